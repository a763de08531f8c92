"""Named deals: the same code gives everyone the same cards, and reveals nothing about them.

What a code stands for depends on a secret of the server, so that no client can work it out beforehand.
"""

import hmac
import secrets
from datetime import UTC, date, datetime
from typing import Final

from galerie.core import AnyGame, Refusal

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""


def fresh() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def of_today() -> str:
    """The code of the deal of the day, the same all over the world."""
    return datetime.now(UTC).date().isoformat()


def are_for(game: AnyGame, seats: int) -> bool:
    """Whether tables have named deals: only for one player. In company, knowing the deal would be an advantage."""
    return game.dealt and seats == 1


def check(code: str, game: AnyGame, seats: int) -> None:
    """Refuse a deal that this table cannot have, and the deal of a future day. An empty code is no deal."""
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
    """The seed that the code stands for."""
    return hmac.digest(secret.encode(), f"deal {game} {code}".encode(), "sha256")
