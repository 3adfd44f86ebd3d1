"""The hall: whoever comes at the same moment finds the same table."""

from __future__ import annotations

import asyncio

import kubik
from kubik.server.hall import Hall, NoTable
from kubik.server.record import Opened
from kubik.server.storage import Storage


async def test_a_table_has_one_keeper_however_many_open_it_at_once(storage: Storage) -> None:
    hall = Hall(storage)
    opened = Opened("dice_forge", kubik.game("dice_forge").content, 2, {}, "seed", creator="c", at=1)
    try:
        early, *keepers, late = await asyncio.gather(
            hall.enter("new"),
            *(hall.enter("new", opened) for _ in range(9)),
            hall.enter("new"),
            return_exceptions=True,
        )
        assert isinstance(early, NoTable)
        assert isinstance(late, NoTable)
        assert set(keepers) == {hall.keepers["new"]}
        assert len(await storage.records("new")) == 1
    finally:
        await hall.close()
