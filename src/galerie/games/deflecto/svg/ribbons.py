"""Paths as ribbons. A path that is alone keeps to the middle; where several share a way they run side by side, in an
order that lasts for as long as they stay together, so that they do not cross at bends.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.deflecto.rules.grid import Grid
from galerie.svg.elements import number

SIDE: Final = 100
AHEAD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The direction of each side in the picture, to the right and down."""


class Point(NamedTuple):
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a path, from a square to the next; the first and the last lead in from the edge and out to it."""

    edge: str
    """The same in both directions."""

    ahead: tuple[int, int]


class Order:
    """For each shared edge and each of its seats, how many lanes lie to its left, looking east or south."""

    def __init__(self) -> None:
        self._lanes: Final[defaultdict[str, dict[Seat, int]]] = defaultdict(dict)

    def put(self, edge: str, left: Seat, right: Seat) -> None:
        lanes = self._lanes[edge]
        lanes[right] = lanes.get(right, 0) + 1
        lanes.setdefault(left, 0)

    def offset(self, edge: str, seat: Seat, apart: float) -> float:
        """How far to the right of the middle, looking east or south, a seat's lane of an edge is."""
        seats = sorted(self._lanes[edge], key=lambda each: (self._lanes[edge][each], each))
        return (seats.index(seat) - (len(seats) - 1) / 2) * apart if seat in seats else 0


def lanes(seats: int) -> tuple[float, float]:
    """How far apart the lanes of a shared way are, and how wide a ribbon is."""
    apart = 36 / seats if seats > 2 else 15
    return apart, min(11, apart - 1.5)


def ribbons(routes: Mapping[Seat, Sequence[int]], grid: Grid, apart: float) -> dict[Seat, str]:
    """The path of each seat as a line, in squares of 100 from the upper left of the map."""
    steps = {seat: _steps(squares, grid) for seat, squares in routes.items()}
    order = Order()
    for one, other in combinations(steps, 2):
        _compare(one, steps[one], other, steps[other], order)
    return {seat: _ribbon(seat, squares, steps[seat], order, grid, apart) for seat, squares in routes.items()}


def middle(square: int, grid: Grid) -> Point:
    row, column = divmod(square, grid.size)
    return Point(SIDE * (column + 0.5), SIDE * (grid.size - row - 0.5))


def outwards(square: int, grid: Grid) -> tuple[int, int]:
    """The direction in which a border square faces out of the board."""
    return next(AHEAD[side] for side in (0, 2, 1, 3) if grid.beside[square][side] is None)


def _steps(squares: Sequence[int], grid: Grid) -> list[Step]:
    x, y = outwards(squares[0], grid)
    within = [
        Step(f"{min(here, after)} {max(here, after)}", AHEAD[grid.beside[here].index(after)])
        for here, after in pairwise(squares)
    ]
    last = Step(f"out {squares[-1]}", outwards(squares[-1], grid))
    return [Step(f"in {squares[0]}", (-x, -y)), *within, last]


def _compare(one: Seat, mine: list[Step], other: Seat, theirs: list[Step], order: Order) -> None:
    """Decide for two paths, wherever they run together, which is to the right of the other."""
    places = {step.edge: index for index, step in enumerate(theirs)}
    index = 0
    while index < len(mine):
        start = index
        found = places.get(mine[start].edge)
        index += 1
        if found is None:
            continue
        along = 1 if mine[start].ahead == theirs[found].ahead else -1
        end = found
        while index < len(mine) and places.get(mine[index].edge) == end + along:
            end += along
            index += 1
        here, last = mine[start].ahead, mine[index - 1].ahead
        behind = -_splits(_back(here), _way(mine, start - 1, -1), _way(theirs, found - along, -along))
        before = _splits(last, _way(mine, index, 1), _way(theirs, end + along, along))
        right = behind or before or (1 if other > one else -1)
        for step in mine[start:index]:
            other_is_right = (right > 0) == (sum(step.ahead) > 0)
            order.put(step.edge, *((one, other) if other_is_right else (other, one)))


def _back(ahead: tuple[int, int]) -> tuple[int, int]:
    return -ahead[0], -ahead[1]


def _way(steps: list[Step], index: int, direction: int) -> tuple[int, int] | None:
    """Where a step leads if it is walked in this direction; None where there is none."""
    if not 0 <= index < len(steps):
        return None
    return steps[index].ahead if direction > 0 else _back(steps[index].ahead)


def _splits(came: tuple[int, int], mine: tuple[int, int] | None, theirs: tuple[int, int] | None) -> int:
    """Positive if the other path turns off to the right of this one."""
    if mine is None or theirs is None:
        return 0
    difference = _turn(came, theirs) - _turn(came, mine)
    return (difference > 0) - (difference < 0)


def _turn(before: tuple[int, int], after: tuple[int, int]) -> int:
    """1 for a turn to the right, -1 for one to the left."""
    return before[0] * after[1] - before[1] * after[0]


def _ribbon(seat: Seat, squares: Sequence[int], steps: list[Step], order: Order, grid: Grid, apart: float) -> str:
    crossings = [
        _crossing(step, squares[min(index, len(squares) - 1)], index < len(squares), order, seat, grid, apart)
        for index, step in enumerate(steps)
    ]
    pieces = [f"M{_written(crossings[0])}"]
    for index in range(len(squares)):
        start, end = crossings[index], crossings[index + 1]
        into, out = steps[index].ahead, steps[index + 1].ahead
        if _turn(into, out):
            corner = Point(end.x, start.y) if into[0] else Point(start.x, end.y)
            pieces.append(f"Q{_written(corner)} {_written(end)}")
        elif end.x == start.x or end.y == start.y:
            pieces.append(f"L{_written(end)}")
        else:  # from one lane to another
            x, y = (start.x + end.x) / 2, (start.y + end.y) / 2
            bends = (Point(start.x, y), Point(end.x, y)) if into[1] else (Point(x, start.y), Point(x, end.y))
            pieces.append(f"C{_written(bends[0])} {_written(bends[1])} {_written(end)}")
    return "".join(pieces)


def _crossing(step: Step, square: int, enters: bool, order: Order, seat: Seat, grid: Grid, apart: float) -> Point:
    """Where a ribbon crosses an edge of a square."""
    (x, y), (right, down) = middle(square, grid), step.ahead
    side = -SIDE / 2 if enters else SIDE / 2
    by = order.offset(step.edge, seat, apart)
    return Point(x + side * right - (by if down else 0), y + side * down + (by if right else 0))


def _written(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"
