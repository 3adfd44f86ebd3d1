"""The page in a real browser, against a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocket, WebSocketRoute, expect

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import verify
from kubik.server import requests
from tests.server.client import Person, duel, play_to_the_end, sitting
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, LAPTOP, PATIENCE, PHONE, TABLET, Visit, come_as
from tests.web.table import (
    act_until,
    click_to_the_end,
    click_until,
    ending,
    insist,
    play_now,
    press_something,
    shelf,
    wait_for_question,
    warning,
)

GAMES = {"hero_realms": "Hero Realms", "roll_player": "Roll Player", "dice_forge": "Dice Forge"}
LARGEST_FIRST_LOAD = 250_000
FEWEST_CLICKS = 5
"""Whoever clicks at random may lose soon."""
CYRILLIC = re.compile("[а-яё]{4}", re.IGNORECASE)


def prompt(page: Page) -> str:
    return page.locator("#prompt").inner_text()


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def press_tab_until(page: Page, wanted: str) -> None:
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.locator(wanted).and_(page.locator(":focus")).count():
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(visit: Visit, tmp_path: Path, game: str) -> None:
    page = visit()
    play_now(page, GAMES[game])
    assert click_to_the_end(page, seed=1) > FEWEST_CLICKS
    result = ending(page)
    expect(result.get_by_role("table")).to_contain_text("Place")
    result.get_by_role("button", name="Was chance honest?").click()
    expect(result).to_contain_text("Yes. The seed that is shown now has exactly the hash")
    with page.expect_download() as download:
        result.get_by_role("link", name="Game file").click()
    file = tmp_path / "game.kubik"
    download.value.save_as(file)
    verify(kubik.game(game), gamefile.read(file))
    result.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    result.get_by_role("button", name="Rematch").click()
    expect(result).not_to_be_visible()
    wait_for_question(page)


@pytest.mark.parametrize(
    ("game", "moving"), [("hero_realms", ".flying"), ("roll_player", ".flying"), ("dice_forge", ".rolled")]
)
def test_with_motion_things_move_and_the_game_goes_on(visit: Visit, game: str, moving: str) -> None:
    page = visit(reduced_motion="no-preference")
    play_now(page, GAMES[game])
    page.evaluate(
        """(moving) => {
            window.moved = 0;
            const look = () => window.moved += document.querySelectorAll(moving).length;
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }""",
        moving,
    )
    turns = page.locator("[role=log] li.heading")
    before = turns.count()
    click_until(page, 1, lambda _: turns.count() >= before + 2)  # the own turn, and that of the bot
    wait_for_question(page)
    assert page.evaluate("window.moved") > 0


def test_a_newcomer_plays_after_one_click(visit: Visit) -> None:
    page = visit()
    shelves = page.locator("li.box")
    expect(shelves).to_have_count(len(kubik.games.GAMES))
    play_now(page, "Dice Forge")
    assert prompt(page)


def test_a_sheet_closes_when_somebody_presses_beside_it(visit: Visit) -> None:
    page = visit()
    shelf(page, "Dice Forge").get_by_role("button", name="Set a table").click()
    sheet = page.locator("dialog[open]")
    place = sheet.bounding_box()
    assert place is not None
    page.mouse.click(place["x"] + 8, place["y"] + place["height"] / 2)
    page.mouse.move(place["x"] + 60, place["y"] + 40)
    page.mouse.down()
    page.mouse.move(20, 20)
    page.mouse.up()
    expect(sheet).to_be_visible()
    page.mouse.click(20, 20)
    expect(sheet).to_have_count(0)


# --- two people -------------------------------------------------------------------------------------------------------


def whose_turn(*pages: Page) -> Page:
    """The page of whoever is asked."""
    for page in islice(cycle(pages), PATIENCE // 20):
        if page.locator(".ask.yours").count():
            return page
        page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_two_people_by_invitation_and_hidden_hands(visit: Visit) -> None:
    anna = visit()
    shelf(anna, "Hero Realms").get_by_role("button", name="Set a table").click()
    seats = anna.get_by_role("group", name="Who sits where")
    seats.get_by_label("Seat 2").select_option(label="A friend, by a link")
    anna.get_by_role("button", name="Set the table").click()
    link = anna.get_by_label("Link to any open seat").input_value()
    watch = anna.get_by_label("Link to watch").input_value()
    frames: dict[str, list[str]] = {"boris": [], "watcher": []}

    def listen(who: str, page: Page) -> None:
        def opened(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: frames[who].append(str(frame)))

        page.on("websocket", opened)

    boris = visit()
    listen("boris", boris)
    boris.goto(link)
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit down").click()
    watcher = visit()
    listen("watcher", watcher)
    watcher.goto(watch)
    expect(anna.get_by_role("region", name="Players")).to_contain_text("Boris")
    for _ in range(6):
        mover = whose_turn(anna, boris)
        mover.keyboard.press("e")
        insist(mover)  # there are cards in the hand
        expect(mover.locator(".ask.yours")).to_have_count(0)
    expect(watcher.get_by_text("Watching").first).to_be_visible()
    for who, hidden in (("boris", [0]), ("watcher", [0, 1])):
        updates = [json.loads(frame) for frame in frames[who] if '"type":"update"' in frame]
        views = [update["view"] for update in updates if update["view"] is not None]
        assert views
        for view in views:
            for seat in hidden:
                assert set(view["players"][seat].get("hand", [])) <= {-1}, f"{who} sees the hand of seat {seat}"
        assert "seed" not in {key for update in updates for key in update}
    own = [json.loads(frame) for frame in frames["boris"] if '"type":"update"' in frame]
    assert any(card >= 0 for update in own if update["view"] for card in update["view"]["players"][1].get("hand", []))
    source = watcher.content()
    assert source.count('data-target="hand:') == 0


def sits_at(visit: Visit, person: Person, table: str) -> Page:
    return come_as(visit, person, f"#/t/{table}")


def test_who_plays_much_still_finds_the_shelf(visit: Visit, port: int) -> None:
    anna = Person(port, "Anna")
    for _ in range(6):
        anna.open(game="hero_realms", bots={"1": "greedy"})
    page = come_as(visit, anna)
    tables = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(tables).to_have_count(4)
    expect(shelf(page, "Hero Realms").get_by_role("button", name="Play now")).to_be_in_viewport()
    page.get_by_text("2 more tables").click()
    expect(tables).to_have_count(6)


def test_a_watcher_sees_the_end_and_the_replay(visit: Visit, port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    links = duel(anna, boris, game="dice_forge")
    with sitting(links["table"], anna, boris) as seats:
        play_to_the_end(seats, pick=-1)
    page = visit(f"#/w/{links['table']}/{links['watch']}", size=PHONE)
    expect(ending(page)).to_be_visible()
    check_with_axe(page)
    ending(page).get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One choice on").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    check_with_axe(page)


def test_both_meet_at_the_rematch_and_whoever_watches_goes_with_them(visit: Visit, port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    links = duel(anna, boris, game="dice_forge")
    table = links["table"]
    with sitting(table, anna, boris) as seats:
        play_to_the_end(seats, pick=-1)
    first, second = (sits_at(visit, person, table) for person in (anna, boris))
    watcher = visit(f"#/w/{table}/{links['watch']}")
    for page in (second, watcher):
        expect(ending(page)).to_be_visible()
    ending(first).get_by_role("button", name="Rematch").click()
    ending(second).get_by_role("button", name="Join the rematch").click()
    ending(watcher).get_by_role("link", name="Watch the rematch").click()
    expect(ending(watcher)).not_to_be_visible()
    for page in (first, second, watcher):
        expect(page.get_by_role("region", name="Players")).to_contain_text("to move")
    assert table_of(first) == table_of(second) != table
    assert watcher.url.endswith(f"/{table_of(first)}/{links['watch']}")


def test_a_bot_plays_for_somebody_who_is_away(visit: Visit, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BOT_AFTER", 0.0)
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    table = duel(anna, boris)["table"]
    here = sits_at(visit, anna, table)
    there = sits_at(visit, boris, table)
    players = here.get_by_role("region", name="Players")
    expect(players).to_contain_text("is here")
    there.close()
    expect(players).to_contain_text("is away")
    players.get_by_role("button", name="Let a bot play").click()
    expect(players).to_contain_text("a bot plays meanwhile")
    back = sits_at(visit, boris, table)
    back.get_by_role("button", name="Play again myself").click()
    expect(players).to_contain_text("is here")


def test_a_turn_calls_whoever_looks_elsewhere(visit: Visit, port: int) -> None:
    anna = Person(port, "Anna")
    # In its first two turns a bot that comes second has no card yet by which it could ask for anything in between.
    page = sits_at(visit, anna, anna.open(options={"first": 0}, bots={"1": "greedy"})["table"])
    wait_for_question(page)
    page.evaluate(
        """() => {
            window.called = [];
            window.tones = 0;
            window.Notification = class {
                static permission = 'granted';
                constructor(title, { body }) { window.called.push([title, body]); }
            };
            window.OscillatorNode = class extends OscillatorNode {
                start(when) { window.tones++; super.start(when); }
            };
        }"""
    )
    turns = page.locator("[role=log] li.heading")

    def let_the_bot_have_its_turn() -> None:
        before = turns.count()
        page.keyboard.press("e")
        insist(page)
        expect(turns).to_have_count(before + 2)
        wait_for_question(page)

    let_the_bot_have_its_turn()
    assert page.evaluate("window.called") == []
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    let_the_bot_have_its_turn()
    assert page.evaluate("window.called") == [["Your turn", "Hero Realms"]]
    assert page.title().startswith("● Your turn")
    assert page.evaluate("window.tones") > 0


def test_a_second_tab_shows_the_same(visit: Visit) -> None:
    page = visit()
    play_now(page, "Hero Realms")
    other = page.context.new_page()
    other.goto(page.url)
    hand = other.locator("main [data-target^='hand:']")
    expect(hand).not_to_have_count(0)
    page.get_by_role("button", name="Play all").click()
    expect(hand).to_have_count(0)


def test_nothing_is_asked_before_the_board_is_there(visit: Visit) -> None:
    page = visit()
    open_road: list[bool] = []
    page.route(re.compile("/box"), lambda route: route.continue_() if open_road else route.abort())
    shelf(page, "Hero Realms").get_by_role("button", name="Play now").click()
    expect(page.locator("[popover].note")).to_be_visible()
    expect(page.locator("main")).to_have_text("Lighting the lamps…")
    expect(page.locator(".ask")).to_have_count(0)
    open_road.append(True)
    wait_for_question(page)
    assert page.locator("main .spot.can").count() > 0


# --- in the middle of a game ------------------------------------------------------------------------------------------


def test_reload_in_mid_turn_and_undo(visit: Visit) -> None:
    page = visit()
    play_now(page, "Hero Realms")
    hand = page.locator("main [data-target^='hand:']")
    cards = hand.count()
    expect(page.get_by_role("button", name="you have not chosen anything yet")).to_be_disabled()
    page.locator("main .spot.can[data-target^='hand:']").first.click()
    expect(hand).to_have_count(cards - 1)
    page.reload()
    wait_for_question(page)
    expect(hand).to_have_count(cards - 1)
    page.get_by_role("button", name="Take back a choice, at once").click()
    expect(hand).to_have_count(cards)


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_any_moment(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, GAMES[game])
    assert not CYRILLIC.search(prompt(page))
    page.get_by_role("button", name="по-русски").click()
    expect(page.locator("#prompt")).to_have_text(CYRILLIC)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("main")).to_contain_text(CYRILLIC)
    page.reload()
    expect(page.locator("#prompt")).to_have_text(CYRILLIC)


def test_the_page_follows_the_browser_at_first(visit: Visit) -> None:
    expect(visit(language="ru-RU").get_by_role("heading", level=1)).to_have_text("Присаживайтесь")
    expect(visit(language="en-GB").get_by_role("heading", level=1)).to_have_text("Pull up a chair")


def test_what_looks_clickable_but_is_not_says_why(visit: Visit) -> None:
    page = visit()
    play_now(page, "Hero Realms")
    dear = page.locator("main .spot.cannot").first
    expect(dear).to_have_attribute("aria-disabled", "true")
    dear.click(force=True)  # it is disabled, and says why when it is clicked all the same
    expect(page.locator("[popover].note")).to_contain_text(re.compile(r"\w{3}"))


def test_what_may_be_a_slip_is_asked_once_more(visit: Visit) -> None:
    page = visit()
    play_now(page, "Hero Realms")
    turns = page.locator("[role=log] li.heading")
    before = turns.count()
    end = page.locator("main [data-target=end_turn]")
    for plain in (False, True):
        if plain:
            page.keyboard.press("t")
        end.click()
        expect(warning(page)).to_have_text(re.compile(r"You could still play \d cards\."))
        page.get_by_role("button", name="Cancel").click()
        expect(warning(page)).to_have_count(0)
        page.keyboard.press("e")
        expect(page.get_by_role("button", name="End turn").and_(page.locator(":focus"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(warning(page)).to_have_count(0)
    assert turns.count() == before
    end.click()
    page.locator("dialog[open]").get_by_role("button", name="End turn").click()
    expect(turns).not_to_have_count(before)


def test_who_does_not_want_to_be_warned_is_not(visit: Visit) -> None:
    page = visit()
    play_now(page, "Hero Realms")
    turns = page.locator("[role=log] li.heading")
    before = turns.count()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask again before a choice that may be a slip").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(turns).not_to_have_count(before)
    assert not warning(page).count()


def test_a_lost_connection_says_so_and_loses_nothing(visit: Visit) -> None:
    page = visit()
    routes: list[WebSocketRoute] = []
    open_road = [True]

    def road(route: WebSocketRoute) -> None:
        if open_road[0]:
            route.connect_to_server()
            routes.append(route)
        else:
            route.close(code=1012)

    page.route_web_socket(re.compile("/api/tables/"), road)
    play_now(page, "Hero Realms")
    hand = page.locator("main [data-target^='hand:']")
    cards = hand.count()
    open_road[0] = False
    routes[-1].close(code=1012)
    expect(page.get_by_text("The connection is lost").first).to_be_visible()
    open_road[0] = True
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    page.locator("main .spot.can[data-target^='hand:']").first.click()
    expect(hand).to_have_count(cards - 1)


def test_replay_and_play_on_from_there(visit: Visit) -> None:
    page = visit()
    play_now(page, "Dice Forge")
    click_until(page, 1, lambda clicks: clicks >= 10)
    table = table_of(page)
    page.goto(page.url.partition("#")[0] + f"#/r/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One choice on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("one choice back or on")
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("Trying out").first).to_be_visible()
    assert table_of(page) != table
    wait_for_question(page)


def test_hint_log_and_chat(visit: Visit) -> None:
    page = visit()
    play_now(page, "Hero Realms")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_contain_text("%")
    page.get_by_role("button", name="Play all").click()
    link = page.get_by_role("log").locator("[tabindex='0']").filter(has_text=re.compile("Gold|Ruby|Dagger"))
    expect(page.get_by_role("button", name="Play all")).to_be_disabled()  # then the log stands still
    link.last.hover()
    expect(page.locator("[popover]:popover-open").first).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("<b>hello</b>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary")).to_contain_text("<b>hello</b>")


# --- for everybody ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "parts"),
    [
        ("hero_realms", {}, ["[data-target=gems]", "[data-target^='hand:']", "[data-target=end_turn]"]),
        ("hero_realms", {"characters": ["fighter", "thief"]}, ["[data-target^='hand:']", "[data-target=end_turn]"]),
        ("dice_forge", {}, ["[data-pool]", "[data-slot='1:11']", "[data-slot='0:11']"]),
    ],
)
def test_a_low_window_shows_a_whole_duel(
    visit: Visit, port: int, game: str, options: dict[str, list[str]], parts: list[str]
) -> None:
    anna = Person(port, "Anna")
    table = anna.open(game=game, options={"first": 0, **options}, bots={"1": "greedy"})["table"]
    page = come_as(visit, anna, f"#/t/{table}", LAPTOP)
    for part in parts:
        expect(page.locator(f"main {part}").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_needs_no_sideways_scrolling(visit: Visit, game: str) -> None:
    page = visit(size=PHONE)

    def fits() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, [role=button]')].filter((one) => {
                const { width, height } = one.getBoundingClientRect();
                return width && (width < 24 || height < 24);
            }).map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert not small, "too small for a thumb"

    fits()
    play_now(page, GAMES[game])

    def enough(clicks: int) -> bool:
        fits()
        return clicks >= 8

    click_until(page, 5, enough)


def ask_otherwise(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server asks on its way to the page."""

    def changed(message: str | bytes) -> str:
        said = json.loads(message)
        if said["type"] == "update" and said["question"]:
            change(said["question"])
        return json.dumps(said)

    def road(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(changed(message)))

    page.route_web_socket(re.compile("/api/tables/"), road)


def test_what_is_asked_can_be_read_beside_long_answers(visit: Visit) -> None:
    page = visit()

    def lengthen(question: dict[str, Any]) -> None:
        question["prompt"] = "Do you take an extra action for 2 sun shards?"
        for option in question["options"][:2]:
            option.update(target="", text="An extra action for 2 shards of the sun")

    ask_otherwise(page, lengthen)
    play_now(page, "Dice Forge")
    expect(page.locator(".ask .options button")).to_have_count(2)
    assert page.locator("#prompt").evaluate("(prompt) => prompt.clientHeight") < 50
    tools = page.locator(".ask .tools").bounding_box()
    options = page.locator(".ask .options").bounding_box()
    assert tools
    assert options
    assert tools["x"] > options["x"] + options["width"], "the tools stand on a line of their own"


def test_a_phone_shows_what_can_be_chosen_far_from_the_hand(visit: Visit) -> None:
    page = visit(size=PHONE)
    far: list[bool] = []

    def ask_for_an_opponent(question: dict[str, Any]) -> None:
        if far:
            question["ask"] = "opponent_discard"
            question["options"] = [question["options"][0] | {"target": "seat:1"}]

    ask_otherwise(page, ask_for_an_opponent)
    play_now(page, "Hero Realms")
    card = page.locator("main .can[data-target^='hand:']").last  # no other lies on it
    expect(card).to_be_in_viewport()
    far.append(True)
    card.click()
    expect(page.locator("main .can")).to_have_count(1)
    expect(page.locator("main .can")).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, TABLET])
@pytest.mark.parametrize("game", GAMES)
def test_four_at_a_table_have_room(visit: Visit, port: int, game: str, size: ViewportSize) -> None:
    anna = Person(port, "Anna")
    table = anna.open(game=game, players=4, bots=dict.fromkeys("123", "greedy"))["table"]
    page = come_as(visit, anna, f"#/t/{table}", size)
    wait_for_question(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.locator("main").evaluate("(main) => main.scrollWidth <= main.clientWidth")
    covered = page.evaluate(
        """() => [...document.querySelectorAll('main .seat .reserve')].filter((one) => {
            const dice = one.closest('.seat').querySelector('.thrown').getBoundingClientRect();
            const { top, right, bottom } = one.getBoundingClientRect();
            return right > dice.left && bottom > dice.top && top < dice.bottom;
        }).length"""
    )
    assert not covered, "dice lie on what somebody has"


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_is_enough(visit: Visit, game: str) -> None:
    page = visit()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the main part")
    expect(shelf(page, GAMES[game])).to_be_visible()
    press_tab_until(page, f"li.box:has-text({GAMES[game]!r}) button:has-text('Play now')")
    page.keyboard.press("Enter")
    wait_for_question(page)
    before = page.get_by_role("log").inner_text()
    press_tab_until(page, "main .spot.can, main button[data-target]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).not_to_have_text(before)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("end the turn, or pass")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("a")
    assert act_until(lambda _: ending(page).is_visible(), lambda: press_something(page)) > FEWEST_CLICKS
    press_tab_until(page, "dialog[open] button:has-text('Rematch')")
    page.keyboard.press("Enter")
    expect(ending(page)).not_to_be_visible()
    wait_for_question(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_as_text_is_complete(visit: Visit, game: str) -> None:
    """Every option of the question can be reached in the text, by its place or in the list."""
    page = visit()
    play_now(page, GAMES[game])
    page.keyboard.press("t")
    expect(page.locator("main").get_by_role("heading").first).to_be_visible()
    assert click_to_the_end(page, seed=3) > FEWEST_CLICKS


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("plain", [False, True])
def test_axe_finds_no_serious_fault(visit: Visit, game: str, plain: bool) -> None:
    page = visit()
    if game:
        play_now(page, GAMES[game])
        if plain:
            page.keyboard.press("t")
        page.wait_for_timeout(400)
    elif plain:
        page.get_by_role("button", name="Set a table").first.click()
    check_with_axe(page)


def test_the_first_load_is_small(visit: Visit, address: str) -> None:
    page = visit("#/nowhere")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    loaded: list[int] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded) < LARGEST_FIRST_LOAD
