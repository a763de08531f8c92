"""Reversi for two, base game and variants: REV-01 to REV-23."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain
from random import Random
from typing import Any, Final, Self

from galerie.core import NATURE, IllegalMove, Moves, Outcome, Seat
from galerie.core.drafts import draft
from galerie.discs import board
from galerie.discs.flanking import lines_turned, placements, turned, turns
from galerie.games.reversi.rules.moves import LAID, PLACES, Move, Pass, Place, Start
from galerie.games.reversi.rules.options import Options
from galerie.games.reversi.rules.starts import chances, starts
from galerie.games.reversi.rules.view import Colour, Placed, View

RESERVE: Final = 30
"""32 discs each, two of which are on the board at the start (REV-01)."""

PARALLEL: Final = (board.bits("d4", "d5"), board.bits("e4", "e5"))
"""The gold and the black discs of the parallel start."""

BASE_COLOURS: Final[tuple[Colour, Colour]] = ("gold", "black")
OTHELLO_COLOURS: Final[tuple[Colour, Colour]] = ("black", "gold")
"""Of the first seat, which moves first, and of the second (REV-03, REV-14)."""

NOBODY: Final[frozenset[Seat]] = frozenset()
ALONE: Final = {seat: frozenset({seat}) for seat in (0, 1, NATURE)}
"""The possible values of `to_act`, shared by all tables."""

PASS: Final = Pass()
PlacedDraft: Final = draft(Placed)
ViewDraft: Final = draft(View)


@dataclass(frozen=True, slots=True)
class Reversi:
    discs: tuple[int, int]
    """The squares of each seat's discs."""

    turn: Seat | None
    """NATURE while the start is to be drawn (REV-23)."""

    reserves: tuple[int, int] | None
    last: Placed | None
    options: Options
    places: int = field(init=False, repr=False, compare=False)
    """The squares where the seat on turn may place a disc: they follow from the others, and are asked for often."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", self._placements(self.turn) if self.turn in (0, 1) else 0)

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
    def counts(self) -> tuple[int, int]:
        return self.discs[0].bit_count(), self.discs[1].bit_count()

    @property
    def colours(self) -> tuple[Colour, Colour]:
        return OTHELLO_COLOURS if self.options.othello else BASE_COLOURS

    def moves(self, seat: Seat) -> Moves[Move]:
        """Only the starts that may be drawn are listed, but any is legal: a record may have drawn from another list."""
        if self.turn == NATURE:
            return Moves(self, seat, self.listed, complete=seat != NATURE)
        return Placements(self, seat)

    def draw(self, rng: Random) -> Move:
        return rng.choice(starts(othello=self.options.othello))

    def chances(self) -> Mapping[Move, float]:
        return chances(othello=self.options.othello) if self.turn == NATURE else {}

    def listed(self, seat: Seat) -> Iterable[Move]:
        """A seat that cannot flank has no choice but to pass (REV-08)."""
        if seat != self.turn:
            return ()
        if seat == NATURE:
            return starts(othello=self.options.othello)
        if not self.places:
            return (PASS,)
        if self.options.one_line:
            return chain.from_iterable(self._choices(seat, square) for square in board.squares(self.places))
        return board.picked(self.places, PLACES)

    def play(self, seat: Seat, move: Move) -> Self:
        if seat != self.turn:
            raise IllegalMove("game-over" if self.turn is None else "not-your-turn", rule="REV-12")
        if seat == NATURE or not isinstance(move, Place):
            return self._passed(seat) if isinstance(move, Pass) and seat != NATURE else self._laid(seat, move)
        square, discs = move.square, self.discs
        own, other = discs[seat], discs[1 - seat]
        flipped = 0 if move.line or self.options.one_line else turned(own, other, square)
        if not flipped:
            flipped = self._flanked(seat, move)
        own, other = own | flipped | 1 << square, other & ~flipped
        places = placements(other, own)
        last: Any = PlacedDraft(seat, board.NAMES[square], board.names(flipped))
        last.__class__ = Placed
        after: Any = Draft(
            (other, own) if seat else (own, other),
            1 - seat if places or placements(own, other) else None,
            _spent(self.reserves, seat),
            last,
            self.options,
            places,
        )
        after.__class__ = type(self)
        made: Self = after
        return made

    def __str__(self) -> str:
        return str(self.view(None))

    def view(self, seat: Seat | None) -> View:
        (first, second), othello = self.discs, self.options.othello
        view: Any = ViewDraft(
            board.picture(first, second, "bg." if othello else "gb."),
            OTHELLO_COLOURS if othello else BASE_COLOURS,
            self.turn,
            (first.bit_count(), second.bit_count()),
            self.reserves,
            self.turns,
            self.last,
            self.options,
        )
        view.__class__ = View
        made: View = view
        return made

    @property
    def turns(self) -> dict[str, tuple[str, ...]]:
        """For each legal move, the squares whose discs it would turn over."""
        if self.turn not in (0, 1):
            return {}
        if self.options.one_line:
            return {str(move): self._would_turn(move) for move in self.listed(self.turn)}
        return turns(self.discs[self.turn], self.discs[1 - self.turn], board.NAMES) or {str(PASS): ()}

    def _placements(self, seat: Seat) -> int:
        return placements(self.discs[seat], self.discs[1 - seat])

    def _choices(self, seat: Seat, square: int) -> Iterable[Place]:
        """One move for each line, if there are several (REV-20)."""
        lines = self._lines(seat, square)
        return [Place(square, line) for line in lines] if len(lines) > 1 else [PLACES[square]]

    def _lines(self, seat: Seat, square: int) -> dict[str, int]:
        return lines_turned(self.discs[seat], self.discs[1 - seat], square)

    def _would_turn(self, move: Move) -> tuple[str, ...]:
        if self.turn is None or not isinstance(move, Place):
            return ()
        return board.names(self._flanked(self.turn, move))

    def _flanked(self, seat: Seat, move: Place) -> int:
        """The discs that the placement turns over, or why it is illegal."""
        every = turned(self.discs[seat], self.discs[1 - seat], move.square)
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

    def _passed(self, seat: Seat) -> Self:
        if self.places:
            raise IllegalMove("reversi-must-place", rule="REV-08")
        return replace(self, turn=1 - seat)

    def _laid(self, seat: Seat, move: Move) -> Self:
        """The drawn start: both sides place in turn by the ordinary rules, four discs each (REV-23)."""
        if seat != NATURE or not isinstance(move, Start) or len(move.squares) != LAID:
            raise IllegalMove("reversi-start", rule="REV-23", count=LAID)
        position = replace(self, turn=0)
        for number, square in enumerate(move.squares):
            position = position.play(number % 2, PLACES[square])
        return position


class Placements(Moves[Move]):
    """The same as `Moves(position, seat, position.listed, forced=Pass)`, but faster: it is asked at every move."""

    __slots__ = ("_position",)

    complete = True
    _spelling = None

    def __init__(self, position: Reversi, seat: Seat) -> None:
        self._position = self._judge = position
        self._seat = seat

    def __iter__(self) -> Iterator[Move]:
        return iter(self._position.listed(self._seat))

    @property
    def texts(self) -> list[str]:
        position = self._position
        if self._seat != position.turn:
            return []
        if position.options.one_line:
            return [*map(str, self)]
        return [*board.names(position.places)] or [str(PASS)]

    @property
    def forced(self) -> Move | None:
        position = self._position
        return None if position.places or self._seat != position.turn else PASS


Draft: Final = draft(Reversi)


def start(seats: int, options: Options) -> Reversi:
    gold, black = PARALLEL if options.parallel else board.CROSSWISE
    return Reversi(
        discs=(black, gold) if options.othello else (gold, black),
        turn=NATURE if options.is_drawn else 0,
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
