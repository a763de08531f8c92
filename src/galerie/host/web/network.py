"""The address under which other devices reach this machine."""

import ipaddress
import socket
from typing import Final

TEST_ADDRESS: Final = ("192.0.2.1", 9)
"""Reserved for documentation; connecting a datagram socket to it sends nothing."""


def local_address(host: str) -> str | None:
    """The address of a server that listens on `host` in the local network; None if it cannot be reached."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    if address.is_loopback:
        return None
    return _outgoing_address() if address.is_unspecified else host


def _outgoing_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(TEST_ADDRESS)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address
