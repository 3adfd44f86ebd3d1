"""Hydra: two teams that share their health (HR-102 to HR-113)."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.bots import advance, bot
from kubik.kernel.errors import BadSetup, NotAsked
from tests.hero_realms.table import Game, rule, start, table


def hydra(**mine: Any) -> Game:
    """Seats 0 and 1 against 2 and 3; seat 0 has what is named."""
    return table(mode="hydra_2v2", **mine)


@rule("HR-102")
def test_hydra_is_for_two_teams_of_two() -> None:
    assert start(mode="hydra_2v2").state.rules.team == [0, 0, 1, 1]
    for players in (2, 3, 5, 6):
        with pytest.raises(BadSetup):
            start(players, mode="hydra_2v2")


@rule("HR-103")
def test_a_team_has_one_health_total_of_75() -> None:
    game = hydra(hand="rally_the_troops")
    assert game.state.table.health == [75, 75]
    game.choose("play:rally_the_troops", "attack:2", "amount:5")
    assert [game.at(seat).health for seat in range(4)] == [80, 80, 70, 70]


@rule("HR-104")
def test_deck_hand_discard_pile_and_play_area_stay_personal() -> None:
    game = hydra(hand="gold command", deck="dagger", gold=1).row("profit").seat(1, hand="ruby", play="street_thug")
    game.choose("play:gold", "play:command", "buy:profit")
    assert (game.at(0).play, game.at(1).play) == (["command", "gold"], ["street_thug"])
    assert (game.at(0).hand, game.at(1).hand) == (["dagger"], ["ruby"])
    assert (game.at(0).discard, game.at(1).discard) == (["profit"], [])
    assert "play:ruby" not in game.options(seat=0)
    assert "expend:street_thug" not in game.options(seat=0)


@rule("HR-104")
def test_teammates_do_not_see_each_others_hands() -> None:
    game = start(mode="hydra_2v2")
    assert game.state.view(0).players[1].hand == [-1] * 3


@rule("HR-105")
def test_a_teammates_card_is_no_ally() -> None:
    game = hydra(play="taxation").seat(1, play="cristov_the_just")
    assert "ally:taxation" not in game.options(seat=0)
    assert "ally:cristov_the_just" not in game.options(seat=1)


@rule("HR-106")
def test_the_first_team_draws_3_cards_each_and_the_other_5() -> None:
    for first, hands in ((0, [3, 3, 5, 5]), (1, [3, 3, 5, 5]), (3, [5, 5, 3, 3])):
        game = start(mode="hydra_2v2", first=first)
        assert [len(game.at(seat).hand) for seat in range(4)] == hands
        assert game.state.rules.team[game.asked] == game.state.rules.team[first]


@rule("HR-107")
def test_the_main_phases_of_teammates_interleave() -> None:
    game = hydra(hand="gold shortsword").seat(1, hand="ruby dagger")
    game.choose("play:gold", seat=0)
    game.choose("play:ruby", seat=1)
    game.choose("play:shortsword", seat=0)
    game.choose("play:dagger", seat=1)
    game.choose("attack:2", "amount:1", seat=0)
    assert [(game.at(seat).gold, game.at(seat).combat) for seat in (0, 1)] == [(1, 1), (2, 1)]


@rule("HR-107")
def test_all_members_discard_then_all_draw_then_the_other_team_is_on() -> None:
    game = hydra(hand="gold", gold=3).seat(1, hand="ruby", combat=2)
    game.choose("end_turn", seat=1)
    assert (game.at(1).hand, game.at(1).combat) == (["ruby"], 2)  # waits for the teammate
    assert game.asked == 0
    assert game.options(seat=1) == []
    game.choose("end_turn", seat=0)
    assert [(game.at(seat).gold, game.at(seat).combat, len(game.at(seat).hand)) for seat in (0, 1)] == [(0, 0, 5)] * 2
    assert "gold" in game.at(0).discard
    assert "ruby" in game.at(1).discard
    assert game.asked == 2
    assert "end_turn" in game.options(seat=3)
    assert game.options(seat=0) == game.options(seat=1) == []


@rule("HR-107")
def test_nobody_draws_before_all_members_have_discarded() -> None:
    game = hydra(hand="gold").seat(1, hand="ruby").choose("end_turn", "end_turn")
    phases = [event.kind for event in game.events if event.kind in ("ends_turn", "draws")]
    assert phases == ["ends_turn", "ends_turn", "draws", "draws"]


@rule("HR-107")
def test_teams_alternate() -> None:
    game = start(mode="hydra_2v2")
    teams = []
    for _ in range(8):
        teams.append(game.state.rules.team[game.asked])
        game.choose("end_turn")
    assert teams == [0, 0, 1, 1, 0, 0, 1, 1]


@rule("HR-107")
def test_the_other_team_cannot_act() -> None:
    game = hydra().seat(2, hand="gold")
    with pytest.raises(NotAsked):
        game.choose("play:gold", seat=2)


@rule("HR-108")
def test_pools_and_decisions_are_personal() -> None:
    game = hydra(hand="ruby shortsword").seat(1, play="street_thug").row("profit")
    game.choose("play:ruby", "play:shortsword", seat=0)
    assert (game.at(1).gold, game.at(1).combat) == (0, 0)
    assert "buy:profit" in game.options(seat=0)
    assert "buy:profit" not in game.options(seat=1)
    assert "attack:2" in game.options(seat=0)
    assert "attack:2" not in game.options(seat=1)
    game.choose("expend:street_thug", seat=1)
    assert game.asked == 1
    game.choose("choose:1")
    assert (game.at(0).gold, game.at(1).gold) == (2, 1)


@rule("HR-109")
def test_teammates_add_their_combat_to_stun_a_champion() -> None:
    game = hydra(combat=3).seat(1, combat=2).seat(2, play="rasmus_the_smuggler")
    assert "attack_champion:2:rasmus_the_smuggler" not in game.options(seat=0)
    game.choose("attack_together:2:rasmus_the_smuggler", seat=0)
    assert game.asked == 1  # seat 0 must give all it has; the teammate agrees or refuses
    assert game.options() == ["amount:2", "refuse"]
    game.choose("amount:2")
    assert (game.at(0).combat, game.at(1).combat) == (0, 0)
    assert game.at(2).discard == ["rasmus_the_smuggler"]


@rule("HR-109")
def test_together_is_not_offered_when_the_combat_of_both_is_too_little() -> None:
    game = hydra(combat=2).seat(1, combat=2).seat(2, play="rasmus_the_smuggler")
    assert "attack_together:2:rasmus_the_smuggler" not in game.options(seat=0)


@rule("HR-109")
def test_guards_limit_what_teammates_may_attack_together() -> None:
    game = hydra(combat=3).seat(1, combat=2).seat(2, play="rasmus_the_smuggler").seat(3, play="orc_grunt")
    together = {key for key in game.options(seat=0) if key.startswith("attack_together")}
    assert together == {"attack_together:3:orc_grunt"}


@rule("HR-109")
def test_teammates_pay_for_the_defence_that_a_blessing_adds() -> None:
    game = hydra(characters=("", "", "cleric", "")).choose("end_turn", "end_turn")
    game.seat(2, gold=2, play="street_thug").choose("skill", "target:2", "end_turn", "end_turn")
    game.seat(0, combat=3).seat(1, combat=1)
    assert "attack_together:2:street_thug" not in game.options(seat=0)
    game.seat(1, combat=2).choose("attack_together:2:street_thug", seat=0)
    assert game.options() == ["amount:2", "refuse"]
    game.choose("amount:2")
    assert (game.at(0).combat, game.at(1).combat, game.at(2).play) == (0, 0, [])


@rule("HR-110")
def test_teammates_pay_the_discounted_price() -> None:
    game = hydra(characters=("wizard", "", "", ""), hand="spell_components", gold=1).seat(1, gold=2).row("command")
    game.choose("play:spell_components", "buy_together:command", seat=0)
    assert game.options() == ["amount:2", "refuse"]
    game.choose("amount:2")
    assert (game.at(0).gold, game.at(1).gold, game.at(0).discard) == (0, 0, ["command"])


@rule("HR-110")
def test_a_card_paid_together_goes_where_a_pending_effect_sends_it() -> None:
    game = hydra(play="bribe deception", gold=2, deck="gold").seat(1, gold=3).row("command spark")
    game.choose("ally:bribe", "ally:deception", "buy_together:command", "amount:3")
    assert (game.asked, game.options()) == (0, ["acquire:action:deck", "acquire:any:hand"])
    assert len(game.market_row) == 4
    game.choose("acquire:any:hand")
    assert (game.at(0).hand, game.at(0).discard, len(game.market_row)) == (["command"], [], 5)


@rule("HR-110")
def test_teammates_pay_together_for_a_card_of_the_row() -> None:
    game = hydra(gold=2).seat(1, gold=3).row("command")
    assert "buy:command" not in game.options(seat=0)
    game.choose("buy_together:command", "amount:3")
    assert (game.at(0).gold, game.at(1).gold) == (0, 0)
    assert game.at(0).discard == ["command"]
    assert len(game.market_row) == 5


@rule("HR-110")
def test_who_proposes_names_the_own_share_first() -> None:
    game = hydra(gold=4).seat(1, gold=3).row("command").choose("buy_together:command", seat=0)
    assert game.asked == 0
    assert game.options() == ["amount:2", "amount:3", "amount:4"]
    game.choose("amount:2")
    assert game.options() == ["amount:3", "refuse"]
    game.choose("amount:3")
    assert (game.at(0).gold, game.at(1).gold) == (2, 0)


@rule("HR-108", "HR-110")
def test_a_teammate_may_refuse_and_is_not_asked_the_same_again_this_turn() -> None:
    game = hydra(gold=2).seat(1, gold=3).row("command profit").choose("buy_together:command", "refuse")
    assert (game.at(0).gold, game.at(1).gold) == (2, 3)
    assert game.at(0).discard == []
    assert "buy_together:command" not in game.options(seat=0)
    assert "buy_together:profit" in game.options(seat=0)
    assert "buy_together:command" in game.options(seat=1)
    for _ in range(4):
        game.choose("end_turn")
    game.seat(0, gold=2).seat(1, gold=3)
    assert "buy_together:command" in game.options(seat=0)


@rule("HR-110")
def test_after_a_refusal_something_else_may_be_paid_together() -> None:
    game = hydra(gold=2).seat(1, gold=3).row("command hit_job").choose("buy_together:command", "refuse")
    game.choose("buy_together:hit_job", "amount:1", "amount:3")
    assert (game.at(0).gold, game.at(1).gold, game.at(0).discard) == (1, 0, ["hit_job"])


@rule("HR-111")
def test_a_guard_shields_the_whole_team() -> None:
    game = (
        hydra(combat=20, play="rake_master_assassin").seat(2, play="street_thug").seat(3, play="orc_grunt cult_priest")
    )
    attacks = {key for key in game.options(seat=0) if key.startswith("attack")}
    assert attacks == {"attack_champion:3:orc_grunt"}
    game.choose("expend:rake_master_assassin")
    assert game.options() == ["stun:3:orc_grunt", "done"]
    game.choose("stun:3:orc_grunt")
    attacks = {key for key in game.options(seat=0) if key.startswith("attack")}
    assert attacks == {"attack:2", "attack_champion:2:street_thug", "attack_champion:3:cult_priest"}


@rule("HR-112")
def test_a_team_without_health_has_lost_as_a_whole() -> None:
    game = hydra(combat=5).seat(2, health=5).choose("attack:2", "amount:5")
    assert game.winners == (0, 1)
    assert game.result.places == (1, 1, 3, 3)
    assert {event.seat for event in game.told("drops_out")} == {2, 3}


@rule("HR-113")
def test_six_play_three_against_three_with_100_health() -> None:
    game = start(mode="hydra_3v3")
    assert game.state.rules.team == [0, 0, 0, 1, 1, 1]
    assert game.state.table.health == [100, 100]
    assert [len(game.at(seat).hand) for seat in range(6)] == [3, 3, 3, 5, 5, 5]
    with pytest.raises(BadSetup):
        start(4, mode="hydra_3v3")


@rule("HR-113")
def test_three_teammates_pay_together() -> None:
    game = table(mode="hydra_3v3", gold=2).seat(1, gold=2).seat(2, gold=2).row("command")
    game.choose("buy_together:command")
    assert game.options() == ["amount:1", "amount:2"]
    game.choose("amount:1")
    assert (game.asked, game.options()) == (1, ["amount:2", "refuse"])
    game.choose("amount:2")
    assert (game.asked, game.options()) == (2, ["amount:2", "refuse"])
    game.choose("amount:2")
    assert [game.at(seat).gold for seat in range(3)] == [1, 0, 0]
    assert game.at(0).discard == ["command"]


@rule("HR-113")
@pytest.mark.parametrize("answers", [["refuse"], ["amount:2", "refuse"]])
def test_one_refusal_of_three_ends_the_proposal_and_nobody_has_paid(answers: list[str]) -> None:
    game = table(mode="hydra_3v3", combat=2).seat(1, combat=2).seat(2, combat=2).seat(4, play="borg_ogre_mercenary")
    game.choose("attack_together:4:borg_ogre_mercenary", *answers)
    assert [game.at(seat).combat for seat in range(3)] == [2, 2, 2]
    assert game.at(4).play == ["borg_ogre_mercenary"]
    assert game.asked == 0
    assert "end_turn" in game.options()


def test_a_teammate_who_pays_nothing_is_not_asked() -> None:
    game = table(mode="hydra_3v3", gold=2).seat(1, gold=3).seat(2, gold=0).row("command")
    game.choose("buy_together:command", "amount:3")
    assert game.at(0).discard == ["command"]


def test_shares_of_a_refused_payment_are_forgotten() -> None:
    game = hydra(gold=2).seat(1, gold=3).row("command").choose("buy_together:command", "refuse")
    assert game.state.table.shares == []


# --- bots -------------------------------------------------------------------------------------------------------------


def turn_of_bots(game: Game, spec: str) -> list[tuple[int, str]]:
    """What bots in all seats do until the team's turn is over: who, and which verb."""
    bots = [bot(spec, seat) for seat in range(len(game.state.table.players))]
    done: list[tuple[int, str]] = []
    turns = game.state.table.turns
    while game.state.decision is not None and game.state.table.turns == turns:
        before = {seat: len(game.at(seat).hand) for seat in range(2)}
        asked = game.asked
        advance(game.state, bots)
        played = [seat for seat in range(2) if len(game.at(seat).hand) < before[seat]]
        done.append((played[0], "play") if played else (asked, "other"))
    return done


@pytest.mark.parametrize("spec", ["greedy", "search:iterations=2"])
def test_teammates_play_their_cards_before_anybody_spends(spec: str) -> None:
    """Seat 0 cannot pay for the card alone, and by itself would end the turn before its teammate has played."""
    game = hydra(hand="gold gold").seat(1, hand="gold ruby").row("command")
    done = turn_of_bots(game, spec)
    plays = [place for place, (_, verb) in enumerate(done) if verb == "play"]
    assert plays == [0, 1, 2, 3]
    assert {seat for seat, _ in done[:4]} == {0, 1}
    assert any("command" in game.at(seat).discard + game.at(seat).deck + game.at(seat).hand for seat in range(2))


def test_a_teammate_who_has_ended_is_not_looked_at() -> None:
    game = hydra(hand="gold").seat(1, hand="ruby").choose("end_turn", seat=1)
    assert game.state.acting() == [0]


def test_bots_do_not_act_beside_the_other_team() -> None:
    game = hydra(hand="gold").seat(2, hand="ruby").seat(3, hand="gold")
    assert game.state.acting() == [0]
