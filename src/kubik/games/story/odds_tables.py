"""The answer to `kubik odds story`: what a pool is worth alone, with help, in joint work, over rolls, in a conflict."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kubik.games.story.odds import (
    Roll,
    oppose,
    oppose_helped,
    reach,
    reach_helped,
    reach_joint,
    reach_joint_rounds,
    reach_long,
    reach_long_helped,
)
from kubik.kernel.odds import AskedOdds, OddsTable
from kubik.kernel.text import Words

USUAL: Final = (1, 2, 3)
USUAL_LONG: Final = (5, 6, 7, 8)
"""The difficulties that are shown when none is asked for."""


def odds_tables(asked: AskedOdds, language: str) -> list[OddsTable]:
    """Tables of chances for a pool of dice."""
    words = Words(language, [files(__package__) / "text" / f"odds.{language}.ftl"])
    tables = [_long(asked, words) if asked.rolls > 1 else _reach(asked, words)]
    if asked.enemy:
        tables.append(_conflict(asked, words))
    return tables


def _efforts(asked: AskedOdds) -> tuple[bool, ...]:
    return (False, True) if asked.effort else (False,)


def _label(words: Words, way: str, dice: tuple[int, ...], effort: bool) -> str:
    told = words.say(way, dice=" + ".join(map(str, dice)))
    return words.say("effort", way=told) if effort else told


def _reach(asked: AskedOdds, words: Words) -> OddsTable:
    needed = (asked.difficulty,) if asked.difficulty else USUAL
    rows = []
    for effort in _efforts(asked):
        lead = Roll(asked.dice, effort)
        helpers, workers = ([Roll(dice, effort) for dice in others] for others in (asked.help_dice, asked.joint))
        rows.append((_label(words, "alone", (), effort), tuple(float(reach(lead, n)) for n in needed)))
        if helpers:
            chances = tuple(float(reach_helped(lead, helpers, n)) for n in needed)
            rows.append((_label(words, "helped", asked.help_dice, effort), chances))
        if workers:
            chances = tuple(float(reach_joint([lead, *workers], n)) for n in needed)
            rows.append((_label(words, "joint", asked.joint, effort), chances))
    columns = tuple(words.say("needed", n=n) for n in needed)
    return OddsTable(words.say("reach", dice=asked.dice), columns, tuple(rows))


def _long(asked: AskedOdds, words: Words) -> OddsTable:
    needed = (asked.difficulty,) if asked.difficulty else USUAL_LONG
    rows = []
    for effort in _efforts(asked):
        lead = Roll(asked.dice, effort)
        helpers, workers = ([Roll(dice, effort) for dice in others] for others in (asked.help_dice, asked.joint))
        rolls = [lead] * asked.rolls
        rows.append((_label(words, "alone", (), effort), tuple(float(reach_long(rolls, n)) for n in needed)))
        if helpers:
            chances = tuple(float(reach_long_helped(lead, helpers, asked.rolls, n)) for n in needed)
            rows.append((_label(words, "helped", asked.help_dice, effort), chances))
        if workers:
            chances = tuple(float(reach_joint_rounds([lead, *workers], asked.rolls, n)) for n in needed)
            rows.append((_label(words, "joint", asked.joint, effort), chances))
    columns = tuple(words.say("needed", n=n) for n in needed)
    return OddsTable(words.say("long", dice=asked.dice, rolls=asked.rolls), columns, tuple(rows))


def _conflict(asked: AskedOdds, words: Words) -> OddsTable:
    enemy = Roll(asked.enemy)
    rows = []
    for effort in _efforts(asked):
        lead = Roll(asked.dice, effort)
        rows.append((_label(words, "alone", (), effort), tuple(map(float, oppose(lead, enemy)))))
        if asked.help_dice:
            helped = oppose_helped(lead, [Roll(dice, effort) for dice in asked.help_dice], enemy)
            rows.append((_label(words, "helped", asked.help_dice, effort), tuple(map(float, helped))))
    columns = tuple(words.say(name) for name in ("win", "draw", "lose"))
    return OddsTable(words.say("conflict", dice=asked.dice, enemy=asked.enemy), columns, tuple(rows))
