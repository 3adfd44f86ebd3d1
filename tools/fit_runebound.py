"""Fit what makes a hero of Runebound win fights: writes src/kubik/games/runebound/bot.toml.

    .venv/bin/pip install numpy
    .venv/bin/python tools/fit_runebound.py --fights 40000 --jobs 2

Heroes with random skills, assets and wounds fight villains and other enemies; the bots' sense decides for both sides.
A logistic regression then says how much everything moves the log-odds of winning: the hero and each card, the wounds
that the hero can still bear, the health of the foe, and who the foe is.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import kubik
from kubik.games.runebound.abilities import FOE_HEALTH
from kubik.games.runebound.content import ASSET, ASSETS, ATTRIBUTE, HERO, HEROES, PIECES, SKILL, SKILLS, TYPE, VILLAIN
from kubik.games.runebound.decks import deck_of
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.fighters import foe_health
from kubik.games.runebound.heroes import attribute, health
from kubik.games.runebound.state import WON, Player, Table
from kubik.games.runebound.variants import State
from kubik.games.runebound.vocabulary import COMMODITY, SCENARIOS
from kubik.kernel.chance import Seeded

Array = Any
ENEMIES: Final = [card for card in range(VILLAIN) if FOE_HEALTH[card]]
GEAR: Final = [card for card in range(ASSET, ASSET + len(ASSETS)) if TYPE[card] != COMMODITY]
CARDS: Final = [*range(HERO, HERO + len(HEROES)), *range(SKILL, SKILL + len(SKILLS)), *GEAR]
FIGURES: Final = ("act_one", "act_two", "health", "foe_health"), (*SCENARIOS, "health", "foe_health")
"""What is known of a fight besides the hero's cards: with an enemy, and with a villain."""
MOST: Final = 6
"""Fewer skills than this, and fewer assets."""
LOWEST: Final = 4
"""Villains are weakened to some health from this on: against whole ones almost all heroes lose alike."""
RIDGE: Final = 3.0
OUT: Final = Path(__file__).parent.parent / "src" / "kubik" / "games" / "runebound" / "bot.toml"


def equip(player: Player, table: Table, random: Random) -> None:
    """A hero with random cards, within the limits."""
    player.hero = random.randrange(HERO, HERO + len(HEROES))
    player.assets, player.skills = [], []
    for card in random.sample(GEAR, random.randrange(MOST)):
        if TYPE[card] not in [TYPE[other] for other in player.assets]:
            player.assets.append(card)
    skills = list(range(SKILL, SKILL + len(SKILLS)))
    random.shuffle(skills)
    most = random.randrange(MOST)
    for card in skills:
        number = ATTRIBUTE[card]
        same = [ATTRIBUTE[other] for other in player.skills].count(number)
        if len(player.skills) < most and same < attribute(player, number):
            player.skills.append(card)
    others = [card for card in skills if card not in player.skills]
    held = random.randrange(4)
    player.hand, table.skill_deck, table.skill_discard = others[:held], others[held:], []
    player.wounds = random.choice((0, 0, 0, 1, 2, 3))


def fight(state: State, random: Random) -> tuple[Array, bool]:
    """A sample: what is known at the start of a fight, and whether the hero won."""
    table = state.table
    player = table.players[0]
    table.players[1].hand = []
    equip(player, table, random)
    combat = deck_of(table, 0)
    for _ in range(random.randrange(MOST)):
        combat.discard.append(combat.cards.pop())
    villain = random.random() < 0.7
    card = state.rules.villain if villain else random.choice(ENEMIES)
    table.act = 2 if villain else random.choice((1, 2))
    whole = foe_health(table, card, player.story)
    needs = random.randint(LOWEST, whole) if villain else whole
    bears = health(player) - player.wounds
    known = (state.rules.scenario == 0, state.rules.scenario == 1) if villain else (table.act == 1, table.act == 2)
    of_foe = np.zeros((2, 4))
    of_foe[int(villain)] = [*known, bears, needs]
    cards = [float(card in (player.hero, *player.skills, *player.assets)) for card in CARDS]
    table.steps = [StartFight(0, card)]
    state.run()
    table.fight.wounds += whole - needs
    while state.decision is not None and table.fight.on:
        liked = state.game.sense.prefer(table, state.rules, state.decision)
        state.choose(state.decision.options[liked.index(max(liked))])
    return np.concatenate([of_foe.ravel(), cards]), table.fight.outcome == WON


def sample(seed: int, fights: int) -> tuple[Array, Array]:
    """Samples of some fights."""
    game, random = kubik.game("runebound"), Random(seed)
    starts = []
    for scenario in SCENARIOS:
        state = game.start(players=2, seed=seed, scenario=scenario)
        while state.decision is not None and not state.table.points:
            state.choose(random.choice(state.decision.options))
        starts.append(state)
    rows, wins = [], []
    for index in range(fights):
        state = random.choice(starts).copy()
        state.chance = Seeded(f"{seed} {index}")
        row, won = fight(state, random)
        rows.append(row)
        wins.append(won)
    return np.array(rows), np.array(wins, dtype=float)


def fit(rows: Array, wins: Array) -> Array:
    """Ridge logistic regression by Newton's method."""
    scale = rows.std(axis=0) + 1e-6
    scaled = rows / scale
    weights = np.zeros(rows.shape[1])
    for _ in range(15):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chance - wins) + RIDGE * weights
        curve = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights / scale


def loss(rows: Array, wins: Array, weights: Array) -> float:
    chance = 1 / (1 + np.exp(-rows @ weights))
    return float(-(wins * np.log(chance) + (1 - wins) * np.log(1 - chance)).mean())


def write(weights: Array) -> None:
    lines = ["# What makes a hero of Runebound win a fight, in log-odds: fitted by tools/fit_runebound.py."]
    for name, figures, part in zip(("enemy", "villain"), FIGURES, (weights[:4], weights[4:8]), strict=True):
        lines += ["", f"[{name}]", *(f"{figure} = {weight:.2f}" for figure, weight in zip(figures, part, strict=True))]
    cards = zip(CARDS, weights[8:], strict=True)
    lines += ["", "[cards]", *(f"{PIECES[card].id} = {weight:.2f}" for card, weight in cards)]
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fights", type=int, default=40_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    batches = 8 * given.jobs
    with ProcessPoolExecutor(given.jobs) as pool:
        seeds = range(given.seed * 1000, given.seed * 1000 + batches)
        parts = list(pool.map(sample, seeds, [given.fights // batches] * batches))
    rows, wins = (np.concatenate(part) for part in zip(*parts, strict=True))
    held_out = np.arange(len(wins)) % 10 == 0
    test = fit(rows[~held_out], wins[~held_out])
    print(f"{len(wins)} fights; log loss on held-out ones: {loss(rows[held_out], wins[held_out], test):.4f}")
    write(fit(rows, wins))


if __name__ == "__main__":
    main()
