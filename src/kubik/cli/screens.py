"""Which games have a screen in the terminal."""

from __future__ import annotations

from typing import Final

from kubik.cli import dice_forge, hero_realms
from kubik.cli.page import Screen

SCREENS: Final[dict[str, Screen]] = {"hero_realms": hero_realms.SCREEN, "dice_forge": dice_forge.SCREEN}
