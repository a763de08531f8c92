"""Who is connected to a table, who has left it and when, and what depends on that."""

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from galerie import bots
from galerie.bots.slots import whose
from galerie.core import Event, Match, Refusal, Seat
from galerie.core.conduct import (
    Abort,
    Claim,
    Conduct,
    Count,
    Draw,
    Hold,
    Out,
    Pause,
    Resume,
    Return,
    TakeBack,
    TakeOver,
)
from galerie.core.match import Start
from galerie.host.socket.connection import Connection
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.chat import CAME, LEFT, Chat
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch

ABSENCE: Final = 60_000
LONG_ABSENCE: Final = 15 * 60_000
"""Milliseconds after which a bot may stand in for a player who has left: in the game, and in a pause that nobody wants
to end yet."""

SHORTEST_GRACE: Final = 30_000
LONGEST_GRACE: Final = 3 * 60_000
"""Milliseconds after which a game may be claimed against whoever has left: a tenth of the clock, within these bounds
(GEN-04)."""

SETTLING: Final = 10.0
"""Seconds after which a disconnected player counts as gone; reloading a page takes less."""


class Presence:
    __slots__ = (
        "_background",
        "_began",
        "_chat",
        "_connections",
        "_departures",
        "_has_settled",
        "_seating",
        "_services",
        "_settling",
        "_since",
        "on_departure",
    )

    def __init__(
        self,
        connections: AbstractSet[Connection],
        seating: Seating,
        services: Services,
        chat: Chat,
        background: BackgroundTasks,
    ) -> None:
        self._connections = connections
        self._seating = seating
        self._services = services
        self._chat = chat
        self._background = background
        self._began = services.now()
        self._since: dict[str, int] = {}
        self._departures: dict[str, asyncio.TimerHandle] = {}
        self._has_settled = False
        self._settling: asyncio.TimerHandle | None = None
        self.on_departure: Callable[[], None] = lambda: None
        """Called when a disconnected player counts as gone, and those who have not come since the table was loaded."""

    def begin(self) -> None:
        """The table was opened or loaded: its players have a moment to connect before they count as gone."""
        if not (self._settling or self._has_settled):
            self._settling = asyncio.get_running_loop().call_later(SETTLING, self._settle)

    @property
    def people(self) -> set[str]:
        """The people who are connected; on whichever of their devices, where they hold a seat."""
        return {person for connection in self._connections for person in self.people_of(connection)}

    @property
    def attended(self) -> bool:
        """Whether a player, or whoever opened the table, is connected."""
        return any(connection.seats or self._seating.is_opener(connection.guest) for connection in self._connections)

    @property
    def spectators(self) -> int:
        """The number of people who only watch; the screen of whoever opened the table is not counted."""
        watching = [each for each in self._connections if not each.seats and not self._seating.is_opener(each.guest)]
        return len({each.guest or each for each in watching})

    @property
    def lags(self) -> dict[Seat, int]:
        """The network delay of each seat."""
        lags: dict[Seat, int] = {}
        for connection in self._connections:
            lags.update((seat, max(connection.lag, lags.get(seat, 0))) for seat in connection.seats)
        return lags

    @property
    def grace(self) -> int:
        """How many milliseconds those who are ready for a race wait for the others who are here."""
        return round(1000 * self._services.ready_grace)

    def enter(self, connection: Connection) -> None:
        """Note that a player who had left is back."""
        if not connection.seats:
            return
        self.arrive(connection)
        if self._chat.has_left(seat := min(connection.seats)):
            self._background.start(self._chat.note(seat, CAME))

    def arrive(self, connection: Connection) -> None:
        """The players whose seats are held over a connection are not absent any more."""
        for person in self.people_of(connection):
            self._since.pop(person, None)
            self._cancel_departure(person)

    def leave(self, connection: Connection) -> None:
        """Note that a player has left, unless they soon come back."""
        if connection.seats:
            for person in self.people_of(connection):
                self._note_absence(person)

    def sit(self, seat: Seat) -> None:
        """Somebody has taken a seat; they may be connected or not."""
        self._note_absence(self._seating.person(seat))

    def away(self, seat: Seat) -> int | None:
        """For how many milliseconds its player has been away; None if they are here or were never seen."""
        person = self._seating.person(seat)
        return self._services.now() - self._since[person] if person in self._since else None

    def vacant(self, seat: Seat, match: Match, people: AbstractSet[str]) -> int | None:
        """In how many milliseconds the others may let a bot stand in for a seat; None if never. `people` are present.

        In correspondence games nobody has to be present, and the clock decides.
        """
        return self._until(seat, match, people, ABSENCE) if bots.levels(self._seating.setup.game) else None

    def claimable(self, seat: Seat, match: Match, people: AbstractSet[str]) -> int | None:
        """In how many milliseconds the others may claim the game against a seat, or say that it is out (GEN-04)."""
        clock = self._seating.setup.clock
        tenth = 100 * clock.seconds if clock else LONGEST_GRACE
        return self._until(seat, match, people, min(max(tenth, SHORTEST_GRACE), LONGEST_GRACE))

    def _until(self, seat: Seat, match: Match, people: AbstractSet[str], grace: int) -> int | None:
        """How much is left of the grace of a player who has left; None if there is none to wait for."""
        setup, person = self._seating.setup, self._seating.person(seat)
        if person is None or person in people or not self._seating.company:
            return None
        if setup.waiting or setup.is_correspondence or match.outcome or seat in {*match.stand_ins, *match.out}:
            return None
        waited = self._services.now() - self._since.get(person, self._began)
        resting = match.paused and not (match.start and match.start.ready)
        return max(0, (LONG_ABSENCE if resting else grace) - waited)

    def has_left(self, seat: Seat) -> bool:
        """Whether its player is not here, and has been away for more than a moment."""
        person = self._seating.person(seat)
        if person is None or person in self.people or person in self._departures:
            return False
        return self._has_settled or person in self._since

    def is_ready(self, match: Match, start: Start) -> bool:
        """Whether everybody is here and has said that they are ready, on any of their seats. Bots always are."""
        people, seating = self.people, self._seating
        ready = {seating.person(seat) for seat in start.ready}
        awaited = (seating.person(seat) for seat in range(match.seats) if not seating.is_idle(seat, match))
        return all(person in people and person in ready for person in awaited)

    def payer(self, seat: Seat) -> str:
        """Who pays for what a seat asks for: the account of whoever is there and has it, or their address."""
        for connection in self._connections:
            if seat in connection.seats:
                return self._services.people.payer(connection.guest, connection.address)[0]
        return whose.get()[0]

    def check(self, event: Event, timed: TimedMatch) -> None:
        """Refuse what depends on who is present, which the rules do not know."""
        match = timed.match
        if event.seat in match.stand_ins and not match.outcome and not isinstance(event.move, Return):
            raise Refusal("seat-stood-in")
        if not isinstance(event.move, Conduct):
            return
        if self._seating.setup.tournament and isinstance(event.move, Abort | TakeOver):
            raise Refusal("tournament-conduct")
        if isinstance(event.move, Hold) and not match.racing:
            raise Refusal("hold-none")
        if isinstance(event.move, Hold) and self._seating.company:
            raise Refusal("hold-company")
        if isinstance(event.move, Count) and match.start and event.seat in match.start.ready:
            if wait := timed.waits(self._services.now(), self.grace):
                raise Refusal("count-early", seconds=-(-wait // 1000))
            if self._is_awaited(match):
                raise Refusal("count-absent")
        if isinstance(event.move, TakeBack | Draw | Pause | TakeOver):
            match.check_request(event.seat, event.move)
        if isinstance(event.move, TakeOver):
            vacant = self.vacant(event.move.seat, match, self.people)
            if vacant is None:
                raise Refusal("takeover-not")
            if vacant > 0:
                raise Refusal("takeover-early", seconds=-(-vacant // 1000))
        if not match.outcome:
            self._check_claim(event, match)
        timed_game = timed.timer or (timed.clock and not self._seating.setup.is_correspondence)
        if isinstance(event.move, Resume) and match.paused and timed_game and self._is_awaited(match):
            raise Refusal("resume-absent")

    def _check_claim(self, event: Event, match: Match) -> None:
        """Refuse a claim against somebody who is there, or has not been away for long enough."""
        if isinstance(event.move, Claim) and match.seats == 2:
            leaver = 1 - event.seat
        elif isinstance(event.move, Out) and event.move.seat not in {event.seat, *match.out}:
            leaver = event.move.seat
        else:
            return
        left = self.claimable(leaver, match, self.people)
        if left is None:
            raise Refusal("claim-not")
        if left > 0:
            raise Refusal("claim-early", seconds=-(-left // 1000))

    def close(self) -> None:
        for timer in (*self._departures.values(), self._settling):
            if timer:
                timer.cancel()

    def _is_awaited(self, match: Match) -> bool:
        """Whether a player without a stand-in is missing."""
        people, seating = self.people, self._seating
        return any(
            seating.person(seat) not in people and not seating.is_idle(seat, match)
            for seat in range(len(seating.setup.chairs))
        )

    def people_of(self, connection: Connection) -> set[str]:
        """The players whose seats are held over a connection; or the visitor, if they hold none."""
        if not connection.seats:
            person = self._services.people.person(connection.guest)
            return {person} if person else set()
        return {person for seat in connection.seats if (person := self._seating.person(seat))}

    def _note_absence(self, person: str | None) -> None:
        if person is None or person in self.people:
            return
        self._cancel_departure(person)
        self._since[person] = self._services.now()
        self._departures[person] = asyncio.get_running_loop().call_later(SETTLING, self._depart, person)

    def _cancel_departure(self, person: str) -> None:
        if timer := self._departures.pop(person, None):
            timer.cancel()

    def _settle(self) -> None:
        self._settling, self._has_settled = None, True
        self.on_departure()

    def _depart(self, person: str) -> None:
        del self._departures[person]
        held = self._seating.held(person)
        if held and self._seating.company and not self._seating.setup.is_correspondence:
            self._background.start(self._chat.note(min(held), LEFT))
        self.on_departure()
