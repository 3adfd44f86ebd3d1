"""Backups of both kinds of database, and what comes of them when they are restored."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kubik.cli import main
from kubik.server.backup import Copied, back_up, restore
from kubik.server.database import VERSION_TABLE, CannotOpen, make_engine
from kubik.server.schema import leases, records, schema, tables
from kubik.server.storage import Storage
from tests.server.client import Person, duel, play, running, sitting
from tests.server.conftest import new_database


def contents(database: str | Path) -> dict[str, list[Any]]:
    """All rows of all tables, but for leases."""
    engine, _ = make_engine(database)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in schema.sorted_tables
            if table is not leases
        }
    engine.dispose()
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database to restore into."""
    if request.param == "sqlite":
        return str(tmp_path / "restored.db")
    return new_database(request.getfixturevalue("postgresql"))


def test_a_game_goes_on_from_a_backup_that_was_made_while_it_was_played(url: str, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.backup"
    with running(url) as port:
        anna, boris = Person(port, "Anna"), Person(port, "Boris")
        table = duel(anna, boris)["table"]
        with sitting(table, anna, boris) as seats:
            play(seats, lambda: seats[0].update["turn"] >= 5)
            seen = seats[0].update
            assert back_up(url, file) == Copied(tables=1, people=2)
            saved = contents(url)
    assert file.stat().st_mode & 0o77 == 0
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
    assert restore(file, empty) == Copied(tables=1, people=2)
    assert contents(empty) == contents(file) == saved
    with running(empty) as port:
        anna.port = boris.port = port
        with sitting(table, anna, boris) as seats:
            for part in ("version", "turn", "asked", "view", "question"):
                assert seats[0].update[part] == seen[part]
            play(seats, lambda: seats[0].update["turn"] >= 8)


async def test_a_backup_is_of_one_moment_though_others_write(url: str, tmp_path: Path) -> None:
    storage = await Storage.open(url)
    names = [f"table {number}" for number in range(20)]
    for name in names:
        await storage.claim(name, "one", "here", 3600)

    async def write(name: str) -> None:
        number = 0
        while not over.is_set():
            number += 1
            await storage.append(name, "one", number, b"x" * 500)

    over = asyncio.Event()
    writing = [asyncio.create_task(write(name)) for name in names]
    for number in range(3):
        await asyncio.to_thread(back_up, url, tmp_path / f"{number}.backup")
    over.set()
    await asyncio.gather(*writing)
    await storage.close()
    for number in range(3):
        found = contents(tmp_path / f"{number}.backup")
        lengths = {row[0]: row[1] for row in found[tables.name]}
        for name, length in lengths.items():
            assert sorted(row[1] for row in found[records.name] if row[0] == name) == list(range(1, length + 1))


def made(path: Path) -> Path:
    """A database with somebody in it."""

    async def make() -> None:
        storage = await Storage.open(path)
        await storage.save_person(b"a", "Anna", "en")
        await storage.close()

    asyncio.run(make())
    return path


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.backup"
    back_up(made(tmp_path / "kubik.db"), file)
    change(file, "DROP TABLE watchers")
    change(file, "DROP TABLE contents")
    change(file, "ALTER TABLE tables DROP COLUMN snapshot")
    change(file, "ALTER TABLE records DROP COLUMN outcome")
    change(file, f"UPDATE {VERSION_TABLE} SET version_num = '2'")
    before = file.read_bytes()
    assert restore(file, tmp_path / "restored.db") == Copied(tables=0, people=1)
    assert contents(tmp_path / "restored.db")["watchers"] == []
    assert file.read_bytes() == before


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command is refused."""
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err


def test_what_cannot_be_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file, nowhere = made(tmp_path / "kubik.db"), tmp_path / "a.backup", tmp_path / "nowhere.db"
    assert f"there is no database {nowhere}" in told(capsys, "backup", str(file), "--database", str(nowhere))
    assert not nowhere.exists()
    assert "not a file path" in told(capsys, "backup", str(file), "--database", "mysql://me:secret@here/kubik")
    assert "cannot be written" in told(capsys, "backup", str(nowhere / "a"), "--database", str(database))
    assert "is there already" in told(capsys, "backup", str(database), "--database", str(database))
    change(database, f"UPDATE {VERSION_TABLE} SET version_num = '2'")
    assert "has schema 2, this program writes" in told(capsys, "backup", str(file), "--database", str(database))
    database.write_text("just some text, long enough to look like something")
    assert "not a database" in told(capsys, "backup", str(file), "--database", str(database))
    assert {path.name for path in tmp_path.iterdir()} == {"kubik.db"}


def test_what_cannot_be_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, target = tmp_path / "a.backup", tmp_path / "restored.db"

    def refused() -> str:
        return told(capsys, "restore", str(file), "--database", str(target))

    assert f"{file} cannot be read: No such file" in refused()
    back_up(made(tmp_path / "kubik.db"), file)
    whole = file.read_bytes()
    for half in (b"", b"just some text", whole[:50], whole[: len(whole) // 2], whole[:-4096]):
        file.write_bytes(half)
        assert f"{file} is not a whole backup" in refused()
    file.write_bytes(whole)
    with closing(sqlite3.connect(file)) as connection:
        found = "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_people_1'"
        start = 4096 * (connection.execute(found).fetchone()[0] - 1)
    nothing_found = b"\x0a\x00\x00\x00\x00\x10\x00\x00".ljust(4096, b"\x00")  # an index without entries
    file.write_bytes(whole[:start] + nothing_found + whole[start + 4096 :])
    assert f"{file} is not a whole backup: row 1 missing from index" in refused()
    file.write_bytes(whole)
    change(file, f"UPDATE {VERSION_TABLE} SET version_num = '999'")
    assert f"{file}: written by a newer program (schema 999" in refused()
    assert not target.exists()
    file.write_bytes(whole)
    restore(file, target)
    kept = contents(target)
    assert f"{target} has tables or people already" in refused()
    assert contents(target) == kept


def test_it_says_what_it_has_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = made(tmp_path / "kubik.db"), tmp_path / "a.backup"
    assert main(["backup", str(file), "--database", str(database), "--lang", "en"]) == 0
    assert f"{file}: tables 0, people 1." in capsys.readouterr().out.replace("\n", " ")
    assert main(["restore", str(file), "--database", str(tmp_path / "b.db"), "--lang", "ru"]) == 0
    assert "людей — 1" in capsys.readouterr().out.replace("\n", " ")


async def test_a_database_that_is_not_kubiks_is_not_saved(postgresql: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="has schema -"):
        back_up(new_database(postgresql), tmp_path / "a.backup")
    assert list(tmp_path.iterdir()) == []
