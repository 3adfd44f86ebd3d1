"""Hero Realms in words: card texts, questions, options, the log and reasons, all from the data that is executed."""

from __future__ import annotations

from typing import Final

from kubik.games.hero_realms import options
from kubik.games.hero_realms.abilities import ABILITIES, ONCE_A_GAME, SKILLS
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, NUMBER, START, Card, Character, Skill
from kubik.games.hero_realms.effects import (
    AnyEffect,
    Bless,
    Choose,
    Combat,
    Damage,
    Discard,
    DiscardCard,
    Discount,
    Draw,
    DrawThenDiscard,
    Effects,
    Gold,
    Health,
    NextAcquire,
    OpponentDiscard,
    Sacrifice,
    Stun,
    Topdeck,
    Track,
    When,
)
from kubik.games.hero_realms.fight import Amount
from kubik.games.hero_realms.hydra import Share
from kubik.kernel.decision import Decision, Option, Refusal, Warning
from kubik.kernel.event import Event
from kubik.kernel.text import Argument, Line, Part, Piece, Text, words

_TOGETHER: Final = ("proposes", "pays", "refuses")
"""Teammates of a Hydra pay together: for a card or, if there is a target, for the defence of its champion."""


def _inside(text: str) -> str:
    """As it stands inside of a sentence."""
    return text[:1].lower() + text[1:]


def _beginning(text: str) -> str:
    """As it stands at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


class HeroRealmsText(Text):
    """One language of Hero Realms. Card texts are rendered once."""

    gain_kinds = frozenset({"gains_gold", "gains_combat", "gains_health"})

    def __init__(self, language: str) -> None:
        super().__init__(words(__package__, language))
        self.names: Final = [self._name(card) for card in CARDS]
        self.cards: Final = [self._card(number) for number in range(len(CARDS))]
        self.characters: Final = [self._character(number) for number in range(len(CHARACTERS))]

    # --- cards --------------------------------------------------------------------------------------------------------

    def pieces(self) -> list[Piece]:
        return self.cards + self.characters

    def choice(self, option: str, value: str) -> str:
        if option == "characters":
            return next(self._name(character) for character in CHARACTERS if character.id == value)
        return super().choice(option, value)

    def _card(self, number: int) -> Piece:
        say = self.words.say
        card, abilities = CARDS[number], ABILITIES[number]
        subtypes = ", ".join(say(f"subtype-{subtype}") for subtype in card.subtypes)
        kind = say(f"type-{card.type}") + (f" ({subtypes})" if subtypes else "")
        figures = [say(f"faction-{card.faction}")] if card.faction else []
        figures.append(kind)
        if card.cost is not None:
            figures.append(say("cost", n=card.cost))
        if card.defence:
            figures.append(say("defence", n=card.defence))
        if card.guard:
            figures.append(say("guard"))
        figures.append(self._copies(card))
        lines = []
        if abilities.primary:
            lines.append(self.effects(abilities.primary))
        if abilities.expend:
            lines.append(say("line-expend", text=self.effects(abilities.expend)))
        if abilities.ally:
            lines.append(say("line-ally", faction=say(f"faction-{card.faction}"), text=self.effects(abilities.ally)))
        if abilities.sacrifice:
            lines.append(say("line-sacrifice", text=self.effects(abilities.sacrifice)))
        return Piece(self._name(card), ", ".join(figures), lines, f"card.{card.id}", group=say(f"group-{card.type}"))

    def _copies(self, card: Card) -> str:
        """Where it lies at the start, and how often."""
        match card.pool:
            case "market" | "gem":
                return self.words.say(f"copies-{card.pool}", n=card.copies)
            case "starter":
                return self.words.say("copies-starter", n=START.deck[card.id])
            case _:
                return self.words.say("copies-character", n=card.copies)

    def _character(self, number: int) -> Piece:
        character = CHARACTERS[number]
        skill, ability = character.skill, character.ability
        deck = ", ".join(f"{self.names[NUMBER[name]]} × {copies}" for name, copies in character.deck.items())
        lines = [
            deck,
            self.words.say("line-skill", name=self._name(skill), n=skill.cost, text=self.effects(SKILLS[number])),
            self.words.say("line-ability", name=self._name(ability), text=self.effects(ONCE_A_GAME[number])),
        ]
        return Piece(
            self._name(character),
            self.words.say("health", n=character.health),
            lines,
            f"character.{character.id}",
            group=self.words.say("group-character"),
            kind="character",
            number=number,
        )

    def skill(self, character: int) -> str:
        """What a character's skill is called."""
        return self._name(CHARACTERS[character].skill)

    def ability(self, character: int) -> str:
        """What a character's ability is called."""
        return self._name(CHARACTERS[character].ability)

    def _name(self, named: Card | Character | Skill) -> str:
        return named.ru if self.language == "ru" else named.en

    def effects(self, effects: Effects) -> str:
        """An ability as sentences."""
        return ". ".join(self.effect(effect) for effect in effects) + "."

    def effect(self, effect: AnyEffect) -> str:
        say = self.words.say
        word = effect.name
        match effect:
            case Gold() | Combat() | Health() if effect.per:
                return say("effect-per", effect=say(f"effect-{word}", n=effect.n), per=say(f"per-{effect.per}"))
            case Health() if effect.n < 0:
                return say("effect-lose-health", n=-effect.n)
            case Gold() | Combat() | Health() | Draw() | Discard() | OpponentDiscard() | Damage():
                return say(f"effect-{word}", n=effect.n)
            case DrawThenDiscard():
                return say(f"effect-{word}", n=effect.up_to)
            case Stun():
                return say(f"effect-{word}-may" if effect.may else f"effect-{word}")
            case Sacrifice():
                first = say(f"effect-{word}", n=effect.up_to)
                return (
                    say("effect-sacrifice-then", first=first, then=self._parts(effect.then)) if effect.then else first
                )
            case Topdeck():
                return say(f"effect-{word}-{effect.what}" + ("-may" if effect.may else ""))
            case NextAcquire():
                return say(f"effect-{word}-{effect.what}-{effect.to}")
            case Choose():
                first, *others = map(self._parts, effect.one_of)
                for number, other in enumerate(others):
                    first = say("effect-or-more" if number else "effect-or", first=first, second=other)
                return _beginning(first)
            case When():
                condition = say(f"when-{effect.count}", n=effect.at_least)
                then = self._parts(effect.then)
                if not effect.otherwise:
                    return say("effect-when", condition=condition, then=then)
                otherwise = self._parts(effect.otherwise)
                return say("effect-when-otherwise", condition=condition, then=then, otherwise=otherwise)
            case Discount():
                return say(f"effect-{word}-{effect.what}", n=effect.n)
            case Track():
                return say(f"effect-{word}", look=effect.look, n=effect.up_to)
            case Bless():
                return say(f"effect-{word}", health=effect.health, defence=effect.defence)
            case _:
                return say(f"effect-{word}")

    def _parts(self, effects: Effects) -> str:
        """Effects inside of a sentence."""
        return ", ".join(_inside(self.effect(effect)) for effect in effects)

    # --- at the table -------------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """A card's name as it stands in a sentence."""
        return self.words.say("card", name=self.names[card])

    def prompt(self, decision: Decision, names: list[str]) -> str:
        arguments: dict[str, Argument] = {}
        message = f"ask-{decision.ask}"
        match decision.step:
            case DiscardCard() as step:
                arguments["n"] = step.n
            case Amount() as step:
                arguments["target"] = names[step.target]
            case Share() as step:
                proposed = options.ALL[step.proposal]
                arguments["card"] = self.card(proposed.piece)
                if proposed.verb == "attack_together":
                    message += "-attack"
                    arguments["target"] = names[proposed.seat]
        return self.words.say(message, **arguments)

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        arguments: dict[str, Argument] = {"n": option.amount}
        if option.seat >= 0:
            arguments["target"] = names[option.seat]
        if option.piece >= 0:
            arguments["card"] = self.card(option.piece)
            abilities = ABILITIES[option.piece]
            match option.verb:
                case "expend":
                    arguments["text"] = self.effects(abilities.expend)
                case "ally":
                    arguments["text"] = self.effects(abilities.ally)
                case "sacrifice":
                    arguments["text"] = self.effects(abilities.sacrifice)
        message = f"option-{option.verb}"
        if option.verb == "acquire":
            message = "option-" + option.key.replace(":", "-")
        elif option.verb == "choose" and decision is not None:
            assert isinstance(decision.step, Choose)
            arguments["text"] = self.effects(decision.step.one_of[option.amount])
        elif option.verb == "amount" and decision is not None:
            step = decision.step
            joint = isinstance(step, Share) and options.ALL[step.proposal].verb == "attack_together"
            message += f"-{decision.ask}" + ("-attack" if joint else "")
        return self.words.say(message, **arguments)

    def event(self, event: Event, names: list[str]) -> Line:
        cards = [Part(self.card(card), "card", card) for card in event.pieces]
        arguments: dict[str, Argument | Part | list[Part]] = {"player": Part(names[event.seat], "seat", event.seat)}
        message = f"event-{event.kind}"
        if event.secret:
            message += "-seen"
            arguments["cards"] = cards
        elif cards:
            arguments["card"] = cards[0]
        for name, fact in event.facts.items():
            assert isinstance(fact, int)
            if name == "target" and fact >= 0:
                arguments[name] = Part(names[fact], "seat", fact)
            elif name == "character":
                arguments["skill"] = self.skill(fact)
                arguments["ability"] = self.ability(fact)
            else:
                arguments[name] = fact
        if event.kind in _TOGETHER and event.facts["target"] != -1:
            message += "-attack"
        return self.line(message, **arguments)

    def warning(self, warning: Warning) -> str:
        say = self.words.say
        if warning.reason == "left":
            left = [say(f"left-{name}", n=n) for name, n in warning.facts.items() if n]
            return say("warning-left", parts=", ".join(left))
        return say(f"warning-{warning.reason}", ability=self.ability(warning.facts["character"]))

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        arguments: dict[str, Argument] = dict(refusal.facts)
        if refusal.option.piece >= 0:
            arguments["card"] = self.card(refusal.option.piece)
        if refusal.option.seat >= 0:
            arguments["target"] = names[refusal.option.seat]
        return self.words.say(f"reason-{refusal.reason}", **arguments)
