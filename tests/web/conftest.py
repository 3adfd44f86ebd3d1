"""A real server with the built page, and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from kubik.server.limits import Limits
from tests.server.client import Person, running
from tests.web.browser import start_chromium

PATIENCE = 60_000
"""Milliseconds; a machine that runs everything at once is slow at times."""
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]
DESK = ViewportSize(width=1280, height=800)
TABLET = ViewportSize(width=768, height=1024)
LAPTOP = ViewportSize(width=1366, height=640)
PHONE = ViewportSize(width=360, height=740)


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """All browsers of these tests have one address, so it gets more than the usual share."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"{folder}/kubik.db", Limits(burst=1000, per_second=1000)) as port:
        yield port


@pytest.fixture(scope="session")
def address(port: int) -> str:
    """Where the page is."""
    return f"http://127.0.0.1:{port}/"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """It has an event loop of its own, beside which the tests of other folders could not run theirs."""
    with sync_playwright() as playwright, start_chromium(playwright) as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Somebody's browser with an empty memory opens the page; faults of the page fail the test."""
    contexts = []
    faults: list[str] = []

    def visit(hash: str = "#/", *, language: str = "en-US", size: ViewportSize = DESK, **more: Any) -> Page:
        still = {"reduced_motion": "reduce"}
        context = browser.new_context(locale=language, viewport=size, has_touch=size is PHONE, **(still | more))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(address + hash)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not faults


def come_as(visit: Visit, person: Person, hash: str = "#/", size: ViewportSize = DESK, **more: Any) -> Page:
    """The page in the person's browser."""
    page = visit(size=size, **more)
    name, _, secret = person.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": secret, "url": page.url.partition("#")[0]}])
    page.goto(page.url.partition("#")[0] + hash)
    page.reload()
    return page
