"""The socket of a table: commands in, frames out."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from galerie.core import Refusal
from galerie.host.addresses import is_foreign, sender
from galerie.host.crowd import Crowd
from galerie.host.guests import Guests
from galerie.host.hall import Hall
from galerie.host.line import passage
from galerie.host.metrics import Metrics
from galerie.host.problems import problem
from galerie.host.table import Table
from galerie.host.visitor import RESTARTING, TRY_AGAIN_LATER, Visitor
from galerie.host.wire import Command, Look, Ping, Pong, Refused, Saved, Say, encode
from galerie.locales import choose

LONGEST_MESSAGE: Final = 4 * 1024
"""Characters; above it a message is refused, above sixteen times that the server closes the connection."""

PATIENCE: Final = 10
"""How many messages in a row may be nonsense."""

POLICY_VIOLATION, UNKNOWN_TABLE = 1008, 4404

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class Allowance:
    """So many messages a second; what is saved up, for four seconds at most, may be spent at once."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 4 * rate
        self._since = time.monotonic()

    def spend(self) -> None:
        now = time.monotonic()
        self._left = min(4 * self._rate, self._left + self._rate * (now - self._since)) - 1
        self._since = now
        if self._left < 0:
            self._left = 0
            raise Refusal("too-many")


class Partial(msgspec.Struct):
    """As much of a malformed command as is needed to answer it."""

    id: str | None = None


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    hall: NamedDependency[Hall],
    table_id: FromPath[str],
    since: FromQuery[str] = "",
) -> None:
    guests: Guests = socket.app.state.guests
    crowd: Crowd = socket.app.state.crowd
    language = choose(socket.headers.get("accept-language") or "")
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        table = await hall.find(table_id)
        crowd.enter(sender(socket))
    except Refusal as refusal:
        await socket.send_data(encode(Refused(None, problem(refusal, language))), mode="text")
        await socket.close(UNKNOWN_TABLE if refusal.code == "table-unknown" else TRY_AGAIN_LATER)
        return
    visitor = Visitor(guests.recognise(socket), session=guests.sessions.digest(socket), passage=passage(socket.scope))
    if hall.draining:
        visitor.dismiss(RESTARTING)
    table.enter(visitor, int(since) if since.isdecimal() else None)
    sending = asyncio.create_task(send(socket, visitor))
    allowance = Allowance(socket.app.state.messages_per_second)
    try:
        await _listen(socket, hall, table, visitor, language, allowance)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(visitor)
        crowd.leave(sender(socket))
        sending.cancel()


async def _listen(
    socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, visitor: Visitor, language: str, allowance: Allowance
) -> None:
    metrics: Metrics = socket.app.state.metrics
    receive = visitor.passage.hear if visitor.passage else socket.receive_text
    nonsense = 0
    while nonsense < PATIENCE:
        visitor.busy = False
        text = await receive()
        if hall.draining or visitor.lost:
            continue
        visitor.busy = True
        try:
            allowance.spend()
            command = _read(text)
        except Refusal as refusal:
            nonsense += 1
            metrics.refused.labels(refusal.code).inc()
            visitor.send(encode(Refused(_command_id(text), problem(refusal, language))))
            continue
        nonsense = 0
        if isinstance(command, Ping):
            visitor.lag = command.lag
            visitor.send(encode(Pong()))
            continue
        try:
            if isinstance(command, Look):
                table.look(visitor, command.seat)
            elif isinstance(command, Say):
                await table.say(visitor, command)
            else:
                version = await table.play(visitor.guest, command.id, command.seat, command.move, visitor.lag)
                visitor.send(encode(Saved(command.id, version)))
        except Refusal as refusal:
            metrics.refused.labels(refusal.code).inc()
            visitor.send(encode(Refused(command.id, problem(refusal, language))))
        except Exception:
            metrics.failures.labels("command").inc()
            log.exception("a command has failed")
            visitor.send(encode(Refused(command.id, problem(Refusal("failed"), language))))
    await socket.close(POLICY_VIOLATION)


async def send(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
    while (frame := await visitor.frames.get()) is not None:
        await socket.send_data(frame, mode="text")
    await socket.close(visitor.farewell)


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
