"""Seats on the page: giving one up, and opening a table without taking any."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.client import Person, duel
from tests.web.conftest import Visit
from tests.web.table import ending
from tests.web.test_page import sits_at


def test_resigning_a_duel_ends_it_for_both(visit: Visit, port: int) -> None:
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    table = duel(anna, boris)["table"]
    first, second = (sits_at(visit, person, table) for person in (anna, boris))
    second.get_by_role("button", name="Table menu").click()
    second.get_by_role("button", name="Resign").click()
    expect(second.get_by_text("The game ends with that, and you have lost it.")).to_be_visible()
    second.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    expect(ending(first).get_by_role("heading", name="You have won!")).to_be_visible()
    expect(ending(second).get_by_role("heading", name="Anna has won")).to_be_visible()
    for page in (first, second):
        expect(ending(page)).to_contain_text("Boris resigned, and the game ended with that.")
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name="Players")).to_contain_text("has resigned")
        expect(page.get_by_role("button", name="Play again myself")).to_have_count(0)


def test_whoever_opens_a_table_for_friends_watches_it(visit: Visit, port: int) -> None:
    anna, friends = Person(port, "Anna"), [Person(port, "Boris"), Person(port, "Clara")]
    links = anna.open(seat=None)
    page = sits_at(visit, anna, links["table"])
    expect(page.get_by_text("Watching")).to_be_visible()
    for seat, friend in enumerate(friends):
        assert friend.call("POST", "/api/join", {"link": links["seats"][seat]})[1]["seat"] == seat
    expect(page.get_by_role("region", name="Players")).to_contain_text("to move")
    page.goto(page.url.partition("#")[0])
    page.get_by_role("link").filter(has_text="Boris, Clara").click()
    expect(page.get_by_text("Watching")).to_be_visible()
