"""Reports of people to whoever runs the server, with the lines of chat around the one that is meant."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from galerie.core import Refusal
from galerie.core.visible import visible
from galerie.host.moderation.budget import Budget
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.table.pointed import Place
from galerie.host.wire import ChatLine, ReportWish

AROUND: Final = 10
"""Lines that are kept before the one that is meant, and after it; without one, so many of the last."""

DAY: Final = 86_400_000
SWEEP_SECONDS: Final = 3600


class ReportLimits(NamedTuple):
    per_hour: int = 10
    """Reports of one account, or of the guests of one address."""

    kept_bytes: int = 8 * 1024
    """Bytes of the lines that are kept with a report; those farthest from the one that is meant go first."""

    kept: int = 2_000
    """Reports that are kept; the oldest make room."""

    days: int = 90
    """For how long one is kept."""


class Reports:
    def __init__(self, store: Store, limits: ReportLimits) -> None:
        self._store = store
        self._limits = limits
        self._budget = Budget(limits.per_hour)

    async def add(self, guest: str, place: Place, wish: ReportWish, lines: Sequence[ChatLine] = ()) -> None:
        """Store a report of somebody at a table or in a room, or refuse it. `lines` are what was said elsewhere."""
        found = place.pointed_at(guest, wish.seat, wish.line)
        if found.person == guest:
            raise Refusal("report-self")
        self._budget.spend()
        kept, now = lines_around([*lines, *found.lines], wish.line, self._limits.kept_bytes), self._store.wall_clock()
        row = (now, guest, found.person, found.name, found.address, place.id, wish.reason, visible(wish.text), kept)

        def job(db: Database) -> None:
            columns = "at, person, reported, name, network, table_id, reason, text, lines"
            db.execute(f"INSERT INTO reports ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)  # noqa: S608
            newest = "SELECT number FROM reports ORDER BY number DESC LIMIT 1 OFFSET ?"
            db.execute(f"DELETE FROM reports WHERE number <= ({newest})", (self._limits.kept,))  # noqa: S608

        await self._store.run(job)

    async def sweep(self) -> None:
        """Regularly remove reports that are too old."""
        while True:
            await self.remove_old()
            await asyncio.sleep(SWEEP_SECONDS)

    async def remove_old(self) -> None:
        oldest = self._store.wall_clock() - self._limits.days * DAY
        with suppress(Refusal):  # failures are retried
            await self._store.run(lambda db: _remove_before(db, oldest))


def _remove_before(db: Database, oldest: int) -> None:
    db.execute("DELETE FROM reports WHERE at < ?", (oldest,))


def lines_around(lines: list[ChatLine], number: int | None, most: int) -> bytes:
    """The lines around one, or the last, as JSON of at most so many bytes."""
    meant = next((at for at, line in enumerate(lines) if line.number == number), len(lines))
    near = sorted(enumerate(lines), key=lambda each: abs(each[0] - meant))[: 2 * AROUND + 1]
    while len(kept := msgspec.json.encode([line for _, line in sorted(near, key=lambda each: each[0])])) > most:
        near.pop()
    return kept
