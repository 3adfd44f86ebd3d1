"""The oracle: likelihoods as they are written down, and ideas in both languages."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from kubik.games.story.content import CONTENT, IDEAS
from kubik.games.story.oracle import ANSWERS, LIKELIHOODS, TABLES, answer, idea
from kubik.games.story.phrases import phrase


def answers(likelihood: str) -> Counter[str]:
    """What it says to all rolls of two dice."""
    found: Counter[str] = Counter()
    for rolled in product(range(6), repeat=2):
        dice = iter(rolled)
        found[answer(likelihood, lambda n, dice=dice: next(dice)).key.removeprefix("oracle.")] += 1  # type: ignore[misc]
    return found


@pytest.mark.parametrize(("likelihood", "yes"), list(zip(LIKELIHOODS, range(1, 6), strict=True)))
def test_a_likelihood_is_so_many_faces_of_a_die(likelihood: str, yes: int) -> None:
    found = answers(likelihood)
    assert set(found) == set(ANSWERS)
    assert (found["yes_but"], found["yes"], found["yes_and"]) == (yes, 4 * yes, yes)
    assert (found["no_but"], found["no"], found["no_and"]) == (6 - yes, 4 * (6 - yes), 6 - yes)


@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_can_come(name: str) -> None:
    assert len(TABLES[name]) >= 36
    drawn = [idea(name, lambda n, place=place: place) for place in range(len(TABLES[name]))]  # type: ignore[misc]
    assert drawn == TABLES[name]
    for language in ("en", "ru"):
        told = [phrase(each.name, language) for each in drawn]
        assert len(set(told)) == len(told)
        assert all(told)
    assert all(each.en.replace("’", "").isascii() and not each.ru.isascii() for each in drawn)


def test_all_of_it_is_ours() -> None:
    origins = {CONTENT.oracle.origin, *(table.origin for table in CONTENT.ideas)}
    origins |= {each.origin for each in CONTENT.likelihoods} | {each.origin for each in CONTENT.answers}
    assert origins == {"proposed"}
