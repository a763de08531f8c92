"""The other side of the queue: a worker takes jobs, lets bots think about them in processes of its own, and answers."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

import msgspec

from galerie.bots.lanes import Lane, TooLong
from galerie.bots.queue import messages
from galerie.bots.queue.address import shown
from galerie.bots.queue.connection import FAILURES, Connection, key
from galerie.bots.queue.messages import Answer, Failed, Job, Reply, Returned, Staff, Taken
from galerie.bots.queue.register import BEAT_SECONDS, Register
from galerie.core import Refusal

KEPT: Final = 1_000
"""Replies that may wait for one host."""

LASTING_SECONDS: Final = 60
"""After how long they are forgotten."""

log: Final = logging.getLogger(__name__)


class Worker:
    """It has a process for each core, and takes a job only when one of them is free."""

    def __init__(self, address: str, cores: int, drain_seconds: float) -> None:
        self._address = address
        self._connection = Connection(address)
        self._hosts, self._workers = Register(self._connection, "hosts"), Register(self._connection, "workers")
        self._cores = cores
        self._drain_seconds = drain_seconds
        self._name = secrets.token_hex(8)
        self._version = messages.common_version()
        self._lane = Lane(cores, eager=True)
        self._held: dict[str, Job] = {}
        self._stop = asyncio.Event()
        self._closed = False
        self._connected: bool | None = None

    async def run(self) -> None:
        """Work until stopped. Raises Refusal if there are hosts, and none of them has our version."""
        beat = asyncio.create_task(self._beat())
        takers = [asyncio.create_task(self._take()) for _ in range(self._cores)]
        stop = asyncio.create_task(self._stop.wait())
        try:
            await asyncio.wait((beat, stop), return_when=asyncio.FIRST_COMPLETED)
            if beat.done():
                beat.result()
            await self._drain(takers)
        finally:
            self._closed = True  # in Python 3.11, timeouts of the package may swallow that a task is cancelled
            for task in (beat, stop, *takers):
                task.cancel()
            await asyncio.gather(beat, stop, *takers, return_exceptions=True)
            self._lane.close()
            with suppress(*FAILURES):
                await self._workers.leave(self._name)
            await self._connection.close()

    def stop(self) -> None:
        """Take no more jobs. Those under way are finished, or else given back."""
        self._stop.set()

    async def _drain(self, takers: list[asyncio.Task[None]]) -> None:
        log.info("worker stopping", extra={"jobs": len(self._held)})
        with suppress(*FAILURES):
            await self._announce()
        await asyncio.wait(takers, timeout=self._drain_seconds)
        for job in [*self._held.values()]:
            with suppress(*FAILURES):
                await self._send(job, Returned(job.id))
        log.info("worker stopped", extra={"given_back": len(self._held)})

    # Being there

    async def _beat(self) -> None:
        while not self._closed:
            try:
                await self._announce()
                versions = {version.decode() for version in (await self._hosts.present()).values()}
            except FAILURES as error:
                self._note(connected=False, reason=type(error).__name__)
            else:
                self._note(connected=True)
                if versions and self._version not in versions:
                    raise Refusal("worker-version", ours=self._version, theirs=" / ".join(sorted(versions)))
            await asyncio.sleep(BEAT_SECONDS)

    async def _announce(self) -> None:
        staff = Staff(self._version, 0 if self._stop.is_set() else self._cores)
        await self._workers.announce(self._name, msgspec.json.encode(staff))

    def _note(self, *, connected: bool, reason: str = "") -> None:
        """Log it once when the queue is found or lost."""
        if connected == self._connected:
            return
        self._connected = connected
        where = {"queue": shown(self._address)}
        if connected:
            log.info("queue found", extra={**where, "cores": self._cores})
        else:
            log.warning("queue does not answer; trying again", extra={**where, "reason": reason})

    # Working

    async def _take(self) -> None:
        while not self._stop.is_set():
            try:
                if name := await self._connection.pop(key("jobs", self._version)):
                    await self._claim(name.decode())
            except FAILURES:
                await asyncio.sleep(BEAT_SECONDS)

    async def _claim(self, name: str) -> None:
        """Do a job, unless somebody else has it or nobody wants it any more."""
        text = await self._connection.do("GETDEL", key("job", name))
        if text is None:
            return
        try:
            job = msgspec.json.decode(text, type=Job)
        except msgspec.MsgspecError:
            log.warning("a job is malformed")
            return
        self._held[job.id] = job
        try:
            await self._reply(job, Taken(job.id, self._name))
            await self._reply(job, await self._done(job))
        finally:
            del self._held[job.id]

    async def _done(self, job: Job) -> Reply:
        work = messages.think, job.game, job.level, bytes(job.view), job.seat, job.seed
        try:
            move = await self._lane.run(*work, seconds=job.seconds)
        except TooLong:
            log.warning("a bot thought for too long", extra={"game": job.game, "level": job.level})
            return Failed(job.id, slow=True)
        except Exception:
            log.exception("a bot failed", extra={"game": job.game, "level": job.level})
            return Failed(job.id, slow=False)
        log.debug("move chosen", extra={"game": job.game, "level": job.level})
        return Answer(job.id, move)

    async def _reply(self, job: Job, reply: Reply) -> None:
        """Tell the host, for as long as it may wait; it drops what it hears twice."""
        with suppress(TimeoutError):
            async with asyncio.timeout(job.seconds):
                while not self._closed:
                    try:
                        await self._send(job, reply)
                    except FAILURES:
                        await asyncio.sleep(BEAT_SECONDS)
                    else:
                        return

    async def _send(self, job: Job, reply: Reply) -> None:
        replies = key("replies", job.host)
        await self._connection.do_all(
            [
                ("RPUSH", replies, msgspec.json.encode(reply)),
                ("LTRIM", replies, -KEPT, -1),
                ("EXPIRE", replies, LASTING_SECONDS),
            ]
        )
