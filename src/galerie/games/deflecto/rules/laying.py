"""A turn: laying a tile, or passing if none can be laid (DEF-12, DEF-20)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.deflecto.rules.figures import BY_TEXT, TEXTS, Figure
from galerie.games.deflecto.rules.moves import Lay, Pass
from galerie.games.deflecto.rules.placements import Placement, against_laying, lengths, placements
from galerie.games.deflecto.rules.proving import judged
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.tiles import FACES, TILES, offered, without
from galerie.games.deflecto.rules.view import Deed

T = TypeVar("T", bound=GameState)


def codes(state: GameState) -> bytes:
    """The figures that the player to move can show."""
    return bytes(offered(state.options.level, state.stocks[state.turn]))


def legal(state: GameState) -> tuple[Placement, ...]:
    return placements(state.board, state.turn, codes(state))


def lays(state: GameState) -> Iterator[Lay]:
    """The legal placements of the player to move, with every tile that could make them."""
    variants, names = offered(state.options.level, state.stocks[state.turn]), state.board.grid.names
    for square, code in legal(state):
        for variant in variants[code]:
            yield _lay(names[square], code, variant)


@cache
def _lay(square: str, code: int, variant: int) -> Lay:
    return Lay(square, TEXTS[code], variant)


def laid(state: T, lay: Lay) -> T:
    square, figure = state.board.grid.numbers.get(lay.square), BY_TEXT[lay.figure]
    if square is None:
        raise IllegalMove("deflecto-no-square", rule="DEF-05", square=lay.square, last=state.board.grid.names[-1])
    index = _tile(state, lay, figure)
    if against := against_laying(state.board, state.turn, square, figure):
        raise against
    board = state.board.laid(square, figure)
    if state.board.routes[state.turn] is None:
        board = state.board.started(state.turn, square).laid(square, figure)
    stock = without(state.stocks[state.turn], index)
    stocks = (*state.stocks[: state.turn], stock, *state.stocks[state.turn + 1 :])
    before = lengths(state.board)
    deed = Deed(state.turn, str(lay), before)
    pairs = enumerate(zip(before, lengths(board), strict=True))
    proven = any(was != now for seat, (was, now) in pairs if seat not in state.out)
    return following(judged(replace(state, board=board, stocks=stocks, passes=0, last=deed), proven=proven))


def passed(state: T) -> T:
    if found := legal(state):
        squares = dict.fromkeys(square for square, _ in found)
        raise IllegalMove("deflecto-must-lay", rule="DEF-20", free=state.board.grid.told(*squares))
    deed = Deed(state.turn, str(Pass()), lengths(state.board))
    done = judged(replace(state, passes=state.passes + 1, last=deed), proven=False)
    return replace(done, ended="passed") if done.passes == len(done.players) else following(done)


def following(state: T) -> T:
    """The turn of the next player; seats that are out are passed over."""
    return replace(state, turn=next(_onward(state, 1)), asked=False)


def passers(state: GameState) -> tuple[Seat, ...]:
    """The players who have passed in a row, the last one first."""
    return tuple(islice(_onward(state, -1), state.passes))


def _onward(state: GameState, step: int) -> Iterator[Seat]:
    """The players after the turn, or before it."""
    others = ((state.turn + step * away) % state.seats for away in range(1, state.seats + 1))
    return (seat for seat in others if seat not in state.out)


def _tile(state: GameState, lay: Lay, figure: Figure) -> int:
    """The index of the tile in the stock, if the player has it."""
    level, faces = state.options.level, FACES[state.options.level].get(figure.shape)
    if faces is None:
        raise IllegalMove("deflecto-level", rule="DEF-40", figure=lay.figure)
    if lay.variant not in faces:
        variants = ", ".join(f"{lay.figure}/{variant}" if variant else lay.figure for variant in faces)
        raise IllegalMove("deflecto-which", rule="DEF-47", figure=lay.figure, variants=variants)
    index = faces[lay.variant]
    if not state.stocks[state.turn][index]:
        raise IllegalMove("deflecto-no-tile", rule="DEF-02", tile=str(TILES[level][index]))
    return index
