"""The story game in the browser: actions built on the sheet, words, secrets of a few, and a whole adventure."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, ViewportSize, expect

from kubik.games.story.hero_files import read_hero
from tests.server.client import Person, Seat, at_turn, is_update, sitting
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, Visit, come_as
from tests.web.table import act_until, click_something, ending, wait_for_question

PHONE = ViewportSize(width=390, height=844)
SMALL = ViewportSize(width=360, height=740)
USUAL = ("hero:mirra", "plainly", "roll", "ready", "approach:", "no_effort", "done")
"""What somebody chooses on the way to a question, the dearest first."""


def pick(seat: Seat) -> str:
    keys = [option["key"] for option in seat.update["question"]["options"]]
    return str(next((key for wish in USUAL for key in keys if key.startswith(wish)), keys[0]))


def play_until(seat: Seat, wanted: Callable[[], bool]) -> None:
    """Answer for one seat, whatever it is asked, until something holds."""
    while not wanted():
        turn, question = seat.update["turn"], seat.update["question"]
        if question and question["waiting"]:
            assert seat.choose(pick(seat))["type"] == "done"
        if seat.update["turn"] <= turn:
            seat.until(at_turn(turn + 1))


def is_asked(seat: Seat, ask: str) -> bool:
    question = seat.update["question"]
    return bool(question and question["waiting"] and question["ask"] == ask)


def alone(visit: Visit, port: int, ask: str, *, size: ViewportSize = DESK, **more: Any) -> Page:
    """Anna's page when she, as Mirra, is asked something in the Dark Light."""
    anna = Person(port, "Anna")
    table = anna.open(game="story", players=2, bots={"1": "random"}, options={"adventure": "dark_light"})["table"]
    with anna.at(table) as seat:
        seat.until(is_update)
        play_until(seat, lambda: is_asked(seat, ask))
    page = come_as(visit, anna, f"#/t/{table}", size, **more)
    wait_for_question(page)
    return page


def board(page: Page) -> Locator:
    return page.locator("main .book")


def can(page: Page, target: str) -> Locator:
    """What can be chosen about something."""
    return page.locator(f"main .spot.can[data-target~='{target}'], main button[data-target='{target}']")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def tell(page: Page, words: str) -> None:
    page.locator("#blank").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#blank")).to_have_value("")


# --- an action --------------------------------------------------------------------------------------------------------


def test_a_hero_is_chosen_by_the_portrait(visit: Visit, port: int) -> None:
    page = alone(visit, port, "choose_hero")
    expect(board(page)).to_contain_text("Keeper of the living flame")
    can(page, "hero:dorn").click()
    expect(board(page).get_by_role("region", name="Dorn Anvilback")).to_be_visible()
    can(page, "raise:1").click()
    expect(page.locator("main .points")).to_contain_text("2 points")


def test_a_hero_of_ones_own_is_made_played_and_taken_home(visit: Visit, port: int) -> None:
    page = alone(visit, port, "choose_hero")
    page.get_by_role("button", name="A hero of your own").click()
    form = page.locator("dialog[open]")
    take = form.get_by_role("button", name="Play this hero")
    expect(take).to_be_disabled()
    form.get_by_label("Name").fill("Olga Reed")
    form.get_by_label("Power", exact=True).fill("Understands fish")
    form.get_by_label("Stage").select_option("3")
    form.locator("summary").first.click()
    form.get_by_label("animals").check()
    form.get_by_role("button", name="Remove").last.click()  # no weakness
    take.click()
    sheet = page.locator("main .sheet.own")
    expect(sheet).to_contain_text("Understands fish")
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save the hero").click()
    hero = read_hero(saved.value.path().rename(saved.value.path().with_suffix(".json")))
    assert (hero.name, [power.tags for power in hero.power]) == ("Olga Reed", [("animals",)])


def test_a_way_says_its_dice_and_odds(visit: Visit, port: int) -> None:
    page = alone(visit, port, "act")
    ways = page.locator("main .way")
    expect(ways).to_have_count(3)
    expect(ways.first).to_contain_text(re.compile(r"(\d+ dice|1 die|no dice), (\d+|<1) %"))
    can(page, "approach:plead").click()
    expect(page.locator("main .pool")).to_be_visible()


def test_the_pool_grows_and_shrinks_with_the_powers_that_are_touched(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare")
    pool = page.locator("main .pool")
    before = pool.locator(".total i").count()
    reasons = pool.locator("li").count()
    odds = pool.locator(".odds").text_content()
    page.locator("main .spot.can[data-target*='without:']").first.click()
    expect(pool.locator("li")).to_have_count(reasons - 1)
    expect(pool.locator(".total i")).not_to_have_count(before)
    expect(pool.locator(".odds")).not_to_have_text(odds or "")
    page.locator("main .spot.can[data-target*='with:']").first.click()
    expect(pool.locator("li")).to_have_count(reasons)
    expect(pool.locator(".total i")).to_have_count(before)


def test_one_tells_then_rolls_and_sixes_light_up(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare")
    expect(can(page, "roll")).to_have_count(0)
    tell(page, "I speak of the children.\nOf <b>both</b>.")
    expect(page.locator("main .speech").last).to_contain_text("Of <b>both</b>.")
    dice = page.locator("main .pool .total i").count()
    can(page, "roll").click()
    cast = page.locator("main .roll").first.locator(".die")
    expect(cast).to_have_count(dice)
    sixes = page.locator("main .roll").first.locator(".die.six").count()
    expect(page.locator("main .roll").first).to_contain_text("no measure" if not sixes else re.compile(r"\d measure"))


def test_a_special_effort_is_offered_and_may_have_a_name(visit: Visit, port: int) -> None:
    page = alone(visit, port, "effort")
    effort = page.get_by_role("region", name="A special effort?")
    expect(effort).to_be_visible()
    effort.locator("#blank").fill("out of breath")
    effort.get_by_role("button", name="Send").click()
    expect(page.locator("main .sheet.own .tag")).to_contain_text("out of breath 1")
    expect(page.locator("main .sheet.own .burden")).to_contain_text("1/6")


def test_a_draft_outlives_a_reload(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare")
    page.locator("#blank").fill("Slowly, word by word")
    page.reload()
    expect(page.locator("#blank")).to_have_value("Slowly, word by word")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("main .speech").last).to_contain_text("Slowly, word by word")
    page.reload()
    wait_for_question(page)
    expect(page.locator("#blank")).to_have_value("")


def test_by_the_keyboard_alone(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare")
    page.keyboard.press("w")
    page.keyboard.type("She lifts the lamp")
    page.keyboard.press("Enter")
    expect(page.locator("main .speech").last).to_contain_text("She lifts the lamp")
    can(page, "roll").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main .die").first).to_be_visible()


# --- with a scenarist -------------------------------------------------------------------------------------------------


def listen(page: Page, heard: list[str]) -> None:
    """Write down whatever comes over the line."""

    def hear(frame: str | bytes) -> None:
        heard.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))


class Three:
    """Anna is the scenarist, Boris and Clara play Mirra and Dorn; their pages, and all that their browsers got."""

    def __init__(self, visit: Visit, port: int) -> None:
        self.people = [Person(port, name) for name in ("Anna", "Boris", "Clara")]
        anna, boris, clara = self.people
        links = anna.open(game="story", players=3, options={"way": "scenarist", "adventure": "dark_light"})
        self.table = links["table"]
        for person in (boris, clara):
            assert person.call("POST", "/api/join", {"link": links["invitation"]})[0] == 200
        heroes = {1: "hero:mirra", 2: "hero:dorn"}
        with sitting(self.table, *self.people) as seats:
            while not is_asked(seats[0], "lead"):
                turn, asked = seats[0].update["turn"], seats[0].update["asked"]
                keys = [option["key"] for option in seats[asked].update["question"]["options"]]
                key = next((key for key in (heroes.get(asked, ""), "done") if key in keys), keys[0])
                assert seats[asked].choose(key)["type"] == "done"
                for seat in seats:
                    if seat.update["turn"] <= turn:
                        seat.until(at_turn(turn + 1))
        self.heard: list[list[str]] = [[], [], []]
        self.pages = [visit(size=DESK) for _ in self.people]
        for person, page, heard in zip(self.people, self.pages, self.heard, strict=True):
            listen(page, heard)
            name, _, secret = person.cookie.partition("=")
            address = page.url.partition("#")[0]
            page.context.add_cookies([{"name": name, "value": secret, "url": address}])
            page.goto(f"{address}#/t/{self.table}")
            page.reload()
            expect(board(page)).to_be_visible()

    def knows(self, who: int, words: str) -> bool:
        """Whether something is in the page, or ever came over the line."""
        return words in self.pages[who].content() or any(words in str(frame) for frame in self.heard[who])


def fill(page: Page, asked: str, words: str) -> None:
    """Fill in what is asked for."""
    expect(page.locator("#prompt")).to_contain_text(asked)
    page.locator("#blank").fill(words)
    page.get_by_role("button", name="Send").click()


def test_notes_and_whispers_reach_only_their_readers(visit: Visit, port: int) -> None:
    three = Three(visit, port)
    anna, boris, clara = three.pages
    anna.get_by_role("tab", name="Notes").click()
    can(anna, "note").click()
    fill(anna, "What do you note", "The widow is LISTENING.")
    expect(anna.locator("main .notes")).to_contain_text("LISTENING")
    can(anna, "hero:1").click()
    anna.locator("dialog[open]").get_by_role("button", name="Whisper to Boris").click()
    fill(anna, "What do you whisper", "Only you hear the DROWNED bell.")
    boris.get_by_text("Letters for you: 1").click()
    expect(boris.locator("main .letters")).to_contain_text("DROWNED bell")
    anna.get_by_role("tab", name="On the table").click()
    can(anna, "secret_clock").click()
    fill(anna, "secret clock", "HUNGER grows")
    expect(anna.locator("#prompt")).to_contain_text("How many segments")
    anna.locator(".ask .stepper .choose").click()
    anna.locator(".ask button[data-key='by_hand']").click()
    expect(anna.locator("main .clocks")).to_contain_text("HUNGER")
    # Something that everybody gets comes after it, so that nothing is still on its way.
    fill(anna, "How does the story go on", "A gull cries.")
    for page in (boris, clara):
        expect(page.locator("main .tale").last).to_have_text("A gull cries.")
    assert three.knows(0, "LISTENING")
    assert three.knows(1, "DROWNED")
    for secret in ("LISTENING", "HUNGER"):
        assert not three.knows(1, secret)
        assert not three.knows(2, secret)
    assert not three.knows(2, "DROWNED")


def test_a_scene_with_a_scenarist(visit: Visit, port: int) -> None:
    three = Three(visit, port)
    anna, boris, clara = three.pages
    can(anna, "follow").click()
    expect(boris.locator("main h2")).to_have_text("Council on the pier")
    can(anna, "obstacle:permit").click()
    expect(boris.get_by_role("region", name="In the way")).to_contain_text("Win over the harbour mistress.")
    can(boris, "approach:plead").click()
    expect(can(boris, "plainly")).to_be_visible()  # else the words would go to the question before
    boris.locator("#blank").press_sequentially("I take off my hat")
    expect(clara.locator("main .writing")).to_contain_text("Boris is writing")
    expect(anna.locator("main .writing")).to_contain_text("Boris is writing")
    boris.get_by_role("button", name="Send").click()
    expect(clara.locator("main .speech").last).to_contain_text("I take off my hat")
    expect(clara.locator("main .writing")).to_be_empty()
    can(boris, "roll").or_(can(boris, "ready")).first.click()
    # The scenarist judges on the sheet of whoever acts.
    dice = anna.locator("main .pool .total i").count()
    can(anna, "more_dice").click()
    expect(anna.locator("main .pool .total i")).to_have_count(dice + 1)
    expect(clara.locator("main .pool .total i")).to_have_count(dice + 1)
    check_with_axe(anna)
    can(anna, "approve").click()
    expect(clara.locator("main .roll").first.locator(".die")).to_have_count(dice + 1)


def test_a_stop_card_bears_no_name(visit: Visit, port: int) -> None:
    three = Three(visit, port)
    anna, boris, clara = three.pages
    clara.get_by_role("button", name="Stop", exact=True).click()
    for page in (anna, boris):
        expect(page.locator("main .safety")).to_contain_text("Stop: let us talk first")
        assert "Clara says stop" not in page.content()
    can(anna, "go_on").or_(anna.locator(".ask button[data-key='go_on']")).first.click()
    expect(boris.locator("main .safety")).not_to_contain_text("Stop: let us talk first")


def menu_choice(page: Page, target: str, name: str) -> None:
    """One of several things that can be done about something."""
    can(page, target).click()
    page.locator("dialog[open]").get_by_role("button", name=name).click()


def test_the_scenarist_renames_and_merges_conditions(visit: Visit, port: int) -> None:
    three = Three(visit, port)
    anna, boris, _ = three.pages
    for name in ("Scared to shaking", "Horrified"):
        menu_choice(anna, "hero:1", "A condition")
        fill(anna, "condition", name)
        expect(anna.locator("#prompt")).to_contain_text("How many dice")
        anna.locator(".ask .stepper input").fill("1")
        anna.locator(".ask .stepper .choose").click()
        anna.locator(".ask button[data-key='of_no_kind']").click()
        expect(boris.locator("main .sheet.own .tag").last).to_contain_text(name)
    menu_choice(anna, "condition:1:0", "Make one with another")
    can(anna, "condition:1:1").click()
    fill(anna, "What is it called now", "In panic")
    expect(boris.locator("main .sheet.own .tag")).to_have_count(1)
    expect(boris.locator("main .sheet.own .tag")).to_contain_text("In panic")
    menu_choice(boris, "condition:1:0", "Another name")
    fill(boris, "What is it called now", "Calmer by now")
    expect(anna.locator("main .tag")).to_contain_text("Calmer by now")


def test_all_agree_to_go_back_to_before_a_scene(visit: Visit, port: int) -> None:
    three = Three(visit, port)
    anna, boris, clara = three.pages
    can(anna, "follow").click()
    expect(boris.locator("main h2")).to_have_text("Council on the pier")
    boris.get_by_role("button", name="Table menu").click()
    boris.get_by_role("button", name="Back to before this scene").click()
    for page in (anna, clara):
        page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    for page in three.pages:
        expect(page.locator("main h2")).not_to_have_text("Council on the pier")


def test_who_comes_back_reads_what_is_open_and_who_was_met(visit: Visit, port: int) -> None:
    three = Three(visit, port)
    anna, boris, _ = three.pages
    address = boris.url
    boris.goto("about:blank")
    anna.get_by_role("tab", name="Notes").click()
    for target, asked, words in (("thread", "thread", "Who lit the lamp?"), ("met", "met", "Widow Ash")):
        can(anna, target).click()
        fill(anna, asked, words)
        expect(anna.locator("main .panel")).to_contain_text(words)
    boris.goto(address)
    boris.get_by_role("button", name="Tell me").click()
    told = boris.get_by_role("dialog")
    expect(told.get_by_role("heading", name="Open threads")).to_be_visible()
    expect(told).to_contain_text("Who lit the lamp?")
    expect(told).to_contain_text("Widow Ash")
    check_with_axe(boris)


def test_the_chronicle_is_read_and_taken_along(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare", permissions=["clipboard-read", "clipboard-write"])
    tell(page, "I speak of the children.")
    page.get_by_role("button", name="Chronicle").click()
    chronicle = page.get_by_role("dialog")
    expect(chronicle).to_contain_text("I speak of the children.")
    expect(chronicle.locator(".heading").first).to_be_visible()
    check_with_axe(page)
    chronicle.get_by_role("button", name="Markdown").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    markdown = str(page.evaluate("navigator.clipboard.readText()"))
    assert markdown.startswith("# ")
    assert "\n## " in markdown
    assert "I speak of the children." in markdown


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_the_form_for_an_own_hero_is_accessible(visit: Visit, port: int, size: ViewportSize) -> None:
    page = alone(visit, port, "choose_hero", size=size)
    page.keyboard.press("t")  # in words as well
    page.get_by_role("button", name="A hero of your own").click()
    form = page.locator("dialog[open]")
    form.locator("summary").first.click()
    expect(form.get_by_label("animals")).to_be_visible()
    assert fits(page)
    check_with_axe(page)


# --- on a phone, in words, in the other language, for everybody -------------------------------------------------------


@pytest.mark.parametrize("ask", ["choose_hero", "act", "prepare", "effort"])
def test_on_a_phone_it_fits_and_can_be_played(visit: Visit, port: int, ask: str) -> None:
    page = alone(visit, port, ask, size=PHONE)
    assert fits(page)
    act_until(lambda clicks: clicks == 2, lambda: click_something(page, Random(1)))
    assert fits(page)


def test_on_a_phone_what_was_told_covers_nothing(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare", size=PHONE)
    for n in range(12):
        tell(page, f"Word after word, line {n}.")
    told, telling = page.locator("main .told > div").bounding_box(), page.locator("main .telling").bounding_box()
    assert told
    assert telling
    assert told["y"] >= telling["y"] + telling["height"]


def test_in_words(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare")
    page.keyboard.press("t")
    main = page.locator("main")
    expect(main.get_by_role("heading", name="In the way")).to_be_visible()
    expect(main.get_by_role("heading", name="The roll")).to_be_visible()
    expect(main).to_contain_text(re.compile(r"Power: A voice above the surf\s+\+1"))
    expect(main).to_contain_text("Conditions 0 of 6")
    fill(page, "Say what you do", "I bow.")
    page.locator(".ask").get_by_role("button", name="Roll").click()
    expect(main.get_by_role("heading", name="The dice")).to_be_visible()


def test_what_people_write_stays_in_their_language(visit: Visit, port: int) -> None:
    page = alone(visit, port, "prepare")
    tell(page, "I whistle.")
    page.get_by_role("button", name="Русский").or_(page.get_by_text("RU", exact=True)).first.click()
    expect(page.locator("main h2").first).to_have_text("Совет на причале")
    expect(page.locator("main .speech").last).to_contain_text("I whistle.")
    expect(page.locator("main .sheet.own")).to_contain_text("Мирра Ясный Фитиль")


def test_the_chronicle_tells_the_game_so_far(visit: Visit, port: int) -> None:
    page = alone(visit, port, "effort")
    page.get_by_role("button", name="Chronicle").click()
    chronicle = page.locator("dialog[open]")
    expect(chronicle).to_contain_text("The light on Far Shoal has been dark")
    expect(chronicle).to_contain_text(re.compile(r"Mirra Brightwick rolls"))


@pytest.mark.parametrize("plain", [False, True], ids=["board", "text"])
@pytest.mark.parametrize("ask", ["choose_hero", "act", "prepare", "effort"])
def test_axe_finds_no_serious_fault(visit: Visit, port: int, ask: str, plain: bool) -> None:
    page = alone(visit, port, ask)
    if plain:
        page.keyboard.press("t")
        expect(page.locator("main .plain h2").first).to_be_visible()
    check_with_axe(page)


# --- a whole adventure ------------------------------------------------------------------------------------------------


def test_an_adventure_to_its_end_by_clicking_and_typing(visit: Visit, port: int) -> None:
    page = alone(visit, port, "choose_hero")
    random, told = Random(5), [0]

    def act() -> bool:
        """Words for the first actions, then clicks; meanwhile the others may have stepped in."""
        desk = page.locator(".desk[data-ask='prepare']")
        forward = page.locator("main button[data-target='roll'], main button[data-target='ready']")
        try:
            if told[0] < 3 and desk.count() and can(page, "plainly").count():
                desk.locator("#blank").fill(f"This is what I do, number {told[0]}.", timeout=1000)
                desk.get_by_role("button", name="Send").click(timeout=1000)
                told[0] += 1
            elif forward.count():
                forward.first.click(timeout=1000)
            else:
                return click_something(page, random)
        except Error:
            return False
        return True

    act_until(lambda _: ending(page).is_visible(), act)
    expect(ending(page)).to_be_visible()
    assert told[0]
