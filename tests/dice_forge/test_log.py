"""The log leaves nothing out: whoever adds up what is told knows what everybody has."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kubik
from kubik.games.dice_forge.content import GOLD, RESOURCES
from kubik.games.dice_forge.state import Player
from kubik.kernel.event import Event
from tests.dice_forge.conformance import SETUPS
from tests.dice_forge.table import rule, table


class Books:
    """One player's things, kept by the log. Gold on scepters counts as gold that can be spent."""

    def __init__(self, player: Player) -> None:
        self.reserve = list(player.reserve)
        self.dice = sorted(player.dice)
        self.discard: list[int] = []
        self.feats: list[int] = []
        self.hammer = 0
        self.cell = player.cell

    def enter(self, event: Event) -> None:
        facts: dict[str, Any] = event.facts
        match event.kind:
            case "gains":
                for name, n in facts.items():
                    self.reserve[RESOURCES.index(name)] += n
            case "loses" | "pays":
                for name, n in facts.items():
                    self.reserve[RESOURCES.index(name)] -= n
            case "feeds_hammer":
                self.hammer += facts["n"]
            case "feeds_scepter":
                self.reserve[GOLD] += facts["n"]
            case "empties_scepter":
                self.reserve[GOLD] -= facts["n"]
            case "forges":
                self.dice.remove(facts["old"])
                self.dice.append(facts["face"])
                self.discard.append(facts["old"])
            case "performs":
                self.feats.append(facts["feat"])
            case "moves_golem" | "moves_token":
                self.cell = facts["cell"]

    def check(self, player: Player) -> None:
        gold, *others = player.reserve
        assert self.reserve == [gold + sum(player.scepters), *others]
        assert (sorted(self.dice), self.discard) == (sorted(player.dice), player.discard)
        assert (self.hammer, self.cell) == (player.hammer, player.cell)


@rule("DF-047")
@pytest.mark.parametrize(
    ("things", "faces", "gained", "wasted"),
    [
        ({"gold": 10}, "gold_3 moon_1", {"gold": 2, "moon": 1}, {"gold": 1}),
        ({"gold": 12, "sun": 6}, "gold_3 sun_2", {}, {"gold": 3, "sun": 2}),
        ({"moon": 5}, "moon_2 glory_3", {"moon": 1, "glory": 3}, {"moon": 1}),
        ({"gold": 11}, "gold_1 gold_1", {"gold": 1}, {"gold": 1}),
        ({"gold": 1}, "gold_1 gold_1", {"gold": 2}, {}),
    ],
)
def test_what_a_full_reserve_has_no_room_for_is_told(
    things: dict[str, int], faces: str, gained: dict[str, int], wasted: dict[str, int]
) -> None:
    game = table().mine(**things).bless(faces)
    assert [event.facts for event in game.told("gains")] == ([gained] if gained else [])
    assert [event.facts for event in game.told("wastes")] == ([wasted] if wasted else [])


@rule("DF-047", "DF-078", "DF-111")
@pytest.mark.parametrize("things", [{"hammers": 1}, {"scepters": [0]}])
def test_what_is_kept_back_from_hammer_and_scepter_may_find_no_room(things: dict[str, Any]) -> None:
    game = table().mine(gold=11, **things).bless("gold_4 moon_1").choose("amount:1")
    assert [event.facts for event in game.told("wastes")] == [{"gold": 2}]
    assert game.me.gold == 12


@rule("DF-187")
def test_ancient_shards_without_room_are_told_as_well() -> None:
    game = table(module="titans").mine(ancient=5).bless("chaos_red moon_1")
    assert [event.facts for event in game.told("wastes")] == [{"ancient": 1}]
    assert game.me.cell == 14


@rule("DF-046", "DF-047", "DF-050")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_told_adds_up_to_what_everybody_has(setup: dict[str, Any]) -> None:
    random = Random(str(setup))
    for _ in range(10):
        events: list[Event] = []
        state = kubik.game("dice_forge").start(seed=random.getrandbits(32), listener=events.append, **setup)
        books = [Books(player) for player in state.table.players]
        events.clear()
        while state.decision:
            state.choose(random.choice(state.decision.options))
            for event in events:
                books[event.seat].enter(event)
            events.clear()
            if state.decision and state.decision.ask == "pay_gold":
                continue  # a payment is told before it is asked where it comes from
            for own, player in zip(books, state.table.players, strict=True):
                own.check(player)
        for own, player in zip(books, state.table.players, strict=True):
            assert own.feats == player.feats
