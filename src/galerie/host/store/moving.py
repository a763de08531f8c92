"""Copies a whole store into an empty one of either kind: for a host that grows, and back."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from galerie.core import Refusal
from galerie.host.store import engine
from galerie.host.store.address import Place
from galerie.host.store.archive import Findings, replayed
from galerie.host.store.database import Database
from galerie.host.store.engine import Engine, Unsettled
from galerie.host.store.holdings import HOLDINGS

COMPUTED: Final = {("chat", "guest")}
"""Columns that the database itself fills."""

OPENED: Final = "secrets"
"""The one table that has a row as soon as a database is opened."""


def migrate(source: Place, target: Place) -> Findings:
    """Copy everything in one transaction, and count and replay it in the copy before that ends.

    Nobody may be using either. If anything is found in the copy, the target stays empty.
    """
    if isinstance(source, Path) and not source.is_file():
        raise Refusal("file-unreadable", file=str(source), reason=os.strerror(2))
    with _opened(source) as old, _opened(target) as new:
        reading, writing = old.reading(), new.writing()
        found = Findings()

        def work(read: Database) -> None:
            writing.transact((), (), [lambda written: _copy_whole(read, written, str(target), found)])

        try:
            reading.transact(work)
        except Unsettled as unsettled:
            if not writing.settle(unsettled.mark):
                raise Refusal("migrate-lost", place=str(target)) from unsettled
        except _DamagedError:
            pass
        finally:
            reading.close()
            writing.close()
        return found


class _DamagedError(Exception):
    """Rolls the copy back."""


@contextmanager
def _opened(place: Place) -> Iterator[Engine]:
    opened = engine.opened(place)
    try:
        yield opened
    finally:
        opened.close()


def _copy_whole(read: Database, written: Database, target: str, found: Findings) -> None:
    if any(table != OPENED and _count(written, table) for table in HOLDINGS) or _count(written, OPENED) > 1:
        raise Refusal("migrate-not-empty", place=target)
    written.execute(f"DELETE FROM {OPENED}")  # noqa: S608  our own name
    columns = read.columns()
    for table in HOLDINGS:  # what is referred to comes first
        names = [name for name in columns[table] if (table, name) not in COMPUTED]
        written.fill(table, names, read.stream(table, names))
        before, after = _count(read, table), _count(written, table)
        if before != after:
            found.faults.append(f"{table}: {after} of {before} rows")
    checked = replayed(written)
    found.tables, found.events, found.outdated = checked.tables, checked.events, checked.outdated
    found.faults += checked.faults
    if found.faults:
        raise _DamagedError


def _count(db: Database, table: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608  our own name
