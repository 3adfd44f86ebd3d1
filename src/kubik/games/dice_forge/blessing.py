"""Blessings: rolling dice, rolling them again, and applying the result, once or twice."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.content import ANCIENT, GOLD, KIND, LOYALTY, ZONE, Bundle, bundle
from kubik.games.dice_forge.faces import BLESSED, NONE, PAIR, REPEATABLE, TOGETHER, apply_faces, blessing
from kubik.games.dice_forge.reserves import all_gold, gain, pay_gold
from kubik.games.dice_forge.state import DIE, Player, State, face_up
from kubik.games.dice_forge.track import LOYAL
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask, Do

BOTH: Final = 3
CELESTIAL: Final = 4
"""Dice as bits: light, dark, celestial."""
PAIRS: Final = DIE * DIE
"""The ways in which two dice can fall."""
LIES: Final = [(pair // DIE, pair % DIE + DIE) for pair in range(PAIRS)]
"""Where each of the two dice lies up then."""

TWINS_GOLD: Final = 3
TWINS_REWARD: Final = (bundle({"moon": 1}), bundle({"glory": 1}))


# --- rolling ----------------------------------------------------------------------------------------------------------


def roll(state: State, seat: int, dice: int) -> None:
    """Roll the light die (1), the dark one (2) or both (3), and leave them face up."""
    player = state.table.players[seat]
    if dice == BOTH:
        player.up = [*LIES[state.below(PAIRS)]]
    else:
        player.up[dice - 1] = (dice - 1) * DIE + state.below(DIE)
    if state.listener:
        state.tell("rolls", seat, faces=[face_up(player, die) for die in (0, 1) if dice >> die & 1])


def roll_celestial(state: State, seat: int) -> int:
    """The face of the celestial die that lies up then."""
    face = state.below(DIE)
    if state.listener:
        state.tell("rolls_celestial", seat, celestial=face)
    return face


def receive(state: State, seat: int, dice: int, marks: int) -> None:
    """The dice are rolled; now Twins may roll one again, and then the result is applied."""
    steps = state.table.steps
    steps.append(("resolve", seat, dice, marks))
    twins = state.table.players[seat].twins
    if twins:
        steps.append(("twins", seat, dice, twins))


def divine(state: State, step: Step) -> None:
    """Divine blessings, one after another: both own dice (DF-010)."""
    _, seat, n, marks = step
    if n > 1:
        state.table.steps.append(("divine", seat, n - 1, marks))
    roll(state, seat, BOTH)
    receive(state, seat, BOTH, marks | BLESSED)


def die_options(state: State, step: Step) -> list[Option]:
    return options.USE_DIE


def minor(state: State, step: Step, option: Option) -> None:
    """A minor blessing: one own die (DF-011)."""
    state.table.steps.append(("minor_with", step[1], option.amount, step[3]))


def minor_same(state: State, step: Step, option: Option) -> None:
    """Minor blessings in a row with the die that is chosen once (DF-096)."""
    _, seat, n, marks = step
    state.table.steps += [("minor_with", seat, option.amount, marks)] * n


def minor_with(state: State, step: Step) -> None:
    _, seat, die, marks = step
    roll(state, seat, 1 << die)
    receive(state, seat, 1 << die, marks | BLESSED)


def blessings_for_all(state: State, step: Step) -> None:
    """Step 1: everybody rolls, then applies, clockwise from the active player (DF-009, DF-037)."""
    _, active, alone, _ = step
    players = state.table.players
    seats = [active] if alone else state.rules.clockwise[active]
    # One answer of chance for all dice.
    answer = state.below(PAIRS ** len(seats))
    for seat in seats:
        answer, pair = divmod(answer, PAIRS)
        players[seat].up = [*LIES[pair]]
        if state.listener:
            state.tell("rolls", seat, faces=[face_up(players[seat], 0), face_up(players[seat], 1)])
    parts = seats if state.rules.module else [seat for seat in seats if not _gain_at_once(state, seat, players[seat])]
    for seat in reversed(parts):
        state.table.steps.append(("blessed", seat, _may_reach_others(players[seat]), 0))
        receive(state, seat, BOTH, BLESSED)


_REACHING: Final = [int(kind in ("mirror", "boar", "misfortune", "golem")) for kind in KIND]
"""Faces that may give or take something from others, or become such a face."""


def _may_reach_others(player: Player) -> int:
    """1 if a player's result can concern others, else 0. Twins may turn any face of their owner's dice up."""
    if player.twins:
        return max(_REACHING[face] for face in player.dice)
    return _REACHING[face_up(player, 0)] | _REACHING[face_up(player, 1)]


def _gain_at_once(state: State, seat: int, player: Player) -> bool:
    """Most results ask nothing and concern nobody else: their gains are taken without a step; whether this one was.

    Not with a module: there it matters who gains first, as golems steal and tokens move between zones.
    """
    if player.twins or player.cerberus:
        return False
    light, dark = player.up
    gains = TOGETHER[player.dice[light] | player.dice[dark] << 6]
    if gains is None or (gains[GOLD] and (player.hammers or player.scepters)):
        return False
    gain(state, seat, gains)
    return True


def blessed(state: State, step: Step) -> None:
    """The end of one player's part of step 1. Below it on the stack begins the next player's. The step's first number
    says whether the result could concern others when it was rolled."""


# --- Twins and Cerberus -----------------------------------------------------------------------------------------------


def twins_options(state: State, step: Step) -> list[Option]:
    """For gold, roll one of the dice involved again (DF-109)."""
    _, seat, dice, _ = step
    if all_gold(state.table.players[seat]) < TWINS_GOLD:
        # A Triton token brings the gold, at any time of the own turn (DF-107).
        gold = options.TRITON[2]
        return [gold, options.KEEP] if gold in anytime_options(state, seat) else []
    return [*[options.REROLL[die] for die in range(3) if dice >> die & 1], options.KEEP]


def twins(state: State, step: Step, option: Option) -> None:
    """Each card once per roll (DF-110); its moon or glory comes when the result has been applied."""
    _, seat, dice, left = step
    if option is options.KEEP:
        return
    steps = state.table.steps
    if option.verb == "triton":
        steps.append(step)
        use_anytime(state, seat, option)
        return
    if state.listener:
        state.tell("uses_twins", seat)
    result = steps.pop()
    steps.append(("twins_reward", seat, 0, 0))
    if option.amount == 2:
        result = ("celestial_face", seat, roll_celestial(state, seat), 0)
    else:
        roll(state, seat, 1 << option.amount)
    steps.append(result)
    if left > 1:
        steps.append(("twins", seat, dice, left - 1))
    pay_gold(state, seat, TWINS_GOLD)


def twins_reward_options(state: State, step: Step) -> list[Option]:
    return options.CHOOSE[: len(TWINS_REWARD)]


def twins_reward(state: State, step: Step, option: Option) -> None:
    gain(state, step[1], TWINS_REWARD[option.amount])


def resolve(state: State, step: Step) -> None:
    """Apply the face-up faces of the own dice as one result."""
    _, seat, dice, marks = step
    player = state.table.players[seat]
    if dice == BOTH:
        word = blessing(face_up(player, 0), face_up(player, 1), marks)
        gains = TOGETHER[word & PAIR]
        if gains is not None and marks == BLESSED and not player.cerberus and not _token_looks(state, player, gains):
            gain(state, seat, gains)
            return
    else:
        word = blessing(face_up(player, dice - 1), NONE, marks)
    if player.cerberus and marks & REPEATABLE:
        state.table.steps.append(("cerberus", seat, word, 0))
    apply_faces(state, seat, word)


def _token_looks(state: State, player: Player, gains: Bundle) -> bool:
    """Whether each face counts for itself with the titans: it moves the token, or a zone adds to it (DF-194)."""
    return state.rules.titans and bool(gains[ANCIENT] or gains[LOYALTY] or ZONE[player.cell] in LOYAL)


def cerberus_options(state: State, step: Step) -> list[Option]:
    """A blessing inside of this one may have used the last token."""
    return [options.REPEAT, options.DONE] if state.table.players[step[1]].cerberus else []


def cerberus(state: State, step: Step, option: Option) -> None:
    """Apply the same result once more, with fresh choices (DF-100)."""
    _, seat, word, _ = step
    if option is options.REPEAT:
        state.table.players[seat].cerberus -= 1
        if state.listener:
            state.tell("uses_cerberus", seat)
        apply_faces(state, seat, word)


DOES: Final[dict[str, Do]] = {
    "divine": divine,
    "minor_with": minor_with,
    "blessings_for_all": blessings_for_all,
    "blessed": blessed,
    "resolve": resolve,
}
ASKS: Final[dict[str, Ask]] = {
    "minor": Ask(die_options, minor),
    "minor_same": Ask(die_options, minor_same),
    "twins": Ask(twins_options, twins),
    "twins_reward": Ask(twins_reward_options, twins_reward),
    "cerberus": Ask(cerberus_options, cerberus),
}
