"""The table of Hero Realms in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.text import Text

from kubik.games.hero_realms import options
from kubik.games.hero_realms.abilities import ABILITIES
from kubik.games.hero_realms.cards import CARDS, COST, FILTERS, FIRE_GEM
from kubik.games.hero_realms.effects import Combat, Discount, Gold, Health
from kubik.games.hero_realms.fight import defence
from kubik.games.hero_realms.market import price
from kubik.games.hero_realms.modes import EMPERORS
from kubik.games.hero_realms.state import CARD, EXPENDED, USED, Player
from kubik.kernel.decision import Decision, Option
from kubik.kernel.sight import UNKNOWN
from kubik.screen import Look, Screen, bar, flow, folded, hang, titled

COLOURS: Final = {"imperial": "yellow", "guild": "bright_blue", "necros": "red", "wild": "green", None: ""}
NO_FACTION: Final = "·"
CARD_INDENT: Final = 6
"""Where the names of cards begin in a list."""
LOW_HEALTH: Final = 10


def draw(look: Look) -> list[Text]:
    """Opponents clockwise, the market, and the own side nearest to the player."""
    say, seats = look.words.say, look.rules.players
    game, mode = look.text.words.say("game"), look.text.words.say(f"mode-{look.rules.mode}")
    lines = titled([Text(part, "bold") for part in (game, mode, say("turn", n=look.view.turns))], look.console)
    first = 0 if look.viewer is None else look.viewer + 1
    for seat in ((first + place) % seats for place in range(seats)):
        if seat != look.viewer:
            lines += _player(look, seat)
    lines += _market(look)
    if look.viewer is not None:
        lines += _player(look, look.viewer)
        lines += _own(look, look.viewer)
    return lines


# --- players ----------------------------------------------------------------------------------------------------------


def _player(look: Look, seat: int) -> list[Text]:
    """A player's figures as a title, the play area below it."""
    say, player = look.words.say, look.view.players[seat]
    own = seat == look.viewer
    parts = [_who(look, seat)]
    if not look.view.alive >> seat & 1:
        parts.append(Text(say("out"), "dim"))
        return titled(parts, look.console)
    health = look.view.health[look.rules.side[seat]]
    parts.append(Text(look.text.words.say("health", n=health), "bold red" if health <= LOW_HEALTH else "bold"))
    if own or player.gold or player.combat:
        parts.append(Text(say("pools", gold=player.gold, combat=player.combat), "bold"))
    piles = [] if own else [Text(say("hand", n=len(player.hand) + len(player.shown)))]
    piles.append(Text(say("deck", n=len(player.deck) + len(player.top))))
    piles.append(Text(say("discard", n=len(player.discard))))
    if player.discard:
        piles[-1].append(f" ({look.text.card(player.discard[-1])})")
    style = "bold cyan" if own else "dim"
    lines = titled(parts, look.console, style, piles)
    if player.character >= 0:
        lines += _character(look, player) if own else _character_in_short(look, player)
    if player.play:
        counted = Counter(player.play)
        lines += _row(look, "in-play", [_in_play(look, player, piece, n) for piece, n in counted.items()])
    if player.shown and not own:
        lines += _row(look, "known-hand", _cards(look, player.shown))
    known = [card for card in reversed(player.top) if card != UNKNOWN]
    if known:
        lines += _row(look, "known-top", _cards(look, known))
    return lines


def _who(look: Look, seat: int) -> Text:
    """The name, and what this player is to the viewer."""
    say, rules = look.words.say, look.rules
    marks = [say("you")] if seat == look.viewer else []
    if rules.team_game:
        marks.append(say("team", n=rules.team[seat] + 1))
    if rules.emperor:
        marks.append(say("emperor" if seat in EMPERORS else "general"))
    if look.viewer is not None and rules.team[seat] != rules.team[look.viewer]:
        targets = rules.targets(look.viewer, look.view.alive)[0]
        rivals = sum(rules.team[other] != rules.team[look.viewer] for other in range(rules.players))
        if seat in targets and len(targets) < rivals:
            marks.append(say("target"))
    who = Text().append(look.names[seat], "bold")
    if look.view.turn == seat != look.viewer:
        who.append(" ◂", "bold")
    return who.append(f" ({', '.join(marks)})") if marks else who


def _in_play(look: Look, player: Player, piece: int, copies: int) -> Text:
    """A card in play: a champion with all that matters in a fight."""
    card = CARDS[piece & CARD]
    marks = []
    if card.defence:
        marks.append(look.text.words.say("defence", n=defence(player, piece & CARD)))
        marks += [look.text.words.say("guard")] if card.guard else []
        marks += [look.words.say("expended" if piece & EXPENDED else "prepared")]
    if piece & USED:
        marks.append(look.words.say("ally-used"))
    shown = _card(look, piece & CARD, copies)
    if marks:
        shown.append(f" ({', '.join(marks)})")
    if piece & EXPENDED:
        shown.stylize("dim")
    return shown


def _own(look: Look, seat: int) -> list[Text]:
    """What only the player sees, and what waits for the player's next purchase."""
    player, words = look.view.players[seat], look.words
    lines: list[Text] = []
    if player.looked:
        lines += _row(look, "looked", _cards(look, player.looked))
    waiting = [look.text.option(options.ACQUIRE[code], look.names) for code in player.next_acquire]
    waiting += [look.text.effect(Discount(seat, n, FILTERS[what])) for n, what in player.discounts]
    if waiting:
        lines += _row(look, "waiting", [Text(text) for text in waiting])
    hand = Counter(player.hand + player.shown)
    if not hand:
        return [*lines, Text(words.say("empty-hand"), "dim")]
    lines.append(bar(Text(words.say("your-hand"), "bold"), look.width, "bold cyan"))
    rows = [(f"{copies} ×", card, look.text.names[card]) for card, copies in hand.items()]
    return lines + _lines(look, rows, bold=[True] * len(rows))


def _character(look: Look, player: Player) -> list[Text]:
    """Skill and ability; a used one says so."""
    piece = look.text.characters[player.character]
    lines: list[Text] = []
    for line, used in zip(piece.lines[1:], (player.skill_used, player.ability_used), strict=True):
        lines += hang("" if lines else piece.name, _unless_used(look, line, used), look.console)
    return lines


def _character_in_short(look: Look, player: Player) -> list[Text]:
    """Another player's skill and ability by their names."""
    skill = _unless_used(look, look.text.skill(player.character), player.skill_used)
    ability = _unless_used(look, look.text.ability(player.character), player.ability_used)
    return flow(look.text.characters[player.character].name, [skill, ability], look.console)


def _unless_used(look: Look, said: str, used: bool) -> Text:
    return Text(f"{said} ({look.words.say('used')})", "dim") if used else Text(said)


# --- the market -------------------------------------------------------------------------------------------------------


def _market(look: Look) -> list[Text]:
    """What there is to buy, at the price that the viewer would pay now."""
    view = look.view
    parts = [Text(look.words.say("market"), "bold"), Text(look.words.say("deck", n=len(view.market)))]
    if view.sacrificed:
        parts.append(Text(look.words.say("sacrificed", n=len(view.sacrificed))))
    buyer = None if look.viewer is None else view.players[look.viewer]
    cards = [(card, look.text.names[card]) for card in view.row]
    cards.append((FIRE_GEM, f"{look.text.names[FIRE_GEM]} × {view.gems}"))
    prices = [COST[card] if buyer is None else price(look.rules, buyer, card) for card, _ in cards]
    rows = [(str(cost), card, name) for cost, (card, name) in zip(prices, cards, strict=True)]
    return [
        *titled(parts, look.console),
        *_lines(look, rows, bold=[buyer is not None and cost <= buyer.gold for cost in prices]),
    ]


def _lines(look: Look, rows: list[tuple[str, int, str]], bold: Iterable[bool]) -> list[Text]:
    """Each card in a line, or more: a figure, the faction's letter, the name, and all that it says."""
    width = max(len(name) for _, _, name in rows)
    lines: list[Text] = []
    for (figure, number, name), is_bold in zip(rows, bold, strict=True):
        card = CARDS[number]
        line = Text(f"{figure:>3} ")
        line.append(f"{_letter(look, number)} {name:<{width}}", COLOURS[card.faction])
        if is_bold:
            line.stylize("bold")
        figures = [look.text.words.say("defence", n=card.defence)] if card.defence else []
        figures += [look.text.words.say("guard")] if card.guard else []
        said = [f"{', '.join(figures)}."] if figures else []
        line.append("  " + " ".join(said + look.text.cards[number].lines))
        lines += folded(line, look.console, CARD_INDENT)
    return lines


# --- pieces of lines --------------------------------------------------------------------------------------------------


def _card(look: Look, card: int, copies: int = 1) -> Text:
    """A card's name behind the letter of its faction; colour only repeats what the letter says."""
    faction = CARDS[card].faction
    letter = f"{_letter(look, card)} " if faction else ""
    return Text(f"{letter}{look.text.names[card]}" + (f" × {copies}" if copies > 1 else ""), COLOURS[faction])


def _letter(look: Look, card: int) -> str:
    faction = CARDS[card].faction
    return str(look.text.words.say(f"faction-{faction}"))[0] if faction else NO_FACTION


def _cards(look: Look, cards: Iterable[int]) -> list[Text]:
    """Cards in their order, copies that follow each other counted."""
    return [_card(look, card, len(list(copies))) for card, copies in groupby(cards)]


def _row(look: Look, label: str, cards: list[Text]) -> list[Text]:
    return flow(look.words.say(label), cards, look.console)


# --- for the commands -------------------------------------------------------------------------------------------------


def piles(look: Look) -> list[Text]:
    """All discard piles and the sacrifice pile."""
    say, players = look.words.say, look.view.players
    named = [(say("discard-of", player=name), player.discard) for name, player in zip(look.names, players, strict=True)]
    lines: list[Text] = []
    for name, pile in [*named, (say("sacrifice-pile"), look.view.sacrificed)]:
        lines.append(Text(name, "bold"))
        lines += flow("", _cards(look, sorted(pile)) or [Text(say("nothing"), "dim")], look.console)
    return lines


def gives(option: Option) -> bool:
    """Whether it plays a card that just gives gold, combat or health, so that nothing is to be thought about."""
    effects = ABILITIES[option.piece].primary if option.verb == "play" else ()
    return bool(effects) and all(
        isinstance(effect, Gold | Combat | Health) and effect.n > 0 and not effect.per for effect in effects
    )


def option(look: Look, option: Option, decision: Decision) -> Text:
    """As the game says it; skill and ability by their names as well."""
    said = look.text.option(option, look.names, decision)
    if option.verb in ("skill", "ability"):
        named = look.text.skill if option.verb == "skill" else look.text.ability
        return Text(f"{said} ({named(look.view.players[decision.seat].character)})")
    return Text(said)


def piece(look: Look, option: Option) -> int:
    """Skill and ability are explained by the character, who comes after the cards."""
    if option.verb in ("skill", "ability") and look.viewer is not None:
        return len(CARDS) + int(look.view.players[look.viewer].character)
    return option.piece


def legend(look: Look) -> list[tuple[str, str]]:
    """The letters of the factions, and what stands beside the cards."""
    say, spoken = look.words.say, look.text.words.say
    factions = [spoken(f"faction-{faction}") for faction in COLOURS if faction]
    letters = [(name[0], say("sign-faction", name=name)) for name in factions]
    signs = {NO_FACTION: "no-faction", "3": "price", "2 ×": "copies", "◂": "turn"}
    return [*letters, *((sign, say(f"sign-{id}")) for sign, id in signs.items())]


SCREEN: Final = Screen(
    draw=draw,
    piles=piles,
    legend=legend,
    opening="main",
    groups={
        "play": "play",
        **dict.fromkeys(("expend", "ally", "sacrifice", "skill", "ability"), "use"),
        **dict.fromkeys(("buy", "buy_together", "heist"), "buy"),
        **dict.fromkeys(("attack", "attack_champion", "attack_together"), "attack"),
    },
    gives=gives,
    spends=frozenset({"amount"}),
    piece=piece,
    option=option,
)
