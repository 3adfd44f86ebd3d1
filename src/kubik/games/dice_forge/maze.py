"""The maze of the goddess: golems, treasure halls, the celestial die."""

from __future__ import annotations

from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.anytime import anytime_options, use_anytime
from kubik.games.dice_forge.blessing import BOTH, CELESTIAL, roll_celestial
from kubik.games.dice_forge.content import (
    CELL_STEPS,
    GLORY,
    GODDESS_CELL,
    HALLS,
    NEXT,
    PREVIOUS,
    TREASURES,
    bundle,
)
from kubik.games.dice_forge.faces import BLESSED, NONE, apply_faces, blessing
from kubik.games.dice_forge.reserves import can_trade, gain, gain_gold, lose, store, trade
from kubik.games.dice_forge.state import DIE, State, face_up, place_of
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask, Do

# --- golems -----------------------------------------------------------------------------------------------------------


def golem_options(state: State, step: Step) -> list[Option]:
    """The cells ahead, or behind; none before the start, and none any more beside the goddess (DF-170)."""
    cell = state.table.players[step[1]].cell
    if cell == GODDESS_CELL:
        return []
    return [options.CELL[number] for number in (NEXT[cell] if step[2] > 0 else PREVIOUS[cell])]


def golem(state: State, step: Step, option: Option) -> None:
    """One cell, applied before the next is entered (DF-160)."""
    _, seat, n, _ = step
    steps = state.table.steps
    state.table.players[seat].cell = option.piece
    if state.listener:
        state.tell("moves_golem", seat, cell=option.piece)
    left = n - 1 if n > 0 else n + 1
    if left:
        steps.append(("golem", seat, left, 0))
    steps += CELL_STEPS[option.piece][seat]


def steal(state: State, step: Step) -> None:
    """Glory from every other player, as far as there is any (DF-163)."""
    _, seat, n, _ = step
    others = state.rules.clockwise[seat][1:]
    store(state, seat, GLORY, sum(lose(state, other, GLORY, n) for other in others))


def hall_options(state: State, step: Step) -> list[Option]:
    """The first golem in a hall chooses one of the treasures that are left; later ones find it there (DF-168)."""
    table = state.table
    lying = table.halls[HALLS.index(table.players[step[1]].cell)]
    if lying >= 0:
        return [options.TREASURE[lying]]
    return [option for number, option in enumerate(options.TREASURE) if number not in table.halls]


def hall(state: State, step: Step, option: Option) -> None:
    table = state.table
    place = HALLS.index(table.players[step[1]].cell)
    treasure = TREASURES[option.piece]
    first = table.halls[place] < 0
    table.halls[place] = option.piece
    gain(state, step[1], bundle(treasure.first if first else treasure.later))


def meet_goddess(state: State, step: Step) -> None:
    """Whoever comes first also turns both dice as wanted (DF-171)."""
    if not state.table.met:
        state.table.met = True
        set_dice(state, step)


def may_trade_options(state: State, step: Step) -> list[Option]:
    _, seat, number, _ = step
    found = anytime_options(state, seat)
    if can_trade(state.table.players[seat], number):
        found = [options.TRADE, *found]
    return [*found, options.DONE] if found else []


def may_trade(state: State, step: Step, option: Option) -> None:
    if option is options.TRADE:
        trade(state, step[1], step[2])
    elif option is not options.DONE:
        state.table.steps.append(step)
        use_anytime(state, step[1], option)


# --- dice turned as wanted --------------------------------------------------------------------------------------------


def set_dice(state: State, step: Step) -> None:
    """Both own dice are turned to faces of choice and applied as a divine blessing (DF-143)."""
    seat = step[1]
    state.table.steps += (("resolve", seat, BOTH, BLESSED), ("set_die", seat, 1, 0), ("set_die", seat, 0, 0))


def set_die_options(state: State, step: Step) -> list[Option]:
    _, seat, die, _ = step
    faces = state.table.players[seat].dice[die * DIE : die * DIE + DIE]
    return [options.SHOW[die][face] for face in dict.fromkeys(faces)]


def set_die(state: State, step: Step, option: Option) -> None:
    player = state.table.players[step[1]]
    die = option.amount
    player.up[die] = place_of(player, die, option.piece)
    if state.listener:
        state.tell("turns_die", step[1], face=option.piece)


# --- the celestial die ------------------------------------------------------------------------------------------------


def celestial(state: State, step: Step) -> None:
    """Rolls are made one at a time, each applied before the next (DF-154)."""
    _, seat, n, _ = step
    steps = state.table.steps
    if n > 1:
        steps.append(("celestial", seat, n - 1, 0))
    steps.append(("celestial_face", seat, roll_celestial(state, seat), 0))
    twins = state.table.players[seat].twins
    if twins:
        steps.append(("twins", seat, CELESTIAL, twins))


CELESTIAL_GOLD: Final = 12
CELESTIAL_GLORY: Final = 5
CELESTIAL_MIXED: Final = 3
CELESTIAL_CHOICE: Final = (bundle({"gold": 3}), bundle({"moon": 1}), bundle({"sun": 1}))
CELESTIAL_LEVELS: Final = 2


def celestial_face(state: State, step: Step) -> None:
    """The six faces (DF-148 to DF-153)."""
    _, seat, face, _ = step
    steps = state.table.steps
    if face == 0:
        gain_gold(state, seat, CELESTIAL_GOLD)
    elif face == 1:
        store(state, seat, GLORY, CELESTIAL_GLORY)
    elif face == 2:
        store(state, seat, GLORY, CELESTIAL_MIXED)
        steps.append(("celestial_choice", seat, 0, 0))
    elif face == 3:
        steps.append(("copy", seat, 0, 0))
    elif face == 4:
        steps.append(("celestial_die", seat, 0, 0))
    else:
        steps.append(("upgrade", seat, CELESTIAL_LEVELS, 1))


def celestial_choice_options(state: State, step: Step) -> list[Option]:
    return options.CHOOSE


def celestial_choice(state: State, step: Step, option: Option) -> None:
    gain(state, step[1], CELESTIAL_CHOICE[option.amount])


def copy_options(state: State, step: Step) -> list[Option]:
    """Any face that lies up, of whomever."""
    found = dict.fromkeys(face_up(player, die) for player in state.table.players for die in (0, 1))
    return [options.COPY[face] for face in found]


def copy(state: State, step: Step, option: Option) -> None:
    """Apply that face alone."""
    apply_faces(state, step[1], blessing(option.piece, NONE, 0))


def celestial_die_options(state: State, step: Step) -> list[Option]:
    player = state.table.players[step[1]]
    return list(dict.fromkeys(options.SHOW[place // DIE][face] for place, face in enumerate(player.dice)))


def celestial_die(state: State, step: Step, option: Option) -> None:
    set_die(state, step, option)
    apply_faces(state, step[1], blessing(option.piece, NONE, 0))


DOES: Final[dict[str, Do]] = {
    "steal": steal,
    "meet_goddess": meet_goddess,
    "set_dice": set_dice,
    "celestial": celestial,
    "celestial_face": celestial_face,
}
ASKS: Final[dict[str, Ask]] = {
    "golem": Ask(golem_options, golem),
    "hall": Ask(hall_options, hall),
    "may_trade": Ask(may_trade_options, may_trade),
    "set_die": Ask(set_die_options, set_die),
    "celestial_choice": Ask(celestial_choice_options, celestial_choice),
    "copy": Ask(copy_options, copy),
    "celestial_die": Ask(celestial_die_options, celestial_die),
}
