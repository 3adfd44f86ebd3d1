"""`kubik play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import kubik
from kubik.cli import files
from kubik.cli.session import Session
from kubik.cli.settings import OPPONENT, PERSON, language, read_seats, read_settings
from kubik.cli.terminal import terminal
from kubik.kernel.errors import BadGameFile, BadSetup, Unfit
from kubik.kernel.game import Game
from kubik.kernel.match import Match
from kubik.kernel.text import words


def play(
    game: str,
    /,
    *,
    players: int | None = None,
    seats: str | None = None,
    lang: str | None = None,
    seed: str | None = None,
    load: Path | None = None,
    save: Path | None = None,
    **settings: str,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard.

    Type an option's number, or ? for all that can be typed. Lines may come from a pipe as well.

    Parameters
    ----------
    game
        The game, such as hero_realms.
    players
        How many players.
    seats
        Who sits where, from seat 0: human, human:NAME, random, greedy, search:seconds=1. Without it, you and bots.
    lang
        en or ru; without it, what the environment says.
    seed
        What all dice follow from; any text or number. Without it a new one is made, and told at the end.
    load
        A saved game to go on with.
    save
        Where to write the game file at the end, or when you leave.
    settings
        What else the game lets you agree, by name: --mode hydra_2v2, --characters wizard,thief. `kubik games` lists it.
    """
    if save is not None:
        files.check_place(save)
    sitting = None if seats is None else read_seats(seats)
    spoken = words("kubik.cli", language(lang))
    if load is None:
        found = kubik.game(game)
        try:
            match = _begin(found, read_settings(found, settings), players, sitting, seed)
        except Unfit as error:
            raise BadSetup(found.text(spoken.language).unfit(error)) from None
    elif players is not None or seed is not None or settings:
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
