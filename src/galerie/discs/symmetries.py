"""The eight symmetries of the board: positions that differ by one of them are the same position, turned or mirrored.

A symmetry is a number: bit 0 mirrors left and right, bit 1 mirrors top and bottom, and bit 2 then swaps rows and
columns.

>>> moved(0, 1), moved(1, 4)
(7, 8)
>>> all(moved(moved(square, each), INVERSE[each]) == square for each in SYMMETRIES for square in range(64))
True
"""

from typing import Final

SYMMETRIES: Final = range(8)
INVERSE: Final = (0, 1, 2, 3, 4, 6, 5, 7)
"""The symmetry that undoes each: all are their own inverse, but for the two quarter turns."""


def moved(square: int, symmetry: int) -> int:
    """Where a symmetry puts a square."""
    column, row = square % 8, square // 8
    if symmetry & 1:
        column = 7 - column
    if symmetry & 2:
        row = 7 - row
    if symmetry & 4:
        column, row = row, column
    return 8 * row + column


def moved_set(bits: int, symmetry: int) -> int:
    """Where a symmetry puts a set of squares."""
    if symmetry & 1:
        bits = _mirrored(bits)
    if symmetry & 2:
        bits = int.from_bytes(bits.to_bytes(8, "little"), "big")
    if symmetry & 4:
        bits = _transposed(bits)
    return bits


def normal(first: int, second: int) -> tuple[int, int, int]:
    """The smallest of the eight images of two sets of squares, and the symmetry that leads there."""
    return min((moved_set(first, each), moved_set(second, each), each) for each in SYMMETRIES)


def _mirrored(bits: int) -> int:
    bits = bits >> 1 & 0x5555555555555555 | (bits & 0x5555555555555555) << 1
    bits = bits >> 2 & 0x3333333333333333 | (bits & 0x3333333333333333) << 2
    return bits >> 4 & 0x0F0F0F0F0F0F0F0F | (bits & 0x0F0F0F0F0F0F0F0F) << 4


def _transposed(bits: int) -> int:
    """Swap rows and columns: of blocks of four squares by four, then of two by two, then of single squares."""
    for shift, mask in ((28, 0x00000000F0F0F0F0), (14, 0x0000CCCC0000CCCC), (7, 0x00AA00AA00AA00AA)):
        swap = (bits ^ bits >> shift) & mask
        bits ^= swap ^ swap << shift
    return bits
