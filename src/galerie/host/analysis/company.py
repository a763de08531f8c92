"""The games that somebody is playing in company: their positions are not analysed for them."""

import asyncio
import sqlite3
from contextlib import suppress
from typing import Final

from galerie.core import Refusal
from galerie.host.table.registry import TableRegistry
from galerie.host.view.analysis import Lines

MOST: Final = 50
"""How many unfinished tables are looked at, the newest first."""

UNFINISHED: Final = """
    WITH mine AS (SELECT :person AS guest UNION SELECT guest FROM guests WHERE account = :person)
    SELECT DISTINCT table_id FROM seatings JOIN standings USING (table_id)
    WHERE guest IN mine AND ending IS NULL AND EXISTS (
        SELECT 1 FROM seatings AS other
        WHERE other.table_id = seatings.table_id AND other.guest IS NOT NULL AND other.guest NOT IN mine
    )
    ORDER BY touched DESC LIMIT :most
"""


async def lines_under_way(registry: TableRegistry, guest: str) -> list[Lines]:
    """The moves of each of these games, as the public may see them."""

    def job(db: sqlite3.Connection) -> list[str]:
        return [str(found) for (found,) in db.execute(UNFINISHED, {"person": guest, "most": MOST})]

    found: list[Lines] = []
    for table_id in await registry.store.read(job, "games under way"):
        with suppress(Refusal):  # of rules that no longer exist
            lines = (await registry.find(table_id)).line_in_company
            if lines is not None:
                found.append(lines)
        await asyncio.sleep(0)  # a table may be long, and so may the list
    return found
