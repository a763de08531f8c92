"""What can be seen of a table, by whoever looks: how it is set, where its game stands, and the record of it."""

from dataclasses import replace

from galerie import bots, study
from galerie.core import options
from galerie.core.contract import hides
from galerie.core.record import dumps
from galerie.games import find
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.rating import TableRating
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch, recorded
from galerie.host.view import projection
from galerie.host.view.projection import Projection
from galerie.host.wire import Moment, SeatInfo, TableInfo


class TableView:
    def __init__(
        self,
        table_id: str,
        services: Services,
        seating: Seating,
        history: History,
        presence: Presence,
        rating: TableRating,
    ) -> None:
        self._table_id = table_id
        self._services = services
        self._seating = seating
        self._history = history
        self._presence = presence
        self._rating = rating

    def info(self, guest: str | None) -> TableInfo:
        """The table as this guest may see it."""
        setup, here, held = self._seating.setup, self._presence.people, self._seating.held(guest)
        game = find(setup.game)
        chosen = options.parse(game.options, setup.options)
        return TableInfo(
            id=self._table_id,
            game=game.name,
            options=options.values(chosen),
            secret=hides(self._history.match.position),
            racing=game.racing,
            advised=bots.advises(game.name, chosen, len(setup.chairs)),
            reviewed=study.reviewer(game.name) is not None,
            seats=[
                SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level,
                    yours=seat in held,
                    present=chair.kind == "bot" or self._seating.person(seat) in here,
                    rating=self._rating.rating(seat),
                    away=self._presence.away(seat),
                    vacant=self._presence.vacant(seat, self._history.match, here),
                )
                for seat, chair in enumerate(setup.chairs)
            ],
            clock=setup.clock,
            deal=setup.deal,
            next=self._seating.next,
            rated=self._rating.rated,
            friendly=setup.friendly,
            helped=bool(self._rating.helped),
            public=setup.public,
            opened=self._seating.is_opener(guest),
            withdrawn=setup.withdrawn,
            spectators=self._presence.spectators,
        )

    def project(self, timed: TimedMatch) -> Projection:
        """A moment as it is, or as it was when it began if another has followed."""
        past, setup = timed.match is not self._history.match, self._seating.setup
        waiting, clock, countdown = setup.waiting, None, None
        if timed.clock or timed.timer:
            now = timed.turned if past else self._services.now()
            if timed.clock:
                clock = timed.clock.at_rest() if waiting else timed.clock.reading(now)
            countdown = None if waiting else timed.countdown(now)
        return Projection(
            timed.match,
            timed.event,
            clock,
            countdown,
            self._history.seals(timed),
            setup.bots,
            timed.heard if timed.event else None,
            past or waiting,
        )

    def moments(self, guest: str | None) -> list[Moment]:
        """One for each ply that stands, the start first, with the move that led there and not later conduct."""
        audience = self._seating.held(guest)
        return [self.project(timed).moment_for(audience) for timed in self._history.standing(self._seating.setup)]

    def record(self) -> str:
        """The whole log of a finished game; of an unfinished one, the standing moves as the public may see them."""
        timed = self._history.timed
        over = timed.match.outcome is not None
        lines = self._history.lines if over else projection.public_line(timed.match)
        times = self._history.times if over else ()
        return dumps(replace(recorded(self._seating.setup, lines), seals=self._history.seals(timed), times=times))
