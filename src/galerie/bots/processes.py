"""A process that works, sends what it finds as it finds it, and can be told to stop in between."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Literal, TypeAlias, TypeVar

from galerie.bots.following import follow

T = TypeVar("T")
Message: TypeAlias = tuple[Literal["ready", "item", "end", "error"], Any]


class WorkerProcess:
    """One process, and a thread that listens to it once an event loop wants it to work."""

    def __init__(self, niceness: int = 0) -> None:
        self._connection, theirs = get_context("spawn").Pipe()
        self._process = get_context("spawn").Process(target=_serve, args=(theirs, niceness), daemon=True)
        self._process.start()
        theirs.close()
        self._messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self._ready = self._busy = self._died = False

    @property
    def is_alive(self) -> bool:
        return not self._died and self._process.is_alive()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """The result of some work, or what it has raised."""
        await self.start(_once, (work, *arguments))
        item = await self.next()
        await self.next()
        assert item  # noqa: S101  it yields once
        result: T = item[0]
        return result

    async def ready(self) -> None:
        """Until the process has started: meanwhile the event loop would wait for a large message to be read."""
        if not self._ready:
            self._ready = self._busy = True
            Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True).start()
            await self.next()

    async def start(self, work: Callable[..., Iterator[Any]], arguments: tuple[Any, ...]) -> None:
        """Start some work; `next` hears of what it yields."""
        await self.ready()
        try:
            self._connection.send((work, arguments))
        except OSError as error:
            self._died = True
            raise ConnectionError("a worker process has died") from error
        self._busy = True

    async def next(self) -> tuple[Any] | None:
        """The next thing that the work has found, or None at its end; raises what it has raised."""
        message = await self._messages.get()
        if message is None:
            self._busy, self._died = False, True
            raise ConnectionError("a worker process has died")
        kind, value = message
        if kind == "item":
            return (value,)
        self._busy = False
        if kind == "error":
            raise value
        return None

    async def finished(self, grace: float) -> bool:
        """Stop what is under way; False if that takes longer than so many seconds, or the process has died."""
        if not self._busy:
            return self.is_alive
        with suppress(OSError):
            self._connection.send(None)
        with suppress(TimeoutError):
            async with asyncio.timeout(grace):
                while self._busy:
                    with suppress(Exception):
                        await self.next()
        return not self._busy and self.is_alive

    def kill(self) -> None:
        self._process.kill()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(EOFError, OSError, RuntimeError):
            while True:
                loop.call_soon_threadsafe(self._messages.put_nowait, self._connection.recv())
        with suppress(RuntimeError):  # the loop is closed: the server was stopped
            loop.call_soon_threadsafe(self._messages.put_nowait, None)
        self._process.join()
        self._connection.close()


def _once(work: Callable[..., T], *arguments: Any) -> Iterator[T]:
    yield work(*arguments)


def _serve(connection: Connection, niceness: int) -> None:
    """In the process: do one piece of work after another. None tells it to stop the present one."""
    follow()
    os.nice(niceness)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        connection.send(("ready", None))
        while True:
            asked = connection.recv()
            if asked is not None:  # the work it should stop may have ended by itself
                _do(connection, *asked)


def _do(connection: Connection, work: Callable[..., Iterator[Any]], arguments: tuple[Any, ...]) -> None:
    try:
        for item in work(*arguments):
            connection.send(("item", item))
            if connection.poll():  # there is nothing to be told but to stop
                connection.recv()
                break
    except Exception as error:  # whoever asked is told
        connection.send(("error", error))
    else:
        connection.send(("end", None))
