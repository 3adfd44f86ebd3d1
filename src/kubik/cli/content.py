"""`kubik games` and `kubik cards`: what there is to play, and with what."""

from __future__ import annotations

from typing import Any, Final

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields
from rich.console import Console
from rich.text import Text

import kubik
from kubik.cli.page import bar, find_pieces, hang, joined, piece_lines
from kubik.cli.settings import language
from kubik.cli.terminal import terminal
from kubik.kernel.errors import BadSetup
from kubik.kernel.game import Game, words_of
from kubik.kernel.text import Words, words

MOST_PLAYERS: Final = 12
"""More than any game of the box seats."""


def games(*, lang: str | None = None) -> None:
    """List the games with their modes and options.

    Parameters
    ----------
    lang
        en or ru; without it, what the environment says.
    """
    spoken = words("kubik.cli", language(lang))
    console = terminal()
    for id in kubik.GAMES:
        for line in _game_lines(kubik.game(id), spoken, console):
            console.print(line)


def _game_lines(game: Game[Any], words: Words, console: Console) -> list[Text]:
    names = dict.fromkeys(game.text(spoken).words.say("game") for spoken in game.languages)
    parts = [Text(game.id, "bold"), Text(" / ".join(names)), Text(words.say("players", n=_players(game)))]
    lines = [bar(joined(parts), console.width)]
    for field in fields(game.options):
        lines += _option_lines(game, field, words, console)
    return lines


def _option_lines(game: Game[Any], field: FieldInfo, words: Words, console: Console) -> list[Text]:
    """An option with what it is for, its values and its default; values that have names a line each."""
    title = Text(field.name, "bold").append(f"  {words.say(f'setting-{field.name}')}", "not bold")
    lines = hang("", title, console, indent=2)
    values = ["true", "false"] if field.type is bool else words_of(field.type)
    spoken = game.text(words.language).words
    if values and all(f"{field.name}-{value}" in spoken for value in values):
        width = max(map(len, values))
        for value in values:
            said = spoken.say(f"{field.name}-{value}")
            players = _players(game, **{field.name: value})
            if players != _players(game):
                said = f"{said}, {words.say('players', n=players)}"
            lines += hang(f"    {value:<{width}} ", Text(said), console)
    elif values:
        lines += hang("", Text(words.say("values", values=", ".join(values))), console, indent=4)
    default = field.default if field.default is not NODEFAULT else field.default_factory()
    if default not in (None, ()):
        shown = str(default).lower() if isinstance(default, bool) else str(default)
        lines += hang("", Text(words.say("default", value=shown)), console, indent=4)
    return lines


def _players(game: Game[Any], **options: str) -> str:
    """How many can play, found out by asking the game."""
    numbers = []
    for players in range(1, MOST_PLAYERS + 1):
        try:
            game.agree(players, game.read_options(options))
            numbers.append(players)
        except BadSetup:
            continue
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def cards(game: str, name: str | None = None, /, *, lang: str | None = None) -> None:
    """List the cards of a game, or look one up by name.

    Parameters
    ----------
    game
        The game, such as hero_realms.
    name
        The beginning of a name, in any language.
    lang
        en or ru; without it, what the environment says.
    """
    found = kubik.game(game)
    spoken = words("kubik.cli", language(lang))
    pieces = found.text(spoken.language).pieces()
    if name is not None:
        numbers = find_pieces(name, [found.text(other).pieces() for other in found.languages])
        if not numbers:
            raise BadSetup(f"{game} has no card like {name!r}")
        pieces = [pieces[number] for number in numbers]
    console = terminal()
    for piece in pieces:
        for line in piece_lines(piece, spoken, console):
            console.print(line)
