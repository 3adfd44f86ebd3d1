"""Why not: what a player would expect to be possible now and is not (ST-031, ST-046, ST-051, ST-AMB-02, ST-AMB-27)."""

from __future__ import annotations

from kubik.games.story import options
from kubik.games.story.action import Prepare
from kubik.games.story.content import EXPERIENCE, STAGES
from kubik.games.story.heroes import is_out
from kubik.games.story.pool import base, measures
from kubik.games.story.rolling import Effort
from kubik.games.story.state import HELPER, WORKER
from kubik.games.story.variants import State
from kubik.kernel.decision import Refusal


def refusals(state: State, seat: int) -> list[Refusal]:
    """The near misses of a seat."""
    decision = state.decision
    assert decision is not None
    table = state.table
    sheet = table.sheets[seat]
    found: list[Refusal] = []
    if decision.seat == seat and isinstance(decision.step, Prepare):
        found += _before_the_roll(state, decision.step.part)
    elif decision.seat == seat and isinstance(decision.step, Effort):
        if not sheet.experience:
            found.append(Refusal(options.SPEND, "no_experience", {}))
    elif sheet.hero and not table.parts:
        if is_out(sheet):
            found.append(Refusal(options.FREELY, "out", {}))
        if sheet.experience < EXPERIENCE.power:
            found.append(Refusal(options.BUY, "too_dear", {"n": EXPERIENCE.power - sheet.experience}))
        found += [
            Refusal(options.RAISE[place], "highest", {"n": STAGES.most})
            for place, power in enumerate(sheet.powers)
            if power.stage == STAGES.most
        ]
    if seat != state.rules.scenarist and state.rules.scenarist >= 0:
        found.append(Refusal(options.END_STORY, "scenarist_only", {}))
    last = table.parts[-1] if table.parts else None
    if last is not None and last.rolled and last.seat == seat and not isinstance(decision.step, Effort):
        if last.effort:
            found.append(Refusal(options.TIRE, "effort_made", {}))
        elif measures(last.faces) == len(last.faces):
            found.append(Refusal(options.TIRE, "nothing_to_reroll", {}))
    possible = {option.key for option in state.seat(seat).options}
    return [refusal for refusal in found if refusal.option.key not in possible]


def _before_the_roll(state: State, place: int) -> list[Refusal]:
    """Why the dice may not roll yet."""
    table = state.table
    part = table.parts[place]
    option = options.READY if part.role in (HELPER, WORKER) else options.ROLL
    if not part.told and not state.rules.dice_table:
        return [Refusal(option, "not_told", {})]
    if not base(table, part):
        return [Refusal(option, "cannot_help" if part.role == HELPER else "no_dice", {})]
    return []
