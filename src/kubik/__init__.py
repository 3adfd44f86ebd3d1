"""Fantasy tabletop games on one engine.

import kubik

state = kubik.game("hero_realms").start(players=2, seed=7)
while state.decision:
    state.choose(state.decision.options[0])
state.result
"""

from kubik.games import GAMES, game, use_content

__all__ = ["GAMES", "game", "use_content"]
__version__ = "0.1.0"
