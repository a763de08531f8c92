"""A store moves to PostgreSQL and back with everything that is in it."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from galerie.cli import app
from galerie.core import Refusal
from galerie.host.store import archive, moving
from galerie.host.store.address import Place
from galerie.host.store.beside import transaction
from galerie.host.store.database import Database
from galerie.host.store.holdings import HOLDINGS
from galerie.host.store.rows import Chair, EventRow, TableSetup
from galerie.host.store.store import Store, TableChange
from tests.postgres import Postgres

TRUTHS = {
    ("accounts", "bot"),
    ("accounts", "unlisted"),
    ("changes", "public"),
    ("challenges", "declined"),
    ("deadlines", "reminded"),
    ("duel_calls", "declined"),
    ("duel_tries", "known"),
    ("room_members", "has_left"),
    ("solutions", "solved"),
}
SETUP = TableSetup("reversi", 1, (), (Chair("human", "Ada", guest="a"), Chair("human", "Bob", guest="b")))
GAME = (EventRow(1, 0, "d6", 0, "one"), EventRow(2, 1, "c6", 10, "two"))


def content(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    with transaction(place) as db:
        return {
            table: sorted(db.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall(), key=repr)  # noqa: S608
            for table, names in db.columns().items()
        }


def fill(db: Database) -> None:
    """A row in every table that has none, with different values in each column."""
    parents = {"account": "ada", "friend": "bob", "challenged": "bob", "table_id": "t", "room_id": "r", "one": 1}
    parents["tournament_id"] = "cup"
    db.executemany("INSERT INTO accounts (id, name, key, passphrase, since) VALUES (?, ?, ?, '', 5)", PEOPLE)
    for table in HOLDINGS:
        if not db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]:  # noqa: S608
            names = [name for name in db.columns()[table] if (table, name) not in moving.COMPUTED]
            row = [
                parents.get(name, True if (table, name) in TRUTHS else value(table, name, number))
                for number, name in enumerate(names, 7)
            ]
            db.fill(table, names, [tuple(row)])


PEOPLE = [("ada", "Ada", "ada"), ("bob", "Bob", "bob")]
NUMBERS = ("number", "seat", "at", "since", "until", "touched", "seen", "failures", "games", "tries", "closed", "used")


def value(table: str, name: str, number: int) -> object:
    if name == "id" and table in {"rooms", "tournaments"}:
        return {"rooms": "r", "tournaments": "cup"}[table]
    if (table, name) in BYTES:
        return b'{"guest":"ada"}'
    if name in {"value", "deviation", "volatility", "before", "after", "score"}:
        return number + 0.1
    return number if name in NUMBERS and (table, name) != ("keys", "used") else f"l'été {number}\n\t\\"


BYTES = {
    ("chat", "line"),
    ("duels", "options"),
    ("pairings", "pairing"),
    ("progress", "value"),
    ("reports", "lines"),
    ("room_chat", "line"),
    ("rooms", "room"),
    ("tournaments", "tournament"),
}


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A store with something in every table."""

    async def keep() -> None:
        store = Store(tmp_path / "full.sqlite3")
        await store.open("t", SETUP)
        await store.append(TableChange("t", GAME))
        await store.run(fill)
        store.close()

    asyncio.run(keep())
    return tmp_path / "full.sqlite3"


def run(*words: str, lang: str = "en") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, words, env={"GALERIE_LANG": lang, "COLUMNS": "120"})
    return result.exit_code, result.stdout, result.stderr


def test_everything_moves_to_postgresql_and_back(full: Path, tmp_path: Path, postgres: Postgres) -> None:
    database, back = postgres.database(template="template0"), tmp_path / "back.sqlite3"
    before = content(full)
    assert all(before.values())
    code, out, _ = run("migrate", f"sqlite:{full}", database.url)
    assert (code, out.splitlines()) == (
        0,
        [
            f"{database} is whole: 1 table, 2 events, all replayed.",
            f"Everything is copied. Start the server with --data {database}; the old database is unchanged.",
        ],
    )
    assert content(full) == before
    assert content(database) == before
    assert run("check", "--data", database.url)[1] == f"{database} is whole: 1 table, 2 events, all replayed.\n"
    assert run("migrate", database.url, str(back))[0] == 0
    assert content(back) == before
    assert archive.check(back).faults == []


async def test_new_rows_are_numbered_on_after_a_move(full: Path, postgres: Postgres) -> None:
    database = postgres.database()
    await asyncio.to_thread(moving.migrate, full, database)
    store = Store(database)
    added = "INSERT INTO audit (at, by, act, subject, detail) VALUES (0, '', '', '', '') RETURNING number"
    (number,) = await store.run(lambda db: db.execute(added).fetchone())
    store.close()
    assert number == max(row[0] for row in content(full)["audit"]) + 1


def test_a_store_that_is_not_empty_is_not_moved_into(full: Path, tmp_path: Path, postgres: Postgres) -> None:
    other, database = tmp_path / "other.sqlite3", postgres.database()
    shutil.copy(full, other)
    before = content(other)
    for source, target in ((full, other), (other, full)):
        with pytest.raises(Refusal, match="migrate not empty"):
            moving.migrate(source, target)
    moving.migrate(full, database)
    with pytest.raises(Refusal, match="migrate not empty"):
        moving.migrate(other, database)
    assert content(other) == before


def test_a_store_in_use_is_not_moved(full: Path, postgres: Postgres) -> None:
    store = Store(full)
    with pytest.raises(Refusal, match="store taken"):
        moving.migrate(full, postgres.database())
    store.close()


def test_a_store_with_a_game_that_does_not_replay_is_not_moved(full: Path, postgres: Postgres) -> None:
    database = postgres.database()
    with transaction(full) as db:
        db.execute("UPDATE events SET move = 'a1' WHERE version = 2")
    code, _, err = run("migrate", str(full), database.url)
    assert code == 1
    assert "damaged" in err
    assert content(database)["tables"] == []
    with transaction(full) as db:
        db.execute("UPDATE events SET move = 'c6' WHERE version = 2")
    assert moving.migrate(full, database).faults == []


def test_what_is_not_there_is_not_moved(tmp_path: Path, postgres: Postgres) -> None:
    code, _, err = run("migrate", str(tmp_path / "nothing"), postgres.database().url)
    assert code
    assert "nothing" in err
    assert not (tmp_path / "nothing").exists()


def test_backups_of_postgresql_are_left_to_its_own_tools(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database().url
    for words, tool in (
        (("backup", str(tmp_path / "copy")), "pg_dump"),
        (("restore", str(tmp_path / "copy")), "pg_restore"),
    ):
        for lang in ("en", "fr"):
            code, _, err = run(*words, "--data", url, lang=lang)
            assert code
            assert tool in err
