"""One table: its course, who sits there and who watches. It has one writer, behind a lock.

A command is parsed, judged by the rules, appended to the log, committed, and only then told to everybody.
"""

import asyncio
import logging
import secrets
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import accumulate
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

import msgspec

from galerie import bots, study
from galerie.bots.strengths import strength
from galerie.bots.workers import Workers
from galerie.core import NATURE, Event, Line, Match, Refusal, Seal, Seat, automatic, options
from galerie.core.match import Agree, Conduct, Decline, Draw, Flag, Rematch, Resume, Return, TakeBack, TakeOver
from galerie.core.record import dumps
from galerie.games import find
from galerie.host import chat, deals, ratings, showing
from galerie.host.chat import Chat
from galerie.host.clock import GRACE, Clock
from galerie.host.course import Course, fold, recorded
from galerie.host.metrics import Metrics
from galerie.host.people import People
from galerie.host.presence import Presence, vacancy
from galerie.host.seals import is_secret, sealed
from galerie.host.store import Chair, Charter, Deadline, Entry, Ledger, Saying, Store, new_table_id
from galerie.host.visitor import Visitor
from galerie.host.wire import (
    ClockReading,
    Happened,
    Moment,
    Say,
    Seated,
    SeatInfo,
    SeatRating,
    TableInfo,
    Welcome,
    encode,
)

T = TypeVar("T")

CATCH_UP: Final = 20
"""How many missed moments a returning client is sent one by one."""

LONGEST_LOG: Final = 5_000
"""Events of one table; more than any game has, a race of six with many rounds included."""

RETRY_SECONDS: Final = 1.0
LONGEST_RETRY_SECONDS: Final = 60.0

log = logging.getLogger(__name__)


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class House:
    """What all tables share."""

    store: Store
    workers: Workers
    bot_pause: float = 0.0
    """Seconds a bot takes at least, so that a person can follow; with none it has no pace either, and acts at once."""

    now: Callable[[], int] = milliseconds
    """What clocks count; it begins anew with the host."""

    metrics: Metrics = field(default_factory=Metrics)
    people: People = field(default_factory=People)


class Table:
    def __init__(self, table_id: str, ledger: Ledger, house: House) -> None:
        self.id = table_id
        self.next = ledger.next
        self.visitors: set[Visitor] = set()
        self.on_change: Callable[[], None] = lambda: None
        """Called when somebody came, went or sat down, and when the game is over."""

        self._charter = ledger.charter
        self._house = house
        self._entries = list(ledger.entries)
        self._stands = ledger.stands
        self._changes = dict(ledger.changes)
        self._aided = ledger.hinted | _taking_back(ledger.entries)
        self._commands = {entry.command: entry for entry in ledger.entries if entry.command}
        self._secret_lines: dict[int, Line] = {}
        self._recent: deque[Course] = deque(maxlen=CATCH_UP + 1)
        self._news = asyncio.Event()
        """Of whatever happens next."""

        self._follow(fold(ledger.charter, ledger.entries))
        spent = 0 if ledger.since is None else max(0, house.store.wall() - ledger.since)
        self._recent[-1] = self._recent[-1].resumed(house.now(), spent)
        self._dated = ledger.since is not None
        self._chat = Chat(table_id, ledger.sayings, house.store, self.visitors, lambda: self._under_way)
        self._presence = Presence(house.now, self._part)
        self._lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._review: asyncio.Task[Any] | None = None

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is under way: the table may be forgotten, the store remembers it."""
        under_way = self._thinking or self._tasks or self._lock.locked() or (self._alarm and not self._by_letter)
        return not (self.visitors or under_way)

    @property
    def public(self) -> bool:
        """Shown in the lobby."""
        return self._charter.public

    @property
    def waiting(self) -> bool:
        """For somebody to take a seat."""
        return self._waiting and not self._charter.withdrawn

    @property
    def playing(self) -> bool:
        return self._under_way

    @property
    def attended(self) -> bool:
        """Somebody who sits here, or who opened the table, is connected."""
        return any(visitor.seats or self._is_opener(visitor.guest) for visitor in self.visitors)

    @property
    def _course(self) -> Course:
        return self._recent[-1]

    @property
    def _match(self) -> Match:
        return self._course.match

    @property
    def _waiting(self) -> bool:
        return any(chair.kind == "open" for chair in self._charter.chairs)

    @property
    def _under_way(self) -> bool:
        return not self._waiting and self._match.outcome is None

    @property
    def _by_letter(self) -> bool:
        """Its clock goes on while nobody is here: the hall wakes the table when it is over."""
        return self._charter.clock is not None and self._charter.clock.per == "correspondence"

    @property
    def _company(self) -> bool:
        """Several people play, each on a screen of his own."""
        return len({self._person(seat) for seat, chair in enumerate(self._charter.chairs) if chair.guest}) > 1

    async def wake(self) -> None:
        """Do what the log leaves to be done: after opening the table, or after a restart."""
        await self._undisturbed(self._wake())

    def close(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._presence.close()
        for task in (*self._thinking.values(), *self._tasks):
            task.cancel()

    async def rest(self) -> None:
        """Finish what is being written; from then on nothing happens by itself."""
        async with self._lock:
            if self._alarm:
                self._alarm.cancel()
            for task in self._thinking.values():
                task.cancel()

    # What visitors ask for

    def enter(self, visitor: Visitor, since: int | None) -> None:
        """Welcome a visitor who has seen everything up to version `since`."""
        visitor.seats = self._held(visitor.guest)
        self.visitors.add(visitor)
        if visitor.seats and (person := self._house.people.person(visitor.guest)):
            self._presence.enter(person)
            self._come(min(visitor.seats))
        missed = [course for course in self._recent if since is not None and course.match.version > since]
        caught_up = since is not None and since + len(missed) == self._match.version
        # who has missed no event is told where things stand all the same: a seat or a clock may have changed
        shown = missed if missed and caught_up else [self._course]
        moments = [self._moment(course, visitor.audience) for course in shown]
        visitor.send(encode(Welcome(self.info(visitor.guest), moments, self._chat.lines(visitor))))
        self._tell_seating(but=visitor)
        self._arrange()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        person = self._house.people.person(visitor.guest)
        if person and visitor.seats and person not in self._present():
            self._presence.leave(person)
        self._tell_seating()

    def look(self, visitor: Visitor, seat: Seat | None) -> None:
        """Show a visitor of several seats what one of them sees, until it moves on or hides something."""
        if seat is not None and seat not in visitor.seats:
            raise Refusal("seat-not-yours")
        if seat is not None and seat not in self._match.to_act:
            raise Refusal("not-your-turn")
        visitor.eye = seat
        visitor.send(encode(Happened(self._moment(self._course, visitor.audience))))

    async def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int = 0) -> int:
        """Make a move or a piece of conduct; the version of its event. The same command is done only once.

        What it was on its way, `lag`, is given back by the clock, up to its grace.
        """
        lag = min(lag, GRACE) if self._charter.clock else 0
        with self._house.metrics.move_seconds.time():
            return await self._undisturbed(self._play(guest, command, seat, text, lag))

    async def say(self, visitor: Visitor, words: Say) -> None:
        """Say a line to those who may hear it. The same command says it only once."""
        await self._undisturbed(self._chat.say(visitor, words))

    async def sit(self, guest: str, seat: Seat, name: str) -> None:
        """Take an open seat."""
        await self._undisturbed(self._seat(seat, Chair.of(guest, self._house.people.names.get(guest, name))))

    async def stand(self, guest: str, seat: Seat) -> None:
        """Give one's seat up again, before the game has begun."""
        await self._undisturbed(self._stand(guest, seat))

    async def hand_over(self, guest: str, seat: Seat, level: str) -> None:
        """Let a bot take an open seat, if it is the guest's table."""
        self._check_opener(guest)
        bots.bot(self._charter.game, level)
        await self._undisturbed(self._seat(seat, Chair("bot", level=level)))

    async def withdraw(self, guest: str) -> None:
        """Take the table back, if it is the guest's and the game has not begun."""
        self._check_opener(guest)
        await self._undisturbed(self._withdraw())

    def info(self, guest: str | None) -> TableInfo:
        """The table as this guest may see it."""
        people, present = self._house.people, self._present()
        game = find(self._charter.game)
        return TableInfo(
            id=self.id,
            game=self._charter.game,
            options=options.values(options.parse(game.options, self._charter.options)),
            seats=[
                SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level,
                    yours=people.are_same(chair.guest, guest),
                    present=chair.kind == "bot" or people.person(chair.guest) in present,
                    rating=self._rating(seat),
                    away=self._away(seat),
                    vacant=self._vacant(seat, present),
                )
                for seat, chair in enumerate(self._charter.chairs)
            ],
            clock=self._charter.clock,
            deal=self._charter.deal,
            next=self.next,
            rated=ratings.is_rated(self._charter.game, self._charter.chairs, people),
            helped=bool(self._helped()),
            public=self._charter.public,
            opened=self._is_opener(guest),
            withdrawn=self._charter.withdrawn,
            spectators=self._spectators(),
        )

    def is_of(self, guest: str) -> bool:
        """Whether this guest sits here or opened the table."""
        return bool(self._held(guest)) or self._is_opener(guest)

    def moments(self, guest: str | None) -> list[Moment]:
        """One for each ply that stands, the start first, with the move that led there and not later conduct."""
        standing: list[Course] = []
        for course in fold(self._charter, tuple(self._entries)):
            standing[len(course.match.line) :] = [course]
        standing[-1] = self._course
        moves = [course.match.line[-1].event if course.match.line else None for course in standing]
        return [
            self._moment(replace(course, event=move), self._held(guest))
            for course, move in zip(standing, moves, strict=True)
        ]

    def record(self) -> str:
        """The whole log of a finished game; of an unfinished one, the standing moves as the public may see them."""
        over = self._match.outcome is not None
        lines = self._lines() if over else showing.public_line(self._match)
        times = tuple(accumulate(entry.elapsed for entry in self._entries)) if over else ()
        return dumps(replace(recorded(self._charter, lines), seals=self._seals(self._course), times=times))

    async def hint(self, guest: str | None, seat: Seat) -> str:
        """What the strongest bot would do with what this seat sees, or who advises in this game.

        Not in company, where it would be cheating, nor on a screen before which others must not see as much.
        """
        chairs, held = self._charter.chairs, self._held(guest)
        if seat not in held:
            raise Refusal("seat-not-yours")
        if seat not in self._match.to_act:
            raise Refusal("not-your-turn")
        company = any(chair.kind != "bot" and not self._house.people.are_same(chair.guest, guest) for chair in chairs)
        if company or not showing.may_read(self._match, held, seat):
            raise Refusal("hint-none")
        view = self._match.position.view(seat)
        advice = await self._house.workers.advise(self._charter.game, view, seat, secrets.randbits(32))
        if advice is None:
            raise Refusal("hint-none")
        if seat not in self._aided:
            await self._house.store.note_hint(self.id, seat)
            self._aid(frozenset({seat}))
        return advice

    async def review(self) -> Any:
        """What was possible in a finished game, once somebody asks: it is worked out only once."""
        if not self._match.outcome:
            raise Refusal("review-early")
        if self._charter.game not in study.REVIEWS:
            raise Refusal("review-none")
        if self._review is None:
            work = self._house.workers.run(study.review, recorded(self._charter, self._lines()), self._deal())
            self._review = self._in_background(work)
        return await asyncio.shield(self._review)

    # The one writer

    async def _wake(self) -> None:
        async with self._lock:
            await self._proceed()
            if self._by_letter and self._under_way and not self._dated:
                await self._house.store.append(self.id, (), deadline=self._deadline(self._course))
                self._dated = True

    async def _play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int) -> int:
        async with self._lock:
            if seat not in self._held(guest):
                raise Refusal("seat-not-yours")
            event = Event(seat, self._match.parse(text))
            if (done := self._commands.get(command)) is not None:
                if done.line != event.line:
                    raise Refusal("command-reused")
                return done.version
            if self._waiting:
                raise Refusal("table-waiting")
            if self._match.version >= LONGEST_LOG:
                raise Refusal("table-long", most=LONGEST_LOG)
            await self._let_time_act()
            self._check_conduct(event)
            await self._proceed(event, command, lag)
            return self._commands[command].version

    async def _seat(self, seat: Seat, chair: Chair) -> None:
        async with self._lock:
            chairs = self._charter.chairs
            if seat >= len(chairs):
                raise Refusal("seat-unknown")
            if self._charter.withdrawn:
                raise Refusal("table-withdrawn")
            if chairs[seat].kind != "open":
                raise Refusal("seat-taken")
            charter = self._reseated(seat, chair)
            course = self._course.resumed(self._house.now())
            full = all(chair.kind != "open" for chair in charter.chairs)
            sayings = [self._chat.noted(seat, chat.SAT)] if chair.guest else []
            await self._amend(charter, sayings, self._deadline(course) if full else None)
            if (person := self._person(seat)) and person not in self._present():
                self._presence.leave(person)
            self._recent[-1] = course
            self._tell([self._course])
            self._chat.tell(sayings)
            await self._proceed()

    async def _stand(self, guest: str, seat: Seat) -> None:
        async with self._lock:
            if seat not in self._held(guest):
                raise Refusal("seat-not-yours")
            if not self._waiting:
                raise Refusal("table-begun")
            await self._amend(self._reseated(seat, Chair("open")))

    async def _withdraw(self) -> None:
        async with self._lock:
            if not self._waiting:
                raise Refusal("table-begun")
            await self._amend(msgspec.structs.replace(self._charter, withdrawn=True))

    def _reseated(self, seat: Seat, chair: Chair) -> Charter:
        chairs = self._charter.chairs
        return msgspec.structs.replace(self._charter, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))

    async def _amend(self, charter: Charter, sayings: Sequence[Saying] = (), deadline: Deadline | None = None) -> None:
        """Keep who sits here now, and tell everybody."""
        await self._house.store.amend(self.id, charter, sayings, deadline)
        self._charter = charter
        self._dated = deadline is not None
        for visitor in self.visitors:
            visitor.seats = self._held(visitor.guest)
        self._tell_seating()

    async def _proceed(self, event: Event | None = None, command: str | None = None, lag: int = 0) -> None:
        """Judge an event and all that follows from it by itself, keep them, then tell everybody.

        Once they are kept nothing is refused any more: what fails after that is tried again at the next occasion.
        """
        if self._waiting:
            return
        course, now, was = self._course, self._house.now(), self._match
        steps: list[Course] = []
        entries: list[Entry] = []
        while event := event or self._follows(course.match):
            after = course.after(event, now, lag)
            elapsed = after.heard - course.heard
            entries.append(Entry(after.match.version, *event.line, elapsed, command, lag))
            steps.append(after)
            course, event, command, lag = after, None, None, 0
        sayings = self._notes(steps)
        changed = await self._keep(course, entries, sayings) if entries or not self._stands else False
        self._entries += entries
        self._commands.update((entry.command, entry) for entry in entries if entry.command)
        self._follow(steps)
        self._tell(steps)
        self._chat.tell(sayings)
        match = self._match
        if match.outcome and not was.outcome:
            self._chat.open_gallery()
        if changed or (was.paused, was.stand_ins, was.outcome) != (match.paused, match.stand_ins, match.outcome):
            self._tell_seating()
        self._aid(_taking_back(entries))
        with suppress(Refusal):
            await self._open_rematch()
        self._arrange()

    async def _keep(self, course: Course, entries: list[Entry], sayings: list[Saying]) -> bool:
        """What has happened, how the game stands after it and, when it has just ended, what it counts for.

        Whether ratings have changed.
        """
        match = course.match
        over = self._match.outcome is not None and self._stands
        ending = None if over else showing.ending(match)
        charter, people, helped = self._charter, self._house.people, self._helped() | match.stand_ins

        def rate(db: sqlite3.Connection) -> tuple[ratings.Change, ...]:
            return ratings.settle(db, self.id, charter.game, charter.chairs, ending, helped) if ending else ()

        is_rated = bool(ending and ratings.is_rated(charter.game, charter.chairs, people))
        standing = None if over else showing.standing(match)
        changes = await self._house.store.append(
            self.id, entries, standing, sayings, self._deadline(course), rate if is_rated else None
        )
        self._house.metrics.events.labels(charter.game).inc(len(entries))
        self._dated = self._by_letter
        self._stands = True
        for change in changes or ():
            self._changes[change.seat] = change.before.value, change.after.value
            people.ratings[change.account, charter.game] = change.after
        return bool(changes)

    def _helped(self) -> frozenset[Seat]:
        """Who had advice or a move back for the asking, as one has against bots alone."""
        alone = sum(chair.kind == "human" for chair in self._charter.chairs) == 1
        return self._aided if alone else frozenset()

    def _aid(self, seats: frozenset[Seat]) -> None:
        if not seats <= self._aided:
            self._aided |= seats
            self._tell_seating()

    def _follow(self, courses: Iterable[Course]) -> None:
        """Keep in mind where the match has come to."""
        for course in courses:
            self._recent.append(course)
            if course.event and is_secret(course.match, course.event):
                self._secret_lines[course.match.version] = course.event.line
        self._news.set()
        self._news = asyncio.Event()

    def _follows(self, match: Match) -> Event | None:
        """The next event that nobody at the table need be asked about. Bots agree to all but a draw: they play on."""
        asked = match.request.asked if match.request else None
        if isinstance(asked, TakeOver) and self._person(asked.seat) in self._present():
            return Event(asked.seat, Decline())
        spared = frozenset({asked.seat} if isinstance(asked, TakeOver) else ())
        if match.request and (seat := self._easy(match.request.agreed | spared, match.stand_ins - spared)) is not None:
            plays_on = isinstance(asked, Draw) and self._is_bot(seat)
            return Event(seat, Decline() if plays_on else Agree())
        if match.rematch and (seat := self._easy(match.rematch, frozenset())) is not None:
            return Event(seat, Rematch())
        return automatic(match, self._chance())

    def _chance(self) -> Random:
        """Where draws come from: the deal this table has, or nothing that could be repeated."""
        return Random(seed) if (seed := self._deal()) else SystemRandom()

    def _deal(self) -> bytes | None:
        code = self._charter.deal
        return deals.seed(self._house.store.secret, self._charter.game, code) if code else None

    def _easy(self, willing: frozenset[Seat], stand_ins: frozenset[Seat]) -> Seat | None:
        """A seat that follows those who are willing: a bot's, a stand-in's, or another one of the same person."""
        people = {self._person(seat) for seat in willing}
        others = ((seat, chair) for seat, chair in enumerate(self._charter.chairs) if seat not in willing)
        return next(
            (s for s, chair in others if chair.kind == "bot" or s in stand_ins or self._person(s) in people), None
        )

    # Who is here

    def _person(self, seat: Seat) -> str | None:
        """Whose seat it is; None of a bot's or an open one."""
        return self._house.people.person(self._charter.chairs[seat].guest)

    def _present(self) -> set[str]:
        """The people who are here."""
        people = (self._house.people.person(visitor.guest) for visitor in self.visitors)
        return {person for person in people if person}

    def _is_bot(self, seat: Seat) -> bool:
        return self._charter.chairs[seat].kind == "bot" or seat in self._match.stand_ins

    def _away(self, seat: Seat) -> int | None:
        person = self._person(seat)
        return self._presence.away(person) if person else None

    def _vacant(self, seat: Seat, present: set[str]) -> int | None:
        """In how many milliseconds the others may let a bot play for a seat; None where they may not."""
        person = self._person(seat)
        if person is None or person in present or not self._company:
            return None
        return vacancy(self._charter, self._match, seat, self._presence.missed(person))

    def _check_conduct(self, event: Event) -> None:
        """Refuse what hangs on who is here, which the match does not know."""
        if event.seat in self._match.stand_ins and self._under_way and not isinstance(event.move, Return):
            raise Refusal("seat-stood-in")
        if isinstance(event.move, TakeOver):
            vacant = self._vacant(event.move.seat, self._present())
            if vacant is None:
                raise Refusal("takeover-not")
            if vacant > 0:
                raise Refusal("takeover-early", seconds=-(-vacant // 1000))
        hurried = self._course.timer is not None or (self._course.clock is not None and not self._by_letter)
        present = self._present()
        absent = any(
            self._person(seat) not in present and not self._is_bot(seat) for seat in range(len(self._charter.chairs))
        )
        if isinstance(event.move, Resume) and self._match.paused and hurried and absent:
            raise Refusal("resume-absent")

    def _come(self, seat: Seat) -> None:
        """Somebody is here again: it is noted if he had left, and no bot is to play for him."""
        asked = self._match.request.asked if self._match.request else None
        if self._chat.has_left(seat):
            self._in_background(self._chat.note(seat, chat.CAME))
        if isinstance(asked, TakeOver) and asked.seat == seat:
            self._in_background(self._turn_down())

    async def _turn_down(self) -> None:
        """Let the request be closed that somebody be replaced, now that he is here."""
        with suppress(Refusal):
            await self._wake()

    def _part(self, person: str) -> None:
        if self._company and not self._by_letter and (held := self._held(person)):
            self._in_background(self._chat.note(min(held), chat.LEFT))

    # What is noted

    def _notes(self, steps: list[Course]) -> list[Saying]:
        """What is said of conduct, where somebody else is there to read it."""
        events = [step.event for step in steps if step.event and isinstance(step.event.move, Conduct)]
        return [
            self._chat.noted(event.move.seat if isinstance(event.move, Flag) else event.seat, str(event.move))
            for event in (events if self._company else ())
        ]

    def _deadline(self, course: Course) -> Deadline | None:
        """Until when the next event is awaited by the calendar, where a clock goes by it."""
        if not self._by_letter or course.clock is None:
            return None
        flag, ahead = course.clock.flag({}), self._house.store.wall() - self._house.now()
        return Deadline(course.clock.since + ahead, flag[0] + ahead if flag else None)

    async def _open_rematch(self) -> None:
        """Once everybody wants it: the same people at a new table, each one seat further (REV-13)."""
        chairs = self._charter.chairs
        if self.next or len(self._match.rematch) < len(chairs):
            return
        game, deal = find(self._charter.game), deals.fresh() if self._charter.deal else None
        chosen = options.words(game.turned(options.parse(game.options, self._charter.options)))
        following = msgspec.structs.replace(self._charter, chairs=(*chairs[1:], chairs[0]), options=chosen, deal=deal)
        table_id = new_table_id()
        await self._house.store.open(table_id, following, previous=self.id)
        self.next = table_id
        self._tell_seating()

    # What happens by itself

    def _arrange(self) -> None:
        """Set the alarm, and let the bots whose turn it is think, if anybody is there to see it."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if (due := self._course.alarm(self._lags())) and not self._waiting:
            delay = max(0, due[0] - self._house.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        for seat, chair in enumerate(self._charter.chairs):
            if self._to_think(seat) and seat not in self._thinking:
                level = chair.level or self._common_level()
                self._thinking[seat] = asyncio.create_task(self._think(seat, level))

    def _common_level(self) -> str:
        """Of a bot that plays for somebody else: neither the weakest nor the strongest."""
        levels = [*bots.levels(self._charter.game)]
        return levels[len(levels) // 2]

    def _lags(self) -> dict[Seat, int]:
        """How long a move may be on its way that somebody at this table makes."""
        lags: dict[Seat, int] = {}
        for visitor in self.visitors:
            lags.update((seat, max(visitor.lag, lags.get(seat, 0))) for seat in visitor.seats)
        return lags

    def _ring(self) -> None:
        self._alarm = None
        self._in_background(self._time_is_over())

    async def _time_is_over(self) -> None:
        async with self._lock:
            try:
                await self._let_time_act()
            except Refusal:  # the store has failed, and said so
                self._alarm = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._ring)
            else:
                self._arrange()

    async def _let_time_act(self) -> None:
        """The flag that has fallen, or the countdown that has ended, before anything else."""
        due = self._course.alarm(self._lags())
        if due and due[0] <= self._house.now():
            await self._proceed(due[1])

    def _to_think(self, seat: Seat) -> bool:
        """Bots do not play to an empty table, unless a clock runs against them."""
        return (bool(self.visitors) or self._course.clock is not None) and not self._waiting and self._at_turn(seat)

    def _at_turn(self, seat: Seat) -> bool:
        """Whether a bot is to move here; whose seat it is may have come back meanwhile."""
        return self._is_bot(seat) and seat in self._match.to_act and not self._match.paused

    async def _think(self, seat: Seat, level: str) -> None:
        """Move for a bot as long as it is its turn. A failure is logged and tried again, slower and slower."""
        delay = RETRY_SECONDS
        try:
            while self._to_think(seat):
                try:
                    await self._answer(seat, level)
                except Exception:
                    log.exception("a bot has failed")
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, LONGEST_RETRY_SECONDS)
        finally:
            del self._thinking[seat]

    async def _answer(self, seat: Seat, level: str) -> None:
        """One move of a bot, about what it sees when it makes it.

        Where several act at once things change while it thinks. Then it thinks again, but does not pause again.
        """
        time = asyncio.get_running_loop().time
        if self._house.bot_pause:
            await self._bide(seat, level)
        ready = time() + self._house.bot_pause
        while self._to_think(seat):
            view = self._match.position.view(seat)
            thought = self._house.workers.think(self._charter.game, level, view, seat, secrets.randbits(32))
            measured = self._house.metrics.thought(self._charter.game, level, thought)
            text, _ = await asyncio.gather(measured, asyncio.sleep(ready - time()))
            async with self._lock:
                if self._at_turn(seat) and self._match.position.view(seat) == view:
                    await self._proceed(Event(seat, self._match.parse(text)))
                    return

    async def _bide(self, seat: Seat, level: str) -> None:
        """Let a bot take its time. What others do may change how much, but only new cards make it begin anew."""
        time = asyncio.get_running_loop().time
        began, drawn, seed = time(), self._draws(), secrets.randbits(32)
        while self._to_think(seat):
            if drawn != self._draws():
                began, drawn, seed = time(), self._draws(), secrets.randbits(32)
            view, news = self._match.position.view(seat), self._news
            left = began + bots.pace(self._charter.game, level, view, seat, seed) - self._house.bot_pause - time()
            if left <= 0:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await news.wait()

    def _draws(self) -> int:
        """How often chance or a countdown has acted."""
        return sum(entry.seat == NATURE for entry in self._entries)

    async def _undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what was begun though whoever asked for it has gone: a log and its table must not part."""
        return await asyncio.shield(self._in_background(work))

    def _in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What visitors are told

    def _lines(self) -> tuple[Line, ...]:
        return tuple(entry.line for entry in self._entries)

    def _held(self, guest: str | None) -> frozenset[Seat]:
        are_same = self._house.people.are_same
        return frozenset(seat for seat, chair in enumerate(self._charter.chairs) if are_same(chair.guest, guest))

    def _rating(self, seat: Seat) -> SeatRating | None:
        """That of an account or of a bot; of an account after the game, once it has counted."""
        chair, people = self._charter.chairs[seat], self._house.people
        if chair.kind == "bot":
            fixed = strength(self._charter.game, chair.level or "")
            return None if fixed is None else SeatRating(fixed, sure=True, change=None)
        if chair.guest not in people.names or len(self._held(chair.guest)) > 1 or len(self._charter.chairs) == 1:
            return None
        now = people.rating(chair.guest, self._charter.game)
        sure = now.deviation <= ratings.SURE
        if seat not in self._changes:
            return SeatRating(round(now.value), sure, change=None)
        before, after = map(round, self._changes[seat])
        return SeatRating(after, sure, after - before)

    def _is_opener(self, guest: str | None) -> bool:
        return self._house.people.are_same(self._charter.opener, guest)

    def _check_opener(self, guest: str) -> None:
        if not self._is_opener(guest):
            raise Refusal("table-not-yours")

    def _spectators(self) -> int:
        """People who only look on, each counted once; a screen that shows the table to its players is none."""
        lookers = [each for each in self.visitors if not each.seats and not self._is_opener(each.guest)]
        return len({each.guest or each for each in lookers})

    def _moment(self, course: Course, audience: frozenset[Seat]) -> Moment:
        """A moment as it is, or as it was when it began if another has followed."""
        now = self._house.now() if course.match is self._match else course.turned
        return showing.moment(
            course.match,
            course.event,
            audience,
            clock=self._reading(course.clock, now) if course.clock else None,
            countdown=None if self._waiting else course.countdown(now),
            seals=self._seals(course),
            waiting=self._waiting,
            heard=course.heard if course.event else None,
        )

    def _seals(self, course: Course) -> tuple[Seal, ...]:
        """Of the secret moves up to then."""
        lines = {version: line for version, line in self._secret_lines.items() if version <= course.match.version}
        opened = self._match.outcome is not None
        return sealed(self._house.store.secret, self.id, lines, opened=opened) if lines else ()

    def _reading(self, clock: Clock, now: int) -> ClockReading:
        return ClockReading(list(clock.left), []) if self._waiting else clock.reading(now)

    def _tell(self, courses: list[Course]) -> None:
        for course in courses:
            frames: dict[frozenset[Seat], bytes] = {}
            hiding = self._secret_lines.get(course.match.version)
            hider = hiding.seat if hiding else None
            for visitor in self.visitors:
                if visitor.eye not in course.match.to_act or visitor.eye == hider:
                    visitor.eye = None
                if visitor.audience not in frames:
                    frames[visitor.audience] = encode(Happened(self._moment(course, visitor.audience)))
                visitor.send(frames[visitor.audience])

    def _tell_seating(self, but: Visitor | None = None) -> None:
        for visitor in self.visitors - {but}:
            visitor.send(encode(Seated(self.info(visitor.guest))))
        self.on_change()


def _taking_back(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Who has asked for a move back."""
    return frozenset(entry.seat for entry in entries if entry.move == str(TakeBack()))
