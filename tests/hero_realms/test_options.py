"""What options point at: a screen highlights the target of each, so it must lie on the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kubik.games.hero_realms import GAME
from kubik.games.hero_realms.cards import NUMBER
from kubik.games.hero_realms.options import ALL
from kubik.games.hero_realms.state import CARD, Player, Table
from kubik.kernel.decision import Option
from tests.hero_realms.conformance import SETUPS


def pile(player: Player, place: str) -> list[int]:
    match place:
        case "hand":
            return player.hand + player.shown
        case "play":
            return [piece & CARD for piece in player.play]
        case "discard":
            return player.discard
        case _:
            return player.looked


def lies_there(view: Table, seat: int, option: Option) -> bool:
    """Whether the target is a button, a seat, or a card where it says."""
    match option.target.split(":"):
        case ["row", card]:
            return NUMBER[card] in view.row
        case ["gems"]:
            return view.gems > 0
        case ["seat", other]:
            return bool(view.alive >> int(other) & 1)
        case [("hand" | "play" | "discard" | "looked") as place, card]:
            return NUMBER[card] in pile(view.players[seat], place)
        case [("play" | "discard") as place, other, card]:
            return NUMBER[card] in pile(view.players[int(other)], place)
        case [button]:
            return button in ("end_turn", "done", "skill", "ability", "amount", "choose", "acquire", "refuse")
        case ["own", card]:
            return card in NUMBER
    return False


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_target_lies_on_the_table(setup: dict[str, Any]) -> None:
    random = Random(3)
    state = GAME.start(seed=4, **setup)
    for _ in range(600):
        if state.decision is None:
            break
        seat = state.decision.seat
        view = state.view(seat)
        assert [option for option in state.decision.options if not lies_there(view, seat, option)] == []
        state.choose(random.choice(state.decision.options))


def test_numbers_and_keys_name_one_option_each() -> None:
    assert [option.number for option in ALL] == list(range(len(ALL)))
    assert len({option.key for option in ALL}) == len(ALL)
