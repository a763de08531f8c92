"""Requests that the server makes itself, to addresses that visitors have given.

None of them leads into a private network: the name is resolved here, every address that it has must be public, and the
connection goes to the address that was checked. Redirects are not followed, and answers are not read.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from galerie.core import Refusal

HTTPS: Final = 443
PORTS: Final = {"https": HTTPS, "http": 80}
RESOLVERS: Final = 4
"""Threads that look names up. They are ours alone: a slow name server keeps nobody else waiting."""

CONNECTIONS: Final = 96
"""More than there are senders: a notice that waits for a connection would count as a failure of its receiver."""

UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All the IPv6 addresses of the Internet; others may have a private IPv4 address in them."""

SPECIAL: Final = tuple(
    map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20"))
)
"""Networks within the Internet's that lead elsewhere: to a relay, to what is nearest, or nowhere."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the Internet, and no private one is written in it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found not in UNICAST:
        return False
    return found.is_global and not found.is_multicast and not any(found in each for each in SPECIAL)


class Network(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone, and to those that are trusted."""

    def __init__(self, trusted: frozenset[tuple[str, int]]) -> None:
        self._trusted = trusted
        self._backend = httpcore.AnyIOBackend()
        self._threads = ThreadPoolExecutor(RESOLVERS, "resolver")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  the signature of httpcore
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._resolved(host, port)
        if (host, port) not in self._trusted and not all(map(is_public, addresses)):
            raise Refusal("receiver-unreachable", host=host)  # the same as if nothing had answered
        for address in addresses[:-1]:
            try:
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        return await self._backend.connect_tcp(addresses[-1], port, timeout, local_address, socket_options)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _resolved(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            )
        except (OSError, UnicodeError) as error:
            raise Refusal("receiver-unreachable", host=host) from error
        return [str(address[0]) for *_, address in found]


class Outgoing:
    def __init__(self, trusted: frozenset[str] = frozenset(), seconds: float = 10.0) -> None:
        """`trusted` are origins that may be private and need no encryption: `http://127.0.0.1:9000`."""
        self._trusted = trusted
        self._seconds = seconds
        self._network = Network(frozenset(_place(urlsplit(origin)) for origin in trusted))
        self._opening = asyncio.Lock()
        self._pool: httpcore.AsyncConnectionPool | None = None

    def check(self, address: str) -> None:
        """Refuse an address to which nothing is ever sent. Where its name leads is seen when something is."""
        try:
            url = urlsplit(address)
            place = _place(url)
        except ValueError as error:
            raise Refusal("receiver-malformed") from error
        if not (address.isascii() and address.isprintable()) or " " in address or "@" in url.netloc or not place[0]:
            raise Refusal("receiver-malformed")
        if origin(address) in self._trusted:
            return
        if url.scheme != "https" or place[1] != HTTPS:
            raise Refusal("receiver-insecure")
        if not _may_be_public(place[0]):
            raise Refusal("receiver-private", host=place[0])

    async def post(self, address: str, headers: Mapping[bytes | str, bytes | str], body: bytes) -> int:
        """Send something, and return the status of the answer. Refuses if there is none in time."""
        self.check(address)
        host = urlsplit(address).hostname or ""
        try:
            async with asyncio.timeout(self._seconds):
                pool = await self._opened()
                async with pool.stream("POST", address, headers=headers, content=body) as response:
                    return response.status
        except (
            TimeoutError,
            OSError,
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
        ) as error:
            raise Refusal("receiver-unreachable", host=host) from error

    async def close(self) -> None:
        if self._pool:
            await self._pool.aclose()
        self._network.close()

    async def _opened(self) -> httpcore.AsyncConnectionPool:
        """The connections; made when the first is needed, because reading the certificates takes a while."""
        async with self._opening:
            if self._pool is None:
                certificates = await asyncio.to_thread(httpcore.default_ssl_context)
                self._pool = httpcore.AsyncConnectionPool(
                    certificates, max_connections=CONNECTIONS, keepalive_expiry=30.0, network_backend=self._network
                )
        return self._pool


def origin(address: str) -> str:
    """The scheme, the host and, unless it is the usual one, the port of an address."""
    url = urlsplit(address)
    host, port = _place(url)
    shown = f"[{host}]" if ":" in host else host
    return f"{url.scheme}://{shown}" + ("" if port == PORTS.get(url.scheme) else f":{port}")


def _place(url: SplitResult) -> tuple[str, int]:
    return url.hostname or "", url.port or PORTS.get(url.scheme, HTTPS)


def _may_be_public(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:  # a name
        return "." in host
