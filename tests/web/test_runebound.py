"""Runebound in the browser: ways over the map, cards and tests, fights that everybody follows, and whole games."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from kubik.games.runebound.board import CITIES, DISTANCE, GEM, HEX
from kubik.games.runebound.vocabulary import COMBAT, SOCIAL
from tests.server.client import Person, Seat, at_turn, duel, is_update, sitting
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, PHONE, Visit, come_as
from tests.web.table import click_to_the_end, click_until, ending, wait_for_question

LAPTOP = ViewportSize(width=1366, height=768)
WISHES = ("hero:lissa", "start:", "adventure", "trade", "attack:", "fight_on", "done", "stop", "discard:")
"""What a seat chooses on its way to a question, the dearest first."""
BEGINNING = 12
"""Clicks."""
LAST_TURNS = (2, 12)


def pick(seat: Seat, goals: list[int], *wishes: str) -> str:
    """The first wish that is offered, else a step towards the nearest goal, else the first of all."""
    keys = [option["key"] for option in seat.update["question"]["options"]]
    for wish in (*wishes, *WISHES):
        found = next((key for key in keys if key.startswith(wish)), None)
        if found:
            return str(found)
    moves = [key for key in keys if key.startswith("move:")]
    down = seat.update["view"].get("face_down", [])
    up = [goal for goal in goals if goal not in down]
    if moves and up:
        return str(min(moves, key=lambda key: min(DISTANCE[HEX[key[5:]]][goal] for goal in up)))
    return str(keys[0])


def is_asked(seat: Seat, ask: str) -> bool:
    question = seat.update["question"]
    return bool(question and question["waiting"] and question["ask"] == ask)


def play_until(seat: Seat, wanted: Callable[[], bool], goals: list[int], *wishes: str) -> None:
    """Answer for the first seat until it is asked what is wanted."""
    while not wanted():
        turn = seat.update["turn"]
        if seat.update["asked"] == 0:
            assert seat.choose(pick(seat, goals, *wishes))["type"] == "done"
        if seat.update["turn"] <= turn:
            seat.until(at_turn(turn + 1))


def at_question(
    visit: Visit,
    port: int,
    ask: str,
    *wishes: str,
    goals: list[int] | None = None,
    size: ViewportSize = DESK,
    **more: Any,
) -> Page:
    """Anna's page when she, as Lissa, is asked something."""
    anna = Person(port, "Anna")
    options = {"first": 0, "enemies": "bot"} | more
    table = anna.open(game="runebound", players=2, bots={"1": "random"}, options=options)["table"]
    with anna.at(table) as seat:
        seat.until(is_update)
        play_until(seat, lambda: is_asked(seat, ask), goals or [], *wishes)
    page = come_as(visit, anna, f"#/t/{table}", size)
    wait_for_question(page)
    if ask != "choose_hero":
        expect(world(page)).not_to_have_attribute("style", re.compile(r"scale\(0\)"))  # it knows how much room it has
    return page


def shown(seat: Seat, field: str) -> list[int]:
    """What lies at a place of the table."""
    return list(seat.update["view"].get(field, []))


def when(
    visit: Visit,
    port: int,
    wanted: Callable[[Seat], bool],
    *wishes: str,
    goals: list[int] | None = None,
    size: ViewportSize = DESK,
    **more: Any,
) -> Page:
    """Anna's page when things stand as wanted."""
    anna = Person(port, "Anna")
    options = {"first": 0, "enemies": "bot"} | more
    table = anna.open(game="runebound", players=2, bots={"1": "random"}, options=options)["table"]
    with anna.at(table) as seat:
        seat.until(is_update)
        play_until(seat, lambda: wanted(seat), goals or [], *wishes)
    page = come_as(visit, anna, f"#/t/{table}", size)
    wait_for_question(page)
    return page


def time(seat: Seat) -> tuple[int, int]:
    """The act and the space of the time track."""
    view = seat.update["view"]
    return view.get("act", 1), view.get("space", 1)


def can_exchange(seat: Seat) -> bool:
    keys = [option["key"] for option in seat.update["question"]["options"]]
    return "exchange:1" in keys and seat.update["view"]["players"][0].get("gold", 0) > 0


def gems(deck: int) -> list[int]:
    return [hex for hex, gem in enumerate(GEM) if gem == deck]


def world(page: Page) -> Locator:
    """The map, as large and as far as it is moved."""
    return page.locator("main .world")


def scale(page: Page) -> float:
    return float(re.findall(r"scale\((.+?)\)", world(page).get_attribute("style") or "")[0])


def hexes(page: Page) -> Locator:
    return page.locator("main .hex.can")


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


# --- the map ----------------------------------------------------------------------------------------------------------


def test_a_click_goes_the_whole_way(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act")
    before = log(page).get_by_text("Anna goes").count()
    page.get_by_role("button", name="Roll dice").click()
    expect(page.locator("main .costs text").first).to_be_attached()
    most = max(map(int, page.locator("main .costs text").all_text_contents()))
    dice = page.locator("main .dice .die").count()
    steps = "One step, one die" if most == 1 else f"{most} steps, {most} dice"
    page.locator(f"main .hex.can[aria-label*='{steps}']").first.click()
    expect(page.locator("main .dice .die")).to_have_count(dice - most)
    expect(log(page).get_by_text("Anna goes")).to_have_count(before + most)


def inside(outer: Locator, inner: Locator) -> bool:
    """Whether the whole of one is within the other, give or take a line."""
    out, into = outer.bounding_box(), inner.bounding_box()
    assert out
    assert into
    return (
        out["x"] - 1 <= into["x"]
        and out["y"] - 1 <= into["y"]
        and into["x"] + into["width"] <= out["x"] + out["width"] + 1
        and into["y"] + into["height"] <= out["y"] + out["height"] + 1
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_hex_costs_stands_inside_of_it(visit: Visit, port: int, size: ViewportSize) -> None:
    """On the edge between hexes it would be anybody's."""
    page = at_question(visit, port, "travel", "roll", size=size)
    expect(page.locator("main .costs rect").first).to_be_attached()
    places = page.locator("main .hex.can").all()
    for cost in page.locator("main .costs > g").all():
        assert any(inside(place, cost) for place in places)


def test_a_quest_that_one_looks_at_shows_its_hexes(visit: Visit, port: int) -> None:
    page = when(visit, port, lambda seat: is_asked(seat, "act") and max(shown(seat, "slots"), default=-1) >= 0, "end")
    goals = page.locator("main .map .goal")
    story = page.locator("main .side .rb-wide").first
    expect(story).to_be_visible()
    expect(goals).to_have_count(0)
    story.hover()
    expect(goals.first).to_be_attached()
    page.mouse.move(0, 0)
    expect(goals).to_have_count(0)


def test_the_map_is_gone_over_by_keys(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act")
    here = page.locator("main .hex[tabindex='0']")
    here.focus()
    name = here.get_attribute("data-target")
    page.keyboard.press("ArrowDown")
    there = page.locator("main .hex:focus")
    if there.get_attribute("data-target") == name:
        page.keyboard.press("ArrowUp")
    expect(page.locator("main .hex:focus.can")).to_have_count(1)
    expect(page.locator("main .tip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text("Anna goes")


def test_the_map_is_wheeled_dragged_and_fitted_again(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act")
    whole = world(page).get_attribute("style")
    box = page.locator("main .map .frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -500)
    expect(world(page)).not_to_have_attribute("style", whole or "")
    near = world(page).get_attribute("style")
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    expect(world(page)).not_to_have_attribute("style", near or "")
    expect(page.locator("#prompt")).to_contain_text("what do you do")
    page.get_by_role("button", name="The whole map").click()
    expect(world(page)).to_have_attribute("style", whole or "")


class Fingers:
    """Fingers on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def rest(self, kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_make_the_map_larger_and_smaller(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act", size=PHONE)
    x, y = middle(page.locator("main .map .frame"))
    fingers = Fingers(page)
    fingers.rest("touchStart", (x - 30, y), (x + 30, y))
    sizes = [scale(page)]
    for apart in (60, 20):
        before = world(page).get_attribute("style") or ""
        fingers.rest("touchMove", (x - apart, y), (x + apart, y))
        expect(world(page)).not_to_have_attribute("style", before)
        sizes.append(scale(page))
    fingers.rest("touchEnd")
    assert sizes[0] < sizes[1] > sizes[2]
    expect(page.locator("#prompt")).to_contain_text("what do you do")


def test_a_finger_that_is_held_tells_of_a_hex_and_goes_nowhere(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act", size=PHONE)
    tip = page.locator("main .map .tip")
    there = hexes(page).first
    fingers = Fingers(page)
    fingers.rest("touchStart", middle(there))
    expect(tip).to_be_visible()
    fingers.rest("touchEnd")
    expect(tip).to_contain_text(str(there.get_attribute("aria-label")).split(".")[0])
    expect(page.locator("#prompt")).to_contain_text("what do you do")
    page.touchscreen.tap(*middle(page.locator("main .hex[aria-label*='Lissa (Anna)']")))
    expect(tip).to_contain_text("Lissa (Anna)")
    there.tap()
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Log").click()
    expect(log(page)).to_contain_text("Anna goes")


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_course_tells_its_odds_and_is_chosen_on_the_card(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "course", goals=gems(SOCIAL))
    courses = page.locator("main .rb-course.can")
    expect(courses).to_have_count(2)
    expect(page.locator("main .adventure")).to_contain_text(re.compile(r"\d+ %|[Pp]ay|gain|take|draw|lose"))
    check_with_axe(page)
    courses.first.click()
    expect(courses).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_what_a_test_reveals_is_seen_at_once(visit: Visit, port: int, size: ViewportSize) -> None:
    page = when(
        visit,
        port,
        lambda seat: is_asked(seat, "testing") and any(shown(seat, "revealed")),
        goals=gems(SOCIAL),
        size=size,
    )
    revealed = page.get_by_role("region", name="Revealed skill cards")
    expect(revealed).to_be_in_viewport(ratio=1)
    assert inside(page.locator("main .map .frame"), revealed)


def test_the_market_is_where_one_trades(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "trading", goals=CITIES, size=LAPTOP)
    cards = page.locator("main .panel .rb-tile.can")
    expect(cards).to_have_count(4)
    cards.last.click()
    menu = page.locator("dialog[open]")
    if menu.count():
        menu.get_by_role("button").nth(1).click()
    expect(cards).to_have_count(0)


def test_two_heroes_who_meet_exchange_what_they_have(visit: Visit, port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    table = duel(anna, boris, game="runebound", options={"first": 0, "enemies": "bot"})["table"]
    with sitting(table, anna, boris) as seats:
        while not (is_asked(seats[0], "act") and can_exchange(seats[0])):
            turn, asked = seats[0].update["turn"], seats[0].update["asked"]
            wishes = ("hero:mok", "remove:") if asked else ("remove:",)
            assert seats[asked].choose(pick(seats[asked], CITIES[:1], *wishes))["type"] == "done"
            for seat in seats:
                if seat.update["turn"] <= turn:
                    seat.until(at_turn(turn + 1))
        assert seats[0].choose("exchange:1")["type"] == "done"
    page, other = (come_as(visit, person, f"#/t/{table}") for person in (anna, boris))
    offer = page.get_by_role("region", name="Exchange")
    propose = offer.get_by_role("button", name="Propose")
    expect(propose).to_be_disabled()
    expect(page.locator(".ask .options button")).to_have_text(["1No exchange"])
    offer.get_by_role("slider", name="You give: Gold").press("ArrowRight")
    check_with_axe(page)
    propose.click()
    asked = other.get_by_role("region", name="Exchange")
    expect(asked.get_by_role("group", name="Anna gives")).to_contain_text("1")
    expect(asked.get_by_role("group", name="Boris gives")).to_contain_text("Nothing")
    check_with_axe(other)
    other.get_by_role("button", name="Agree").click()
    expect(log(page)).to_contain_text(re.compile("Anna gives .*Boris 1 gold for nothing"))
    expect(offer).to_have_count(0)


# --- fights -----------------------------------------------------------------------------------------------------------


def test_a_fight_is_a_scene_with_the_tokens_of_both(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "combat_action", goals=gems(COMBAT))
    fight = page.get_by_role("region", name="Fight")
    expect(fight.locator(".fighter")).to_have_count(2)
    expect(fight.locator(".fighter").first.locator(".coin")).to_have_count(3)
    expect(fight.locator(".fighter").last.locator(".coin")).to_have_count(5)
    expect(fight.locator(".rb-ability").first).to_contain_text("Lissa. Surge 1, Track the Prey")
    rows = fight.locator(".fighter").last.locator(".tokens li").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len({*rows}) == 1, "the coins of an enemy lie in one row"
    check_with_axe(page)
    page.locator(".ask").get_by_role("button", name="Pass").click()
    passed, warning = log(page).locator("li", has_text="Anna passes."), page.locator("[aria-labelledby=warning]")
    expect(passed.or_(warning).first).to_be_visible()
    if warning.is_visible():  # some of her tokens could still be used
        warning.get_by_role("button").first.click()
    expect(log(page)).to_contain_text("Anna passes.")


def test_everybody_follows_a_fight(visit: Visit, port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    table = duel(anna, boris, game="runebound", options={"first": 0})["table"]
    with sitting(table, anna, boris) as seats:
        while not is_asked(seats[0], "combat_action"):
            turn, asked = seats[0].update["turn"], seats[0].update["asked"]
            wishes = ("hero:mok", "end", "pass") if asked else ()
            assert seats[asked].choose(pick(seats[asked], gems(COMBAT), *wishes))["type"] == "done"
            for seat in seats:
                if seat.update["turn"] <= turn:
                    seat.until(at_turn(turn + 1))
    for person in (anna, boris):
        page = come_as(visit, person, f"#/t/{table}")
        expect(page.get_by_role("region", name="Fight").locator(".fighter")).to_have_count(2)
        expect(page.get_by_role("region", name="Fight")).to_contain_text("played by Boris")


# --- on a phone, in words, for everybody ------------------------------------------------------------------------------


def test_on_a_phone_all_that_was_agreed_can_be_read(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "choose_hero", size=PHONE, scenario="corpse_king")
    agreed = page.locator("header .agreed")
    expect(agreed).to_have_text("Scenario: The Corpse King · Who decides for enemies: A bot")
    assert agreed.evaluate("it => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scenario", ["margath", "corpse_king"])
def test_the_card_of_the_villain_fits_the_screen(visit: Visit, port: int, scenario: str, size: ViewportSize) -> None:
    page = when(visit, port, lambda seat: time(seat) >= (2, 1), "end", size=size, scenario=scenario)
    page.locator("main .stories .spot").last.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_function(  # it is put beside its card after it has been drawn
        """([width, height]) => {
            const tip = document.querySelector('.tip .thing')?.getBoundingClientRect();
            return tip?.width && tip.left >= 0 && tip.right <= width && tip.top >= 0 && tip.bottom <= height;
        }""",
        arg=[size["width"], size["height"]],
    )


COMMODITIES = ("buy:artifacts", "buy:materiel", "buy:provisions", "buy:armaments", "buy:relics", "buy:valuables")


def with_too_many_assets(visit: Visit, port: int) -> Page:
    """Corbin has a commodity from the start; sooner or later a market has another one."""
    asked = False
    while not asked:
        anna = Person(port, "Anna")
        options = {"first": 0, "enemies": "bot"}
        table = anna.open(game="runebound", players=2, bots={"1": "random"}, options=options)["table"]
        with anna.at(table) as seat:
            seat.until(is_update)
            goals, wishes = list(CITIES), ("hero:corbin", *COMMODITIES, "trade")
            play_until(seat, lambda: is_asked(seat, "drop_asset") or bool(seat.update["ending"]), goals, *wishes)
            asked = is_asked(seat, "drop_asset")
    page = come_as(visit, anna, f"#/t/{table}", PHONE)
    wait_for_question(page)
    return page


@pytest.mark.parametrize("plain", [False, True], ids=["board", "text"])
def test_what_is_too_much_is_discarded_by_a_number(visit: Visit, port: int, plain: bool) -> None:
    """The cards may lie below the screen, so there are buttons too."""
    page = with_too_many_assets(visit, port)
    if plain:
        page.keyboard.press("t")
        expect(page.locator("main h2").first).to_be_visible()
    expect(page.locator(".ask .options button")).to_have_count(2)
    page.keyboard.press("2")
    expect(page.locator("#prompt")).not_to_contain_text("Too many assets")


def test_on_a_phone_the_map_shows_the_own_hero(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act", size=PHONE)
    expect(hexes(page).first).to_be_in_viewport()
    assert fits(page)
    hexes(page).first.tap()
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Log").click()
    expect(log(page)).to_contain_text("Anna goes")


def test_in_words_the_map_says_what_lies_around_and_the_way(visit: Visit, port: int) -> None:
    page = at_question(visit, port, "act")
    page.keyboard.press("t")
    main = page.locator("main")
    expect(main.get_by_role("heading", name="Around you")).to_be_visible()
    expect(main).to_contain_text("To go there by dice")
    main.get_by_label("What do you look for?").select_option("Riverwatch")
    expect(main).to_contain_text(re.compile(r"Riverwatch \(N12\): (\d+ hexes|one hex) away: .*(north|south)"))
    page.get_by_role("button", name="Roll dice").click()
    expect(main.get_by_role("heading", name="Where the dice lead")).to_be_visible()
    main.locator("[data-way]").last.click()
    expect(log(page)).to_contain_text("Anna goes")


@pytest.mark.parametrize("plain", [False, True], ids=["board", "text"])
@pytest.mark.parametrize("ask", ["choose_hero", "act", "travel"])
def test_axe_finds_no_serious_fault(visit: Visit, port: int, ask: str, plain: bool) -> None:
    page = at_question(visit, port, ask, *(["roll"] if ask == "travel" else []))
    if plain:
        page.keyboard.press("t")
        expect(page.locator("main h2").first).to_be_visible()
    check_with_axe(page)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "size"), [("margath", DESK), ("corpse_king", PHONE)], ids=["desk", "phone"])
def test_a_game_is_clicked_to_its_end(visit: Visit, port: int, scenario: str, size: ViewportSize) -> None:
    """From the choice of heroes until the first roll, and the last turns; between them the seat chooses by lot."""
    anna = Person(port, "Anna")
    options = {"first": 0, "enemies": "bot", "scenario": scenario}
    table = anna.open(game="runebound", players=2, bots={"1": "random"}, options=options)["table"]
    page = come_as(visit, anna, f"#/t/{table}", size)
    click_until(page, 3, lambda clicks: clicks >= BEGINNING)
    random = Random(3)
    with anna.at(table) as seat:
        seat.until(is_update)
        while seat.update["ending"] is None and (time(seat) < LAST_TURNS or seat.update["asked"] != 0):
            turn = seat.update["turn"]
            if seat.update["asked"] == 0:
                seat.choose(random.choice(seat.update["question"]["options"])["key"])
            if seat.update["turn"] <= turn:
                seat.until(at_turn(turn + 1))
    click_to_the_end(page, seed=3)
    expect(ending(page)).to_be_visible()
    expect(ending(page).locator(".tale")).not_to_be_empty()
    assert fits(page)
