"""All tables of this server, loaded from the store on demand."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.cluster.slots import ROOM, slot_of
from galerie.host.duels.duels import Duels
from galerie.host.duels.limits import DuelLimits
from galerie.host.lobby.calls import Calls, stored
from galerie.host.lobby.lobby import Lobby, LobbyLimits
from galerie.host.notices.notice import Notice
from galerie.host.ops.logs import fingerprint
from galerie.host.people.people import People
from galerie.host.people.renaming import rename_seats
from galerie.host.rooms.limits import RoomLimits
from galerie.host.rooms.rooms import Rooms
from galerie.host.socket.connection import RESTARTING, TRY_AGAIN_LATER, Connection
from galerie.host.socket.fast.move_batch import move_queue
from galerie.host.store.database import Work
from galerie.host.store.rows import Chair, EventRow, TableSetup
from galerie.host.store.store import Store
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.folding import SHORT, folded
from galerie.host.table.opening import continued_setup, wished_setup
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.table.timeline import recorded
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.tournaments.tournaments import Tournaments
from galerie.host.view.analysis import Beginning, check_deal
from galerie.host.wire import Call, PlayOnWish, TableInfo, TableWish

SWEEP_SECONDS: Final = 60
DRAIN_PAUSE: Final = 0.01

log: Final = logging.getLogger(__name__)

LOOKED_AT: Final = 100
"""Tables that are looked at in one turn of the event loop."""

REMOVED: Final = 500
"""The most tables that are removed in one sweep, so that nobody's move waits for it."""

GIVING_SECONDS: Final = 2.0
"""How long a table may take to finish what is under way when its slot is given up."""

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

WAKING: Final = 16
"""Long tables that are loaded at the same time; the others wait."""


class TableRegistry:
    def __init__(
        self,
        services: Services,
        *,
        fast: bool = True,
        waking: int = WAKING,
        limits: LobbyLimits | None = None,
        room_limits: RoomLimits | None = None,
        duel_limits: DuelLimits | None = None,
        tournament_limits: TournamentLimits | None = None,
        unbegun_days: int = 30,
        here: Callable[[], int] = lambda: 0,
    ) -> None:
        """At most `waking` long tables are loaded at the same time, a quarter of them for one account or address.

        Tables that were never begun are removed after `unbegun_days`; `here` says how many people are connected.
        """
        self.draining: bool = False
        """Whether the server is shutting down: messages are no longer received."""

        self.calls: Final = Calls(services.now, services.people)
        self.lobby: Final = Lobby(
            services.now, services.people, limits, self.calls.hears, here, services.placement.holds
        )
        self.rooms: Final = Rooms(services, room_limits)
        self.duels: Final = Duels(services, duel_limits)
        self.tournaments: Final = Tournaments(services, self, tournament_limits)
        self._background = BackgroundTasks()
        self.pairing: Callable[[], AbstractAsyncContextManager[Any]] = lambda: self.lobby.pairing
        """Held while somebody is paired, so that two who ask at the same time find each other."""

        self.moves: Final = move_queue(fast=fast)
        self._drained: list[Table] = []
        """The tables whose connections were closed because the server is shutting down."""

        self._unbegun_days = unbegun_days
        self._services = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._removing: str | None = None
        self._building = asyncio.Lock()
        """Held for one turn of the event loop: it may take some milliseconds to make a table of what is stored."""

        self._waking = asyncio.Semaphore(waking)
        self._most_of_one = -(-waking // 4)
        self._waking_of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        services.metrics.tables.set_function(lambda: len(self._tables))
        services.metrics.counters.slot_tables = lambda: Counter(
            table.lease.slot for table in self._tables.values() if table.lease
        )

    @property
    def services(self) -> Services:
        return self._services

    @property
    def people(self) -> People:
        return self._services.people

    @property
    def store(self) -> Store:
        return self._services.store

    async def open(
        self,
        guest: str,
        wish: TableWish,
        *,
        chairs: tuple[Chair, ...] | None = None,
        room: str | None = None,
        tournament: str | None = None,
        table_id: str | None = None,
        duel: bool = False,
        extra: Work[None] | None = None,
    ) -> Table:
        """Open a new table as the guest wishes, or refuse. In a `room` or a `tournament` it is known already who sits
        where; a tournament has chosen the id, too, and so has a `duel`. The `extra` work is done in the transaction
        that stores the table. What the host opens by itself, the games of a tournament, counts as opened by nobody.
        """
        setup = wished_setup(self._services, guest, wish, chairs=chairs, room=room, tournament=tournament, duel=duel)
        if wish.public:
            self.lobby.check(guest, whose.get()[0])
        if tournament is None:
            self._services.openings.spend()
        beside = None if room is None else ROOM + room
        return await self.add(setup, table_id=table_id, beside=beside, extra=extra)

    async def continue_game(self, guest: str, wish: PlayOnWish, beginning: Beginning) -> Table:
        """Open a table that begins with these moves, for the guest against bots, or alone with the same deal.

        It changes nobody's rating.
        """
        setup = continued_setup(self._services, guest, wish, beginning)
        self._services.openings.spend()
        if seed := self._services.deal(setup):
            await self._services.offload(check_deal, recorded(setup, beginning.lines), seed)
        entries = [EventRow(version, *line, elapsed=0) for version, line in enumerate(beginning.lines, 1)]
        return await self.add(setup, entries)

    async def add(
        self,
        setup: TableSetup,
        entries: Sequence[EventRow] = (),
        *,
        table_id: str | None = None,
        beside: str | None = None,
        extra: Work[None] | None = None,
    ) -> Table:
        """Store a new table, and open it. It gets a new id in the slot of what it is `beside`, unless it has one."""
        placement = self._services.placement
        table_id = table_id or placement.new_table_id(beside=beside)
        lease = placement.lease(table_id)
        await self._services.store.open(table_id, setup, entries=entries, lease=lease, extra=extra)
        self._services.metrics.tables_opened.labels(setup.game).inc()
        log.info("table opened", extra={"game": setup.game, "table": fingerprint(table_id)})
        table = await self.find(table_id)
        self.lobby.update(table, opened_by=whose.get()[0])
        self.rooms.follow(table)
        self.tournaments.follow(table)
        table.tell_bot_accounts()
        return table

    async def find(self, table_id: str) -> Table:
        if table := self._tables.get(table_id):
            return table
        self._services.placement.lease(table_id)  # refuses a table of another host
        if table_id == self._removing:
            raise Refusal("table-unknown")
        if not (loading := self._loading.get(table_id)):
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(loading)

    async def glance(self, table_id: str) -> Table:
        """A table to look at, which another host may serve."""
        if self._services.placement.holds(table_id):
            return await self.find(table_id)
        stored = await self._services.store.load(table_id)
        if stored is None:
            raise Refusal("table-unknown")
        fold = None
        if len(stored.entries) > SHORT:
            fold = await self._services.offload(folded, stored.setup, stored.entries)
        return Table(table_id, stored, self._services, fold)

    async def info(self, table_id: str, guest: str) -> TableInfo:
        """What a guest may know of a table, which another host may serve."""
        if self._services.placement.holds(table_id):
            return (await self.find(table_id)).view.info(guest)
        return await self.ask(table_id, "GET", f"/api/tables/{table_id}", None, guest)

    async def ask(self, table_id: str, method: str, path: str, message: Any, guest: str) -> TableInfo:
        """What the host of a table answers that this one does not serve."""
        cluster = self._services.cluster
        assert cluster  # noqa: S101  without one this host serves all tables
        return msgspec.json.decode(await cluster.ask(table_id, method, path, message, guest), type=TableInfo)

    async def _load(self, table_id: str) -> Table:
        """Load a table. A long one is folded in a worker process; few at a time, because its rows take memory."""
        store, services = self._services.store, self._services
        lease = services.placement.lease(table_id)  # before it is read: whoever takes it later writes after that
        stored, fold = await store.load(table_id, SHORT + 1), None
        if stored and len(stored.entries) > SHORT:
            payer, _ = whose.get()
            async with self._waking_of.setdefault(payer, asyncio.Semaphore(self._most_of_one)), self._waking:
                stored = await store.load(table_id)
                if stored:
                    fold = await services.offload(folded, stored.setup, stored.entries)
        if stored is None:
            raise Refusal("table-unknown")
        async with self._building:
            if not services.placement.is_current(lease):
                raise Refusal("table-elsewhere")
            table = self._tables[table_id] = Table(table_id, stored, services, fold, lease)
            table.on_change, table.on_end, table.calls = self._table_changed, self._table_ended, self.calls
            table.on_rematch = self._rematch_opened
            await asyncio.sleep(0)
        try:
            await table.wake()
        except Refusal:
            table.close()
            self._tables.pop(table_id, None)  # unless its slot was lost meanwhile
            raise
        if self._tables.get(table_id) is not table:
            raise Refusal("table-elsewhere")
        return table

    def _table_changed(self, table: Table) -> None:
        self.lobby.update(table)
        self.rooms.follow(table)
        self.tournaments.follow(table)

    def _table_ended(self, table: Table) -> None:
        if table.setup.deal:
            self._background.start(self.duels.tell(table.id, table.setup.chairs[0].name))

    def _rematch_opened(self, table: Table, rematch: str) -> None:
        """A room has the rematch among its tables at once, before anybody goes there."""
        if table.setup.room:
            self._background.start(self._show_in_room(rematch))

    async def _show_in_room(self, table_id: str) -> None:
        with suppress(Refusal):  # the store has failed and logged it; the first visit does it
            self.rooms.follow(await self.find(table_id))

    def _loaded(self, table_id: str, loading: asyncio.Task[Table]) -> None:
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()  # whoever waits is told; nobody may

    async def check(self) -> bool:
        """Whether writes to the store succeed; refuses when it cannot be read, or the lease of this host has ended."""
        if self._services.cluster:
            self._services.cluster.leases.check()
        await self._services.store.load("")
        return self._services.store.saving

    async def exclude_downtime(self) -> None:
        """At the start of the server: no clock is charged for the time it was down."""
        with suppress(Refusal):
            await self._services.store.exclude_downtime()

    async def sweep(self) -> None:
        """Regularly unload the tables where nothing is going on, and load those whose deadline has passed."""
        while True:
            await self.wake_due()
            await self.remind()
            await asyncio.sleep(SWEEP_SECONDS)
            for _ in self._unloading():
                await asyncio.sleep(0)  # freeing a long table takes a while, and so does looking at thousands
            await self.remove_unbegun()

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def unload_idle(self) -> None:
        """Unload the tables where nothing is going on, all at once."""
        for _ in self._unloading():
            pass

    def _unloading(self) -> Iterator[None]:
        """Unload them one by one."""
        for number, table_id in enumerate([*self._tables]):
            table = self._tables.get(table_id)
            if table and table.idle:
                table.close()
                del self._tables[table_id], table
                yield
            elif number % LOOKED_AT == 0:
                yield

    async def remove_unbegun(self) -> None:
        """Remove tables that have waited for players for too long, unless somebody is there; failures are retried."""
        store, oldest = self._services.store, self._services.store.wall_clock() - self._unbegun_days * DAY
        with suppress(Refusal):
            for table_id in await store.unbegun(oldest, REMOVED):
                if self._services.placement.holds(table_id) and not self._is_in_use(table_id):
                    self._removing = table_id
                    await store.remove_unbegun(table_id, oldest, self._services.placement.lease(table_id))
        self._removing = None

    def _is_in_use(self, table_id: str) -> bool:
        return table_id in self._tables or table_id in self._loading

    async def wake_due(self) -> None:
        """Load the tables whose deadline has passed, so that time runs out there, and those where a server that stopped
        has left somebody to be called back; failures are retried next time.
        """
        with suppress(Refusal):
            for table_id in await self._services.store.due():
                with suppress(Refusal):  # also where another host holds it, and does so
                    await self.find(table_id)

    async def remind(self) -> None:
        """Tell players who are away that their time is running out."""
        told: set[str] = set()
        with suppress(Refusal):
            for near in await self._services.store.near_deadlines(self._services.placement.holds):
                person, table = self.people.person(near.guest), self._tables.get(near.table_id)
                if person and not (table and table.is_here(person)):
                    notice = Notice("deadline", near.game, near.table_id, hours=-(-near.left // HOUR))
                    self._services.notices.tell(person, notice)
                    told.add(near.table_id)
            if told:
                await self._services.store.note_reminders(told)

    async def drain(self) -> None:
        """Before the server stops: answer the commands received so far, stop the bots, and close all connections.

        `empty` waits until their clients know. A command that arrives later is neither executed nor refused: the client
        sends it again to the next server.
        """
        self.draining = True
        shared = self._services.cluster is not None
        while any(connection.busy for table in self._tables.values() for connection in table.connections):  # noqa: ASYNC110  once
            await asyncio.sleep(DRAIN_PAUSE)
        self._drained = [*self._tables.values()]
        for table in self._drained:
            if shared:
                table.let_go()
            await table.stop()
            for connection in table.connections:
                connection.close(RESTARTING)
        self.lobby.close_all(RESTARTING)
        self.calls.close(lambda _: True, RESTARTING)
        self.rooms.close_connections(lambda _: True, RESTARTING)
        self.tournaments.close_connections(lambda _: True, RESTARTING)
        self._services.feeds.close(lambda _: True, RESTARTING)

    async def empty(self) -> None:
        """Wait until the connections that were closed have ended: their clients may read slowly."""
        while any(table.connections for table in self._drained):  # noqa: ASYNC110  the same
            await asyncio.sleep(DRAIN_PAUSE)

    def close_connections(self, where: Callable[[Connection], bool]) -> None:
        """Close the connections of people whose identity has changed; their clients reconnect under the new one."""
        for table in self._tables.values():
            for connection in table.connections:
                if where(connection):
                    connection.close(TRY_AGAIN_LATER)
        self.rooms.close_connections(where, TRY_AGAIN_LATER)
        self.tournaments.close_connections(where, TRY_AGAIN_LATER)
        self._services.feeds.close(where, TRY_AGAIN_LATER)
        self.calls.close(where, TRY_AGAIN_LATER)

    @property
    def slots(self) -> frozenset[int]:
        """The slots that have something in memory."""
        return frozenset(map(slot_of, self._tables)) | self.rooms.slots | self.tournaments.slots

    async def give_up(self, slots: frozenset[int]) -> None:
        """Finish what is under way in some slots, and unload it: another host is to have it. The clients come back at
        once, and are led to it.
        """
        tables = [table for table_id, table in [*self._tables.items()] if slot_of(table_id) in slots]
        for table in tables:
            table.let_go()
            for connection in table.connections:
                connection.close(RESTARTING)
        for table in tables:
            with suppress(TimeoutError):
                async with asyncio.timeout(GIVING_SECONDS):
                    await table.stop()
        self.drop(slots)

    def drop(self, slots: frozenset[int]) -> None:
        """Unload what belongs to some slots, which are another host's: what is in memory counts for nothing."""
        for table_id in [each for each in self._tables if slot_of(each) in slots]:
            self._unload(table_id)
        self.rooms.drop(slots)
        self.tournaments.drop(slots)

    def _unload(self, table_id: str) -> None:
        table = self._tables.pop(table_id)
        table.on_change = lambda _: None
        for connection in table.connections:
            connection.close(RESTARTING)
        table.drop()
        self.lobby.let_go(table_id)

    async def call(self, connection: Connection) -> None:
        """Call somebody from now on to the tables where it is their turn, and first to those where it is already."""
        self.calls.enter(connection)
        if person := self.people.person(connection.guest):
            for call in await self._stored_calls(person):
                self.calls.note(person, call.table, call)
        self.calls.tell(connection)

    async def call_again(self, person: str) -> None:
        """Send somebody their calls again: something has changed at a table of another host."""
        if person in self.calls.listening:
            self.calls.replace(person, await self._stored_calls(person))

    async def _stored_calls(self, person: str) -> list[Call]:
        """The tables where it is somebody's turn."""
        found = await stored(self.store, self.people, person)
        tables = {call.table: self._tables.get(call.table) for call in found}
        calls = [table.view.call(person) if (table := tables[call.table]) else call for call in found]
        return [call for call in calls if call]

    async def rename(self, person: str, old: str, new: str) -> None:
        """Call somebody by a new name, at all tables where they have sat."""
        await rename_seats(self.store, person, old, new)
        await self.rename_here(person, old, new)

    async def rename_here(self, person: str, old: str, new: str) -> None:
        """The same at the tables in memory."""
        for table in await self._tables_of(person):
            await table.seats.rename(person, old, new)

    async def forget(self, person: str) -> None:
        """Drop the name, the devices, the words and the connections of somebody whose data were removed, at the tables
        in memory.
        """
        ids = self.people.ids(person)
        for table in await self._tables_of(person):
            await table.seats.forget(person)
        for table in self._tables.values():
            table.forget_words(ids)
        self.rooms.forget(ids)
        self.tournaments.forget(ids)
        self.close_connections(lambda connection: connection.guest in ids)

    async def _tables_of(self, person: str) -> list[Table]:
        """The tables in memory, or on their way there, where somebody sits."""
        for loading in [*self._loading.values()]:
            with suppress(Refusal):  # whoever waits for the table is told
                await asyncio.shield(loading)
        tables = self._tables.values()
        return [table for table in tables if any(self.people.are_same(each, person) for each in table.setup.people)]

    def close(self) -> None:
        self.lobby.close()
        self.calls.stop()
        self.rooms.close()
        self._background.cancel()
        self.tournaments.close()
        for loading in self._loading.values():
            loading.cancel()
        for table in self._tables.values():
            table.close()
