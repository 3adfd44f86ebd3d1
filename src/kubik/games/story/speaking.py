"""Who says what: the hero, a character of the scenarist's, or the person; in and out of character are told apart."""

from __future__ import annotations

from typing import Final

from kubik.games.story import options
from kubik.games.story.oracle import LIKELIHOODS, answer, idea
from kubik.games.story.phrases import words_of_people
from kubik.games.story.state import Table
from kubik.games.story.variants import Rules, State
from kubik.kernel.decision import Option

SPEECH: Final = 4000
IN_CHARACTER, PERSON, CHARACTERS = 0, 1, 2
"""Voices: the own hero (of a scenarist: the teller), the person, and from here on the characters."""


def voices(table: Table, rules: Rules, seat: int) -> list[Option]:
    """As whom a seat may speak instead."""
    names = ["", ""]
    if seat == rules.scenarist:
        names += [character.name for character in table.characters]
    voice = table.sheets[seat].voice
    return [
        options.named(option, name)
        for n, (option, name) in enumerate(zip(options.VOICE, names, strict=False))
        if n != voice
    ]


def speak_as(state: State, seat: int, option: Option) -> None:
    """From now on the seat speaks with another voice."""
    state.table.sheets[seat].voice = option.amount


def consult(state: State, seat: int, option: Option) -> None:
    """The oracle answers a question, or has an idea; every answer is by the dice of the story."""
    if option.verb == "oracle":
        likelihood = option.key.removeprefix("oracle:")
        said = answer(likelihood, state.below)
        state.table.answer = said.name
        if state.listener:
            state.tell("oracle", seat, name=LIKELIHOODS[likelihood].name, text=said.name)
    else:
        said = idea(option.key.removeprefix("idea:"), state.below)
        state.table.answer = said.name
        if state.listener:
            state.tell("idea", seat, text=said.name)


def say(state: State, seat: int, text: str) -> None:
    """Somebody says something aloud."""
    table, words = state.table, words_of_people(text)
    if not words or not state.listener:
        return
    sheet = table.sheets[seat]
    if sheet.voice == PERSON:
        state.tell("remarks", seat, words=words)
    elif sheet.voice >= CHARACTERS and sheet.voice - CHARACTERS < len(table.characters):
        state.tell("character_says", seat, name=table.characters[sheet.voice - CHARACTERS].name, words=words)
    elif seat == state.rules.scenarist:
        state.tell("narrates", seat, words=words)
    elif sheet.hero:
        state.tell("says", seat, hero=sheet.hero, words=words)
    else:
        state.tell("remarks", seat, words=words)
