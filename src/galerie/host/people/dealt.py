"""The tables of a deal at which somebody holds a seat."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from galerie.host.store.database import Database

NEWEST: Final = 2_000
"""Of the tables of an account or a guest, those that were touched last are looked at, so that nobody's move waits for
long, whoever has opened any number of them."""

FOUND: Final = """
    SELECT standings.table_id, ending IS NOT NULL, standings.touched FROM (
        SELECT table_id FROM {seats} WHERE guest = :guest ORDER BY touched DESC LIMIT :most
    ) AS own CROSS JOIN standings
    WHERE standings.table_id = own.table_id AND deal = :deal AND game = :game
"""
"""In this order: by the seats of one person, not by the tables of the deal, of which there may be as many."""


class DealtTable(NamedTuple):
    id: str
    is_over: bool
    touched: int


def tables(db: Database, people: Iterable[str], game: str, deal: str) -> list[DealtTable]:
    """Those of accounts and guests; first what they have finished, in the order in which they did."""
    found: dict[str, DealtTable] = {}
    for guest in people:
        for seats in ("seatings", "holders"):
            asked = {"guest": guest, "game": game, "deal": deal, "most": NEWEST}
            for table_id, is_over, touched in db.execute(FOUND.format(seats=seats), asked):
                found[table_id] = DealtTable(table_id, bool(is_over), touched or 0)
    return sorted(found.values(), key=lambda each: (not each.is_over, each.touched, each.id))
