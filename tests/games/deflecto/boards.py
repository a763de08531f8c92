"""Boards of Déflecto as one lays them out: the tiles that lie there, as moves are written, after the players' first."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import pytest

from galerie.core import Refusal, Seat
from galerie.games.deflecto import Deflecto, Lay, Options, parse
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.layouts import Layout
from galerie.games.deflecto.rules.placements import player_ways
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.ways import Way

STARTS: Final = ("d11:ns", "h11:ns", "a8:ew", "a4:ew")
"""The first tiles of seats 0 to 3, on the numbers 1 to 4, unless a test needs others."""


def opening(seats: int = 2, *, lot: bool = False, **options: Any) -> Deflecto:
    """The start of a game that seat 0 begins, as agreed, unless a test wants lots to be drawn."""
    return start(seats, Options(lot=lot, **options))


def table(
    laid: str = "", seats: int = 2, starts: Iterable[str] = STARTS, turn: Seat = 0, level: int = 2, **options: Any
) -> Deflecto:
    """A game after first tiles and those of `laid`, which nobody checks; all stocks are still whole."""
    position = opening(seats, level=level, **options)
    board = position.board
    for seat, text in zip(range(seats), starts, strict=False):
        square, figure = placed(board, text)
        board = board.started(seat, square).laid(square, figure)
    for text in laid.split():
        square, figure = placed(board, text)
        assert board.is_empty(square), f"two tiles on {text}"
        board = board.laid(square, figure)
    return replace(position, board=board, turn=turn)


def small(layout: Layout, *starts: str, laid: str = "", closed_edges: bool = False) -> Board:
    """A board of any size, with the first tiles of its players and others."""
    board = Board.bare(layout, max(len(starts), 1), closed_edges=closed_edges)
    for seat, text in enumerate(starts):
        square, figure = placed(board, text)
        board = board.started(seat, square).laid(square, figure)
    for text in laid.split():
        board = board.laid(*placed(board, text))
    return board


def placed(board: Board, text: str) -> tuple[int, Any]:
    lay = parse(text)
    assert isinstance(lay, Lay)
    return board.grid.numbers[lay.square], BY_TEXT[lay.figure]


def after(position: Deflecto, moves: str) -> Deflecto:
    """The position after these moves, each made by the first of those awaited."""
    for text in moves.split():
        position = position.play(min(position.to_act), parse(text))
    return position


def legal(position: Deflecto) -> set[str]:
    return {str(move) for seat in position.to_act for move in position.moves(seat)}


def on(position: Deflecto, square: str) -> set[str]:
    """The figures that may be laid on a square."""
    moves = (move for move in position.moves(position.turn) if isinstance(move, Lay))
    return {move.figure for move in moves if move.square == square}


def refused(position: Deflecto, text: str, seat: Seat | None = None) -> Refusal:
    """Why this move is refused to the seat, or to whoever is awaited first; refusing must change nothing."""
    before = repr(position)
    with pytest.raises(Refusal) as caught:
        position.play(min(position.to_act, default=0) if seat is None else seat, parse(text))
    assert repr(position) == before
    return caught.value


def reason(position: Deflecto, text: str) -> tuple[str, str | None, str]:
    """The code of a refusal, its rule, and the squares it shows."""
    refusal = refused(position, text)
    return refusal.code.removeprefix("deflecto-"), refusal.rule, str(refusal.details.get("squares", ""))


def way(position: Deflecto, seat: Seat = 0) -> Way:
    found = player_ways(position.board)[seat]
    assert found
    return found


def squares(position: Deflecto, seat: Seat = 0) -> list[str]:
    return [position.board.grid.names[square] for square in way(position, seat).squares]


def without_tiles(position: Deflecto, *seats: Seat) -> Deflecto:
    """These seats have nothing left to lay."""
    stocks = tuple((0,) * len(stock) if seat in seats else stock for seat, stock in enumerate(position.stocks))
    return replace(position, stocks=stocks)
