"""Many tables are played on several hosts, while these are killed and paused and lose what they depend on."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, TypeVar

import httpx
import psycopg

from galerie.host.store.address import Address
from galerie.host.store.rows import EventRow
from tests.chaos.line import Weather
from tests.chaos.players import Player
from tests.chaos.story import GAMES, ME, OPEN
from tests.chaos.verdict import Tables
from tests.servers import Server

T = TypeVar("T", bound=Server)

HANGING: Final = 120
"""Seconds after which nothing more is to be expected."""


@dataclass
class Roamer(Player):
    """A player who is led to any host, as a proxy in front of them does."""

    hosts: Sequence[Server] = field(default_factory=list)

    def host(self) -> str:
        return self.dice.choice([host for host in self.hosts if host.is_running]).address.replace("http", "ws")


class Cluster(Generic[T]):
    """Hosts, or a proxy in front of them, and those who play there without end."""

    def __init__(self, hosts: Sequence[T], database: Address, tables: int, seed: int = 1) -> None:
        self.hosts = hosts
        self.players: list[Roamer] = []
        self._database = database
        self._weather = Weather(cut=0.002)
        self._dice = Random(seed)
        self._seed = seed
        self._lives: dict[str, asyncio.Task[None]] = {}
        self._number = tables
        self._tables: list[list[Roamer]] = []
        """Those who are at each of the tables now."""

    def drawn(self) -> list[T]:
        """The hosts, in an order of chance."""
        return self._dice.sample(self.hosts, len(self.hosts))

    def assemble(self) -> None:
        """Two people and a spectator at every table; the tables are opened on all hosts."""
        for number in range(self._number):
            self._tables.append(self._opened(self.hosts[number % len(self.hosts)]))

    def _opened(self, host: Server) -> list[Roamer]:
        number = len(self.players) // 3
        ada, bob = host.guest(), host.guest()
        table = ada.open_table(ME, OPEN, game=GAMES[number % len(GAMES)])
        answer = bob.sit(table, 1)
        assert answer.status_code == 200, answer.text
        roamers = []
        for seat, cookie in ((0, ada.cookie), (1, bob.cookie), (None, "")):
            name = f"table {number} seat {seat}"
            dice = Random(f"{self._seed} {name}")
            roamers.append(Roamer(name, "", table, seat, cookie, self._weather, dice, hosts=self.hosts))
        self.players += roamers
        ada.close()
        bob.close()
        return roamers

    def _opened_anywhere(self) -> list[Roamer]:
        """At a host that is ready, as a proxy in front of them would."""
        return self._opened(next(filter(is_ready, self.drawn())))

    def begin(self) -> None:
        for roamers in self._tables:
            self._come(roamers)

    @property
    def saved(self) -> int:
        return sum(len(player.saved) for player in self.players)

    @property
    def longest(self) -> float:
        """The most seconds that a command has waited for its answer since this was last asked."""
        longest = max(player.longest for player in self.players)
        for player in self.players:
            player.longest = 0.0
        return longest

    async def play_on(self, moves: int) -> None:
        """Until so many more moves were acknowledged, and a move at every table that is not over. Then other tables are
        opened for those that are.
        """
        goal = self.saved + moves
        before = {player.name: len(player.saved) for player in self.players}

        def have_moved(roamers: list[Roamer]) -> bool:
            return any(len(player.saved) > before[player.name] or player.over for player in roamers)

        def all_are_over() -> bool:
            return all(player.over for roamers in self._tables for player in roamers)

        await self._until(lambda: (self.saved >= goal or all_are_over()) and all(map(have_moved, self._tables)))
        for number, roamers in enumerate(self._tables):
            if all(each.over and not each.pending for each in roamers) and len({each.version for each in roamers}) == 1:
                await self._leave(roamers)
                self._tables[number] = await asyncio.to_thread(self._opened_anywhere)
                self._come(self._tables[number])

    async def come_to_rest(self) -> None:
        """Nobody begins anything new, and everybody hears of all that there is."""
        self._weather.clear()
        for player in self.players:
            player.playing = False
        await self._until(lambda: not any(player.pending for player in self.players))
        newest: dict[str, int] = {}

        def together() -> bool:
            for player in self.players:
                newest[player.table] = max(newest.get(player.table, 0), player.version)
            return all(player.version == newest[player.table] for player in self.players)

        await self._until(together)

    async def end(self) -> None:
        for roamers in self._tables:
            await self._leave(roamers)

    def _come(self, roamers: list[Roamer]) -> None:
        self._lives |= {player.name: asyncio.create_task(player.live()) for player in roamers}

    async def _leave(self, roamers: list[Roamer]) -> None:
        lives = [self._lives.pop(player.name) for player in roamers if player.name in self._lives]
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(HANGING):
            while not condition():
                for life in self._lives.values():
                    if life.done():
                        life.result()
                await asyncio.sleep(0.01)

    def stored(self) -> Tables:
        with psycopg.connect(self._database.url) as db:
            tables: Tables = {}
            for table, setup in db.execute("SELECT id, charter FROM tables"):
                rows = db.execute(
                    "SELECT version, seat, move, elapsed, command FROM events WHERE table_id = %s ORDER BY version",
                    (table,),
                )
                tables[table] = bytes(setup), tuple(EventRow(*row) for row in rows)
        return tables


def is_ready(host: Server) -> bool:
    try:
        return host.is_running and httpx.get(f"{host.address}/ready", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False
