"""The 7 × 7 board (REF-02): squares numbered a1 = 0, b1 = 1 … g7 = 48, rows counted from Gerda's side.

A set of squares is an integer with one bit for each square.
"""

from collections.abc import Iterator
from typing import Final

from galerie.core import BadNotation, Seat

SIDE: Final = 7
COLUMNS: Final = "abcdefg"
ROWS: Final = "1234567"
NAMES: Final = tuple(column + row for row in ROWS for column in COLUMNS)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

OFF: Final = -1
"""The place of a screen that has left the board, and the end of a jump off the board."""

OUT: Final = "out"
"""The notation for it."""

GERDA: Final[Seat] = 0
QUEEN: Final[Seat] = 1
FORWARDS: Final = (SIDE, -SIDE)
"""One row forwards, by seat."""

FIRST_ROW: Final = (range(SIDE), range(SIDE * SIDE - SIDE, SIDE * SIDE))
LAST_ROW: Final = FIRST_ROW[::-1]
LAST_BITS: Final = tuple(sum(1 << square for square in row) for row in LAST_ROW)

DIRECTIONS: Final = ((0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1), (1, -1), (-1, -1))


def square(name: str) -> int:
    if name not in NUMBERS:
        raise BadNotation("reflecto-no-square", rule="REF-02", text=name)
    return NUMBERS[name]


def name(square: int) -> str:
    return OUT if square == OFF else NAMES[square]


def squares(bits: int) -> Iterator[int]:
    """The squares of a set, in order."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def _at(column: int, row: int) -> int | None:
    return column + SIDE * row if column in range(SIDE) and row in range(SIDE) else None


def _steps(start: int) -> tuple[int, ...]:
    column, row = start % SIDE, start // SIDE
    found = (_at(column + x, row + y) for x, y in DIRECTIONS)
    return tuple(each for each in found if each is not None)


def _jumps(start: int) -> tuple[tuple[int, int, int], ...]:
    """For each direction that stays on the board: the bit jumped over, the bit landed on, the square landed on."""
    column, row = start % SIDE, start // SIDE
    ends = ((_at(column + x, row + y), _at(column + 2 * x, row + 2 * y)) for x, y in DIRECTIONS)
    return tuple((1 << over, 1 << end, end) for over, end in ends if over is not None and end is not None)


STEPS: Final = tuple(map(_steps, range(SIDE * SIDE)))
STEP_BITS: Final = tuple(sum(1 << end for end in ends) for ends in STEPS)
JUMPS: Final = tuple(map(_jumps, range(SIDE * SIDE)))

SPRINGBOARDS: Final = tuple(
    tuple(
        STEP_BITS[start] & LAST_BITS[seat] if start + FORWARDS[seat] in LAST_ROW[seat] else 0
        for start in range(SIDE * SIDE)
    )
    for seat in (GERDA, QUEEN)
)
"""By seat and square: the squares over which a jump leads off the board (REF-32).

Such a jump is made forwards from the last row but one; other rows have none.
"""


def steps(start: int, taken: int) -> int:
    """Where one step leads (REF-11)."""
    return STEP_BITS[start] & ~taken


def landings(start: int, taken: int) -> int:
    """Where chains of jumps lead (REF-12), `start` included; `taken` are the squares of all other screens."""
    reached, ahead = 1 << start, [start]
    while ahead:
        for over, land, end in JUMPS[ahead.pop()]:
            if taken & over and not (taken | reached) & land:
                reached |= land
                ahead.append(end)
    return reached


def leads_off(seat: Seat, landed: int, taken: int) -> bool:
    """Whether a last jump from one of these squares leads off the board (REF-32)."""
    boards = SPRINGBOARDS[seat]
    return any(boards[each] & taken for each in squares(landed))


def path(seat: Seat, start: int, end: int, taken: int) -> tuple[int, ...] | None:
    """A shortest path of a step or a chain, both ends included; None if there is none.

    All paths between two squares are one move, and none returns to its start (REF-14).
    """
    if end != OFF and steps(start, taken) >> end & 1:
        return start, end
    before = {start: start}
    ahead = [start]
    for at in ahead:
        off = end == OFF and SPRINGBOARDS[seat][at] & taken
        if off or at == end != start:
            way = [at]
            while way[-1] != start:
                way.append(before[way[-1]])
            return (*reversed(way), OFF) if off else tuple(reversed(way))
        for over, land, landed in JUMPS[at]:
            if taken & over and not taken & land and landed not in before:
                before[landed] = at
                ahead.append(landed)
    return None
