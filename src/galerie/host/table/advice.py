"""What a table tells of how well one could play: a hint to whoever plays alone, a review once the game is over."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from galerie import study
from galerie.core import Refusal, Seat
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.history import History
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import recorded
from galerie.host.view import projection


class Advice:
    """`hinted` is told of every seat that was given a hint."""

    def __init__(
        self,
        services: Services,
        seating: Seating,
        history: History,
        background: BackgroundTasks,
        hinted: Callable[[Seat], Awaitable[None]],
    ) -> None:
        self._services = services
        self._seating = seating
        self._history = history
        self._background = background
        self._hinted = hinted
        self._review: asyncio.Task[Any] | None = None

    async def hint(self, guest: str | None, seat: Seat) -> str:
        """What the strongest bot would do with what this seat sees, or who advises in this game.

        Not in company, where it would be cheating, nor on a screen before which others must not see as much.
        """
        game, match, held = self._seating.setup.game, self._history.match, self._seating.held(guest)
        self._history.check_turn(seat, held)
        if not self._seating.is_lone(guest) or not projection.may_read(match, projection.eye_of(held), seat):
            raise Refusal("hint-none")
        advice = await self._services.workers.advise(game, match.position.view(seat), seat, secrets.randbits(32))
        if advice is None:
            raise Refusal("hint-none")
        await self._hinted(seat)
        return advice

    async def review(self) -> Any:
        """What was possible in a finished game, once somebody asks: it is worked out only once, unless that fails."""
        setup = self._seating.setup
        if not self._history.match.outcome:
            raise Refusal("review-early")
        if study.reviewer(setup.game) is None:
            raise Refusal("review-none")
        if self._review is None or (self._review.done() and self._review.exception()):
            record, deal = recorded(setup, self._history.lines), self._services.deal(setup)
            self._review = self._background.begin(self._services.workers.run(study.review, record, deal))
        return await asyncio.shield(self._review)
