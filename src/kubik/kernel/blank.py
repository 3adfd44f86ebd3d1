"""Answers that a person fills in: words or a number. Options stand beside them, for whoever has no words."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import Struct

from kubik.kernel.errors import IllegalChoice

MOST_WORDS: Final = 10_000
"""No words are longer, whatever a game allows: files and messages stay readable."""


class Words(Struct, frozen=True, tag="words"):
    """Text of at most so many characters."""

    most: int
    lines: bool = False
    """Whether it may have several lines."""

    def read(self, text: str) -> str:
        """The text as it is kept, or IllegalChoice."""
        text = unicodedata.normalize("NFC", text).replace("\r\n", "\n").strip()
        if not text:
            raise IllegalChoice("there are no words")
        if len(text) > min(self.most, MOST_WORDS):
            raise IllegalChoice(f"the words are too long: {len(text)} characters, {min(self.most, MOST_WORDS)} at most")
        for sign in text:
            if unicodedata.category(sign) in _UNPRINTABLE and sign != _JOINER and not (sign == "\n" and self.lines):
                raise IllegalChoice(f"the words hold a character that cannot be shown (U+{ord(sign):04X})")
        return text


class Number(Struct, frozen=True, tag="number"):
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def read(self, text: str) -> str:
        """The number in its plain form, or IllegalChoice."""
        try:
            number = int(text) if len(text) < 20 else None
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            raise IllegalChoice(f"{text[:20]!r} is not a whole number from {self.least} to {self.most}")
        return str(number)


Blank = Words | Number
_JOINER: Final = "\u200d"
"""Joins signs to one, as in many emoji."""
_UNPRINTABLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
