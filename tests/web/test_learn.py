"""What there is to read about a game: everything in its box."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

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
    dialog.get_by_role("button", name="Faces of dice").click()
    expect(dialog.locator(".count")).to_have_text("43 things of 100")
    check_with_axe(page)
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).not_to_be_empty()
