"""The kernel by itself: chance, matches, undo, forks, game files, content files, bots' names."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import kubik
from kubik.bots import bot
from kubik.games.hero_realms.cards import NUMBER, read_cards
from kubik.kernel import gamefile
from kubik.kernel.chance import Scripted, Seeded, new_seed, seed_hash
from kubik.kernel.errors import BadContent, BadGameFile, BadSetup, IllegalChoice, NotAsked
from kubik.kernel.match import Match, replay, verify
from kubik.kernel.text import Words

GAME = kubik.game("hero_realms")
CARDS = Path(__file__).parent.parent / "src" / "kubik" / "games" / "hero_realms" / "cards.toml"
RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.kubik"))


def a_match(choices: int, seed: int = 1) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(GAME, 2, seed, {"first": 0})
    random = Random(seed)
    while match.state.decision is not None and len(match.history) < choices:
        match.choose(random.choice(match.state.decision.options))
    return match


# --- chance -----------------------------------------------------------------------------------------------------------


def test_chance_is_a_function_of_seed_and_position() -> None:
    first, second = Seeded("x"), Seeded("x")
    answers = [first(position, 1000) for position in range(40)]
    assert [second(position, 1000) for position in reversed(range(40))] == answers[::-1]
    assert [Seeded("y")(position, 1000) for position in range(40)] != answers


def test_chance_is_fair() -> None:
    chance = Seeded("fair")
    counts = Counter(chance(position, 6) for position in range(60_000))
    # Six standard deviations of a fair die.
    assert all(abs(counts[face] - 10_000) < 6 * (60_000 * 5 / 36) ** 0.5 for face in range(6))


def test_seeds_are_long_and_differ() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


def test_scripted_chance_says_when_the_script_does_not_fit() -> None:
    assert Scripted([2])(0, 3) == 2
    with pytest.raises(AssertionError, match="one more"):
        Scripted([])(0, 3)
    with pytest.raises(AssertionError, match=r"must be 0\.\.2"):
        Scripted([3])(0, 3)


# --- matches ----------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_draw() -> None:
    match: Match[Any, Any] = Match(GAME, 2, 3, {"first": 0})
    assert match.undoable(0) == 0
    before = match.state.save()
    for _ in range(2):
        assert match.state.decision is not None
        match.choose(next(option for option in match.state.decision.options if option.verb == "play"))
    assert (match.undoable(0), match.undoable(1)) == (2, 0)
    match.undo(0)
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.state.save() == before
    match.choose("end_turn")
    assert match.undoable(0) == 0
    with pytest.raises(IllegalChoice, match="seat 0 can take back 0 choices, not 1"):
        match.undo(0)


def test_undo_stops_at_another_seat() -> None:
    match: Match[Any, Any] = Match(GAME, seed=3, options={"mode": "hydra_2v2", "first": 0})
    match.choose("play:gold", 1)
    match.choose("play:gold", 0)
    assert (match.undoable(0), match.undoable(1)) == (1, 0)
    match.undo(0)
    assert match.undoable(1) == 1


def test_undo_does_not_look_into_an_opponents_hand() -> None:
    """An opponent with one kind of card is still asked which to discard, and then it is too late to take back."""
    match = a_match(0)
    me, opponent = match.state.table.players
    me.hand.append(NUMBER["spark"])
    opponent.deck += opponent.hand
    opponent.hand = [NUMBER["gold"]] * 2
    match.state.resume()
    match.choose("play:spark")
    assert match.state.decision is not None
    assert match.state.decision.seat == 1
    assert match.undoable(0) == 1
    match.choose("discard:gold", 1)
    assert match.undoable(0) == 0


def test_nothing_is_taken_back_after_the_end() -> None:
    match = a_match(10**6)
    assert [match.undoable(seat) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    setups: list[dict[str, Any]] = [{}, {"mode": "hydra_2v2"}]
    for options in setups:
        state = GAME.start(seed=1, **options)
        choose = partial(state.choose, "end_turn")
        for ask in (state.seat, state.view, state.asides, state.refusals, choose):
            if seat == 2 and options:
                continue
            with pytest.raises(NotAsked, match="there is no seat"):
                ask(seat)


def test_a_list_is_asked_for_where_one_is_needed() -> None:
    with pytest.raises(BadSetup, match="option characters: 'wizard' is not a list"):
        GAME.start(seed=1, characters="wizard")


@pytest.mark.parametrize("at", [-1, 11])
def test_there_is_no_such_position(at: int) -> None:
    with pytest.raises(IllegalChoice, match="the match has 10 choices"):
        a_match(10).fork(at)


def test_a_listener_hears_the_start_and_survives_undo() -> None:
    heard: list[str] = []
    match: Match[Any, Any] = Match(GAME, 2, 3, {"first": 0}, listener=lambda event: heard.append(event.kind))
    assert heard == ["draws", "draws", "begins_turn"]
    match.choose("play:gold")
    match.undo(0)
    match.choose("play:gold")
    assert heard[3:] == ["plays", "gains_gold"] * 2


def test_fork_goes_on_from_any_decision() -> None:
    match = a_match(120)
    fork = match.fork(at=60)
    assert fork.state.save() == match.position(60).save()
    fork.choose(fork.state.decision.options[0])  # type: ignore[union-attr]
    assert len(match.history) == 120


def test_fork_as_a_seat_knows_it_keeps_the_view_and_the_secrets() -> None:
    match = a_match(120)
    fork = match.fork(seat=1, random=Random(2))
    assert fork.state.view(1) == match.state.view(1)
    assert fork.seed != match.seed
    again = replay(GAME, fork.record())
    assert again.state.save() == fork.state.save()


def test_a_refused_choice_is_not_remembered() -> None:
    match = a_match(10)
    with pytest.raises(IllegalChoice):
        match.choose("buy:nothing")
    with pytest.raises(NotAsked, match="seat"):
        match.choose("end_turn", 1 - match.state.decision.seat)  # type: ignore[union-attr]
    assert len(match.history) == 10


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = a_match(10**6)
    assert match.state.result is not None
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose("end_turn")


# --- game files -------------------------------------------------------------------------------------------------------


def test_a_game_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    match = a_match(10**6)
    path = tmp_path / "game.kubik"
    gamefile.write(path, match.record())
    assert gamefile.render(gamefile.read(path)) == gamefile.render(match.record())
    assert [child.name for child in tmp_path.iterdir()] == ["game.kubik"]
    assert verify(GAME, gamefile.read(path)).state.result == match.state.result


def test_the_seed_stays_secret_until_it_is_shown() -> None:
    match: Match[Any, Any] = Match(GAME, 2)
    file = match.record(secret=True)
    assert match.seed not in gamefile.render(file).decode()
    assert file.seed_hash == seed_hash(match.seed)
    with pytest.raises(BadGameFile, match="still secret"):
        replay(GAME, file)


def test_a_forked_file_must_fit_its_position() -> None:
    file = a_match(60).fork().record()
    replay(GAME, file)
    for changed in (replace(file, seed="x"), replace(file, options={"acquire": "all"})):
        with pytest.raises(BadGameFile, match="not one of this match"):
            replay(GAME, changed)
    with pytest.raises(IllegalChoice, match="without its secrets"):
        a_match(60).fork().record(secret=True)


@pytest.mark.parametrize("name", ["no/such/folder", "a\0b", "x" * 300])
def test_names_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadGameFile, match=": "):
        gamefile.write(tmp_path / name, a_match(3).record())
    with pytest.raises(BadGameFile, match=": "):
        gamefile.read(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_hostile_file_is_refused() -> None:
    with pytest.raises(BadGameFile, match="not a game file"):
        gamefile.parse(b'{"format":1,"x":' + b"[" * 100_000, "deep")
    with pytest.raises(BadGameFile, match="no format 0"):
        gamefile.parse(b'{"format":0}', "old")


def test_verify_finds_changed_dice_choices_and_results() -> None:
    file = a_match(10**6).record()
    verify(GAME, file)
    with pytest.raises(BadGameFile, match="choice 1"):
        verify(GAME, replace(file, choices=[(0, "buy:arkus_imperial_dragon")]))
    with pytest.raises(BadGameFile, match="hash"):
        verify(GAME, replace(file, seed_hash=seed_hash("another")))
    with pytest.raises(BadGameFile, match="result"):
        verify(GAME, replace(file, result=None))


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_end_as_they_did(recorded: Path) -> None:
    file = gamefile.read(recorded)
    match = verify(kubik.game(file.game), file)
    assert match.state.result is not None


# --- content ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 8", "cost = -8", "card arkus_imperial_dragon: Expected `int` >= 0 - at `$.cost`"),
        ("cost = 8", 'cost = "8"', "card arkus_imperial_dragon: Expected `int | null`, got `str` - at `$.cost`"),
        ("cost = 8", "price = 8", "card arkus_imperial_dragon: Object contains unknown field `price`"),
        ("defence = 6", "", "card arkus_imperial_dragon: defence is for champions"),
        (
            'do = "combat", n = 5',
            'do = "fly", n = 5',
            "card arkus_imperial_dragon: Invalid value 'fly' - at `$.expend[0].do`",
        ),
        ('id = "close_ranks"', 'id = "command"', "card command is there twice"),
        ("deck = { gold = 7", "deck = { golden = 7", "start: deck: no card 'golden'"),
        ('id = "fire_gem"', 'id = "water_gem"', "there is no card fire_gem"),
        ("[start]", "[begin]", "unknown table 'begin'"),
        ("[start]", "[start", "cards.toml"),
    ],
)
def test_a_wrong_card_file_names_card_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read_cards(path)
    assert str(error.value).startswith("cards.toml: ")
    assert said in str(error.value)


def test_a_broken_text_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("good = Good\nbad = { $n ->\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"en\.ftl"):
        Words("en", [path])


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(BadContent, match="no text 'nonsense'"):
        GAME.text("en").words.say("nonsense")


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("chess", "there is no bot 'chess'; there is: random, greedy, search"),
        ("search", "say how long it may think"),
        ("search:iterations", "'iterations' is not a setting"),
        ("search:iterations=nan", "'iterations=nan' is not a setting"),
        ("search:seconds=inf", "'seconds=inf' is not a setting"),
        ("search:seconds=1,iterations=2", "say how long it may think"),
        ("search:seconds=1,horizon=0.5", "at least one turn"),
        ("search:depth=3", "search has no such setting"),
    ],
)
def test_unknown_bots(spec: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        bot(spec, 1)


def test_unknown_game_language_and_options() -> None:
    with pytest.raises(BadSetup, match="there is no game 'chess'; there is: hero_realms"):
        kubik.game("chess")
    with pytest.raises(BadSetup, match="there is no language 'de'; there is: en, ru"):
        GAME.text("de")
    with pytest.raises(BadSetup, match=r"option mode: .* there is: duel, free_for_all"):
        GAME.start(mode="war")
    with pytest.raises(BadSetup, match="no option 'speed'"):
        GAME.start(speed=3)
    with pytest.raises(BadSetup, match="is for 2 to 6 players, not 7"):
        GAME.start(players=7)


@pytest.mark.parametrize("saved", [b"", b"{}", b'{"game":"chess"}'])
def test_a_foreign_state_is_refused(saved: bytes) -> None:
    with pytest.raises(BadGameFile, match="not a saved state"):
        GAME.load(saved)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"main"', b'"nap"', "no step 'nap'"),
        (b'"row":[', b'"row":[999,', "no card 999"),
        (b'"alive":3', b'"alive":0', "nobody sits"),
        (b'"main",0', b'"main",7', "no seat 7"),
        (b'"health":[50,50]', b'"health":[50]', "not laid for 2 players"),
        (b'["main",0,0,0]', b'["choose",0,9999,0]', "impossible"),
        (b'["main",0,0,0]', b'["topdeck",0,0,0]', "impossible"),
        (b'["main",0,0,0]', b"", "nobody has won"),
    ],
)
def test_an_impossible_position_is_refused(old: bytes, new: bytes, said: str) -> None:
    saved = GAME.start(players=2, seed=1, first=0).save()
    with pytest.raises(BadGameFile, match=said):
        GAME.load(saved.replace(old, new, 1))
