"""Whether somebody has tried a deal elsewhere before they finished it: such a result is not compared with others."""

from collections.abc import Collection
from typing import Final

from galerie.host.people import dealt
from galerie.host.store import holdings
from galerie.host.store.database import Database

MOVED: Final = "SELECT 1 FROM events WHERE table_id = ? AND seat >= 0 LIMIT 1"


def note(db: Database, table_id: str, game: str, deal: str, people: Collection[str]) -> bool:
    """Note at the end of a table whether these people have moved at another one of its deal."""
    guests = {guest for person in people for guest in holdings.ids(db, person)}
    others = (each.id for each in dealt.tables(db, guests, game, deal) if each.id != table_id)
    found = any(db.execute(MOVED, (other,)).fetchone() for other in others)
    db.execute("UPDATE standings SET rehearsed = ? WHERE table_id = ?", (found, table_id))
    return found
