"""A room is the replay of its records; requests become records or are refused and change nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import kubik
from kubik.kernel.sight import UNKNOWN
from kubik.kernel.text import Part
from kubik.server import presentation, protocol, requests
from kubik.server.errors import explain
from kubik.server.records import (
    AskedBack,
    BadRecord,
    BotSatDown,
    Chose,
    Opened,
    OtherContent,
    Said,
    SatDown,
    WentBack,
    decode,
)
from kubik.server.room import replay
from kubik.server.snapshot import snapshot
from tests.server.desk import Desk, refused


def test_the_game_begins_when_every_seat_is_taken() -> None:
    desk = Desk().sit("Anna")
    assert not presentation.seating(desk.room, "t", 0, "en", ["p0"]).begun
    assert presentation.update(desk.room, 0, "en").question is None
    desk.write(requests.seat_bot(desk.room, 1, "greedy"))
    seating = presentation.seating(desk.room, "t", 0, "en", ["p0"])
    assert seating.begun
    assert [(chair.kind, chair.here, chair.you) for chair in seating.chairs] == [
        ("person", True, True),
        ("bot", False, False),
    ]
    assert desk.keys(desk.asked)


def test_a_choice_is_carried_out_once_however_often_it_is_sent() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat = desk.asked
    wanted = protocol.Choose("a1", desk.room.version, desk.keys(seat)[0])
    desk.write(requests.choose(desk.room, seat, wanted))
    version = desk.room.version
    assert requests.choose(desk.room, seat, wanted) is None
    assert desk.room.version == version


def test_a_choice_for_another_question_is_stale() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat, version = desk.asked, desk.room.version
    desk.choose(seat, desk.keys(seat)[0])
    with refused("stale"):
        requests.choose(desk.room, seat, protocol.Choose("b", version, "end_turn"))
    desk.choose(seat, "end_turn")
    with refused("not_your_turn"):
        requests.choose(desk.room, seat, protocol.Choose("c", desk.room.version, "end_turn"))


def test_chat_makes_nothing_stale() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat, version = desk.asked, desk.room.version
    desk.write(Said("p0", "Anna", "hello", 5))
    desk.choose(seat, "end_turn", version=version)
    assert presentation.update(desk.room, None, "en").chat == [protocol.Chat("Anna", "hello", 5)]


def test_what_is_not_possible_is_refused() -> None:
    desk = Desk().sit("Anna", "Boris")
    with refused("not_possible"):
        desk.choose(desk.asked, "buy:no_such_card")
    with refused("not_your_turn"):
        desk.choose(1 - desk.asked, "end_turn")
    with refused("begun"):
        requests.leave(desk.room, 0)
    with refused("taken"):
        requests.sit_down(desk.room, 0, "eve", "Eve")
    with refused("no_seat"):
        requests.sit_down(desk.room, 5, "eve", "Eve")
    with refused("bad_bot"):
        requests.seat_bot(desk.room, 0, "genius")
    with refused("not_begun"):
        requests.choose(Desk().room, 0, protocol.Choose("x", 1, "end_turn"))


def test_a_bots_choice_is_never_taken_for_a_repeated_one() -> None:
    desk = Desk()
    for seat in (0, 1):
        desk.write(requests.seat_bot(desk.room, seat, "random"))
    for _ in range(9):
        desk.write(
            requests.choose(desk.room, desk.asked, protocol.Choose("", desk.room.version, desk.keys(desk.asked)[0]))
        )


def test_undo_at_once_or_by_consent() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat = desk.asked
    assert presentation.update(desk.room, seat, "en").chosen == 0
    desk.choose(seat, desk.keys(seat)[0])
    assert presentation.update(desk.room, seat, "en").undo == 1
    assert isinstance(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)), WentBack)
    desk.choose(seat, "end_turn")
    assert (presentation.update(desk.room, seat, "en").undo, presentation.update(desk.room, seat, "en").chosen) == (
        0,
        2,
    )
    assert presentation.update(desk.room, 1 - seat, "en").chosen == 0
    desk.write(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)))
    assert presentation.update(desk.room, 1 - seat, "en").back == (seat, 1)
    with refused("nothing_asked"):
        requests.answer(desk.room, seat, protocol.Answer("x", desk.room.version, True))
    desk.write(requests.answer(desk.room, 1 - seat, protocol.Answer("x", desk.room.version, True)))
    assert desk.room.undo_request is None
    assert desk.asked == seat
    desk.choose(seat, "end_turn")
    desk.write(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)))
    desk.write(requests.answer(desk.room, 1 - seat, protocol.Answer("x", desk.room.version, False)))
    assert desk.asked == 1 - seat


def test_consent_is_to_what_was_seen() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat = desk.asked
    for _ in range(2):
        desk.choose(seat, desk.keys(seat)[0])
    desk.choose(seat, "end_turn")
    desk.write(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)))
    seen = desk.room.version
    desk.write(requests.undo(desk.room, seat, protocol.Undo("v", desk.room.version, choices=3)))
    with refused("stale"):
        requests.answer(desk.room, 1 - seat, protocol.Answer("x", seen, True))
    desk.write(requests.answer(desk.room, 1 - seat, protocol.Answer("x", desk.room.version, True)))
    assert presentation.update(desk.room, seat, "en").turn == 0


def test_nobody_waits_for_the_consent_of_who_has_resigned() -> None:
    desk = Desk("dice_forge", 3).sit("Anna", "Boris", "Clara")
    asking = desk.asked
    while desk.asked == asking:
        desk.choose(asking, desk.keys(asking)[-1])
    desk.write(requests.undo(desk.room, asking, protocol.Undo("u", desk.room.version)))
    turn = presentation.update(desk.room, asking, "en").turn
    one, other = (seat for seat in range(3) if seat != asking)
    desk.write(requests.answer(desk.room, one, protocol.Answer("x", desk.room.version, True)))
    assert requests.undo(desk.room, asking, protocol.Undo("u", desk.room.version)) is None  # nobody has to agree anew
    assert desk.room.undo_request is not None
    desk.write(requests.resign(desk.room, other, "greedy"))
    assert desk.room.undo_request is None
    assert presentation.update(desk.room, asking, "en").turn < turn


@pytest.mark.parametrize("bot_first", [True, False])
def test_whoever_seats_a_bot_for_somebody_still_needs_that_ones_consent(bot_first: bool) -> None:
    desk = Desk().sit("Anna", "Boris")
    asking = desk.asked
    other = 1 - asking
    desk.choose(asking, "end_turn")
    turn = presentation.update(desk.room, asking, "en").turn
    seat_bot = requests.seat_bot(desk.room, other, "greedy")
    if bot_first:
        desk.write(seat_bot)
    desk.write(requests.undo(desk.room, asking, protocol.Undo("u", desk.room.version)))
    if not bot_first:
        desk.write(seat_bot)
    assert presentation.update(desk.room, asking, "en").turn == turn
    assert replay(desk.records).undo_request == desk.room.undo_request
    desk.write(requests.answer(desk.room, other, protocol.Answer("x", desk.room.version, True)))
    assert presentation.update(desk.room, asking, "en").turn < turn


def test_a_consent_from_before_it_was_written_whom_it_needs() -> None:
    """A bot that took a seat had agreed then, and such records are still to be read."""
    desk = Desk().sit("Anna", "Boris")
    asking = desk.asked
    desk.choose(asking, "end_turn")
    turn = presentation.update(desk.room, asking, "en").turn
    desk.write(AskedBack(asking, 0))
    desk.write(requests.seat_bot(desk.room, 1 - asking, "greedy"))
    assert presentation.update(desk.room, asking, "en").turn < turn


def test_against_bots_undo_needs_nobodys_consent() -> None:
    desk = Desk()
    desk.write(requests.sit_down(desk.room, 0, "p0", "Anna"))
    desk.write(requests.seat_bot(desk.room, 1, "random"))
    for _ in range(3):
        seat = desk.asked
        desk.choose(seat, "end_turn")
    if desk.asked == 0:
        desk.choose(0, "end_turn")
    assert isinstance(requests.undo(desk.room, 0, protocol.Undo("u", desk.room.version)), WentBack)


def test_a_bot_keeps_the_seat_of_a_person_who_left_and_gives_it_back() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat = desk.asked
    desk.write(requests.seat_bot(desk.room, seat, "greedy"))
    assert desk.room.bot_to_move == (seat, "greedy")
    with refused("taken"):
        requests.sit_down(desk.room, seat, "eve", "Eve")
    desk.write(requests.sit_down(desk.room, seat, f"p{seat}", "Anna again"))
    assert desk.room.bot_to_move is None


def test_nobody_is_told_what_only_another_may_know() -> None:
    desk = Desk().sit("Anna", "Boris")
    for viewer in (0, 1, None):
        view = presentation.update(desk.room, viewer, "ru").view
        for seat in (0, 1):
            hand = view["players"][seat]["hand"]
            assert (UNKNOWN in hand) == (seat != viewer)
            assert set(view["players"][seat]["deck"]) == {UNKNOWN}
    assert "secret" not in str(
        msgspec.json.encode(
            [presentation.update(desk.room, 0, "en"), presentation.seating(desk.room, "t", 0, "en", [])]
        )
    )
    assert presentation.game_file(desk.room, None).seed is None


def test_events_are_told_as_the_seat_may_know_them() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat, version = desk.asked, desk.room.version
    desk.choose(seat, "end_turn")
    own = [event for event in presentation.update(desk.room, seat, "en", version).happened if event.kind == "draws"]
    theirs = [
        event for event in presentation.update(desk.room, 1 - seat, "en", version).happened if event.kind == "draws"
    ]
    assert [(len(event.pieces), event.facts["n"]) for event in (*own, *theirs)] == [(5, 5), (0, 5)]
    assert [(event.source, event.to) for event in (*own, *theirs)] == [(f"deck:{seat}", f"hand:{seat}")] * 2


def test_a_line_of_the_log_names_its_things() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat, version = desk.asked, desk.room.version
    name = ("Anna", "Boris")[seat]
    desk.choose(seat, "play:gold")
    played = presentation.update(desk.room, seat, "en", version).happened[0]
    gold = played.pieces[0]
    assert played.line == [Part(name, "seat", seat), Part(" plays "), Part("Gold", "card", gold), Part(".")]
    desk.write(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)))
    back = presentation.update(desk.room, seat, "en", desk.room.version - 1).happened[0]
    assert back.line == [Part(name, "seat", seat), Part(" takes a choice back.")]
    headings = [event.kind for event in presentation.update(desk.room, None, "ru").happened if event.heading]
    assert headings == ["begins_turn"]


def test_a_question_warns_of_slips() -> None:
    desk = Desk().sit("Anna", "Boris")
    seat = desk.asked
    question = presentation.update(desk.room, seat, "en").question
    assert question is not None
    warnings = {option.key: option.warning for option in question.options}
    assert warnings.pop("end_turn") == f"You could still play {len(desk.hand(seat))} cards."
    assert set(warnings.values()) == {None}


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("hero_realms", 4, {"mode": "hydra_2v2"}), ("dice_forge", 3, {}), ("dice_forge", 2, {"module": "titans"})],
)
def test_a_room_is_the_replay_of_its_records(game: str, players: int, options: dict[str, Any]) -> None:
    """Played to the end with asides and undos; at many moments the room is woken from its records."""
    random = Random(5)
    desk = Desk(game, players, **options).sit(*[f"N{seat}" for seat in range(players)])
    while desk.room.match is not None and desk.room.match.state.result is None:
        able = [seat for seat in range(players) if desk.keys(seat)]
        seat = random.choice(able)
        if random.random() < 0.05 and desk.room.match.undoable(seat):
            desk.write(requests.undo(desk.room, seat, protocol.Undo("u", desk.room.version)))
        else:
            desk.choose(seat, random.choice(desk.keys(seat)))
        if random.random() < 0.01:
            for twin in (replay(desk.records), desk.woken()):
                assert snapshot(twin) == snapshot(desk.room)
                assert twin.match is not None
                assert twin.match.history == desk.room.match.history
                for viewer in (*range(players), None):
                    assert presentation.update(twin, viewer, "en") == presentation.update(desk.room, viewer, "en")
    ending = presentation.update(desk.room, None, "en").ending
    assert ending is not None
    assert ending.seed == "secret"
    assert presentation.game_file(desk.room, None).seed == "secret"
    with refused("over"):
        requests.choose(desk.room, 0, protocol.Choose("z", desk.room.version, "end_turn"))


def test_broken_records_are_named() -> None:
    with pytest.raises(BadRecord, match="not a record of a table"):
        decode(b'{"is":"flew_away"}')
    with pytest.raises(BadRecord, match="how it was opened"):
        replay([SatDown(0, "p", "Anna")])
    opened = Opened("hero_realms", "other", 2, {}, "s", "c", 1)
    with pytest.raises(BadRecord, match="other content"):
        replay([opened, BotSatDown(0, "greedy")])
    opened = Opened("hero_realms", kubik.game("hero_realms").content, 2, {}, "s", "c", 1, rules=0)
    with pytest.raises(BadRecord, match=r"other rules \(0, here"):
        replay([opened, BotSatDown(0, "greedy")])
    desk = Desk().sit("Anna", "Boris")
    with pytest.raises(BadRecord, match="cannot be played again"):
        replay([*desk.records, Chose(desk.asked, "buy:no_such_card")])
    with pytest.raises(BadRecord, match="cannot be played again"):
        replay([Opened("chess", "", 2, {}, "s", "c", 1)])


def test_a_table_with_an_owners_content_is_told_as_such() -> None:
    with pytest.raises(OtherContent) as error:
        replay([Opened("hero_realms", "other", 2, {}, "s", "c", 1, content_file="mine.toml")])
    assert explain(error.value, "en") == (
        "other_content",
        "This table was set with the content file mine.toml, which this server does not have; "
        "it cannot be played on here.",
        409,
    )
    assert explain(OtherContent("", "ours.toml"), "ru")[1] == (
        "Этот стол создан без файла владельца, а у сервера такой файл есть: здесь продолжить нельзя."
    )


def test_bots_act_beside_the_one_who_is_asked_where_that_matters() -> None:
    """In Hydra bots play their cards before their teammate spends, and are asked for nothing else meanwhile."""
    desk = Desk(players=4, mode="hydra_2v2", first=0).sit("Anna")
    for seat in (1, 2, 3):
        desk.write(requests.seat_bot(desk.room, seat, "greedy"))
    assert desk.asked == 0
    mate = len(desk.hand(1))
    played = 0
    while (aside := desk.room.bot_aside("seed")) is not None:
        seat, key = aside
        assert (seat, key.partition(":")[0]) == (1, "play")
        desk.choose(seat, key)
        played += 1
    assert played >= mate > 0
    assert (desk.asked, desk.hand(1)) == (0, [])
