"""A connection to the database for a command, beside a server that may be using it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from galerie.core import Refusal
from galerie.host.store import schema
from galerie.host.store.address import Address, Place
from galerie.host.store.database import Database
from galerie.host.store.engine import need_driver
from galerie.host.store.sqlite import connected, locked

PATIENCE: Final = 10.0
"""Seconds to wait for the server to finish what it is writing."""


@contextmanager
def transaction(place: Place) -> Iterator[Database]:
    """One transaction. A database of an earlier version is upgraded, unless a server uses it."""
    if isinstance(place, Address):
        need_driver()
        from galerie.host.store.postgres import beside

        with beside.transaction(place) as db:
            yield db
    else:
        with _transaction(place) as db:
            yield db


@contextmanager
def _transaction(path: Path) -> Iterator[Database]:
    if not path.is_file():
        raise Refusal("file-unreadable", file=str(path), reason="")
    try:
        with closing(connected(path, timeout=PATIENCE)) as db:
            db.execute("PRAGMA foreign_keys = ON")
            if db.execute("PRAGMA user_version").fetchone() != (len(schema.STEPS),):
                with locked(path):
                    schema.upgrade(db, path)
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
            except BaseException:
                db.rollback()
                raise
            db.commit()
    except sqlite3.Error as error:
        raise Refusal("store-unusable", path=str(path), reason=str(error)) from error
