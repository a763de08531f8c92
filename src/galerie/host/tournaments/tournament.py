"""One tournament: its players, its rounds, their tables, and what everybody with its link is shown.

It hears when the games of its tables end, and goes on by itself: `advance` does what is due, and is called regularly,
so that whatever fails is tried again, and nothing is lost when the server restarts.
"""

import asyncio
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from galerie.core import Refusal
from galerie.core.match import ABORTED
from galerie.host.people.people import People
from galerie.host.people.pseudonyms import network
from galerie.host.socket.audience import Audience
from galerie.host.socket.connection import Connection
from galerie.host.store.forgetting import tournament_without
from galerie.host.store.lease import Lease
from galerie.host.store.rows import StoredEntrant, StoredPairing, StoredSettings
from galerie.host.store.states import TableState
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.tournaments import swiss
from galerie.host.tournaments.cross_table import cross_table
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.tournaments.progress import MINUTE, Progress, Tables
from galerie.host.tournaments.round_robin import round_count
from galerie.host.tournaments.standings import DRAW, TIE_BREAKS, WIN, Scores
from galerie.host.tournaments.state import TournamentState, chosen_name
from galerie.host.tournaments.storage import LoadedTournament, TournamentStorage
from galerie.host.view import tournaments as view
from galerie.host.wire import (
    Ruling,
    TournamentEntry,
    TournamentInfo,
    TournamentPairing,
    TournamentWelcome,
    encode,
)

COLLECT_SECONDS: Final = 0.3
"""Changes and questions within this time are answered together, with one message for everybody."""

MOST_BARRED: Final = 100

RULINGS: Final[dict[Ruling, Scores]] = {
    "first": (WIN, 0),
    "second": (0, WIN),
    "draw": (DRAW, DRAW),
    "none": (0, 0),
}


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
        self.id: Final = tournament_id
        self.payer = ""
        """Whose limit it counts against: the account that has begun it, or the address. Not known after a restart."""

        self._services = services
        self._limits = limits
        self._storage = storage
        self._tables = tables
        self.audience: Final = Audience(lambda: encode(self.info()), COLLECT_SECONDS)
        self.state: Final = TournamentState(tournament_id, loaded, services.people, storage, self.audience, lease)
        self._progress = Progress(tournament_id, self.state, services, limits, tables)
        self._changing = asyncio.Lock()
        self._background = BackgroundTasks()

    @property
    def calm(self) -> bool:
        """Whether nothing is just being done."""
        return not (self._background or self._changing.locked())

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way: it may be unloaded."""
        return self.unattended and not self.state.playing

    @property
    def unattended(self) -> bool:
        """Whether nobody is connected and nothing is just being done."""
        return self.calm and not self.audience.connections

    @property
    def people(self) -> People:
        return self._services.people

    # What is shown

    def entry(self, guest: str) -> TournamentEntry:
        """As it is listed among a visitor's tournaments."""
        stored = self.state.stored
        return TournamentEntry(
            id=self.id,
            title=stored.settings.title,
            game=stored.settings.game,
            system=stored.settings.system,
            phase=stored.phase,
            players=len(stored.entrants),
            table=self.state.table_of(self.state.entrant(guest)),
        )

    def welcome(self, guest: str | None) -> TournamentWelcome:
        """The tournament, and who the visitor is in it."""
        entrant = self.state.entrant(guest)
        return TournamentWelcome(
            you=entrant.number if entrant else None,
            organiser=self.state.is_organiser(guest),
            barred=self.state.is_barred(guest),
            tournament=self.info(),
        )

    def info(self) -> TournamentInfo:
        state, stored, present = self.state, self.state.stored, self.state.present
        due = None if stored.due is None else max(0, stored.due - self._services.store.calendar())
        return TournamentInfo(
            id=self.id,
            settings=view.settings(stored.settings, state.organiser_name),
            phase=stored.phase,
            round=stored.round,
            rounds=stored.rounds,
            left=due if state.playing else None,
            players=[view.player(each, state.name(each), present=each.number in present) for each in stored.entrants],
            most_players=self._limits.players,
            tie_breaks=[*TIE_BREAKS[stored.settings.system]],
            standings=[view.standing(stored.settings.system, each) for each in state.standings],
            pairings=[self.shown(each) for each in state.current],
        )

    def shown(self, pairing: StoredPairing) -> TournamentPairing:
        is_open = pairing.played or (pairing.scores is None and pairing.table in self.state.opened)
        return view.pairing(self.state.settings.system, pairing, is_open=is_open)

    def page(self, after: int) -> list[TournamentPairing]:
        """The next pairings after the one with this number."""
        numbers = [number for number in self.state.pairings if number > after][: self._limits.page]
        return [self.shown(self.state.pairings[number]) for number in numbers]

    def file(self, language: str) -> str:
        """The table with all results, which is made once, however often it is asked for."""
        info = self.info()
        key = language, *(each.name for each in info.players)
        if key not in self.state.files:
            self.state.files[key] = cross_table(info, [*map(self.shown, self.state.pairings.values())], language)
        return self.state.files[key]

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
        if self.state.entrant(connection.guest):
            self.audience.change()

    def close(self) -> None:
        self.audience.close()
        self._background.cancel()

    # Players

    async def join(self, guest: str, name: str, address: str = "") -> None:
        """Come in under a name, come back, or change one's name."""
        if self.people.is_bot(guest):
            raise Refusal("bots-unwelcome")
        if self.state.settings.rated and self.people.person(guest) not in self.people.names:
            raise Refusal("tournament-accounts")
        name = chosen_name(self._services, guest, name)
        place = "" if self.people.is_settled(guest) else network(self._services.store.secret, address)
        async with self._changing:
            stored, entrant = self.state.stored, self.state.entrant(guest)
            if self.state.is_barred(guest):
                raise Refusal("tournament-barred")
            if stored.phase == "over":
                raise Refusal("tournament-over")
            if entrant:
                back = replace(entrant, name=name, gone=False)
                await self.state.save(replace(stored, entrants=self.state.replaced(back)))
                return
            if stored.phase != "open" and stored.settings.system != "arena":
                raise Refusal("tournament-begun")
            if len(stored.entrants) >= self._limits.players:
                raise Refusal("tournament-full", most=self._limits.players)
            self._check_share(place)
            number = max((each.number for each in stored.entrants), default=0) + 1
            entrant = StoredEntrant(number, guest, name, network=place)
            await self.state.save(replace(stored, entrants=(*stored.entrants, entrant)))

    def _check_share(self, place: str) -> None:
        """Refuse one more player from an address with too many, unless the organiser is there, or was to open it."""
        secret, most = self._services.store.secret, self._limits.players_of_address
        present = {each.address for each in self.audience.connections if self.state.is_organiser(each.guest)}
        if place in {"", self.state.stored.network, *(network(secret, address) for address in present)}:
            return
        if sum(each.network == place for each in self.state.stored.entrants) >= most:
            raise Refusal("tournament-crowded", most=most)

    async def part(self, guest: str, number: int) -> None:
        """Leave, or, for the organiser, remove somebody. They are not paired any more.

        A game at which they have been goes on, another one is lost.
        """
        async with self._changing:
            stored = self.state.stored
            gone = next((each for each in stored.entrants if each.number == number), None)
            if gone is None:
                raise Refusal("tournament-player-unknown")
            is_own = self.people.are_same(gone.guest, guest)
            if not is_own:
                self.state.check_organiser(guest)
            if stored.phase == "over":
                raise Refusal("tournament-over")
            if stored.phase == "open":
                entrants = tuple(each for each in stored.entrants if each is not gone)
            else:
                entrants = self.state.replaced(replace(gone, gone=True))
            barred = stored.barred if is_own else (*stored.barred, gone.guest)[-MOST_BARRED:]
            await self.state.save(replace(stored, entrants=entrants, barred=barred))
            await self._progress.lose_unbegun(number)
            await self._progress.go_on()

    async def forget(self, guests: frozenset[str]) -> None:
        """Drop those who have had their data removed; their results stay, under no name."""
        async with self._changing:
            if self.state.knows(guests):
                with suppress(Refusal):  # it is loaded without them next time
                    await self.state.save(tournament_without(self.state.stored, guests))

    def may_know(self, guests: frozenset[str]) -> bool:
        """Whether one of them plays or organises, may not come back, or is perhaps just joining."""
        return self._changing.locked() or self.state.knows(guests)

    # What the organiser does

    async def change(self, guest: str, settings: StoredSettings) -> None:
        """Change how it is played, before it begins."""
        self.state.check_organiser(guest)
        async with self._changing:
            self.state.check_unbegun()
            await self.state.save(replace(self.state.stored, settings=settings))

    async def begin(self, guest: str) -> None:
        """Begin with those who have joined, seeded by their ratings."""
        self.state.check_organiser(guest)
        async with self._changing:
            self.state.check_unbegun()
            stored, settings = self.state.stored, self.state.settings
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
            await self.state.save(begun)
            await self._progress.go_on()

    async def next_round(self, guest: str) -> None:
        """Begin the next round now."""
        self.state.check_organiser(guest)
        async with self._changing:
            self.state.check_playing()
            if self.state.settings.system == "arena" or self.state.undecided:
                raise Refusal("tournament-round-open")
            await self.state.save(replace(self.state.stored, due=self._services.store.calendar()))
            await self._progress.go_on()

    async def rule(self, guest: str, number: int, result: Ruling) -> None:
        """Decide a pairing that was not played, or change that decision before the next round."""
        self.state.check_organiser(guest)
        async with self._changing:
            self.state.check_playing()
            pairing = self.state.pairings.get(number)
            if pairing is None or pairing.second is None or pairing.round != self.state.stored.round:
                raise Refusal("tournament-pairing-unknown")
            if pairing.played:
                raise Refusal("tournament-played")
            await self._check_not_in_play(pairing)
            await self._progress.decide(pairing, RULINGS[result])
            await self._progress.go_on()

    async def _check_not_in_play(self, pairing: StoredPairing) -> None:
        """Refuse to decide a game under way that is rated or the organiser's own: its players decide it."""
        state = self.state
        players = [each for each in state.stored.entrants if each.number in (pairing.first, pairing.second)]
        matters = state.settings.rated or any(state.is_organiser(each.guest) for each in players)
        if not matters or not all(pairing.came) or pairing.scores is not None or pairing.table not in state.opened:
            return
        table = await self._tables.find(pairing.table or "")
        if table.has_moves:
            raise Refusal("tournament-in-play")

    async def end(self, guest: str) -> None:
        """End it as it stands. Games under way may go on, but do not count."""
        self.state.check_organiser(guest)
        async with self._changing:
            self.state.check_playing()
            await self._progress.end()

    async def end_if_quiet(self, since: int) -> None:
        """End it if nothing has happened since this time, and for as long before as players have to come and move."""
        timing = self.state.settings.clock
        turn = timing.seconds * 1000 if timing and timing.per == "correspondence" else 0
        async with self._changing:
            tables = [each.table for each in self.state.undecided if each.table]
            before = since - self.state.settings.grace * MINUTE - turn
            if self.state.playing and await self._storage.is_quiet(self.id, tables, before):
                await self._progress.end()

    # Tables

    def follow(self, table: Table) -> None:
        """A table of this tournament was opened or has changed, or somebody has come there."""
        pairing = next((each for each in self.state.undecided if each.table == table.id), None)
        if pairing is None or not self.state.playing:
            return
        came = tuple(self._has_come(table, pairing, seat) for seat in range(2))
        self._note(pairing, TableState(table.setup, table.status), (came[0], came[1]))

    def follow_stored(self, states: dict[str, TableState]) -> None:
        """Games may have ended while the tournament was not loaded."""
        for pairing in self.state.undecided:
            if self.state.playing and pairing.table and (state := states.get(pairing.table)):
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
            pairing = self.state.pairings[number]
            if pairing.scores is None and pairing.came != came:
                both = (pairing.came[0] or came[0], pairing.came[1] or came[1])
                with suppress(Refusal):  # the store has failed and logged it; they are seen again
                    await self.state.save(self.state.stored, replace(pairing, came=both))

    async def _count(self, number: int, scores: Scores) -> None:
        """Note how a game has ended, once."""
        async with self._changing:
            pairing = self.state.pairings[number]
            if pairing.scores is None and self.state.playing:
                played = replace(pairing, scores=scores, played=True, came=(True, True))
                with suppress(Refusal):  # it is counted when the tournament is next loaded
                    await self.state.save(self.state.stored, played)
                    await self._progress.go_on()

    # Going on

    async def advance(self) -> None:
        """Do what is due; whatever fails is tried again."""
        if self.state.playing and not self._changing.locked():
            async with self._changing:
                with suppress(Refusal):
                    await self._progress.go_on()

    def start_advancing(self) -> None:
        self._background.start(self.advance())

    def _strength(self, entrant: StoredEntrant) -> float:
        return self.people.rating(self.people.person(entrant.guest) or "", self.state.settings.game).value

    @staticmethod
    def _rounds(settings: StoredSettings, players: int) -> int:
        match settings.system:
            case "round-robin":
                return round_count(players, twice=settings.twice)
            case "swiss":
                return min(settings.rounds, swiss.most_rounds(players))
            case "arena":
                return 0
