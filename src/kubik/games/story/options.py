"""What can be chosen in a story. Keys and numbers are made once; names are added where they are known.

An option's `amount` is the place or number that it speaks of, its `words` the name of that.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import Final

from kubik.games.story.content import HEROES, KINDS, TAGS
from kubik.games.story.oracle import LIKELIHOODS, TABLES
from kubik.kernel.decision import Option

MANY: Final = 64
"""Of no row on the table more than so many things are offered."""
SEATS: Final = 6
WOUNDS: Final = 8
_NUMBERS: Final = count()


def _one(verb: str) -> Option:
    return Option(verb, next(_NUMBERS), verb, target=verb)


def _row(verb: str, n: int = MANY) -> list[Option]:
    keys = [f"{verb}:{place}" for place in range(n)]
    return [Option(key, next(_NUMBERS), verb, amount=place, target=key) for place, key in enumerate(keys)]


def _seats(verb: str) -> list[Option]:
    keys = [f"{verb}:{seat}" for seat in range(SEATS)]
    return [
        Option(key, next(_NUMBERS), verb, seat=seat, amount=seat, target=f"hero:{seat}")
        for seat, key in enumerate(keys)
    ]


def _conditions(verb: str) -> list[list[Option]]:
    """One for each condition of each hero."""
    return [
        [
            Option(f"{verb}:{seat}:{place}", next(_NUMBERS), verb, -1, seat, place, f"condition:{seat}:{place}")
            for place in range(WOUNDS)
        ]
        for seat in range(SEATS)
    ]


def _ids(verb: str, ids: list[str]) -> list[Option]:
    keys = [f"{verb}:{id}" for id in ids]
    return [Option(key, next(_NUMBERS), verb, amount=n, target=key) for n, key in enumerate(keys)]


@lru_cache(4096)
def named(option: Option, words: str) -> Option:
    """An option with the name of what it speaks of."""
    return Option(
        option.key, option.number, option.verb, option.piece, option.seat, option.amount, option.target, words
    )


@lru_cache(4096)
def by_id(option: Option, id: str, words: str) -> Option:
    """An option whose key says the id of what it speaks of."""
    key = f"{option.verb}:{id}"
    return Option(key, option.number, option.verb, amount=option.amount, target=key, words=words)


# --- before the story -------------------------------------------------------------------------------------------------

HERO: Final = _ids("hero", [hero.id for hero in HEROES])
RAISE: Final = _row("raise")
DONE: Final = _one("done")

# --- the course of a story --------------------------------------------------------------------------------------------

APPROACH: Final = _row("approach")
OBSTACLE: Final = _row("obstacle")
COURSE: Final = _row("decide")
LET: Final = _seats("let")
LEAVE_SCENE: Final = _one("leave")
GIVE_UP: Final = _one("give_up")
DECLINE: Final = _one("decline")
CHOOSE_HERO: Final = _seats("weakest")

# --- an action --------------------------------------------------------------------------------------------------------

PLAINLY: Final = _one("plainly")
WITHOUT: Final = _row("without")
WITH: Final = _row("with")
USE: Final = _row("use")
KEEP: Final = _row("keep")
HELP: Final = _seats("help")
CHARACTER: Final = _row("character")
REFUSE: Final = _row("refuse")
INVITE: Final = _seats("invite")
READY: Final = _one("ready")
ROLL: Final = _one("roll")
WITHDRAW: Final = _one("withdraw")
TIRE: Final = _one("tire")
SPEND: Final = _one("spend")
NO_EFFORT: Final = _one("no_effort")

# --- conditions and experience ----------------------------------------------------------------------------------------

HEAL: Final = _conditions("heal")
MERGE: Final = _ids("merge", [kind.id for kind in KINDS])
KEEP_NAME: Final = _one("keep_name")
BUY: Final = _one("buy")
TAG: Final = _ids("tag", [tag.id for tag in TAGS])

# --- speaking ---------------------------------------------------------------------------------------------------------

VOICE: Final = _row("speak_as")
ORACLE: Final = _ids("oracle", [*LIKELIHOODS])
IDEA: Final = _ids("idea", [*TABLES])
SLOW: Final = _one("slow")
STOP: Final = _one("stop")
GO_ON: Final = _one("go_on")

# --- what people judge ------------------------------------------------------------------------------------------------

FREELY: Final = _one("freely")
ADMIT: Final = _row("admit")
DENY: Final = _row("deny")
HINDER: Final = _row("hinder")
SPARE: Final = _row("spare")
COUNT: Final = _row("count")
DISCOUNT: Final = _row("discount")
MORE_DICE: Final = _one("more_dice")
FEWER_DICE: Final = _one("fewer_dice")
APPROVE: Final = _one("approve")
TURN_DOWN: Final = _one("turn_down")
AS_WRITTEN: Final = _one("as_written")
SAID: Final = _one("said")
SUFFER: Final = _one("suffer")

# --- what a scenarist, or everybody at a dice table, may do -----------------------------------------------------------

FOLLOW: Final = _one("follow")
SCENE: Final = _row("scene")
THING: Final = {
    what: _one(what)
    for what in (
        "new_scene",
        "new_obstacle",
        "advantage",
        "setback",
        "person",
        "clock",
        "secret_clock",
        "note",
        "handout",
        "thread",
        "met",
    )
}
"""What begins with a name or a text."""
DROP_OBSTACLE: Final = _one("drop_obstacle")
SEEK: Final = _one("seek")
ASK: Final = _seats("ask")
REST: Final = _one("rest")
CONDITION: Final = _seats("condition")
WHISPER: Final = _seats("whisper")
GIVE: Final = _seats("hand")
GRANT: Final = _seats("grant")
AWAY: Final = _seats("away")
RETURN: Final = _seats("return")
DEATH: Final = _seats("death")
LIFT: Final = _conditions("lift")
END_MARK: Final = _row("end_mark")
ADVANCE: Final = _row("advance")
TURN_BACK: Final = _row("turn_back")
END_CLOCK: Final = _row("end_clock")
CLOSE_THREAD: Final = _row("close_thread")
SEND_OFF: Final = _row("send_off")
HURT: Final = _row("hurt")
END_STORY: Final = _one("end_story")
NEVER_MIND: Final = _one("never_mind")

KIND: Final = _ids("kind", ["simple", "opposed", "extended", "joint"])
AMOUNT: Final = [Option(f"amount:{n}", next(_NUMBERS), "amount", amount=n, target=f"amount:{n}") for n in range(13)]
ENEMY: Final = _row("enemy")
ONE_ROLL: Final = _one("one_roll")
EACH_ROLL: Final = _one("each_roll")
BY_HAND: Final = _one("by_hand")
BY_FIASCO: Final = _one("by_fiasco")
CONDITION_KIND: Final = _ids("of_kind", [kind.id for kind in KINDS])
NO_KIND: Final = _one("of_no_kind")
GRADE: Final = _ids("end", ["good", "mixed", "bad", "open"])
VEIL: Final = _one("veil")
HARDER: Final = _one("harder")
EASIER: Final = _one("easier")
RENAME: Final = _conditions("rename")
JOIN: Final = _conditions("join")
WITH_CONDITION: Final = _conditions("with_condition")
