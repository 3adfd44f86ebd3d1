"""The system's Chromium, as the tests and the pictures use it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Playwright

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",  # it looks at our own page only, and as root there is no sandbox
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def start_chromium(playwright: Playwright) -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program is not None, f"these tests need a browser; there is none of {', '.join(PROGRAMS)}"
    browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), timeout=180_000)
    try:
        yield browser
    finally:
        browser.close()
