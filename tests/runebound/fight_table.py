"""Arrange fights by names: who fights whom, and what the tokens show when they are cast.

    game = duel("hawthorne", "dreadbringer", "shield agility physical surge", "shield agility skull blank double",
                assets="staff_of_light")
    game.choose("agility:hawthorne_2", "flip:hawthorne_1")

Faces are named in the order of the tokens: the hero's three, then those of the assets; the enemy's five, then the one
of experienced enemies and a villain's own. Seat 0 attacks; seat 1 decides for the enemy, or is the challenged hero.
"""

from __future__ import annotations

from typing import Any, Final, Literal, Self

from kubik.games.runebound.adventures import EnemyFought
from kubik.games.runebound.casting import enemy_side, hero_side
from kubik.games.runebound.content import HERO, IS_ENEMY, NUMBER, SET, SKILL, VILLAIN
from kubik.games.runebound.fight import StartFight
from kubik.games.runebound.fight_effects import AddToken
from kubik.games.runebound.quests import QuestFought
from kubik.games.runebound.state import ASIDE, LEFT, LOST, READY, RETREATED, SPENT, UNDECIDED, WON, Fighter
from kubik.games.runebound.story import VillainFought
from kubik.games.runebound.tokens import FACES, TOKEN_IDS
from kubik.games.runebound.vocabulary import SYMBOLS
from tests.runebound import table as world
from tests.runebound.table import rule as rule

OUTCOMES: Final = {UNDECIDED: "", WON: "won", LOST: "lost", RETREATED: "retreated", LEFT: "left"}
HILLS: Final = "r07c10"
NO_SURGE: Final = "skull skull skull blank blank"
"""An enemy's cast without surge, shields and agility; three of its tokens are gold."""
NO_GOLD: Final = "skull skull surge skull double"
"""An enemy's cast without initiative."""
Added = Literal["physical", "magic", "skull", "agility", "surge", "shield"]


def face_name(token: int, up: int) -> str:
    """What a face shows: "2physical" are two physical symbols; gold is not named."""
    face = FACES[token][up]
    return f"{face.n if face.n > 1 else ''}{SYMBOLS[face.symbol]}"


def cast_of(tokens: list[int], names: str) -> int:
    """What chance must answer so that tokens show these faces."""
    answer = 0
    wanted = names.split()
    assert len(wanted) == len(tokens), f"there are {[TOKEN_IDS[token] for token in tokens]}"
    for place, (token, name) in enumerate(zip(tokens, wanted, strict=True)):
        shown = [face_name(token, 0), face_name(token, 1)]
        assert name in shown, f"{TOKEN_IDS[token]} shows {shown}"
        answer |= shown.index(name) << place
    return answer


class Duel(world.Game):
    """A fight under way."""

    def next_cast(self, hero: str, enemy: str, *before: int) -> Self:
        """What the tokens of the next round show; chance answers something else before, if that is named."""
        sides = self.state.table.fight.sides
        self.rolls(*before, cast_of(sides[0].tokens, hero), cast_of(sides[1].tokens, enemy))
        return self

    def give(self, side: int, symbol: Added, n: int) -> Self:
        """A side gets a token with so many symbols for this round."""
        self.step(AddToken(self.fighter(side).seat, symbol, n))
        return self

    def wounded(self, n: int) -> Self:
        """The enemy has so many wounds."""
        self.state.table.fight.wounds = n
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    def fighter(self, side: int) -> Fighter:
        return self.state.table.fight.sides[side]

    def shown(self, side: int) -> str:
        """What the unspent tokens of a side show."""
        fighter = self.fighter(side)
        places = [place for place, lies in enumerate(fighter.lies) if lies == READY]
        return " ".join(face_name(fighter.tokens[place], fighter.up[place]) for place in places)

    def spent(self, side: int) -> list[str]:
        """The spent tokens of a side."""
        return self._lying(side, SPENT)

    def set_aside(self, side: int) -> list[str]:
        """The tokens of a side that are out for the round."""
        return self._lying(side, ASIDE)

    def _lying(self, side: int, where: int) -> list[str]:
        fighter = self.fighter(side)
        return [TOKEN_IDS[token] for token, lies in zip(fighter.tokens, fighter.lies, strict=True) if lies == where]

    @property
    def enemy_wounds(self) -> int:
        return self.state.table.fight.wounds

    @property
    def round(self) -> int:
        return self.state.table.fight.round

    @property
    def on(self) -> bool:
        return self.state.table.fight.on

    @property
    def outcome(self) -> str:
        return OUTCOMES[self.state.table.fight.outcome]


def duel(
    hero: str,
    enemy: str,
    cast: str,
    enemy_cast: str = NO_SURGE,
    *,
    assets: str = "",
    skills: str = "",
    hand: str = "",
    wounds: int = 0,
    act: int = 1,
    at: str = HILLS,
    theirs: dict[str, Any] | None = None,
    retreat: bool = True,
    discarded: str = "",
    zombies: str = "",
    story: int = 0,
    **settings: Any,
) -> Duel:
    """The first round of a fight. `theirs` is what the other player has; `discarded` are discarded combat cards."""
    piece = NUMBER[enemy]
    challenged = HERO <= piece < VILLAIN
    rival = enemy if challenged else next(name for name in ("laurel", "corbin", "mok") if name != hero)
    if piece >= VILLAIN:
        settings.setdefault("scenario", enemy)
    elif piece < SKILL and SET[piece] != "common":
        settings.setdefault("scenario", SET[piece])
    game = Duel(world.table(heroes=f"{hero} {rival}", at=at, **settings).state)
    game.time(act, 3)
    game.hero(assets=assets, skills=skills, hand=hand, wounds=wounds, story=story)
    game.hero(1, **(theirs or {}))
    if discarded:
        game._own(game.state.table.combat.discard, discarded)
    game.zombies(zombies)
    players = game.state.table.players
    mine = hero_side(players[0], 0).tokens
    if challenged:
        game.hero(1, at=at)
        others = hero_side(players[1], 1).tokens
    else:
        others = enemy_side(act, 1, piece).tokens
    game.rolls(cast_of(mine, cast), cast_of(others, enemy_cast))
    if challenged:
        game.step(StartFight(0, other=1, retreat=retreat))
    elif piece >= VILLAIN:
        game.step(VillainFought(0), StartFight(0, piece))
    else:
        game._own(players[0].drawn, enemy)
        game.step(EnemyFought(0, piece) if IS_ENEMY[piece] else QuestFought(0, piece), StartFight(0, piece))
    return game
