"""Where a request comes from."""

import ipaddress
from functools import lru_cache
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from galerie.core import Refusal

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

IPV6_PREFIX: Final = 64
"""The size of the IPv6 network that one household or one server usually has."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers that proxies add."""


def sender(connection: Connection) -> str:
    """The key of rate limits: an IPv4 address, or an IPv6 network."""
    return address_of(connection.scope)


def address_of(scope: Any) -> str:
    """The same of an ASGI scope; it is the client's where a trusted proxy tells it."""
    return household(scope["client"][0] if scope.get("client") else "")


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
    return host


def is_local(connection: Connection) -> bool:
    """Whether it comes from this machine, and not through a proxy on it."""
    if any(name in connection.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def is_foreign(connection: Connection) -> bool:
    """Whether a page of another site sent it, which must not use this visitor's cookie. Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("host")


async def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse changes requested by a page of another site. A guard that is no coroutine would go to a thread."""
    if connection.scope.get("method", "GET") not in SAFE_METHODS and is_foreign(connection):
        raise Refusal("origin-foreign")
