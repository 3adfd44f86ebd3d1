"""Coming back to a table: what happened since one was here."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.server.client import Person, duel, play, sitting
from tests.web.axe import check_with_axe
from tests.web.conftest import DESK, Visit, come_as


def offered(page: Page) -> Locator:
    return page.get_by_role("region", name="Since you were here")


def leave_for_a_while(visit: Visit, port: int) -> Page:
    """Anna's page: she was at a table, looked at others, and comes back when a few turns have been played."""
    anna, boris = Person(port, "Anna"), Person(port, "Boris")
    table = duel(anna, boris, options={"mode": "duel", "first": 0})["table"]
    page = come_as(visit, anna, f"#/t/{table}", DESK)
    expect(page.locator("#prompt")).to_be_visible()
    expect(offered(page)).to_have_count(0)
    lobby = page.url.partition("#")[0] + "#/"
    page.goto(lobby)
    expect(page.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    with sitting(table, anna, boris) as seats:
        play(seats, lambda: seats[0].update["turn"] >= 30)
    page.goto(f"{lobby}t/{table}")
    expect(offered(page)).to_be_visible()
    return page


def test_what_happened_meanwhile_is_told_turn_by_turn(visit: Visit, port: int) -> None:
    page = leave_for_a_while(visit, port)
    expect(offered(page)).to_contain_text("things have happened since you were here")
    check_with_axe(page)
    page.keyboard.press("s")
    told = page.get_by_role("dialog", name="Since you were here")
    expect(told.get_by_role("heading", name="Boris")).not_to_have_count(0)
    expect(told).to_contain_text("Boris plays")
    check_with_axe(page)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(offered(page)).to_have_count(0)
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
    expect(offered(page)).to_have_count(0)


def test_who_does_not_want_to_hear_it_plays_on(visit: Visit, port: int) -> None:
    page = leave_for_a_while(visit, port)
    offered(page).get_by_role("button", name="Not now").click()
    expect(offered(page)).to_have_count(0)
