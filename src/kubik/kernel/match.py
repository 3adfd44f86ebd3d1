"""A match: a state together with how it came about. The log is the game; the state is a cache of it."""

from __future__ import annotations

from random import Random
from typing import Any, Generic

import msgspec
from msgspec import Struct

from kubik.kernel.chance import Seeded, new_seed, seed_hash
from kubik.kernel.decision import Option
from kubik.kernel.errors import BadGameFile, Dishonest, IllegalChoice, KubikError
from kubik.kernel.game import Game
from kubik.kernel.gamefile import FORMAT, GameFile, Update
from kubik.kernel.rules import R
from kubik.kernel.sight import Secrets, secrets, was_shown
from kubik.kernel.state import Listener, State
from kubik.kernel.table import T


class Choice(Struct, frozen=True):
    """Who chose what, and whether that is final: chance answered, or the chooser was shown something. `state` is a
    short hash of the state that it led to."""

    seat: int
    key: str
    final: bool
    state: str


class Match(Generic[T, R]):
    """A game from its start (or from a saved position) with every choice since."""

    def __init__(
        self,
        game: Game[T, R],
        players: int | None = None,
        seed: int | str | None = None,
        settings: dict[str, Any] | None = None,
        seats: list[str] | None = None,
        position: bytes | None = None,
        listener: Listener | None = None,
        state: State[T, R] | None = None,
    ) -> None:
        """With a `state` it goes on from there; whoever hands one in also knows the history."""
        self.game = game
        self._seed = new_seed() if seed is None else str(seed)
        self._players = players
        self._settings = settings or {}
        self._position = position
        self.origin = (game.content, game.rules_number)
        """The cards and the rules that it began with."""
        self.updates: list[Update] = []
        """Where it went on with others; what lies before the last of them cannot be played again."""
        self.state = self._begin(listener) if state is None else state
        self.history: list[Choice] = []
        self.seats = seats or [f"seat {seat}" for seat in range(self.players)]

    def _begin(self, listener: Listener | None) -> State[T, R]:
        if self.updates:
            state = self.game.load(msgspec.json.encode(self.updates[-1].position))
        elif self._position is not None:
            state = self.game.load(self._position)
        else:
            state = self.game.start(self._players, self._seed, listener=listener, **self._settings)
        state.listener = listener
        return state

    def update(self, saved: bytes) -> None:
        """Go on from a state that this game has made of the last one, which other rules or cards have left."""
        position = msgspec.json.decode(saved)
        update = Update(len(self.history), self.game.content, self.game.rules_number, position)
        self.updates = [*self.updates, update]
        self.state = self._begin(None)

    @property
    def first(self) -> int:
        """The first position that can be played again."""
        return self.updates[-1].at if self.updates else 0

    @property
    def players(self) -> int:
        return self.state.rules.players

    @property
    def listener(self) -> Listener | None:
        """Who is told what happens."""
        return self.state.listener

    @listener.setter
    def listener(self, listener: Listener | None) -> None:
        self.state.listener = listener

    # --- choosing and taking back -------------------------------------------------------------------------------------

    def choose(self, choice: Option | str, seat: int | None = None) -> None:
        """Choose for the seat that is asked, or an aside for another one, and remember it."""
        state = self.state
        if seat is None and state.decision is not None:
            seat = state.decision.seat
        rolled, secret = state.table.rolled, self._secrets(seat)
        option = state.choose(choice, seat)
        assert seat is not None
        final = state.table.rolled != rolled or was_shown(secret, self._secrets(seat))
        self.history.append(Choice(seat, option.key, final, state.digest()))

    def _secrets(self, seat: int | None) -> Secrets:
        return secrets(self.state.table, self.state.view(seat))

    def undoable(self, seat: int) -> int:
        """How many of the last choices a seat may take back on its own: those since chance answered, something was
        shown to the seat, or another seat chose; none after the end. What a player showed of the own things is the
        player's own loss."""
        if self.state.decision is None:
            return 0
        count = 0
        for choice in reversed(self.history[self.first :]):
            if choice.seat != seat or choice.final:
                break
            count += 1
        return count

    def undo(self, seat: int, choices: int = 1) -> None:
        """Take back own choices."""
        if not 1 <= choices <= self.undoable(seat):
            raise IllegalChoice(f"seat {seat} can take back {self.undoable(seat)} choices, not {choices}")
        self.go_back(len(self.history) - choices)

    def go_back(self, at: int) -> None:
        """To the position after the first `at` choices, forgetting the rest."""
        listener = self.listener
        self.state, self.history = self.position(at), self.history[:at]
        self.listener = listener

    def position(self, at: int, listener: Listener | None = None) -> State[T, R]:
        """The state after the first `at` choices; a listener is told how it came about."""
        if not 0 <= at <= len(self.history):
            raise IllegalChoice(f"there is no position {at}; the match has {len(self.history)} choices")
        if at < self.first:
            raise IllegalChoice(f"position {at} was played with other rules; these begin at {self.first}")
        state = self._begin(listener)
        for choice in self.history[self.first : at]:
            state.choose(choice.key, choice.seat)
        return state

    # --- branching off ------------------------------------------------------------------------------------------------

    def fork(self, at: int | None = None, seat: int | None = None, random: Random | None = None) -> Match[T, R]:
        """A new match that goes on from a position of this one: with the truth, or as a seat knows it."""
        state = self.state if at is None else self.position(at)
        if seat is not None:
            state = state.seat(seat).guess(random or Random())
        return Match(self.game, seats=list(self.seats), position=state.save())

    # --- writing down -------------------------------------------------------------------------------------------------

    @property
    def seed(self) -> str:
        assert isinstance(self.state.chance, Seeded)
        return self.state.chance.seed

    @property
    def seed_hash(self) -> str:
        """Public from the start; the seed is shown at the end and must have this hash."""
        return seed_hash(self.seed)

    def record(self, *, secret: bool = False, seat: int | None = None) -> GameFile:
        """The match as a game file. With `secret` it is for a seat (None: anybody) of a match that others still play:
        the seed and the hashes of the states are left out, and of the hidden choices of others everything but the verb,
        unless it sees everything."""
        if secret and self._position is not None:
            raise IllegalChoice("a forked match cannot be written down without its secrets")
        return GameFile(
            format=FORMAT,
            game=self.game.id,
            content=self.origin[0],
            content_file=self.game.content_file,
            rules=self.origin[1],
            players=self.players,
            settings=msgspec.to_builtins(self.state.rules.settings),
            seats=self.seats,
            seed_hash=self.seed_hash,
            seed=None if secret else self.seed,
            choices=[(choice.seat, self._shown(choice, seat) if secret else choice.key) for choice in self.history],
            states=[] if secret else [choice.state for choice in self.history],
            result=self.state.result,
            position=None if self._position is None else msgspec.json.decode(self._position),
            updates=[] if secret else self.updates,
        )

    def _shown(self, choice: Choice, seat: int | None) -> str:
        verb = choice.key.partition(":")[0]
        may_know = seat == choice.seat or verb not in self.game.hidden or self.state.rules.sees_everything(seat)
        return choice.key if may_know else verb


def replay(game: Game[T, R], file: GameFile) -> Match[T, R]:
    """The match that a game file tells of.

    BadGameFile if it cannot even begin, Dishonest (with the number of the choice) if a choice does not fit.
    """
    match = _begin(game, file)
    for number, (seat, key) in enumerate(file.choices, 1):
        try:
            match.choose(key, seat)
        except IllegalChoice as error:
            raise Dishonest(f"choice {number}: {error}") from None
        except (AssertionError, IndexError, KeyError, ValueError) as error:
            if file.position is None:
                raise
            raise BadGameFile(f"the position is impossible: {error}") from None
        if number <= len(file.states) and match.history[-1].state != file.states[number - 1]:
            raise Dishonest(f"choice {number}: it leads to another state than the one that was written down")
    return match


def _begin(game: Game[T, R], file: GameFile) -> Match[T, R]:
    game.check_origin(file.game, file.content, file.rules, file.content_file)
    if file.updates:
        raise BadGameFile(f"after choice {file.updates[0].at} it was played with other rules or cards")
    if file.seed is None:
        raise BadGameFile("the seed is still secret, so the game cannot be replayed")
    position = None if file.position is None else msgspec.json.encode(file.position)
    try:
        match = Match(game, file.players, file.seed, file.settings, list(file.seats), position)
        agreed = game.agree(file.players, game.read_settings(file.settings))
    except KubikError as error:
        raise BadGameFile(f"the set-up does not fit: {error}") from None
    played = match.state.rules
    if (match.seed, played.players, played.settings) != (file.seed, agreed.players, agreed.settings):
        raise BadGameFile("the position is not one of this match: seed, players or settings differ")
    if len(file.seats) != match.players:
        raise BadGameFile(f"{len(file.seats)} seats for {match.players} players")
    return match


def verify(game: Game[T, R], file: GameFile) -> Match[T, R]:
    """Replay a game file and check that dice and result are what they should be; if not, Dishonest says where."""
    match = replay(game, file)
    if match.seed_hash != file.seed_hash:
        raise Dishonest("the seed does not have the hash that was published before the game")
    if file.result != match.state.result:
        raise Dishonest("the result is not what the choices lead to")
    return match
