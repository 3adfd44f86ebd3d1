"""How soon a choice is on the screen: clicks in a real browser against a real server on this machine.

    python -m benchmarks.page

For each game it clicks things that can be chosen, and takes the time from the click to the first frame that shows what
it led to (a new line of the log), as the page itself sees it.
"""

from __future__ import annotations

import tempfile
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright
from tests.server.program import program
from tests.web.browser import start_chromium
from tests.web.table import play_now, wait_for_question

CHOICES = 100
MEASURE = """() => new Promise((done) => {
    const can = [...document.querySelectorAll('main .spot.can, main button[data-target], .ask .options button')];
    if (!can.length) return done(null);
    const start = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
    });
    seen.observe(document.querySelector('[role=log]'), { childList: true, subtree: true });
    setTimeout(() => {
        document.querySelector('dialog[open] button:not(.cancel)')?.click();
        done(null);
    }, 1000);
    can[Math.floor(Math.random() * can.length)].click();
})"""


def measure(page: Page, game: str) -> list[float]:
    times: list[float] = []
    while len(times) < CHOICES:
        if page.locator("dialog[open]").count():  # the game is over
            page.goto(page.url.partition("#")[0] + "#/")
            page.reload()
            play_now(page, game)
        wait_for_question(page)
        taken = page.evaluate(MEASURE)
        if taken is not None:
            times.append(taken)
        page.wait_for_timeout(30)
    return times


def main() -> None:
    print("| game | choices | median, ms | 95 %, ms |\n|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        program("--port", "0", "--database", f"{folder}/kubik.db") as server,
        sync_playwright() as playwright,
        start_chromium(playwright) as browser,
    ):
        for game in ("Hero Realms", "Dice Forge"):
            page = browser.new_page(locale="en-US", viewport={"width": 1440, "height": 900})
            page.goto(f"http://127.0.0.1:{server.port}/")
            play_now(page, game)
            times = measure(page, game)
            print(f"| {game} | {len(times)} | {median(times):.0f} | {quantiles(times, n=20)[-1]:.0f} |")


if __name__ == "__main__":
    main()
