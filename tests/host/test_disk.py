"""A disk that is full, or a file that can only be read: refused in words, nothing changed, and on it goes."""

import asyncio
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.host.store import archive
from galerie.host.store.rows import Chair, EventRow, TableSetup
from galerie.host.store.sqlite import SqliteDatabase, SqliteWriting
from galerie.host.store.store import Store, TableChange
from tests.host.sockets import joined
from tests.host.tables import Watcher, opened
from tests.servers import Server

ME, HERE = {"kind": "me"}, {"kind": "here"}
CHARTER = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="a"), Chair("human", "Bob", guest="b")))


def writing(store: Store) -> SqliteDatabase:
    connection = store._writer._connection
    assert isinstance(connection, SqliteWriting)
    return connection.db


@contextmanager
def full(store: Store) -> Iterator[None]:
    """No page more than there are now."""
    db = writing(store)
    (most,) = db.execute("PRAGMA max_page_count").fetchone()
    db.execute("PRAGMA max_page_count = 1")  # never less than there are
    yield
    db.execute(f"PRAGMA max_page_count = {most}")


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    writing(store).execute("PRAGMA query_only = ON")
    yield
    writing(store).execute("PRAGMA query_only = OFF")


async def fill(store: Store) -> None:
    """Until nothing more can be kept."""
    with suppress(Refusal):
        for number in count():
            await store.open(f"filling {number}", CHARTER)


async def test_a_full_disk_refuses_and_changes_nothing_and_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        store = table._services.store
        table.enter(watcher := Watcher("bob"), None)
        assert watcher.heard
        with full(store):
            await fill(store)
            long = "x" * 50_000  # so that it wants pages of its own
            with pytest.raises(Refusal) as refused:
                await table.play("ada", long, 0, "d6")
            assert refused.value.code == "store-full"
            assert not store.saving
            assert len(table.view.moments(None)) == 1
            assert await store.load("table")
        assert watcher.heard == []
        assert await table.play("ada", long, 0, "d6") == 1
        assert store.saving
        assert [frame["kind"] for frame in watcher.heard] == ["happened"]
    found = archive.check(tmp_path / "db")
    assert (found.faults, found.events) == ([], 1)


async def test_a_read_only_file_refuses_and_changes_nothing_and_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        store = table._services.store
        with read_only(store):
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await table.play("ada", "1", 0, "d6")
                assert refused.value.code == "store-read-only"
            assert not store.saving
            assert await store.load("table")
        assert await table.play("ada", "1", 0, "d6") == 1
    assert archive.check(tmp_path / "db").faults == []


async def test_what_can_be_done_in_a_group_is_done_when_another_part_cannot(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    await store.open("t", CHARTER)
    with full(store):
        await fill(store)
        huge = EventRow(1, 0, "x" * 100_000, 0)
        answers = await asyncio.gather(
            store.append(TableChange("t", [huge])),
            store.load("t"),
            store.append(TableChange("t", [huge])),
            store.load("t"),
            return_exceptions=True,
        )
    assert [isinstance(each, Refusal) for each in answers] == [True, False, True, False]
    store.close()


async def test_trouble_is_logged_when_it_begins_and_when_it_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(tmp_path / "db")
    await store.open("t", CHARTER)
    with read_only(store):
        for _ in range(5):
            with pytest.raises(Refusal):
                await store.append(TableChange("t", [EventRow(1, 0, "d6", 0)]))
    await store.append(TableChange("t", [EventRow(1, 0, "d6", 0)]))
    store.close()
    assert [record.getMessage() for record in caplog.records] == [
        "writes to the store are failing",
        "writes to the store succeed again",
    ]


def test_a_host_that_can_write_no_more_says_so_and_goes_on_when_it_can(mortal: Server) -> None:
    """The kernel lets the process make no file larger than it is, as a full disk would."""
    guest = mortal.guest()
    table = guest.open_table(ME, HERE)
    unlimited = resource.prlimit(mortal.pid, resource.RLIMIT_FSIZE)
    with (
        joined(mortal, table, guest) as french,
        joined(mortal, table, guest, said={"Accept-Language": "en"}) as english,
    ):
        assert french.play("d6")["version"] == 1
        resource.prlimit(mortal.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        answer = french.play("c6", seat=1, command="again")
        assert answer["kind"] == "refused"
        assert answer["problem"]["text"].startswith("Le coup n'a pas pu être enregistré")
        assert "could not be saved" in english.play("c6", seat=1)["problem"]["text"]
        opening = guest.http.post("/api/tables", json={"game": "reversi", "seats": [ME, HERE]})
        assert (opening.status_code, opening.json()["code"]) == (503, "not-saved")
        assert len(guest.http.get(f"/api/tables/{table}/moments").json()) == 2
        ready = guest.http.get("/ready")
        assert (ready.status_code, ready.json()) == (200, {"status": "ready", "saving": False})
        resource.prlimit(mortal.pid, resource.RLIMIT_FSIZE, unlimited)
        assert french.play("c6", seat=1, command="again")["version"] == 2
        assert guest.http.get("/ready").json()["saving"]
    mortal.kill()
    found = archive.check(mortal.data)
    assert (found.faults, found.events) == ([], 2)
    mortal.start()
    assert len(guest.http.get(f"/api/tables/{table}/moments").json()) == 3
    guest.close()


class Cramped(Server):
    """A host whose file is on a disk of one megabyte, which nobody else sees and which ends with it."""

    def command(self) -> list[str]:
        mount = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'
        return ["unshare", "--mount", "sh", "-c", mount, str(self.data.parent), *super().command()]

    @property
    def disk(self) -> Path:
        return Path(f"/proc/{self.pid}/root") / self.data.parent.relative_to("/")


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[Cramped]:
    (tmp_path / "disk").mkdir()
    server = Cramped(tmp_path / "disk" / "tables.sqlite3")
    server.log = tmp_path / "log"
    server.start()
    yield server
    server.stop()


def may_mount() -> bool:
    attempt = ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    return bool(shutil.which("unshare")) and not subprocess.run(attempt, capture_output=True, check=False).returncode


@pytest.mark.skipif(not may_mount(), reason="a small disk can be made only by who may mount one")
def test_a_host_whose_disk_is_full_says_so_and_goes_on_when_there_is_room(cramped: Cramped, tmp_path: Path) -> None:
    server = cramped
    guest = server.guest()
    table = guest.open_table(ME, HERE)
    with joined(server, table, guest) as socket:
        assert socket.play("d6")["version"] == 1
        filler = server.disk / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(b"x" * 512):
                pass
        answers = [socket.play("c6", seat=1, command=f"{number}") for number in range(3)]
        refused = [answer["problem"] for answer in answers if answer["kind"] == "refused"]
        assert refused[0]["code"] == "store-full"
        assert refused[0]["text"].startswith("Le disque de l'hôte est plein")
        assert not guest.http.get("/ready").json()["saving"]
        filler.unlink()
        assert socket.play("c6", seat=1, command="0")["version"] == 2
    shown = guest.http.get(f"/api/tables/{table}/moments").json()
    found = archive.check(Path(shutil.copytree(server.disk, tmp_path / "copy")) / server.data.name)
    assert (found.faults, found.events, len(shown)) == ([], 2, 3)
    guest.close()


def serve(data: Path, *before: str) -> tuple[int, str]:
    """How a host that cannot start ends, and what it says."""
    command = [*before, sys.executable, "-m", "galerie", "--lang", "en", "serve", "--port", "0", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


def test_a_file_that_is_no_store_is_named_and_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    data.write_text("precious notes, no database at all")
    code, said = serve(data)
    assert code == 2
    assert said.startswith(f"The file of the tables, “{data}”, cannot be used (file is not a database).")
    assert data.read_text() == "precious notes, no database at all"


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    code, said = serve(tmp_path)
    assert code == 2
    assert "Is a directory" in said


def test_a_file_that_can_only_be_read_is_refused_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    Store(data).close()
    before = data.read_bytes()
    data.chmod(0o444)
    # root writes where nobody may, unless it is forbidden to
    humbly = ["setpriv", "--bounding-set", "-dac_override"] if os.geteuid() == 0 else []
    code, said = serve(data, *humbly)
    assert code == 2, said
    assert "cannot be used (attempt to write a readonly database)" in said
    assert data.read_bytes() == before
