"""The usual openings by name, recognised by position: the way there does not matter, nor how the board is turned.

The first seat plays the part of black. The crosswise start of the base game is that of Othello, mirrored, so names are
found in every variant, wherever its moves lead to the same position.

>>> from galerie import new
>>> match = new("reversi", othello=True)
>>> for move in ("c4", "e3", "f6", "e6", "f5"):
...     match = match.play(move)
>>> opening(match)
'tiger'
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

from galerie.core import AnyPosition, Match
from galerie.discs.board import NAMES, NUMBERS
from galerie.discs.symmetries import normal
from galerie.games.reversi import GAME, Move, Options, Reversi, View
from galerie.games.reversi.rules.moves import PLACES

FILE: Final = Path(__file__).with_name("openings.txt")
OTHELLO: Final = Options(othello=True)
Key: TypeAlias = tuple[int, int]
"""The discs of the first seat and of the second, turned and mirrored in the one way that all images share."""


@dataclass(frozen=True, slots=True)
class Opening:
    name: str
    """Its message is `reversi-opening-NAME`."""

    squares: tuple[int, ...]
    """One way to play it, with the `othello` option."""

    def __str__(self) -> str:
        return "".join(NAMES[square] for square in self.squares)

    @property
    def position(self) -> Reversi:
        position: AnyPosition = GAME.start(2, OTHELLO)
        for number, square in enumerate(self.squares):
            position = position.play(number % 2, PLACES[square])
        assert isinstance(position, Reversi)  # noqa: S101  for the type checker
        return position


@cache
def openings() -> tuple[Opening, ...]:
    """All of them, in the order of the file."""
    lines = (line.split() for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return tuple(
        Opening(name, tuple(NUMBERS[moves[at : at + 2]] for at in range(0, len(moves), 2)))
        for name, moves in filter(None, lines)
    )


def key(position: Reversi) -> Key:
    first, second, _ = normal(*position.discs)
    return first, second


@cache
def by_key() -> Mapping[Key, Opening]:
    return {key(each.position): each for each in openings()}


@cache
def longest() -> int:
    return max(len(each.squares) for each in openings())


def opening_at(position: AnyPosition) -> str | None:
    """The name of the opening that ends in this position, if there is one."""
    assert isinstance(position, Reversi)  # noqa: S101  for the type checker
    found = by_key().get(key(position))
    return found.name if found else None


def opening(match: Match[Move, View, Options]) -> str | None:
    """The name of the last opening that the match went through: it keeps it after leaving the known lines."""
    passed = [ply.before for ply in islice(match.line.plies(), longest() + 1)]
    if len(passed) <= longest():
        passed.append(match.position)
    return next(filter(None, map(opening_at, reversed(passed))), None)
