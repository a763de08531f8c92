"""Whether somebody has tried a deal elsewhere before they finished it: such a result is not compared with others."""

from collections.abc import Collection
from typing import Final

from galerie.host.store.database import Database, marks

FOUND: Final = """
    SELECT 1 FROM standings
    WHERE game = ? AND deal = ? AND table_id != ?
        AND EXISTS (
            SELECT 1 FROM held_seats WHERE held_seats.table_id = standings.table_id
                AND (guest IN ({people}) OR guest IN (SELECT guest FROM guests WHERE account IN ({people})))
        )
        AND EXISTS (SELECT 1 FROM events WHERE events.table_id = standings.table_id AND seat >= 0)
    LIMIT 1
"""


def note(db: Database, table_id: str, game: str, deal: str, people: Collection[str]) -> bool:
    """Note at the end of a table whether these people have moved at another one of its deal."""
    wanted = FOUND.format(people=marks(people))
    found = db.execute(wanted, (game, deal, table_id, *people, *people)).fetchone() is not None
    db.execute("UPDATE standings SET rehearsed = ? WHERE table_id = ?", (found, table_id))
    return found
