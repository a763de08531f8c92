"""How other devices reach this machine."""

import ipaddress
import socket
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has, reserved for examples: asking for the way there sends nothing."""


def local_address(host: str) -> str | None:
    """The address under which a phone on the same network finds a host that listens on `host`, if it can."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    if address.is_loopback:
        return None
    return _way_out() if address.is_unspecified else host


def _way_out() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address
