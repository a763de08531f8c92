"""All rooms of this server, loaded from the store on demand."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from galerie.core import Refusal
from galerie.host.cluster.slots import ROOM, slot_of
from galerie.host.moderation.budget import Budget
from galerie.host.ops.logs import fingerprint
from galerie.host.rooms.limits import RoomLimits
from galerie.host.rooms.members import member_name
from galerie.host.rooms.room import Room
from galerie.host.rooms.storage import LoadedRoom, RoomStorage
from galerie.host.socket.connection import RESTARTING, Connection
from galerie.host.store.lease import Lease
from galerie.host.store.rows import StoredMember, StoredRoom
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.services import Services
from galerie.host.table.table import Table

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What is not mistaken for something else when it is read aloud or copied by hand."""

SWEEP_SECONDS: Final = 300
DAY: Final = 86_400_000

REMOVED: Final = 200
"""The most rooms that are removed in one sweep."""

log: Final = logging.getLogger(__name__)


def new_room_id() -> str:
    """Three groups of four characters, which nobody can guess: whoever has them may join."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(3))


class Rooms:
    def __init__(self, services: Services, limits: RoomLimits | None = None) -> None:
        self._services = services
        self._limits = limits or RoomLimits()
        self._storage = RoomStorage(services.store)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background = BackgroundTasks()
        self._opened = Budget(self._limits.per_hour, lambda most: Refusal("rooms-often", most=most))

    async def open(self, guest: str, name: str) -> Room:
        """Open a room, whose keeper is the guest."""
        name = member_name(self._services, guest, name)
        await self._check(guest)
        self._opened.spend()
        placement, now = self._services.placement, self._services.store.wall_clock()
        room_id = placement.new_id(ROOM, new_room_id)
        room = StoredRoom(guest, (StoredMember(guest, name, now),))
        await self._storage.save(room_id, room, placement.lease(ROOM + room_id))
        log.info("room opened", extra={"room": fingerprint(room_id)})
        return await self.find(room_id)

    async def join(self, room_id: str, guest: str, name: str, claims: str = "") -> Room:
        """Come into a room under a name, or change it there, or say that one is a member already."""
        if not (await self.find(room_id)).members.find(guest):
            await self._check(guest)
        room = await self.find(room_id)
        await room.join(guest, name, claims)
        return room

    async def of_person(self, guest: str) -> list[Room]:
        """The rooms that a guest is in, the one that was visited last first."""
        person = self._services.people.person(guest) or guest
        return [await self._glance(room_id) for room_id in await self._storage.of_person(person)]

    async def find(self, room_id: str) -> Room:
        """The room with this id, whose letters may be large or small."""
        room_id = room_id.lower()
        if room := self._rooms.get(room_id):
            return room
        self._services.placement.lease(ROOM + room_id)  # refuses a room of another host
        if not (loading := self._loading.get(room_id)):
            loading = self._loading[room_id] = asyncio.create_task(self._load(room_id))
            loading.add_done_callback(partial(self._loaded, room_id))
        return await asyncio.shield(loading)

    async def _glance(self, room_id: str) -> Room:
        """A room to look at from outside, which another host may hold."""
        if self._services.placement.holds(ROOM + room_id):
            return await self.find(room_id)
        return self._room(room_id, await self._read(room_id))

    @property
    def slots(self) -> frozenset[int]:
        """The slots that have a room in memory."""
        return frozenset(slot_of(ROOM + room_id) for room_id in self._rooms)

    def drop(self, slots: frozenset[int]) -> None:
        """Unload the rooms of some slots, which are another host's."""
        for room_id in [each for each in self._rooms if slot_of(ROOM + each) in slots]:
            room = self._rooms.pop(room_id)
            room.audience.close_connections(lambda _: True, RESTARTING)
            room.close()

    def follow(self, table: Table) -> None:
        """A table has changed, or somebody has moved there."""
        room_id = table.setup.room
        if room_id is None:
            return
        if room := self._rooms.get(room_id):
            room.follow(table.id, table.setup, table.status)
        else:
            self._background.start(self._follow(room_id, table))

    async def sweep(self) -> None:
        """Regularly unload the rooms where nobody is, and remove those that nobody visits any more."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.unload_idle()
            await self.remove_unvisited()

    def unload_idle(self) -> None:
        for room_id, room in [*self._rooms.items()]:
            if room.idle:
                room.close()
                del self._rooms[room_id]

    async def remove_unvisited(self) -> None:
        """Remove rooms that nobody has visited for too long; failures are retried."""
        oldest = self._services.store.wall_clock() - self._limits.days * DAY
        with suppress(Refusal):
            for room_id in await self._storage.unvisited(oldest, REMOVED):
                if self._services.placement.holds(ROOM + room_id) and not self._is_in_use(room_id):
                    lease = self._services.placement.lease(ROOM + room_id)
                    await self._storage.remove_unvisited(room_id, oldest, lease)

    def _is_in_use(self, room_id: str) -> bool:
        return room_id in self._rooms or room_id in self._loading

    def close_connections(self, where: Callable[[Connection], bool], code: int) -> None:
        for room in self._rooms.values():
            room.audience.close_connections(where, code)

    def forget(self, guests: frozenset[str]) -> None:
        """Drop somebody from the rooms in memory who has had their data removed."""
        for room in self._rooms.values():
            room.chat.forget(guests)
            if room.may_know(guests):
                self._background.start(room.forget(guests))

    def close(self) -> None:
        self._background.cancel()
        for loading in self._loading.values():
            loading.cancel()
        for room in self._rooms.values():
            room.close()

    async def _check(self, guest: str) -> None:
        """Refuse one more room to somebody who is in too many."""
        person = self._services.people.person(guest) or guest
        if len(await self._storage.of_person(person)) >= self._limits.of_person:
            raise Refusal("rooms-many", most=self._limits.of_person)

    async def _load(self, room_id: str) -> Room:
        placement = self._services.placement
        lease = placement.lease(ROOM + room_id)
        loaded = await self._read(room_id)
        if not placement.is_current(lease):
            raise Refusal("table-elsewhere")
        room = self._rooms[room_id] = self._room(room_id, loaded, lease)
        for table_id, (setup, status) in loaded.tables.items():  # games may have ended meanwhile
            room.follow(table_id, setup, status)
        return room

    async def _read(self, room_id: str) -> LoadedRoom:
        loaded = await self._storage.load(room_id)
        if loaded is None:
            raise Refusal("room-unknown")
        return loaded

    def _room(self, room_id: str, loaded: LoadedRoom, lease: Lease | None = None) -> Room:
        return Room(room_id, loaded, self._services, self._storage, self._limits, lease)

    def _loaded(self, room_id: str, loading: asyncio.Task[Room]) -> None:
        del self._loading[room_id]
        if not loading.cancelled():
            loading.exception()  # whoever waits is told; nobody may

    async def _follow(self, room_id: str, table: Table) -> None:
        with suppress(Refusal):  # the room is gone; its tables stay
            (await self.find(room_id)).follow(table.id, table.setup, table.status)
