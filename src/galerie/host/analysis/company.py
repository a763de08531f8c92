"""The games that somebody is playing in company: their positions are not analysed for them."""

import asyncio
from contextlib import suppress
from typing import Final

from galerie.core import Refusal
from galerie.host.store.database import Database
from galerie.host.table.registry import TableRegistry
from galerie.host.view.projection import LineDigest

MOST: Final = 50
"""How many unfinished tables are looked at, the newest first."""

UNFINISHED: Final = """
    WITH mine AS (SELECT :person AS guest UNION SELECT guest FROM guests WHERE account = :person)
    SELECT table_id FROM held_seats JOIN standings USING (table_id)
    WHERE guest IN (SELECT guest FROM mine) AND ending IS NULL AND EXISTS (
        SELECT 1 FROM seatings AS other
        WHERE other.table_id = held_seats.table_id AND other.guest NOT IN (SELECT guest FROM mine)
    )
    GROUP BY table_id ORDER BY max(held_seats.touched) DESC LIMIT :most
"""


async def lines_under_way(registry: TableRegistry, guest: str) -> list[LineDigest]:
    """The moves of each of these games, as the public may see them."""

    def job(db: Database) -> list[str]:
        return [str(found) for (found,) in db.execute(UNFINISHED, {"person": guest, "most": MOST})]

    found: list[LineDigest] = []
    for table_id in await registry.store.read(job, "games under way"):
        with suppress(Refusal):  # of rules that no longer exist
            if line := (await registry.glance(table_id)).line_in_company:
                found.append(line)
        await asyncio.sleep(0)  # a table may be long, and so may the list
    return found
