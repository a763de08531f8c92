"""The starts that chance may draw with the option `balanced` (REV-23)."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from galerie.discs.board import square
from galerie.discs.symmetries import moved
from galerie.games.reversi.rules.moves import LAID, Move, Start
from galerie.games.reversi.rules.start_list import STARTS

MIRRORED: Final = 1
"""The symmetry between the crosswise start of the base game and that of Othello, where black moves first."""


@cache
def starts(*, othello: bool) -> tuple[Start, ...]:
    """All of them; the list is written for Othello's start."""
    symmetry = 0 if othello else MIRRORED
    return tuple(
        Start(tuple(moved(square(text[at : at + 2]), symmetry) for at in range(0, 2 * LAID, 2)))
        for text in STARTS.split()
    )


@cache
def chances(*, othello: bool) -> Mapping[Move, float]:
    """All are equally likely."""
    drawn = starts(othello=othello)
    return MappingProxyType(dict.fromkeys(drawn, 1 / len(drawn)))
