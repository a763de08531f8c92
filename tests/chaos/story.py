"""Many tables are played while the host is killed again and again; then everybody comes to rest."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from random import Random
from typing import Final

from tests.chaos.line import Weather
from tests.chaos.players import Player
from tests.servers import Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}
GAMES: Final = ("reversi", "deflecto", "reflecto", "copyright", "miroir", "reversi")

HANGING: Final = 100
"""Seconds after which nothing more is to be expected of one life of the host."""

INSISTENT: Final = 0.5
"""How often players ask for take-backs and draws while that is waited for."""


class Moment(StrEnum):
    """When the host is killed."""

    PLAYING = "while all play"
    SENT = "with a command under way"
    SAVED = "as a move was acknowledged"
    REQUESTED = "with a take-back or a draw asked for"
    WAKING = "as players came back"
    STARTING = "while it started"
    ENDING = "while it ended after SIGTERM"


WITHOUT_MOVES: Final = {Moment.WAKING, Moment.STARTING}


@dataclass(frozen=True)
class Plan:
    seed: int
    tables: int
    kills: int
    moves: int
    """That are acknowledged, at least, before the host is killed once more."""

    more: int = 0
    """Up to so many more, by chance."""

    moments: tuple[Moment, ...] = (Moment.PLAYING,)
    """In an order of chance, and then again in another."""

    longest: int | None = None
    """Events of a table after which its players leave it for another, as they do when a game is over."""


@dataclass
class Told:
    players: list[Player] = field(default_factory=list)
    """Everybody who was there."""

    kills: Counter[Moment] = field(default_factory=Counter)
    """Of a host that had not ended by itself."""

    stalls: Counter[str] = field(default_factory=Counter)
    """What held the event loop of the host, and how often; see `Server.stalls`."""

    hung: bool = False
    """Whether the story broke off, because nothing more happened."""

    @property
    def saved(self) -> int:
        """The moves that were acknowledged."""
        return sum(len(player.saved) for player in self.players)


class Story:
    """Of a host that runs when it begins."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self.told = Told()
        self._server = server
        self._plan = plan
        self._dice = Random(plan.seed)
        self._weather = Weather()
        self._bell = asyncio.Event()
        self._tables: list[list[Player]] = []
        """Those who are at each table now."""

        self._lives: dict[str, asyncio.Task[None]] = {}
        self._moments: list[Moment] = []
        self._start_seconds = 0.5
        """What the last start has taken."""

    async def begin(self) -> None:
        self._ada, self._bob = await asyncio.to_thread(lambda: (self._server.guest(), self._server.guest()))
        for _ in range(self._plan.tables):
            self._tables.append(await self._opened())

    async def kill(self) -> None:
        """In the middle of play, at one of the moments of the plan. The host runs, or is started for it."""
        if not self._moments:
            self._moments = self._dice.sample(self._plan.moments, len(self._plan.moments))
        moment = self._moments.pop()
        async with asyncio.timeout(HANGING):
            if self._server.is_running:
                moment = Moment.PLAYING if moment is Moment.STARTING else moment
                await self._wait_for(moment)
            elif moment is Moment.STARTING:
                await asyncio.to_thread(self._server.begin)
                await asyncio.sleep(self._dice.uniform(0, self._start_seconds))
            else:
                await self.start()
                await self._wait_for(moment)
            status = await asyncio.to_thread(self._server.kill)
        assert status in (-signal.SIGKILL, 0), f"the host has ended with {status}"
        if status:
            self.told.kills[moment] += 1

    async def start(self) -> None:
        """Whoever is at a table that is over, or has grown long, begins another."""
        began = time.monotonic()
        await asyncio.to_thread(self._server.start)
        self._start_seconds = time.monotonic() - began
        for number, players in enumerate(self._tables):
            is_over = all(each.over and not each.pending for each in players)
            if is_over and len({each.version for each in players}) == 1:
                self._tables[number] = await self._replaced(players)
            elif self._plan.longest and players[0].version > self._plan.longest:
                for player in players:
                    player.left = True
                self._tables[number] = await self._replaced(players)

    async def come_to_rest(self) -> None:
        """Under a clear sky nobody begins anything new, and everybody hears of all that there is."""
        goal = self.told.saved + 2 * len(self._present)
        await self._until_played(lambda: self.told.saved >= goal)
        self._weather.clear()
        for player in self._present:
            player.playing = False
        await self._until(lambda: not any(player.pending for player in self._present))
        newest: dict[str, int] = {}

        def together() -> bool:
            for player in self._present:
                newest[player.table] = max(newest.get(player.table, 0), player.version)
            return all(player.version == newest[player.table] for player in self._present)

        await self._until(together)
        await self._look_at_stalls()

    async def end(self) -> None:
        """Everybody leaves when the host bids farewell, or is gone."""
        for player in self._present:
            player.leaving = True
        if self._server.is_running:
            assert await asyncio.to_thread(self._server.stop) == 0
        await asyncio.gather(*self._lives.values())
        self.close()

    def break_off(self) -> None:
        self.told.hung = True
        for life in self._lives.values():
            life.cancel()
        self.close()

    def close(self) -> None:
        self._ada.close()
        self._bob.close()

    async def _wait_for(self, moment: Moment) -> None:
        if moment is Moment.WAKING:
            back = self._welcomes
            await self._until(lambda: self._welcomes > back)
            await asyncio.sleep(self._dice.uniform(0, 0.1))
            return
        goal = self.told.saved + self._plan.moves + self._dice.randint(0, self._plan.more)
        await self._until_played(lambda: self.told.saved >= goal)
        await self._look_at_stalls()
        match moment:
            case Moment.SENT:
                sent = self._sent
                await self._until_played(lambda: self._sent > sent)
                await asyncio.sleep(self._dice.uniform(0, 0.01))
            case Moment.SAVED:
                goal = self.told.saved
                await self._until_played(lambda: self.told.saved > goal)
            case Moment.REQUESTED:
                await self._until_something_is_asked_for()
            case Moment.ENDING:
                self._server.terminate()
                await asyncio.sleep(self._dice.uniform(0, 0.1))
            case _:
                await asyncio.sleep(self._dice.uniform(0, 0.2))

    async def _until_something_is_asked_for(self) -> None:
        def insist(conduct: float) -> None:
            for player in self._present:
                player.conduct = conduct

        insist(INSISTENT)
        await self._until_played(lambda: any(player.moment.get("request") for player in self._present))
        insist(Player.conduct)

    async def _look_at_stalls(self) -> None:
        self.told.stalls += await asyncio.to_thread(lambda: self._server.stalls)

    async def _opened(self) -> list[Player]:
        """Two people and a spectator at a new table."""
        number = len(self.told.players) // 3
        game = GAMES[(self._plan.seed + number) % len(GAMES)]
        table = await asyncio.to_thread(partial(self._ada.open_table, ME, OPEN, game=game))
        assert (await asyncio.to_thread(self._bob.sit, table, 1)).status_code == 200
        address, players = self._server.address.replace("http", "ws"), []
        for seat, cookie in ((0, self._ada.cookie), (1, self._bob.cookie), (None, "")):
            name = f"table {number} seat {seat}"
            dice = Random(f"{self._plan.seed} {name}")
            players.append(Player(name, address, table, seat, cookie, self._weather, dice, bell=self._bell))
        self.told.players += players
        self._lives |= {player.name: asyncio.create_task(player.live()) for player in players}
        return players

    async def _replaced(self, players: list[Player]) -> list[Player]:
        lives = [self._lives.pop(player.name) for player in players]
        for life in lives:
            life.cancel()
        for life in lives:
            with suppress(asyncio.CancelledError):
                await life
        return await self._opened()

    @property
    def _present(self) -> list[Player]:
        return [player for players in self._tables for player in players]

    @property
    def _sent(self) -> int:
        return sum(player.sent for player in self.told.players)

    @property
    def _welcomes(self) -> int:
        return sum(player.welcomes for player in self.told.players)

    async def _until_played(self, condition: Callable[[], bool]) -> None:
        """Until something has happened in the games, or they are over."""
        await self._until(lambda: condition() or all(player.over for player in self._present))

    async def _until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            for life in self._lives.values():
                if life.done():
                    life.result()
            self._bell.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._bell.wait()


async def tell(server: Server, plan: Plan) -> Told:
    """When all is over, and the host has ended."""
    story = Story(server, plan)
    await story.begin()
    try:
        while story.told.kills.total() < plan.kills:
            await story.kill()
        await story.start()
        async with asyncio.timeout(HANGING):
            await story.come_to_rest()
            await story.end()
    except TimeoutError:
        story.break_off()
    return story.told


async def tell_of_one_death(server: Server, plan: Plan) -> Told:
    """When the host was killed for good: who was lied to may never come to rest."""
    story = Story(server, plan)
    await story.begin()
    await story.kill()
    await story.end()
    return story.told
