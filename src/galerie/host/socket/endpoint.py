"""The socket of a table: commands in, frames out."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import proxy

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import Receive, Send

from galerie.core import Refusal
from galerie.host.people.guests import Guests
from galerie.host.socket.connection import POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER, Visitor
from galerie.host.socket.fast.protocol import Mailbox, Passage, passage
from galerie.host.socket.limits import Crowd
from galerie.host.socket.session import Allowance, Conversation
from galerie.host.table.registry import Hall
from galerie.host.web.origin import is_foreign, sender
from galerie.host.web.problems import problem
from galerie.host.wire import Refused, encode
from galerie.texts import choose

UNKNOWN_TABLE: Final = 4404
LONGEST_VERSION: Final = 10
"""Digits of a version; with more it is none."""


class Socket(WebSocket[Any, Any, Any]):
    """One that does not hold itself: once it is closed it is gone, and Python need not look for it."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(proxy(self), send)


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
    state = socket.app.state
    allowance = Allowance(state.messages_per_second)
    conversation = Conversation(hall, table, visitor, language, state.metrics, allowance)
    try:
        table.enter(visitor, int(since) if since.isdecimal() and len(since) <= LONGEST_VERSION else None)
        if visitor.passage:
            await _converse(socket, visitor.passage, visitor, conversation)
        else:
            await _correspond(socket, visitor, conversation)
    finally:
        table.leave(visitor)
        crowd.leave(sender(socket))
        visitor.frames, visitor.passage = Mailbox(), None  # which hold him, and he them


async def _converse(
    socket: WebSocket[Any, Any, Any], passage: Passage, visitor: Visitor, conversation: Conversation
) -> None:
    """By the short way: what is said is heard as it comes."""
    passage.listen(conversation)
    visitor.frames.call(lambda _: conversation.end())
    # as a task of its own: here every command would wake up all that was called from the server down to here
    await asyncio.create_task(conversation.carry_on())
    if not conversation.deserted:
        with suppress(OSError):  # the visitor was quicker
            await socket.close(visitor.farewell)


async def _correspond(socket: WebSocket[Any, Any, Any], visitor: Visitor, conversation: Conversation) -> None:
    """By the long way, which every server has."""
    sending = asyncio.create_task(send(socket, visitor))
    try:
        while not visitor.lost:
            conversation.hear(await socket.receive_text())
            await conversation.obey()
        await sending
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def send(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
    while (frame := await visitor.frames.get()) is not None:
        await socket.send_data(frame, mode="text")
    await socket.close(visitor.farewell)
