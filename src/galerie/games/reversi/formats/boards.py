"""Boards as text: 64 squares from a1 along the rows, and the side to move.

Programs use several letters for the same: black is any of `0BbXx*`, white any of `1WwOo`, an empty square `.` or `-`.
"""

from typing import Final

from galerie.core import Refusal, Seat
from galerie.discs.board import picture

BLACK: Final = frozenset("0BbXx*")
WHITE: Final = frozenset("1WwOo")
EMPTY: Final = frozenset(".-")
SQUARES: Final = 64


def discs(text: str, line: int = 1) -> tuple[int, int, Seat]:
    """The black and the white discs and whose turn it is, 0 for black; blanks do not matter. Raises Refusal."""
    squares = "".join(text.split())
    if len(squares) != SQUARES + 1:
        raise Refusal("reversi-problem-length", line=line, count=len(squares))
    for at, letter in enumerate(squares):
        if letter not in BLACK | WHITE and (letter not in EMPTY or at == SQUARES):
            raise Refusal("reversi-problem-side" if at == SQUARES else "reversi-problem-letter", line=line, text=letter)
    black, white = (
        sum(1 << at for at, letter in enumerate(squares[:SQUARES]) if letter in colour) for colour in (BLACK, WHITE)
    )
    return black, white, 0 if squares[SQUARES] in BLACK else 1


def written(black: int, white: int, turn: Seat, letters: str = "XO-") -> str:
    """The inverse of `discs`, with a blank before the side."""
    return f"{picture(black, white, letters)} {letters[turn]}"
