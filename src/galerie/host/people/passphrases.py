"""Passphrases: kept only as what Argon2id makes of them, which takes its time and is done beside the event loop."""

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from galerie.core import Refusal

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""How many are worked on at the same time: each takes 64 MiB."""


def proper(text: str) -> str:
    """A passphrase to be kept, written in one way whatever the keyboard; or why it will not do."""
    passphrase = unicodedata.normalize("NFC", text)
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Refusal("passphrase-length", least=SHORTEST, most=LONGEST)
    return passphrase


class Passphrases:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hashed(self, passphrase: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fits(self, kept: str | None, passphrase: str) -> bool:
        """Whether it is the one that was kept. Where none was it takes as long to say no, so that nobody can tell."""
        if kept is None:
            self._nobodys = self._nobodys or await self.hashed("")
        async with self._turns:
            return await asyncio.to_thread(self._verify, kept or self._nobodys or "", passphrase) and kept is not None

    def _verify(self, kept: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept, unicodedata.normalize("NFC", passphrase))
        except VerificationError:
            return False
