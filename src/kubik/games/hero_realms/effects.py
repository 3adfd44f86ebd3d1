"""What cards do: a class for each effect word of cards.toml, with its figures, and what it does or asks.

A part that has nothing to choose from is skipped and the rest still happens (HR-073).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from kubik.games.hero_realms import options
from kubik.games.hero_realms.cards import ACTION, BOW, CHAMPION, FACTION, FILTERS, GUARD, KNIFE, Filter, fits
from kubik.games.hero_realms.fight import defence, hurt, stun_champion, stun_options
from kubik.games.hero_realms.modes import State
from kubik.games.hero_realms.piles import (
    discard_card,
    draw_cards,
    holding,
    put_on_deck,
    sacrifice_card,
    take_from_deck,
    take_from_discard,
    take_from_hand,
    tell_move,
)
from kubik.games.hero_realms.state import CARD, EXPENDED, Player
from kubik.kernel.content import Amount
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

Counter = Literal[
    "champions",
    "other_champions",
    "other_guards",
    "other_wild_cards",
    "other_knives",
    "actions",
    "bows",
    "combat_gained",
]


def count(player: Player, counter: Counter) -> int:
    """What a counter counts among the cards in play; "other" leaves out the acting card, which is one of them."""
    cards = [piece & CARD for piece in player.play]
    match counter:
        case "champions":
            return sum(CHAMPION[card] for card in cards)
        case "other_champions":
            return sum(CHAMPION[card] for card in cards) - 1
        case "other_guards":
            return sum(GUARD[card] for card in cards) - 1
        case "other_wild_cards":
            return sum(FACTION[card] == "wild" for card in cards) - 1
        case "other_knives":
            return sum(KNIFE[card] for card in cards) - 1
        case "actions":
            return sum(ACTION[card] for card in cards)
        case "bows":
            return sum(BOW[card] for card in cards)
        case "combat_gained":
            return player.combat_gained


# --- gold, combat, health ---------------------------------------------------------------------------------------------


class Gain(Step):
    """So many of something, or so many for each of what the counter counts."""

    n: int
    per: Counter | None = None

    def amount(self, player: Player) -> int:
        return self.n * count(player, self.per) if self.per else self.n


class Gold(Gain):
    """Gold for the pool."""

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        n = self.amount(player) if self.per else self.n
        player.gold += n
        if n and state.listener:
            state.tell("gains_gold", self.seat, n=n)


class Combat(Gain):
    """Combat for the pool."""

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        n = self.amount(player) if self.per else self.n
        player.combat += n
        player.combat_gained += n
        if n and state.listener:
            state.tell("gains_combat", self.seat, n=n)


class Health(Gain):
    """Health; a negative amount is lost."""

    def do(self, state: State) -> None:
        n = self.amount(state.table.players[self.seat]) if self.per else self.n
        if n < 0:
            hurt(state, self.seat, -n)
            return
        state.table.health[state.rules.side[self.seat]] += n
        if n and state.listener:
            state.tell("gains_health", self.seat, n=n)


# --- drawing and discarding -------------------------------------------------------------------------------------------


class Draw(Step):
    """Draw so many cards."""

    n: Amount

    def do(self, state: State) -> None:
        draw_cards(state, self.seat, self.n)


class Discard(Step):
    """Discard so many cards of the own hand."""

    n: Amount

    def do(self, state: State) -> None:
        """Whoever has no more cards than that discards all of them; there is nothing to ask."""
        cards = holding(state.table.players[self.seat])
        if len(cards) > self.n:
            state.table.steps.append(DiscardCard(self.seat, self.n))
        else:
            for card in sorted(cards):
                discard_card(state, self.seat, card)


class DiscardCard(Ask):
    """Choose the next of so many cards to discard."""

    n: Amount

    # Not answered by itself: that would tell everybody that all cards of the hand are alike.
    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        return [options.DISCARD[card] for card in dict.fromkeys(holding(state.table.players[self.seat]))]

    def answer(self, state: State, option: Option) -> None:
        discard_card(state, self.seat, option.piece)
        if self.n > 1:
            state.table.steps.append(DiscardCard(self.seat, self.n - 1))


class OpponentDiscard(Ask):
    """An opponent of choice discards so many cards."""

    n: Amount

    def options(self, state: State) -> list[Option]:
        """Guards do not stop it (HR-AMB-02), and one may choose an empty hand (HR-AMB-03), unless there is no other."""
        table = state.table
        seats = state.rules.targets(self.seat, table.alive)[0]
        if not any(holding(table.players[seat]) for seat in seats):
            return []
        return [options.TARGET[seat] for seat in seats]

    def answer(self, state: State, option: Option) -> None:
        state.table.steps.append(Discard(option.seat, self.n))
        if state.listener:
            state.tell("makes_discard", self.seat, target=option.seat, n=self.n)


class DrawThenDiscard(Ask):
    """Draw up to so many cards, then discard as many as were drawn."""

    up_to: Amount

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        left = len(player.deck) + len(player.top) + len(player.discard)
        return options.AMOUNT[: min(self.up_to, left) + 1]

    def answer(self, state: State, option: Option) -> None:
        drawn = draw_cards(state, self.seat, option.amount)
        if drawn:
            state.table.steps.append(Discard(self.seat, drawn))


# --- champions --------------------------------------------------------------------------------------------------------


class Stun(Ask):
    """Stun an opponent's champion."""

    may: bool = False

    def options(self, state: State) -> list[Option]:
        found = stun_options(state, self.seat)
        return [*found, options.DONE] if found and self.may else found

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            stun_champion(state, option.seat, option.piece)


class Prepare(Ask):
    """Prepare an expended champion of the own."""

    def options(self, state: State) -> list[Option]:
        play = state.table.players[self.seat].play
        return [options.PREPARE[card] for card in dict.fromkeys(piece & CARD for piece in play if piece & EXPENDED)]

    def answer(self, state: State, option: Option) -> None:
        play = state.table.players[self.seat].play
        for place, piece in enumerate(play):
            if piece & CARD == option.piece and piece & EXPENDED:
                play[place] = piece - EXPENDED
                break
        if state.listener:
            state.tell("prepares", self.seat, pieces=[option.piece])


# --- own cards --------------------------------------------------------------------------------------------------------


class Sacrifice(Ask):
    """Up to so many cards from hand or discard pile; `then` follows once if any was sacrificed."""

    up_to: Amount
    then: tuple[AnyEffect, ...] = ()

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        found = [options.SACRIFICE_FROM_HAND[card] for card in dict.fromkeys(holding(player))]
        found += [options.SACRIFICE_FROM_DISCARD[card] for card in dict.fromkeys(player.discard)]
        return [*found, options.DONE] if found else found

    def answer(self, state: State, option: Option) -> None:
        if option == options.DONE:
            return
        player = state.table.players[self.seat]
        if option.verb == "sacrifice_from_hand":
            source = "hand"
            take_from_hand(player, option.piece)
        else:
            source = "discard"
            take_from_discard(player, option.piece)
        to = sacrifice_card(state.table, option.piece)
        if state.listener:
            state.tell("sacrifices", self.seat, pieces=[option.piece], source=f"{source}:{self.seat}", to=to)
        state.table.steps.extend(reversed(self.then))
        if self.up_to > 1:
            state.table.steps.append(Sacrifice(self.seat, self.up_to - 1))


class Topdeck(Ask):
    """Put a card of the own discard pile on top of the deck."""

    what: Filter
    may: bool = False

    def options(self, state: State) -> list[Option]:
        cards = dict.fromkeys(state.table.players[self.seat].discard)
        found = [options.TOPDECK[card] for card in cards if fits(card, self.what)]
        return [*found, options.DONE] if found and self.may else found

    def answer(self, state: State, option: Option) -> None:
        if option == options.DONE:
            return
        player = state.table.players[self.seat]
        take_from_discard(player, option.piece)
        put_on_deck(player, option.piece)
        if state.listener:
            tell_move(state, "puts_on_deck", self.seat, option.piece, "discard", "deck")


class NextAcquire(Step):
    """The next acquired card that fits goes elsewhere than to the discard pile."""

    what: Filter
    to: Literal["deck", "hand"]

    def do(self, state: State) -> None:
        code = 2 * FILTERS.index(self.what) + (self.to == "hand")
        state.table.players[self.seat].next_acquire.append(code)


# --- alternatives and conditions --------------------------------------------------------------------------------------


class Choose(Ask):
    """One of several abilities."""

    one_of: Annotated[tuple[tuple[AnyEffect, ...], ...], Meta(min_length=2, max_length=4)]

    def options(self, state: State) -> list[Option]:
        return options.CHOOSE[: len(self.one_of)]

    def answer(self, state: State, option: Option) -> None:
        """Exactly one of the alternatives is carried out (HR-047)."""
        state.table.steps.extend(reversed(self.one_of[option.amount]))


class When(Step):
    """An ability that depends on what is in play."""

    count: Counter
    at_least: Amount
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()

    def do(self, state: State) -> None:
        holds = count(state.table.players[self.seat], self.count) >= self.at_least
        state.table.steps.extend(reversed(self.then if holds else self.otherwise))


# --- character packs --------------------------------------------------------------------------------------------------


class Discount(Step):
    """The next bought card that fits costs less."""

    n: Amount
    what: Filter

    def do(self, state: State) -> None:
        state.table.players[self.seat].discounts.append((self.n, FILTERS.index(self.what)))


class Damage(Ask):
    """Damage, not combat, to a player and each of that player's champions, past all guards."""

    n: Amount

    def options(self, state: State) -> list[Option]:
        """A Hydra team has one health total: of its members without champions to hit one stands for all."""
        seats = state.rules.targets(self.seat, state.table.alive)[0]
        if state.rules.hydra:
            spared = [seat for seat in seats if not self._hits(state, seat)]
            seats = tuple(seat for seat in seats if seat not in spared[1:])
        return [options.TARGET[seat] for seat in seats]

    def _hits(self, state: State, seat: int) -> list[int]:
        """The champions of a player that so much damage stuns."""
        player = state.table.players[seat]
        cards = [piece & CARD for piece in player.play]
        return [card for card in cards if CHAMPION[card] and defence(player, card) <= self.n]

    def answer(self, state: State, option: Option) -> None:
        if state.listener:
            state.tell("damages", self.seat, target=option.seat, n=self.n)
        for card in self._hits(state, option.seat):
            stun_champion(state, option.seat, card)
        hurt(state, option.seat, self.n)


class Track(Step):
    """Look at the top cards of the own deck, discard some of them, lay the rest back in any order."""

    look: Amount
    up_to: Amount

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        player.looked = take_from_deck(state, self.seat, self.look)
        if state.listener:
            state.tell("looks", self.seat, pieces=player.looked, secret="pieces", n=len(player.looked))
        state.table.steps += (TrackKeep(self.seat), TrackDiscard(self.seat, self.up_to))


class TrackDiscard(Ask):
    """Discard up to so many of the cards that were looked at."""

    up_to: Amount

    def options(self, state: State) -> list[Option]:
        found = [options.TRACK_DISCARD[card] for card in dict.fromkeys(state.table.players[self.seat].looked)]
        return [*found, options.DONE] if found else found

    def answer(self, state: State, option: Option) -> None:
        if option == options.DONE:
            return
        player = state.table.players[self.seat]
        player.looked.remove(option.piece)
        player.discard.append(option.piece)
        if state.listener:
            tell_move(state, "discards", self.seat, option.piece, "deck", "discard")
        if self.up_to > 1:
            state.table.steps.append(TrackDiscard(self.seat, self.up_to - 1))


class TrackKeep(Ask):
    """Lay the next of the cards that were looked at on the deck."""

    def options(self, state: State) -> list[Option]:
        return [options.TRACK_KEEP[card] for card in dict.fromkeys(state.table.players[self.seat].looked)]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        player.looked.remove(option.piece)
        put_on_deck(player, option.piece, 1 << self.seat)
        if player.looked:
            state.table.steps.append(self)


class Heist(Step):
    """Once this turn, buy a card out of an opponent's discard pile."""

    from_turn: Amount
    """The first of the own turns in which it is possible."""

    def do(self, state: State) -> None:
        state.table.players[self.seat].heist = True


class Bless(Ask):
    """Health, and more defence for that player's champions until the end of that player's next turn."""

    health: Amount
    defence: Amount

    def options(self, state: State) -> list[Option]:
        """The own side: blessing an opponent would help nobody who may choose it."""
        return [options.TARGET[seat] for seat in state.rules.members(self.seat, state.table.alive)]

    def answer(self, state: State, option: Option) -> None:
        table, seat = state.table, option.seat
        in_own_turn = seat == self.seat or state.rules.hydra
        table.players[seat].blessed.append((self.defence, 2 if in_own_turn else 1))
        table.health[state.rules.side[seat]] += self.health
        if state.listener:
            state.tell("blesses", self.seat, target=seat, n=self.health)


class Resurrect(Ask):
    """Return an own champion to play that was stunned since the own last turn."""

    def options(self, state: State) -> list[Option]:
        return [options.RESURRECT[card] for card in dict.fromkeys(state.table.players[self.seat].stunned)]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        player.discard.remove(option.piece)
        player.stunned.remove(option.piece)
        player.play.append(option.piece)
        if state.listener:
            tell_move(state, "resurrects", self.seat, option.piece, "discard", "play")


AnyEffect = (
    Gold | Combat | Health | Draw | Discard | OpponentDiscard | DrawThenDiscard | Stun | Prepare | Sacrifice | Topdeck
    | NextAcquire | Choose | When | Discount | Damage | Track | Heist | Bless | Resurrect
)  # fmt: skip
Effects = tuple[AnyEffect, ...]
