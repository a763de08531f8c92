"""All tournaments of this server. Those under way are in memory, the others are loaded from the store on demand."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from galerie.bots.shares import has_had_share
from galerie.bots.slots import whose
from galerie.core import Match, Refusal, options
from galerie.core.visible import visible
from galerie.games import find as find_game
from galerie.host.cluster.slots import TOURNAMENT, slot_of
from galerie.host.moderation.budget import Budget
from galerie.host.ops.logs import fingerprint
from galerie.host.people.pseudonyms import network
from galerie.host.rooms.rooms import new_room_id
from galerie.host.socket.connection import OUTSIDE, RESTARTING, Connection
from galerie.host.store.lease import Lease
from galerie.host.store.rows import StoredSettings, StoredTournament
from galerie.host.table import clock
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.tournaments.progress import Tables
from galerie.host.tournaments.state import chosen_name
from galerie.host.tournaments.storage import LoadedTournament, TournamentStorage
from galerie.host.tournaments.tournament import Tournament
from galerie.host.view.messages import stored_clock
from galerie.host.wire import TournamentEntry, TournamentWish

ADVANCE_SECONDS: Final = 1.0
SWEEP_SECONDS: Final = 300
DAY: Final = 86_400_000

REMOVED: Final = 200
"""The most tournaments that are removed in one sweep."""

LISTED: Final = 50
"""Tournaments in the list of one person."""

log: Final = logging.getLogger(__name__)


class Tournaments:
    def __init__(self, services: Services, tables: Tables, limits: TournamentLimits | None = None) -> None:
        self._services = services
        self._tables = tables
        self._limits = limits or TournamentLimits()
        self._storage = TournamentStorage(services.store)
        self._tournaments: dict[str, Tournament] = {}
        self._loading: dict[str, asyncio.Task[Tournament]] = {}
        self._removing: str | None = None
        self._background = BackgroundTasks()
        self._opened = Budget(self._limits.per_hour, lambda most: Refusal("tournaments-often", most=most))
        self._downloaded = Budget(
            self._limits.record_bytes_per_hour, lambda most: Refusal("tournament-records-often", most=most)
        )

    async def open(self, guest: str, wish: TournamentWish, address: str = "") -> Tournament:
        """Open a tournament that the guest organises."""
        settings, name = self._settings(wish), chosen_name(self._services, guest, wish.name)
        person = self._services.people.person(guest) or guest
        if await self._storage.organised_by(person) >= self._limits.of_person:
            raise Refusal("tournaments-many", most=self._limits.of_person)
        self._opened.spend()
        placement = self._services.placement
        tournament_id = placement.new_id(TOURNAMENT, new_room_id)
        lease = placement.lease(TOURNAMENT + tournament_id)
        place = network(self._services.store.secret, address)
        await self._storage.save(tournament_id, StoredTournament(guest, name, settings, network=place), lease=lease)
        log.info("tournament opened", extra={"tournament": fingerprint(tournament_id)})
        return await self.find(tournament_id)

    async def change(self, tournament_id: str, guest: str, wish: TournamentWish) -> Tournament:
        """Change how a tournament is played, before it begins."""
        tournament = await self.find(tournament_id)
        await tournament.change(guest, self._settings(wish))
        return tournament

    async def begin(self, tournament_id: str, guest: str) -> Tournament:
        tournament = await self.find(tournament_id)
        tournament.state.check_organiser(guest)
        payer, most = whose.get()[0], self._limits.playing_of_payer
        playing = Counter(each.payer for each in self._tournaments.values() if each.state.playing)
        own, payers = playing[payer], len({*playing, payer})
        if has_had_share(own, playing.total(), payers, self._limits.playing):
            raise Refusal("tournaments-busy")
        if payer and own >= most:
            raise Refusal("tournaments-playing", most=most)
        tournament.payer = payer
        await tournament.begin(guest)
        return tournament

    async def of_person(self, guest: str) -> list[TournamentEntry]:
        """The tournaments that a guest plays in or organises, the one in which something happened last first."""
        person = self._services.people.person(guest) or guest
        found = [await self._glance(each) for each in await self._storage.of_person(person, LISTED)]
        return [each.entry(guest) for each in found]

    async def find(self, tournament_id: str) -> Tournament:
        """The tournament with this id, whose letters may be large or small."""
        tournament_id = tournament_id.lower()
        if tournament := self._tournaments.get(tournament_id):
            return tournament
        self._services.placement.lease(TOURNAMENT + tournament_id)  # refuses a tournament of another host
        if tournament_id == self._removing:
            raise Refusal("tournament-unknown")
        if not (loading := self._loading.get(tournament_id)):
            loading = self._loading[tournament_id] = asyncio.create_task(self._load(tournament_id))
            loading.add_done_callback(partial(self._loaded, tournament_id))
        return await asyncio.shield(loading)

    async def _glance(self, tournament_id: str) -> Tournament:
        """A tournament to look at from outside, which another host may hold."""
        if self._services.placement.holds(TOURNAMENT + tournament_id):
            return await self.find(tournament_id)
        return self._tournament(tournament_id, await self._read(tournament_id))

    @property
    def slots(self) -> frozenset[int]:
        """The slots that have a tournament in memory."""
        return frozenset(slot_of(TOURNAMENT + tournament_id) for tournament_id in self._tournaments)

    def drop(self, slots: frozenset[int]) -> None:
        """Unload the tournaments of some slots, which are another host's."""
        for tournament_id in [each for each in self._tournaments if slot_of(TOURNAMENT + each) in slots]:
            tournament = self._tournaments.pop(tournament_id)
            tournament.audience.close_connections(lambda _: True, RESTARTING)
            tournament.close()
        for tournament_id in [each for each in self._loading if slot_of(TOURNAMENT + each) in slots]:
            self._loading[tournament_id].cancel()

    async def records(self, tournament_id: str) -> str:
        """The records of all its games that are over, one after another."""
        tables = (await self.find(tournament_id)).state.played_tables
        if not tables:
            raise Refusal("tournament-unplayed")
        self._downloaded.check()
        most = self._limits.record_bytes
        found = await self._storage.records(tables, most)
        self._downloaded.count(most if found is None else len(found))
        if found is None:
            raise Refusal("tournament-records-large", most=most // 1024 // 1024)
        return found

    def follow(self, table: Table) -> None:
        """A table has changed, or somebody has come there."""
        if (tournament_id := table.setup.tournament) and (tournament := self._tournaments.get(tournament_id)):
            tournament.follow(table)

    async def run(self) -> None:
        """Load what was under way when the server stopped, and regularly do what is due everywhere."""
        await self.resume()
        while True:
            await asyncio.sleep(ADVANCE_SECONDS)
            for tournament in self._tournaments.values():
                if tournament.state.playing:
                    tournament.start_advancing()

    async def resume(self) -> None:
        """Load the tournaments under way that this host holds."""
        with suppress(Refusal):
            for tournament_id in await self._storage.playing():
                if self._services.placement.holds(TOURNAMENT + tournament_id):
                    with suppress(Refusal):
                        await self.find(tournament_id)

    async def sweep(self) -> None:
        """Regularly unload the tournaments where nothing is going on, and end and remove those that are forgotten."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.unload_idle()
            await self.end_quiet()
            await self.remove_untouched()

    def unload_idle(self) -> None:
        for tournament_id, tournament in [*self._tournaments.items()]:
            if tournament.idle:
                self._unload(tournament_id)

    async def end_quiet(self) -> None:
        """End the tournaments under way in which nothing has happened for too long; failures are retried."""
        oldest = self._services.store.wall_clock() - self._limits.quiet_days * DAY
        with suppress(Refusal):
            for tournament_id in await self._storage.quiet(oldest):
                if self._services.placement.holds(TOURNAMENT + tournament_id):
                    await (await self.find(tournament_id)).end_if_quiet(oldest)

    async def remove_untouched(self) -> None:
        """Remove tournaments in which nothing has happened for too long, unless they are in use; failures are
        retried.
        """
        oldest, placement = self._services.store.wall_clock() - self._limits.days * DAY, self._services.placement
        with suppress(Refusal):
            for tournament_id in await self._storage.untouched(oldest, REMOVED):
                if placement.holds(TOURNAMENT + tournament_id) and not self._is_in_use(tournament_id):
                    self._removing = tournament_id
                    self._unload(tournament_id)
                    lease = placement.lease(TOURNAMENT + tournament_id)
                    await self._storage.remove_untouched(tournament_id, oldest, lease)
        self._removing = None

    def _is_in_use(self, tournament_id: str) -> bool:
        tournament = self._tournaments.get(tournament_id)
        return tournament_id in self._loading or (tournament is not None and not tournament.unattended)

    def close_connections(self, where: Callable[[Connection], bool], code: int) -> None:
        for tournament in self._tournaments.values():
            tournament.audience.close_connections(where, code)

    def forget(self, guests: frozenset[str]) -> None:
        """Drop those from the tournaments in memory who have had their data removed."""
        for tournament in self._tournaments.values():
            if tournament.may_know(guests):
                self._background.start(tournament.forget(guests))

    def close(self) -> None:
        self._background.cancel()
        for loading in self._loading.values():
            loading.cancel()
        for tournament in self._tournaments.values():
            tournament.close()

    def _unload(self, tournament_id: str) -> None:
        if tournament := self._tournaments.pop(tournament_id, None):
            tournament.audience.close_connections(lambda _: True, OUTSIDE)
            tournament.close()

    def _settings(self, wish: TournamentWish) -> StoredSettings:
        """What was wished for, or a refusal."""
        title, game = visible(wish.title), find_game(wish.game)
        if not title:
            raise Refusal("tournament-untitled")
        self._services.word_filter.check(title)
        if 2 not in game.seats:
            raise Refusal("tournament-seats")
        chosen = options.offered(options.read(game.options, wish.options))
        Match.begin(game, 2, chosen)
        timing = stored_clock(wish.clock) if wish.clock else None
        if timing:
            clock.check(timing)
        if timing and timing.per == "correspondence" and wish.system == "arena":
            raise Refusal("tournament-arena-days")
        if wish.system == "swiss" and wish.rounds > self._limits.rounds:
            raise Refusal("tournament-long", rounds=wish.rounds, most=self._limits.rounds)
        return StoredSettings(
            title=title,
            game=game.name,
            options=options.words(chosen),
            system=wish.system,
            twice=wish.twice,
            rounds=wish.rounds,
            minutes=wish.minutes,
            clock=timing,
            rated=wish.rated,
            automatic=wish.automatic,
            grace=wish.grace,
        )

    async def _load(self, tournament_id: str) -> Tournament:
        placement = self._services.placement
        lease = placement.lease(TOURNAMENT + tournament_id)
        loaded = await self._read(tournament_id)
        if not placement.is_current(lease):
            raise Refusal("table-elsewhere")
        tournament = self._tournaments[tournament_id] = self._tournament(tournament_id, loaded, lease)
        tournament.follow_stored(loaded.tables)
        return tournament

    async def _read(self, tournament_id: str) -> LoadedTournament:
        loaded = await self._storage.load(tournament_id)
        if loaded is None:
            raise Refusal("tournament-unknown")
        return loaded

    def _tournament(self, tournament_id: str, loaded: LoadedTournament, lease: Lease | None = None) -> Tournament:
        return Tournament(tournament_id, loaded, self._services, self._storage, self._limits, self._tables, lease)

    def _loaded(self, tournament_id: str, loading: asyncio.Task[Tournament]) -> None:
        del self._loading[tournament_id]
        if not loading.cancelled():
            loading.exception()  # whoever waits is told; nobody may
