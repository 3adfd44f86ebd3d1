"""What people do at a table beside playing, over real sockets: rematch, what-if, replay, bots, other devices, sleep."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

import kubik
from kubik.bots.adviser import Advice, Thought
from kubik.kernel import gamefile
from kubik.kernel.errors import Dishonest
from kubik.kernel.match import verify
from kubik.server import http_calls, live_table, live_tables, protocol, requests
from kubik.server.limits import Limits
from kubik.server.records import Opened, decode, encode
from kubik.server.room import Room, replay
from kubik.server.schema import leases
from kubik.server.storage import Storage
from tests.server.client import (
    PATIENCE,
    Person,
    Seat,
    at_turn,
    duel,
    is_update,
    play,
    play_alone,
    play_to_the_end,
    running,
    sentence,
    sitting,
)
from tests.server.conftest import new_database

GENEROUS = Limits(burst=100_000, per_second=100_000)
T = TypeVar("T")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('tables')}/kubik.db"
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture(scope="module")
def port(database: str) -> Iterator[int]:
    """One server for all these tests: each has tables of its own."""
    with running(database, GENEROUS) as port:
        yield port


@pytest.fixture
def anna(port: int) -> Person:
    return Person(port, "Anna")


@pytest.fixture
def boris(port: int) -> Person:
    return Person(port, "Boris")


# --- helpers ----------------------------------------------------------------------------------------------------------


def in_storage(database: str, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with the database behind the server's back."""

    async def run() -> T:
        storage = await Storage.open(database)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def stored(database: str, table: str) -> tuple[Opened, Room]:
    """How a table was opened, and what is true there."""
    records = [decode(record) for record in in_storage(database, lambda storage: storage.records(table))]
    assert isinstance(records[0], Opened)
    return records[0], replay(records)


def is_seating(message: Any) -> bool:
    return bool(message["type"] == "seating")


def chairs(seat: Seat) -> list[str]:
    return [chair["kind"] for chair in seat.seating["chairs"]]


def told(seat: Seat) -> list[str]:
    """The kinds of all events that a seat has heard of."""
    updates = [message for message in map(msgspec.json.decode, seat.heard) if is_update(message)]
    return [event["kind"] for update in updates for event in update["happened"]]


def end_turn(seats: Sequence[Seat]) -> int:
    """Let the seat that is asked end its turn; which it was."""
    mover: int = seats[0].update["asked"]
    turn = seats[0].update["turn"]
    assert seats[mover].choose("end_turn")["type"] == "done"
    for seat in seats:
        if seat.update["turn"] <= turn:
            seat.until(at_turn(turn + 1))
    return mover


def refused(answer: tuple[int, Any], status: int, reason: str) -> bool:
    return (answer[0], answer[1]["reason"]) == (status, reason) and bool(answer[1]["text"])


# --- a table for others -----------------------------------------------------------------------------------------------


def test_whoever_opens_a_table_for_others_watches_it(anna: Person, boris: Person) -> None:
    links = anna.open(seat=None)
    table = links["table"]
    clara = Person(anna.port, "Clara")
    assert anna.call("GET", "/api/tables")[1][0]["seat"] is None
    with anna.at(table) as maker:
        maker.until(is_update)
        assert (maker.seating["seat"], chairs(maker)) == (None, ["open", "open"])
        assert boris.call("POST", "/api/join", {"link": links["seats"][1]}) == (200, {"table": table, "seat": 1})
        assert clara.call("POST", "/api/join", {"link": links["invitation"]}) == (200, {"table": table, "seat": 0})
        with sitting(table, clara, boris) as seats:
            end_turn(seats)
            maker.until(at_turn(1))
            hands = [player["hand"] for player in maker.update["view"]["players"]]
            assert [set(hand) for hand in hands] == [{-1}, {-1}]
            assert maker.ask(protocol.Say("s", "Good luck!"))["reason"] == "watching"
            assert seats[0].ask(protocol.Resign("r"))["type"] == "done"
        maker.until(lambda message: is_update(message) and message["ending"] is not None)
    assert anna.call("GET", f"/api/tables/{table}/replay?at=1")[0] == 200
    again = boris.call("POST", f"/api/tables/{table}/rematch")[1]["table"]
    assert [(mine["table"], mine["seat"]) for mine in anna.call("GET", "/api/tables")[1]] == [
        (again, None),
        (table, None),
    ]
    with anna.at(again) as maker:
        maker.until(is_update)
        assert maker.seating["seat"] is None
    for stranger in (Person(anna.port), Person(anna.port, "Eve")):
        with stranger.at(table) as outside:
            assert outside.hear()["reason"] == "no_link"


def test_whoever_watches_the_own_table_may_still_sit_down(anna: Person) -> None:
    links = anna.open(seat=None, bots={"1": "random"}, options={"first": 0})
    with anna.at(links["table"]) as maker:
        maker.until(is_update)
    assert anna.call("POST", "/api/join", {"link": links["seats"][0]})[1]["seat"] == 0
    assert [mine["seat"] for mine in anna.call("GET", "/api/tables")[1]] == [0]
    with anna.at(links["table"]) as seat:
        assert seat.question()


def test_bots_play_for_whoever_only_watches(anna: Person) -> None:
    links = anna.open(game="dice_forge", seat=None, bots={"0": "random", "1": "random"})
    with anna.at(links["table"]) as maker:
        maker.until(lambda message: is_update(message) and message["ending"] is not None)
        assert chairs(maker) == ["bot", "bot"]


# --- the end of a game, and after it ----------------------------------------------------------------------------------


def test_rematch_with_the_same_seats(anna: Person, boris: Person) -> None:
    links = duel(anna, boris, game="dice_forge", players=3, bots={"2": "random"})
    path = f"/api/tables/{links['table']}/rematch"
    with sitting(links["table"], anna, boris) as seats:
        assert refused(anna.call("POST", path), 409, "not_over")
        assert [seat.ask(protocol.Resign("r"))["type"] for seat in seats] == ["done", "done"]
        seats[0].until(lambda message: is_update(message) and message["ending"] is not None)
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda person: person.call("POST", path), (anna, boris)))
        again = answers[0][1]["table"]
        assert answers == [(201, {"table": again, "seat": seat}) for seat in (0, 1)]
        assert again != links["table"]
        for seat in seats:
            if seat.seating["rematch"] is None:
                seat.until(is_seating)
            assert seat.seating["rematch"] == again
    assert anna.call("POST", path)[1]["table"] == again
    assert refused(Person(anna.port, "Eve").call("POST", path), 403, "watching")
    with sitting(again, anna, boris) as seats:
        assert [chair["name"] for chair in seats[0].seating["chairs"]] == ["Anna", "Boris", "Bot 3"]
        assert chairs(seats[1]) == ["person", "person", "bot"]
        assert seats[1].update["ending"] is None


def test_whoever_watches_a_game_may_watch_its_rematches_but_no_what_if(anna: Person, boris: Person) -> None:
    links = duel(anna, boris, game="dice_forge")
    watcher, table = Person(anna.port), links["table"]
    for _ in range(2):
        with sitting(table, anna, boris) as seats:
            play_to_the_end(seats, -1)
        table = anna.call("POST", f"/api/tables/{table}/rematch")[1]["table"]
        with watcher.at(table, f"?watch={links['watch']}") as watching:
            watching.until(is_update)
            assert (watching.seating["table"], watching.seating["seat"]) == (table, None)
        assert watcher.call("GET", f"/api/tables/{table}/replay?at=0&watch={links['watch']}")[0] == 200
    what_if = anna.call("POST", f"/api/tables/{table}/fork", {})[1]["table"]
    for elsewhere in (what_if, anna.open()["table"]):
        with watcher.at(elsewhere, f"?watch={links['watch']}") as outside:
            assert outside.hear()["reason"] == "no_link"


@pytest.mark.parametrize(("game", "pick"), [("hero_realms", 0), ("dice_forge", -1)])
def test_every_position_of_a_finished_game_as_the_seat_saw_it(
    anna: Person, boris: Person, game: str, pick: int
) -> None:
    links = duel(anna, boris, game=game)
    path = f"/api/tables/{links['table']}/replay"
    with sitting(links["table"], anna, boris) as seats:
        play_to_the_end(seats, pick)
    for person, seat in zip((anna, boris), seats, strict=True):
        updates = [message for message in map(msgspec.json.decode, seat.heard) if is_update(message)]
        seen = {update["turn"]: update for update in updates}
        choices = len(seen) - 1
        # Both see the same moments, but not the same cards; every tenth is enough for the second of them.
        for at in range(0, choices + 1, 1 if person is anna else 10):
            status, position = person.call("GET", f"{path}?at={at}")
            assert (status, position["choices"]) == (200, choices)
            for part in ("turn", "asked", "view", "ending"):
                assert position["update"][part] == seen[at][part]
            if at:
                assert position["update"]["happened"] == seen[at]["happened"]
    for at in (choices + 1, 999_999_999):
        assert refused(anna.call("GET", f"{path}?at={at}"), 409, "no_position")
    for wrong in ("", "-1", "1.5", "x", "9" * 30, "%C2%B2"):
        assert refused(anna.call("GET", f"{path}?at={wrong}"), 400, "malformed")
    assert refused(Person(anna.port, "Eve").call("GET", f"{path}?at=0"), 403, "no_link")
    watched = Person(anna.port).call("GET", f"{path}?at=0&watch={links['watch']}&language=ru")[1]["update"]
    if game == "hero_realms":
        assert all(-1 in player["hand"] for player in watched["view"]["players"])


# --- what-if ----------------------------------------------------------------------------------------------------------


def test_a_what_if_goes_on_as_the_seat_knew_the_game(database: str, anna: Person, boris: Person) -> None:
    links = duel(anna, boris, options={"first": 0})
    table = links["table"]
    with sitting(table, anna, boris) as seats:
        play(seats, lambda: bool(seats[0].update["turn"] >= 40))
        _, room = stored(database, table)
        assert room.match is not None
        positions = {None: room.match.state, 7: room.match.position(7), 0: room.match.position(0)}
        for at, state in positions.items():
            guessed = []
            for _ in range(8):
                status, fork = anna.call("POST", f"/api/tables/{table}/fork", {"at": at, "bot": "random"})
                assert (status, fork["seat"]) == (201, 0)
                opened, _ = stored(database, fork["table"])
                assert opened.seed != room.opened.seed
                assert opened.position is not None
                assert room.opened.seed not in opened.position
                guess = room.game.load(opened.position.encode())
                assert guess.view(0) == state.view(0)
                guessed.append(sorted(guess.table.players[1].hand))
        # At the start the other has five of ten cards in hand; later it may be none, or all there are.
        assert any(hand != sorted(state.table.players[1].hand) for hand in guessed)
    with anna.at(fork["table"]) as alone:
        alone.question()
        assert alone.seating["private"]
        assert chairs(alone) == ["person", "bot"]
        turn = alone.update["turn"]
        alone.choose(alone.question()["options"][0]["key"])
        assert alone.update["turn"] > turn
        assert refused(anna.call("GET", f"/api/tables/{fork['table']}/file"), 409, "what_if")
    for other in (boris, Person(anna.port, "Eve")):
        with other.at(fork["table"]) as outside:
            assert outside.hear()["reason"] == "no_link"
        for path in ("file", "replay?at=0"):
            assert other.call("GET", f"/api/tables/{fork['table']}/{path}")[0] == 403
    with sitting(table, anna, boris) as seats:
        assert seats[0].update["turn"] == 40


def test_a_what_if_that_cannot_be(anna: Person, boris: Person) -> None:
    links = anna.open()
    path = f"/api/tables/{links['table']}/fork"
    assert refused(anna.call("POST", path, {}), 409, "not_begun")
    boris.call("POST", "/api/join", {"link": links["invitation"]})
    assert refused(anna.call("POST", path, {"at": 99}), 409, "no_position")
    assert refused(anna.call("POST", path, {"at": -1}), 400, "malformed")
    assert refused(anna.call("POST", path, {"bot": "genius"}), 409, "bad_bot")
    assert refused(Person(anna.port, "Eve").call("POST", path, {}), 403, "watching")


def test_a_what_if_is_played_to_the_end_and_verified(anna: Person, boris: Person) -> None:
    links = duel(anna, boris, game="dice_forge")
    status, fork = anna.call("POST", f"/api/tables/{links['table']}/fork", {"bot": "random"})
    assert status == 201
    with anna.at(fork["table"]) as seat:
        play_alone(seat)
    status, file = anna.call("GET", f"/api/tables/{fork['table']}/file")
    assert status == 200
    verify(kubik.game("dice_forge"), gamefile.parse(msgspec.json.encode(file), "file"))


# --- other devices ----------------------------------------------------------------------------------------------------


def test_a_seat_moves_to_another_device(anna: Person, boris: Person) -> None:
    links = duel(anna, boris)
    table = links["table"]
    phone = Person(anna.port, "Anna's phone")
    with sitting(table, anna, boris) as (old, other):
        status, moving = anna.call("POST", f"/api/tables/{table}/link")
        assert status == 201
        assert moving["expires"] > time.time()
        assert phone.call("POST", "/api/join", {"link": moving["link"]}) == (200, {"table": table, "seat": 0})
        with pytest.raises(ConnectionClosed):
            old.until(lambda message: False)
        with sitting(table, phone) as (new,):
            assert new.seating["seat"] == 0
            assert new.seating["chairs"][0]["name"] == "Anna"
            end_turn([new, other])
    assert refused(Person(anna.port, "Eve").call("POST", "/api/join", {"link": moving["link"]}), 404, "no_link")
    assert anna.call("GET", "/api/tables")[1] == []
    assert [line["table"] for line in phone.call("GET", "/api/tables")[1]] == [table]
    with anna.at(table) as outside:
        assert outside.hear()["reason"] == "no_link"
    assert refused(anna.call("POST", f"/api/tables/{table}/link"), 403, "watching")


def test_moving_links_that_are_not_valid(anna: Person, boris: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    links = duel(anna, boris)
    path = f"/api/tables/{links['table']}/link"
    moving = anna.call("POST", path)[1]
    assert refused(boris.call("POST", "/api/join", {"link": moving["link"]}), 409, "seated")
    monkeypatch.setattr(http_calls, "MOVING", -1.0)
    late = anna.call("POST", path)[1]
    assert refused(Person(anna.port, "Eve").call("POST", "/api/join", {"link": late["link"]}), 404, "no_link")
    with sitting(links["table"], anna, boris) as seats:
        assert chairs(seats[0]) == ["person", "person"]


# --- bots and those who come and go -----------------------------------------------------------------------------------


def test_a_moving_link_is_worth_nothing_when_the_seat_is_anothers(port: int, anna: Person, boris: Person) -> None:
    links = anna.open(players=3)
    moving = anna.call("POST", f"/api/tables/{links['table']}/link")[1]["link"]
    with anna.at(links["table"]) as seat:
        seat.until(is_update)
        assert seat.ask(protocol.Leave("l"))["type"] == "done"
    assert boris.call("POST", "/api/join", {"link": links["invitation"]}) == (200, {"table": links["table"], "seat": 0})
    assert refused(Person(port, "Anna").call("POST", "/api/join", {"link": moving}), 404, "no_link")


def test_a_moving_link_is_used_up_only_if_it_was_of_use(port: int, anna: Person, boris: Person) -> None:
    links = duel(anna, boris)
    moving = anna.call("POST", f"/api/tables/{links['table']}/link")[1]["link"]
    assert refused(boris.call("POST", "/api/join", {"link": moving}), 409, "seated")
    assert Person(port, "Anna").call("POST", "/api/join", {"link": moving})[0] == 200


def test_joining_twice_at_once_is_joining_once(port: int, anna: Person, boris: Person) -> None:
    for _ in range(5):
        links = anna.open(players=3)
        tabs = [Person(port), Person(port)]
        for tab in tabs:
            tab.cookie = boris.cookie
        with ThreadPoolExecutor(2) as pool:
            join = {"link": links["invitation"]}
            answers = list(pool.map(lambda tab: tab.call("POST", "/api/join", join), tabs))  # noqa: B023
        assert answers == [(200, {"table": links["table"], "seat": 1})] * 2


def test_a_bot_for_an_open_seat_and_a_person_for_the_bot(anna: Person, boris: Person) -> None:
    links = anna.open(players=3, options={"first": 0})
    with anna.at(links["table"]) as seat:
        seat.until(is_update)
        assert chairs(seat) == ["person", "open", "open"]
        assert seat.ask(protocol.SeatBot("b", 7, "greedy"))["reason"] == "no_seat"
        assert seat.ask(protocol.SeatBot("c", 1, "genius"))["reason"] == "bad_bot"
        assert seat.ask(protocol.SeatBot("d", 1, "random"))["type"] == "done"
        assert chairs(seat) == ["person", "bot", "open"]
        assert boris.call("POST", "/api/join", {"link": links["seats"][1]})[0] == 200
        seat.until(is_seating)
        assert chairs(seat) == ["person", "person", "open"]
        assert seat.ask(protocol.SeatBot("e", 2, "random"))["type"] == "done"
        assert seat.seating["begun"]
        assert seat.question()


def test_leaving_before_the_start(anna: Person, boris: Person) -> None:
    links = anna.open()
    with anna.at(links["table"]) as seat:
        seat.until(is_update)
        assert seat.ask(protocol.Leave("l"))["type"] == "done"
        assert chairs(seat) == ["open", "open"]
        assert seat.seating["seat"] is None
        assert seat.ask(protocol.Say("s", "still here?"))["reason"] == "watching"
    assert anna.call("GET", "/api/tables")[1] == []
    for person, number in ((boris, 0), (anna, 1)):
        joined = person.call("POST", "/api/join", {"link": links["invitation"]})
        assert joined == (200, {"table": links["table"], "seat": number})
    with sitting(links["table"], boris, anna) as seats:
        assert seats[0].ask(protocol.Leave("l"))["reason"] == "begun"


def test_a_bot_for_somebody_who_is_away_until_they_are_back(
    anna: Person, boris: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = duel(anna, boris, options={"first": 1})
    monkeypatch.setattr(requests, "BOT_AFTER", 3600.0)
    with anna.at(links["table"]) as seat:
        seat.until(is_update)
        early = seat.ask(protocol.SeatBot("a", 1, "random"))
        assert early["reason"] == "here"
        assert "  " not in early["text"]
        monkeypatch.setattr(requests, "BOT_AFTER", 0.1)
        time.sleep(0.2)
        assert seat.ask(protocol.SeatBot("b", 1, "random"))["type"] == "done"
        assert chairs(seat) == ["person", "kept"]
        seat.question()  # the bot has had its turn
        with sitting(links["table"], boris) as (back,):
            assert back.seating["chairs"][1] == {
                "kind": "kept", "name": "Boris", "bot": "random", "here": True, "you": True,
            }  # fmt: skip
            assert seat.ask(protocol.SeatBot("c", 1, "random"))["reason"] == "here"
            assert back.ask(protocol.Return("r"))["type"] == "done"
            assert chairs(back) == ["person", "person"]
            end_turn([seat, back])
            assert back.question()
            # One may leave the own seat to a bot at once.
            assert back.ask(protocol.SeatBot("d", 1, "random"))["type"] == "done"
            seat.until(lambda message: is_update(message) and message["question"] is not None)
        assert [kind for kind in told(seat) if kind in ("kept", "returned")] == ["kept", "returned", "kept"]


# --- asking -----------------------------------------------------------------------------------------------------------


def test_hints_and_reasons(anna: Person, boris: Person) -> None:
    links = duel(anna, boris, options={"first": 0})
    with sitting(links["table"], anna, boris) as (seat, other):
        keys = {option["key"] for option in seat.question()["options"]}
        advice = seat.ask(protocol.Hint("h"))
        assert {key for key, _ in advice["options"]} <= keys
        chances = [chance for _, chance in advice["options"]]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= advice["sure"] <= 1
        assert other.ask(protocol.Hint("h"))["options"] == []
        reasons = seat.ask(protocol.WhyNot("w"))["reasons"]
        assert reasons
        assert all(key not in keys and text for key, _, text in reasons)
        assert other.ask(protocol.Speak("s", "ru"))["type"] == "done"
        assert all("а" <= text[-2] <= "я" for _, _, text in other.ask(protocol.WhyNot("w"))["reasons"])


def test_a_choice_does_not_wait_for_a_hint(anna: Person, boris: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = threading.Event()

    async def think(*_: Any) -> Advice:
        await asyncio.to_thread(chosen.wait, PATIENCE)
        return Advice([Thought("end_turn", 1.0)], 1.0, {})

    monkeypatch.setattr(live_tables.LiveTables, "ask_adviser", think)
    links = duel(anna, boris, options={"first": 0})
    with sitting(links["table"], anna, boris) as (seat, _):
        seat.socket.send(msgspec.json.encode(protocol.Hint("h")).decode())
        assert seat.choose("end_turn")["type"] == "done"
        chosen.set()
        assert seat.until(lambda message: message.get("id") == "h")["options"] == [["end_turn", 1.0]]


def test_taking_back_with_consent(anna: Person, boris: Person) -> None:
    links = duel(anna, boris)
    with sitting(links["table"], anna, boris) as seats:
        mover = end_turn(seats)
        asking, other = seats[mover], seats[1 - mover]
        assert other.ask(protocol.Answer("a", other.update["version"], True))["reason"] == "nothing_asked"
        for agrees in (False, True):
            assert asking.ask(protocol.Undo("u", asking.update["version"]))["type"] == "done"
            assert asking.update["back"] == [mover, 0]
            other.until(lambda message: is_update(message) and message["back"] == [mover, 0])
            assert other.ask(protocol.Answer("b", other.update["version"], agrees))["type"] == "done"
            asking.until(lambda message: is_update(message) and message["back"] is None)
            assert asking.update["turn"] == (0 if agrees else 1)
            if not agrees:
                name = ("Anna", "Boris")[1 - mover]
                assert sentence(asking.update["happened"][-1]) == f"{name} does not agree to take it back."
        assert asking.question()
        name = ("Anna", "Boris")[mover]
        for seat in seats:
            assert [sentence(event) for event in seat.update["happened"]] == [f"{name} takes a choice back."]
        assert asking.ask(protocol.Undo("u2", asking.update["version"]))["reason"] == "nothing_to_undo"


def test_language_and_chat_in_the_middle_of_a_game(anna: Person, boris: Person) -> None:
    links = duel(anna, boris, options={"first": 0})
    with sitting(links["table"], anna, boris) as (first, second):
        end_turn([first, second])
        assert second.question()["prompt"].isascii()
        assert second.ask(protocol.Say("c", "Who is next?"))["type"] == "done"
        english = first.until(lambda message: is_update(message) and bool(message["chat"]))
        assert [(line["name"], line["text"]) for line in english["chat"]] == [("Boris", "Who is next?")]
        assert second.ask(protocol.Speak("s", "ru"))["type"] == "done"
        assert not second.update["question"]["prompt"].isascii()
        assert all(not option["text"].isascii() for option in second.update["question"]["options"])
        # The whole story is told again, in the other language.
        assert second.update["since"] == 0
        assert second.update["happened"]
        assert all(not sentence(event).isascii() for event in second.update["happened"])
        assert [line["text"] for line in second.update["chat"]] == ["Who is next?"]
        end_turn([first, second])
        assert not sentence(second.update["happened"][0]).isascii()
        assert sentence(first.update["happened"][0]).isascii()


def test_others_see_that_somebody_writes_and_not_what(anna: Person, boris: Person) -> None:
    links = duel(anna, boris, options={"first": 0})
    with sitting(links["table"], anna, boris) as (first, second):
        for n in range(5):
            assert first.ask(protocol.Writes(f"w{n}"))["type"] == "done"
        assert first.ask(protocol.Say("s", "There."))["type"] == "done"
        told: list[Any] = []

        def hear(message: Any) -> bool:
            told.append(message)
            return is_update(message) and bool(message["chat"])

        second.until(hear)
        assert [message for message in told if message["type"] == "writing"] == [{"type": "writing", "seat": 0}]


# --- the game file ----------------------------------------------------------------------------------------------------


def test_the_file_of_a_running_game_tells_no_secrets(database: str, anna: Person, boris: Person) -> None:
    links = duel(anna, boris, options={"characters": ["ranger", "ranger"], "first": 0})
    table = links["table"]

    def wanted(seat: Seat) -> str:
        """Track as soon as it can be paid for."""
        keys: list[str] = [option["key"] for option in seat.question()["options"]]
        return next((key for key in keys if key in ("skill", "done")), keys[0])

    with sitting(table, anna, boris) as seats:
        key = ""
        while not key.startswith("track_keep:"):
            mover, turn = seats[0].update["asked"], seats[0].update["turn"]
            key = wanted(seats[mover])
            assert seats[mover].choose(key)["type"] == "done"
            seats[1 - mover].until(at_turn(turn + 1))
        seed = stored(database, table)[0].seed
        files = [person.call("GET", f"/api/tables/{table}/file")[1] for person in (anna, boris)]
        for file, seat in zip(files, seats, strict=True):
            assert file["seed"] is None
            assert file["seed_hash"] == seat.seating["seed_hash"]
            assert seed not in str(file)
            assert not any(seed.encode() in heard for heard in seat.heard)
        assert files[mover]["choices"][-1] == [mover, key]
        assert files[1 - mover]["choices"][-1] == [mover, "track_keep"]


def test_the_file_of_a_finished_game_is_verified(database: str, anna: Person, boris: Person) -> None:
    links = duel(anna, boris, game="dice_forge")
    with sitting(links["table"], anna, boris) as seats:
        play_to_the_end(seats, -1)
        ending = seats[0].update["ending"]
    assert ending["seed"] == stored(database, links["table"])[0].seed
    file = gamefile.parse(msgspec.json.encode(boris.call("GET", f"/api/tables/{links['table']}/file")[1]), "file")
    assert file.seats == ["Anna", "Boris"]
    match = verify(kubik.game("dice_forge"), file)
    assert match.state.result is not None
    assert list(match.state.result.places) == ending["places"]
    with pytest.raises(Dishonest):
        verify(kubik.game("dice_forge"), msgspec.structs.replace(file, seed="another"))


# --- asides -----------------------------------------------------------------------------------------------------------


def test_two_seats_answer_at_the_same_time(port: int) -> None:
    people = [Person(port, name) for name in ("Anna", "Boris", "Clara", "Dmitri")]
    links = people[0].open(game="dice_forge", players=4)
    for person in people[1:]:
        person.call("POST", "/api/join", {"link": links["invitation"]})
    with sitting(links["table"], *people) as seats:

        def several_are_asked() -> bool:
            return sum(seat.update["question"] is not None for seat in seats) > 1

        play(seats, several_are_asked)
        asked = [seat for seat in seats if seat.update["question"] is not None]
        assert sum(seat.update["question"]["waiting"] for seat in asked) == 1
        turn = seats[0].update["turn"]
        with ThreadPoolExecutor(len(asked)) as pool:
            answers = list(pool.map(lambda seat: seat.choose(seat.question()["options"][0]["key"]), asked))
        assert {answer["type"] for answer in answers} == {"done"}
        for seat in seats:
            if seat.update["turn"] < turn + len(asked):
                seat.until(at_turn(turn + len(asked)))
        play_to_the_end(seats)


# --- sleep ------------------------------------------------------------------------------------------------------------


def asleep(database: str, table: str) -> bool:
    """Whether nobody keeps a table."""

    async def lease(storage: Storage) -> bool:
        with storage._engine.connect() as connection:
            return connection.execute(sa.select(leases).where(leases.c.table_id == table)).first() is None

    return in_storage(database, lease)


def test_a_table_falls_asleep_and_wakes(
    database: str, anna: Person, boris: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = duel(anna, boris)
    with sitting(links["table"], anna, boris) as seats:
        play(seats, lambda: bool(seats[0].update["turn"] >= 5))
        monkeypatch.setattr(live_table, "SLEEP_AFTER", 0.2)
        seats[0].ask(protocol.Say("s", "good night"))
        time.sleep(0.6)
        assert not asleep(database, links["table"])  # as long as somebody looks
        seen = seats[0].update
    deadline = time.monotonic() + PATIENCE
    while not asleep(database, links["table"]):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    monkeypatch.undo()
    with sitting(links["table"], anna, boris) as seats:
        for part in ("version", "turn", "view", "asked", "question", "undo"):
            assert seats[0].update[part] == seen[part]
        assert [line["text"] for line in seats[0].update["chat"]] == ["good night"]
        play(seats, lambda: bool(seats[0].update["turn"] > seen["turn"]))


def test_a_table_that_falls_asleep_all_the_time(anna: Person, boris: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "SLEEP_AFTER", 0.002)
    links = duel(anna, boris, game="dice_forge")
    for number in range(40):
        time.sleep(number % 6 / 1000)
        person = (anna, boris)[number % 2]
        assert person.call("GET", f"/api/tables/{links['table']}/file")[0] == 200
        assert refused(person.call("POST", f"/api/tables/{links['table']}/rematch"), 409, "not_over")


def test_a_table_of_another_version_says_so(database: str, anna: Person, boris: Person) -> None:
    table = duel(anna, boris)["table"]
    opened = msgspec.structs.replace(stored(database, table)[0], content="older")

    async def write_older(storage: Storage) -> None:
        await storage.claim("older", "before", "nowhere", 60)
        await storage.append("older", "before", 1, encode(opened))
        await storage.release("older", "before")

    in_storage(database, write_older)
    with anna.at("older") as seat:
        assert seat.hear()["reason"] == "other_version"
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
    answer = anna.call("GET", "/api/tables/older/file?language=ru")
    assert refused(answer, 409, "other_version")
    assert answer[1]["text"] == "Этот стол создан другой версией программы, продолжить за ним нельзя."


# --- bots that fail ---------------------------------------------------------------------------------------------------


def test_a_killed_worker_ends_no_game(anna: Person) -> None:
    links = anna.open(game="dice_forge", bots={"1": "search:iterations=9"})
    killed = 0
    with anna.at(links["table"]) as seat:
        while seat.update is None or seat.update["ending"] is None:
            if seat.question() is not None:
                assert seat.choose(seat.question()["options"][-1]["key"])["type"] == "done"
            if killed < 2 and seat.update["question"] is None:
                killed += 1
                for worker in active_children():
                    assert worker.pid is not None
                    os.kill(worker.pid, signal.SIGKILL)
        assert seat.update["ending"]
    assert killed == 2


def test_a_faulty_bot_is_replaced_by_a_random_one(
    anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    right = live_tables.LiveTables.ask_bot

    async def think(self: live_tables.LiveTables, game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
        if spec == "greedy":
            raise ZeroDivisionError("a fault in the bot")
        return await right(self, game, saved, seat, spec, seed)

    monkeypatch.setattr(live_tables.LiveTables, "ask_bot", think)
    links = anna.open(game="dice_forge", bots={"1": "greedy"})
    with anna.at(links["table"]) as seat:
        play_alone(seat)
        assert seat.update["ending"]
    assert "bot greedy failed in dice_forge" in caplog.text


# --- lists ------------------------------------------------------------------------------------------------------------


def test_the_list_of_ones_tables(anna: Person, boris: Person) -> None:
    assert anna.call("GET", "/api/tables")[1] == []
    first = duel(anna, boris, options={"first": 1})["table"]
    second = anna.open(game="dice_forge", players=3, bots={"2": "random"})["table"]
    lines = anna.call("GET", "/api/tables")[1]
    assert [(line["table"], line["seat"], line["over"]) for line in lines] == [(second, 0, False), (first, 0, False)]
    nobody: dict[str, Any] = {"resigned": [], "winners": [], "agreed": {}}
    assert lines[0]["summary"] == {"game": "dice_forge", "names": ["Anna", "Bot 2", "Bot 3"], "asked": None, **nobody}
    agreed = {"agreed": {"mode": "duel", "first": 1}}
    assert lines[1]["summary"] == {"game": "hero_realms", "names": ["Anna", "Boris"], "asked": 1, **nobody, **agreed}
    assert lines[0]["changed"] == pytest.approx(time.time(), abs=60)
    assert [line["table"] for line in boris.call("GET", "/api/tables?language=ru")[1]] == [first]
    with sitting(first, anna, boris) as seats:
        end_turn(seats)
    lines = anna.call("GET", "/api/tables?language=ru")[1]
    assert [line["table"] for line in lines] == [first, second]
    assert lines[0]["summary"]["asked"] == 0
    assert lines[1]["summary"]["names"][2] == "Бот 3"


def test_the_shelf_and_the_boxes_in_both_languages(port: int) -> None:
    stranger = Person(port)
    shelves = {language: stranger.call("GET", f"/api/games?language={language}")[1] for language in ("en", "ru")}
    assert stranger.call("GET", "/api/games", headers={"accept-language": "ru-RU,ru"})[1] == shelves["ru"]
    assert stranger.call("GET", "/api/games")[1] == shelves["en"]
    for english, russian in zip(*shelves.values(), strict=True):
        assert english["id"] == russian["id"]
        assert english["about"].isascii()
        assert not russian["about"].isascii()
        assert english["how"].count("\n\n") == russian["how"].count("\n\n") > 1
        path = f"/api/games/{english['id']}/box"
        boxes = [stranger.call("GET", f"{path}?language={language}")[1] for language in shelves]
        assert boxes[0].keys() == boxes[1].keys()
        assert boxes[0] != boxes[1]
        galleries = [stranger.call("GET", f"/api/games/{english['id']}/gallery?language={lang}")[1] for lang in shelves]
        for here, there in zip(*galleries, strict=True):
            assert here["group"] != there["group"]
            assert (here["kind"], here["number"], here["figures"]) == (there["kind"], there["number"], there["figures"])
            assert len(here["lines"]) == len(there["lines"])
        for field in english["fields"]:
            assert field["label"]
        assert [bot["value"] for bot in english["bots"]] == [bot["value"] for bot in russian["bots"]]
