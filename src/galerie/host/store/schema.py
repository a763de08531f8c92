"""The schema of the file, as a list of steps: a file of an earlier version is upgraded when it is opened.

`PRAGMA user_version` counts the steps that a file has been through. A step that was released never changes; every later
change is a step of its own. `postgres.schema` translates the steps after `FRIENDS`, so they are written in SQL that
both have, with BOOLEAN for truth values; where that is not enough it has a step of its own.
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

PAGES: Final = """
ALTER TABLE seatings ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE seatings SET touched = standings.touched
    FROM standings WHERE standings.table_id = seatings.table_id AND standings.touched IS NOT NULL;
DROP INDEX seatings_of;
CREATE INDEX seatings_of ON seatings (guest, touched, table_id) WHERE guest IS NOT NULL;
CREATE TRIGGER standings_touched AFTER UPDATE OF touched ON standings
WHEN NEW.touched / 60000 != coalesce(OLD.touched / 60000, 0) OR NEW.touched != OLD.touched AND NEW.ending IS NOT NULL
BEGIN
    UPDATE seatings SET touched = NEW.touched WHERE table_id = NEW.table_id;
END;
"""
"""A person's tables in the order in which they were last touched, so that a page of them is read from where the one
before ended. Within a minute the order changes only when a game ends: few moves write this index."""

MODERATION: Final = """
UPDATE chat SET line = CAST(json_set(CAST(line AS TEXT), '$.guest', (
        SELECT seatings.guest FROM seatings
        WHERE seatings.table_id = chat.table_id AND seatings.seat = json_extract(CAST(line AS TEXT), '$.seat')
    )) AS BLOB)
    WHERE json_extract(CAST(line AS TEXT), '$.by') != '';
ALTER TABLE chat ADD COLUMN guest TEXT AS (json_extract(CAST(line AS TEXT), '$.guest'));
CREATE INDEX chat_of ON chat (guest) WHERE guest IS NOT NULL;
CREATE TABLE blocks (
    number INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    UNIQUE (person, blocked)
);
CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,
    network TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    lines BLOB NOT NULL,
    closed INTEGER
);
CREATE TABLE bans (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    person TEXT,
    network TEXT,
    reason TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
);
CREATE TABLE audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE TABLE admin_keys (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
"""
"""Who has said a line of chat; whom people have blocked and reported; bans, and whatever else administrators do."""

RECEIVERS: Final = """
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
    since INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX receivers_of ON receivers (person);
CREATE INDEX receivers_by_use ON receivers (seen);
ALTER TABLE deadlines ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
"""
"""Devices and web hooks to which notices are sent, and whether players were reminded of a deadline."""

KEYS: Final = """
CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    until INTEGER NOT NULL,
    used TEXT
) WITHOUT ROWID;
CREATE INDEX keys_of ON keys (table_id, guest);
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    touched INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
) WITHOUT ROWID;
CREATE INDEX holders_of ON holders (guest, touched, table_id);
CREATE TRIGGER seatings_touched AFTER UPDATE OF touched ON seatings
BEGIN
    UPDATE holders SET touched = NEW.touched WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE VIEW held_seats AS
    SELECT table_id, seat, guest, touched FROM seatings UNION ALL SELECT table_id, seat, guest, touched FROM holders;
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen = since;
CREATE TABLE recovery_codes (digest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id)) WITHOUT ROWID;
CREATE INDEX recovery_codes_of ON recovery_codes (account);
CREATE TABLE former_names (
    looks TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX former_names_of ON former_names (account);
"""
"""Keys to seats and the further devices that hold them, the devices of accounts, their recovery codes, and the names
that they had before."""

ROOMS: Final = """
CREATE TABLE rooms (id TEXT PRIMARY KEY, room BLOB NOT NULL, touched INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX rooms_in_order ON rooms (touched);
CREATE TABLE room_members (
    room_id TEXT NOT NULL REFERENCES rooms (id),
    guest TEXT NOT NULL,
    has_left INTEGER NOT NULL,
    PRIMARY KEY (room_id, guest)
) WITHOUT ROWID;
CREATE INDEX room_members_of ON room_members (guest);
CREATE TABLE room_chat (
    room_id TEXT NOT NULL REFERENCES rooms (id),
    number INTEGER NOT NULL,
    guest TEXT NOT NULL,
    line BLOB NOT NULL,
    command TEXT,
    PRIMARY KEY (room_id, number)
) WITHOUT ROWID;
CREATE INDEX room_chat_of ON room_chat (guest);
"""
"""Rooms of friends, whose members, and those who were, are found by guest, and what is said there."""

FRIENDS: Final = """
CREATE TABLE friend_links (
    account TEXT PRIMARY KEY REFERENCES accounts (id),
    code TEXT NOT NULL UNIQUE
) WITHOUT ROWID;
CREATE TABLE friends (
    account TEXT NOT NULL REFERENCES accounts (id),
    friend TEXT NOT NULL REFERENCES accounts (id),
    since INTEGER NOT NULL,
    PRIMARY KEY (account, friend)
) WITHOUT ROWID;
CREATE TABLE challenges (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    account TEXT NOT NULL REFERENCES accounts (id),
    challenged TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    declined INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX challenges_by ON challenges (account, at);
CREATE INDEX challenges_of ON challenges (challenged, at);
ALTER TABLE accounts ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE changes ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE changes ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
UPDATE changes SET at = coalesce(touched, 0), public = coalesce(json_extract(CAST(charter AS TEXT), '$.public'), 0)
    FROM standings JOIN tables ON id = standings.table_id WHERE standings.table_id = changes.table_id;
CREATE INDEX changes_of ON changes (account, at, table_id) WHERE public;
CREATE INDEX ratings_best ON ratings (game, value);
CREATE TABLE deal_results (
    game TEXT NOT NULL,
    deal TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    score REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, deal, account)
) WITHOUT ROWID;
CREATE INDEX deal_results_best ON deal_results (game, deal, score);
"""
"""Friends and challenges; which rated games everybody may see, whose profile is hidden; results of the day's deals."""

DUELS: Final = """
CREATE TABLE duels (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    deal TEXT NOT NULL,
    options BLOB NOT NULL,
    guest TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX duels_of ON duels (guest, at);
CREATE INDEX duels_in_order ON duels (at);
CREATE TABLE duel_tries (
    duel_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    known BOOLEAN NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (duel_id, guest)
) WITHOUT ROWID;
CREATE INDEX duel_tries_of ON duel_tries (guest);
CREATE INDEX duel_tries_at ON duel_tries (table_id);
CREATE TABLE duel_calls (
    duel_id TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (id),
    challenged TEXT NOT NULL REFERENCES accounts (id),
    at INTEGER NOT NULL,
    declined BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (duel_id, challenged)
) WITHOUT ROWID;
CREATE INDEX duel_calls_by ON duel_calls (account, at);
CREATE INDEX duel_calls_of ON duel_calls (challenged, at);
"""
"""Duels, the tables where people play them, and the accounts that were challenged to. When whoever made a duel goes,
the rest of it is swept away later."""

TOURNAMENTS: Final = """
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    tournament BLOB NOT NULL,
    phase TEXT NOT NULL,
    touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_in_order ON tournaments (touched);
CREATE INDEX tournaments_playing ON tournaments (phase) WHERE phase = 'playing';
CREATE TABLE tournament_people (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    guest TEXT NOT NULL,
    role TEXT NOT NULL,
    PRIMARY KEY (tournament_id, guest, role)
) WITHOUT ROWID;
CREATE INDEX tournament_people_of ON tournament_people (guest);
CREATE TABLE pairings (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    pairing BLOB NOT NULL,
    PRIMARY KEY (tournament_id, number)
) WITHOUT ROWID;
"""
"""Tournaments, whose players and organisers are found by guest, and who has met whom in them."""

REHEARSALS: Final = """
ALTER TABLE standings ADD COLUMN deal TEXT DEFAULT NULL;
ALTER TABLE standings ADD COLUMN rehearsed BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE standings SET deal = json_extract(CAST(charter AS TEXT), '$.deal')
    FROM tables WHERE id = table_id AND json_extract(CAST(charter AS TEXT), '$.deal') IS NOT NULL;
CREATE INDEX standings_of_deal ON standings (deal, game) WHERE deal IS NOT NULL;
"""
"""The tables of a deal, and whether their players had tried it elsewhere before they finished it."""

BY_PERSON: Final = """
CREATE INDEX sessions_of ON sessions (account);
CREATE INDEX changes_by_account ON changes (account);
CREATE INDEX former_guests_of ON former_guests (account);
CREATE INDEX blocks_of ON blocks (blocked);
CREATE INDEX keys_by_guest ON keys (guest);
CREATE INDEX keys_used_by ON keys (used) WHERE used IS NOT NULL;
CREATE INDEX friends_of ON friends (friend);
CREATE INDEX deal_results_of ON deal_results (account);
"""
"""What is stored of somebody is found without looking at what is stored of everybody."""

CALLBACKS: Final = """
CREATE TABLE callbacks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    told TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX callbacks_due ON callbacks (table_id) WHERE told IS NULL;
"""
"""Seats whose players are away and soon to be called back, or what they know already."""

NETWORKS: Final = """
ALTER TABLE duel_tries ADD COLUMN network TEXT DEFAULT NULL;
"""
"""From which network somebody plays a duel, under a pseudonym, so that one network does not fill it."""

STEPS: Final = (
    LOG,
    PEOPLE,
    CONDUCT,
    LEAN,
    OWN_TYPES,
    LEARNING,
    ANALYSES,
    LOOKS,
    BOT_ACCOUNTS,
    PAGES,
    MODERATION,
    RECEIVERS,
    KEYS,
    ROOMS,
    FRIENDS,
    DUELS,
    TOURNAMENTS,
    REHEARSALS,
    BY_PERSON,
    CALLBACKS,
    NETWORKS,
)


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
