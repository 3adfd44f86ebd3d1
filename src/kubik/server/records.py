"""What is written down of a table: everything that ever changed it, in order. The table is their replay."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kubik.kernel.errors import KubikError


class Record(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """One change of a table. The first record of every table is `Opened`."""


class Opened(Record, tag="opened", frozen=True):
    """A table for a game. The seed is secret until the end; a what-if begins with a `position`, and is private."""

    game: str
    content: str
    players: int
    options: dict[str, Any]
    seed: str
    creator: str
    """Who opened it, by the hash of the secret, in hex."""
    at: int
    """When, in seconds since 1970."""
    position: str | None = None
    first: str | None = None
    """Of a rematch, the table of the first game; whoever may watch that one may watch this one."""
    watched: bool = False
    """Whether whoever opened it has taken no seat, and watches."""
    rules: int = 1
    """The number of the game's rules."""
    content_file: str = ""
    """The name of the owner's content file that the server had; empty without one."""


class SatDown(Record, tag="sat_down", frozen=True):
    """A person takes a seat: an open one, the own one that a bot has kept, or the own one on another device."""

    seat: int
    person: str
    name: str


class BotSatDown(Record, tag="bot_sat_down", frozen=True):
    """A bot takes a seat, perhaps for a person who has left; that person may come back."""

    seat: int
    bot: str


class Left(Record, tag="left", frozen=True):
    """A seat becomes open again, before the game has begun."""

    seat: int


class Chose(Record, tag="chose", frozen=True):
    """A choice. `id` is what the client called it, so that a repeated one is recognised."""

    seat: int
    key: str
    id: str = ""


class WentBack(Record, tag="went_back", frozen=True):
    """The game is again what it was after the first `at` choices."""

    seat: int
    at: int


class AskedBack(Record, tag="asked_back", frozen=True):
    """A seat asks the others to let it go back so far. `of` are the seats whose consent it needs; None, in old records:
    those that persons play themselves."""

    seat: int
    at: int
    of: list[int] | None = None


class Answered(Record, tag="answered", frozen=True):
    """A seat agrees, or not, to what was asked."""

    seat: int
    agrees: bool


class Resigned(Record, tag="resigned", frozen=True):
    """A seat gives up; a bot plays it to the end, or none if the game is over with that."""

    seat: int
    bot: str


class Rematched(Record, tag="rematched", frozen=True):
    """The same seats play again at another table."""

    table: str


class Updated(Record, tag="updated", frozen=True):
    """The game goes on with other rules, or with cards of which the code is another; the state that was made of the
    last one."""

    rules: int
    content: str
    state: str


class Closed(Record, tag="closed", frozen=True):
    """The game cannot go on with the rules that are here now; it stays unfinished, for good."""

    rules: int


class Said(Record, tag="said", frozen=True):
    """A line of chat."""

    person: str
    name: str
    text: str
    at: int


AnyRecord = (
    Opened
    | SatDown
    | BotSatDown
    | Left
    | Chose
    | WentBack
    | AskedBack
    | Answered
    | Resigned
    | Rematched
    | Updated
    | Closed
    | Said
)
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyRecord] = msgspec.json.Decoder(AnyRecord)


class BadRecord(KubikError):
    """A stored record that this program cannot read."""


class Damaged(BadRecord):
    """What is kept of a table is not whole."""


class OtherContent(BadRecord):
    """A table that was set with another content of an owner's, or with one at all; the names of both files."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(f"this table was set with the content file {theirs or '-'}, here it is {ours or '-'}")
        self.theirs, self.ours = theirs, ours


def encode(record: AnyRecord) -> bytes:
    """A record as it is stored."""
    return _ENCODER.encode(record)


def decode(data: bytes) -> AnyRecord:
    """A record that was stored, or BadRecord."""
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"not a record of a table: {error}") from None
