"""What a player may overlook: a turn that ends too early, and an ability that is used up for nothing."""

from __future__ import annotations

from kubik.games.hero_realms import options
from kubik.games.hero_realms.abilities import ONCE_A_GAME
from kubik.games.hero_realms.cards import CARDS, DEFENCE
from kubik.games.hero_realms.effects import AnyEffect, Heist, Resurrect, Stun
from kubik.games.hero_realms.market import price
from kubik.games.hero_realms.modes import Rules
from kubik.games.hero_realms.state import CARD, Table
from kubik.kernel.decision import Decision, Option, Warning


def warning(table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
    """Why this choice may be a slip, as a reason and its figures. The table is as the one who is asked sees it."""
    if option == options.END_TURN:
        left = _left(table, decision)
        return Warning("left", left) if any(left.values()) else None
    if option == options.ABILITY:
        character = table.players[decision.seat].character
        for effect in ONCE_A_GAME[character]:
            if _is_in_vain(table, rules, decision.seat, effect):
                return Warning(f"{effect.name}_in_vain", {"character": character})
    return None


def _left(table: Table, decision: Decision) -> dict[str, int]:
    """What the turn could still use. To sacrifice a card, or to use the ability of a whole game, can wait."""
    player = table.players[decision.seat]
    verbs = [option.verb for option in decision.options]
    return {
        "cards": len(player.hand) + len(player.shown),
        "abilities": verbs.count("expend") + verbs.count("ally"),
        "gold": player.gold if {"buy", "heist", "skill"} & set(verbs) else 0,
        "combat": player.combat if {"attack", "attack_champion"} & set(verbs) else 0,
    }


def _is_in_vain(table: Table, rules: Rules, me: int, effect: AnyEffect) -> bool:
    """Whether an effect finds nothing to work on as things are."""
    player, (targets, owners) = table.players[me], rules.targets(me, table.alive)
    match effect:
        case Resurrect():
            return not player.stunned
        case Stun():
            return not any(DEFENCE[piece & CARD] for seat in owners for piece in table.players[seat].play)
        case Heist():
            piles = [card for seat in targets for card in table.players[seat].discard if CARDS[card].cost is not None]
            return not any(price(rules, player, card) <= player.gold for card in piles)
        case _:
            return False
