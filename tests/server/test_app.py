"""The server over real sockets: sitting down, playing, watching, coming back, and all that is refused."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import verify
from kubik.server import protocol
from kubik.server.limits import Limits
from tests.server.client import Person, play_alone, running


@pytest.fixture
def port(url: str) -> Iterator[int]:
    with running(url, Limits(burst=100_000, per_second=100_000)) as port:
        yield port


def test_two_people_play_by_invitation(port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris", "ru")
    links = anna.open()
    status, joined = boris.call("POST", "/api/join", {"link": links["invitation"]})
    assert (status, joined) == (200, {"table": links["table"], "seat": 1})
    with anna.at(links["table"]) as first, boris.at(links["table"]) as second:
        seats = [first, second]
        for seat in seats:
            seat.until(lambda message: message["type"] == "update")
        mover = seats[first.update["asked"]]
        other = seats[1 - first.update["asked"]]
        key = mover.question()["options"][0]["key"]
        assert mover.choose(key)["type"] == "done"
        other.until(lambda message: message["type"] == "update" and message["turn"] == 1)
        assert other.update["happened"]
        assert other.update["question"] is None
        assert [chair["name"] for chair in second.seating["chairs"]] == ["Anna", "Boris"]
        assert mover.choose("no:such:thing")["reason"] == "not_possible"
        assert other.choose(key)["reason"] == "not_your_turn"
        said = other.ask(protocol.Say("s", "привет"))
        assert said["type"] == "done"
        mover.until(lambda message: message["type"] == "update" and bool(message["chat"]))
        assert mover.update["chat"][0]["text"] == "привет"
    assert [table["table"] for table in anna.call("GET", "/api/tables")[1]] == [links["table"]]


def test_a_whole_game_against_a_bot_and_its_file(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(game="dice_forge", bots={"1": "greedy"})
    with anna.at(links["table"]) as seat:
        play_alone(seat)
        assert len(seat.update["ending"]["places"]) == 2
    status, file = anna.call("GET", f"/api/tables/{links['table']}/file")
    assert status == 200
    parsed = gamefile.parse(msgspec.json.encode(file), "file")
    verify(kubik.game("dice_forge"), parsed)


def test_nobody_hears_what_only_another_may_know(port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    links = anna.open()
    boris.call("POST", "/api/join", {"link": links["seats"][1]})
    watcher = Person(port)
    with anna.at(links["table"]) as first, watcher.at(links["table"], f"?watch={links['watch']}") as watching:
        for seat in (first, watching):
            seat.until(lambda message: message["type"] == "update")
        for seat, own in ((first, 0), (watching, None)):
            players = seat.update["view"]["players"]
            assert [-1 in player["hand"] for player in players] == [own != number for number in range(2)]
        assert watching.ask(protocol.Resign("r"))["reason"] == "watching"


def test_coming_back_after_a_gap(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(bots={"1": "random"}, options={"first": 0})
    with anna.at(links["table"]) as seat:
        version = seat.question() and seat.update["version"]
        seat.choose(seat.question()["options"][0]["key"])
        seat.choose("end_turn")
    with anna.at(links["table"], f"?since={version}") as again:
        again.until(lambda message: message["type"] == "update")
        assert again.update["since"] == version
        assert again.update["happened"]
        assert again.update["view"]


def test_a_repeated_choice_is_recognised(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(players=3, bots={"1": "random", "2": "random"}, options={"first": 0})
    with anna.at(links["table"]) as seat:
        key = seat.question()["options"][0]["key"]
        wanted = protocol.Choose("same", seat.update["version"], key)
        assert seat.ask(wanted)["type"] == "done"
        turn = seat.update["turn"]
        assert seat.ask(wanted)["type"] == "done"
        assert seat.update["turn"] == turn
        assert seat.ask(protocol.Choose("late", wanted.version, key))["reason"] == "stale"
        assert seat.ask(protocol.Undo("u", seat.update["version"]))["type"] == "done"
        assert seat.ask(protocol.WhyNot("w"))["reasons"]
        advice = seat.ask(protocol.Hint("h"))["options"]
        assert advice
        assert all(0 <= chance <= 1 for _, chance in advice)
        assert seat.ask(protocol.Speak("l", "ru"))["type"] == "done"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/api/tables", None, 401, "stranger"),
        ("PUT", "/api/me", b"{", 400, "malformed"),
        ("PUT", "/api/me", {"name": "x" * 41, "language": "en"}, 400, "malformed"),
        ("PUT", "/api/me", b"x" * 20_000, 413, "malformed"),
    ],
)
def test_strangers_and_malformed_calls(
    port: int, method: str, path: str, body: object, status: int, reason: str
) -> None:
    answer = Person(port).call(method, path, body)
    assert answer[0] == status
    assert answer[1]["reason"] == reason
    assert answer[1]["text"]


def test_what_is_refused_to_people_who_are_known(port: int) -> None:
    anna = Person(port, "Анна", "ru")
    assert anna.call("POST", "/api/tables", {"game": "chess"})[1]["reason"] == "no_game"
    refused = anna.call("POST", "/api/tables", {"game": "hero_realms", "options": {"mode": "solo"}})
    assert refused[0] == 400
    assert refused[1]["text"].startswith("Такой стол создать нельзя")
    refused = anna.call("POST", "/api/tables", {"game": "hero_realms", "players": 3, "options": {"mode": "hydra_2v2"}})
    assert refused[0] == 400
    assert refused[1]["text"] == "Такой стол создать нельзя: «Гидра (2 на 2)»: играют 4 человека."
    assert anna.call("POST", "/api/join", {"link": "no-such-link"})[1]["text"] == "Эта ссылка больше не действует."
    assert anna.call("GET", "/api/tables/none/file")[1]["reason"] == "no_table"
    links = anna.open()
    eve = Person(port, "Eve")
    assert eve.call("POST", "/api/join", {"link": links["seats"][0]})[1]["reason"] == "taken"
    assert eve.call("GET", f"/api/tables/{links['table']}/file")[0] == 403
    for wrong, reason in ((links["table"], "no_link"), ("none", "no_table")):
        with eve.at(wrong) as seat:
            assert seat.hear()["reason"] == reason
            with pytest.raises(ConnectionClosed):
                seat.hear()


def test_another_site_cannot_speak_for_a_person(port: int) -> None:
    anna = Person(port, "Anna")
    status, trouble = anna.call("GET", "/api/me", headers={"origin": "https://elsewhere.example"})
    assert (status, trouble["reason"]) == (403, "other_site")
    assert anna.call("GET", "/api/me", headers={"origin": f"http://127.0.0.1:{port}"})[0] == 200
    assert "default-src 'self'" in anna.headers["content-security-policy"]


def test_hostile_messages_end_nothing(port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(bots={"1": "random"}, options={"first": 0})
    with anna.at(links["table"]) as seat:
        key = seat.question()["options"][0]["key"]
        for sent in ("", "{}", "[1,2", '{"type":"choose"}', '{"type":"choose","id":"1","version":-5,"key":"\\u0000"}'):
            seat.socket.send(sent)
            assert seat.until(lambda message: message["type"] == "refused")["text"]
        assert seat.choose(key)["type"] == "done"
