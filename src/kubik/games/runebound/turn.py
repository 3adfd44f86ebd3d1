"""A turn: three action points, and what they can be spent on (RB-030 to RB-037, RB-301)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import ABILITIES, ACTIONS, GAIN_TROPHY, TURN_START, abilities_of
from kubik.games.runebound.adventures import adventure
from kubik.games.runebound.board import GEM, MARKET_AT
from kubik.games.runebound.content import FIGURES, TURN
from kubik.games.runebound.decks import has_assets, has_cards, has_skills, trophies
from kubik.games.runebound.exchange import begin_offer, exchanges, rivals
from kubik.games.runebound.lists import WORDS
from kubik.games.runebound.moments import moment, usable, use
from kubik.games.runebound.movement import Roll, walk
from kubik.games.runebound.quests import attempt, attempts
from kubik.games.runebound.rest import rest
from kubik.games.runebound.skills import HandLimit, learn, learnable, train
from kubik.games.runebound.state import Player
from kubik.games.runebound.story import TimeMoves, fight_villain
from kubik.games.runebound.trade import begin_trade, deliver, deliverable
from kubik.games.runebound.variants import State
from kubik.games.runebound.zombies import kill_zombie
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_CHALLENGES: Final = {
    each.number for each in ABILITIES if any(word["do"] == "challenge" for word in WORDS[each.effects][1])
}


# --- the course of turns ----------------------------------------------------------------------------------------------


class BeginRound(Step):
    """Turns from the first player on; then the time token moves (RB-030, RB-031)."""

    def do(self, state: State) -> None:
        table = state.table
        seats = [seat for seat in state.rules.clockwise[table.first] if not table.players[seat].out]
        table.steps.append(EndRound(table.first))
        table.steps += [BeginTurn(seat) for seat in reversed(seats)]


class EndRound(Step):
    """The time token moves, and the next round begins."""

    def do(self, state: State) -> None:
        first = state.table.first
        state.table.steps += (BeginRound(first), TimeMoves(first))


class BeginTurn(Step):
    """Three action points (RB-033)."""

    def do(self, state: State) -> None:
        table, seat = state.table, self.seat
        table.turn = seat
        table.turns += 1
        table.points = TURN.action_points
        player = table.players[seat]
        player.used = []
        player.offers = []
        player.trophied = False
        if state.listener:
            state.tell("begins_turn", seat, act=table.act, space=table.space)
        table.steps += (HandLimit(seat), Act(seat))
        moment(state, seat, TURN_START)


class ActionDone(Step):
    """Abilities that wait for a trophy come after the card that gave it (RB-379)."""

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        if player.trophied:
            player.trophied = False
            moment(state, self.seat, GAIN_TROPHY)


# --- actions ----------------------------------------------------------------------------------------------------------


class Act(Ask):
    """What the action points are spent on, and what costs none of them.

    Without points a turn is over, unless something that everybody can see may still be done; whether the own hand has a
    skill to learn must not be told by a pause.
    """

    stays: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        table, seat = state.table, self.seat
        player = table.players[seat]
        if player.out:
            return []
        points = table.points
        found: list[Option] = []
        if player.detained:
            if points >= TURN.stand_up:
                found.append(options.STAND_UP)
        elif player.defeated:
            if points >= TURN.rest:
                found.append(options.REST)
        else:
            if points:
                found += self.actions(state, player)
            found += self.abilities(state, player)
        if not player.detained:
            found += exchanges(table, seat)
        if trophies(player) and player.hand:
            found += learnable(player)
        elif not points and not found:
            return []
        found.append(options.END)
        return found

    def actions(self, state: State, player: Player) -> list[Option]:
        """What the rules offer for action points (RB-036)."""
        table = state.table
        points, hex = table.points, player.hex
        found = [*options.MOVES[hex], options.ROLL]
        if hex in MARKET_AT and has_assets(table):
            found.append(options.TRADE)
        if GEM[hex] >= 0 and points >= TURN.adventure and hex not in table.face_down and has_cards(table, GEM[hex]):
            found.append(options.ADVENTURE)
        found.append(options.REST)
        if has_skills(table):
            found.append(options.TRAIN)
        found += attempts(table, player)
        if hex == table.villain and points >= state.rules.card.villain.ap:
            found.append(options.FIGHT)
        if hex in table.zombies and points >= FIGURES.zombies.ap:
            found.append(options.KILL)
        if player.assets and points >= TURN.sell:
            found += deliverable(player)
        return found

    def abilities(self, state: State, player: Player) -> list[Option]:
        """What cards offer, some of it for no action points (RB-037)."""
        return [
            options.USE[number]
            for number in abilities_of(ACTIONS, player)
            if ABILITIES[number].ap <= state.table.points
            and usable(state, self.seat, number)
            and (number not in _CHALLENGES or rivals(state.table, self.seat))
        ]

    def answer(self, state: State, option: Option) -> None:
        table, seat = state.table, self.seat
        steps = table.steps
        if option == options.END:
            if steps and steps[-1] is self:
                steps.pop()
            return
        steps.append(ActionDone(seat))
        match option.verb:
            case "move":
                table.points -= TURN.move
                walk(state, seat, option.amount)
            case "roll":
                table.points -= TURN.move
                steps.append(Roll(seat))
            case "trade":
                table.points -= TURN.trade
                begin_trade(state, seat, MARKET_AT[table.players[seat].hex])
            case "adventure":
                table.points -= TURN.adventure
                adventure(state, seat)
            case "rest":
                table.points -= TURN.rest
                if state.listener:
                    state.tell("rests", seat)
                rest(state, seat)
            case "train":
                table.points -= TURN.train
                train(state, seat)
            case "attempt":
                attempt(state, seat, option.piece)
            case "fight":
                table.points -= state.rules.card.villain.ap
                fight_villain(state, seat)
            case "kill":
                table.points -= FIGURES.zombies.ap
                kill_zombie(state, seat)
            case "deliver":
                table.points -= TURN.sell
                deliver(state, seat, option.piece)
            case "use":
                table.points -= ABILITIES[option.amount].ap
                use(state, seat, option.amount)
            case "learn":
                learn(state, seat, option.piece)
            case "exchange":
                begin_offer(state, seat, option.seat)
            case "stand_up":
                table.points -= TURN.stand_up
                table.players[seat].detained = False
                if state.listener:
                    state.tell("stands_up", seat)
