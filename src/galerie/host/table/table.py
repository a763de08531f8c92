"""One table: its game, its players and its spectators. Whatever changes it holds its lock.

A command is parsed, judged by the rules, committed to the log, and only then broadcast.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final
from weakref import proxy

from msgspec import Struct

from galerie import bots
from galerie.core import NATURE, BotFault, Event, Line, Match, Refusal, Seat
from galerie.core.match import Conduct, Hold, Resign, TakeOver
from galerie.host.people.ratings import Change
from galerie.host.socket.connection import Connection
from galerie.host.store.rows import (
    Chair,
    ChatRow,
    Deadline,
    EventRow,
    GameStatus,
    StoredTable,
    TableSetup,
    new_table_id,
)
from galerie.host.store.store import TableChange
from galerie.host.store.writer import OnDone
from galerie.host.table import chat, race
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
from galerie.host.table.presence import Presence
from galerie.host.table.rating import TableRating, taking_back
from galerie.host.table.seals import Seals
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch
from galerie.host.view import projection
from galerie.host.view.table_view import TableView
from galerie.host.wire import Say, Seated, Welcome, encode

COLLECT_SECONDS: Final = 0.05
"""People who come and go within this time are announced together."""

RETRY_SECONDS: Final = 1.0
"""The delay before the alarm is tried again when its event could not be stored."""

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


class Table:
    def __init__(self, table_id: str, stored: StoredTable, services: Services, fold: Folded | None = None) -> None:
        """`fold` is the fold of the stored log, where another process has made it."""
        self.id = table_id
        self.connections: set[Connection] = set()
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called when somebody connects, disconnects or sits down, and when the game is over."""

        self._announcement: asyncio.TimerHandle | None = None
        """Tells everybody who has come and gone."""

        self._arrived: Connection | None = None
        self._services = services
        self._lock = TableLock()
        self._background = BackgroundTasks()
        self._has_status = stored.has_status
        self._has_deadline = stored.since is not None
        self._counters = services.metrics.counters
        self._seating = Seating(stored, services.people)
        self._rating = TableRating(table_id, stored, self._seating, services.people)
        before, timed, secrets = fold or folded(stored.setup, stored.entries)
        self._history = History(stored.entries, before, timed, Seals(services.store.secret, table_id, secrets))
        spent = 0 if stored.since is None else max(0, services.store.calendar() - stored.since)
        self._history.replace_present(self._history.timed.resumed(services.now(), spent))
        # its parts refer to it weakly, so that a table that is unloaded is freed without the garbage collector
        me = proxy(self)
        self._chat = Chat(
            table_id,
            stored.chat_rows,
            services.store,
            services.now,
            self.connections,
            lambda: me.playing,
            services.limits,
        )
        self._presence = Presence(self.connections, self._seating, services, self._chat, self._background)
        self._alarm = Alarm(lambda: me._background.start(me._handle_alarm()))
        self._bots = TableBots(services, self._seating, self._history, self.connections, lambda *it: me._play_bot(*it))
        self.advice: Final = Advice(
            services, self._seating, self._history, self._background, lambda seat: me._note_hint(seat)
        )
        self._bot_events = BotEvents(table_id, services, self._seating, self._history)
        self.view: Final = TableView(table_id, services, self._seating, self._history, self._presence, self._rating)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way: the table may be unloaded."""
        awaited = self._alarm.is_set and not self._seating.setup.is_correspondence
        return not (self.connections or self._bots.thinking or self._background or self._lock.locked or awaited)

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
        return not self._seating.setup.waiting and self._history.match.outcome is None

    @property
    def moves_told(self) -> bool:
        """Whether bot accounts are told which moves are legal."""
        return self._seating.setup.moves_told

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
        async with self._lock:
            await self._advance()
            if self._seating.setup.is_correspondence and self.playing and not self._has_deadline:
                await self._services.store.append(TableChange(self.id, deadline=self._deadline(self._history.timed)))
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
        self._background.cancel()

    # Requests of clients

    def enter(self, connection: Connection, since: int | None) -> None:
        """Welcome a client that has seen everything up to version `since`."""
        connection.seats = self._seating.held(connection.guest)
        self.connections.add(connection)
        self._presence.enter(connection)
        asked = self._history.match.request.asked if self._history.match.request else None
        if isinstance(asked, TakeOver) and asked.seat in connection.seats:
            self._background.start(self._wake_again())
        missed = self._history.missed(since)
        audience, reader = connection.audience, connection.reader
        moments = [self.view.project(timed).moment_for(audience, reader) for timed in missed]
        connection.send(encode(Welcome(self.view.info(connection.guest), moments, self._chat.lines(connection))))
        self._announce(connection)
        self._schedule()
        if self._history.match.start and connection.seats:
            self._background.start(self._wake_again())

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._presence.leave(connection)
        self._announce()
        if self._is_deserted:
            self._background.start(self._hold_race())

    def look(self, connection: Connection, seat: Seat | None) -> None:
        """Show the holder of several seats what one of them sees, until it moves or hides something."""
        if seat is not None:
            self._history.check_turn(seat, connection.seats)
        connection.looking_as = seat
        connection.send(self.view.project(self._history.timed).frame_for(connection.audience, connection.reader))

    async def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int = 0) -> int:
        """Make a move or a piece of conduct, and return the version of its event. See `submit`."""
        version: int = await self._services.store.wait(partial(self.submit, guest, command, seat, text, lag))
        return version

    def submit(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, on_done: OnDone) -> None:
        """Make a move or a piece of conduct, and call `on_done` with the version of its event, or with an error.

        No task is needed, which would take longer than the move. The same command is executed only once. The network
        delay `lag` is given back by the clock, up to its grace.
        """
        self._lock.acquire(partial(self._play, guest, command, seat, text, lag, on_done))

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

    async def sit(self, guest: str, seat: Seat, name: str) -> None:
        """Take an open seat. A bot account does so where whoever opened the table admits them, or is it."""
        chair = self._services.chair(guest, name)
        if chair.bot_account and not (self._seating.setup.admits_bots or self._seating.is_opener(guest)):
            raise Refusal("bots-unwelcome")
        await self._seat(seat, chair)

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

    async def stand_up(self, guest: str, seat: Seat) -> None:
        """Give up a seat before the game has begun."""
        async with self._lock:
            await self._update_setup(self._seating.given_up(seat, guest))

    async def withdraw(self, guest: str) -> None:
        """Withdraw the table before the game has begun, if the guest opened it."""
        self._seating.check_opener(guest)
        async with self._lock:
            await self._update_setup(self._seating.withdrawn())

    @property
    def people(self) -> frozenset[str]:
        """Whoever sits here or opened the table."""
        setup = self._seating.setup
        return frozenset(each for each in (setup.opener, *(chair.guest for chair in setup.chairs)) if each)

    @property
    def line_in_company(self) -> tuple[Line, ...] | None:
        """The moves so far as the public may see them, if several people are playing here."""
        return projection.public_line(self._history.match) if self.playing and self._seating.company else None

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
            if done.line != event.line:
                raise Refusal("command-reused")
            return done.version
        if seating.setup.waiting:
            raise Refusal("table-waiting")
        if history.match.version >= self._services.limits.events:
            raise Refusal("table-long", most=self._services.limits.events)
        return event

    async def _advance(self, event: Event | None = None) -> None:
        """Apply an event and everything that follows automatically, or only the latter."""
        await self._services.store.wait(partial(self._apply, event, None, 0))

    def _apply(self, event: Event | None, command: str | None, lag: int, on_done: OnDone) -> None:
        """Judge an event and everything that follows from it automatically, commit, then broadcast."""
        if self._seating.setup.waiting:
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
        while event := event or following_event(timed.match, seating, presence, deal, ready_check=ready_check):
            seat, move = event
            after = timed.after(event, now, lag)
            entries.append(EventRow(after.match.version, seat, str(move), after.heard - timed.heard, command, lag))
            timeline.append(after)
            if isinstance(move, Conduct):
                conduct.append(event)
            timed, event, command, lag = after, None, None, 0
        chat_rows = self._chat.conduct_notes(conduct) if conduct and seating.company else []
        return PendingChange(self._history.match, timed, timeline, entries, conduct, chat_rows)

    def _change(self, pending: PendingChange) -> TableChange:
        """The rows to write: events, chat, the status of the game, its deadline, and the ratings when it is over."""
        match = pending.timed.match
        was_over = pending.before.outcome is not None and self._has_status
        status = None if was_over else GameStatus.of(match)
        settlement = self._rating.settlement(status.ending, match.stand_ins) if status else None
        return TableChange(
            self.id, pending.entries, status, pending.chat_rows, self._deadline(pending.timed), settlement
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
            self._chat.open_gallery()
        if changes or (was.paused, was.stand_ins, was.outcome) != (match.paused, match.stand_ins, match.outcome):
            self._broadcast_info()
        if match.rematch and not self._seating.next:
            self._background.start(self._open_rematch())
        if self._seating.setup.bot_accounts:
            self._bot_events.tell_after(was, frozenset(entry.seat for entry in pending.entries), pending.conduct)
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

    async def _seat(self, seat: Seat, chair: Chair) -> None:
        async with self._lock:
            setup = self._seating.taken(seat, chair)
            timed = self._history.timed.resumed(self._services.now())
            chat_rows = [self._chat.note_row(seat, chat.SAT)] if chair.guest else []
            await self._update_setup(setup, chat_rows, None if setup.waiting else self._deadline(timed))
            self._presence.sit(seat)
            self._history.replace_present(timed)
            self._broadcast([timed])
            self._chat.broadcast(chat_rows)
            await self._advance()
            self._bot_events.tell_present()

    async def _update_setup(
        self, setup: TableSetup, chat_rows: Sequence[ChatRow] = (), deadline: Deadline | None = None
    ) -> None:
        """Store who sits where, and tell everybody."""
        await self._services.store.update_setup(self.id, setup, chat_rows, deadline)
        self._seating.setup = setup
        self._has_deadline = deadline is not None
        for connection in self.connections:
            connection.seats = self._seating.held(connection.guest)
        self._broadcast_info()

    async def _note_hint(self, seat: Seat) -> None:
        if seat not in self._rating.assisted:
            await self._services.store.note_hint(self.id, seat)
            self._mark_assisted(frozenset({seat}))

    def _mark_assisted(self, seats: frozenset[Seat]) -> None:
        if not seats <= self._rating.assisted:
            self._rating.assisted |= seats
            self._broadcast_info()

    async def _open_rematch(self) -> None:
        """Open a new table for the same people, once all of them want a rematch."""
        async with self._lock:
            if self._seating.next or len(self._history.match.rematch) < len(self._seating.setup.chairs):
                return
            table_id = new_table_id()
            setup = self._seating.turned()
            with suppress(Refusal):
                await self._services.store.open(table_id, setup, previous=self.id)
                self._seating.next = table_id
                self._broadcast_info()
                self._bot_events.tell_rematch(table_id, setup)

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
        if (due := self._due) and not self._seating.setup.waiting:
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

    def _broadcast(self, timeline: list[TimedMatch]) -> None:
        for timed in timeline:
            projection = self.view.project(timed)
            for connection in self.connections:
                seat = connection.looking_as
                if seat is not None and (seat not in timed.match.to_act or seat == self._history.hider(timed)):
                    connection.looking_as = None
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
        frames: dict[tuple[frozenset[Seat], bool], bytes] = {}
        for connection in self.connections:
            if connection is but:
                continue
            guest = connection.guest
            key = self._seating.held(guest), self._seating.is_opener(guest)
            if key not in frames:
                frames[key] = encode(Seated(self.view.info(guest)))
            connection.send(frames[key])
        self.on_change(self)
