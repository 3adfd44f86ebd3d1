"""The games on the shelf, in words: what they are, what can be agreed, and the things in their boxes."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from kubik.games import game as find_game
from kubik.games import shelf
from kubik.kernel.content import NAMES, Origin
from kubik.kernel.form import Field, form, players
from kubik.kernel.game import Game
from kubik.kernel.text import Piece, Text, Words
from kubik.server import protocol
from kubik.server.plain import plain_box
from kubik.server.words import WORDS


@cache
def games(language: str) -> bytes:
    """All games in their order on the shelf, as JSON."""
    return msgspec.json.encode([_game(game, language) for game in shelf()])


def _game(game: Game[Any, Any], language: str) -> protocol.GameInfo:
    text = game.text(language)
    return protocol.GameInfo(
        id=game.id,
        name=text.name,
        about=text.about,
        how=_perhaps(text, "how"),
        players=players(game),
        usual=game.agree(None, game.settings()).players,
        fields=[_field(game, field, text) for field in form(game)],
        bots=[_level(bot, WORDS[language]) for bot in game.levels],
    )


def _level(bot: str, words: Words) -> protocol.Level:
    kind = bot.partition(":")[0]
    return protocol.Level(bot, words.say(f"bot-{kind}"), words.say(f"about-{kind}"))


def _field(game: Game[Any, Any], field: Field, text: Text) -> protocol.Field:
    alone = field.kind == "choice"
    choices = [
        protocol.Fitting(
            choice, text.choice(field.name, choice), players(game, **{field.name: choice}) if alone else []
        )
        for choice in field.choices
    ]
    label, usual = text.words.say(f"form-{field.name}"), _perhaps(text, f"usual-{field.name}")
    return protocol.Field(field.name, label, field.kind, choices, usual, field.default)


def _perhaps(text: Text, message: str) -> str:
    return text.words.say(message) if message in text.words else ""


@cache
def box(id: str, language: str) -> bytes:
    """All that a screen needs to draw a game's things, as JSON; BadSetup if there is no such game."""
    game = find_game(id)
    has_own = type(game).box is not Game.box
    return msgspec.json.encode(game.box(language) if has_own else plain_box(game, language))


@cache
def gallery(id: str, language: str) -> bytes:
    """Everything in a game's box that has a text, and where it comes from, as JSON."""
    game = find_game(id)
    listed = game.contents.listed() if game.contents else []
    origins = {entry.name: entry.origins for entry in listed}
    return msgspec.json.encode(
        [
            _exhibit(place, piece, origins.get(piece.entry, {}))
            for place, piece in enumerate(game.text(language).pieces())
        ]
    )


def _exhibit(place: int, piece: Piece, origins: dict[str, Origin]) -> protocol.Exhibit:
    return protocol.Exhibit(
        group=piece.group,
        kind=piece.kind,
        number=place if piece.number < 0 else piece.number,
        name=piece.name,
        about=piece.figures,
        lines=piece.lines,
        tale=piece.tale,
        names=sorted({origin for field, origin in origins.items() if field in NAMES}),
        figures=sorted({origin for field, origin in origins.items() if field not in NAMES}),
    )
