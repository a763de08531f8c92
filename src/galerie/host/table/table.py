"""One table: its game, who sits there and who watches. It has one writer, behind a latch.

A command is parsed, judged by the rules, appended to the log, committed, and only then told to everybody.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias
from weakref import proxy

from msgspec import Struct

from galerie import bots
from galerie.core import Event, Match, Refusal, Seat
from galerie.core.match import Conduct, TakeOver
from galerie.host.people.ratings import Change
from galerie.host.socket.connection import Connection
from galerie.host.store.rows import Chair, ChatRow, Deadline, EventRow, StoredTable, TableSetup, new_table_id
from galerie.host.store.store import TableChange, unsaved
from galerie.host.table import chat
from galerie.host.table.advice import Advice
from galerie.host.table.alarm import Alarm
from galerie.host.table.automatic import following_event
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.bots import TableBots
from galerie.host.table.chat import Chat
from galerie.host.table.clock import GRACE
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

LONGEST_LOG: Final = 5_000
"""Events of one table; more than any game has, a race of six with many rounds included."""

RETRY_SECONDS: Final = 1.0
"""After which the alarm rings again, where what it rang for could not be kept."""


Answer: TypeAlias = Callable[[int | Exception], None]
"""Who is called with the version of an event, or with what has failed."""


class PendingChange(Struct):
    """An event and all that follows from it by itself: judged, and not kept yet."""

    before: Match
    timed: TimedMatch
    """Where it leads."""

    timeline: list[TimedMatch]
    entries: list[EventRow]
    conduct: list[Event]
    chat_rows: list[ChatRow]


class Table:
    def __init__(self, table_id: str, stored: StoredTable, services: Services) -> None:
        self.id = table_id
        self.connections: set[Connection] = set()
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called when somebody came, went or sat down, and when the game is over."""

        self._services = services
        self._lock = TableLock()
        self._background = BackgroundTasks()
        self._stands = stored.stands
        self._dated = stored.since is not None
        self._counters = services.metrics.counters
        self._seating = Seating(stored, services.people)
        self._rating = TableRating(table_id, stored, self._seating, services.people)
        self._history = History(stored, Seals(services.store.secret, table_id))
        spent = 0 if stored.since is None else max(0, services.store.wall() - stored.since)
        self._history.restart(self._history.timed.resumed(services.now(), spent))
        # not held by what it holds, a table that is forgotten is gone at once: Python need not look for it
        me = proxy(self)
        self._chat = Chat(table_id, stored.chat_rows, services.store, self.connections, lambda: me.playing)
        self._presence = Presence(self.connections, self._seating, services, self._chat, self._background)
        self._alarm = Alarm(lambda: me._background.begin(me._time_is_over()))
        self._bots = TableBots(services, self._seating, self._history, self.connections, lambda *it: me._answer(*it))
        self.advice: Final = Advice(
            services, self._seating, self._history, self._background, lambda seat: me._note_hint(seat)
        )
        self.view: Final = TableView(table_id, services, self._seating, self._history, self._presence, self._rating)

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way: the table may be forgotten, the store remembers it."""
        awaited = self._alarm.is_set and not self._seating.setup.is_correspondence
        return not (self.connections or self._bots.thinking or self._background or self._lock.taken or awaited)

    @property
    def public(self) -> bool:
        """Shown in the lobby."""
        return self._seating.setup.public

    @property
    def waiting(self) -> bool:
        """For somebody to take a seat."""
        return self._seating.setup.waiting and not self._seating.setup.withdrawn

    @property
    def playing(self) -> bool:
        return not self._seating.setup.waiting and self._history.match.outcome is None

    @property
    def attended(self) -> bool:
        """Somebody who sits here, or who opened the table, is connected."""
        return self._presence.attended

    async def wake(self) -> None:
        """Do what the log leaves to be done: after opening the table, or after a restart."""
        await self._wake()

    async def rest(self) -> None:
        """Finish what is being written; from then on nothing happens by itself."""
        async with self._lock:
            self._alarm.stop()
            self._bots.rest()

    def close(self) -> None:
        self._alarm.stop()
        self._bots.rest()
        self._presence.close()
        self._background.cancel()

    # What visitors ask for

    def enter(self, connection: Connection, since: int | None) -> None:
        """Welcome a visitor who has seen everything up to version `since`."""
        connection.seats = self._seating.held(connection.guest)
        self.connections.add(connection)
        self._presence.enter(connection)
        asked = self._history.match.request.asked if self._history.match.request else None
        if isinstance(asked, TakeOver) and asked.seat in connection.seats:
            self._background.begin(self._turn_down())
        missed = self._history.missed(self._seating.setup, since)
        moments = [self.view.project(timed).moment_for(connection.audience) for timed in missed]
        connection.send(encode(Welcome(self.view.info(connection.guest), moments, self._chat.lines(connection))))
        self._tell_seating(but=connection)
        self._arrange()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._presence.leave(connection)
        self._tell_seating()

    def look(self, connection: Connection, seat: Seat | None) -> None:
        """Show a visitor of several seats what one of them sees, until it moves on or hides something."""
        if seat is not None:
            self._history.check_turn(seat, connection.seats)
        connection.eye = seat
        connection.send(self.view.project(self._history.timed).frame_for(connection.audience))

    async def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int = 0) -> int:
        """Make a move or a piece of conduct; the version of its event. The same command is done only once.

        What it was on its way, `lag`, is given back by the clock, up to its grace.
        """
        async with self._lock:
            return await self._play(guest, command, seat, text, lag)

    def play_at_once(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, answer: Answer) -> bool:
        """The same without a task, which takes longer than the move: `answer` gets the version, or what has failed.

        Whether it can be done so: nothing else may be under way, and what is more than a move has to wait.
        """
        if not self._lock.take():
            return False
        kept = False
        try:
            event = self._asked(guest, command, seat, text)
            if not isinstance(event, int):
                if isinstance(event.move, Conduct) or self._overdue:
                    return False
                pending = self._judged(event, command, lag)
                self._services.store.keep(self._change(pending), partial(self._kept, pending, answer))
                kept = True
        finally:
            if not kept:
                self._lock.release()
        if isinstance(event, int):
            answer(event)
        return True

    def check(self, guest: str | None, seat: Seat, text: str) -> None:
        """Refuse a move that could not be made now. Nothing happens, and nobody hears of it.

        On a shared screen it is not told where the answer depends on what others at that screen must not see.
        """
        match, held = self._history.match, self._seating.held(guest)
        self._history.check_turn(seat, held)
        if not projection.may_read(match, projection.eye_of(held), seat):
            raise Refusal("check-none")
        match.play(seat, match.parse(text))

    async def say(self, connection: Connection, words: Say) -> None:
        """Say a line to those who may hear it. The same command says it only once."""
        await self._chat.say(connection, words)

    async def sit(self, guest: str, seat: Seat, name: str) -> None:
        """Take an open seat."""
        await self._seat(seat, Chair.of(guest, self._services.people.names.get(guest, name)))

    async def hand_over(self, guest: str, seat: Seat, level: str) -> None:
        """Let a bot take an open seat, if it is the guest's table."""
        self._seating.check_opener(guest)
        bots.bot(self._seating.setup.game, level)
        await self._seat(seat, Chair("bot", level=level))

    async def stand(self, guest: str, seat: Seat) -> None:
        """Give one's seat up again, before the game has begun."""
        await self._stand(guest, seat)

    async def withdraw(self, guest: str) -> None:
        """Take the table back, if it is the guest's and the game has not begun."""
        self._seating.check_opener(guest)
        await self._withdraw()

    def is_of(self, guest: str) -> bool:
        """Whether this guest sits here or opened the table."""
        return bool(self._seating.held(guest)) or self._seating.is_opener(guest)

    # The one writer

    async def _wake(self) -> None:
        async with self._lock:
            await self._proceed()
            if self._seating.setup.is_correspondence and self.playing and not self._dated:
                await self._services.store.append(TableChange(self.id, deadline=self._deadline(self._history.timed)))
                self._dated = True

    async def _play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int) -> int:
        event = self._asked(guest, command, seat, text)
        if isinstance(event, int):
            return event
        await self._let_time_act()
        version = self._history.match.version + 1
        await self._proceed(event, command, lag)
        return version

    def _asked(self, guest: str | None, command: str, seat: Seat, text: str) -> Event | int:
        """The event that a command is to bring about, or the version of the one it has brought about already."""
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
        if history.match.version >= LONGEST_LOG:
            raise Refusal("table-long", most=LONGEST_LOG)
        return event

    async def _answer(self, seat: Seat, seen: Any, text: str) -> bool:
        """Make a bot's move, unless it is no longer about what the bot has seen; whether it was made."""
        async with self._lock:
            if not self._bots.is_at_turn(seat) or self._history.match.position.view(seat) != seen:
                return False
            await self._proceed(Event(seat, self._history.match.parse(text)))
            return True

    async def _seat(self, seat: Seat, chair: Chair) -> None:
        async with self._lock:
            setup = self._seating.taken(seat, chair)
            timed = self._history.timed.resumed(self._services.now())
            chat_rows = [self._chat.noted(seat, chat.SAT)] if chair.guest else []
            await self._amend(setup, chat_rows, None if setup.waiting else self._deadline(timed))
            self._presence.sit(seat)
            self._history.restart(timed)
            self._tell([timed])
            self._chat.tell(chat_rows)
            await self._proceed()

    async def _stand(self, guest: str, seat: Seat) -> None:
        async with self._lock:
            await self._amend(self._seating.given_up(seat, guest))

    async def _withdraw(self) -> None:
        async with self._lock:
            await self._amend(self._seating.withdrawn())

    async def _amend(
        self, setup: TableSetup, chat_rows: Sequence[ChatRow] = (), deadline: Deadline | None = None
    ) -> None:
        """Keep who sits here now, and tell everybody."""
        await self._services.store.amend(self.id, setup, chat_rows, deadline)
        self._seating.setup = setup
        self._dated = deadline is not None
        for connection in self.connections:
            connection.seats = self._seating.held(connection.guest)
        self._tell_seating()

    async def _proceed(self, event: Event | None = None, command: str | None = None, lag: int = 0) -> None:
        """Judge an event and all that follows from it by itself, keep them, then tell everybody."""
        if self._seating.setup.waiting:
            return
        pending = self._judged(event, command, lag)
        changes: Sequence[Change] | None = None
        if pending.entries or not self._stands:
            changes = await self._services.store.append(self._change(pending))
            self._dated = self._seating.setup.is_correspondence
        self._follow(pending, changes or ())
        if pending.timed.match.rematch:
            with suppress(Refusal):
                await self._open_rematch()

    def _judged(self, event: Event | None, command: str | None, lag: int) -> PendingChange:
        seating, presence, timed = self._seating, self._presence, self._history.timed
        if event and command is not None:  # by which somebody who sits here has asked for it
            presence.check(event, timed)
        lag = min(lag, GRACE) if timed.clock else 0
        now, deal = self._services.now(), self._services.deal(seating.setup)
        timeline: list[TimedMatch] = []
        entries: list[EventRow] = []
        conduct: list[Event] = []
        while event := event or following_event(timed.match, seating, presence, deal):
            seat, move = event
            after = timed.after(event, now, lag)
            entries.append(EventRow(after.match.version, seat, str(move), after.heard - timed.heard, command, lag))
            timeline.append(after)
            if isinstance(move, Conduct):
                conduct.append(event)
            timed, event, command, lag = after, None, None, 0
        chat_rows = self._chat.noted_conduct(conduct) if conduct and seating.company else []
        return PendingChange(self._history.match, timed, timeline, entries, conduct, chat_rows)

    def _change(self, pending: PendingChange) -> TableChange:
        """What the store is to keep: what has happened, how the game stands after it, and what that counts for."""
        match = pending.timed.match
        over = pending.before.outcome is not None and self._stands
        standing = None if over else projection.standing(match)
        settlement = self._rating.settlement(standing.ending, match.stand_ins) if standing else None
        return TableChange(
            self.id, pending.entries, standing, pending.chat_rows, self._deadline(pending.timed), settlement
        )

    def _kept(
        self,
        pending: PendingChange,
        answer: Answer,
        changes: Sequence[Change] | None,
        error: Exception | None,
    ) -> None:
        """The store reports on a move that was made at once: it has been kept, or could not be."""
        ended: int | Exception = pending.before.version + 1
        try:
            if error:
                ended = unsaved(error)
            else:
                self._dated = self._seating.setup.is_correspondence
                self._follow(pending, changes or ())
        except Exception as trouble:
            ended = trouble
        finally:
            self._lock.release()
        answer(ended)

    def _follow(self, pending: PendingChange, changes: Sequence[Change]) -> None:
        """What has been kept holds from now on, and everybody is told.

        Nothing is refused any more: what fails from here on is tried again at the next occasion.
        """
        self._counters.events[self._seating.setup.game] += len(pending.entries)
        self._stands = True
        if changes:
            self._rating.settle(changes)
        self._history.add(pending.entries, pending.timeline)
        self._tell(pending.timeline)
        if pending.chat_rows:
            self._chat.tell(pending.chat_rows)
        if pending.conduct:
            self._aid(taking_back(pending.entries))
        was, match = pending.before, pending.timed.match
        if match.outcome and not was.outcome:
            self._chat.open_gallery()
        if changes or (was.paused, was.stand_ins, was.outcome) != (match.paused, match.stand_ins, match.outcome):
            self._tell_seating()
        self._arrange()

    async def _note_hint(self, seat: Seat) -> None:
        if seat not in self._rating.aided:
            await self._services.store.note_hint(self.id, seat)
            self._aid(frozenset({seat}))

    def _aid(self, seats: frozenset[Seat]) -> None:
        if not seats <= self._rating.aided:
            self._rating.aided |= seats
            self._tell_seating()

    async def _open_rematch(self) -> None:
        """Once everybody wants it: the same people at a new table."""
        if self._seating.next or len(self._history.match.rematch) < len(self._seating.setup.chairs):
            return
        table_id = new_table_id()
        await self._services.store.open(table_id, self._seating.turned(), previous=self.id)
        self._seating.next = table_id
        self._tell_seating()

    def _deadline(self, timed: TimedMatch) -> Deadline | None:
        """Until when the next event is awaited by the calendar, where a clock goes by it."""
        if not self._seating.setup.is_correspondence or timed.clock is None:
            return None
        flag, ahead = timed.clock.flag({}), self._services.store.wall() - self._services.now()
        return Deadline(timed.clock.since + ahead, flag[0] + ahead if flag else None)

    # What happens by itself

    def _arrange(self) -> None:
        """Set the alarm, and let the bots think."""
        self._alarm.stop()
        if (due := self._due) and not self._seating.setup.waiting:
            self._alarm.set(max(0, due[0] - self._services.now()) / 1000)
        if self._seating.setup.bots or self._history.match.stand_ins:
            self._bots.wake()

    @property
    def _due(self) -> tuple[int, Event] | None:
        """What time alone will bring about, and when."""
        timed = self._history.timed
        return timed.alarm(self._presence.lags) if timed.clock or timed.timer else None

    @property
    def _overdue(self) -> Event | None:
        """What time should have brought about by now."""
        due = self._due
        return due[1] if due and due[0] <= self._services.now() else None

    async def _time_is_over(self) -> None:
        async with self._lock:
            try:
                await self._let_time_act()
            except Refusal:  # the store has failed, and said so
                self._alarm.set(RETRY_SECONDS)
            else:
                self._arrange()

    async def _let_time_act(self) -> None:
        """The flag that has fallen, or the countdown that has ended, before anything else."""
        if due := self._overdue:
            await self._proceed(due)

    async def _turn_down(self) -> None:
        """Let the request be closed that somebody be replaced, now that he is here."""
        with suppress(Refusal):
            await self._wake()

    # What visitors are told

    def _tell(self, timeline: list[TimedMatch]) -> None:
        for timed in timeline:
            projection = self.view.project(timed)
            for connection in self.connections:
                eye = connection.eye
                if eye is not None and (eye not in timed.match.to_act or eye == self._history.hider(timed)):
                    connection.eye = None
                connection.send(projection.frame_for(connection.audience))

    def _tell_seating(self, but: Connection | None = None) -> None:
        for connection in self.connections - {but}:
            connection.send(encode(Seated(self.view.info(connection.guest))))
        self.on_change(self)
