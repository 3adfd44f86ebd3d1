"""Chances as a picture: a bar for each, drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from kubik.kernel.odds import OddsTable
from kubik.kernel.text import Words

WIDTH: Final = 760
MARGIN: Final = 24
LABELS: Final = 290
"""How wide the column with the ways is; the bars have the rest."""
BAR: Final = 18
GAP: Final = 4
COLOURS: Final = ("#2f5d62", "#c08a2e", "#8b3a3a", "#5b6c8f", "#6d7f3b", "#7a4f7d")
"""One for each column, from the table's cloth, its brass and its wine."""
PAPER: Final = "#fbf7ee"
INK: Final = "#2b2620"


def picture_of(tables: Sequence[OddsTable], words: Words) -> str:
    """An SVG file with the bars of all tables, one below the other."""
    parts: list[str] = []
    y = MARGIN
    for table in tables:
        y = _draw(table, words, parts, y) + MARGIN
    title = escape("; ".join(table.title for table in tables))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">'
    )
    paper = f'<rect width="{WIDTH}" height="{y}" fill="{PAPER}"/>'
    return "\n".join([head, f"<title>{title}</title>", paper, *parts, "</svg>"]) + "\n"


def percent(chance: float, words: Words) -> str:
    """A chance as people read it."""
    return words.say("percent", share=f"{100 * chance:.1f}".replace(".", words.say("point")))


def _draw(table: OddsTable, words: Words, parts: list[str], y: int) -> int:
    """A table from this height on; returns where it ends."""
    parts.append(_text(MARGIN, y + 16, table.title, size=18))
    y += 30
    x = MARGIN + LABELS
    for place, column in enumerate(table.columns):
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{_colour(place)}"/>')
        parts.append(_text(x + 18, y + 11, column, size=13))
        x += 34 + 8 * len(column)
    y += 26
    left, room = MARGIN + LABELS, WIDTH - 2 * MARGIN - LABELS - 60
    for label, chances in table.rows:
        parts.append(_text(MARGIN, y + 13, label))
        for place, chance in enumerate(chances):
            length = round(room * chance, 1)
            parts.append(f'<rect x="{left}" y="{y}" width="{room}" height="{BAR}" fill="{INK}" opacity="0.06"/>')
            parts.append(f'<rect x="{left}" y="{y}" width="{length}" height="{BAR}" fill="{_colour(place)}"/>')
            parts.append(_text(left + room + 8, y + 14, percent(chance, words), size=13))
            y += BAR + GAP
        y += 2 * GAP
    return y


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _text(x: float, y: float, text: str, size: int = 14) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(text)}</text>'
