"""Counting stars at the end (RP-093 to RP-110, RP-161, RP-162)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kubik.games.roll_player.board import ATTRIBUTES, COLOUR_OF, FACE, GOLD, ROWS
from kubik.games.roll_player.content import (
    ARMOUR_SETS,
    CARDS,
    CLASS_COLOUR,
    CLASSES,
    CONTENT,
    GRIDS,
    MARKS,
    MODIFIERS,
    SET,
    SETS,
    SOLO,
    TITLES,
)
from kubik.games.roll_player.powers import ARMOUR_PIECES, CLASS_DIE_BONUS, GOLD_DIE_BONUS, total
from kubik.games.roll_player.state import Player
from kubik.games.roll_player.traits import TRAITS, Facts
from kubik.games.roll_player.variants import Rules, State
from kubik.kernel.decision import Result
from kubik.kernel.step import Step

_GOALS: Final = [[(goal.least, goal.most, goal.stars) for goal in each.goals] for each in CLASSES]
_BONUS: Final = [
    [each.bonus if CLASSES[number].colour in each.colours else 0 for each in SETS] for number in range(len(CLASSES))
]
"""By class and armour set."""


def attributes(player: Player) -> list[int]:
    """Faces and race (RP-095); what traits look at."""
    cells = player.cells
    return [
        (cells[3 * row] & FACE) + (cells[3 * row + 1] & FACE) + (cells[3 * row + 2] & FACE) + modifier
        for row, modifier in enumerate(MODIFIERS[player.race])
    ]


def for_goals(player: Player, weapons: list[int]) -> list[int]:
    """Attributes with what these weapons add to dice (RP-116, OP-26)."""
    values = attributes(player)
    of_class, of_gold = total(CLASS_DIE_BONUS, weapons), total(GOLD_DIE_BONUS, weapons)
    if of_class or of_gold:
        colour = CLASS_COLOUR[player.class_]
        for cell, die in enumerate(player.cells):
            if die and COLOUR_OF[die] == colour:
                values[cell // 3] += of_class
            elif die and COLOUR_OF[die] == GOLD:
                values[cell // 3] += of_gold
    return values


def goal_stars(player: Player, weapons: list[int]) -> list[int]:
    """Stars for each class goal (RP-096 to RP-099)."""
    return [
        stars if least <= value <= most else 0
        for value, (least, most, stars) in zip(for_goals(player, weapons), _GOALS[player.class_], strict=True)
    ]


def class_dice(player: Player) -> int:
    """How many dice have the colour of the class (RP-100)."""
    colour = CLASS_COLOUR[player.class_]
    return sum([die > 0 and die >> 3 == colour for die in player.cells])


def matches(player: Player) -> int:
    """How many cells hold a die of the colour that the backstory marks (RP-102)."""
    cells = player.cells
    return sum([cells[cell] > 0 and cells[cell] >> 3 == colour for cell, colour in MARKS[player.backstory]])


def armour_stars(player: Player, weapons: list[int]) -> list[int]:
    """Stars for each armour set, with one for the class colour; a shield helps the set that gains most (RP-128)."""
    pieces = [0] * len(SETS)
    for card in player.armour:
        pieces[SET[card]] += 1
    tables = [(0, *each.stars) for each in SETS]
    stars = [table[n] for table, n in zip(tables, pieces, strict=True)]
    more = total(ARMOUR_PIECES, weapons)
    if more:
        gains = [
            table[min(n + more, len(table) - 1)] - table[n] if n else 0 for table, n in zip(tables, pieces, strict=True)
        ]
        best = gains.index(max(gains))
        stars[best] += gains[best]
    bonus = _BONUS[player.class_]
    return [n + bonus[number] if pieces[number] else n for number, n in enumerate(stars)]


def rows_of_one_colour(player: Player) -> int:
    """How many rows hold three dice of one colour."""
    cells = player.cells
    return sum(
        [
            cells[3 * row + 2] > 0 and cells[3 * row] >> 3 == cells[3 * row + 1] >> 3 == cells[3 * row + 2] >> 3
            for row in ROWS
        ]
    )


def count(player: Player, weapons: list[int], solo: bool) -> dict[str, int]:
    """A line for each source of stars, if the player keeps these weapons."""
    goals = goal_stars(player, weapons)
    dice, found = class_dice(player), matches(player)
    sheet = {f"goal_{name}": stars for name, stars in zip(ATTRIBUTES, goals, strict=True)}
    sheet["class_dice"] = dice
    sheet["alignment"] = GRIDS[player.alignment][player.token]
    sheet["backstory"] = CONTENT.backstory.stars[found]
    for name, stars in zip(ARMOUR_SETS, armour_stars(player, weapons), strict=True):
        sheet[f"armour_{name}"] = stars
    if player.traits:
        met = [
            least <= value <= most
            for value, (least, most, _) in zip(for_goals(player, weapons), _GOALS[player.class_], strict=True)
        ]
        facts = Facts(
            attributes=attributes(player),
            token=player.token,
            gold=player.gold,
            goals_met=sum(met),
            class_dice=dice,
            backstory_matches=found,
            rows_of_one_colour=rows_of_one_colour(player),
            weapons=len(weapons),
            skills=len(player.skills),
            traits=len(player.traits),
        )
        for card in player.traits:
            trait = TRAITS[card]
            assert trait is not None
            sheet[f"trait_{CARDS[card].id}"] = trait.stars(facts)
    if solo:
        sheet["gold_left"] = player.gold // SOLO.gold_for_a_star
    return sheet


def stars(player: Player, weapons: list[int], solo: bool) -> int:
    """All stars of a player who keeps these weapons."""
    return sum(count(player, weapons, solo).values())


def best_weapons(player: Player, solo: bool) -> list[int]:
    """The weapons that are worth keeping, as many as possible (RP-110, OP-26). No other card can hurt."""
    own = player.weapons
    kept = [list(some) for n in range(len(own), -1, -1) for some in combinations(own, n)]
    return max(kept, key=lambda weapons: stars(player, weapons, solo))


class Scoring(Step):
    """Cards that would hurt are discarded, then stars are counted."""

    def do(self, state: State) -> None:
        table, solo = state.table, state.rules.solo
        for seat in state.rules.clockwise[self.seat]:
            player = table.players[seat]
            if player.weapons:
                kept = best_weapons(player, solo)
                for card in [card for card in player.weapons if card not in kept]:
                    player.weapons.remove(card)
                    table.discard.append(card)
                    if state.listener:
                        state.tell("discards_own", seat, pieces=[card], source=f"weapons:{seat}", to="discard")
            if state.listener:
                state.tell("scores", seat, n=stars(player, player.weapons, solo))
        if solo and state.listener:
            state.tell("earns_title", 0, title=title(stars(table.players[0], table.players[0].weapons, solo)))


def title(stars: int) -> int:
    """The number of the title for so many stars (RP-162)."""
    return next((number for number, each in enumerate(TITLES) if stars >= each.stars), len(TITLES) - 1)


def result(players: list[Player], rules: Rules) -> Result:
    """Most stars, then most gold, then fewest dice of the own class colour; else the victory is shared (RP-106 to
    RP-109)."""
    sheets = [count(player, player.weapons, rules.solo) for player in players]
    totals = [sum(sheet.values()) for sheet in sheets]
    order = [(-total, -player.gold, class_dice(player)) for total, player in zip(totals, players, strict=True)]
    places = tuple(1 + sum(other < own for other in order) for own in order)
    lines = dict.fromkeys(line for sheet in sheets for line in sheet if not line.startswith(("trait_", "gold_left")))
    lines |= dict.fromkeys(line for sheet in sheets for line in sheet)
    sheet = {line: tuple(own.get(line, 0) for own in sheets) for line in lines}
    sheet["stars"] = tuple(totals)
    sheet["gold"] = tuple(player.gold for player in players)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(winners, places, sheet)
