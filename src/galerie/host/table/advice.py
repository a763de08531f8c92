"""What a table tells of how well one could play: a hint to whoever plays alone, a review once the game is over."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from galerie import study
from galerie.core import Refusal, Seat
from galerie.host.table.background import Errands
from galerie.host.table.history import History
from galerie.host.table.seats import Seating
from galerie.host.table.services import House
from galerie.host.table.timeline import recorded
from galerie.host.view import projection


class Counsel:
    """`hinted` is told of every seat that was given a hint."""

    def __init__(
        self,
        house: House,
        seating: Seating,
        history: History,
        errands: Errands,
        hinted: Callable[[Seat], Awaitable[None]],
    ) -> None:
        self._house = house
        self._seating = seating
        self._history = history
        self._errands = errands
        self._hinted = hinted
        self._review: asyncio.Task[Any] | None = None

    async def hint(self, guest: str | None, seat: Seat) -> str:
        """What the strongest bot would do with what this seat sees, or who advises in this game.

        Not in company, where it would be cheating, nor on a screen before which others must not see as much.
        """
        game, match, held = self._seating.charter.game, self._history.match, self._seating.held(guest)
        self._history.check_turn(seat, held)
        if not self._seating.is_lone(guest) or not projection.may_read(match, projection.eye_of(held), seat):
            raise Refusal("hint-none")
        advice = await self._house.workers.advise(game, match.position.view(seat), seat, secrets.randbits(32))
        if advice is None:
            raise Refusal("hint-none")
        await self._hinted(seat)
        return advice

    async def review(self) -> Any:
        """What was possible in a finished game, once somebody asks: it is worked out only once, unless that fails."""
        charter = self._seating.charter
        if not self._history.match.outcome:
            raise Refusal("review-early")
        if study.reviewer(charter.game) is None:
            raise Refusal("review-none")
        if self._review is None or (self._review.done() and self._review.exception()):
            record, deal = recorded(charter, self._history.lines), self._house.deal(charter)
            self._review = self._errands.begin(self._house.workers.run(study.review, record, deal))
        return await asyncio.shield(self._review)
