"""Games that the page knows nothing of: played on the plain screen, by clicks, by words and by numbers."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from kubik.kernel.blank import MOST_WORDS
from tests.server.client import Person
from tests.server.program import program
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, PHONE, Visit, come_as
from tests.web.table import click_to_the_end, insist, play_now, wait_for_question

ROOT = Path(__file__).parents[2]
FEWEST_CLICKS = 9
"""Of twenty cards everybody lays ten; the last may be laid for one."""
LINE = "[role=log] li"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server that is told of two games: the example, and a tale for tests."""
    with pytest.MonkeyPatch.context() as environment:
        path = os.pathsep.join(filter(None, [str(ROOT / "examples"), str(ROOT), os.environ.get("PYTHONPATH", "")]))
        environment.setenv("PYTHONPATH", path)
        environment.setenv("KUBIK_GAMES", "toy_game,tests.tale")
        folder = tmp_path_factory.mktemp("server")
        with program("--port", "0", "--database", f"{folder}/kubik.db") as started:
            assert started.port, started.said
            yield started.port


@pytest.fixture(scope="module")
def address(port: int) -> str:
    return f"http://127.0.0.1:{port}/"


def fits(page: Page) -> bool:
    """Whether nothing sticks out to the side."""
    parts = "[document.documentElement, ...document.querySelectorAll('main, [role=log], .ask')]"
    return bool(page.evaluate(f"{parts}.every((part) => part.scrollWidth <= part.clientWidth)"))


# --- the example: towers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_by_clicking(visit: Visit, size: ViewportSize) -> None:
    page = visit(size=size)
    play_now(page, "Towers")
    assert click_to_the_end(page, seed=1) >= FEWEST_CLICKS
    expect(page.locator("dialog[open]").get_by_role("table")).to_contain_text("Height of the tower")
    assert fits(page)


def test_a_card_is_laid_where_it_is_seen(visit: Visit) -> None:
    page = visit()
    play_now(page, "Towers")
    own = page.locator("main section.own")
    card = own.locator("[data-target^='hand:']").first
    name = card.inner_text()
    card.click()
    expect(page.locator(LINE).filter(has_text=f"lays {name}.").first).to_be_visible()
    wait_for_question(page)
    expect(own.locator("dd").last).to_contain_text(re.compile(r"\d"))


def test_the_cards_of_others_are_backs(visit: Visit) -> None:
    page = visit()
    play_now(page, "Towers")
    other = page.locator("main section.paper[aria-label='Bot 2']")
    expect(other.get_by_role("img", name="3, face down")).to_be_visible()
    expect(page.locator("main section.own").get_by_role("img")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_plain_screen_speaks_the_language_and_is_accessible(visit: Visit, size: ViewportSize) -> None:
    page = visit(language="ru-RU", size=size)
    page.locator("li.box").filter(has_text="Башни").get_by_role("button", name="Играть").click()
    wait_for_question(page)
    main = page.locator("main")
    for label in ("Колода", "Рука", "Башня"):
        expect(main).to_contain_text(label)
    assert fits(page)
    check_with_axe(page)


# --- the tale: words and numbers --------------------------------------------------------------------------------------


@pytest.fixture
def tale(visit: Visit, port: int) -> Page:
    """Anna begins, and is asked for the title; the bot says nothing, always."""
    anna = Person(port, "Anna")
    return come_as(visit, anna, f"#/t/{anna.open(game='tale', bots={'1': 'random'})['table']}")


def blank(page: Page) -> Locator:
    return page.locator("#blank")


def last_words(page: Page) -> Locator:
    """What Anna has said last."""
    return page.locator(LINE).filter(has_text="Anna: ").last


def test_a_tale_by_the_keyboard_alone(tale: Page) -> None:
    wait_for_question(tale)
    tale.keyboard.press("w")
    tale.keyboard.type("The Lamp, 1 of 9")
    tale.keyboard.press("Enter")
    expect(last_words(tale)).to_contain_text("The Lamp, 1 of 9")
    expect(tale.locator("#prompt")).to_have_text("How does it go on?")
    tale.keyboard.press("w")
    tale.keyboard.type("Once upon a time")
    tale.keyboard.press("Shift+Enter")
    tale.keyboard.type("there was a lamp.")
    expect(tale.locator(".length")).to_contain_text(f"34 / {MOST_WORDS}")
    tale.keyboard.press("Enter")
    expect(last_words(tale)).to_contain_text("Once upon a time\nthere was a lamp.", use_inner_text=True)
    expect(tale.locator("#prompt")).to_have_text("What is that worth?")
    tale.keyboard.press("w")
    tale.keyboard.type("13")
    expect(tale.get_by_role("button", name="Send")).to_be_disabled()
    tale.keyboard.press("Backspace")
    tale.keyboard.press("Enter")
    expect(last_words(tale)).to_contain_text("Anna: 1.")


def test_an_option_beside_the_blank_warns_like_any_other(tale: Page) -> None:
    tale.get_by_role("button", name="Say nothing").click()
    expect(tale.locator("#prompt")).to_have_text("How does it go on?")
    tale.keyboard.press("1")
    insist(tale)
    expect(tale.locator("#prompt")).to_have_text("What is that worth?")


def test_words_that_are_too_long_or_refused_stay_to_be_mended(tale: Page) -> None:
    blank(tale).fill("x" * 41)
    expect(tale.get_by_role("button", name="Send")).to_be_disabled()
    expect(tale.locator(".length.over")).to_be_visible()
    blank(tale).fill("left \u202eto right")
    tale.get_by_role("button", name="Send").click()
    expect(tale.locator("[popover].note")).to_contain_text("characters that cannot be shown")
    expect(blank(tale)).to_have_value("left \u202eto right")
    expect(tale.locator("#prompt")).to_have_text("What is the tale called?")


NASTY = {
    "one word": "W" * 3000,
    "markup": "<img src=x onerror=\"document.title='broken'\"><style>*{display:none}</style> & { $player }",
    "from right to left": "שלום עולם! مرحبا بالعالم " * 12,
    "emoji": "🎲🏰🐉" * 300,
    "stacked": "Z" + "\u0351\u0489\u0334" * 200,
    "lines": "\n\n\n".join("word" for _ in range(60)),
    "longest": "Lorem, ipsum. " * (MOST_WORDS // 14),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("words", NASTY.values(), ids=NASTY)
def test_whatever_somebody_writes_the_page_keeps_its_shape(
    visit: Visit, port: int, words: str, size: ViewportSize
) -> None:
    anna = Person(port, "Anna")
    table = anna.open(game="tale", bots={"1": "random"})["table"]
    page = come_as(visit, anna, f"#/t/{table}", size)
    page.get_by_role("button", name="Say nothing").click()
    expect(page.locator("#prompt")).to_have_text("How does it go on?")
    blank(page).fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#prompt")).to_have_text("What is that worth?")
    assert fits(page)
    if size is PHONE:
        page.get_by_role("button", name="Log").click()
    line = last_words(page)
    expect(line).to_be_visible()
    assert fits(page)
    assert " ".join(words.split()) in " ".join(line.inner_text().split())
    # Both in one moment: the log may still be on its way into sight.
    above, below = page.locator(LINE).evaluate_all(
        "lines => lines.slice(-2).map((line) => line.getBoundingClientRect())"
    )
    assert above["bottom"] <= below["top"] + 1
    assert page.title() != "broken"
