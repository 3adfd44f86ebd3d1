"""The words of the story game: names of the content in the reader's language, words of people as they are."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story.adventures import ADVENTURE, ADVENTURES, Adventure
from kubik.games.story.content import HEROES, STRAINS, TAGS, Hero, Tag
from kubik.games.story.phrases import MARK, phrase
from kubik.kernel.decision import Decision, Option
from kubik.kernel.event import Event
from kubik.kernel.text import Argument, Line, Part, Piece, Text, words

_KEYS: Final = {"tag": "tag", "of_kind": "condition", "oracle": "oracle.likelihood"}
"""Verbs whose options speak of something in the content, and the beginning of its key."""


TALES: Final = frozenset({"begins", "scene", "follows", "ends", "chooses_hero", "narrates"})
"""Kinds of events whose text stands apart: it is told, not reckoned."""


class StoryText(Text):
    """How the story game speaks one language."""

    heading_kinds: ClassVar[frozenset[str]] = frozenset({"begins", "scene", "ends"})
    bookkeeping_kinds: ClassVar[frozenset[str]] = frozenset(
        [
            "raises",
            "declines",
            "votes",
            "withdraws",
            "acts",
            "helps",
            "judges",
            "remarks",
            "mark_gone",
            "help_refused",
            "line",
            "veil",
        ]
    )

    def __init__(self, language: str) -> None:
        super().__init__(words(__package__, language))
        self._pieces = [*map(self._hero, HEROES), *map(self._adventure, ADVENTURES)]

    def phrase(self, name: str) -> str:
        """A name as it lies on the table, as people read it."""
        return phrase(name, self.language)

    def pieces(self) -> list[Piece]:
        """The ready heroes, and the adventures."""
        return self._pieces

    def _hero(self, hero: Hero) -> Piece:
        lines = [
            self.words.say(
                "hero-power", name=power.told(self.language), n=power.stage, tags=self._listed(TAGS, power.tags)
            )
            for power in hero.powers
        ]
        lines += [
            self.words.say("hero-weakness", name=each.told(self.language), strains=self._listed(STRAINS, each.triggers))
            for each in hero.weaknesses
        ]
        stages = sum(power.stage for power in hero.powers)
        figures = self.words.say("hero-figures", powers=len(hero.powers), n=stages)
        concept = hero.concept.told(self.language)
        group = self.words.say("group-hero")
        return Piece(hero.told(self.language), figures, lines, f"hero.{hero.id}", concept, group, "hero")

    def _listed(self, words: list[Tag], bits: int) -> str:
        return ", ".join(word.told(self.language) for word in words if bits & word.bit)

    def _adventure(self, adventure: Adventure) -> Piece:
        figures = self.words.say("adventure-figures", scenes=len(adventure.scenes), n=len(adventure.ends))
        premise = adventure.premise.told(self.language)
        return Piece(
            adventure.told(self.language),
            figures,
            [],
            tale=premise,
            group=self.words.say("group-adventure"),
            kind="adventure",
        )

    def faces(self, faces: list[int]) -> str:
        """What the dice show."""
        return " ".join(map(str, faces))

    def prompt(self, decision: Decision, names: list[str]) -> str:
        step = decision.step
        figures: dict[str, Argument] = {}
        for name in step.__struct_fields__:
            value = getattr(step, name)
            if isinstance(value, str):
                figures[name] = self.phrase(value)
            elif isinstance(value, int):
                figures[name] = value
        return self.words.say(f"ask-{decision.ask}", **figures)

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        arguments: dict[str, Argument] = {"n": option.amount, "words": self.phrase(option.words)[:200]}
        if option.seat >= 0:
            arguments["target"] = names[option.seat]
        verb = option.verb
        if decision is not None and f"option-{verb}-{decision.ask}" in self.words:
            return self.words.say(f"option-{verb}-{decision.ask}", **arguments)
        if verb in _KEYS:
            arguments["words"] = self.phrase(f"{MARK}{_KEYS[verb]}.{option.key.partition(':')[2]}")
        return self.words.say(f"option-{verb}", **arguments)

    def choice(self, option: str, value: str) -> str:
        if option == "adventure" and value in ADVENTURE:
            return ADVENTURES[ADVENTURE[value]].told(self.language)
        return super().choice(option, value)

    def event(self, event: Event, names: list[str]) -> Line:
        arguments: dict[str, Argument | Part] = {"player": Part(names[event.seat], "seat", event.seat)}
        message = f"event-{event.kind}"
        for name, fact in event.facts.items():
            if isinstance(fact, list):
                arguments[name] = self.faces(fact)
            elif name == "to_seat":
                arguments[name] = names[fact] if isinstance(fact, int) and fact >= 0 else self.words.say("everybody")
            elif isinstance(fact, int) or name == "grade":
                arguments[name] = fact
            elif event.kind in TALES and name in ("text", "words"):
                arguments[name] = Part(self.phrase(fact), "tale")
            elif fact.startswith(MARK):
                arguments[name] = Part(self.phrase(fact))
            else:
                arguments[name] = Part(fact, "words") if fact else self.words.say("enemy") if name == "name" else ""
        if not arguments.get("way", True):
            message += "-freely"
        return self.line(message, **arguments)
