"""What is asked of the database takes no longer because somebody has stored a lot there.

Work is counted in steps of SQLite's machine, which are the same however busy this one is.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from galerie.host.duels import storage
from galerie.host.duels.storage import Duel
from galerie.host.lobby import calls
from galerie.host.people import dealt, leaders, rehearsals
from galerie.host.people.people import People
from galerie.host.people.removal import ROWS, remove_person
from galerie.host.people.renaming import rename_seats
from galerie.host.store import schema
from galerie.host.store.database import Database, Work
from galerie.host.store.lease import Lease
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.store.sqlite import SqliteDatabase, connected
from galerie.host.store.store import DAY, NEAR, Store
from tests.host.accounts import accounts_of

T = TypeVar("T")

OFTEN = 10
"""Steps between two looks at the number of them."""

FEW, MANY = 200, 1_600
GAME, DEAL = "solo", "day-2026-01-31"


@pytest.fixture
def db(tmp_path: Path) -> Iterator[SqliteDatabase]:
    with closing(connected(tmp_path / "db")) as opened:
        schema.upgrade(opened, tmp_path / "db")
        yield opened


def seat(db: SqliteDatabase, guest: str, count: int, deal: str | None = DEAL) -> None:
    """Open so many tables at which a guest sits, and nobody has moved."""
    charter = msgspec.json.encode(TableSetup(GAME, 1, ("other",), (Chair.of(guest, "Ada"),), deal=deal))
    tables = [(f"{guest}-{deal}-{number}", number) for number in range(count)]
    db.execute("BEGIN")
    db.executemany("INSERT INTO tables (id, charter) VALUES (?, ?)", [(table, charter) for table, _ in tables])
    db.executemany(
        "INSERT INTO standings (table_id, game, touched, deal, acting, ending) VALUES (?, ?, ?, ?, '[0]', '{}')",
        [(table, GAME, at, deal) for table, at in tables],
    )
    db.executemany(
        "INSERT INTO seatings (table_id, seat, guest, name, touched) VALUES (?, 0, ?, 'ada', ?)",
        [(table, guest, at) for table, at in tables],
    )
    db.execute("COMMIT")


def steps(db: SqliteDatabase, work: Callable[[SqliteDatabase], Any]) -> int:
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += OFTEN
        return 0

    db.set_progress_handler(count, OFTEN)
    work(db)
    db.set_progress_handler(None, 0)
    return counted


DEALT: dict[str, Callable[[SqliteDatabase], Any]] = {
    "rehearsal": lambda db: rehearsals.note(db, "none", GAME, DEAL, {"ada"}),
    "first try": lambda db: storage.played(db, ["ada"], Duel("x", GAME, DEAL, (), "ada", 0)),
    "finished": lambda db: leaders._has_finished(db, "zoe", GAME, DEAL),
}


@pytest.mark.parametrize("name", DEALT)
def test_who_has_played_a_deal_is_found_however_many_tables_anybody_has(
    db: SqliteDatabase, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(dealt, "NEWEST", FEW)
    seat(db, "ada", FEW)
    before = steps(db, DEALT[name])
    seat(db, "eve", MANY)
    assert steps(db, DEALT[name]) < 1.2 * before + OFTEN, "others have as many of the deal as they like"
    seat(db, "ada", MANY, deal="other")
    assert steps(db, DEALT[name]) < 1.2 * before + OFTEN, "only the newest of one's own are looked at"


async def test_much_is_removed_a_little_at_a_time(tmp_path: Path) -> None:
    store, people = Store(tmp_path / "store"), People()
    written: list[int] = []

    def talk(db: Database) -> None:
        assert isinstance(db, SqliteDatabase)
        db.execute("INSERT INTO tables (id, charter) VALUES ('table', '{}')")
        rows = [(number, b'{"guest": "ada", "by": "x"}') for number in range(MANY)]
        db.executemany("INSERT INTO chat (table_id, number, room, line) VALUES ('table', ?, 'gallery', ?)", rows)

    def note(db: Database) -> int:
        assert isinstance(db, SqliteDatabase)
        (left,) = db.execute("SELECT count(*) FROM chat").fetchone()
        return int(left)

    await store.run(talk)
    run = store.run

    async def noted(work: Work[Any], lease: Lease | None = None) -> Any:
        done = await run(work, lease)
        written.append(await run(note))
        return done

    store.run = noted  # type: ignore[method-assign]
    assert await accounts_of(store, people).remove_guest("ada")
    assert "ada" in people.bound, "their cookie is worth nothing, though the last transaction found nothing"
    removed = [before - after for before, after in pairwise([MANY, *written])]
    assert sum(removed) == MANY
    assert max(removed) <= ROWS
    store.close()


class Counted:
    """Does portions in a database, and counts the steps of each."""

    def __init__(self, db: SqliteDatabase) -> None:
        self.steps: list[int] = []
        self._db = db

    async def run(self, work: Work[T], /) -> T:
        done: list[T] = []
        self._db.execute("BEGIN IMMEDIATE")
        self.steps.append(steps(self._db, lambda db: done.append(work(db))))
        self._db.execute("COMMIT")
        return done[0]

    async def read(self, work: Work[T], _: str, /) -> T:
        """Beside the writer, whose steps alone are counted."""
        return work(self._db)


@pytest.mark.parametrize("change", [remove_person, lambda portions, ada: rename_seats(portions, ada, "Ada", "Eve")])
async def test_no_portion_takes_longer_because_somebody_has_many_tables(
    db: SqliteDatabase, change: Callable[[Counted, str], Awaitable[object]]
) -> None:
    most = []
    for count in (FEW, MANY):
        db.execute("DELETE FROM seatings")
        seat(db, f"ada{count}", count)
        await change(counted := Counted(db), f"ada{count}")
        most.append(max(counted.steps))
        (names,) = db.execute("SELECT count(*) FROM tables WHERE CAST(charter AS TEXT) LIKE '%\"Ada\"%'").fetchone()
        assert names == 0
    assert most[1] < 1.2 * most[0]


def test_somebody_is_called_to_tables_however_many_they_have(
    db: SqliteDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    def called(db: SqliteDatabase) -> list[Any]:
        return db.execute(calls.OWN, {"person": "ada", "most": 50, "looked": FEW}).fetchall()

    seat(db, "ada", FEW)
    before = steps(db, called)
    seat(db, "ada", MANY, deal="other")
    assert steps(db, called) < 2.5 * before, "all are sorted, and the newest looked at"


def test_deadlines_that_are_near_are_found_among_any_number_of_seats(db: SqliteDatabase) -> None:
    def near(db: SqliteDatabase) -> list[Any]:
        wanted = {"now": 0, "day": DAY}
        return [row for seats in ("seatings", "holders") for row in db.execute(NEAR.format(seats=seats), wanted)]

    seat(db, "ada", FEW)
    db.execute("INSERT INTO deadlines (table_id, since, at) VALUES (?, ?, ?)", (f"ada-{DEAL}-3", -1_000, 100))
    before = steps(db, near)
    assert near(db) == [(f"ada-{DEAL}-3", GAME, "ada", 100)]
    seat(db, "eve", MANY)
    assert steps(db, near) < 1.2 * before + OFTEN
