"""The lesson of Miroir, and what its tasks ask for."""

from collections.abc import Mapping
from typing import Final, cast

from galerie.core import Match
from galerie.games.miroir import Miroir
from galerie.games.miroir.rules.moves import Lay, Recover, Shift, Steal
from galerie.study.lessons import Aim


def lays(before: Match, after: Match) -> bool:
    """The card turned up is laid somewhere."""
    return isinstance(after.line[-1].move, Lay)


def extends(before: Match, after: Match) -> bool:
    """The card turned up is laid on a column that has cards already."""
    seat, move = after.line[-1].seat, after.line[-1].move
    return isinstance(move, Lay) and bool(_position(before).sides[seat].column(move.column))


def rearranges(before: Match, after: Match) -> bool:
    """Cards of a column are moved to another."""
    return isinstance(after.line[-1].move, Shift)


def takes(before: Match, after: Match) -> bool:
    """A discarded card is stolen or taken back."""
    return isinstance(after.line[-1].move, Steal | Recover)


def wins(before: Match, after: Match) -> bool:
    """A word of the player's is won."""
    seat = after.line[-1].seat
    return len(_position(after).sides[seat].won) > len(_position(before).sides[seat].won)


def _position(match: Match) -> Miroir:
    return cast("Miroir", match.position)


AIMS: Final[Mapping[str, Aim]] = {
    "lays": lays,
    "extends": extends,
    "rearranges": rearranges,
    "takes": takes,
    "wins": wins,
}
