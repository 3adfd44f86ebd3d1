"""What cards do in words: a phrase for each effect, condition, cost and lasting rule, from the data that is executed.

A phrase is a clause without a capital letter and a full stop; `sentence` makes a line of a card of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kubik.games.runebound.abilities import Ability
from kubik.games.runebound.adventures import Choose, DrawAdventure, Pay
from kubik.games.runebound.board import COLUMNS, NEAR, REGION_OF, TERRAIN
from kubik.games.runebound.content import CONTENT, PIECES
from kubik.games.runebound.entries import Attempt, Named, Outcome
from kubik.games.runebound.exchange import Challenge
from kubik.games.runebound.fight_effects import AddToken, Amplify, Deal, Flip, Forbid, Recast, Reflect, Remove
from kubik.games.runebound.gains import (
    Damage,
    GainGold,
    GainStory,
    GainTrophy,
    GoldPerSymbol,
    Heal,
    LoseGold,
    LoseStory,
)
from kubik.games.runebound.lists import NOTHING, List
from kubik.games.runebound.movement import MoveFree, MoveRoll
from kubik.games.runebound.quests import ExploreCount
from kubik.games.runebound.ready import EFFECTS
from kubik.games.runebound.skills import DrawSkills
from kubik.games.runebound.story import EachHero, PlaceVillain
from kubik.games.runebound.tokens import FACES, Face
from kubik.games.runebound.trade import SearchAsset, TakeAsset, Trade
from kubik.games.runebound.trials import Test
from kubik.games.runebound.vocabulary import (
    ALWAYS,
    EVENTS,
    FREE,
    SYMBOLS,
    TERRAINS,
    AnyRule,
    Condition,
    Cost,
    Forbidden,
    FreeReroll,
    HealthPer,
    ScenarioId,
    Where,
)
from kubik.games.runebound.zombies import MoveZombies, PlaceZombie, RemoveZombie
from kubik.kernel.step import Step
from kubik.kernel.text import Argument, Words

_REGIONS: Final = CONTENT.regions
_REGION_NUMBER: Final = {region.id: number for number, region in enumerate(_REGIONS)}
ROMAN: Final = ("I", "II", "III")
_LONG: Final = (Test, Pay, Choose, EachHero, Challenge, ExploreCount, PlaceZombie, PlaceVillain, MoveZombies)
"""Effects whose phrase is a sentence of its own."""
_GAINS: Final = (GainGold, GainStory, GainTrophy)
"""Effects whose phrases begin with the same word."""
_OF_COURSE: Final = {("combat_start", "combat"), ("turn_start", "turn")}
"""Moments that come but once in a period."""


def scenario_of(piece: int) -> ScenarioId:
    """The scenario that a card belongs to; story tokens are called by it. Common cards speak of none."""
    card = PIECES[piece]
    for found in (getattr(card, "set", ""), getattr(card, "scenario", ""), card.id):
        if found == "corpse_king":
            return "corpse_king"
    return "margath"


def signed(n: int) -> str:
    """A number with its sign, as it is printed."""
    return f"{n:+}".replace("-", "−")


def sentence(text: str) -> str:
    """A phrase as a line."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")


def after_colon(text: str) -> str:
    """A line behind something else."""
    return f"{text[:1].lower()}{text[1:]}"


class Phrases:
    """The phrases of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def name(self, named: Named | Any) -> str:
        """What an entry is called."""
        return str(named.ru if self.words.language == "ru" else named.en)

    def either(self, parts: Iterable[str]) -> str:
        """One thing or another."""
        *others, last = parts
        return self.say("or", first=", ".join(others), second=last) if others else last

    # --- places -------------------------------------------------------------------------------------------------------

    def spot(self, hex: int) -> str:
        """A hex by its column and row, as the map is labelled."""
        return f"{chr(ord('A') + hex % COLUMNS)}{hex // COLUMNS + 1}"

    def hex(self, hex: int) -> str:
        """A hex by its region, or by its terrain and the nearest region."""
        if REGION_OF[hex] >= 0:
            return self.say("named-hex", name=self.name(_REGIONS[REGION_OF[hex]]), spot=self.spot(hex))
        terrain = self.say(f"terrain-{TERRAINS[TERRAIN[hex]]}")
        return self.say("unnamed-hex", terrain=terrain, near=self.near(NEAR[hex]), spot=self.spot(hex))

    def to_hex(self, hex: int) -> str:
        """The way to a hex."""
        if REGION_OF[hex] >= 0:
            return self.say("to-hex", to=self.to_region(_REGIONS[REGION_OF[hex]].id), spot=self.spot(hex))
        to = self.say(f"to-{TERRAINS[TERRAIN[hex]]}")
        return self.say("to-unnamed-hex", to=to, near=self.near(NEAR[hex]), spot=self.spot(hex))

    def near(self, region: int) -> str:
        """Beside a region."""
        return self.say(f"near-{_REGIONS[region].id}")

    def to_region(self, region: str) -> str:
        """The way to a region."""
        return self.say(f"to-{region}")

    def region(self, region: str) -> str:
        """What a region is called."""
        return self.name(_REGIONS[_REGION_NUMBER[region]])

    def targets(self, quest: Attempt) -> str:
        """Where a quest is fulfilled."""
        names = []
        for place in quest.target:
            names += [self.say(f"any-{kind}") for kind in place.kind] or [self.region(place.region)]
        return self.either(names)

    def to_place(self, at: Where, n: int) -> str:
        """Where zombies are put."""
        if at.here:
            return self.say("to-beside" if at.next_to else "to-here")
        if at.next_to:
            return self.say(
                "to-beside-region", near=self.near(_REGION_NUMBER[at.region]), region=self.region(at.region), n=n
            )
        if at.region:
            return self.to_region(at.region)
        to = self.either(self.say(f"to-kind-{kind}") for kind in at.kind)
        return self.say("to-free", to=to) if at.free_of_heroes else to

    # --- things -------------------------------------------------------------------------------------------------------

    def trophy(self, deck: str, n: int) -> str:
        """So many trophies of a deck."""
        return self.say(f"trophy-{deck}", n=n)

    def wounds(self, n: int) -> str:
        """So many wounds."""
        return self.say("wounds", n=n)

    def face(self, face: Face) -> str:
        """A side of a combat token; a star is initiative."""
        shown = self.say("face", symbol=self.say(f"symbol-{SYMBOLS[face.symbol]}"), n=face.n)
        return self.say("face-gold", face=shown) if face.gold else shown

    def token(self, token: int) -> str:
        """A combat token by both sides."""
        first, second = FACES[token]
        return self.say("token", first=self.face(first), second=self.face(second))

    # --- conditions and costs -----------------------------------------------------------------------------------------

    def condition(self, when: Condition) -> str:
        """What must hold."""
        if when.hex_terrain:
            return self.either(self.say(f"on-{terrain}") for terrain in when.hex_terrain)
        if when.hex_kind:
            return self.either(self.say(f"in-{kind}") for kind in when.hex_kind)
        if when.gold:
            return self.say("when-gold", n=when.gold)
        if when.enemy_trait:
            traits = self.either(self.say(f"trait-{trait}") for trait in when.enemy_trait)
            return self.say("when-enemy_trait", trait=traits)
        if when.deck:
            return self.say("when-deck", deck=self.either(self.say(f"deck-{deck}") for deck in when.deck))
        if when.successes:
            return self.say("when-successes", n=when.successes)
        return self.say("when-first_round")

    def cost(self, cost: Cost) -> str:
        """What is to be paid, as a demand."""
        if cost.gold:
            return self.say("cost-gold", n=cost.gold)
        if cost.exert:
            return self.say("cost-exert", n=cost.exert)
        if cost.trophy:
            return self.say("cost-trophy", trophy=self.trophy(cost.deck, cost.trophy))
        if cost.damage:
            return self.say("cost-damage", wounds=self.wounds(cost.damage))
        return self.say("cost-symbol", symbol=self.say(f"symbol-of-{cost.symbol}"), n=cost.n)

    def needs(self, quest: Attempt, outcome: Outcome) -> str:
        """What an outcome of a quest takes; empty: nothing but the attempt."""
        if outcome.symbols:
            return ", ".join(self.say(f"terrain-{symbol}") for symbol in outcome.symbols)
        if outcome.successes:
            return self.say("needs-successes", n=outcome.successes)
        if outcome.cost.gold:
            return self.say("need-gold", n=outcome.cost.gold)
        if outcome.cost.trophy:
            return self.say("need-trophy", trophy=self.trophy(outcome.cost.deck, outcome.cost.trophy))
        return self.say("needs-victory") if quest.kind == "fight" else ""

    # --- effects ------------------------------------------------------------------------------------------------------

    def lines(self, effects: List, scenario: ScenarioId) -> str:
        """A list of effects as sentences."""
        short: list[Step] = []
        found: list[str] = []
        for effect in EFFECTS[effects]:
            if isinstance(effect, _LONG):
                found += [sentence(self._joined(short, scenario))] if short else []
                found.append(sentence(self.effect(effect, scenario)))
                short = []
            else:
                short.append(effect)
        return " ".join([*found, *([sentence(self._joined(short, scenario))] if short else [])])

    def clause(self, effects: List, scenario: ScenarioId) -> str:
        """A list of effects inside of a sentence."""
        return self._joined(EFFECTS[effects], scenario)

    def _joined(self, effects: Sequence[Step], scenario: ScenarioId) -> str:
        """Effects one after the other, the last with "and"; of two gains in a row the second needs no verb."""
        found: list[str] = []
        gains = False
        for number, effect in enumerate(effects):
            text = self.effect(effect, scenario)
            if number and isinstance(effect, _GAINS) and isinstance(effects[number - 1], _GAINS):
                found[-1] = self.say("both", first=found[-1], second=text.partition(" ")[2])
                gains = True
            else:
                found.append(text)
        if len(found) > 1 and not gains:
            found[-2:] = [self.say("both", first=found[-2], second=found[-1])]
        return ", ".join(found)

    def _one_of(self, courses: Iterable[List], scenario: ScenarioId) -> str:
        """Lists of effects to choose from; of several gains only the first needs a verb."""
        lists = [EFFECTS[each] for each in courses]
        texts = [self._joined(each, scenario) for each in lists]
        if all(isinstance(each[0], _GAINS) for each in lists):
            texts[1:] = [text.partition(" ")[2] for text in texts[1:]]
        return self.either(texts)

    def effect(self, effect: Step, scenario: ScenarioId) -> str:
        """What one effect does."""
        say = self.say
        message = f"do-{effect.name}"
        match effect:
            case GoldPerSymbol():
                return say(message, terrain=say(f"of-{effect.terrain}"))
            case LoseGold():
                return say(f"{message}-{effect.who}", n=effect.n)
            case Damage() | Heal():
                return say(message, wounds=self.wounds(effect.n))
            case GainStory() | LoseStory():
                return say(message, tokens=say(f"story-{scenario}", n=effect.n))
            case GainTrophy():
                return say(message, trophy=self.trophy(effect.deck, effect.n))
            case DrawAdventure():
                return say(f"{message}-{effect.deck}")
            case DrawSkills():
                return say(message, cards=say("skill-cards", n=effect.n))
            case Trade():
                return say(message, n=effect.discount)
            case SearchAsset():
                return say(message, type=say(f"asset-{effect.type}"))
            case TakeAsset():
                return say(message, n=effect.max_price)
            case MoveFree():
                return say(f"{message}-mind") if effect.n == "mind" else say(message, n=effect.n)
            case MoveRoll():
                return say(message, n=effect.dice)
            case PlaceVillain():
                return say(message, to=self.to_region(effect.region))
            case PlaceZombie():
                to = self.to_place(effect.at, effect.n)
                return (
                    say(f"{message}-every", to=to)
                    if effect.at.every
                    else say(message, to=to, zombies=say("zombies", n=effect.n))
                )
            case RemoveZombie():
                return say(message, zombies=say("zombies-to-remove", n=effect.n), n=effect.at.within)
            case Deal() | Flip() | Recast() | Remove() | Amplify() | Forbid() | Reflect() | AddToken():
                return self._in_fight(effect)
            case Choose() | Pay() | Test() | EachHero() | ExploreCount() | Challenge():
                return self._long(effect, scenario)
            case _:
                n = getattr(effect, "n", None)
                return say(message) if n is None else say(message, n=n)

    def _long(self, effect: Choose | Pay | Test | EachHero | ExploreCount | Challenge, scenario: ScenarioId) -> str:
        """An effect that holds others."""
        say = self.say
        message = f"do-{effect.name}"
        match effect:
            case Choose():
                return say(message, courses=self._one_of(effect.one_of, scenario))
            case Pay():
                then, otherwise = self.clause(effect.then, scenario), self.clause(effect.otherwise, scenario)
                return say(message, cost=self.cost(effect.cost), then=then, otherwise=otherwise)
            case EachHero():
                text = self.clause(effect.effects, scenario)
                if effect.when == ALWAYS:
                    return say(message, text=text)
                return say(f"{message}-when", when=self.condition(effect.when), text=text)
            case ExploreCount():
                return say(message, text=self.clause(effect.per_match, scenario))
            case Challenge():
                return say(message, text=self.clause(effect.win, scenario))
        mod = f" {signed(effect.mod)}" if effect.mod else ""
        head = say(message, attribute=say(f"attribute-{effect.attribute}"), mod=mod)
        follows = [
            say(f"{message}-{name}", text=self.clause(each, scenario))
            for name in ("success", "fail", "per_success")
            if (each := getattr(effect, name)) != NOTHING
        ]
        return f"{head}: {'; '.join(follows)}"

    def _in_fight(self, effect: Deal | Flip | Recast | Remove | Amplify | Forbid | Reflect | AddToken) -> str:
        """An effect that only fights know; 0 stands for all."""
        say = self.say
        message = f"do-{effect.name}"
        match effect:
            case Deal():
                text = say(f"{message}-{effect.type}", n="X" if effect.n == "x" else effect.n)
                text = say(f"{message}-unblockable", deal=text) if effect.unblockable else text
                return say(f"{message}-cancel", deal=text) if effect.cancel else text
            case Amplify():
                return say(message, symbols=self._symbols(effect.symbols), n=effect.factor)
            case Forbid():
                return say(f"{message}-{effect.what}")
            case Reflect():
                return say(message, symbol=say(f"symbol-{effect.type}"))
            case AddToken():
                return say(message, face=self.face(Face(SYMBOLS.index(effect.symbol), effect.n, gold=False)))
        message = f"{message}-{effect.side}"
        if isinstance(effect, Recast) and effect.state == "spent":
            message += "-spent"
        figures: dict[str, Argument] = {"n": 0 if effect.n == "all" else effect.n}
        if effect.symbols:
            message += "-symbols"
            figures["symbols"] = self._symbols(effect.symbols)
        return say(message, **figures)

    def _symbols(self, symbols: Iterable[str]) -> str:
        return self.either(self.say(f"symbol-of-{symbol}") for symbol in symbols)

    # --- lasting rules and abilities ----------------------------------------------------------------------------------

    def rule(self, rule: AnyRule, scenario: ScenarioId) -> str:
        """What holds as long as a card lies there."""
        say = self.say
        message = f"rule-{rule.__struct_config__.tag}"
        match rule:
            case HealthPer():
                message += f"-{rule.what}" + (f"-{scenario}" if rule.what == "foe_story" else "")
                return say(message, n=signed(rule.n))
            case Forbidden():
                return say(f"{message}-{rule.what}")
            case FreeReroll():
                return say(message, per=say(f"per-{rule.per}"), n=0 if rule.n == "all" else 1)
        figures: dict[str, Argument] = {}
        for field in rule.__struct_fields__:
            value = getattr(rule, field)
            match field:
                case "n" | "value":
                    figures |= {"n": value, "wounds": self.wounds(value)}
                case "to" | "terrain":
                    figures["terrain"] = say(f"of-{value}")
                case "per":
                    figures["per"] = say(f"per-{value}")
                case "on":
                    figures["on"] = self.either(say(f"roll-{each}") for each in value)
                case "places":
                    figures["places"] = self.either(say(f"in-{each}") for each in value)
                case "types":
                    figures["types"] = self.either(say(f"asset-{each}") for each in value)
                case "type":
                    figures["type"] = say(f"asset-{value}")
                case "attribute":
                    figures["attribute"] = say(f"attribute-{value}")
                case "when" if value != ALWAYS:
                    message += "-when"
                    figures["when"] = self.condition(value)
        return say(message, **figures)

    def ability(self, ability: Ability) -> str:
        """All that an ability says, with its name if it has one."""
        scenario = scenario_of(ability.piece)
        if ability.kind == "surge":
            text = after_colon(self.lines(ability.effects, scenario))
            return self.say("line-surge", cost=str(ability.cost or "X"), name=self.name(ability), text=text)
        text = sentence(self.rule(ability.rule, scenario) if ability.rule else self._use(ability, scenario))
        return self.say("line-named", name=self.name(ability), text=after_colon(text)) if ability.en else text

    def _use(self, ability: Ability, scenario: ScenarioId) -> str:
        """When an ability can be used, what it costs, and what it does."""
        say = self.say
        head = []
        if ability.kind == "trigger":
            head.append(say(f"on-{EVENTS[ability.on]}"))
        elif ability.kind == "action":
            head.append(say("action-points", n=ability.ap))
        else:
            head.append(say("combat-action"))
        if ability.when != ALWAYS:
            head.append(self.condition(ability.when))
        if ability.per and (EVENTS[ability.on], ability.per) not in _OF_COURSE:
            head.append(say(f"per-{ability.per}"))
        text = self.clause(ability.effects, scenario)
        if ability.pay != FREE:
            text = say("paid", cost=self.cost(ability.pay), text=text)
        if ability.kind == "trigger" and ability.may:
            text = say("may", text=text)
        return f"{', '.join(head)}: {text}"
