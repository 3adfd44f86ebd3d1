"""What can be wrong with what somebody hands us. Each says in one line what and where."""


class KubikError(ValueError):
    """Bad input. The message is a complete sentence for the person who gave it."""


class BadSetup(KubikError):
    """A game, mode, option, seat, bot or language that does not exist or does not fit."""


class Unfit(BadSetup):
    """A setup that the rules of a game do not allow. The message speaks in names of options; with `reason` and `facts`,
    which are numbers and values of options, the game's texts tell it in words."""

    def __init__(self, message: str, reason: str, **facts: int | tuple[str, str]) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts


class BadContent(KubikError):
    """A content file (cards, texts) with a fault; names file, entry and field."""


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
