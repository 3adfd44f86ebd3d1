"""Skill cards: hand limit, training, learning, and the limits of what a hero may have (RB-082, RB-096 to RB-101)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.runebound import options
from kubik.games.runebound.abilities import rules_of, sums_of, total
from kubik.games.runebound.content import ATTRIBUTE, COST, MARKET, TYPE
from kubik.games.runebound.decks import SpendTrophies, discard_skill, draw_skills, trophies
from kubik.games.runebound.heroes import attribute, hand_limit, health
from kubik.games.runebound.state import Player
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import (
    ASSET_TYPES,
    ATTRIBUTES,
    Amount,
    AssetLimit,
    LearnDiscount,
    TrainBonus,
)
from kubik.games.runebound.wounds import Falls, bound_wounds
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask, Step

_TRAIN_BONUS: Final = sums_of(TrainBonus)
_LEARN_DISCOUNT: Final = sums_of(LearnDiscount)
_ASSET_LIMITS: Final = [
    [max((rule.n for _, rule in rules if rule.type == type), default=0) for rules in rules_of(AssetLimit)]
    for type in ASSET_TYPES
]
Price = tuple[int, int, int, int]
"""Trophies of each deck, and of any."""


# --- the hand ---------------------------------------------------------------------------------------------------------


class DrawSkills(Step):
    """Draw skill cards, then discard down to the hand limit."""

    n: Amount

    def do(self, state: State) -> None:
        state.table.steps.append(HandLimit(self.seat))
        draw_skills(state, self.seat, self.n)


class HandLimit(Step):
    """After drawing and at the end of a turn: discard down to the limit (RB-312)."""

    def do(self, state: State) -> None:
        player = state.table.players[self.seat]
        surplus = len(player.hand) - hand_limit(player)
        if surplus > 0:
            state.table.steps.append(DiscardDown(self.seat, surplus))


class DiscardDown(Ask):
    """Which cards are discarded, one after the other."""

    n: int

    def options(self, state: State) -> list[Option]:
        return [options.DISCARD[card] for card in sorted(state.table.players[self.seat].hand)]

    def answer(self, state: State, option: Option) -> None:
        discard_skill(state, self.seat, option.piece)
        if self.n > 1:
            state.table.steps.append(DiscardDown(self.seat, self.n - 1))


def train(state: State, seat: int) -> None:
    """As many cards as the hand limit, then down to it (RB-082)."""
    player = state.table.players[seat]
    state.table.steps.append(HandLimit(seat))
    draw_skills(state, seat, hand_limit(player) + total(_TRAIN_BONUS, player))


# --- learning ---------------------------------------------------------------------------------------------------------


def shortage(player: Player, price: Price) -> int:
    """How many trophies are missing for a price."""
    have = (len(player.combat), len(player.exploration), len(player.social))
    missing, left = 0, 0
    for owned, needed in zip(have, price, strict=False):
        missing += max(0, needed - owned)
        left += max(0, owned - needed)
    return missing + max(0, price[3] - left)


def discount(player: Player, price: Price) -> int:
    """How many trophies less a skill costs; at least one is paid."""
    return min(total(_LEARN_DISCOUNT, player), sum(price) - 1)


def can_learn(player: Player, card: int) -> bool:
    """Whether a hero has the trophies for a skill (RB-098)."""
    price = COST[card]
    return shortage(player, price) <= discount(player, price)


def learnable(player: Player) -> list[Option]:
    """The skills in hand that can be learned now."""
    return [options.LEARN[card] for card in sorted(player.hand) if can_learn(player, card)] if trophies(player) else []


def learn(state: State, seat: int, card: int) -> None:
    """Pay for a skill of the hand and lay it face up (RB-096 to RB-099)."""
    player = state.table.players[seat]
    price = COST[card]
    less = discount(player, price)  # a skill that makes others cheaper costs its own price
    state.table.steps.append(Limits(seat))
    lay_skill(state, seat, card)
    state.table.steps.append(Waive(seat, price, less))


def lay_skill(state: State, seat: int, card: int) -> None:
    """A skill of the hand is learned."""
    player = state.table.players[seat]
    player.hand.remove(card)
    player.skills.append(card)
    if state.listener:
        state.tell("learns", seat, pieces=[card], source=f"hand:{seat}", to=f"skills:{seat}")


class Waive(Ask):
    """Which symbols of a price are waived, and then the trophies for the rest."""

    price: Price
    less: int

    def options(self, state: State) -> list[Option]:
        if not self.less:
            return [options.DONE]
        player = state.table.players[self.seat]
        return [
            options.WAIVE[number]
            for number, n in enumerate(self.price)
            if n and shortage(player, _less(self.price, number)) < self.less
        ]

    def answer(self, state: State, option: Option) -> None:
        if option == options.DONE:
            state.table.steps.append(SpendTrophies(self.seat, self.price))
        else:
            state.table.steps.append(Waive(self.seat, _less(self.price, option.amount), self.less - 1))


def _less(price: Price, number: int) -> Price:
    left = [*price]
    left[number] -= 1
    return left[0], left[1], left[2], left[3]


class LearnFree(Ask):
    """A skill of the hand may be learned without trophies."""

    forced: ClassVar[bool] = False

    max_cost: int = 99

    def options(self, state: State) -> list[Option]:
        hand = sorted(state.table.players[self.seat].hand)
        if not hand:
            return []
        return [*[options.LEARN[card] for card in hand if sum(COST[card]) <= self.max_cost], options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.steps.append(Limits(self.seat))
            lay_skill(state, self.seat, option.piece)


# --- limits -----------------------------------------------------------------------------------------------------------


def asset_limit(player: Player, type: int) -> int:
    """How many assets of a type a hero may own (RB-066)."""
    column = _ASSET_LIMITS[type]
    return max(MARKET.per_type, *(column[piece] for piece in (player.hero, *player.skills, *player.assets)))


def is_free(player: Player, type: int) -> bool:
    """Whether a hero may own one more asset of a type."""
    return sum(TYPE[card] == type for card in player.assets) < asset_limit(player, type)


class Limits(Step):
    """After cards have come or gone: skills and assets within their limits, wounds within the health (RB-067, RB-101,
    RB-314, RB-315, RB-370, RB-377)."""

    def do(self, state: State) -> None:
        steps = state.table.steps
        player = state.table.players[self.seat]
        bound_wounds(player)
        learned = [ATTRIBUTE[card] for card in player.skills]
        for number in range(len(ATTRIBUTES)):
            if learned.count(number) > attribute(player, number):
                steps += (self, ForgetSkill(self.seat, number))
                return
        types = [TYPE[card] for card in player.assets]
        for type in range(len(ASSET_TYPES)):
            if types.count(type) > asset_limit(player, type):
                steps += (self, DropAsset(self.seat, type))
                return
        if player.wounds >= health(player) and not player.defeated:
            steps.append(Falls(self.seat))


class ForgetSkill(Ask):
    """Which learned skill of an attribute is discarded."""

    attribute: int

    def options(self, state: State) -> list[Option]:
        skills = state.table.players[self.seat].skills
        return [options.FORGET[card] for card in skills if ATTRIBUTE[card] == self.attribute]

    def answer(self, state: State, option: Option) -> None:
        state.table.players[self.seat].skills.remove(option.piece)
        state.table.skill_discard.append(option.piece)
        if state.listener:
            state.tell("forgets", self.seat, pieces=[option.piece], source=f"skills:{self.seat}", to="skill_discard")


class DropAsset(Ask):
    """Which asset of a type is discarded."""

    type: int

    def options(self, state: State) -> list[Option]:
        return [options.DROP[card] for card in state.table.players[self.seat].assets if TYPE[card] == self.type]

    def answer(self, state: State, option: Option) -> None:
        drop_asset(state, self.seat, option.piece)


def drop_asset(state: State, seat: int, card: int) -> None:
    """An asset is discarded."""
    state.table.players[seat].assets.remove(card)
    state.table.asset_discard.append(card)
    if state.listener:
        state.tell("drops", seat, pieces=[card], source=f"assets:{seat}", to="asset_discard")
