"""The page itself: golden for one position, colours only where they are wanted, and it shows no secrets."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import kubik
from kubik.cli.screens import screen_of, screen_words
from kubik.cli.settings import names_of, read_seats
from kubik.games.hero_realms.cards import NUMBER
from kubik.games.hero_realms.state import EXPENDED
from kubik.kernel.sight import EVERYBODY
from kubik.kernel.state import State
from kubik.kernel.text import words
from kubik.screen import Look
from tests.cli.conftest import Command, played

GOLDEN = Path(__file__).parent / "golden"
COLOURED = re.compile(r"\x1b\[(\d;)*[39][0-7]m")


def position() -> State[Any, Any]:
    """A duel in which most of what a page can show lies on the table."""
    state = kubik.game("hero_realms").start(seed=1, first=0, characters=["thief", "cleric"])
    table = state.table
    me, other = table.players
    table.row = [NUMBER[id] for id in ("elven_curse", "fire_bomb", "arkus_imperial_dragon", "bribe", "cult_priest")]
    table.sacrificed = [NUMBER["gold"]]
    me.hand = [NUMBER["gold"], NUMBER["gold"], NUMBER["command"]]
    me.gold, me.combat, me.skill_used = 3, 2, True
    me.play = [NUMBER["tithe_priest"] | EXPENDED, NUMBER["gold"], NUMBER["gold"]]
    me.discard = [NUMBER["dagger"]]
    me.next_acquire, me.discounts = [0], [(2, 1)]
    other.play = [NUMBER["man_at_arms"], NUMBER["tyrannor_the_devourer"] | EXPENDED]
    other.shown, other.top, other.knowers = [NUMBER["fire_gem"]], [NUMBER["spark"]], [EVERYBODY]
    return state


def draw(
    state: State[Any, Any], viewer: int | None, language: str, width: int, piles: bool = True, **terminal: Any
) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, **terminal)
    spoken = screen_words(state.game, language)
    names = names_of(["human", *["greedy"] * (state.rules.players - 1)], spoken)
    look = Look(state.view(viewer), state.rules, viewer, names, state.game.text(language), spoken, console)
    screen = screen_of(state.game)
    assert screen.piles is not None
    for line in [*screen.draw(look), *(screen.piles(look) if piles else [])]:
        console.print(line)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_page_golden(request: pytest.FixtureRequest, language: str, width: int) -> None:
    check_golden(draw(position(), 0, language, width), f"page.{language}.{width}", width, request)


def check_golden(page: str, name: str, width: int, request: pytest.FixtureRequest) -> None:
    """A page without colours that fits its width and is as it was."""
    assert "\x1b" not in page
    assert max(map(len, page.splitlines())) <= width
    assert not any(line.endswith(" ") for line in page.splitlines())
    golden = GOLDEN / f"{name}.txt"
    if request.config.getoption("--golden"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(page, encoding="utf-8")
    assert page == golden.read_text(encoding="utf-8")


def assert_no_title_is_cut(page: str, width: int) -> None:
    """Players choose by the figures in titles: where there is no room they stand below, not behind an ellipsis."""
    assert max(map(len, page.splitlines())) <= width
    assert not [line for line in page.splitlines() if line.startswith("──") and "…" in line]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("mode", ["duel", "hunter_survival", "hydra_2v2", "emperor_3v3"])
def test_a_narrow_page_shows_every_figure(mode: str, language: str) -> None:
    state = kubik.game("hero_realms").start(seed=1, first=0, mode=mode)
    state.table.sacrificed = [NUMBER["gold"]]
    me = state.table.players[0]
    me.gold, me.combat, me.discard = 13, 17, [NUMBER["dagger"]]
    page = draw(state, 0, language, 46, piles=False)
    assert_no_title_is_cut(page, 46)
    assert words("kubik.cli", language).say("pools", gold=13, combat=17) in page


def test_colours_only_in_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal: dict[str, Any] = {"force_terminal": True, "color_system": "standard"}
    assert re.search(COLOURED, draw(position(), 0, "en", 80, **terminal))
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(COLOURED, draw(position(), 0, "en", 80, **terminal))


def test_the_market_shows_what_is_to_be_paid_now() -> None:
    """Three gold and an action for 2 less: Elven Curse (3) and Bribe (3) cost 1 now, Cult Priest 3 as ever."""
    page = draw(position(), 0, "en", 80, force_terminal=True, color_system=None)
    for line in ("  1 W Elven Curse", "  6 G Fire Bomb", "  1 G Bribe", "  3 N Cult Priest", "  2 · Fire Gem"):
        assert line in page
    watched = draw(position(), None, "en", 80)
    for line in ("  3 W Elven Curse", "  8 G Fire Bomb", "  3 G Bribe"):
        assert line in watched


def test_the_page_shows_no_secrets() -> None:
    """What a seat cannot know is changed; its page stays the same."""
    state = position()
    before = draw(state, 1, "en", 80), draw(state, None, "en", 80)
    me = state.table.players[0]
    me.hand, me.deck[:3] = me.deck[:3], me.hand
    assert (draw(state, 1, "en", 80), draw(state, None, "en", 80)) == before


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("mode", ["hydra_3v3", "emperor_3v3", "free_for_all"])
def test_long_games_fit_80_columns(command: Command, tmp_path: Path, mode: str, language: str) -> None:
    path = played(tmp_path / "game.kubik", ["greedy"] * 6, 400, mode=mode)
    for at in range(0, 401, 40):
        run = command(f"replay {path} --at {at} --seat 2 --lang {language}")
        assert run.code == 0
        assert max(map(len, run.out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("human,greedy", ["human", "greedy"]),
        ("human:Anna, search:seconds=1", ["human:Anna", "search:seconds=1"]),
        ("search:seconds=1,horizon=3,greedy", ["search:seconds=1,horizon=3", "greedy"]),
        ("search:seconds=1,search:iterations=9", ["search:seconds=1", "search:iterations=9"]),
    ],
)
def test_seats_as_typed(text: str, seats: list[str]) -> None:
    assert read_seats(text) == seats
