"""Duels: several people play the same deal, each alone and when they like, and then see how the others did.

Before they have played it themselves they hear nothing of the others but that they have played.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Final

from galerie import deals
from galerie.core import Refusal, options
from galerie.games import find
from galerie.host.duels import calls, storage
from galerie.host.duels.limits import DuelLimits
from galerie.host.duels.storage import Duel, Try
from galerie.host.notices.notice import Notice
from galerie.host.people import names
from galerie.host.people.pseudonyms import network
from galerie.host.store.database import Database, Work
from galerie.host.store.rows import TableSetup
from galerie.host.table.services import Services
from galerie.host.wire import DuelEntry, DuelInfo, DuelResult

SWEEP_SECONDS: Final = 3600

DAY: Final = 24 * 3_600_000


class Duels:
    def __init__(self, services: Services, limits: DuelLimits | None = None) -> None:
        self.limits: Final = limits or DuelLimits()
        self._services = services
        self._store = services.store
        self._people = services.people

    async def make(self, guest: str, setup: TableSetup, address: str = "") -> Duel:
        """Make a duel of the deal of a table, or return the one that the guest has made of it already."""
        self._check(setup)
        guests, now = self._ids(guest), self._store.wall_clock()
        duel = Duel(secrets.token_urlsafe(12), setup.game, setup.deal or "", setup.options, guest, now)
        first = await self._store.read(lambda db: storage.played(db, guests, duel), "deal")
        if first is None:
            raise Refusal("duel-none")

        def job(db: Database) -> Duel:
            own = storage.made_by(db, guests)
            for each in own:
                if each[1:4] == duel[1:4]:
                    return each
            storage.remove(db, [each.id for each in own[self.limits.of_person - 1 :]])
            storage.add(db, duel)
            storage.add_try(db, duel.id, guest, first, now, network(self._store.secret, address))
            return duel

        return await self._store.run(job)

    async def find(self, duel_id: str, guest: str) -> Duel:
        """A duel, unless whoever made it has blocked the guest."""
        duel = await self._store.read(lambda db: storage.find(db, duel_id), "duel")
        if duel is None or self._people.has_blocked(duel.guest, guest):
            raise Refusal("duel-unknown")
        return duel

    async def info(self, duel: Duel, guest: str) -> DuelInfo:
        """What a guest may know of a duel: the results only once they have one of their own."""
        tries = await self._store.read(lambda db: storage.tries(db, duel.id), "duel tries")
        game, guests = find(duel.game), self._ids(guest)
        own = next((each for each in tries if each.guest in guests), None)
        others = [each for each in tries if each.guest not in guests]
        is_over = own is not None and own.ending is not None
        return DuelInfo(
            id=duel.id,
            game=duel.game,
            options=options.values(options.parse(game.options, duel.options)),
            name=self._maker(duel, tries),
            yours=self._people.are_same(duel.guest, guest),
            at=duel.at,
            until=duel.at + self.limits.days * DAY,
            table=own.table if own else None,
            answers=sum(each.ending is not None for each in others),
            deal=duel.deal if is_over else None,
            results=_results(tries, guests) if is_over else None,
        )

    async def own_try(self, duel: Duel, guest: str, address: str = "") -> str | None:
        """The table where a guest plays a duel, or has played it, perhaps before there was a duel."""
        guests = self._ids(guest)

        def job(db: Database) -> tuple[str | None, str | None]:
            tried = storage.try_of(db, duel.id, guests)
            return tried, None if tried else storage.played(db, guests, duel)

        tried, before = await self._store.read(job, "duel try")
        if before:
            await self._store.run(self.beginning(duel, guest, before, address))
        return tried or before

    def beginning(self, duel: Duel, guest: str, table: str, address: str = "") -> Work[None]:
        """Note that a guest plays a duel at a table. Refused if they play it already, or too many do."""
        guests, now, most = self._ids(guest), self._store.wall_clock(), self.limits.tries_of_address
        place = "" if self._people.is_settled(guest) else network(self._store.secret, address)

        def job(db: Database) -> None:
            if storage.try_of(db, duel.id, guests):
                raise Refusal("duel-begun")
            if storage.count_tries(db, duel.id) >= self.limits.tries:
                raise Refusal("duel-full", most=self.limits.tries)
            if place and storage.count_tries_of(db, duel, place) >= most:
                raise Refusal("duel-crowded", most=most)
            storage.add_try(db, duel.id, guest, table, now, place)

        return job

    async def listed(self, guest: str, table: str | None = None) -> list[DuelEntry]:
        """The duels that a guest plays or has played, the newest first; or those of one table."""
        guests = self._ids(guest)

        def job(db: Database) -> list[tuple[Duel, list[Try]]]:
            return [(duel, storage.tries(db, duel.id)) for duel in storage.tried_by(db, guests, table)]

        found = await self._store.read(job, "duels")
        return [self._entry(duel, tries, guests) for duel, tries in found]

    async def challenge(self, duel: Duel, account: str, name: str) -> None:
        """Challenge the account of this name to play a duel."""
        now = self._store.wall_clock()

        def job(db: Database) -> None:
            row = db.execute("SELECT id FROM accounts WHERE key = ? AND NOT bot", (names.key(name),)).fetchone()
            if row is None:
                raise Refusal("account-unknown", name=name)
            if row[0] == account:
                raise Refusal("challenge-self")
            if calls.count(db, account) >= self.limits.calls:
                raise Refusal("challenges-many", most=self.limits.calls)
            calls.add(db, duel.id, account, str(row[0]), now)

        await self._store.run(job)

    async def tell(self, table: str, name: str) -> None:
        """Somebody of this name has finished a game at this table: tell those whose duels they have answered by it."""

        def job(db: Database) -> list[tuple[str, str, str, str]]:
            answered = """
                SELECT duels.id, duels.game, duels.guest, duel_tries.guest FROM duel_tries
                JOIN duels ON duels.id = duel_id WHERE table_id = ?
            """
            return db.execute(answered, (table,)).fetchall()

        with suppress(Refusal):  # nobody waits for it
            for duel_id, game, maker, guest in await self._store.read(job, "duels of a table"):
                person = self._people.person(maker)
                if person and not self._people.are_same(maker, guest) and not self._people.has_blocked(maker, guest):
                    self._services.notices.tell(person, Notice("duel", game, name=name, duel=duel_id))

    async def sweep(self) -> None:
        """Regularly remove duels that are too old."""
        while True:
            await self.remove_old()
            await asyncio.sleep(SWEEP_SECONDS)

    async def remove_old(self) -> None:
        oldest = self._store.wall_clock() - self.limits.days * DAY
        with suppress(Refusal):
            await self._store.run(lambda db: storage.remove_before(db, oldest))

    def _ids(self, guest: str) -> list[str]:
        return sorted(self._people.ids(self._people.person(guest) or guest))

    def _maker(self, duel: Duel, tries: list[Try]) -> str:
        """The name of whoever has made a duel, and so plays it too."""
        return next((each.name for each in tries if self._people.are_same(each.guest, duel.guest)), "")

    def _entry(self, duel: Duel, tries: list[Try], guests: list[str]) -> DuelEntry:
        own = [each for each in tries if each.guest in guests]
        others = [each for each in tries if each.guest not in guests]
        return DuelEntry(
            id=duel.id,
            game=duel.game,
            name=self._maker(duel, tries),
            yours=duel.guest in guests,
            at=duel.at,
            answers=sum(each.ending is not None for each in others),
            over=any(each.ending is not None for each in own),
        )

    @staticmethod
    def _check(setup: TableSetup) -> None:
        if setup.deal is None or setup.friendly or not deals.are_for(find(setup.game), len(setup.chairs)):
            raise Refusal("duel-none")


def _results(tries: list[Try], guests: list[str]) -> list[DuelResult]:
    """The best first; then those that do not count, and those who play on."""
    ordered = sorted(tries, key=lambda each: (not each.is_counted, each.ending is None, -(each.score or 0)))
    scores = [each.score or 0 for each in ordered if each.is_counted]
    return [
        DuelResult(
            name=each.name,
            yours=each.guest in guests,
            over=each.ending is not None,
            score=each.score,
            rank=1 + scores.index(each.score or 0) if each.is_counted else None,
            helped=each.helped,
            known=each.known,
            table=each.table if each.ending else None,
        )
        for each in ordered
    ]
