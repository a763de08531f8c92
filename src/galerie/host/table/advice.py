"""Hints for a player who plays alone, and reviews of finished games."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from galerie import bots, study
from galerie.core import Refusal, Seat
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.history import History
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import recorded
from galerie.host.view import projection


class Advice:
    """`on_hint` is called with every seat that is about to get a hint."""

    __slots__ = ("_background", "_history", "_on_hint", "_review", "_seating", "_services")

    def __init__(
        self,
        services: Services,
        seating: Seating,
        history: History,
        background: BackgroundTasks,
        on_hint: Callable[[Seat], Awaitable[None]],
    ) -> None:
        self._services = services
        self._seating = seating
        self._history = history
        self._background = background
        self._on_hint = on_hint
        self._review: asyncio.Task[Any] | None = None

    async def hint(self, guest: str | None, seat: Seat) -> bots.Advice:
        """What the game's adviser, or its strongest bot, recommends for what this seat sees.

        Refused in company, where it would be cheating, and on a shared screen that may not show as much.
        """
        game, match, held = self._seating.setup.game, self._history.match, self._seating.held(guest)
        self._history.check_turn(seat, held)
        if not self._seating.is_lone(guest) or not projection.may_read(match, projection.eye_of(held), seat):
            raise Refusal("hint-none")
        advice = await self._services.workers.advise(game, match.view(seat), seat)
        if advice is None:
            raise Refusal("hint-none")
        await self._on_hint(seat)
        return advice

    async def review(self) -> Any:
        """The review of a finished game. It is computed once, when somebody asks for it, unless that fails."""
        setup = self._seating.setup
        if not self._history.match.outcome:
            raise Refusal("review-early")
        if study.reviewer(setup.game) is None:
            raise Refusal("review-none")
        if self._review is None or (self._review.done() and self._review.exception()):
            record, deal = recorded(setup, self._history.lines), self._services.deal(setup)
            self._review = self._background.start(
                self._services.offload(study.review_recorded, record, deal, kind="review")
            )
        return await asyncio.shield(self._review)
