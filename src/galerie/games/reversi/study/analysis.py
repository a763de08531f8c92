"""What every placement is worth, in discs: searched deeper and deeper, and solved near the end of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.reversi import Pass, Reversi
from galerie.games.reversi.bots.evaluation import HIGHEST
from galerie.games.reversi.bots.search import Board, searched
from galerie.games.reversi.study.values import Exact, best_line, exact_value, in_discs
from galerie.study.analysis import Fact, Judged, Judgement

SEARCHED: Final = 4
"""Nodes of a search that make one unit of work."""

SOLVED: Final = 10
"""Nodes of the solver that do: they are simpler."""

MARGIN: Final = 3 * HIGHEST
"""Wide enough for all moves to get a value."""

SOLVABLE: Final = 24
"""Empty squares up to which the solver is tried."""

LEAST: Final = 1_000
"""No search and no solution may take fewer nodes: with so many there is always a result of the first depth."""

LARGER: Final = 4
"""A solution that has failed is tried again with this many times as many nodes."""

BEFORE_SOLVING: Final = 2
"""Where the solver is tried, the search gets this part of the work."""

LINES: Final = 3
LONGER: Final = 7
"""How many moves, the best ones, have a line of more than their reply, and of how many moves."""

LINE_NODES: Final = 20_000
"""The most nodes that a move of a line takes; one that is solved may take all that is left."""

FOR_LINES: Final = 4
"""This part of the work is kept for lines; and those of one judgement take at most this part of what was spent."""


@dataclass
class Spending:
    """The work of a judgement, by the nodes that searches and solutions have really taken."""

    whole: int
    spent: int = 0

    @property
    def left(self) -> int:
        return max(0, self.whole - self.spent)

    def spend(self, nodes: int, each: int) -> None:
        """So many nodes, of which `each` make one unit."""
        self.spent += -(-nodes // each)


@dataclass
class Values:
    """The moves of a position and what is known of them."""

    board: Board
    after: dict[int, Board]
    """The board after each move, by the number of the move."""

    found: dict[int, float] = field(default_factory=dict)
    exact: set[int] = field(default_factory=set)
    lines: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """What follows the moves that are solved."""

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
    enough = work - work // FOR_LINES
    for _ in _searched(values, spending, enough // BEFORE_SOLVING if board.holes <= SOLVABLE else enough):
        yield _judgement(values, spending)
    for _ in _solved(values, spending, enough) if board.holes <= SOLVABLE else ():
        yield _judgement(values, spending)


def _passing(board: Board, work: int) -> Iterator[Judgement]:
    """The seat can only pass: what that is worth."""
    spending = Spending(work)
    nodes = max(LEAST, work * SOLVED // BEFORE_SOLVING)
    value, taken = exact_value(board, nodes) if board.holes <= SOLVABLE else Exact(None, 0)
    spending.spend(taken, SOLVED)
    exact = value is not None
    if value is None:
        found = searched(board.passed(), board.holes, max(LEAST, spending.left * SEARCHED // 2), MARGIN)
        value = -in_discs(found.moves[0][1])
        spending.spend(found.nodes, SEARCHED)
    line = best_line(board, board.holes, _for_each(spending, LONGER), length=LONGER)
    spending.spend(line.nodes, SEARCHED)
    yield Judgement((Judged(str(Pass()), value, exact, line.moves),), 1, spending.spent, exact, _facts(board))


def _searched(values: Values, spending: Spending, enough: int) -> Iterator[None]:
    """Search all moves deeper and deeper, and yield at depth 1 and at even depths, whose values compare better."""
    for depth in range(1, max(2, values.board.holes)):
        left = (enough - spending.spent) * SEARCHED
        found = searched(values.board, depth, max(LEAST, left), MARGIN)
        spending.spend(found.nodes, SEARCHED)
        if found.depth < depth:
            return
        if depth == 1 or depth % 2 == 0:
            values.found, values.depth = {code: in_discs(value) for code, value in found.moves}, depth
            yield
        if 2 * found.nodes > left:
            return  # a placement more takes at least as much again


def _solved(values: Values, spending: Spending, enough: int) -> Iterator[None]:
    """Solve the positions after the moves, the best first, with more and more nodes."""
    limit = LEAST
    while values.exact < values.after.keys():
        known = len(values.exact)
        for code in values.ordered():
            if code in values.exact:
                continue
            if spending.spent + limit // SOLVED > enough:
                if len(values.exact) > known:
                    yield
                return
            value, taken = exact_value(values.after[code], limit)
            spending.spend(taken, SOLVED)
            if value is not None:
                values.found[code] = -value
                values.exact.add(code)
        if len(values.exact) == len(values.after):
            values.depth = values.board.holes
        if len(values.exact) > known:
            yield
        limit *= LARGER


def _judgement(values: Values, spending: Spending) -> Judgement:
    board, judged = values.board, []
    ordered = values.ordered()
    nodes = _for_each(spending, len(ordered) + LINES * LONGER)
    for rank, code in enumerate(ordered):
        rest = _line(values, code, LONGER if rank < LINES else 1, nodes, spending)
        move = str(board.move(code))
        judged.append(Judged(move, values.found[code], code in values.exact, (move, *rest)))
    exact = values.exact == values.after.keys()
    return Judgement(tuple(judged), values.depth, spending.spent, exact, _facts(board))


def _line(values: Values, code: int, length: int, nodes: int, spending: Spending) -> tuple[str, ...]:
    """What is expected to follow a move, as far as the work allows. What is solved stays the same."""
    exact, known = code in values.exact, values.lines.get(code, ())
    if len(known) >= length or spending.left * SEARCHED < LEAST * length:
        return known[:length]
    after = values.after[code]
    if not exact:
        line = best_line(after, values.depth - 1, nodes, length=length)
        spending.spend(line.nodes, SEARCHED)
        return line.moves
    line = best_line(after, 0, spending.left * SOLVED // length, exact=True, length=length)
    spending.spend(line.nodes, SOLVED)
    values.lines[code] = line.moves
    return line.moves


def _for_each(spending: Spending, positions: int) -> int:
    """The nodes for each of so many positions of lines."""
    work = min(spending.left, spending.spent // FOR_LINES)
    return max(LEAST, min(LINE_NODES, work * SEARCHED // positions))


def _facts(board: Board) -> dict[str, Fact]:
    return {
        "empty": board.holes,
        "own": board.own.bit_count(),
        "theirs": board.other.bit_count(),
        "places": board.places.bit_count(),
        "answers": board.passed().places.bit_count(),
    }
