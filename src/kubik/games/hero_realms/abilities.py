"""What each card and character can do: the effects of cards.toml, read, and made ready for the stack."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kubik.games.hero_realms.cards import CARDS, CHARACTERS, CONTENTS, SEATS, Card
from kubik.games.hero_realms.effects import AnyEffect, Effects
from kubik.kernel.content import Contents
from kubik.parts.effects import Stacks, Word, read_effects, stacks


class Abilities(Struct, frozen=True):
    """The abilities of a card."""

    primary: Effects
    expend: Effects
    ally: Effects
    sacrifice: Effects


def _read(where: str, words: tuple[Word, ...]) -> Effects:
    return read_effects(where, words, AnyEffect)


def read_abilities(contents: Contents, card: Card) -> Abilities:
    """The abilities of a card, or BadContent that names the card and what is wrong with it."""
    return Abilities(
        _read(contents.where("card", card.id, "primary"), card.primary),
        _read(contents.where("card", card.id, "expend"), card.expend),
        _read(contents.where("card", card.id, "ally"), card.ally),
        _read(contents.where("card", card.id, "sacrifice"), card.sacrifice),
    )


ABILITIES: Final = [read_abilities(CONTENTS, card) for card in CARDS]
SKILLS: Final = [_read(CONTENTS.where("character", each.id, "skill"), each.skill.effects) for each in CHARACTERS]
ONCE_A_GAME: Final = [
    _read(CONTENTS.where("character", each.id, "ability"), each.ability.effects) for each in CHARACTERS
]

# --- ready for the stack ----------------------------------------------------------------------------------------------


def _ready(abilities: list[Effects]) -> list[Stacks]:
    return [stacks(effects, SEATS) for effects in abilities]


PRIMARY: Final = _ready([card.primary for card in ABILITIES])
EXPEND: Final = _ready([card.expend for card in ABILITIES])
ALLY: Final = _ready([card.ally for card in ABILITIES])
SACRIFICE: Final = _ready([card.sacrifice for card in ABILITIES])
SKILL: Final = _ready(SKILLS)
ABILITY: Final = _ready(ONCE_A_GAME)
