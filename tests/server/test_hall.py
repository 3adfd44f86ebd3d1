"""The hall: a table has one keeper, and a keeper that has lost its table is quiet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

import kubik
from kubik.server.hall import Hall, NoTable
from kubik.server.record import BotSatDown, Opened
from kubik.server.storage import Storage

OPENED = Opened("dice_forge", kubik.game("dice_forge").content, 2, {}, "seed", creator="c", at=1)


@pytest.fixture
async def hall(storage: Storage) -> AsyncIterator[Hall]:
    opened = Hall(storage)
    yield opened
    await opened.close()


async def test_a_table_has_one_keeper_however_many_open_it_at_once(hall: Hall) -> None:
    early, *keepers, late = await asyncio.gather(
        hall.enter("new"),
        *(hall.enter("new", OPENED) for _ in range(9)),
        hall.enter("new"),
        return_exceptions=True,
    )
    assert isinstance(early, NoTable)
    assert isinstance(late, NoTable)
    assert set(keepers) == {hall.keepers["new"]}
    assert len(await hall.storage.records("new")) == 1


async def test_bots_do_not_think_about_a_table_that_another_process_has_taken(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    async def think(game: str, saved: bytes, seat: int, spec: str, seed: str) -> str:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 3:
            await hall.storage.release("lost", hall.process)
        return kubik.game(game).load(saved).seat(seat).options[0].key

    monkeypatch.setattr(hall, "think", think)
    await hall.open("lost", OPENED, [BotSatDown(seat, "random") for seat in (0, 1)])
    await hall.keepers["lost"].task
    for _ in range(9):
        await asyncio.sleep(0)
    assert thoughts == 3
