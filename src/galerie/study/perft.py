"""Counting the positions of a game tree, the usual test of move generation."""

from collections.abc import Callable

from galerie.core import AnyPosition
from galerie.games import find, part


def readable(position: AnyPosition, depth: int) -> int:
    """The leaves `depth` moves deep, using only the contract; a game that ends earlier is one leaf."""
    if depth == 0 or not position.to_act:
        return 1
    return sum(
        readable(position.play(seat, move), depth - 1) for seat in position.to_act for move in position.moves(seat)
    )


def leaves(game: str, position: AnyPosition, depth: int) -> int:
    """The same, by the game's own fast version if it has one."""
    count: Callable[[AnyPosition, int], int] = getattr(part(find(game), "study"), "leaves", readable)
    return count(position, depth)
