"""The schema of the file, as a list of steps: a file of an earlier version is upgraded when it is opened.

`PRAGMA user_version` counts the steps that a file has been through. A step that was released never changes; every later
change is a step of its own.
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
"""The first files were created by this and have version 0, so it must accept tables that exist already."""

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
"""Accounts and ratings, and what is needed to list a player's games. The status of older tables can only be found by
replaying them, which the server does after it has started."""

FORMER_GRACE: Final = 150
"""Milliseconds that every move was given before lag was measured; the clocks of older logs are replayed with it."""

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
"""Chat, the lag of moves, and clocks of correspondence games."""

LEAN: Final = "DROP INDEX IF EXISTS commands;"
"""The table itself, which has its whole log in memory, makes sure that a command is executed once. The index was as
large as the log, so that every move was written twice."""

OWN_TYPES: Final = ""
"""Nothing changes in the file. From here on its JSON values are the types of `rows`, to which a release may add fields;
the releases before refuse fields that they do not know, so they must refuse the file."""

LEARNING: Final = """
CREATE TABLE progress (account TEXT PRIMARY KEY REFERENCES accounts (id), value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE puzzles (
    name TEXT PRIMARY KEY,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    tries INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE solvers (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) WITHOUT ROWID;
CREATE TABLE solutions (
    account TEXT NOT NULL REFERENCES accounts (id),
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, puzzle)
) WITHOUT ROWID;
"""
"""Progress in lessons, and the ratings of puzzles and of those who solve them."""

ANALYSES: Final = """
CREATE TABLE analyses (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX analyses_of ON analyses (person, at);
"""
"""Analyses that were shared by a link."""

LOOKS: Final = """
ALTER TABLE accounts ADD COLUMN looks TEXT NOT NULL DEFAULT '';
UPDATE accounts SET looks = replace(replace(replace(key, 'i', 'l'), 'rn', 'm'), 'vv', 'w');
CREATE INDEX accounts_by_looks ON accounts (looks);
CREATE TABLE former_guests (guest TEXT PRIMARY KEY, account TEXT NOT NULL) WITHOUT ROWID;
"""
"""What the names of accounts look like, as `people.names.looks` says; those that look alike already keep their names.
And the guests of accounts that were removed, so that their cookies do not hold the old seats again."""

BOT_ACCOUNTS: Final = """
ALTER TABLE accounts ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
CREATE TABLE tokens (
    digest TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    used INTEGER
) WITHOUT ROWID;
CREATE INDEX tokens_of ON tokens (account);
"""
"""Accounts that are bots, and the tokens with which they play."""

STEPS: Final = (LOG, PEOPLE, CONDUCT, LEAN, OWN_TYPES, LEARNING, ANALYSES, LOOKS, BOT_ACCOUNTS)


def plain(text: str) -> str:
    """Text in the form in which it is searched: lower case, without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Apply the steps that the file has not been through, each in a transaction; refuse a file of a later version."""
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
