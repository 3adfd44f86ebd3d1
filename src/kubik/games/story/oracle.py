"""The oracle, for those who play alone and for a scenarist who is stuck: it answers questions and has ideas.

It asks chance by `below(n)`, a number from 0 to n - 1, and knows nothing of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubik.games.story.content import CONTENT, IDEAS, SIDES, add_phrases
from kubik.games.story.phrases import Phrase

Below = Callable[[int], int]

LIKELIHOODS: Final = {each.id: Phrase(f"oracle.likelihood.{each.id}", each.en, each.ru) for each in CONTENT.likelihoods}
"""From hardly to almost surely."""
ANSWERS: Final = {each.id: Phrase(f"oracle.{each.id}", each.en, each.ru) for each in CONTENT.answers}
"""yes and no, each plain, with `_and` and with `_but`."""
TABLES: Final = {
    name: [Phrase(f"oracle.{name}.{n}", idea.en, idea.ru) for n, idea in enumerate(table.ideas)]
    for name, table in zip(IDEAS, CONTENT.ideas, strict=True)
}
"""Ideas by the names of their tables."""
_YES: Final = {each.id: each.yes for each in CONTENT.likelihoods}
add_phrases([[*phrases] for phrases in (LIKELIHOODS.values(), ANSWERS.values(), *TABLES.values())])


def answer(likelihood: str, below: Below) -> Phrase:
    """Yes or no: one die decides by the likelihood, another one whether there is more to say."""
    said = "yes" if below(SIDES) < _YES[likelihood] else "no"
    turn = below(SIDES)
    if turn < CONTENT.oracle.but_faces:
        return ANSWERS[f"{said}_but"]
    return ANSWERS[f"{said}_and" if turn >= SIDES - CONTENT.oracle.and_faces else said]


def idea(table: str, below: Below) -> Phrase:
    """One entry of a table; of the table `events` it is what happens at random."""
    return TABLES[table][below(len(TABLES[table]))]
