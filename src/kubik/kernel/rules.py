"""What was agreed for one match."""

from __future__ import annotations

from typing import Any, TypeVar


class Rules:
    """What everybody may ask about the rules of a match; those of a game have more."""

    settings: Any
    """The struct of what was agreed, from which they were made."""
    players: int
    team: list[int]
    """A number for each seat; seats with the same one win together."""
    roles: tuple[str, ...] = ()
    """The role of each seat, where a game has roles."""

    def sees_everything(self, seat: int | None) -> bool:
        """Whether a seat (None: a watcher) knows all that is hidden, as a referee does."""
        return False


R = TypeVar("R", bound=Rules)
