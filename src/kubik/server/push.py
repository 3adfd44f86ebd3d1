"""Web Push: telling a browser that its person is asked, when the page is closed."""

from __future__ import annotations

from pathlib import Path

from kubik.server.storage import Storage


class Push:
    """The server's key, and what is sent with it."""

    public_key: str

    @classmethod
    def from_file(cls, path: Path) -> Push:
        """The key in a file, which is made if it is not there."""
        raise NotImplementedError

    def check(self, endpoint: str) -> None:
        raise NotImplementedError

    def notify(self, storage: Storage, person: bytes, table: str, game: str) -> None:
        raise NotImplementedError
