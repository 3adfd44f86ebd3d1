"""What the chances are: a table for people, which a game reckons and the command line shows."""

from __future__ import annotations

from msgspec import Struct


class OddsTable(Struct, frozen=True):
    """Chances in columns, a row for each way to try it."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[float, ...]], ...]


class AskedOdds(Struct, frozen=True):
    """What is asked of a pool of dice. What is 0 or empty is not asked."""

    dice: int
    difficulty: int = 0
    effort: bool = False
    help_dice: tuple[int, ...] = ()
    joint: tuple[int, ...] = ()
    enemy: int = 0
    rolls: int = 0
