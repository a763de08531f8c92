"""Ids of people that are not secret, unlike the numbers in their cookies; and of addresses, which are not stored."""

import hmac


def speaker(secret: str, guest: str) -> str:
    """The pseudonym of a guest, the same at every table of a server."""
    return _pseudonym(secret, f"speaker {guest}")


def network(secret: str, address: str) -> str:
    """The pseudonym of a network address, by which people who share it are counted together; empty for none."""
    return _pseudonym(secret, f"network {address}") if address else ""


def _pseudonym(secret: str, named: str) -> str:
    return hmac.digest(secret.encode(), named.encode(), "sha256").hex()[:16]
