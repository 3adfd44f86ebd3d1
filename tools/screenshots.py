"""Take the pictures of the README: the lobby and a table of each game in the browser, in both languages.

    .venv/bin/python tools/screenshots.py [FOLDER]

writes docs/*.jpg, or into another folder. It needs Chromium, and the page built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.client import Person, Seat, running  # noqa: E402
from tests.web.browser import start_chromium  # noqa: E402

from kubik.server import protocol  # noqa: E402

LANGUAGES: Final = {"en": "Anna", "ru": "Анна"}
DESK: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=360, height=740)


class Scene(NamedTuple):
    """A table as it looks when so many choices have been made and the person is asked."""

    file: str
    wanted: dict[str, Any]
    choices: int
    last: str = ""
    """What the person chooses at last, as soon as it is offered."""


SCENES: Final = (
    Scene("hero_realms", {"game": "hero_realms", "options": {"mode": "duel", "first": 0}, "bots": {"1": "greedy"}}, 90),
    Scene("roll_player", {"game": "roll_player", "options": {"first": 0}, "bots": {"1": "greedy"}}, 60),
    Scene("runebound", {"game": "runebound", "options": {"first": 0}, "bots": {"1": "greedy"}}, 150, last="roll"),
    Scene(
        "story",
        {
            "game": "story",
            "options": {"adventure": "dark_light"},
            "bots": {"1": "greedy", "2": "greedy", "3": "greedy"},
        },
        60,
    ),
    Scene("dice_forge", {"game": "dice_forge", "options": {"first": 0}, "bots": {"1": "greedy"}}, 40),
)


def arrange(person: Person, scene: Scene) -> str:
    """Let a bot play the person's seat for a while, so that there is something to see; the table's name."""
    table = person.open(**scene.wanted)["table"]
    with person.at(table) as seat:
        seat.until(lambda message: message["type"] == "update")
        seat.ask(protocol.SeatBot("bot", 0, "greedy"))
        seat.until(lambda message: message["type"] == "update" and message["turn"] >= scene.choices)
        seat.ask(protocol.Return("back"))
        while not is_ready(seat, scene):
            if seat.update["question"]:
                seat.choose(seat.update["question"]["options"][0]["key"])
            else:
                seat.until(lambda message: message["type"] == "update")
        if scene.last:
            seat.choose(scene.last)
    return str(table)


def is_ready(seat: Seat, scene: Scene) -> bool:
    """There is much to choose from, and what is chosen at last is among it."""
    keys = [option["key"] for option in (seat.update["question"] or {"options": ()})["options"]]
    return len(keys) > 3 and (not scene.last or scene.last in keys)


def show(browser: Browser, address: str, person: Person, language: str, size: ViewportSize) -> Page:
    context = browser.new_context(
        viewport=size,
        locale=language,
        reduced_motion="reduce",
        has_touch=size is PHONE,
    )
    name, _, value = person.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": address}])
    return context.new_page()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"{data}/kubik.db") as port,
        sync_playwright() as playwright,
        start_chromium(playwright) as browser,
    ):
        address = f"http://127.0.0.1:{port}/"
        for language, name in LANGUAGES.items():
            person = Person(port, name, language)
            tables = {scene.file: arrange(person, scene) for scene in SCENES}
            for size, mark in ((DESK, ""), (PHONE, ".phone")):
                page = show(browser, address, person, language, size)
                for file, hash in {"lobby": "#/", **{file: f"#/t/{table}" for file, table in tables.items()}}.items():
                    page.goto("about:blank")
                    page.goto(address + hash)
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(1500)
                    page.screenshot(path=folder / f"{file}.{language}{mark}.jpg", type="jpeg", quality=85)
                page.context.close()


if __name__ == "__main__":
    main()
