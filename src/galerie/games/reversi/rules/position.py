"""Reversi for two, base game and variants: REV-01 to REV-22."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from random import Random
from typing import Final, Self

from galerie.core import IllegalMove, Outcome, Seat
from galerie.discs import board
from galerie.discs.flanking import lines_turned, placements, turned, turns
from galerie.games.reversi.rules.moves import PLACES, Move, Pass, Place
from galerie.games.reversi.rules.options import Options
from galerie.games.reversi.rules.view import Colour, Placed, View

RESERVE: Final = 30
"""32 discs each, two of which are on the board at the start (REV-01)."""

PARALLEL: Final = (board.bits("d4", "d5"), board.bits("e4", "e5"))
"""The gold and the black discs of the parallel start."""

BASE_COLOURS: Final[tuple[Colour, Colour]] = ("gold", "black")
OTHELLO_COLOURS: Final[tuple[Colour, Colour]] = ("black", "gold")
"""Of the first seat, which moves first, and of the second (REV-03, REV-14)."""

NOBODY: Final[frozenset[Seat]] = frozenset()
ALONE: Final = (frozenset({0}), frozenset({1}))
"""The possible values of `to_act`, shared by all tables."""


@dataclass(slots=True, unsafe_hash=True)
class Reversi:
    """A value, though not frozen, like `Match`."""

    discs: Final[tuple[int, int]]
    """The squares of each seat's discs."""

    turn: Final[Seat | None]
    reserves: Final[tuple[int, int] | None]
    last: Final[Placed | None]
    options: Final[Options]

    @property
    def to_act(self) -> frozenset[Seat]:
        return NOBODY if self.turn is None else ALONE[self.turn]

    @property
    def outcome(self) -> Outcome | None:
        if self.turn is not None:
            return None
        first, second = self.counts
        reason = "full" if first + second == 64 else "blocked"
        if first != second:
            ranks = (1, 2) if first > second else (2, 1)
        elif self.options.othello or self.last is None:
            ranks = (1, 1)
        else:  # a tie goes to whoever placed the last disc (REV-11)
            ranks = (1, 2) if self.last.seat == 0 else (2, 1)
        return Outcome((first, second), ranks, reason)

    @property
    def forced(self) -> Pass | None:
        """The pass of a seat that cannot flank (REV-08)."""
        return Pass() if self.turn is not None and not self._placements(self.turn) else None

    @property
    def counts(self) -> tuple[int, int]:
        return self.discs[0].bit_count(), self.discs[1].bit_count()

    @property
    def colours(self) -> tuple[Colour, Colour]:
        return OTHELLO_COLOURS if self.options.othello else BASE_COLOURS

    def moves(self, seat: Seat) -> Iterator[Move]:
        if seat != self.turn:
            return iter(())
        places = self._placements(seat)
        if not places:
            return iter([Pass()])
        if self.options.one_line:
            return chain.from_iterable(self._choices(seat, square) for square in board.squares(places))
        return iter(board.picked(places, PLACES))

    def written(self, seat: Seat) -> Iterable[str]:
        places = 0 if seat != self.turn or self.options.one_line else self._placements(seat)
        return board.names(places) if places else map(str, self.moves(seat))

    def play(self, seat: Seat, move: Move) -> Self:
        if self.turn is None:
            raise IllegalMove("game-over", rule="REV-12")
        if seat != self.turn:
            raise IllegalMove("not-your-turn", rule="REV-12")
        if isinstance(move, Pass):
            return self._passed(seat)
        return self._placed(seat, move.square, self._flanked(seat, move))

    def __str__(self) -> str:
        return str(self.view(None))

    def view(self, seat: Seat | None) -> View:
        return View(
            board.picture(*self.discs, "bg." if self.options.othello else "gb."),
            self.colours,
            self.turn,
            self.counts,
            self.reserves,
            self.turns,
            self.last,
            self.options,
        )

    @property
    def turns(self) -> dict[str, tuple[str, ...]]:
        """For each legal move, the squares whose discs it would turn over."""
        if self.turn is None:
            return {}
        if self.options.one_line:
            return {str(move): self._would_turn(move) for move in self.moves(self.turn)}
        return turns(self.discs[self.turn], self.discs[1 - self.turn], board.NAMES) or {str(Pass()): ()}

    def _placements(self, seat: Seat) -> int:
        return placements(self.discs[seat], self.discs[1 - seat])

    def _choices(self, seat: Seat, square: int) -> Iterable[Place]:
        """One move for each line, if there are several (REV-20)."""
        lines = self._lines(seat, square)
        return [Place(square, line) for line in lines] if len(lines) > 1 else [PLACES[square]]

    def _lines(self, seat: Seat, square: int) -> dict[str, int]:
        return lines_turned(self.discs[seat], self.discs[1 - seat], square)

    def _would_turn(self, move: Move) -> tuple[str, ...]:
        if self.turn is None or isinstance(move, Pass):
            return ()
        return board.names(self._flanked(self.turn, move))

    def _flanked(self, seat: Seat, move: Place) -> int:
        """The discs that the placement turns over, or why it is illegal."""
        every = turned(self.discs[seat], self.discs[1 - seat], move.square)
        if every and not self.options.one_line and not move.line:
            return every
        where = board.NAMES[move.square]
        if (self.discs[0] | self.discs[1]) >> move.square & 1:
            raise IllegalMove("reversi-occupied", rule="REV-12", square=where)
        if not every:
            raise IllegalMove("reversi-flanks-nothing", rule="REV-04", square=where)
        if not self.options.one_line:
            raise IllegalMove("reversi-all-lines", rule="REV-05")
        lines = self._lines(seat, move.square)
        if len(lines) == 1:
            if move.line:
                raise IllegalMove("reversi-single-line", rule="REV-22", square=where)
            return every
        if move.line not in lines:
            raise IllegalMove("reversi-choose-line", rule="REV-22", square=where, lines=", ".join(lines))
        return lines[move.line]

    def _placed(self, seat: Seat, square: int, flipped: int) -> Self:
        own = self.discs[seat] | flipped | 1 << square
        other = self.discs[1 - seat] & ~flipped
        goes_on = placements(other, own) or placements(own, other)
        return type(self)(  # positional arguments, here and in `view`, because keywords take half as long again
            (own, other) if seat == 0 else (other, own),
            1 - seat if goes_on else None,
            _spent(self.reserves, seat),
            Placed(seat, board.NAMES[square], board.names(flipped)),
            self.options,
        )

    def _passed(self, seat: Seat) -> Self:
        if self._placements(seat):
            raise IllegalMove("reversi-must-place", rule="REV-08")
        return type(self)(self.discs, 1 - seat, self.reserves, self.last, self.options)


def start(seats: int, options: Options) -> Reversi:
    gold, black = PARALLEL if options.parallel else board.CROSSWISE
    return Reversi(
        discs=(black, gold) if options.othello else (gold, black),
        turn=0,
        reserves=None if options.othello else (RESERVE, RESERVE),
        last=None,
        options=options,
    )


@cache  # there are few, shared by many tables
def _spent(reserves: tuple[int, int] | None, seat: Seat) -> tuple[int, int] | None:
    """The reserves after one placement; an empty one is filled from the other (REV-09)."""
    if reserves is None:
        return None
    giver = seat if reserves[seat] else 1 - seat
    first, second = reserves
    return (first - 1, second) if giver == 0 else (first, second - 1)


def imagine(view: View, seat: Seat, rng: Random) -> Reversi:
    """The position itself: nothing is hidden."""
    first, second = (
        sum(1 << square for square, letter in enumerate(view.board) if letter == colour[0]) for colour in view.colours
    )
    return Reversi((first, second), view.turn, view.reserves, view.last, view.options)
