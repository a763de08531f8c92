"""The removal of a person: what is stored of them goes in portions, each in a transaction of its own, so that nobody's
move waits longer than for one of them, however much it is.

An account remains one until the last portion. Whoever was interrupted, even by `kill -9`, asks again and loses nothing.
"""

from functools import partial
from typing import Final

from galerie.host.people.renaming import forget_seats
from galerie.host.store import holdings
from galerie.host.store.database import Database, Portions, Work

ROWS: Final = 500
REPORTS: Final = 100
DOCUMENTS: Final = 20
"""What goes at once: rows, reports that are looked at, rooms and tournaments."""


def nothing(_: Database) -> None:
    """What is done in the last portion, if nothing else is."""


async def remove_person(portions: Portions, person: str, *, last: Work[None] = nothing) -> bool:
    """Delete what is stored of an account or a guest, as `holdings` says, and return whether there was anything. Their
    games remain, without their name. The `last` work is done in the transaction that ends it.
    """
    await forget_seats(portions, person)
    known = await _clear_reports(portions, person)
    for some, most in ((holdings.clear_some, DOCUMENTS), (holdings.remove_some, ROWS)):
        removed = most
        while removed == most:  # whoever goes on adding to it meanwhile does not keep it from ending
            removed = await portions.run(partial(some, person=person, most=most))
            known = known or removed > 0

    def end(db: Database) -> bool:
        last(db)
        return holdings.remove_rows(db, person, known=known)

    return await portions.run(end)


async def _clear_reports(portions: Portions, person: str) -> bool:
    found, number = False, 0
    while cleared := await portions.run(partial(holdings.clear_reports, person=person, after=number, most=REPORTS)):
        number, concerned = cleared
        found = found or concerned
    return found
