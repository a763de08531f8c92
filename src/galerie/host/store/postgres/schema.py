"""The schema of a PostgreSQL database, as a list of steps.

The first creates the schema as it was when PostgreSQL was added; the later ones are those of SQLite, translated. A step
that SQLite alone understands has its counterpart in `OWN`. `tests/host/test_schemas.py` compares the two schemas.
"""

import re
from typing import Any, Final

from psycopg import Connection

from galerie.core import Refusal
from galerie.host.store import schema
from galerie.host.store.address import Address

FIRST_VERSION: Final = 15
"""The number of SQLite's steps that the first step here stands for."""

LOCK: Final = 0x67616C65
"""The key of the lock under which a database is upgraded, so that two servers can start together."""

VERSION: Final = "schema_version"
"""The table with the number of steps that the database has been through. It belongs to this module alone."""

FIRST: Final = """
CREATE TABLE tables (id TEXT PRIMARY KEY, charter BYTEA NOT NULL, next TEXT);
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    move TEXT NOT NULL,
    elapsed BIGINT NOT NULL,
    command TEXT,
    lag BIGINT NOT NULL DEFAULT 150,
    PRIMARY KEY (table_id, version)
);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL,
    since BIGINT NOT NULL,
    looks TEXT NOT NULL DEFAULT '',
    bot BOOLEAN NOT NULL DEFAULT FALSE,
    unlisted BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX accounts_by_looks ON accounts (looks);
CREATE TABLE guests (guest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id));
CREATE INDEX guests_of ON guests (account);
CREATE TABLE sessions (
    digest TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    since BIGINT NOT NULL,
    browser TEXT NOT NULL DEFAULT '',
    seen BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE seatings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    level TEXT,
    touched BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seatings_of ON seatings (guest, touched, table_id) WHERE guest IS NOT NULL;
CREATE TABLE standings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    touched BIGINT,
    acting BYTEA,
    ending BYTEA
);
CREATE INDEX standings_unknown ON standings (table_id) WHERE acting IS NULL;
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE INDEX ratings_best ON ratings (game, value);
CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL DEFAULT 0,
    public BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX changes_of ON changes (account, at, table_id) WHERE public;
CREATE TABLE hints (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE FUNCTION said_by(line BYTEA) RETURNS TEXT LANGUAGE sql IMMUTABLE
    AS $$ SELECT convert_from(line, 'UTF8')::json ->> 'guest' $$;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    room TEXT NOT NULL,
    line BYTEA NOT NULL,
    command TEXT,
    guest TEXT GENERATED ALWAYS AS (said_by(line)) STORED,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_of ON chat (guest) WHERE guest IS NOT NULL;
CREATE TABLE deadlines (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    since BIGINT NOT NULL,
    at BIGINT NOT NULL,
    reminded BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX deadlines_in_order ON deadlines (at);
CREATE TABLE pulse (one BIGINT PRIMARY KEY CHECK (one = 1), at BIGINT NOT NULL);
CREATE TABLE progress (account TEXT PRIMARY KEY REFERENCES accounts (id), value BYTEA NOT NULL);
CREATE TABLE puzzles (
    name TEXT PRIMARY KEY,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL
);
CREATE TABLE solvers (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE TABLE solutions (
    account TEXT NOT NULL REFERENCES accounts (id),
    puzzle TEXT NOT NULL,
    solved BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, puzzle)
);
CREATE TABLE analyses (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX analyses_of ON analyses (person, at);
CREATE TABLE former_guests (guest TEXT PRIMARY KEY, account TEXT NOT NULL);
CREATE TABLE tokens (
    digest TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX tokens_of ON tokens (account);
CREATE TABLE blocks (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    since BIGINT NOT NULL,
    UNIQUE (person, blocked)
);
CREATE TABLE reports (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,
    network TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    lines BYTEA NOT NULL,
    closed BIGINT
);
CREATE TABLE bans (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    person TEXT,
    network TEXT,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT
);
CREATE TABLE audit (
    number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    by TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE TABLE admin_keys (digest TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE receivers (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    session TEXT,
    address TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,
    name TEXT NOT NULL,
    since BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX receivers_of ON receivers (person);
CREATE INDEX receivers_by_use ON receivers (seen);
CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    until BIGINT NOT NULL,
    used TEXT
);
CREATE INDEX keys_of ON keys (table_id, guest);
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    touched BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
);
CREATE INDEX holders_of ON holders (guest, touched, table_id);
CREATE VIEW held_seats AS
    SELECT table_id, seat, guest, touched FROM seatings UNION ALL SELECT table_id, seat, guest, touched FROM holders;
CREATE TABLE recovery_codes (digest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id));
CREATE INDEX recovery_codes_of ON recovery_codes (account);
CREATE TABLE former_names (
    looks TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    since BIGINT NOT NULL
);
CREATE INDEX former_names_of ON former_names (account);
CREATE TABLE rooms (id TEXT PRIMARY KEY, room BYTEA NOT NULL, touched BIGINT NOT NULL);
CREATE INDEX rooms_in_order ON rooms (touched);
CREATE TABLE room_members (
    room_id TEXT NOT NULL REFERENCES rooms (id),
    guest TEXT NOT NULL,
    has_left BOOLEAN NOT NULL,
    PRIMARY KEY (room_id, guest)
);
CREATE INDEX room_members_of ON room_members (guest);
CREATE TABLE room_chat (
    room_id TEXT NOT NULL REFERENCES rooms (id),
    number BIGINT NOT NULL,
    guest TEXT NOT NULL,
    line BYTEA NOT NULL,
    command TEXT,
    PRIMARY KEY (room_id, number)
);
CREATE INDEX room_chat_of ON room_chat (guest);
CREATE TABLE friend_links (account TEXT PRIMARY KEY REFERENCES accounts (id), code TEXT NOT NULL UNIQUE);
CREATE TABLE friends (
    account TEXT NOT NULL REFERENCES accounts (id),
    friend TEXT NOT NULL REFERENCES accounts (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (account, friend)
);
CREATE TABLE challenges (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    challenged TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    declined BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX challenges_by ON challenges (account, at);
CREATE INDEX challenges_of ON challenges (challenged, at);
CREATE TABLE deal_results (
    game TEXT NOT NULL,
    deal TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    score DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, deal, account)
);
CREATE INDEX deal_results_best ON deal_results (game, deal, score);

CREATE FUNCTION acts(acting BYTEA, seat BIGINT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE
    AS $$ SELECT coalesce(convert_from(acting, 'UTF8')::jsonb @> to_jsonb(seat), FALSE) $$;

CREATE FUNCTION touch_seatings() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE seatings SET touched = NEW.touched WHERE table_id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER standings_touched AFTER UPDATE OF touched ON standings FOR EACH ROW
WHEN (
    NEW.touched / 60000 != coalesce(OLD.touched / 60000, 0) OR NEW.touched != OLD.touched AND NEW.ending IS NOT NULL
)
EXECUTE FUNCTION touch_seatings();
CREATE FUNCTION touch_holders() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE holders SET touched = NEW.touched WHERE table_id = NEW.table_id AND seat = NEW.seat;
    RETURN NULL;
END $$;
CREATE TRIGGER seatings_touched AFTER UPDATE OF touched ON seatings FOR EACH ROW EXECUTE FUNCTION touch_holders();
"""

REHEARSALS: Final = """
ALTER TABLE standings ADD COLUMN deal TEXT DEFAULT NULL;
ALTER TABLE standings ADD COLUMN rehearsed BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE standings SET deal = convert_from(charter, 'UTF8')::jsonb->>'deal'
    FROM tables WHERE id = table_id AND convert_from(charter, 'UTF8')::jsonb->>'deal' IS NOT NULL;
CREATE INDEX standings_of_deal ON standings (deal, game) WHERE deal IS NOT NULL;
"""

OWN: Final[dict[int, str]] = {18: REHEARSALS}
"""By version, the steps that cannot be translated."""

TYPES: Final = {
    "INTEGER PRIMARY KEY AUTOINCREMENT": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "INTEGER PRIMARY KEY": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "INTEGER": "BIGINT",
    "BLOB": "BYTEA",
    "REAL": "DOUBLE PRECISION",
    " WITHOUT ROWID": "",
}
WORDS: Final = re.compile("|".join(TYPES))
TEXT: Final = re.compile(r"\bTEXT\b(?= (?:NOT NULL|PRIMARY KEY|GENERATED|DEFAULT|REFERENCES|UNIQUE)|,|\s*\))")
"""The type of a column."""


def latest() -> int:
    return len(schema.STEPS)


def step(version: int) -> str:
    """The step that leads to a version; text is compared byte by byte, as in SQLite, in whatever language."""
    if version == FIRST_VERSION:
        text = FIRST
    elif version in OWN:
        text = OWN[version]
    else:
        text = WORDS.sub(lambda found: TYPES[found[0]], schema.STEPS[version - 1])
    return TEXT.sub('TEXT COLLATE "C"', text)


def version(db: Connection[Any]) -> int:
    """The number of steps that a database has been through."""
    if db.execute("SELECT to_regclass(%s)", (VERSION,)).fetchone() == (None,):
        return 0
    found = db.execute("SELECT version FROM schema_version").fetchone()
    return int(found[0]) if found else 0


def upgrade(db: Connection[Any], address: Address) -> None:
    """Bring a database up to the present version, in one transaction; refuse one of a later version."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        known = version(db)
        if known > latest():
            raise Refusal("database-later", address=str(address))
        for number in range(max(known + 1, FIRST_VERSION), latest() + 1):
            db.execute(step(number).encode())
        db.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        if known != latest():
            db.execute("DELETE FROM schema_version")
            db.execute("INSERT INTO schema_version VALUES (%s)", (latest(),))
