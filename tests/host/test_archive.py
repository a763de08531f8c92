"""The file of the tables is checked, copied while a host writes to it, and put back."""

import asyncio
import shutil
import sqlite3
from datetime import datetime
from pathlib import Path

import pytest
from typer.testing import CliRunner

from galerie.cli import app
from galerie.core import Refusal
from galerie.host.store import archive
from galerie.host.store.rows import Chair, EventRow, TableSetup
from galerie.host.store.store import Store, TableChange
from tests.host.sockets import joined
from tests.servers import Server

CHARTER = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="a"), Chair("human", "Bob", guest="b")))
GAME = (EventRow(1, 0, "d6", 0, "one"), EventRow(2, 1, "c6", 10, "two"))
NOON = datetime(2001, 2, 3, 12)
ME, HERE = {"kind": "me"}, {"kind": "here"}


def kept(path: Path, entries: tuple[EventRow, ...] = GAME, setup: TableSetup = CHARTER) -> Path:
    async def keep() -> None:
        store = Store(path)
        await store.open("secret-address", setup)
        await store.append(TableChange("secret-address", entries))
        store.close()

    asyncio.run(keep())
    return path


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return kept(tmp_path / "tables.sqlite3")


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, words, env={"GALERIE_LANG": "en", "COLUMNS": "120"})
    return result.exit_code, result.stdout, result.stderr


def test_a_sound_file_is_said_to_be_whole(data: Path) -> None:
    assert run("check", "--data", str(data)) == (0, f"{data} is whole: 1 table, 2 events, all replayed.\n", "")


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ((EventRow(1, 0, "d6", 0), EventRow(3, 1, "c6", 0)), "versions are missing"),
        ((EventRow(1, 0, "a1", 0),), "reversi-flanks-nothing"),
        ((EventRow(1, 0, "dance", 0),), "square-unknown"),
    ],
)
def test_a_log_that_does_not_replay_is_found_and_its_address_not_told(
    tmp_path: Path, entries: tuple[EventRow, ...], fault: str
) -> None:
    data = kept(tmp_path / "tables.sqlite3", entries)
    code, out, error = run("check", "--data", str(data))
    assert (code, out) == (1, "")
    assert fault in error
    assert "secret-address" not in error


def test_a_table_of_other_rules_is_kept_and_no_fault(tmp_path: Path) -> None:
    setup = TableSetup("reversi", 99, (), CHARTER.chairs)
    code, out, _ = run("check", "--data", str(kept(tmp_path / "tables.sqlite3", GAME, setup)))
    assert code == 0
    assert "1 table follows other rules" in out


def test_a_file_with_damaged_pages_is_found(data: Path) -> None:
    with sqlite3.connect(data) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (root,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()
    db.close()
    with data.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    assert run("check", str(data))[0] in (1, 2)
    back_up = data.with_name("copy")
    assert run("backup", str(back_up), "--data", str(data))[0] in (1, 2)
    assert not back_up.exists()


@pytest.mark.parametrize("text", ["", "not a database at all"])
def test_what_is_no_file_of_tables_is_refused(tmp_path: Path, data: Path, text: str) -> None:
    other = tmp_path / "other"
    other.write_text(text)
    for words in (["check", str(other)], ["restore", str(other), "--data", str(data)]):
        code, _, error = run(*words)
        assert code == 2
        assert "is not a readable file of tables" in error
    assert archive.check(data).events == 2


def test_a_back_up_does_not_replace_anything(data: Path, tmp_path: Path) -> None:
    for target in (data, tmp_path / "there"):
        target.touch()
        with pytest.raises(Refusal, match="file exists"):
            archive.back_up(data, target)
    assert archive.check(data).events == 2


def test_a_back_up_is_nobody_elses_to_read_and_one_file(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    archive.back_up(data, folder / "copy")
    assert [path.name for path in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o077 == 0


def test_a_restored_file_takes_the_place_of_the_old_one_which_is_kept(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    archive.back_up(data, copy)

    async def go_on() -> None:
        store = Store(data)
        await store.append(TableChange("secret-address", [EventRow(3, 0, "c5", 0, "three")]))
        # as after a power cut: what came last is only in the journal
        shutil.copytree(tmp_path, tmp_path / "cut")
        store.close()

    asyncio.run(go_on())
    data = tmp_path / "cut" / data.name
    archive.restore(data, copy, NOON)
    assert archive.check(data).events == 2
    before = data.with_name("tables.sqlite3.before-20010203-120000")
    assert archive.check(before).events == 3
    assert not data.with_name("tables.sqlite3-wal").exists()


def test_a_damaged_back_up_is_not_restored(data: Path, tmp_path: Path) -> None:
    bad = kept(tmp_path / "bad", (EventRow(1, 0, "a1", 0),))
    assert archive.restore(data, bad, NOON).faults
    assert archive.check(data).events == 2


def test_a_back_up_is_restored_where_there_was_nothing(data: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "new" / "tables.sqlite3"
    archive.restore(fresh, data, NOON)
    assert archive.check(fresh).events == 2
    assert [path.name for path in fresh.parent.iterdir()] == [fresh.name]


def test_a_running_host_is_backed_up_and_not_restored_over(mortal: Server, tmp_path: Path) -> None:
    guest = mortal.guest()
    table = guest.open_table(ME, HERE)
    copy = tmp_path / "copy"
    with joined(mortal, table, guest) as socket:
        socket.play("d6")
        code, out, _ = run("backup", str(copy), "--data", str(mortal.data))
        assert (code, out) == (0, f"{copy} is whole: 1 table, 1 event, replayed.\n")
        socket.play("c6", seat=1)
        code, _, error = run("restore", str(copy), "--data", str(mortal.data))
        assert (code, "Another server is already using" in error) == (2, True)
        assert socket.play("c5", seat=0)["version"] == 3
    mortal.stop()
    assert run("restore", str(copy), "--data", str(mortal.data))[0] == 0
    mortal.start()
    with joined(mortal, table, guest) as socket:
        assert socket.moment["version"] == 1
        assert socket.play("c6", seat=1)["version"] == 2
    guest.close()
