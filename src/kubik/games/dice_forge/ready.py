"""What feats, cells and the celestial die put on the stack, by their numbers and for each seat.

An effect may lead to another feat, cell or roll. So effects.py fills this in when it knows all effects.
"""

from __future__ import annotations

from typing import Final

from kubik.parts.effects import Stacks

NOW: Final[list[Stacks]] = []
EACH_TURN: Final[list[Stacks]] = []
ENTERING: Final[list[Stacks]] = []
"""What entering a cell of the maze brings; cells are numbered from 1."""
CELESTIAL: Final[list[Stacks]] = []
