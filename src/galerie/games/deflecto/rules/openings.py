"""First tiles: each player enters the board on a free number (DEF-11)."""

from galerie.core import IllegalMove, Seat
from galerie.games.deflecto.rules.blocking import against_blocking
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import Figure
from galerie.games.deflecto.rules.fitting import against_fit


def marked(board: Board) -> list[int]:
    """The squares where a player may start."""
    return sorted(square for number in board.free_numbers for square in board.layout.ends(number))


def against_opening(board: Board, seat: Seat, square: int, figure: Figure) -> IllegalMove | None:
    free, here = marked(board), board.grid.told(square)
    if square not in free:
        return IllegalMove("deflecto-start", rule="DEF-11", squares=here, free=board.grid.told(*free))
    if figure.kind != "path" or figure.shape == "dead_end":
        return IllegalMove("deflecto-start-tile", rule="DEF-11", squares=here)
    if not figure.sides & board.grid.outer[square]:
        return IllegalMove("deflecto-start-inside", rule="DEF-11", squares=here)
    return against_fit(board, square, figure) or against_blocking(board.started(seat, square).laid(square, figure))
