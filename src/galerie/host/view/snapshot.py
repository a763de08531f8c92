"""What can be seen of a table, by whoever looks: how it is set, where its game stands, and the record of it."""

from dataclasses import replace

from galerie.core import options
from galerie.core.record import dumps
from galerie.games import find
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.rating import Stakes
from galerie.host.table.seats import Seating
from galerie.host.table.services import House
from galerie.host.table.timeline import Course, recorded
from galerie.host.view import projection
from galerie.host.view.projection import Scene
from galerie.host.wire import Moment, SeatInfo, TableInfo


class Window:
    def __init__(
        self, table_id: str, house: House, seating: Seating, history: History, presence: Presence, stakes: Stakes
    ) -> None:
        self._table_id = table_id
        self._house = house
        self._seating = seating
        self._history = history
        self._presence = presence
        self._stakes = stakes

    def info(self, guest: str | None) -> TableInfo:
        """The table as this guest may see it."""
        charter, here, held = self._seating.charter, self._presence.people, self._seating.held(guest)
        return TableInfo(
            id=self._table_id,
            game=charter.game,
            options=options.values(options.parse(find(charter.game).options, charter.options)),
            seats=[
                SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level,
                    yours=seat in held,
                    present=chair.kind == "bot" or self._seating.person(seat) in here,
                    rating=self._stakes.rating(seat),
                    away=self._presence.away(seat),
                    vacant=self._presence.vacant(seat, self._history.match, here),
                )
                for seat, chair in enumerate(charter.chairs)
            ],
            clock=charter.clock,
            deal=charter.deal,
            next=self._seating.next,
            rated=self._stakes.rated,
            friendly=charter.friendly,
            helped=bool(self._stakes.helped),
            public=charter.public,
            opened=self._seating.is_opener(guest),
            withdrawn=charter.withdrawn,
            spectators=self._presence.spectators,
        )

    def scene(self, course: Course) -> Scene:
        """A moment as it is, or as it was when it began if another has followed."""
        past, charter = course.match is not self._history.match, self._seating.charter
        waiting, clock, countdown = charter.waiting, None, None
        if course.clock or course.timer:
            now = course.turned if past else self._house.now()
            if course.clock:
                clock = course.clock.at_rest() if waiting else course.clock.reading(now)
            countdown = None if waiting else course.countdown(now)
        return Scene(
            course.match,
            course.event,
            clock,
            countdown,
            self._history.seals(course),
            charter.bots,
            course.heard if course.event else None,
            past or waiting,
        )

    def moments(self, guest: str | None) -> list[Moment]:
        """One for each ply that stands, the start first, with the move that led there and not later conduct."""
        audience = self._seating.held(guest)
        return [self.scene(course).seen(audience) for course in self._history.standing(self._seating.charter)]

    def record(self) -> str:
        """The whole log of a finished game; of an unfinished one, the standing moves as the public may see them."""
        course = self._history.course
        over = course.match.outcome is not None
        lines = self._history.lines if over else projection.public_line(course.match)
        times = self._history.times if over else ()
        return dumps(replace(recorded(self._seating.charter, lines), seals=self._history.seals(course), times=times))
