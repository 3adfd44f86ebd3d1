"""Components and cards (RP-001 to RP-020), and that the content files say what the box holds."""

from __future__ import annotations

from collections import Counter

from kubik.games.roll_player.board import ATTRIBUTES, COLOURS, GOLD
from kubik.games.roll_player.content import (
    ALIGNMENTS,
    ARROW,
    BACKSTORIES,
    CARDS,
    CLASSES,
    CONTENT,
    DICE_IN_BAG,
    GRIDS,
    HANDS,
    MARKS,
    MODIFIERS,
    NUMBER,
    RACE,
    RACES,
    SETS,
    TYPE,
    WEAPON,
)
from kubik.games.roll_player.variants import Settings, agree
from tests.roll_player.table import begin_round, market, rule, start, table


@rule("RP-001")
def test_the_bag_holds_seventy_three_dice() -> None:
    assert dict(zip(COLOURS, DICE_IN_BAG, strict=True)) == {
        "green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13,
    }  # fmt: skip
    assert sum(start().state.table.bag) == sum(DICE_IN_BAG) == 73


@rule("RP-002", "RP-010")
def test_coins_and_tokens_are_counted() -> None:
    box = CONTENT.box
    assert (box.coins, box.charisma_tokens, box.tracking_tokens, box.player_aids) == (60, 6, 12, 4)
    assert box.tracking_tokens == 2 * len({each.colour for each in CLASSES})


@rule("RP-003")
def test_there_are_a_hundred_and_one_cards() -> None:
    cards = {
        "aids": CONTENT.box.player_aids,
        "classes": len(CLASSES) // 2,
        "backstories": len(BACKSTORIES),
        "alignments": len(ALIGNMENTS),
        "market": len(CARDS),
        "initiative": CONTENT.box.initiative_cards,
    }
    assert cards == {"aids": 4, "classes": 6, "backstories": 16, "alignments": 17, "market": 53, "initiative": 5}
    assert sum(cards.values()) == 101


@rule("RP-003", "RP-014")
def test_market_cards_by_rank_and_type() -> None:
    assert Counter(card.rank for card in CARDS) == {1: 26, 2: 27}
    assert Counter(card.type for card in CARDS) == {"weapon": 8, "trait": 20, "skill": 13, "armour": 12}
    assert [card.number for card in CARDS] == list(range(1, 54))
    arrows = Counter(card.arrow for card in CARDS if card.type == "trait")
    assert arrows == {"left": 5, "right": 5, "up": 5, "down": 5}
    skills = Counter(card.arrow for card in CARDS if card.type == "skill")
    assert skills == {"left": 3, "up": 2, "down": 4, "right": 3, None: 1}
    assert Counter(HANDS[number] for number in range(len(CARDS)) if TYPE[number] == WEAPON) == {1: 4, 2: 4}


@rule("RP-004")
def test_six_races_and_both_sides_of_a_board_play_alike() -> None:
    assert len(RACES) == 6
    his, hers = start().choose("race:elf:male"), start().choose("race:elf:female")
    assert (his.me.player.female, hers.me.player.female) == (False, True)
    hers.me.player.female = False
    assert his.state.save() == hers.state.save()


@rule("RP-005")
def test_a_board_has_six_rows_of_three() -> None:
    assert ATTRIBUTES == ("str", "dex", "con", "int", "wis", "cha")
    assert len(table().me.player.cells) == 18


@rule("RP-006")
def test_races_have_their_modifiers() -> None:
    said = {race.id: dict(zip(ATTRIBUTES, race.modifiers, strict=True)) for race in RACES}
    changed = {race: {name: n for name, n in row.items() if n} for race, row in said.items()}
    assert changed == {
        "human": {},
        "dwarf": {"con": 2, "cha": -2},
        "elf": {"dex": 2, "con": -2},
        "halfling": {"str": -2, "cha": 2},
        "orc": {"str": 2, "int": -2},
        "dragonkin": {"str": 2, "dex": -2},
    }
    assert MODIFIERS[RACE["orc"]] == (2, 0, 0, -2, 0, 0)


@rule("RP-007")
def test_each_type_of_card_has_its_area() -> None:
    me = table(cards="longsword chain_helm weak climb").me
    assert (me.weapons, me.armour, me.traits, me.skills) == (["longsword"], ["chain_helm"], ["weak"], ["climb"])


@rule("RP-008", "RP-164")
def test_all_cells_are_full_in_the_end() -> None:
    state = start(3).state
    while state.decision is not None:
        state.choose(state.decision.options[-1])
    assert all(0 not in player.cells for player in state.table.players)


@rule("RP-009", "RP-042")
def test_dice_are_drawn_blindly_and_exactly_as_many_as_needed() -> None:
    seen = set()
    for seed in range(20):
        game = begin_round(table(seed=seed))
        assert sum(1 for die in game.state.table.pool + game.state.table.loose if die) == 3
        seen.add(tuple(game.state.table.pool + game.state.table.loose))
    assert len(seen) > 10


@rule("RP-011")
def test_a_class_card_has_two_sides_with_six_goals_each() -> None:
    assert Counter(each.colour for each in CLASSES) == dict.fromkeys(COLOURS[:GOLD], 2)
    assert all(len(each.goals) == 6 for each in CLASSES)
    sides: dict[str, set[str]] = {each.colour: set() for each in CLASSES}
    for each in CLASSES:
        sides[each.colour].add(each.id)
    assert sides["white"] == {"cleric", "paladin"}
    assert sides["black"] == {"rogue", "thief"}


@rule("RP-012", "RP-167")
def test_a_backstory_marks_a_cell_of_each_row_with_another_colour() -> None:
    for marks in MARKS:
        assert [cell // 3 for cell, _ in marks] == list(range(6))
        assert sorted(colour for _, colour in marks) == list(range(6))
    assert CONTENT.backstory.stars == (0, 0, 1, 1, 3, 3, 6)


@rule("RP-013", "RP-167")
def test_an_alignment_is_a_grid_and_the_token_begins_in_its_centre() -> None:
    assert all(len(grid) == 9 for grid in GRIDS)
    assert {max(grid) for grid in GRIDS} == {3}
    assert table().me.token == (1, 1)


@rule("RP-167")
def test_the_goals_of_every_class_are_worth_twelve_stars() -> None:
    assert {sum(goal.stars for goal in each.goals) for each in CLASSES} == {12}


@rule("RP-014")
def test_a_card_shows_type_name_cost_rank_and_arrow() -> None:
    reckless = CARDS[NUMBER["reckless"]]
    assert (reckless.ru, reckless.type, reckless.cost, reckless.rank) == ("Безрассудный", "trait", 6, 1)
    assert (reckless.arrow, ARROW[NUMBER["reckless"]]) == ("right", 3)


@rule("RP-015")
def test_weapons_never_need_more_than_two_hands() -> None:
    game = market(cards="longsword blessed_mace", gold=9, row="jeweled_dagger quarterstaff weak")
    assert not [key for key in game.options() if key.startswith(("buy:jeweled", "buy:quarter"))]
    assert game.refusal("buy:jeweled_dagger") == "no_hands"


@rule("RP-016")
def test_armour_belongs_to_three_sets() -> None:
    sizes = Counter(card.set for card in CARDS if card.set)
    assert sizes == {"chain": 5, "leather": 4, "mystic": 3}
    assert [(each.id, each.stars, each.colours) for each in SETS] == [
        ("chain", (1, 2, 4, 7, 11), ("red", "white")),
        ("leather", (1, 3, 5, 8), ("green", "black")),
        ("mystic", (1, 3, 6), ("blue", "purple")),
    ]


@rule("RP-016", "RP-017", "RP-018")
def test_armour_skills_and_traits_have_no_limit() -> None:
    owned = "chain_helm leather_boots mystic_cloak climb pickpocket acrobatics weak clumsy foolish"
    game = market(cards=owned, gold=9, row="chain_tunic knowledge proud")
    assert {"buy:chain_tunic", "buy:knowledge", "buy:proud"} <= set(game.options())


@rule("RP-019", "RP-020", "RP-033", "RP-034")
def test_initiative_cards_by_number_of_players() -> None:
    coins = {players: agree(players, Settings()).coins for players in (1, 2, 3, 4)}
    assert coins == {1: [0, 1, 0], 2: [0, 1, 0], 3: [0, 1, 1, 0], 4: [0, 1, 1, 1, 0]}


def test_every_entry_says_where_it_comes_from() -> None:
    assert CARDS[NUMBER["quarterstaff"]].origin.effect == "rulebook"
    assert CARDS[NUMBER["quarterstaff"]].origin.cost == "proposed"
    assert CARDS[NUMBER["reckless"]].origin.cost == "rulebook"
    assert {each.origin.figures for each in ALIGNMENTS} == {"public"}
    effects = Counter(each.origin.effect for each in CLASSES)
    assert effects == {"rulebook": 5, "proposed": 7}
