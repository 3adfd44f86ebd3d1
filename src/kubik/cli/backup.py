"""`kubik backup` and `kubik restore`: the tables of a server as a file, and back."""

from __future__ import annotations

from pathlib import Path

from kubik.cli.settings import language
from kubik.cli.terminal import terminal
from kubik.kernel.errors import BadSetup, KubikError
from kubik.kernel.text import words


def backup(file: Path, /, *, database: str | None = None, lang: str | None = None) -> None:
    """Save all tables and people of a server in a new file; the server may go on meanwhile.

    Parameters
    ----------
    file
        The file to write. It is a SQLite database, whichever kind of database the server has.
    database
        A file, or postgresql://...; without it, the file in your own data folder.
    lang
        en or ru; without it, what the environment says.
    """
    _copy("backed-up", file, database, lang)


def restore(file: Path, /, *, database: str | None = None, lang: str | None = None) -> None:
    """Put all tables and people of a backup into an empty database, of either kind.

    Parameters
    ----------
    file
        What `kubik backup` has written.
    database
        A file, or postgresql://...; without it, the file in your own data folder.
    lang
        en or ru; without it, what the environment says.
    """
    _copy("restored", file, database, lang)


def _copy(done: str, file: Path, database: str | None, lang: str | None) -> None:
    try:
        from kubik.server import backup
        from kubik.server.database import CannotOpen
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("kubik"):
            raise
        raise BadSetup('the server needs more packages: pip install "kubik[server]"') from None
    from platformdirs import user_data_path

    spoken = words("kubik.cli", language(lang))
    place = database or user_data_path("kubik") / "kubik.db"
    try:
        copied = backup.back_up(place, file) if done == "backed-up" else backup.restore(file, place)
    except CannotOpen as error:
        raise KubikError(error.say(spoken.language)) from None
    terminal().print(spoken.say(done, file=str(file), tables=copied.tables, people=copied.people), soft_wrap=True)
