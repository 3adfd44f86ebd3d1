"""All cards in words: a name, a line of figures, what the card does, and its telling."""

from __future__ import annotations

from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.content import (
    ASSET,
    DECK,
    FIGURES,
    HERO,
    KIND_OF,
    PIECES,
    SCENARIO_CARDS,
    SKILL,
    STORIES,
    STORY,
    VILLAIN,
)
from kubik.games.runebound.entries import Able, Asset, Attempt, Enemy, EventCard, Foe, Hero, Quest, Skill
from kubik.games.runebound.lists import (
    COURSES,
    END_OF_ACT_ONE,
    NOTHING,
    OUTCOMES,
    REWARD,
    SCENARIO_SETUP,
    SETUP,
    STORY_EFFECTS,
    STORY_OUTCOMES,
)
from kubik.games.runebound.phrases import ROMAN, Phrases, after_colon, scenario_of, sentence, signed
from kubik.games.runebound.tales import tales
from kubik.games.runebound.tokens import ASSET_TOKEN, HERO_TOKENS, VILLAIN_TOKENS
from kubik.games.runebound.vocabulary import ATTRIBUTES, DECKS
from kubik.kernel.text import Piece


class CardText(Phrases):
    """The cards in one language."""

    def pieces(self) -> list[Piece]:
        """By their numbers."""
        return [self._card(piece) for piece in range(len(PIECES))]

    def called(self, piece: int) -> str:
        """What a card is called; a scenario's card by its villain."""
        return self.name(SCENARIO_CARDS[piece - VILLAIN].villain if piece >= VILLAIN else PIECES[piece])

    def foe(self, piece: int) -> str:
        """What the enemy of a card is called; one of a quest has a name of its own."""
        quest = STORIES[piece - STORY].quest if STORY <= piece < HERO else PIECES[piece]
        return self.name(quest.enemy) if isinstance(quest, Attempt) and quest.enemy else self.called(piece)

    def outcome(self, piece: int, number: int) -> str:
        """An outcome of a quest: what it takes and what it brings."""
        story = piece >= STORY
        quest = STORIES[piece - STORY].quest if story else PIECES[piece]
        assert isinstance(quest, Attempt)
        found = quest.outcomes[number]
        effects = STORY_OUTCOMES[piece - STORY][number] if story else OUTCOMES[piece][number]
        text = self.clause(effects, scenario_of(piece)) or self.say("no-bonus")
        if not found.trophy:
            text = self.say("and", first=text, second=self.say("not-a-trophy"))
        needs = self.needs(quest, found)
        if not needs:
            return self.say("line-outcome-free", number=ROMAN[number], text=f"{text}.")
        return self.say("line-outcome", number=ROMAN[number], needs=needs, text=f"{text}.")

    def course(self, piece: int, number: int) -> str:
        """A course of an event: what it brings."""
        return self.lines(COURSES[piece][number], scenario_of(piece))

    def can_do(self, piece: int) -> list[str]:
        """What an enemy can do in a fight, and what its defeat brings."""
        rewarded = piece < STORY and REWARD[piece] != NOTHING
        return self._abilities(piece) + ([self._reward(piece)] if rewarded else [])

    def _reward(self, piece: int) -> str:
        return self.say("line-reward", text=after_colon(self.lines(REWARD[piece], scenario_of(piece))))

    # --- cards --------------------------------------------------------------------------------------------------------

    def _card(self, piece: int) -> Piece:
        card = PIECES[piece]
        if piece < SKILL:
            figures, lines = self._adventure(piece)
        elif piece < ASSET:
            figures, lines = self._skill(piece)
        elif piece < STORY:
            figures, lines = self._asset(piece)
        elif piece < HERO:
            figures, lines = self._story(piece)
        elif piece < VILLAIN:
            figures, lines = self._hero(piece)
        else:
            figures, lines = self._villain(piece)
        tale = self.name(tales()[card.id])
        kind = KIND_OF[piece]
        group = self.say(f"group-{kind}")
        return Piece(self.called(piece), ", ".join(figures), lines, f"{kind}.{card.id}", tale, group)

    def _stats(self, able: Able) -> list[str]:
        """Changes of a hero's figures."""
        changes = [self.say("stat", n=signed(n), stat=self.say(f"stat-{stat}")) for stat, n in able.stats.items()]
        return [sentence(", ".join(changes))] if changes else []

    def _abilities(self, piece: int) -> list[str]:
        return [self.ability(ability) for ability in ABILITIES if ability.piece == piece]

    def _skill(self, piece: int) -> tuple[list[str], list[str]]:
        card = PIECES[piece]
        assert isinstance(card, Skill)
        figures = [self.say("figure-skill", attribute=self.say(f"attribute-{card.attribute}"))]
        figures += [
            self.say("figure-cost", n=card.cost[deck], deck=self.say(f"deck-{deck}"))
            for deck in (*DECKS, "any")
            if deck in card.cost
        ]
        if card.success:
            figures.append(self.say("figure-success"))
        return figures, self._stats(card) + self._abilities(piece)

    def _asset(self, piece: int) -> tuple[list[str], list[str]]:
        card = PIECES[piece]
        assert isinstance(card, Asset)
        lines = self._stats(card) + self._abilities(piece)
        if card.token:
            lines.insert(0, self.say("line-token", code=card.code, token=self.token(ASSET_TOKEN[piece])))
        return [self.say(f"asset-{card.type}"), self.say("figure-price", n=card.price)], lines

    def _foe(self, foe: Foe) -> list[str]:
        """Somebody to fight, in figures."""
        return [self.say("figure-health", n=foe.health), *(self.say(f"trait-{trait}") for trait in foe.traits)]

    def _adventure(self, piece: int) -> tuple[list[str], list[str]]:
        card = PIECES[piece]
        deck = self.say("figure-deck", deck=self.say(f"deck-{DECKS[DECK[piece]]}"))
        match card:
            case Enemy():
                figures = [self.say("figure-enemy"), deck, *self._foe(card)]
                lines = self.can_do(piece)
            case Quest():
                figures = [self.say("figure-quest"), deck]
                lines = self._quest(piece, card)
            case EventCard():
                figures = [self.say("figure-event"), deck]
                lines = [
                    self.say("line-named", name=self.name(course), text=after_colon(self.course(piece, number)))
                    for number, course in enumerate(card.options)
                ]
            case _:
                raise AssertionError(f"{card.id} is no adventure")
        if card.set != "common":
            figures.append(self.name(SCENARIO_CARDS[card.set != "margath"]))
        return figures, lines

    def _quest(self, piece: int, quest: Attempt) -> list[str]:
        """Where a quest is fulfilled, how, and to what it may lead."""
        mod = f" {signed(quest.mod)}" if quest.mod else ""
        attribute = self.say(f"attribute-{quest.attribute}") if quest.attribute else ""
        how = self.say(f"how-{quest.kind}", attribute=attribute, mod=mod)
        points = self.say("points", n=quest.ap)
        lines = [sentence(self.say("line-attempt", places=self.targets(quest), points=points, how=how))]
        if quest.enemy:
            figures = ", ".join(self._foe(quest.enemy))
            lines += [self.say("line-foe", name=self.name(quest.enemy), figures=figures), *self._abilities(piece)]
        return lines + [self.outcome(piece, number) for number in range(len(quest.outcomes))]

    def _story(self, piece: int) -> tuple[list[str], list[str]]:
        card = STORIES[piece - STORY]
        scenario = SCENARIO_CARDS[card.scenario != "margath"]
        figures = [self.say("figure-story-quest" if card.quest else "figure-story"), self.name(scenario)]
        effects = STORY_EFFECTS[piece - STORY]
        lines = [self.lines(effects, card.scenario)] if effects != NOTHING else []
        lines += self._abilities(piece)
        if card.quest:
            lines += [*self._quest(piece, card.quest), self.say(f"line-{card.quest.scope}")]
        return figures, lines

    def _hero(self, piece: int) -> tuple[list[str], list[str]]:
        card = PIECES[piece]
        assert isinstance(card, Hero)
        figures = [self.say("figure-hero")]
        for stat in (*ATTRIBUTES, "health", "speed", "hand"):
            figures.append(self.say("hero-figure", stat=self.say(f"short-{stat}"), n=getattr(card, stat)))
        tokens = "; ".join(self.token(token) for token in HERO_TOKENS[piece])
        setup = after_colon(self.lines(SETUP[piece - HERO], "margath"))
        return figures, [
            self.say("line-start", kind=card.start, gold=card.gold),
            self.say("line-setup", text=setup),
            self.say("line-tokens", tokens=tokens),
            *self._abilities(piece),
        ]

    def _villain(self, piece: int) -> tuple[list[str], list[str]]:
        number = piece - VILLAIN
        card = SCENARIO_CARDS[number]
        villain, scenario = card.villain, scenario_of(piece)
        figures = [self.say("figure-villain"), self.name(card), *self._foe(villain)]
        lines = []
        if SCENARIO_SETUP[number] != NOTHING:
            lines.append(self.say("line-setup", text=after_colon(self.lines(SCENARIO_SETUP[number], scenario))))
        if card.zombies:
            zombies = FIGURES.zombies
            wounds, points = self.wounds(zombies.wounds), self.say("points", n=zombies.ap)
            gold = self.say("gold", n=zombies.gold)
            lines.append(self.say("line-zombies", wounds=wounds, points=points, gold=gold))
        lines.append(self.say("line-act-one", text=after_colon(self.lines(END_OF_ACT_ONE[number], scenario))))
        lines.append(self.say("line-villain-fight", points=self.say("points", n=villain.ap)))
        if card.act_two == "march":
            lines.append(self.say("line-march", n=FIGURES.villain.dice, goal=self.region(card.goal)))
        else:
            lines.append(self.say("line-loss"))
        lines.append(self.say("line-villain-token", token=self.token(VILLAIN_TOKENS[number])))
        return figures, [*lines, *self._abilities(piece), self.say("line-villain-health", least=villain.min_health)]
