"""A story in the terminal."""

from __future__ import annotations

import io
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from rich.console import Console

from kubik.cli.screens import screen_of, screen_words
from kubik.games.story import odds
from kubik.games.story.content import KINDS
from kubik.games.story.odds import Roll
from kubik.games.story.outlook import by_effort, dice_by, outlooks
from kubik.games.story.state import HELPER, LEAD, WORKER
from kubik.kernel.story import story as told_of
from kubik.screen import Look
from tests.cli.conftest import Command, command, obeyed, seated
from tests.cli.test_page import check_golden
from tests.story.table import GAME, StoryTable, obstacle_number, scenarist, story

__all__ = ["command"]
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"]
SCREEN = screen_of(GAME)


def look_at(game: StoryTable, language: str = "en", viewer: int | None = 0, width: int = 80) -> Look:
    state, words = game.state, screen_words(GAME, language)
    return Look(state.view(viewer), state.rules, viewer, NAMES, GAME.text(language), words, Console(width=width))


def drawn(game: StoryTable, language: str = "en", viewer: int | None = 0, width: int = 80) -> str:
    return "".join(f"{line.plain}\n" for line in SCREEN.draw(look_at(game, language, viewer, width)))


def paged(game: StoryTable, name: str, language: str = "en", viewer: int | None = 0) -> str:
    page = next(page for page in SCREEN.pages if page.name == name)
    return "".join(f"{line.plain}\n" for line in page.draw(look_at(game, language, viewer)))


def options(game: StoryTable, language: str = "en") -> dict[str, str]:
    """What may be chosen, as the page shows it, by keys."""
    decision = game.state.decision
    assert decision is not None
    look = look_at(game, language, decision.seat)
    return {option.key: SCREEN.option(look, option, decision).plain for option in decision.options}


def prepared() -> StoryTable:
    """Mirra goes on along the posts with a lame foot, and Dorn is about to help."""
    game = story("mirra", "dorn", "ausel", scene="ebb_road")
    game.suffer(0, "A lame foot", 1, KINDS[0].id).suffer(2, "Worn out", 6, "fatigue")
    number = obstacle_number(game, "ebb_road.crossing")
    game.mark("A lantern", 2, number, each_roll=True).mark("Fog", -1, number).mark("A key", 1, number + 1)
    game.table.task.total, game.table.task.rolls = 2, 3
    return game.choose("approach:posts", "words:I hold the flame up.\nNobody is lost tonight.")


def rolled() -> StoryTable:
    """Both rolls of a conflict lie, and the special effort is offered."""
    game = story("mirra", "dorn", scene="council").choose("approach:plead", "plainly")
    n = game.pool
    return game.dice(*[6, *[2] * (n - 1)], *[6, 5, 6, 1][: game.table.task.dice]).choose("roll")


def led() -> StoryTable:
    """A scenarist's table with everything on it."""
    game = scenarist("mirra", "dorn", adventure="dark_light").choose("follow", "follow")
    game.choose("secret_clock", "words:The tide", "amount:4", "by_hand", "advance:0")
    game.choose("clock", "words:Patience", "amount:6", "by_fiasco")
    game.choose("note", "words:Velda lies.", "whisper:1", "words:You hear a child.", "handout", "words:A map\nof sand")
    game.choose(
        "advantage", "words:High ground", "amount:2", "each_roll", "setback", "words:Rain", "amount:1", "one_roll"
    )
    return game.choose("person", "words:Old Grell", "amount:5", "thread", "words:Who rang the bell?")


POSITIONS = {"prepared": prepared, "rolled": rolled, "led": led}


@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("name", POSITIONS)
def test_page_golden(request: pytest.FixtureRequest, name: str, language: str) -> None:
    game = POSITIONS[name]()
    page = drawn(game, language)
    if name == "led":
        page += paged(game, "adventure", language) + paged(game, "papers", language)
    check_golden(page, f"story.{name}.{language}.80", 80, request)


# --- chances ----------------------------------------------------------------------------------------------------------


def test_what_a_roll_is_worth_is_exact() -> None:
    """An obstacle of difficulty 2 (ST-017): the chances are those of the odds, with and without an effort."""
    game = story("mirra", "dorn", scene="tower").choose("approach:door")
    n, difficulty = game.pool, game.table.task.difficulty
    [outlook] = outlooks(game.table, game.state.rules, 0)
    assert outlook == ("alone", odds.reach(Roll(n), difficulty), odds.reach(Roll(n, True), difficulty))


def test_a_conflict_is_judged_by_winning_it() -> None:
    game = story("mirra", "dorn", scene="council").choose("approach:plead")
    [outlook] = outlooks(game.table, game.state.rules, 0)
    assert outlook.chance == odds.oppose(Roll(game.pool), Roll(game.table.task.dice)).win


def test_help_that_is_promised_is_reckoned_with() -> None:
    game = story("mirra", "dorn", scene="tower").choose("approach:word", "help:1", "approach:door")
    alone, helped = outlooks(game.table, game.state.rules, 0)
    lead, helper = game.pool, dice_by(game.table, game.state.rules, 1, 0, HELPER)
    assert (alone.way, helped.way) == ("alone", "helped")
    assert helped.chance == odds.reach_helped(Roll(lead), [Roll(helper)], game.table.task.difficulty)
    [of_helper] = outlooks(game.table, game.state.rules, 1)
    assert of_helper == ("measure", odds.reach(Roll(helper), 1), odds.reach(Roll(helper, True), 1))


def test_joint_work_is_judged_together() -> None:
    game = story("neya", "ausel", scene="keeper").choose("approach:memory", "plainly", "ready", "invite:1")
    game.choose("approach:comfort")
    [outlook] = outlooks(game.table, game.state.rules, 0)
    dice = [dice_by(game.table, game.state.rules, seat, seat, WORKER) for seat in (0, 1)]
    assert outlook.way == "together"
    assert outlook.chance == odds.reach_joint(map(Roll, dice), game.table.task.difficulty)


def test_a_long_action_is_judged_by_all_its_rolls() -> None:
    game = story("mirra", "dorn", scene="ebb_road").choose("approach:posts")
    measure, long = outlooks(game.table, game.state.rules, 0)
    task = game.table.task
    assert (measure.way, long.way) == ("measure", "long")
    assert long.chance == odds.reach_long([Roll(game.pool)] * task.rolls, task.difficulty)


@pytest.mark.parametrize(("faces", "enemy", "chance"), [
    ((6, 2), (1, 1), "it is enough already"),
    ((6, 2), (6, 1), "would bring success with 16.7 %"),
    ((1, 2), (1, 1), "would bring success with 30.6 %"),
    ((1, 2), (6, 6), "would bring success with 0.0 %"),
])  # fmt: skip
def test_what_an_effort_is_worth_in_a_conflict(faces: tuple[int, ...], enemy: tuple[int, ...], chance: str) -> None:
    game = story("mirra", "dorn", scene="council").choose("approach:plead", "plainly")
    assert (game.pool, game.table.task.dice) == (2, 2)
    assert chance in drawn(game.dice(*faces, *enemy).choose("roll"))


def test_what_an_effort_is_worth_in_joint_work() -> None:
    """One worker has 3 measures, the other none, which takes three away (ST-035): any six is enough for 2."""
    game = story("neya", "ausel", scene="keeper").choose("approach:memory", "plainly", "ready", "invite:1")
    game.choose("approach:comfort", "plainly", "ready")
    first, second = (dice_by(game.table, game.state.rules, seat, seat, WORKER) for seat in (0, 1))
    game.dice(*[1] * first, *[6] * 3, *[1] * (second - 3)).choose("roll")
    outlook = by_effort(game.table, 0)
    assert outlook.chance == Fraction()
    assert outlook.with_effort == odds.reach(Roll(first), 1)


def test_ways_and_companions_are_told_with_their_dice_and_chances() -> None:
    game = story("mirra", "dorn", scene="tower")
    dice = dice_by(game.table, game.state.rules, 0, 3, LEAD)
    chance = f"{float(100 * odds.reach(Roll(dice), game.table.task.difficulty)):.1f}"
    shown = options(game)
    assert shown["approach:word"].endswith(f"({dice} dice, {chance} %)")
    assert shown["let:1"].startswith("Let Dorn Anvilback do it (Boris): ")
    assert chance.replace(".", ",") in options(game, "ru")["approach:word"]
    assert options(game.choose("approach:word"))["help:1"].endswith(" dice")


# --- the page ---------------------------------------------------------------------------------------------------------


def test_every_die_has_its_reason_and_sixes_are_lit() -> None:
    page = drawn(prepared())
    assert "−1 Fog (setback)" in page
    assert "+2 A lantern (advantage)" in page
    assert "+1 A key (one roll, not here)" in page
    assert "    Nobody is lost tonight." in page.splitlines()
    assert "rolled    [6] 2  1 measure" in drawn(rolled())


def test_a_hero_who_is_out_says_so() -> None:
    page = drawn(prepared())
    assert "Brother Ausel · Vera · experience 0 · out of the scene" in page
    assert "●●●●●● 6/6   [Worn out 6]" in page


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_secrets_are_for_those_who_know_them(viewer: int | None) -> None:
    game = led()
    page = drawn(game, viewer=viewer) + paged(game, "papers", viewer=viewer) + paged(game, "adventure", viewer=viewer)
    assert "The tide" not in page
    assert "Velda lies." not in page
    assert "unlocks the store" not in page
    assert "The Fog Widow" not in page
    assert ("You hear a child." in page) == (viewer == 1)
    assert "Patience ○○○○○○" in page
    assert "Old Grell" in page
    assert "A map" in page


def test_one_sees_as_whom_one_speaks() -> None:
    game = led()
    assert "\nvoice " not in drawn(game)
    assert "voice     Velda Korr, harbour mistress" in drawn(game.choose("speak_as:2"))
    assert "voice     you speak for yourself" in drawn(game.choose("speak_as:1", seat=1), viewer=1)
    assert "you speak for yourself" not in drawn(game)


def test_the_telling_stands_in_the_table_and_not_again_in_the_log() -> None:
    game = story("mirra", "dorn", scene="ebb_road")
    look = look_at(game)
    log = told_of(game.events, 0, look.text, NAMES)
    scenes = [told for told in SCREEN.log(look, log) if told.heading]
    assert "Five miles of wet sand" in drawn(game)
    assert "".join(part.text for part in scenes[-1].line).strip() == "The Ebb Road."


def test_colours_only_repeat_what_is_written() -> None:
    plain, coloured = io.StringIO(), io.StringIO()
    for line in SCREEN.draw(look_at(rolled())):
        Console(file=plain, width=80).print(line)
        Console(file=coloured, width=80, force_terminal=True, color_system="standard").print(line)
    assert "\x1b" not in plain.getvalue()
    assert "\x1b[1;93m[6]" in coloured.getvalue()


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("settings", [{}, {"adventure": "bell_fair"}, {"way": "scenarist"}, {"way": "dice_table"}])
def test_every_moment_can_be_drawn(settings: dict[str, Any], language: str, width: int) -> None:
    game, random = StoryTable(GAME.start(players=3, seed=4, **settings)), Random(4)
    game.state.chance = GAME.start(players=3, seed=4, **settings).chance
    for _ in range(250):
        decision = game.state.decision
        if decision is None:
            break
        look = look_at(game, language, decision.seat, width)
        lines = [line.plain for line in SCREEN.draw(look)]
        lines += [line.plain for page in SCREEN.pages for line in page.draw(look)]
        assert all(SCREEN.option(look, option, decision).plain for option in decision.options)
        assert max(map(len, lines)) <= width
        game.state.choose(random.choice(decision.options))


# --- at the keyboard --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("ru", "Игра окончена")])
@pytest.mark.parametrize("adventure", ["dark_light", "bell_fair", "ferry_debt"])
def test_a_whole_adventure_by_script(command: Command, adventure: str, language: str, over: str) -> None:
    line = f"play story --adventure {adventure} --lang {language} --seed 3 --seats human,greedy,greedy"
    run = command(line, ["1"] * 400)
    assert (run.code, run.err) == (0, "")
    assert over in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert "@" not in run.out


def test_words_of_several_lines_are_told_before_the_roll(command: Command) -> None:
    typed = ["hero:mirra", "done", "1", "= I speak slowly. \\", "Everybody listens.", "x", "q"]
    run = command("play story --lang en --seed 3 --seats human,greedy", typed)
    assert "    I speak slowly.\n    Everybody listens.\n" in run.out
    assert "Brightwick: I speak slowly.\nEverybody listens.\n" in run.out, "the chronicle"


def test_people_who_have_no_secrets_need_not_hand_over(command: Command) -> None:
    typed = ["hero:mirra", "done", "hero:dorn", "done", "q"]
    assert "Pass the keyboard" not in command("play story --lang en --seats human,human", typed).out
    typed = ["done", "done", "q"]
    assert "Pass the keyboard" in command("play story --way scenarist --lang en --seats human,human", typed).out


def test_a_companion_waits_only_for_help(command: Command) -> None:
    """While bots choose heroes nobody has to let them; before a bot rolls a person may help, or let it go on."""
    typed = ["hero:mirra", "done", "let:1", "go", "q"]
    run = command("play story --lang en --seed 3 --seats human,greedy --adventure dark_light", typed)
    assert run.out.count("go lets Boris go on") == 1
    assert "Help: " in run.out.partition("go lets Boris go on")[2]


def test_enemies_stand_beside_numbers_of_dice() -> None:
    session = seated(led().choose("new_obstacle", "words:A fight", "kind:opposed").state)
    session._obey(0, "2")
    assert session.match.state.table.task.enemy.endswith("crabs")


def test_what_a_scenarist_seldom_needs_is_folded_until_asked_for() -> None:
    session = seated(led().state)
    assert "Ask the oracle: likely" in obeyed(session, "t")
    folded = "".join(line.plain for line in session._question_lines(0, SCREEN.folds))
    assert "Ask the oracle: likely" not in folded
    assert "Oracle" in folded
