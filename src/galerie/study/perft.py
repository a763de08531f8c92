"""Counting the positions of a game tree: the usual proof that moves are listed and made rightly."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from galerie import kernels
from galerie.core import AnyPosition
from galerie.games.reversi import Reversi


def readable(position: AnyPosition, depth: int) -> int:
    """The leaves `depth` moves deep, through the contract alone: a game that ended earlier is one leaf."""
    if depth == 0 or not position.to_act:
        return 1
    return sum(
        readable(position.play(seat, move), depth - 1) for seat in position.to_act for move in position.moves(seat)
    )


def reversi(position: Reversi, depth: int) -> int:
    """The same by the compiled kernel."""
    if position.turn is None:
        return 1
    own, other = position.discs[position.turn], position.discs[1 - position.turn]
    return kernels.compiled.reversi_perft(own, other, depth, one_line=position.options.one_line)


FAST: Final[Mapping[str, Callable[[Any, int], int]]] = {"reversi": reversi} if kernels.available else {}
"""The games that a kernel counts faster."""


def leaves(game: str, position: AnyPosition, depth: int) -> int:
    return FAST.get(game, readable)(position, depth)
