"""What lies on the table in Runebound, and who may see it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import field

from kubik.kernel.sight import NOBODY, OWNER
from kubik.kernel.table import Place, Seated
from kubik.kernel.table import Table as KernelTable

NOBODY_THERE: Final = -1


class Player(Seated):
    """One player: the hero on the map and the cards beside it."""

    hero: int = -1
    """The hero card."""
    hex: int = -1
    gold: int = 0
    wounds: int = 0
    defeated: bool = False
    detained: bool = False
    out: bool = False
    """Left the game, killed by a villain."""
    story: int = 0
    """Lore or allies."""
    hand: Annotated[list[int], OWNER.of("skills")] = []
    skills: list[int] = []
    """Learned skills."""
    assets: list[int] = []
    combat: Annotated[list[int], OWNER.of("combat")] = []
    exploration: Annotated[list[int], OWNER.of("exploration")] = []
    social: Annotated[list[int], OWNER.of("social")] = []
    """Trophies: everybody sees their backs, the owner their faces."""
    quests: list[int] = []
    drawn: list[int] = []
    """The adventures that are being resolved, the innermost last; a quest lies here while it is attempted."""
    fulfilled: list[int] = []
    """Story quests that each hero may fulfil once, and this one has."""
    used: list[int] = []
    """Abilities that can be used once a turn and were."""
    spent: list[int] = []
    """Abilities that can be used once a game and were."""
    rivals: list[int] = []
    """Seats of the heroes whom this one has challenged."""
    offers: list[int] = []
    """Seats to which this one has made offers this turn, once for each offer."""
    trophied: bool = False
    """Has gained trophies while a card is still being resolved."""


class Deck(Place):
    """An adventure deck: decided when drawn, but for the cards that were put under it, the next first."""

    cards: list[int] = []
    under: list[int] = []
    discard: list[int] = []


class CombatDeck(Deck):
    """The orange deck."""

    cards: Annotated[list[int], NOBODY.of("combat")] = []


class ExplorationDeck(Deck):
    """The green deck."""

    cards: Annotated[list[int], NOBODY.of("exploration")] = []


class SocialDeck(Deck):
    """The purple deck."""

    cards: Annotated[list[int], NOBODY.of("social")] = []


class Fighter(Place):
    """One side of a fight. What is known of its tokens are lists that go together."""

    seat: int = 0
    """Who decides for it."""
    tokens: list[int] = []
    up: list[int] = []
    """Which of its two faces each shows."""
    lies: list[int] = []
    """READY, SPENT or ASIDE."""
    on: list[int] = []
    """On which double each lies, as its place in `tokens`, or -1."""
    times: list[int] = []
    """How many times each symbol counts, until the end of the round."""
    forbidden: list[int] = []
    """Symbols that cannot be used until the end of the round."""
    reflects: bool = False
    """Whether wounds are dealt back, until the end of the round."""
    extra: int = 0
    """Combat actions that may still follow in a row."""
    passed: bool = False


READY, SPENT, ASIDE = range(3)
UNDECIDED, WON, LOST, RETREATED, LEFT = range(5)
"""How a fight ended for the attacker: the foe is defeated, the attacker is, the attacker has retreated, the challenged
hero has."""


class Fight(Place):
    """A fight under way, or what the last one came to."""

    on: bool = False
    attacker: int = 0
    """The seat of the attacking hero."""
    controller: int = 0
    """The seat that decides for the other side: the challenged hero's, or the one that plays the enemy."""
    card: int = -1
    """The enemy: an adventure, a quest with an enemy, or a villain; -1: another hero."""
    retreat: bool = True
    """Whether anybody may retreat."""
    floor: int = 0
    """How many steps lie below those of the fight."""
    round: int = 0
    acting: int = 0
    """Whose combat action it is: 0 the attacker's, 1 the other side's."""
    sides: list[Fighter] = []
    """The attacker and the other side; empty when the fight is over."""
    wounds: int = 0
    """Those of the enemy."""
    used: list[int] = []
    """Abilities that can be used once a combat and were."""
    used_round: list[int] = []
    """Abilities that can be used once a round and were."""
    outcome: int = UNDECIDED


class Table(KernelTable):
    """Heroes clockwise, the map, the decks, the markets, the time track."""

    players: list[Player] = []
    first: int = 0
    turn: int = 0
    """Whose turn it is."""
    turns: int = 0
    """How many turns have begun."""
    points: int = 0
    """Action points that are left."""
    act: int = 1
    """3: after the end of act two."""
    space: int = 1
    """Where the time token stands."""
    face_down: list[int] = []
    """The hexes of the gems that lie face down."""
    zombies: list[int] = []
    """Their hexes."""
    villain: int = NOBODY_THERE
    """The hex of the villain."""
    dice: list[int] = []
    """The terrain dice of the last roll that are not spent, as faces, in ascending order."""
    markets: list[list[int]] = []
    asset_deck: Annotated[list[int], NOBODY.of("assets")] = []
    asset_discard: list[int] = []
    skill_deck: Annotated[list[int], NOBODY.of("skills")] = []
    skill_discard: list[int] = []
    revealed: list[int] = []
    """The skill cards of a test under way."""
    combat: CombatDeck = field(default_factory=CombatDeck)
    exploration: ExplorationDeck = field(default_factory=ExplorationDeck)
    social: SocialDeck = field(default_factory=SocialDeck)
    story_deck: Annotated[list[int], NOBODY.of("stories")] = []
    story_discard: list[int] = []
    slots: list[int] = []
    """The story quest in each slot, or -1."""
    fight: Fight = field(default_factory=Fight)
    winner: int = -1
    lost: bool = False
    """Whether all heroes have lost."""
