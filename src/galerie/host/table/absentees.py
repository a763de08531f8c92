"""Calls players back who are away from a table, when something there waits for them.

Nobody is called for what they have seen: whoever leaves knows how things stood, unless it became so just before. What
has changed must last for a while, so that live play and a page that is reloaded ring nowhere. Who is to be called, and
who was, is stored: a restart tells nobody twice, and forgets nobody.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from galerie.core import Seat
from galerie.core.conduct import named
from galerie.host.notices.notice import Notice
from galerie.host.socket.connection import Connection
from galerie.host.store.lease import Lease
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services

UNSEEN: Final = 60_000
"""Milliseconds. What happened within them before somebody left, they may have missed: the connection of a phone that
goes to sleep ends some time after."""


class Absentees:
    __slots__ = (
        "_closed",
        "_history",
        "_lease",
        "_newcomers",
        "_presence",
        "_seating",
        "_seen",
        "_services",
        "_stored",
        "_table_id",
        "_timers",
        "_told",
        "anybody_away",
    )

    def __init__(
        self,
        table_id: str,
        services: Services,
        seating: Seating,
        history: History,
        presence: Presence,
        stored: Mapping[Seat, str | None],
        lease: Lease | None,
    ) -> None:
        self.anybody_away: bool = True
        """Whether a player is away. While none is, a move costs no more than to look at this."""

        self._table_id = table_id
        self._services = services
        self._seating = seating
        self._history = history
        self._presence = presence
        self._told: dict[str, Notice] = {}
        """What each person who is away knows."""

        self._newcomers: dict[str, str] = {}
        """The name of who sat down last, for each person who was away then."""

        self._seen: dict[str, int] = {}
        """The version of the game when each person who is here came."""

        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._stored = {**stored}
        """What is stored for the seats of those who are away: the occasion they were told of, or None if they are still
        to be told.
        """

        self._lease = lease
        self._closed = False

    @property
    def calling(self) -> bool:
        """Whether somebody will soon be called."""
        return bool(self._timers)

    def resume(self) -> None:
        """Once the table is loaded: what those who are away know already. The others are considered when it wakes."""
        people = {person: self._seating.held(person) for person in self._people}
        for person, seats in people.items():
            stored, notice = {self._stored[seat] for seat in seats & self._stored.keys()}, self._notice(person)
            if notice is None:
                self._forget(person)
            elif notice.occasion in stored:
                self._told[person] = notice
        self._erase({*self._stored}.difference(*people.values()))

    def enter(self, connection: Connection) -> None:
        if not connection.seats and not self._seating.is_opener(connection.guest):
            return
        for person in self._presence.people_of(connection):
            self._forget(person)
            self._seen.setdefault(person, self._history.match.version)
        self._look_around()

    def leave(self, connection: Connection) -> None:
        if connection.seats:
            for person in self._presence.people_of(connection) - self._presence.people:
                self._leave(person)

    def _leave(self, person: str) -> None:
        self.anybody_away = True
        nothing_new = self._seen.pop(person, None) == self._history.match.version
        notice = self._notice(person)
        if notice and (nothing_new or self._services.now() - self._history.timed.turned > UNSEEN):
            self._told[person] = notice
            self._write(person, notice.occasion)
        else:
            self._consider([person])

    def note_change(self) -> None:
        """Something has happened at the table."""
        self._look_around()
        self._consider(self._people)

    def note_newcomer(self, newcomer: str | None, name: str) -> None:
        """Somebody has sat down."""
        present = self._presence.people
        opener = self._services.people.person(self._seating.setup.opener)
        for person in {*self._people, *filter(None, [opener])} - present - {newcomer}:
            self._newcomers[person] = name
            self._consider([person])
        self.note_change()

    def tell_rematch(self, table_id: str) -> None:
        """The table of a rematch was opened; who has not answered finds a free seat there (GEN-07)."""
        match, game = self._history.match, self._seating.setup.game
        for person in self._people - self._presence.people:
            seats = self._seating.held(person)
            if seats & match.rematch:
                self._tell(person, Notice("rematch-begun", game, table_id))
            elif not seats & match.no_rematch:
                self._tell(person, Notice("rematch", game, table_id, self._name(min(match.rematch))))

    def close(self) -> None:
        """Call nobody any more; who is still to be called will be, where the table is loaded next."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    @property
    def _people(self) -> set[str]:
        people = self._services.people
        found = (people.person(chair.guest) for chair in self._seating.setup.chairs if not chair.bot_account)
        return {person for person in found if person}

    def _look_around(self) -> None:
        self.anybody_away = not self._people <= self._presence.people

    def _consider(self, people: Iterable[str]) -> None:
        present = self._presence.people
        for person in people:
            notice = None if person in present else self._notice(person)
            if notice is None:
                self._forget(person)
            elif self._told.get(person) != notice and person not in self._timers:
                self._write(person, None)
                if not self._closed:
                    loop = asyncio.get_running_loop()
                    self._timers[person] = loop.call_later(self._services.notice_pause, self._call, person)

    def _call(self, person: str) -> None:
        del self._timers[person]
        notice = None if person in self._presence.people else self._notice(person)
        self._newcomers.pop(person, None)
        if notice and self._told.get(person) != notice:
            self._told[person] = notice
            self._tell(person, notice)
        if notice:
            self._write(person, notice.occasion)
        else:
            self._erase(self._seating.held(person))

    def _tell(self, person: str, notice: Notice) -> None:
        for each in self._seating.devices(person):
            self._services.notices.tell(each, notice)

    def _forget(self, person: str) -> None:
        self._told.pop(person, None)
        self._newcomers.pop(person, None)
        if timer := self._timers.pop(person, None):
            timer.cancel()
        if self._stored:
            self._erase(self._seating.held(person))

    def _write(self, person: str, told: str | None) -> None:
        """Store that somebody is to be called, or what they know."""
        seats = [seat for seat in self._seating.held(person) if self._stored.get(seat, "") != told]
        if seats:
            self._stored.update(dict.fromkeys(seats, told))
            self._services.store.submit_callbacks(self._table_id, seats, told, self._lease)

    def _erase(self, seats: Iterable[Seat]) -> None:
        if gone := self._stored.keys() & seats:
            for seat in gone:
                del self._stored[seat]
            self._services.store.forget_callbacks(self._table_id, gone, self._lease)

    def _notice(self, person: str) -> Notice | None:
        """What waits for a person; the most urgent."""
        match, seating, table = self._history.match, self._seating, (self._seating.setup.game, self._table_id)
        seats, others = seating.held(person) - match.stand_ins - {*match.out}, self._names(person)
        if seating.setup.withdrawn:
            return None
        if not seating.setup.waiting and seats and seating.company:
            if match.outcome:
                wanted = match.rematch and not seating.next and not seats & (match.rematch | match.no_rematch)
                return Notice("rematch", *table, self._name(min(match.rematch))) if wanted else None
            request = match.request
            if request and not seats & request.agreed:
                return Notice("request", *table, self._name(request.seat), named(request.asked))
            if not match.paused and not seats.isdisjoint(match.to_act):
                return Notice("turn", *table, others)
        newcomer = self._newcomers.get(person)
        return None if newcomer is None else Notice("seated", *table, newcomer)

    def _name(self, seat: int) -> str:
        return self._seating.setup.chairs[seat].name

    def _names(self, person: str) -> str:
        """The names of the other people at the table."""
        chairs, own = self._seating.setup.chairs, self._seating.held(person)
        return ", ".join(chair.name for seat, chair in enumerate(chairs) if seat not in own and chair.name)
