"""A turn: laying a tile, or passing if none can be laid (DEF-12, DEF-20)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TypeVar

from galerie.core import IllegalMove
from galerie.games.deflecto.rules.figures import BY_TEXT, TEXTS, Figure
from galerie.games.deflecto.rules.moves import Lay, Pass
from galerie.games.deflecto.rules.placements import Placement, against_laying, lengths, placements
from galerie.games.deflecto.rules.proving import judged
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.tiles import FACES, TILES, offered, without
from galerie.games.deflecto.rules.view import Deed

T = TypeVar("T", bound=GameState)


def codes(table: GameState) -> bytes:
    """The figures that the player to move can show."""
    return bytes(offered(table.options.level, table.stocks[table.turn]))


def legal(table: GameState) -> tuple[Placement, ...]:
    return placements(table.board, table.turn, codes(table))


def lays(table: GameState) -> Iterator[Lay]:
    """The legal placements of the player to move, with every tile that could make them."""
    variants, names = offered(table.options.level, table.stocks[table.turn]), table.board.grid.names
    for square, code in legal(table):
        for variant in variants[code]:
            yield _lay(names[square], code, variant)


@cache
def _lay(square: str, code: int, variant: int) -> Lay:
    return Lay(square, TEXTS[code], variant)


def laid(table: T, lay: Lay) -> T:
    square, figure = table.board.grid.numbers.get(lay.square), BY_TEXT[lay.figure]
    if square is None:
        raise IllegalMove("deflecto-no-square", rule="DEF-05", square=lay.square, last=table.board.grid.names[-1])
    index = _tile(table, lay, figure)
    if against := against_laying(table.board, table.turn, square, figure):
        raise against
    board = table.board.laid(square, figure)
    if table.board.routes[table.turn] is None:
        board = table.board.started(table.turn, square).laid(square, figure)
    stock = without(table.stocks[table.turn], index)
    stocks = (*table.stocks[: table.turn], stock, *table.stocks[table.turn + 1 :])
    before = lengths(table.board)
    deed = Deed(table.turn, str(lay), before)
    done = judged(replace(table, board=board, stocks=stocks, passes=0, last=deed), proven=lengths(board) != before)
    return _next(done)


def passed(table: T) -> T:
    if found := legal(table):
        squares = dict.fromkeys(square for square, _ in found)
        raise IllegalMove("deflecto-must-lay", rule="DEF-20", free=table.board.grid.told(*squares))
    deed = Deed(table.turn, str(Pass()), lengths(table.board))
    done = judged(replace(table, passes=table.passes + 1, last=deed), proven=False)
    return replace(done, ended="passed") if done.passes == done.seats else _next(done)


def _next(table: T) -> T:
    return replace(table, turn=(table.turn + 1) % table.seats, asked=False)


def _tile(table: GameState, lay: Lay, figure: Figure) -> int:
    """The index of the tile in the stock, if the player has it."""
    level, faces = table.options.level, FACES[table.options.level].get(figure.shape)
    if faces is None:
        raise IllegalMove("deflecto-level", rule="DEF-40", figure=lay.figure)
    if lay.variant not in faces:
        variants = ", ".join(f"{lay.figure}/{variant}" if variant else lay.figure for variant in faces)
        raise IllegalMove("deflecto-which", rule="DEF-47", figure=lay.figure, variants=variants)
    index = faces[lay.variant]
    if not table.stocks[table.turn][index]:
        raise IllegalMove("deflecto-no-tile", rule="DEF-02", tile=str(TILES[level][index]))
    return index
