"""A turn being made on the board, and a first row being arranged."""

from random import Random
from typing import NamedTuple

from galerie.core import Seat
from galerie.games.reflecto import SetUp
from galerie.games.reflecto.rules.board import NAMES, NUMBERS, OFF, OUT, name
from galerie.games.reflecto.rules.moves import BLANK_CELL, MIRROR_CELL, Pass, capitals
from galerie.games.reflecto.rules.options import Options, terms
from galerie.games.reflecto.rules.spelling import spread


class Draft(NamedTuple):
    """The parts of a turn decided so far."""

    taken: tuple[int, ...] = ()
    """The squares of the tiles that leave first."""

    picked: int | None = None
    """The square of the screen in hand."""

    def to(self, end: int) -> str:
        """The turn so far, with the screen in hand on this square or off the board."""
        assert self.picked is not None, "a screen must be in hand"  # noqa: S101  for the types
        return self._written(f"{NAMES[self.picked]}-{name(end)}")

    def away(self, square: int) -> str:
        """The turn so far, with the screen on this square taken off the board."""
        return self._written(f"{NAMES[square]}-{OUT}")

    @property
    def passed(self) -> str:
        return self._written(str(Pass()))

    def ends(self, moves: tuple[str, ...]) -> frozenset[int]:
        """Where the screen in hand may go by one of these moves."""
        if self.picked is None:
            return frozenset()
        start = self._written(f"{NAMES[self.picked]}-")
        ends = {move.removeprefix(start).split()[0] for move in moves if move.startswith(start)}
        return frozenset(NUMBERS.get(end, OFF) for end in ends)

    def turns(self, end: int, moves: tuple[str, ...]) -> tuple[str, ...]:
        """The moves that lead there, each with what may be taken out afterwards."""
        whole = self.to(end)
        return tuple(move for move in moves if move == whole or move.startswith(f"{whole} "))

    def is_unfinished(self, end: int, moves: tuple[str, ...]) -> bool:
        """Whether the screen in hand would only be taken off the last row, which is not yet a turn (REF-37)."""
        whole = self.to(end)
        return end == OFF and whole not in moves and any(move.startswith(f"{whole} ") for move in moves)

    def _written(self, last: str) -> str:
        return " ".join([*(f"{NAMES[square]}-{OUT}" for square in self.taken), last])


def arranged(options: Options, seat: Seat, written: str, rng: Random) -> SetUp:
    """A word on screens in random order; `/` cuts it, and `#13` names the ranks to be written (REF-64).

    The result need not be legal.
    """
    agreed = terms(options, seat)
    word, _, figures = written.partition("#")
    pieces = tuple(map(capitals, word.strip().split("/")))
    if len(pieces) == 1:
        pieces = spread(pieces[0], agreed.tiles)
    ranks = range(1, len(pieces) + 1)
    row = [*ranks, *[BLANK_CELL] * (agreed.tiles - len(pieces)), *[MIRROR_CELL] * agreed.mirrors]
    rng.shuffle(row)
    chosen = [int(figure) for figure in figures if figure.isdecimal()]
    if agreed.figures == "some" and not chosen:
        chosen = rng.sample(ranks, rng.choice(ranks))
    return SetUp(pieces, tuple(row), tuple(sorted(chosen)))


def swapped(set_up: SetUp, one: int, other: int) -> SetUp:
    """With the screens of two columns swapped."""
    row = list(set_up.row)
    row[one], row[other] = row[other], row[one]
    return SetUp(set_up.pieces, tuple(row), set_up.figured)
