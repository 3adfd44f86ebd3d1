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
from kubik.kernel.errors import BadGameFile, BadSetup
from kubik.kernel.game import Game
from kubik.kernel.match import Match


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
    if load is None:
        found = kubik.game(game)
        match = _begin(found, read_options(found, set, mode, module, setup), players, sitting, seed)
    elif (mode, module, setup, players, seed, set) != (None, None, None, None, None, ()):
        raise BadSetup("a saved game goes on as it was agreed: only --seats, --lang and --save go with --load")
    else:
        match = _go_on(game, load, sitting)
    session = Session(match, language(lang), terminal(), save)
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
    match.seats = _sit(seats, match.players)
    return match


def _go_on(id: str, path: Path, seats: list[str] | None) -> Match[Any, Any]:
    game, file = files.read(path)
    if game.id != id:
        raise BadGameFile(f"{path}: a game of {game.id}, not of {id}")
    match = files.replay(path, game, file)
    match.seats = _sit(seats or match.seats, match.players)
    return match


def _sit(seats: list[str] | None, players: int) -> list[str]:
    seats = seats or [PERSON, *[OPPONENT] * (players - 1)]
    if len(seats) != players:
        raise BadSetup(f"{len(seats)} seats are given for {players} players: {','.join(seats)}")
    return seats
