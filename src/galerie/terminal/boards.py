"""Finding the board of a game: `BOARD` in its own `terminal` folder."""

from galerie.core import AnyGame
from galerie.games import part
from galerie.terminal.board import Board


def board_of(game: AnyGame) -> type[Board]:
    terminal = part(game, "terminal")
    assert terminal  # noqa: S101  every game has a board
    board: type[Board] = terminal.BOARD
    return board
