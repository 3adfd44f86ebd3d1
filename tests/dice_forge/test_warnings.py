"""What a player may overlook: said before, in both languages, and only where there is something to overlook."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kubik.games.dice_forge import GAME
from kubik.games.dice_forge.warnings import warning
from kubik.kernel.text import message_ids
from tests.dice_forge.table import Game, table


def warned(game: Game, key: str, language: str = "en") -> str | None:
    """What somebody who is about to choose this is told."""
    decision = game.state.decision
    assert decision is not None
    option = next(option for option in decision.options if option.key == key)
    found = warning(game.state.view(decision.seat), game.state.rules, decision, option)
    return None if found is None else GAME.text(language).warning(found)


def test_an_action_that_could_be_paid() -> None:
    assert warned(table().mine(gold=2), "pass") == "You can afford a face or a feat."
    assert warned(table().mine(moon=1), "pass", "ru") == "Вам хватает на грань или на подвиг."
    assert warned(table().mine(gold=1), "pass") is None
    assert warned(table().mine(gold=2), "buy:gold_3") is None


@pytest.mark.parametrize("key", ["buy:gold_3", "pass"])
def test_reinforcements_come_before_the_action(key: str) -> None:
    game = table(3).mine(gold=2, feats="guardians_owl guardians_owl")
    assert (
        warned(game, key) == "2 reinforcements that cost nothing are still unused, and after the action it is too late."
    )
    assert warned(game, key, "ru") == "Осталось 2 бесплатных усиления, а после действия применять их уже нельзя."


def test_a_reinforcement_that_costs_something_may_be_left() -> None:
    assert warned(table().mine(gold=3, feats="elder"), "buy:gold_3") is None


def test_a_companion_moves_before_the_action() -> None:
    game = table(feats="companion").mine(gold=2, feats="companion", companions=[1])
    assert warned(game, "buy:gold_3") == (
        "A reinforcement that costs nothing is still unused, and after the action it is too late."
    )


def test_an_extra_action_that_can_do_nothing() -> None:
    def extra(**things: object) -> str | None:
        return warned(table(feats="triton").mine(**things).choose("pass"), "extra", "ru")

    assert extra(sun=2, gold=1) == "Без этих осколков вам не хватит ни на грань, ни на подвиг."
    assert extra(sun=3) is None
    assert extra(sun=2, moon=1) is None
    assert extra(sun=2, gold=2) is None
    assert extra(sun=2, feats="triton", tritons=1) is None


@pytest.mark.parametrize(("round", "said"), [(8, None), (9, "очка славы")])
def test_a_companion_at_the_end_of_the_last_turn(round: int, said: str | None) -> None:
    game = table(feats="companion").mine(feats="companion", companions=[3]).choose("pass")
    game.state.table.round = round
    found = warned(game, "end_turn", "ru")
    assert (said is None and found is None) or (said is not None and found is not None and said in found)


def test_no_warning_lacks_its_words() -> None:
    package = files("kubik.games.dice_forge")
    reasons = re.findall(r'Warning\("(\w+)"', (package / "warnings.py").read_text(encoding="utf-8"))
    source = (package / "text" / "en.ftl").read_text(encoding="utf-8")
    present = {id.removeprefix("warning-") for id in message_ids(source) if id.startswith("warning-")}
    assert present == set(reasons)
