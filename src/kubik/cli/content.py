"""`kubik games` and `kubik cards`: what there is to play, and with what."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

import kubik
from kubik.cli.screens import screen_words
from kubik.cli.settings import language
from kubik.cli.terminal import terminal
from kubik.kernel.content import Origin
from kubik.kernel.errors import BadSetup
from kubik.kernel.form import Field, form, players
from kubik.kernel.game import Game
from kubik.kernel.text import Words, words
from kubik.screen import find_pieces, hang, piece_lines, titled


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


def _game_lines(game: Game[Any, Any], words: Words, console: Console) -> list[Text]:
    names = dict.fromkeys(game.text(spoken).name for spoken in game.languages)
    parts = [Text(game.id, "bold"), Text(" / ".join(names)), Text(_players(game, words))]
    lines = titled(parts, console)
    for field in form(game):
        lines += _option_lines(game, field, screen_words(game, words.language), console)
    return lines


def _about(game: Game[Any, Any], field: Field, words: Words) -> str:
    """What a setting is for; a game that says nothing for the terminal has a name for it in its form."""
    message = f"setting-{field.name}"
    return words.say(message) if message in words else game.text(words.language).words.say(f"form-{field.name}")


def _option_lines(game: Game[Any, Any], field: Field, words: Words, console: Console) -> list[Text]:
    """An option with what it is for, its values and its default; those of a choice a line each."""
    first, *further = hang("", Text(f"{field.name}  {_about(game, field, words)}"), console, indent=2)
    first.stylize("bold", 2, 2 + len(field.name))
    lines = [first, *(Text("  ").append_text(line) for line in further)]
    if field.kind == "choice":
        width = max(map(len, field.choices))
        for value in field.choices:
            said = game.text(words.language).choice(field.name, value)
            seats = _players(game, words, **{field.name: value})
            if seats != _players(game, words):
                said = f"{said}, {seats}"
            lines += hang(f"    {value:<{width}} ", Text(said), console)
    elif field.name not in game.choices:
        values = ["true", "false"] if field.kind == "switch" else field.choices
        if values:
            lines += hang("", Text(words.say("values", values=", ".join(values))), console, indent=4)
    if field.default not in (None, ()):
        shown = str(field.default).lower() if field.kind == "switch" else str(field.default)
        lines += hang("", Text(words.say("default", value=shown)), console, indent=4)
    return lines


def _players(game: Game[Any, Any], words: Words, **options: str) -> str:
    numbers = players(game, **options)
    return words.say("players", n=str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}")


def cards(
    game: str,
    name: str | None = None,
    /,
    *,
    origin: Origin | None = None,
    lang: str | None = None,
) -> None:
    """List the cards of a game, or look one up by name.

    Parameters
    ----------
    game
        The game, such as hero_realms.
    name
        The beginning of a name, in any language.
    origin
        Only those whose figures come from the rulebook, from public sources, or are proposed by Kubik.
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
    if origin is not None:
        pieces = [piece for piece in pieces if piece.origin == origin]
        console.print(Text(spoken.say(f"origin-{origin}", n=len(pieces)), "bold"))
    for piece in pieces:
        for line in piece_lines(piece, console):
            console.print(line)
