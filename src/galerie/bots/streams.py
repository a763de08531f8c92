"""Processes that send what they find as they find it, and can be told to stop in between."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, Literal, TypeAlias, TypeVar

from galerie.bots.following import follow

T = TypeVar("T")
Message: TypeAlias = tuple[Literal["item", "end", "error"], Any]

GRACE: Final = 2.0
"""Seconds that work which nobody wants any more may take to notice that; then its process is killed."""

NICENESS: Final = 5
"""How much these processes give way to others: bots and the server come first."""


class Streams:
    """A fixed number of processes, each started when it is first needed."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._idle: asyncio.Queue[Streaming | None] = asyncio.Queue()
        self._every: set[Streaming] = set()
        self._releases: set[asyncio.Task[None]] = set()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def stream(self, work: Callable[..., Iterator[T]], *arguments: Any) -> AsyncGenerator[T]:
        """What some work yields, in another process. Work that is no longer iterated over is stopped."""
        process = await self._idle.get()
        try:
            if process is None or not process.is_alive:
                process = Streaming()
                self._every.add(process)
            process.start(work, arguments)
            while (item := await process.next()) is not None:
                yield item[0]
        finally:
            task = asyncio.get_running_loop().create_task(self._release(process))
            self._releases.add(task)
            task.add_done_callback(self._releases.discard)

    def close(self) -> None:
        """Stop at once."""
        for task in self._releases:
            task.cancel()
        for process in self._every:
            process.kill()

    async def _release(self, process: "Streaming | None") -> None:
        """Let others have a process once it has nothing more to do."""
        if process and not await process.finished():
            process.kill()
            self._every.discard(process)
            process = None
        self._idle.put_nowait(process)


class Streaming:
    """One process, and a thread that listens to it."""

    def __init__(self) -> None:
        self._connection, theirs = get_context("spawn").Pipe()
        self._process = get_context("spawn").Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._loop = asyncio.get_running_loop()
        self._messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self._busy = False
        self._died = False
        Thread(target=self._listen, daemon=True).start()

    @property
    def is_alive(self) -> bool:
        return not self._died and self._process.is_alive()

    def start(self, work: Callable[..., Iterator[Any]], arguments: tuple[Any, ...]) -> None:
        self._busy = True
        self._connection.send((work, arguments))

    async def next(self) -> tuple[Any] | None:
        """The next thing that the work has found, or None at its end; raises what it has raised."""
        message = await self._messages.get()
        if message is None:
            self._busy, self._died = False, True
            raise ConnectionError("a process that analyses games has died")
        kind, value = message
        if kind == "item":
            return (value,)
        self._busy = False
        if kind == "error":
            raise value
        return None

    async def finished(self) -> bool:
        """Stop what is under way; False if that takes too long or the process has died."""
        if not self._busy:
            return self.is_alive
        with suppress(OSError):
            self._connection.send(None)
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._busy:
                    with suppress(Exception):
                        await self.next()
        return not self._busy and self.is_alive

    def kill(self) -> None:
        self._process.kill()

    def _listen(self) -> None:
        with suppress(EOFError, OSError, RuntimeError):
            while True:
                self._loop.call_soon_threadsafe(self._messages.put_nowait, self._connection.recv())
        with suppress(RuntimeError):  # the loop is closed: the server was stopped
            self._loop.call_soon_threadsafe(self._messages.put_nowait, None)
        self._process.join()
        self._connection.close()


def _serve(connection: Connection) -> None:
    """In the process: do one piece of work after another. None tells it to stop the present one."""
    follow()
    os.nice(NICENESS)
    with suppress(EOFError, OSError, KeyboardInterrupt):
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
