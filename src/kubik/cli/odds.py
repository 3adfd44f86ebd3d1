"""`kubik odds`: what a pool of dice is worth, as a table and as a picture."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from kubik.cli.odds_picture import percent, picture_of
from kubik.cli.settings import Content, language, own_content
from kubik.cli.terminal import terminal
from kubik.games import GAMES
from kubik.kernel.errors import BadSetup, Unfit
from kubik.kernel.odds import AskedOdds, OddsTable
from kubik.kernel.text import Words, words

MOST: Final = 30
MOST_OTHERS: Final = 8
"""Beyond this it is nobody's question, and would be long to reckon."""


def odds(
    game: str,
    /,
    *,
    dice: int,
    difficulty: int | None = None,
    effort: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    help_dice: str | None = None,
    joint: str | None = None,
    enemy: int | None = None,
    rolls: int | None = None,
    picture: Path | None = None,
    lang: str | None = None,
    content: Content = None,
) -> None:
    """Tell what a pool of dice is worth: exact chances, alone, with help, in joint work, against an enemy.

    Parameters
    ----------
    game
        The game: story.
    dice
        How many dice.
    difficulty
        How many measures are needed; without it, several.
    effort
        Also with a special effort in hand, for everybody who rolls.
    help_dice
        The dice of those who help, with commas: 5,4.
    joint
        The dice of those who work too, with commas.
    enemy
        The dice of an enemy.
    rolls
        Over how many rolls the measures add up.
    picture
        Draw it as well: a file that ends in .svg.
    lang
        en or ru; without it, what the environment says.
    """
    own_content(content)
    spoken = words("kubik.cli", language(lang))
    if game not in GAMES:
        raise Unfit(f"there is no game {game!r}", "no_game", name=game, known=", ".join(GAMES))
    module = f"{GAMES[game]}.odds_tables"
    if find_spec(GAMES[game]) is None or find_spec(module) is None:
        raise BadSetup(spoken.say("no-odds", game=game))
    if picture is not None and picture.suffix != ".svg":
        raise BadSetup(spoken.say("no-svg", file=str(picture)))
    asked = AskedOdds(
        dice=_number(spoken, "dice", dice, 0),
        difficulty=0 if difficulty is None else _number(spoken, "difficulty", difficulty),
        effort=effort,
        help_dice=_numbers(spoken, "help-dice", help_dice),
        joint=_numbers(spoken, "joint", joint),
        enemy=0 if enemy is None else _number(spoken, "enemy", enemy),
        rolls=0 if rolls is None else _number(spoken, "rolls", rolls),
    )
    tables: list[OddsTable] = import_module(module).odds_tables(asked, spoken.language)
    console = terminal()
    for table in tables:
        console.print(_table(table, spoken))
    if picture is not None:
        try:
            picture.write_text(picture_of(tables, spoken), encoding="utf-8")
        except OSError as error:
            raise BadSetup(f"{picture}: {error.strerror}") from None


def _table(odds: OddsTable, words: Words) -> Table:
    table = Table(title=odds.title, title_justify="left")
    table.add_column()
    for column in odds.columns:
        table.add_column(column, justify="right")
    for label, chances in odds.rows:
        table.add_row(label, *(percent(chance, words) for chance in chances))
    return table


def _number(words: Words, name: str, number: int, least: int = 1) -> int:
    if not least <= number <= MOST:
        raise BadSetup(words.say("odds-number", name=name, least=least, most=MOST, given=str(number)))
    return number


def _numbers(words: Words, name: str, given: str | None) -> tuple[int, ...]:
    parts = [part.strip() for part in (given or "").split(",") if part.strip()]
    for part in parts:
        if not part.isdecimal() or len(part) > 9:
            raise BadSetup(words.say("odds-number", name=name, least=1, most=MOST, given=part[:20]))
    if len(parts) > MOST_OTHERS:
        raise BadSetup(words.say("odds-others", name=name, most=MOST_OTHERS))
    return tuple(_number(words, name, int(part)) for part in parts)
