"""The lesson of Reversi, and what its tasks ask for."""

from collections.abc import Mapping
from typing import Final, cast

from galerie.core import Match
from galerie.discs.flanking import lines_turned
from galerie.games.reversi import Place, Reversi
from galerie.study.lessons import Aim

MANY: Final = 3
CORNERS: Final = frozenset({0, 7, 56, 63})


def turns_fewer(before: Match, after: Match) -> bool:
    """The disc turns fewer than three others."""
    return sum(lines(before, after)) < MANY


def turns_one_way(before: Match, after: Match) -> bool:
    """The disc turns others in fewer than three directions."""
    return len(lines(before, after)) < MANY


def leaves_the_corner(before: Match, after: Match) -> bool:
    """The disc is not placed in a corner."""
    return _placed(after).square not in CORNERS


def lines(before: Match, after: Match) -> list[int]:
    """How many discs the last one turned in each direction."""
    discs, seat = cast("Reversi", before.position).discs, after.line[-1].seat
    return [run.bit_count() for run in lines_turned(discs[seat], discs[1 - seat], _placed(after).square).values()]


def _placed(match: Match) -> Place:
    return cast("Place", match.line[-1].move)


AIMS: Final[Mapping[str, Aim]] = {
    "fewer": turns_fewer,
    "one way": turns_one_way,
    "no corner": leaves_the_corner,
}
