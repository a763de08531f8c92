"""Operations on the database as a whole: check it, and back up a file while a host writes to it, and restore it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import msgspec

from galerie.core import BadRecord, Refusal
from galerie.host.ops.logs import fingerprint
from galerie.host.store.address import Address, Place
from galerie.host.store.database import Database
from galerie.host.store.engine import need_driver
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.store.sqlite import SqliteDatabase, connected, locked
from galerie.host.table.timeline import fold

OTHER_RULES = frozenset({"record-rules", "record-lexicon"})
"""The codes of refusals that do not mean damage: this version cannot replay the log, but another one can."""


@dataclass
class Findings:
    """The result of a check. It names tables by their fingerprints only, so that a report can be shown to anybody."""

    tables: int = 0
    events: int = 0
    outdated: int = 0
    """How many tables were played with other rules or another lexicon: they are kept, but cannot be replayed."""

    faults: list[str] = field(default_factory=list)


def check(place: Place) -> Findings:
    """Check that the database is intact and that every log in it can be replayed.

    PostgreSQL itself sees to it that its files are intact and that no row refers to another that is missing.
    """
    if isinstance(place, Address):
        need_driver()
        from galerie.host.store.postgres import beside

        with beside.snapshot(place) as database:
            return replayed(database)
    with _reading(place) as db:
        found = Findings()
        for name in ("integrity_check", "foreign_key_check"):
            rows = db.execute(f"PRAGMA {name}").fetchall()
            found.faults += [" ".join(map(str, row)) for row in rows if row != ("ok",)]
        if found.faults:
            return found
        return replayed(db)


def replayed(db: Database) -> Findings:
    """Replay every log."""
    found = Findings()
    for table_id, setup in db.execute("SELECT id, charter FROM tables ORDER BY id").fetchall():
        _replay(db, table_id, setup, found)
    return found


def _replay(db: Database, table_id: str, setup: bytes, found: Findings) -> None:
    rows = db.execute("SELECT * FROM events WHERE table_id = ? ORDER BY version", (table_id,))
    entries = tuple(EventRow(*row[1:]) for row in rows)  # older files have fewer columns
    found.tables += 1
    found.events += len(entries)
    name = f"table {fingerprint(table_id)}"
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        found.faults.append(f"{name}: versions are missing")
        return
    try:
        for _ in fold(msgspec.json.decode(setup, type=TableSetup), entries):
            pass
    except BadRecord as refusal:
        if refusal.code in OTHER_RULES:
            found.outdated += 1
        else:
            found.faults.append(f"{name}: {refusal.code}")
    except Exception as error:  # a damaged row may raise anything, and every error is a finding
        found.faults.append(f"{name}: {error.code if isinstance(error, Refusal) else type(error).__name__}")


def back_up(data: Place, target: Path) -> Findings:
    """Copy the current state of the file, even while a host writes to it. The copy gets its name once it is checked."""
    if isinstance(data, Address):
        raise Refusal("backup-elsewhere", address=str(data))
    if not data.exists():
        raise Refusal("file-unreadable", file=str(data), reason=os.strerror(2))
    if target.exists():
        raise Refusal("file-exists", file=str(target))
    with _draft(target) as draft:
        _copy(data, draft)
        found = check(draft)
        if not found.faults:
            draft.replace(target)
            _flush(target.parent)
    return found


def restore(data: Place, source: Path, now: datetime) -> Findings:
    """Replace the file with a back-up and keep the old file under another name. No host may be using the file."""
    if isinstance(data, Address):
        raise Refusal("restore-elsewhere", address=str(data))
    found = check(source)
    if found.faults:
        return found
    with locked(data), _draft(data) as draft:
        _copy(source, draft)
        if data.stat().st_size:
            _set_aside(data, data.with_name(f"{data.name}.before-{now:%Y%m%d-%H%M%S}"))
        draft.replace(data)
        _flush(data.parent)
    return found


def _copy(source: Path, target: Path) -> None:
    try:
        with _reading(source) as read, closing(sqlite3.connect(target)) as written:
            read.backup(written)
            written.execute("PRAGMA journal_mode = DELETE")  # so that the copy is a single file
    except sqlite3.Error as error:
        raise Refusal("file-unwritable", file=str(target), reason=str(error)) from error


def _set_aside(data: Path, kept: Path) -> None:
    """Keep the old file with everything in its journal. The journal of one file must never be applied to another."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for journal in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            data.with_name(data.name + journal).rename(kept.with_name(kept.name + journal))
    os.link(data, kept)


@contextmanager
def _reading(path: Path) -> Iterator[SqliteDatabase]:
    """Open the file in one read transaction: what it reads is consistent even while others write."""
    if not path.is_file():
        raise Refusal("file-unreadable", file=str(path), reason=os.strerror(2))
    try:
        with closing(connected(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("BEGIN")
            db.execute("SELECT count(*) FROM tables").fetchone()
            yield db
    except sqlite3.DatabaseError as error:
        raise Refusal("archive-unreadable", file=str(path), reason=str(error)) from error


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A temporary file beside the target that only its owner may read. It is removed unless it was renamed."""
    draft = target.with_name(f".{target.name}.draft")
    try:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(target), reason=error.strerror or "") from error
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _flush(folder: Path) -> None:
    """Make sure that a rename in this folder has reached the disk."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
