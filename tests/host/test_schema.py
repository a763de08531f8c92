"""Files of every version open; what they hold is found again."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from galerie.core import Refusal
from galerie.host.people import games
from galerie.host.people.games import Filter
from galerie.host.people.names import key, looks
from galerie.host.people.people import People
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.store.schema import STEPS, plain
from galerie.host.store.store import Store

FIRST = """
CREATE TABLE tables (id TEXT PRIMARY KEY, charter BLOB NOT NULL, next TEXT) WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    elapsed INTEGER NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX commands ON events (table_id, command) WHERE command IS NOT NULL;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
"""As the first files were made."""

CHARTER = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="g"), Chair("bot", level="novice")))


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A file of the first version: one game that goes on, one that was resigned, one of a game that is no more."""
    path = tmp_path / "tables.sqlite3"
    db = sqlite3.connect(path)
    db.executescript(FIRST)
    charters = {"going": CHARTER, "over": CHARTER, "gone": msgspec.structs.replace(CHARTER, game="gobang")}
    rows = [(name, msgspec.json.encode(setup)) for name, setup in charters.items()]
    db.executemany("INSERT INTO tables (id, charter) VALUES (?, ?)", rows)
    moves = [("going", 1, 0, "d6", 0, "c"), ("over", 1, 0, "d6", 0, None), ("over", 2, 0, "!resign", 5, None)]
    db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", moves)
    db.execute("INSERT INTO secrets VALUES ('cookie', 'old secret')")
    db.commit()
    db.close()
    return path


async def test_a_file_of_the_first_version_is_brought_up_to_date(first: Path) -> None:
    store = Store(first)
    assert store.secret == "old secret"  # noqa: S105  so that guests are recognised again
    stored = await store.load("going")
    assert stored
    assert (stored.setup, [entry.move for entry in stored.entries], stored.has_status) == (CHARTER, ["d6"], False)
    await games.fill_in_statuses(store)
    found = await games.listed(store, People(), "g", Filter())
    listed = {game.table: (game.at, game.to_act, game.ending and game.ending.reason) for game in found.games}
    assert listed == {"going": (None, [1], None), "over": (None, [], "resigned"), "gone": (None, [], None)}
    store.close()
    again = Store(first)
    stored = await again.load("going")
    assert stored
    assert stored.has_status
    again.close()


async def test_accounts_of_earlier_versions_are_known_by_what_they_look_like(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    db = sqlite3.connect(path)
    db.create_function("plain", 1, plain)
    for step in STEPS[:7]:
        db.executescript(step)
    names = ["Ali Vernet", "All Vemet", "Vvim"]
    db.executemany("INSERT INTO accounts VALUES (?, ?, ?, '', 0)", [(name, name, key(name)) for name in names])
    db.execute("PRAGMA user_version = 7")
    db.commit()
    db.close()
    store = Store(path)
    found = await store.run(lambda db: dict(db.execute("SELECT name, looks FROM accounts")))
    assert found == {name: looks(key(name)) for name in names}
    store.close()


async def test_a_fresh_file_is_of_the_present_version(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    assert await store.run(lambda db: db.execute("PRAGMA user_version").fetchone()) == (len(STEPS),)
    store.close()


def test_a_file_of_a_later_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    db.close()
    for _ in range(2):
        with pytest.raises(Refusal, match="store later"):
            Store(path)
    db = sqlite3.connect(path)
    assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    db.close()


def test_a_step_that_fails_leaves_the_file_as_it_was(first: Path) -> None:
    db = sqlite3.connect(first)
    db.execute("UPDATE tables SET charter = 'not json' WHERE id = 'going'")
    db.commit()
    with pytest.raises(Refusal, match="store unusable"):
        Store(first)
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'accounts'").fetchone() == (0,)
    db.close()
