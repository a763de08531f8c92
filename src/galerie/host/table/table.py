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
from galerie.host.socket.connection import Visitor
from galerie.host.store.rows import Chair, Charter, Deadline, Entry, Ledger, Saying, new_table_id
from galerie.host.store.store import Account, unsaved
from galerie.host.table import chat
from galerie.host.table.advice import Counsel
from galerie.host.table.alarm import Alarm
from galerie.host.table.automatic import sequel
from galerie.host.table.background import Errands
from galerie.host.table.bots import Automata
from galerie.host.table.chat import Chat
from galerie.host.table.clock import GRACE
from galerie.host.table.history import History
from galerie.host.table.lock import Latch
from galerie.host.table.presence import Presence
from galerie.host.table.rating import Stakes, taking_back
from galerie.host.table.seals import Seals
from galerie.host.table.seats import Seating
from galerie.host.table.services import House
from galerie.host.table.timeline import Course
from galerie.host.view import projection
from galerie.host.view.snapshot import Window
from galerie.host.wire import Say, Seated, Welcome, encode

LONGEST_LOG: Final = 5_000
"""Events of one table; more than any game has, a race of six with many rounds included."""

RETRY_SECONDS: Final = 1.0
"""After which the alarm rings again, where what it rang for could not be kept."""


Answer: TypeAlias = Callable[[int | Exception], None]
"""Who is called with the version of an event, or with what has failed."""


class Advance(Struct):
    """An event and all that follows from it by itself: judged, and not kept yet."""

    before: Match
    course: Course
    """Where it leads."""

    courses: list[Course]
    entries: list[Entry]
    conduct: list[Event]
    sayings: list[Saying]


class Table:
    def __init__(self, table_id: str, ledger: Ledger, house: House) -> None:
        self.id = table_id
        self.visitors: set[Visitor] = set()
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called when somebody came, went or sat down, and when the game is over."""

        self._house = house
        self._latch = Latch()
        self._errands = Errands()
        self._stands = ledger.stands
        self._dated = ledger.since is not None
        self._tally = house.metrics.tally
        self._seating = Seating(ledger, house.people)
        self._stakes = Stakes(table_id, ledger, self._seating, house.people)
        self._history = History(ledger, Seals(house.store.secret, table_id))
        spent = 0 if ledger.since is None else max(0, house.store.wall() - ledger.since)
        self._history.restart(self._history.course.resumed(house.now(), spent))
        # not held by what it holds, a table that is forgotten is gone at once: Python need not look for it
        me = proxy(self)
        self._chat = Chat(table_id, ledger.sayings, house.store, self.visitors, lambda: me.playing)
        self._presence = Presence(self.visitors, self._seating, house, self._chat, self._errands)
        self._alarm = Alarm(lambda: me._errands.begin(me._time_is_over()))
        self._automata = Automata(house, self._seating, self._history, self.visitors, lambda *it: me._answer(*it))
        self.counsel = Counsel(house, self._seating, self._history, self._errands, lambda seat: me._note_hint(seat))
        self.window = Window(table_id, house, self._seating, self._history, self._presence, self._stakes)

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way: the table may be forgotten, the store remembers it."""
        awaited = self._alarm.is_set and not self._seating.charter.by_letter
        return not (self.visitors or self._automata.thinking or self._errands or self._latch.taken or awaited)

    @property
    def public(self) -> bool:
        """Shown in the lobby."""
        return self._seating.charter.public

    @property
    def waiting(self) -> bool:
        """For somebody to take a seat."""
        return self._seating.charter.waiting and not self._seating.charter.withdrawn

    @property
    def playing(self) -> bool:
        return not self._seating.charter.waiting and self._history.match.outcome is None

    @property
    def attended(self) -> bool:
        """Somebody who sits here, or who opened the table, is connected."""
        return self._presence.attended

    async def wake(self) -> None:
        """Do what the log leaves to be done: after opening the table, or after a restart."""
        await self._wake()

    async def rest(self) -> None:
        """Finish what is being written; from then on nothing happens by itself."""
        async with self._latch:
            self._alarm.stop()
            self._automata.rest()

    def close(self) -> None:
        self._alarm.stop()
        self._automata.rest()
        self._presence.close()
        self._errands.cancel()

    # What visitors ask for

    def enter(self, visitor: Visitor, since: int | None) -> None:
        """Welcome a visitor who has seen everything up to version `since`."""
        visitor.seats = self._seating.held(visitor.guest)
        self.visitors.add(visitor)
        self._presence.enter(visitor)
        asked = self._history.match.request.asked if self._history.match.request else None
        if isinstance(asked, TakeOver) and asked.seat in visitor.seats:
            self._errands.begin(self._turn_down())
        missed = self._history.missed(self._seating.charter, since)
        moments = [self.window.scene(course).seen(visitor.audience) for course in missed]
        visitor.send(encode(Welcome(self.window.info(visitor.guest), moments, self._chat.lines(visitor))))
        self._tell_seating(but=visitor)
        self._arrange()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self._presence.leave(visitor)
        self._tell_seating()

    def look(self, visitor: Visitor, seat: Seat | None) -> None:
        """Show a visitor of several seats what one of them sees, until it moves on or hides something."""
        if seat is not None:
            self._history.check_turn(seat, visitor.seats)
        visitor.eye = seat
        visitor.send(self.window.scene(self._history.course).told(visitor.audience))

    async def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int = 0) -> int:
        """Make a move or a piece of conduct; the version of its event. The same command is done only once.

        What it was on its way, `lag`, is given back by the clock, up to its grace.
        """
        async with self._latch:
            return await self._play(guest, command, seat, text, lag)

    def play_at_once(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, answer: Answer) -> bool:
        """The same without a task, which takes longer than the move: `answer` gets the version, or what has failed.

        Whether it can be done so: nothing else may be under way, and what is more than a move has to wait.
        """
        if not self._latch.take():
            return False
        kept = False
        try:
            event = self._asked(guest, command, seat, text)
            if not isinstance(event, int):
                if isinstance(event.move, Conduct) or self._overdue:
                    return False
                advance = self._judged(event, command, lag)
                self._house.store.keep(self._account(advance), partial(self._kept, advance, answer))
                kept = True
        finally:
            if not kept:
                self._latch.release()
        if isinstance(event, int):
            answer(event)
        return True

    async def say(self, visitor: Visitor, words: Say) -> None:
        """Say a line to those who may hear it. The same command says it only once."""
        await self._chat.say(visitor, words)

    async def sit(self, guest: str, seat: Seat, name: str) -> None:
        """Take an open seat."""
        await self._seat(seat, Chair.of(guest, self._house.people.names.get(guest, name)))

    async def hand_over(self, guest: str, seat: Seat, level: str) -> None:
        """Let a bot take an open seat, if it is the guest's table."""
        self._seating.check_opener(guest)
        bots.bot(self._seating.charter.game, level)
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
        async with self._latch:
            await self._proceed()
            if self._seating.charter.by_letter and self.playing and not self._dated:
                await self._house.store.append(Account(self.id, deadline=self._deadline(self._history.course)))
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
        if seating.charter.waiting:
            raise Refusal("table-waiting")
        if history.match.version >= LONGEST_LOG:
            raise Refusal("table-long", most=LONGEST_LOG)
        return event

    async def _answer(self, seat: Seat, seen: Any, text: str) -> bool:
        """Make a bot's move, unless it is no longer about what the bot has seen; whether it was made."""
        async with self._latch:
            if not self._automata.is_at_turn(seat) or self._history.match.position.view(seat) != seen:
                return False
            await self._proceed(Event(seat, self._history.match.parse(text)))
            return True

    async def _seat(self, seat: Seat, chair: Chair) -> None:
        async with self._latch:
            charter = self._seating.taken(seat, chair)
            course = self._history.course.resumed(self._house.now())
            sayings = [self._chat.noted(seat, chat.SAT)] if chair.guest else []
            await self._amend(charter, sayings, None if charter.waiting else self._deadline(course))
            self._presence.sit(seat)
            self._history.restart(course)
            self._tell([course])
            self._chat.tell(sayings)
            await self._proceed()

    async def _stand(self, guest: str, seat: Seat) -> None:
        async with self._latch:
            await self._amend(self._seating.given_up(seat, guest))

    async def _withdraw(self) -> None:
        async with self._latch:
            await self._amend(self._seating.withdrawn())

    async def _amend(self, charter: Charter, sayings: Sequence[Saying] = (), deadline: Deadline | None = None) -> None:
        """Keep who sits here now, and tell everybody."""
        await self._house.store.amend(self.id, charter, sayings, deadline)
        self._seating.charter = charter
        self._dated = deadline is not None
        for visitor in self.visitors:
            visitor.seats = self._seating.held(visitor.guest)
        self._tell_seating()

    async def _proceed(self, event: Event | None = None, command: str | None = None, lag: int = 0) -> None:
        """Judge an event and all that follows from it by itself, keep them, then tell everybody."""
        if self._seating.charter.waiting:
            return
        advance = self._judged(event, command, lag)
        changes: Sequence[Change] | None = None
        if advance.entries or not self._stands:
            changes = await self._house.store.append(self._account(advance))
            self._dated = self._seating.charter.by_letter
        self._follow(advance, changes or ())
        if advance.course.match.rematch:
            with suppress(Refusal):
                await self._open_rematch()

    def _judged(self, event: Event | None, command: str | None, lag: int) -> Advance:
        seating, presence, course = self._seating, self._presence, self._history.course
        if event and command is not None:  # by which somebody who sits here has asked for it
            presence.check(event, course)
        lag = min(lag, GRACE) if course.clock else 0
        now, deal = self._house.now(), self._house.deal(seating.charter)
        courses: list[Course] = []
        entries: list[Entry] = []
        conduct: list[Event] = []
        while event := event or sequel(course.match, seating, presence, deal):
            seat, move = event
            after = course.after(event, now, lag)
            entries.append(Entry(after.match.version, seat, str(move), after.heard - course.heard, command, lag))
            courses.append(after)
            if isinstance(move, Conduct):
                conduct.append(event)
            course, event, command, lag = after, None, None, 0
        sayings = self._chat.noted_conduct(conduct) if conduct and seating.company else []
        return Advance(self._history.match, course, courses, entries, conduct, sayings)

    def _account(self, advance: Advance) -> Account:
        """What the store is to keep: what has happened, how the game stands after it, and what that counts for."""
        match = advance.course.match
        over = advance.before.outcome is not None and self._stands
        standing = None if over else projection.standing(match)
        settlement = self._stakes.settlement(standing.ending, match.stand_ins) if standing else None
        return Account(self.id, advance.entries, standing, advance.sayings, self._deadline(advance.course), settlement)

    def _kept(
        self,
        advance: Advance,
        answer: Answer,
        changes: Sequence[Change] | None,
        error: Exception | None,
    ) -> None:
        """The store reports on a move that was made at once: it has been kept, or could not be."""
        ended: int | Exception = advance.before.version + 1
        try:
            if error:
                ended = unsaved(error)
            else:
                self._dated = self._seating.charter.by_letter
                self._follow(advance, changes or ())
        except Exception as trouble:
            ended = trouble
        finally:
            self._latch.release()
        answer(ended)

    def _follow(self, advance: Advance, changes: Sequence[Change]) -> None:
        """What has been kept holds from now on, and everybody is told.

        Nothing is refused any more: what fails from here on is tried again at the next occasion.
        """
        self._tally.events[self._seating.charter.game] += len(advance.entries)
        self._stands = True
        if changes:
            self._stakes.settle(changes)
        self._history.add(advance.entries, advance.courses)
        self._tell(advance.courses)
        if advance.sayings:
            self._chat.tell(advance.sayings)
        if advance.conduct:
            self._aid(taking_back(advance.entries))
        was, match = advance.before, advance.course.match
        if match.outcome and not was.outcome:
            self._chat.open_gallery()
        if changes or (was.paused, was.stand_ins, was.outcome) != (match.paused, match.stand_ins, match.outcome):
            self._tell_seating()
        self._arrange()

    async def _note_hint(self, seat: Seat) -> None:
        if seat not in self._stakes.aided:
            await self._house.store.note_hint(self.id, seat)
            self._aid(frozenset({seat}))

    def _aid(self, seats: frozenset[Seat]) -> None:
        if not seats <= self._stakes.aided:
            self._stakes.aided |= seats
            self._tell_seating()

    async def _open_rematch(self) -> None:
        """Once everybody wants it: the same people at a new table."""
        if self._seating.next or len(self._history.match.rematch) < len(self._seating.charter.chairs):
            return
        table_id = new_table_id()
        await self._house.store.open(table_id, self._seating.turned(), previous=self.id)
        self._seating.next = table_id
        self._tell_seating()

    def _deadline(self, course: Course) -> Deadline | None:
        """Until when the next event is awaited by the calendar, where a clock goes by it."""
        if not self._seating.charter.by_letter or course.clock is None:
            return None
        flag, ahead = course.clock.flag({}), self._house.store.wall() - self._house.now()
        return Deadline(course.clock.since + ahead, flag[0] + ahead if flag else None)

    # What happens by itself

    def _arrange(self) -> None:
        """Set the alarm, and let the bots think."""
        self._alarm.stop()
        if (due := self._due) and not self._seating.charter.waiting:
            self._alarm.set(max(0, due[0] - self._house.now()) / 1000)
        if self._seating.charter.bots or self._history.match.stand_ins:
            self._automata.wake()

    @property
    def _due(self) -> tuple[int, Event] | None:
        """What time alone will bring about, and when."""
        course = self._history.course
        return course.alarm(self._presence.lags) if course.clock or course.timer else None

    @property
    def _overdue(self) -> Event | None:
        """What time should have brought about by now."""
        due = self._due
        return due[1] if due and due[0] <= self._house.now() else None

    async def _time_is_over(self) -> None:
        async with self._latch:
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

    def _tell(self, courses: list[Course]) -> None:
        for course in courses:
            scene = self.window.scene(course)
            for visitor in self.visitors:
                eye = visitor.eye
                if eye is not None and (eye not in course.match.to_act or eye == self._history.hider(course)):
                    visitor.eye = None
                visitor.send(scene.told(visitor.audience))

    def _tell_seating(self, but: Visitor | None = None) -> None:
        for visitor in self.visitors - {but}:
            visitor.send(encode(Seated(self.window.info(visitor.guest))))
        self.on_change(self)
