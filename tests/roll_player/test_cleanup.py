"""The cleanup phase (RP-076 to RP-083)."""

from __future__ import annotations

from tests.roll_player.table import Game, market, names, rule, table


def clean_up(game: Game) -> Game:
    """Everybody discards, and the next round begins."""
    while game.state.table.round == 1:
        keys = game.options()
        away = [key for key in keys if key.startswith(("discard", "end", "clean_up", "done"))]
        game.choose(away[0])
    return game


@rule("RP-077", "RP-089")
def test_one_exhausted_skill_is_refreshed() -> None:
    game = market(exhausted="climb pickpocket").play_until("refresh")
    assert game.options() == ["refresh:climb", "refresh:pickpocket", "done"]
    game.choose("refresh:climb")
    assert game.me.exhausted == ["pickpocket"]
    assert game.state.table.round == 2


@rule("RP-077")
def test_a_refreshed_skill_is_ready_in_the_next_round_only() -> None:
    game = market(exhausted="pickpocket").play_until("refresh")
    assert game.options(seat=1) == []
    game.choose("refresh:pickpocket")
    assert (game.state.table.round, game.ask) == (2, "take_card")
    assert "use:pickpocket" in game.options(seat=0)


@rule("RP-077")
def test_refreshing_is_a_choice() -> None:
    game = market(exhausted="pickpocket").play_until("refresh").choose("done")
    assert game.me.exhausted == ["pickpocket"]


@rule("RP-078")
def test_leftovers_go_back_and_bring_nothing() -> None:
    game = table(pool="red1 blue2 gold6")
    before = sum(game.state.table.bag)
    game.choose("take:1", "place:cha", "done", "take:2", "place:cha", "done").row("weak clumsy foolish")
    gold = [game.me.gold, game.they.gold]
    game.choose("discard:weak", "discard:clumsy")
    assert "foolish" in game.discard
    assert [game.me.gold, game.they.gold] == [gold[0] + 2, gold[1] + 2]
    assert sum(game.state.table.bag) == before + 1 - 3


@rule("RP-079")
def test_a_new_row_is_laid() -> None:
    game = market(row="weak clumsy foolish")
    deck = set(game.state.table.deck)
    clean_up(game)
    assert len(game.market_row) == 3
    assert set(game.state.table.row) <= deck


@rule("RP-080")
def test_the_discard_pile_becomes_the_deck_when_the_deck_runs_out() -> None:
    game = market(row="weak clumsy foolish").empty_deck(discard="proud chain_tunic")
    game.state.table.deck = [game.state.table.trash.pop()]
    (last,) = names(game.state.table.deck)
    clean_up(game)
    assert game.market_row[0] == last
    everything = {"weak", "clumsy", "foolish", "proud", "chain_tunic"}
    assert set(game.market_row[1:]) < everything
    assert set(names(game.state.table.deck)) == everything - set(game.market_row)
    assert (game.discard, len(game.told("reshuffles"))) == ([], 1)


@rule("RP-081")
def test_coins_come_to_the_middle_cards_and_never_two() -> None:
    game = table(3, pool="red1 blue2 green3 white4")
    game.choose("take:2", "place:cha", "done", "take:1", "place:cha", "done", "take:4", "place:cha", "done")
    assert game.state.table.coins == [0, 0, 1, 0]
    assert clean_up(game).state.table.coins == [0, 1, 1, 0]


@rule("RP-082")
def test_the_left_neighbour_begins_the_next_round() -> None:
    game = clean_up(market(3))
    assert (game.state.table.start, game.state.table.round) == (1, 2)
    assert game.play_until("take_card").asked == 1


@rule("RP-083")
def test_without_cards_the_row_stays_short() -> None:
    game = market(2, row="weak clumsy foolish").empty_deck()
    game.state.table.trash += game.state.table.row[1:]
    del game.state.table.row[1:]
    game.state.resume()
    clean_up(game)
    assert game.market_row == ["weak"]


@rule("RP-076")
def test_tokens_are_returned_before_anything_else() -> None:
    game = market(exhausted="climb").hero(charisma=3).play_until("refresh")
    assert game.me.charisma == 0
