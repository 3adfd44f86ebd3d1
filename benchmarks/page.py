"""How soon a choice is on the screen: clicks in a real browser against a real server on this machine.

    python -m benchmarks.page

For each game it clicks things that can be chosen, as a person would: when it is asked, after a moment. It takes the
time from the click until the frame is painted that shows what it led to, as the page itself sees it. Everything happens
inside of the page, so that nothing else keeps the browser busy.
"""

from __future__ import annotations

import tempfile
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright
from tests.server.program import program
from tests.web.browser import start_chromium
from tests.web.table import play_now

CHOICES = 100
COUNT_UPDATES = """
    window.updates = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...about) {
            super(...about);
            this.addEventListener('message', ({ data }) => (window.updates += data.startsWith('{"type":"update"')));
        }
    };
"""
PLAY = """async (most) => {
    const moment = (ms) => new Promise((done) => setTimeout(done, ms));
    const over = () => document.querySelector('dialog[open] table');
    const painted = async () => {
        await new Promise(requestAnimationFrame);
        await new Promise((done) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = done;
            port2.postMessage(0);
        });
    };
    // Whether the table has changed because the server told so.
    const changed = () => new Promise((done) => {
        const before = window.updates;
        const eyes = new MutationObserver(() => window.updates > before && end(true));
        const end = (seen) => { eyes.disconnect(); done(seen); };
        const all = { attributes: true, characterData: true, childList: true, subtree: true };
        for (const part of document.querySelectorAll('main, .ask')) eyes.observe(part, all);
        setTimeout(end, 1000, false);
    });
    const times = [];
    while (times.length < most && !over()) {
        await moment(300);
        const inDialog = [...document.querySelectorAll('dialog[open] button:not(.cancel)')];
        const onBoard = [...document.querySelectorAll(
            'main .spot.can, main button[data-target]:enabled, .ask .options button')];
        const can = inDialog.length ? inDialog : document.querySelector('.ask.yours') ? onBoard : [];
        if (!can.length || over()) continue;
        const start = performance.now();
        const shown = changed();
        can[Math.floor(Math.random() * can.length)].click();
        if (!(await shown)) continue;  // it opened a menu, or asked once more
        await painted();
        times.push(performance.now() - start);
    }
    return times;
}"""


def measure(page: Page, address: str, game: str) -> list[float]:
    times: list[float] = []
    while len(times) < CHOICES:
        page.goto(address)
        page.reload()  # from one table to the next only the part behind the # differs
        play_now(page, game)
        times += page.evaluate(PLAY, CHOICES - len(times))
    return times


def main() -> None:
    print("| game | choices | median, ms | 95 %, ms | 99 %, ms |\n|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        program("--port", "0", "--database", f"{folder}/kubik.db") as server,
        sync_playwright() as playwright,
        start_chromium(playwright) as browser,
    ):
        for game in ("Hero Realms", "Dice Forge"):
            page = browser.new_page(locale="en-US", viewport={"width": 1440, "height": 900})
            page.add_init_script(COUNT_UPDATES)
            times = measure(page, f"http://127.0.0.1:{server.port}/", game)
            late = quantiles(times, n=100)
            print(f"| {game} | {len(times)} | {median(times):.0f} | {late[94]:.0f} | {late[98]:.0f} |", flush=True)


if __name__ == "__main__":
    main()
