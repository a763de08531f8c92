"""One table: its game, its players and its spectators. Whatever changes it holds its lock.

A command is parsed, judged by the rules, committed to the log, and only then broadcast.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import proxy

from msgspec import Struct
from msgspec.structs import replace

from galerie import bots
from galerie.core import NATURE, BotFault, Event, Match, Refusal, Seat
from galerie.core.conduct import Abort, Conduct, Flag, Hold, Out, Resign, TakeOver
from galerie.core.contract import hides
from galerie.host.lobby.calls import Calls
from galerie.host.people.ratings import Change
from galerie.host.socket.connection import TRY_AGAIN_LATER, Connection
from galerie.host.store.database import Work
from galerie.host.store.lease import Lease
from galerie.host.store.rows import (
    Chair,
    ChatRow,
    Deadline,
    EventRow,
    GameStatus,
    StoredTable,
    StoredWarmUp,
    TableSetup,
)
from galerie.host.store.store import TableChange, forget_log
from galerie.host.store.writer import OnDone
from galerie.host.table import chat, race
from galerie.host.table.absentees import Absentees
from galerie.host.table.advice import Advice
from galerie.host.table.alarm import Alarm
from galerie.host.table.automatic import following_event
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.bot_events import BotEvents
from galerie.host.table.bots import TableBots
from galerie.host.table.chat import Chat
from galerie.host.table.clock import GRACE
from galerie.host.table.folding import Folded, folded
from galerie.host.table.history import History
from galerie.host.table.lock import TableLock
from galerie.host.table.pointed import Pointed
from galerie.host.table.presence import Presence
from galerie.host.table.rating import TableRating, taking_back
from galerie.host.table.reclaims import Reclaims
from galerie.host.table.seals import Seals
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch
from galerie.host.view import projection
from galerie.host.view.projection import Projection
from galerie.host.view.table_view import TableView
from galerie.host.wire import Say, Seated, Welcome, encode

COLLECT_SECONDS: Final = 0.05
"""People who come and go within this time are announced together."""

RETRY_SECONDS: Final = 1.0
"""The delay before the alarm is tried again when its event could not be stored."""

LOOK_MS: Final = 100
"""For how long clocks that were shown to somebody who looks are shown to others, too."""

log: Final = logging.getLogger(__name__)


class PendingChange(Struct):
    """An event and everything that follows from it automatically: judged, and not committed yet."""

    before: Match
    timed: TimedMatch
    """The match after the last of the events."""

    timeline: list[TimedMatch]
    entries: list[EventRow]
    conduct: list[Event]
    chat_rows: list[ChatRow]


class Shown(NamedTuple):
    """A moment that was projected, and of what and when that was done."""

    timed: TimedMatch
    setup: TableSetup
    at: int
    projection: Projection


class Table:
    __slots__ = (
        "__weakref__",
        "_absentees",
        "_alarm",
        "_announcement",
        "_arrived",
        "_background",
        "_bot_events",
        "_bots",
        "_chat",
        "_counters",
        "_digested",
        "_has_deadline",
        "_has_status",
        "_history",
        "_is_let_go",
        "_lock",
        "_presence",
        "_rating",
        "_reclaims",
        "_seating",
        "_services",
        "_shown",
        "advice",
        "calls",
        "connections",
        "id",
        "lease",
        "on_change",
        "on_end",
        "on_rematch",
        "view",
    )

    def __init__(
        self,
        table_id: str,
        stored: StoredTable,
        services: Services,
        fold: Folded | None = None,
        lease: Lease | None = None,
    ) -> None:
        """`fold` is the fold of the stored log, where another process has made it; in a cluster, `lease` is what this
        host held when it read the log.
        """
        self.id: Final = table_id
        self.lease: Final = lease
        self.connections: set[Connection] = set()
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called when somebody connects, disconnects or sits down, and when the game is over; in a room also after each
        move."""

        self.on_end: Callable[[Table], None] = lambda _: None
        """Called when the game is over."""

        self.on_rematch: Callable[[Table, str], None] = lambda *_: None
        """Called with this table and that of a rematch, once it is open."""

        self.calls: Calls | None = None
        """Calls players who are elsewhere."""

        self._announcement: asyncio.TimerHandle | None = None
        """Tells everybody who has come and gone."""

        self._arrived: Connection | None = None
        self._is_let_go = False
        """Whether another host is to have this table: whoever leaves goes there."""

        self._digested: tuple[int, projection.LineDigest] | None = None
        """The line up to a version, once somebody has analysed a game."""

        self._shown: Shown | None = None
        """The present moment, once somebody has looked at it."""

        self._services = services
        self._lock = TableLock()
        self._background = BackgroundTasks()
        self._has_status = stored.has_status
        self._has_deadline = stored.since is not None
        self._counters = services.metrics.counters
        self._seating = Seating(stored, services.people)
        self._rating = TableRating(table_id, stored, self._seating, services.people, services.store.wall_clock)
        before, timed, secrets = fold or folded(stored.setup, stored.entries)
        self._history = History(stored.entries, before, timed, Seals(services.store.secret, table_id, secrets))
        spent = 0 if stored.since is None else max(0, services.store.calendar() - stored.since)
        self._history.replace_present(self._awaiting(self._history.timed.resumed(services.now(), spent)))
        # its parts refer to it weakly, so that a table that is unloaded is freed without the garbage collector
        me = proxy(self)
        self._chat = Chat(
            table_id,
            stored.chat_rows,
            services.store,
            services.now,
            self.connections,
            lambda: me.playing,
            lambda: me._seating.setup.gallery,
            services.limits,
            services.people,
            services.word_filter,
            lease,
        )
        self._presence = Presence(self.connections, self._seating, services, self._chat, self._background)
        self._reclaims = Reclaims(self._seating, self._presence, self._history, services)
        self._presence.on_departure = lambda: me._answer_rematch()
        self._alarm = Alarm(lambda: me._background.start(me._handle_alarm()))
        self._bots = TableBots(services, self._seating, self._history, self.connections, lambda *it: me._play_bot(*it))
        self.advice: Final = Advice(
            services, self._seating, self._history, self._background, lambda seat: me._note_hint(seat)
        )
        self._bot_events = BotEvents(table_id, services, self._seating, self._history)
        self._absentees = Absentees(
            table_id, services, self._seating, self._history, self._presence, stored.callbacks, lease
        )
        self.view: Final = TableView(
            table_id, services, self._seating, self._history, self._presence, self._rating, self._reclaims
        )

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way: the table may be unloaded."""
        awaited = self._alarm.is_set and not self._seating.setup.is_correspondence
        busy = self._bots.thinking or self._background or self._lock.locked or self._absentees.calling
        return not (self.connections or busy or awaited)

    @property
    def public(self) -> bool:
        """Whether it is listed in the lobby."""
        return self._seating.setup.public

    @property
    def waiting(self) -> bool:
        """Whether a seat is open to take."""
        return self._seating.setup.waiting and not self._seating.setup.withdrawn

    @property
    def playing(self) -> bool:
        return not self._seating.setup.stands_still and self._history.match.outcome is None

    @property
    def has_moves(self) -> bool:
        """Whether somebody has moved."""
        return self._history.match.has_moves(1)

    @property
    def next(self) -> str | None:
        """The table of the rematch."""
        return self._seating.next

    @property
    def setup(self) -> TableSetup:
        return self._seating.setup

    @property
    def status(self) -> GameStatus:
        """Whose turn it is, or how the game ended."""
        return GameStatus.of(self._history.match)

    @property
    def moves_told(self) -> bool:
        """Whether bot accounts are told which moves are legal."""
        return self._seating.setup.moves_told

    @property
    def present(self) -> set[str]:
        """The people who are connected."""
        return self._presence.people

    def is_here(self, guest: str) -> bool:
        """Whether somebody is connected who holds a seat of this guest, on whichever of their devices."""
        return any(self._seating.person(seat) in self.present for seat in self._seating.held(guest))

    @property
    def attended(self) -> bool:
        """Whether a player, or whoever opened the table, is connected."""
        return self._presence.attended

    @property
    def announcing(self) -> bool:
        """Whether people have come or gone of whom everybody will soon be told."""
        return self._announcement is not None

    async def wake(self) -> None:
        """Do what the log leaves to be done, after the table was opened or loaded."""
        self._presence.begin()
        self._absentees.resume()
        async with self._lock:
            await self._advance()
            if self._seating.setup.is_correspondence and self.playing and not self._has_deadline:
                change = TableChange(self.id, deadline=self._deadline(self._history.timed), lease=self.lease)
                await self._services.store.append(change)
                self._has_deadline = True

    async def stop(self) -> None:
        """Finish the current write, and let nothing happen automatically after it."""
        async with self._lock:
            self._alarm.stop()
            self._bots.stop()

    def close(self) -> None:
        if self._announcement:
            self._announcement.cancel()
        self._alarm.stop()
        self._bots.stop()
        self._presence.close()
        self._absentees.close()
        self._background.cancel()

    def let_go(self) -> None:
        """Another host is to have this table, and calls whoever is away; whoever leaves from now on goes there."""
        self._absentees.close()
        self._is_let_go = True

    def drop(self) -> None:
        """Close a table that another host has: it calls who is away there."""
        self._is_let_go = True
        self.close()

    # Requests of clients

    def enter(self, connection: Connection, since: int | None) -> None:
        """Welcome a client that has seen everything up to version `since`."""
        connection.seats = self._seating.held(connection.guest)
        self.connections.add(connection)
        self._presence.enter(connection)
        self._absentees.enter(connection)
        asked = self._history.match.request.asked if self._history.match.request else None
        if isinstance(asked, TakeOver) and asked.seat in connection.seats:
            self._background.start(self._wake_again())
        if self._seating.setup.reclaims and connection.seats:
            self._background.start(self._end_reclaims())
        missed = self._history.missed(since)
        audience, reader = connection.audience, connection.reader
        moments = [self.view.project(timed).moment_for(audience, reader) for timed in missed]
        connection.send(encode(Welcome(self.view.info(connection.guest), moments, self._chat.lines(connection))))
        self._announce(connection)
        self._schedule()
        if self._history.match.start and connection.seats:
            self._background.start(self._wake_again())
        if connection.seats:
            self._answer_rematch()
        if self._seating.setup.unseen & connection.seats:
            self._background.start(self._note_seen(connection.seats))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if self._is_let_go:
            return
        self._presence.leave(connection)
        self._absentees.leave(connection)
        self._announce()
        if self._is_deserted:
            self._background.start(self._hold_race())

    def look(self, connection: Connection, seat: Seat | None) -> None:
        """Show the holder of several seats what one of them sees, until it moves or hides something."""
        if seat is not None:
            self._history.check_turn(seat, connection.seats)
        connection.looking_as = seat
        connection.send(self._present().frame_for(connection.audience, connection.reader))

    async def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int = 0) -> int:
        """Make a move or a piece of conduct, and return the version of its event. See `submit`."""
        version: int = await self._services.store.wait(partial(self.submit, guest, command, seat, text, lag))
        return version

    def submit(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, on_done: OnDone) -> None:
        """Make a move or a piece of conduct, and call `on_done` with the version of its event, or with an error.

        No task is needed, which would take longer than the move. The same command is executed only once. The network
        delay `lag` is given back by the clock, up to its grace.
        """
        self._lock.acquire(self._play, guest, command, seat, text, lag, on_done)

    def check(self, guest: str | None, seat: Seat, text: str) -> None:
        """Refuse a move that could not be made now. Nothing happens, and nobody hears of it.

        On a shared screen it is not told where the answer depends on what others at that screen must not see.
        """
        match, held = self._history.match, self._seating.held(guest)
        self._history.check_turn(seat, held)
        if not projection.may_read(match, projection.eye_of(held), seat):
            raise Refusal("check-none")
        match.then(seat, match.parse(text))

    def seats_of(self, guest: str) -> frozenset[Seat]:
        return self._seating.held(guest)

    async def say(self, connection: Connection, words: Say) -> None:
        """Say a line of chat. The same command is executed only once."""
        await self._chat.say(connection, words)

    async def sit(self, guest: str, seat: Seat, name: str, *, take_over: bool = False) -> None:
        """Take an open seat. A bot account does so where whoever opened the table admits them, or is it.

        If they could `take_over` the seat of a bot in the warm-up of whoever has waited, all players are asked.
        """
        chair = self._services.chair(guest, name)
        if chair.bot_account and not (self._seating.setup.admits_bots or self._seating.is_opener(guest)):
            raise Refusal("bots-unwelcome")
        if any(self._services.people.has_blocked(other, guest) for other in self.people):
            raise Refusal("seat-refused")
        await self._seat(seat, chair, asks=take_over and not chair.bot_account)

    def pointed_at(self, guest: str, seat: Seat | None, number: int | None) -> Pointed:
        """Somebody at this table whom a guest means: at a seat, or by a line of chat that they may read."""
        connection, chairs = self._connection_of(guest) or Connection(guest), self._seating.setup.chairs
        line = None if number is None else self._chat.line(connection, number)
        seat = line.seat if line else seat if number is None else None
        chair = chairs[seat] if seat is not None and seat < len(chairs) else None
        person = self._services.people.person(line.guest if line else chair.guest if chair else None)
        if person is None:
            raise Refusal("person-unknown")
        there = self._connection_of(person)
        name = chair.name if chair else line.name if line else ""
        said = [each for each in self._chat.lines(connection) if each.by]
        lines = [replace(each, name=each.name if each.seat is None else chairs[each.seat].name) for each in said]
        return Pointed(person, name, there.address if there else "", lines)

    def forget_words(self, guests: frozenset[str]) -> None:
        """Drop what people have said who have had their data removed."""
        self._chat.forget(guests)

    def _connection_of(self, person: str) -> Connection | None:
        are_same = self._services.people.are_same
        return next((each for each in self.connections if are_same(each.guest, person)), None)

    def tell_bot_accounts(self) -> None:
        """Tell the bot accounts that sit here how things are."""
        self._bot_events.tell_present()

    def invite(self, guest: str, name: str) -> None:
        """Invite a bot account that listens for invitations, if the guest opened the table."""
        self._seating.check_opener(guest)
        if not self.waiting:
            raise Refusal("table-begun")
        self._bot_events.invite(name)

    async def seat_bot(self, guest: str, seat: Seat, level: str) -> None:
        """Give an open seat to a bot, if the guest opened the table."""
        self._seating.check_opener(guest)
        level = bots.current(self._seating.setup.game, level)
        bots.bot(self._seating.setup.game, level)
        await self._seat(seat, Chair("bot", level=level))

    # Warm-ups: while somebody waits for an opponent, they play a bot at another table

    @property
    def can_be_taken_over(self) -> bool:
        """Whether somebody may take the seat of the bot here: in a warm-up of two that has begun, where nothing is
        hidden and nobody races.
        """
        setup, match = self._seating.setup, self._history.match
        is_warm_up = setup.waits_at is not None and len(setup.chairs) == 2 and self.playing
        is_open = not hides(match.position) and not match.racing and not match.paused
        return is_warm_up and is_open and match.has_moves(1)

    async def note_warm_up(self, guest: str, warm_up: str) -> None:
        """Whoever waits here plays a bot at another table."""
        async with self._lock:
            if not self.waiting or not self._seating.held(guest):
                raise Refusal("warm-up-late")
            await self._update_setup(replace(self._seating.setup, warm_up=StoredWarmUp(warm_up, guest)))

    async def answer_succession(self, guest: str, *, agreed: bool) -> bool:
        """Say whether the warm-up should go on, and return whether everybody wants that now."""
        async with self._lock:
            setup, held = self._seating.setup, self._seating.held(guest)
            if not held:
                raise Refusal("seat-not-yours")
            if not setup.is_asking:
                raise Refusal("warm-up-late")
            if not agreed:
                await self._end_succession()
                return False
            wanting = {*(setup.succession or ()), *held}
            if len(wanting) == len(setup.chairs):
                return True
            await self._update_setup(replace(setup, succession=tuple(sorted(wanting))))
            return False

    async def take_over(self, chair: Chair) -> None:
        """Seat somebody in the place of the bot of a warm-up, which is rated for nobody (GEN-05)."""
        async with self._lock:
            if not self.can_be_taken_over or self._seating.held(chair.guest):
                raise Refusal("warm-up-late")
            (seat,) = self._seating.setup.bots
            chat_rows = [self._chat.note_row(seat, chat.SAT)]
            await self._update_setup(self._seating.taken_over(seat, chair), chat_rows)
            self._presence.sit(seat)
            self._broadcast([self._history.timed])
            self._chat.broadcast(chat_rows)
            self._call_players()

    async def be_succeeded(self) -> None:
        """The warm-up goes on, so nothing is played here: the game is aborted."""
        async with self._lock:
            setup = self._seating.setup
            await self._advance(Event(0, Abort()))
            await self._update_setup(replace(setup, succession=tuple(range(len(setup.chairs)))))

    async def begin_anew(self) -> None:
        """Ask nobody about the warm-up any more."""
        async with self._lock:
            await self._end_succession()

    async def _end_succession(self) -> None:
        """A new game begins here; clocks start as soon as everybody has come. The lock is held."""
        if not self._seating.setup.is_asking:
            return
        setup = self._seating.seen(replace(self._seating.setup, succession=None), self._presence.people)
        timed = self._awaiting(self._history.timed.resumed(self._services.now()), setup.unseen)
        await self._update_setup(setup, deadline=self._deadline(timed))
        self._history.replace_present(timed)
        self._broadcast([timed])
        self._schedule()

    async def stand_up(self, guest: str, seat: Seat) -> None:
        """Give up a seat before the game has begun; or free one that nobody has used, if the guest opened the table."""
        async with self._lock:
            if self._seating.holds(guest, seat) or not self._seating.is_opener(guest):
                setup = self._seating.given_up(seat, guest, begun=self._history.has_begun)
                await self._update_setup(setup)
            else:
                no_deadline = Deadline(0, None) if self._seating.setup.is_correspondence else None
                await self._update_setup(self._reclaims.freed(seat, guest), deadline=no_deadline)
                self._schedule()
            self._bot_events.tell_present()

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
            chat_rows = [self._chat.note_row(min(seats), chat.MOVED)] if self._seating.company else []
            await self._update_setup(setup, chat_rows, extra=extra)
            self._chat.broadcast(chat_rows)
            self._show_present(other)

    async def keep_device(self, guest: str) -> None:
        """Let no further device hold the seats of a guest but this one."""
        async with self._lock:
            before = {connection for connection in self.connections if connection.seats}
            setup = self._seating.kept(guest)
            if setup != self._seating.setup:
                await self._update_setup(setup)
            for connection in before:
                if not connection.seats:
                    connection.close(TRY_AGAIN_LATER)  # what it shows is not theirs any more

    async def reclaim(self, guest: str, seat: Seat) -> None:
        """Ask the other players for a seat that the guest says is theirs."""
        async with self._lock:
            await self._update_setup(self._reclaims.made(seat, guest))

    async def withdraw_reclaim(self, guest: str, seat: Seat) -> None:
        async with self._lock:
            await self._update_setup(self._reclaims.withdrawn(seat, guest))

    async def answer_reclaim(self, guest: str, seat: Seat, *, granted: bool) -> None:
        """Answer somebody who says that a seat is theirs. If it is granted, they hold it from now on."""
        async with self._lock:
            setup = self._reclaims.answered(seat, guest, granted=granted)
            chat_rows = [self._chat.note_row(seat, chat.MOVED)] if granted else []
            (asking,) = [reclaim.guest for reclaim in self._seating.setup.reclaims if reclaim.seat == seat]
            await self._update_setup(setup, chat_rows)
            self._chat.broadcast(chat_rows)
            self._show_present(asking)

    async def set_gallery(self, guest: str, *, is_open: bool) -> None:
        """Let spectators chat among themselves or not, if the guest opened the table."""
        self._seating.check_opener(guest)
        async with self._lock:
            await self._update_setup(replace(self._seating.setup, gallery=is_open))
            if is_open:
                self._chat.catch_up(self.connections)

    async def rename(self, person: str, old: str, new: str) -> None:
        """Call somebody who sits here by a new name."""
        async with self._lock:
            await self._update_setup(self._seating.renamed(person, old, new))

    async def forget(self, person: str) -> None:
        """Forget the name and the devices of somebody whose account was removed."""
        async with self._lock:
            await self._update_setup(self._seating.forgotten(person))

    async def start_with_fewer(self, guest: str) -> None:
        """Remove the open seats and start, if the guest opened the table and the game can be played by so many.

        Where one of the seats was freed, chance may have acted at the full table: then the game begins anew.
        """
        self._seating.check_opener(guest)
        async with self._lock:
            setup = self._seating.closed(begun=self._history.has_begun)
            setup = self._seating.awaited(setup, self._presence.people, frozenset())
            timed = self._awaiting(folded(setup, ()).timed.resumed(self._services.now()), setup.unseen)
            deadline, store = self._deadline(timed), self._services.store
            extra = partial(forget_log, table_id=self.id) if self._history.entries else None
            await store.update_setup(self.id, setup, (), deadline, extra, self.lease)
            self._history.begin(timed)
            self._has_status, self._digested = False, None
            self._adopt(setup, deadline)
            self._broadcast([timed])
            await self._advance()
            self._bot_events.tell_present()

    async def name_seat(self, guest: str, seat: Seat, name: str) -> None:
        """Give the seat of a guest another name, at any time."""
        chosen = self._services.chair(guest, name).name
        async with self._lock:
            await self._update_setup(self._seating.named(seat, guest, chosen))

    async def withdraw(self, guest: str) -> None:
        """Withdraw the table before the game has begun, if the guest opened it."""
        self._seating.check_opener(guest)
        async with self._lock:
            await self._update_setup(self._seating.withdrawn(self._history.match))

    async def close_for_good(self) -> None:
        """Nobody plays here any more: its tournament has decided the result."""
        async with self._lock:
            self._alarm.stop()
            no_deadline = Deadline(0, None) if self._seating.setup.is_correspondence else None
            await self._update_setup(replace(self._seating.setup, withdrawn=True), deadline=no_deadline)
            self._call_players()

    @property
    def people(self) -> frozenset[str]:
        """Whoever sits here or opened the table."""
        setup = self._seating.setup
        seated = [guest for chair in setup.chairs for guest in (chair.guest, *chair.holders)]
        return frozenset(each for each in (setup.opener, *seated) if each)

    @property
    def line_in_company(self) -> projection.LineDigest | None:
        """The moves so far as the public may see them, if several people are playing here."""
        if not (self.playing and self._seating.company):
            return None
        match = self._history.match
        if self._digested is None or self._digested[0] != match.version:
            self._digested = match.version, projection.LineDigest.of(projection.public_line(match))
        return self._digested[1]

    # Moves; the lock is held

    def _play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, on_done: OnDone) -> None:
        """Execute a command. An event that is overdue comes first."""
        try:
            event = self._requested(guest, command, seat, text)
            overdue = None if isinstance(event, int) else self._overdue
        except Exception as error:
            self._finish(on_done, None, None, error)
            return
        if isinstance(event, int):
            self._finish(on_done, event, None, None)
        elif overdue:
            self._apply(overdue, None, 0, partial(self._play_event, event, command, lag, on_done))
        else:
            self._play_event(event, command, lag, on_done, None, None)

    def _play_event(
        self, event: Event, command: str, lag: int, on_done: OnDone, _: None, error: Exception | None
    ) -> None:
        if error:
            self._finish(on_done, None, None, error)
        else:
            version = self._history.match.version + 1
            self._apply(event, command, lag, partial(self._finish, on_done, version))

    def _finish(self, on_done: OnDone, version: int | None, _: None, error: Exception | None) -> None:
        self._lock.release()
        on_done(None if error else version, error)

    def _requested(self, guest: str | None, command: str, seat: Seat, text: str) -> Event | int:
        """The event that a command asks for, or the version of the event that it has caused already."""
        seating, history = self._seating, self._history
        if not seating.holds(guest, seat):
            raise Refusal("seat-not-yours")
        event = Event(seat, history.match.parse(text))
        if done := history.done(command):
            resigned = isinstance(event.move, Resign) and done.line == Event(seat, Out(seat)).line
            if done.line != event.line and not resigned:
                raise Refusal("command-reused")
            return done.version
        if seating.setup.waiting:
            raise Refusal("table-waiting")
        if seating.setup.withdrawn:
            raise Refusal("table-closed")
        if history.match.version >= self._services.limits.events:
            raise Refusal("table-long", most=self._services.limits.events)
        return event

    async def _advance(self, event: Event | None = None) -> None:
        """Apply an event and everything that follows automatically, or only the latter."""
        await self._services.store.wait(partial(self._apply, event, None, 0))

    def _apply(self, event: Event | None, command: str | None, lag: int, on_done: OnDone) -> None:
        """Judge an event and everything that follows from it automatically, commit, then broadcast."""
        if self._seating.setup.stands_still:
            on_done(None, None)
            return
        try:
            pending = self._judge(event, command, lag)
            if pending.entries or not self._has_status:
                change = self._change(pending)
                self._services.store.submit(change, partial(self._committed, pending, on_done))
                return
            self._publish(pending, ())
        except Exception as error:
            on_done(None, error)
        else:
            on_done(None, None)

    def _judge(self, event: Event | None, command: str | None, lag: int) -> PendingChange:
        seating, presence, timed = self._seating, self._presence, self._history.timed
        if event and command is not None:  # a player has asked for it
            presence.check(event, timed)
        lag = min(lag, GRACE) if timed.clock else 0
        now, deal = self._services.now(), self._services.deal(seating.setup)
        timeline: list[TimedMatch] = []
        entries: list[EventRow] = []
        conduct: list[Event] = []
        ready_check = self._services.ready_check
        if event and timed.match.seats > 2:
            event = self._meant(event)
        unseen = seating.setup.unseen
        while event := event or following_event(timed.match, seating, presence, deal, ready_check=ready_check):
            seat, move = event
            if unseen:
                timed, unseen = (timed.resumed(now) if unseen & timed.match.to_move else timed), unseen - {seat}
            after = timed.after(event, now, lag)
            if unseen:
                after = self._awaiting(after, unseen)
            entries.append(EventRow(after.match.version, seat, str(move), after.heard - timed.heard, command, lag))
            timeline.append(after)
            if isinstance(move, Conduct):
                conduct.append(event)
            timed, event, command, lag = after, None, None, 0
        before = self._history.match
        chat_rows = self._chat.conduct_notes(conduct, before.request) if conduct and seating.company else []
        return PendingChange(before, timed, timeline, entries, conduct, chat_rows)

    def _meant(self, event: Event) -> Event:
        """Of three or more players, whoever resigns or runs out of time is out, unless only bots would be left."""
        match, move = self._history.match, event.move
        if not isinstance(move, Resign) and (event.seat != NATURE or not isinstance(move, Flag)):
            return event
        people = frozenset(seat for seat in range(match.seats) if not self._seating.is_bot(seat, match))
        leaver = event.seat if isinstance(move, Resign) else move.seat
        return Event(event.seat, Out(leaver)) if match.resigning(leaver, people) == Out(leaver) else event

    def _awaiting(self, timed: TimedMatch, unseen: frozenset[Seat] | None = None) -> TimedMatch:
        """A moment with the clocks at rest, if the game waits for somebody who has not come yet (GEN-01)."""
        unseen = self._seating.setup.unseen if unseen is None else unseen
        return timed.at_rest() if unseen & timed.match.to_move else timed

    def _change(self, pending: PendingChange) -> TableChange:
        """The rows to write: events, chat, the status of the game, its deadline, and the ratings when it is over."""
        match = pending.timed.match
        was_over = pending.before.outcome is not None and self._has_status
        status = None if was_over else GameStatus.of(match)
        settlement = self._rating.settlement(status.ending, match) if status else None
        return TableChange(
            self.id, pending.entries, status, pending.chat_rows, self._deadline(pending.timed), settlement, self.lease
        )

    def _committed(
        self, pending: PendingChange, on_done: OnDone, changes: Sequence[Change] | None, error: Exception | None
    ) -> None:
        """The store has written a change, or could not."""
        if error is None:
            try:
                self._has_deadline = self._seating.setup.is_correspondence
                self._publish(pending, changes or ())
            except Exception as failure:
                error = failure
        on_done(None, error)

    def _publish(self, pending: PendingChange, changes: Sequence[Change]) -> None:
        """Make what was committed the present, and tell everybody.

        Nothing is refused any more: what fails here is made up for at the next occasion.
        """
        self._counters.events[self._seating.setup.game] += len(pending.entries)
        if self.lease:
            self._counters.slot_events[self.lease.slot] += len(pending.entries)
        self._has_status = True
        if changes:
            self._rating.settle(changes)
        self._history.add(pending.entries, pending.timeline)
        self._broadcast(pending.timeline)
        if pending.chat_rows:
            self._chat.broadcast(pending.chat_rows)
        if pending.conduct:
            self._mark_assisted(taking_back(pending.entries))
            held = any(isinstance(event.move, Hold) for event in pending.conduct)
            self._rating.rested |= held and pending.before.gone >= 0
        was, match = pending.before, pending.timed.match
        if match.outcome and not was.outcome:
            self.on_end(self)
            self._chat.catch_up(connection for connection in self.connections if connection.seats)
        if changes or was.outcome != match.outcome or (pending.conduct and _attended(was) != _attended(match)):
            self._broadcast_info()
        if match.rematch:
            self._answer_rematch()
        if self._seating.setup.is_asking and match.has_moves(1):
            self._background.start(self.begin_anew())
        if (unseen := self._seating.setup.unseen) and (came := unseen & {entry.seat for entry in pending.entries}):
            self._background.start(self._note_seen(came))
        if self._seating.setup.bot_accounts:
            self._bot_events.tell_after(was, frozenset(entry.seat for entry in pending.entries), pending.conduct)
        if self._seating.setup.room:
            self.on_change(self)
        if self._absentees.anybody_away:
            self._absentees.note_change()
        if self.calls and self.calls.are_heard:
            self._call_players()
        self._schedule()

    async def _play_bot(self, seat: Seat, level: str, seen: Any, text: str | None) -> bool:
        """Make a bot's move if the bot still sees what it has thought about; return whether it was made.

        A bot that has none, or none that is legal, resigns.
        """
        async with self._lock:
            match = self._history.match
            if not self._bots.is_at_turn(seat) or match.view(seat) != seen:
                return False
            try:
                move = Resign() if text is None else bots.legal(match, seat, level, text)
            except BotFault as fault:
                log.warning("a bot resigns", extra={"fault": str(fault)})
                move = Resign()
            await self._advance(Event(seat, move))
            return True

    # Other changes

    async def _seat(self, seat: Seat, chair: Chair, *, asks: bool = False) -> None:
        async with self._lock:
            setup = self._seating.taken(seat, chair)
            if asks and not setup.waiting:
                setup = replace(setup, succession=())
            if not setup.waiting:
                setup = self._seating.awaited(setup, self._presence.people, self._history.moved)
            timed = self._history.timed.resumed(self._services.now())
            timed = self._awaiting(timed, setup.unseen)
            chat_rows = [self._chat.note_row(seat, chat.SAT)] if chair.guest else []
            await self._update_setup(setup, chat_rows, None if setup.waiting else self._deadline(timed))
            self._presence.sit(seat)
            self._history.replace_present(timed)
            self._broadcast([timed])
            self._chat.broadcast(chat_rows)
            await self._advance()
            self._absentees.note_newcomer(self._seating.person(seat), chair.name)
            self._bot_events.tell_present()
            if self.calls and not setup.waiting:
                self.calls.begin(self.id, setup.game, self.people - {chair.guest or ""})
                self._call_players()

    async def _update_setup(
        self,
        setup: TableSetup,
        chat_rows: Sequence[ChatRow] = (),
        deadline: Deadline | None = None,
        extra: Work[None] | None = None,
    ) -> None:
        """Store who sits where, and tell everybody."""
        await self._services.store.update_setup(self.id, setup, chat_rows, deadline, extra, self.lease)
        self._adopt(setup, deadline)

    def _adopt(self, setup: TableSetup, deadline: Deadline | None) -> None:
        """Make a setup that was stored the present one, and tell everybody."""
        self._seating.setup = setup
        self._has_deadline = self._has_deadline if deadline is None else deadline.at is not None
        arrived: list[Connection] = []
        for connection in self.connections:
            seats = self._seating.held(connection.guest)
            if seats and not connection.seats:
                arrived.append(connection)
            connection.seats = seats
            if connection.looking_as is not None and connection.looking_as not in seats:
                connection.looking_as = None
        for connection in arrived:
            self._presence.arrive(connection)
        self._broadcast_info()
        self._chat.catch_up(arrived)

    async def _end_reclaims(self) -> None:
        """A player is back: nobody may reclaim their seat any more."""
        async with self._lock:
            setup = self._reclaims.lapsed()
            if setup != self._seating.setup:
                with suppress(Refusal):
                    await self._update_setup(setup)

    async def _note_seen(self, seats: AbstractSet[Seat]) -> None:
        """Somebody whom a clock waits for has come: it runs as soon as the game waits for nobody else (GEN-01)."""
        async with self._lock:
            before, timed = self._seating.setup, self._history.timed
            people = {person for seat in seats & before.unseen if (person := self._seating.person(seat))}
            if not people:
                return
            setup = self._seating.seen(before, people)
            if before.unseen & timed.match.to_move:
                timed = self._awaiting(timed.resumed(self._services.now()), setup.unseen)
            with suppress(Refusal):  # the store has failed and logged it; the clock waits on
                await self._update_setup(setup, deadline=self._deadline(timed))
                self._history.replace_present(timed)
                self._broadcast([timed])
                self._schedule()
                self._call_players()

    async def _note_hint(self, seat: Seat) -> None:
        if seat not in self._rating.assisted:
            await self._services.store.note_hint(self.id, seat, self.lease)
            self._mark_assisted(frozenset({seat}))

    def _mark_assisted(self, seats: frozenset[Seat]) -> None:
        if not seats <= self._rating.assisted:
            self._rating.assisted |= seats
            self._broadcast_info()

    def _answer_rematch(self) -> None:
        """Open the next table if all who stay want a rematch; soon, because the lock may be held."""
        if self._history.match.rematch and not self._seating.next:
            self._background.start(self._open_rematch())

    @property
    def _rematch_is_due(self) -> bool:
        """Whether somebody stays and all who stay want a rematch; the others have declined it or left (GEN-07)."""
        match, has_left = self._history.match, self._presence.has_left
        if len(match.rematch) == match.seats:
            return True
        undecided = {*range(match.seats)} - match.rematch - match.no_rematch
        people = [seat for seat in match.rematch if self._seating.person(seat)]
        return all(map(has_left, undecided)) and not all(map(has_left, people))

    async def _open_rematch(self) -> None:
        """Open a new table for those who want a rematch, once that is everybody who stays."""
        async with self._lock:
            if self._seating.next or not self._rematch_is_due:
                return
            table_id = self._services.placement.new_table_id(beside=self.id)
            setup = self._seating.turned(self._history.match.rematch)
            with suppress(Refusal):
                await self._services.store.open(table_id, setup, previous=self.id, lease=self.lease)
                self._seating.next = table_id
                self._broadcast_info()
                self._bot_events.tell_rematch(table_id, setup)
                self._absentees.tell_rematch(table_id)
                self.on_rematch(self, table_id)
                if self.calls and not setup.waiting:
                    self.calls.begin(table_id, setup.game, [chair.guest for chair in setup.chairs if chair.guest])

    def _deadline(self, timed: TimedMatch) -> Deadline | None:
        """When the turn of a correspondence game times out."""
        if not self._seating.setup.is_correspondence or timed.clock is None:
            return None
        flag, ahead = timed.clock.flag({}), self._services.store.calendar() - self._services.now()
        return Deadline(timed.clock.since + ahead, flag[0] + ahead if flag else None)

    # Automatic events

    def _schedule(self) -> None:
        """Set the alarm, and let the bots think."""
        self._alarm.stop()
        if (due := self._due) and not self._seating.setup.stands_still:
            self._alarm.set(max(0, due[0] - self._services.now()) / 1000)
        if self._seating.setup.bots or self._history.match.stand_ins:
            self._bots.wake()

    @property
    def _due(self) -> tuple[int, Event] | None:
        """The next event of a clock, a countdown or the count before a race, and its time."""
        timed = self._history.timed
        is_running = timed.clock or timed.timer or timed.match.start
        return timed.alarm(self._presence.lags) if is_running else None

    @property
    def _overdue(self) -> Event | None:
        """The one of these events whose time has come."""
        due = self._due
        return due[1] if due and due[0] <= self._services.now() else None

    async def _handle_alarm(self) -> None:
        async with self._lock:
            try:
                if overdue := self._overdue:
                    await self._advance(overdue)
                    if self._is_deserted:  # its player left while the count ran
                        await self._advance(Event(NATURE, Hold()))
            except Refusal:  # the store has failed and logged it
                self._alarm.set(RETRY_SECONDS)
            else:
                self._schedule()

    async def _wake_again(self) -> None:
        """Do what follows from a player's being back: they are not replaced any more, and the count may begin."""
        with suppress(Refusal):
            await self.wake()

    @property
    def _is_deserted(self) -> bool:
        return self._services.ready_check and race.is_deserted(self._history.match, self._seating, self._presence)

    async def _hold_race(self) -> None:
        """Hold a race against bots alone until its player is back."""
        async with self._lock:
            if self._is_deserted:
                with suppress(Refusal):
                    await self._advance(Event(NATURE, Hold()))

    # Broadcasts

    def _present(self) -> Projection:
        """The present moment. However often somebody looks at it, it is projected once, or now and then for its clocks.

        Only tables where somebody looks keep one.
        """
        timed, setup, now = self._history.timed, self._seating.setup, self._services.now()
        shown, ticks = self._shown, bool(timed.clock or timed.timer or timed.match.start)
        if shown and shown.timed is timed and shown.setup is setup and not (ticks and now - shown.at >= LOOK_MS):
            return shown.projection
        self._shown = Shown(timed, setup, now, projected := self.view.project(timed))
        return projected

    def _broadcast(self, timeline: list[TimedMatch]) -> None:
        self._shown = None
        for timed in timeline:
            projection = self.view.project(timed)
            for connection in self.connections:
                seat = connection.looking_as
                if seat is not None and (seat not in timed.match.to_act or seat == self._history.hider(timed)):
                    connection.looking_as = None
                connection.send(projection.frame_for(connection.audience, connection.reader))

    def _call_players(self) -> None:
        """Tell players who have another page open whether it is their turn."""
        if self.calls:
            self.calls.update(self.id, self.people, self.view.call)

    def _show_present(self, *guests: str) -> None:
        """Show guests who hold a seat since just now what it sees."""
        projection = self.view.project(self._history.timed)
        for connection in self.connections:
            if connection.guest in guests:
                connection.send(projection.frame_for(connection.audience, connection.reader))

    def _announce(self, arrived: Connection | None = None) -> None:
        """Soon tell everybody who has come and gone, except somebody who alone has arrived and knows already."""
        self._arrived = None if self._announcement else arrived
        if not self._announcement:
            loop = asyncio.get_running_loop()
            self._announcement = loop.call_later(COLLECT_SECONDS, lambda: self._broadcast_info(self._arrived))
        self.on_change(self)

    def _broadcast_info(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where. Those who may know the same get the same message, which is made once."""
        if self._announcement:
            self._announcement.cancel()
            self._announcement = self._arrived = None
        frames: dict[tuple[object, ...], bytes] = {}
        for connection in self.connections:
            if connection is but:
                continue
            guest = connection.guest
            held = self._seating.held(guest)
            others = tuple(self._seating.others(guest, seat) for seat in held)
            key = held, others, self._seating.is_opener(guest), self._reclaims.by(guest)
            if key not in frames:
                frames[key] = encode(Seated(self.view.info(guest)))
            connection.send(frames[key])
        self.on_change(self)


def _attended(match: Match) -> tuple[object, ...]:
    """What information about a table depends on beside who sits there and is present."""
    return match.paused, match.stand_ins, match.out
