"""Analyses that were shared by a link."""

import secrets
from dataclasses import dataclass
from typing import Final

from galerie.core import Refusal
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.wire import SharedAnalysis

FORGET: Final = """
DELETE FROM analyses WHERE id IN (
    SELECT id FROM analyses WHERE person = ? ORDER BY at DESC, id LIMIT 1000 OFFSET ?
)
"""


@dataclass(frozen=True, slots=True)
class SharedAnalyses:
    store: Store
    most: int = 100
    """Analyses of one person; the oldest makes room for one more."""

    async def share(self, person: str, game: str, record: str) -> SharedAnalysis:
        """Store an analysis. The same one shared again has the same link."""
        fresh = secrets.token_urlsafe(9)

        def job(db: Database) -> str:
            known = db.execute("SELECT id FROM analyses WHERE person = ? AND record = ?", (person, record)).fetchone()
            if known:
                return str(known[0])
            db.execute(
                "INSERT INTO analyses VALUES (?, ?, ?, ?, ?)", (fresh, person, game, record, self.store.wall_clock())
            )
            db.execute(FORGET, (person, self.most))
            return fresh

        return SharedAnalysis(await self.store.run(job), game, record)

    async def find(self, analysis_id: str) -> SharedAnalysis:
        def job(db: Database) -> tuple[str, str] | None:
            found = db.execute("SELECT game, record FROM analyses WHERE id = ?", (analysis_id,)).fetchone()
            return (str(found[0]), str(found[1])) if found else None

        found = await self.store.read(job, "analysis")
        if found is None:
            raise Refusal("analysis-unknown")
        return SharedAnalysis(analysis_id, *found)
