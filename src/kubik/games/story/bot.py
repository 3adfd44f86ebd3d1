"""What a sensible player of a story knows: exact chances alone, with help and together, and how much they matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from kubik.games.story.chances import (
    attempt,
    chance_helped,
    chance_of,
    declared,
    plan,
    roll_of,
)
from kubik.games.story.content import EXPERIENCE, HEROES, KINDS, LIMIT, POOL
from kubik.games.story.heroes import burden, is_out
from kubik.games.story.judging import fitting
from kubik.games.story.odds import Roll, reach, reach_joint, reach_long
from kubik.games.story.outcome import joint
from kubik.games.story.pool import base, dice_of, measures
from kubik.games.story.prospects import Group, Prospects, group_of, prospects
from kubik.games.story.state import HEALER, HELPER, LEAD, WORKER, Part, Power, Table, Weakness
from kubik.games.story.variants import Rules
from kubik.kernel.decision import Decision, Option
from kubik.kernel.game import CERTAIN, HOPELESS, Sense

HARM: Final = 0.06
"""What a failure costs besides the flags: conditions, setbacks, time."""
TIRING: Final = 0.03
"""What the first point of a condition costs; each further one costs as much more."""
SPENDING: Final = 0.02
"""What a point of experience is worth."""

MOST_DICE: Final = 1000
"""After so many a bot ends a story that nobody wrote down; else bots alone would tell it for ever."""
UNKNOWN: Final = 0.25
"""How much an obstacle may matter that people thought up."""

Preference = Callable[[Table, Rules, Decision], list[float]]


class StorySense(Sense):
    """Knows every question of the rules; where people tell and judge, it does the plain thing."""

    def prefer(self, table: Table, rules: Rules, decision: Decision) -> list[float]:
        """How good each option is."""
        ask = decision.ask
        is_written = rules.adventure is not None and (table.task.obstacle >= 0 or ask not in OF_OBSTACLES)
        if ask in ANYWHERE or (is_written and ask in PREFERENCES):
            return PREFERENCES[ask](table, rules, decision)
        return [PLAIN.get(option.verb, 0.0) for option in decision.options]

    def clock(self, table: Table) -> int:
        return table.scenes

    def value(self, table: Table, rules: Rules) -> list[float]:
        """All heroes win together, or none."""
        if rules.adventure is None or table.scene < 0:
            return super().value(table, rules)
        if table.ended:
            return [float(table.grade == "good")] * rules.players
        out = sum(burden(table.sheets[seat]) for seat in rules.heroes) / (LIMIT * len(rules.heroes))
        worth = prospects(rules, group_of(table)).of_rest(table.scene, place_in_scene(table, rules), table.flags)
        return [worth * (1 - out * out)] * rules.players

    def stakes(self, table: Table, rules: Rules, seat: int) -> dict[str, float]:
        sheets = [table.sheets[hero] for hero in rules.heroes]
        return {"burden": sum(map(burden, sheets)), "experience": sum(sheet.experience for sheet in sheets)}


PLAIN: Final = {"plainly": 1.0, "roll": 2.0, "ready": 2.0, "withdraw": -1.0, "tire": -1.0, "decline": -0.5}
"""What to do where only people can judge."""


def place_in_scene(table: Table, rules: Rules) -> int:
    """Where in the scene the heroes are, as prospects count it."""
    if rules.script.scenes[table.scene].choice:
        return table.tried
    if table.task.obstacle < 0 or rules.script.obstacles[table.task.obstacle].scene != table.scene:
        return 0
    place = rules.script.scenes[table.scene].obstacles.index(rules.script.obstacles[table.task.obstacle])
    return place if table.task.kind else place + 1


def weight(table: Table, rules: Rules) -> float:
    """How much it matters whether the open obstacle is overcome; of one that people thought up only they know."""
    if rules.adventure is None or table.task.obstacle < 0:
        return UNKNOWN
    obstacle = rules.script.obstacles[table.task.obstacle]
    ahead = prospects(rules, group_of(table))
    tried = table.tried
    worth = [ahead.of_outcome(obstacle, what, tried, table.flags) for what in ("on_success", "on_failure", "on_fiasco")]
    return HARM + max(worth[0] - min(worth[1], worth[2]), 0.0)


def _hopeful(decision: Decision, wanted: dict[str, float]) -> list[float]:
    """Wanted options by their keys; all others are worse than these."""
    return [wanted.get(option.key, -1.0) for option in decision.options]


# --- before the story -------------------------------------------------------------------------------------------------


def _group_worth(rules: Rules, group: Group) -> float:
    ahead: Prospects = prospects(rules, group)
    return ahead.of_scene(rules.script.start, 0) + 0.001 * sum(likely.success for likely in ahead.chances)


def choose_hero(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Who is missing most in this group for this adventure."""
    group = group_of(table)
    found = []
    for option in decision.options:
        hero = HEROES[option.amount]
        powers = tuple(Power(power.name, power.stage, power.tags) for power in hero.powers)
        weaknesses = tuple(Weakness(each.name, each.triggers) for each in hero.weaknesses)
        found.append(_group_worth(rules, (*group, (powers, weaknesses))))
    return found


def develop(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """The power whose next stage is best for the group."""
    return [
        _group_worth(rules, _raised(table, decision.seat, option.amount)) if option.verb == "raise" else 0.0
        for option in decision.options
    ]


def _raised(table: Table, seat: int, place: int) -> Group:
    sheet = table.sheets[seat]
    powers = tuple(
        replace(power, stage=power.stage + 1) if n == place else power for n, power in enumerate(sheet.powers)
    )
    return tuple(
        (powers if each is sheet else tuple(each.powers), tuple(each.weaknesses)) for each in table.sheets if each.hero
    )


# --- who acts ---------------------------------------------------------------------------------------------------------


def act(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """The hero with the best chance, by the best approach."""
    best = plan(table, rules)
    if best is None:
        return [0.0] * len(decision.options)
    if best.lead.seat == decision.seat:
        return _by_approach(decision, best.lead.approach)
    return _hopeful(decision, {f"let:{best.lead.seat}": CERTAIN})


def _by_approach(decision: Decision, approach: int) -> list[float]:
    return [CERTAIN if option.verb == "approach" and option.amount == approach else -1.0 for option in decision.options]


def asked(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Whoever is asked to act acts, by the best approach."""
    best = attempt(table, rules, decision.seat, WORKER if table.task.kind == "joint" else LEAD)
    return _by_approach(decision, best.approach) if best is not None else [0.0] * len(decision.options)


def choose_obstacle(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """What is worth the most, with the chances that the heroes have now."""
    ahead = prospects(rules, group_of(table))
    scene = rules.script.scenes[table.scene]
    found = []
    for option in decision.options:
        if option.verb == "obstacle":
            found.append(ahead.of_obstacle(scene.obstacles[option.amount], table.tried, table.flags))
        else:
            found.append(ahead.of_unsolved(table.scene, table.flags) + 0.02)
    return found


def vote(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """The course that leads to the best end."""
    ahead, obstacle = prospects(rules, group_of(table)), rules.script.obstacles[table.task.obstacle]
    return [ahead.of_course(obstacle, option.amount, table.tried, table.flags) for option in decision.options]


# --- before the dice --------------------------------------------------------------------------------------------------


def prepare(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Leave out what costs dice, use advantages, ask those for help who are good for the chance; then tell and roll."""
    place = decision.step.part  # type: ignore[attr-defined]
    part = table.parts[place]
    by_approach = part.approach >= 0
    powers = declared(table, rules, part.seat, part.approach, part.role).powers if by_approach else part.powers
    return [_preparation(table, rules, place, powers, option) for option in decision.options]


def _preparation(table: Table, rules: Rules, place: int, powers: int, option: Option) -> float:
    part = table.parts[place]
    match option.verb:
        case "plainly":
            return 1.0
        case "roll" | "ready":
            return 2.0
        case "with" | "without":
            return CERTAIN if (part.powers ^ powers) >> option.amount & 1 else HOPELESS
        case "use":
            return CERTAIN if is_time_for(table, rules, option.amount) else HOPELESS
        case "help":
            helper = attempt(table, rules, option.seat, HELPER)
            if part.role == HELPER or helper is None:
                return HOPELESS
            roll = Roll(helper.dice, table.sheets[option.seat].experience > 0)
            return 3.0 if gain_of_help(table, rules, place, roll) > 0 else HOPELESS
        case "character":
            helping = rules.script.obstacles[table.task.obstacle].helpers if rules.alone else table.characters
            return 3.0 if gain_of_help(table, rules, place, Roll(helping[option.amount].dice)) > 0 else HOPELESS
        case _:
            return HOPELESS


def is_time_for(table: Table, rules: Rules, mark: int) -> bool:
    """Whether an advantage for one roll is better used here than at an obstacle still to come."""
    ahead = [n for n in table.marks[mark].obstacles if n > table.task.obstacle]
    scenes = rules.script.scenes
    last = [n for n in ahead if scenes[rules.script.obstacles[n].scene].next < 0]
    return not last


def gain_of_help(table: Table, rules: Rules, place: int, roll: Roll) -> float:
    """How much likelier the obstacle is overcome with one more who helps."""
    part = table.parts[place]
    rolls = [
        Roll(max(dice_of(table, rules, other), 0), other.seat >= 0 and table.sheets[other.seat].experience > 0)
        for other in table.parts
        if other.helps == place and other.role == HELPER
    ]
    own = roll_of(table, dice_of(table, rules, part), part.seat)
    return chance_helped(table, own, [*rolls, roll]) - chance_helped(table, own, rolls)


def asked_to_help(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """By the approach with the most dice, unless that would rather harm (ST-037)."""
    best = attempt(table, rules, decision.seat, HELPER)
    helps = decision.step.helps  # type: ignore[attr-defined]
    if best is None or gain_of_help(table, rules, helps, Roll(best.dice)) <= 0:
        return _hopeful(decision, {"decline": CERTAIN})
    return _by_approach(decision, best.approach)


# --- joint work -------------------------------------------------------------------------------------------------------


def _rolls_of_workers(table: Table, rules: Rules) -> list[Roll]:
    workers = [part for part in table.parts if part.role == WORKER]
    return [roll_of(table, dice_of(table, rules, part), part.seat) for part in workers]


def _gain_of_worker(table: Table, rules: Rules, seat: int, approach: int) -> float:
    """How much likelier the work is done with one more."""
    workers, difficulty = _rolls_of_workers(table, rules), table.task.difficulty - table.task.total
    dice = dice_of(table, rules, declared(table, rules, seat, approach, WORKER))
    more = [*workers, roll_of(table, dice, seat)]
    return float(reach_joint(more, difficulty) - reach_joint(workers, difficulty))


def gather(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Whoever makes it likelier is asked to join; then all roll."""
    taken = tuple(part.approach for part in table.parts if part.role == WORKER)
    found = []
    for option in decision.options:
        if option.verb == "invite":
            best = attempt(table, rules, option.seat, WORKER, taken)
            gain = -1.0 if best is None else _gain_of_worker(table, rules, option.seat, best.approach)
            found.append(1.0 + gain if gain > 0 else HOPELESS)
        else:
            found.append(1.0 if option.verb == "roll" else HOPELESS)
    return found


def invited(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """By the best approach that is left, unless the risk of a fiasco is greater than the gain."""
    return [
        _gain_of_worker(table, rules, decision.seat, option.amount) if option.verb == "approach" else 0.0
        for option in decision.options
    ]


# --- special efforts --------------------------------------------------------------------------------------------------


def effort(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """What rolling again brings, against what it costs."""
    place = decision.step.part  # type: ignore[attr-defined]
    part = table.parts[place]
    gain = gain_of_effort(table, rules, place)
    if part.role == HEALER:
        gain *= 0.02 if not is_out(table.sheets[part.target]) else 0.2
    else:
        gain *= weight(table, rules)
    sheet = table.sheets[part.seat]
    cost = {"no_effort": 0.0, "spend": SPENDING, "tire": TIRING * (1 + burden(sheet))}
    if burden(sheet) == LIMIT - 1:
        cost["tire"] = 1.0
    return [0.0 if option.verb == "no_effort" else gain - cost.get(option.verb, 1.0) for option in decision.options]


def gain_of_effort(table: Table, rules: Rules, place: int) -> float:
    """How much likelier the action succeeds if this roll is made again."""
    part, task = table.parts[place], table.task
    sixes = measures(part.faces)
    again = Roll(len(part.faces) - sixes, sixes=sixes)
    if part.role == HEALER:
        return again.dice / 6
    if part.role == HELPER:
        return _gain_for_helped(table, rules, place, again)
    if part.role == WORKER:
        others = joint([measures(other.faces) for other in table.parts if other.role == WORKER and other is not part])
        needed = task.difficulty - task.total - others
        return _share(again, needed) - float((sixes or -POOL.joint_fiasco) >= needed)
    if task.kind == "opposed":
        enemy = measures(task.faces)
        win = float(reach(again, enemy + 1)) - float(sixes > enemy)
        return win + 0.3 * (float(reach(again, max(enemy, 1))) - float(sixes >= max(enemy, 1)) - win)
    if task.kind == "extended":
        left = task.difficulty - task.total
        later = [Roll(len(part.faces))] * (task.rolls - 1)
        return float(reach_long([again, *later], left) - reach_long([Roll(0, sixes=sixes), *later], left))
    return float(reach(again, task.difficulty)) - float(sixes >= task.difficulty)


def _share(roll: Roll, needed: int) -> float:
    """The chance that a worker's share is so much; no measure counts as three fewer."""
    return float(reach(roll, max(needed, 1))) if needed > -POOL.joint_fiasco else 1.0


def _gain_for_helped(table: Table, rules: Rules, place: int, again: Roll) -> float:
    """How much a helper's second roll is worth to the hero who is helped."""
    part = table.parts[place]
    helped = table.parts[part.helps]
    if helped.role == HELPER:
        return 0.0
    own = roll_of(table, dice_of(table, rules, helped), helped.seat)
    now = again.sixes or -POOL.idle_helper
    return chance_helped(table, own, [again]) - chance_of(table, own._replace(dice=max(own.dice + now, 0)))


# --- conditions and experience ----------------------------------------------------------------------------------------


def heal(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Where the most steps are likely to be taken off, above all from whoever is out; then what experience buys."""
    found = []
    for option in decision.options:
        if option.verb == "heal":
            sheet = table.sheets[option.seat]
            condition = sheet.conditions[option.amount]
            tags = KINDS[condition.kind].healed_by if condition.kind >= 0 else -1
            healer = Part(seat=decision.seat, powers=fitting(table.sheets[decision.seat], tags))
            steps = min(base(table, healer) / 6, condition.value)
            found.append(steps * (1 + burden(sheet) + 5 * is_out(sheet)))
        elif option.verb == "raise":
            rich = rules.adventure is not None and table.sheets[decision.seat].experience >= EXPERIENCE.stage + 2
            worth = _group_worth(rules, _raised(table, decision.seat, option.amount)) if rich else 0.0
            found.append(worth - 1.0 if rich else HOPELESS)
        else:
            found.append(HOPELESS if option.verb == "buy" else -0.5)
    return found


def spare(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Nothing is wasted."""
    return [0.0 if option.verb == "done" else 1.0 for option in decision.options]


def weakest(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """Whoever bears it most easily."""
    return [-float(burden(table.sheets[option.seat])) for option in decision.options]


def lead(table: Table, rules: Rules, decision: Decision) -> list[float]:
    """For a scenarist who is away: the adventure goes on as it is written; without one the heroes are asked in turn
    what they do, and somebody has to come back before too many dice were rolled."""
    if rules.adventure is not None or rules.dice_table or table.rolled > MOST_DICE:
        return [float(option.verb in ("follow", "end_story")) for option in decision.options]
    turn = table.rolled % rules.players
    return [
        1 - (option.seat - turn) % rules.players / rules.players if option.verb == "ask" else float(-1)
        for option in decision.options
    ]


PREFERENCES: Final[dict[str, Preference]] = {
    "choose_hero": choose_hero,
    "develop": develop,
    "act": act,
    "asked": asked,
    "choose_obstacle": choose_obstacle,
    "vote": vote,
    "prepare": prepare,
    "asked_to_help": asked_to_help,
    "gather": gather,
    "invited": invited,
    "effort": effort,
    "rest": heal,
    "bring_back": heal,
    "spare": spare,
    "weakest": weakest,
    "lead": lead,
}
ANYWHERE: Final = frozenset({"lead", "effort", "rest", "bring_back", "spare", "weakest"})
"""Questions that are answered alike with an adventure and without one."""
OF_OBSTACLES: Final = frozenset({"act", "asked", "vote", "prepare", "asked_to_help", "gather", "invited"})
"""Questions about an obstacle, of which only the adventure's are known."""
SENSE: Final = StorySense()
