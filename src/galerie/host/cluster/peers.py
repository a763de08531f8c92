"""Requests from one host of a cluster to another, which are known by a secret that only the database tells."""

import asyncio
import hmac
from collections.abc import Iterable, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final

import httpcore
import msgspec

from galerie.core import Refusal
from galerie.host.wire import Problem

Headers = list[tuple[bytes, bytes]]

SECRET: Final = b"x-galerie-secret"
CLIENT: Final = b"x-galerie-client"
"""The address of the visitor."""

SCHEME: Final = b"x-galerie-scheme"
HOST: Final = b"x-galerie-host"
"""The scheme and the name under which the visitor has reached the cluster."""

GUEST: Final = b"x-galerie-guest"
"""The guest a host acts for when it sends a request of its own."""

TABLE: Final = b"x-galerie-table"
"""What such a question is about, whatever its path."""

OWN: Final = frozenset({SECRET, CLIENT, SCHEME, HOST, GUEST, TABLE})
ELSEWHERE: Final = 421
"""The status of an answer of a host that does not hold the slot it was asked about."""

LOOK: Final = "/cluster/look"
"""Tells a host to look who holds which slots."""

HELLO: Final = "/cluster/hello"
"""Asks a host who it is."""

FIND: Final = "/cluster/find"
"""Asks a host which host answers at the address that follows `?`."""

CONNECTIONS: Final = 200
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 120.0
CALL_SECONDS: Final = 1.0


class Peers:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._pool = _pool()

    def admit(self, scope: dict[str, Any]) -> bool:
        """Whether a request comes from another host. Its scope then tells of the visitor; headers of ours that anybody
        else has sent are dropped.
        """
        headers: Headers = scope["headers"]
        if not any(name in OWN for name, _ in headers):
            return False
        told = {name: value for name, value in headers if name in OWN}
        scope["headers"] = headers = [(name, value) for name, value in headers if name not in OWN]
        if not hmac.compare_digest(told.get(SECRET, b""), self._secret):
            return False
        if HOST in told:
            scope["headers"] = [(name, told[HOST] if name == b"host" else value) for name, value in headers]
        if SCHEME in told:
            scope["scheme"] = told[SCHEME].decode("latin-1")
        if CLIENT in told:
            scope["client"] = (told[CLIENT].decode("latin-1"), 0)
        if GUEST in told:
            scope.setdefault("state", {})["acting_for"] = told[GUEST].decode("latin-1")
        if TABLE in told:
            scope.setdefault("state", {})["asked_about"] = told[TABLE].decode("latin-1")
        return True

    def headers(self, scope: Mapping[str, Any]) -> Headers:
        """What tells another host on whose behalf it is asked."""
        client, host = scope.get("client") or ("", 0), dict(scope["headers"]).get(b"host", b"")
        return [
            (SECRET, self._secret),
            (CLIENT, client[0].encode("latin-1")),
            (SCHEME, scope["scheme"].encode("latin-1")),
            (HOST, host),
        ]

    def stream(
        self, address: str, method: str, target: bytes, headers: Headers, body: bytes
    ) -> AbstractAsyncContextManager[httpcore.Response]:
        """Send a request, and read its answer as it comes."""
        timeouts = {"connect": CONNECT_SECONDS, "read": ANSWER_SECONDS, "write": ANSWER_SECONDS, "pool": None}
        url = httpcore.URL(f"http://{address}")
        url = httpcore.URL(scheme=url.scheme, host=url.host, port=url.port, target=target)
        return self._pool.stream(method, url, headers=headers, content=body, extensions={"timeout": timeouts})

    async def ask(self, address: str, table_id: str, method: str, path: str, message: Any, guest: str) -> bytes | None:
        """Ask another host something for a visitor; its answer, or its refusal. None if it does not hold the table."""
        headers = [
            (SECRET, self._secret),
            (GUEST, guest.encode("latin-1")),
            (TABLE, table_id.encode("latin-1")),
            (b"host", address.encode("latin-1")),
            (b"content-type", b"application/json"),
        ]
        body = msgspec.json.encode(message)
        headers.append((b"content-length", str(len(body)).encode()))
        try:
            async with self.stream(address, method, path.encode("latin-1"), headers, body) as answer:
                content = await answer.aread()
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise Refusal("table-elsewhere") from error
        if answer.status == ELSEWHERE:
            return None
        if answer.status >= 400:
            raise _refusal(content)
        return content

    async def greet(self, address: str, path: str) -> str | None:
        """What another host answers; None if it does not take us for one of its own."""
        headers = [(SECRET, self._secret), (b"host", address.encode("latin-1"))]
        async with self.stream(address, "GET", path.encode(), headers, b"") as answer:
            content = await answer.aread()
        return content.decode("latin-1") if answer.status == 200 else None

    async def find(self, address: str) -> str | None:
        """What the host at an address is called; None if it does not answer, or knows another secret."""
        return await self._asked(address, HELLO)

    async def found(self, peer: str, address: str) -> str | None:
        """What another host says of an address: the name of the host there, or nothing if none answers. None if that
        host does not answer itself.
        """
        return await self._asked(peer, f"{FIND}?{address}")

    async def _asked(self, address: str, path: str) -> str | None:
        with suppress(httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError):
            return await self.greet(address, path)
        return None

    async def call(self, addresses: Iterable[str], path: str) -> None:
        """Tell other hosts something; those that do not hear it find it out by themselves."""
        await asyncio.gather(*(self._call(address, path) for address in addresses))

    async def _call(self, address: str, path: str) -> None:
        with suppress(httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, TimeoutError):
            async with asyncio.timeout(CALL_SECONDS):
                await self.greet(address, path)

    async def close(self) -> None:
        """What is asked afterwards opens new connections."""
        pool, self._pool = self._pool, _pool()
        await pool.aclose()


def _pool() -> httpcore.AsyncConnectionPool:
    return httpcore.AsyncConnectionPool(max_connections=None, max_keepalive_connections=CONNECTIONS)


def _refusal(content: bytes) -> Refusal:
    try:
        return Refusal.again(msgspec.json.decode(content, type=Problem).code, {})
    except msgspec.DecodeError:
        return Refusal("table-elsewhere")
