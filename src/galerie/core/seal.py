"""Seals: a secret move is published as a fingerprint when it is made, and can be checked when it is told."""

import hashlib
from dataclasses import dataclass

from galerie.core.trail import Line


@dataclass(frozen=True, slots=True)
class Seal:
    version: int
    """Of the event."""

    digest: str
    salt: str | None = None
    """Without it the fingerprint tells nothing; None while the game goes on."""

    def holds(self, line: Line) -> bool:
        """Whether this is the move that was sealed; nobody can say as long as the salt is not told."""
        return self.salt is None or self.digest == digest(line, self.salt)


def digest(line: Line, salt: str) -> str:
    """SHA-256 of `SALT SEAT MOVE`."""
    return hashlib.sha256(f"{salt} {line}".encode()).hexdigest()
