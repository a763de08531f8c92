"""A thread that reads the store's file beside the writer, so that no move waits while a long list is made.

It has a connection of its own: SQLite shows it everything that was committed before it began to read, and what it reads
does not change meanwhile. Those who want to read have their turn, as with any other work.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from galerie.bots.slots import Limits, Loan, Slots
from galerie.host.store.writer import refusal

T = TypeVar("T")


class Reader:
    def __init__(self, db: sqlite3.Connection, limits: Limits) -> None:
        db.execute("PRAGMA query_only = ON")
        self._db = db
        self._slots = Slots([db], limits)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def read(self, work: Callable[[sqlite3.Connection], T], label: str) -> T:
        """Read in one transaction. Work of one label is expected to take as long as it took before."""
        loan = await self._slots.take((label,))
        done = self._thread.submit(_transact, work, loan.item)
        loop = asyncio.get_running_loop()
        done.add_done_callback(lambda _: self._hand_over(loop, loan))
        try:
            return await asyncio.wrap_future(done)
        except Exception as error:
            raise refusal(error) from error

    def close(self) -> None:
        """Stop at once."""
        self._db.interrupt()
        self._thread.shutdown(cancel_futures=True)
        self._db.close()

    def _hand_over(self, loop: asyncio.AbstractEventLoop, loan: Loan[sqlite3.Connection]) -> None:
        with suppress(RuntimeError):  # the loop is closed: the server was stopped at once
            loop.call_soon_threadsafe(self._release, loan)

    def _release(self, loan: Loan[sqlite3.Connection]) -> None:
        self._slots.measure(loan)
        self._slots.put_back(loan.item)


def _transact(work: Callable[[sqlite3.Connection], T], db: sqlite3.Connection) -> T:
    db.execute("BEGIN")
    try:
        return work(db)
    finally:
        db.rollback()
