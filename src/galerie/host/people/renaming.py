"""What an account is called at the tables where it has sat, once it has another name or is removed."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec

from galerie.host.store.database import Database, Portions, marks
from galerie.host.store.schema import plain

Seat: TypeAlias = tuple[str, int]
"""A table, and the number of a seat there."""

Change: TypeAlias = Callable[[Database, Sequence[str]], None]
"""Changes some tables."""

Chair: TypeAlias = dict[str, Any]
"""As it is stored."""

BATCH: Final = 100
"""Tables that are changed in one transaction, so that nobody's move waits for long."""

IDS: Final = "SELECT :account UNION SELECT guest FROM guests WHERE account = :account"
TABLES: Final = f"SELECT DISTINCT table_id FROM seatings WHERE guest IN ({IDS})"  # noqa: S608  our own words
SEATS: Final = """
    SELECT table_id, seat, guest, charter FROM seatings JOIN tables ON id = table_id WHERE table_id IN ({tables})
"""


async def rename_seats(portions: Portions, account: str, old: str, new: str) -> None:
    """Rename the stored seats of an account that have its old name; a friend on its screen keeps theirs."""

    def rename(db: Database, tables: Sequence[str]) -> None:
        renamed = _change_chairs(
            db, account, tables, lambda chair: {**chair, "name": new} if chair.get("name") == old else None
        )
        named = [(plain(new), *seat) for seat in renamed]
        db.executemany("UPDATE seatings SET name = ? WHERE table_id = ? AND seat = ?", named)

    await _change(portions, account, rename)


async def forget_seats(portions: Portions, account: str) -> None:
    """Forget how the stored seats of an account are called, and which other devices hold them."""

    def forget(db: Database, tables: Sequence[str]) -> None:
        seats = _change_chairs(db, account, tables, lambda chair: {**chair, "name": "", "holders": []})
        db.executemany("UPDATE seatings SET name = '' WHERE table_id = ? AND seat = ?", seats)
        db.executemany("DELETE FROM holders WHERE table_id = ? AND seat = ?", seats)

    await _change(portions, account, forget)


async def _change(portions: Portions, account: str, change: Change) -> None:
    """Change the tables of an account, some at once. They are listed first, and not again for each of them."""
    tables = await portions.read(partial(_tables, account), "tables of a person")
    for first in range(0, len(tables), BATCH):
        some = tables[first : first + BATCH]
        await portions.run(partial(_changed, change, some))


def _changed(change: Change, tables: Sequence[str], db: Database) -> None:
    change(db, tables)


def _tables(account: str, db: Database) -> list[str]:
    return [str(table) for (table,) in db.execute(TABLES, {"account": account})]


def _change_chairs(
    db: Database, account: str, tables: Sequence[str], change: Callable[[Chair], Chair | None]
) -> list[Seat]:
    """Change the chairs of an account in the setups of some tables, unless `change` returns None. Returns the seats
    that were changed.
    """
    mine = {guest for (guest,) in db.execute(IDS, {"account": account})}
    setups: dict[str, Any] = {}
    seats: list[Seat] = []
    for table, number, guest, charter in db.execute(SEATS.format(tables=marks(tables)), tables).fetchall():
        if guest not in mine:
            continue
        setup = setups.get(table) or msgspec.json.decode(charter)
        if changed := change(setup["chairs"][number]):
            setup["chairs"][number] = changed
            setups[table] = setup
            seats.append((table, number))
    charters = [(msgspec.json.encode(setup), table) for table, setup in setups.items()]
    db.executemany("UPDATE tables SET charter = ? WHERE id = ?", charters)
    return seats
