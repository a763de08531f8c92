"""Who is at a table, who has left it and when, and what hangs on that."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import Final

from galerie import bots
from galerie.core import Event, Match, Refusal, Seat
from galerie.core.match import Conduct, Resume, Return, TakeOver
from galerie.host.socket.connection import Connection
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.chat import CAME, LEFT, Chat
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch

ABSENCE: Final = 60_000
LONG_ABSENCE: Final = 15 * 60_000
"""After how many milliseconds the others may let a bot play for somebody who has left, in the game and in a pause."""

SETTLING: Final = 10.0
"""Seconds after which somebody has left: who only loads a page anew has not."""


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
        self._parting: dict[str, asyncio.TimerHandle] = {}

    @property
    def people(self) -> set[str]:
        """Those who are here."""
        people = (self._services.people.person(connection.guest) for connection in self._connections)
        return {person for person in people if person}

    @property
    def attended(self) -> bool:
        """Somebody who sits here, or who opened the table, is connected."""
        return any(connection.seats or self._seating.is_opener(connection.guest) for connection in self._connections)

    @property
    def spectators(self) -> int:
        """People who only look on, each counted once; a screen that shows the table to its players is none."""
        lookers = [each for each in self._connections if not each.seats and not self._seating.is_opener(each.guest)]
        return len({each.guest or each for each in lookers})

    @property
    def lags(self) -> dict[Seat, int]:
        """How long a move may be on its way that somebody at this table makes."""
        lags: dict[Seat, int] = {}
        for connection in self._connections:
            lags.update((seat, max(connection.lag, lags.get(seat, 0))) for seat in connection.seats)
        return lags

    def enter(self, connection: Connection) -> None:
        """Somebody has come: it is noted if he has a seat and had left."""
        person = self._services.people.person(connection.guest)
        if person is None or not connection.seats:
            return
        self._since.pop(person, None)
        self._keep(person)
        if self._chat.has_left(seat := min(connection.seats)):
            self._background.begin(self._chat.note(seat, CAME))

    def leave(self, connection: Connection) -> None:
        """Somebody has gone; if he has a seat it is noted, unless he soon comes back."""
        if connection.seats:
            self._miss(self._services.people.person(connection.guest))

    def sit(self, seat: Seat) -> None:
        """Somebody has sat down, who need not be here."""
        self._miss(self._seating.person(seat))

    def away(self, seat: Seat) -> int | None:
        """For how many milliseconds its player has not been there; None where nobody saw him leave."""
        person = self._seating.person(seat)
        return self._services.now() - self._since[person] if person in self._since else None

    def vacant(self, seat: Seat, match: Match, people: AbstractSet[str]) -> int | None:
        """In how many milliseconds the others may let a bot play for a seat, with these people here; None where never.

        By correspondence nobody need be there, and the clock tells when somebody has left.
        """
        setup, person = self._seating.setup, self._seating.person(seat)
        if person is None or person in people or not self._seating.company:
            return None
        replaceable = not setup.is_correspondence and seat not in match.stand_ins and bots.levels(setup.game)
        if setup.waiting or match.outcome or not replaceable:
            return None
        waited = self._services.now() - self._since.get(person, self._began)
        return max(0, (LONG_ABSENCE if match.paused else ABSENCE) - waited)

    def check(self, event: Event, timed: TimedMatch) -> None:
        """Refuse what hangs on who is here, which the match does not know."""
        match = timed.match
        if event.seat in match.stand_ins and not match.outcome and not isinstance(event.move, Return):
            raise Refusal("seat-stood-in")
        if not isinstance(event.move, Conduct):
            return
        if isinstance(event.move, TakeOver):
            vacant = self.vacant(event.move.seat, match, self.people)
            if vacant is None:
                raise Refusal("takeover-not")
            if vacant > 0:
                raise Refusal("takeover-early", seconds=-(-vacant // 1000))
        hurried = timed.timer or (timed.clock and not self._seating.setup.is_correspondence)
        if isinstance(event.move, Resume) and match.paused and hurried and self._is_awaited(match):
            raise Refusal("resume-absent")

    def close(self) -> None:
        for timer in self._parting.values():
            timer.cancel()

    def _is_awaited(self, match: Match) -> bool:
        """Whether somebody for whom no bot plays is not here."""
        people, seating = self.people, self._seating
        return any(
            seating.person(seat) not in people and not seating.is_bot(seat, match)
            for seat in range(len(seating.setup.chairs))
        )

    def _miss(self, person: str | None) -> None:
        if person is None or person in self.people:
            return
        self._keep(person)
        self._since[person] = self._services.now()
        self._parting[person] = asyncio.get_running_loop().call_later(SETTLING, self._part, person)

    def _keep(self, person: str) -> None:
        """From having left, if he was about to."""
        if timer := self._parting.pop(person, None):
            timer.cancel()

    def _part(self, person: str) -> None:
        del self._parting[person]
        held = self._seating.held(person)
        if held and self._seating.company and not self._seating.setup.is_correspondence:
            self._background.begin(self._chat.note(min(held), LEFT))
