"""A story at a table over days: back to before a scene, and a bot for a scenarist or a hero who is away."""

from __future__ import annotations

from typing import Any

import pytest

from kubik.bots import bot
from kubik.server import presentation, protocol, requests
from kubik.server.room import replay
from tests.server.desk import Desk, refused


def told_by_anna(adventure: str) -> Desk:
    """Anna is the scenarist, Boris plays Mirra and Clara plays Dorn."""
    desk = Desk(game="story", players=3, way="scenarist", adventure=adventure)
    desk.sit("Anna", "Boris", "Clara")
    while "note" not in desk.keys(0):
        keys = desk.keys(desk.asked)
        desk.choose(desk.asked, next(key for key in ("hero:mirra", "hero:dorn", "done") if key in keys))
    return desk


def ask_back(desk: Desk, seat: int) -> Any:
    return requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version, heading=True))


def agree(desk: Desk, seat: int) -> None:
    desk.write(requests.answer(desk.room, seat, protocol.Answer("a", desk.room.version, True)))


def title(desk: Desk) -> str:
    return str(presentation.update(desk.room, 0, "en").view.get("title", ""))


def test_all_agree_to_go_back_to_before_a_scene() -> None:
    desk = told_by_anna("dark_light")
    before = title(desk)
    desk.choose(0, "follow")
    first = title(desk)
    desk.choose(0, "scene:tower")
    desk.choose(0, "words:The door is of iron.")
    desk.choose(1, "words:I knock.")
    desk.write(ask_back(desk, 1))
    assert presentation.update(desk.room, 0, "en").back is not None
    agree(desk, 0)
    assert title(desk) not in (before, first)  # Clara has not said yes yet
    agree(desk, 2)
    assert title(desk) == first
    desk.write(ask_back(desk, 0))
    agree(desk, 1)
    agree(desk, 2)
    assert title(desk) == before
    assert replay(desk.records).headings == desk.room.headings


def test_before_the_story_there_is_nothing_to_go_back_to() -> None:
    desk = Desk(game="story", players=2, way="scenarist").sit("Anna", "Boris")
    with refused("nothing_to_undo"):
        ask_back(desk, 1)


def test_one_voice_keeps_the_scene() -> None:
    desk = told_by_anna("dark_light")
    desk.choose(0, "follow")
    desk.write(ask_back(desk, 2))
    desk.write(requests.answer(desk.room, 0, protocol.Answer("a", desk.room.version, False)))
    assert title(desk)
    assert desk.room.undo_request is None


@pytest.mark.parametrize("adventure", ["dark_light", "free"])
def test_a_bot_leads_on_for_a_scenarist_who_is_away(adventure: str) -> None:
    desk = told_by_anna(adventure)
    desk.write(requests.seat_bot(desk.room, 0, "greedy"))
    choose = bot("greedy", 1)
    match = desk.room.match
    assert match is not None
    moments = 0
    while desk.asked == 0:  # until somebody who is here is asked
        desk.choose(0, choose(match.state.seat(0)).key)
        match = desk.room.match
        assert match is not None
        moments += 1
        assert moments < 20
    assert desk.room.result is None
    assert any(key.startswith(("freely", "approach")) for key in desk.keys(desk.asked))
    desk.write(requests.sit_down(desk.room, 0, "p0", "Anna"))
    assert not desk.room.chairs[0].bot
