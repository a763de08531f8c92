"""A game of Reversi in retrospect: the value of every position, and what each move has lost.

The end of the game is solved backwards from its last position, as far as the solver gets; before that positions are
estimated by a search. Values are in discs at the end of the game; a tie that somebody wins is half a disc (REV-11).
"""

from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias, cast

from galerie.core import Match, Seat
from galerie.games.reversi import Move, Pass, Place, Reversi
from galerie.games.reversi.bots.evaluation import HIGHEST
from galerie.games.reversi.bots.search import Board, search
from galerie.games.reversi.study.values import best_line, estimate, exact_value, in_discs

DEPTH: Final = 6
"""How many placements ahead a position is estimated."""

NODES: Final = 400_000
"""The most that one estimate takes."""

SOLVABLE: Final = 22
"""Empty squares up to which the solver is tried."""

SOLVED: Final = 10_000_000
"""The most that the solver takes for one position; the positions before one that takes more are estimated."""

MARGIN: Final = 3 * HIGHEST
LINE_NODES: Final = 20_000
SHOWN: Final = 1.0
"""A better line is shown for moves that have lost as many discs."""

TURNING_POINTS: Final = 3

Missed: TypeAlias = Literal["win", "draw"]


@dataclass(frozen=True, slots=True)
class Point:
    """The value of the position after so many moves."""

    value: float
    """For the first seat."""

    exact: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """One placement."""

    ply: int
    """How many moves of the game came before it."""

    seat: Seat
    move: str
    best: float
    """What the best placement was worth to the player."""

    value: float
    """What this one was worth."""

    loss: float
    """The difference; at least 0."""

    exact: bool
    """Whether both are proved."""

    missed: Missed | None
    """What was certain before the move and no longer after it; None if that is not proved."""

    line: tuple[str, ...]
    """The best line instead, if the move has lost a disc or more."""


@dataclass(frozen=True, slots=True)
class Review:
    curve: tuple[Point, ...]
    """One for each ply, the start of the game first."""

    turns: tuple[Turn, ...]
    turning: tuple[int, ...]
    """The plies of the three turns that have lost most, in the order of the game; fewer if fewer have lost anything."""

    lost: tuple[float, float]
    """What each seat has lost in all."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A position of the game."""

    board: Board
    seat: Seat
    """The side that the board and all values belong to."""

    best: float
    exact: bool
    made: float = 0.0
    """What the move that was made is worth."""

    line: tuple[str, ...] = ()
    """The best line, if the move has lost a disc or more."""


def review(match: Match, chance: Random | None = None) -> Review:
    positions = [cast("Reversi", each) for each in (*(ply.before for ply in match.plies), match.position)]
    moves = [event.move for event in match.line]
    valued: list[Valued] = []
    for ply in reversed(range(len(positions))):
        following = valued[-1] if valued else None
        valued.append(_valued(positions[ply], moves[ply] if following else None, following))
    valued.reverse()
    turns = tuple(
        _turn(ply, str(move), each)
        for ply, (move, each) in enumerate(zip(moves, valued, strict=False))
        if isinstance(move, Place)
    )
    losers = sorted((turn for turn in turns if turn.loss > 0), key=lambda turn: -turn.loss)
    first, second = (sum(turn.loss for turn in turns if turn.seat == seat) for seat in range(2))
    return Review(
        curve=tuple(Point(-each.best if each.seat else each.best, each.exact) for each in valued),
        turns=turns,
        turning=tuple(sorted(turn.ply for turn in losers[:TURNING_POINTS])),
        lost=(first, second),
    )


def _turn(ply: int, move: str, valued: Valued) -> Turn:
    best, value = valued.best, valued.made
    missed: Missed | None = None
    if valued.exact and value < best:
        missed = "win" if best > 0 >= value else "draw" if best == 0 else None
    return Turn(ply, valued.seat, move, best, value, max(0.0, best - value), valued.exact, missed, valued.line)


def _valued(position: Reversi, move: Move | None, following: Valued | None) -> Valued:
    """A position before a move, which is None at the end; `following` is the one after it."""
    seat = position.turn
    if seat is None:
        seat = 1 - position.last.seat if position.last else 0
    board = Board.of(position.view(seat), seat)
    if isinstance(move, Pass) and following:
        return Valued(board, seat, -following.best, following.exact, -following.best)
    if (following is None or following.exact) and board.holes <= SOLVABLE:
        best = exact_value(board, SOLVED)
        if best is not None:
            made = -following.best if following else best
            lost = best - made >= SHOWN
            return Valued(board, seat, best, True, made, best_line(board, 0, SOLVED, exact=True) if lost else ())
    listed = search(board, DEPTH, NODES, MARGIN)
    best = in_discs(listed[0][1])
    if not isinstance(move, Place):
        return Valued(board, seat, best, False)
    values = {board.move(code): in_discs(value) for code, value in listed}
    after = dict(board.following())
    code = next(code for code in after if board.move(code) == move)
    made = values[move] if move in values else -estimate(after[code], DEPTH - 1, NODES)
    if best - made < SHOWN:
        return Valued(board, seat, best, False, made)
    instead = listed[0][0]
    line = (str(board.move(instead)), *best_line(after[instead], DEPTH - 1, LINE_NODES))
    return Valued(board, seat, best, False, made, line)
