"""Many tables are played on several hosts, while these are killed and paused and lose what they depend on."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import psycopg

from galerie.host.store.address import Address
from galerie.host.store.rows import EventRow
from tests.chaos.line import Weather
from tests.chaos.players import Player
from tests.chaos.story import GAMES, ME, OPEN
from tests.chaos.verdict import Tables
from tests.cluster.hosts import ClusterHost

HANGING: Final = 120
"""Seconds after which nothing more is to be expected."""


@dataclass
class Roamer(Player):
    """A player who is led to any host, as a proxy in front of them does."""

    hosts: Sequence[ClusterHost] = field(default_factory=list)

    def host(self) -> str:
        return self.dice.choice([host for host in self.hosts if host.is_running]).address.replace("http", "ws")


class Cluster:
    """Hosts, and those who play there."""

    def __init__(self, hosts: Sequence[ClusterHost], database: Address, tables: int, seed: int = 1) -> None:
        self.hosts = hosts
        self.players: list[Roamer] = []
        self._database = database
        self._weather = Weather(cut=0.002)
        self._dice = Random(seed)
        self._seed = seed
        self._lives: list[asyncio.Task[None]] = []
        self._tables = tables

    def drawn(self) -> list[ClusterHost]:
        """The hosts, in an order of chance."""
        return self._dice.sample(self.hosts, len(self.hosts))

    def assemble(self) -> None:
        """Two people and a spectator at every table; the tables are opened on all hosts."""
        guests = [(host.guest(), host.guest()) for host in self.hosts]
        for number in range(self._tables):
            ada, bob = guests[number % len(guests)]
            table = ada.open_table(ME, OPEN, game=GAMES[number % len(GAMES)])
            answer = bob.sit(table, 1)
            assert answer.status_code == 200, answer.text
            for seat, cookie in ((0, ada.cookie), (1, bob.cookie), (None, "")):
                name = f"table {number} seat {seat}"
                dice = Random(f"{self._seed} {name}")
                self.players.append(Roamer(name, "", table, seat, cookie, self._weather, dice, hosts=self.hosts))
        for pair in guests:
            for guest in pair:
                guest.close()

    def begin(self) -> None:
        self._lives = [asyncio.create_task(player.live()) for player in self.players]

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
        """Until so many more moves were acknowledged, and a move at every table that is not over."""
        goal = self.saved + moves
        before = {player.name: len(player.saved) for player in self.players}

        def has_moved(table: str) -> bool:
            return any(
                len(player.saved) > before[player.name] or player.over
                for player in self.players
                if player.table == table
            )

        tables = {player.table for player in self.players}
        await self._until(
            lambda: (self.saved >= goal or all(player.over for player in self.players)) and all(map(has_moved, tables))
        )

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
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(HANGING):
            while not condition():
                for life in self._lives:
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
