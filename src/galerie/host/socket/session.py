"""What a visitor says at a table: read as it comes, done in its order."""

import asyncio
import logging
import time
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Final

import msgspec

from galerie.core import Refusal
from galerie.host.ops.metrics import Metrics
from galerie.host.socket.connection import POLICY_VIOLATION, Connection
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from galerie.host.web.problems import problem
from galerie.host.wire import Command, Look, Ping, Play, Pong, Refused, Saved, Say, encode

LONGEST_MESSAGE: Final = 4 * 1024
"""Characters; above it a message is refused, above sixteen times that the server closes the connection."""

PATIENCE: Final = 10
"""How many messages in a row may be nonsense."""

UNDONE: Final = 8
"""Commands that may wait for those before them until nothing more is taken from the network."""

PONG: Final = encode(Pong())

log: Final = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class RateLimit:
    """So many messages a second; what is saved up, for four seconds at most, may be spent at once."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = self._most = 4 * rate
        self._since = time.monotonic()

    def spend(self) -> None:
        now = time.monotonic()
        left = self._left + self._rate * (now - self._since)
        self._since = now
        if left < 1:
            self._left = 0
            raise Refusal("too-many")
        self._left = min(self._most, left) - 1


class Partial(msgspec.Struct):
    """As much of a malformed command as is needed to answer it."""

    id: str | None = None


@dataclass(eq=False, slots=True)
class SocketSession:
    registry: TableRegistry
    table: Table
    connection: Connection
    language: str
    metrics: Metrics
    rate_limit: RateLimit
    deserted: bool = False
    """The visitor has closed the connection, or lost it."""

    _nonsense: int = 0
    _commands: list[Look | Say | Play] = field(default_factory=list)
    _held: bool = False
    _ending: bool = False
    _news: asyncio.Future[None] | None = None
    """That something was said, or that nothing more will be."""

    _context: Context = field(default_factory=copy_context)
    """By which the log knows whose connection it is."""

    _move: Play | None = None
    """That is to be made at once, or is being made."""

    _began: float = 0.0
    """When it was heard."""

    _moved: asyncio.Future[None] | None = None
    """That it was, for who waits for it."""

    def hear(self, text: str) -> None:
        connection = self.connection
        if self.registry.draining or connection.lost:
            return
        try:
            self.rate_limit.spend()
            command = _read(text)
        except Refusal as refusal:
            self._refuse(_command_id(text), refusal)
            self._nonsense += 1
            if self._nonsense == PATIENCE:
                connection.dismiss(POLICY_VIOLATION)
            return
        self._nonsense = 0
        if isinstance(command, Ping):
            connection.lag = command.lag
            connection.send(PONG)
            return
        idle, connection.busy = not connection.busy, True
        if idle and isinstance(command, Play):
            self._move, self._began = command, time.perf_counter()
            self.registry.move_batcher.queue(self)
            return
        self._commands.append(command)
        self._wake()
        if len(self._commands) > UNDONE and connection.fast_channel and not self._held:
            self._held = True
            connection.fast_channel.hold()

    def enter(self) -> None:
        """Make a move without waking anybody for it; where that cannot be, it is done like the other commands."""
        connection, command = self.connection, self._move
        assert command  # noqa: S101  for which the turnstile was asked
        try:
            begun = self.table.play_at_once(
                connection.guest, command.id, command.seat, command.move, connection.lag, self._answer_move
            )
        except Exception as error:
            self._answer_move(error)
        else:
            if not begun:
                self._commands.insert(0, command)
                self._moved_on()
                self._wake()

    def part(self) -> None:
        self.deserted = True
        self.end()

    def end(self) -> None:
        """Once all that was said before has been done."""
        self._ending = True
        self._wake()

    async def obey(self) -> None:
        """Do what has been said."""
        if self._move:
            self._moved = asyncio.get_running_loop().create_future()
            await self._moved
            self._moved = None
        while self._commands:
            await self._do(self._commands.pop(0))
        self.connection.busy = False
        if self._held and self.connection.fast_channel:
            self._held = False
            self.connection.fast_channel.go_on()

    async def carry_on(self) -> None:
        """Obey until the end."""
        while True:
            await self.obey()
            if self._ending:
                return
            self._news = asyncio.get_running_loop().create_future()
            await self._news

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    def _moved_on(self) -> None:
        """Whatever became of the move, go on with what was said after it."""
        self._move = None
        if self._moved is None:
            self.connection.busy = bool(self._commands)
        elif not self._moved.done():  # by being cancelled
            self._moved.set_result(None)

    def _answer_move(self, ended: int | Exception) -> None:
        command = self._move
        assert command  # noqa: S101  which is answered
        try:
            self._answer(command.id, ended, self._began)
        finally:
            self._moved_on()

    async def _do(self, command: Look | Say | Play) -> None:
        table, connection, began = self.table, self.connection, time.perf_counter()
        try:
            if isinstance(command, Look):
                table.look(connection, command.seat)
            elif isinstance(command, Say):
                await table.say(connection, command)
            else:
                version = await table.play(connection.guest, command.id, command.seat, command.move, connection.lag)
                self._answer(command.id, version, began)
        except Exception as error:
            self._answer(command.id, error, began)

    def _answer(self, command: str, ended: int | Exception, began: float) -> None:
        if isinstance(ended, int):
            self.connection.send(encode(Saved(command, ended)))
            self.metrics.counters.observe(time.perf_counter() - began)
        elif isinstance(ended, Refusal):
            self._refuse(command, ended)
        else:
            self.metrics.failures.labels("command").inc()
            self._context.run(log.error, "a command has failed", exc_info=ended)
            self.connection.send(encode(Refused(command, problem(Refusal("failed"), self.language))))

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        self.metrics.refused.labels(refusal.code).inc()
        self.connection.send(encode(Refused(command, problem(refusal, self.language))))


def _read(text: str) -> Command:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-long", most=LONGEST_MESSAGE)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refusal("message-malformed") from error


def _command_id(text: str) -> str | None:
    try:
        return msgspec.json.decode(text[:LONGEST_MESSAGE], type=Partial).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
