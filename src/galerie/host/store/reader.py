"""A thread that reads the store's database beside the writer, so that no move waits while a long list is made.

It has a connection of its own, which shows everything that was committed before it began to read, and what it reads
does not change meanwhile. Those who want to read have their turn, as with any other work.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from galerie.bots.slots import Limits, Loan, Slots
from galerie.core import Refusal
from galerie.host.store.database import Work
from galerie.host.store.engine import Reading
from galerie.host.store.writer import ordinary_refusal

T = TypeVar("T")


class Reader:
    def __init__(self, connection: Reading, limits: Limits) -> None:
        self._connection = connection
        self._slots = Slots([connection], limits)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def read(self, work: Work[T], label: str) -> T:
        """Read in one transaction. Work of one label is expected to take as long as it took before."""
        loan = await self._slots.take((label,))
        done = self._thread.submit(loan.item.transact, work)
        loop = asyncio.get_running_loop()
        done.add_done_callback(lambda _: self._hand_over(loop, loan))
        try:
            return await asyncio.wrap_future(done)
        except Refusal:
            raise
        except Exception as error:
            raise self._connection.refusal(error) or ordinary_refusal(error) from error

    def close(self) -> None:
        """Stop at once."""
        self._connection.interrupt()
        self._thread.shutdown(cancel_futures=True)
        self._connection.close()

    def _hand_over(self, loop: asyncio.AbstractEventLoop, loan: Loan[Reading]) -> None:
        with suppress(RuntimeError):  # the loop is closed: the server was stopped at once
            loop.call_soon_threadsafe(self._release, loan)

    def _release(self, loan: Loan[Reading]) -> None:
        self._slots.measure(loan)
        self._slots.put_back(loan.item)
