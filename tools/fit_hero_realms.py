"""Fit what cards of Hero Realms are worth: writes src/kubik/games/hero_realms/bot.toml.

    .venv/bin/pip install numpy
    .venv/bin/python tools/fit_hero_realms.py --games 24000 --jobs 2

Greedy bots, who now and then buy something else than they would, play duels, half of them with character packs. Some
turns of each game become samples; a logistic regression then says how much each thing on the table moves the log-odds
of winning: health, cards in the deck (early in the game and later), champions in play, and cards of one faction.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import kubik
from kubik.games.hero_realms.bot import HAND
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, FACTION, START
from kubik.games.hero_realms.modes import Rules
from kubik.games.hero_realms.piles import own_cards
from kubik.games.hero_realms.state import CARD, Table
from kubik.kernel.game import CERTAIN

Array = Any
OTHERWISE: Final = 0.3
"""How often a bot buys something else than it would, so that every card is tried."""
SAMPLES: Final = 4
LONGEST: Final = 150
RIDGE: Final = 30.0
FACTIONS: Final = ("imperial", "guild", "necros", "wild")
OUT: Final = Path(__file__).parent.parent / "src" / "kubik" / "games" / "hero_realms" / "bot.toml"


def features(table: Table, rules: Rules, seat: int) -> Array:
    """What may matter about one player, as numbers."""
    player = table.players[seat]
    cards, standing = np.zeros(len(CARDS)), np.zeros(len(CARDS))
    for card in own_cards(player):
        cards[card] += 1
    for piece in player.play:
        cards[piece & CARD] += 1
        standing[piece & CARD] += 1
    size = cards.sum()
    factions = np.array([sum(cards[card] for card in range(len(CARDS)) if FACTION[card] == name) for name in FACTIONS])
    density = HAND * cards / size
    early = min(1.5, sum(max(health, 0) for health in table.health) / START.health / rules.players)
    health = table.health[rules.side[seat]]
    allies = HAND * factions * (factions - 1) / size / size
    return np.concatenate([[health / START.health, np.log(max(health, 1))], density, density * early, standing, allies])


def play(seed: int, games: int) -> tuple[Array, Array]:
    """Samples of some games: the difference between the player to move and the other, and whether that player won."""
    game, random = kubik.game("hero_realms"), Random(seed)
    rows, wins = [], []
    for index in range(games):
        packs = ["", *(character.id for character in CHARACTERS)]
        characters = [random.choice(packs) for _ in range(2)] if index % 2 else []
        state = game.start(players=2, seed=f"{seed} {index}", characters=characters)
        samples: list[tuple[int, Array]] = []
        turns = 0
        while state.decision is not None and turns < LONGEST:
            table = state.table
            if table.turns != turns:
                turns = table.turns
                me = table.turn
                samples.append((me, features(table, state.rules, me) - features(table, state.rules, 1 - me)))
            options = state.decision.options
            liked = game.sense.prefer(table, state.rules, state.decision)
            choice = options[liked.index(max(liked))]
            buys = [option for option in options if option.verb == "buy"]
            if buys and max(liked) < CERTAIN and random.random() < OTHERWISE:
                choice = random.choice(buys)
            state.choose(choice)
        if state.result is not None:
            for seat, row in random.sample(samples, min(SAMPLES, len(samples))):
                rows.append(row)
                wins.append(seat in state.result.winners)
    return np.array(rows), np.array(wins, dtype=float)


def fit(rows: Array, wins: Array) -> Array:
    """Ridge logistic regression by Newton's method; the first weight is that of having the turn."""
    rows = np.hstack([np.ones((len(rows), 1)), rows])
    scale = rows.std(axis=0) + 1e-6
    scale[0] = 1
    scaled = rows / scale
    weights = np.zeros(rows.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chance - wins) + RIDGE * weights
        curve = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights / scale


def loss(rows: Array, wins: Array, weights: Array) -> float:
    chance = 1 / (1 + np.exp(-(weights[0] + rows @ weights[1:])))
    return float(-(wins * np.log(chance) + (1 - wins) * np.log(1 - chance)).mean())


def write(weights: Array) -> None:
    turn, health, log_health = weights[:3]
    cards, early, standing = np.split(weights[3 : 3 + 3 * len(CARDS)], 3)
    allies = ", ".join(f"{name} = {weight:.2f}" for name, weight in zip(FACTIONS, weights[-4:], strict=True))
    lines = [
        "# What makes a player of Hero Realms win, in log-odds: fitted by tools/fit_hero_realms.py.",
        "# worth.CARD = [in any deck, more of it early in the game, standing in play]",
        f"turn = {turn:.2f}",
        f"health = {health:.2f}",
        f"log_health = {log_health:.2f}",
        f"allies = {{ {allies} }}",
        "",
        "[worth]",
        *(f"{card.id} = [{cards[i]:.2f}, {early[i]:.2f}, {standing[i]:.2f}]" for i, card in enumerate(CARDS)),
    ]
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    batches = 8 * given.jobs
    with ProcessPoolExecutor(given.jobs) as pool:
        seeds = range(given.seed * 1000, given.seed * 1000 + batches)
        parts = list(pool.map(play, seeds, [given.games // batches] * batches))
    rows, wins = (np.concatenate(part) for part in zip(*parts, strict=True))
    held_out = np.arange(len(wins)) % 10 == 0
    test = fit(rows[~held_out], wins[~held_out])
    print(f"{len(wins)} samples; log loss on held-out ones: {loss(rows[held_out], wins[held_out], test):.4f}")
    write(fit(rows, wins))


if __name__ == "__main__":
    main()
