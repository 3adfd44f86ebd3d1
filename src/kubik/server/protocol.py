"""The messages between a client and the server. Everything a client needs to play is in them; it knows no rules.

A client opens a WebSocket for a table and gets a `Seating` and then an `Update` after each change. What it wants it
says in one of the `Request` messages; each carries an `id` of the client's, and the answer (`Done` or `Refused`, or
what was asked for) names it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kubik.kernel.blank import MOST_WORDS, Blank
from kubik.kernel.content import Origin
from kubik.kernel.event import Fact
from kubik.kernel.text import Part

Language = Literal["en", "ru"]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=len("words:") + MOST_WORDS)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]*$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True): ...


# --- from the client ------------------------------------------------------------------------------------------------


class Choose(Message, tag="choose", frozen=True):
    """Answer the question that was shown at this version of the table: with the key of an option, or, where there is a
    blank, with `words:TEXT` or `number:N`."""

    id: Id
    version: int
    key: Key


class Undo(Message, tag="undo", frozen=True):
    """Take back own choices: at once as far as nothing was revealed since, else if the others agree. With `heading`,
    all choices of everybody since before the last heading of the log, such as a scene, if the others agree."""

    id: Id
    version: int
    choices: Annotated[int, Meta(ge=1)] = 1
    heading: bool = False


class Answer(Message, tag="answer", frozen=True):
    """Agree, or not, to what was asked at this version of the table: that another seat takes choices back."""

    id: Id
    version: int
    agree: bool


class Hint(Message, tag="hint", frozen=True):
    """What would a bot do, and how sure is it?"""

    id: Id


class WhyNot(Message, tag="why_not", frozen=True):
    """Reasons for everything that one would expect to be possible and is not."""

    id: Id


class Resign(Message, tag="resign", frozen=True):
    """Give up for good. If only one other side is left, it has won; else a bot plays the seat to the end."""

    id: Id


class SeatBot(Message, tag="seat_bot", frozen=True):
    """Let a bot play an open seat, or that of a person who is away; the own one as well."""

    id: Id
    seat: int
    bot: BotSpec


class Leave(Message, tag="leave", frozen=True):
    """Make the own seat open again, before the game has begun."""

    id: Id


class Return(Message, tag="return", frozen=True):
    """Play the own seat again, which a bot has kept."""

    id: Id


class Say(Message, tag="say", frozen=True):
    """A line of chat."""

    id: Id
    text: Line


class Speak(Message, tag="speak", frozen=True):
    """From now on this connection is spoken to in another language."""

    id: Id
    language: Language


class Writes(Message, tag="writes", frozen=True):
    """The person is writing an answer; the others see that, and not what. Once in a while is enough."""

    id: Id


Request = Choose | Undo | Answer | Hint | WhyNot | Resign | SeatBot | Leave | Return | Say | Speak | Writes


# --- from the server ------------------------------------------------------------------------------------------------


class Answerable(Struct, frozen=True):
    """One option: its key, what it means, the thing on the table that it is about, and why it may be a slip."""

    key: str
    text: str
    verb: str
    target: str
    warning: str | None


class Question(Struct, frozen=True):
    """What a seat may answer now: one of the options, or what it fills into the blank, if there is one. `waiting` says
    whether everybody waits for it; if not, it is an aside."""

    ask: str
    prompt: str
    options: list[Answerable]
    blank: Blank | None
    waiting: bool


class Chair(Struct, frozen=True):
    """A seat: who sits there, and whether that person is here now. A bot may keep it for a person, who may come back,
    or play it on for one who has resigned."""

    kind: Literal["open", "person", "bot", "kept", "resigned"]
    name: str
    bot: str
    here: bool
    you: bool


class Happened(Struct, frozen=True):
    """A line of the log with the event it tells of, for those who draw it.

    The line is made of parts; those with a `kind` name a thing of the box, or a seat. A `heading` begins a paragraph.
    `pieces` moved from one place to another; places are named as the targets of options are.
    """

    line: list[Part]
    heading: bool
    kind: str
    seat: int
    facts: dict[str, Fact]
    pieces: list[int]
    source: str
    to: str


class Chat(Struct, frozen=True):
    name: str
    text: str
    at: int


class Ending(Struct, frozen=True):
    """How the game ended, and the seed with which everybody can verify it."""

    winners: list[int]
    places: list[int]
    sheet: list[tuple[str, list[int]]]
    """Lines of the score: what for, and how much for each seat."""
    total: int | None
    """The line that adds up those before it; those after it break ties."""
    seed: str
    early: bool
    """It was not played to the end: all but one side had resigned."""


class Seating(Message, tag="seating", frozen=True):
    """What a table is and who sits there: sent first, and whenever seats change."""

    table: str
    game: str
    options: dict[str, Any]
    agreed: dict[str, Any]
    """The options on which something special was agreed, by oneself or by the number of players."""
    chairs: list[Chair]
    seat: int | None
    """The own seat; none for a watcher."""
    seed_hash: str
    begun: bool
    private: bool
    """A what-if: nobody else can come."""
    rematch: str | None
    """The table where the same seats play again."""
    resigning_ends: bool
    """Whether the game is over if the own seat resigns; if not, a bot plays it on."""


class Update(Message, tag="update", frozen=True):
    """The table as one seat sees it after a change, and what happened since the version before.

    `view` is the game's own table struct with what the seat cannot see left out, `standing` what the game reckons from
    it for whoever draws it, such as the score so far; null if it reckons nothing.
    """

    version: int
    since: int
    turn: int
    """Choices made so far."""
    asked: int | None
    """The seat that everybody waits for."""
    view: Any
    standing: Any
    question: Question | None
    undo: int
    """How many own choices can be taken back at once."""
    chosen: int
    """How many own choices there are; to take back more than `undo` of them, the other people have to agree."""
    back: tuple[int, int] | None
    """A seat that asks to take choices back, and to where."""
    happened: list[Happened]
    chat: list[Chat]
    ending: Ending | None


class Done(Message, tag="done", frozen=True):
    """A request was carried out, now or when it was sent the first time."""

    id: str
    version: int


class Refused(Message, tag="refused", frozen=True):
    """A request was not carried out, and why, in the person's language."""

    id: str
    reason: str
    text: str


class Advice(Message, tag="advice", frozen=True):
    """The best options in a bot's eyes, each with the chance to win as it looks; how sure it is of the first; and what
    that brings, compared with the second."""

    id: str
    options: list[tuple[str, float]]
    sure: float
    reasons: list[str]


class Reasons(Message, tag="reasons", frozen=True):
    """Why not: the option that it would be, its target, and the sentence."""

    id: str
    reasons: list[tuple[str, str, str]]


class Writing(Message, tag="writing", frozen=True):
    """Somebody in another seat is writing an answer at this moment."""

    seat: int


Reply = Seating | Update | Done | Refused | Advice | Reasons | Writing


# --- over HTTP --------------------------------------------------------------------------------------------------------


class Body(Struct, frozen=True, forbid_unknown_fields=True): ...


class Me(Body, frozen=True):
    """Who somebody is: PUT /api/me makes a person (a cookie keeps the secret) or renames one."""

    name: Name
    language: Language


class Choice(Struct, frozen=True):
    """A value, and what it is called."""

    value: str
    label: str


class Fitting(Choice, frozen=True):
    """What may be agreed, and with how many players; as long as that says nothing, with any number."""

    players: list[int]


class Level(Choice, frozen=True):
    """A bot, how strong it is in a word, and how it plays."""

    about: str


class Field(Struct, frozen=True):
    """One thing to agree on before a game.

    A `choice` is one of the choices or null, a `switch` is on or off, a `seat` is the number of a seat or null,
    `several` is a list of choices, `seats` a list with a choice for each seat. `usual` says what it means to choose
    nothing, if the game has words for that.
    """

    name: str
    label: str
    kind: Literal["choice", "switch", "seat", "several", "seats"]
    choices: list[Fitting]
    usual: str
    default: Any


class GameInfo(Struct, frozen=True):
    """A line of GET /api/games?language=: a game, how to play it (empty: nobody has said), and what can be agreed."""

    id: str
    name: str
    about: str
    how: str
    players: list[int]
    usual: int
    fields: list[Field]
    bots: list[Level]


RowKind = Literal["pieces", "value", "place", "places", "seats"]


class Row(Struct, frozen=True):
    """What lies at one place of a table: pieces, a plain value, or further places, of which every seat may have one.
    `usual` is what a view leaves out."""

    name: str
    label: str
    kind: RowKind
    usual: Any
    rows: list[Row]


class PlainBox(Struct, frozen=True):
    """The answer to GET /api/games/{game}/box for a game without a box of its own: the rows of its table, and the names
    of its pieces."""

    rows: list[Row]
    names: dict[int, str]


class Exhibit(Struct, frozen=True):
    """A line of GET /api/games/{game}/gallery?language=: a thing of the box with all its words.

    `kind` and `number` name it as the parts of lines do, `group` is the heading of all things like it. `names` and
    `figures` say where those come from; more than one if the owner of the box has corrected a part, empty if nobody
    has said."""

    group: str
    kind: str
    number: int
    name: str
    about: str
    """A line of figures."""
    lines: list[str]
    tale: str
    names: list[Origin]
    figures: list[Origin]


class NewTable(Body, frozen=True):
    """POST /api/tables: a game, what is agreed, the own seat (null: only watch), and bots for other seats."""

    game: str
    players: int | None = None
    options: dict[str, Any] = {}
    seat: int | None = 0
    bots: dict[int, BotSpec] = {}


class Links(Struct, frozen=True):
    """The answer: the table, and the secrets that open it. They are shown this once; only their hashes are kept."""

    table: str
    invitation: str
    watch: str
    seats: list[str]


class Join(Body, frozen=True):
    """POST /api/join: take a seat (an invitation: the first open one) by the secret of a link."""

    link: Annotated[str, Meta(min_length=1, max_length=60)]


class Invitation(Struct, frozen=True):
    """The answer to GET /api/join?link=&language=: what a link leads to, before it is used."""

    kind: Literal["invitation", "seat", "watch", "move"]
    table: str
    seat: int | None
    """The seat that the link is for."""
    game: str
    name: str
    """What the game is called."""
    agreed: list[tuple[str, str]]
    """What is special about the table, such as mode or module: what it is about, and what was agreed."""
    host: str
    """Who has opened the table."""
    names: list[str]
    """Everybody's name by seat, empty for an open one."""
    free: list[int]
    """The open seats."""
    begun: bool


class Joined(Struct, frozen=True):
    """Where to connect to. Also the answer to POST /api/tables/{table}/rematch and to .../fork."""

    table: str
    seat: int | None


class Fork(Body, frozen=True):
    """POST /api/tables/{table}/fork: a private table against bots that goes on after so many choices (null: all),
    as the own seat knows the game."""

    at: Annotated[int, Meta(ge=0)] | None = None
    bot: BotSpec = "greedy"


class Moving(Struct, frozen=True):
    """The answer to POST /api/tables/{table}/link: a secret that moves the own seat to another device, once."""

    link: str
    expires: float


class Position(Struct, frozen=True):
    """The answer to GET /api/tables/{table}/replay?at=&language=: the table after so many choices of all."""

    choices: int
    update: Update


class Push(Body, frozen=True):
    """PUT /api/push: where a browser wants to be told that it is its person's turn. GET answers the server's key."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class PushKey(Struct, frozen=True):
    key: str | None


class Summary(Struct, frozen=True):
    """How things stand at a table: its game, who sits there, the seat that everybody waits for, the seats that have
    resigned, when the game is over those that have won, and the options on which something special was agreed."""

    game: str
    names: list[str]
    asked: int | None
    resigned: list[int] = []
    winners: list[int] = []
    agreed: dict[str, Any] = {}


class Mine(Struct, frozen=True):
    """A line of GET /api/tables: a table where the person sits, or one that they have opened for others and watch."""

    table: str
    seat: int | None
    changed: float
    over: bool
    summary: Summary


class Addresses(Struct, frozen=True):
    """The answer to GET /api/addresses: where others reach this server, such as https://kubik.example.org or
    http://192.168.1.5:8000, the best one first. A link for others is one of these with a path behind it."""

    addresses: list[str]
    only_here: bool
    """Nobody reaches them but this machine; a server started with `--host 0.0.0.0` could be reached by others."""


class QrWanted(Body, frozen=True):
    """POST /api/qr: a link for whoever has a camera. It is not part of the path, so that no log has it."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class QrCode(Struct, frozen=True):
    """The answer: a square of `size`, light, and the dark parts of it as the `d` of an SVG path."""

    size: int
    path: str


class Trouble(Struct, frozen=True):
    """What every refused call answers: the reason as data and as a sentence."""

    reason: str
    text: str


CALLS = (
    Me, GameInfo, PlainBox, Exhibit, NewTable, Links, Join, Invitation, Joined, Fork, Moving, Position, Push, PushKey,
    Mine, Addresses, QrWanted, QrCode, Trouble,
)  # fmt: skip
"""Bodies and answers of calls."""
