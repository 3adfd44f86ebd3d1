r"""The map in the terminal: hexes with their borders, rivers and roads, and all that lies or stands on them.

A hex is two lines high, and every other column lies one line lower:

     ____
    /p■1&\____
    \____/f   \
    /h   \≈≈≈≈/

Each border has a place of its own, where a river or a road is drawn instead of it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from kubik.games.runebound.board import (
    BRIDGES,
    CITIES,
    COLUMNS,
    DISTANCE,
    GEM,
    HEXES,
    KIND,
    PAYS,
    REGION_OF,
    RIVERS,
    ROADS,
    ROWS,
    TERRAIN,
)
from kubik.games.runebound.content import MARKET
from kubik.games.runebound.movement import all_ways, roads_open
from kubik.games.runebound.quests import TARGETS
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.vocabulary import DECKS, KINDS, TERRAINS
from kubik.screen import BAR_INDENT, Look, bar, flow

TERRAIN_STYLES: Final = {
    "plains": "", "hills": "bright_red", "forest": "green", "mountains": "bright_black", "water": "bright_blue",
    "city": "bold white",
}  # fmt: skip
PLACES: Final = {"city": "◉", "settlement": "○", "shrine": "†", "fortress": "■", "wilderness": " "}
GEMS: Final = {"combat": "!", "exploration": "?", "social": "&"}
ANY_TROPHY: Final = "•"
GEM_STYLES: Final = {"combat": "bright_yellow", "exploration": "bright_green", "social": "bright_magenta"}
VILLAIN_STYLE: Final = "bold bright_red"
QUEST_STYLE: Final = "bold cyan"
MORE: Final = "+"
RIVER: Final = "≈"
ROAD: Final = "="
ROAD_DOWN: Final = "‖"
BRIDGE: Final = "#"
BORDER_STYLE: Final = "bright_black"
RIVER_STYLE: Final = "bold bright_blue"
ROAD_STYLE: Final = "bold yellow"
NARROW: Final = 5
WIDE: Final = 7
"""How far columns are apart; a border has one letter of that."""
LABEL: Final = 3
AROUND: Final = 3
"""So many columns around the hero are shown with the table."""
STORY_SLOTS: Final = "①②③④⑤⑥"
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
ARROWS: Final = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))


# --- ways -------------------------------------------------------------------------------------------------------------


def direction(here: int, there: int) -> str:
    """In which direction a hex lies from another one."""
    (row, column), (to_row, to_column) = divmod(here, COLUMNS), divmod(there, COLUMNS)
    down = 2 * (to_row - row) + (to_column % 2 - column % 2)
    right = 2 * (to_column - column)
    # Neighbours in the next column lie half a hex higher or lower. What is twice as far to one side is straight there.
    upright = "s" if down > 0 else "n" if down < 0 else ""
    aside = "e" if right > 0 else "w" if right < 0 else ""
    if abs(down) > 2 * abs(right):
        return upright
    return aside if abs(right) > 2 * abs(down) else upright + aside


def away(here: int, hexes: Collection[int]) -> str:
    """How far the nearest of some hexes is, and in which direction."""
    there = min(hexes, key=lambda hex: DISTANCE[here][hex])
    return f"{DISTANCE[here][there]}{ARROWS[direction(here, there)]}"


def away_from(look: Look, hex: int) -> str:
    """How far a hex is from the viewer's hero; nothing for watchers, and where the hero stands."""
    here = -1 if look.viewer is None else look.view.players[look.viewer].hex
    return "" if here in (-1, hex) else away(here, [hex])


def reach(table: Table, player: Player) -> dict[int, int]:
    """The hexes that a hero can reach, and for how many of the dice at hand; without dice, for how many action points
    of single steps."""
    if player.defeated or player.detained:
        return {}
    if not table.dice:
        return {hex: n for hex, n in enumerate(DISTANCE[player.hex]) if 0 < n <= table.points}
    ways = all_ways(table, player)
    seen = {(player.hex, tuple(table.dice))}
    edge = [*seen]
    for hex, dice in edge:
        for there, takes in ways[hex]:
            for face in {face for face in dice if face in PAYS[takes]}:
                place = dice.index(face)
                after = there, dice[:place] + dice[place + 1 :]
                if after not in seen:
                    seen.add(after)
                    edge.append(after)
    found: dict[int, int] = {}
    for hex, dice in edge[1:]:
        found.setdefault(hex, len(table.dice) - len(dice))
    found.pop(player.hex, None)
    return found


def reach_of(look: Look) -> dict[int, int]:
    """What the viewer can reach, if it is the viewer's turn."""
    view: Table = look.view
    if look.viewer is None or look.viewer != view.turn or view.players[look.viewer].hex < 0:
        return {}
    return reach(view, view.players[look.viewer])


# --- a hex ------------------------------------------------------------------------------------------------------------


def where(look: Look, hex: int) -> str:
    """A hex by its name, and what it is."""
    kind, name = KINDS[KIND[hex]], look.text.cards.hex(hex)
    if kind != "wilderness":
        return f"{name}, {look.text.words.say(f'kind-{kind}')}"
    return f"{name}, {look.text.words.say(f'terrain-{TERRAINS[TERRAIN[hex]]}')}" if REGION_OF[hex] >= 0 else name


Sign = tuple[str, str]
"""A letter and its style."""


def inside(look: Look, hex: int, room: int) -> list[Sign]:
    """The upper line of a hex: its terrain, its place, and what is there."""
    terrain = TERRAINS[TERRAIN[hex]]
    shown = [(look.words.say(f"letter-{terrain}"), TERRAIN_STYLES[terrain]), (PLACES[KINDS[KIND[hex]]], "bold")]
    shown += marks(look, hex)
    return shown if len(shown) <= room else [*shown[: room - 1], (MORE, "")]


def marks(look: Look, hex: int) -> list[Sign]:
    """What lies and stands on a hex, the most important first."""
    view: Table = look.view
    found = []
    for seat, player in enumerate(view.players):
        if player.hex == hex and not player.out:
            found.append((str(seat + 1), "bold reverse" if seat == look.viewer else "bold"))
    if view.villain == hex:
        found.append((look.words.say("sign-villain-letter"), VILLAIN_STYLE))
    if hex in view.zombies:
        found.append((look.words.say("sign-zombie-letter"), "red"))
    found += [(STORY_SLOTS[slot], QUEST_STYLE) for slot, card in enumerate(view.slots) if _is_there(card, hex)]
    if look.viewer is not None and any(hex in TARGETS[card] for card in view.players[look.viewer].quests):
        found.append(("*", QUEST_STYLE))
    if GEM[hex] >= 0:
        deck = DECKS[GEM[hex]]
        found.append(("·", "dim") if hex in view.face_down else (GEMS[deck], GEM_STYLES[deck]))
    return found


def _is_there(card: int, hex: int) -> bool:
    return card >= 0 and hex in TARGETS[card]


# --- the map ----------------------------------------------------------------------------------------------------------


class Sheet:
    """Lines in which each letter has its place."""

    def __init__(self, height: int, width: int) -> None:
        self.signs: list[list[Sign]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, line: int, at: int, letters: str, style: str) -> None:
        for place, letter in enumerate(letters, at):
            self.signs[line][place] = letter, style

    def lines(self) -> list[Text]:
        found = []
        for signs in self.signs:
            line = Text.assemble(*signs)
            line.rstrip()
            found.append(line)
        return found


def part(look: Look, columns: range, rows: range) -> list[Text]:
    """Some columns and rows of the map, and what it costs to get there."""
    pitch = WIDE if look.width >= BAR_INDENT + LABEL + WIDE * len(columns) + 1 else NARROW
    sheet = Sheet(2 * len(rows) + 3, LABEL + pitch * len(columns) + 1)
    costs, roads = reach_of(look), roads_open(look.view)
    for column in columns:
        sheet.write(0, LABEL + pitch * (column - columns[0]) + 1, chr(ord("A") + column), "dim")
    for row in rows:
        sheet.write(2 * (row - rows[0]) + 2 + columns[0] % 2, 0, str(row + 1), "dim")
        for column in columns:
            hex = row * COLUMNS + column
            top, left = 2 * (row - rows[0]) + 2 + column % 2, LABEL + pitch * (column - columns[0])
            _borders(sheet, hex, top, left, pitch, roads)
            for place, (sign, style) in enumerate(inside(look, hex, pitch - 1), left + 1):
                sheet.write(top, place, sign, style)
    for hex, cost in costs.items():
        row, column = divmod(hex, COLUMNS)
        if row in rows and column in columns:
            left = LABEL + pitch * (column - columns[0])
            sheet.write(2 * (row - rows[0]) + 3 + column % 2, left + 1, f"‹{cost}›", "bold")
    return sheet.lines()


def _borders(sheet: Sheet, hex: int, top: int, left: int, pitch: int, roads: bool) -> None:
    """The six borders of a hex; roads lead over them, and rivers run along them."""
    row, column = divmod(hex, COLUMNS)
    up, down = row + column % 2 - 1, row + column % 2
    right = left + pitch
    level = "_" * (pitch - 1)
    for line, at, beside, sign in (
        (top - 1, left + 1, (row - 1, column), level), (top + 1, left + 1, (row + 1, column), level),
        (top, left, (up, column - 1), "/"), (top, right, (up, column + 1), "\\"),
        (top + 1, left, (down, column - 1), "\\"), (top + 1, right, (down, column + 1), "/"),
    ):  # fmt: skip
        pair = frozenset((hex, beside[0] * COLUMNS + beside[1]))
        sheet.write(line, at, sign, BORDER_STYLE)
        if pair in ROADS and roads:
            over = BRIDGE if pair in BRIDGES else ROAD_DOWN if sign == level else ROAD
            sheet.write(line, at + len(sign) - 1, over, ROAD_STYLE)
        elif pair in RIVERS:
            sheet.write(line, at, RIVER * len(sign), RIVER_STYLE)


def whole_map(look: Look) -> list[Text]:
    """All of it."""
    return part(look, range(COLUMNS), range(ROWS))


def surroundings(look: Look) -> list[Text]:
    """The map around the viewer's hero, with all that can be reached."""
    view: Table = look.view
    if look.viewer is None or view.players[look.viewer].hex not in HEXES:
        return []
    row, column = divmod(view.players[look.viewer].hex, COLUMNS)
    near = reach_of(look)
    rows = {hex // COLUMNS for hex in near} | {row - 1, row, row + 1}
    columns = {hex % COLUMNS for hex in near} | {column - AROUND, column + AROUND}
    shown = range(max(0, min(columns)), min(COLUMNS, max(columns) + 1))
    lines = part(look, shown, range(max(0, min(rows)), min(ROWS, max(rows) + 1)))
    # Indented, it is one thing below its title, and shown as a whole whenever something in it has changed.
    indented = [Text(" " * BAR_INDENT).append_text(line) for line in lines]
    title = look.words.say("around", cost="dice" if view.dice else "points", near=len(near))
    far = flow(look.words.say("ways"), ways(look), look.console)
    return [bar(Text(title, "bold"), look.width), *indented, *far]


def ways(look: Look) -> list[Text]:
    """How far it is to all that the viewer's hero may head for, and in which direction."""
    view: Table = look.view
    assert look.viewer is not None
    me, called = view.players[look.viewer], look.text.cards.called
    goals: list[tuple[str, Collection[int]]] = [
        (look.text.cards.region(city), [CITIES[number]]) for number, city in enumerate(MARKET.cities)
    ]
    if view.villain >= 0:
        goals.append((called(look.rules.villain), [view.villain]))
    goals += [(called(card), TARGETS[card]) for card in (*view.slots, *me.quests) if card >= 0]
    goals += [
        (look.names[seat], [player.hex])
        for seat, player in enumerate(view.players)
        if player.hex >= 0 and player is not me and not player.out
    ]
    return [Text(f"{name} {away(me.hex, hexes)}") for name, hexes in goals if me.hex not in hexes]


def legend(look: Look) -> list[tuple[str, str]]:
    """The signs of the map and of the table, and what they mean."""
    say, game = look.words.say, look.text.words.say
    rows = [(say(f"letter-{terrain}"), game(f"terrain-{terrain}")) for terrain in TERRAINS]
    rows += [(sign, game(f"kind-{kind}")) for kind, sign in PLACES.items() if sign.strip()]
    rows += [(RIVER, say("sign-river")), (f"{ROAD} {ROAD_DOWN}", say("sign-road")), (BRIDGE, say("sign-bridge"))]
    rows += [(sign, say("sign-gem", deck=game(f"deck-{deck}"))) for deck, sign in GEMS.items()]
    rows += [
        ("·", say("sign-face-down")),
        ("1 2 3 4", say("sign-hero")),
        (say("sign-villain-letter"), say("sign-villain")),
        (say("sign-zombie-letter"), say("sign-zombie")),
        (f"{STORY_SLOTS[0]}–{STORY_SLOTS[-1]}", say("sign-story")),
        ("*", say("sign-quest")),
        ("‹2›", say("sign-reach")),
        (MORE, say("sign-more")),
        (f"3{ARROWS['se']}", say("sign-away")),
        (say("space-story"), say("sign-story-space")),
        (say("space-gems"), say("sign-gems-space")),
        ("1/3", say("sign-attribute")),
        (ANY_TROPHY, say("sign-any")),
        ("★", say("sign-initiative")),
        ("✗", say("sign-spent")),
        ("2×", say("sign-doubled")),
    ]
    return rows
