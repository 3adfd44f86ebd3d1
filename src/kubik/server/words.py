"""What the server itself says, in both languages."""

from __future__ import annotations

from typing import Final

from kubik.kernel.text import words

WORDS: Final = {language: words(__package__, language) for language in ("en", "ru")}


def display_names(names: list[str], language: str) -> list[str]:
    """Names by seat, with words for those who have none: bots."""
    return [name or WORDS[language].say("bot-name", seat=seat + 1) for seat, name in enumerate(names)]
