"""What there is to read about a game: its book, everything in its box, and the numbered rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from kubik.games import GAMES
from kubik.games import game as find_game
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.table import play_now


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_is_there(visit: Visit, game: str) -> None:
    page = visit(f"#/learn/{game}/gallery")
    pieces = find_game(game).text("en").pieces()
    expect(page.locator("main li")).to_have_count(len(pieces))
    for shown, piece in zip(page.locator("main li").all_inner_texts(), pieces, strict=True):
        said = re.sub(r"\s+", " ", shown).casefold()
        for line in (piece.name, *piece.lines):
            assert line.casefold() in said
    check_with_axe(page)


def test_the_gallery_is_found_from_the_lobby(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.locator(".box", has=page.get_by_role("heading", name="Hero Realms")).get_by_role("link").click()
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    page.get_by_role("button", name="In the box").click()
    expect(page.get_by_role("heading", name="Fire Gem")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    check_with_axe(page)


def test_things_are_found_by_kind_source_and_words(visit: Visit) -> None:
    page = visit("#/learn/hero_realms/gallery")
    page.get_by_role("button", name="Champions").click()
    expect(page.locator("main .count")).to_have_text("31 things of 79")
    page.get_by_role("searchbox").fill("guard draw")
    expect(page.get_by_role("heading", name="Arkus, Imperial Dragon")).to_be_visible()
    expect(page.get_by_role("heading", name="Dire Wolf")).to_have_count(0)
    page.get_by_role("button", name=re.compile(r"^All \d")).click()
    page.get_by_role("searchbox").fill("волк")
    expect(page.get_by_role("heading", name="Dire Wolf")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox").select_option("proposed by Kubik")
    expect(page.get_by_role("heading", name="Fire Gem")).to_have_count(0)
    expect(page.locator("main li").first).to_contain_text("Name: proposed by Kubik")


def test_a_thing_tells_its_text_in_the_other_language(visit: Visit) -> None:
    page = visit("#/learn/hero_realms/gallery", language="ru-RU")
    gem = page.locator("main li", has=page.get_by_role("heading", name="Огненный самоцвет"))
    gem.get_by_text("Fire Gem").click()
    expect(gem.get_by_role("group")).to_contain_text("gold")


def test_the_gallery_lies_beside_the_table(visit: Visit) -> None:
    page = visit(size=DESK)
    play_now(page, "Dice Forge")
    page.get_by_role("button", name="Rules and cards").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="In the box").click()
    dialog.get_by_role("button", name="Faces of dice").click()
    expect(dialog.locator(".count")).to_have_text("43 things of 100")
    check_with_axe(page)
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).not_to_be_empty()


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), [("en-US", DESK), ("ru-RU", PHONE)], ids=["en", "ru"])
def test_every_game_has_a_book(visit: Visit, game: str, language: str, size: ViewportSize) -> None:
    page = visit(f"#/learn/{game}/rules", language=language, size=size)
    expect(page.get_by_role("heading", name="The aim" if language == "en-US" else "Цель")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    check_with_axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_all_numbered_rules_are_there(visit: Visit, game: str) -> None:
    page = visit(f"#/learn/{game}/numbered", size=PHONE)
    book = page.locator("main .book")
    expect(book.get_by_role("heading").first).to_be_visible()
    numbered = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+-)?\d+")
    written = (Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert set(numbered.findall(written)) == set(numbered.findall(book.inner_text()))
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    check_with_axe(page)


def test_the_rules_are_searched(visit: Visit) -> None:
    page = visit("#/learn/hero_realms/rules")
    page.get_by_role("searchbox").fill("stun")
    expect(page.get_by_role("heading", name="Attacking")).to_be_visible()
    expect(page.get_by_role("heading", name="The aim")).to_have_count(0)
    page.get_by_role("button", name="By number").click()
    page.get_by_role("searchbox").fill("HR-021 costs nothing")
    expect(page.get_by_role("row")).to_have_count(2)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("main")).to_contain_text("Nothing here has these words.")


def test_what_is_on_the_table_comes_first(visit: Visit) -> None:
    page = visit()
    play_now(page, "Runebound")
    page.keyboard.press("b")
    headings = page.get_by_role("dialog").locator(".book h2")
    expect(headings.first).to_have_text("The Ascendance of Margath")
    expect(headings.filter(has_text="The Corpse King")).to_be_hidden()
    page.get_by_text("Not at this table").click()
    expect(headings.filter(has_text="The Corpse King")).to_be_visible()
    check_with_axe(page)
