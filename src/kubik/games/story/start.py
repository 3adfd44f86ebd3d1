"""Before the story: heroes, and the development points (ST-001 to ST-005)."""

from __future__ import annotations

from typing import ClassVar, Final

from kubik.games.story import options
from kubik.games.story.content import HEROES, STRAINS, TAGS, Hero
from kubik.games.story.experience import raisable, raise_power
from kubik.games.story.hero_files import OwnHero, OwnPower, OwnWeakness, unpack_hero
from kubik.games.story.phrases import phrase
from kubik.games.story.safety import Lines
from kubik.games.story.scenarist import Lead
from kubik.games.story.scene import EnterScene
from kubik.games.story.state import Character, Power, Sheet, Weakness
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.errors import BadContent, IllegalChoice
from kubik.kernel.step import Ask, Step

SHEET_TEXT: Final = 6000


def lay_out(state: State) -> None:
    """Empty sheets, and all the steps until the first scene."""
    table, rules = state.table, state.rules
    table.sheets = [Sheet() for _ in range(rules.players)]
    steps = table.steps
    steps.append(Begin(0))
    for seat in rules.heroes[::-1]:
        steps += (Develop(seat), ChooseHero(seat))
    if rules.scenarist >= 0:
        steps += [Lines(seat) for seat in reversed(range(rules.players))]


def take_hero(sheet: Sheet, hero: Hero, points: int) -> None:
    """Write a ready hero on a sheet."""
    sheet.hero, sheet.concept, sheet.points = hero.name, hero.concept.name, points
    sheet.powers = [Power(power.name, power.stage, power.tags) for power in hero.powers]
    sheet.weaknesses = [Weakness(weakness.name, weakness.triggers) for weakness in hero.weaknesses]


def take_own_hero(sheet: Sheet, hero: OwnHero) -> None:
    """Write a hero on a sheet that somebody brought along, with the experience."""
    sheet.hero, sheet.concept, sheet.points, sheet.experience = hero.name, hero.concept, hero.points, hero.experience
    sheet.powers = [Power(power.name, power.stage, power.tag_bits, power.bought) for power in hero.power]
    sheet.weaknesses = [Weakness(weakness.name, weakness.trigger_bits) for weakness in hero.weakness]


def hero_of(sheet: Sheet, language: str) -> OwnHero:
    """A hero as it goes home from a story, to be written into a file and used again."""
    powers = [
        OwnPower(
            name=phrase(power.name, language),
            stage=power.stage,
            bought=power.bought,
            tags=tuple(tag.id for tag in TAGS if power.tags & tag.bit),
        )
        for power in sheet.powers
    ]
    weaknesses = [
        OwnWeakness(
            name=phrase(weakness.name, language),
            triggers=tuple(strain.id for strain in STRAINS if weakness.triggers & strain.bit),
        )
        for weakness in sheet.weaknesses
    ]
    return OwnHero(
        name=phrase(sheet.hero, language),
        concept=phrase(sheet.concept, language),
        experience=sheet.experience,
        points=0,
        power=tuple(powers),
        weakness=tuple(weaknesses),
    )


class ChooseHero(Ask):
    """One of the ready sheets that nobody has (ST-001), or a sheet that somebody made, packed in one line."""

    @property
    def blank(self) -> Blank:
        return Words(SHEET_TEXT)

    def check(self, state: State, option: Option) -> None:
        try:
            unpack_hero(option.words)
        except BadContent as error:
            raise IllegalChoice(f"this sheet does not do: {error}") from None

    def options(self, state: State) -> list[Option]:
        taken = [sheet.hero for sheet in state.table.sheets]
        return [options.named(options.HERO[hero.number], hero.name) for hero in HEROES if hero.name not in taken]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "words":
            own = unpack_hero(option.words)
            take_own_hero(state.table.sheets[self.seat], own)
            if state.listener:
                state.tell("chooses_hero", self.seat, hero=own.name, text=own.concept)
            return
        hero = HEROES[option.amount]
        take_hero(state.table.sheets[self.seat], hero, state.rules.points)
        if state.listener:
            state.tell("chooses_hero", self.seat, hero=hero.name, text=hero.concept.name)


class Develop(Ask):
    """A development point for a power; they need not be used, and one power may take several (ST-005, ST-AMB-01)."""

    forced: ClassVar[bool] = False

    def options(self, state: State) -> list[Option]:
        sheet = state.table.sheets[self.seat]
        found = raisable(sheet) if sheet.points else []
        return [*found, options.DONE] if found else []

    def answer(self, state: State, option: Option) -> None:
        sheet = state.table.sheets[self.seat]
        if option.verb == "done":
            sheet.points = 0
            return
        sheet.points -= 1
        raise_power(state, self.seat, option.amount)
        state.table.steps.append(self)


class Begin(Step):
    """The premise is told; then the first scene begins (ST-PS-01), or the scenarist, or everybody at a dice table."""

    def do(self, state: State) -> None:
        table, rules = state.table, state.rules
        for sheet in table.sheets:
            sheet.points = 0
        if state.listener and rules.adventure is not None:
            state.tell("begins", self.seat, name=rules.script.name, text=rules.script.premise.name)
        if rules.alone:
            table.steps.append(EnterScene(self.seat, rules.script.start))
            return
        if rules.adventure is not None:
            table.characters = [
                Character(each.name, dice=max(dice for _, dice in each.dice) if each.dice else 0)
                for each in rules.adventure.characters
            ]
        table.steps.append(Lead(0))
