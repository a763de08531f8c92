"""Who moves next where several seats may act at once: whoever is ready first, on a simulated clock.

It works as on the server: other seats' moves may change how long a bot takes, but only its own moves and new cards
make it start over.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from galerie import bots
from galerie.core import NATURE, Event, Match, Seat, Timed, Timer


class Race:
    def __init__(self, players: Sequence[bots.Player], seed: str) -> None:
        self._players = players
        self._rng = Random(seed)
        self._now = 0.0
        self._begun: dict[Seat, tuple[float, int]] = {}
        """When each seat began to think about its move, and the seed of its pace."""

        self._timer: Timer[Any] | None = None
        self._timer_began = 0.0

    def turn(self, match: Match) -> Seat:
        """The seat that moves next; NATURE if a countdown runs out first."""
        self._keep_time(match)
        seats = sorted(match.to_act)
        for seat in seats:
            if seat not in self._begun:
                self._begun[seat] = self._now, self._rng.getrandbits(32)
        due = {seat: self._ready(match, seat) for seat in seats}
        first = min(seats, key=lambda seat: due[seat])
        over = self._timer_began + self._timer.seconds if self._timer else None
        if over is not None and over < due[first]:
            self._now = max(self._now, over)
            return NATURE
        self._now = max(self._now, due[first])
        return first

    def follow(self, event: Event) -> None:
        """Call after every event: the seat that moved starts over, and with new cards all seats do."""
        if event.seat == NATURE:
            self._begun.clear()
        self._begun.pop(event.seat, None)

    def _ready(self, match: Match, seat: Seat) -> float:
        began, seed = self._begun[seat]
        if not bots.has_pace(match.game.name):
            return began
        return began + bots.pace(match.game.name, self._players[seat], match.view(seat), seat, seed)

    def _keep_time(self, match: Match) -> None:
        timer = match.position.timer if isinstance(match.position, Timed) else None
        if timer != self._timer:
            self._timer, self._timer_began = timer, self._now
