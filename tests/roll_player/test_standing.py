"""What a screen of its own draws: the things in the box, and how everybody stands."""

from __future__ import annotations

import pytest

from kubik.games.roll_player import GAME
from kubik.games.roll_player.box import box
from kubik.games.roll_player.content import CARDS, NUMBER
from kubik.games.roll_player.scoring import result
from tests.roll_player.table import start, table


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_box_has_a_name_and_words_for_everything(language: str) -> None:
    things = box(GAME.text(language))
    for named in (*things.cards, *things.classes, *things.races, *things.backstories, *things.alignments):
        assert named.name
        assert named.figures
        assert all(named.lines)
    assert [card.id for card in things.cards] == [card.id for card in CARDS]
    assert things.cards[NUMBER["heavy_crossbow"]].discount == 1
    assert things.rounds == [[12, 10], [12, 10], [11, 9], [10, 8]]
    assert sum(colour >= 0 for colour in things.backstories[0].marks) == 6


def test_before_there_is_a_hero_nothing_is_counted() -> None:
    state = start(2).state
    standing = GAME.standing(state.table, state.rules)
    assert [player.stars for player in standing.players] == [0, 0]


def test_every_line_of_a_sheet_has_a_name() -> None:
    game = table(cards="weak greedy chain_helm longsword")
    (own, *_) = GAME.standing(game.state.table, game.state.rules).players
    names = box(GAME.text("en")).score
    assert {line for line, _ in own.lines} <= set(names)
    assert own.stars == sum(n for _, n in own.lines)


def test_at_the_end_everybody_stands_as_the_result_says() -> None:
    state = start(3, seed=5).state
    while state.decision is not None:
        state.choose(state.decision.options[-1])
    standing = GAME.standing(state.table, state.rules)
    assert tuple(player.stars for player in standing.players) == result(state.table.players, state.rules).sheet["stars"]
