"""What earlier programs have written is opened by this one, and played on.

Nothing of it is ever changed or removed; `tests.updates.make` adds what the present program writes.
"""

from __future__ import annotations

import json
import lzma
from functools import partial
from pathlib import Path
from random import Random

import pytest

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import verify
from kubik.server import presentation, requests
from kubik.server.backup import restore
from kubik.server.live_tables import LiveTables
from kubik.server.storage import Storage
from tests.server.conftest import anyio_backend, postgresql, url  # noqa: F401 - fixtures
from tests.updates.make import FOLDER, MANIFEST, STAGES, choose, hashes

WRITTEN = sorted(path for path in FOLDER.iterdir() if path.is_dir() and path.name[0].isdigit())
FILES = sorted(path for folder in WRITTEN for path in folder.glob(f"*{gamefile.SUFFIX}"))


def test_nothing_that_was_written_has_changed_or_is_gone() -> None:
    assert {name: hash for folder in WRITTEN for name, hash in hashes(folder).items()} == json.loads(
        MANIFEST.read_text()
    )


@pytest.mark.parametrize("folder", WRITTEN, ids=lambda folder: folder.name)
async def test_every_table_can_be_looked_at_and_played_on(folder: Path, url: str, tmp_path: Path) -> None:  # noqa: F811
    database = tmp_path / "all.db"
    database.write_bytes(lzma.decompress((folder / "all.db.xz").read_bytes()))
    restore(database, url)
    storage = await Storage.open(url)
    tables = LiveTables(storage, "http://here")
    try:
        for id in kubik.GAMES:
            for stage in STAGES:
                live = await tables.wake(f"{id}-{stage}")
                assert live.room.closed is False
                for viewer in (0, None):
                    update = presentation.update(live.room, viewer, "ru")
                    assert (update.ending is not None) == (stage == "over")
                    assert update.view
                    assert update.happened or stage == "new"
                random, turn = Random(1), presentation.update(live.room, None, "en").turn
                for _ in range(10):
                    if live.room.result is None:
                        await live.request(partial(choose, random))
                        turn += 1
                assert presentation.update(live.room, None, "en").turn == turn
                if stage == "over":
                    with pytest.raises(requests.Refused, match="over"):
                        requests.playing(live.room)
    finally:
        await tables.close()
        await storage.close()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_file_is_read_and_honest_as_far_as_its_rules_are_here(path: Path) -> None:
    file = gamefile.read(path)
    game = kubik.game(file.game)
    parts = gamefile.stretches(file)
    assert sum(len(part.choices) for part in parts) == len(file.choices) == len(file.states)
    for part in parts:
        if (part.content, part.rules) == (game.content, game.rules_number):
            verify(game, part)
