"""The windows in which skills may be used, also by those whose turn it is not (RP-084 to RP-090).

A window is open while a question is asked that begins or ends a turn. Whoever is asked finds the own skills among the
options; the others may use theirs as asides. Nobody is waited for because of a skill.
"""

from __future__ import annotations

from typing import Final

from kubik.games.roll_player import options
from kubik.games.roll_player.actions import GRANTED, move_token
from kubik.games.roll_player.board import MOVED
from kubik.games.roll_player.choice import Choice, drop
from kubik.games.roll_player.content import ARROW, CARDS, CLASS_PIECE
from kubik.games.roll_player.powers import BOUGHT_ACTION, BOUGHT_COST
from kubik.games.roll_player.skills import COPIES, READY
from kubik.games.roll_player.state import CARD, CLEANUP, DICE, EXHAUSTED, MARKET
from kubik.games.roll_player.variants import State
from kubik.kernel.decision import Decision, Option
from kubik.kernel.step import Step

WINDOW: Final = [card.window for card in CARDS]


class Host(Choice):
    """A question during which the window is open."""

    def options(self, state: State) -> list[Option]:
        found = self.choices(state)
        add_uses(found, state, self.seat)
        weapons = state.table.players[self.seat].weapons
        if weapons and (len(found) > 1 or not self.forced):
            found += [options.DROP[card] for card in weapons]
        return found

    def answer(self, state: State, option: Option) -> None:
        if option.verb in _USES:
            state.table.steps.append(self.again())
            use(state, self.seat, option)
        else:
            self.follow(state, option)

    def again(self) -> Step:
        """What follows when a skill was used."""
        return self

    def is_open(self, state: State) -> bool:
        """Whether the others may act as well."""
        return True


_USES: Final = frozenset({"use", "copy", "ability", "drop"})


def add_uses(found: list[Option], state: State, seat: int) -> None:
    """The skills of a player that can be used now, and the class ability that can be used at any time (RP-085)."""
    player = state.table.players[seat]
    for card in player.skills:
        if card < EXHAUSTED:
            if COPIES[card]:
                found += [options.COPY[other] for other in others_skills(state, seat) if can_move(player.token, other)]
            elif can_move(player.token, card):
                found.append(options.USE[card])
    if BOUGHT_ACTION[player.class_] >= 0 and not player.ability_used and player.gold >= BOUGHT_COST[player.class_]:
        found.append(options.CLASS_ABILITY)


def can_move(token: int, skill: int) -> bool:
    """Whether the token can move along the arrow of a skill."""
    return MOVED[token][ARROW[skill]] >= 0


def others_skills(state: State, seat: int) -> list[int]:
    """What the other players have, upright or not (OP-41)."""
    return [
        piece & CARD
        for other, player in enumerate(state.table.players)
        if other != seat
        for piece in player.skills
        if not COPIES[piece & CARD]
    ]


def is_ready(state: State, seat: int) -> bool:
    """Whether a player has a skill or ability that can be used now."""
    player = state.table.players[seat]
    if not player.skills and BOUGHT_ACTION[player.class_] < 0:
        return False
    found: list[Option] = []
    add_uses(found, state, seat)
    return bool(found)


def use(state: State, seat: int, option: Option) -> None:
    """Use a skill or the class ability, or drop a weapon."""
    player = state.table.players[seat]
    card = option.piece
    match option.verb:
        case "drop":
            drop(state, seat, card)
        case "use":
            _use_skill(state, seat, card, card)
        case "copy":
            own = next(piece for piece in player.skills if piece < EXHAUSTED and COPIES[piece])
            _use_skill(state, seat, own, card)
        case _:
            player.ability_used = True
            player.gold -= BOUGHT_COST[player.class_]
            if state.listener:
                state.tell("uses_ability", seat, pieces=[CLASS_PIECE + player.class_], n=BOUGHT_COST[player.class_])
            state.table.steps.append(GRANTED[BOUGHT_ACTION[player.class_]][seat])


def _use_skill(state: State, seat: int, card: int, effect: int) -> None:
    """The token moves, the effect may follow, the card lies sideways (RP-084)."""
    skills = state.table.players[seat].skills
    skills[skills.index(card)] = card | EXHAUSTED
    if state.listener:
        if card == effect:
            state.tell("uses_skill", seat, pieces=[card])
        else:
            state.tell("copies_skill", seat, pieces=[card, effect])
    move_token(state, seat, ARROW[effect])
    if in_time(state, seat, effect):
        state.table.steps += READY[effect][seat]


def in_time(state: State, seat: int, skill: int) -> bool:
    """Whether now is the time for the effect of a skill (OP-18, OP-19)."""
    table = state.table
    match WINDOW[skill]:
        case "pool":
            return table.phase == DICE
        case "pool_or_market":
            return table.phase in (DICE, MARKET, CLEANUP)
        case "own_market":
            return table.phase == MARKET and table.turn == seat
        case _:
            return True


# --- asides -----------------------------------------------------------------------------------------------------------


class Aside(Host):
    """What a player who is not asked may do in an open window."""


def aside(state: State, seat: int) -> Decision | None:
    """The question for a player who is not asked."""
    asked = state.table.steps[-1]
    if not isinstance(asked, Host) or not asked.is_open(state):
        return None
    found: list[Option] = []
    add_uses(found, state, seat)
    found += [options.DROP[card] for card in state.table.players[seat].weapons]
    return Decision(seat, found, Aside(seat)) if found else None


def windows(state: State) -> list[int]:
    """Who may want to act before the decision is answered: in the market phase from the active player on, else from the
    start player on (OP-15)."""
    table = state.table
    asked = table.steps[-1]
    if not isinstance(asked, Host) or not asked.is_open(state):
        return []
    first = table.turn if table.phase == MARKET else table.start
    return [seat for seat in state.rules.clockwise[first] if seat != asked.seat and is_ready(state, seat)]
