"""What a player may overlook: said before, in both languages, and only where there is something to overlook."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

from kubik.games.hero_realms import GAME
from kubik.games.hero_realms.warnings import warning
from kubik.kernel.text import message_ids
from tests.hero_realms.table import Game, table


def warned(game: Game, key: str, language: str = "en") -> str | None:
    """What somebody who is about to choose this is told."""
    decision = game.state.decision
    assert decision is not None
    option = next(option for option in decision.options if option.key == key)
    found = warning(game.state.view(decision.seat), game.state.rules, decision, option)
    return None if found is None else GAME.text(language).warning(found)


@pytest.mark.parametrize(
    ("game", "english", "russian"),
    [
        (lambda: table(hand="gold ruby"), "play 2 cards", "разыграть 2 карты"),
        (lambda: table(play="orc_grunt"), "use an ability", "применить 1 свойство"),
        (lambda: table(gold=5), "spend 5 gold", "потратить 5 золотых"),
        (lambda: table(combat=1), "spend 1 combat", "потратить 1 очко боя"),
        (
            lambda: table(hand="gold", gold=2, combat=3),
            "play a card, spend 2 gold, spend 3 combat",
            "разыграть 1 карту, потратить 2 золота, потратить 3 очка боя",
        ),
    ],
)
def test_what_is_left_at_the_end_of_a_turn(game: Callable[[], Game], english: str, russian: str) -> None:
    assert warned(game(), "end_turn") == f"You could still {english}."
    assert warned(game(), "end_turn", "ru") == f"Вы ещё можете {russian}."


@pytest.mark.parametrize(
    "game",
    [
        lambda: table(),
        lambda: table(gold=1).row("command"),
        lambda: table(combat=2).opponent(play="orc_grunt"),
        lambda: table(expended="orc_grunt"),
        lambda: table(characters=("wizard", ""), play="fire_staff"),
    ],
    ids=["nothing", "too little gold", "a guard too strong", "expended", "what can wait"],
)
def test_nothing_is_left_that_can_be_used(game: Callable[[], Game]) -> None:
    assert warned(game(), "end_turn") is None


def test_gold_for_a_skill_is_left() -> None:
    game = table(characters=("fighter", ""), gold=2)
    game.state.table.gems, game.state.table.row = 0, []
    assert warned(game, "end_turn") == "You could still spend 2 gold."
    game.choose("skill")
    assert warned(game, "end_turn") == "You could still spend 2 combat."


def test_nobody_to_resurrect() -> None:
    game = table(characters=("cleric", ""), discard="follower_a")
    assert warned(game, "ability") == (
        "Resurrect works once a game, and no champion of yours was stunned since your last turn."
    )
    assert warned(game, "ability", "ru") == (
        "«Воскрешение» применяется раз за игру, а оглушённых после вашего прошлого хода защитников у вас нет."
    )
    game.state.table.players[0].stunned = list(game.state.table.players[0].discard)
    assert warned(game, "ability") is None


def test_nobody_to_stun() -> None:
    game = table(characters=("ranger", ""))
    assert warned(game, "ability") == "Headshot works once a game, and there is no champion to stun now."
    assert warned(game.opponent(play="orc_grunt"), "ability") is None


def test_nothing_to_take_by_heist() -> None:
    game = table(characters=("thief", ""), gold=2, turns=3).opponent(discard="gold command")
    said = "Heist works once a game, and there is nothing in your opponents' discard piles that you could buy now."
    assert warned(game, "ability") == said
    assert warned(game.seat(0, gold=5), "ability") is None


@pytest.mark.parametrize("character", ["wizard", "fighter"])
def test_abilities_that_always_do_something(character: str) -> None:
    assert warned(table(characters=(character, "")), "ability") is None


def test_no_warning_lacks_its_words() -> None:
    source = (files("kubik.games.hero_realms") / "text" / "en.ftl").read_text(encoding="utf-8")
    tags = {"resurrect", "stun", "heist"}
    left = {"cards", "abilities", "gold", "combat"}
    assert {id for id in message_ids(source) if id.startswith(("warning-", "left-"))} == (
        {"warning-left"} | {f"warning-{tag}_in_vain" for tag in tags} | {f"left-{name}" for name in left}
    )
