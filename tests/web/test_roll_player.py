"""Roll Player in the browser: actions on the dice themselves, skills in the turns of others, the solo game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.client import Person, Seat, at_turn, duel, is_update, sitting
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, PHONE, Visit, come_as
from tests.web.table import click_to_the_end, click_until, ending, wait_for_question

LAPTOP = ViewportSize(width=1366, height=768)
CHOSEN = {"classes": "chosen", "first": 0}
WARRIOR, CLERIC = "class:warrior", "class:cleric"
SHORT_GAME = 10
"""Rounds of a short game for one or two."""
COLOURS = ("green", "blue", "red", "purple", "black", "white", "gold")


def pick(question: Any, *wishes: str) -> str:
    """The first option that begins with one of the wishes, else the first of all."""
    keys = [option["key"] for option in question["options"]]
    return str(next((key for wish in wishes for key in keys if key.startswith(wish)), keys[0]))


def answer(seat: Seat, *wishes: str) -> None:
    """Choose, and wait until something has happened: a bot may have acted before, and the question is another one."""
    turn = seat.update["turn"]
    seat.choose(pick(seat.update["question"], *wishes))
    if seat.update["turn"] <= turn:
        seat.until(at_turn(turn + 1))


def is_asked(seat: Seat, ask: str) -> bool:
    question = seat.update["question"]
    return bool(question and question["waiting"] and question["ask"] == ask)


def play_until(seat: Seat, wanted: Callable[[], bool], *wishes: str) -> None:
    """Answer for a seat until it is asked what is wanted."""
    while not wanted():
        if seat.update["asked"] == 0:
            answer(seat, *wishes)
        else:
            seat.until(at_turn(seat.update["turn"] + 1))


def start_in(*rows: str) -> tuple[str, ...]:
    """Starting dice go into these rows only."""
    return tuple(f"start:{colour}{face}:{row}" for row in rows for colour in COLOURS for face in range(1, 7))


def at_question(visit: Visit, port: int, ask: str, *wishes: str, size: ViewportSize = DESK, **wanted: Any) -> Page:
    """Anna's page when she, a human warrior with starting dice in the last two rows, is asked something. She plays
    alone, so that nobody acts before she does."""
    anna = Person(port, "Anna")
    setting = {"players": 1, "options": CHOSEN} | wanted
    table = anna.open(game="roll_player", **setting)["table"]
    with anna.at(table) as seat:
        seat.until(is_update)
        play_until(seat, lambda: is_asked(seat, ask), *wishes, "race:human", WARRIOR, *start_in("wis", "cha"))
    page = come_as(visit, anna, f"#/t/{table}", size)
    wait_for_question(page)
    return page


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"main [data-target='cell:{name}']")


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def test_a_number_chooses_a_card_of_the_discard_pile(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "attune", "class:druid")
    wanted = page.locator("dialog[open] article h3").first.inner_text()
    page.keyboard.press("1")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(log(page)).to_contain_text(wanted)


# --- the six actions are carried out on the dice ----------------------------------------------------------------------


def test_a_die_is_turned_over_by_a_click(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "flip", "place:str")
    cell(page, "wis1").click()
    expect(log(page)).to_contain_text("Anna turns over WIS 1")


def test_two_dice_are_swapped_by_two_clicks(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "swap", "place:dex")
    cell(page, "wis1").click()
    expect(page.locator("#prompt")).to_contain_text("with which other die")
    cell(page, "cha3").click()
    expect(log(page)).to_contain_text("Anna exchanges WIS 1")


def test_two_dice_are_swapped_by_dragging(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "swap", "place:dex")
    cell(page, "wis2").drag_to(cell(page, "cha1"))
    expect(log(page)).to_contain_text("Anna exchanges WIS 2")
    expect(log(page)).to_contain_text("and CHA 1")


def test_plus_and_minus_are_on_the_die(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "adjust", "place:con")
    page.get_by_role("button", name="one up").first.click()
    expect(log(page)).to_contain_text("Anna raises")


def test_a_die_that_was_rolled_again_shows_both_faces(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "reroll", "place:int")
    cell(page, "wis1").click()
    expect(log(page)).to_contain_text("Anna rolls WIS 1 again")
    faces = page.locator("main .can[data-target^='face:']")
    if faces.count():  # else it shows the same face again, and nothing is asked
        expect(faces).to_have_count(2)
        faces.last.click()
    expect(log(page)).to_contain_text("Anna keeps")


def test_the_token_goes_where_one_clicks(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "move", "place:wis", *start_in("str", "dex"))
    page.locator("main [data-target='move:up']").click()
    expect(log(page)).to_contain_text("Anna moves the token: good.")


# --- starting dice ----------------------------------------------------------------------------------------------------


def test_a_starting_die_is_picked_up_and_placed(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "place_start")
    die = page.get_by_role("region", name="Your dice").get_by_role("button").last
    name = die.get_attribute("aria-label")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    page.locator("main [data-target='attribute:int']").click()
    expect(log(page)).to_contain_text(f"Anna places {name} on INT 1")


# --- the market, and other heroes -------------------------------------------------------------------------------------


def test_a_card_is_bought_where_it_lies(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "market", "place:cha", *start_in("str", "dex"), size=LAPTOP)
    market = page.get_by_role("region", name="Market")
    for part in (market.locator("article").last, page.locator("main [data-target='cell:cha3']").first):
        expect(part).to_be_in_viewport(ratio=1)
    market.get_by_role("button", name=re.compile("^Discard")).first.click()
    expect(log(page)).to_contain_text("Anna discards")


def test_the_score_so_far_and_the_sheets_of_others(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "take_card", players=2, bots={"1": "random"})
    page.locator("main .mine button.stars").click()
    expect(page.locator("dialog[open]")).to_contain_text("Dice of the class colour")
    page.keyboard.press("Escape")
    page.locator("main section.seat .head").click()
    expect(page.locator("dialog[open]")).to_contain_text("Strength")
    check_with_axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discard pile").click()
    expect(page.locator("dialog[open] article").first).to_be_visible()
    check_with_axe(page)


# --- skills in the turns of others ------------------------------------------------------------------------------------


def test_what_one_may_do_in_anothers_turn_glows_until_one_does_not_want_it(visit: Visit, port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    table = duel(anna, boris, game="roll_player", options=CHOSEN | {"first": 1})["table"]
    with sitting(table, anna, boris) as seats:
        while not is_asked(seats[1], "take_card"):
            asked = seats[0].update["asked"]
            turn = seats[0].update["turn"]
            answer(seats[asked], WARRIOR if asked else CLERIC)
            for seat in seats:
                if seat.update["turn"] <= turn:
                    seat.until(at_turn(turn + 1))
    page = come_as(visit, anna, f"#/t/{table}")
    ability = page.locator("main [data-target='class']")
    expect(page.locator("main .can[data-target='class']")).to_be_visible()
    skip = page.get_by_role("button", name="Not until my turn")
    skip.click()
    expect(page.locator("main .can")).to_have_count(0)
    expect(page.locator("#prompt")).to_have_text("Waiting for Boris")
    skip.click()
    ability.click()
    expect(log(page)).to_contain_text("uses the ability")


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_solo_game_to_its_title(visit: Visit, port: int, size: ViewportSize) -> None:
    anna = Person(port, "Anna")
    table = anna.open(game="roll_player", players=1, options={"short_game": True})["table"]
    page = come_as(visit, anna, f"#/t/{table}", size)
    solo = page.get_by_role("region", name="Solo game")
    expect(solo).to_contain_text("True Hero")
    expect(page.get_by_role("button", name="Trash")).to_have_count(0)
    click_to_the_end(page, seed=2)
    expect(ending(page)).to_contain_text("Gold left")
    page.keyboard.press("Escape")
    expect(solo).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("plain", [False, True], ids=["board", "text"])
def test_axe_finds_no_serious_fault_in_mid_game(visit: Visit, port: int, plain: bool) -> None:
    page = at_question(visit, port, "market", "buy:", players=2, bots={"1": "random"})
    if plain:
        page.keyboard.press("t")
        expect(page.locator("main h2").first).to_be_visible()
    check_with_axe(page)


def test_with_motion_the_score_is_counted_up(visit: Visit, port: int) -> None:
    anna = Person(port, "Anna")
    options = CHOSEN | {"short_game": True}
    table = anna.open(game="roll_player", players=1, options=options)["table"]
    with anna.at(table) as seat:
        seat.until(is_update)
        last = lambda: is_asked(seat, "market") and seat.update["view"]["round"] == SHORT_GAME  # noqa: E731
        play_until(seat, last, WARRIOR, "done")
    page = come_as(visit, anna, f"#/t/{table}", reduced_motion="no-preference")
    click_until(page, 1, lambda _: page.get_by_role("button", name="Show it all").is_visible())
    expect(page.get_by_role("heading", name="The score is counted")).to_be_visible()
    page.get_by_role("button", name="Show it all").click()
    expect(page.get_by_role("heading", name="You have won!")).to_be_visible()
    expect(ending(page)).to_contain_text("Gold (breaks ties)")
