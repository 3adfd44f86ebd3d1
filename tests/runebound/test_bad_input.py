"""Tables that somebody wrote down: what cannot be is refused in one line."""

from __future__ import annotations

import msgspec
import pytest

from kubik.games.runebound import GAME
from kubik.games.runebound.content import NUMBER
from kubik.kernel.errors import BadGameFile, IllegalChoice
from tests.runebound.table import start, table

SPOILED = [
    ("players", lambda t: t.players.pop(), "not laid for 2 players"),
    ("first", lambda t: setattr(t, "first", 7), "no such seat"),
    ("act", lambda t: setattr(t, "act", 5), "no such act"),
    ("space", lambda t: setattr(t, "space", 13), "no such act or space"),
    ("points", lambda t: setattr(t, "points", 9), "action points"),
    ("villain", lambda t: setattr(t, "villain", 400), "the villain is not on the map"),
    ("zombies", lambda t: t.zombies.extend([3, 3]), "two zombies"),
    ("zombie", lambda t: t.zombies.append(210), "a zombie is not on the map"),
    ("gem", lambda t: t.face_down.append(1), "no gem"),
    ("die", lambda t: t.dice.append(6), "no such face"),
    ("skill", lambda t: t.skill_deck.pop(), "a skill card is missing"),
    ("skills", lambda t: t.skill_deck.append(t.skill_deck[0]), "lies in two places"),
    ("asset", lambda t: t.asset_deck.append(0), "does not exist here"),
    ("adventure", lambda t: t.players[0].social.append(t.combat.cards.pop()), "a trophy lies among"),
    ("quest", lambda t: t.players[0].quests.append(t.combat.cards.pop(t.combat.cards.index(NUMBER["ogre"]))), "quests"),
    ("story", lambda t: t.story_deck.pop(), "a story card is missing"),
    ("slots", lambda t: t.slots.pop(), "too few slots"),
    ("hero", lambda t: setattr(t.players[0], "hero", t.players[1].hero), "no such hero"),
    ("hex", lambda t: setattr(t.players[0], "hex", -1), "not on the map"),
    ("wounds", lambda t: setattr(t.players[0], "wounds", 30), "impossible"),
    ("gold", lambda t: setattr(t.players[0], "gold", -1), "impossible"),
    ("tokens", lambda t: setattr(t.players[0], "story", 30), "story tokens"),
    ("rivals", lambda t: t.players[0].rivals.append(5), "no seat 5"),
]


@pytest.mark.parametrize(("spoil", "message"), [case[1:] for case in SPOILED], ids=[case[0] for case in SPOILED])
def test_an_impossible_table_is_refused(spoil: object, message: str) -> None:
    game = table(seed=4)
    game.state.table = GAME.load(game.state.save()).table
    spoil(game.state.table)  # type: ignore[operator]
    with pytest.raises(BadGameFile, match=message):
        GAME.load(game.state.save())


def test_what_is_fine_is_read() -> None:
    for game in (start(), table(), table(scenario="corpse_king").zombies("r00c00")):
        saved = game.state.save()
        assert msgspec.json.encode(GAME.load(saved).table) == msgspec.json.encode(game.state.table)


def test_nonsense_changes_nothing() -> None:
    game = table()
    before = msgspec.json.encode(game.state.table)
    for key in ("move:r00c00", "step:r00c00:wild", "learn:feint", "use:corbin", "fight"):
        with pytest.raises(IllegalChoice):
            game.state.choose(key)
    assert msgspec.json.encode(game.state.table) == before
    assert game.refusal("end", seat=1) == "not_your_turn"
