"""Addresses of queues: `redis://:PASSWORD@HOST:PORT/NUMBER`, or `rediss://` with TLS. The password is never shown."""

from typing import Final
from urllib.parse import urlsplit

SCHEMES: Final = ("redis", "rediss")
PORT: Final = 6379


def check(address: str) -> None:
    """Raises ValueError if this is no address of a queue."""
    parts = urlsplit(address)
    number = parts.path.removeprefix("/")
    if parts.scheme not in SCHEMES or not parts.hostname or parts.port == 0 or not (number or "0").isdecimal():
        raise ValueError
    if parts.query or parts.fragment:
        raise ValueError


def shown(address: str) -> str:
    """The machine and the port alone."""
    parts = urlsplit(address)
    return f"{parts.hostname}:{parts.port or PORT}"
