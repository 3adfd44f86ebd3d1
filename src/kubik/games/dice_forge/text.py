"""Dice Forge in words: feats, faces, boards, questions, options, log and reasons, all from the data that is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kubik.games.dice_forge import options
from kubik.games.dice_forge.blessing import Cerberus, Divine, MinorSame, SetDie
from kubik.games.dice_forge.content import (
    ANCIENT,
    CELLS,
    COST,
    FACES,
    FEAT,
    FEATS,
    GIVES,
    GLORY,
    GOLD,
    GOLEM_MOON,
    GOLEM_SUN,
    GROVE,
    GROVE_FACES,
    GROVES,
    ISLAND,
    LEVEL,
    MOON_COST,
    OWNER,
    POOLS,
    RESOURCES,
    START_CELL,
    STARTING_DICE,
    SUN,
    SUN_COST,
    THEN,
    TRACK,
    TREASURES,
    TURN,
    ZONES,
    Bundle,
    Feat,
    Zone,
    bundle,
)
from kubik.games.dice_forge.dice import Celestial, Twins, TwinsReward
from kubik.games.dice_forge.effects import CELESTIAL_FACES, EACH_TURN, ENTERING, NOW, AnyEffect, Effects
from kubik.games.dice_forge.faces import NONE, BoarOwner, Convert, Pick
from kubik.games.dice_forge.forge import Buy, Forge, PerForged, TakeFace, Upgrade, UpgradeTo
from kubik.games.dice_forge.islands import (
    BEAR,
    MEMORY_SIDES,
    Burden,
    EternalNight,
    FirstTitan,
    Memory,
    MemoryToken,
    Mists,
    Oracle,
    PerFeat,
    PerGloryFace,
    RightHand,
    SatyrsDie,
)
from kubik.games.dice_forge.maze import Golem, Hall, MayTrade, Steal
from kubik.games.dice_forge.reserves import (
    Choose,
    Gain,
    HammerGold,
    PayAncient,
    PayGold,
    PayScepter,
    ScepterGold,
    multiplied,
)
from kubik.games.dice_forge.state import DIE
from kubik.games.dice_forge.tokens import COMPANION, TRITON, TWINS, Chest, Companion, Hammer, Scepter, TritonToken
from kubik.games.dice_forge.turn import Act, Advance, Extra, Light, Merchant, Trade, Tree
from kubik.kernel.decision import Decision, Option, Refusal
from kubik.kernel.event import Event
from kubik.kernel.step import Ask
from kubik.kernel.text import Argument, Line, Part, Piece, Text, words

DICE: Final = (*options.DICE, "celestial")


def minus(number: str) -> str:
    """A number with a true minus."""
    return number.replace("-", "−")


class DiceForgeText(Text):
    """One language of Dice Forge. Feats and faces are rendered once."""

    gain_kinds = frozenset({"gains"})

    def __init__(self, language: str) -> None:
        super().__init__(words(__package__, language))
        self.names: Final = [feat.ru if language == "ru" else feat.en for feat in FEATS]
        """The feats' names by number."""
        self.faces: Final = [self._face_name(face) for face in range(len(FACES))]
        self._pieces: Final = [
            *(self._feat(feat) for feat in FEATS),
            *(self._face(face) for face in range(len(FACES))),
            self._celestial_die(),
            self._maze(),
            self._track(),
        ]

    def pieces(self) -> list[Piece]:
        """The feats, the faces, then the celestial die and the two boards of Rebellion."""
        return self._pieces

    def choice(self, option: str, value: str) -> str:
        return self.names[FEAT[value]] if option == "feats" else super().choice(option, value)

    # --- amounts ------------------------------------------------------------------------------------------------------

    def gains(self, gains: Bundle) -> str:
        """So much of each resource: "3 gold, 1 sun"."""
        return ", ".join(self._amounts(gains))

    def _amounts(self, gains: Bundle, form: str = "gain") -> list[str]:
        return [self.words.say(f"{form}-{RESOURCES[resource]}", n=n) for resource, n in enumerate(gains) if n]

    def _amount(self, resource: int, n: int) -> str:
        return self.words.say(f"gain-{RESOURCES[resource]}", n=n)

    def _sum(self, gains: Bundle, form: str = "gain") -> str:
        """As `gains`, where it stands in a list itself."""
        return " + ".join(self._amounts(gains, form))

    def _list(self, word: str, parts: Iterable[str]) -> str:
        """Several things with "and" or "or" before the last."""
        *first, last = parts
        return self.words.say(word, first=", ".join(first), second=last) if first else last

    def _all(self, gains: Bundle) -> str:
        """As `gains`, inside of a sentence: "3 gold and 1 sun"."""
        return self._list("and", self._amounts(gains))

    def _one_of(self, choices: Iterable[Bundle]) -> str:
        """Bundles to choose from: "1 gold, 1 sun or 1 moon"."""
        return self._list("or", (self._all(gains) for gains in choices))

    # --- faces --------------------------------------------------------------------------------------------------------

    def face(self, face: int) -> str:
        """The short name of a face: "3 gold", "mirror", "red shield"."""
        return self.faces[face]

    def _face_name(self, face: int) -> str:
        if FACES[face].kind == "plain":
            name, *others = (self._sum(gains, "face") for gains in GIVES[face])
            for other in others:
                name = self.words.say("face-or", first=name, second=other)
            return name
        word = FACES[face].id.split("_")[0]
        return self.words.say(f"face-{word}", colour=FACES[face].colour or "")

    def face_lines(self, face: int) -> list[str]:
        """What a face does, in sentences."""
        say, kind = self.words.say, FACES[face].kind
        gains = self._one_of(GIVES[face]) if GIVES[face] else ""
        match kind:
            case "plain":
                return [say("effect-gain", gains=gains) + "."]
            case "dependent":
                other = say(f"resource-{FACES[face].other}")
                return [say("does-dependent", other=other, then=self._all(THEN[face]), gains=gains)]
            case "ship":
                return [say("effect-buy-cheaper", n=FACES[face].discount) + "."]
            case "boar":
                feat, owner = self.feat(FEAT["tenacious_boar"]), self._one_of(OWNER[face])
                return [say("effect-gain", gains=gains) + ".", say("does-boar", feat=feat, gains=owner)]
            case "misfortune":
                feat = self.feat(FEAT["mirror_of_misfortune"])
                return [say("effect-gain", gains=gains) + ".", say("does-misfortune", feat=feat)]
            case "golem":
                partner = self.quoted(GOLEM_SUN if face == GOLEM_MOON else GOLEM_MOON)
                return [say("effect-golem", n=1) + ".", say("does-golem", other=partner)]
            case _:
                return [say(f"does-{kind}")]

    def quoted(self, face: int) -> str:
        """A face's name as it stands in a sentence."""
        return self.words.say("face", name=self.faces[face])

    def _row(self, faces: Iterable[int]) -> str:
        return ", ".join(self.quoted(face) for face in faces)

    def _face(self, number: int) -> Piece:
        say, face = self.words.say, FACES[number]
        figures = [say("die-face")]
        for pool in POOLS:
            if face.id in pool.faces:
                figures += [say("place-sanctuary"), say("cost", gains=self._amount(GOLD, pool.cost))]
                figures += [say("level", n=LEVEL[number]), say("copies", n=pool.faces[face.id])]
        for grove in GROVES:
            if face.id in grove.faces:
                figures.append(say(f"place-{grove.where}", feat=self.feat(FEAT[grove.feat])))
                figures.append(say("copies", n=grove.faces[face.id]))
        start = [dice for dice, faces in STARTING_DICE.items() if number in faces]
        if "base" in start:
            figures.append(say("place-dice"))
        elif start:
            figures.append(say("place-dice-module", module=say(f"set-{start[0]}")))
        return Piece(
            self.faces[number],
            ", ".join(figures),
            self.face_lines(number),
            f"face.{face.id}",
            group=say("group-face"),
            kind="face",
            number=number,
        )

    # --- boards -------------------------------------------------------------------------------------------------------

    def celestial(self, face: int) -> str:
        """A face of the celestial die, numbered from 0."""
        match CELESTIAL_FACES[face]:
            case (Gain() as sure,):
                return self._all(sure.gains)
            case (Gain() as sure, Choose() as choice):
                choices = self._one_of(map(bundle, choice.one_of))
                return self.words.say("celestial-choose", gains=self._all(sure.gains), choice=choices)
            case (Upgrade() as upgrade,):
                return self.words.say("celestial-upgrade", n=upgrade.levels)
            case [effect]:
                return self.words.say(f"celestial-{effect.name}")
            case effects:
                raise ValueError(f"no words for {effects}")

    def _celestial_die(self) -> Piece:
        lines = [f"{face + 1}: {self.celestial(face)}" for face in range(DIE)]
        return self._board("celestial-die", "set-rebellion", lines)

    def cell(self, cell: int) -> str:
        """What entering a cell of the maze brings."""
        effects = ENTERING[cell]
        if not effects:
            return self.words.say("cell-start" if cell == START_CELL else "cell-empty")
        return self.effects(effects)

    def _maze(self) -> Piece:
        say = self.words.say
        lines = []
        for cell in CELLS:
            line = say("line-cell", n=cell.id, text=self.cell(cell.id))
            if cell.next not in ((), (cell.id + 1,)):
                line = say("line-fork", line=line, next=self._list("or", map(str, cell.next)))
            lines.append(line)
        return self._board("module-goddess", "set-goddess", lines)

    def zone(self, zone: Zone) -> str:
        """What a zone of the titan track brings."""
        if not zone.loyal:
            first, later = self._amount(GLORY, zone.new_to_all), self._amount(GLORY, zone.new_to_me)
            return self.words.say("zone-rebellion", first=first, later=later)
        gold, glory = self._all(bundle(zone.with_gold)), self._amounts(bundle(zone.with_glory))
        return self.words.say("zone-both" if glory else "zone-gold", gold=gold, glory=" + ".join(glory))

    def _track(self) -> Piece:
        say = self.words.say
        lines = [say("track-moves"), say("track-end")]
        for zone in ZONES:
            worth = [space.glory for space in TRACK if space.zone == zone.id]
            lines.append(say("line-zone", low=minus(str(worth[0])), high=minus(str(worth[-1])), text=self.zone(zone)))
        return self._board("track", "set-titans", lines)

    def _board(self, name: str, set: str, lines: list[str]) -> Piece:
        say = self.words.say
        return Piece(say(name), say(set), lines, group=say("group-board"), kind="board")

    # --- feats --------------------------------------------------------------------------------------------------------

    def feat(self, feat: int) -> str:
        """A feat's name as it stands in a sentence."""
        return self.words.say("feat", name=self.names[feat])

    def _feat(self, feat: Feat) -> Piece:
        say, number = self.words.say, FEAT[feat.id]
        figures = [
            say("cost", gains=self._cost(number)),
            self._amount(GLORY, feat.glory),
            say("island", n=ISLAND[number]),
            say(f"set-{feat.set}"),
        ]
        kinds = [kind for kind in ("now", "each_turn", "always") if getattr(feat, kind)]
        figures += [say(f"kind-{kind}") for kind in kinds] or [say("kind-none")]
        lines = []
        if feat.now:
            lines.append(say("line-now", text=self.effects(NOW[number])))
        if feat.each_turn:
            lines.append(say("line-each_turn", text=self.effects(EACH_TURN[number])))
        if feat.always:
            lines.append(say("line-always", text=self._always(feat)))
        return Piece(
            self.names[number],
            ", ".join(figures),
            lines,
            f"feat.{feat.id}",
            group=say("group-feat"),
            kind="feat",
            number=number,
        )

    def _cost(self, feat: int) -> str:
        return self._sum((0, SUN_COST[feat], MOON_COST[feat]))

    def _always(self, feat: Feat) -> str:
        arguments: dict[str, Argument] = {}
        match feat.id:
            case "great_bear":
                arguments["gains"] = self._amount(GLORY, BEAR.glory)
            case "tenacious_boar":
                [face, *_] = GROVE_FACES[GROVE["boar"]]
                arguments["gains"] = self._one_of(OWNER[face])
            case "twins":
                arguments["pay"] = self._amount(GOLD, TWINS.gold)
                arguments["gains"] = self._one_of(map(bundle, TWINS.one_of))
        return self.words.say(f"always-{feat.id}", **arguments)

    def effects(self, effects: Effects) -> str:
        """Effects as sentences."""
        return ". ".join(self.effect(effect) for effect in effects) + "."

    def effect(self, effect: AnyEffect) -> str:
        say = self.words.say
        word = effect.name
        match effect:
            case Gain():
                return say("effect-gain", gains=self._all(effect.gains))
            case Choose():
                return say("effect-gain", gains=self._one_of(map(bundle, effect.one_of)))
            case Trade() | MayTrade():
                return say("effect-trade", pay=self._all(bundle(effect.pay)), gains=self._all(bundle(effect.gain)))
            case TakeFace():
                faces = GROVE_FACES[GROVE[effect.grove]]
                where = GROVES[GROVE[effect.grove]].where
                return say(f"effect-{word}", where=where, n=len(faces), faces=self._row(faces))
            case Burden():
                return say(f"effect-{word}", grove=effect.grove)
            case Buy():
                return say("effect-buy-cheaper", n=effect.discount) if effect.discount else say("effect-buy")
            case Divine() | MinorSame():
                text = say(f"effect-{word}", n=effect.n)
                if not effect.glory_for:
                    return text
                what, *_ = effect.glory_for
                glory = self._amount(GLORY, max(bundle(effect.glory_for)))
                return say("effect-convert", first=text, what=what, gains=glory)
            case Celestial():
                return say(f"effect-{word}", n=effect.n)
            case Golem():
                return say(f"effect-{word}", n=effect.n) if effect.n > 0 else say("effect-golem-back", n=-effect.n)
            case PerForged() | PerFeat() | PerGloryFace() | Mists() | Steal():
                return say(f"effect-{word}", gains=self._amount(GLORY, effect.n))
            case Merchant():
                return say(f"effect-{word}", gains=self._amount(GLORY, effect.glory))
            case Chest():
                return say(f"effect-{word}", gains=self._all((effect.gold, effect.sun, effect.moon)))
            case Tree():
                gains = self._all((effect.gold, 0, 0, effect.glory))
                rich = self._amount(GLORY, effect.rich_glory)
                return say(f"effect-{word}", gains=gains, n=effect.rich, rich=rich, poor=effect.glory)
            case Light():
                return say(f"effect-{word}", pay=self._amount(GOLD, effect.gold))
            case Hammer():
                first, second = (self._amount(GLORY, glory) for glory in effect.glory)
                return say(f"effect-{word}", n=effect.phase, first=first, second=second)
            case Scepter():
                one, two = effect.shards.index(1), effect.shards.index(2)
                return say(f"effect-{word}", n=effect.most, one=one, two=two)
            case Companion():
                return say(f"effect-{word}", gains=self._all((0, effect.sun, 0, effect.glory)))
            case Advance():
                return say(f"effect-{word}", n=COMPANION.last)
            case TritonToken():
                return say(f"effect-{word}", gains=self._one_of(map(bundle, effect.one_of)))
            case Memory():
                return say(f"effect-{word}", sides=self._list("or", map(self._sum, map(bundle, effect.sides))))
            case RightHand():
                return say(f"effect-{word}", gains=self._amount(GLORY, effect.glory))
            case EternalNight():
                return say(f"effect-{word}", gains=self._all((0, effect.sun, effect.moon)))
            case FirstTitan():
                return say(f"effect-{word}", gains=self._one_of([(0, effect.cost), (0, 0, effect.cost)]))
            case Oracle():
                return say(f"effect-{word}", n=effect.n)
            case Hall():
                first = self._one_of(bundle(treasure.first) for treasure in TREASURES)
                later = self._one_of(bundle(treasure.later) for treasure in TREASURES)
                return say(f"effect-{word}", first=first, later=later)
            case _:
                return say(f"effect-{word}")

    # --- at the table -------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, names: list[str]) -> str:
        ask = Forge.name if isinstance(decision.step, Forge) else decision.ask
        return self.words.say(f"ask-{ask}", **self._question(decision.step))

    def _question(self, step: Ask) -> dict[str, Argument]:
        """What a question needs to know of its step."""
        match step:
            case Act():
                return {"n": int(step.extra)}
            case Extra():
                return {"n": int(step.taken), "pay": self._amount(SUN, TURN.extra_action)}
            case Buy():
                return {"n": step.discount}
            case Merchant():
                return {"n": step.ready}
            case MinorSame():
                return {"n": step.n}
            case Upgrade():
                return {"n": step.levels}
            case UpgradeTo():
                return {"n": step.level}
            case Twins():
                return {"pay": self._amount(GOLD, TWINS.gold)}
            case Forge():
                return {"face": self.quoted(step.face), "locked": int(step.for_good)}
            case TakeFace():
                return {"where": GROVES[GROVE[step.grove]].where}
            case Burden():
                return {"feat": self.feat(FEAT[GROVES[GROVE[step.grove]].feat])}
            case SatyrsDie():
                return {"n": 1 if step.taken is None else 2}
            case MemoryToken():
                return {"n": 2 if step.other else 1}
            case Golem():
                return {"n": abs(step.n), "way": "forward" if step.n > 0 else "back"}
            case SetDie():
                return {"die": self.die(step.die)}
            case MayTrade():
                return self._trade(step)
            case Pick():
                return {"face": self.quoted(step.face), "loss": int(step.blessing.lost)}
            case BoarOwner():
                return {"face": self.quoted(step.face)}
            case Cerberus():
                return {"faces": self._row(face for face in (step.first, step.second) if face != NONE)}
            case RightHand():
                return {"glory": self._amount(GLORY, step.glory)}
            case HammerGold():
                return {"gains": self._amount(GOLD, step.gold)}
            case ScepterGold() | PayGold():
                return {"gains": self._amount(GOLD, step.gold), "number": step.scepter + 1}
            case PayScepter():
                return {"gains": self._all((0, step.sun, step.moon)), "number": step.scepter + 1}
            case PayAncient():
                return {"gains": self._amount(step.resource, step.price)}
            case Convert():
                one, glory = self._amount(step.resource, 1), self._amount(GLORY, step.glory)
                gains, whole = self._amount(step.resource, step.n), self._amount(GLORY, step.glory * step.n)
                return {"gains": gains, "parts": int(step.parts), "one": one, "glory": glory, "whole": whole}
            case _:
                return {}

    def _trade(self, trade: MayTrade) -> dict[str, Argument]:
        return {"pay": self._all(bundle(trade.pay)), "gains": self._all(bundle(trade.gain))}

    def _choices(self, step: Ask) -> tuple[Bundle, ...]:
        """What `choose:1`, `choose:2` ... stand for."""
        match step:
            case Pick():
                return tuple(multiplied(gains, step.times) for gains in GIVES[step.face])
            case BoarOwner():
                return tuple(multiplied(gains, step.times) for gains in OWNER[step.face])
            case TwinsReward():
                return tuple(map(bundle, TWINS.one_of))
            case Choose():
                return tuple(map(bundle, step.one_of))
            case _:
                raise ValueError(f"{step.name} offers no bundles")

    def die(self, die: int) -> str:
        return self.words.say(f"die-{DICE[die]}")

    def option(self, option: Option, names: list[str], decision: Decision | None = None) -> str:
        message, arguments = f"option-{option.verb}", self._answer(option)
        if option.seat >= 0:
            arguments["target"] = names[option.seat]
        if decision is not None:
            match option.verb, decision.step:
                case "choose", step:
                    arguments["gains"] = self.gains(self._choices(step)[option.amount])
                    if isinstance(step, Pick) and step.blessing.lost:
                        message = "option-choose-loss"
                case "amount", step:
                    message = f"option-amount-{step.name}"
                    arguments |= self._amount_of(step, option.amount)
                case "buy", Buy() as step:
                    arguments["pay"] = self._amount(GOLD, max(0, COST[option.piece] - step.discount))
                case "feat", FirstTitan():
                    message = "option-feat-free"
                case "trade", MayTrade() as step:
                    arguments |= self._trade(step)
                case "glory", Merchant() as step:
                    arguments["gains"] = self._amount(GLORY, step.glory)
        return self.words.say(message, **arguments)

    def _amount_of(self, step: Ask, n: int) -> dict[str, Argument]:
        """What so much is of what a step asks for, and what it brings."""
        match step:
            case Convert():
                glory = self._amount(GLORY, step.glory * n)
                return {"gains": self._amount(step.resource, n), "glory": glory}
            case PayAncient():
                return {"gains": self._amount(ANCIENT, n)}
            case RightHand():
                return {"gains": self._amount(GOLD, n), "glory": self._amount(GLORY, step.glory * n)}
            case _:
                return {"gains": self._amount(GOLD, n)}

    def _answer(self, option: Option) -> dict[str, Argument]:
        """What an answer says of itself, whatever the question."""
        piece, amount = option.piece, option.amount
        match option.verb:
            case "buy":
                return {"face": self.quoted(piece), "pay": self._amount(GOLD, COST[piece])}
            case "feat":
                return {"feat": self.feat(piece), "pay": self._cost(piece)}
            case "use":
                return {"feat": self.feat(piece), "text": self.effects(EACH_TURN[piece])}
            case "extra":
                return {"pay": self._amount(SUN, TURN.extra_action)}
            case "triton":
                return {"gains": self.gains(bundle(TRITON.one_of[amount]))}
            case "cash":
                return {"gains": self._all((0, COMPANION.sun * amount, 0, COMPANION.glory * amount))}
            case "advance":
                return {"n": amount + 1}
            case "replace" | "upgrade" | "show":
                return {"face": self.quoted(piece), "die": self.die(amount), "level": LEVEL[piece]}
            case "die" | "pick":
                return {"die": self.die(amount)}
            case "reroll":
                return {"die": self.die(amount), "pay": self._amount(GOLD, TWINS.gold)}
            case "copy" | "first" | "take":
                return {"face": self.quoted(piece)}
            case "name":
                return {"resource": self.words.say(f"resource-{RESOURCES[amount]}")}
            case "hammer":
                return {"how": option.key.removeprefix("hammer:")}
            case "scepter_as":
                return {"resource": ("sun", "moon")[amount]}
            case "cell":
                return {"n": piece, "text": self.cell(piece)}
            case "treasure":
                first, later = TREASURES[piece].first, TREASURES[piece].later
                return {"gains": self.gains(bundle(first)), "later": self.gains(bundle(later))}
            case "memory":
                return {"n": piece, "gains": self.gains(MEMORY_SIDES[amount])}
            case _:
                return {"n": amount}

    def event(self, event: Event, names: list[str]) -> Line:
        arguments: dict[str, Argument | Part | list[Part]] = {"player": Part(names[event.seat], "seat", event.seat)}
        gains = [0] * len(RESOURCES)
        for name, fact in event.facts.items():
            if isinstance(fact, list):
                arguments[name] = [Part(self.quoted(face), "face", face) for face in fact]
            elif isinstance(fact, str):
                arguments[name] = fact
            elif name in RESOURCES:
                gains[RESOURCES.index(name)] = fact
            elif name in ("face", "old"):
                arguments[name] = Part(self.quoted(fact), "face", fact)
            elif name == "feat":
                arguments[name] = Part(self.feat(fact), "feat", fact)
            elif name == "target":
                arguments[name] = Part(names[fact], "seat", fact)
            elif name == "celestial":
                arguments[name] = self.celestial(fact)
            elif name == "side":
                arguments["gains"] = self.gains(MEMORY_SIDES[fact])
            elif event.kind == "moves_token":
                arguments[name] = minus(f"{fact:+}") if name == "n" else minus(str(TRACK[fact - 1].glory))
            else:
                arguments[name] = fact
        if any(gains):
            arguments["gains"] = self.gains(tuple(gains))
        return self.line(f"event-{event.kind}", **arguments)

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        arguments = self._answer(refusal.option)
        if refusal.reason == "feat_too_dear":
            missing = [self.words.say(f"missing-{name}", n=n) for name, n in refusal.facts.items() if n]
            arguments["missing"] = self._list("and", missing)
        elif refusal.reason == "face_too_dear":
            arguments["missing"] = self.words.say("missing-gold", n=refusal.facts["n"])
        return self.words.say(f"reason-{refusal.reason}", **arguments)

    def score(self, line: str) -> str:
        """The name of a line of the score sheet; a feat's line has its name."""
        kind, _, feat = line.partition(":")
        return self.names[FEAT[feat]] if kind == "feat" else self.words.say(f"score-{line}")
