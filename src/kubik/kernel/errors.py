"""What can be wrong with what somebody hands us. Each says in one line what and where."""


class KubikError(ValueError):
    """Bad input. The message is a complete sentence for the person who gave it."""


class BadSetup(KubikError):
    """A game, mode, option, seat, bot or language that does not exist or does not fit."""


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
