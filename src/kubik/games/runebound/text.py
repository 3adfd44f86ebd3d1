"""Runebound in words: cards, questions, options, the log with its tellings, and reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from kubik.games.runebound.abilities import ABILITIES
from kubik.games.runebound.board import FACE_NAMES, HEX
from kubik.games.runebound.card_text import CardText
from kubik.games.runebound.content import ADVENTURES, DECK, HERO, MARKET, PIECES, PRICE, STORY, TYPE, VILLAIN
from kubik.games.runebound.entries import Enemy, EventCard
from kubik.games.runebound.lists import COURSES, OUTCOMES, REWARD, STORY_EFFECTS, STORY_OUTCOMES, List
from kubik.games.runebound.movement import Travel
from kubik.games.runebound.phrases import ROMAN, after_colon, scenario_of, sentence
from kubik.games.runebound.quests import quest_of
from kubik.games.runebound.ready import EFFECTS
from kubik.games.runebound.state import LEFT, LOST, RETREATED, WON
from kubik.games.runebound.tales import Line as TaleLine
from kubik.games.runebound.tales import tales
from kubik.games.runebound.tokens import FACES
from kubik.games.runebound.trade import TRADE_VALUE
from kubik.games.runebound.turning import FLIP, RECAST, SET_ASIDE, PickTokens
from kubik.games.runebound.vocabulary import ASSET_TYPES, ATTRIBUTES, DECKS, EVENTS, RETREAT, SYMBOLS, ScenarioId
from kubik.kernel.decision import Decision, Option, Refusal, Warning
from kubik.kernel.event import Event, Fact
from kubik.kernel.step import Step
from kubik.kernel.text import Argument, Line, Part, Piece, Text, words

_AT: Final = frozenset({"start", "place_zombie", "remove_zombie", "move_zombie"})
_TOWARDS: Final = frozenset({"move", "towards", "step_free"})
_FACES: Final = frozenset({"reroll", "free_reroll"})
_TOKENS: Final = frozenset({"agility", "spend_token", "block", "flip", "recast", "set_aside"})
_ABILITIES: Final = frozenset({"use", "surge", "surge_with", "copy"})
_OUTCOMES: Final = {WON: "won", LOST: "lost", RETREATED: "retreated", LEFT: "left"}
_OF_FOES: Final = frozenset({"begins_fight", "enemy_wounded", "enemy_heals"})
"""Events that tell of the enemy of a card rather than of the card."""
_OF_ASSETS: Final = frozenset({"buys", "sells", "gains_asset", "drops"})
_SPOT: Final = re.compile(r" \([A-Z]\d+\)")
_ROOTS: Final[list[tuple[list[Any], int]]] = [
    (COURSES, 0), (REWARD, 0), (OUTCOMES, 0), (STORY_EFFECTS, STORY), (STORY_OUTCOMES, STORY)
]  # fmt: skip
"""The lists of effects of cards that are no abilities, and the number of the first card."""
_TURNED: Final = {FLIP: "flip", RECAST: "recast", SET_ASIDE: "set_aside"}
_INNER: Final = ("success", "fail", "per_success", "then", "otherwise", "effects", "win", "per_match")
"""The fields of effects that are lists of effects."""


class RuneboundText(Text):
    """How the game speaks one language. The cards are rendered once, when they are first asked for."""

    heading_kinds = frozenset({"begins_turn"})
    gain_kinds = frozenset({"gains_gold", "loses_gold", "deals", "spends_tokens"})
    bookkeeping_kinds = frozenset(
        {
            "acts_again", "adds_to_market", "adventures", "amplifies", "attacks", "attempts", "averts",
            "begins_combat_round", "blocks", "casts", "challenges", "deals", "discards", "discards_adventure",
            "doubles", "draws", "enemy_heals", "enemy_wounded", "exerts", "flips", "forbids", "gains_gold",
            "gets_token", "has_initiative", "heals", "is_agile", "is_wounded", "keeps", "lays_market", "loses_gold",
            "offers", "passes", "pays", "puts_under", "recalls", "recasts", "reduces", "reflects", "refreshes_gem",
            "refreshes_gems", "refuses", "removes", "rerolls", "retreats", "reveals", "rolls", "sets_aside", "shuffles",
            "spends_tokens", "spends_trophy", "starts_at", "stays", "tests", "time", "tries_retreat", "uses",
        }
    )  # fmt: skip
    passing_kinds = frozenset({"moves", "rests", "villain_moves"})

    def __init__(self, language: str) -> None:
        super().__init__(words(__package__, language))
        self.cards: Final = CardText(self.words)
        self._pieces: list[Piece] = []
        self._scenarios: dict[List, ScenarioId] = {}

    def pieces(self) -> list[Piece]:
        if not self._pieces:
            self._pieces = self.cards.pieces()
        return self._pieces

    def piece(self, piece: int) -> str:
        """A card's name as it stands in a sentence; heroes and villains have names like people."""
        name = self.cards.called(piece)
        return name if piece >= HERO else self.words.say("card", name=name)

    def foe(self, piece: int) -> str:
        """The enemy of a card as it stands in a sentence."""
        name = self.cards.foe(piece)
        return name if piece >= HERO else self.words.say("card", name=name)

    def face(self, face: int) -> str:
        """What a face of a terrain die shows."""
        return "/".join(self.words.say(f"terrain-{terrain}") for terrain in FACE_NAMES[face].split("_"))

    def city(self, market: int) -> str:
        """What the city of a market is called."""
        return self.cards.region(MARKET.cities[market])

    def token(self, token: int) -> str:
        """A combat token by both sides, as it stands in a sentence."""
        return self.words.say("card", name=self.cards.token(token))

    # --- questions and options ----------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, names: list[str]) -> str:
        step: Any = decision.step
        message = f"ask-{decision.ask}"
        if isinstance(step, Travel) and step.on == RETREAT:
            message += "-retreat"
        elif isinstance(step, PickTokens):
            message += f"-{_TURNED[step.how]}"
        figures: dict[str, Argument] = {}
        for name in step.__struct_fields__:
            value = getattr(step, name)
            match name:
                case "card":
                    figures["piece"] = self.piece(value)
                case "n" | "points":
                    figures[name] = value
                case "attribute":
                    figures[name] = self.words.say(f"attribute-{ATTRIBUTES[value]}")
                case "type":
                    figures[name] = self.words.say(f"asset-{ASSET_TYPES[value]}")
                case "other":
                    figures[name] = names[value]
                case "market":
                    figures["city"] = self.city(value)
                case "on" if not isinstance(step, Travel):
                    figures[name] = sentence(self.words.say(f"on-{EVENTS[value]}")).rstrip(".")
                case "hex":
                    figures[name] = self.cards.hex(value)
                case "symbol":
                    figures[name] = self.words.say(f"symbol-of-{SYMBOLS[value]}")
                case "cost" if decision.ask == "may_pay":
                    figures[name] = self.cards.cost(value)
        if decision.ask == "answer":
            figures |= {"gives": self._goods(step.gold, step.gives), "takes": self._goods(-step.gold, step.takes)}
        return self.words.say(message, **figures)

    def _goods(self, gold: int, assets: Any) -> str:
        """What is given in an exchange."""
        goods = [self.words.say("gold", n=gold)] if gold > 0 else []
        return ", ".join([*goods, *map(self.piece, assets)]) or self.words.say("nothing")

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        message = f"option-{option.verb}"
        if option.verb == "done" and decision is not None and f"{message}-{decision.ask}" in self.words:
            message += f"-{decision.ask}"
        elif option.verb in ("attack", "attack_with"):
            message += f"-{SYMBOLS[option.amount & 3]}"
        return self.words.say(message, **self._figures(option, names, decision))

    def _figures(self, option: Option, names: list[str], decision: Decision | None = None) -> dict[str, Argument]:
        verb, n = option.verb, option.amount
        figures: dict[str, Argument] = {"n": n}
        if option.piece >= 0:
            figures["piece"] = self.piece(option.piece)
        if option.seat >= 0:
            figures["target"] = names[option.seat]
        if verb in _AT:
            figures["hex"] = self.cards.hex(n)
        elif verb in _TOWARDS:
            figures["to"] = self._to(n, verb)
        elif verb in ("step", "step_as"):
            figures |= {"to": self._to(n >> 3, verb), "face": self.face(n & 7)}
        elif verb in _FACES:
            figures["face"] = self.face(n)
        elif verb in ("deck", "waive"):
            deck = (*DECKS, "any")[n]
            figures |= {"deck": deck if verb == "waive" else self.words.say(f"deck-{deck}")}
            figures["name"] = self.words.say(f"deck-{deck}")
        elif verb == "spend":
            figures["deck"] = self.words.say(f"deck-{DECKS[DECK[option.piece]]}")
        elif verb == "market":
            figures["city"] = self.city(n)
        elif verb == "buy":
            figures["n"] = PRICE[option.piece]
        elif verb == "deliver":
            figures["n"] = TRADE_VALUE[option.piece]
        elif verb in _TOKENS:
            figures["token"] = self.token(n)
        elif verb == "double":
            figures |= {"token": self.token(n & 255), "under": self.token(n >> 8)}
        elif verb == "attack":
            figures["n"] = n >> 2
        elif verb in _ABILITIES:
            figures["text"] = self.cards.ability(ABILITIES[n])
        elif verb == "course":
            card = ADVENTURES[option.piece]
            assert isinstance(card, EventCard)
            text = after_colon(self.cards.course(option.piece, n))
            figures |= {"name": self.cards.name(card.options[n]), "text": text}
        elif decision is not None:
            figures |= self._beside(option, decision)
        return figures

    def _to(self, hex: int, verb: str) -> str:
        """The way to a hex; an option that begins with it has a capital letter."""
        to = self.cards.to_hex(hex)
        return to if verb == "move" else f"{to[:1].upper()}{to[1:]}"

    def _beside(self, option: Option, decision: Decision) -> dict[str, Argument]:
        """What an option means beside its question."""
        step: Any = decision.step
        match option.verb:
            case "choose":
                return {"text": self._effects(step.one_of[option.amount - 1])}
            case "pay":
                return {"text": after_colon(self._effects(step.then))}
            case "decline":
                return {"text": after_colon(self._effects(step.otherwise))}
            case "outcome":
                return {"text": self.cards.outcome(step.card, option.amount - 1)}
            case _:
                return {}

    def _effects(self, effects: List) -> str:
        """What a list of effects does, in the words of the scenario of its card."""
        if not self._scenarios:
            for ability in ABILITIES:
                self._scenarios |= dict.fromkeys(_within(ability.effects), scenario_of(ability.piece))
            for effects_of, first in _ROOTS:
                for number, roots in enumerate(effects_of, first):
                    for root in roots if isinstance(roots, tuple) else (roots,):
                        self._scenarios |= dict.fromkeys(_within(root), scenario_of(number))
        return self.cards.lines(effects, self._scenarios.get(effects, "margath")) or self.words.say("nothing")

    # --- the log ------------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: list[str]) -> Line:
        """A line of the log, and behind it what is told of the card."""
        line = self._line(event, names)
        tale = self._tale(event)
        return [*line, Part(" "), Part(self.cards.name(tale), "tale")] if tale else line

    def telling(self, event: Event, names: list[str]) -> Line:
        """Places without their column and row: nobody looks them up on the map any more."""
        return [replace(part, text=_SPOT.sub("", part.text)) for part in self.event(event, names)]

    def _line(self, event: Event, names: list[str]) -> Line:
        pieces = [Part(self.piece(piece), "piece", piece) for piece in event.pieces]
        arguments: dict[str, Argument | Part | list[Part]] = {
            "player": Part(names[event.seat], "seat", event.seat),
            "pieces": pieces,
        }
        if pieces:
            piece = event.pieces[0]
            arguments["piece"] = Part(self.foe(piece), "piece", piece) if event.kind in _OF_FOES else pieces[0]
        if event.to.startswith("seat:"):
            target = int(event.to.removeprefix("seat:"))
            arguments["target"] = Part(names[target], "seat", target)
        enemy = event.facts.get("enemy", -1)
        if isinstance(enemy, int) and enemy >= 0:
            # A player decides for the enemy, but it is the enemy who acts.
            arguments["player"] = Part(self.foe(enemy), "piece", enemy)
        if "tokens" in event.facts:
            arguments |= self._tokens(event)
        for name, fact in event.facts.items():
            arguments |= self._fact(event, name, fact)
        if event.kind in _OF_ASSETS:
            arguments["type"] = ASSET_TYPES[TYPE[event.pieces[0]]]
        message = f"event-{event.kind}"
        match event.kind:
            case "draws" if pieces:
                message += "-known"
            case "gains_story" | "loses_story":
                message += f"-{event.facts['scenario']}"
            case "moves" if event.facts.get("away"):
                message += "-away"
            case "ends_fight":
                message += f"-{_OUTCOMES[event.facts['outcome']]}"  # type: ignore[index]
            case "flips" | "recasts" if event.facts["whose"] != event.seat:
                message += "-foe"
            case "deals":
                message += f"-{event.facts['type']}"
            case "forbids":
                message += f"-{event.facts['symbol']}"
            case "begins_fight" if not pieces:
                message += "-hero"
                other = int(str(event.facts["other"]))
                arguments["target"] = Part(names[other], "seat", other)
            case "offers" | "exchanges":
                gold, facts = int(str(event.facts["gold"])), event.facts
                arguments |= {
                    "gives": self._goods(gold, facts["gives"]), "takes": self._goods(-gold, facts["takes"])
                }  # fmt: skip
        return self.line(message, **arguments)

    def _fact(self, event: Event, name: str, fact: Fact) -> dict[str, Argument]:
        """A fact of an event in words."""
        say = self.words.say
        match name, fact:
            case ("hex", str()):
                return {"hex": self.cards.hex(HEX[fact]), "to": self.cards.to_hex(HEX[fact])}
            case ("deck", str()) if event.kind == "shuffles":
                deck = say(f"deck-{fact}" if fact in ("skills", "assets") else f"deck-of-{fact}")
                return {"deck": deck[:1].upper() + deck[1:] if self.language == "en" else deck}
            case ("deck", str()):
                return {"deck": say(f"deck-{fact}"), "trophy": self.cards.trophy(fact, 1)}
            case ("city", str()):
                return {"city": self.cards.region(fact)}
            case ("attribute", str()):
                return {"attribute": say(f"attribute-{fact}")}
            case ("dice", list()):
                return {"dice": ", ".join(map(self.face, fact)) or say("nothing")}
            case (("face" | "new"), int()):
                return {name: self.face(fact)}
            case ("symbol", str()):
                return {"symbol": say(f"symbol-of-{fact}")}
            case ("ability", int()):
                ability = ABILITIES[fact]
                name_of = self.cards.name(ability)
                return {"ability": say("card", name=name_of) if name_of else self.piece(ability.piece)}
            case ("n", int()) if event.kind == "chooses_course":
                card = ADVENTURES[event.pieces[0]]
                assert isinstance(card, EventCard)
                return {"course": self.cards.name(card.options[fact])}
            case ("n", int()) if event.kind == "fulfils":
                return {"number": ROMAN[fact - 1]}
            case ("n", int()):
                return {"n": fact, "wounds": self.cards.wounds(fact)}
            case (_, int()):
                return {name: fact}
            case _:
                return {}

    def _tokens(self, event: Event) -> dict[str, Argument]:
        """The combat tokens of an event: how many, the first one, and what they show if that is told."""
        tokens: Any = event.facts["tokens"]
        ups: Any = event.facts.get("faces", [0] * len(tokens))
        faces = [self.cards.face(FACES[token][up]) for token, up in zip(tokens, ups, strict=True)]
        named = {"token": self.token(tokens[0]), "face": faces[0]} if tokens else {}
        return {"n": len(tokens), "faces": ", ".join(faces), **named}

    def _tale(self, event: Event) -> TaleLine | None:
        """What is told when this happens; None: nothing."""
        if not event.pieces:
            return None
        piece = event.pieces[0]
        tale = tales()[PIECES[piece].id]
        match event.kind:
            case "opens" | "picks_hero" | "resolves" | "draws_story" | "learns" | "buys" | "gains_asset":
                return tale
            case "draws_adventure" if event.facts.get("among", 1) == 1:
                return tale
            case "villain_appears":
                return tale.villain
            case "chooses_course":
                return tale.option(int(str(event.facts["n"])))
            case "passes_test" | "pays_off":
                course = tale.option(int(str(event.facts["course"])))
                return course and course.won
            case "fails_test" | "declines":
                course = tale.option(int(str(event.facts["course"])))
                return course and course.lost
            case "fulfils":
                return tale.outcome(int(str(event.facts["n"])) - 1)
            case "gives_up":
                return tale.lost
            case "ends_fight" if event.facts["outcome"] == LOST:
                return tale.beaten if piece >= VILLAIN else tale.lost if isinstance(PIECES[piece], Enemy) else None
            case "ends_fight" if event.facts["outcome"] == WON:
                return tale.won if isinstance(PIECES[piece], Enemy) else None
            case "wins":
                return tale.won
            case "all_lose":
                return tale.lost
            case _:
                return None

    # --- why not ------------------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        option = refusal.option
        figures = self._figures(option, names) | refusal.facts
        message = f"reason-{refusal.reason}"
        match refusal.reason:
            case "used_up" | "few_surge" | "surge_forbidden" | "no_card" | "no_token":
                figures["what"] = self.cards.name(ABILITIES[option.amount]) or self.piece(option.piece)
            case "few_points" | "detained" | "defeated":
                figures["what"] = (
                    self.piece(option.piece) if option.piece >= 0 else self.words.say(f"option-{option.verb}")
                )
            case "no_die":
                figures["hex"] = self.cards.hex(option.amount >> 3)
            case "not_met":
                figures["number"] = ROMAN[option.amount - 1]
            case "quest_elsewhere":
                figures["places"] = self.cards.targets(quest_of(option.piece))
        return self.words.say(message, **figures)

    def warning(self, warning: Warning) -> str:
        figures: dict[str, Argument] = {**warning.facts}
        if "card" in warning.facts:
            figures["piece"] = self.piece(warning.facts["card"])
        if "n" in warning.facts:
            figures["wounds"] = self.cards.wounds(warning.facts["n"])
        return self.words.say(f"warning-{warning.reason}", **figures)


def _within(effects: List) -> Iterator[List]:
    """A list of effects and all that are inside of it."""
    yield effects
    for effect in EFFECTS[effects]:
        for inner in _lists(effect):
            yield from _within(inner)


def _lists(effect: Step) -> Iterator[List]:
    yield from getattr(effect, "one_of", ())
    for name in _INNER:
        found = getattr(effect, name, 0)
        if found:
            yield found
