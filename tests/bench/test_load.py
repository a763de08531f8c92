"""The players of the load benchmark, on our own server; the peer is not installed for tests."""

from pathlib import Path

import pytest
from bench.load import PLIES, games
from bench.tables import boardgame
from bench.tables.galerie import Galerie
from bench.tables.players import Sitting
from bench.tables.server import UnexpectedReplyError

OPENING = games()[0][:6]


async def test_every_move_reaches_the_other_player(tmp_path: Path) -> None:
    sitting = Sitting()
    with Galerie(tmp_path / "tables.sqlite3") as server:
        async with sitting.at(server, 2, [OPENING]):
            await sitting.play(server)
            assert server.memory > 0
    assert len(sitting.waits) == 2 * len(OPENING)
    assert min(sitting.waits) > 0


async def test_a_refused_move_aborts_the_measurement(tmp_path: Path) -> None:
    sitting = Sitting()
    with Galerie(tmp_path / "tables.sqlite3") as server:
        async with sitting.at(server, 1, [["a1"]]):
            with pytest.raises(UnexpectedReplyError, match="reversi-flanks-nothing"):
                await sitting.play(server)


def test_games_are_complete_and_have_no_pass() -> None:
    assert {len(game) for game in games()} == {PLIES}
    assert not any("pass" in game for game in games())


def test_a_missing_peer_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boardgame, "FOLDER", tmp_path)
    assert "install" in (boardgame.missing() or "")
