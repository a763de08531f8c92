"""Finding the board of a game: `BOARD` in its own `terminal` folder, or else a plain one."""

from functools import cache

from galerie.core import AnyGame
from galerie.games import part
from galerie.terminal.board import Board
from galerie.terminal.plain import plain_board


@cache
def board_of(game: AnyGame) -> type[Board]:
    board: type[Board] | None = getattr(part(game, "terminal"), "BOARD", None)
    return board or plain_board(game)
