"""A person as scenarist, and the dice table: ST-059 to ST-066, secrets, clocks, voices, safety."""

from __future__ import annotations

import msgspec
import pytest

from kubik.games.story.content import BANDS
from kubik.games.story.heroes import is_present
from kubik.games.story.naming import FULL
from kubik.games.story.pool import pool
from kubik.kernel.chance import Seeded
from kubik.kernel.errors import IllegalChoice, NotAsked
from tests.story.table import GAME, StoryTable, heroes, rule, scenarist


@rule("ST-059", "ST-060", "ST-061", "ST-062", "ST-063")
def test_characters_have_dice_by_band() -> None:
    assert [band.dice for band in BANDS] == [(6, 8), (3, 5), (1, 2), (0, 0)]
    game = scenarist("dorn").choose("person", "words:The Grey Captain", "amount:7")
    game.choose("new_obstacle", "words:Stop the captain", "kind:opposed", "enemy:0")
    assert (game.table.task.enemy, game.table.task.dice) == ("The Grey Captain", 7)
    game.choose("new_obstacle", "words:Outrun the cook", "kind:opposed", "amount:0")
    game.choose("ask:1", "freely", "with:0", "plainly", "roll").dice(6, 1, 1).choose("approve", "no_effort")
    assert "conflict_success" in game.kinds  # who has no idea of it may simply fail


@rule("ST-065", "ST-066")
def test_what_happens_without_heroes_needs_no_dice() -> None:
    game = scenarist("dorn").choose("words:The two captains cross blades, and the grey one falls.")
    assert game.kinds[-1] == "narrates"
    assert game.table.rolled == 0


@rule("ST-AMB-22")
def test_characters_may_have_conditions_on_the_same_scale() -> None:
    game = scenarist("dorn").choose("person", "words:Guard", "amount:3", *["hurt:0"] * 5)
    assert game.table.characters[0].value == 5
    game.choose("hurt:0")
    assert not game.table.characters
    assert game.kinds[-1] == "character_leaves"


@rule("ST-AMB-16")
@pytest.mark.parametrize("agreed", [False, True])
def test_characters_make_efforts_only_where_that_was_agreed(agreed: bool) -> None:
    game = scenarist("dorn", character_effort=agreed)
    game.choose("new_obstacle", "words:The bear", "kind:opposed", "amount:3", "ask:1", "freely", "with:0", "plainly")
    game.choose("roll").dice(1, 1, 1, 1, 1, 1, 6, 6, 6).choose("approve")
    assert game.ask == ("enemy_effort" if agreed else "effort")
    if agreed:
        game.choose("tire")
        assert game.table.task.faces == [6, 6, 6]
        assert game.ask == "effort"


@rule("ST-AMB-04", "ST-037")
def test_the_scenarist_strikes_adds_and_turns_down() -> None:
    game = scenarist("mirra").suffer(1, "wet", 1, "cold")
    game.choose("ask:1", "freely", "with:0", "with:1", "plainly", "roll")
    assert (game.ask, game.asked) == ("judge", 0)
    game.choose("without:1", "admit:1", "hinder:0", "more_dice")
    assert pool(game.table, game.state.rules, 0) == max(3 - 2 - 1 + 1, 0)
    game.choose("turn_down")
    assert not game.table.parts
    assert game.ask == "lead"
    assert game.table.rolled == 0


def test_an_obstacle_of_the_adventure_is_used_as_written_or_otherwise() -> None:
    game = scenarist("dorn", "mirra", adventure="dark_light").choose("scene:tower", "obstacle:enter")
    game.choose("ask:1", "approach:door", "plainly", "roll").dice(6, *[1] * 5).choose("approve", "no_effort")
    assert game.ask == "state_result"
    game.choose("words:The door gives way, and so does your shoulder.", "as_written")
    assert [condition.value for condition in game.sheet(1).conditions] == [1]
    assert game.ask == "lead"


def test_an_obstacle_is_changed_in_the_open() -> None:
    game = scenarist("dorn", "mirra", adventure="dark_light").choose("scene:council", "obstacle:permit", "harder")
    assert game.table.task.dice == game.state.rules.enemy_dice[0] + 1
    assert game.table.people == [game.table.task.enemy]
    game.choose("drop_obstacle", "new_obstacle", "words:A ditch", "kind:simple", "amount:1")
    assert "easier" not in game.keys
    game.choose("harder")
    assert game.events[-1].facts["difficulty"] == 2


def test_a_bot_in_the_scenarists_seat_follows_the_adventure_to_its_end() -> None:
    game = scenarist("dorn", "mirra", "sivka", adventure="ferry_debt")
    game.state.listener = None
    game.state.chance = Seeded("1")
    choices = 0
    while game.state.decision is not None:
        keys = [option.key for option in game.state.decision.options]
        wanted = [key for key in ("follow", "as_written", "approve", "roll", "ready", "plainly") if key in keys]
        ways = [key for key in keys if key.startswith("approach")]
        game.state.choose((wanted or ways or keys)[0])
        choices += 1
        assert choices < 2000
    assert game.table.end != -3
    assert game.table.scenes >= 2


# --- who knows what ---------------------------------------------------------------------------------------------------


def leaks(game: StoryTable, secret: str, seats: tuple[int | None, ...]) -> bool:
    """Whether one of these seats could read something in what it sees or hears."""
    for seat in seats:
        seen = msgspec.json.encode(game.state.view(seat)).decode()
        heard = [event.seen_by(seat) for event in game.events]
        if secret in seen or secret in str(heard):
            return True
    return False


@pytest.mark.parametrize(
    ("keys", "secret", "knowers", "others"),
    [
        (("note", "words:The mayor did it"), "mayor", (0,), (1, 2, None)),
        (("secret_clock", "words:The flood", "amount:6", "by_fiasco"), "flood", (0,), (1, 2, None)),
        (("whisper:1", "words:You know this ring"), "ring", (0, 1), (2, None)),
        (("hand:2", "words:A torn page"), "torn", (0, 2), (1, None)),
        (("handout", "words:A map of the bay"), "map", (0, 1, 2, None), ()),
    ],
)
def test_secrets_reach_only_those_they_are_for(
    keys: tuple[str, ...], secret: str, knowers: tuple[int | None, ...], others: tuple[int | None, ...]
) -> None:
    game = scenarist("dorn", "mirra").choose(*keys)
    assert all(leaks(game, secret, (seat,)) for seat in knowers)
    assert not leaks(game, secret, others)


def test_a_hero_may_whisper_to_the_scenarist() -> None:
    game = scenarist("dorn", "mirra").choose("whisper:0", seat=1).choose("words:I pocket the ring")
    assert leaks(game, "pocket", (0,))
    assert not leaks(game, "pocket", (2, None))


def test_what_is_the_scenarists_is_refused_to_heroes() -> None:
    game = scenarist("dorn", "mirra")
    before = msgspec.json.encode(game.table)
    for key in ("note", "grant:1", "end_story", "death:2"):
        with pytest.raises(IllegalChoice):
            game.choose(key, seat=1)
    assert msgspec.json.encode(game.table) == before
    assert game.refusal("end_story", 1) == "scenarist_only"
    with pytest.raises(NotAsked):
        game.choose("note", seat=9)


# --- clocks, voices, heroes in and out --------------------------------------------------------------------------------


def test_clocks_advance_by_hand_and_by_a_fiasco() -> None:
    game = scenarist("dorn").choose("clock", "words:The tide", "amount:2", "by_fiasco", "advance:0")
    assert game.table.clocks[0].segments.count(FULL) == 1
    game.choose("turn_back:0")
    game.choose("ask:1", "freely", "with:0", "plainly", "roll").dice(1, 1, 1).choose("approve", "no_effort")
    assert game.table.clocks[0].segments.count(FULL) == 1
    game.choose("said", "advance:0")
    assert game.kinds[-1] == "clock_full"
    game.choose("end_clock:0")
    assert not game.table.clocks


def test_people_speak_as_hero_character_or_themselves() -> None:
    game = scenarist("dorn").choose("person", "words:Old Tom", "amount:3", "speak_as:2", "words:Who goes there?")
    assert game.events[-1].kind == "character_says"
    assert game.events[-1].facts["name"] == "Old Tom"
    game.choose("words:A friend!", seat=1)
    assert game.events[-1].kind == "says"
    game.choose("speak_as:1", "words:Be right back", seat=1)
    assert game.events[-1].kind == "remarks"
    game.choose("send_off:0", "words:He shuffles off.")
    assert game.events[-1].kind == "narrates"


def test_words_of_people_never_pass_for_names_of_the_content() -> None:
    game = scenarist("dorn").choose("words:@@hero.mirra says hello")
    assert game.events[-1].facts["words"] == "hero.mirra says hello"


def test_heroes_drop_out_and_return() -> None:
    game = scenarist("dorn", "mirra").choose("away:1")
    assert not is_present(game.sheet(1))
    assert "freely" not in [option.key for option in game.state.asides(1)]
    game.choose("return:1", "grant:1")
    assert is_present(game.sheet(1))
    assert game.sheet(1).experience == 1


def test_threads_and_people_are_kept() -> None:
    game = scenarist("dorn").choose("thread", "words:Who rang the bell?", "met", "words:The lamp seller")
    assert (game.table.threads, game.table.people) == (["Who rang the bell?"], ["The lamp seller"])
    game.choose("close_thread:0")
    assert not game.table.threads


def test_the_oracle_answers_by_the_dice() -> None:
    game = scenarist("dorn")
    key = next(key for key in game.keys if key.startswith("oracle:"))
    game.dice(1, 3).choose(key)
    assert game.table.answer.startswith("@oracle.")
    game.script += [0]
    game.choose("idea:places")
    assert game.events[-1].kind == "idea"


# --- safety -----------------------------------------------------------------------------------------------------------


def test_lines_and_veils_come_first_and_have_no_names() -> None:
    game = StoryTable(GAME.start(players=2, seed=1, way="scenarist", adventure="free"))
    game.choose("done", "words:Spiders", "veil", "words:Torture", "done")
    assert (game.table.lines, game.table.veils) == (["Spiders"], ["Torture"])
    assert {event.seat for event in game.events} == {0}
    assert game.ask == "choose_hero"


def test_a_stop_card_bears_no_name_and_halts_the_story() -> None:
    game = scenarist("dorn", "mirra").choose("slow", seat=2)
    assert game.table.stopped == 1
    game.choose("stop", seat=2)
    assert game.ask == "paused"
    assert [event.seat for event in game.events[-2:]] == [0, 0]
    game.choose("go_on")
    assert (game.ask, game.table.stopped) == ("lead", 0)
    assert {"slow", "stop"} <= game.state.game.hidden


# --- the dice table ---------------------------------------------------------------------------------------------------


def test_a_dice_table_needs_no_telling_and_no_judge() -> None:
    game = heroes("dorn", "mirra", way="dice_table")
    game.choose("new_obstacle", "words:Gate", "kind:simple", "amount:2", seat=1)
    game.choose("freely", "with:0", "more_dice").dice(6, 6, 1, 1).choose("roll", "no_effort")
    assert "simple_success" in game.kinds
    assert game.ask == "lead"
    game.choose("freely", seat=1)
    assert game.asked == 1
    game.choose("withdraw").choose("condition:1", seat=1).choose("words:Wet", "amount:1", "of_kind:cold")
    assert len(game.sheet(1).conditions) == 1
    game.choose("end_story", "end:open")
    assert game.result.places == (1, 1)


def test_the_story_is_ended_by_the_scenarist() -> None:
    game = scenarist("dorn").choose("end_story", "never_mind")
    assert game.ask == "lead"
    game.choose("end_story", "end:bad")
    assert game.winners == ()
    assert game.result.places == (3, 3)


# --- rules where a person judges --------------------------------------------------------------------------------------


def freely(game: StoryTable, *keys: str, seat: int = 1) -> StoryTable:
    """A hero acts by an own plan, up to the scenarist's judgement."""
    return game.choose(f"ask:{seat}", "freely", *keys, "plainly", "roll")


@rule("ST-014", "ST-017")
def test_an_obstacle_that_is_decided_says_nothing_about_the_next_plan() -> None:
    game = scenarist("dorn", "mirra", adventure="dark_light").choose("scene:tower", "obstacle:enter", "harder")
    freely(game, "with:0").dice(6, *[1] * 9).choose("approve", "no_effort", "said")
    assert "simple_failure" in game.kinds
    assert [option.key for option in game.state.asides(1) if option.verb == "approach"] == []
    freely(game, "with:0").dice(6, *[1] * 9).choose("approve", "no_effort")
    assert game.kinds[-1] == "simple_success"  # one measure is enough again
    assert "as_written" not in game.keys


@rule("ST-AMB-08", "ST-041")
@pytest.mark.parametrize(("own", "enemy", "value"), [(3, 1, 0), (1, 1, 0), (1, 3, 3)])
def test_only_a_lost_conflict_costs_the_enemys_measures(own: int, enemy: int, value: int) -> None:
    game = scenarist("dorn", rolled_measures=True)
    game.choose("new_obstacle", "words:The bear", "kind:opposed", "amount:3")
    freely(game, "with:0").dice(*[6] * own, *[1] * (3 - own), *[6] * enemy, *[1] * (3 - enemy)).choose("approve")
    if game.ask == "effort":
        game.choose("no_effort")
    assert ("suffer" in game.keys) == bool(value)
    if value:
        game.choose("suffer", "words:mauled", "of_kind:wound")
        assert game.sheet(1).conditions[0].value == value


@rule("ST-018", "ST-035")
def test_a_fiasco_of_the_group_advances_clocks() -> None:
    game = scenarist("dorn").choose("clock", "words:The tide", "amount:4", "by_fiasco")
    game.choose("new_obstacle", "words:Wall", "kind:joint", "amount:2", "amount:1")
    game.choose("ask:1", "freely", "with:0", "plainly", "ready", "approve").dice(1, 1, 1).choose("roll", "no_effort")
    assert game.table.clocks[0].segments.count(FULL) == 1


@rule("ST-010", "ST-011", "ST-030")
def test_advantages_and_setbacks_may_count_for_helpers_and_healers() -> None:
    game = scenarist("dorn", "mirra").mark("Darkness", -1, each_roll=True).mark("Clean bandages", 2)
    game.suffer(1, "cut", 2, "wound")
    game.choose("ask:1", "freely", "with:0", "help:2", "freely", "with:0", "count:0")
    assert pool(game.table, game.state.rules, 1) == 3 - 1
    game.choose("withdraw", "withdraw", "ask:2", "heal:1:0", "count:1")
    assert game.pool == 1 + 2  # steady hands, and the bandages
    game.dice(6, 1, 1).choose("plainly", "roll", "approve", "no_effort")
    assert [mark.name for mark in game.table.marks] == ["Darkness"]


@rule("ST-AMB-04", "ST-AMB-34")
def test_tired_applies_to_everything() -> None:
    game = scenarist("dorn").suffer(1, "tired", 1, "fatigue").suffer(1, "cut", 1, "wound")
    game.choose("ask:1", "freely", "with:0", "hinder:1")
    assert game.pool == 3 - 1 - 1
    assert ("spare:0" in game.keys, "spare:1" in game.keys) == (False, True)
    game.choose("plainly", "roll")
    assert "spare:0" not in game.keys


@rule("ST-AMB-02", "ST-AMB-26")
def test_who_is_left_without_dice_may_withdraw() -> None:
    for last in ("withdraw", "roll"):
        game = freely(scenarist("dorn"), "with:0").choose("admit:0", "fewer_dice", "approve")
        assert (game.ask, game.asked) == ("no_dice", 1)
        game.choose(last)
        assert game.sheet(1).experience == (1 if last == "roll" else 0)
        assert ("simple_fiasco" in game.kinds) == (last == "roll")


@rule("ST-PS-15")
def test_one_hero_has_it_no_harder_than_two() -> None:
    one, two = (scenarist(*names, adventure="dark_light").state.rules for names in (["dorn"], ["dorn", "mirra"]))
    assert (one.difficulty, one.enemy_dice) == (two.difficulty, two.enemy_dice)
