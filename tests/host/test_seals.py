"""A secret is sealed when it is made, and the seal is opened when the game is over."""

from pathlib import Path

import pytest

from galerie.core import BadRecord, Line
from galerie.core.record import begin, loads
from galerie.core.seal import digest
from galerie.games import GAMES
from tests import toy
from tests.host.tables import opened


@pytest.fixture(autouse=True)
def coffer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coffer", toy.GAME)


async def test_a_secret_move_is_sealed_for_everybody_at_once_and_told_at_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer") as table:
        assert table.view.moments(None)[-1].seals == []
        await table.play("ada", "first", 0, "hide 3")
        (seal,) = table.view.moments("bob")[-1].seals
        assert seal.salt is None
        await table.play("bob", "second", 1, "!resign")
        (opened_seal,) = table.view.moments(None)[-1].seals
        assert opened_seal.digest == seal.digest
        assert opened_seal.salt
        assert digest(Line(0, "hide 3"), opened_seal.salt) == seal.digest
        assert digest(Line(0, "hide 2"), opened_seal.salt) != seal.digest


async def test_a_seal_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer") as table:
        await table.play("ada", "first", 0, "hide 3")
        seals = table.view.moments(None)[-1].seals
    async with opened(tmp_path / "db", "coffer") as again:
        assert again.view.moments(None)[-1].seals == seals


async def test_the_record_carries_the_seals_and_a_changed_secret_is_found_out(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer") as table:
        await table.play("ada", "first", 0, "hide 3")
        early = loads(table.view.record())
        assert [(seal.version, seal.salt) for seal in early.seals] == [(2, None)]
        await table.play("bob", "second", 1, "!resign")
        text = table.view.record()
    record = loads(text)
    assert str(record) == text
    assert begin(GAMES, record).seats == 2
    with pytest.raises(BadRecord, match="record seal"):
        begin(GAMES, loads(text.replace("hide 3", "hide 2")))


async def test_moves_before_everybodys_eyes_are_not_sealed(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        await table.play("ada", "first", 0, "c5")
        assert table.view.moments(None)[-1].seals == []
