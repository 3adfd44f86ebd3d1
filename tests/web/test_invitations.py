"""Inviting people on the page: links, QR codes, and what an invitation says."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.server.client import Person
from tests.web.conftest import PHONE, Visit, come_as
from tests.web.table import shelf


def set_a_table_for_friends(page: Page) -> None:
    """A duel in which whoever sets the table only watches."""
    shelf(page, "Hero Realms").get_by_role("button", name="Set a table").click()
    seats = page.get_by_role("group", name="Who sits where")
    for seat in ("Seat 1", "Seat 2"):
        seats.get_by_label(seat).select_option(label="A friend, by a link")
    page.get_by_role("button", name="Set the table").click()


def test_whoever_only_watches_has_all_links_at_hand_and_knows_how_far_they_reach(visit: Visit) -> None:
    page = visit(size=PHONE)
    set_a_table_for_friends(page)
    for link in ("Link to any open seat", "Link to seat 1", "Link to seat 2", "Link to watch"):
        expect(page.get_by_label(link)).to_be_visible()
    expect(page.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    page.get_by_role("button", name="QR code").first.click()
    expect(page.get_by_role("img", name="QR code").locator("path")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_link_has_the_address_by_which_others_reach_the_server(visit: Visit) -> None:
    page = visit()

    def elsewhere(route: Route) -> None:
        route.fulfill(json={"addresses": ["http://192.0.2.7:8000"], "only_here": False})

    page.route("**/api/addresses", elsewhere)
    page.reload()
    set_a_table_for_friends(page)
    expect(page.get_by_label("Link to watch")).to_have_value(re.compile(r"^http://192\.0\.2\.7:8000/#/w/"))
    expect(page.get_by_role("note")).to_have_count(0)


def test_an_invitation_says_what_it_is_for(visit: Visit, port: int) -> None:
    anna = Person(port, "Anna")
    links = anna.open(game="hero_realms", players=4, options={"mode": "hydra_2v2"})
    page = visit(f"#/j/{links['invitation']}", size=PHONE)
    for said in ("Hero Realms", "Hydra, 2 against 2", "Anna", "3 of 4"):
        expect(page.get_by_role("main")).to_contain_text(said)
    lobby = come_as(visit, anna)
    lobby.get_by_role("link").filter(has_text="Mode: Hydra, 2 against 2").click()
    expect(lobby.get_by_role("banner")).to_contain_text("Mode: Hydra, 2 against 2")
