"""The table of a story in the terminal: the scene as a page of a book, the obstacle, the action, the heroes."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Final

from rich.text import Text

from kubik.games.story.action import Prepare
from kubik.games.story.book_screen import adventure, book, kind, papers
from kubik.games.story.content import HEROES, LIMIT, STAGES, SUCCESS
from kubik.games.story.hero_files import pack_hero, read_hero, write_hero
from kubik.games.story.heroes import burden, is_out
from kubik.games.story.odds import Roll
from kubik.games.story.outlook import alone, best_dice, by_effort, dice_by, outlooks
from kubik.games.story.pool import Reason, measures, pool, reasons
from kubik.games.story.rolling import Effort
from kubik.games.story.speaking import CHARACTERS
from kubik.games.story.start import ChooseHero, hero_of
from kubik.games.story.state import DROPPED, HELPER, LEAD, WORKER, Mark, Part, Table, Task
from kubik.kernel.decision import Decision, Option
from kubik.kernel.sight import EVERYBODY
from kubik.kernel.story import Told
from kubik.screen import Home, Look, Page, Screen, bar, flow, hang, joined, titled

FULL, EMPTY = "●", "○"
PLAINLY: Final = "…"
"""What is told of a roll that was described plainly; the log has the sentence."""
LIT: Final = "bold bright_yellow"
WORSE, BETTER = "red", "green"


def draw(look: Look) -> list[Text]:
    """The scene, what stands in the way, the action; then the others' heroes, and the own one nearest to the player."""
    view: Table = look.view
    lines = _scene(look)
    if view.task.kind:
        lines += _obstacle(look)
    lines += _lying(look)
    if view.parts:
        lines += _action(look)
    seats = look.rules.players
    first = 0 if look.viewer is None else look.viewer + 1
    for seat in ((first + place) % seats for place in range(seats)):
        if seat != look.rules.scenarist:
            lines += _hero(look, seat)
    return lines


# --- the scene --------------------------------------------------------------------------------------------------------


def _scene(look: Look) -> list[Text]:
    """The adventure and the scene as a title, and the telling."""
    say, view, adventure = look.words.say, look.view, look.rules.adventure
    parts = [Text(adventure.told(look.text.language) if adventure else look.text.name, "bold")]
    if view.title:
        parts.append(Text(say("scene", n=view.scenes, name=look.text.phrase(view.title)), "bold"))
    if view.stopped:
        parts.append(Text(say("slow" if view.stopped == 1 else "stopped"), "bold red"))
    told = view.telling or (adventure.premise.name if adventure and not view.scenes else "")
    return titled(parts, look.console) + book(look, look.text.phrase(told))


def _obstacle(look: Look) -> list[Text]:
    """What stands in the way, of which kind it is, and how far the heroes are."""
    task: Task = look.view.task
    title = joined([Text(look.words.say("in-the-way")), Text(look.words.say(f"kind-of-{task.kind}"), "bold")])
    return [bar(title, look.width, "yellow"), *book(look, look.text.phrase(task.name)), *_figures(look, task)]


def _figures(look: Look, task: Task) -> list[Text]:
    say = look.words.say
    if task.kind == "decision":
        return []
    if task.kind == "opposed":
        name = look.text.phrase(task.enemy) if task.enemy else look.text.words.say("enemy")
        enemy = Text(f"{name}: {say('dice', n=task.dice)}")
        if task.faces:
            enemy.append("  ").append_text(_faces(look, task.faces))
        return flow(say("enemy"), [enemy], look.console)
    cells = [Text(say("difficulty", n=task.difficulty), "bold")]
    if task.limit > 1 or task.kind == "extended":
        track = FULL * max(task.total, 0) + EMPTY * (task.difficulty - max(task.total, 0))
        cells.append(Text(say("so-far", n=task.total)).append(f" {track}", "green"))
        cells.append(Text(say("rolls-left", n=task.rolls, most=task.limit)))
    return flow(say("needed"), cells, look.console)


def _lying(look: Look) -> list[Text]:
    """What else lies on the table: advantages, setbacks, clocks, characters."""
    view, say = look.view, look.words.say
    lines = []
    for label, marks in (
        ("advantages", [mark for mark in view.marks if mark.value > 0]),
        ("setbacks", [mark for mark in view.marks if mark.value < 0]),
    ):
        if marks:
            lines += flow(say(label), [_mark(look, mark) for mark in marks], look.console)
    clocks = [
        Text(f"{look.text.phrase(clock.name)} {clock.segments}").append(
            f" ({say('secret')})" if clock.knowers != EVERYBODY else "", "dim"
        )
        for clock in view.clocks
        if clock.name
    ]
    if clocks:
        lines += flow(say("clocks"), clocks, look.console)
    people = [
        Text(look.text.phrase(each.name)).append(_of_character(look, each.dice, each.value), "dim")
        for each in view.characters
        if look.viewer == look.rules.scenarist or each.name in view.people
    ]
    if people:
        lines += flow(say("characters"), people, look.console)
    voice = 0 if look.viewer is None else view.sheets[look.viewer].voice
    if voice:
        own = voice < CHARACTERS or voice - CHARACTERS >= len(view.characters)
        name = say("for-oneself") if own else look.text.phrase(view.characters[voice - CHARACTERS].name)
        lines += hang(say("voice"), Text(name), look.console)
    if view.answer:
        lines += hang(say("oracle"), Text(look.text.phrase(view.answer), "italic"), look.console)
    return lines


def _of_character(look: Look, dice: int, value: int) -> str:
    """A character's figures, which are the scenarist's affair."""
    if look.viewer != look.rules.scenarist:
        return ""
    return f" ({look.words.say('dice', n=dice)}, {value}/{LIMIT})" if value else f" ({look.words.say('dice', n=dice)})"


def _mark(look: Look, mark: Mark) -> Text:
    shown = Text(_signed(mark.value), BETTER if mark.value > 0 else WORSE).append(f" {look.text.phrase(mark.name)}")
    here = look.view.task.obstacle in mark.obstacles or not mark.obstacles
    lasts = look.words.say("each-roll" if mark.each_roll else "one-roll")
    shown.append(f" ({lasts})" if here else f" ({lasts}, {look.words.say('elsewhere')})", "dim")
    return shown


def _signed(n: int) -> str:
    return f"{n:+}".replace("-", "−")


# --- the action under way ---------------------------------------------------------------------------------------------


def _action(look: Look) -> list[Text]:
    """Every roll of the action: its dice with the reason of each, its chances, what was told, and how the dice lie."""
    lines: list[Text] = []
    for place, part in enumerate(look.view.parts):
        if part.role != DROPPED:
            lines += _part(look, place, part)
    return lines


def _part(look: Look, place: int, part: Part) -> list[Text]:
    say, view = look.words.say, look.view
    name = look.text.phrase(part.name or view.sheets[part.seat].hero)
    parts = [Text(name, "bold"), Text(say(f"role-{part.role}"))]
    if part.helps >= 0:
        helped = view.parts[part.helps]
        parts[1] = Text(say("role-helps", name=look.text.phrase(helped.name or view.sheets[helped.seat].hero)))
    if part.approach >= 0 and part.seat >= 0:
        way = look.rules.script.obstacles[view.task.obstacle].approaches[part.approach]
        parts.append(Text(way.told(look.text.language), "italic"))
    lines = titled(parts, look.console, "yellow")
    lines += book(look, part.told.removeprefix(PLAINLY).lstrip())
    dice = pool(view, look.rules, place)
    because = [_reason(look, reason) for reason in reasons(view, look.rules, place)]
    total = say("dice", n=dice)
    lines += flow(say("pool"), [Text(f"{total} =" if because else total, "bold"), *because], look.console)
    if not part.rolled:
        return lines + flow(say("odds"), _chances(look, place), look.console)
    faces = _faces(look, part.faces).append(f"  {say('measures', n=measures(part.faces))}", "bold")
    lines += hang(say("rolled"), faces, look.console)
    top = view.steps[-1] if view.steps else None
    if isinstance(top, Effort) and top.part == place:
        lines += hang(say("effort"), Text(_effort(look, place)), look.console)
    return lines


def _reason(look: Look, reason: Reason) -> Text:
    """Why there are so many dice more or fewer."""
    name = look.text.phrase(reason.name)
    if reason.step == "help" and not name:
        name = look.text.phrase(look.view.sheets[reason.seat].hero)
    told = look.words.say(f"reason-{reason.step}", name=name)
    return Text(_signed(reason.dice), BETTER if reason.dice > 0 else WORSE).append(f" {told}", "default")


def _chances(look: Look, place: int) -> list[Text]:
    return [
        Text(
            look.words.say(
                f"outlook-{outlook.way}",
                chance=_percent(look, outlook.chance),
                effort=_percent(look, outlook.with_effort),
                rolls=look.view.task.rolls,
            )
        )
        for outlook in outlooks(look.view, look.rules, place)
    ]


def _effort(look: Look, place: int) -> str:
    """What a special effort is worth now."""
    outlook = by_effort(look.view, place)
    way = "enough" if outlook.chance else outlook.way
    return look.words.say(f"effort-{way}", chance=_percent(look, outlook.with_effort))


def _percent(look: Look, chance: Fraction) -> str:
    share = f"{float(100 * chance):.1f}".replace(".", look.words.say("point"))
    return look.words.say("percent", share=share)


def _faces(look: Look, faces: list[int]) -> Text:
    """Dice as they lie; sixes are lit, and in brackets where there are no colours."""
    shown = Text()
    for face in faces:
        shown.append(" " if shown else "").append(f"[{face}]" if face == SUCCESS else f"{face}", _lit(face))
    return shown if faces else Text(look.words.say("no-dice"), "dim")


def _lit(face: int) -> str:
    return LIT if face == SUCCESS else "dim"


# --- heroes -----------------------------------------------------------------------------------------------------------


def _hero(look: Look, seat: int) -> list[Text]:
    """A sheet: the figures as a title; powers with their stages as pips, weaknesses, conditions as tags."""
    say, sheet = look.words.say, look.view.sheets[seat]
    own = seat == look.viewer
    player = f"{look.names[seat]} ({say('you')})" if own else look.names[seat]
    if not sheet.hero:
        return [bar(Text(player, "bold"), look.width, "bold cyan" if own else "dim")]
    parts = [Text(look.text.phrase(sheet.hero), "bold"), Text(player)]
    parts.append(Text(say("experience", n=sheet.experience)))
    parts += [Text(say("points", n=sheet.points), "bold")] if sheet.points else []
    if sheet.dead or sheet.away or is_out(sheet):
        parts.append(Text(say("is-dead" if sheet.dead else "is-away" if sheet.away else "is-out"), "bold red"))
    lines = titled(parts, look.console, "bold cyan" if own else "dim")
    powers = [_power(look, power.name, power.stage, STAGES.most) for power in sheet.powers]
    lines += flow(say("powers"), powers, look.console)
    weaknesses = [Text(look.text.phrase(weakness.name), "dim") for weakness in sheet.weaknesses]
    if weaknesses:
        lines += flow(say("weak"), weaknesses, look.console)
    if sheet.conditions:
        sum_of_six = FULL * burden(sheet) + EMPTY * (LIMIT - burden(sheet))
        tags = [Text(f"[{look.text.phrase(each.name)} {each.value}]", WORSE) for each in sheet.conditions]
        total = Text(f"{sum_of_six} {burden(sheet)}/{LIMIT}", "bold red" if is_out(sheet) else "")
        lines += flow(say("conditions"), [total, *tags], look.console)
    return lines


def _power(look: Look, name: str, stage: int, highest: int) -> Text:
    return Text(look.text.phrase(name)).append(f" {FULL * stage}{EMPTY * (highest - stage)}", "cyan")


# --- options ----------------------------------------------------------------------------------------------------------


def option(look: Look, option: Option, decision: Decision) -> Text:
    """As the game says it; a hero with the sheet, an approach with its dice and its chance."""
    shown = Text(look.text.option(option, look.names, decision))
    match option.verb:
        case "hero" if option.amount < len(HEROES):
            hero = HEROES[option.amount]
            shown.stylize("bold")
            powers = [f"{look.text.phrase(power.name)} {FULL * power.stage}" for power in hero.powers]
            weak = ", ".join(look.text.phrase(weakness.name) for weakness in hero.weaknesses)
            shown.append(f": {', '.join(powers)}. {look.words.say('weak')}: {weak}.", "not bold dim")
        case "approach":
            role = _role(look, decision)
            if role == HELPER:
                shown = Text(look.words.say("help-by", way=shown.plain))
            dice = dice_by(look.view, look.rules, decision.seat, option.amount, role)
            shown.append(f" ({_worth(look, dice, role)})", "dim")
        case "let" | "help" | "invite":
            role = HELPER if option.verb == "help" else _role(look, decision)
            dice = best_dice(look.view, look.rules, option.seat, role)
            shown.append(f": {_worth(look, dice, role)}" if dice >= 0 else "", "dim")
        case "raise":
            power = look.view.sheets[decision.seat].powers[option.amount]
            shown.append(f" {FULL * power.stage}→{FULL * (power.stage + 1)}", "cyan")
        case "heal":
            shown = Text(look.words.say("heal-by", what=shown.plain))
        case "obstacle":
            obstacle = look.rules.script.scenes[look.view.scene].obstacles[option.amount]
            shown.append(f" ({joined(kind(look, obstacle), ', ').plain})", "dim")
        case "use" | "keep":
            shown.append(f" ({_signed(look.view.marks[option.amount].value)})", "dim")
    return shown


def _role(look: Look, decision: Decision) -> int:
    """What a roll would be for."""
    view: Table = look.view
    beside = decision.ask == "beside" and bool(view.steps) and isinstance(view.steps[-1], Prepare)
    if beside or decision.ask == "asked_to_help":
        return HELPER
    return WORKER if view.task.kind == "joint" else LEAD


def _worth(look: Look, dice: int, role: int) -> str:
    """Dice, and for one who would act alone the chance to overcome the obstacle."""
    told = str(look.words.say("dice", n=dice))
    if role == HELPER or look.view.parts:
        return told
    return f"{told}, {_percent(look, alone(look.view.task, Roll(dice)))}"


def log(look: Look, told: list[Told]) -> list[Told]:
    """The log beside the table: the telling of the scene stands there already."""
    telling = look.text.phrase(look.view.telling)
    for each in reversed(told):
        if each.heading:
            each.line = [part for part in each.line if not telling or part.text != telling]
            break
    return told


# --- the screen -------------------------------------------------------------------------------------------------------


def legend(look: Look) -> list[tuple[str, str]]:
    """The signs of the page."""
    signs = {"●●○": "stage", "[6]": "six", "+2 −1": "reasons", "[… 2]": "condition", "●●○○○○ 2/6": "sum"}
    return [(sign, look.words.say(f"sign-{name}")) for sign, name in signs.items()]


def fill(decision: Decision, text: str) -> str:
    """Where a hero is chosen, the sheet in the file that is named."""
    return pack_hero(read_hero(Path(text).expanduser())) if isinstance(decision.step, ChooseHero) else text


def own_name(look: Look) -> str:
    """The hero of the player's; a scenarist has none."""
    return "" if look.viewer is None else look.text.phrase(look.view.sheets[look.viewer].hero)


def take_home(look: Look, path: Path) -> None:
    """Write the player's hero into a file, to be used again with the experience."""
    write_hero(path, hero_of(look.view.sheets[look.viewer], look.text.language))


def _grouped(groups: dict[str, str]) -> dict[str, str]:
    return {verb: group for group, verbs in groups.items() for verb in verbs.split()}


GROUPS: Final = _grouped(
    {
        "roll": "plainly roll ready approve turn_down tire spend no_effort withdraw go_on",
        "act": "approach freely seek heal raise buy merge",
        "story": "follow scene obstacle new_scene new_obstacle leave drop_obstacle harder easier rest end_story",
        "let": "let ask help invite character refuse",
        "count": "without with use keep admit deny hinder spare count discount more_dice fewer_dice",
        "things": "advantage setback end_mark person hurt send_off clock secret_clock advance turn_back end_clock",
        "heroes": "condition lift rename join grant away return death",
        "papers": "note handout hand whisper thread close_thread met",
        "speak": "speak_as slow stop",
        "oracle": "oracle idea",
    }
)

SCREEN: Final = Screen(
    draw=draw,
    piece=lambda look, option: -1,
    option=option,
    legend=legend,
    pages=(Page("papers", "p papers бумаги", papers), Page("adventure", "v adventure приключение", adventure)),
    log=log,
    fill=fill,
    home=Home(own_name, take_home),
    opening="act",
    groups=GROUPS,
    folds=frozenset({"things", "heroes", "papers", "speak", "oracle"}),
    secrets=lambda rules: rules.scenarist >= 0,
    waits=frozenset({"approach", "freely"}),
)
