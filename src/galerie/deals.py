"""Deals with a name: the same code gives everyone the same cards, and tells nobody what they are.

What a code stands for depends on a secret of the host, so that no client can work it out beforehand.
"""

import hmac
import secrets
from datetime import UTC, date, datetime
from typing import Final

from galerie.core import AnyGame, Refusal

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that is taken for another."""


def fresh() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def of_today() -> str:
    """The code of the deal of the day, the same all over the world."""
    return datetime.now(UTC).date().isoformat()


def are_for(game: AnyGame, seats: int) -> bool:
    """Whether a table has a deal with a name: where one plays alone. In company whoever knew it would be ahead."""
    return game.dealt and seats == 1


def check(code: str, game: AnyGame, seats: int) -> None:
    """Refuse a deal that a table cannot have, or that of a day that has not come; no code is no deal."""
    if not code:
        return
    if not are_for(game, seats):
        raise Refusal("deal-company" if game.dealt else "deal-none")
    try:
        early = date.fromisoformat(code).isoformat() > of_today()
    except ValueError:
        return
    if early:
        raise Refusal("deal-early")


def seed(secret: str, game: str, code: str) -> bytes:
    """What the code stands for: a fresh generator of this seed deals it."""
    return hmac.digest(secret.encode(), f"deal {game} {code}".encode(), "sha256")
