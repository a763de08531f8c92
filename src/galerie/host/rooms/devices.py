"""A member of a room on one more device: the room follows them there, and so do their seats at its tables."""

from collections.abc import Set as AbstractSet
from contextlib import suppress

from galerie.core import Refusal
from galerie.host.rooms.room import Room
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table


async def answer_claim(registry: TableRegistry, room: Room, guest: str, member_id: str, *, granted: bool) -> None:
    """Answer a member who says that they are another one.

    Where somebody else answers for a member who is away, only those of their seats follow where the game goes on
    without them; and none that they hold against whoever answers, in a game with secrets: it is asked for there.
    """
    is_own = room.members.check(guest) is (claimed := room.members.claimed(member_id))
    between = [] if is_own else room.tables_between(guest, claimed.guest)
    kept = {table_id for table_id in between if await _has_secrets(registry, table_id)}
    person, other = await room.answer_claim(guest, member_id, granted=granted)
    if granted:
        await _hand_over(registry, room, person, other, only_left=not is_own, but=kept)


async def follow_key(registry: TableRegistry, table: Table, guest: str, other: str) -> None:
    """Let whoever has used the key of a guest at a table be them in the room of that table too. An account signs in
    there.
    """
    if table.setup.room is None or registry.people.person(guest) in registry.people.names:
        return
    with suppress(Refusal):  # the room is gone, or the store has failed: the seat is theirs all the same
        room = await registry.rooms.find(table.setup.room)
        await room.add_device(guest, other)
        await _hand_over(registry, room, guest, other, only_left=False)


async def keep_device(registry: TableRegistry, room: Room, guest: str) -> None:
    """Let a member be in a room and at its tables on this device only, and on the one where they first came."""
    await room.keep_device(guest)
    for table in room.info().tables:
        with suppress(Refusal):  # they hold no seat there
            found = await registry.find(table.id)
            await found.seats.keep_device(guest)


async def _hand_over(
    registry: TableRegistry, room: Room, guest: str, other: str, *, only_left: bool, but: AbstractSet[str] = frozenset()
) -> None:
    for table in room.info().tables:
        if table.id not in but:
            with suppress(Refusal):  # they hold no seat there, or both do
                found = await registry.find(table.id)
                await found.seats.hand_over(guest, other, only_left=only_left)


async def _has_secrets(registry: TableRegistry, table_id: str) -> bool:
    try:
        return (await registry.find(table_id)).view.info(None).secret
    except Refusal:  # another host has it, or the store has failed
        return True
