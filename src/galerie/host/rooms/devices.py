"""A member of a room on one more device: the room follows them there, and so do their seats at its tables."""

from contextlib import suppress

from galerie.core import Refusal
from galerie.host.rooms.room import Room
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table


async def answer_claim(registry: TableRegistry, room: Room, guest: str, member_id: str, *, granted: bool) -> None:
    """Answer a member who says that they are another one."""
    person, other = await room.answer_claim(guest, member_id, granted=granted)
    if granted:
        await _hand_over(registry, room, person, other)


async def follow_seat(registry: TableRegistry, table: Table, guest: str, other: str) -> None:
    """Let whoever holds the seat of a guest at a table be them in the room of that table too."""
    if table.setup.room is None:
        return
    with suppress(Refusal):  # the room is gone, or the store has failed: the seat is theirs all the same
        room = await registry.rooms.find(table.setup.room)
        await room.add_device(guest, other)
        await _hand_over(registry, room, guest, other)


async def _hand_over(registry: TableRegistry, room: Room, guest: str, other: str) -> None:
    for table in room.info().tables:
        with suppress(Refusal):  # they hold no seat there, or both do
            await (await registry.find(table.id)).hand_over(guest, other)
