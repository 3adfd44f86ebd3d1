"""Resigning: with one side left the game is over; with more a bot plays on; whoever has resigned never wins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import kubik
from kubik.kernel import gamefile
from kubik.kernel.decision import Result
from kubik.kernel.match import verify
from kubik.kernel.text import plain
from kubik.server import presentation, protocol, requests
from kubik.server.limits import Limits
from kubik.server.records import Chose, Resigned
from kubik.server.resigning import result_with
from kubik.server.room import replay
from tests.server.client import Person, Seat, duel, is_update, play_alone, running, sentence, sitting
from tests.server.conftest import new_database
from tests.server.desk import Desk, refused

DUEL, THREE, TEAMS, TOGETHER = (0, 1), (0, 1, 2), (0, 0, 1, 1), (0, 0, 0)
WON = Result((0, 1), (1, 1, 3, 3), {"health": (9, 9, 0, 0)})


@pytest.mark.parametrize(
    ("team", "resigned", "winners", "places"),
    [
        (DUEL, [1], (0,), (1, 2)),
        (DUEL, [0], (1,), (2, 1)),
        (THREE, [1, 0], (2,), (2, 3, 1)),  # whoever gives up later has the better place
        (TEAMS, [3, 2], (0, 1), (1, 1, 3, 4)),
        (TEAMS, [0, 2, 3], (1,), (4, 1, 3, 2)),  # of the winning side only who has stayed has won
        (TOGETHER, [0, 2, 1], (), (3, 1, 2)),
        ((0,), [0], (), (1,)),
    ],
)
def test_a_game_is_over_when_one_side_is_left(
    team: tuple[int, ...], resigned: list[int], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert result_with(resigned, team, None) == Result(winners, places, {})


@pytest.mark.parametrize(
    ("team", "resigned"),
    [(DUEL, []), (THREE, []), (THREE, [0]), (TEAMS, [1]), (TEAMS, [1, 2]), (TOGETHER, [0, 1])],
)
def test_a_game_goes_on_while_several_sides_are_left(team: tuple[int, ...], resigned: list[int]) -> None:
    assert result_with(resigned, team, None) is None


@pytest.mark.parametrize(
    ("team", "resigned", "played", "winners", "places"),
    [
        (TEAMS, [], WON, (0, 1), (1, 1, 3, 3)),
        (TEAMS, [0], WON, (1,), (4, 1, 2, 2)),
        (TEAMS, [2], WON, (0, 1), (1, 1, 4, 3)),
        # A bot that plays on for somebody does not win either: the best of the others does.
        (THREE, [2], Result((2,), (3, 2, 1), {}), (1,), (2, 1, 3)),
        (THREE, [2], Result((2,), (2, 2, 1), {}), (0, 1), (1, 1, 3)),
        (TOGETHER, [0], Result((), (1, 1, 1), {}), (), (3, 1, 1)),  # all have lost together
    ],
)
def test_whoever_has_resigned_never_wins(
    team: tuple[int, ...], resigned: list[int], played: Result, winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert result_with(resigned, team, played) == Result(winners, places, played.sheet)


# --- a room -----------------------------------------------------------------------------------------------------------


def kinds(desk: Desk) -> list[str]:
    return [chair.kind for chair in presentation.seating(desk.room, "t", None, "en", []).chairs]


def told(desk: Desk) -> list[str]:
    lines = [plain(event.line) for event in presentation.update(desk.room, None, "en").happened]
    return [line for line in lines if "resign" in line]


def resign(desk: Desk, seat: int) -> None:
    desk.write(requests.resign(desk.room, seat, "greedy"))


def test_a_duel_ends_when_one_resigns_and_everybody_sees_it() -> None:
    desk = Desk().sit("Anna", "Boris")
    mover = desk.asked
    desk.choose(mover, desk.keys(mover)[0])
    assert presentation.seating(desk.room, "t", 1 - mover, "en", []).resigning_ends
    resign(desk, 1 - mover)
    for viewer in (0, 1, None):
        update = presentation.update(desk.room, viewer, "en")
        places = [1, 2] if mover == 0 else [2, 1]
        assert update.ending == protocol.Ending([mover], places, [], None, "secret", early=True)
        assert (update.asked, update.question, update.undo, update.chosen) == (None, None, 0, 0)
        position = presentation.position(desk.room, 1, viewer, "en").update
        assert (position.ending, position.asked) == (update.ending, None)
        assert presentation.position(desk.room, 0, viewer, "en").update.ending is None
    assert kinds(desk)[1 - mover] == "resigned"
    assert told(desk) == [f"{('Anna', 'Boris')[1 - mover]} resigns; the game is over."]
    assert desk.room.bot_to_move is None
    assert not presentation.seating(desk.room, "t", mover, "en", []).resigning_ends
    assert presentation.summary(desk.room).winners == [mover]
    for wanted in (
        lambda: requests.choose(desk.room, mover, protocol.Choose("c", desk.room.version, "end_turn")),
        lambda: requests.undo(desk.room, mover, protocol.Undo("u", desk.room.version)),
        lambda: requests.resign(desk.room, mover, "greedy"),
        lambda: presentation.reasons(desk.room, mover, "en"),
    ):
        with refused("over"):
            wanted()
    assert requests.ask_rematch(desk.room, "again") is not None
    assert presentation.update(replay(desk.records), None, "en") == presentation.update(desk.room, None, "en")


def test_among_three_a_bot_plays_on_and_the_last_one_left_has_won() -> None:
    desk = Desk("dice_forge", 3).sit("Anna", "Boris", "Clara")
    assert not presentation.seating(desk.room, "t", 1, "en", []).resigning_ends
    resign(desk, 1)
    assert kinds(desk) == ["person", "resigned", "person"]
    assert presentation.seating(desk.room, "t", None, "en", []).chairs[1].bot == "greedy"
    assert told(desk) == ["Boris resigns; a bot plays on."]
    assert presentation.update(desk.room, None, "en").ending is None
    assert presentation.summary(desk.room).resigned == [1]
    while desk.asked != 1:
        desk.choose(desk.asked, desk.keys(desk.asked)[-1])
    # The bot is asked; the person who has resigned is shown no question, and has nothing to take back.
    assert desk.room.bot_to_move == (1, "greedy")
    shown = presentation.update(desk.room, 1, "en")
    assert (shown.asked, shown.question, shown.undo, shown.chosen) == (1, None, 0, 0)
    for request in (
        protocol.Choose("c", desk.room.version, desk.keys(1)[0]),
        protocol.Return("r"),
        protocol.Resign("s"),
    ):
        with refused("resigned"):
            requests.judge(desk.room, 1, request, lambda _: 0.0)
    resign(desk, 0)
    ending = presentation.update(desk.room, None, "en").ending
    assert ending is not None
    assert (ending.winners, ending.places) == ([2], [2, 3, 1])


def test_a_duel_in_which_a_bot_has_played_on_is_woken_as_won() -> None:
    """As tables were written before resigning ended a duel."""
    desk = Desk(first=0).sit("Anna", "Boris")
    older = [*desk.records, Resigned(0, "greedy"), Chose(0, "end_turn"), Chose(1, "end_turn")]
    room = replay(older)
    assert room.result == Result((1,), (2, 1), {})
    assert presentation.update(room, None, "en").turn == 2


@pytest.mark.parametrize("first", [0, 1])
def test_a_team_plays_on_without_a_member_and_can_win(first: int) -> None:
    desk = Desk("hero_realms", 4, mode="hydra_2v2").sit("Anna", "Boris", "Clara", "Dmitri")
    resign(desk, first)
    assert desk.room.result is None
    resign(desk, 2)
    assert desk.room.result is None
    resign(desk, 3)
    assert desk.room.result is not None
    assert desk.room.result.winners == (1 - first,)
    assert desk.room.result.places[first] == 4


def test_with_the_last_person_of_a_team_its_bots_give_up() -> None:
    desk = Desk("hero_realms", 4, mode="hydra_2v2")
    for seat in (0, 2):
        desk.write(requests.sit_down(desk.room, seat, f"p{seat}", f"N{seat}"))
    for seat in (1, 3):
        desk.write(requests.seat_bot(desk.room, seat, "random"))
    assert presentation.seating(desk.room, "t", 0, "en", []).resigning_ends
    resign(desk, 0)
    assert desk.room.resigned == [0, 1]
    assert desk.room.result is not None
    assert desk.room.result.winners == (2, 3)


def test_a_member_who_is_away_is_still_a_member() -> None:
    desk = Desk("hero_realms", 4, mode="hydra_2v2").sit("Anna", "Boris", "Clara", "Dmitri")
    desk.write(requests.seat_bot(desk.room, 1, "random"))
    resign(desk, 0)
    assert desk.room.resigned == [0]
    assert desk.room.result is None
    desk.write(requests.sit_down(desk.room, 1, "p1", "Boris"))
    assert kinds(desk) == ["resigned", "person", "person", "person"]


def test_what_was_asked_to_be_taken_back_ends_with_the_game_and_with_who_asked() -> None:
    duel = Desk().sit("Anna", "Boris")
    mover = duel.asked
    duel.choose(mover, "end_turn")
    duel.write(requests.undo(duel.room, mover, protocol.Undo("u", duel.room.version)))
    resign(duel, 1 - mover)
    assert duel.room.undo_request is None
    assert presentation.update(duel.room, mover, "en").turn == 1

    three = Desk("dice_forge", 3).sit("Anna", "Boris", "Clara")
    asking = three.asked
    while three.asked == asking:
        three.choose(asking, three.keys(asking)[-1])
    three.write(requests.undo(three.room, asking, protocol.Undo("u", three.room.version)))
    turn = presentation.update(three.room, None, "en").turn
    resign(three, asking)
    assert three.room.undo_request is None
    assert presentation.update(three.room, None, "en").turn == turn


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("dice_forge", 3, {}), ("hero_realms", 3, {}), ("hero_realms", 6, {"mode": "emperor_3v3"})],
)
def test_a_room_with_somebody_who_resigned_is_the_replay_of_its_records(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Somebody resigns in the middle; played to the end, that one has not won, and the file is honest."""
    random = Random(7)
    desk = Desk(game, players, **options).sit(*[f"N{seat}" for seat in range(players)])
    for number in range(20_000):
        if desk.room.result is not None:
            break
        if number == 20:
            resign(desk, 1)
        desk.choose(desk.asked, random.choice(desk.keys(desk.asked)))
        if random.random() < 0.01:
            assert presentation.update(replay(desk.records), 1, "ru") == presentation.update(desk.room, 1, "ru")
    result, file = desk.room.result, presentation.game_file(desk.room, None)
    assert result is not None
    assert 1 not in result.winners
    assert result.winners
    assert result.places[1] == players
    assert file.resigned == gamefile.Resigned([1], result)
    assert presentation.update(desk.room, None, "en").ending == protocol.Ending(
        list(result.winners),
        list(result.places),
        [(desk.room.game.text("en").score(line), list(points)) for line, points in result.sheet.items()],
        list(result.sheet).index("total") if game == "dice_forge" else None,
        "secret",
        early=False,
    )
    verify(desk.room.game, gamefile.parse(gamefile.render(file), "file"))


# --- over real sockets ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('resigning')}/kubik.db"
    else:
        database = new_database(request.getfixturevalue("postgresql"))
    with running(database, Limits(burst=100_000, per_second=100_000)) as port:
        yield port


def has_ended(message: Any) -> bool:
    return is_update(message) and message["ending"] is not None


def seats_of(seat: Seat) -> list[str]:
    return [chair["kind"] for chair in seat.seating["chairs"]]


def test_a_duel_that_is_given_up_is_won_by_the_other(port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris", "ru")
    links = duel(anna, boris, options={"first": 0})
    table = links["table"]
    watcher = Person(port).at(table, f"?watch={links['watch']}")
    with sitting(table, anna, boris) as (first, second), watcher as watching:
        watching.until(is_update)
        assert first.choose("end_turn")["type"] == "done"
        assert second.ask(protocol.Resign("r"))["type"] == "done"
        for seat in (first, watching):
            seat.until(has_ended)
        for seat in (first, second, watching):
            ending = seat.update["ending"]
            assert (ending["winners"], ending["places"], ending["early"]) == ([0], [1, 2], True)
            assert seats_of(seat) == ["person", "resigned"]
            assert seat.update["asked"] is None
        assert "сдаётся; игра окончена" in sentence(second.update["happened"][-1])
        assert first.ask(protocol.Hint("h"))["options"] == []
    for person, number in ((anna, 0), (boris, 1)):
        mine = person.call("GET", "/api/tables")[1][0]
        assert (mine["seat"], mine["over"], mine["summary"]["winners"]) == (number, True, [0])
        assert (mine["summary"]["asked"], mine["summary"]["resigned"]) == (None, [1])
        last = person.call("GET", f"/api/tables/{table}/replay?at=1")[1]["update"]
        assert last["ending"] == ending
        file = gamefile.parse(msgspec.json.encode(person.call("GET", f"/api/tables/{table}/file")[1]), "file")
        assert file.seed == ending["seed"]
        assert file.resigned == gamefile.Resigned([1], Result((0,), (1, 2), {}))
        verify(kubik.game("hero_realms"), file)
    # Whoever has resigned may play again, at another table; and may try out how it would have gone on.
    again = boris.call("POST", f"/api/tables/{table}/rematch")
    assert again[0] == 201
    with sitting(again[1]["table"], anna, boris) as seats:
        assert seats_of(seats[0]) == ["person", "person"]
        assert seats[1].update["ending"] is None
    status, what_if = boris.call("POST", f"/api/tables/{table}/fork", {"bot": "random"})
    assert status == 201
    with boris.at(what_if["table"]) as alone:
        assert alone.question()


def test_against_a_bot_resigning_ends_the_game_at_once(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(bots={"1": "search:seconds=5"}, options={"first": 1})
    with anna.at(links["table"]) as seat:
        seat.until(is_update)
        assert seat.ask(protocol.Resign("r"))["type"] == "done"
        assert seat.update["ending"]["winners"] == [1]
        assert seat.ask(protocol.Say("s", "well played"))["type"] == "done"
        assert seat.update["turn"] == 0


def test_the_seat_of_somebody_who_resigned_is_played_on_by_a_bot(port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    links = duel(anna, boris, game="dice_forge", players=3, bots={"2": "random"}, options={"first": 1})
    moving = boris.call("POST", f"/api/tables/{links['table']}/link")[1]["link"]
    with sitting(links["table"], anna, boris) as (seat, gone):
        assert gone.question()
        assert gone.ask(protocol.Resign("r"))["type"] == "done"
        assert seats_of(gone) == ["person", "resigned", "bot"]
        for request in (
            protocol.Resign("a"),
            protocol.Return("b"),
            protocol.SeatBot("c", 1, "random"),
            protocol.Choose("d", gone.update["version"], "pass"),
            protocol.Undo("e", gone.update["version"]),
        ):
            assert gone.ask(request)["reason"] == "resigned"
        phone = Person(port, "Boris's phone")
        status, trouble = phone.call("POST", "/api/join", {"link": moving})
        assert (status, trouble["reason"]) == (409, "resigned")
        play_alone(seat)
        gone.until(has_ended)
        for each in (seat, gone):
            assert each.update["ending"]["winners"]
            assert 1 not in each.update["ending"]["winners"]
            assert each.update["ending"]["places"][1] == 3
            assert not each.update["ending"]["early"]
        assert all(
            message["question"] is None for message in map(msgspec.json.decode, gone.heard[-20:]) if is_update(message)
        )
