"""One game as agents play it: their actions are numbers, and what needs no decision happens by itself."""

from random import Random
from typing import Any, Final

from galerie.adapters.encoding import Encoding, Observation
from galerie.core import NATURE, AnyPosition, Chance, Seat
from galerie.core.contract import forced_move
from galerie.svg import draw_view

RENDER_MODES: Final = ("human", "ansi", "svg")


class Episode:
    """Chance draws with `rng`, forced moves are made, and no clock runs."""

    def __init__(self, encoding: Encoding, rng: Random) -> None:
        self.encoding: Encoding = encoding
        self.position: AnyPosition = encoding.start()
        self._rng = rng
        self._spelling = ""
        self._viewed: AnyPosition | None = None
        self._views: dict[Seat, Any] = {}
        self.seat: Seat = encoding.seats - 1
        """The seat that acts next. Where several may act, they do so in turn."""

        self.legal: dict[int, str] = {}
        """The legal actions of that seat, with their texts."""

        self._settle()

    @property
    def is_over(self) -> bool:
        return not self.position.to_act

    def observe(self, seat: Seat) -> Observation:
        return self.encoding.observe(self.view(seat), seat, self._spelling if seat == self.seat else "")

    def view(self, seat: Seat) -> Any:
        """All that a seat may know, worked out once for each position."""
        if self._viewed is not self.position:
            self._viewed, self._views = self.position, {}
        if seat not in self._views:
            self._views[seat] = self.position.view(seat)
        return self._views[seat]

    @property
    def score(self) -> float:
        """What one player alone has reached so far."""
        return self.encoding.score(self.view(0), 0) if self.encoding.seats == 1 else 0.0

    def rewards(self, before: float) -> list[float]:
        """What the last action has brought each seat: for one player alone how far it has raised the score."""
        returns = self.encoding.returns(self.position)
        if self.encoding.seats > 1:
            return returns
        return [(returns[0] if self.is_over else self.score) - before]

    def render(self, mode: str | None, seat: Seat | None = None) -> str | None:
        """What a seat or a spectator sees, as text or as a picture; `human` prints it."""
        view = self.position.view(seat)
        if mode == "svg":
            return draw_view(self.encoding.game, view, seat=seat)
        if mode == "human":
            print(view)  # noqa: T201  that is what this mode is for
        return str(view) if mode == "ansi" else None

    def act(self, action: int) -> None:
        """Make the move, or spell the next part of it. Raises ValueError."""
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal")
        text = self.legal[action]
        if self.encoding.spelt and text:
            self._spelling += text
            if self.position.moves(self.seat).completions(self._spelling) != [""]:
                self.legal = self._listed()
                return
        move = self.encoding.game.parse(self._spelling if self.encoding.spelt else text)
        self._spelling = ""
        self.position = self.position.play(self.seat, move)
        self._settle()

    def _settle(self) -> None:
        position = self.position
        while position.to_act:
            if NATURE in position.to_act and isinstance(position, Chance):
                position = position.play(NATURE, position.draw(self._rng))
            elif (forced := forced_move(position)) is not None:
                position = position.play(min(position.to_act), forced)
            else:
                break
        self.position = position
        if position.to_act:
            self.seat = min(position.to_act, key=lambda seat: (seat - self.seat - 1) % self.encoding.seats)
        self.legal = self._listed()

    def _listed(self) -> dict[int, str]:
        return {} if self.is_over else self.encoding.legal(self.position, self.seat, self._spelling)
