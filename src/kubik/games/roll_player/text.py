"""Roll Player in words: cards, questions, options, the log and reasons, all from the data that is executed."""

from __future__ import annotations

from typing import Final

from kubik.games.roll_player.board import ATTRIBUTES, CELL_NAMES, COLOURS, DIRECTIONS, EMPTY, FACE
from kubik.games.roll_player.content import (
    ALIGNMENTS,
    BACKSTORIES,
    CARDS,
    CLASSES,
    RACES,
    SETS,
    TITLES,
    Alignment,
    Backstory,
    Card,
    Entry,
    Goal,
    Named,
    Race,
)
from kubik.games.roll_player.powers import (
    CLASS_POWERS,
    WEAPON_POWERS,
    ActionAfterBuying,
    ClassPower,
    GoalDieBonus,
    IncomeWhen,
    WeaponPower,
)
from kubik.games.roll_player.skills import EFFECTS, AttributeAction, Effect, OpenLock, TakeGold
from kubik.games.roll_player.state import CARD
from kubik.games.roll_player.traits import TRAITS, AnyTrait, StarsIfAligned, StarsIfAttribute, StarsIfGoals, StarsPer
from kubik.kernel.decision import Decision, Option, Refusal, Warning
from kubik.kernel.event import Event
from kubik.kernel.text import Argument, Line, Part, Piece, Text, words

_ROW_VERBS: Final = frozenset({"place", "action", "to"})
_CELL_VERBS: Final = frozenset({"flip", "swap", "with", "raise", "lower", "reroll", "exchange", "shift"})


class RollPlayerText(Text):
    """One language of Roll Player. The things in the box are rendered once."""

    heading_kinds = frozenset({"begins_round"})
    gain_kinds = frozenset({"gains_gold"})

    def __init__(self, language: str) -> None:
        super().__init__(words(__package__, language))
        things: list[Entry] = [*CARDS, *CLASSES, *RACES, *BACKSTORIES, *ALIGNMENTS]
        self.names: Final = [self._name(thing) for thing in things]
        self.cards: Final = [self._card(number) for number in range(len(CARDS))]
        self._pieces: Final = [
            *self.cards,
            *[self._class(number) for number in range(len(CLASSES))],
            *map(self._race, RACES),
            *map(self._backstory, BACKSTORIES),
            *map(self._alignment, ALIGNMENTS),
        ]

    def pieces(self) -> list[Piece]:
        return self._pieces

    def piece(self, piece: int) -> str:
        """A thing's name as it stands in a sentence, of a skill that lies sideways too."""
        return self.words.say("card", name=self.names[piece & CARD])

    def _name(self, named: Entry | Named) -> str:
        return named.ru if self.language == "ru" else named.en

    # --- words --------------------------------------------------------------------------------------------------------

    def die(self, die: int) -> str:
        """A die by its colour and face."""
        return self.words.say("die", colour=self.colour(die >> 3), n=die & FACE)

    def colour(self, colour: int) -> str:
        """What a colour is called."""
        return self.words.say(f"colour-{COLOURS[colour]}")

    def attribute(self, attribute: int) -> str:
        """An attribute as it stands behind "row of" or "action of"."""
        return self.words.say(f"of-{ATTRIBUTES[attribute]}")

    def cell(self, cell: int) -> str:
        """A cell of the board by its row and column."""
        return self.words.say("cell", attribute=self.words.say(f"short-{CELL_NAMES[cell][:3]}"), n=cell % 3 + 1)

    def stars(self, n: int) -> str:
        """So many stars."""
        return self.words.say("stars", n=n)

    def title(self, number: int) -> str:
        """A title of the solo game."""
        return self._name(TITLES[number])

    # --- things in the box --------------------------------------------------------------------------------------------

    def _card(self, number: int) -> Piece:
        say, card = self.words.say, CARDS[number]
        figures = [say(f"type-{card.type}"), say("rank", n=card.rank), say("cost", n=card.cost)]
        if card.hands:
            figures.append(say("hands", n=card.hands))
        if card.arrow:
            figures.append(say("arrow", direction=say(f"direction-{card.arrow}")))
        elif card.type == "skill":
            figures.append(say("arrow-copied"))
        return Piece(
            self._name(card),
            ", ".join(figures),
            self._lines(number, card),
            f"card.{card.id}",
            group=say(f"group-{card.type}"),
        )

    def _lines(self, number: int, card: Card) -> list[str]:
        power, trait, effect = WEAPON_POWERS[number], TRAITS[number], EFFECTS[number]
        if power is not None:
            return [self.power(power)]
        if trait is not None:
            return [self.trait(trait)]
        if effect is not None:
            return [self.effect(effect), self.words.say(f"window-{card.window}")]
        armour = next(each for each in SETS if each.id == card.set)
        first, second = (self.words.say(f"colour-{colour}") for colour in armour.colours)
        stars = ", ".join(map(str, armour.stars))
        return [
            self.words.say("line-armour", set=self._name(armour), stars=stars),
            self.words.say("line-armour-bonus", stars=self.stars(armour.bonus), first=first, second=second),
        ]

    def _class(self, number: int) -> Piece:
        each, say = CLASSES[number], self.words.say
        goals = [self.goal(row, goal) for row, goal in enumerate(each.goals)]
        lines = [
            ", ".join(goals),
            say("line-ability", name=self._name(each.ability), text=self.power(CLASS_POWERS[number])),
        ]
        return Piece(
            self._name(each),
            f"{say('kind-class')}, {say(f'colour-{each.colour}')}",
            lines,
            f"class.{each.id}",
            group=say("group-class"),
        )

    def ability(self, class_: int) -> str:
        """What a class's ability is called."""
        return self._name(CLASSES[class_].ability)

    def goal(self, row: int, goal: Goal) -> str:
        """A class goal."""
        kind = "exact" if goal.least == goal.most else "least" if goal.most == 99 else "range"
        attribute = self.words.say(f"short-{ATTRIBUTES[row]}")
        figures: dict[str, Argument] = {"least": goal.least, "stars": self.stars(goal.stars), "attribute": attribute}
        if kind == "range":
            figures["most"] = goal.most
        return self.words.say(f"goal-{kind}", **figures)

    def _race(self, race: Race) -> Piece:
        say = self.words.say
        modifiers = [
            say("modifier", attribute=say(f"short-{name}"), n=f"{n:+}".replace("-", "−"))
            for name, n in zip(ATTRIBUTES, race.modifiers, strict=True)
            if n
        ]
        lines = [", ".join(modifiers) or say("no-modifiers")]
        return Piece(self._name(race), say("kind-race"), lines, f"race.{race.id}", group=say("group-race"))

    def _backstory(self, backstory: Backstory) -> Piece:
        marks = [
            self.words.say("mark", cell=self.cell(3 * row + column - 1), colour=self.words.say(f"colour-{colour}"))
            for row, (colour, column) in enumerate(backstory.marks)
        ]
        return Piece(
            self._name(backstory),
            self.words.say("kind-backstory"),
            [", ".join(marks)],
            f"backstory.{backstory.id}",
            group=self.words.say("group-backstory"),
        )

    def _alignment(self, alignment: Alignment) -> Piece:
        lines = []
        for row in alignment.grid:
            left, middle, right = (f"{n:+}".replace("-", "−") if n else "0" for n in row)
            lines.append(self.words.say("grid-row", left=left, middle=middle, right=right))
        return Piece(
            self._name(alignment),
            self.words.say("kind-alignment"),
            lines,
            f"alignment.{alignment.id}",
            group=self.words.say("group-alignment"),
        )

    def power(self, power: WeaponPower | ClassPower) -> str:
        """What a weapon or a class does."""
        figures: dict[str, Argument] = {}
        for name in power.__struct_fields__:
            value = getattr(power, name)
            if name in ("n", "cost"):
                figures["n"] = value
            elif name in ("action", "row"):
                figures["attribute"] = self.words.say(f"of-{value}")
        message = f"power-{power.__struct_config__.tag}"
        match power:
            case GoalDieBonus():
                message += f"-{power.dice}"
            case IncomeWhen():
                message += f"-{power.when}"
            case ActionAfterBuying():
                message += "".join(f"-{kind}" for kind in power.types)
        return self.words.say(message, **figures)

    def trait(self, trait: AnyTrait) -> str:
        """What a trait is worth."""
        say, stars = self.words.say, self.stars(trait.n)
        match trait:
            case StarsPer():
                return say(f"trait-per-{trait.count}", stars=stars, each=trait.each, n=trait.at_most or 0)
            case StarsIfAttribute():
                names = self._either(trait.any_of)
                if trait.at_most is not None:
                    return say("trait-attribute-low", stars=stars, attributes=names, n=trait.at_most)
                return say("trait-attribute-high", stars=stars, attributes=names, n=trait.at_least or 0)
            case StarsIfAligned():
                return say(f"trait-aligned-{trait.where}", stars=stars)
            case StarsIfGoals():
                return say("trait-goals", stars=stars, n=trait.at_least)
            case _:
                return say("trait-gold", stars=stars)

    def effect(self, effect: Effect) -> str:
        """What a skill does."""
        match effect:
            case AttributeAction():
                return self.words.say(f"effect-{effect.name}", attributes=self._either(effect.one_of))
            case TakeGold():
                return self.words.say(f"effect-{effect.name}", n=effect.n)
            case OpenLock():
                return self.words.say(f"effect-{effect.name}", n=effect.cost)
            case _:
                return self.words.say(f"effect-{effect.name}")

    def _either(self, attributes: tuple[str, ...]) -> str:
        first, *others = (self.words.say(f"of-{name}") for name in attributes)
        for other in others:
            first = self.words.say("or", first=first, second=other)
        return first

    # --- at the table -------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, names: list[str]) -> str:
        step = decision.step
        figures: dict[str, Argument] = {}
        for name in step.__struct_fields__:
            value = getattr(step, name)
            if name == "die":
                figures[name] = self.die(value)
            elif name == "colour":
                figures[name] = self.colour(value)
            elif name == "attribute":
                figures[name] = self.attribute(value)
            elif name == "card":
                figures["piece"] = self.piece(value)
            elif name in ("n", "cost"):
                figures[name] = value
        return self.words.say(f"ask-{decision.ask}", **figures)

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        verb = option.verb
        message, figures = f"option-{verb}", self._figures(option)
        if verb in ("buy", "buy_discarded") and option.key.count(":") == 2:
            message += "-tokens"
            figures["tokens"] = int(option.key.rpartition(":")[2])
        elif verb == "done" and decision is not None and f"{message}-{decision.ask}" in self.words:
            message += f"-{decision.ask}"
        return self.words.say(message, **figures)

    def _figures(self, option: Option) -> dict[str, Argument]:
        verb, n = option.verb, option.amount
        figures: dict[str, Argument] = {"n": n}
        if option.piece >= 0:
            figures["piece"] = self.piece(option.piece)
        if verb in _ROW_VERBS:
            figures["attribute"] = self.attribute(n)
        elif verb in _CELL_VERBS:
            figures["cell"] = self.cell(n)
        elif verb == "start":
            figures["die"], figures["attribute"] = self.die(n >> 3), self.attribute(n & 7)
        elif verb == "next":
            figures["die"] = self.die(n)
        elif verb == "colour":
            figures["colour"] = self.colour(n)
        elif verb == "move":
            figures["direction"] = self.words.say(f"direction-{DIRECTIONS[n]}")
        elif verb in ("use", "copy"):
            effect = EFFECTS[option.piece]
            assert effect is not None
            figures["text"] = self.effect(effect)
        return figures

    def event(self, event: Event, names: list[str]) -> Line:
        pieces = [Part(self.piece(piece), "piece", piece) for piece in event.pieces]
        arguments: dict[str, Argument | Part | list[Part]] = {
            "player": Part(names[event.seat], "seat", event.seat),
            "pieces": pieces,
            **dict(zip(("piece", "second"), pieces, strict=False)),
        }
        for name, fact in event.facts.items():
            if isinstance(fact, list):
                arguments[name] = ", ".join(self.die(die) for die in fact if die != EMPTY)
            elif isinstance(fact, int):
                arguments[name] = self._fact(name, fact)
        if event.kind == "scores":
            arguments["stars"] = self.stars(int(str(event.facts["n"])))
        return self.line(f"event-{event.kind}", **arguments)

    def _fact(self, name: str, fact: int) -> Argument:
        match name:
            case "die" | "other":
                return self.die(fact)
            case "cell" | "other_cell":
                return self.cell(fact)
            case "square":
                return self.words.say(f"square-{fact}")
            case "colour":
                return self.colour(fact)
            case "title":
                return self.title(fact)
            case _:
                return fact

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        figures = self._figures(refusal.option) | refusal.facts
        return self.words.say(f"reason-{refusal.reason}", **figures)

    def warning(self, warning: Warning) -> str:
        return self.words.say(f"warning-{warning.reason}", piece=self.piece(warning.facts["card"]))

    def score(self, line: str) -> str:
        kind, _, name = line.partition("_")
        if kind == "trait":
            card = next(card for card in CARDS if card.id == name)
            return self.words.say("score-trait", name=self._name(card))
        return super().score(line)
