"""Keys to seats: with one, a player goes on with a game on another device.

A key opens what its maker holds at one table, once and for a few minutes. Only its digest is stored. Whoever uses it
holds these seats too; an account's session is not part of it.
"""

import secrets
from typing import Final

from galerie.core import Refusal
from galerie.host.people.sessions import digest
from galerie.host.rooms.devices import follow_key
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.table.registry import TableRegistry
from galerie.host.wire import KeyWish, TableInfo

LIFETIME: Final = 10 * 60_000
"""Milliseconds for which a key is valid."""


class SeatKeys:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    async def make(self, table_id: str, guest: str) -> tuple[str, int]:
        """A new key to the seats of a guest, and until when it is valid. It replaces the one they made before."""
        if not (await self._registry.find(table_id)).seats_of(guest):
            raise Refusal("seat-not-yours")
        key, now = secrets.token_urlsafe(24), self._store.calendar()
        row = (digest(key), table_id, guest, now + LIFETIME)
        await self._store.run(lambda db: _replace(db, now, row))
        return key, now + LIFETIME

    async def use(self, key: str, guest: str) -> TableInfo:
        """Let a guest hold the seats that a key opens, and return their table. They may send it again."""
        found = await self._store.run(lambda db: _found(db, digest(key), self._store.calendar()))
        if found is None:
            raise Refusal("key-unknown")
        table_id, maker, used = found
        if not self._registry.services.placement.holds(table_id):
            return await self._registry.ask(table_id, "POST", "/api/keys", KeyWish(key), guest)
        table = await self._registry.find(table_id)
        if used is None:
            await table.seats.hand_over(maker, guest, lambda db: _note_use(db, digest(key), guest))
            await follow_key(self._registry, table, maker, guest)
        elif used != guest:
            raise Refusal("key-used")
        return table.view.info(guest)


def _replace(db: Database, now: int, row: tuple[str, str, str, int]) -> None:
    db.execute("DELETE FROM keys WHERE until <= ? OR (table_id = ? AND guest = ?)", (now, row[1], row[2]))
    db.execute("INSERT INTO keys (digest, table_id, guest, until) VALUES (?, ?, ?, ?)", row)


def _found(db: Database, key: str, now: int) -> tuple[str, str, str | None] | None:
    found: tuple[str, str, str | None] | None = db.execute(
        "SELECT table_id, guest, used FROM keys WHERE digest = ? AND until > ?", (key, now)
    ).fetchone()
    return found


def _note_use(db: Database, key: str, guest: str) -> None:
    """Refuses when somebody else has been faster."""
    if not db.execute("UPDATE keys SET used = ? WHERE digest = ? AND used IS NULL", (guest, key)).rowcount:
        raise Refusal("key-used")
