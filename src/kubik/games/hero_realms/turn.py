"""A turn: main phase, discard phase, draw phase (HR-019)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kubik.games.hero_realms import hydra, market, options
from kubik.games.hero_realms.abilities import ABILITY, ALLY, EXPEND, ONCE_A_GAME, PRIMARY, SACRIFICE, SKILL
from kubik.games.hero_realms.cards import CARDS, CHAMPION, CHARACTERS, FACTION, SEATS, START, Faction
from kubik.games.hero_realms.effects import Heist
from kubik.games.hero_realms.fight import add_attack_options, attack_champion, attack_player
from kubik.games.hero_realms.modes import EMPEROR, State
from kubik.games.hero_realms.piles import (
    draw_cards,
    holding,
    place_in_play,
    sacrifice_card,
    take_from_discard,
    take_from_hand,
    tell_move,
)
from kubik.games.hero_realms.state import CARD, EXPENDED, USED, Player
from kubik.kernel.decision import Decision, Option
from kubik.kernel.step import Ask, Step

# --- main phase -------------------------------------------------------------------------------------------------------


_PLAY: Final = options.PLAY.__getitem__


class Main(Ask):
    """The main phase goes on until it is ended."""

    forced: ClassVar[bool] = False
    stays: ClassVar[bool] = True

    def options(self, state: State) -> list[Option]:
        """Everything that may be done now, in any order and any number of times (HR-020)."""
        me = self.seat
        player = state.table.players[me]
        hand = holding(player) if player.shown else player.hand
        found = [*map(_PLAY, dict.fromkeys(hand))] if hand else []
        if player.play:
            add_ability_options(found, player.play)
        if player.character >= 0:
            found += character_options(state, player)
        if player.gold or player.discounts:
            market.add_buy_options(found, state, player)
            if player.heist:
                found += market.heist_options(state, me)
        if player.combat:
            add_attack_options(found, state, me, player.combat)
        if state.rules.team_game:
            found += pass_card_options(state, me) if state.rules.emperor else hydra.together_options(state, me)
        found.append(options.END_TURN)
        return found

    def answer(self, state: State, option: Option) -> None:
        ACTS[option.verb](state, self.seat, option)


def play(state: State, me: int, option: Option) -> None:
    """Playing costs nothing; the primary ability takes effect at once (HR-021, HR-023)."""
    player = state.table.players[me]
    card = option.piece
    if player.shown:
        take_from_hand(player, card)
    else:
        player.hand.remove(card)
    player.play.append(card)
    if state.listener:
        tell_move(state, "plays", me, card, "hand", "play")
    state.table.steps.extend(PRIMARY[card][me])


# --- abilities of cards in play ---------------------------------------------------------------------------------------


_PIECES: Final = range(CARD | EXPENDED | USED)
"""Cards in play with all their marks. What may be done with a piece is looked up by it."""


def _abilities(piece: int) -> list[Option]:
    """The expend and sacrifice abilities of a piece."""
    card = piece & CARD
    if card >= len(CARDS):
        return []
    found = [options.EXPEND[card]] if CARDS[card].expend and not piece & EXPENDED else []
    return [*found, options.SACRIFICE[card]] if CARDS[card].sacrifice else found


def _ally(piece: int) -> Option | None:
    """The ally ability of a piece, provided that it has allies."""
    card = piece & CARD
    return options.ALLY[card] if card < len(CARDS) and CARDS[card].ally and not piece & USED else None


_ABILITIES: Final = [_abilities(piece) for piece in _PIECES]
_ALLIES: Final = [_ally(piece) for piece in _PIECES]
_FACTION: Final = [FACTION[piece & CARD] if piece & CARD < len(CARDS) else None for piece in _PIECES].__getitem__


def add_ability_options(found: list[Option], play: list[int]) -> None:
    """Expend, ally and sacrifice abilities of cards in play that may be used now."""
    factions: list[Faction | None] = []
    for piece in play:
        for option in _ABILITIES[piece]:
            if option not in found:
                found.append(option)
        ally = _ALLIES[piece]
        if ally is not None:
            factions = factions or [*map(_FACTION, play)]
            if factions.count(_FACTION(piece)) > 1 and ally not in found:
                found.append(ally)


def has_ally(play: list[int], card: int) -> bool:
    """Whether another card of the same faction is in play (HR-051)."""
    return [*map(_FACTION, play)].count(FACTION[card]) > 1


def expend(state: State, me: int, option: Option) -> None:
    """Turn a champion for its expend ability."""
    play = state.table.players[me].play
    play[place_in_play(play, option.piece, EXPENDED)] |= EXPENDED
    if state.listener:
        state.tell("expends", me, pieces=[option.piece])
    state.table.steps.extend(EXPEND[option.piece][me])


def ally(state: State, me: int, option: Option) -> None:
    """Use the ally ability of a card, once a turn."""
    play = state.table.players[me].play
    play[place_in_play(play, option.piece, USED)] |= USED
    if state.listener:
        state.tell("uses_ally", me, pieces=[option.piece])
    state.table.steps.extend(ALLY[option.piece][me])


def sacrifice(state: State, me: int, option: Option) -> None:
    """The card goes to the sacrifice pile at once, and the effect happens (HR-055)."""
    play = state.table.players[me].play
    # Of several copies the one with the most marks, which has the least left to give.
    play.remove(max(piece for piece in play if piece & CARD == option.piece))
    to = sacrifice_card(state.table, option.piece)
    if state.listener:
        state.tell("sacrifices_for_effect", me, pieces=[option.piece], source=f"play:{me}", to=to)
    state.table.steps.extend(SACRIFICE[option.piece][me])


# --- characters -------------------------------------------------------------------------------------------------------


def character_options(state: State, player: Player) -> list[Option]:
    """The character's skill, once a turn for gold, and ability, once a game."""
    character = CHARACTERS[player.character]
    found: list[Option] = []
    if not player.skill_used and player.gold >= character.skill.cost:
        found.append(options.SKILL)
    if not player.ability_used and not heist_comes_too_early(player):
        found.append(options.ABILITY)
    return found


def heist_comes_too_early(player: Player) -> bool:
    """A heist is not possible on the own first or second turn."""
    effects = ONCE_A_GAME[player.character]
    return any(isinstance(effect, Heist) and player.turns < effect.from_turn for effect in effects)


def use_skill(state: State, me: int, option: Option) -> None:
    """Pay for the character's skill and use it."""
    player = state.table.players[me]
    player.skill_used = True
    player.gold -= CHARACTERS[player.character].skill.cost
    if state.listener:
        state.tell("uses_skill", me, character=player.character)
    state.table.steps.extend(SKILL[player.character][me])


def use_ability(state: State, me: int, option: Option) -> None:
    """Use up the character's ability for this game."""
    player = state.table.players[me]
    player.ability_used = True
    if state.listener:
        state.tell("uses_ability", me, character=player.character)
    state.table.steps.extend(ABILITY[player.character][me])


# --- Emperor ----------------------------------------------------------------------------------------------------------


def pass_card_options(state: State, me: int) -> list[Option]:
    """For gold, a card of the own discard pile to that of a teammate (HR-126)."""
    player = state.table.players[me]
    if player.gold < EMPEROR.pass_price:
        return []
    cards = list(dict.fromkeys(player.discard))
    mates = [seat for seat in state.rules.members(me, state.table.alive) if seat != me]
    return [options.PASS_CARD[seat][card] for seat in mates for card in cards]


def pass_card(state: State, me: int, option: Option) -> None:
    """Pay to lay a card of the own discard pile on a teammate's."""
    player = state.table.players[me]
    player.gold -= EMPEROR.pass_price
    take_from_discard(player, option.piece)
    state.table.players[option.seat].discard.append(option.piece)
    if state.listener:
        state.tell(
            "passes_card",
            me,
            pieces=[option.piece],
            source=f"discard:{me}",
            to=f"discard:{option.seat}",
            target=option.seat,
        )


# --- end of turn ------------------------------------------------------------------------------------------------------


def end_turn(state: State, me: int, option: Option) -> None:
    """End the main phase."""
    if state.rules.hydra:
        end_main_phase(state, me)
        return
    steps = state.table.steps
    steps.pop()
    steps += _END_OF_TURN[me]


def end_main_phase(state: State, me: int) -> None:
    """In Hydra the turn goes on until every member has ended the main phase; then all discard, then all draw."""
    table = state.table
    asked = table.steps.pop().seat
    table.ended |= 1 << me
    team = state.rules.members(me, table.alive)
    waiting = [seat for seat in team if not table.ended >> seat & 1]
    if waiting:
        table.turn = asked if asked in waiting else waiting[0]
        table.steps.append(Main(table.turn))
        return
    table.ended = 0
    table.steps += [DrawPhase(seat) for seat in team]
    table.steps += [DiscardPhase(seat) for seat in team]


class DiscardPhase(Step):
    """Pools empty, played and held cards discarded, champions prepared (HR-077)."""

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        if state.listener:
            discarded = [*cleared(player.play), *holding(player)]
            state.tell("ends_turn", self.seat, pieces=discarded, source=f"play:{self.seat}", to=f"discard:{self.seat}")
        player.gold = 0
        player.combat = 0
        discard = player.discard
        champions: list[int] = []
        for piece in player.play:
            card = piece & CARD
            if CHAMPION[card]:
                champions.append(card)
            else:
                discard.append(card)
        player.play = champions
        discard += player.hand
        player.hand = []
        if player.shown:
            discard += player.shown
            player.shown = []
        player.combat_gained = 0
        if player.next_acquire or player.discounts or player.stunned or player.refused:
            for pending in (player.next_acquire, player.discounts, player.stunned, player.refused):
                pending.clear()
        if player.character >= 0:
            player.skill_used = False
            player.heist = False
        if player.blessed:
            player.blessed = [(defence, ends - 1) for defence, ends in player.blessed if ends > 1]


def cleared(play: list[int]) -> list[int]:
    """The played actions and items, which leave the play area at the end of the turn."""
    return [piece & CARD for piece in play if not CHAMPION[piece & CARD]]


class DrawPhase(Step):
    """A new hand."""

    def do(self, state: State) -> None:
        draw_cards(state, self.seat, START.hand)


_END_OF_TURN: Final[list[tuple[Step, ...]]] = [(DrawPhase(seat), DiscardPhase(seat)) for seat in range(SEATS)]


class NextTurn(Step):
    """The next living player clockwise, or the other team. It lies at the bottom of the stack through a turn."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        seat = rules.left(self.seat, table.alive)
        while rules.hydra and rules.team[seat] == rules.team[self.seat]:
            seat = rules.left(seat, table.alive)
        begin_turn(state, min(rules.members(seat, table.alive)) if rules.hydra else seat)


_TURN: Final[list[tuple[Step, ...]]] = [(NextTurn(seat), Main(seat)) for seat in range(SEATS)]


def begin_turn(state: State, seat: int) -> None:
    """Begin a player's turn, in Hydra a team's."""
    table = state.table
    table.turn = seat
    table.turns += 1
    if state.rules.hydra:
        for member in state.rules.members(seat, table.alive):
            table.players[member].turns += 1
    else:
        table.players[seat].turns += 1
    table.steps += _TURN[seat]
    if state.listener:
        state.tell("begins_turn", seat, n=table.turns)


# --- asides: a Hydra teammate's moves ---------------------------------------------------------------------------------


def aside(state: State, seat: int) -> Decision | None:
    """In Hydra, while one member is asked for the main phase, the others may act as well."""
    table, rules = state.table, state.rules
    if not rules.hydra or not isinstance(table.steps[-1], Main) or rules.team[seat] != rules.team[table.turn]:
        return None
    if table.ended >> seat & 1:
        return None
    step = Main(seat)
    return Decision(seat, step.options(state), step)


def windows(state: State) -> list[int]:
    """The teammates of whoever is asked who still have something to play."""
    table, rules = state.table, state.rules
    if not rules.hydra or not isinstance(table.steps[-1], Main):
        return []
    waiting = [seat for seat in rules.members(table.turn, table.alive) if seat != table.turn]
    return [seat for seat in waiting if not table.ended >> seat & 1 and holding(table.players[seat])]


def take_aside(state: State, seat: int, option: Option) -> None:
    """Carry out a move of a teammate who is not asked."""
    ACTS[option.verb](state, seat, option)


Act = Callable[[State, int, Option], None]
ACTS: Final[dict[str, Act]] = {
    "play": play,
    "expend": expend,
    "ally": ally,
    "sacrifice": sacrifice,
    "buy": market.buy,
    "attack": attack_player,
    "attack_champion": attack_champion,
    "skill": use_skill,
    "ability": use_ability,
    "heist": market.take_by_heist,
    "pass_card": pass_card,
    "buy_together": hydra.propose,
    "attack_together": hydra.propose,
    "end_turn": end_turn,
}
