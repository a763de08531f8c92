"""The commands of one client at a table: read as they arrive, executed in order."""

import asyncio
import logging
import time
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec

from galerie.core import Refusal
from galerie.host.ops.metrics import Metrics
from galerie.host.socket.connection import POLICY_VIOLATION, Connection
from galerie.host.socket.limits import MessageLimits, RateLimit
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from galerie.host.web.problems import problem
from galerie.host.wire import Command, Look, Ping, Play, Pong, Refused, Saved, Say, encode

MOST_PENDING: Final = 8
"""Commands that may wait for those before them; with more of them, reading is paused."""

PONG: Final = encode(Pong())

T = TypeVar("T")

log: Final = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class Partial(msgspec.Struct):
    """As much of an invalid command as is needed to answer it."""

    id: str | None = None


@dataclass(eq=False, slots=True)
class SocketSession:
    """A move of an idle client starts at once and is answered by a callback. Everything else is executed by `run`."""

    registry: TableRegistry
    table: Table
    connection: Connection
    language: str
    metrics: Metrics
    rate_limit: RateLimit
    limits: MessageLimits = field(default_factory=MessageLimits)
    disconnected: bool = False
    """Whether the client has closed the connection, or lost it."""

    _invalid: int = 0
    """Invalid messages in a row."""

    _commands: list[Look | Say | Play] = field(default_factory=list)
    _reading_paused: bool = False
    _closing: bool = False
    _wakeup: asyncio.Future[None] | None = None
    """What `run` waits for."""

    _context: Context = field(default_factory=copy_context)
    """The logging context of the connection."""

    _move: Play | None = None
    """The move that is being made."""

    _received_at: float = 0.0
    _move_done: asyncio.Future[None] | None = None
    """What `process` waits for while a move is being made."""

    def receive(self, text: str) -> None:
        connection = self.connection
        if self.registry.draining or connection.closed:
            return
        try:
            self.rate_limit.spend()
            command = decode(decoder, text, self.limits.characters)
        except Refusal as refusal:
            self._refuse(command_id(text[: self.limits.characters]), refusal)
            self._invalid += 1
            if self._invalid == self.limits.malformed:
                connection.close(POLICY_VIOLATION)
            return
        self._invalid = 0
        if isinstance(command, Ping):
            connection.lag = command.lag
            connection.send(PONG)
            return
        idle, connection.busy = not connection.busy, True
        if idle and isinstance(command, Play):
            self._move, self._received_at = command, time.perf_counter()
            self.registry.moves.add(self)
            return
        self._commands.append(command)
        self._wake()
        if len(self._commands) > MOST_PENDING and connection.channel and not self._reading_paused:
            self._reading_paused = True
            connection.channel.pause_reading()

    def start_move(self) -> None:
        """Start the move that was received last. The queue of moves calls this when it is its turn."""
        connection, command = self.connection, self._move
        assert command  # noqa: S101  it was queued
        self.table.submit(connection.guest, command.id, command.seat, command.move, connection.lag, self._finish_move)

    def disconnect(self) -> None:
        self.disconnected = True
        self.close()

    def close(self) -> None:
        """Let `run` return once all commands have been executed."""
        self._closing = True
        self._wake()

    async def process(self) -> None:
        """Execute the commands that were received."""
        if self._move:
            self._move_done = asyncio.get_running_loop().create_future()
            await self._move_done
            self._move_done = None
        while self._commands:
            await self._execute(self._commands.pop(0))
        self.connection.busy = False
        if self._reading_paused and self.connection.channel:
            self._reading_paused = False
            self.connection.channel.resume_reading()

    async def run(self) -> None:
        """Execute commands until the connection is closed."""
        while True:
            await self.process()
            if self._closing:
                return
            self._wakeup = asyncio.get_running_loop().create_future()
            await self._wakeup

    def _wake(self) -> None:
        if self._wakeup and not self._wakeup.done():
            self._wakeup.set_result(None)

    def _finish_move(self, version: int | None, error: Exception | None) -> None:
        """Answer a move, and go on with what was received after it."""
        command = self._move
        assert command  # noqa: S101  it is the one being answered
        try:
            self._answer(command.id, version, error, self._received_at)
        finally:
            self._move = None
            if self._move_done is None:
                self.connection.busy = bool(self._commands)
            elif not self._move_done.done():  # it may have been cancelled
                self._move_done.set_result(None)

    async def _execute(self, command: Look | Say | Play) -> None:
        table, connection, began = self.table, self.connection, time.perf_counter()
        try:
            if isinstance(command, Look):
                table.look(connection, command.seat)
            elif isinstance(command, Say):
                await table.say(connection, command)
            else:
                version = await table.play(connection.guest, command.id, command.seat, command.move, connection.lag)
                self._answer(command.id, version, None, began)
        except Exception as error:
            self._answer(command.id, None, error, began)

    def _answer(self, command: str, version: Any, error: Exception | None, began: float) -> None:
        if error is None:
            self.connection.send(encode(Saved(command, version)))
            self.metrics.counters.observe(time.perf_counter() - began)
        elif isinstance(error, Refusal):
            self._refuse(command, error)
        else:
            self.metrics.failures.labels("command").inc()
            self._context.run(log.error, "command failed", exc_info=error)
            self.connection.send(encode(Refused(command, problem(Refusal("failed"), self.language))))

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self.metrics.refused.labels(refusal.code).inc()
        self.connection.send(encode(Refused(command, problem(refusal, self.language))))


def decode(decoder: msgspec.json.Decoder[T], text: str, most: int) -> T:
    """A command of at most so many characters, or a refusal."""
    if len(text) > most:
        raise Refusal("message-long", most=most)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refusal("message-malformed") from error


def command_id(text: str) -> str | None:
    """The id of a command that was refused, if it can be read."""
    try:
        return msgspec.json.decode(text, type=Partial).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
