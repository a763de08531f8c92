"""A secret is sealed when it is made, and the seal is opened when the game is over."""

import pickle
from pathlib import Path

import pytest

from galerie.core import BadRecord, Line
from galerie.core.record import begin, loads
from galerie.core.seal import digest
from galerie.games import GAMES
from galerie.host.table.folding import folded
from galerie.host.table.table import Table
from tests import toy
from tests.host.tables import opened

QUEEN = ("first=queen",)
SET = "set PIANO 3*15*24"
TAKEN_BACK = 20


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


async def take_back(table: Table, times: int) -> None:
    """Set a word up and take it back, again and again, and at last leave it standing."""
    for number in range(times):
        for seat, move in ((0, SET), (0, "!takeback"), (1, "!agree")):
            await table.play("ada" if seat == 0 else "bob", f"{number} {move}", seat, move)
    await table.play("ada", "last", 0, SET)


async def test_a_moment_carries_no_seals_of_moves_that_were_taken_back(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "reflecto", options=QUEEN) as table:
        await take_back(table, TAKEN_BACK)
        (seal,) = table.view.moments(None)[-1].seals
        assert seal.version == table._history.match.version
    async with opened(tmp_path / "db", "reflecto", options=QUEEN) as again:
        assert again.view.moments(None)[-1].seals == [seal]
        await again.play("ada", "regret", 0, "!takeback")
        await again.play("bob", "pardon", 1, "!agree")
        assert again.view.moments(None)[-1].seals == []


async def test_the_seal_of_a_move_stands_when_another_is_taken_back(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "reflecto", options=QUEEN) as table:
        await table.play("bob", "first", 1, "set NEIGE 12*34*5")
        (seal,) = table.view.moments(None)[-1].seals
        await take_back(table, 2)
        assert [each.version for each in table.view.moments(None)[-1].seals] == [
            seal.version,
            table._history.match.version,
        ]


async def test_the_record_has_the_seals_of_moves_that_were_taken_back_once_the_game_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "reflecto", options=QUEEN) as table:
        await take_back(table, TAKEN_BACK)
        early = loads(table.view.record())
        assert [(seal.version, seal.salt) for seal in early.seals] == [(len(early.lines), None)]
        assert begin(GAMES, early).seats == 2
        await table.play("ada", "end", 0, "!resign")
        record = loads(table.view.record())
    assert len(record.seals) == TAKEN_BACK + 1
    assert all(seal.salt and seal.holds(record.lines[seal.version - 1]) for seal in record.seals)
    assert begin(GAMES, record).seats == 2


async def test_a_secret_is_sealed_once_however_often_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Line] = []

    def counted(line: Line, salt: str) -> str:
        made.append(line)
        return digest(line, salt)

    monkeypatch.setattr("galerie.host.table.seals.digest", counted)
    async with opened(tmp_path / "db", "reflecto", options=QUEEN) as table:
        await take_back(table, TAKEN_BACK)
        for _ in range(3):
            table.view.moments(None)
    assert len(made) <= TAKEN_BACK + 1


async def test_a_fold_from_another_process_knows_what_stands(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "reflecto", options=QUEEN) as table:
        await take_back(table, TAKEN_BACK)
        fold = pickle.loads(pickle.dumps(folded(table.setup, table._history.entries)))  # noqa: S301  our own
    (event,) = fold.secrets.standing.values()
    assert any(event is each for each in fold.timed.match.line)
