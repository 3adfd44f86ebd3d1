"""`kubik play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import kubik
from kubik.cli import files
from kubik.cli.session import Session
from kubik.cli.settings import PERSON, SETTING, Content, language, own_content, read_seats, read_settings
from kubik.cli.terminal import terminal
from kubik.kernel.errors import BadGameFile, BadSetup, Unfit
from kubik.kernel.game import Game
from kubik.kernel.match import Match
from kubik.kernel.text import Words, words


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
    content: Content = None,
    **settings: Annotated[str, SETTING],
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
        Who sits where, from seat 0: human, human:NAME, or a bot: careless, greedy, search:seconds=1. Without
        it, you and the strongest bots.
    lang
        en or ru; without it, what the environment says.
    seed
        What all dice follow from; any text or number. Without it a new one is made, and told at the end.
    load
        A saved game to go on with.
    save
        Where to write the game file at the end, or when you leave.
    settings
        What else is agreed before the game, such as --mode hydra_2v2 or --characters wizard,thief; see `kubik games`.
        Where an own file adds what a setting means, its name will do: --adventure my.toml.
    """
    settings = own_content(content, settings)
    if save is not None:
        files.check_place(save)
    sitting = None if seats is None else read_seats(seats)
    spoken = words("kubik.cli", language(lang))
    if load is None:
        found = kubik.game(game)
        try:
            match = _begin(found, read_settings(found, settings), players, sitting, seed)
        except Unfit as error:
            text = found.text(spoken.language)
            if f"unfit-{error.reason}" not in text.words:
                raise
            raise BadSetup(text.unfit(error)) from None
    elif players is not None or seed is not None or settings:
        raise BadSetup(spoken.say("agreed-before"))
    else:
        match = _go_on(game, load, sitting, spoken)
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
    match.seats = seats or [PERSON, *[game.levels[-1]] * (match.players - 1)]
    return match


def _go_on(id: str, path: Path, seats: list[str] | None, words: Words) -> Match[Any, Any]:
    game, file = files.read(path, words)
    if game.id != id:
        raise BadGameFile(f"{path}: a game of {game.id}, not of {id}")
    match = files.replay(path, game, file)
    match.seats = seats or match.seats
    return match
