"""The lesson of Copyright, and what its tasks ask for."""

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from galerie.core import Match
from galerie.games.copyright import Clear, Copyright, Done, Put, Take
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.frame import ALL, best_frame
from galerie.games.copyright.rules.layout import grid
from galerie.study.lessons import Aim


class Standing(NamedTuple):
    """How a lay-out stands under its frame."""

    matches: int
    out: int
    """How many rows and columns stick out."""

    size: int
    """How many rows and columns there are."""


def adds(before: Match, after: Match) -> bool:
    """More cells match, and no more sticks out."""
    earlier, later = _standings(before, after)
    return later.matches > earlier.matches and later.out <= earlier.out


def gains(before: Match, after: Match) -> bool:
    """The lay-out is worth more than before."""
    earlier, later = _standings(before, after)
    return later.matches - later.out > earlier.matches - earlier.out


def tidies(before: Match, after: Match) -> bool:
    """Less sticks out, and no cell is lost."""
    earlier, later = _standings(before, after)
    return later.out < earlier.out and later.matches >= earlier.matches


def finishes(before: Match, after: Match) -> bool:
    """The model is reproduced."""
    return _standings(before, after)[1].matches == ALL


def sticks(before: Match, after: Match) -> bool:
    """The lay-out has more rows and columns than before."""
    earlier, later = _standings(before, after)
    return later.size > earlier.size


def spoils(before: Match, after: Match) -> bool:
    """Fewer cells match."""
    earlier, later = _standings(before, after)
    return later.matches < earlier.matches


def idles(before: Match, after: Match) -> bool:
    """No more cells match than before."""
    earlier, later = _standings(before, after)
    return later.matches <= earlier.matches


def takes(before: Match, after: Match) -> bool:
    """A card goes back to the hand, or all of them do."""
    return isinstance(after.line[-1].move, Take | Clear)


def stirs(before: Match, after: Match) -> bool:
    """A card that lies there already is moved, turned or taken back."""
    move, seat = after.line[-1].move, after.line[-1].seat
    laid = {each.card for each in cast("Copyright", before.position).desks[seat].laid}
    return takes(before, after) or (isinstance(move, Put) and move.card in laid)


def quits(before: Match, after: Match) -> bool:
    """The round is given up."""
    return isinstance(after.line[-1].move, Done)


def _standings(before: Match, after: Match) -> tuple[Standing, Standing]:
    seat = after.line[-1].seat
    return _standing(before, seat), _standing(after, seat)


def _standing(match: Match, seat: int) -> Standing:
    position = cast("Copyright", match.position)
    laid = position.desks[seat].laid
    frame = best_frame(laid, shape(position.model), position.options.frame)
    if frame is None:
        return Standing(0, 0, 0)
    seen = grid(laid)
    return Standing(frame.matches, frame.rows + frame.columns, seen.rows + seen.columns)


AIMS: Final[Mapping[str, Aim]] = {
    "adds": adds,
    "gains": gains,
    "tidies": tidies,
    "finishes": finishes,
    "sticks": sticks,
    "spoils": spoils,
    "idles": idles,
    "takes": takes,
    "stirs": stirs,
    "quits": quits,
}
