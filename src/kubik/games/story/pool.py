"""How many dice a roll has, and why (ST-007 to ST-012)."""

from __future__ import annotations

from msgspec import Struct

from kubik.games.story.content import POOL, SUCCESS
from kubik.games.story.state import HEALER, HELPER, Mark, Part, Table
from kubik.games.story.variants import Rules


class Reason(Struct, frozen=True):
    """Why there are more dice or fewer: the step of the rules, the name of the thing, and how many."""

    step: str
    name: str
    dice: int
    seat: int = -1


def measures(faces: list[int]) -> int:
    """Each die that shows a six is a measure of success (ST-013)."""
    return faces.count(SUCCESS)


def base(table: Table, part: Part) -> int:
    """The stages of the powers in use (ST-007)."""
    total, bits = 0, part.powers
    if bits:
        for n, power in enumerate(table.sheets[part.seat].powers):
            if bits >> n & 1:
                total += power.stage
    return total


def counts_marks(part: Part) -> bool:
    """Advantages and setbacks of the group count for whoever acts, not for helpers (ST-PS-07)."""
    return part.role not in (HELPER, HEALER)


def mark_of(table: Table, number: int) -> Mark | None:
    """The advantage or setback with this number, if it still matters."""
    for mark in table.marks:
        if mark.number == number:
            return mark
    return None


def hindrances(part: Part, rules: Rules) -> int:
    """How many weaknesses count: one for each action, however many hinder (ST-AMB-05)."""
    n = part.weaknesses.bit_count()
    return n if rules.settings.each_weakness_counts else min(n, 1)


def reasons(table: Table, rules: Rules, place: int) -> list[Reason]:
    """Every reason for a die more or less, in the order of the five steps; their sum may be below nothing."""
    part = table.parts[place]
    found: list[Reason] = []
    if part.seat < 0:
        return [Reason("character", part.name, part.dice), *_helped(table, place)]
    sheet = table.sheets[part.seat]
    for n, power in enumerate(sheet.powers):
        if part.powers >> n & 1:
            found.append(Reason("power", power.name, power.stage))
    left = hindrances(part, rules)
    for n, weakness in enumerate(sheet.weaknesses):
        if part.weaknesses >> n & 1 and left:
            left -= 1
            found.append(Reason("weakness", weakness.name, -POOL.weakness))
    for n, condition in enumerate(sheet.conditions):
        if part.conditions >> n & 1:
            found.append(Reason("condition", condition.name, -condition.value))
    for number in part.marks:
        mark = mark_of(table, number)
        if mark is not None:
            found.append(Reason("advantage" if mark.value > 0 else "setback", mark.name, mark.value))
    if part.dice:
        found.append(Reason("by_hand", "", part.dice))
    return found + _helped(table, place)


def _helped(table: Table, place: int) -> list[Reason]:
    """A helper gives the measures, or without any takes a die away, never both (ST-032, ST-033, ST-AMB-23)."""
    return [
        Reason("help", other.name, measures(other.faces) or -POOL.idle_helper, other.seat)
        for other in table.parts
        if other.helps == place and other.rolled
    ]


def dice_of(table: Table, rules: Rules, part: Part) -> int:
    """The dice of a roll without help; below nothing, if more is taken away than there is."""
    dice = part.dice
    if part.seat >= 0:
        dice += base(table, part) - POOL.weakness * hindrances(part, rules)
        bits = part.conditions
        if bits:
            for n, condition in enumerate(table.sheets[part.seat].conditions):
                if bits >> n & 1:
                    dice -= condition.value
        for number in part.marks:
            mark = mark_of(table, number)
            if mark is not None:
                dice += mark.value
    return dice


def pool(table: Table, rules: Rules, place: int) -> int:
    """The dice of a roll, never fewer than none (ST-012, ST-AMB-02): the sum of its reasons."""
    dice = dice_of(table, rules, table.parts[place])
    for other in table.parts:
        if other.helps == place and other.rolled:
            dice += measures(other.faces) or -POOL.idle_helper
    return max(dice, 0)
