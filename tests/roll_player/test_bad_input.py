"""Choices, set-ups, content files and saved tables with a fault are refused with the reason, and nothing changes."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kubik
from kubik.games.roll_player import GAME
from kubik.games.roll_player.content import CARDS, CLASSES, Card, Class, read_content
from kubik.games.roll_player.powers import class_power, weapon_power
from kubik.games.roll_player.traits import read_trait
from kubik.kernel.content import Contents
from kubik.kernel.errors import BadContent, BadGameFile, BadSetup, IllegalChoice, NotAsked
from tests.roll_player.table import Game, market, table

SOURCES = files("kubik.games.roll_player")


@pytest.mark.parametrize(
    ("game", "key"),
    [
        (table(board="dex: red1 red2 red3", pool="red1 blue2 green3").choose("take:1"), "place:dex"),
        (table(cards="cure_wounds", token=(0, 1)), "use:cure_wounds"),
        (table(exhausted="pickpocket"), "use:pickpocket"),
        (table(cards="pickpocket").choose("take:1"), "use:pickpocket"),
        (market(gold=9, cards="longsword blessed_mace", row="jeweled_dagger weak clumsy"), "buy:jeweled_dagger"),
        (market(gold=3, row="weak clumsy foolish"), "buy:weak"),
        (market(gold=9, row="weak clumsy foolish"), "buy:weak:1"),
        (market(gold=9, row="weak clumsy foolish"), "end"),
        (table(), "take:4"),
    ],
)
def test_what_is_not_possible_is_refused(game: Game, key: str) -> None:
    before = msgspec.json.encode(game.state.table)
    with pytest.raises(IllegalChoice, match=key):
        game.state.choose(key)
    assert msgspec.json.encode(game.state.table) == before


@pytest.mark.parametrize(
    ("game", "key", "english", "russian"),
    [
        (
            table(board="dex: red1 red2 red3", pool="red1 blue2 green3").choose("take:1"),
            "place:dex",
            "The row of dexterity is full.",
            "Ряд ловкости заполнен.",
        ),
        (
            market(gold=9, cards="longsword blessed_mace", row="jeweled_dagger weak clumsy"),
            "buy:jeweled_dagger",
            "You have no hand free for Jeweled Dagger; put a weapon down first.",
            "Для карты «Ценный кинжал» не хватает рук: сначала отложите оружие.",
        ),
        (
            market(gold=9, cards="quarterstaff", row="jeweled_dagger weak clumsy"),
            "buy:jeweled_dagger",
            "You have no hand free for Jeweled Dagger; put a weapon down first.",
            "Для карты «Ценный кинжал» не хватает рук: сначала отложите оружие.",
        ),
        (
            market(gold=3, row="weak clumsy foolish"),
            "buy:weak",
            "Weak costs 1 gold more than you have.",
            "«Слабый»: не хватает 1 золотого.",
        ),
        (
            table(cards="cure_wounds", token=(0, 1)),
            "use:cure_wounds",
            "Cure Wounds cannot be used: its arrow leads off the alignment card.",
            "«Лечение ран»: стрелка ведёт за край карты мировоззрения.",
        ),
        (
            table(cards="pickpocket", token=(2, 2)),
            "use:pickpocket",
            "Pickpocket cannot be used: its arrow leads off the alignment card.",
            "«Карманная кража»: стрелка ведёт за край карты мировоззрения.",
        ),
        (
            table(cards="pickpocket").choose("take:1"),
            "use:pickpocket",
            "Pickpocket cannot be used in the middle of a turn.",
            "«Карманная кража»: посреди хода навыки не применяют.",
        ),
        (
            table(exhausted="pickpocket"),
            "use:pickpocket",
            "Pickpocket was used; it must be refreshed first.",
            "«Карманная кража»: навык уже применён, его нужно восстановить.",
        ),
        (
            table(cards="diplomacy"),
            "use:diplomacy",
            "Nobody else has a skill that could be used.",
            "Ни у кого больше нет навыка, который можно применить.",
        ),
        (
            table(class_="cleric", gold=1),
            "ability",
            "The class ability costs 1 gold more than you have.",
            "Для способности класса не хватает 1 золотого.",
        ),
        (
            table(pool="red1 blue2 green3").choose("take:2").choose("place:str").choose("done"),
            "take:2",
            "Somebody has taken initiative card 2.",
            "Карту инициативы 2 уже взяли.",
        ),
    ],
)
def test_people_are_told_why_not_and_nothing_changes(game: Game, key: str, english: str, russian: str) -> None:
    before = msgspec.json.encode(game.state.table)
    seat = game.asked
    [refusal] = [refusal for refusal in game.state.refusals(seat) if refusal.option.key == key]
    told = [GAME.text(language).refusal(refusal, ["Anna", "Boris"]) for language in ("en", "ru")]
    assert told == [english, russian]
    with pytest.raises(IllegalChoice):
        game.state.choose(key, seat)
    assert msgspec.json.encode(game.state.table) == before


def test_nobody_acts_outside_of_a_window() -> None:
    game = table(pool="red1 blue2 green3").hero(1, cards="pickpocket").choose("take:1")
    with pytest.raises(NotAsked):
        game.state.choose("use:pickpocket", 1)
    assert game.refusal("use:pickpocket", seat=1) == "not_now"


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (5, {}, "roll_player is for 1 to 4 players, not 5"),
        (0, {}, "roll_player is for 1 to 4 players, not 0"),
        (2, {"first": 2}, "first: there is no seat 2, the seats are 0 to 1"),
        (2, {"monsters": True}, "roll_player has no setting 'monsters'"),
        (2, {"short_game": "perhaps"}, "setting short_game: 'perhaps' is neither true nor false"),
        (2, {"classes": "bought"}, "setting classes: there is no 'bought'; there is: drawn, chosen"),
    ],
)
def test_set_ups(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message.replace("(", r"\(")):
        kubik.game("roll_player").start(players, **options)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "characters",
            "grid = [[1, 0, -1], [3, 0, -3], [1, 0, -1]]",
            "grid = [[1, 0], [3, 0, -3], [1, 0, -1]]",
            "arbiter",
        ),
        ("characters", "modifiers = [2, -2, 0, 0, 0, 0]", "modifiers = [2, -2, 0, 0, 0]", "race dragonkin"),
        ("characters", '["blue", 3]', '["blue", 4]', "backstory aristocrat"),
        ("characters", "least = 14, most = 15", "least = 14, most = 13", "a goal from 14 to 13 cannot be met"),
        ("characters", 'side = "b"', 'side = "a"', "needs the sides a and b"),
        ("market", "cost = 5", "cost = -1", "card longsword"),
        ("market", "hands = 1\n", "", "card longsword: a weapon needs hands"),
        ("market", "stars = [1, 2, 4, 7, 11]", "stars = [1, 2, 4, 7]", "stars for 4 pieces, but there are 5"),
        ("setup", 'without = ["diplomacy"]', 'without = ["chess"]', "no card 'chess'"),
        ("setup", "green = 10, ", "", "box: dice"),
        ("setup", "[income]", "[outcome]", "income: Object missing required field `gold_die`"),
        ("setup", "[income]", "[outcome]\n[income]", "unknown table 'outcome'"),
    ],
)
def test_content_files(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    for name in ("characters", "market", "setup"):
        shutil.copy(str(SOURCES / f"{name}.toml"), tmp_path / f"{name}.toml")
    changed = tmp_path / f"{file}.toml"
    text = changed.read_text(encoding="utf-8")
    assert old in text
    changed.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=message):
        read_content(Contents("roll_player", tmp_path, "characters", "market", "setup"))


def test_unknown_effect_words() -> None:
    sword: Card = msgspec.structs.replace(CARDS[0], effect={"do": "sing"})
    with pytest.raises(BadContent, match="card longsword: effect"):
        weapon_power(sword)
    cleric: Class = msgspec.structs.replace(CLASSES[0], effect={"do": "buy_action", "action": "wis"})
    with pytest.raises(BadContent, match="class cleric: effect"):
        class_power(cleric)
    weak = next(card for card in CARDS if card.id == "weak")
    with pytest.raises(BadContent, match="card weak: effect: either at_least or at_most"):
        read_trait(msgspec.structs.replace(weak, effect={"do": "stars_if_attribute", "n": 4, "any_of": ["str"]}))


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("cells", [0, 9] + [0] * 16, "a row has a gap"),
        ("cells", [0] * 17, "18 cells"),
        ("token", 9, "off the grid"),
        ("gold", -1, "less than nothing"),
        ("weapons", [15], "wrong area"),
        ("weapons", [0, 3], "more than two hands"),
        ("race", 6, "no such race"),
    ],
)
def test_saved_tables(place: str, value: object, message: str) -> None:
    state = GAME.start(2, seed=1)
    while state.decision is not None and state.decision.ask != "take_card":
        state.choose(state.decision.options[0])
    saved = msgspec.json.decode(state.save())
    saved["table"]["players"][0][place] = value
    with pytest.raises(BadGameFile, match=message):
        GAME.load(msgspec.json.encode(saved))
