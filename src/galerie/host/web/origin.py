"""Where a request comes from, as far as it can be told."""

import ipaddress
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from galerie.core import Refusal

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

HOME_PREFIX: Final = 64
"""One household or one server has a whole IPv6 network of this size, and any address in it."""

HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers that tell of a proxy in between."""


def sender(connection: Connection) -> str:
    """Whom to count a request to: an address, or the network that is one household's."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOME_PREFIX), strict=False))
    return host


def is_local(connection: Connection) -> bool:
    """Whether it comes from this very machine, and not through a proxy on it."""
    if any(name in connection.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def is_foreign(connection: Connection) -> bool:
    """Whether a page of another site asks: it must not act with this visitor's cookie. Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("host")


def keep_out(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse what a page of another site would change."""
    if connection.scope.get("method", "GET") not in HARMLESS and is_foreign(connection):
        raise Refusal("origin-foreign")
