"""Analyses that were shared by a link."""

import secrets
from typing import Final

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.wire import SharedAnalysis

FORGET: Final = """
DELETE FROM analyses WHERE id IN (
    SELECT id FROM analyses WHERE person = ? ORDER BY at DESC, id LIMIT 1000 OFFSET ?
)
"""


class SharedAnalyses:
    def __init__(self, store: Store, most: int = 100, per_hour: int = 120) -> None:
        """One person may have shared so many, of which the oldest makes room for one more, and one account, or the
        guests of one address, so many in an hour.
        """
        self._store = store
        self._most = most
        self._budget = Budget(per_hour)

    async def share(self, person: str, game: str, record: str) -> SharedAnalysis:
        """Store an analysis. The same one shared again has the same link."""
        self._budget.spend()
        fresh, now = secrets.token_urlsafe(9), self._store.wall_clock()

        def job(db: Database) -> str:
            known = db.execute("SELECT id FROM analyses WHERE person = ? AND record = ?", (person, record)).fetchone()
            if known:
                return str(known[0])
            db.execute("INSERT INTO analyses VALUES (?, ?, ?, ?, ?)", (fresh, person, game, record, now))
            db.execute(FORGET, (person, self._most))
            return fresh

        return SharedAnalysis(await self._store.run(job), game, record)

    async def find(self, analysis_id: str) -> SharedAnalysis:
        def job(db: Database) -> tuple[str, str] | None:
            found = db.execute("SELECT game, record FROM analyses WHERE id = ?", (analysis_id,)).fetchone()
            return (str(found[0]), str(found[1])) if found else None

        found = await self._store.read(job, "analysis")
        if found is None:
            raise Refusal("analysis-unknown")
        return SharedAnalysis(analysis_id, *found)
