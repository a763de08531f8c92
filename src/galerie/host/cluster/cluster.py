"""This host as one of several that serve one database."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from psycopg import AsyncConnection, Error

from galerie.core import Refusal
from galerie.host.cluster.forwarding import Application, Forwarding
from galerie.host.cluster.hints import Hints
from galerie.host.cluster.leases import Leases
from galerie.host.cluster.link import GUARDS, Link, Unreachable
from galerie.host.cluster.peers import LOOK, Peers
from galerie.host.cluster.placement import Shared
from galerie.host.cluster.shared_counts import SharedCounts

SKEW_MILLISECONDS: Final = 2_000
"""How far the clock of a host may be from that of the database."""

LONGEST_SECONDS: Final = 60.0
"""For how long a host that was killed may count as living."""

ASKING_SECONDS: Final = 2.0
"""For how long a question waits until somebody holds its table; while somebody is paired, others wait for that."""

ALONE_SECONDS: Final = 3.0
LOCKS: Final = "CREATE TABLE IF NOT EXISTS cluster.locks (name TEXT PRIMARY KEY)"
LOCK: Final = """
INSERT INTO cluster.locks VALUES (%s) ON CONFLICT (name) DO UPDATE SET name = excluded.name
"""
"""Whoever else does this waits until the transaction ends."""

SKEW: Final = "SELECT extract(epoch FROM clock_timestamp()) * 1000"

log: Final = logging.getLogger(__name__)


class Cluster:
    def __init__(self, url: str, secret: str, address: str, valkey: str, lease_seconds: float, most_bytes: int) -> None:
        self.url: Final = url
        self.leases: Final = Leases(url, secrets.token_urlsafe(9), address, lease_seconds)
        self.peers: Final = Peers(hashlib.sha256(f"cluster {secret}".encode()).hexdigest())
        self.placement: Final = Shared(self.leases)
        self.hints: Final = Hints(valkey)
        self.tries: Final = SharedCounts(url, secret)
        self._forwarding = Forwarding(self.leases, self.peers, most_bytes, lambda kind: self.on_forwarded(kind))
        self.on_forwarded: Callable[[str], None] = lambda _: None
        """Called with `request` or `socket` when one is passed on."""

        self.leases.on_given = self._call_others

    def admit(self, scope: Any) -> bool:
        """Whether a request comes from another host of this cluster."""
        return self.peers.admit(scope)

    async def serve(self, application: Application, scope: Any, receive: Any, send: Any, *, from_peer: bool) -> None:
        """Serve a request here, or let the host do so that holds its table."""
        await self._forwarding(application, scope, receive, send, from_peer=from_peer)

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Do something that only one host does at a time."""
        try:
            async with asyncio.timeout(ALONE_SECONDS):
                connection = await AsyncConnection.connect(self.url, options=GUARDS)
        except (Error, OSError, TimeoutError) as error:
            raise Refusal("not-saved") from error
        try:
            async with connection:
                await connection.execute(LOCK, (name,))
                yield
        except Error as error:
            raise Refusal("not-saved") from error

    async def ask(self, table_id: str, method: str, path: str, message: Any, guest: str) -> bytes:
        """Ask the host of a table something for a visitor, once somebody holds it; its answer, or its refusal."""
        deadline = asyncio.get_running_loop().time() + ASKING_SECONDS
        while True:
            address = await self.leases.place(table_id, deadline) or self.leases.address
            answer = await self.peers.ask(address, table_id, method, path, message, guest)
            if answer is not None:
                return answer
            self.leases.distrust(table_id)

    async def prepare(self) -> None:
        """Create what there is not yet in the database."""
        await self.leases.prepare()
        await self.tries.prepare()
        link = Link(self.url)
        await link.create(LOCKS)
        await link.close()

    async def check(self, wall_clock: Callable[[], int]) -> None:
        """Before anybody is served, refuse what would go wrong later: a clock that is off, or a host out of reach."""
        try:
            await self.prepare()
            await self._check_clock(wall_clock)
            await self._meet()
        except Unreachable as error:
            raise Refusal("not-saved") from error
        finally:
            await self.close()

    async def _check_clock(self, wall_clock: Callable[[], int]) -> None:
        link = Link(self.url)
        try:
            before = wall_clock()
            ((theirs,),) = await link.run(SKEW)
            after = wall_clock()
        finally:
            await link.close()
        skew = max(before - int(theirs), int(theirs) - after, 0)
        if skew > SKEW_MILLISECONDS:
            raise Refusal("cluster-clock", seconds=round(skew / 1000))

    async def join(self) -> None:
        """Take a share of the tables. Refuse if another host does not find this one, which answers already."""
        me, address = self.leases.me, self.leases.address
        for other in [*(await self.leases.living()).values()][:1]:
            if await self.peers.found(other, address) not in {me, None}:
                raise Refusal("cluster-misaddressed", address=address)
        await self.leases.start()

    async def close(self) -> None:
        await self.leases.close()
        await self.tries.close()
        await self.peers.close()

    async def _meet(self) -> None:
        """Refuse when another host lives and does not answer: this may be the database of another cluster."""
        for host, address in (await self.leases.living()).items():
            deadline = asyncio.get_running_loop().time() + LONGEST_SECONDS
            while (met := await self.peers.find(address)) != host and host in await self.leases.living():
                if asyncio.get_running_loop().time() > deadline:
                    raise Refusal("cluster-stranger" if met else "cluster-unreachable", address=address)
                await asyncio.sleep(0.5)

    async def _call_others(self) -> None:
        """Some slots are free."""
        await self.peers.call(self.leases.others.values(), LOOK)
