"""Names and texts of the content, in both languages, and how the table names them.

On the table a name is a string. One that comes from the content is "@" and a key, so that everybody reads it in the own
language; words of people never begin with "@".
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

MARK: Final = "@"


class Phrase(Struct, frozen=True):
    """Something with a name or a text in both languages; `key` is what the table calls it, after the "@"."""

    key: str
    en: str
    ru: str

    @property
    def name(self) -> str:
        """What the table writes down."""
        return MARK + self.key

    def told(self, language: str) -> str:
        """The phrase in one language."""
        return self.ru if language == "ru" else self.en


PHRASES: Final[dict[str, Phrase]] = {}
"""All phrases of the content by their keys; `content.py` and `adventures.py` fill it when they are read."""


def phrase(name: str, language: str) -> str:
    """A name as it lies on the table, as people read it."""
    return PHRASES[name[1:]].told(language) if name.startswith(MARK) else name


def words_of_people(text: str) -> str:
    """What somebody wrote, so that it cannot pass for a name of the content."""
    return text.lstrip(MARK)
