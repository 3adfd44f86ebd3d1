"""The content that a table was opened with is kept, and the table is played with it to its end."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import kubik
from kubik.games import game_with, kept_content
from kubik.kernel.errors import BadContent
from kubik.kernel.game import Game
from kubik.server.live_table import LiveTable
from kubik.server.live_tables import LiveTables
from kubik.server.records import BadRecord, BotSatDown, Opened, OtherContent
from kubik.server.schema import contents
from kubik.server.storage import Storage

HERE = kubik.game("hero_realms")


def content_with(**fields: Any) -> bytes:
    """The content of Hero Realms with another first card."""
    kept = kept_content(HERE)
    assert kept is not None
    data = msgspec.json.decode(zlib.decompress(kept))
    data["tables"]["card"][0] |= fields
    return zlib.compress(msgspec.json.encode(data))


OLD = content_with(cost=7)


def opened(game: Game[Any, Any], **more: Any) -> Opened:
    return Opened(game.id, game.content, 2, {"first": 0}, "seed", creator="c", at=1, rules=game.rules_number, **more)


async def finished(live: LiveTable) -> None:
    while live.room.result is None:
        await live.storage.check()


async def test_todays_content_is_kept_when_a_table_is_opened(tables: LiveTables, storage: Storage) -> None:
    await tables.wake("table", opened(HERE))
    assert await storage.content(HERE.content) == kept_content(HERE)


async def test_a_table_is_played_with_its_own_content_to_the_end(tables: LiveTables, storage: Storage) -> None:
    old = game_with("hero_realms", OLD)
    assert old.content != HERE.content
    await storage.keep_content(old.content, OLD)
    await tables.open("table", opened(old), [BotSatDown(0, "greedy"), BotSatDown(1, "random")])
    live = tables.awake["table"]
    assert live.room.game is old
    await finished(live)
    live.task.cancel()
    while not live.task.done():
        await storage.check()
    again = (await tables.wake("table")).room
    assert again.game is old
    assert again.result == live.room.result
    assert not any(event.kind == "updated" for _, event in again.log)


@pytest.mark.parametrize(("file", "error"), [("", BadRecord), ("mine.toml", OtherContent)])
async def test_content_of_an_unknown_hash_is_refused(
    tables: LiveTables, storage: Storage, file: str, error: type[BadRecord]
) -> None:
    old = game_with("hero_realms", OLD)
    await storage.keep_content(old.content, OLD)
    live = await tables.wake("table", opened(old, content_file=file))
    live.task.cancel()
    while not live.task.done():
        await storage.check()
    with storage._engine.begin() as connection:
        connection.execute(sa.delete(contents))
    before = await storage.kept("table")
    with pytest.raises(error, match=f"the content {old.content} of hero_realms is not kept here|mine.toml"):
        await tables.wake("table")
    assert await storage.kept("table") == before


async def test_a_table_whose_content_cannot_be_read_any_more_stays_unfinished(
    tables: LiveTables, storage: Storage
) -> None:
    old = game_with("hero_realms", OLD)
    await storage.keep_content(old.content, OLD)
    await tables.open("table", opened(old), [BotSatDown(0, "greedy"), BotSatDown(1, "greedy")])
    live = tables.awake["table"]
    live.task.cancel()
    while not live.task.done():
        await storage.check()
    with storage._engine.begin() as connection:
        connection.execute(sa.update(contents).values(data=content_with(wings=2)))
    room = (await tables.wake("table")).room
    assert room.closed
    assert room.over
    assert room.relic is not None
    assert room.relic.table["players"]


@pytest.mark.parametrize("kept", [b"", b"nonsense", zlib.compress(b"{}"), OLD[:-9], content_with(wings=2)])
def test_content_that_is_none_is_refused_and_leaves_the_game_as_it_was(kept: bytes) -> None:
    with pytest.raises(BadContent):
        game_with("hero_realms", kept)
    assert kubik.game("hero_realms") is HERE
    assert HERE.load(HERE.start(seed=1).save()).decision is not None


@pytest.mark.parametrize("id", kubik.GAMES)
def test_every_game_can_be_loaded_with_kept_content_beside_itself(id: str) -> None:
    here = kubik.game(id)
    kept = kept_content(here)
    if kept is None:
        pytest.skip("its content is code")
    copy = game_with(id, kept)
    assert copy is game_with(id, kept)
    assert kubik.game(id) is here is not copy
    assert (copy.content, len(copy.steps)) == (here.content, len(here.steps))
    assert not {*copy.steps} & {*here.steps}
    states = [game.start(seed=1) for game in (here, copy)]
    for _ in range(60):
        assert states[0].digest() == states[1].digest()
        for game, state in zip((here, copy), states, strict=True):
            assert game.load(state.save()).table == state.table
            if state.decision is not None:
                state.choose(state.decision.options[-1])
