"""Whoever sits down at a table or gets up, and every other change of who sits where and under which rules.

Each is stored before anybody is told.
"""

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from galerie.core import Refusal, Seat
from galerie.host.socket.connection import TRY_AGAIN_LATER, Connection
from galerie.host.store.database import Work
from galerie.host.store.lease import Lease
from galerie.host.store.rows import Chair, ChatRow, Deadline, TableSetup
from galerie.host.store.store import forget_log
from galerie.host.table.absentees import Absentees
from galerie.host.table.bot_events import BotEvents
from galerie.host.table.broadcasts import Broadcasts
from galerie.host.table.chat import MOVED, SAT, Chat
from galerie.host.table.folding import folded
from galerie.host.table.history import History
from galerie.host.table.lock import TableLock
from galerie.host.table.presence import Presence
from galerie.host.table.progress import Progress
from galerie.host.table.reclaims import Reclaims
from galerie.host.table.seating import Seating, bot_chair
from galerie.host.table.services import Services
from galerie.host.table.timing import Timing


class Seats:
    __slots__ = (
        "_absentees",
        "_begun",
        "_bot_events",
        "_broadcasts",
        "_call_players",
        "_chat",
        "_connections",
        "_history",
        "_lease",
        "_lock",
        "_presence",
        "_progress",
        "_reclaims",
        "_seating",
        "_services",
        "_table_id",
        "_timing",
    )

    def __init__(
        self,
        table_id: str,
        services: Services,
        lock: TableLock,
        connections: AbstractSet[Connection],
        seating: Seating,
        history: History,
        presence: Presence,
        reclaims: Reclaims,
        chat: Chat,
        timing: Timing,
        broadcasts: Broadcasts,
        progress: Progress,
        absentees: Absentees,
        bot_events: BotEvents,
        begun: Callable[[str | None], None],
        call_players: Callable[[], None],
        lease: Lease | None,
    ) -> None:
        """`begun` is called with whoever has taken the last seat."""
        self._table_id = table_id
        self._services = services
        self._lock = lock
        self._connections = connections
        self._seating = seating
        self._history = history
        self._presence = presence
        self._reclaims = reclaims
        self._chat = chat
        self._timing = timing
        self._broadcasts = broadcasts
        self._progress = progress
        self._absentees = absentees
        self._bot_events = bot_events
        self._begun = begun
        self._call_players = call_players
        self._lease = lease

    async def sit(self, guest: str, seat: Seat, name: str, *, take_over: bool = False) -> None:
        """Take an open seat. A bot account does so where whoever opened the table admits them, or is it.

        If they could `take_over` the seat of a bot in the warm-up of whoever has waited, all players are asked.
        """
        chair = self._services.chair(guest, name)
        if chair.bot_account and not (self._seating.setup.admits_bots or self._seating.is_opener(guest)):
            raise Refusal("bots-unwelcome")
        if any(self._services.people.has_blocked(other, guest) for other in self._seating.setup.people):
            raise Refusal("seat-refused")
        await self._seat(seat, chair, asks=take_over and not chair.bot_account)

    async def seat_bot(self, guest: str, seat: Seat, level: str) -> None:
        """Give an open seat to a bot, if the guest opened the table."""
        self._seating.check_opener(guest)
        await self._seat(seat, bot_chair(self._seating.setup.game, level))

    async def _seat(self, seat: Seat, chair: Chair, *, asks: bool = False) -> None:
        async with self._lock:
            setup = self._seating.taken(seat, chair)
            if asks and not setup.waiting:
                setup = replace(setup, succession=())
            if not setup.waiting:
                setup = self._seating.awaited(setup, self._presence.people, self._history.moved)
            timed = self._timing.resumed(setup)
            chat_rows = [self._chat.note_row(seat, SAT)] if chair.guest else []
            await self.update(setup, chat_rows, None if setup.waiting else self._timing.deadline(timed))
            self._presence.sit(seat)
            self._history.replace_present(timed)
            self._broadcasts.send_moments([timed])
            self._chat.broadcast(chat_rows)
            await self._progress.advance()
            self._absentees.note_newcomer(self._seating.person(seat), chair.name)
            self._bot_events.tell_present()
            if not setup.waiting:
                self._begun(chair.guest)

    async def stand_up(self, guest: str, seat: Seat) -> None:
        """Give up a seat before the game has begun; or free one that nobody has used, if the guest opened the table."""
        async with self._lock:
            if self._seating.holds(guest, seat) or not self._seating.is_opener(guest):
                await self.update(self._seating.given_up(seat, guest, begun=self._history.has_begun))
            else:
                await self.update(self._reclaims.freed(seat, guest), deadline=self._timing.no_deadline)
                self._progress.schedule()
            self._bot_events.tell_present()

    async def name_seat(self, guest: str, seat: Seat, name: str) -> None:
        """Give the seat of a guest another name, at any time."""
        chosen = self._services.chair(guest, name).name
        async with self._lock:
            await self.update(self._seating.named(seat, guest, chosen))

    async def start_with_fewer(self, guest: str) -> None:
        """Remove the open seats and start, if the guest opened the table and the game can be played by so many.

        Where one of the seats was freed, chance may have acted at the full table: then the game begins again.
        """
        self._seating.check_opener(guest)
        async with self._lock:
            setup = self._seating.closed(begun=self._history.has_begun)
            setup = self._seating.awaited(setup, self._presence.people, frozenset())
            timed = self._timing.resumed(setup, folded(setup, ()).timed)
            deadline, store = self._timing.deadline(timed), self._services.store
            extra = partial(forget_log, table_id=self._table_id) if self._history.entries else None
            await store.update_setup(self._table_id, setup, (), deadline, extra, self._lease)
            self._history.begin(timed)
            self._progress.has_status = False
            self._adopt(setup, deadline)
            self._broadcasts.send_moments([timed])
            await self._progress.advance()
            self._bot_events.tell_present()

    async def withdraw(self, guest: str) -> None:
        """Withdraw the table before the game has begun, if the guest opened it."""
        self._seating.check_opener(guest)
        async with self._lock:
            await self.update(self._seating.withdrawn(self._history.match))

    async def close_for_good(self) -> None:
        """Nobody plays here any more: its tournament has decided the result."""
        async with self._lock:
            await self.update(replace(self._seating.setup, withdrawn=True), deadline=self._timing.no_deadline)
            self._progress.schedule()
            self._call_players()

    async def set_gallery(self, guest: str, *, is_open: bool) -> None:
        """Let spectators chat among themselves or not, if the guest opened the table."""
        self._seating.check_opener(guest)
        async with self._lock:
            await self.update(replace(self._seating.setup, gallery=is_open))
            if is_open:
                self._chat.catch_up(self._connections)

    # Devices

    async def hand_over(
        self, guest: str, other: str, extra: Work[None] | None = None, *, only_left: bool = False
    ) -> None:
        """Let another device of a player, where they are another guest, hold the seats that they hold; or `only_left`,
        those of a game that goes on without them.

        `extra` is done in the same transaction, and may refuse.
        """
        async with self._lock:
            seats = frozenset(
                seat for seat in self._seating.held(guest) if not only_left or self._reclaims.is_left(seat)
            )
            setup = self._seating.shared(seats, other)
            chat_rows = [self._chat.note_row(min(seats), MOVED)] if self._seating.company else []
            await self.update(setup, chat_rows, extra=extra)
            self._chat.broadcast(chat_rows)
            self._broadcasts.send_present(other)

    async def keep_device(self, guest: str) -> None:
        """Let no further device hold the seats of a guest but this one."""
        async with self._lock:
            before = {connection for connection in self._connections if connection.seats}
            setup = self._seating.kept(guest)
            if setup != self._seating.setup:
                await self.update(setup)
            for connection in before:
                if not connection.seats:
                    connection.close(TRY_AGAIN_LATER)  # what it shows is not theirs any more

    async def reclaim(self, guest: str, seat: Seat) -> None:
        """Ask the other players for a seat that the guest says is theirs."""
        async with self._lock:
            await self.update(self._reclaims.made(seat, guest))

    async def withdraw_reclaim(self, guest: str, seat: Seat) -> None:
        async with self._lock:
            await self.update(self._reclaims.withdrawn(seat, guest))

    async def answer_reclaim(self, guest: str, seat: Seat, *, granted: bool) -> None:
        """Answer somebody who says that a seat is theirs. If it is granted, they hold it from now on."""
        async with self._lock:
            setup = self._reclaims.answered(seat, guest, granted=granted)
            chat_rows = [self._chat.note_row(seat, MOVED)] if granted else []
            (asking,) = [reclaim.guest for reclaim in self._seating.setup.reclaims if reclaim.seat == seat]
            await self.update(setup, chat_rows)
            self._chat.broadcast(chat_rows)
            self._broadcasts.send_present(asking)

    async def end_reclaims(self) -> None:
        """A player is back: nobody may reclaim their seat any more."""
        async with self._lock:
            setup = self._reclaims.lapsed()
            if setup != self._seating.setup:
                with suppress(Refusal):
                    await self.update(setup)

    # What happens elsewhere

    async def rename(self, person: str, old: str, new: str) -> None:
        """Call somebody who sits here by a new name."""
        async with self._lock:
            await self.update(self._seating.renamed(person, old, new))

    async def forget(self, person: str) -> None:
        """Forget the name and the devices of somebody whose account was removed."""
        async with self._lock:
            await self.update(self._seating.forgotten(person))

    async def note_seen(self, seats: AbstractSet[Seat]) -> None:
        """Players the clock waits for have come: it runs as soon as it waits for nobody else (GEN-01)."""
        async with self._lock:
            before, timed = self._seating.setup, self._history.timed
            people = {person for seat in seats & before.unseen if (person := self._seating.person(seat))}
            if not people:
                return
            setup = self._seating.seen(before, people)
            if before.unseen & timed.match.to_move:
                timed = self._timing.resumed(setup)
            with suppress(Refusal):  # the store has failed and logged it; the clock waits on
                await self.update(setup, deadline=self._timing.deadline(timed))
                self._history.replace_present(timed)
                self._broadcasts.send_moments([timed])
                self._progress.schedule()
                self._call_players()

    # The lock is held

    async def update(
        self,
        setup: TableSetup,
        chat_rows: Sequence[ChatRow] = (),
        deadline: Deadline | None = None,
        extra: Work[None] | None = None,
    ) -> None:
        """Store who sits where, and tell everybody."""
        await self._services.store.update_setup(self._table_id, setup, chat_rows, deadline, extra, self._lease)
        self._adopt(setup, deadline)

    def _adopt(self, setup: TableSetup, deadline: Deadline | None) -> None:
        """Make a setup that was stored the present one, and tell everybody."""
        self._seating.setup = setup
        if deadline is not None:
            self._timing.has_deadline = deadline.at is not None
        arrived: list[Connection] = []
        for connection in self._connections:
            seats = self._seating.held(connection.guest)
            if seats and not connection.seats:
                arrived.append(connection)
            connection.seats = seats
            if connection.looking_as is not None and connection.looking_as not in seats:
                connection.looking_as = None
        for connection in arrived:
            self._presence.arrive(connection)
        self._broadcasts.send_info()
        self._chat.catch_up(arrived)
