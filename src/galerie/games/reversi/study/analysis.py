"""What every placement is worth, in discs: searched deeper and deeper, and solved near the end of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.reversi import Pass, Reversi
from galerie.games.reversi.bots.evaluation import HIGHEST
from galerie.games.reversi.bots.search import Board, search
from galerie.games.reversi.study.values import best_line, estimate, exact_value, in_discs
from galerie.study.analysis import Fact, Judged, Judgement

SEARCHED: Final = 4
"""Nodes of a search that make one unit of work."""

SOLVED: Final = 10
"""Nodes of the solver that do: they are simpler."""

MARGIN: Final = 3 * HIGHEST
"""Wide enough for all moves to get a value."""

SOLVABLE: Final = 24
"""Empty squares up to which the solver is tried."""

FIRST_LIMIT: Final = 20_000
FIRST_SOLUTION: Final = 1_000
"""The nodes that the first search and the first solution of a position may take."""

LARGER: Final = 4
"""A search or a solution that has failed is tried again with this many times as many nodes."""

BEFORE_SOLVING: Final = 2
"""Where the solver is tried, the search gets this part of the work."""

LINES: Final = 3
"""How many moves, the best ones, have a line of more than their reply."""


@dataclass
class Spending:
    """Work that is left."""

    whole: int
    spent: int = 0

    def fits(self, work: int) -> bool:
        return self.spent + work <= self.whole


@dataclass
class Values:
    """The moves of a position and what is known of them."""

    board: Board
    after: dict[int, Board]
    """The board after each move, by the number of the move."""

    found: dict[int, float] = field(default_factory=dict)
    exact: set[int] = field(default_factory=set)
    depth: int = 0

    def ordered(self) -> list[int]:
        return sorted(self.found, key=lambda code: -self.found[code])


def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
    position = cast("Reversi", match.position)
    if seat not in match.to_act:
        return
    board = Board.of(position.view(seat), seat)
    if not board.places:
        yield from _passing(board, work)
        return
    values, spending = Values(board, dict(board.following())), Spending(work)
    for _ in _searched(values, Spending(work // BEFORE_SOLVING if board.holes <= SOLVABLE else work), spending):
        yield _judgement(values, spending)
    for _ in _solved(values, spending) if board.holes <= SOLVABLE else ():
        yield _judgement(values, spending)


def _passing(board: Board, work: int) -> Iterator[Judgement]:
    """The seat can only pass: what that is worth."""
    nodes = work * SOLVED // BEFORE_SOLVING
    value = exact_value(board, nodes) if board.holes <= SOLVABLE else None
    exact = value is not None
    if value is None:
        value = -estimate(board.passed(), board.holes, work * SEARCHED // 2)
    line = best_line(board, board.holes, FIRST_LIMIT)
    yield Judgement((Judged(str(Pass()), value, exact, line),), 1, work, exact, _facts(board))


def _searched(values: Values, allowed: Spending, spending: Spending) -> Iterator[None]:
    """Search all moves deeper and deeper, and yield at depth 1 and at even depths, whose values compare better.

    How many nodes a search took is not known, only how many it was allowed: one that has finished is counted as a
    quarter of that. One that was stopped lists fewer moves, or has the values of the depth before. It is tried again
    with more nodes; values that stay the same then are believed.
    """
    holes, limit, depth = values.board.holes, FIRST_LIMIT, 1
    before: dict[int, float] = {}
    doubted = False
    while depth < max(2, holes):
        cost = limit // SEARCHED
        if values.depth and not allowed.fits(cost):
            return
        reached = _values_at(values, depth, limit)
        finished = reached is not None and (reached != before or doubted)
        for each in (allowed, spending):
            each.spent += cost // LARGER if finished else cost
        if reached is None or not finished:
            doubted = reached is not None
            limit *= LARGER
            continue
        before, doubted = reached, False
        if depth == 1 or depth % 2 == 0:
            values.found, values.depth = reached, depth
            yield
        depth += 1


def _values_at(values: Values, depth: int, limit: int) -> dict[int, float] | None:
    """All moves at a depth; None if the search did not get through them."""
    listed = search(values.board, depth, limit, MARGIN)
    return {code: in_discs(value) for code, value in listed} if len(listed) == len(values.after) else None


def _solved(values: Values, spending: Spending) -> Iterator[None]:
    """Solve the positions after the moves, the best first, with more and more nodes."""
    limit = FIRST_SOLUTION
    while values.exact < values.after.keys():
        known = len(values.exact)
        for code in values.ordered():
            if code in values.exact:
                continue
            cost = limit // SOLVED
            if not spending.fits(cost):
                if len(values.exact) > known:
                    yield
                return
            value = exact_value(values.after[code], limit)
            spending.spent += cost if value is None else cost // LARGER
            if value is not None:
                values.found[code] = -value
                values.exact.add(code)
        if len(values.exact) == len(values.after):
            values.depth = values.board.holes
        if len(values.exact) > known:
            yield
        limit *= LARGER


def _judgement(values: Values, spending: Spending) -> Judgement:
    board = values.board
    ordered = values.ordered()
    judged = []
    for rank, code in enumerate(ordered):
        exact, length = code in values.exact, 7 if rank < LINES else 1
        nodes = FIRST_LIMIT * (LARGER**3 if exact else 1)
        rest = best_line(values.after[code], values.depth - 1, nodes, exact=exact, length=length)
        judged.append(Judged(str(board.move(code)), values.found[code], exact, (str(board.move(code)), *rest)))
    exact = values.exact == values.after.keys()
    return Judgement(tuple(judged), values.depth, spending.spent, exact, _facts(board))


def _facts(board: Board) -> dict[str, Fact]:
    return {
        "empty": board.holes,
        "own": board.own.bit_count(),
        "theirs": board.other.bit_count(),
        "places": board.places.bit_count(),
        "answers": board.passed().places.bit_count(),
    }
