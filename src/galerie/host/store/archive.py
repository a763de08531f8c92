"""The file of the tables as a whole: checked, copied while a host writes to it, and put back."""

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
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.store.store import locked
from galerie.host.table.timeline import fold

OTHER_RULES = frozenset({"record-rules", "record-lexicon"})
"""Why a sound log may not be replayed by this version."""


@dataclass
class Findings:
    """What a check has found; tables are named by their fingerprints, so that a report may be shown to anybody."""

    tables: int = 0
    events: int = 0
    outdated: int = 0
    """Tables that were played by other rules or words than those here: kept, but not replayed."""

    faults: list[str] = field(default_factory=list)


def check(path: Path) -> Findings:
    """Whether the file is whole and every log in it replays."""
    with _reading(path) as db:
        found = Findings()
        for name in ("integrity_check", "foreign_key_check"):
            rows = db.execute(f"PRAGMA {name}").fetchall()
            found.faults += [" ".join(map(str, row)) for row in rows if row != ("ok",)]
        if found.faults:
            return found
        for table_id, setup in db.execute("SELECT id, charter FROM tables ORDER BY id").fetchall():
            _replay(db, table_id, setup, found)
        return found


def _replay(db: sqlite3.Connection, table_id: str, setup: bytes, found: Findings) -> None:
    rows = db.execute("SELECT * FROM events WHERE table_id = ? ORDER BY version", (table_id,))
    entries = tuple(EventRow(*row[1:]) for row in rows)  # files of before have fewer columns
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
    except Exception as error:  # whatever a damaged row leads to is a finding
        found.faults.append(f"{name}: {error.code if isinstance(error, Refusal) else type(error).__name__}")


def back_up(data: Path, target: Path) -> Findings:
    """Copy the file as it is at this moment, whoever writes to it, and check the copy before it gets its name."""
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


def restore(data: Path, source: Path, now: datetime) -> Findings:
    """Put a back-up in place of the file, which is kept under another name. No host may be running on it."""
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
            written.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
    except sqlite3.Error as error:
        raise Refusal("file-unwritable", file=str(target), reason=str(error)) from error


def _set_aside(data: Path, kept: Path) -> None:
    """Keep the old file with all that is in its journal; a journal must never meet another file than its own."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for journal in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            data.with_name(data.name + journal).rename(kept.with_name(kept.name + journal))
    os.link(data, kept)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """One view of the file from first to last, while others may write."""
    if not path.is_file():
        raise Refusal("file-unreadable", file=str(path), reason=os.strerror(2))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)) as db:
            db.execute("BEGIN")
            db.execute("SELECT count(*) FROM tables").fetchone()
            yield db
    except sqlite3.DatabaseError as error:
        raise Refusal("archive-unreadable", file=str(path), reason=str(error)) from error


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A file beside the target, for nobody else to read, that is gone afterwards unless it was given its name."""
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
    """Have the new name on disk as well."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
