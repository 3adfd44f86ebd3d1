"""Who may see what lies on the table.

That is declared where a thing lies, once:

    hand: Annotated[list[int], OWNER]                  # the owner sees which, everybody how many
    deck: Annotated[list[int], NOBODY]                 # everybody sees how many; the order has no meaning
    skills: Annotated[list[int], OWNER.of("skills")]   # a hand from a deck that all share
    top: Annotated[list[int], known_by("knowers")]     # each piece is seen by the seats of a bit set in `knowers`
    notes: Annotated[str, role("scenarist")]

From that the view of a seat is derived: a table in which pieces that it cannot see are UNKNOWN and hidden words are
empty. What is hidden belongs to a pool: a named one that all share, or else the seat's own (or the table's). A view
lists, sorted, what of each pool is hidden together (that much everybody can work out), never where. A guess deals that
rest back at random, so it keeps to all that the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Annotated, Any, Final, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from kubik.kernel.errors import BadTable
from kubik.kernel.rules import Rules
from kubik.kernel.table import Child, Place, Seated, Table, bare, children, fields_of

UNKNOWN: Final = -1
EVERYBODY: Final = -1
"""The bits of all who know something that lies open, watchers too."""


class Sight(Struct, frozen=True):
    """Who sees the pieces or words of a place, and which pool hidden pieces belong to."""

    who: Literal["nobody", "owner", "team", "role", "known"]
    name: str = ""
    """The role, or the field that says who knows."""
    pool: str = ""
    """Empty: the own pool of the seat, or of the table."""

    def of(self, pool: str) -> Sight:
        """The same for pieces of a pool that all share."""
        return replace(self, pool=pool)


NOBODY: Final = Sight("nobody")
OWNER: Final = Sight("owner")
TEAM: Final = Sight("team")


def role(name: str) -> Sight:
    """Seen by the seats with this role (`Rules.roles`)."""
    return Sight("role", name)


def known_by(field: str) -> Sight:
    """Seen by the seats whose bits are set in another field of the same place: a number for all, or one for each."""
    return Sight("known", field)


class _Mark(Struct, frozen=True):
    """A hidden field."""

    name: str
    sight: Sight
    pool: int
    """The number of its named pool; -1: the own pool."""
    pieces: bool
    """Pieces; else words."""
    many: bool


class _Layout(Struct, frozen=True):
    """What is hidden in a kind of place, and in the places that lie in it."""

    marks: tuple[_Mark, ...]
    children: tuple[tuple[Child, _Layout], ...]
    seated: bool

    @property
    def hides(self) -> bool:
        return bool(self.marks or self.children)


@cache
def pools_of(table: type[Table]) -> tuple[str, ...]:
    """The names of a table's pools, in order."""
    found: set[str] = set()
    _collect_pools(table, found)
    return tuple(sorted(found))


def _collect_pools(place: type[Place], found: set[str]) -> None:
    found.update(sight.pool for _, _, sight in _marked(place) if sight.pool)
    for child in children(place):
        _collect_pools(child.place, found)


def unseen(view: Table, pool: str) -> list[int]:
    """What a view says of a named pool: the pieces that are hidden there, sorted; none, if it hides nothing."""
    return view.pools[pools_of(type(view)).index(pool)] if view.pools else []


@cache
def layout(table: type[Table]) -> _Layout:
    """What is hidden on a kind of table, or BadTable for a mark that would hide nothing."""
    return _layout(table, pools_of(table), owned=False)


def _layout(place: type[Place], pools: tuple[str, ...], owned: bool) -> _Layout:
    seated = issubclass(place, Seated)
    if seated and owned:
        raise BadTable(f"{place.__name__}: a seated place lies in another one")
    owned = owned or seated
    marks: dict[str, _Mark] = {}
    for name, hint, sight in _marked(place):
        if name in marks:
            raise BadTable(f"{place.__name__}.{name}: two marks say who sees it")
        marks[name] = _mark(place, name, hint, sight, pools, owned)
    inner = []
    for child in children(place):
        if issubclass(child.place, Seated) and not child.many:
            raise BadTable(f"{place.__name__}.{child.name}: there is a list of seated places, one for each seat")
        below = _layout(child.place, pools, owned)
        if below.hides:
            inner.append((child, below))
    _refuse_deep_marks(place)
    return _Layout(tuple(marks.values()), tuple(inner), seated)


def _marked(place: type[Place]) -> list[tuple[str, Any, Sight]]:
    """The fields of a place that are marked, each with its type and sight."""
    return [
        (name, bare(hint), mark)
        for name, hint in fields_of(place).items()
        if get_origin(hint) is Annotated
        for mark in get_args(hint)[1:]
        if isinstance(mark, Sight)
    ]


def _mark(place: type[Place], name: str, type: Any, sight: Sight, pools: tuple[str, ...], owned: bool) -> _Mark:
    where = f"{place.__name__}.{name}"
    if type not in (list[int], str, list[str]):
        raise BadTable(f"{where}: only pieces (list[int]) and words (str, list[str]) can be hidden")
    if sight.who in ("owner", "team") and not owned:
        raise BadTable(f"{where}: nobody owns it; what belongs to a seat lies in a Seated place")
    many = False
    if sight.who == "known":
        knowers = fields_of(place).get(sight.name)
        many = knowers == list[int]
        if knowers is not int and not many:
            raise BadTable(f"{where}: {sight.name} must be a field of {place.__name__}, an int or a list[int]")
        if many and type is str:
            raise BadTable(f"{where}: one text has one number that says who knows it")
    return _Mark(name, sight, pools.index(sight.pool) if sight.pool else -1, type == list[int], many)


def _refuse_deep_marks(place: type[Place]) -> None:
    """A mark inside of a type, or in a struct that is no place, would never be looked at."""
    marked = {name for name, _, _ in _marked(place)}
    for name, hint in fields_of(place).items():
        if name not in marked or get_origin(bare(hint)) is list:
            _refuse_marks(f"{place.__name__}.{name}", bare(hint))


def _refuse_marks(where: str, hint: Any) -> None:
    for part in get_args(hint):
        if isinstance(part, Sight):
            raise BadTable(f"{where}: mark the whole field; a mark inside of its type hides nothing")
        _refuse_marks(where, part)
    if isinstance(hint, type) and issubclass(hint, Struct) and not issubclass(hint, Place):
        for name, inner in fields_of(hint).items():
            _refuse_marks(f"{where}: {hint.__name__}.{name}", inner)


# --- views and guesses ------------------------------------------------------------------------------------------------


def hide(table: Table, rules: Rules, seat: int | None) -> None:
    """Turn a table into what a seat (None: a watcher) sees of it."""
    plan = layout(type(table))
    if not plan.hides or rules.sees_everything(seat):
        return
    pools: list[list[int]] = [[] for _ in pools_of(type(table))]
    own: list[int] = []
    table.pools, table.unseen = pools, own
    _hide(plan, table, rules, seat, -1, own, pools)
    own.sort()
    for pool in pools:
        pool.sort()


def _hide(
    plan: _Layout, place: Place, rules: Rules, seat: int | None, owner: int, own: list[int], pools: list[list[int]]
) -> None:
    for mark in plan.marks:
        who = mark.sight.who
        if who == "known":
            _hide_unknown(mark, place, seat, own if mark.pool < 0 else pools[mark.pool])
        elif (
            who == "nobody"
            or seat is None
            or (who == "owner" and owner != seat)
            or (who == "team" and rules.team[owner] != rules.team[seat])
            or (who == "role" and rules.roles[seat] != mark.sight.name)
        ):
            hidden = getattr(place, mark.name)
            if mark.pieces:
                pool = own if mark.pool < 0 else pools[mark.pool]
                pool += hidden
                setattr(place, mark.name, [UNKNOWN] * len(hidden))
            else:
                setattr(place, mark.name, "" if isinstance(hidden, str) else [""] * len(hidden))
    for child, below in plan.children:
        inner = getattr(place, child.name)
        if not child.many:
            _hide(below, inner, rules, seat, owner, own, pools)
        elif below.seated:
            for number, each in enumerate(inner):
                each.unseen = []
                _hide(below, each, rules, seat, number, each.unseen, pools)
                each.unseen.sort()
        else:
            for each in inner:
                _hide(below, each, rules, seat, owner, own, pools)


def _hide_unknown(mark: _Mark, place: Place, seat: int | None, pool: list[int]) -> None:
    hidden, knowers = getattr(place, mark.name), getattr(place, mark.sight.name)
    masks = knowers if mark.many else [knowers] * len(hidden)
    if not mark.pieces:
        if isinstance(hidden, str):
            shown: Any = hidden if _knows(knowers, seat) else ""
        else:
            shown = [text if _knows(mask, seat) else "" for text, mask in zip(hidden, masks, strict=True)]
    else:
        shown = [piece if _knows(mask, seat) else UNKNOWN for piece, mask in zip(hidden, masks, strict=True)]
        pool += [piece for piece, mask in zip(hidden, masks, strict=True) if not _knows(mask, seat)]
    setattr(place, mark.name, shown)


def _knows(mask: int, seat: int | None) -> bool:
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def deal(view: Table, random: Random) -> None:
    """Turn a view into one of the tables that look like it, each equally likely. Hidden words stay empty."""
    plan = layout(type(view))
    if not plan.hides:
        return
    for pool in (view.unseen, *view.pools):
        random.shuffle(pool)
    _deal(plan, view, random, view.unseen, view.pools)
    view.unseen, view.pools = [], []


def _deal(plan: _Layout, place: Place, random: Random, own: list[int], pools: list[list[int]]) -> None:
    for mark in plan.marks:
        if mark.pieces:
            pieces = getattr(place, mark.name)
            pool = own if mark.pool < 0 else pools[mark.pool]
            for number, piece in enumerate(pieces):
                if piece == UNKNOWN:
                    pieces[number] = pool.pop()
    for child, below in plan.children:
        inner = getattr(place, child.name)
        if not child.many:
            _deal(below, inner, random, own, pools)
        elif below.seated:
            for each in inner:
                random.shuffle(each.unseen)
                _deal(below, each, random, each.unseen, pools)
                each.unseen = []
        else:
            for each in inner:
                _deal(below, each, random, own, pools)


# --- what was shown ---------------------------------------------------------------------------------------------------


class Secrets(Struct, frozen=True):
    """What a seat does not know: the pieces hidden in each place of each pool, and the hidden words."""

    pools: list[list[list[int]]]
    words: list[str]


def secrets(table: Table, view: Table) -> Secrets:
    """What a table hides from the seat whose view this is."""
    named: list[list[list[int]]] = [[] for _ in pools_of(type(table))]
    own: list[list[int]] = []
    found = Secrets([own, *named], [])
    _collect(layout(type(table)), table, view, own, named, found)
    return found


def _collect(
    plan: _Layout, place: Place, view: Place, own: list[list[int]], named: list[list[list[int]]], found: Secrets
) -> None:
    for mark in plan.marks:
        things, seen = getattr(place, mark.name), getattr(view, mark.name)
        if isinstance(things, str):
            things, seen = [things], [seen]
        hidden = [thing for thing, shown in zip(things, seen, strict=True) if thing != shown]
        if not mark.pieces:
            found.words.extend(hidden)
            continue
        pool = own if mark.pool < 0 else named[mark.pool]
        # Where somebody may know the order, each piece has a place of its own.
        pool += [[piece] for piece in hidden] if mark.sight.who == "known" else [hidden] if hidden else []
    for child, below in plan.children:
        inner, shown = getattr(place, child.name), getattr(view, child.name)
        for each, looks in zip(inner, shown, strict=True) if child.many else [(inner, shown)]:
            if below.seated:
                found.pools.append([])
            _collect(below, each, looks, found.pools[-1] if below.seated else own, named, found)


def was_shown(before: Secrets, after: Secrets) -> bool:
    """Whether something that was a secret is none any more."""
    pools = zip(before.pools, after.pools, strict=True)
    return any(_told(was, now) for was, now in pools) or _lost(before.words, after.words)


def _told(was: list[list[int]], now: list[list[int]]) -> bool:
    """A whole rest tells nothing: what it is could be worked out, unless different pieces lay in several places."""
    rest = list(chain(*was))
    if not now and (len(was) <= 1 or len(set(rest)) <= 1):
        return False
    return _lost(rest, list(chain(*now)))


def _lost(was: Sequence[Any], now: Sequence[Any]) -> bool:
    return any(was.count(each) > now.count(each) for each in set(was))
