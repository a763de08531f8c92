"""Requests and sockets for a table, a room or a tournament of another host are passed on to it.

A proxy in front may send everybody anywhere; one that sends the requests of one table to one host spares a step. A
request is passed on once: a host that is asked by another, and does not hold the slot either, says so.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeAlias

import httpcore
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from galerie.core import Refusal
from galerie.host.cluster.leases import WAITING_SECONDS, Leases
from galerie.host.cluster.link import Unreachable
from galerie.host.cluster.peers import ELSEWHERE, FIND, HELLO, LOOK, OWN, Headers, Peers
from galerie.host.cluster.slots import ROOM, TOURNAMENT
from galerie.host.socket.connection import RESTARTING, TRY_AGAIN_LATER
from galerie.host.table.background import BackgroundTasks

Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

OF_TABLE: Final = re.compile(r"/(?:api/(?:bot/)?tables|(?:analysis/)?table)/([^/]+)")
OF_ROOM: Final = re.compile(r"/(?:api/rooms|r)/([^/]+)")
OF_TOURNAMENT: Final = re.compile(r"/(?:api/tournaments|t)/([^/]+)")
OPENING: Final = frozenset(
    {
        "/api/tables",
        "/api/bot/tables",
        "/api/pairings",
        "/api/rooms",
        "/api/tournaments",
        "/api/duels",
        "/api/analysis/play",
        "/api/me/challenges",
    }
)
"""Where tables, rooms and tournaments are opened: on a host that holds some slot."""

PER_HOP: Final = frozenset(
    {b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"proxy-connection", b"date"}
)
RETRY_SECONDS: Final = 0.2
MOST_WAITING: Final = 64
"""Messages of one socket that wait to be passed on."""


def key_of(path: str) -> str | None:
    """What decides which host serves a path."""
    if found := OF_TABLE.match(path):
        return found[1]
    if found := OF_ROOM.match(path):
        return ROOM + found[1].lower()
    if found := OF_TOURNAMENT.match(path):
        return TOURNAMENT + found[1].lower()
    return None


class Forwarding:
    def __init__(self, leases: Leases, peers: Peers, most_bytes: int, on_forwarded: Callable[[str], None]) -> None:
        """`on_forwarded` is called with `request` or `socket`."""
        self._on_forwarded = on_forwarded
        self._leases = leases
        self._peers = peers
        self._most_bytes = most_bytes
        self._background = BackgroundTasks()

    async def __call__(self, serve: Application, scope: Any, receive: Any, send: Any, *, from_peer: bool) -> None:
        """Serve a request here, or let the host do so that holds its slot."""
        path: str = scope["path"]
        if from_peer and path in {LOOK, HELLO, FIND}:
            await self._answer_peer(path, scope["query_string"].decode(), send)
            return
        key = key_of(path) or scope.get("state", {}).get("asked_about")
        if key is None:
            opens = scope["type"] == "http" and scope["method"] == "POST" and path in OPENING
            if opens and not from_peer and not self._leases.held and (other := next(iter(self._leases.others), None)):
                await self._forward_http(None, self._leases.others[other], serve, scope, receive, send)
            else:
                await serve(scope, receive, send)
        elif self._leases.holds(key):
            await serve(scope, receive, send)
        elif from_peer:
            await _say_elsewhere(scope, send)
        elif scope["type"] == "websocket":
            await self._forward_socket(key, serve, scope, receive, send)
        else:
            deadline = asyncio.get_running_loop().time() + WAITING_SECONDS
            address = await self._leases.place(key, deadline)
            if address is None:
                await serve(scope, receive, send)
            else:
                await self._forward_http(key, address, serve, scope, receive, send)

    async def _answer_peer(self, path: str, address: str, send: Any) -> None:
        answer: str | None = self._leases.me
        if path == LOOK:
            self._background.start(self._look())
        elif path == FIND:
            answer = await self._peers.find(address)
        await _answer(send, 200, (answer or "").encode())

    async def _look(self) -> None:
        with suppress(Unreachable):
            await self._leases.look()

    async def _look_again(self, key: str, deadline: float) -> str | None:
        """Where a slot is by now, of whose owner nothing was heard: its lease may not have ended yet. All who wait are
        told by the same look.
        """
        await asyncio.sleep(RETRY_SECONDS)
        self._leases.distrust(key)
        return await self._leases.place(key, deadline)

    # Requests

    async def _forward_http(
        self, key: str | None, address: str, serve: Application, scope: Any, receive: Any, send: Any
    ) -> None:
        """Pass a request on. It is sent once, unless the other host says that it has not looked at it; should this host
        have the slot by then, it is served here.
        """
        self._on_forwarded("request")
        deadline = asyncio.get_running_loop().time() + WAITING_SECONDS
        body = await self._body(receive)
        headers = [(name, value) for name, value in scope["headers"] if name not in PER_HOP | {b"content-length"}]
        headers += [*self._peers.headers(scope), (b"content-length", str(len(body)).encode())]
        while True:
            if await self._exchange(key, address, scope, headers, body, receive, send):
                return
            if key is None:
                raise Refusal("table-elsewhere")
            found = await self._look_again(key, deadline)
            if found is None:
                await serve(scope, _again(body, receive), send)
                return
            address = found

    async def _exchange(
        self, key: str | None, address: str, scope: Any, headers: Headers, body: bytes, receive: Any, send: Any
    ) -> bool:
        """Whether the other host has answered, and the answer was passed on."""
        method = scope["method"]
        has_begun = False

        async def exchange() -> bool:
            nonlocal has_begun
            async with self._peers.stream(address, method, _target(scope), headers, body) as answer:
                if answer.status == ELSEWHERE and _is_of_peer(answer.headers):
                    return False
                has_begun = True
                kept = [(name.lower(), value) for name, value in answer.headers if name.lower() not in PER_HOP]
                await send({"type": "http.response.start", "status": answer.status, "headers": kept})
                async for part in answer.aiter_stream():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            return True

        try:
            return bool(await _first(exchange(), self._moved(key, address), _gone(receive)))
        except (httpcore.ConnectError, httpcore.ConnectTimeout):
            return False  # it has not received anything
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, _Moved) as error:
            if has_begun:
                raise ConnectionResetError from error  # the visitor must not take this for the end
            raise Refusal("table-elsewhere") from error

    async def _body(self, receive: Any) -> bytes:
        parts, size = [], 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise asyncio.CancelledError
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._most_bytes:
                raise Refusal("message-huge")
            if not message.get("more_body"):
                return b"".join(parts)

    async def _moved(self, key: str | None, address: str) -> bool:
        """Fails when the slot goes to another host: this one may be paused, and not answer any more."""
        if key is None:
            await asyncio.Event().wait()
        else:
            await self._leases.moved(key, address)
        raise _Moved

    # Sockets

    async def _forward_socket(self, key: str, serve: Application, scope: Any, receive: Any, send: Any) -> None:
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in scope["headers"]
            if name not in PER_HOP | {b"host"} and not name.startswith(b"sec-websocket-")
        ]
        headers += [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self._peers.headers(scope)]
        deadline = asyncio.get_running_loop().time() + WAITING_SECONDS
        while True:
            try:
                address = await self._leases.place(key, deadline)
            except Refusal:
                break
            if address is None:
                await serve(scope, receive, send)
                return
            try:
                upstream = await connect(
                    f"ws://{address}{_target(scope).decode('latin-1')}",
                    additional_headers=headers,
                    compression=None,
                    open_timeout=5,
                    ping_interval=None,  # the client's own pings pass through
                    max_size=None,  # it is our own host
                    max_queue=MOST_WAITING,
                    proxy=None,
                    user_agent_header=None,
                )
            except InvalidStatus as error:
                if error.response.status_code != ELSEWHERE:
                    await _refuse_handshake(send, error.response.status_code)
                    return
            except (OSError, TimeoutError, InvalidHandshake, EOFError):
                pass
            else:
                self._on_forwarded("socket")
                await self._relay(key, address, upstream, receive, send)
                return
            with suppress(Refusal):
                await self._look_again(key, deadline)
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})

    async def _relay(self, key: str, address: str, upstream: ClientConnection, receive: Any, send: Any) -> None:
        """Pass messages on in both directions until either side closes, or the slot goes to another host."""

        async def out() -> int:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return 0
                text = message.get("text")
                await upstream.send(message["bytes"] if text is None else text)

        async def back() -> int:
            try:
                while True:
                    part = await upstream.recv()
                    kind = "text" if isinstance(part, str) else "bytes"
                    await send({"type": "websocket.send", kind: part})
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else RESTARTING

        code = RESTARTING
        try:
            await receive()
            await send({"type": "websocket.accept"})
            code = await _first(back(), out(), self._moved(key, address))
        except (_Moved, OSError):
            pass
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else RESTARTING
        finally:
            upstream.transport.abort() if code == RESTARTING else await upstream.close()
        if code:
            with suppress(OSError, RuntimeError):  # the visitor is gone
                await send({"type": "websocket.close", "code": code})


class _Moved(Exception):  # noqa: N818  it is what happens
    """Another host has the slot now."""


async def _first(*works: Coroutine[Any, Any, Any]) -> Any:
    """The result of whatever ends first; the others are cancelled."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next(task for task in tasks if task in done).result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _again(body: bytes, receive: Any) -> Callable[[], Awaitable[Any]]:
    """Receive a request whose body was read before."""
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Any:
        return parts.pop() if parts else await receive()

    return received


async def _gone(receive: Any) -> bool:
    """Ends when the visitor has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
    return True


def _target(scope: Any) -> bytes:
    query: bytes = scope.get("query_string", b"")
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return path.partition(b"?")[0] + (b"?" + query if query else b"")


def _is_of_peer(headers: Headers) -> bool:
    return any(name.lower() in OWN for name, _ in headers)


async def _say_elsewhere(scope: Any, send: Any) -> None:
    """The host that asked looks for another."""
    if scope["type"] == "websocket":
        await _refuse_handshake(send, ELSEWHERE)
    else:
        await _answer(send, ELSEWHERE, b"")


async def _refuse_handshake(send: Any, status: int) -> None:
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _answer(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-length", str(len(body)).encode()), (b"x-galerie-host", b"")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
