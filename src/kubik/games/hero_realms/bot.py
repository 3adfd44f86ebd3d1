"""What a sensible player of Hero Realms knows: what cards are worth, what to do first, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, log
from typing import Final

import msgspec
from msgspec import Struct

from kubik.games.hero_realms.abilities import ABILITIES, SKILLS
from kubik.games.hero_realms.cards import CARDS, CHAMPION, COST, DEFENCE, FACTION, START, Faction
from kubik.games.hero_realms.effects import (
    AnyEffect,
    Choose,
    Combat,
    Discard,
    DrawThenDiscard,
    Effects,
    Gold,
    Health,
    OpponentDiscard,
    Prepare,
    Sacrifice,
    Stun,
    When,
)
from kubik.games.hero_realms.fight import Amount, is_shielded
from kubik.games.hero_realms.hydra import Share
from kubik.games.hero_realms.modes import EMPERORS, Rules
from kubik.games.hero_realms.piles import holding, own_cards
from kubik.games.hero_realms.state import CARD, EXPENDED, Player, Table
from kubik.kernel.content import read_toml
from kubik.kernel.decision import Decision, Option
from kubik.kernel.errors import BadContent
from kubik.kernel.game import CERTAIN, Sense
from kubik.kernel.sight import UNKNOWN

# --- who is ahead -----------------------------------------------------------------------------------------------------


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a player win, in log-odds; see bot.toml."""

    turn: float
    health: float
    log_health: float
    allies: dict[Faction, float]
    worth: dict[str, tuple[float, float, float]]


def read_weights(file: Traversable) -> Weights:
    """All of bot.toml, or BadContent that names what is wrong with it."""
    try:
        weights = msgspec.convert(read_toml(file), Weights)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file.name}: {error}") from None
    for card in CARDS:
        if card.id not in weights.worth:
            raise BadContent(f"{file.name}: worth: card {card.id} is missing; fit the weights anew")
    return weights


WEIGHTS: Final = read_weights(files(__package__) / "bot.toml")
ANY: Final = [WEIGHTS.worth[card.id][0] for card in CARDS]
EARLY: Final = [WEIGHTS.worth[card.id][1] for card in CARDS]
STANDING: Final = [WEIGHTS.worth[card.id][2] for card in CARDS]
HAND: Final = 10
"""Decks are measured by the worth of so many average cards."""


def stage(table: Table, rules: Rules) -> float:
    """1 at the beginning, near 0 when everybody is almost dead."""
    health = table.health
    total = sum([health[side] for side in rules.side])
    return min(1.5, total * rules.scale / START.health / table.alive.bit_count())


def owned(player: Player) -> list[int]:
    """All cards a player owns apart from those in play, as far as the table shows them."""
    cards = own_cards(player)
    return [card for card in cards if card != UNKNOWN] + player.unseen if player.unseen else cards


def health_score(health: float) -> float:
    """What so much health is worth, in log-odds."""
    return WEIGHTS.health * health / START.health + WEIGHTS.log_health * log(max(health, 1.0))


def deck_score(player: Player, early: float) -> float:
    """What a player's cards are worth, in log-odds."""
    cards = owned(player)
    standing = 0.0
    for piece in player.play:
        card = piece & CARD
        cards.append(card)
        standing += STANDING[card]
    size = len(cards) or 1
    points = 0.0
    factions = dict.fromkeys(WEIGHTS.allies, 0)
    for card in cards:
        points += ANY[card] + early * EARLY[card]
        faction = FACTION[card]
        if faction is not None:
            factions[faction] += 1
    allies = sum(WEIGHTS.allies[faction] * n * (n - 1) for faction, n in factions.items() if n > 1)
    return HAND * points / size + HAND * allies / size / size + standing


def score(table: Table, rules: Rules, seat: int, early: float) -> float:
    """How well a seat stands, in log-odds against others."""
    points = deck_score(table.players[seat], early) + health_score(table.health[rules.side[seat]] * rules.scale)
    return points + WEIGHTS.turn if table.turn == seat else points


def _shares(points: dict[int, float]) -> dict[int, float]:
    """Log-odds as shares of one victory."""
    top = max(points.values())
    powers = {side: exp(point - top) for side, point in points.items()}
    whole = sum(powers.values())
    return {side: power / whole for side, power in powers.items()}


def chances(table: Table, rules: Rules) -> list[float]:
    """How likely each seat is to win."""
    seats = range(rules.players)
    if table.winners:
        return [1.0 if seat in table.winners else 0.0 for seat in seats]
    early = stage(table, rules)
    living = [seat for seat in seats if table.alive >> seat & 1]
    points = {seat: score(table, rules, seat, early) for seat in living}
    if rules.mode == "hunter_first_blood":
        # Whoever hunts the one who falls first has won.
        falls = _shares({seat: -point for seat, point in points.items()})
        return [falls[rules.left(seat, table.alive)] for seat in seats]
    if rules.team_game:
        teams: dict[int, float] = {0: 0.0, 1: 0.0}
        for seat, point in points.items():
            weight = 1.0 if rules.hydra or seat in EMPERORS else 0.4
            teams[rules.team[seat]] += point * weight / (rules.players // 2 if rules.hydra else 1)
        shares = _shares(teams)
        return [shares[rules.team[seat]] for seat in seats]
    shares = _shares(points)
    return [shares.get(seat, 0.0) for seat in seats]


# --- what an ability brings at once, in points of combat --------------------------------------------------------------

_GOLD: Final = 0.8
_HEALTH: Final = 0.6
_PER: Final = 1.3
"""How many things a counter counts, on average."""
_WORTH: Final[dict[str, float]] = {
    "draw": 2.4, "discard": -1.2, "opponent_discard": 2.0, "draw_then_discard": 1.0, "stun": 2.5, "prepare": 2.0,
    "sacrifice": 1.5, "topdeck": 1.5, "next_acquire": 1.0, "discount": 0.8, "damage": 6.0, "track": 2.0, "heist": 3.0,
    "bless": 2.5, "resurrect": 4.0,
}  # fmt: skip


def worth(effects: Effects, gold: float = _GOLD) -> float:
    """What an ability is worth if one gold is worth so much."""
    return sum(_effect_worth(effect, gold) for effect in effects)


def _effect_worth(effect: AnyEffect, gold: float) -> float:
    match effect:
        case Gold():
            return effect.n * gold * (_PER if effect.per else 1)
        case Combat():
            return effect.n * (_PER if effect.per else 1)
        case Health():
            return effect.n * _HEALTH * (_PER if effect.per else 1)
        case Choose():
            return max(worth(option, gold) for option in effect.one_of)
        case When():
            return 0.5 * worth(effect.then, gold) + 0.5 * worth(effect.otherwise, gold)
        case Sacrifice():
            return _WORTH["sacrifice"] * effect.up_to + 0.8 * worth(effect.then, gold)
        case _:
            return _WORTH[effect.name]


IN_HAND: Final = [
    worth(each.primary) + worth(each.expend) + 0.5 * worth(each.ally) + 0.3 * DEFENCE[card]
    for card, each in enumerate(ABILITIES)
]
"""What is lost when a card in hand is discarded."""


# --- what to do first -------------------------------------------------------------------------------------------------


def _play_order(card: int) -> float:
    """Champions first, then whatever draws; what counts, stuns or asks for cards last."""
    if CHAMPION[card]:
        return 30.0
    effects = ABILITIES[card].primary
    if any(isinstance(effect, Sacrifice | DrawThenDiscard | Discard | Stun | When) for effect in effects):
        return 11.0
    if any(isinstance(effect, Gold | Combat | Health) and effect.per for effect in effects):
        return 10.0
    if any(isinstance(effect, OpponentDiscard) for effect in effects):
        return 12.0
    return 20.0


_PLAY: Final = [CERTAIN + _play_order(card) for card in range(len(CARDS))]
_PREPARES: Final = [any(isinstance(effect, Prepare) for effect in card.ally) for card in ABILITIES]
_PUNCH: Final = [sum(effect.n for effect in card.sacrifice if isinstance(effect, Combat)) for card in ABILITIES]


class _Thought:
    """A seat thinking about its options; what several of them need is looked up once."""

    __slots__ = ("_deck", "early", "me", "player", "rules", "step", "table")

    def __init__(self, table: Table, rules: Rules, decision: Decision) -> None:
        self.table = table
        self.rules = rules
        self.step = decision.step
        self.me = me = decision.seat
        self.player = table.players[me]
        self.early = stage(table, rules)
        self._deck: tuple[int, float, list[Faction | None]] | None = None

    @property
    def deck(self) -> tuple[int, float, list[Faction | None]]:
        """How many cards the player owns, what an average one is worth, and their factions."""
        if self._deck is None:
            early = self.early
            cards = owned(self.player)
            for piece in self.player.play:
                cards.append(piece & CARD)
            points = 0.0
            for card in cards:
                points += ANY[card] + early * EARLY[card]
            size = len(cards) or 1
            self._deck = size, points / size, [FACTION[card] for card in cards]
        return self._deck

    def worth(self, card: int) -> float:
        """What a card is worth in this player's deck."""
        points = ANY[card] + self.early * EARLY[card]
        faction = FACTION[card]
        if faction is not None:
            size, _, factions = self.deck
            points += 2 * WEIGHTS.allies[faction] * factions.count(faction) / size
        return points

    def change(self, card: int) -> float:
        """How much better (or worse) the deck becomes when this card comes in."""
        size, average, _ = self.deck
        return HAND / (size + 1) * (self.worth(card) - average)

    def health(self, seat: int) -> int:
        return self.table.health[self.rules.side[seat]]

    def targets(self) -> tuple[int, ...]:
        return self.rules.targets(self.me, self.table.alive)[0]

    @property
    def only_target(self) -> bool:
        """Whether combat can go nowhere but to one player, who has no champions."""
        targets, owners = self.rules.targets(self.me, self.table.alive)
        one = len(targets) == 1 or self.rules.hydra
        return one and not any(self.table.players[owner].play for owner in owners)

    def damage(self, seat: int, n: int) -> float:
        """What so much damage to a player is worth."""
        health = self.health(seat) * self.rules.scale
        return health_score(health) - health_score(health - n * self.rules.scale)

    def nearness(self, seat: int) -> float:
        """Hardly anything, but of two opponents who are worth the same the next one clockwise is preferred: whoever
        looked at the lowest seat first would make it lose."""
        return -1e-6 * ((seat - self.me) % self.rules.players)


def _expend(thought: _Thought, option: Option) -> float:
    return CERTAIN + 8


def _ally(thought: _Thought, option: Option) -> float:
    if _PREPARES[option.piece] and not any(piece & EXPENDED for piece in thought.player.play):
        return -1.0
    return CERTAIN + 7


def _sacrifice(thought: _Thought, option: Option) -> float:
    """For the kill, or when the card has become a burden."""
    punch = _PUNCH[option.piece]
    targets = thought.targets()
    for seat in targets:
        lethal = thought.player.combat + punch >= thought.health(seat)
        if lethal and not is_shielded(thought.rules, thought.table, seat):
            return CERTAIN + 3
    gain = max(thought.damage(seat, punch) for seat in targets) if punch else 0.2
    return gain - thought.change(option.piece)


def _buy(thought: _Thought, option: Option) -> float:
    change = thought.change(option.piece)
    return 10 + change if change > 0 else -1.0


def _buy_together(thought: _Thought, option: Option) -> float:
    """Worth it if the card is better than what everybody could buy alone."""
    table, rules = thought.table, thought.rules
    alone = 0.0
    for seat in rules.members(thought.me, table.alive):
        gold = table.players[seat].gold
        alone += max((thought.change(card) for card in table.row if COST[card] <= gold), default=0.0)
    gain = thought.change(option.piece) - alone
    return 10 + gain if gain > 0 else -1.0


def _attack(thought: _Thought, option: Option) -> float:
    if thought.player.combat >= thought.health(option.seat):
        return CERTAIN + 100 + thought.nearness(option.seat)
    if thought.only_target:
        return CERTAIN + 2
    return 4.0 + thought.damage(option.seat, thought.player.combat) + thought.nearness(option.seat)


def _attack_champion(thought: _Thought, option: Option) -> float:
    """Worth it if stunning the champion brings more than the same combat spent on its owner."""
    gain = STANDING[option.piece] + 0.1 - thought.damage(option.seat, DEFENCE[option.piece])
    return (6.0 + gain if gain > 0 else 3.0) + thought.nearness(option.seat)


def _skill(thought: _Thought, option: Option) -> float:
    return 10.0 + 0.1 * worth(SKILLS[thought.player.character])


def _ability(thought: _Thought, option: Option) -> float:
    return 20.0 if thought.player.turns > 5 else -1.0


def _attack_together(thought: _Thought, option: Option) -> float:
    return -1.0 if thought.player.combat >= DEFENCE[option.piece] else _attack_champion(thought, option)


def _discard(thought: _Thought, option: Option) -> float:
    return -IN_HAND[option.piece]


def _sacrifice_card(thought: _Thought, option: Option) -> float:
    """Weak cards leave the deck, from the discard pile rather than from the hand."""
    here = 0.0 if option.verb == "sacrifice_from_discard" else 0.05 * IN_HAND[option.piece]
    return -thought.change(option.piece) - here


def _best_card(thought: _Thought, option: Option) -> float:
    return 10 + thought.worth(option.piece)


def _stun(thought: _Thought, option: Option) -> float:
    return 1 + STANDING[option.piece] + 0.05 * DEFENCE[option.piece] + thought.nearness(option.seat)


def _prepare(thought: _Thought, option: Option) -> float:
    return worth(ABILITIES[option.piece].expend)


def _choose(thought: _Thought, option: Option) -> float:
    assert isinstance(thought.step, Choose)
    return worth(thought.step.one_of[option.amount], 1.1 if thought.early > 0.6 else 0.5)


def _amount(thought: _Thought, option: Option) -> float:
    """As much as possible, but of a teammate's payment no more than must be."""
    step = thought.step
    if isinstance(step, Share) and step.proposer != thought.me:
        return 1.0 / (1 + option.amount)
    return option.amount + CERTAIN if isinstance(step, Amount) and thought.only_target else float(option.amount)


def _target(thought: _Thought, option: Option) -> float:
    """Friends are blessed alike; of opponents the weakest suffers, if there is something to take."""
    empty = isinstance(thought.step, OpponentDiscard) and not holding(thought.table.players[option.seat])
    return -float(thought.health(option.seat)) - 1000 * empty + thought.nearness(option.seat)


def _track_discard(thought: _Thought, option: Option) -> float:
    return -thought.change(option.piece)


def _track_keep(thought: _Thought, option: Option) -> float:
    return -IN_HAND[option.piece]


def _acquire(thought: _Thought, option: Option) -> float:
    return float(option.amount % 2)


_PREFER: Final[dict[str, Callable[[_Thought, Option], float]]] = {
    "expend": _expend,
    "ally": _ally,
    "sacrifice": _sacrifice,
    "buy": _buy,
    "heist": _buy,
    "attack": _attack,
    "attack_champion": _attack_champion,
    "attack_together": _attack_together,
    "buy_together": _buy_together,
    "skill": _skill,
    "ability": _ability,
    "pass_card": lambda thought, option: -1.0,
    "end_turn": lambda thought, option: 0.0,
    "done": lambda thought, option: 0.0,
    "refuse": lambda thought, option: -1.0,
    "amount": _amount,
    "choose": _choose,
    "target": _target,
    "stun": _stun,
    "prepare": _prepare,
    "discard": _discard,
    "sacrifice_from_hand": _sacrifice_card,
    "sacrifice_from_discard": _sacrifice_card,
    "topdeck": _best_card,
    "resurrect": _best_card,
    "bequeath": _best_card,
    "track_discard": _track_discard,
    "track_keep": _track_keep,
    "acquire": _acquire,
}


class HeroRealmsSense(Sense):
    """A sensible player of Hero Realms."""

    def prefer(self, table: Table, rules: Rules, decision: Decision) -> list[float]:
        options = decision.options
        if options[0].verb == "play":
            # Cards in hand are played before anything else is thought about.
            return [_PLAY[option.piece] if option.verb == "play" else 0.0 for option in options]
        thought = _Thought(table, rules, decision)
        return [_PREFER[option.verb](thought, option) for option in options]

    def aside(self, table: Table, rules: Rules, decision: Decision) -> Option | None:
        """In Hydra all members play their cards before anybody spends: what they have together decides."""
        liked = self.prefer(table, rules, decision)
        best = decision.options[liked.index(max(liked))]
        return best if best.verb == "play" else None

    def clock(self, table: Table) -> int:
        return table.turns

    def value(self, table: Table, rules: Rules) -> list[float]:
        return chances(table, rules)

    def stakes(self, table: Table, rules: Rules, seat: int) -> dict[str, float]:
        own, player = rules.side[seat], table.players[seat]
        cards = owned(player) + [piece & CARD for piece in player.play]
        return {
            "health": table.health[own],
            "others": sum(health for side, health in enumerate(table.health) if side != own),
            "cards": sum(COST[card] for card in cards),
        }
