"""A game of Reversi in retrospect: the value of every position, and what each move has lost.

Positions are judged by the judge that gives hints, with the same effort: the end is solved, before that positions are
estimated. Values are in discs at the end of the game; a tie that somebody wins is half a disc (REV-11).
"""

from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias, cast

from galerie.bots.advice import Figure
from galerie.core import Match, Seat
from galerie.games.reversi import Move, Pass, Place, Reversi
from galerie.games.reversi.bots.evaluation import UNIT
from galerie.games.reversi.bots.judging import DEPTH, SOLVABLE, SOLVING, judged
from galerie.games.reversi.bots.search import Board
from galerie.games.reversi.study.values import best_line, estimate, exact_value, in_discs, is_over, result
from galerie.study.reporting import Point
from galerie.study.reviewing import Curve, Mistake, Outline, Remark

LINE_NODES: Final = 20_000
SHOWN: Final = 1.0
"""A better line is shown for moves that have lost as many discs."""

DIGITS: Final = 1
"""With which values are told."""

WON_TIE: Final = 0.5

Missed: TypeAlias = Literal["win", "draw"]


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
    """One for each ply, the start of the game first, for the first seat."""

    turns: tuple[Turn, ...]
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
    first, second = (sum(turn.loss for turn in turns if turn.seat == seat) for seat in range(2))
    return Review(
        curve=tuple(Point(ply, -each.best if each.seat else each.best, each.exact) for ply, each in enumerate(valued)),
        turns=turns,
        lost=(first, second),
    )


def outline(match: Match, review: Review) -> Outline:
    mistakes = tuple(
        Mistake(
            turn.ply,
            turn.seat,
            turn.move,
            turn.loss,
            f"missed-{turn.missed}" if turn.missed else "lost",
            _figures(turn),
            repeated={"lead": round(abs(turn.best), DIGITS), "gap": "none"},
        )
        for turn in review.turns
        if turn.loss >= SHOWN
    )
    exact = next((point.ply for point in review.curve if point.exact), None)
    known = () if exact is None or not review.turns else (Remark("exact-from", {"number": exact}),)
    return Outline((Curve(None, review.curve),) if review.turns else (), mistakes, known)


def _figures(turn: Turn) -> dict[str, Figure]:
    """What was lost, and the leads that it is the difference of: after the move, and after the best one."""
    (left, left_side), (was, was_side) = (_lead(value, exact=turn.exact) for value in (turn.value, turn.best))
    return {
        "loss": round(turn.loss, DIGITS),
        "exact": "yes" if turn.exact else "no",
        "left": left,
        "left_side": left_side,
        "was": was,
        "was_side": "same" if was_side == left_side else was_side,
    }


def _lead(value: float, *, exact: bool) -> tuple[float, str]:
    """A lead without its sign, and whose it is in a word."""
    if exact and abs(value) == WON_TIE:
        return 0, "won-tie" if value > 0 else "lost-tie"
    lead = round(value, DIGITS)
    return abs(lead), "ahead" if lead > 0 else "behind" if lead else "even"


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
    if is_over(board):
        return Valued(board, seat, result(board), exact=True)
    if isinstance(move, Pass) and following:
        return Valued(board, seat, -following.best, following.exact, -following.best)
    if not board.places:  # given up where only a pass was left
        value = exact_value(board, SOLVING).value if board.holes <= SOLVABLE else None
        return Valued(board, seat, estimate(board, DEPTH, SOLVING) if value is None else value, value is not None)
    found = judged(board)
    best, exact = found.value / UNIT, found.end is not None
    if not isinstance(move, Place) or not following:
        return Valued(board, seat, best, exact)
    values = {board.move(code): in_discs(value) for code, value in ((found.code, found.value), *found.others)}
    # Of an end only the best move is known, and a book may lack moves: then it is worth what comes of it.
    made = values.get(move, -following.best)
    if best - made < SHOWN:
        return Valued(board, seat, best, exact, made)
    after = dict(board.following())[found.code]
    rest = best_line(after, 0, SOLVING, exact=True) if exact else best_line(after, DEPTH - 1, LINE_NODES)
    return Valued(board, seat, best, exact, made, (str(board.move(found.code)), *rest.moves))
