"""What clients may see of a table: its setup, its moments and its record."""

from dataclasses import replace
from functools import partial

from galerie import bots, study
from galerie.core import options
from galerie.core.contract import hides
from galerie.games import find
from galerie.host.people.games import players
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.rating import TableRating
from galerie.host.table.reclaims import Reclaims
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch, recorded
from galerie.host.view import preview, projection, snapshot
from galerie.host.view.messages import clock_rule
from galerie.host.view.projection import Projection
from galerie.host.wire import Call, Moment, SeatInfo, TableInfo, WarmUp, encode
from galerie.svg.card import Card


class TableView:
    __slots__ = ("_history", "_presence", "_rating", "_reclaims", "_seating", "_services", "_table_id")

    def __init__(
        self,
        table_id: str,
        services: Services,
        seating: Seating,
        history: History,
        presence: Presence,
        rating: TableRating,
        reclaims: Reclaims,
    ) -> None:
        self._table_id = table_id
        self._services = services
        self._seating = seating
        self._history = history
        self._presence = presence
        self._rating = rating
        self._reclaims = reclaims

    def info(self, guest: str | None) -> TableInfo:
        """The table as this guest may see it."""
        setup, here, held = self._seating.setup, self._presence.people, self._seating.held(guest)
        game = find(setup.game)
        chosen = game.chosen(setup.rules, setup.options)
        return TableInfo(
            id=self._table_id,
            game=game.name,
            options=options.values(chosen),
            secret=hides(self._history.match.position),
            racing=self._history.match.racing,
            advised=bots.advises(game.name, chosen, len(setup.chairs)),
            reviewed=study.reviewer(game.name) is not None,
            seats=[
                SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level and bots.current(setup.game, chair.level),
                    yours=seat in held,
                    present=chair.kind == "bot" or self._seating.person(seat) in here,
                    rating=self._rating.rating(seat),
                    away=self._presence.away(seat),
                    vacant=self._presence.vacant(seat, self._history.match, here),
                    claim=self._presence.claimable(seat, self._history.match, here),
                    awaited=seat in setup.unseen,
                    bot_account=chair.bot_account,
                    reclaimable=self._reclaims.is_reclaimable(seat, guest),
                    freeable=self._reclaims.is_freeable(seat, guest),
                    devices=self._seating.others(guest, seat),
                )
                for seat, chair in enumerate(setup.chairs)
            ],
            clock=clock_rule(setup.clock) if setup.clock else None,
            deal=None if setup.duel and not self.over else setup.deal,
            next=self._seating.next,
            rated=self._rating.rated,
            friendly=setup.friendly,
            helped=bool(self._rating.cannot_gain),
            public=setup.public,
            opened=self._seating.is_opener(guest),
            withdrawn=setup.withdrawn,
            admits_bots=setup.admits_bots,
            moves_told=setup.moves_told,
            spectators=self._presence.spectators,
            gallery=setup.gallery,
            reclaims=[reclaim.seat for reclaim in setup.reclaims] if held else [],
            reclaiming=self._reclaims.by(guest),
            tournament=setup.tournament if held or self._seating.is_opener(guest) else None,
            room=setup.room if held or self._seating.is_opener(guest) else None,
            warm_up=self._warm_up(guest) if held else None,
            waits_at=setup.waits_at if held else None,
        )

    def _warm_up(self, guest: str | None) -> WarmUp | None:
        """Only its player knows of it, unless everybody is asked about it."""
        setup, people = self._seating.setup, self._services.people
        noted = setup.warm_up
        if noted is None or (setup.succession is None and not people.are_same(noted.guest, guest)):
            return None
        return WarmUp(noted.table, None if setup.succession is None else [*setup.succession])

    def call(self, person: str) -> Call | None:
        """The turn that somebody has in a game with others; None if they have none."""
        setup, timed = self._seating.setup, self._history.timed
        match = timed.match
        acting = self._seating.held(person) & (match.to_move - match.stand_ins)
        if not acting or setup.stands_still or match.paused or not self._seating.company:
            return None
        left = None
        if timed.clock and timed.clock.running >= acting:  # it may wait for people who have not come yet
            reading = timed.clock.reading(self._services.now())
            left = min(reading.left[seat] for seat in acting)
        return Call(self._table_id, setup.game, players(self._services.people, setup, person), left)

    def project(self, timed: TimedMatch) -> Projection:
        """A moment as it is now, or, if another one has followed, as it was when it began."""
        past = timed.match is not self._history.match
        now = 0
        if timed.clock or timed.timer or timed.match.start:
            now = timed.began if past else self._services.now()
        seals, grace = self._history.seals(timed), self._presence.grace if timed.match.start else 0
        return snapshot.project(self._seating.setup, timed, seals, now, past=past, grace=grace)

    def moments(self, guest: str | None) -> list[Moment]:
        """One moment for each ply of the present line, the start first."""
        audience = self._seating.held(guest)
        return [self.project(timed).moment_for(audience) for timed in self._history.plies(self._seating.setup)]

    async def moment_page(self, guest: str | None, since: int) -> bytes:
        """As many of them as a page has, from the ply `since` on, as JSON; of a long game a worker process makes it."""
        history, setup = self._history, self._seating.setup
        if history.match.version <= snapshot.SHORT:
            return encode(self.moments(guest)[since:])
        audience, timed = self._seating.held(guest), history.timed
        last = encode(self.project(snapshot.with_last_move(timed)).moment_for(audience))
        return await self._services.offload(
            snapshot.moment_page,
            setup,
            history.entries,
            history.seals(timed),
            audience,
            since,
            last,
            self._services.limits.record.page,
        )

    @property
    def over(self) -> bool:
        return self._history.match.outcome is not None

    def preview(self, ply: int | None, language: str) -> Card:
        """What is said beside a link to the table, or to a ply of its game."""
        return preview.card(self._seating.setup, self._history.match, ply, language)

    async def picture(self, ply: int | None, language: str, theme: str) -> bytes:
        """The picture beside that, as a PNG; a worker process makes it."""
        setup, history = self._seating.setup, self._history
        shown = ply if self.over else None
        key = self._table_id, setup, history.match.version, shown, language, theme
        make = partial(self._services.offload, preview.painted, setup, history.entries, shown, language, theme)
        return await self._services.pictures.get(key, make)

    def record(self) -> str:
        """The whole log of a finished game; of an unfinished one, the present line as the public may see it."""
        timed = self._history.timed
        over = timed.match.outcome is not None
        lines = self._history.lines if over else projection.public_line(timed.match)
        times = self._history.times if over else ()
        return str(replace(recorded(self._seating.setup, lines), seals=self._history.recorded_seals, times=times))
