"""One tournament: its players, its rounds, their tables, and what everybody with its link is shown.

It hears when the games of its tables end, and goes on by itself: `advance` does what is due, and is called regularly,
so that whatever fails is tried again, and nothing is lost when the server is started anew.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from galerie.core import Refusal
from galerie.core.match import ABORTED
from galerie.core.visible import visible
from galerie.host.cluster.slots import TOURNAMENT
from galerie.host.lobby.calls import Calls
from galerie.host.notices.notice import Notice
from galerie.host.people.people import People
from galerie.host.socket.audience import Audience
from galerie.host.socket.connection import Connection
from galerie.host.store.forgetting import people_of_tournament, tournament_without
from galerie.host.store.lease import Lease
from galerie.host.store.rows import (
    Chair,
    StoredEntrant,
    StoredPairing,
    StoredSettings,
    StoredTournament,
)
from galerie.host.store.states import TableState
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.tournaments import arena, swiss
from galerie.host.tournaments.cross_table import cross_table
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.tournaments.round_robin import round_count, schedule
from galerie.host.tournaments.standings import DRAW, TIE_BREAKS, WIN, Standing, standings
from galerie.host.tournaments.storage import LoadedTournament, TournamentStorage
from galerie.host.view import tournaments as view
from galerie.host.wire import (
    Ruling,
    SeatWish,
    TableWish,
    TournamentEntry,
    TournamentInfo,
    TournamentPairing,
    TournamentWelcome,
    encode,
)

COLLECT_SECONDS: Final = 0.3
"""Changes and questions within this time are answered together, with one message for everybody."""

LATEST: Final = 12
"""Pairings of an arena that are decided and still shown."""

PAGE: Final = 200
"""Pairings that are shown at once of all that there have been."""

MOST_BARRED: Final = 100
MINUTE: Final = 60_000

Scores: TypeAlias = tuple[int, int]
RULINGS: Final[dict[Ruling, Scores]] = {
    "first": (WIN, 0),
    "second": (0, WIN),
    "draw": (DRAW, DRAW),
    "none": (0, 0),
}


class Tables(Protocol):
    """Where the tables of a tournament are."""

    @property
    def calls(self) -> Calls: ...

    async def find(self, table_id: str) -> Table: ...

    async def open(
        self, guest: str, wish: TableWish, *, chairs: tuple[Chair, ...], tournament: str, table_id: str
    ) -> Table: ...


class Tournament:
    def __init__(
        self,
        tournament_id: str,
        loaded: LoadedTournament,
        services: Services,
        storage: TournamentStorage,
        limits: TournamentLimits,
        tables: Tables,
        lease: Lease | None = None,
    ) -> None:
        """In a cluster, `lease` is what this host held when it read the tournament."""
        self._lease = lease
        self.id: Final = tournament_id
        self.payer = ""
        """Whose limit it counts against: the account that has begun it, or the address. Not known after a restart."""

        self._stored = loaded.tournament
        self._pairings = {each.number: each for each in loaded.pairings}
        self._services = services
        self._storage = storage
        self._limits = limits
        self._tables = tables
        self._opened: set[str] = {*loaded.tables}
        """Tables that are known to exist."""

        self._waiting: dict[int, int] = {}
        """Since when each player of an arena has been without an opponent."""

        self.audience: Final = Audience(lambda: encode(self.info()), COLLECT_SECONDS)
        self._standings: list[Standing] | None = None
        self._files: dict[tuple[str, ...], str] = {}
        """The table as a file, by its language and the names in it."""

        self._changing = asyncio.Lock()
        self._background = BackgroundTasks()

    @property
    def calm(self) -> bool:
        """Whether nothing is just being done."""
        return not (self._background or self._changing.locked())

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way: it may be unloaded."""
        return self.unattended and not self.playing

    @property
    def unattended(self) -> bool:
        """Whether nobody is connected and nothing is just being done."""
        return self.calm and not self.audience.connections

    @property
    def playing(self) -> bool:
        return self._stored.phase == "playing"

    @property
    def settings(self) -> StoredSettings:
        return self._stored.settings

    @property
    def people(self) -> People:
        return self._services.people

    @property
    def pairings(self) -> list[StoredPairing]:
        return [*self._pairings.values()]

    @property
    def entrants(self) -> tuple[StoredEntrant, ...]:
        return self._stored.entrants

    def is_organiser(self, guest: str | None) -> bool:
        return self.people.are_same(self._stored.organiser, guest)

    def check_organiser(self, guest: str) -> None:
        if not self.is_organiser(guest):
            raise Refusal("tournament-not-yours")

    def entrant(self, guest: str | None) -> StoredEntrant | None:
        """The player who a guest is."""
        return next((each for each in self._stored.entrants if self.people.are_same(each.guest, guest)), None)

    def name(self, entrant: StoredEntrant) -> str:
        """An account has its own name, whatever it was called when it came."""
        return self.people.names.get(self.people.person(entrant.guest) or "", entrant.name)

    def table_of(self, entrant: StoredEntrant | None) -> str | None:
        """Where somebody is to play now."""
        if entrant is None or not self.playing:
            return None
        own = (each for each in self._undecided if entrant.number in (each.first, each.second))
        return next((each.table for each in own if each.table in self._opened), None)

    # What is shown

    def entry(self, guest: str) -> TournamentEntry:
        """As it is listed among a visitor's tournaments."""
        stored = self._stored
        return TournamentEntry(
            id=self.id,
            title=stored.settings.title,
            game=stored.settings.game,
            system=stored.settings.system,
            phase=stored.phase,
            players=len(stored.entrants),
            table=self.table_of(self.entrant(guest)),
        )

    def welcome(self, guest: str | None) -> TournamentWelcome:
        """The tournament, and who the visitor is in it."""
        entrant = self.entrant(guest)
        return TournamentWelcome(
            you=entrant.number if entrant else None,
            organiser=self.is_organiser(guest),
            barred=self._is_barred(guest),
            tournament=self.info(),
        )

    def info(self) -> TournamentInfo:
        stored, present = self._stored, self._present
        due = None if stored.due is None else max(0, stored.due - self._services.store.calendar())
        return TournamentInfo(
            id=self.id,
            settings=view.settings(stored.settings, self._organiser_name),
            phase=stored.phase,
            round=stored.round,
            rounds=stored.rounds,
            left=due if self.playing else None,
            players=[view.player(each, self.name(each), present=each.number in present) for each in stored.entrants],
            most_players=self._limits.players,
            tie_breaks=[*TIE_BREAKS[stored.settings.system]],
            standings=[view.standing(stored.settings.system, each) for each in self.standings],
            pairings=[self.shown(each) for each in self._current],
        )

    def shown(self, pairing: StoredPairing) -> TournamentPairing:
        is_open = pairing.played or (pairing.scores is None and pairing.table in self._opened)
        return view.pairing(self.settings.system, pairing, is_open=is_open)

    def page(self, after: int) -> list[TournamentPairing]:
        """The next pairings after the one with this number."""
        numbers = [number for number in self._pairings if number > after][:PAGE]
        return [self.shown(self._pairings[number]) for number in numbers]

    def file(self, language: str) -> str:
        """The table with all results, which is made once, however often it is asked for."""
        info = self.info()
        key = language, *(each.name for each in info.players)
        if key not in self._files:
            self._files[key] = cross_table(info, [*map(self.shown, self.pairings)], language)
        return self._files[key]

    @property
    def standings(self) -> list[Standing]:
        if self._standings is None:
            stored = self._stored
            players = [each.number for each in stored.entrants]
            gone = {each.number for each in stored.entrants if each.gone}
            games = (len(players) - 1) * (2 if stored.settings.twice else 1)
            self._standings = standings(stored.settings.system, players, self.pairings, gone, games)
        return self._standings

    @property
    def played_tables(self) -> list[str]:
        """The tables of all games that are over."""
        return [each.table for each in self._pairings.values() if each.played and each.table]

    # Connections

    def enter(self, connection: Connection) -> None:
        connection.send(encode(self.welcome(connection.guest)))
        self.audience.enter(connection)
        self._follow_presence(connection)

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self._follow_presence(connection)

    def _follow_presence(self, connection: Connection) -> None:
        """Somebody has come or gone: a player is shown as present, or not any more."""
        if self.entrant(connection.guest):
            self.audience.change()

    def answer(self, connection: Connection) -> None:
        """Send the tournament soon to somebody who asks, together with everybody else who asks."""
        self.audience.answer(connection)

    def close(self) -> None:
        self.audience.close()
        self._background.cancel()

    # Players

    async def join(self, guest: str, name: str) -> None:
        """Come in under a name, come back, or change one's name."""
        if self.people.is_bot(guest):
            raise Refusal("bots-unwelcome")
        own = self.people.names.get(self.people.person(guest) or "")
        if self.settings.rated and own is None:
            raise Refusal("tournament-accounts")
        name = own or visible(name)
        if not name:
            raise Refusal("tournament-nameless")
        self._services.word_filter.check(name)
        async with self._changing:
            stored, entrant = self._stored, self.entrant(guest)
            if self._is_barred(guest):
                raise Refusal("tournament-barred")
            if stored.phase == "over":
                raise Refusal("tournament-over")
            if entrant:
                back = replace(entrant, name=name, gone=False)
                await self._save(replace(stored, entrants=_replaced(stored.entrants, back)))
                return
            if stored.phase != "open" and stored.settings.system != "arena":
                raise Refusal("tournament-begun")
            if len(stored.entrants) >= self._limits.players:
                raise Refusal("tournament-full", most=self._limits.players)
            number = max((each.number for each in stored.entrants), default=0) + 1
            entrant = StoredEntrant(number, guest, name)
            await self._save(replace(stored, entrants=(*stored.entrants, entrant)))

    async def part(self, guest: str, number: int) -> None:
        """Leave, or, for the organiser, remove somebody. They are not paired any more.

        A game at which they have been goes on, another one is lost.
        """
        async with self._changing:
            stored = self._stored
            gone = next((each for each in stored.entrants if each.number == number), None)
            if gone is None:
                raise Refusal("tournament-player-unknown")
            is_own = self.people.are_same(gone.guest, guest)
            if not is_own:
                self.check_organiser(guest)
            if stored.phase == "over":
                raise Refusal("tournament-over")
            if stored.phase == "open":
                entrants = tuple(each for each in stored.entrants if each is not gone)
            else:
                entrants = _replaced(stored.entrants, replace(gone, gone=True))
            barred = stored.barred if is_own else (*stored.barred, gone.guest)[-MOST_BARRED:]
            await self._save(replace(stored, entrants=entrants, barred=barred))
            await self._lose_unbegun(number)
            await self._go_on()

    async def forget(self, guests: frozenset[str]) -> None:
        """Drop those who have had their data removed; their results stay, under no name."""
        async with self._changing:
            if self._knows(guests):
                with suppress(Refusal):  # it is loaded without them next time
                    await self._save(tournament_without(self._stored, guests))

    def may_know(self, guests: frozenset[str]) -> bool:
        """Whether one of them plays or organises, may not come back, or is perhaps just joining."""
        return self._changing.locked() or self._knows(guests)

    def _knows(self, guests: frozenset[str]) -> bool:
        return not guests.isdisjoint(people_of_tournament(self._stored))

    # What the organiser does

    async def change(self, guest: str, settings: StoredSettings) -> None:
        """Change how it is played, before it begins."""
        self.check_organiser(guest)
        async with self._changing:
            self._check_open()
            await self._save(replace(self._stored, settings=settings))

    async def begin(self, guest: str) -> None:
        """Begin with those who have joined, seeded by their ratings."""
        self.check_organiser(guest)
        async with self._changing:
            self._check_open()
            stored, settings = self._stored, self.settings
            entrants = [*stored.entrants]
            if len(entrants) < 2:
                raise Refusal("tournament-few", count=len(entrants))
            entrants.sort(key=self._strength, reverse=True)
            rounds = self._rounds(settings, len(entrants))
            if rounds > self._limits.rounds:
                raise Refusal("tournament-long", rounds=rounds, most=self._limits.rounds)
            now = self._services.store.calendar()
            due = now + (settings.minutes * MINUTE if settings.system == "arena" else 0)
            begun = replace(stored, entrants=tuple(entrants), phase="playing", rounds=rounds, due=due)
            await self._save(begun)
            await self._go_on()

    async def next_round(self, guest: str) -> None:
        """Begin the next round now."""
        self.check_organiser(guest)
        async with self._changing:
            self._check_playing()
            if self.settings.system == "arena" or self._undecided:
                raise Refusal("tournament-round-open")
            await self._save(replace(self._stored, due=self._services.store.calendar()))
            await self._go_on()

    async def rule(self, guest: str, number: int, result: Ruling) -> None:
        """Decide a pairing that was not played, or change that decision before the next round."""
        self.check_organiser(guest)
        async with self._changing:
            self._check_playing()
            pairing = self._pairings.get(number)
            if pairing is None or pairing.second is None or pairing.round != self._stored.round:
                raise Refusal("tournament-pairing-unknown")
            if pairing.played:
                raise Refusal("tournament-played")
            await self._check_not_in_play(pairing)
            await self._decide(pairing, RULINGS[result])
            await self._go_on()

    async def _check_not_in_play(self, pairing: StoredPairing) -> None:
        """Refuse to decide a game under way that is rated or the organiser's own: its players decide it."""
        players = [each for each in self._stored.entrants if each.number in (pairing.first, pairing.second)]
        matters = self.settings.rated or any(self.is_organiser(each.guest) for each in players)
        if not matters or not all(pairing.came) or pairing.scores is not None or pairing.table not in self._opened:
            return
        table = await self._tables.find(pairing.table or "")
        if table.has_moves:
            raise Refusal("tournament-in-play")

    async def end(self, guest: str) -> None:
        """End it as it stands. Games under way may go on, but do not count."""
        self.check_organiser(guest)
        async with self._changing:
            self._check_playing()
            await self._save(replace(self._stored, phase="over", due=None))

    async def end_if_quiet(self, since: int) -> None:
        """End it if nothing has happened since this time, and for as long before as players have to come and move."""
        timing = self.settings.clock
        turn = timing.seconds * 1000 if timing and timing.per == "correspondence" else 0
        async with self._changing:
            tables = [each.table for each in self._undecided if each.table]
            before = since - self.settings.grace * MINUTE - turn
            if self.playing and await self._storage.is_quiet(self.id, tables, before):
                await self._save(replace(self._stored, phase="over", due=None))

    # Tables

    def follow(self, table: Table) -> None:
        """A table of this tournament was opened or has changed, or somebody has come there."""
        pairing = next((each for each in self._undecided if each.table == table.id), None)
        if pairing is None or not self.playing:
            return
        came = tuple(self._has_come(table, pairing, seat) for seat in range(2))
        self._note(pairing, TableState(table.setup, table.status), (came[0], came[1]))

    def follow_stored(self, states: dict[str, TableState]) -> None:
        """Games may have ended while the tournament was not loaded."""
        for pairing in self._undecided:
            if self.playing and pairing.table and (state := states.get(pairing.table)):
                self._note(pairing, state, pairing.came)

    def _note(self, pairing: StoredPairing, state: TableState, came: tuple[bool, bool]) -> None:
        ending = state.status.ending
        if state.setup.withdrawn:
            return
        if ending and ending.reason != ABORTED:
            first, second = ending.ranks
            scores = (DRAW, DRAW) if first == second else (WIN, 0) if first < second else (0, WIN)
            self._background.start(self._count(pairing.number, scores))
        elif came != pairing.came:
            self._background.start(self._note_coming(pairing.number, came))

    def _has_come(self, table: Table, pairing: StoredPairing, seat: int) -> bool:
        person = self.people.person(table.setup.chairs[seat].guest)
        return pairing.came[seat] or person in table.present

    async def _note_coming(self, number: int, came: tuple[bool, bool]) -> None:
        async with self._changing:
            pairing = self._pairings[number]
            if pairing.scores is None and pairing.came != came:
                both = (pairing.came[0] or came[0], pairing.came[1] or came[1])
                with suppress(Refusal):  # the store has failed and logged it; they are seen again
                    await self._save(self._stored, replace(pairing, came=both))

    async def _count(self, number: int, scores: Scores) -> None:
        """Note how a game has ended, once."""
        async with self._changing:
            pairing = self._pairings[number]
            if pairing.scores is None and self.playing:
                with suppress(Refusal):  # it is counted when the tournament is next loaded
                    await self._save(self._stored, replace(pairing, scores=scores, played=True, came=(True, True)))
                    await self._go_on()

    async def _decide(self, pairing: StoredPairing, scores: Scores) -> None:
        """Give a result to a pairing that is not played, and close its table."""
        if pairing.table in self._opened and pairing.scores is None:
            table = await self._tables.find(pairing.table or "")
            if table.status.ending:  # it has just been played, and is about to be counted
                raise Refusal("tournament-played")
            await table.seats.close_for_good()
        await self._save(self._stored, replace(pairing, scores=scores))

    # Going on

    async def advance(self) -> None:
        """Do what is due; whatever fails is tried again."""
        if self.playing and not self._changing.locked():
            async with self._changing:
                with suppress(Refusal):
                    await self._go_on()

    def start_advancing(self) -> None:
        self._background.start(self.advance())

    async def _go_on(self) -> None:
        """The lock is held."""
        if not self.playing:
            return
        await self._open_tables()
        await self._forfeit()
        if self.settings.system == "arena":
            await self._go_on_in_arena()
        elif not self._undecided:
            await self._go_on_in_rounds()

    async def _go_on_in_rounds(self) -> None:
        stored, now = self._stored, self._services.store.calendar()
        active = [each.number for each in stored.entrants if not each.gone]
        if stored.round and (stored.round >= stored.rounds or len(active) < 2):
            await self._save(replace(stored, phase="over", due=None))
        elif stored.due is None:
            if self.settings.automatic or not stored.organiser:
                await self._save(replace(stored, due=now + int(self._limits.pause * 1000)))
        elif stored.due <= now:
            pairs = await self._pairs(active)
            turn = stored.round + 1
            made = [self._paired(index, pair, turn, now, {*active}) for index, pair in enumerate(pairs, 1)]
            await self._save(replace(stored, round=turn, due=None), *made)
            await self._open_tables()

    async def _pairs(self, active: list[int]) -> list[tuple[int, int | None]]:
        """Who meets whom in the next round."""
        if self.settings.system == "swiss":
            return await self._services.offload(swiss.paired, active, self.pairings)
        everybody = [each.number for each in self._stored.entrants]
        return schedule(everybody, twice=self.settings.twice)[self._stored.round]

    def _paired(self, index: int, pair: tuple[int, int | None], turn: int, at: int, active: set[int]) -> StoredPairing:
        """A pairing; whoever should meet somebody who has left has won, and a bye is worth a win in a Swiss round."""
        first, second = pair
        number = len(self._pairings) + index
        scores: Scores | None = None
        if second is None:
            scores = (WIN if self.settings.system == "swiss" else 0, 0)
        elif not {first, second} <= active:
            scores = (WIN if first in active else 0, WIN if second in active else 0)
        table = self._services.placement.new_table_id(beside=TOURNAMENT + self.id) if scores is None else None
        return StoredPairing(number, turn, first, second, at, table, scores)

    async def _go_on_in_arena(self) -> None:
        stored, store = self._stored, self._services.store
        is_over = stored.due is None or stored.due <= store.calendar() or len(self._pairings) >= self._limits.games
        if is_over:
            if not self._undecided:
                await self._save(replace(stored, phase="over", due=None))
            return
        busy = {player for each in self._undecided for player in (each.first, each.second)}
        present, now = self._present, self._services.now()
        free = [each.number for each in stored.entrants if not each.gone and each.number in present - busy]
        self._waiting = {player: self._waiting.get(player, now) for player in free}
        if len(free) < 2:
            return
        order = sorted(free, key=lambda player: self._waiting[player])
        pairing = partial(arena.paired, order, self.pairings, last=not busy and len(free) == 2)
        pairs = await self._services.offload(pairing)
        if pairs:
            made = [self._paired(index, pair, 0, store.calendar(), {*free}) for index, pair in enumerate(pairs, 1)]
            await self._save(stored, *made)
            await self._open_tables()

    async def _open_tables(self) -> None:
        """Open the tables that are not there yet, and call their players, who have from then on time to come."""
        for pairing in self._undecided:
            table_id = pairing.table
            if table_id is None or table_id in self._opened:
                continue
            chairs = [self._entrant(player) for player in (pairing.first, pairing.second)]
            try:
                table = await self._tables.find(table_id)
            except Refusal as refusal:
                if refusal.code != "table-unknown":
                    raise
                table = await self._tables.open(
                    self._stored.organiser,
                    self._table_wish(),
                    chairs=tuple(map(self._chair, chairs)),
                    tournament=self.id,
                    table_id=table_id,
                )
            await self._save(self._stored, replace(pairing, since=self._services.store.calendar()))
            self._opened.add(table_id)
            self._call(table, chairs)

    def _call(self, table: Table, entrants: Sequence[StoredEntrant]) -> None:
        """Take players to their table: those with a page open at once, others by a notice."""
        game, calls = self.settings.game, self._tables.calls
        calls.begin(table.id, game, [each.guest for each in entrants])
        for each, other in zip(entrants, reversed(entrants), strict=True):
            if not calls.hears(each.guest):
                person = self.people.person(each.guest)
                self._services.notices.tell(person or "", Notice("paired", game, table.id, self.name(other)))

    def _table_wish(self) -> TableWish:
        settings = view.settings(self.settings, "")
        seats = [SeatWish("open")] * 2
        return TableWish(
            settings.game, seats, options=settings.options, clock=settings.clock, friendly=not settings.rated
        )

    def _chair(self, entrant: StoredEntrant) -> Chair:
        return self._services.chair(self.people.person(entrant.guest) or entrant.guest, entrant.name)

    async def _forfeit(self) -> None:
        """Decide the pairings whose players have not come in time."""
        grace, now = self.settings.grace * MINUTE, self._services.store.calendar()
        for pairing in self._undecided if grace else []:
            one, other = pairing.came
            if not (one and other) and pairing.table in self._opened and now - pairing.since >= grace:
                with suppress(Refusal):  # it was just played after all
                    await self._decide(pairing, (WIN if one else 0, WIN if other else 0))
                    if self.settings.system == "arena":
                        absent = [pairing.first] * (not one) + [pairing.second or 0] * (not other)
                        await self._send_home(absent)

    async def _lose_unbegun(self, player: int) -> None:
        """Decide the pairing of somebody who has left before they came to the table."""
        for pairing in self._undecided:
            if player in (pairing.first, pairing.second):
                is_first = pairing.first == player
                if not pairing.came[0 if is_first else 1]:
                    with suppress(Refusal):  # it was just played after all, or is decided when nobody comes
                        await self._decide(pairing, (0, WIN) if is_first else (WIN, 0))

    async def _send_home(self, players: Sequence[int]) -> None:
        """Pair somebody no more until they come back."""
        entrants = tuple(replace(each, gone=True) if each.number in players else each for each in self._stored.entrants)
        await self._save(replace(self._stored, entrants=entrants))

    # Changes

    @property
    def _undecided(self) -> list[StoredPairing]:
        return [each for each in self._pairings.values() if each.scores is None]

    @property
    def _current(self) -> list[StoredPairing]:
        if self.settings.system != "arena":
            return [each for each in self._pairings.values() if each.round == self._stored.round]
        decided = [each for each in self._pairings.values() if each.scores is not None]
        return [*self._undecided, *reversed(decided[-LATEST:])]

    @property
    def _present(self) -> set[int]:
        people = {self.people.person(connection.guest) for connection in self.audience.connections}
        return {each.number for each in self._stored.entrants if self.people.person(each.guest) in people}

    def _is_barred(self, guest: str | None) -> bool:
        return any(self.people.are_same(each, guest) for each in self._stored.barred)

    @property
    def _organiser_name(self) -> str:
        stored = self._stored
        return self.people.names.get(self.people.person(stored.organiser) or "", stored.organiser_name)

    def _entrant(self, number: int | None) -> StoredEntrant:
        return next(each for each in self._stored.entrants if each.number == number)

    def _strength(self, entrant: StoredEntrant) -> float:
        return self.people.rating(self.people.person(entrant.guest) or "", self.settings.game).value

    @staticmethod
    def _rounds(settings: StoredSettings, players: int) -> int:
        match settings.system:
            case "round-robin":
                return round_count(players, twice=settings.twice)
            case "swiss":
                return min(settings.rounds, swiss.most_rounds(players))
            case "arena":
                return 0

    def _check_open(self) -> None:
        if self._stored.phase != "open":
            raise Refusal("tournament-begun")

    def _check_playing(self) -> None:
        if self._stored.phase == "open":
            raise Refusal("tournament-unbegun")
        if self._stored.phase == "over":
            raise Refusal("tournament-over")

    async def _save(self, stored: StoredTournament, *pairings: StoredPairing) -> None:
        await self._storage.save(self.id, stored, pairings, self._lease)
        self._stored = stored
        self._pairings.update({each.number: each for each in pairings})
        self._standings = None
        self._files.clear()
        self.audience.change()


def _replaced(entrants: Sequence[StoredEntrant], new: StoredEntrant) -> tuple[StoredEntrant, ...]:
    return tuple(new if each.number == new.number else each for each in entrants)
