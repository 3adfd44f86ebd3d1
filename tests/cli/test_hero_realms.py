"""Hero Realms in the terminal: its questions, what is new after an answer, and what a player may overlook."""

from __future__ import annotations

import pytest
from rich.text import Text

from kubik.games.hero_realms.cards import CARDS, NUMBER
from kubik.screen import changes
from tests.cli.conftest import Command, obeyed, seated
from tests.cli.test_page import draw
from tests.cli.test_play import DUEL
from tests.hero_realms.table import Game, table


def question(game: Game, seat: int = 0, language: str = "en") -> list[str]:
    return [line.plain.strip() for line in seated(game.state, language)._question_lines(seat)[1:]]


def keys(game: Game) -> list[str]:
    assert game.state.decision is not None
    return [option.key for option in game.state.decision.options]


# --- amounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Enter Spend 7 combat, all you have   A number from 1 to 7"),
        ("ru", "Enter Потратить 7 очков боя — всё, что есть   Число от 1 до 7"),
    ],
)
def test_an_attack_offers_all_first(language: str, said: str) -> None:
    assert question(table(combat=7).choose("attack:1"), language=language) == [said]


@pytest.mark.parametrize(("typed", "left"), [("", 43), ("all", 43), ("все", 43), ("7", 43), ("2", 48)])
def test_an_attack_with_all_or_less(typed: str, left: int) -> None:
    game = table(combat=7).choose("attack:1")
    obeyed(seated(game.state), typed)
    assert game.state.table.health[1] == left


def test_a_share_that_can_only_be_paid_or_refused_is_two_options() -> None:
    game = table(mode="hydra_2v2", gold=2).seat(1, gold=3).row("command").choose("buy_together:command")
    assert question(game, 1) == ["1 Pay 3 gold   2 Refuse"]
    assert question(game, 1, "ru") == ["1 Заплатить 3 золота   2 Отказаться"]
    session = seated(game.state)
    assert "There is no option 3: type a number from 1 to 2." in obeyed(session, "3", seat=1)
    obeyed(session, "2", seat=1)
    assert "buy_together:command" not in keys(game)


@pytest.mark.parametrize(("language", "no", "refuse"), [("en", "no", "Refuse"), ("ru", "нет", "Отказаться")])
def test_beside_several_amounts_a_word_refuses(language: str, no: str, refuse: str) -> None:
    game = table(mode="hydra_3v3", gold=1).seat(1, gold=3).seat(2, gold=3).row("command")
    game.choose("buy_together:command", "amount:1")
    assert question(game, 1, language)[1] == f"{no} {refuse}"
    obeyed(seated(game.state, language), no.upper(), seat=1)
    assert "buy_together:command" not in keys(game)


# --- what is new ------------------------------------------------------------------------------------------------------


def pages(command: Command, *typed: str, line: str = DUEL) -> list[str]:
    """What is shown before each question."""
    run = command(line, typed)
    assert (run.code, run.err) == (0, "")
    return run.out.split("? help) >")


def test_the_whole_table_is_shown_once_a_turn(command: Command) -> None:
    first, played, bought, next_turn, *_ = pages(command, "play:gold", "play:gold", "end_turn", "q")
    assert "── Market" in first
    assert "── Hand" in first
    for page in (played, bought):
        assert "── Boris" not in page
        assert "── Market" not in page
    assert "── Hero (you) · health 50 · gold 1 ·" in played
    assert "in play   Gold\n" in played
    assert " Hero plays Gold. +1 gold.\n" in played
    assert "── Market" in next_turn
    assert "── Hand" in next_turn


@pytest.mark.parametrize("typed", ["", "t", "table"])
def test_the_whole_table_again(command: Command, typed: str) -> None:
    assert "── Market" in pages(command, "play:gold", typed, "q")[2]


def test_what_is_taken_back_is_new_as_well(command: Command) -> None:
    _, _, undone, *_ = pages(command, "play:gold", "u", "q")
    assert "One choice is taken back." in undone
    assert "gold 0" in undone
    assert "── Market" not in undone


def test_changes() -> None:
    before = [
        "── Market · deck 3",
        "  3 W Elven Curse  +6 combat.",
        "  2 · Fire Gem     +2 gold.",
        "── Hero",
        "in play   Gold",
    ]
    now = ["── Market · deck 2", "  8 G Rake, Master Assassin  defence 7. Expend:", "      +4 combat."]
    now += ["  2 · Fire Gem               +2 gold.", "── Hero", "in play   Gold   Ruby"]
    assert [line.plain for line in changes(map(Text, before), map(Text, now))] == [*now[:3], *now[4:]]
    assert changes(map(Text, now), map(Text, now)) == []


def test_what_two_players_have_alike_is_new_for_each() -> None:
    before = ["── Ann · gold 0 ──", "in play   Gold", "── Bo (you) · gold 0 ──"]
    now = ["── Ann · gold 0 ──", "in play   Gold", "── Bo ◂ (you) · gold 1 ──", "in play   Gold"]
    assert [line.plain for line in changes(map(Text, before), map(Text, now))] == now[2:]


def test_another_person_sees_the_whole_table(command: Command) -> None:
    line = "play hero_realms --mode hydra_2v2 --seats human:Ann,human:Bo,greedy,greedy --seed 3 --first 0"
    _, other, back, *_ = pages(command, "as 1", "as 0", "q", line=line)
    assert "── Market" in other
    assert "── Market" in back


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (0, "Cleric    Bless   Resurrect (used)\n"),
        (1, "Thief     Pick Pocket   Heist\n"),
        (None, "Thief     Pick Pocket "),
    ],
)
def test_the_characters_of_others_are_shown(viewer: int | None, said: str) -> None:
    game = table(characters=("thief", "cleric"))
    game.state.table.players[1].ability_used = True
    assert said in draw(game.state, viewer, "en", 80)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_word_of_a_card_is_cut(width: int, language: str) -> None:
    for card in CARDS:
        state = table().state
        state.table.row = [NUMBER[card.id]]
        page = draw(state, 0, language, width, piles=False)
        said = state.game.text(language).pieces()[NUMBER[card.id]].lines
        assert " ".join(" ".join(said).split()) in " ".join(page.split())


# --- what may be overlooked -------------------------------------------------------------------------------------------


def test_an_early_end_of_the_turn_is_asked_for_twice() -> None:
    game = table(hand="gold ruby", gold=2, combat=3, play="orc_grunt").row("command")
    session = seated(game.state)
    number = str(len(keys(game)))
    assert obeyed(session, number) == (
        "You could still play 2 cards, use an ability, spend 2 gold, spend 3 combat.\n"
        f"Type {number} once more if you mean it.\n"
    )
    assert game.state.table.turn == 0
    obeyed(session, number)
    assert game.state.table.turn == 1


def test_after_another_choice_the_warning_is_told_anew() -> None:
    game = table(hand="gold ruby")
    session = seated(game.state)
    assert "play 2 cards" in obeyed(session, "3")
    assert "play a card" in obeyed(session, "play:gold", "2")
    assert game.state.table.turn == 0


def test_a_key_means_what_it_says() -> None:
    game = table(hand="gold ruby")
    obeyed(seated(game.state), "end_turn")
    assert game.state.table.turn == 1


def test_with_nothing_left_the_turn_just_ends() -> None:
    game = table(gold=1).row("command")
    obeyed(seated(game.state), "1")
    assert game.state.table.turn == 1


def test_an_ability_for_nothing_is_asked_for_twice() -> None:
    game = table(characters=("cleric", ""))
    session = seated(game.state, "ru")
    assert "«Воскрешение» применяется раз за игру" in obeyed(session, "1")
    assert not game.state.table.players[0].ability_used
    obeyed(session, "1")
    assert game.state.table.players[0].ability_used
