"""The table of Roll Player in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kubik.games.roll_player.board import ATTRIBUTES, COLOURS, FACE, ROWS
from kubik.games.roll_player.content import (
    ALIGNMENT_PIECE,
    ARROW,
    BACKSTORY_PIECE,
    CARDS,
    CLASS_PIECE,
    CLASSES,
    COST,
    GRIDS,
    MARKS,
    MODIFIERS,
    RACE_PIECE,
    SOLO,
    Goal,
)
from kubik.games.roll_player.purchase import price
from kubik.games.roll_player.scoring import count, for_goals, matches
from kubik.games.roll_player.state import CARD, EXHAUSTED, SETUP, Player
from kubik.kernel.decision import Decision, Option
from kubik.screen import Look, Screen, flow, hang, titled

STYLES: Final = {
    "green": "green", "blue": "bright_blue", "red": "red", "purple": "magenta", "black": "bright_black",
    "white": "bright_white", "gold": "yellow",
}  # fmt: skip
ARROWS: Final = "↑↓←→"
CELL: Final = 8
"""The width of a cell of the board."""
GRID: Final = 57
"""Where the alignment grid begins beside the own board."""
SQUARE: Final = 4


def draw(look: Look) -> list[Text]:
    """Initiative cards and market, then the others, and the own hero nearest to the player."""
    say, view = look.text.words.say, look.view
    heading = [Text(say("game"), "bold")]
    if view.phase != SETUP:
        told = say("event-begins_round", n=view.round, most=look.rules.rounds, player=look.names[view.start])
        heading.append(Text(told.strip("— ")))
    lines = titled(heading, look.console)
    if view.pool:
        pool = [_initiative(look, place) for place in range(len(view.pool))]
        lines += flow(say("screen-initiative"), pool, look.console)
    for place, card in enumerate(view.row):
        lines += hang("" if place else say("screen-market"), _for_sale(look, card), look.console)
    if look.rules.solo and view.row:
        lines += flow(look.words.say("enemy"), _enemy(look), look.console)
    seats = look.rules.players
    first = 0 if look.viewer is None else look.viewer + 1
    for seat in ((first + place) % seats for place in range(seats)):
        lines += _hero(look, seat)
    return lines


# --- dice and cards ---------------------------------------------------------------------------------------------------


def _colour(look: Look, colour: int) -> str:
    """The first letters of a colour; that they are coloured as well only repeats what they say."""
    return str(look.text.colour(colour)[:3])


def _die(look: Look, die: int) -> Text:
    return Text(f"{_colour(look, die >> 3)} {die & FACE}", STYLES[COLOURS[die >> 3]])


def _initiative(look: Look, place: int) -> Text:
    """An initiative card with its die and its coin, or with the player who holds it."""
    view = look.view
    shown = Text(f"{place + 1}: ")
    holder = next((seat for seat, player in enumerate(view.players) if player.initiative == place + 1), None)
    if view.pool[place]:
        shown.append_text(_die(look, view.pool[place]))
    elif holder is not None:
        shown.append(look.names[holder], "italic")
    else:
        shown.append("·", "dim")
    return shown.append(f" +{view.coins[place]}", "yellow") if view.coins[place] else shown


def _for_sale(look: Look, card: int) -> Text:
    """A card of the market with what it costs the viewer, and what it does."""
    buyer = None if look.viewer is None else look.view.players[look.viewer]
    cost = COST[card] if buyer is None else price(buyer, card)
    shown = Text(look.text.names[card], "bold").append(f" ({cost})", "yellow")
    marks = [look.text.words.say(f"type-{CARDS[card].type}")]
    if CARDS[card].hands:
        marks.append(look.text.words.say("hands", n=CARDS[card].hands))
    if ARROW[card] >= 0:
        marks[-1] += f" {ARROWS[ARROW[card]]}"
    return shown.append(f" {', '.join(marks)}: ").append(look.text.cards[card].lines[0], "dim")


def _enemy(look: Look) -> list[Text]:
    """Which card of the row each face of the enemy die would take, for each initiative card."""
    tables = SOLO.four_cards if len(look.view.row) > look.rules.initiative else SOLO.three_cards
    rows = [f"{card}: {''.join(str(place or '–') for place in faces)}" for card, faces in enumerate(tables, 1)]
    return [Text(look.words.say("enemy-table")), *map(Text, rows)]


# --- heroes -----------------------------------------------------------------------------------------------------------


def _hero(look: Look, seat: int) -> list[Text]:
    """A player's figures as a title, the board and the cards below it, and what would count now."""
    say, player = look.text.words.say, look.view.players[seat]
    name = f"{look.names[seat]} ({look.words.say('you')})" if seat == look.viewer else look.names[seat]
    parts = [Text(name, "bold")]
    if player.race >= 0:
        parts.append(Text(look.text.names[RACE_PIECE + player.race]))
    if player.class_ >= 0:
        colour = CLASSES[player.class_].colour
        class_ = f"{look.text.names[CLASS_PIECE + player.class_]} ({_colour(look, COLOURS.index(colour))})"
        parts.append(Text(class_, STYLES[colour]))
    parts.append(Text(f"{say('score-gold')}: {player.gold}"))
    if player.charisma:
        parts.append(Text(look.words.say("charisma", n=player.charisma)))
    lines = titled(parts, look.console, "bold cyan" if seat == look.viewer else "dim")
    if player.class_ < 0 or player.alignment < 0:
        return lines
    lines += _own_board(look, player) if seat == look.viewer else _board(look, player)
    for label, cards in (
        ("type-weapon", player.weapons),
        ("type-armour", player.armour),
        ("type-trait", player.traits),
        ("type-skill", player.skills),
    ):
        if cards:
            lines += flow(say(label), [_owned(look, card) for card in cards], look.console)
    sheet = count(player, player.weapons, look.rules.solo)
    total = look.text.stars(sum(sheet.values()))
    counted = [f"{look.text.score(line)} {_signed(n)}" for line, n in sheet.items() if n]
    return lines + flow(say("screen-now"), [Text(total, "bold"), *map(Text, counted)], look.console)


def _owned(look: Look, piece: int) -> Text:
    """A card in front of a player; a skill with its arrow, and sideways if it was used."""
    card = piece & CARD
    shown = Text(look.text.names[card])
    if CARDS[card].type == "skill" and ARROW[card] >= 0:
        shown.append(f" {ARROWS[ARROW[card]]}")
    if piece & EXHAUSTED:
        shown.append(f" ({look.words.say('used')})")
        shown.stylize("dim")
    return shown


def _signed(n: int) -> str:
    return f"{n:+}".replace("-", "−") if n else "0"


def _goal(goal: Goal) -> str:
    """What a class wants of an attribute, and the stars for it."""
    most = "" if goal.most == goal.least else "+" if goal.most == 99 else f"–{goal.most}"
    return f"{goal.least}{most} ★{goal.stars}"


def _reached(player: Player, row: int, value: int) -> str:
    """A goal that is met now, and one that is missed by a full row."""
    goal = CLASSES[player.class_].goals[row]
    if goal.least <= value <= goal.most:
        return "✓"
    return "✗" if player.cells[3 * row + 2] else " "


def _own_board(look: Look, player: Player) -> list[Text]:
    """The board row by row, with the backstory's colours in its cells and the alignment grid beside it."""
    say = look.text.words.say
    values, wanted = for_goals(player, player.weapons), dict(MARKS[player.backstory])
    grid = [Text(look.text.names[ALIGNMENT_PIECE + player.alignment], "bold"), *_grid(look, player), Text()]
    lines = []
    for row in ROWS:
        line = Text(f"  {say(f'short-{ATTRIBUTES[row]}')}  ")
        for cell in range(3 * row, 3 * row + 3):
            line.append_text(_cell(look, player.cells[cell], wanted.get(cell, -1)))
        modifier = MODIFIERS[player.race][row]
        line.append(f"= {_number(values[row])}" + (f" ({_signed(modifier)})" if modifier else ""))
        line.pad_right(max(0, 43 - line.cell_len))
        reached = _reached(player, row, values[row])
        line.append(_goal(CLASSES[player.class_].goals[row]), "green" if reached == "✓" else "")
        line.append(f" {reached}", "green" if reached == "✓" else "red")
        line.pad_right(max(0, GRID - line.cell_len))
        line.append_text(grid[row])
        line.rstrip()
        lines.append(line)
    found = matches(player)
    backstory = look.words.say("matches", name=look.text.names[BACKSTORY_PIECE + player.backstory], n=found)
    return lines + flow(look.words.say("hero"), [Text(backstory)], look.console)


def _number(n: int) -> str:
    return str(n).replace("-", "−")


def _cell(look: Look, die: int, wanted: int) -> Text:
    """A die, with a mark if the backstory wants its colour there; an empty cell with the colour that is wanted."""
    if die:
        shown = _die(look, die)
        if wanted == die >> 3:
            shown.append("*", "bold")
        elif wanted >= 0:
            shown.append(f"·{_colour(look, wanted)[0]}", "dim")
    else:
        shown = Text(f"({_colour(look, wanted)})", "dim") if wanted >= 0 else Text("·", "dim")
    shown.pad_right(max(1, CELL - shown.cell_len))
    return shown


def _grid(look: Look, player: Player) -> list[Text]:
    """The stars of the alignment card, in brackets where the token lies."""
    say, stars = look.text.words.say, GRIDS[player.alignment]
    rows = []
    for row in range(3):
        line = Text()
        for square in range(3 * row, 3 * row + 3):
            here = square == player.token
            shown = f"[{_signed(stars[square])}]" if here else _signed(stars[square])
            line.append(f"{shown:^{SQUARE}}", "bold reverse" if here else "")
        rows.append(line)
    rows[0].append(f" {ARROWS[0]} {say('direction-up')}", "dim")
    rows[2].append(f" {ARROWS[1]} {say('direction-down')}", "dim")
    return [*rows, Text(f"{ARROWS[2]} {say('direction-left')}  {say('direction-right')} {ARROWS[3]}", "dim")]


def _board(look: Look, player: Player) -> list[Text]:
    """Another player's board in short: rows side by side, then where the token lies."""
    say = look.text.words.say
    values, wanted = for_goals(player, player.weapons), dict(MARKS[player.backstory])
    cells = []
    for row in ROWS:
        shown = Text(f"{say(f'short-{ATTRIBUTES[row]}')} ")
        for cell in range(3 * row, 3 * row + 3):
            die = player.cells[cell]
            shown.append_text(_die(look, die) if die else Text("·", "dim"))
            shown.append("* " if die and wanted.get(cell) == die >> 3 else " ")
        shown.append(f"= {_number(values[row])}/{_goal(CLASSES[player.class_].goals[row])}")
        reached = _reached(player, row, values[row]).strip()
        cells.append(shown.append(f" {reached}" if reached else "", "green" if reached == "✓" else "red"))
    lines = flow("", cells, look.console)
    stars = _signed(GRIDS[player.alignment][player.token])
    who = [
        Text(f"{look.text.names[ALIGNMENT_PIECE + player.alignment]}: {say(f'square-{player.token}')} ({stars})"),
        Text(look.words.say("matches", name=look.text.names[BACKSTORY_PIECE + player.backstory], n=matches(player))),
    ]
    return lines + flow(look.words.say("hero"), who, look.console)


# --- options and signs ------------------------------------------------------------------------------------------------


def option(look: Look, option: Option, decision: Decision) -> Text:
    """As the game says it; a race or class with what it brings, a starting die in short, for there are many."""
    if option.verb == "start":
        die, row = option.amount >> 3, option.amount & 7
        return _die(look, die).append(f" → {look.text.words.say(f'short-{ATTRIBUTES[row]}')}", "default")
    shown = Text(look.text.option(option, look.names, decision))
    if option.verb in ("race", "class"):
        shown.append(f": {'. '.join(look.text.pieces()[option.piece].lines)}", "dim")
    elif option.verb in _ABOUT_POOL:
        shown.append(" (").append_text(_die(look, look.view.pool[option.amount - 1])).append(")")
    elif option.verb in _ABOUT_CELLS:
        shown.append(" (").append_text(_die(look, look.view.players[decision.seat].cells[option.amount])).append(")")
    return shown


_ABOUT_POOL: Final = frozenset({"take", "for", "turn", "roll"})
_ABOUT_CELLS: Final = frozenset({"flip", "swap", "with", "raise", "lower", "reroll", "exchange", "shift"})
"""Options that name an initiative card or a cell; on the page it helps to see the die that lies there."""


def piles(look: Look) -> list[Text]:
    """What everybody may look through at any time (RP-075), and what is in the bag, which follows from the boards."""
    view = look.view
    dice = [Text(f"{look.text.colour(colour)} {n}") for colour, n in enumerate(view.bag)]
    lines = flow(look.words.say("bag"), dice, look.console)
    for label, cards in (("discard", view.discard), ("trash", view.trash)):
        if cards or label == "discard":
            shown = [Text(look.text.names[card]) for card in cards] or [Text(look.words.say("nothing"))]
            lines += flow(look.words.say(label), shown, look.console)
    return lines


def legend(look: Look) -> list[tuple[str, str]]:
    """The signs of the page."""
    say, colours = look.words.say, look.text.colour
    letters = ", ".join(f"{colours(colour)[:3]} = {colours(colour)}" for colour in range(len(COLOURS)))
    signs = {"*": "match", "(…)": "wanted", "·…": "other-wanted", "✓": "reached", "✗": "missed", "★": "star"}
    signs |= {"[…]": "token", ARROWS: "arrow", "+1": "coin"}
    return [(_colour(look, 0) + " 5", letters), *((sign, say(f"sign-{name}")) for sign, name in signs.items())]


SCREEN: Final = Screen(
    draw=draw,
    piece=lambda look, option: option.piece,
    option=option,
    piles=piles,
    legend=legend,
    opening="take_card",
    groups={"buy": "buy", "buy_discarded": "buy", "use": "use", "copy": "use", "ability": "use", "drop": "drop"},
    secrets=lambda rules: False,
)
