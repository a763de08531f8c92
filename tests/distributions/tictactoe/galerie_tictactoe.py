"""Tic-tac-toe: three in a row wins. The whole game is this file: no bots, no texts, no boards."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from galerie.core import BadNotation, Game, IllegalMove, Moves, Outcome, Seat

SQUARES: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY: Final = "."
MARKS: Final = "XO"


@dataclass(frozen=True)
class Options:
    noughts_first: bool = False


@dataclass(frozen=True)
class Place:
    square: str

    def __str__(self) -> str:
        return self.square


def parse(text: str) -> Place:
    if text.strip() not in SQUARES:
        raise BadNotation("tictactoe-square", text=text)
    return Place(text.strip())


@dataclass(frozen=True)
class View:
    options: Options
    board: str
    """Nine characters, row by row."""

    def __str__(self) -> str:
        rows = (f"{number} {' '.join(self.board[3 * number - 3 : 3 * number])}" for number in (1, 2, 3))
        return "\n".join(["  a b c", *rows])


@dataclass(frozen=True)
class TicTacToe:
    options: Options
    board: str = 9 * EMPTY

    def __str__(self) -> str:
        return str(self.view(None))

    @property
    def turn(self) -> Seat:
        return sum(cell != EMPTY for cell in self.board) % 2

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.outcome else frozenset({self.turn})

    @property
    def outcome(self) -> Outcome | None:
        for line in LINES:
            cells = {self.board[at] for at in line}
            if len(cells) == 1 and cells != {EMPTY}:
                winner = 1 - self.turn
                return Outcome((1.0 - winner, float(winner)), (1 + winner, 2 - winner), "line", counted=False)
        return None if EMPTY in self.board else Outcome((0.5, 0.5), (1, 1), "full", counted=False)

    def moves(self, seat: Seat) -> Moves[Place]:
        return Moves(self, seat, self.listed)

    def listed(self, seat: Seat) -> Iterator[Place]:
        if seat in self.to_act:
            yield from (Place(name) for name, cell in zip(SQUARES, self.board, strict=True) if cell == EMPTY)

    def play(self, seat: Seat, move: Place) -> "TicTacToe":
        if seat not in self.to_act:
            raise IllegalMove("tictactoe-turn")
        at = SQUARES.index(move.square)
        if self.board[at] != EMPTY:
            raise IllegalMove("tictactoe-taken", square=move.square)
        mark = MARKS[seat != self.options.noughts_first]
        return replace(self, board=self.board[:at] + mark + self.board[at + 1 :])

    def view(self, seat: Seat | None) -> View:
        return View(self.options, self.board)


def start(seats: int, options: Options) -> TicTacToe:
    return TicTacToe(options)


def imagine(view: View, seat: Seat, rng: Random) -> TicTacToe:
    return TicTacToe(view.options, view.board)


GAME: Final[Game[Place, View, Options]] = Game(
    name="tictactoe",
    version=1,
    package=__name__,
    seats=range(2, 3),
    options=Options,
    view=View,
    start=start,
    parse=parse,
    imagine=imagine,
)
