"""One table: its game, its players and its spectators. Whatever changes it holds its lock.

A command is parsed, judged by the rules, committed to the log, and only then broadcast.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import proxy

from msgspec.structs import replace

from galerie.core import Match, Refusal, Seat
from galerie.core.conduct import Hold, TakeOver
from galerie.host.lobby.calls import Calls
from galerie.host.people.ratings import Change
from galerie.host.socket.connection import Connection
from galerie.host.store.lease import Lease
from galerie.host.store.rows import GameStatus, StoredTable, TableSetup
from galerie.host.store.store import TableChange
from galerie.host.store.writer import OnDone
from galerie.host.table.absentees import Absentees
from galerie.host.table.advice import Advice
from galerie.host.table.alarm import Alarm
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.bot_events import BotEvents
from galerie.host.table.bots import TableBots
from galerie.host.table.broadcasts import Broadcasts
from galerie.host.table.chat import Chat
from galerie.host.table.folding import Folded, folded
from galerie.host.table.history import History
from galerie.host.table.judge import Judge, PendingChange
from galerie.host.table.lock import TableLock
from galerie.host.table.pointed import Pointed
from galerie.host.table.presence import Presence
from galerie.host.table.progress import Progress
from galerie.host.table.rating import TableRating, taking_back
from galerie.host.table.reclaims import Reclaims
from galerie.host.table.rematch import RematchOpening
from galerie.host.table.seals import Seals
from galerie.host.table.seating import Seating
from galerie.host.table.seats import Seats
from galerie.host.table.services import Services
from galerie.host.table.succession import Succession
from galerie.host.table.timing import Timing
from galerie.host.view import projection
from galerie.host.view.table_view import TableView
from galerie.host.wire import Say, Welcome, encode


class Table:
    __slots__ = (
        "__weakref__",
        "_absentees",
        "_alarm",
        "_background",
        "_bot_events",
        "_bots",
        "_broadcasts",
        "_chat",
        "_counters",
        "_digested",
        "_history",
        "_is_let_go",
        "_lock",
        "_presence",
        "_progress",
        "_rating",
        "_rematch",
        "_seating",
        "_services",
        "_timing",
        "advice",
        "calls",
        "connections",
        "id",
        "lease",
        "on_change",
        "on_end",
        "on_rematch",
        "seats",
        "succession",
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

        self._is_let_go = False
        """Whether another host is to have this table: whoever leaves goes there."""

        self._digested: tuple[Match, projection.LineDigest] | None = None
        """The line of a match, once somebody has analysed a game."""

        self._services = services
        self._lock = TableLock()
        self._background = BackgroundTasks()
        self._counters = services.metrics.counters
        self._seating = Seating(stored, services.people)
        self._rating = TableRating(table_id, stored, self._seating, services.people, services.store.wall_clock)
        before, timed, secrets = fold or folded(stored.setup, stored.entries)
        self._history = History(stored.entries, before, timed, Seals(services.store.secret, table_id, secrets))
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
        seating, history, chat = self._seating, self._history, self._chat
        self._presence = presence = Presence(self.connections, seating, services, chat, self._background)
        self._presence.on_departure = lambda: me._rematch.consider()
        self._timing = Timing(services, seating, history, presence, has_deadline=stored.since is not None)
        spent = 0 if stored.since is None else max(0, services.store.calendar() - stored.since)
        history.replace_present(self._timing.resumed(stored.setup, spent=spent))
        reclaims = Reclaims(seating, presence, history, services)
        self._alarm = Alarm(lambda: me._background.start(me._progress.handle_alarm()))
        self._bots = TableBots(services, seating, history, self.connections, lambda *it: me._progress.play_bot(*it))
        self.advice: Final = Advice(services, seating, history, self._background, lambda seat: me._note_hint(seat))
        self._bot_events = BotEvents(table_id, services, seating, history)
        self._absentees = Absentees(table_id, services, seating, history, presence, stored.callbacks, lease)
        self.view: Final = TableView(table_id, services, seating, history, presence, self._rating, reclaims)
        self._broadcasts = Broadcasts(
            self.connections, seating, history, reclaims, self.view, services.now, lambda: me._changed()
        )
        self._progress = Progress(
            table_id,
            services,
            self._lock,
            seating,
            history,
            presence,
            self._rating,
            self._timing,
            Judge(services, seating, history, presence, chat),
            self._alarm,
            self._bots,
            lambda *it: me._publish(*it),
            lease,
            has_status=stored.has_status,
        )
        self._rematch = RematchOpening(
            table_id,
            services,
            self._lock,
            seating,
            history,
            presence,
            self._background,
            lambda *it: me._rematch_opened(*it),
            lease,
        )
        self.seats: Final = Seats(
            table_id,
            services,
            self._lock,
            self.connections,
            seating,
            history,
            presence,
            reclaims,
            chat,
            self._timing,
            self._broadcasts,
            self._progress,
            self._absentees,
            self._bot_events,
            lambda newcomer: me._begun(newcomer),
            lambda: me._call_players(),
            lease,
        )
        self.succession: Final = Succession(
            self._lock,
            seating,
            history,
            presence,
            chat,
            self._timing,
            self._broadcasts,
            self._progress,
            self.seats,
            lambda: me._call_players(),
        )

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way: the table may be unloaded."""
        awaited = self._alarm.is_set and not self._seating.setup.is_correspondence
        busy = self._bots.thinking or self._background or self._lock.locked or self._absentees.calling
        return not (self.connections or busy or awaited)

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
        """Whether everybody will soon be told who has come and gone."""
        return self._broadcasts.announcing

    async def wake(self) -> None:
        """Do what the log leaves to be done, after the table was opened or loaded."""
        self._presence.begin()
        self._absentees.resume()
        async with self._lock:
            await self._progress.advance()
            if self._seating.setup.is_correspondence and self.playing and not self._timing.has_deadline:
                change = TableChange(self.id, deadline=self._timing.deadline(self._history.timed), lease=self.lease)
                await self._services.store.append(change)
                self._timing.has_deadline = True

    async def stop(self) -> None:
        """Finish the current write, and let nothing happen automatically after it."""
        async with self._lock:
            self._alarm.stop()
            self._bots.stop()

    def close(self) -> None:
        self._broadcasts.close()
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
            self._background.start(self.seats.end_reclaims())
        missed = self._history.missed(since)
        audience, reader = connection.audience, connection.reader
        moments = [self.view.project(timed).moment_for(audience, reader) for timed in missed]
        connection.send(encode(Welcome(self.view.info(connection.guest), moments, self._chat.lines(connection))))
        self._broadcasts.announce(connection)
        self._progress.schedule()
        if self._history.match.start and connection.seats:
            self._background.start(self._wake_again())
        if connection.seats:
            self._rematch.consider()
        if self._seating.setup.unseen & connection.seats:
            self._background.start(self.seats.note_seen(connection.seats))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if self._is_let_go:
            return
        self._presence.leave(connection)
        self._absentees.leave(connection)
        self._broadcasts.announce()
        if self._progress.is_deserted:
            self._background.start(self._progress.hold_race())

    def look(self, connection: Connection, seat: Seat | None) -> None:
        """Show the holder of several seats what one of them sees, until it moves or hides something."""
        if seat is not None:
            self._history.check_turn(seat, connection.seats)
        connection.looking_as = seat
        connection.send(self._broadcasts.present.frame_for(connection.audience, connection.reader))

    async def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int = 0) -> int:
        """Make a move or a piece of conduct, and return the version of its event. See `submit`."""
        version: int = await self._services.store.wait(partial(self.submit, guest, command, seat, text, lag))
        return version

    def submit(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, on_done: OnDone) -> None:
        """Make a move or a piece of conduct, and call `on_done` with the version of its event, or with an error.

        No task is needed, which would take longer than the move. The same command is executed only once. The network
        delay `lag` is given back by the clock, up to its grace.
        """
        self._lock.acquire(self._progress.play, guest, command, seat, text, lag, on_done)

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

    def pointed_at(self, guest: str, seat: Seat | None, number: int | None) -> Pointed:
        """The person a guest points at: by a seat, or by a line of chat that the guest may read."""
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

    @property
    def line_in_company(self) -> projection.LineDigest | None:
        """The moves so far as the public may see them, if several people are playing here."""
        if not (self.playing and self._seating.company):
            return None
        match = self._history.match
        if self._digested is None or self._digested[0] is not match:
            self._digested = match, projection.LineDigest.of(projection.public_line(match))
        return self._digested[1]

    # What has happened

    def _publish(self, pending: PendingChange, changes: Sequence[Change]) -> None:
        """Make what was committed the present, and tell everybody.

        Nothing is refused any more: what fails here is made up for at the next occasion.
        """
        setup = self._seating.setup
        self._counters.events[setup.game] += len(pending.entries)
        if self.lease:
            self._counters.slot_events[self.lease.slot] += len(pending.entries)
        self._progress.has_status = True
        if changes:
            self._rating.settle(changes)
        self._history.add(pending.entries, pending.timeline)
        self._broadcasts.send_moments(pending.timeline)
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
            self._broadcasts.send_info()
        if match.rematch:
            self._rematch.consider()
        if setup.is_asking and match.has_moves(1):
            self._background.start(self.succession.begin_anew())
        if setup.unseen and (came := setup.unseen & {entry.seat for entry in pending.entries}):
            self._background.start(self.seats.note_seen(came))
        if setup.bot_accounts:
            self._bot_events.tell_after(was, frozenset(entry.seat for entry in pending.entries), pending.conduct)
        if setup.room:
            self.on_change(self)
        if self._absentees.anybody_away:
            self._absentees.note_change()
        if self.calls and self.calls.are_heard:
            self._call_players()
        self._progress.schedule()

    async def _note_hint(self, seat: Seat) -> None:
        if seat not in self._rating.assisted:
            await self._services.store.note_hint(self.id, seat, self.lease)
            self._mark_assisted(frozenset({seat}))

    def _mark_assisted(self, seats: frozenset[Seat]) -> None:
        if not seats <= self._rating.assisted:
            self._rating.assisted |= seats
            self._broadcasts.send_info()

    async def _wake_again(self) -> None:
        """Do what follows from a player's being back: they are not replaced any more, and the count may begin."""
        with suppress(Refusal):
            await self.wake()

    def _rematch_opened(self, table_id: str, setup: TableSetup) -> None:
        self._broadcasts.send_info()
        self._bot_events.tell_rematch(table_id, setup)
        self._absentees.tell_rematch(table_id)
        self.on_rematch(self, table_id)
        if self.calls and not setup.waiting:
            self.calls.begin(table_id, setup.game, [chair.guest for chair in setup.chairs if chair.guest])

    def _begun(self, newcomer: str | None) -> None:
        """The last seat is taken, by this newcomer."""
        if self.calls:
            self.calls.begin(self.id, self.setup.game, self.setup.people - {newcomer or ""})
            self._call_players()

    def _call_players(self) -> None:
        """Tell players who have another page open whether it is their turn."""
        if self.calls:
            self.calls.update(self.id, self.setup.people, self.view.call)

    def _changed(self) -> None:
        self.on_change(self)


def _attended(match: Match) -> tuple[object, ...]:
    """What information about a table depends on beside who sits there and is present."""
    return match.paused, match.stand_ins, match.out
