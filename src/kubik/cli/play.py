"""`kubik play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import kubik
from kubik.cli import files
from kubik.cli.session import Session
from kubik.cli.settings import OPPONENT, PERSON, language, read_options, read_seats
from kubik.cli.terminal import terminal
from kubik.kernel.errors import BadGameFile, BadSetup, Unfit
from kubik.kernel.game import Game
from kubik.kernel.match import Match
from kubik.kernel.text import words


def play(
    game: str,
    /,
    *,
    mode: str | None = None,
    module: str | None = None,
    setup: str | None = None,
    players: int | None = None,
    seats: str | None = None,
    lang: str | None = None,
    seed: str | None = None,
    set: Annotated[Sequence[str], Parameter(show_default=False)] = (),
    load: Path | None = None,
    save: Path | None = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    Type an option's number, or ? for all that can be typed. Lines may come from a pipe as well.

    Parameters
    ----------
    game
        The game, such as hero_realms.
    mode
        The mode of the game, if it has several; `kubik games` lists them.
    module
        The module of the game, if it has any.
    setup
        The set-up of the game, if it has several.
    players
        How many players.
    seats
        Who sits where, from seat 0: human, human:NAME, random, greedy, search:seconds=1. Without it, you and bots.
    lang
        en or ru; without it, what the environment says.
    seed
        What all dice follow from; any text or number. Without it a new one is made, and told at the end.
    set
        An option of the game, such as characters=wizard,thief; may be given several times.
    load
        A saved game to go on with.
    save
        Where to write the game file at the end, or when you leave.
    """
    if save is not None:
        files.check_place(save)
    sitting = None if seats is None else read_seats(seats)
    spoken = words("kubik.cli", language(lang))
    if load is None:
        found = kubik.game(game)
        try:
            match = _begin(found, read_options(found, set, mode, module, setup), players, sitting, seed)
        except Unfit as error:
            raise BadSetup(found.text(spoken.language).unfit(error)) from None
    elif (mode, module, setup, players, seed, set) != (None, None, None, None, None, ()):
        raise BadSetup(spoken.say("agreed-before"))
    else:
        match = _go_on(game, load, sitting)
    if len(match.seats) != match.players:
        raise BadSetup(spoken.say("seats-unfit", n=len(match.seats), players=match.players))
    session = Session(match, spoken.language, terminal(), save)
    try:
        session.run()
    finally:
        if save is not None:
            files.write(save, match)


def _begin(
    game: Game[Any, Any], options: dict[str, Any], players: int | None, seats: list[str] | None, seed: str | None
) -> Match[Any, Any]:
    if players is None and seats is not None:
        players = len(seats)
    match = Match(game, players, seed, options)
    match.seats = seats or [PERSON, *[OPPONENT] * (match.players - 1)]
    return match


def _go_on(id: str, path: Path, seats: list[str] | None) -> Match[Any, Any]:
    game, file = files.read(path)
    if game.id != id:
        raise BadGameFile(f"{path}: a game of {game.id}, not of {id}")
    match = files.replay(path, game, file)
    match.seats = seats or match.seats
    return match
