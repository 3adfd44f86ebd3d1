"""The table of Roll Player in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kubik.games.roll_player.board import ATTRIBUTES, COLOURS, FACE, ROWS
from kubik.games.roll_player.content import CLASS_PIECE, CLASSES, COST, MARKS, MODIFIERS, RACE_PIECE
from kubik.games.roll_player.purchase import price
from kubik.games.roll_player.scoring import count, for_goals
from kubik.games.roll_player.state import EXHAUSTED, Player
from kubik.kernel.decision import Decision, Option
from kubik.screen import Look, Screen, flow, titled

STYLES: Final = {
    "green": "green", "blue": "bright_blue", "red": "red", "purple": "magenta", "black": "bright_black",
    "white": "bright_white", "gold": "yellow",
}  # fmt: skip


def draw(look: Look) -> list[Text]:
    """Initiative cards and market, then the others, and the own hero nearest to the player."""
    say, view = look.text.words.say, look.view
    heading = say("event-begins_round", n=view.round, most=look.rules.rounds, player=look.names[view.start])
    lines = titled([Text(say("game"), "bold"), Text(heading.strip("— "))], look.console)
    pool = [_initiative(look, place) for place in range(len(view.pool))]
    lines += flow(say("screen-initiative"), pool or [Text("–")], look.console)
    lines += flow(say("screen-market"), [_for_sale(look, card) for card in view.row] or [Text("–")], look.console)
    seats = look.rules.players
    first = 0 if look.viewer is None else look.viewer + 1
    for seat in ((first + place) % seats for place in range(seats)):
        lines += _hero(look, seat)
    return lines


def _die(look: Look, die: int) -> Text:
    """A die by the first letters of its colour and its face; colour only repeats what the letters say."""
    if not die:
        return Text("·", "dim")
    return Text(f"{look.text.colour(die >> 3)[:3]} {die & FACE}", STYLES[COLOURS[die >> 3]])


def _initiative(look: Look, place: int) -> Text:
    shown = Text(f"{place + 1}: ").append_text(_die(look, look.view.pool[place]))
    return shown.append(" +1", "yellow") if look.view.coins[place] else shown


def _for_sale(look: Look, card: int) -> Text:
    buyer = None if look.viewer is None else look.view.players[look.viewer]
    cost = COST[card] if buyer is None else price(buyer, card)
    return Text(f"{look.text.names[card]} ({cost})")


def _hero(look: Look, seat: int) -> list[Text]:
    """A player's figures as a title, the board and the cards below it, and what would count now."""
    say, player = look.text.words.say, look.view.players[seat]
    parts = [Text(look.names[seat], "bold")]
    if player.race >= 0:
        parts.append(Text(look.text.names[RACE_PIECE + player.race]))
    if player.class_ >= 0:
        colour = CLASSES[player.class_].colour
        parts.append(Text(look.text.names[CLASS_PIECE + player.class_], STYLES[colour]))
    parts.append(Text(f"{say('score-gold')}: {player.gold}"))
    lines = titled(parts, look.console, "bold cyan" if seat == look.viewer else "dim")
    if player.class_ < 0 or player.alignment < 0:
        return lines
    values = for_goals(player, player.weapons)
    for row in ROWS:
        lines.append(_row(look, player, row, values[row]))
    sheet = count(player, player.weapons, look.rules.solo)
    lines += flow(say("kind-alignment"), [Text(say(f"square-{player.token}"))], look.console)
    for label, cards in (
        ("type-weapon", player.weapons),
        ("type-armour", player.armour),
        ("type-trait", player.traits),
        ("type-skill", player.skills),
    ):
        if cards:
            shown = [Text(look.text.piece(card), "dim" if card & EXHAUSTED else "") for card in cards]
            lines += flow(say(label), shown, look.console)
    counted = [f"{look.text.score(line)} {n}" for line, n in sheet.items() if n]
    total = look.text.stars(sum(sheet.values()))
    return lines + flow(say("screen-now"), [Text(total, "bold"), *map(Text, counted)], look.console)


def _row(look: Look, player: Player, row: int, value: int) -> Text:
    """The dice of a row, what they count, and the goal beside them."""
    line = Text(f"  {look.text.words.say(f'short-{ATTRIBUTES[row]}')} ")
    for cell in range(3 * row, 3 * row + 3):
        die = player.cells[cell]
        line.append_text(_die(look, die))
        matches = die and dict(MARKS[player.backstory]).get(cell) == die >> 3
        line.append("*  " if matches else "   ")
    modifier = MODIFIERS[player.race][row]
    line.append(f"= {value}" + (f" ({modifier:+})" if modifier else ""))
    return line.append(f"   {look.text.goal(row, CLASSES[player.class_].goals[row])}", "dim")


def option(look: Look, option: Option, decision: Decision) -> Text:
    """As the game says it."""
    return Text(look.text.option(option, look.names, decision))


SCREEN: Final = Screen(
    draw=draw,
    piece=lambda look, option: option.piece,
    option=option,
    opening="take_card",
    groups={"buy": "buy", "buy_discarded": "buy", "use": "use", "copy": "use", "ability": "use"},
    secrets=False,
)
