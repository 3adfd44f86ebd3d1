"""What a sensible player of Dice Forge knows: what faces and feats still bring in the rounds left, and who is ahead.

Everything is measured in glory. A resource is worth what it can still become; a face is worth what it gives, times the
blessings that are left, divided by six; a feat is worth its printed glory and what its effect brings from now on.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from operator import mul
from typing import Final

from kubik.games.dice_forge.blessing import Cerberus
from kubik.games.dice_forge.content import (
    ANCIENT,
    CELLS,
    COST,
    FACE,
    FACES,
    FEATS,
    GIVES,
    GLORY,
    GOLD,
    KIND,
    LEVEL,
    LOYALTY,
    MOON,
    MOON_COST,
    OWNER,
    RESOURCES,
    SANCTUARY,
    SHOWS_GLORY,
    SUN,
    SUN_COST,
    THEN,
    TRACK,
    TREASURES,
    TURN,
    Bundle,
    bundle,
)
from kubik.games.dice_forge.faces import NONE, BoarOwner, Convert, Pick
from kubik.games.dice_forge.forge import Buy, trident_faces
from kubik.games.dice_forge.islands import MEMORY_SIDES, FirstTitan, RightHand, shown
from kubik.games.dice_forge.maze import MayTrade
from kubik.games.dice_forge.reserves import Choose, HammerGold, ScepterGold, all_gold
from kubik.games.dice_forge.setups import Rules
from kubik.games.dice_forge.state import ADVANCED, DIE, Player, Table
from kubik.games.dice_forge.tokens import COMPANION, HAMMER, TRITON, TWINS
from kubik.kernel.decision import Decision, Option
from kubik.kernel.game import CERTAIN, Sense
from kubik.kernel.step import Ask

_PRINTED: Final = [feat.glory for feat in FEATS]
_CELESTIAL: Final = 4.5
"""What a roll of the celestial die brings."""
_STEP: Final = 3.5
"""What a golem's step brings."""


def turns_left(table: Table, rules: Rules, seat: int) -> int:
    """Own turns that are not over."""
    n = rules.players
    to_come = bool(table.steps) and (seat - table.first) % n >= (table.turn - table.first) % n
    return rules.figures.rounds - table.round + to_come


def blessings_left(table: Table, rules: Rules) -> int:
    """Divine blessings of step 1 that everybody still receives."""
    n = rules.players
    turns = (rules.figures.rounds - table.round) * n + n - 1 - (table.turn - table.first) % n
    return turns * rules.figures.blessings


class Worth:
    """What things are worth to one seat now."""

    __slots__ = ("_worst", "blessings", "faces", "me", "player", "resource", "rules", "step", "table", "turns")

    def __init__(self, table: Table, rules: Rules, me: int, step: Ask | None = None) -> None:
        self.table = table
        self.rules = rules
        self.step = step
        """What is asked."""
        self.me = me
        self.player = table.players[me]
        self.turns = turns_left(table, rules, me)
        self.blessings = blessings_left(table, rules)
        self.resource: tuple[float, ...] = _RESOURCES[self.turns]
        self.faces = list(_FACES[self.turns])
        self._worst: float | None = None

    # --- resources and faces ------------------------------------------------------------------------------------------

    def bundle(self, gains: Bundle) -> float:
        return _bundle(self.resource, gains)

    def room(self, gains: Bundle) -> float:
        """As `bundle`, without what the reserves cannot hold."""
        reserve, caps = self.player.reserve, self.player.caps
        kept = [min(n, caps[resource] - reserve[resource]) for resource, n in enumerate(gains[:LOYALTY])]
        return self.bundle((*kept, gains[LOYALTY]))

    def face(self, face: int) -> float:
        """What a face gives when it is applied, on average over the rest of the game."""
        worth = self.faces[face]
        if worth is None:
            # While it is being worked out, a face that depends on the others counts for nothing in them.
            self.faces[face] = 0.0
            self.faces[face] = worth = self._face(face)
        return worth

    def _face(self, face: int) -> float:
        kind = KIND[face]
        if kind == "mirror":
            others = [player for player in self.table.players if player is not self.player]
            return 1.5 * sum(self.dice(player) for player in others) / len(others) / 2
        if kind == "times3":
            return self.dice(self.player)
        if kind == "ship":
            return 3.5 * self.resource[GOLD]
        if kind == "golem":
            return _STEP if self.player.cell < len(CELLS) else 0.5
        worth = max(self.bundle(gains) for gains in GIVES[face])
        if kind == "boar":
            return worth - 2.5 / (self.rules.players - 1)
        return worth - self.dice(self.player) / (self.rules.players - 1)

    def dice(self, player: Player) -> float:
        """What both dice of a player give together on average."""
        return sum(map(self.face, player.dice)) / DIE

    def die(self, die: int) -> float:
        return sum(map(self.face, self.player.dice[die * DIE : die * DIE + DIE])) / DIE

    def forging(self, face: int) -> float:
        """What it brings to replace the worst face that can be replaced by this one."""
        if self._worst is None:
            player = self.player
            self._worst = min(
                self.face(face) for place, face in enumerate(player.dice) if not player.locked >> place & 1
            )
        return (self.face(face) - self._worst) * self.blessings / DIE

    def price(self, face: int, discount: int = 0) -> float:
        return max(0, COST[face] - discount) * self.resource[GOLD]

    def best_forging(self, discount: int) -> float:
        """The best face that could be bought now."""
        gold = all_gold(self.player) + discount
        found = [
            self.forging(face) - self.price(face, discount)
            for face in SANCTUARY
            if self.table.stock[face] and COST[face] <= gold
        ]
        return max([0.0, *found])

    @property
    def later(self) -> int:
        """Own turns after this one."""
        return max(0, self.turns - 1)

    # --- feats --------------------------------------------------------------------------------------------------------

    def feat(self, feat: int) -> float:
        """Printed glory and what the effect brings, without the price."""
        effect = _EFFECT.get(FEATS[feat].id)
        return _PRINTED[feat] + (effect(self) if effect else 0.0)

    def shards(self, sun: int, moon: int) -> float:
        return sun * self.resource[SUN] + moon * self.resource[MOON]

    def others(self) -> int:
        return self.rules.players - 1


def _resources(turns: int) -> tuple[float, ...]:
    """Gold, sun, moon, glory, ancient shards and loyalty, with so many own turns left.

    The figures were found by letting slightly different players play against each other; see docs/bots.md.
    """
    early = min(1.0, turns / 6)
    gold = 0.06 + 0.034 * turns if turns else 0.0
    return gold, 2.4 * early, 1.76 * early, 1.0, 1.76 * early - 1.25, 2.3


_RESOURCES: Final = [_resources(turns) for turns in range(11)]


def _bundle(worth: tuple[float, ...], gains: Bundle) -> float:
    points: float = sum(map(mul, worth, gains))
    return points


def _fixed(worth: tuple[float, ...], face: int) -> float | None:
    """What a face gives that depends on nothing but the time."""
    if KIND[face] == "plain":
        return max(_bundle(worth, gains) for gains in GIVES[face])
    if KIND[face] == "dependent":
        return 0.7 * _bundle(worth, GIVES[face][0]) + 0.3 * _bundle(worth, THEN[face])
    return None


_FACES: Final = [[_fixed(worth, face) for face in range(len(FACES))] for worth in _RESOURCES]


def _grove(name: str) -> Callable[[Worth], float]:
    faces = [number for number, id in enumerate(FACE) if id == name or id.startswith(name + "_")]
    return lambda worth: max([worth.forging(face) for face in faces if worth.table.stock[face]], default=0.0)


def _hammer(worth: Worth) -> float:
    return min(22.0, 2.0 * worth.later)


def _poorest(worth: Worth) -> float:
    """What Mists would take."""
    players = worth.table.players
    least = min(player.reserve[GOLD] for player in players)
    victims = [player for player in players if player.reserve[GOLD] == least and player is not worth.player]
    return 1.6 * sum(min(5, player.reserve[GLORY]) for player in victims)


def _night(worth: Worth) -> float:
    others = [player for player in worth.table.players if player is not worth.player]
    return 1.4 * sum(worth.shards(min(1, player.reserve[SUN]), min(1, player.reserve[MOON])) for player in others)


def _trident(worth: Worth) -> float:
    best = max((worth.forging(face) for face in trident_faces(worth.table)), default=0.0)
    return best - worth.player.reserve[GOLD] * worth.resource[GOLD]


def _memory(worth: Worth) -> float:
    return min(2, worth.turns) * max(worth.bundle(side) for side in MEMORY_SIDES)


_EFFECT: Final[dict[str, Callable[[Worth], float]]] = {
    "blacksmiths_hammer": _hammer,
    "blacksmiths_chest": lambda worth: 0.4 * worth.turns,
    "silver_hind": lambda worth: max(worth.die(0), worth.die(1)) * worth.later,
    "satyrs": lambda worth: 1.3 * worth.dice(worth.player),
    "helmet_of_invisibility": _grove("times3"),
    "cancer": lambda worth: 2 * worth.dice(worth.player),
    "elder": lambda worth: max(0.0, 4 - 3 * worth.resource[GOLD]) * worth.later,
    "wild_spirits": lambda worth: worth.room((3, 0, 3, 0, 0, 0)),
    "guardians_owl": lambda worth: 0.9 * worth.resource[SUN] * worth.later,
    "minotaur": lambda worth: 0.5 * worth.dice(worth.player),
    "mirror_of_the_abyss": _grove("mirror"),
    "sphinx": lambda worth: 4 * max(worth.die(0), worth.die(1)),
    "great_bear": lambda worth: 1.5 * worth.turns,
    "tenacious_boar": lambda worth: 2.5 * worth.blessings / DIE,
    "cerberus": lambda worth: 1.6 * worth.dice(worth.player),
    "sentinel": lambda worth: 2.2 * worth.dice(worth.player),
    "typhon": lambda worth: len(worth.player.discard),
    "celestial_ship": _grove("ship"),
    "guardians_shield": _grove("shield"),
    "triton": lambda worth: 2 * worth.resource[SUN],
    "cyclops": lambda worth: 4.2 * max(worth.die(0), worth.die(1)),
    "twins": lambda worth: 0.15 * worth.blessings,
    "blacksmiths_scepter": lambda worth: 0.5 * worth.turns,
    "companion": lambda worth: min(5, worth.later) * 2.2,
    "wind": lambda worth: 2.5 * worth.others() + 3,
    "celestial_die": lambda worth: _CELESTIAL,
    "mists": _poorest,
    "ancestor": lambda worth: 0.2 * worth.blessings + max(worth.die(0), worth.die(1)),
    "right_hand": lambda worth: all_gold(worth.player) * (1 - worth.resource[GOLD]),
    "eternal_night": _night,
    "tree": lambda worth: (3 * worth.resource[GOLD] + 1.2) * worth.later,
    "wood_nymph": lambda worth: worth.best_forging(4) + 1,
    "merchant": lambda worth: 2.2 * worth.later,
    "light": lambda worth: 1.5 * worth.later,
    "goldsmith": lambda worth: 2 * len({*worth.player.feats, -1}),
    "omniscient": lambda worth: 2 * sum(SHOWS_GLORY[face] for face in worth.player.dice),
    "abyssal_trident": _trident,
    "eternal_fire": lambda worth: worth.dice(worth.player) * worth.rules.figures.blessings + 3,
    "left_hand": lambda worth: 2.2 * worth.dice(worth.player),
    "first_titan": lambda worth: 4.0,
    "goddess": lambda worth: max(map(worth.face, worth.player.dice)) * 2,
    "moon_golem": _grove("golem_moon"),
    "great_golem": lambda worth: 2 * _STEP if worth.player.cell < len(CELLS) else 0.0,
    "sun_golem": _grove("golem_sun"),
    "time_golem": lambda worth: 1.5 * _STEP if 2 < worth.player.cell < len(CELLS) else 0.0,
    "memory": _memory,
    "oracle": lambda worth: (max(worth.die(0), worth.die(1)) + 0.5) * worth.later,
    "chaos": _grove("chaos"),
    "dogged": lambda worth: max(worth.forging(FACE[name]) for name in ("gold_3_ancient_1", "gold_2_loyalty_1_glory_1")),
    "guardian": lambda worth: 1.2 * worth.later,
    "mirror_of_misfortune": lambda worth: worth.dice(worth.player) * worth.blessings / DIE,
}


# --- what to do -------------------------------------------------------------------------------------------------------


def _buy(worth: Worth, option: Option) -> float:
    discount = worth.step.discount if isinstance(worth.step, Buy) else 0
    return worth.forging(option.piece) - worth.price(option.piece, discount)


def _feat(worth: Worth, option: Option) -> float:
    feat = option.piece
    if isinstance(worth.step, FirstTitan):
        return worth.feat(feat)
    return worth.feat(feat) - worth.shards(SUN_COST[feat], MOON_COST[feat])


def _extra(worth: Worth, option: Option) -> float:
    """Another action is worth its 2 sun if there is something good left to do."""
    reserve = worth.player.reserve
    sun, moon = reserve[SUN] - TURN.extra_action, reserve[MOON]
    found = [worth.best_forging(0)]
    for slot, feat in enumerate(worth.table.feats):
        if worth.table.stacks[slot] and SUN_COST[feat] <= sun and MOON_COST[feat] <= moon:
            found.append(worth.feat(feat) - worth.shards(SUN_COST[feat], MOON_COST[feat]))
    return max(found) - worth.shards(TURN.extra_action, 0) + 0.3


def _use(worth: Worth, option: Option) -> float:
    """Reinforcements are used, and before anything else."""
    name = FEATS[option.piece].id
    if name == "elder":
        return 50.0
    if name == "light":
        best = max(worth.face(player.dice[place]) for player in worth.table.players for place in player.up)
        return 40.0 if best > 3 * worth.resource[GOLD] else -1.0
    return CERTAIN + 1


def _cash(worth: Worth, option: Option) -> float:
    """A companion is cashed in at the end of its way, or of the game."""
    last = option.amount == COMPANION.last or worth.turns <= 1
    return CERTAIN if last else -1.0


def _triton(worth: Worth, option: Option) -> float:
    if worth.turns > 1:
        return -1.0
    return 0.5 + worth.room(bundle(TRITON.one_of[option.amount]))


def _replace(worth: Worth, option: Option) -> float:
    return CERTAIN + 50 - worth.face(option.piece)


def _upgrade(worth: Worth, option: Option) -> float:
    return 20.0 - worth.face(option.piece) - 0.3 * LEVEL[option.piece]


def _take(worth: Worth, option: Option) -> float:
    return worth.face(option.piece)


def _die(worth: Worth, option: Option) -> float:
    return CERTAIN + worth.die(option.amount)


def _reroll(worth: Worth, option: Option) -> float:
    """Worth 3 gold if the die's average is that much better than what it shows."""
    if option.amount > 1:
        return 1.0 - 3 * worth.resource[GOLD]
    player = worth.player
    shown = worth.face(player.dice[player.up[option.amount]])
    return worth.die(option.amount) - shown + 1 - 3 * worth.resource[GOLD]


def _choose(worth: Worth, option: Option) -> float:
    """The best of several bundles, or the least bad one of several losses."""
    match worth.step:
        case Pick() as step:
            gains = GIVES[step.face][option.amount]
            return -worth.bundle(gains) if step.blessing.lost else worth.room(gains)
        case Choose() as step:
            return worth.room(bundle(step.one_of[option.amount]))
        case BoarOwner() as step:
            return worth.room(OWNER[step.face][option.amount])
        case _:
            return worth.room(bundle(TWINS.one_of[option.amount]))


def _amount(worth: Worth, option: Option) -> float:
    match worth.step:
        case HammerGold() as step:
            return CERTAIN + _hammering(worth, step.gold, option.amount)
        case Convert() as step:
            return option.amount * (step.glory - worth.resource[step.resource])
        case RightHand():
            return option.amount * (1.0 - worth.resource[GOLD])
        # Scepters are filled first and spent last.
        case ScepterGold():
            return CERTAIN + option.amount
        case _:
            return CERTAIN - option.amount


def _hammering(worth: Worth, gold: int, amount: int) -> float:
    """What it brings to put so much of this gold on the hammer."""
    player = worth.player
    space = HAMMER.spaces * player.hammers - player.hammer
    to_phase = HAMMER.phase - player.hammer % HAMMER.phase
    income = 1.2 * worth.blessings
    over = max(0, player.reserve[GOLD] + gold - amount - player.caps[GOLD])
    reachable = to_phase <= amount or to_phase - gold <= income
    per_gold = 0.7 if reachable and space else 0.0
    return amount * (per_gold - worth.resource[GOLD] * 0.9) - over * worth.resource[GOLD]


def _first(worth: Worth, option: Option) -> float:
    """Gold before ships, glory before the token falls, loyalty before what it makes better."""
    face = option.piece
    if KIND[face] in ("ship", "golem"):
        return CERTAIN
    gives = GIVES[face][0] if GIVES[face] else (0,) * len(RESOURCES)
    return CERTAIN + 1 + gives[LOYALTY] - gives[ANCIENT]


def _name(worth: Worth, option: Option) -> float:
    gains = [n if resource == option.amount else 0 for resource, n in enumerate(shown(worth.table))]
    return worth.room(tuple(gains))


def _target(worth: Worth, option: Option) -> float:
    """Burdens go to whoever is ahead."""
    return potential(worth.table, worth.rules, option.seat)


def _pick(worth: Worth, option: Option) -> float:
    player = worth.table.players[option.seat]
    return worth.face(player.dice[player.up[option.amount]])


def _cell(worth: Worth, option: Option) -> float:
    """The upper lane for glory, the lower one for shards: whatever is worth most now."""
    return 1.0 + _CELL_WORTH[option.piece]


_CELL_WORTH: Final = [0.0] * (len(CELLS) + 1)
for _number, _value in (
    (2, 2.2),
    (9, 4.6),
    (14, 3.0),
    (3, 3.0),
    (5, 5.0),
    (10, 3.0),
    (7, 5.0),
    (12, 6.0),
    (17, 3.0),
    (20, 5.0),
):
    _CELL_WORTH[_number] = _value


def _treasure(worth: Worth, option: Option) -> float:
    return worth.room(bundle(TREASURES[option.piece].first))


def _memory_token(worth: Worth, option: Option) -> float:
    """On islands that one is going to visit anyway: the cheap ones."""
    return worth.bundle(MEMORY_SIDES[option.amount]) + (0.5 if option.piece in (1, 7, 2, 6) else 0.0)


def _trade(worth: Worth, option: Option) -> float:
    assert isinstance(worth.step, MayTrade)
    return worth.bundle(bundle(worth.step.gain)) - worth.bundle(bundle(worth.step.pay))


def _scepter(worth: Worth, option: Option) -> float:
    return CERTAIN + (0.0 if option.verb == "scepter_as" else 1.0)


_PREFER: Final[dict[str, Callable[[Worth, Option], float]]] = {
    "pass": lambda worth, option: 0.0,
    "end_turn": lambda worth, option: 0.0,
    "done": lambda worth, option: 0.0,
    "keep": lambda worth, option: 0.0,
    "extra": _extra,
    "buy": _buy,
    "feat": _feat,
    "use": _use,
    "triton": _triton,
    "cash": _cash,
    "advance": lambda worth, option: CERTAIN + 2,
    "replace": _replace,
    "upgrade": _upgrade,
    "show": _take,
    "die": _die,
    "reroll": _reroll,
    "repeat": lambda worth, option: (
        1.3 * sum(worth.face(face) for face in _blessed(worth)) - 1.5 * worth.dice(worth.player)
    ),
    "copy": _take,
    "first": _first,
    "celestial_first": lambda worth, option: CERTAIN + 1,
    "celestial_last": lambda worth, option: CERTAIN,
    "take": _take,
    "pick": _pick,
    "choose": _choose,
    "amount": _amount,
    "target": _target,
    "name": _name,
    "keep_scepter": _scepter,
    "scepter_as": _scepter,
    "trade": _trade,
    "upgrade_by": lambda worth, option: 0.25 * worth.blessings * option.amount / DIE * 2,
    "glory": lambda worth, option: 2.0,
    "cell": _cell,
    "treasure": _treasure,
    "memory": _memory_token,
    "hammer": lambda worth, option: -1.0,
}


def _blessed(worth: Worth) -> list[int]:
    """The faces that a Cerberus token would apply again."""
    assert isinstance(worth.step, Cerberus)
    return [face for face in (worth.step.first, worth.step.second) if face != NONE]


# --- who is ahead -----------------------------------------------------------------------------------------------------


def potential(table: Table, rules: Rules, seat: int) -> float:
    """The glory that a seat may end with."""
    worth = Worth(table, rules, seat)
    player = worth.player
    reserve = player.reserve
    points: float = reserve[GLORY] + sum(_PRINTED[feat] for feat in player.feats)
    points += reserve[GOLD] * worth.resource[GOLD] + worth.shards(reserve[SUN], reserve[MOON])
    points += reserve[ANCIENT] * worth.resource[MOON]
    points += worth.dice(player) * worth.blessings
    for feat in player.feats:
        if (FEATS[feat].each_turn or FEATS[feat].always) and FEATS[feat].id not in ("companion", "memory"):
            effect = _EFFECT.get(FEATS[feat].id)
            points += effect(worth) if effect else 0.0
    if player.hammers:
        points += 0.6 * (player.hammer % HAMMER.phase) if worth.turns else 0.0
    for space in player.companions:
        # A companion goes on to its last space, as far as there are turns for it.
        reached = min(COMPANION.last, (space & ~ADVANCED) + worth.later)
        points += reached * (1 + worth.resource[SUN]) * min(1, worth.turns)
    points += 2 * (player.tritons + player.cerberus) * min(1, worth.turns)
    points += sum(worth.bundle(MEMORY_SIDES[memory & 1]) for memory in player.memories) * min(1, worth.turns)
    if rules.titans:
        points += TRACK[player.cell - 1].glory
    return points


class DiceForgeSense(Sense):
    """A sensible player of Dice Forge."""

    def prefer(self, table: Table, rules: Rules, decision: Decision) -> list[float]:
        worth = Worth(table, rules, decision.seat, decision.step)
        return [_PREFER[option.verb](worth, option) for option in decision.options]

    def clock(self, table: Table) -> int:
        return table.turns

    def value(self, table: Table, rules: Rules) -> list[float]:
        """The chances to win, from the glory that everybody may end with."""
        points = [potential(table, rules, seat) for seat in range(rules.players)]
        scale = 2.0 + 1.6 * sqrt(blessings_left(table, rules)) if table.steps else 0.01
        top = max(points)
        powers = [exp((point - top) / scale) for point in points]
        whole = sum(powers)
        return [power / whole for power in powers]

    def stakes(self, table: Table, rules: Rules, seat: int) -> dict[str, float]:
        others = max(potential(table, rules, other) for other in range(rules.players) if other != seat)
        return {"glory": potential(table, rules, seat), "others": others}
