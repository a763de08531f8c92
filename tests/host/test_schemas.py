"""The schemas of SQLite and PostgreSQL are the same, column by column, however they came to be."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from galerie.host.store import schema
from galerie.host.store.address import Address
from galerie.host.store.postgres import schema as postgres_schema
from tests.postgres import Postgres

TYPES = {
    "TEXT": {"text"},
    "BOOLEAN": {"boolean"},
    "INTEGER": {"bigint", "boolean"},
    "BLOB": {"bytea"},
    "REAL": {"double precision"},
}
"""SQLite has no truth values, but takes any name of a type."""


class Column(NamedTuple):
    table: str
    name: str
    type: str
    required: bool
    """It cannot be NULL."""

    key: bool
    """A part of the primary key."""

    computed: bool


COLUMNS = """
SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    EXISTS (SELECT 1 FROM pg_index WHERE indrelid = c.oid AND indisprimary AND a.attnum = ANY (indkey)),
    a.attgenerated != ''
FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid JOIN pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relkind = 'r' AND n.nspname = 'public' AND a.attnum > 0 AND NOT a.attisdropped
ORDER BY c.relname, a.attnum
"""
COLLATIONS = """
SELECT DISTINCT collname FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
    JOIN pg_namespace AS n ON n.oid = c.relnamespace JOIN pg_collation AS l ON l.oid = a.attcollation
WHERE c.relkind = 'r' AND n.nspname = 'public' AND a.attnum > 0
"""
INDEXES = "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
REFERENCES = """
SELECT t.relname, a.attname, o.relname FROM pg_constraint AS c
    JOIN pg_class AS t ON t.oid = c.conrelid JOIN pg_class AS o ON o.oid = c.confrelid
    JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
WHERE c.contype = 'f'
"""
UNIQUE = """
SELECT t.relname, array_agg(a.attname::text ORDER BY a.attnum) FROM pg_constraint AS c
    JOIN pg_class AS t ON t.oid = c.conrelid JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = ANY (c.conkey)
WHERE c.contype = 'u' AND t.relnamespace = 'public'::regnamespace GROUP BY t.relname, c.oid
"""


def rows(database: Address, asked: str) -> list[Any]:
    with psycopg.connect(database.url) as db:
        return db.execute(asked.encode()).fetchall()


@pytest.fixture
def file() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    schema.upgrade(db, Path("none"))
    return db


def tables(file: sqlite3.Connection) -> list[str]:
    return [
        name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'") if name[:7] != "sqlite_"
    ]


def test_every_column_is_in_both_in_the_same_order(postgres: Postgres, file: sqlite3.Connection) -> None:
    theirs = [Column(*row) for row in rows(postgres.database(), COLUMNS) if row[0] != postgres_schema.VERSION]
    ours = [
        Column(table, name, kind, bool(required or key), bool(key), hidden > 1)
        for table in sorted(tables(file))
        for _, name, kind, required, _, key, hidden in file.execute(f"PRAGMA table_xinfo({table})")
    ]
    assert [each._replace(type="") for each in theirs] == [each._replace(type="") for each in ours]
    for one, other in zip(ours, theirs, strict=True):
        assert other.type in TYPES[one.type], one
    file.close()


def test_every_index_and_reference_is_in_both(postgres: Postgres, file: sqlite3.Connection) -> None:
    database = postgres.database()
    theirs = {name: (table, text.partition("(")[2]) for table, name, text in rows(database, INDEXES)}
    for table in tables(file):
        for _, name, unique, origin, partial in file.execute(f"PRAGMA index_list({table})").fetchall():
            columns = [column for _, _, column in file.execute(f"PRAGMA index_info({name})")]
            if origin == "c":
                assert not unique
                assert theirs[name][0] == table
                assert theirs[name][1].startswith(", ".join(columns) + ")"), name
                assert ("WHERE" in theirs[name][1]) == bool(partial)
    references = {
        (table, column, other)
        for table in tables(file)
        for _, _, other, column, *_ in file.execute(f"PRAGMA foreign_key_list({table})")
    }
    assert {tuple(row) for row in rows(database, REFERENCES)} == references
    unique_of = {
        (table, tuple(column for _, _, column in file.execute(f"PRAGMA index_info({name})")))
        for table in tables(file)
        for _, name, _, origin, _ in file.execute(f"PRAGMA index_list({table})").fetchall()
        if origin == "u"
    }
    assert {(table, tuple(columns)) for table, columns in rows(database, UNIQUE)} == unique_of
    file.close()


def test_text_is_compared_byte_by_byte_whatever_the_language_of_the_database(postgres: Postgres) -> None:
    assert rows(postgres.database(), COLLATIONS) == [("C",)]


def test_a_later_step_of_sqlite_is_translated_and_applied_to_a_database_that_has_data(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = """
    CREATE TABLE things (id TEXT PRIMARY KEY, number INTEGER NOT NULL, text TEXT, share REAL, whole BLOB) WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN thing INTEGER NOT NULL DEFAULT 3;
    ALTER TABLE tables ADD COLUMN sure BOOLEAN NOT NULL DEFAULT FALSE;
    CREATE TABLE counted (number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL DEFAULT '');
    """
    database = postgres.database()
    with psycopg.connect(database.url) as db:
        db.execute("INSERT INTO tables (id, charter) VALUES ('t', 'x')")
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, later))
    for _ in range(2):
        with psycopg.connect(database.url, autocommit=True) as db:
            postgres_schema.upgrade(db, database)
    assert rows(database, "SELECT id, thing, sure FROM tables") == [("t", 3, False)]
    assert rows(database, "SELECT version FROM schema_version") == [(len(schema.STEPS),)]
    found = {(row[0], row[1]): row[2] for row in rows(database, COLUMNS)}
    assert [found["things", name] for name in ("id", "number", "text", "share", "whole")] == [
        "text",
        "bigint",
        "text",
        "double precision",
        "bytea",
    ]
    assert rows(database, "INSERT INTO counted DEFAULT VALUES RETURNING number, name") == [(1, "")]
    assert rows(database, COLLATIONS) == [("C",)]


def test_a_step_that_fails_leaves_the_database_as_it_was(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE things (id TEXT); CREATE NONSENSE;"))
    database = postgres.database()
    with closing(psycopg.connect(database.url, autocommit=True)) as db, pytest.raises(psycopg.errors.SyntaxError):
        postgres_schema.upgrade(db, database)
    assert rows(database, "SELECT to_regclass('things')") == [(None,)]
    assert rows(database, "SELECT version FROM schema_version") == [(len(schema.STEPS) - 1,)]


def test_tables_that_were_opened_earlier_are_found_by_their_deal(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = schema.STEPS
    database = postgres.database(template="template0")
    with closing(sqlite3.connect(tmp_path / "file")) as file, psycopg.connect(database.url, autocommit=True) as db:
        for number, some in enumerate((steps[: steps.index(schema.REHEARSALS)], steps)):
            monkeypatch.setattr(schema, "STEPS", some)
            schema.upgrade(file, tmp_path)
            postgres_schema.upgrade(db, database)
            if number == 0:
                for sql in (
                    """INSERT INTO tables (id, charter) VALUES ('dealt', '{"deal":"abcd2345"}'), ('not', '{}')""",
                    "INSERT INTO standings (table_id, game) VALUES ('dealt', 'solo'), ('not', 'reversi')",
                ):
                    file.execute(sql)
                    db.execute(sql.encode())
                file.commit()
        asked = "SELECT table_id, deal FROM standings ORDER BY table_id"
        assert [*file.execute(asked)] == [*db.execute(asked.encode())] == [("dealt", "abcd2345"), ("not", None)]
