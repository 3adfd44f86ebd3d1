"""What people may type, and what comes of it: each a clear sentence, nothing lost."""

from __future__ import annotations

import msgspec
import pytest

from kubik.games.story.hero_files import OwnHero, OwnPower, OwnWeakness, pack_hero, unpack_hero
from kubik.games.story.start import hero_of
from kubik.kernel.chance import Seeded
from kubik.kernel.errors import BadGameFile, BadSetup, IllegalChoice
from tests.story.table import GAME, heroes, scenarist, story

OLGA = OwnHero(
    name="Olga Reed",
    concept="A net-mender who hears fish talk.",
    experience=2,
    power=(OwnPower(name="Talks to fish", stage=2, tags=("animals", "sea")),),
    weakness=(OwnWeakness(name="Cannot pass a stranded fish", triggers=("rescue",)),),
)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("x" * 4001, "too long: 4001 characters, 4000 at most"),
        ("bell\x07", "U\\+0007"),
        ("turned \u202e round", "U\\+202E"),
        ("   ", "no words"),
    ],
)
def test_words_that_cannot_be_kept(words: str, said: str) -> None:
    game = scenarist("dorn")
    before = msgspec.json.encode(game.table)
    with pytest.raises(IllegalChoice, match=said):
        game.choose(f"words:{words}")
    with pytest.raises(IllegalChoice, match=said):
        game.choose(f"words:{words}", seat=1)
    assert msgspec.json.encode(game.table) == before


def test_markup_is_kept_as_it_is() -> None:
    game = scenarist("dorn").choose("words:<b>bold</b> & {curly}")
    assert game.events[-1].facts["words"] == "<b>bold</b> & {curly}"


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"adventure": "moon"}, "there is no 'moon'"),
        ({"adventure": "free"}, "needs an adventure"),
        ({"way": "oracle"}, "there is no 'oracle'"),
        ({"players": 1}, "2 to 5"),
        ({"players": 7, "way": "scenarist"}, "2 to 6"),
        ({"players": 7, "way": "dice_table"}, "1 to 6"),
    ],
)
def test_what_cannot_be_agreed(settings: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.start(**settings)  # type: ignore[arg-type]


def test_effort_twice_and_powers_that_nobody_has() -> None:
    game = story("dorn", "mirra", scene="tower").choose("approach:door", "plainly").dice(*[1] * 12)
    for key in ("with:9", "without:-1", "approach:fly", "use:0", "roll:2"):
        with pytest.raises(IllegalChoice, match="cannot choose this now"):
            game.choose(key)
    game.choose("roll", "tire")
    with pytest.raises(IllegalChoice):
        game.choose("tire")


def test_a_sheet_of_ones_own_comes_with_its_experience_and_goes_home_with_it() -> None:
    state = GAME.start(players=2, seed=1)
    state.choose(f"words:{pack_hero(OLGA)}")
    sheet = state.table.sheets[0]
    assert (sheet.hero, sheet.experience, sheet.powers[0].stage) == ("Olga Reed", 2, 2)
    state.choose("raise:0")
    home = hero_of(sheet, "en")
    assert home.power[0].stage == 3
    assert unpack_hero(pack_hero(home)) == home


@pytest.mark.parametrize(
    "packed",
    [
        "no sheet at all",
        '{"name": "X"}',
        pack_hero(OLGA).replace('"stage":2', '"stage":4'),
        pack_hero(OLGA).replace('"sea"', '"moon"'),
    ],
)
def test_a_sheet_that_does_not_do_changes_nothing(packed: str) -> None:
    state = GAME.start(players=2, seed=1)
    before = msgspec.json.encode(state.table)
    with pytest.raises(IllegalChoice, match="this sheet does not do"):
        state.choose(f"words:{packed}")
    assert msgspec.json.encode(state.table) == before
    assert state.decision is not None


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (b'"stage":3', b'"stage":7'),
        (b'"experience":1', b'"experience":-1'),
        (b'"obstacle":0', b'"obstacle":99'),
        (b'"value":2', b'"value":9'),
        (b'"kind":1', b'"kind":40'),
        (b'"faces":[6]', b'"faces":[9]'),
        (b'"approach":0', b'"approach":12'),
    ],
)
def test_a_saved_story_that_cannot_be(was: bytes, now: bytes) -> None:
    game = heroes("dorn", "mirra").suffer(1, "arm", 2, "wound").choose("approach:plead")
    game.table.parts[0].faces = [6]
    game.sheet(0).experience = 1
    game.state.chance = Seeded("1")
    saved = game.state.save()
    assert was in saved
    GAME.load(saved)
    with pytest.raises(BadGameFile):
        GAME.load(saved.replace(was, now))


def test_heroes_need_seats() -> None:
    assert heroes("mirra", way="dice_table").state.rules.players == 1
