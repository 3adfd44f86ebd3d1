"""Gaining, losing and paying: reserves with their caps, hammer, scepter, ancient shards."""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub
from typing import Annotated, Any

from msgspec import Meta

from kubik.games.dice_forge import options
from kubik.games.dice_forge.content import ANCIENT, GLORY, GOLD, MOON, RESOURCES, SUN, Bundle, Gains, bundle
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import Player
from kubik.games.dice_forge.tokens import HAMMER, SCEPTER
from kubik.games.dice_forge.track import move_token
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

Amounts = Iterable[tuple[int, int]]
"""Resources with how much there is of each."""


def _facts(*amounts: tuple[int, int]) -> dict[str, Any]:
    """Resources as facts of an event."""
    return {RESOURCES[resource]: n for resource, n in amounts if n}


def _tell_gains(state: State, seat: int, gained: Amounts, wasted: Amounts) -> None:
    """What was gained, and what a full reserve had no room for (DF-047)."""
    stored, lost = _facts(*gained), _facts(*wasted)
    if stored:
        state.tell("gains", seat, **stored)
    if lost:
        state.tell("wastes", seat, **lost)


# --- gaining ----------------------------------------------------------------------------------------------------------


def store(state: State, seat: int, resource: int, n: int) -> None:
    """Into the main reserve; what is above the cap is lost (DF-047)."""
    player = state.table.players[seat]
    reserve = player.reserve
    room = player.caps[resource] - reserve[resource]
    stored = n if n < room else room
    reserve[resource] += stored
    if n and state.listener:
        _tell_gains(state, seat, [(resource, stored)], [(resource, n - stored)])


def gain_gold(state: State, seat: int, n: int) -> None:
    """Any part of gold that is gained may go to a hammer or a scepter instead (DF-078, DF-111)."""
    player = state.table.players[seat]
    if n and player.hammer < HAMMER.spaces * player.hammers:
        state.table.steps.append(HammerGold(seat, n))
    elif n and player.scepters:
        _offer_scepter(state, seat, n, 0)
    else:
        store(state, seat, GOLD, n)


def gain(state: State, seat: int, gains: Bundle) -> None:
    """Everything in a bundle; ancient shards and loyalty move the token as well (DF-183)."""
    player = state.table.players[seat]
    reserve, caps = player.reserve, player.caps
    before = list(reserve) if state.listener else reserve
    gold, sun, moon, glory, ancient, loyalty = gains
    if gold:
        if player.hammers or player.scepters:
            gain_gold(state, seat, gold)
            before[GOLD] = reserve[GOLD]  # that has been told
            gains = (0, *gains[1:])
        else:
            gold += reserve[GOLD]
            reserve[GOLD] = gold if gold < caps[GOLD] else caps[GOLD]
    if sun:
        sun += reserve[SUN]
        reserve[SUN] = sun if sun < caps[SUN] else caps[SUN]
    if moon:
        moon += reserve[MOON]
        reserve[MOON] = moon if moon < caps[MOON] else caps[MOON]
    if glory:
        reserve[GLORY] += glory
    if ancient:
        reserve[ANCIENT] = min(reserve[ANCIENT] + ancient, caps[ANCIENT])
    if before is not reserve:
        gained = [*map(sub, reserve, before)]
        _tell_gains(state, seat, enumerate(gained), enumerate(map(sub, gains, gained)))
    if ancient:
        move_token(state, seat, -ancient)
    if loyalty:
        move_token(state, seat, loyalty)


def multiplied(gains: Bundle, times: int) -> Bundle:
    return gains if times == 1 else tuple(n * times for n in gains)


def lose(state: State, seat: int, resource: int, n: int) -> int:
    """Out of the main reserve, as far as there is any (DF-048); how much that was."""
    reserve = state.table.players[seat].reserve
    lost = min(n, reserve[resource])
    reserve[resource] -= lost
    if lost and state.listener:
        state.tell("loses", seat, **_facts((resource, lost)))
    return lost


class HammerGold(Ask):
    """How much of gold that is gained goes on the hammer."""

    gold: int

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        return options.AMOUNT[: min(self.gold, HAMMER.spaces * player.hammers - player.hammer) + 1]

    def answer(self, state: State, option: Option) -> None:
        """Hammers are completed one after another; each phase pays its glory at once (DF-079 to DF-081)."""
        player = state.table.players[self.seat]
        before, after = player.hammer, player.hammer + option.amount
        player.hammer = after
        if option.amount and state.listener:
            state.tell("feeds_hammer", self.seat, n=option.amount)
        for phase in range(before // HAMMER.phase, after // HAMMER.phase):
            store(state, self.seat, GLORY, HAMMER.glory[phase % len(HAMMER.glory)])
        store(state, self.seat, GOLD, self.gold - option.amount)


def _offer_scepter(state: State, seat: int, n: int, first: int) -> None:
    """Ask for the next scepter with room, or store the gold."""
    scepters = state.table.players[seat].scepters
    for number in range(first, len(scepters)):
        if n and scepters[number] < SCEPTER.most:
            state.table.steps.append(ScepterGold(seat, n, number))
            return
    store(state, seat, GOLD, n)


class ScepterGold(Ask):
    """How much of gold that is gained goes on a scepter."""

    gold: int
    scepter: int

    def options(self, state: State) -> list[Option]:
        room = SCEPTER.most - state.table.players[self.seat].scepters[self.scepter]
        return options.AMOUNT[: min(self.gold, room) + 1]

    def answer(self, state: State, option: Option) -> None:
        state.table.players[self.seat].scepters[self.scepter] += option.amount
        if option.amount and state.listener:
            state.tell("feeds_scepter", self.seat, n=option.amount)
        _offer_scepter(state, self.seat, self.gold - option.amount, self.scepter + 1)


# --- paying gold ------------------------------------------------------------------------------------------------------


def all_gold(player: Player) -> int:
    """Gold that can be spent: the reserve and all scepters (DF-112)."""
    return player.reserve[GOLD] + sum(player.scepters) if player.scepters else player.reserve[GOLD]


def pay_gold(state: State, seat: int, n: int) -> None:
    player = state.table.players[seat]
    if n and state.listener:
        state.tell("pays", seat, gold=n)
    if n and any(player.scepters):
        state.table.steps.append(PayGold(seat, n))
    else:
        player.reserve[GOLD] -= n


class PayGold(Ask):
    """How much of a price comes from a scepter; a single answer is no question."""

    gold: int
    scepter: int = 0

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        elsewhere = player.reserve[GOLD] + sum(player.scepters[self.scepter + 1 :])
        return options.AMOUNT[max(0, self.gold - elsewhere) : min(self.gold, player.scepters[self.scepter]) + 1]

    def answer(self, state: State, option: Option) -> None:
        player = state.table.players[self.seat]
        player.scepters[self.scepter] -= option.amount
        left = self.gold - option.amount
        if self.scepter + 1 < len(player.scepters):
            state.table.steps.append(PayGold(self.seat, left, self.scepter + 1))
        else:
            player.reserve[GOLD] -= left


# --- paying sun and moon shards for a feat or the extra action --------------------------------------------------------


def can_pay(player: Player, sun: int, moon: int, first: int = 0) -> bool:
    """Whether reserve, ancient shards and the scepters from `first` on cover a price in full (DF-049)."""
    reserve = player.reserve
    if sun <= reserve[SUN] and moon <= reserve[MOON]:
        return True
    if not reserve[ANCIENT] and not player.scepters:
        return False
    if max(0, sun - reserve[SUN]) + max(0, moon - reserve[MOON]) <= reserve[ANCIENT]:
        return True
    for number in range(first, len(player.scepters)):
        shards = SCEPTER.shards[player.scepters[number]]
        if shards:  # to keep it would help nobody to pay
            less_sun, less_moon = max(0, sun - shards), max(0, moon - shards)
            return can_pay(player, less_sun, moon, number + 1) or can_pay(player, sun, less_moon, number + 1)
    return False


def pay_shards(state: State, seat: int, sun: int, moon: int, first: int = 0) -> None:
    """Ask about the next scepter that could help to pay, then about ancient shards, then take from the reserve."""
    player = state.table.players[seat]
    for number in range(first, len(player.scepters)):
        if SCEPTER.shards[player.scepters[number]] and (sun or moon):
            state.table.steps.append(PayScepter(seat, sun, moon, number))
            return
    if player.reserve[ANCIENT] and (sun or moon):
        state.table.steps.append(PayAncient(seat, sun, moon, SUN))
    else:
        _take_shards(state, seat, (SUN, sun), (MOON, moon))


def _take_shards(state: State, seat: int, *amounts: tuple[int, int]) -> None:
    for resource, n in amounts:
        state.table.players[seat].reserve[resource] -= n
    if state.listener and any(n for _, n in amounts):
        state.tell("pays", seat, **_facts(*amounts))


class PayScepter(Ask):
    """Whether a scepter helps to pay sun and moon shards: it is kept, or reset to 0 for some of them (DF-113); what is
    too much is lost (A18)."""

    sun: int
    moon: int
    scepter: int

    def options(self, state: State) -> list[Option]:
        """An answer that leaves only what another one can leave as well is no choice."""
        player = state.table.players[self.seat]
        sun, moon, rest = self.sun, self.moon, self.scepter + 1
        gold = player.scepters[self.scepter]
        shards = SCEPTER.shards[gold]
        found = [(options.KEEP_SCEPTER, _left_over(player, sun, moon, rest, (gold,)))]
        if sun:
            found.append((options.SCEPTER_AS[0], _left_over(player, max(0, sun - shards), moon, rest, (0,))))
        if moon:
            found.append((options.SCEPTER_AS[1], _left_over(player, sun, max(0, moon - shards), rest, (0,))))
        return [
            option
            for place, (option, left) in enumerate(found)
            if left
            and not any(left < other or (left == other and before < place) for before, (_, other) in enumerate(found))
        ]

    def answer(self, state: State, option: Option) -> None:
        scepters = state.table.players[self.seat].scepters
        sun, moon = self.sun, self.moon
        if option.verb == "scepter_as":
            gold = scepters[self.scepter]
            shards = SCEPTER.shards[gold]
            if state.listener:
                state.tell("empties_scepter", self.seat, n=gold, **_facts(((SUN, MOON)[option.amount], shards)))
            scepters[self.scepter] = 0
            if option.amount == 0:
                sun = max(0, sun - shards)
            else:
                moon = max(0, moon - shards)
        pay_shards(state, self.seat, sun, moon, self.scepter + 1)


def _left_over(player: Player, sun: int, moon: int, first: int, gold: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All that a price may leave: sun, moon and ancient shards, and the gold of the scepters, in whichever it is."""
    reserve = player.reserve
    if first == len(player.scepters):
        left = sorted(gold)
        return {
            (reserve[SUN] - sun + as_sun, reserve[MOON] - moon + as_moon, reserve[ANCIENT] - as_sun - as_moon, *left)
            for as_sun in range(max(0, sun - reserve[SUN]), sun + 1)
            for as_moon in range(max(0, moon - reserve[MOON]), min(moon, reserve[ANCIENT] - as_sun) + 1)
        }
    here = player.scepters[first]
    shards = SCEPTER.shards[here]
    found = _left_over(player, sun, moon, first + 1, (*gold, here))
    if shards and sun:
        found |= _left_over(player, max(0, sun - shards), moon, first + 1, (*gold, 0))
    if shards and moon:
        found |= _left_over(player, sun, max(0, moon - shards), first + 1, (*gold, 0))
    return found


class PayAncient(Ask):
    """How many ancient shards are spent as sun, then as moon (DF-186)."""

    sun: int
    moon: int
    resource: int

    @property
    def price(self) -> int:
        """What is to be paid of the resource that is asked about."""
        return self.sun if self.resource == SUN else self.moon

    def options(self, state: State) -> list[Option]:
        reserve = state.table.players[self.seat].reserve
        missing_moon = max(0, self.moon - reserve[MOON])
        if self.resource == MOON:
            return options.AMOUNT[missing_moon : min(self.moon, reserve[ANCIENT]) + 1]
        return options.AMOUNT[max(0, self.sun - reserve[SUN]) : min(self.sun, reserve[ANCIENT] - missing_moon) + 1]

    def answer(self, state: State, option: Option) -> None:
        _take_shards(state, self.seat, (self.resource, self.price - option.amount), (ANCIENT, option.amount))
        if self.resource == SUN:
            state.table.steps.append(PayAncient(self.seat, self.sun, self.moon, MOON))


# --- effects that only move resources ---------------------------------------------------------------------------------


class Gain(Step):
    gold: int = 0
    sun: int = 0
    moon: int = 0
    glory: int = 0

    @property
    def gains(self) -> Bundle:
        return self.gold, self.sun, self.moon, self.glory, 0, 0

    def do(self, state: State) -> None:
        gain(state, self.seat, self.gains)


class Choose(Ask):
    one_of: Annotated[tuple[Gains, ...], Meta(min_length=2, max_length=3)]

    def options(self, state: State) -> list[Option]:
        return options.CHOOSE[: len(self.one_of)]

    def answer(self, state: State, option: Option) -> None:
        gain(state, self.seat, bundle(self.one_of[option.amount]))


def can_trade(player: Player, pay: Gains) -> bool:
    price = bundle(pay)
    return all_gold(player) >= price[GOLD] and player.reserve[MOON] >= price[MOON]


def trade(state: State, seat: int, pay: Gains, gains: Gains) -> None:
    """Pay what is asked and gain what is offered; scepter shards are not for this (DF-114)."""
    price = bundle(pay)
    if price[MOON]:
        state.table.players[seat].reserve[MOON] -= price[MOON]
        if state.listener:
            state.tell("pays", seat, moon=price[MOON])
    pay_gold(state, seat, price[GOLD])
    gain(state, seat, bundle(gains))
