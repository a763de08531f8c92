"""The tables of the file, step by step: a file of an earlier version is brought up to date when it is opened.

`PRAGMA user_version` counts the steps a file has been through. A step is never changed once a file may have been
through it; whatever comes later is another step.
"""

import sqlite3
import unicodedata
from pathlib import Path
from typing import Final

from galerie.core import Refusal

LOG: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    charter BLOB NOT NULL,
    next TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    elapsed INTEGER NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS commands ON events (table_id, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
"""The first files were made by this and counted nothing, so it must pass over what is there."""

PEOPLE: Final = """
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL,
    since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id)
) WITHOUT ROWID;
CREATE INDEX guests_of ON guests (account);
CREATE TABLE sessions (
    digest TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE seatings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seatings_of ON seatings (guest, table_id) WHERE guest IS NOT NULL;
CREATE TABLE standings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    touched INTEGER,
    acting BLOB,
    ending BLOB
) WITHOUT ROWID;
CREATE INDEX standings_unknown ON standings (table_id) WHERE acting IS NULL;
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) WITHOUT ROWID;
CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    before REAL NOT NULL,
    after REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE hints (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO seatings
    SELECT tables.id, chair.key, json_extract(chair.value, '$.guest'),
        plain(coalesce(json_extract(chair.value, '$.name'), '')), json_extract(chair.value, '$.level')
    FROM tables, json_each(CAST(charter AS TEXT), '$.chairs') AS chair;
INSERT INTO standings (table_id, game) SELECT id, json_extract(CAST(charter AS TEXT), '$.game') FROM tables;
"""
"""Accounts and ratings, and what is needed to list somebody's games. How the tables that are there already stand can
be told only by their games: their standings are filled in when the host starts."""

FORMER_GRACE: Final = 150
"""What every move was forgiven before lag was measured, in milliseconds: clocks of older logs are folded with it."""

CONDUCT: Final = f"""
ALTER TABLE events ADD COLUMN lag INTEGER NOT NULL DEFAULT {FORMER_GRACE};
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    room TEXT NOT NULL,
    line BLOB NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE deadlines (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    since INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX deadlines_in_order ON deadlines (at);
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
"""
"""What is said at a table, the lag of moves, and clocks that go on while nobody is there."""

LEAN: Final = "DROP INDEX IF EXISTS commands;"
"""That a command is done once is seen to by the table, which has its whole log in mind. The index was as large as the
log, and every move had to be written twice."""

STEPS: Final = (LOG, PEOPLE, CONDUCT, LEAN)


def plain(text: str) -> str:
    """Text as it is searched for: small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def bring_up(db: sqlite3.Connection, path: Path) -> None:
    """Take the steps that a file has not been through, each wholly or not at all; refuse one from the future."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise Refusal("store-later", path=str(path))
    db.create_function("plain", 1, plain, deterministic=True)
    for number, step in enumerate(STEPS[version:], version + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.rollback()
            raise
