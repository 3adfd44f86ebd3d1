"""What can be chosen in Runebound, in the terminal: with its cost, where it leads, and what tokens show."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kubik.games.runebound.content import FIGURES, TURN
from kubik.games.runebound.fight_screen import token
from kubik.games.runebound.map_screen import away_from, direction, where
from kubik.games.runebound.quests import quest_of
from kubik.games.runebound.state import Table
from kubik.games.runebound.trade import price
from kubik.kernel.decision import Decision, Option
from kubik.screen import Look

GROUPS: Final = {
    "move": "move", "roll": "move", "step": "move", "step_as": "move", "step_free": "move", "towards": "move",
    "stop": "move",
    "reroll": "reroll", "free_reroll": "reroll", "reroll_all": "reroll",
    "adventure": "act", "attempt": "act", "fight": "act", "kill": "act", "rest": "act", "train": "act", "trade": "act",
    "deliver": "act", "use": "act", "stand_up": "act", "challenge": "act",
    "learn": "learn", "sell": "sell", "buy": "buy", "remove": "remove",
    "attack": "fight", "attack_with": "fight", "double": "fight", "agility": "fight", "surge": "fight",
    "surge_with": "fight",
    "give": "give", "give_gold": "give", "ask_for": "ask_for", "ask_gold": "ask_for",
}  # fmt: skip

_COSTS: Final = {
    "roll": TURN.move, "trade": TURN.trade, "adventure": TURN.adventure, "rest": TURN.rest, "train": TURN.train,
    "stand_up": TURN.stand_up, "deliver": TURN.sell, "kill": FIGURES.zombies.ap,
}  # fmt: skip
_STEPS: Final = frozenset({"move", "towards", "step", "step_as", "step_free"})
_PLACES: Final = frozenset({"place_zombie", "remove_zombie", "move_zombie"})
_TOKENS: Final = frozenset({"agility", "spend_token", "block", "flip", "recast", "set_aside"})


def option(look: Look, option: Option, decision: Decision) -> Text:
    """As the game says it; steps with their direction, actions with their cost, and tokens by the face that is up."""
    view: Table = look.view
    say, verb = look.words.say, option.verb
    said = look.text.option(option, look.names, decision)
    if verb in _STEPS:
        return Text(_step(look, option, decision))
    if verb in _PLACES:
        return Text(f"{said} {away_from(look, option.amount)}".rstrip())
    if verb == "buy":
        cost = price(view.players[decision.seat], option.piece, getattr(decision.step, "less", 0))
        return Text(say("buy-for", piece=look.text.cards.called(option.piece), n=cost))
    if verb in _TOKENS:
        return Text(look.text.words.say(f"option-{verb}", token=_token(look, option.amount)))
    if verb == "double":
        unders = {other.amount >> 8 for other in decision.options if other.verb == verb}
        under = _token(look, option.amount >> 8) if len(unders) > 1 else ""
        return Text(say("double-with" if under else "double", token=_token(look, option.amount & 255), under=under))
    cost = _cost(look, option)
    return Text(say("with-cost", option=said, n=cost) if cost else said)


def _step(look: Look, option: Option, decision: Decision) -> str:
    """In which direction a step goes, where that is, and what pays for it."""
    view: Table = look.view
    dice = option.verb in ("step", "step_as")
    hex, face = (option.amount >> 3, look.text.face(option.amount & 7)) if dice else (option.amount, "")
    here = getattr(decision.step, "hex", -1)
    if here < 0:
        here = view.villain if decision.ask == "march" else view.players[decision.seat].hex
    message = "step-for" if option.verb == "move" and decision.ask == "act" else f"step-{option.verb}"
    towards = look.words.say(f"direction-{direction(here, hex)}")
    return look.words.say(message, direction=towards, hex=where(look, hex), face=face, n=TURN.move)


def _cost(look: Look, option: Option) -> int:
    """How many action points an option takes; 0 also where the card says it."""
    match option.verb:
        case "attempt":
            return quest_of(option.piece).ap
        case "fight":
            ap: int = look.rules.card.villain.ap
            return ap
        case verb:
            return _COSTS.get(verb, 0)


def _token(look: Look, number: int) -> str:
    """A combat token as it lies there."""
    for side in look.view.fight.sides:
        if number in side.tokens:
            return token(look, side, side.tokens.index(number)).plain
    return str(look.text.cards.token(number))
