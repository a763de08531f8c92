"""How people at one network address are counted where places are few: a visitor costs nothing to make, and neither does
an account, so nobody who makes many of them keeps others out.
"""

from typing import Final

from galerie.host.people.pseudonyms import network
from galerie.host.store.database import Database

SETTLED: Final = 24 * 3_600_000
"""Milliseconds after which an account counts for itself alone, and not as somebody at an address."""


def shared(db: Database, secret: str, person: str, address: str, now: int) -> str:
    """The pseudonym of the address whose places somebody takes; empty for an account that is not new, and where the
    address is not known.
    """
    settled = "SELECT 1 FROM accounts WHERE id = ? AND since <= ?"
    if not address or db.execute(settled, (person, now - SETTLED)).fetchone():
        return ""
    return network(secret, address)
