"""Recovery codes: with one, the owner of an account chooses a new passphrase. Each is shown and used once."""

import re
import secrets
from typing import Final

from galerie.core import Refusal
from galerie.host.people.sessions import digest
from galerie.host.store.database import Database

COUNT: Final = 10
"""Codes of one account."""

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: nothing in it looks like something else."""

LENGTH, GROUP = 16, 4
"""Characters of a code, 80 bits, and of each part of it. Nobody guesses as much, so that a plain hash keeps it."""

MISREAD: Final = str.maketrans("OIL", "011")


def new_codes() -> list[str]:
    drawn = ["".join(secrets.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(COUNT)]
    return ["-".join(re.findall("." * GROUP, code)) for code in drawn]


def store(db: Database, account: str, codes: list[str]) -> None:
    """Replace the codes of an account."""
    db.execute("DELETE FROM recovery_codes WHERE account = ?", (account,))
    db.executemany("INSERT INTO recovery_codes VALUES (?, ?)", [(_digest(account, code), account) for code in codes])


def left(db: Database, account: str) -> int:
    """How many codes an account has."""
    return int(db.execute("SELECT count(*) FROM recovery_codes WHERE account = ?", (account,)).fetchone()[0])


def check(db: Database, account: str, code: str) -> None:
    """Refuse what is no code of this account."""
    if not db.execute("SELECT 1 FROM recovery_codes WHERE digest = ?", _key(account, code)).fetchone():
        raise Refusal("recovery-wrong")


def spend(db: Database, account: str, code: str) -> None:
    """Use a code up, or refuse it."""
    if not db.execute("DELETE FROM recovery_codes WHERE digest = ?", _key(account, code)).rowcount:
        raise Refusal("recovery-wrong")


def _key(account: str, code: str) -> tuple[str]:
    return (_digest(account, code),)


def _digest(account: str, code: str) -> str:
    """The same for all ways to write a code."""
    written = re.sub(r"[^0-9A-Z]", "", code.upper()).translate(MISREAD)
    return digest(f"{account} {written}")
