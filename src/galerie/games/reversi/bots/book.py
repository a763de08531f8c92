"""The opening book: moves of the first discs with what they are worth, from our own searches.

`python -m tools.reversi_book` makes it. The file is a list of positions, each as the discs of the side to move and of
the other, how many moves are known, and then those moves with their values in hundredths of a disc. A position stands
for its images under all symmetries, and of moves that are images of each other one is written. Values are for Othello's
conventions; so early in a game the rule for ties changes nothing, so the book serves the base game too, but not
`one_line`.
"""

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Final, TypeAlias

from galerie.discs.symmetries import INVERSE, SYMMETRIES, moved, moved_set, normal
from galerie.games.reversi.bots.search import Board

FILE: Final = Path(__file__).with_name("book.xz")
HEAD: Final = Struct("<QQB")
ENTRY: Final = Struct("<Bh")

Entry: TypeAlias = tuple[int, int]
"""A move as a search writes it, and its value for the side to move."""

Key: TypeAlias = tuple[int, int]


def book_moves(board: Board) -> list[Entry]:
    """The moves that the book knows in a position, best first; empty where it knows nothing."""
    if board.one_line:
        return []
    own, other, _ = normal(board.own, board.other)
    known = book().get((own, other), ())
    ways = [
        INVERSE[each]
        for each in SYMMETRIES
        if (moved_set(board.own, each), moved_set(board.other, each)) == (own, other)
    ]
    return list(dict.fromkeys((moved(square, way), value) for square, value in known for way in ways))


@cache
def book() -> Mapping[Key, tuple[Entry, ...]]:
    """Every position of the book, in its normal form."""
    return unpacked(lzma.decompress(FILE.read_bytes())) if FILE.exists() else {}


def packed(entries: Mapping[Key, Iterable[Entry]]) -> bytes:
    """Sorted, so that the same book is the same file."""
    parts = []
    for (own, other), moves in sorted(entries.items()):
        known = list(moves)
        parts += [HEAD.pack(own, other, len(known)), *(ENTRY.pack(*each) for each in known)]
    return b"".join(parts)


def unpacked(data: bytes) -> dict[Key, tuple[Entry, ...]]:
    found: dict[Key, tuple[Entry, ...]] = {}
    at = 0
    while at < len(data):
        own, other, count = HEAD.unpack_from(data, at)
        end = at + HEAD.size + count * ENTRY.size
        found[own, other] = tuple(ENTRY.iter_unpack(data[at + HEAD.size : end]))
        at = end
    return found
