"""A worker at a queue that does what a test tells it, and a host that has a queue."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from galerie.bots.queue import messages
from galerie.bots.queue.connection import Connection, key
from galerie.bots.queue.messages import Answer, Job, Reply, Staff, Taken
from galerie.bots.queue.register import Register
from galerie.bots.queue.remote import RemoteBots
from galerie.bots.queue.worker import Worker
from galerie.bots.workers import Workers
from tests.valkey import Valkey


class Puppet:
    """It is there until it says that it is not."""

    def __init__(self, connection: Connection, name: str) -> None:
        self.name = name
        self._connection = connection
        self._register = Register(connection, "workers")

    async def enter(self, cores: int = 1, version: str = "") -> None:
        staff = Staff(version or messages.common_version(), cores)
        await self._register.announce(self.name, msgspec.json.encode(staff))
        await self._connection.do("PERSIST", key("workers", self.name))

    async def vanish(self) -> None:
        """As if it was killed a while ago."""
        await self._register.leave(self.name)

    async def claim(self) -> Job:
        """The next job that somebody still waits for."""
        return msgspec.json.decode(await self.claim_text(), type=Job)

    async def claim_text(self) -> bytes:
        async with asyncio.timeout(20):
            while True:
                name = await self._connection.pop(key("jobs", messages.common_version()))
                if name and (text := await self._connection.do("GETDEL", key("job", name.decode()))):
                    job = msgspec.json.decode(text, type=Job)
                    await self.tell(job, Taken(job.id, self.name))
                    return bytes(text)

    async def tell(self, job: Job, reply: Reply) -> None:
        await self._connection.do("RPUSH", key("replies", job.host), msgspec.json.encode(reply))

    async def answer(self, job: Job, move: str) -> None:
        await self.tell(job, Answer(job.id, move))


@dataclass(frozen=True)
class Asking:
    """A host that has a queue."""

    workers: Workers
    remote: RemoteBots
    results: Counter[str] = field(default_factory=Counter)


@asynccontextmanager
async def asking(valkey: Valkey, most: int = 8, seconds: float = 20) -> AsyncIterator[Asking]:
    results: Counter[str] = Counter()
    remote = RemoteBots(valkey.address, most=most, seconds=seconds, count=lambda result: results.update([result]))
    workers = Workers(remote=remote)
    remote.start()
    try:
        yield Asking(workers, remote, results)
    finally:
        await remote.close()
        workers.close()


@asynccontextmanager
async def working(valkey: Valkey, cores: int = 1, drain_seconds: float = 20) -> AsyncIterator[Worker]:
    worker = Worker(valkey.address, cores, drain_seconds)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        worker.stop()
        await running


@asynccontextmanager
async def puppets(valkey: Valkey, *names: str) -> AsyncIterator[list[Puppet]]:
    connection = Connection(valkey.address)
    made = [Puppet(connection, name) for name in names]
    for puppet in made:
        await puppet.enter()
    try:
        yield made
    finally:
        await connection.close()
