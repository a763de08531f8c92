"""Who is connected to a table, who has left it and when, and what depends on that."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import Final

from galerie import bots
from galerie.core import Event, Match, Refusal, Seat
from galerie.core.match import Conduct, Count, Hold, Resume, Return, Start, TakeOver
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

SETTLING: Final = 10.0
"""Seconds after which a disconnected player counts as gone; reloading a page takes less."""


class Presence:
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

    @property
    def people(self) -> set[str]:
        """The people who are connected."""
        people = (self._services.people.person(connection.guest) for connection in self._connections)
        return {person for person in people if person}

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
        person = self._services.people.person(connection.guest)
        if person is None or not connection.seats:
            return
        self._since.pop(person, None)
        self._cancel_departure(person)
        if self._chat.has_left(seat := min(connection.seats)):
            self._background.start(self._chat.note(seat, CAME))

    def leave(self, connection: Connection) -> None:
        """Note that a player has left, unless they soon come back."""
        if connection.seats:
            self._note_absence(self._services.people.person(connection.guest))

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
        setup, person = self._seating.setup, self._seating.person(seat)
        if person is None or person in people or not self._seating.company:
            return None
        replaceable = not setup.is_correspondence and seat not in match.stand_ins and bots.levels(setup.game)
        if setup.waiting or match.outcome or not replaceable:
            return None
        waited = self._services.now() - self._since.get(person, self._began)
        resting = match.paused and not (match.start and match.start.ready)
        return max(0, (LONG_ABSENCE if resting else ABSENCE) - waited)

    def is_ready(self, match: Match, start: Start) -> bool:
        """Whether everybody is here and has said that they are ready, on any of their seats. Bots always are."""
        people, seating = self.people, self._seating
        ready = {seating.person(seat) for seat in start.ready}
        awaited = (seating.person(seat) for seat in range(match.seats) if not seating.is_bot(seat, match))
        return all(person in people and person in ready for person in awaited)

    def check(self, event: Event, timed: TimedMatch) -> None:
        """Refuse what depends on who is present, which the rules do not know."""
        match = timed.match
        if event.seat in match.stand_ins and not match.outcome and not isinstance(event.move, Return):
            raise Refusal("seat-stood-in")
        if not isinstance(event.move, Conduct):
            return
        if isinstance(event.move, Hold) and not match.racing:
            raise Refusal("hold-none")
        if isinstance(event.move, Hold) and self._seating.company:
            raise Refusal("hold-company")
        if isinstance(event.move, Count) and match.start and event.seat in match.start.ready:
            if wait := timed.waits(self._services.now(), self.grace):
                raise Refusal("count-early", seconds=-(-wait // 1000))
            if self._is_awaited(match):
                raise Refusal("count-absent")
        if isinstance(event.move, TakeOver):
            vacant = self.vacant(event.move.seat, match, self.people)
            if vacant is None:
                raise Refusal("takeover-not")
            if vacant > 0:
                raise Refusal("takeover-early", seconds=-(-vacant // 1000))
        timed_game = timed.timer or (timed.clock and not self._seating.setup.is_correspondence)
        if isinstance(event.move, Resume) and match.paused and timed_game and self._is_awaited(match):
            raise Refusal("resume-absent")

    def close(self) -> None:
        for timer in self._departures.values():
            timer.cancel()

    def _is_awaited(self, match: Match) -> bool:
        """Whether a player without a stand-in is missing."""
        people, seating = self.people, self._seating
        return any(
            seating.person(seat) not in people and not seating.is_bot(seat, match)
            for seat in range(len(seating.setup.chairs))
        )

    def _note_absence(self, person: str | None) -> None:
        if person is None or person in self.people:
            return
        self._cancel_departure(person)
        self._since[person] = self._services.now()
        self._departures[person] = asyncio.get_running_loop().call_later(SETTLING, self._depart, person)

    def _cancel_departure(self, person: str) -> None:
        if timer := self._departures.pop(person, None):
            timer.cancel()

    def _depart(self, person: str) -> None:
        del self._departures[person]
        held = self._seating.held(person)
        if held and self._seating.company and not self._seating.setup.is_correspondence:
            self._background.start(self._chat.note(min(held), LEFT))
