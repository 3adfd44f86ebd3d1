"""The table of Runebound in the terminal: time, stories, markets or a fight, the heroes, the map around one's own.

Fights stand in fight_screen.py, the map in map_screen.py, and what can be chosen in option_screen.py.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kubik.games.runebound.content import ASSET, ATTRIBUTE, COST, HERO, MARKET, PRICE, SKILL, STORY, TIME
from kubik.games.runebound.decks import trophies_of
from kubik.games.runebound.fight_screen import fight, prompt
from kubik.games.runebound.heroes import attribute, dice, hand_limit, health
from kubik.games.runebound.map_screen import ANY_TROPHY, GEMS, STORY_SLOTS, legend, surroundings, where, whole_map
from kubik.games.runebound.option_screen import GROUPS, option
from kubik.games.runebound.quests import quest_of
from kubik.games.runebound.state import Player, Table
from kubik.games.runebound.trade import price
from kubik.games.runebound.vocabulary import ATTRIBUTES, DECKS
from kubik.kernel.sight import UNKNOWN
from kubik.screen import BETWEEN, Look, Page, Screen, flow, hang, joined, titled

MARKET_LABEL: Final = 13
"""The room for the name of a city."""


def draw(look: Look) -> list[Text]:
    """What concerns everybody, then the others, and the own hero nearest to the player."""
    view: Table = look.view
    lines = _head(look)
    if view.fight.on:
        lines += fight(look)
    elif view.markets:
        lines += _markets(look)
    seats = look.rules.players
    first = 0 if look.viewer is None else look.viewer + 1
    for seat in ((first + place) % seats for place in range(seats)):
        lines += _hero(look, seat)
    if not view.fight.on:
        lines += surroundings(look)
    return lines


# --- what concerns everybody ------------------------------------------------------------------------------------------


def _head(look: Look) -> list[Text]:
    """The scenario, the time track, and the story quests with their places."""
    say, view = look.words.say, look.view
    scenario = look.text.choice("scenario", look.rules.settings.scenario)
    parts = [Text(look.text.name, "bold"), Text(scenario), Text(say("act", n=view.act))]
    if look.viewer == view.turn:
        parts.append(Text(say("points-left", n=view.points), "bold"))
    lines = titled(parts, look.console)
    track = Text()
    for space in range(1, TIME.spaces + 1):
        sign = say("space-story") if space in TIME.stories else say("space-gems") if space in TIME.refresh else ""
        here = space == view.space
        track.append(f"[{space}{sign}]" if here else f"{space}{sign}", "bold" if here else "dim").append(" ")
    lines += hang(say("time"), track, look.console)
    slots = [
        Text(f"{STORY_SLOTS[number]} ").append_text(_card(look, card))
        for number, card in enumerate(view.slots)
        if card >= 0
    ]
    if slots:
        lines += flow(say("stories"), slots, look.console)
    if view.villain >= 0:
        name = look.text.cards.called(look.rules.villain)
        lines += hang(say("villain"), Text(f"{name}: {look.text.cards.hex(view.villain)}", "bold"), look.console)
    return lines


def _markets(look: Look) -> list[Text]:
    """What is for sale in each city, at the viewer's prices."""
    lines = []
    buyer = None if look.viewer is None else look.view.players[look.viewer]
    for number, city in enumerate(MARKET.cities):
        cells = []
        for card in look.view.markets[number]:
            cost = PRICE[card] if buyer is None or buyer.hero < 0 else price(buyer, card)
            cells.append(f"{look.text.cards.called(card)} {cost}")
        name = look.text.cards.region(city)
        lines += hang(name, joined(cells or ["–"], BETWEEN), look.console, indent=MARKET_LABEL)
    return lines


# --- heroes -----------------------------------------------------------------------------------------------------------


def _hero(look: Look, seat: int) -> list[Text]:
    """A player's figures as a title, and below it the cards."""
    say, player = look.words.say, look.view.players[seat]
    own = seat == look.viewer
    name = Text(f"{seat + 1} {look.names[seat]}" + (" ◂" if seat == look.view.turn else ""), "bold")
    if player.hero < HERO:
        return titled([name], look.console, "bold cyan" if own else "dim")
    parts = [name, Text(look.text.cards.called(player.hero))]
    parts.append(Text(say("wounds-of", n=player.wounds, most=health(player)), "red" if player.wounds else ""))
    parts.append(Text(say("gold-of", n=player.gold), "yellow"))
    if player.hex >= 0:
        parts.insert(2, Text(where(look, player.hex)))
    parts.append(Text(say(f"story-of-{look.rules.settings.scenario}", n=player.story)))
    for state in ("defeated", "detained", "out"):
        if getattr(player, state):
            parts.append(Text(say(f"is-{state}"), "bold red"))
    lines = titled(parts, look.console, "bold cyan" if own else "dim")
    lines += flow(say("figures"), _figures(look, player), look.console)
    for label, cards in (("assets", player.assets), ("skills", player.skills), ("quests", player.quests)):
        if cards:
            lines += flow(say(label), [_card(look, card) for card in cards], look.console)
    hand = [_card(look, card) for card in player.hand] if own else []
    if own and hand:
        lines += flow(say("hand"), hand, look.console)
    return lines


def _figures(look: Look, player: Player) -> list[Text]:
    """Attributes with the number of learned skills, speed, hand, and trophies by decks."""
    say, game = look.words.say, look.text.words.say
    parts = []
    for number, name in enumerate(ATTRIBUTES):
        learned = sum(ATTRIBUTE[card] == number for card in player.skills)
        parts.append(f"{game(f'short-{name}')} {learned}/{attribute(player, number)}")
    parts.append(f"{game('short-speed')} {dice(player, 'move')}")
    parts.append(say("hand-of", n=len(player.hand), most=hand_limit(player)))
    trophies = " ".join(f"{GEMS[deck]}{len(trophies_of(player, number))}" for number, deck in enumerate(DECKS))
    parts.append(say("trophies-of", trophies=trophies))
    return [Text(part) for part in parts]


def _card(look: Look, card: int) -> Text:
    """A card by its name, and by what one must know of it at a glance."""
    if card == UNKNOWN:
        return Text("?")
    name = look.text.cards.called(card)
    if SKILL <= card < ASSET:
        attribute = look.text.words.say(f"short-{ATTRIBUTES[ATTRIBUTE[card]]}")
        cost = "".join(sign * n for sign, n in zip((*GEMS.values(), ANY_TROPHY), COST[card], strict=True))
        return Text(name).append(f" ({attribute} {cost})" if cost else f" ({attribute})", "dim")
    if card < SKILL or STORY <= card < HERO:
        return Text(name).append(f" ({look.text.cards.targets(quest_of(card))})", "dim")
    return Text(name)


SCREEN: Final = Screen(
    draw=draw,
    piece=lambda look, option: option.piece,
    option=option,
    prompt=prompt,
    legend=legend,
    pages=(Page("map", "m map м местность ь", whole_map),),
    opening="act",
    groups=GROUPS,
    asides=False,
)
