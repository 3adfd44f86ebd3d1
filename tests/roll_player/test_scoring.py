"""The end and the stars (RP-093 to RP-110, RP-116, RP-117, RP-128)."""

from __future__ import annotations

import pytest

from kubik.games.roll_player.content import Goal
from kubik.games.roll_player.scoring import armour_stars, attributes, best_weapons, for_goals, goal_stars
from tests.roll_player.table import Game, rule, start, table

PLAIN = (
    "str: red1 red1 red1; dex: red1 red1 blue1; con: blue1 blue1 blue1; "
    "int: green1 green1 green1; wis: green1 purple1 purple1; cha: purple1 purple1 white1"
)


def hero(board: str = PLAIN, *, class_: str = "rogue", **rest: object) -> Game:
    """Seat 0 at the end of the game."""
    return table(class_=class_, board=board, **rest)  # type: ignore[arg-type]


@rule("RP-093")
def test_the_game_ends_after_the_round_that_fills_the_boards() -> None:
    state = start(2).state
    rounds = set()
    while state.decision is not None:
        rounds.add(state.table.round)
        state.choose(state.decision.options[-1])
    assert max(rounds) == state.table.round == 12
    assert state.result is not None


@rule("RP-094", "RP-099", "RP-100")
def test_the_sheet_has_a_line_for_each_source() -> None:
    game = hero(cards="weak").hero(1, board=PLAIN.replace("red", "black")).finish()
    lines = [f"goal_{name}" for name in ("str", "dex", "con", "int", "wis", "cha")]
    lines += ["class_dice", "alignment", "backstory", "armour_chain", "armour_leather", "armour_mystic"]
    sheet = game.result.sheet
    assert list(sheet) == [*lines, "trait_weak", "stars", "gold"]
    assert sheet["stars"] == tuple(sum(sheet[line][seat] for line in [*lines, "trait_weak"]) for seat in (0, 1))


@rule("RP-095", "RP-006")
def test_an_attribute_is_its_faces_and_the_race() -> None:
    game = hero("str: red1 red2 red3; int: blue6 blue6 blue6", race="orc")
    assert attributes(game.me.player)[:4] == [8, 0, 0, 16]
    # The token on the board never shows the race before the end: a placed die still only needs an empty cell.
    assert game.me.sheet["goal_str"] == 0


@rule("RP-096", "RP-097", "RP-098", "RP-EX-13")
@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Goal(17, 3, 17), [False, True, False]),
        (Goal(16, 2, 17), [True, True, False]),
        (Goal(14, 1), [True, True, True]),
    ],
)
def test_goals_are_exact_ranges_or_at_least(goal: Goal, met: list[bool]) -> None:
    assert [goal.least <= value <= goal.most for value in (16, 17, 18)] == met


@rule("RP-096", "RP-097", "RP-098", "RP-099")
def test_stars_of_met_goals() -> None:
    """Monk: strength 18+, dexterity 16-17, constitution 17-18, intelligence 14+, wisdom 15-16, charisma 14-15."""
    game = hero(
        "str: red6 red6 red6; dex: red6 red6 blue6; con: blue6 blue6 blue5; "
        "int: green6 green6 green6; wis: green5 purple5 purple5; cha: purple5 purple5 white5",
        class_="monk",
    )
    assert goal_stars(game.me.player, []) == [3, 0, 2, 1, 2, 2]


@rule("RP-096")
def test_an_exact_goal_needs_exactly_that() -> None:
    """Paladin: strength 17."""
    for faces, stars in (("red6 red6 red4", 0), ("red6 red6 red5", 3), ("red6 red6 red6", 0)):
        assert goal_stars(hero(f"str: {faces}", class_="paladin").me.player, [])[0] == stars


@rule("RP-100")
def test_each_die_of_the_class_colour_is_a_star() -> None:
    assert hero("str: black1 black2; cha: black6 red1").me.sheet["class_dice"] == 3


@rule("RP-101")
@pytest.mark.parametrize(("token", "stars"), [((1, 0), 3), ((1, 1), 0), ((1, 2), -3), ((0, 0), 1)])
def test_the_square_under_the_token_counts(token: tuple[int, int], stars: int) -> None:
    assert hero(token=token).hero(alignment="arbiter").me.sheet["alignment"] == stars


@rule("RP-102", "RP-EX-2")
@pytest.mark.parametrize(("matches", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
def test_backstory(matches: int, stars: int) -> None:
    """Aristocrat: blue, green, purple, red, black, white in the columns 3, 2, 1, 3, 2, 3."""
    rows = ["str: purple1 purple1 {}", "dex: purple1 {}", "con: {}", "int: purple1 purple1 {}", "wis: purple1 {}"]
    rows.append("cha: purple1 purple1 {}")
    marks = ["blue2", "green3", "purple4", "red5", "black6", "white1"]
    shown = [mark if place < matches else "gold6" for place, mark in enumerate(marks)]
    board = [row.format(mark) for row, mark in zip(rows, shown, strict=True)]
    game = hero("; ".join(board)).hero(backstory="aristocrat")
    assert game.me.sheet["backstory"] == stars


@rule("RP-103", "RP-104", "RP-EX-14")
def test_armour_pays_by_set_and_once_for_the_class_colour() -> None:
    chain = "chain_gorget chain_vambraces chain_helm chain_leggings"
    assert hero(class_="cleric", cards=chain).me.sheet["armour_chain"] == 8
    assert hero(class_="rogue", cards=chain).me.sheet["armour_chain"] == 7
    mixed = hero(class_="rogue", cards="chain_helm leather_boots leather_gloves mystic_cloak").me.sheet
    assert (mixed["armour_chain"], mixed["armour_leather"], mixed["armour_mystic"]) == (1, 3 + 1, 1)
    assert hero(class_="rogue").me.sheet["armour_leather"] == 0


@rule("RP-105")
@pytest.mark.parametrize(
    ("trait", "board", "stars"),
    [
        ("weak", "str: red2 red3 red3; con: blue6 blue6 blue6", 4),
        ("foolish", "int: red2 red3 red3; wis: blue6 blue6 blue6", 4),
        ("clumsy", "dex: red6 red6 red6; cha: blue3 blue3 blue2", 4),
        ("nimble", "dex: red6 red6 red6; cha: blue3 blue3 blue2", 4),
        ("proud", "int: red6 red6 red5; wis: blue6 blue6 blue5", 0),
        ("courageous", "str: red6 red6 red6; con: blue1 blue6 blue5", 3),
    ],
)
def test_traits_about_attributes(trait: str, board: str, stars: int) -> None:
    full = {row: f"{row}: gold4 gold4 gold1" for row in ("str", "dex", "con", "int", "wis", "cha")}
    full |= {part.strip()[:3]: part.strip() for part in board.split(";")}
    assert hero("; ".join(full.values()), cards=trait).me.sheet[f"trait_{trait}"] == stars


@rule("RP-105", "OP-33")
def test_traits_that_count() -> None:
    assert hero(cards="steadfast longsword blessed_mace").me.sheet["trait_steadfast"] == 4
    assert hero(cards="focused climb pickpocket", exhausted="search").me.sheet["trait_focused"] == 3
    assert hero(cards="famous weak clumsy").me.sheet["trait_famous"] == 3
    assert hero(cards="greedy", gold=7).me.sheet["trait_greedy"] == 1
    assert hero(cards="greedy", gold=8).me.sheet["trait_greedy"] == 2
    assert hero(cards="loyal", board="str: black1 black2 black3").me.sheet["trait_loyal"] == 1
    assert hero(cards="obnoxious").me.sheet["trait_obnoxious"] == 3 * 3
    assert hero(cards="obnoxious", board="str: gold1 gold2 gold3").me.sheet["trait_obnoxious"] == 3
    assert hero(cards="obnoxious", board="str: gold1 gold2").me.sheet["trait_obnoxious"] == 0
    assert hero(cards="envious", gold=0).me.sheet["trait_envious"] == 3
    assert hero(cards="envious", gold=1).me.sheet["trait_envious"] == 0
    assert hero(cards="reckless").me.sheet["trait_reckless"] == 12


@rule("RP-105")
@pytest.mark.parametrize(
    ("trait", "inside", "outside"),
    [
        ("honorable", (2, 0), (2, 1)),
        ("compassionate", (0, 2), (1, 2)),
        ("obsessed", (0, 2), (0, 1)),
        ("cunning", (2, 1), (1, 1)),
    ],
)
def test_traits_about_alignment(trait: str, inside: tuple[int, int], outside: tuple[int, int]) -> None:
    assert hero(cards=trait, token=inside).me.sheet[f"trait_{trait}"] == 3
    assert hero(cards=trait, token=outside).me.sheet[f"trait_{trait}"] == 0


@rule("RP-105", "OP-26")
def test_honest_and_dedicated() -> None:
    board = "str: gold1 gold1 blue1; dex: gold1 green1; con: purple1; int: gold1 gold1 red1; wis: gold1 black1"
    assert hero(board, cards="honest").hero(backstory="aristocrat").me.sheet["trait_honest"] == 2
    goals = "dex: red6 red6 red5; con: blue6 blue6 blue5; int: green6 green6 green6; wis: green5 purple5 purple5"
    assert hero(goals, class_="monk", cards="dedicated").me.sheet["trait_dedicated"] == 4
    three = goals.replace("green5", "green1")
    assert hero(three, class_="monk", cards="dedicated").me.sheet["trait_dedicated"] == 0


# --- who has won ------------------------------------------------------------------------------------------------------


def ending(gold: tuple[int, int], boards: tuple[str, str]) -> Game:
    game = table(class_="rogue", board=boards[0]).hero(0, gold=gold[0], backstory="savage")
    return game.hero(1, class_="warrior", board=boards[1], gold=gold[1], backstory="savage", race="orc").finish()


@rule("RP-106")
def test_most_stars_win() -> None:
    game = ending((9, 0), ("str: white1", "str: red1"))
    assert (game.result.winners, game.result.places, game.result.sheet["stars"]) == ((1,), (2, 1), (0, 1))


@rule("RP-107")
def test_then_most_gold_wins() -> None:
    assert ending((3, 4), ("str: black1", "str: red1")).result.winners == (1,)
    assert ending((4, 3), ("str: black1", "str: red1")).result.winners == (0,)


@rule("RP-108")
def test_then_fewest_dice_of_the_own_colour() -> None:
    """Two stars for dice, or one for a die and one for intelligence."""
    game = ending((3, 3), ("str: black1 black2", "str: red1; int: gold6 gold6 gold4"))
    assert game.result.sheet["stars"] == (2, 2)
    assert game.result.winners == (1,)


@rule("RP-109")
def test_else_the_victory_is_shared() -> None:
    game = ending((3, 3), ("str: black1", "str: red1"))
    assert (game.result.winners, game.result.places) == ((0, 1), (1, 1))


# --- weapons ----------------------------------------------------------------------------------------------------------


@rule("RP-116", "RP-117", "RP-EX-15", "OP-20")
def test_jeweled_dagger_counts_gold_dice_higher_for_goals_only() -> None:
    game = hero("str: blue5 gold6 gold5", cards="jeweled_dagger courageous")
    assert for_goals(game.me.player, game.me.player.weapons)[0] == 18
    assert attributes(game.me.player)[0] == 16
    assert game.me.sheet["trait_courageous"] == 0


@rule("RP-116", "RP-117")
def test_longsword_counts_dice_of_the_class_colour_higher() -> None:
    game = hero("str: black6 black6 gold6", cards="longsword reckless")
    assert for_goals(game.me.player, game.me.player.weapons)[0] == 20
    low = hero("str: black1 black1 black3", cards="longsword reckless").me
    assert for_goals(low.player, low.player.weapons)[0] == 8
    assert low.sheet["trait_reckless"] == 12


@rule("RP-110", "OP-26", "OP-10")
def test_a_weapon_that_hurts_is_discarded_before_scoring() -> None:
    """Paladin: strength 17 is met without the sword."""
    game = hero("str: white6 red6 red5", class_="paladin", cards="longsword").finish()
    assert (game.me.weapons, game.result.sheet["goal_str"][0]) == ([], 3)
    (told,) = game.told("discards_own")
    assert told.seat == 0
    kept = hero("str: white6 red6 red4", class_="paladin", cards="longsword").finish()
    assert (kept.me.weapons, kept.result.sheet["goal_str"][0]) == (["longsword"], 3)


@rule("OP-26")
def test_steadfast_is_counted_before_a_weapon_is_discarded() -> None:
    game = hero("int: white6 red6 red1; wis: white6 red6 red4", class_="paladin", cards="longsword steadfast")
    assert best_weapons(game.me.player, False) == game.me.player.weapons


@rule("RP-128", "RP-EX-17", "OP-30")
def test_tower_shield_makes_an_incomplete_set_larger() -> None:
    shield = hero(cards="tower_shield").me.player
    assert armour_stars(shield, shield.weapons) == [0, 0, 0]
    whole = hero(class_="wizard", cards="tower_shield mystic_cowl mystic_robes mystic_cloak").me.player
    assert armour_stars(whole, whole.weapons) == [0, 0, 7]
    # Leather gains 2, chain 1; the colour star stays what it is.
    some = hero(cards="tower_shield chain_helm leather_boots").me.player
    assert armour_stars(some, some.weapons) == [1, 3 + 1, 0]
    best = hero(class_="wizard", cards="tower_shield chain_helm leather_boots mystic_cowl mystic_cloak").me.player
    assert armour_stars(best, best.weapons) == [1, 1, 7]
