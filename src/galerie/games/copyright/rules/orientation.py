"""The 8 orientations of a square card (COP-13).

`r0` is the card as printed, `r1` to `r3` are quarter turns clockwise. `f0` is flipped left to right like a page; `f1`
to `f3` are flipped, then turned.
"""

from typing import Final

ORIENTATIONS: Final = ("r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3")
QUARTERS: Final = 4


def turned(cell: int, orientation: int) -> int:
    """The cell that a cell of the card moves to."""
    row, column = divmod(cell, 3)
    flipped, quarters = divmod(orientation, QUARTERS)
    if flipped:
        column = 2 - column
    for _ in range(quarters):
        row, column = column, 2 - row
    return 3 * row + column
