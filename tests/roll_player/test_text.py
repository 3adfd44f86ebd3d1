"""Roll Player in both languages: nothing missing, nothing unused, and how some of it reads."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from kubik.games.roll_player import GAME, options
from kubik.games.roll_player.choice import Choice
from kubik.games.roll_player.content import CARDS, NUMBER, TITLES
from kubik.games.roll_player.text import RollPlayerText
from kubik.kernel.event import Event
from kubik.kernel.text import Argument, Words, message_ids, plain
from tests.roll_player.table import market, table

SOURCES: Final = files("kubik.games.roll_player")
GOLDEN: Final = Path(__file__).parent.parent / "golden"
NAMES: Final = ["Анна", "Boris", "Вера", "Gleb"]


def ids(language: str) -> frozenset[str]:
    return message_ids((SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def said(event: Event, language: str) -> str:
    return plain(GAME.text(language).event(event, NAMES))


def test_no_message_is_missing_or_unused() -> None:
    """Every id is built from something that exists: a verb, a step that asks, an event, a reason."""
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCES.iterdir() if file.name.endswith(".py"))
    verbs = {f"option-{option.verb}" for option in options.ALL}
    asked = [step for step in GAME.steps if step.asks and not (issubclass(step, Choice) and step.__subclasses__())]
    asks = {f"ask-{step.name}" for step in asked}
    events = {f"event-{kind}" for kind in re.findall(r'tell\(\s*"(\w+)"', code)} | {"event-raises", "event-lowers"}
    reasons = {f"reason-{reason}" for reason in re.findall(r'Refusal\([^"]*"(\w+)"', code)}
    present = {id for id in ids("en") if id.startswith(("option-", "ask-", "event-", "reason-"))}
    variants = {id for id in present if id.endswith("-tokens") or id.startswith("option-done-")}
    assert present - variants == verbs | asks | events | reasons
    for id in variants - {"option-buy-tokens", "option-buy_discarded-tokens"}:
        assert f"ask-{id.removeprefix('option-done-')}" in asks


class Overheard(Words):
    """Words that remember what was said."""

    def __init__(self, words: Words, used: set[str]) -> None:
        self._words = words
        self.used = used

    def __contains__(self, message: str) -> bool:
        return message in self._words

    def say(self, message: str, **arguments: Argument) -> str:
        self.used.add(message)
        return self._words.say(message, **arguments)


def test_all_words_of_things_are_used() -> None:
    used: set[str] = set()
    text = RollPlayerText("en")
    text.words = Overheard(text.words, used)
    for number in range(len(CARDS)):
        text._card(number)
    for number in range(12):
        text._class(number)
    kinds = ("power-", "trait-", "effect-", "window-", "type-", "goal-", "line-")
    assert {id for id in ids("en") if id.startswith(kinds)} <= used


@pytest.mark.parametrize("language", GAME.languages)
def test_texts_are_as_agreed(language: str, request: pytest.FixtureRequest) -> None:
    lines = []
    for piece in GAME.text(language).pieces():
        lines += [f"{piece.name} | {piece.figures}", *(f"    {line}" for line in piece.lines)]
    text = "\n".join(lines) + "\n"
    golden = GOLDEN / f"roll_player.{language}.txt"
    if request.config.getoption("--golden"):
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("n", "gold"), [(1, "золотой"), (2, "золотых"), (5, "золотых"), (21, "золотой")])
def test_russian_counts(n: int, gold: str) -> None:
    assert said(Event("gains_gold", 0, {"n": n}), "ru") == f"Анна: +{n} {gold}."


def test_a_turn_is_told() -> None:
    game = table(board="con: blue1", pool="red1 gold4 purple6").choose("take:2", "place:str", "flip:con1")
    told = [said(event, "ru") for event in game.events]
    assert told == [
        "Анна берёт карту инициативы 2, кубик золотой 4.",
        "Анна выкладывает кубик золотой 4 на клетку СИЛ 1.",
        "Анна: +3 золотых.",
        "Анна переворачивает ВЫН 1: синий 6.",
    ]
    assert said(game.events[0], "en") == "Анна takes initiative card 2 with gold 4."


def test_options_say_what_they_cost() -> None:
    game = market(gold=4, row="chain_tunic weak climb").hero(charisma=1)
    assert game.state.decision is not None
    found = [GAME.text("ru").option(option, NAMES, game.state.decision) for option in game.state.decision.options]
    assert "Купить «Кольчужная рубаха» за 4 золотых и 1 жетон харизмы" in found
    assert "Сбросить «Слабый» и взять 2 золотых" in found


def test_a_refusal_says_what_is_missing() -> None:
    game = market(gold=4, row="chain_tunic weak climb")
    (refusal,) = [each for each in game.state.refusals(0) if each.reason == "too_dear"]
    assert GAME.text("en").refusal(refusal, NAMES) == "Chain Tunic costs 1 gold more than you have."
    assert GAME.text("ru").refusal(refusal, NAMES) == "«Кольчужная рубаха»: не хватает 1 золотого."


def test_a_skill_that_would_only_move_the_token_is_warned_of() -> None:
    game = market(cards="climb")
    assert game.state.decision is not None
    option = options.USE[NUMBER["climb"]]
    warning = GAME.warning(game.state.view(0), game.state.rules, game.state.decision, option)
    assert warning is not None
    assert GAME.text("en").warning(warning) == "Climb will only move your token now: its effect cannot happen."


def test_a_weapon_that_spoils_goals_is_warned_of() -> None:
    game = market(class_="paladin", board="str: white6 red6 red5", gold=9, row="longsword weak climb")
    assert game.state.decision is not None
    option = next(option for option in game.state.decision.options if option.key == "buy:longsword")
    warning = GAME.warning(game.state.view(0), game.state.rules, game.state.decision, option)
    assert warning is not None
    assert warning.reason == "hurts_goal"


def test_titles_and_score_lines_have_names() -> None:
    text = GAME.text("ru")
    assert isinstance(text, RollPlayerText)
    assert [text.title(number) for number in range(len(TITLES))][:2] == ["Истинный герой", "Глава клана"]
    assert text.score("trait_weak") == "Черта: Слабый"
    for line in table(1, cards="weak").finish().result.sheet:
        assert text.score(line)
