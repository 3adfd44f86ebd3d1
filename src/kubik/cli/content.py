"""`kubik games` and `kubik cards`: what there is to play, and with what."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.text import Text

import kubik
from kubik.cli.screens import screen_words
from kubik.cli.settings import Content, language, own_content
from kubik.cli.terminal import terminal
from kubik.games import shelf
from kubik.kernel.content import NAMES, Contents, Origin
from kubik.kernel.errors import BadSetup
from kubik.kernel.form import Field, form, players
from kubik.kernel.game import Game
from kubik.kernel.text import Words, words
from kubik.screen import find_pieces, hang, piece_lines, titled


def games(*, lang: str | None = None, content: Content = None) -> None:
    """List the games with their settings: what can be agreed before the start, and how it is typed.

    Parameters
    ----------
    lang
        en or ru; without it, what the environment says.
    """
    own_content(content)
    spoken = words("kubik.cli", language(lang))
    console = terminal()
    for game in shelf():
        for line in _game_lines(game, spoken, console):
            console.print(line)


def _game_lines(game: Game[Any, Any], words: Words, console: Console) -> list[Text]:
    names = dict.fromkeys(game.text(spoken).name for spoken in game.languages)
    parts = [Text(game.id, "bold"), Text(" / ".join(names)), Text(_players(game, words))]
    lines = titled(parts, console)
    for field in form(game):
        lines += _setting_lines(game, field, screen_words(game, words.language), console)
    return lines


def _about(game: Game[Any, Any], field: Field, words: Words) -> str:
    """What a setting is for; a game that says nothing for the terminal has a name for it in its form."""
    message = f"setting-{field.name}"
    return words.say(message) if message in words else game.text(words.language).words.say(f"form-{field.name}")


def _setting_lines(game: Game[Any, Any], field: Field, words: Words, console: Console) -> list[Text]:
    """A setting with what it is for, its values and its default; those of a choice a line each."""
    first, *further = hang("", Text(f"{field.name}  {_about(game, field, words)}"), console, indent=2)
    first.stylize("bold", 2, 2 + len(field.name))
    lines = [first, *(Text("  ").append_text(line) for line in further)]
    if field.kind == "choice" and field.choices:
        width = max(map(len, field.choices))
        for value in field.choices:
            said = game.text(words.language).choice(field.name, value)
            seats = _players(game, words, **{field.name: value})
            if seats and seats != _players(game, words):
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


def _players(game: Game[Any, Any], words: Words, **settings: str) -> str:
    """For how many players it is; nothing if these settings need others beside them."""
    numbers = players(game, **settings)
    if not numbers:
        return ""
    return words.say("players", n=str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}")


def cards(
    game: str,
    name: str | None = None,
    /,
    *,
    origin: Origin | None = None,
    lang: str | None = None,
    content: Content = None,
) -> None:
    """List the cards of a game, or look one up by name.

    Parameters
    ----------
    game
        The game, such as hero_realms.
    name
        The beginning of a name, in any language.
    origin
        Only what comes from there: rulebook, public, proposed (by Kubik), owner (corrected). It is listed as a content
        file; change in it what your box says differently, and give it as --content.
    lang
        en or ru; without it, what the environment says.
    """
    own_content(content)
    found = kubik.game(game)
    spoken = words("kubik.cli", language(lang))
    text, console = found.text(spoken.language), terminal()
    pieces = text.pieces()
    if origin is not None and found.contents is not None:
        for written in _own_file(found, found.contents, origin, name, spoken):
            console.print(written, markup=False, highlight=False, soft_wrap=True)
        return
    if not pieces:
        console.print(Text(spoken.say("no-pieces", game=text.name)))
        return
    if name is not None:
        numbers = find_pieces(name, [found.text(other).pieces() for other in found.languages])
        if not numbers:
            raise BadSetup(f"{game} has no card like {name!r}")
        pieces = [pieces[number] for number in numbers]
    owned = _owned(found)
    for piece in pieces:
        for line in piece_lines(piece, console):
            console.print(line)
        if piece.entry in owned:
            console.print(Text(f"  {spoken.say('owned', fields=', '.join(owned[piece.entry]))}", "dim"))


def _owned(game: Game[Any, Any]) -> dict[str, list[str]]:
    """The fields that the owner of the box has corrected, by entry."""
    listed = game.contents.listed() if game.contents else []
    owned = {each.name: [field for field, origin in each.origins.items() if origin == "owner"] for each in listed}
    return {name: fields for name, fields in owned.items() if fields}


def _own_file(game: Game[Any, Any], contents: Contents, origin: Origin, name: str | None, words: Words) -> list[str]:
    """A content file with all fields that come from there; what else is known of an entry stands in comments."""
    pieces = {piece.entry: piece for piece in game.text(words.language).pieces()}
    wanted = (name or "").casefold().strip()
    shown: list[str] = []
    entries = 0
    for each in contents.listed():
        fields = [field for field, from_ in each.origins.items() if from_ == origin]
        names = [str(each.fields[name]) for name in NAMES if name in each.fields]
        if not fields or not any(wanted in said.casefold() for said in (each.name, *names)):
            continue
        entries += 1
        shown += ["", f"[{game.id}.{each.name}]"]
        if each.name in pieces:
            piece = pieces[each.name]
            names = names or [piece.name]
            shown += [f"# {line}" for line in (" / ".join(names), piece.figures, *piece.lines)]
        elif names:
            shown.append(f"# {' / '.join(names)}")
        shown += [f"{field} = {toml(each.fields[field])}" for field in fields]
    return [f"# {words.say(f'origin-{origin}', n=entries)}", *shown]


def toml(value: Any) -> str:
    """A value as it is written in a content file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
