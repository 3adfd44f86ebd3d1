"""The games on the shelf, in words: what they are, what can be agreed, and the things in their boxes."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from kubik.games import GAMES
from kubik.games import game as find_game
from kubik.kernel.form import Field, form, players
from kubik.kernel.text import Text
from kubik.server import protocol
from kubik.server.words import WORDS

SHELF: Final = ("hero_realms", "roll_player", "dice_forge", "runebound", "storyteller")
BOTS: Final = ("random", "greedy", "search:seconds=1")


@cache
def games(language: str) -> bytes:
    """All games, as JSON."""
    return msgspec.json.encode([_game(id, language) for id in SHELF])


def _game(id: str, language: str) -> protocol.GameInfo:
    words = WORDS[language]
    if id not in GAMES:
        name, about = words.say(f"game-{id}"), words.say(f"about-{id}")
        return protocol.GameInfo(id, name, about, ready=False, players=[], usual=0, fields=[], bots=[])
    game = find_game(id)
    text = game.text(language)
    return protocol.GameInfo(
        id=id,
        name=text.name,
        about=text.words.say("about"),
        ready=True,
        players=players(game),
        usual=game.agree(None, game.settings()).players,
        fields=[_field(field, text) for field in form(game)],
        bots=[protocol.Choice(spec, words.say(f"bot-{spec.partition(':')[0]}")) for spec in BOTS],
    )


def _field(field: Field, text: Text) -> protocol.Field:
    choices = [protocol.Choice(choice, text.choice(field.name, choice)) for choice in field.choices]
    return protocol.Field(field.name, text.words.say(f"form-{field.name}"), field.kind, choices, field.default)


@cache
def box(id: str, language: str) -> bytes:
    """All that a screen needs to draw a game's things, as JSON; BadSetup if there is no such game."""
    return msgspec.json.encode(find_game(id).box(language))
