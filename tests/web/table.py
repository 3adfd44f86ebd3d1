"""Sitting at a table in the browser, and clicking."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

CAN_BE_CHOSEN = ", ".join(
    (
        "main .spot.can:visible",
        "main .hex.can:visible",
        "main button[data-target]:enabled:visible",
        ".ask .options button:visible",
    )
)
LONGEST_GAME = 600
"""Seconds; less than what pytest waits for a whole test, so that it says what is stuck."""
HONEST = "Was chance honest?"
IN_DIALOG = f"dialog[open]:not(:has-text('{HONEST}')) button:not(.cancel):enabled:visible"


def shelf(page: Page, game: str) -> Locator:
    return page.locator("li.box").filter(has_text=game)


def play_now(page: Page, game: str) -> None:
    """From the lobby to a table against a bot."""
    shelf(page, game).get_by_role("button", name="Play now").click()
    wait_for_question(page)


def wait_for_question(page: Page) -> None:
    expect(page.locator(".ask.yours, .ask:has-text('The game is over')").first).to_be_visible()


def ending(page: Page) -> Locator:
    return page.locator("dialog[open]").filter(has_text=HONEST)


def click_something(page: Page, random: Random) -> bool:
    """Click anything that can be chosen; whether there was something, and it held still."""
    menu = page.locator(IN_DIALOG)
    found = menu if menu.count() else page.locator(CAN_BE_CHOSEN)
    count = found.count()
    if not count or page.locator(".page.busy").count():
        page.wait_for_timeout(10)
        return False
    try:
        found.nth(random.randrange(count)).click(timeout=1000)
    except Error:
        return False  # the table has changed meanwhile, or another card lies above this one
    return True


def warning(page: Page) -> Locator:
    return page.locator("dialog[open] #warning")


def insist(page: Page) -> None:
    """Do all the same what one was warned of."""
    expect(warning(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(warning(page)).to_have_count(0)


def press_something(page: Page) -> bool:
    """Choose with the keyboard what stands first, if something is asked; whether it was. Whoever is warned insists."""
    if warning(page).count():
        page.keyboard.press("Enter")
        return False
    if not page.locator(".ask.yours [aria-keyshortcuts='1']").count() or page.locator(".page.busy").count():
        page.wait_for_timeout(10)
        return False
    page.keyboard.press("1")
    return True


def act_until(enough: Callable[[int], bool], act: Callable[[], bool]) -> int:
    """Act until so many times are enough; how many that were."""
    times = 0
    deadline = monotonic() + LONGEST_GAME
    while not enough(times):
        assert monotonic() < deadline, f"after {times} times nothing can be chosen, or the game does not end"
        times += act()
    return times


def click_until(page: Page, seed: int, enough: Callable[[int], bool]) -> int:
    """Click until so many clicks are enough; how many that were."""
    random = Random(seed)
    return act_until(enough, lambda: click_something(page, random))


def click_to_the_end(page: Page, seed: int) -> int:
    """Click until the game is over; how many clicks that were."""
    return click_until(page, seed, lambda _: ending(page).is_visible())
