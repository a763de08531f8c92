"""Who has left a table, and when."""

import asyncio
from collections.abc import Callable
from typing import Final

from galerie import bots
from galerie.core import Match, Seat
from galerie.host.store import Charter

ABSENCE: Final = 60_000
LONG_ABSENCE: Final = 15 * 60_000
"""After how many milliseconds the others may let a bot play for somebody who has left, in the game and in a pause."""

SETTLING: Final = 10.0
"""Seconds after which somebody has left: who only loads a page anew has not."""


class Presence:
    """When guests who have a seat at a table have left it; `parted` is called when one really has."""

    def __init__(self, now: Callable[[], int], parted: Callable[[str], None]) -> None:
        self._now = now
        self._parted = parted
        self._began = now()
        self._since: dict[str, int] = {}
        self._parting: dict[str, asyncio.TimerHandle] = {}

    def enter(self, guest: str) -> None:
        self._since.pop(guest, None)
        if timer := self._parting.pop(guest, None):
            timer.cancel()

    def leave(self, guest: str) -> None:
        self._since[guest] = self._now()
        self._parting[guest] = asyncio.get_running_loop().call_later(SETTLING, self._part, guest)

    def away(self, guest: str) -> int | None:
        """For how many milliseconds somebody has not been there; None where nobody saw him leave."""
        return self._now() - self._since[guest] if guest in self._since else None

    def missed(self, guest: str) -> int:
        """For how many milliseconds somebody who is not there has been waited for."""
        return self._now() - self._since.get(guest, self._began)

    def close(self) -> None:
        for timer in self._parting.values():
            timer.cancel()

    def _part(self, guest: str) -> None:
        del self._parting[guest]
        self._parted(guest)


def vacancy(charter: Charter, match: Match, seat: Seat, missed: int) -> int | None:
    """In how many milliseconds a bot may play for somebody who has been waited for so long; None where none may.

    By correspondence nobody need be there, and the clock tells when somebody has left.
    """
    by_letter = charter.clock is not None and charter.clock.per == "correspondence"
    begun = all(chair.kind != "open" for chair in charter.chairs) and not match.outcome
    if by_letter or not begun or seat in match.stand_ins or not bots.levels(charter.game):
        return None
    return max(0, (LONG_ABSENCE if match.paused else ABSENCE) - missed)
