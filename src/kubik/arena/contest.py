"""What is played in the arena: which bots, which rules, who sits where in which game, and one game of it."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Mapping, Sequence
from itertools import islice, permutations
from math import factorial
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from kubik.arena.record import GameRecord, Thinking
from kubik.bots import bot
from kubik.games import game as find_game
from kubik.kernel.errors import BadSetup

LIMIT: Final = 20_000
"""So many decisions end a game without a winner: bots may play so badly that it would never end."""


class GameError(Exception):
    """A bot, or the rules after its choice, raised an error: a fault of the program, not bad input.

    Names the game, its seed, the bot and its seat. A note has the traceback: the way between processes keeps an error's
    notes, but not its cause.
    """


class Contest(Struct, frozen=True):
    """An agreed contest. Each game follows from the contest and its index alone, wherever and whenever it is played.

    That holds as long as the bots are repeatable; a bot that thinks for so many seconds is not.
    """

    game: str
    bots: tuple[str, ...]
    names: tuple[str, ...]
    """The bots' texts, told apart where the same text takes part twice."""
    sides: tuple[tuple[int, ...], ...]
    """The seats that play together: a whole team each, or single seats."""
    seed: str
    players: int
    options: Mapping[str, Any]
    limit: int

    def seed_of(self, index: int) -> str:
        """Every game has dice of its own: a pair of games with the same dice would not be two independent samples."""
        return hashlib.blake2b(f"kubik arena {self.seed} {index}".encode(), digest_size=16).hexdigest()

    def seating(self, index: int) -> list[int]:
        """Which bot (its number) sits in each seat.

        The bots sit in a ring that moves on by one side from game to game, so in as many games as there are bots each
        has had every side once. Then the ring's order changes: in some modes it matters who sits to the left of whom.
        Where there are more sides than bots, the ring repeats.
        """
        count = len(self.bots)
        order, shift = divmod(index, count)
        ring = [0, *next(islice(permutations(range(1, count)), order % factorial(count - 1), None))]
        seats = [0] * self.players
        for number, side in enumerate(self.sides):
            for seat in side:
                seats[seat] = ring[(number + shift) % count]
        return seats

    def play(self, index: int, thinking: Thinking | None = None) -> GameRecord:
        """Play one game."""
        seed = self.seed_of(index)
        seating = self.seating(index)
        players = [bot(self.bots[number], f"{seed} {seat}") for seat, number in enumerate(seating)]
        game = find_game(self.game)
        state = game.start(self.players, seed, **self.options)
        counts = [0] * self.players
        seconds = [0.0] * self.players
        seat = 0
        try:
            while state.decision is not None and sum(counts) < self.limit:
                for seat in state.acting():
                    before = perf_counter()
                    option = players[seat].act(state.seat(seat))
                    seconds[seat] += perf_counter() - before
                    if option is not None:
                        counts[seat] += 1
                        state.choose(option, seat)
                        break
        except Exception as error:
            failure = GameError(
                f"game {index} (seed {seed}) failed at decision {sum(counts)} of bot {self.names[seating[seat]]} "
                f"in seat {seat}: {type(error).__name__}: {error}"
            )
            failure.add_note(traceback.format_exc())
            raise failure from error
        if thinking is not None:
            for seat, number in enumerate(seating):
                thinking.add(self.names[number], counts[seat], seconds[seat])
        result = state.result
        return GameRecord(
            index=index,
            seed=seed,
            bots=tuple(self.names[number] for number in seating),
            winners=result.winners if result else (),
            places=result.places if result else (),
            decisions=sum(counts),
            turns=game.sense.clock(state.table),
            stopped=result is None,
            scores=result.sheet[game.score] if result and game.score else (),
        )


def agree(
    game: str,
    bots: Sequence[str],
    seed: int | str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    limit: int = LIMIT,
) -> Contest:
    """A contest in which everything exists and fits together, or BadSetup.

    Without a number of players it is the usual one, or one seat for each bot if those are more.
    """
    if not bots:
        raise BadSetup("a contest needs at least one bot")
    for spec in bots:
        bot(spec, 0)
    options = dict(options or {})
    rules_of = find_game(game)
    read = rules_of.read_settings(options)
    rules = rules_of.agree(players, read)
    sides = sides_of(rules.team)
    if players is None and len(sides) < len(bots) and len(sides) == rules.players:
        rules = rules_of.agree(len(bots), read)
        sides = sides_of(rules.team)
    if len(bots) > len(sides):
        raise BadSetup(f"{len(bots)} bots are too many for {len(sides)} sides")
    if limit < 1:
        raise BadSetup(f"a game must be allowed at least one decision, not {limit}")
    return Contest(game, tuple(bots), _names(bots), sides, str(seed), rules.players, options, limit)


def sides_of(team: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats that play together, from the team's number of each seat."""
    return tuple(tuple(seat for seat, own in enumerate(team) if own == side) for side in dict.fromkeys(team))


def _names(bots: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        spec if spec not in bots[:number] else f"{spec}#{bots[:number].count(spec) + 1}"
        for number, spec in enumerate(bots)
    )
