"""Why something cannot be done in a fight, and tables with fights that cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kubik
from kubik.games.runebound.check_fight import fight_faults
from kubik.games.runebound.state import Fight
from tests.runebound.fight_table import NO_GOLD, NO_SURGE, duel


def test_why_a_surge_ability_cannot_be_used() -> None:
    game = duel("laurel", "ogre", "2physical physical surge", NO_GOLD, skills="crushing_blow arcane_bolt")
    assert game.refusal("surge:crushing_blow") == "few_surge"
    game.choose("surge:arcane_bolt", "pass")
    assert game.refusal("surge:arcane_bolt") == "used_up"
    assert game.refusal("surge:laurel") == "few_surge"
    game = duel("laurel", "fey_sorceress", "2physical physical surge", NO_GOLD)
    assert game.refusal("surge:laurel") == "surge_forbidden"
    assert game.refusal("attack:physical") == ""


def test_why_a_combat_action_cannot_be_taken() -> None:
    game = duel("hawthorne", "ogre", "2physical physical blank", NO_GOLD, skills="shield_bash")
    assert game.refusal("use:hawthorne_2") == "no_card"
    assert game.refusal("use:shield_bash") == "no_token"


@pytest.mark.parametrize(("enemy", "key"), [("bane_spider", "agility:mok_2"), ("rune_wyrm", "double:mok_1:mok_2")])
def test_what_the_foe_forbids(enemy: str, key: str) -> None:
    game = duel("mok", enemy, "double agility physical", NO_SURGE).give(1, "surge", 1).choose(f"surge:{enemy}")
    assert game.refusal(key) == f"{key.split(':')[0]}_forbidden"


def test_reasons_are_said_in_both_languages() -> None:
    game = duel(
        "hawthorne", "ogre", "2physical physical blank surge", NO_GOLD, assets="staff_of_light", skills="crushing_blow"
    )
    said = [
        [kubik.game("runebound").text(language).refusal(refusal, ["Ann", "Bob"]) for refusal in game.state.refusals(0)]
        for language in ("en", "ru")
    ]
    assert said[0][0] == "Crushing Blow: one more surge symbol is needed."
    assert said[1][0].endswith("не хватает 1 символа удара.")


Spoil = Callable[[Fight], object]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda fight: fight.sides.pop(), "two sides"),
        (lambda fight: fight.sides[0].tokens.pop(), "not the tokens"),
        (lambda fight: fight.sides[1].up.pop(), "does not fit"),
        (lambda fight: fight.sides[0].on.__setitem__(1, 0), "no double"),
        (lambda fight: fight.sides[0].lies.__setitem__(0, 3), "lies nowhere"),
        (lambda fight: setattr(fight, "wounds", 99), "number of wounds"),
        (lambda fight: setattr(fight, "floor", 99), "fewer steps"),
        (lambda fight: setattr(fight, "attacker", 7), "no such seat"),
        (lambda fight: setattr(fight, "card", 119), "no such enemy"),
        (lambda fight: setattr(fight, "on", False), "it is over"),
        (lambda fight: setattr(fight.sides[0], "seat", 1), "somebody else"),
        (lambda fight: fight.sides[0].forbidden.append(9), "no such symbol"),
        (lambda fight: setattr(fight, "outcome", 9), "no such outcome"),
        (lambda fight: setattr(fight.sides[0], "extra", -1), "fewer than no actions"),
    ],
)
def test_a_fight_that_cannot_be(spoil: Spoil, fault: str) -> None:
    game = duel("corbin", "ogre", "2physical physical agility", NO_SURGE)
    assert list(fight_faults(game.state.rules, game.state.table)) == []
    spoil(game.state.table.fight)
    assert fault in next(fight_faults(game.state.rules, game.state.table))
