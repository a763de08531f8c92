"""The state of a game of Déflecto: the board, the stocks, and who has to act."""

from dataclasses import dataclass

from galerie.core import NATURE, Seat
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.options import Options
from galerie.games.deflecto.rules.tiles import Stock
from galerie.games.deflecto.rules.view import Deed, Question, Stage


@dataclass(frozen=True, slots=True)
class GameState:
    board: Board
    stocks: tuple[Stock, ...]
    penalties: tuple[int, ...]
    turn: Seat
    options: Options
    drawing: bool = False
    """Whether chance has yet to choose the first player."""

    question: Question | None = None
    contesters: tuple[Seat, ...] = ()
    """The seats whose next tile must prove something, in order."""

    asked: bool = False
    """Whether the player has asked in this turn."""

    passes: int = 0
    """How many passes in a row."""

    last: Deed | None = None
    ended: str = ""

    @property
    def seats(self) -> int:
        return len(self.stocks)

    @property
    def out(self) -> tuple[Seat, ...]:
        return self.board.out

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @property
    def stage(self) -> Stage:
        if self.ended:
            return "over"
        if self.drawing:
            return "drawing"
        if self.question:
            return "answering"
        return "starting" if self.board.starting else "laying"

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.ended:
            return frozenset()
        if self.drawing:
            return frozenset({NATURE})
        if self.question:
            return frozenset(self.players) - self.question.answered - {self.question.seat}
        return frozenset({self.turn})

    @property
    def may_ask(self) -> bool:
        return not (self.ended or self.drawing or self.board.starting or self.asked or self.contesters or self.question)
