"""Tables that move between two hosts of a cluster tell nobody more: neither the host that loads them from the log, nor
the one that passes requests and sockets on.

Who comes and goes is announced as soon as hosts hear of it, which takes as long as it takes; what is announced is
compared where a table stays, in `test_twins`.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import pytest
import uvicorn
from litestar import Litestar

from galerie.core import AnyGame, Line, Match, options
from galerie.host.cluster import leases
from galerie.host.cluster.cluster import Cluster
from galerie.host.cluster.slots import SLOTS
from galerie.host.store.address import Address
from galerie.host.store.store import Store
from galerie.host.table.services import Services
from galerie.host.web.app import build
from galerie.host.web.settings import Settings
from tests import toy
from tests.postgres import Postgres
from tests.secrecy.exits import Knowledge, Question, frame, questions
from tests.secrecy.hosts import Cast, alike
from tests.secrecy.stage import HANGING, OPENING, OTHERS, SITTING, SPECTATOR, STRANGER, VIEWER, leaks, seatings
from tests.secrecy.test_planted_leaks import MOMENTS, WELCOME, on_entering, seen_by_the_hider, unveiled
from tests.secrecy.test_planted_leaks import OPENING as HIDING
from tests.secrecy.twins import ALL_GAMES, Twins, is_secret, turns, twins
from tests.secrecy.visitors import Socket, Told, Visitor

SECRET: Final = [game for game in ALL_GAMES if is_secret(game)]
SEATED: Final = frame("seated")
ABOUT: Final = "GET /api/tables/{table_id:str}"


@dataclass
class Pair:
    """Two hosts of one database, of which one holds all slots."""

    apps: list[Litestar] = field(default_factory=list)
    owner: int = 0

    @property
    def addresses(self) -> list[str]:
        return [self.leases(number).address for number in range(len(self.apps))]

    def leases(self, number: int) -> leases.Leases:
        found: leases.Leases = self.apps[number].state.cluster.leases
        return found

    def shares(self, _: frozenset[str]) -> list[str]:
        return [self.addresses[self.owner]] * SLOTS

    async def move(self) -> None:
        """The other host gets everything."""
        self.owner = 1 - self.owner
        while len(self.leases(self.owner).held) < SLOTS:
            for number in (1 - self.owner, self.owner):
                await self.leases(number).look()


def built(database: Address, port: int) -> Litestar:
    settings = Settings(
        data=database,
        cluster_address=f"127.0.0.1:{port}",
        requests_per_minute=1_000_000,
        messages_per_second=1_000_000,
        messages_per_guest=1_000_000,
        messages_per_address=1_000_000,
        tables_per_hour=1_000_000,
        allowed_hosts="*",
    )
    store = Store(database, wall_clock=lambda: 0, now=lambda: 0, shared=True)
    cluster = Cluster(database.url, store.secret, settings.cluster_address, "", 30.0, settings.request_bytes)
    services = Services(store, Cast(), notice_pause=0.0, now=lambda: 0, placement=cluster.placement, cluster=cluster)
    app = build(settings, services)
    cluster.leases.on_time = lambda _: None  # the day is the same at all hosts
    return app


@asynccontextmanager
async def serving(database: Address) -> AsyncIterator[Pair]:
    pair = Pair()
    servers: list[tuple[uvicorn.Server, asyncio.Task[None]]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(leases, "shares", pair.shares)
        try:
            for _ in range(2):
                listening = socket.create_server(("127.0.0.1", 0))
                app = built(database, listening.getsockname()[1])
                pair.apps.append(app)
                config = uvicorn.Config(app, ws="websockets-sansio", log_level="warning", server_header=False)
                server = uvicorn.Server(config)
                servers.append((server, asyncio.create_task(server.serve(sockets=[listening]))))
                while not server.started:
                    await asyncio.sleep(0.01)
                await app.state.member.join()
            yield pair
        finally:
            for server, task in reversed(servers):
                server.should_exit = True
                await task


class Journey:
    """A game during which the table moves to the other host after every turn. Half of its visitors are led to the wrong
    one.
    """

    def __init__(self, pair: Pair, twins: Twins) -> None:
        self._pair = pair
        self._twins = twins
        self._seating = seatings(twins.seats, twins.viewer)["apart"]
        names = (VIEWER, STRANGER, SPECTATOR, *OTHERS[: twins.seats - 1])
        self._visitors = {name: Visitor(name, pair.apps[0]) for name in names}
        self._live: dict[str, Socket] = {}
        self._table = ""

    async def told(self, lines: tuple[Line, ...]) -> list[Told]:
        """What those hear who may not know the difference."""
        await self._open()
        story = [*turns(self._twins.start, lines)]
        for number, (line, after) in enumerate(story):
            if line:
                await self._play(number, line, after)
            await self._look_around(f"turn {number}")
            await self._pair.move()
            await self._return(f"after the move {number}")
            await self._look_around(f"after the move {number}")
        for live in self._live.values():
            await live.leave()
        return [told for name in (VIEWER, STRANGER, SPECTATOR) for told in self._visitors[name].told]

    async def _open(self) -> None:
        for name, visitor in self._visitors.items():
            if name != SPECTATOR:
                await visitor.introduce()
        host = self._seating[0]
        wish = {
            "game": self._twins.game.name,
            "options": options.values(self._twins.options),
            "seats": [{"kind": "me" if name == host else "open"} for name in self._seating],
        }
        answer = await self._visitors[host].ask(Question(OPENING, "POST", "/api/tables", wish))
        self._table = msgspec.json.decode(answer)["id"]
        for seat, name in enumerate(self._seating[1:], 1):
            address = f"/api/tables/{self._table}/seats/{seat}"
            await self._visitors[name].ask(Question(SITTING, "POST", address, {"name": name}))
        await self._return("at the door")

    async def _play(self, number: int, line: Line, after: Match) -> None:
        live = self._live[self._seating[line.seat]]
        assert await live.play(f"command {number}", line.seat, line.move) == "saved", line
        while self._live[SPECTATOR].version < after.version:
            await self._live[SPECTATOR].receive()

    async def _look_around(self, occasion: str) -> None:
        for visitor in self._visitors.values():
            visitor.occasion = occasion
        for live in self._live.values():
            await live.listen()
        wish = {"game": self._twins.game.name, "seats": []}
        seats = range(self._twins.seats + 1)
        known = Knowledge({"table_id": [self._table], "seat": seats, "theme": ["light"]}, wish, "", "", 0)
        for name in (VIEWER, SPECTATOR):
            for question in questions(self._pair.apps[0], known):
                if question.exit.startswith(ABOUT):
                    await self._visitors[name].ask(question)

    async def _return(self, occasion: str) -> None:
        """Whose socket was closed comes back, by the next host in turn."""
        for number, (name, visitor) in enumerate(self._visitors.items()):
            visitor.occasion = occasion
            since = None
            if live := self._live.get(name):
                since = live.version
                await live.hear_out()
            visitor.app = self._pair.apps[(self._pair.owner + number) % 2]
            self._live[name] = await visitor.connect(self._table, since)
            await self._live[name].listen()


async def told(postgres: Postgres, pair: Twins, side: int) -> list[Told]:
    with alike(pair, side):
        async with asyncio.timeout(HANGING), serving(postgres.database()) as hosts:
            return compared(await Journey(hosts, pair).told(pair.records[side]))


def compared(told: Iterable[Told]) -> list[Told]:
    """Once each, as frames of two sockets have no order."""
    return sorted(
        {each for each in told if each.exit != SEATED},
        key=lambda each: (each.occasion, each.visitor, each.exit, each.data),
    )


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
async def test_twins_are_told_apart_at_no_host_to_which_their_table_moves(postgres: Postgres, game: AnyGame) -> None:
    pair = twins(game, max(2, game.seats[0]), 0)
    one, two = await told(postgres, pair, 0), await told(postgres, pair, 1)
    assert leaks(one, two) == {}
    assert {MOMENTS, WELCOME, frame("happened"), frame("websocket.close")} <= {each.exit for each in one}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("plant", "way_out"),
    [
        pytest.param(on_entering(True, unveiled), WELCOME, id="to those who come back"),
        pytest.param(seen_by_the_hider, MOMENTS, id="to those who ask"),
    ],
)
async def test_a_leak_at_another_host_is_found(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, plant: Callable[[Any], None], way_out: str
) -> None:
    plant(monkeypatch)
    pair = twins(toy.GAME, 2, 0, opening=HIDING)
    assert way_out in leaks(await told(postgres, pair, 0), await told(postgres, pair, 1))
