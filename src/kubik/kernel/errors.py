"""What can be wrong with what somebody hands us. Each says in one line what and where."""

from __future__ import annotations

from msgspec import Struct


class KubikError(ValueError):
    """Bad input. The message is a complete sentence for the person who gave it."""


class BadSetup(KubikError):
    """A game, mode, option, seat, bot or language that does not exist or does not fit."""


class Unfit(BadSetup):
    """A setup that cannot be, or that the rules of a game do not allow. The message speaks in names of settings; with
    `reason` and `facts`, which are numbers, words and values of settings, texts tell it to people."""

    def __init__(self, message: str, reason: str, **facts: int | str | tuple[str, str]) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts


class Fault(Struct, frozen=True):
    """One thing that is wrong in a content file: where, and what, in a sentence for programmers. With `field`, `reason`
    and `facts` texts tell it to people; the reasons that a `game` gives are in its own texts."""

    where: str
    message: str
    reason: str = ""
    facts: dict[str, int | str] = {}
    game: str = ""
    field: str = ""


class BadContent(KubikError):
    """A content file (cards, texts) with faults; each names file, entry and field."""

    def __init__(self, *faults: Fault | str) -> None:
        told = [fault if isinstance(fault, str) else f"{fault.where}: {fault.message}" for fault in faults]
        super().__init__("; ".join(told))
        self.faults = [fault if isinstance(fault, Fault) else Fault("", fault) for fault in faults]


class BadGameFile(KubikError):
    """A game file that is broken, foreign or newer than this program."""


class Dishonest(BadGameFile):
    """A game file that can be played again and then does not tell what happened: choices, dice or result."""


class IllegalChoice(KubikError):
    """A choice that is not among the options now. The state is as it was."""


class NotAsked(IllegalChoice):
    """A choice by a seat that nobody asked."""


class BadTable(TypeError):
    """A game that declares its table in a way that cannot work: a fault of its author's, found when it is loaded."""
