"""The box as a screen draws it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kubik.games.dice_forge import GAME, content
from kubik.games.dice_forge.box import Box, Mark, box
from kubik.games.dice_forge.state import DIE

BOXES = {language: box(GAME.text(language)) for language in ("en", "ru")}
both = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())


@both
def test_everything_has_an_entry(box: Box) -> None:
    assert [face.id for face in box.faces] == [face.id for face in content.FACES]
    assert [feat.id for feat in box.feats] == [feat.id for feat in content.FEATS]
    assert [pool.id for pool in box.pools] == [pool.id for pool in content.POOLS]
    assert [grove.id for grove in box.groves] == [grove.id for grove in content.GROVES]
    assert [cell.id for cell in box.cells] == [cell.id for cell in content.CELLS]
    assert [space.id for space in box.spaces] == [space.id for space in content.TRACK]
    assert [treasure.id for treasure in box.treasures] == [treasure.id for treasure in content.TREASURES]
    assert [resource.id for resource in box.resources] == list(content.RESOURCES)
    assert len(box.islands) == content.ISLANDS + 1
    assert len(box.celestial) == DIE
    assert len(box.cards) == content.CARDS


@both
def test_figures_are_those_of_the_content(box: Box) -> None:
    for number, face in enumerate(box.faces):
        printed = content.FACES[number]
        assert (face.kind, face.colour, face.other) == (printed.kind, printed.colour or "", printed.other or "")
        assert (tuple(face.gives), face.then) == (printed.gives, printed.then or {})
        assert (face.cost, face.level, face.discount) == (content.COST[number], content.LEVEL[number], printed.discount)
    for number, feat in enumerate(box.feats):
        slot = content.SLOTS[feat.slot]
        assert (feat.island, feat.sun, feat.moon) == (slot.island, slot.sun, slot.moon)
        assert feat.glory == content.FEATS[number].glory
    for pool, sold in zip(box.pools, content.POOLS, strict=True):
        assert (pool.cost, [box.faces[face].id for face in pool.faces]) == (sold.cost, list(sold.faces))
    for cell in box.cells:
        assert tuple(cell.next) == content.NEXT[cell.id]
    assert [cell.id for cell in box.cells if cell.hall >= 0] == content.HALLS
    for space, entry in zip(box.spaces, content.TRACK, strict=True):
        assert (space.glory, space.special) == (entry.glory, list(entry.special))
        assert (space.left, space.right) == (content.TO_REBELLION[space.id], content.TO_LOYALTY[space.id])
        assert box.zones[space.zone].id == (entry.zone or "")


@both
def test_cards_of_a_colour_belong_to_their_faces(box: Box) -> None:
    for number, card in enumerate(box.cards):
        assert content.CARD[card.face] == number
        assert box.faces[card.face].id.split("_")[0] in box.feats[card.feat].id


@both
def test_signs_say_what_the_content_says(box: Box) -> None:
    feats = {feat.id: feat for feat in box.feats}
    assert feats["wild_spirits"].now == [Mark("gold", 3), Mark("moon", 3)]
    assert feats["elder"].each_turn == [Mark("gold", 3), Mark("to"), Mark("glory", 4)]
    assert feats["mirror_of_the_abyss"].now == [Mark("face", content.MIRROR)]
    assert feats["time_golem"].now == [Mark("golem", -2)]
    assert feats["ferryman"].now == feats["ferryman"].each_turn == feats["ferryman"].always == []
    for feat, entry in zip(box.feats, content.FEATS, strict=True):
        assert bool(feat.now) == bool(entry.now)
        assert bool(feat.each_turn) == bool(entry.each_turn)


@both
def test_no_text_is_empty(box: Box) -> None:
    things: list[Any] = [*box.faces, *box.feats, *box.resources, *box.dice, *box.treasures]
    assert all(thing.name for thing in things)
    described: list[Any] = [*box.faces, *box.feats]
    assert all(thing.figures and all(thing.lines) for thing in described)
    assert all(face.lines for face in box.faces)
    assert all(cell.text for cell in box.cells)
    assert all(side.text and side.marks for side in (*box.celestial, *box.memory_sides))
    assert all(zone.text and zone.marks for zone in box.zones if zone.id)
    assert all(box.islands[1:])
    assert all((box.name, box.maze, box.track, box.celestial_die, *box.track_lines))


def _figures(thing: Any) -> Iterator[Any]:
    """Everything but the texts."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name not in ("name", "text", "figures", "lines", "islands", "maze", "track", "track_lines"):
                yield from _figures(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from _figures(value)
    elif not isinstance(thing, str):
        yield thing


def test_both_languages_have_the_same_figures() -> None:
    english, russian = (list(_figures(msgspec.to_builtins(BOXES[language]))) for language in ("en", "ru"))
    assert english == russian
