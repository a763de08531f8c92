"""Seals: the hash of a secret move is published when the move is made and can be checked when it is revealed."""

import hashlib
from dataclasses import dataclass

from galerie.core.trail import Line


@dataclass(frozen=True, slots=True)
class Seal:
    version: int
    """The version of the event."""

    digest: str
    salt: str | None = None
    """Without the salt the digest reveals nothing. None until the game is over."""

    def holds(self, line: Line) -> bool:
        """Whether this is the move that was sealed. Without the salt it cannot be checked, and the answer is True."""
        return self.salt is None or self.digest == digest(line, self.salt)


def digest(line: Line, salt: str) -> str:
    """SHA-256 of `SALT SEAT MOVE`."""
    return hashlib.sha256(f"{salt} {line}".encode()).hexdigest()
