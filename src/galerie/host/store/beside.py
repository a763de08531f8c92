"""A connection to the database for a command, beside a server that may be using it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

from galerie.core import Refusal
from galerie.host.store import schema
from galerie.host.store.address import Address, Place
from galerie.host.store.database import Database, Work
from galerie.host.store.engine import need_driver
from galerie.host.store.sqlite import connected, locked

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds to wait for the server to finish what it is writing."""

PAUSE: Final = 0.05
"""Seconds between two portions: a server that waits for the file looks every few milliseconds whether it is free."""


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


class Beside:
    """Does work one piece after the other, each in a transaction of its own: a server may write between them."""

    def __init__(self, place: Place) -> None:
        self._place = place

    async def run(self, work: Work[T], /) -> T:
        await asyncio.sleep(PAUSE)
        with transaction(self._place) as db:
            return work(db)

    async def read(self, work: Work[T], _: str, /) -> T:
        return await self.run(work)


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
