"""Writes what the present program writes, for the programs to come: a database with tables of every game, and files.

    python -m tests.updates.make 2026-11-18

What was written once stays as it is: the manifest has the hash of each file, and the tests hold us to it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import lzma
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import kubik
from kubik.kernel import gamefile
from kubik.server import presentation, protocol, requests
from kubik.server.backup import back_up
from kubik.server.live_tables import LiveTables
from kubik.server.records import AnyRecord, Opened, SatDown
from kubik.server.room import Room
from kubik.server.storage import Storage

FOLDER: Final = Path(__file__).parent
MANIFEST: Final = FOLDER / "manifest.json"
PEOPLE: Final = ("aa" * 32, "bb" * 32, "cc" * 32, "dd" * 32)
STAGES: Final = {"new": 0, "early": 12, "late": 60, "over": 1500}
"""How many choices are made at a table of each kind; who is asked then resigns where it should be over."""


def choose(random: Random, room: Room) -> AnyRecord | None:
    """Somebody who is asked chooses at random, of the options that the step offers."""
    seat = room.asked
    assert seat is not None
    key = random.choice(room.options(seat)).key
    return requests.choose(room, seat, protocol.Choose(f"{room.version}", room.version, key))


def resign(room: Room) -> AnyRecord | None:
    seat = next(seat for seat in room.people if seat not in room.resigned)
    return requests.resign(room, seat, "greedy")


async def fill(storage: Storage, folder: Path, id: str) -> None:
    """The tables of a game, and the file of the one that is over."""
    tables = LiveTables(storage, "http://nowhere")
    try:
        game = kubik.game(id)
        for stage, choices in STAGES.items():
            table, random = f"{id}-{stage}", Random(f"{id} {stage}")
            players = game.agree(None, game.settings()).players
            opened = Opened(id, game.content, players, {}, f"{random.random()}", PEOPLE[0], 1, rules=game.rules_number)
            await tables.open(table, opened, [SatDown(seat, PEOPLE[seat], "ABCD"[seat]) for seat in range(players)])
            live = tables.awake[table]
            for _ in range(choices):
                if live.room.result is None:
                    await live.request(partial(choose, random))
            while stage == "over" and live.room.result is None:
                await live.request(resign)
            if stage == "over":
                gamefile.write(folder / f"{id}{gamefile.SUFFIX}", presentation.game_file(live.room, 0))
    finally:
        await tables.close()


async def write(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as working:
        storage = await Storage.open(Path(working) / "kubik.db")
        for person in PEOPLE:
            await storage.save_person(bytes.fromhex(person), "Somebody", "en")
        for id in kubik.GAMES:
            await fill(storage, folder, id)
        await storage.close()
        back_up(Path(working) / "kubik.db", Path(working) / "all.db")
        (folder / "all.db.xz").write_bytes(lzma.compress((Path(working) / "all.db").read_bytes()))


def hashes(folder: Path) -> dict[str, str]:
    """The hash of each file that was written."""
    return {
        str(path.relative_to(FOLDER)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
    }


def main() -> None:
    folder = FOLDER / sys.argv[1]
    folder.mkdir()
    asyncio.run(write(folder))
    known = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    MANIFEST.write_text(json.dumps(known | hashes(folder), indent=1) + "\n")


if __name__ == "__main__":
    main()
