"""The texts of Hero Realms: complete in both languages, nothing unused, and every card's text in a golden file."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import kubik
from kubik.games.hero_realms import GAME, options
from kubik.games.hero_realms.cards import CARDS, NUMBER
from kubik.kernel.decision import Refusal
from kubik.kernel.event import Event
from kubik.kernel.text import Argument, Part, Words, message_ids, plain
from tests.hero_realms.table import Game, rule, table

GOLDEN = Path(__file__).parent.parent / "golden"
SOURCES = files("kubik.games.hero_realms")
NAMES = ["Анна", "Boris", "Вера", "Gleb"]


class Overheard(Words):
    """Words that note down which messages were said."""

    def __init__(self, words: Words, used: set[str]) -> None:
        self.words = words
        self.used = used

    def say(self, message: str, **arguments: Argument) -> str:
        self.used.add(message)
        return self.words.say(message, **arguments)


def ids(language: str) -> frozenset[str]:
    return message_ids((SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def test_no_message_is_missing_or_unused() -> None:
    """Every id is built from something that exists: a verb, a step that asks, an event, a reason, an effect word."""
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCES.iterdir() if file.name.endswith(".py"))
    verbs = {f"option-{option.verb}" for option in options.ALL} - {"option-acquire"}
    asks = {f"ask-{step.name}" for step in GAME.steps if step.asks}
    events = {f"event-{kind}" for kind in re.findall(r'tell(?:_move)?\(\s*(?:state, )?"(\w+)"', code)}
    reasons = {f"reason-{reason}" for reason in re.findall(r'Refusal\([^"]*"(\w+)"', code)} | {"reason-not_your_turn"}
    reasons |= {"reason-answer_first"}
    expected = verbs | asks | events | reasons
    present = {id for id in ids("en") if id.startswith(("option-", "ask-", "event-", "reason-"))}
    variants = {id for id in present if id.startswith("option-acquire-") or id.endswith(("-seen", "-attack"))}
    variants -= {"option-attack"}
    variants |= {f"option-amount-{ask}" for ask in ("amount", "draw_then_discard", "share")}
    assert present - variants == expected


def test_all_words_of_cards_are_used() -> None:
    """Rendering every card and character needs every other message, and no more."""
    used: set[str] = set()
    for language in GAME.languages:
        text = type(GAME.text(language))(language)
        text.words = Overheard(text.words, used)
        for number in range(len(CARDS)):
            text._card(number)
            text.card(number)
        for number in range(5):
            text._character(number)
    rest = {
        id
        for id in ids("en")
        if not id.startswith(("option-", "ask-", "event-", "reason-", "mode-", "form-", "acquire-", "unfit-"))
        and not id.startswith(("warning-", "left-", "usual-", "fault-", "stake-"))
    }
    assert rest - used == {"game", "about", "how", "score-health"}


@pytest.mark.parametrize("language", GAME.languages)
def test_card_texts_are_as_agreed(language: str, request: pytest.FixtureRequest) -> None:
    lines = []
    for piece in kubik.game("hero_realms").text(language).pieces():
        lines += [f"{piece.name} | {piece.figures}", *(f"    {line}" for line in piece.lines)]
    text = "\n".join(lines) + "\n"
    golden = GOLDEN / f"hero_realms.{language}.txt"
    if request.config.getoption("--golden"):
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("n", "said"), [(1, "+1 золото."), (2, "+2 золота."), (5, "+5 золотых."), (11, "+11 золотых."), (21, "+21 золото.")]
)
def test_russian_counts(n: int, said: str) -> None:
    assert told(Event("gains_gold", 0, {"n": n})) == f"Анна: {said}"


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    event = Event("draws", 0, {"n": 1}, (NUMBER["spark"],), "deck:0", "hand:0", secret="pieces")
    assert told(event) == "Анна берёт: «Вспышка»."
    seen = event.seen_by(1)
    assert seen is not None
    assert (told(seen), seen.pieces) == ("Анна берёт 1 карту.", ())


def test_a_refusal_says_what_is_missing() -> None:
    refusal = Refusal(options.BUY[NUMBER["arkus_imperial_dragon"]], "too_dear", {"n": 3})
    assert GAME.text("en").refusal(refusal, NAMES) == "Arkus, Imperial Dragon costs 3 gold more than you have."
    assert GAME.text("ru").refusal(refusal, NAMES) == "«Аркус, дракон Империи»: не хватает 3 золотых."


@rule("HR-EX-8")
def test_card_anatomy() -> None:
    spark = CARDS[NUMBER["spark"]]
    assert (spark.ru, spark.type, spark.subtypes) == ("Вспышка", "action", ("spell",))
    assert "действие (заклинание)" in GAME.text("ru").cards[NUMBER["spark"]].figures


def told(event: Event, language: str = "ru", names: list[str] = NAMES) -> str:
    return plain(GAME.text(language).event(event, names))


def last_said(game: Game, language: str) -> str:
    return told(game.events[-1], language)


def asked(game: Game, language: str) -> str:
    assert game.state.decision is not None
    return GAME.text(language).prompt(game.state.decision, NAMES)


def test_a_joint_attack_is_told_as_one() -> None:
    game = table(mode="hydra_2v2", combat=4).seat(1, combat=2).seat(2, play="rasmus_the_smuggler")
    game.choose("attack_together:2:rasmus_the_smuggler")
    champion = "«Расмус, контрабандист»"
    assert last_said(game, "ru") == f"Анна предлагает вместе атаковать защитника {champion} (игрок Вера)."
    assert last_said(game, "en") == "Анна proposes to attack Rasmus, the Smuggler of Вера together."
    assert asked(game, "ru") == f"Сколько очков боя вы тратите на общую атаку на защитника {champion} (игрок Вера)?"
    assert asked(game, "en") == "How much combat do you spend on the joint attack on Rasmus, the Smuggler of Вера?"
    game.choose("amount:3")
    refused = Game(game.state.copy()).choose("refuse")
    assert last_said(refused, "ru") == f"Boris не хочет атаковать защитника {champion} (игрок Вера)."
    assert last_said(refused, "en") == "Boris refuses to attack Rasmus, the Smuggler of Вера together."
    game.choose("amount:2")
    paid = [told(event) for event in game.told("pays")]
    assert paid[0] == f"Анна тратит 3 очка боя на защитника {champion} (игрок Вера)."
    assert told(game.told("pays")[1], "en", ["Anna", "Boris", "Vera"]) == (
        "Boris spends 2 combat on Rasmus, the Smuggler of Vera."
    )


def test_a_joint_purchase_is_told_as_one() -> None:
    game = table(mode="hydra_2v2", gold=2).seat(1, gold=3).row("command").choose("buy_together:command")
    assert last_said(game, "ru") == "Анна предлагает вместе оплатить «Приказ»."
    assert asked(game, "ru") == "Сколько золота вы платите за карту «Приказ»?"
    game.choose("amount:3")
    assert [told(event) for event in game.told("pays")] == [
        "Анна платит 2 золота за «Приказ».",
        "Boris платит 3 золота за «Приказ».",
    ]


def test_a_line_of_the_log_names_its_things_and_seats() -> None:
    game = table(mode="hydra_2v2", combat=4).seat(1, combat=2).seat(2, play="rasmus_the_smuggler")
    game.choose("attack_together:2:rasmus_the_smuggler")
    assert GAME.text("en").event(game.events[-1], NAMES) == [
        Part("Анна", "seat", 0),
        Part(" proposes to attack "),
        Part("Rasmus, the Smuggler", "card", NUMBER["rasmus_the_smuggler"]),
        Part(" of "),
        Part("Вера", "seat", 2),
        Part(" together."),
    ]


def answers(game: Game, language: str) -> list[str]:
    assert game.state.decision is not None
    return [GAME.text(language).option(option, NAMES, game.state.decision) for option in game.state.decision.options]


def test_an_amount_says_of_what() -> None:
    attack = table(combat=2).choose("attack:1")
    assert answers(attack, "en") == ["Spend 1 combat", "Spend 2 combat"]
    assert answers(attack, "ru") == ["Потратить 1 очко боя", "Потратить 2 очка боя"]
    paid = table(mode="hydra_2v2", gold=2).seat(1, gold=3).row("command").choose("buy_together:command")
    assert answers(paid, "en") == ["Pay 3 gold", "Refuse"]
    assert answers(paid, "ru") == ["Заплатить 3 золота", "Отказаться"]
    hit = table(mode="hydra_2v2", combat=4).seat(1, combat=5).seat(2, play="rasmus_the_smuggler")
    hit.choose("attack_together:2:rasmus_the_smuggler", "amount:0")
    assert answers(hit, "ru") == ["Потратить 5 очков боя", "Отказаться"]
    drawn = table(hand="elven_gift").choose("play:elven_gift")
    assert answers(drawn, "ru") == ["Не брать карт", "Взять 1 карту"]


def test_the_price_to_be_paid_is_told() -> None:
    game = table(characters=("wizard", ""), hand="spell_components", gold=8).row("command street_thug")
    text = GAME.text("en")

    def offers() -> set[str]:
        decision = game.state.decision
        assert decision is not None
        return {text.option(option, NAMES, decision) for option in decision.options}

    assert {"Buy Command (cost 5)", "Buy Street Thug (cost 3)", "Buy Fire Gem (cost 2)"} <= offers()
    game.choose("play:spell_components")
    assert {"Buy Command (cost 4)", "Buy Street Thug (cost 3)", "Buy Fire Gem (cost 2)"} <= offers()


def test_nobody_is_said_to_have_less_than_no_health() -> None:
    game = table(combat=9).opponent(health=5).choose("attack:1", "amount:9")
    assert "Boris теряет 9 очков стойкости, остаётся 0." in [told(event) for event in game.events]


def test_a_card_without_a_printed_cost_shows_none() -> None:
    figures = GAME.text("en").cards[NUMBER["gold"]].figures
    assert figures == "item (currency, coin), 7 in a starting deck"
