"""Runebound in both languages: nothing missing, nothing unused, and how some of it reads."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from kubik.games.runebound import GAME, fight_options, options
from kubik.games.runebound.board import HEX
from kubik.games.runebound.card_text import CardText
from kubik.games.runebound.content import CONTENT, NUMBER, PIECES, VILLAIN
from kubik.games.runebound.text import RuneboundText
from kubik.kernel.event import Event
from kubik.kernel.story import chronicle, story
from kubik.kernel.text import Argument, Words, message_ids, plain
from tests.runebound.fight_table import duel
from tests.runebound.table import table

SOURCES: Final = files("kubik.games.runebound")
GOLDEN: Final = Path(__file__).parent.parent / "golden"
NAMES: Final = ["Анна", "Boris", "Вера", "Gleb"]
VARIANTS: Final = {
    "ask-travel": ("retreat",),
    "ask-pick_tokens": ("flip", "recast", "set_aside"),
    "option-attack": ("physical", "magic", "skull"),
    "option-attack_with": ("physical", "magic", "skull"),
    "event-draws": ("known",),
    "event-moves": ("away",),
    "event-gains_story": ("margath", "corpse_king"),
    "event-loses_story": ("margath", "corpse_king"),
    "event-begins_fight": ("hero",),
    "event-ends_fight": ("won", "lost", "retreated", "left"),
    "event-flips": ("foe",),
    "event-recasts": ("foe",),
    "event-deals": ("physical", "magic", "skull"),
    "event-forbids": ("surge", "shield", "agility", "double"),
}
"""Messages of which there are several."""
ONLY_VARIANTS: Final = {
    "ask-pick_tokens", "option-attack", "option-attack_with", "event-gains_story", "event-loses_story",
    "event-ends_fight", "event-deals", "event-forbids",
}  # fmt: skip


def text(language: str) -> RuneboundText:
    found = GAME.text(language)
    assert isinstance(found, RuneboundText)
    return found


def ids(language: str) -> frozenset[str]:
    return message_ids((SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def said(event: Event, language: str) -> str:
    return plain(text(language).event(event, NAMES))


def test_no_message_is_missing_or_unused() -> None:
    """Every id is built from something that exists: a verb, a step that asks, an event, a reason."""
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCES.iterdir() if file.name.endswith(".py"))
    assert fight_options.PASS in options.ALL
    verbs = {f"option-{option.verb}" for option in options.ALL}
    asks = {f"ask-{step.name}" for step in GAME.steps if step.asks}
    kinds = {*re.findall(r'tell\(\s*"(\w+)"', code), "fails_test", "stays", "flips", "recasts", "sets_aside", "exerts"}
    kinds |= {"discards"}
    reasons = {f"reason-{reason}" for reason in re.findall(r'Refusal\([^"]*"(\w+)"', code)} | {
        "reason-detained", "reason-defeated",
    }  # fmt: skip
    warnings = {f"warning-{reason}" for reason in re.findall(r'Warning\("(\w+)"', code)} | {"warning-zombie"}
    wanted = verbs | asks | {f"event-{kind}" for kind in kinds} | reasons | warnings
    wanted |= {f"{name}-{variant}" for name, variants in VARIANTS.items() for variant in variants}
    present = {id for id in ids("en") if id.startswith(("option-", "ask-", "event-", "reason-", "warning-"))}
    done = {id for id in present if id.startswith("option-done-")}
    assert {f"ask-{id.removeprefix('option-done-')}" for id in done} <= asks
    assert present - done == wanted - ONLY_VARIANTS


class Overheard(Words):
    """Words that remember what was said."""

    def __init__(self, words: Words) -> None:
        self.language = words.language
        self._words = words
        self.used: set[str] = set()

    def __contains__(self, message: str) -> bool:
        return message in self._words

    def say(self, message: str, **arguments: Argument) -> str:
        self.used.add(message)
        return self._words.say(message, **arguments)


@pytest.mark.parametrize("language", GAME.languages)
def test_all_phrases_are_used(language: str) -> None:
    """By some card; but for a few words that the content could use and does not."""
    words = Overheard(text(language).words)
    CardText(words).pieces()
    kinds = ("do-", "rule-", "figure-", "line-", "how-", "needs-", "cost-", "when-", "trait-", "stat-", "short-")
    left = {id for id in ids(language) if id.startswith(kinds)} - words.used
    assert left == {
        "cost-trophy", "do-draw_adventure-social", "rule-forbid-agility", "rule-forbid-shield", "rule-forbid-double",
    }  # fmt: skip


@pytest.mark.parametrize("language", GAME.languages)
def test_texts_are_as_agreed(language: str, request: pytest.FixtureRequest) -> None:
    lines = []
    for piece in text(language).pieces():
        lines += [f"{piece.name} | {piece.figures}", *(f"    {line}" for line in piece.lines)]
    found = "\n".join(lines) + "\n"
    golden = GOLDEN / f"runebound.{language}.txt"
    if request.config.getoption("--golden"):
        golden.write_text(found, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == found


@pytest.mark.parametrize("language", GAME.languages)
def test_every_card_has_a_name_lines_and_a_telling(language: str) -> None:
    pieces = text(language).pieces()
    assert len(pieces) == len(PIECES)
    assert all(piece.name and piece.figures and piece.lines and piece.tale for piece in pieces)


@pytest.mark.parametrize("language", GAME.languages)
def test_every_hex_has_a_name_and_a_way(language: str) -> None:
    cards = text(language).cards
    for hex in HEX.values():
        assert cards.spot(hex) in cards.hex(hex)
        assert cards.spot(hex) in cards.to_hex(hex)
    assert {f"near-{region.id}" for region in CONTENT.regions} <= ids(language)
    assert {f"to-{region.id}" for region in CONTENT.regions} <= ids(language)


def test_a_hex_without_a_name_is_called_by_its_neighbourhood() -> None:
    assert text("en").cards.to_hex(HEX["r05c06"]) == "to Tamalir (G6)"
    assert text("ru").cards.to_hex(HEX["r05c06"]) == "в Тамалир (G6)"
    assert text("ru").cards.hex(HEX["r00c00"]) == "равнина близ Каэр Лока (A1)"


@pytest.mark.parametrize(
    ("n", "gold", "cards"),
    [
        (1, "+1 золотой", "1 карту навыка"),
        (2, "+2 золотых", "2 карты навыков"),
        (5, "+5 золотых", "5 карт навыков"),
        (21, "+21 золотой", "21 карту навыка"),
    ],
)
def test_russian_counts(n: int, gold: str, cards: str) -> None:
    assert said(Event("gains_gold", 0, {"n": n}), "ru") == f"Анна: {gold}."
    assert said(Event("draws", 0, {"n": n}), "ru") == f"Анна берёт {cards}."


# --- the log ----------------------------------------------------------------------------------------------------------


def test_an_event_is_told_with_its_tale() -> None:
    game = table(heroes="thorn mok", at="r00c00").deck("social", "hidden_gift").deck("skills", "iron_grip feint disarm")
    game.choose("adventure", "course:hidden_gift:2")
    told = [said(event, "en") for event in game.events]
    assert told[1].startswith("Анна draws Hidden Gift. ")
    assert told[2].startswith("Анна chooses: Find out why. ")
    assert told[3] == "Анна tests mind: 3 cards."
    assert told[5].startswith("Анна passes the test. ")
    assert told[6] == "Анна takes Hidden Gift as a social trophy."
    line = text("en").event(game.events[1], NAMES)
    assert line[-1].kind == "tale"
    assert line[-1].text == text("en").pieces()[NUMBER["hidden_gift"]].tale


def test_an_enemy_acts_in_its_own_name() -> None:
    enemy = NUMBER["dreadbringer"]
    event = Event("attacks", 1, {"tokens": [0], "n": 2, "type": "skull", "enemy": enemy})
    assert said(event, "ru") == "«Несущий ужас» атакует."
    deals = Event("deals", 1, {"n": 2, "type": "skull", "enemy": enemy})
    (line,) = story([event, deals], None, text("ru"), NAMES)
    assert plain(line.line) == "«Несущий ужас» атакует. 2 урона."


def test_a_villain_is_told_of_by_name() -> None:
    appears = Event("villain_appears", 0, {"hex": "r11c06"}, pieces=(VILLAIN,))
    assert said(appears, "en").startswith("High Lord Margath comes to the Firmament (G12)! Towards evening")
    assert said(Event("all_lose", 0, pieces=(VILLAIN,)), "ru").startswith("Герои проиграли. Тамалир видит")


def test_a_chronicle_leaves_out_bookkeeping_and_the_way() -> None:
    steps = [Event("moves", 0, {"hex": hex}) for hex in ("r00c01", "r00c00")]
    told = chronicle([Event("rolls", 0, {"dice": [0]}), *steps], None, text("en"), NAMES)
    assert [plain(each.line) for each in told] == ["Анна goes to the plains near Caer Lok."]


def test_a_retreat_leads_somewhere() -> None:
    moved = Event("moves", 0, {"hex": "r00c00", "away": 1})
    assert said(moved, "en") == "Анна retreats to the plains near Caer Lok (A1)."
    assert said(moved, "ru") == "Анна отступает на равнину близ Каэр Лока (A1)."


@pytest.mark.parametrize(
    ("asset", "called"),
    [
        ("steel_greataxe", "оружие «Стальная секира»"),
        ("hill_pony", "средство передвижения «Холмовой пони»"),
        ("materiel", "товар «Амуниция»"),
        ("chain_mail", "одежду «Кольчуга»"),
    ],
)
def test_in_russian_an_asset_has_the_word_of_its_type(asset: str, called: str) -> None:
    assert f" получает {called}." in said(Event("gains_asset", 0, pieces=(NUMBER[asset],)), "ru")


def test_a_card_is_told_when_it_is_resolved_not_when_it_is_looked_at() -> None:
    """Foresight draws two and resolves one."""
    game = table(heroes="thorn mok", at="r00c00").hero(skills="foresight").deck("social", "hidden_gift runesmith")
    game.choose("adventure", "resolve:runesmith")
    told = [plain(each.line) for each in chronicle(game.events, None, text("en"), NAMES)]
    assert sorted(told[:2]) == ["Анна draws Hidden Gift.", "Анна draws Runesmith."]
    assert told[2] == f"Анна resolves Runesmith. {text('en').pieces()[NUMBER['runesmith']].tale}"


def test_a_chronicle_counts_no_gold_and_tells_no_tests_of_fights() -> None:
    game = duel("mok", "ogre", "2magic agility surge", "skull skull surge skull double")
    game.choose(*game.can("surge"))
    assert game.told("reveals")
    assert not game.told("passes_test") + game.told("fails_test")
    gain = Event("gains_gold", 0, {"n": 3})
    assert chronicle([gain], None, text("en"), NAMES) == []


# --- questions, options, reasons --------------------------------------------------------------------------------------


def test_options_say_what_they_mean() -> None:
    game = table(heroes="thorn mok", at="r00c00").deck("social", "hidden_gift").choose("adventure")
    decision = game.state.decision
    assert decision is not None
    assert text("ru").prompt(decision, NAMES) == "«Тайный дар»: что вы сделаете?"
    assert [text("ru").option(option, NAMES, decision) for option in decision.options] == [
        "Принять: проверьте дух: при успехе заберите эту карту как трофей.",
        "Узнать причину: проверьте разум: при успехе заберите эту карту как трофей и получите 1 золотой.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Attack with all magic symbols: 2 damage"), ("ru", "Нанести магический урон всеми символами: 2")],
)
def test_an_attack_says_how_much_damage_it_deals(language: str, said: str) -> None:
    decision = duel("mok", "ogre", "2magic agility surge").choose("pass").state.decision
    assert decision is not None
    assert said in [text(language).option(option, NAMES, decision) for option in decision.options]


def test_a_refusal_says_where() -> None:
    game = table(heroes="thorn mok", at="r00c00").hero(quests="winding_path")
    (refusal,) = [each for each in game.state.refusals(0) if each.reason == "quest_elsewhere"]
    assert text("en").refusal(refusal, NAMES) == "Winding Path: Greenwood."
    assert text("ru").refusal(refusal, NAMES) == "«Извилистая тропа»: Зелёный лес."


def test_a_warning_has_words() -> None:
    game = table(heroes="thorn mok", at="r00c00")
    assert game.state.decision is not None
    warning = GAME.warning(game.state.view(0), game.state.rules, game.state.decision, options.END)
    assert warning is not None
    assert text("ru").warning(warning) == "У вас ещё есть 3 очка действий."
