"""How a tournament goes on: rounds are paired, tables opened, results counted, and absent players forfeit.

Whoever calls this holds the lock of the tournament.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from msgspec.structs import replace

from galerie.core import Refusal
from galerie.host.cluster.slots import TOURNAMENT
from galerie.host.lobby.calls import Calls
from galerie.host.notices.notice import Notice
from galerie.host.store.rows import Chair, StoredEntrant, StoredPairing
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.tournaments import arena, swiss
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.tournaments.round_robin import schedule
from galerie.host.tournaments.standings import WIN, Scores
from galerie.host.tournaments.state import TournamentState
from galerie.host.view import tournaments as view
from galerie.host.wire import SeatWish, TableWish

MINUTE: Final = 60_000


class Tables(Protocol):
    """Where the tables of a tournament are."""

    @property
    def calls(self) -> Calls: ...

    async def find(self, table_id: str) -> Table: ...

    async def open(
        self, guest: str, wish: TableWish, *, chairs: tuple[Chair, ...], tournament: str, table_id: str
    ) -> Table: ...


class Progress:
    def __init__(
        self, tournament_id: str, state: TournamentState, services: Services, limits: TournamentLimits, tables: Tables
    ) -> None:
        self._tournament_id = tournament_id
        self._state = state
        self._services = services
        self._limits = limits
        self._tables = tables
        self._waiting: dict[int, int] = {}
        """Since when each player of an arena has been without an opponent."""

    async def go_on(self) -> None:
        """Do what is due."""
        if not self._state.playing:
            return
        await self._open_tables()
        await self._forfeit()
        if self._state.settings.system == "arena":
            await self._go_on_in_arena()
        elif not self._state.undecided:
            await self._go_on_in_rounds()

    async def decide(self, pairing: StoredPairing, scores: Scores) -> None:
        """Give a result to a pairing that is not played, and close its table."""
        if pairing.table in self._state.opened and pairing.scores is None:
            table = await self._tables.find(pairing.table or "")
            if table.status.ending:  # it has just been played, and is about to be counted
                raise Refusal("tournament-played")
            await table.seats.close_for_good()
        await self._state.save(self._state.stored, replace(pairing, scores=scores))

    async def lose_unbegun(self, player: int) -> None:
        """Decide the pairing of somebody who has left before they came to the table."""
        for pairing in self._state.undecided:
            if player in (pairing.first, pairing.second):
                is_first = pairing.first == player
                if not pairing.came[0 if is_first else 1]:
                    with suppress(Refusal):  # it was just played after all, or is decided when nobody comes
                        await self.decide(pairing, (0, WIN) if is_first else (WIN, 0))

    async def end(self) -> None:
        """End it as it stands."""
        await self._state.save(replace(self._state.stored, phase="over", due=None))

    # Rounds

    async def _go_on_in_rounds(self) -> None:
        stored, now = self._state.stored, self._services.store.calendar()
        active = [each.number for each in stored.entrants if not each.gone]
        if stored.round and (stored.round >= stored.rounds or len(active) < 2):
            await self.end()
        elif stored.due is None:
            if stored.settings.automatic or not stored.organiser:
                await self._state.save(replace(stored, due=now + int(self._limits.pause * 1000)))
        elif stored.due <= now:
            pairs = await self._pairs(active)
            turn = stored.round + 1
            made = [self._paired(index, pair, turn, now, {*active}) for index, pair in enumerate(pairs, 1)]
            await self._state.save(replace(stored, round=turn, due=None), *made)
            await self._open_tables()

    async def _pairs(self, active: list[int]) -> list[tuple[int, int | None]]:
        """The pairs of the next round."""
        stored = self._state.stored
        if stored.settings.system == "swiss":
            return await self._services.offload(swiss.paired, active, [*self._state.pairings.values()])
        everybody = [each.number for each in stored.entrants]
        return schedule(everybody, twice=stored.settings.twice)[stored.round]

    def _paired(self, index: int, pair: tuple[int, int | None], turn: int, at: int, active: set[int]) -> StoredPairing:
        """A pairing; whoever should meet somebody who has left has won, and a bye is worth a win in a Swiss round."""
        first, second = pair
        number = len(self._state.pairings) + index
        scores: Scores | None = None
        if second is None:
            scores = (WIN if self._state.settings.system == "swiss" else 0, 0)
        elif not {first, second} <= active:
            scores = (WIN if first in active else 0, WIN if second in active else 0)
        beside = TOURNAMENT + self._tournament_id
        table = self._services.placement.new_table_id(beside=beside) if scores is None else None
        return StoredPairing(number, turn, first, second, at, table, scores)

    # Arena

    async def _go_on_in_arena(self) -> None:
        stored, store, undecided = self._state.stored, self._services.store, self._state.undecided
        pairings = [*self._state.pairings.values()]
        is_over = stored.due is None or stored.due <= store.calendar() or len(pairings) >= self._limits.games
        if is_over:
            if not undecided:
                await self.end()
            return
        busy = {player for each in undecided for player in (each.first, each.second)}
        present, now = self._state.present, self._services.now()
        free = [each.number for each in stored.entrants if not each.gone and each.number in present - busy]
        self._waiting = {player: self._waiting.get(player, now) for player in free}
        if len(free) < 2:
            return
        order = sorted(free, key=lambda player: self._waiting[player])
        pairs = await self._services.offload(partial(arena.paired, order, pairings, last=not busy and len(free) == 2))
        if pairs:
            made = [self._paired(index, pair, 0, store.calendar(), {*free}) for index, pair in enumerate(pairs, 1)]
            await self._state.save(stored, *made)
            await self._open_tables()

    # Tables

    async def _open_tables(self) -> None:
        """Open the tables that are not there yet, and call their players, who have from then on time to come."""
        for pairing in self._state.undecided:
            table_id = pairing.table
            if table_id is None or table_id in self._state.opened:
                continue
            entrants = [self._state.numbered(player) for player in (pairing.first, pairing.second)]
            try:
                table = await self._tables.find(table_id)
            except Refusal as refusal:
                if refusal.code != "table-unknown":
                    raise
                table = await self._tables.open(
                    self._state.stored.organiser,
                    self._table_wish(),
                    chairs=tuple(map(self._chair, entrants)),
                    tournament=self._tournament_id,
                    table_id=table_id,
                )
            await self._state.save(self._state.stored, replace(pairing, since=self._services.store.calendar()))
            self._state.opened.add(table_id)
            self._call(table, entrants)

    def _table_wish(self) -> TableWish:
        settings = view.settings(self._state.settings, "")
        seats = [SeatWish("open")] * 2
        return TableWish(
            settings.game, seats, options=settings.options, clock=settings.clock, friendly=not settings.rated
        )

    def _chair(self, entrant: StoredEntrant) -> Chair:
        return self._services.chair(self._services.people.person(entrant.guest) or entrant.guest, entrant.name)

    def _call(self, table: Table, entrants: Sequence[StoredEntrant]) -> None:
        """Take players to their table: those with a page open at once, others by a notice."""
        game, calls = self._state.settings.game, self._tables.calls
        calls.begin(table.id, game, [each.guest for each in entrants])
        for each, other in zip(entrants, reversed(entrants), strict=True):
            if not calls.hears(each.guest):
                person = self._services.people.person(each.guest)
                notice = Notice("paired", game, table.id, self._state.name(other))
                self._services.notices.tell(person or "", notice)

    async def _forfeit(self) -> None:
        """Decide the pairings whose players have not come in time."""
        grace, now = self._state.settings.grace * MINUTE, self._services.store.calendar()
        for pairing in self._state.undecided if grace else []:
            one, other = pairing.came
            if not (one and other) and pairing.table in self._state.opened and now - pairing.since >= grace:
                with suppress(Refusal):  # it was just played after all
                    await self.decide(pairing, (WIN if one else 0, WIN if other else 0))
                    if self._state.settings.system == "arena":
                        await self._send_home([pairing.first] * (not one) + [pairing.second or 0] * (not other))

    async def _send_home(self, players: Sequence[int]) -> None:
        """Pair somebody no more until they come back."""
        stored = self._state.stored
        entrants = tuple(replace(each, gone=True) if each.number in players else each for each in stored.entrants)
        await self._state.save(replace(stored, entrants=entrants))
