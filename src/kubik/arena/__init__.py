"""Many games between bots: who wins how often, and how fast the games are.

    from kubik import arena

    score = arena.Score()
    for record in arena.play("hero_realms", ["greedy", "random"], games=1000, seed=1, jobs=2):
        score.add(record)
    score.bots["greedy"].games.share

Records come in order and are the same for any number of jobs.
"""

from kubik.arena.contest import LIMIT, Contest, GameError, agree
from kubik.arena.files import Results
from kubik.arena.keep import keep
from kubik.arena.record import GameRecord, Thinking
from kubik.arena.run import play
from kubik.arena.score import BotScore, Length, Points, Score, Share, interval

__all__ = [
    "LIMIT",
    "BotScore",
    "Contest",
    "GameError",
    "GameRecord",
    "Length",
    "Points",
    "Results",
    "Score",
    "Share",
    "Thinking",
    "agree",
    "interval",
    "keep",
    "play",
]
