"""Passphrases: stored as Argon2id hashes only, which are computed in threads because they are slow on purpose.

Whoever wants one waits for their turn: those who try many do not keep the others from signing in.
"""

import asyncio
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from galerie.bots.slots import NO_LIMITS, Limits, Slots
from galerie.core import Refusal

T = TypeVar("T")

SHORTEST: Final = 8
LONGEST: Final = 200
CONCURRENT: Final = 2
"""The number of hashes computed at the same time: each takes 64 MiB."""


def proper(text: str) -> str:
    """A new passphrase in its normal form, or a refusal."""
    passphrase = unicodedata.normalize("NFC", text)
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Refusal("passphrase-length", least=SHORTEST, most=LONGEST)
    return passphrase


class Passphrases:
    def __init__(self, limits: Limits = NO_LIMITS) -> None:
        self._hasher = PasswordHasher()
        self._slots: Slots[None] = Slots([None] * CONCURRENT, limits)
        self._dummy: str | None = None

    async def hashed(self, passphrase: str) -> str:
        return await self._compute(self._hasher.hash, passphrase)

    async def fits(self, kept: str | None, passphrase: str) -> bool:
        """Whether it matches the stored hash. Without one it takes as long to say no, so that nobody can tell."""
        if kept is None:
            self._dummy = self._dummy or await self.hashed("")
        return await self._compute(self._verify, kept or self._dummy or "", passphrase) and kept is not None

    async def _compute(self, work: Callable[..., T], *texts: str) -> T:
        loan = await self._slots.take(("passphrase",))
        try:
            return await asyncio.to_thread(work, *texts)
        finally:
            self._slots.measure(loan)
            self._slots.put_back(None)

    def _verify(self, kept: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept, unicodedata.normalize("NFC", passphrase))
        except VerificationError:
            return False
