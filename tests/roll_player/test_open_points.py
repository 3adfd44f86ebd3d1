"""What the rulebook leaves open, as this project plays it (OP-1 to OP-46)."""

from __future__ import annotations

from random import Random
from typing import Any

from kubik.games.roll_player.content import ARROW, CARDS
from tests.roll_player.conformance import check, dice
from tests.roll_player.table import begin_round, market, rule, start, table

POOL = "red1 blue3 green5"


@rule("OP-1")
def test_gold_is_unlimited() -> None:
    assert table(gold=100, cards="pickpocket", pool=POOL).choose("use:pickpocket", "yes").me.gold == 102


@rule("OP-2")
def test_removed_cards_are_random_and_lie_open() -> None:
    removed = set()
    for seed in range(5):
        game = start(2, seed=seed)
        while game.ask != "place_start":
            game.choose(game.options()[0])
        removed.add(frozenset(game.state.view(None).discard))
    assert len(removed) == 5


@rule("OP-3", "OP-32")
def test_crossbow_first_then_tokens_down_to_nothing() -> None:
    game = market(cards="heavy_crossbow", row="longbow chain_helm weak").hero(charisma=5, gold=1)
    assert [key for key in game.options() if key.startswith("buy:chain_helm")] == [
        "buy:chain_helm:1",
        "buy:chain_helm:2",
    ]


@rule("OP-32")
def test_the_crossbow_lowers_both_purchases_of_the_bard() -> None:
    game = table(class_="bard", cards="heavy_crossbow", gold=5, pool=POOL).choose("take:1", "place:cha", "done")
    game.choose("take:2", "place:cha", "done").row("weak chain_helm clumsy").choose("buy:weak", "buy:chain_helm")
    assert game.me.gold == 0


@rule("OP-4", "OP-41")
def test_diplomacy_follows_the_arrow_of_the_copied_skill() -> None:
    game = table(cards="diplomacy", pool=POOL, token=(2, 1)).hero(1, exhausted="pickpocket acrobatics")
    # Pickpocket would lead off the grid, Acrobatics not.
    assert [key for key in game.options() if key.startswith("copy")] == ["copy:acrobatics"]
    game.choose("copy:acrobatics")
    assert game.me.token == (2, 2)


@rule("OP-41")
def test_diplomacy_needs_a_skill_of_another() -> None:
    game = table(cards="diplomacy pickpocket", pool=POOL)
    assert not [key for key in game.options() if key.startswith("copy")]
    assert game.refusal("use:diplomacy") == "no_skill_to_copy"


@rule("OP-41", "OP-18")
def test_diplomacy_has_the_window_of_the_copied_skill() -> None:
    game = market(cards="diplomacy", row="weak clumsy foolish").hero(1, exhausted="climb").choose("copy:climb")
    assert (game.ask, game.me.token) == ("market", (1, 2))


@rule("OP-5", "OP-35")
def test_search_keeps_the_face_and_may_take_the_same_colour() -> None:
    game = table(board="str: red4 blue1 blue2; cha: red1", cards="search", pool=POOL)
    game.choose("use:search", "exchange:str1", "colour:red")
    assert (game.me.row("str")[0], game.me.gold, game.ask) == ("red4", 0, "take_card")


@rule("OP-35")
def test_search_does_nothing_with_an_empty_bag() -> None:
    game = table(board="str: red4", cards="search", pool=POOL)
    game.state.table.bag = [0] * 7
    game.state.choose("use:search")
    assert (game.ask, game.me.exhausted) == ("take_card", ["search"])


@rule("OP-6", "OP-38")
def test_open_lock_costs_three_and_leaves_the_market_action() -> None:
    game = (
        market(gold=5, cards="open_lock", row="weak clumsy foolish").top("chain_tunic").choose("use:open_lock", "yes")
    )
    assert (game.me.gold, game.me.armour) == (2, ["chain_tunic"])
    assert game.choose("discard:weak").me.gold == 4
    poor = market(gold=2, cards="open_lock", row="weak clumsy foolish").choose("use:open_lock")
    assert (poor.ask, poor.me.exhausted) == ("market", ["open_lock"])


@rule("OP-6", "OP-18")
def test_open_lock_works_after_the_market_action_too() -> None:
    game = market(gold=3, cards="open_lock", row="weak clumsy foolish").top("chain_tunic").choose("discard:weak")
    game.choose("use:open_lock", "yes")
    assert (game.me.armour, game.me.gold, game.asked) == (["chain_tunic"], 2, 1)


@rule("OP-38")
def test_open_lock_shuffles_the_discard_pile_first() -> None:
    game = market(gold=3, cards="open_lock", row="weak clumsy foolish").empty_deck(discard="chain_tunic")
    assert game.choose("use:open_lock", "yes").me.armour == ["chain_tunic"]
    nothing = market(gold=3, cards="open_lock", row="weak clumsy foolish").empty_deck().choose("use:open_lock")
    assert (nothing.me.gold, nothing.ask) == (3, "market")


@rule("OP-7")
def test_a_weapon_bought_unseen_that_does_not_fit() -> None:
    def locked(*keys: str) -> list[str]:
        game = market(gold=3, cards="open_lock longsword blessed_mace", row="weak clumsy foolish").top("quarterstaff")
        game.choose("use:open_lock", "yes")
        assert game.options() == ["drop:longsword", "drop:blessed_mace", "give_up"]
        return game.choose(*keys).me.weapons

    assert locked("drop:longsword", "drop:blessed_mace") == ["quarterstaff"]
    assert locked("give_up") == ["longsword", "blessed_mace"]
    assert locked("drop:longsword", "give_up") == ["blessed_mace"]


@rule("OP-8")
def test_arrows_are_orthogonal() -> None:
    assert {ARROW[number] for number, card in enumerate(CARDS) if card.arrow} == {0, 1, 2, 3}


@rule("OP-9", "OP-14", "OP-17")
def test_the_last_round_ends_with_a_last_chance_and_no_refresh() -> None:
    game = table(cards="pickpocket", exhausted="climb").hero(charisma=2).finish()
    assert (game.ask, game.me.charisma) == ("last_chance", 0)
    game.choose("use:pickpocket", "done")
    assert game.result
    assert game.me.exhausted == ["pickpocket", "climb"]


@rule("OP-12")
def test_a_row_that_was_opened_again_pays_again() -> None:
    game = table(board="cha: red1 red2", pool="red1 blue3 green5", cards="sleight_of_hand")
    game.choose("take:1", "place:cha", "done")
    assert game.me.gold == 1
    game.choose("use:sleight_of_hand", seat=0).choose("shift:cha3", "to:str")
    begin_round(game, "red1 blue3 green5").choose("take:1", "place:cha")
    assert game.me.gold == 2


@rule("OP-13")
def test_a_row_without_cards_stays_empty() -> None:
    game = market(row="weak clumsy").empty_deck()
    game.hero(0, gold=9).hero(1, gold=9).choose("buy:weak", "buy:clumsy")
    assert (game.state.table.round, game.market_row) == (2, [])


@rule("OP-15")
def test_only_those_who_have_something_to_use_are_looked_at() -> None:
    game = table(4).hero(1, cards="pickpocket").hero(2, cards="longsword").hero(3, cards="acrobatics")
    assert list(game.state.game.windows(game.state)) == [1, 3]
    assert game.options(seat=2) == ["drop:longsword"]
    # In the market phase the circle begins with the active player.
    game.market(2, 0, 1, 3)
    assert list(game.state.game.windows(game.state)) == [3, 1]


@rule("OP-15")
def test_one_player_may_use_several_skills_in_a_row() -> None:
    game = table(cards="pickpocket acrobatics", board="str: red1 red2", pool=POOL)
    game.choose("use:pickpocket", "yes", "use:acrobatics", "swap:str1")
    assert (game.me.exhausted, game.ask) == (["pickpocket", "acrobatics"], "take_card")


@rule("OP-16")
def test_after_a_purchase_only_the_buyer_acts() -> None:
    game = market(class_="sorcerer", board="str: red1", gold=4, row="weak clumsy foolish", cards="pickpocket")
    game.hero(1, cards="acrobatics")
    assert game.options(seat=1) == ["use:acrobatics"]
    game.choose("buy:weak")
    # First the trait and the class, then the window.
    assert (game.me.token, game.ask) == ((0, 1), "reroll")
    game.choose("done")
    assert (game.asked, game.options(), game.options(seat=1)) == (0, ["end", "use:pickpocket"], [])
    assert game.refusal("use:acrobatics", seat=1) == "not_now"


@rule("OP-18")
def test_effects_have_their_windows() -> None:
    windows = {card.id: card.window for card in CARDS if card.window not in (None, "any")}
    assert windows == {
        "negotiate": "pool_or_market",
        "open_lock": "own_market",
        "climb": "pool",
        "intimidate": "pool",
        "move_silently": "own_market",
        "diplomacy": "copied",
    }
    early = table(cards="open_lock", gold=9, pool=POOL).choose("use:open_lock")
    assert (early.ask, early.me.gold) == ("take_card", 9)
    late = market(cards="negotiate", board="str: red1").choose("use:negotiate")
    assert late.ask == "negotiate"
    other = market(gold=9).hero(1, cards="open_lock", gold=9).choose("use:open_lock", seat=1)
    assert (other.they.gold, other.they.exhausted, other.asked) == (9, ["open_lock"], 0)


@rule("OP-18")
def test_negotiate_works_at_the_start_of_the_cleanup() -> None:
    game = table(pool="red1 blue3 green5").hero(1, cards="negotiate", board="str: red2")
    game.choose("take:1", "place:cha", "done", "take:2", "place:cha", "done").row("weak clumsy foolish")
    game.choose("discard:weak", "discard:clumsy", "end")
    assert game.ask == "clean_up"
    game.choose("use:negotiate", seat=1).choose("exchange:str1")
    assert game.they.row("str") == ["green5"]


@rule("OP-18", "OP-44")
def test_the_pool_can_be_changed_until_the_last_dice_turn() -> None:
    game = table(pool=POOL).hero(1, cards="climb").choose("take:1", "place:cha", "done")
    early = game.choose("use:climb", "turn:2")
    assert early.on_cards == ["", "blue4", "green5"]
    late = table(pool=POOL).hero(1, cards="climb negotiate", board="str: red2").choose("take:1", "place:cha", "done")
    late.choose("take:2", "place:cha", "done").choose("use:climb", seat=1)
    assert (late.on_cards, late.ask) == (["", "", "green5"], "market")
    assert late.choose("use:negotiate", seat=1).ask == "negotiate"


@rule("OP-19")
def test_outside_of_its_window_a_skill_moves_the_token_only() -> None:
    game = market(cards="climb").choose("use:climb")
    assert (game.me.token, game.me.exhausted, game.ask) == ((1, 2), ["climb"], "market")
    empty = table(cards="sleight_of_hand", pool=POOL).choose("use:sleight_of_hand")
    assert (empty.me.token, empty.ask) == ((2, 1), "take_card")


@rule("OP-20")
def test_traits_and_goals_look_at_different_numbers() -> None:
    me = table(class_="monk", board="str: gold6 gold6 gold5", cards="jeweled_dagger courageous").me
    assert (me.sheet["goal_str"], me.sheet["trait_courageous"]) == (3, 0)


@rule("OP-21")
def test_every_paid_card_triggers_the_class() -> None:
    hero: dict[str, Any] = {"class_": "warrior", "board": "str: red1", "gold": 9}
    lock = market(cards="open_lock", row="weak clumsy foolish", **hero).top("chain_helm").choose("use:open_lock", "yes")
    assert lock.ask == "flip"
    silent = market(cards="move_silently", row="weak clumsy foolish", **hero).discards("chain_helm")
    assert silent.choose("use:move_silently", "buy_discarded:chain_helm").ask == "flip"


@rule("OP-22")
def test_tokens_are_unlimited_and_never_pay_for_open_lock_or_the_cleric() -> None:
    game = market(cards="open_lock", gold=2, row="weak clumsy foolish").hero(charisma=9).choose("use:open_lock")
    assert game.ask == "market"
    cleric = table(class_="cleric", gold=1, pool=POOL).hero(charisma=9)
    assert "ability" not in cleric.options()


@rule("OP-23")
def test_an_empty_row() -> None:
    game = market(row="")
    game.state.table.trash += game.state.table.row
    game.state.table.row = []
    game.state.resume()
    assert game.options() == ["end"]
    game.choose("end")
    assert (game.me.gold, game.asked, game.me.player.initiative) == (0, 1, 0)
    friendly = market(friendly_market=True)
    friendly.state.table.trash += friendly.state.table.row
    friendly.state.table.row = []
    friendly.state.resume()
    assert friendly.options() == ["take_gold"]
    assert friendly.choose("take_gold").me.gold == 2


@rule("OP-24")
def test_starting_dice_one_player_after_another_and_open() -> None:
    game = start(3, first=1)
    while game.ask != "place_start":
        game.choose(game.options()[0])
    assert [bool(player.starting) for player in game.state.table.players] == [False, True, False]
    assert game.state.view(0).players[1].starting == game.at(1).player.starting


@rule("OP-28")
def test_longbow() -> None:
    plain = table(cards="longbow", pool=POOL).choose("take:1")
    assert plain.me.gold == 0
    assert plain.choose("place:cha").me.gold == 1
    assert table(cards="longbow", pool=POOL).choose("take:2", "place:cha").me.gold == 1
    assert table(1, cards="longbow", pool=POOL).choose("take:3", "place:cha").me.gold == 1


@rule("OP-29")
def test_quarterstaff_pays_for_placing_only() -> None:
    game = table(board="str: red1 red2; cha: blue1", cards="quarterstaff sleight_of_hand", pool=POOL)
    game.choose("use:sleight_of_hand", "shift:cha1", "to:str")
    assert game.me.gold == 0


@rule("OP-31", "OP-27")
def test_ancient_spear_repeats_the_row_action_once_for_a_gold() -> None:
    game = table(board="con: red2 blue1", cards="ancient_spear", gold=1, pool=POOL).choose("take:1", "place:str")
    game.choose("flip:con1")
    assert (game.ask, game.options()) == ("repeat", ["yes", "done", "drop:ancient_spear"])
    game.choose("yes", "flip:con2")
    assert (game.me.gold, game.me.row("con"), game.asked) == (0, ["red5", "blue6"], 1)
    left = table(board="con: red2", cards="ancient_spear", gold=1, pool=POOL).choose("take:1", "place:str", "done")
    assert left.asked == 1
    poor = table(board="con: red2", cards="ancient_spear", pool=POOL).choose("take:1", "place:str", "flip:con1")
    assert poor.asked == 1


@rule("OP-31", "OP-43")
def test_ancient_spear_repeats_the_monks_wisdom() -> None:
    game = table(class_="monk", cards="ancient_spear", gold=1, pool=POOL)
    game.choose("take:1", "place:str", "action:wis", "move:up", "yes", "move:left")
    assert game.me.token == (0, 0)


@rule("OP-31")
def test_ancient_spear_does_not_repeat_granted_actions() -> None:
    game = table(board="con: red2", cards="ancient_spear cure_wounds", gold=1, pool=POOL)
    assert game.choose("use:cure_wounds", "raise:con1").ask == "take_card"


@rule("OP-27")
def test_blessed_mace_moves_further_with_every_wisdom_action() -> None:
    game = table(cards="blessed_mace", pool=POOL).choose("take:1", "place:wis", "move:up")
    assert game.options() == ["move:down", "move:left", "move:right", "done", "drop:blessed_mace"]
    assert game.choose("move:left").me.token == (0, 0)
    cleric = table(class_="cleric", gold=2, cards="blessed_mace", pool=POOL).choose("ability", "move:up", "done")
    assert cleric.me.token == (0, 1)


@rule("OP-34")
def test_granted_actions_may_be_declined_and_dexterity_needs_two_dice() -> None:
    game = table(board="con: red2", cards="acrobatics cure_wounds", pool=POOL).choose("use:acrobatics")
    assert game.ask == "take_card"
    assert game.choose("use:cure_wounds", "done").me.row("con") == ["red2"]


@rule("OP-36")
def test_negotiate_takes_unclaimed_dice_only_and_sorts_the_given_die() -> None:
    game = table(pool="blue1 gold3 green5").hero(1, cards="negotiate", board="str: red4")
    game.choose("take:2", "place:cha", "done", "use:negotiate", "exchange:str1")
    assert game.options() == ["for:1", "for:3"]
    game.choose("for:1")
    assert (game.they.row("str"), game.on_cards) == (["blue1"], ["red4", "", "green5"])


@rule("OP-37")
def test_climb_takes_one_die_and_new_faces_stand() -> None:
    game = table(cards="climb", pool="red2 blue3 green6").choose("use:climb", "turn:1")
    assert (game.ask, game.on_cards) == ("take_card", ["blue3", "red5", "green6"])
    all_of_them = table(cards="intimidate", pool=POOL).choose("use:intimidate", "roll:1", "roll:2").rolls(0)
    assert all_of_them.choose("roll:3").ask == "tie"
    none = table(cards="intimidate", pool=POOL).choose("use:intimidate", "done")
    assert none.on_cards == POOL.split()


@rule("OP-39")
def test_move_silently_without_anything_to_buy() -> None:
    game = (
        market(gold=0, cards="move_silently", row="weak clumsy foolish").discards("proud").choose("use:move_silently")
    )
    assert (game.ask, game.me.exhausted) == ("market", ["move_silently"])
    assert game.choose("discard:weak").me.gold == 2
    solo = table(1, gold=9, cards="move_silently").market().discards("")
    assert solo.choose("use:move_silently").ask == "market"


@rule("OP-39")
def test_move_silently_takes_the_place_of_one_purchase_of_the_bard() -> None:
    game = table(class_="bard", gold=9, cards="move_silently", pool=POOL).choose("take:1", "place:cha", "done")
    game.choose("take:2", "place:cha", "done").row("chain_helm clumsy foolish").discards("proud")
    game.choose("use:move_silently", "buy_discarded:proud")
    assert (game.asked, "buy:chain_helm" in game.options()) == (0, True)
    assert not [key for key in game.options() if key.startswith("discard")]
    game.choose("buy:chain_helm")
    assert game.asked == 1
    spent = market(gold=9, cards="move_silently", row="chain_helm clumsy foolish").discards("proud")
    spent.choose("buy:chain_helm", "use:move_silently")
    assert (spent.asked, spent.me.traits) == (1, [])


@rule("OP-40")
def test_sleight_of_hand_needs_another_row_with_room() -> None:
    one = "str: red1 red2; dex: red1 red2 red3; con: blue1 blue2 blue3; int: green1 green2 green3; "
    one += "wis: white1 white2 white3; cha: black1 black2 black3"
    game = table(board=one, cards="sleight_of_hand", pool=POOL).choose("use:sleight_of_hand")
    shifts = [key for key in game.options() if key.startswith("shift")]
    assert len(shifts) == 15
    assert not [key for key in shifts if key.startswith("shift:str")]
    game.choose("shift:dex1")
    assert game.me.row("str") == ["red1", "red2", "red1"]


@rule("RP-163", "RP-164", "RP-165", "RP-166")
def test_dice_and_cards_are_never_made_or_lost() -> None:
    for players in (1, 2, 3, 4):
        random = Random(players)
        state = start(players, seed=players).state
        while state.decision is not None:
            check(state)
            asides = [(option, seat) for seat in range(players) for option in state.asides(seat)]
            if asides and random.random() < 0.3:
                state.choose(*random.choice(asides))
            else:
                state.choose(random.choice(state.decision.options))
        assert sum(dice(state).values()) == 73 - (players == 1)
