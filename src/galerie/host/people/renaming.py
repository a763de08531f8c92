"""What an account is called at the tables where it has sat, once it has another name or is removed."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec

from galerie.host.store.database import Database
from galerie.host.store.schema import plain
from galerie.host.store.store import Store

Seat: TypeAlias = tuple[str, int]
"""A table, and the number of a seat there."""

Chair: TypeAlias = dict[str, Any]
"""As it is stored."""

BATCH: Final = 200
"""Seats that are changed in one transaction, so that nobody's move waits for long."""

SEATS: Final = """
    SELECT table_id, seat FROM seatings
    WHERE guest IN (SELECT :account UNION SELECT guest FROM guests WHERE account = :account)
        AND (table_id, seat) > (:table, :seat)
    ORDER BY table_id, seat LIMIT :most
"""


async def rename_seats(store: Store, account: str, old: str, new: str) -> None:
    """Rename the stored seats of an account that have its old name; a friend on its screen keeps theirs."""

    def rename(db: Database, seat: Seat) -> None:
        if _change_chair(db, seat, lambda chair: {**chair, "name": new} if chair.get("name") == old else None):
            db.execute("UPDATE seatings SET name = ? WHERE table_id = ? AND seat = ?", (plain(new), *seat))

    await _change(store, account, rename)


async def forget_seats(store: Store, account: str) -> None:
    """Forget how the stored seats of an account are called, and which other devices hold them."""
    await _change(store, account, _forget)


def forget_stored_seats(db: Database, account: str) -> None:
    """The same in one transaction."""
    last: Seat = ("", -1)
    while seats := _change_next(account, last, _forget, db):
        last = seats[-1]


async def _change(store: Store, account: str, change: Callable[[Database, Seat], None]) -> None:
    last: Seat = ("", -1)
    while seats := await store.run(partial(_change_next, account, last, change)):
        last = seats[-1]


def _change_next(account: str, last: Seat, change: Callable[[Database, Seat], None], db: Database) -> list[Seat]:
    """Change the next seats after `last`, and return them."""
    seats: list[Seat] = db.execute(
        SEATS, {"account": account, "table": last[0], "seat": last[1], "most": BATCH}
    ).fetchall()
    for seat in seats:
        change(db, seat)
    return seats


def _forget(db: Database, seat: Seat) -> None:
    _change_chair(db, seat, lambda chair: {**chair, "name": "", "holders": []})
    db.execute("UPDATE seatings SET name = '' WHERE table_id = ? AND seat = ?", seat)
    db.execute("DELETE FROM holders WHERE table_id = ? AND seat = ?", seat)


def _change_chair(db: Database, seat: Seat, change: Callable[[Chair], Chair | None]) -> bool:
    """Change a chair in the setup of a table, unless `change` returns None. Returns whether it was changed."""
    table, number = seat
    (charter,) = db.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchone()
    setup = msgspec.json.decode(charter)
    changed = change(setup["chairs"][number])
    if changed is None:
        return False
    setup["chairs"][number] = changed
    db.execute("UPDATE tables SET charter = ? WHERE id = ?", (msgspec.json.encode(setup), table))
    return True
