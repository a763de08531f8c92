"""Rooms in the store's file."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from galerie.host.store.database import Database, marks
from galerie.host.store.forgetting import people_of_room, room_without
from galerie.host.store.lease import Lease
from galerie.host.store.rows import (
    KEPT_LINES,
    ChatRow,
    StoredChatLine,
    StoredRoom,
)
from galerie.host.store.states import TableState, table_state
from galerie.host.store.store import Store

OWN: Final = """
    SELECT DISTINCT room_id, touched FROM room_members JOIN rooms ON rooms.id = room_id
    WHERE NOT has_left AND guest IN (SELECT :person UNION SELECT guest FROM guests WHERE account = :person)
    ORDER BY touched DESC, room_id
"""

FORGET: Final = """
DELETE FROM room_chat WHERE room_id = :room AND number <= (
    SELECT number FROM room_chat WHERE room_id = :room ORDER BY number DESC LIMIT 1 OFFSET :kept
)
"""


class LoadedRoom(NamedTuple):
    room: StoredRoom
    chat_rows: list[ChatRow]
    tables: dict[str, TableState]
    """Those of its tables that still exist."""


@dataclass(frozen=True, slots=True)
class RoomStorage:
    store: Store

    async def save(self, room_id: str, room: StoredRoom, lease: Lease | None = None) -> None:
        """Store a room, new or changed."""
        row = (room_id, msgspec.json.encode(room), self.store.wall_clock())
        outside = dict.fromkeys(people_of_room(room), True)
        inside = {guest: False for member in room.members for guest in (member.guest, *member.holders)}
        members = [(room_id, guest, has_left) for guest, has_left in (outside | inside).items()]

        def job(db: Database) -> None:
            db.execute(
                "INSERT INTO rooms VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET room = excluded.room,"
                " touched = excluded.touched",
                row,
            )
            db.execute("DELETE FROM room_members WHERE room_id = ?", (room_id,))
            db.executemany("INSERT INTO room_members VALUES (?, ?, ?)", members)

        await self.store.run(job, lease)

    async def add_chat(self, room_id: str, chat_row: ChatRow, lease: Lease | None = None) -> None:
        line = chat_row.line
        row = (room_id, line.number, line.guest, msgspec.json.encode(line), chat_row.command)

        def job(db: Database) -> None:
            db.execute("INSERT INTO room_chat VALUES (?, ?, ?, ?, ?)", row)
            db.execute(FORGET, {"room": room_id, "kept": KEPT_LINES})

        await self.store.run(job, lease)

    async def touch(self, room_id: str, lease: Lease | None = None) -> None:
        """Note that somebody visits the room."""
        now = self.store.wall_clock()

        def job(db: Database) -> None:
            db.execute("UPDATE rooms SET touched = ? WHERE id = ?", (now, room_id))

        await self.store.run(job, lease)

    async def load(self, room_id: str) -> LoadedRoom | None:
        def job(db: Database) -> LoadedRoom | None:
            found = db.execute("SELECT room FROM rooms WHERE id = ?", (room_id,)).fetchone()
            if found is None:
                return None
            listed = db.execute("SELECT guest FROM room_members WHERE room_id = ?", (room_id,))
            room = _known_only(db, msgspec.json.decode(found[0], type=StoredRoom), {str(guest) for (guest,) in listed})
            said = db.execute("SELECT line, command FROM room_chat WHERE room_id = ? ORDER BY number", (room_id,))
            chat_rows = [ChatRow(msgspec.json.decode(line, type=StoredChatLine), command) for line, command in said]
            states = ((table_id, table_state(db, table_id)) for table_id in room.tables)
            return LoadedRoom(room, chat_rows, {table_id: state for table_id, state in states if state})

        return await self.store.read(job, "room")

    async def of_person(self, person: str) -> list[str]:
        """The rooms that somebody is in, the one that was visited last first."""

        def job(db: Database) -> list[str]:
            return [str(room_id) for room_id, _ in db.execute(OWN, {"person": person})]

        return await self.store.read(job, "rooms")

    async def unvisited(self, before: int, most: int) -> list[str]:
        """Rooms that nobody has visited since before this time."""
        found = "SELECT id FROM rooms WHERE touched < ? ORDER BY touched LIMIT ?"
        return await self.store.read(lambda db: [str(each) for (each,) in db.execute(found, (before, most))], "rooms")

    async def remove_unvisited(self, room_id: str, before: int, lease: Lease | None = None) -> None:
        """Remove a room, unless somebody has visited it after all."""

        def job(db: Database) -> None:
            if not db.execute("SELECT 1 FROM rooms WHERE id = ? AND touched < ?", (room_id, before)).fetchone():
                return
            for statement in (
                "DELETE FROM room_chat WHERE room_id = ?",
                "DELETE FROM room_members WHERE room_id = ?",
                "DELETE FROM rooms WHERE id = ?",
            ):
                db.execute(statement, (room_id,))

        await self.store.run(job, lease)


def _known_only(db: Database, room: StoredRoom, listed: AbstractSet[str]) -> StoredRoom:
    """A room without those who have had their data removed while an earlier version was running.

    It did not list those who are only in the results.
    """
    unlisted = [*(people_of_room(room) - listed)]
    members = {guest for each in (*room.members, *room.former) for guest in (each.guest, *each.holders)}
    asked = (
        f"SELECT guest, account FROM former_guests WHERE guest IN ({marks(unlisted)}) OR account IN ({marks(unlisted)})"  # noqa: S608  our own words
    )
    former = {str(each) for row in db.execute(asked, unlisted * 2) for each in row} if unlisted else set()
    return room_without(room, {each for each in unlisted if each in members or each in former})
