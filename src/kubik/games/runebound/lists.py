"""Effect lists: every list of effects that the content files have, numbered.

Steps and abilities name a list by its number, and so do effects that hold others ("success", "then"): a step on the
table stays small, and what it leads to is made once for every seat. ready.py carries lists out, effects.py reads them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kubik.games.runebound.content import ADVENTURES, CONTENTS, HEROES, SCENARIO_CARDS, STORIES
from kubik.games.runebound.entries import Attempt, Enemy, EventCard, Quest
from kubik.parts.effects import Word

List = int
"""The number of an effect list."""
NOTHING: Final = 0
WORDS: Final[list[tuple[str, tuple[Word, ...]]]] = [("", ())]
"""Where each list stands, and its words, in which inner lists are numbers already."""


def number(where: str, words: Iterable[Word]) -> List:
    """A list of effects gets its number; so do the lists inside of it."""
    found = tuple({name: _inner(f"{where}: {word.get('do')}", value) for name, value in word.items()} for word in words)
    if not found:
        return NOTHING
    WORDS.append((where, found))
    return len(WORDS) - 1


def _inner(where: str, value: Any) -> Any:
    if isinstance(value, list | tuple) and all(isinstance(each, dict) for each in value):
        return number(where, value)
    if isinstance(value, list | tuple) and value and all(isinstance(each, list | tuple) for each in value):
        return tuple(number(where, each) for each in value)
    return value


# --- the lists of cards, by their numbers -----------------------------------------------------------------------------


def _outcomes(kind: str, id: str, quest: Attempt) -> tuple[List, ...]:
    return tuple(
        number(CONTENTS.where(kind, id, f"outcome {n}"), outcome.effects) for n, outcome in enumerate(quest.outcomes, 1)
    )


COURSES: Final = [
    tuple(number(CONTENTS.where("event", each.id, course.en), course.effects) for course in each.options)
    if isinstance(each, EventCard)
    else ()
    for each in ADVENTURES
]
"""The two courses of each event."""
REWARD: Final = [
    number(CONTENTS.where("enemy", each.id, "reward"), each.reward) if isinstance(each, Enemy) else NOTHING
    for each in ADVENTURES
]
OUTCOMES: Final = [_outcomes("quest", each.id, each) if isinstance(each, Quest) else () for each in ADVENTURES]
STORY_EFFECTS: Final = [number(CONTENTS.where("story", story.id, "effects"), story.effects) for story in STORIES]
STORY_OUTCOMES: Final = [_outcomes("story", story.id, story.quest) if story.quest else () for story in STORIES]
SETUP: Final = [number(CONTENTS.where("hero", hero.id, "setup"), hero.setup) for hero in HEROES]
SCENARIO_SETUP: Final = [number(CONTENTS.where("scenario", each.id, "setup"), each.setup) for each in SCENARIO_CARDS]
END_OF_ACT_ONE: Final = [
    number(CONTENTS.where("scenario", each.id, "act_one"), each.act_one) for each in SCENARIO_CARDS
]
