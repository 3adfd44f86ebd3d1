"""Whole games that were recorded once end as they did, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import kubik
from kubik.kernel import gamefile
from kubik.kernel.match import verify

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.kubik"))


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_end_as_they_did(recorded: Path) -> None:
    file = gamefile.read(recorded)
    assert file.result is not None
    verify(kubik.game(file.game), file)


def test_every_game_is_recorded() -> None:
    recorded = {path.name.partition(".")[0] for path in RECORDED}
    assert recorded == {id for id, module in kubik.GAMES.items() if module.startswith("kubik.games.")}
