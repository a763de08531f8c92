"""Ids of people that are not secret, unlike the numbers in their cookies."""

import hmac


def speaker(secret: str, guest: str) -> str:
    """The pseudonym of a guest, the same at every table of a server."""
    return hmac.digest(secret.encode(), f"speaker {guest}".encode(), "sha256").hex()[:16]
