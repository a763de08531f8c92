"""The lesson of Déflecto, and what its tasks ask for."""

from collections.abc import Mapping
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.deflecto import Deflecto, Lay
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_TEXT, Kind
from galerie.games.deflecto.rules.laying import codes
from galerie.games.deflecto.rules.placements import Lengths, changes, lengths, player_ways
from galerie.study.lessons import Aim


def crosses(before: Match, after: Match) -> bool:
    """The player's path begins, and is as short as the board allows."""
    board = _board(after)
    return lengths(board)[_mover(after)] == board.layout.size


def follows(before: Match, after: Match) -> bool:
    """The tile is on the player's own path, which keeps its length."""
    seat, square = _mover(after), _square(after)
    way = player_ways(_board(after))[seat]
    return square is not None and way is not None and square in way.squares and _grown(before, after)[seat] == 0


def strays(before: Match, after: Match) -> bool:
    """The player's own path becomes longer."""
    return _grown(before, after)[_mover(after)] > 0


def lengthens(before: Match, after: Match) -> bool:
    """Another path becomes longer, and the player's own does not."""
    grown, seat = _grown(before, after), _mover(after)
    return grown[seat] == 0 and max(grown) > 0


def lengthens_most(before: Match, after: Match) -> bool:
    """Another path becomes as long as one tile can make it, and the player's own does not."""
    position, seat = _position(before), _mover(after)
    was = lengths(position.board)
    every = (_added(was, each) for each in changes(position.board, seat, codes(position)).values())
    most = max((max(grown) for grown in every if grown[seat] == 0), default=0)
    return lengthens(before, after) and max(_grown(before, after)) == most


def lengthens_by_corner(before: Match, after: Match) -> bool:
    """Another path becomes longer by a tile that touches others at corners only."""
    board, square = _board(before), _square(after)
    if square is None or not lengthens(before, after):
        return False
    return all(other is None or board.is_empty(other) for other in board.grid.beside[square])


def lengthens_by_meadow(before: Match, after: Match) -> bool:
    return _kind(after) == "meadow" and lengthens(before, after)


def lengthens_by_rail(before: Match, after: Match) -> bool:
    return _kind(after) == "rail" and lengthens(before, after)


def changes_nothing(before: Match, after: Match) -> bool:
    """A tile that leaves the lengths of all paths as they were."""
    return _square(after) is not None and not any(_grown(before, after))


def proves(before: Match, after: Match) -> bool:
    """A contester's tile changes a path."""
    last = _position(after).last
    return last is not None and last.proven is True


def _position(match: Match) -> Deflecto:
    return cast("Deflecto", match.position)


def _board(match: Match) -> Board:
    return _position(match).board


def _mover(after: Match) -> Seat:
    return after.line[-1].seat


def _square(after: Match) -> int | None:
    """Where the last move laid a tile."""
    move = after.line[-1].move
    return _board(after).grid.numbers[move.square] if isinstance(move, Lay) else None


def _kind(after: Match) -> Kind | None:
    """What the last tile shows; None if none was laid."""
    move = after.line[-1].move
    return BY_TEXT[move.figure].kind if isinstance(move, Lay) else None


def _grown(before: Match, after: Match) -> Lengths:
    return _added(lengths(_board(before)), lengths(_board(after)))


def _added(before: Lengths, after: Lengths) -> Lengths:
    """How much longer each path has become; a path that begins has not grown."""
    return tuple(now - was if was else 0 for was, now in zip(before, after, strict=True))


AIMS: Final[Mapping[str, Aim]] = {
    "crosses": crosses,
    "follows": follows,
    "strays": strays,
    "lengthens": lengthens,
    "lengthens-most": lengthens_most,
    "lengthens-by-corner": lengthens_by_corner,
    "lengthens-by-meadow": lengthens_by_meadow,
    "lengthens-by-rail": lengthens_by_rail,
    "changes-nothing": changes_nothing,
    "proves": proves,
}
