"""What is stored of a tournament, and what follows from it: its players, its open pairings, and the standings."""

from collections.abc import Set as AbstractSet
from typing import Final

from galerie.core import Refusal
from galerie.core.visible import visible
from galerie.host.people.people import People
from galerie.host.socket.audience import Audience
from galerie.host.store.forgetting import people_of_tournament
from galerie.host.store.lease import Lease
from galerie.host.store.rows import StoredEntrant, StoredPairing, StoredSettings, StoredTournament
from galerie.host.table.services import Services
from galerie.host.tournaments.standings import Standing, standings
from galerie.host.tournaments.storage import LoadedTournament, TournamentStorage

LATEST: Final = 12
"""Pairings of an arena that are decided and still shown."""


def chosen_name(services: Services, guest: str, name: str) -> str:
    """What somebody is called in a tournament: an account by its own name, a guest by one that they must give."""
    found = services.people.names.get(services.people.person(guest) or "") or visible(name)
    if not found:
        raise Refusal("tournament-nameless")
    services.word_filter.check(found)
    return found


class TournamentState:
    def __init__(
        self,
        tournament_id: str,
        loaded: LoadedTournament,
        people: People,
        storage: TournamentStorage,
        audience: Audience,
        lease: Lease | None,
    ) -> None:
        self.stored: StoredTournament = loaded.tournament
        """Replaced once a new one is stored."""

        self.pairings: dict[int, StoredPairing] = {each.number: each for each in loaded.pairings}
        """By their numbers, in this order."""

        self.opened: set[str] = {*loaded.tables}
        """The tables that are known to exist."""

        self.files: dict[tuple[str, ...], str] = {}
        """The table as a file, by its language and the names in it; forgotten when something changes."""

        self._tournament_id = tournament_id
        self._people = people
        self._storage = storage
        self._audience = audience
        self._lease = lease
        self._standings: list[Standing] | None = None

    @property
    def settings(self) -> StoredSettings:
        return self.stored.settings

    @property
    def playing(self) -> bool:
        return self.stored.phase == "playing"

    def check_unbegun(self) -> None:
        if self.stored.phase != "open":
            raise Refusal("tournament-begun")

    def check_playing(self) -> None:
        if self.stored.phase == "open":
            raise Refusal("tournament-unbegun")
        if self.stored.phase == "over":
            raise Refusal("tournament-over")

    # People

    def is_organiser(self, guest: str | None) -> bool:
        return self._people.are_same(self.stored.organiser, guest)

    def check_organiser(self, guest: str) -> None:
        if not self.is_organiser(guest):
            raise Refusal("tournament-not-yours")

    @property
    def organiser_name(self) -> str:
        return self._people.names.get(self._people.person(self.stored.organiser) or "", self.stored.organiser_name)

    def is_barred(self, guest: str | None) -> bool:
        return any(self._people.are_same(each, guest) for each in self.stored.barred)

    def entrant(self, guest: str | None) -> StoredEntrant | None:
        """The player who a guest is."""
        return next((each for each in self.stored.entrants if self._people.are_same(each.guest, guest)), None)

    def numbered(self, number: int | None) -> StoredEntrant:
        """The player with this number."""
        return next(each for each in self.stored.entrants if each.number == number)

    def name(self, entrant: StoredEntrant) -> str:
        """An account has its own name, whatever it was called when it came."""
        return self._people.names.get(self._people.person(entrant.guest) or "", entrant.name)

    def knows(self, guests: AbstractSet[str]) -> bool:
        """Whether one of them plays or organises, or may not come back."""
        return not guests.isdisjoint(people_of_tournament(self.stored))

    @property
    def present(self) -> set[int]:
        """The players who look at the tournament."""
        people = {self._people.person(connection.guest) for connection in self._audience.connections}
        return {each.number for each in self.stored.entrants if self._people.person(each.guest) in people}

    def replaced(self, new: StoredEntrant) -> tuple[StoredEntrant, ...]:
        """The players, with another state of one of them."""
        return tuple(new if each.number == new.number else each for each in self.stored.entrants)

    # Pairings

    @property
    def undecided(self) -> list[StoredPairing]:
        return [each for each in self.pairings.values() if each.scores is None]

    @property
    def current(self) -> list[StoredPairing]:
        """The pairings that are shown: those of the round, in an arena those under way and the latest."""
        if self.settings.system != "arena":
            return [each for each in self.pairings.values() if each.round == self.stored.round]
        decided = [each for each in self.pairings.values() if each.scores is not None]
        return [*self.undecided, *reversed(decided[-LATEST:])]

    def table_of(self, entrant: StoredEntrant | None) -> str | None:
        """Where somebody is to play now."""
        if entrant is None or not self.playing:
            return None
        own = (each for each in self.undecided if entrant.number in (each.first, each.second))
        return next((each.table for each in own if each.table in self.opened), None)

    @property
    def played_tables(self) -> list[str]:
        """The tables of all games that are over."""
        return [each.table for each in self.pairings.values() if each.played and each.table]

    @property
    def standings(self) -> list[Standing]:
        if self._standings is None:
            stored = self.stored
            players = [each.number for each in stored.entrants]
            gone = {each.number for each in stored.entrants if each.gone}
            games = (len(players) - 1) * (2 if stored.settings.twice else 1)
            pairings = [*self.pairings.values()]
            self._standings = standings(stored.settings.system, players, pairings, gone, games)
        return self._standings

    async def save(self, stored: StoredTournament, *pairings: StoredPairing) -> None:
        """Store the tournament and some of its pairings, and soon tell everybody."""
        await self._storage.save(self._tournament_id, stored, pairings, self._lease)
        self.stored = stored
        self.pairings.update({each.number: each for each in pairings})
        self._standings = None
        self.files.clear()
        self._audience.change()
