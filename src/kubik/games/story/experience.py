"""What experience buys: a stage of a power, or a new one (ST-055 to ST-057)."""

from __future__ import annotations

from msgspec.structs import replace

from kubik.games.story import options
from kubik.games.story.content import EXPERIENCE, STAGES, TAGS
from kubik.games.story.phrases import MARK, words_of_people
from kubik.games.story.state import Power, Sheet
from kubik.games.story.variants import State
from kubik.kernel.blank import Blank, Words
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask

NAME = 60


def raise_power(state: State, seat: int, place: int, bought: int = 0) -> None:
    """One stage more, for a development point or bought with experience."""
    powers = state.table.sheets[seat].powers
    power = powers[place]
    powers[place] = replace(power, stage=power.stage + 1, bought=power.bought + bought)
    if state.listener:
        state.tell("raises", seat, name=power.name, n=power.stage + 1)


def raisable(sheet: Sheet) -> list[Option]:
    """The powers that are not on the highest stage yet (ST-003, ST-056)."""
    return [
        options.named(options.RAISE[place], power.name)
        for place, power in enumerate(sheet.powers)
        if power.stage < STAGES.most
    ]


def can_buy(state: State, seat: int) -> bool:
    """Whether a new power may be bought: the program agrees to one for each hero and adventure (ST-PS-12)."""
    sheet = state.table.sheets[seat]
    once = not state.rules.alone or sheet.learned < EXPERIENCE.new_powers
    return once and sheet.experience >= EXPERIENCE.power and len(sheet.powers) < options.MANY


def purchases(state: State, seat: int) -> list[Option]:
    """What a hero's experience can buy between actions (ST-AMB-31)."""
    sheet = state.table.sheets[seat]
    found = raisable(sheet) if sheet.experience >= EXPERIENCE.stage else []
    return [*found, options.BUY] if can_buy(state, seat) else found


def purchase(state: State, seat: int, option: Option) -> None:
    """Pay for a stage, or begin to say what the new power is."""
    if option.verb == "raise":
        state.table.sheets[seat].experience -= EXPERIENCE.stage
        raise_power(state, seat, option.amount, bought=1)
    else:
        state.table.steps.append(NewPower(seat))


class NewPower(Ask):
    """What a new power fits: one to three tags (ST-PS-12)."""

    tags: int = 0

    def options(self, state: State) -> list[Option]:
        if not state.rules.alone:
            # Where a person judges, tags are not needed.
            return [options.DONE, *self._free()] if self.tags.bit_count() < EXPERIENCE.most_tags else [options.DONE]
        free = self._free()
        if not self.tags:
            return free
        return [options.DONE, *free] if self.tags.bit_count() < EXPERIENCE.most_tags else [options.DONE]

    def _free(self) -> list[Option]:
        return [option for option, tag in zip(options.TAG, TAGS, strict=True) if not self.tags & tag.bit]

    def answer(self, state: State, option: Option) -> None:
        if option is options.DONE:
            state.table.steps.append(NamePower(self.seat, self.tags))
        else:
            state.table.steps.append(NewPower(self.seat, self.tags | TAGS[option.amount].bit))


class NamePower(Ask):
    """What the new power is called. It begins on stage 1 (ST-AMB-18)."""

    tags: int

    @property
    def blank(self) -> Blank:
        return Words(NAME)

    def options(self, state: State) -> list[Option]:
        """Without words it is called like what it fits."""
        return [options.PLAINLY]

    def answer(self, state: State, option: Option) -> None:
        fits = next((tag.name for tag in TAGS if self.tags & tag.bit), f"{MARK}world")
        name = words_of_people(option.words) or fits
        if state.rules.scenarist >= 0:
            state.table.steps.append(AgreeToPower(state.rules.scenarist, self.seat, name, self.tags))
        else:
            learn(state, self.seat, name, self.tags)


class AgreeToPower(Ask):
    """Whether the scenarist agrees: it was learned, or hidden till now (ST-057)."""

    target: int
    power: str
    tags: int

    def options(self, state: State) -> list[Option]:
        return [options.APPROVE, options.TURN_DOWN]

    def answer(self, state: State, option: Option) -> None:
        if option.verb == "approve":
            learn(state, self.target, self.power, self.tags)
        elif state.listener:
            state.tell("no_power", self.target, name=self.power)


def learn(state: State, seat: int, name: str, tags: int) -> None:
    """Pay for a new power and write it down (ST-057)."""
    sheet = state.table.sheets[seat]
    sheet.experience -= EXPERIENCE.power
    sheet.learned += 1
    sheet.powers.append(Power(name, EXPERIENCE.new_stage, tags, EXPERIENCE.new_stage))
    if state.listener:
        state.tell("learns", seat, name=name)
