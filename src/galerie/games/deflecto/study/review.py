"""What each turn of a game of Déflecto did to every path, and what would have been better.

A placement is judged by its player's lead over the best of the others after the next player's most damaging answer.
That is two tiles ahead and no further, so a better placement may go unnoticed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.deflecto import Deflecto, Lay, kernel
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_CODE, BY_TEXT
from galerie.games.deflecto.rules.laying import lays
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, player_ways
from galerie.games.deflecto.rules.tiles import offered

TRIED: Final = 80
"""How many placements of a turn are examined: those that change a length, then some on the player's own path."""


@dataclass(frozen=True, slots=True)
class Alternative:
    move: str
    lengths: tuple[int, ...]
    """The lengths of all paths after it, by seat."""

    lead: int
    """Over the best of the others, after the next player's answer; negative for a player who is behind."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One tile laid."""

    ply: int
    """How many moves of the game came before it."""

    seat: Seat
    move: str
    before: tuple[int, ...]
    after: tuple[int, ...]
    """The lengths of all paths, by seat; 0 for one that has not begun."""

    empty: tuple[int, ...]
    """How many squares of each path are empty after it."""

    lead: int | None
    """The lead after the tile, measured as in `Alternative`; None before everybody has started."""

    better: Alternative | None
    """The best placement found, if it leads to more."""


@dataclass(frozen=True, slots=True)
class Review:
    turns: tuple[Turn, ...]
    grown: tuple[tuple[int, ...], ...]
    """By seat, and by the owner of the path: how many squares the seat's tiles added to that path, or to their own."""

    improvable: tuple[int, ...]
    """By seat, in how many turns a better placement was found."""


def review(match: Match, chance: Random | None = None) -> Review:
    turns = tuple(_turns(match))
    seats = range(match.seats)
    return Review(
        turns=turns,
        grown=tuple(tuple(_growth(turns, by, whose) for whose in seats) for by in seats),
        improvable=tuple(sum(turn.seat == seat and turn.better is not None for turn in turns) for seat in seats),
    )


def _growth(turns: tuple[Turn, ...], by: Seat, whose: Seat) -> int:
    own = (turn for turn in turns if turn.seat == by and turn.before[whose])
    return sum(turn.after[whose] - turn.before[whose] for turn in own)


def _turns(match: Match) -> Iterator[Turn]:
    positions = [cast("Deflecto", each) for each in (*(ply.before for ply in match.plies), match.position)]
    for ply, (played, position, following) in enumerate(zip(match.line, positions, positions[1:], strict=False)):
        move = played.move
        if not isinstance(move, Lay):
            continue
        board = following.board
        lead, better = None, None
        if not position.board.starting:
            lead = _lead(position, board, lengths(board))
            best = max(_alternatives(position), key=lambda each: each.lead, default=None)
            better = best if best and best.lead > lead else None
        yield Turn(
            ply=ply,
            seat=played.seat,
            move=str(move),
            before=lengths(position.board),
            after=lengths(board),
            empty=tuple(way.empty if way else 0 for way in player_ways(board)),
            lead=lead,
            better=better,
        )


def _alternatives(position: Deflecto) -> Iterator[Alternative]:
    now, board = lengths(position.board), position.board
    able = bytes(offered(position.options.level, position.stocks[position.turn]))
    found = changes(board, position.turn, able)
    own = player_ways(board)[position.turn]
    protected = own.squares if own else ()
    tried: dict[Placement, str] = {}
    for move in lays(position):
        square, code = board.grid.numbers[move.square], BY_TEXT[move.figure].code
        if (square, code) in found or square in protected:
            tried.setdefault((square, code), str(move))
    ordered = sorted(tried, key=lambda placement: placement not in found)
    for placement in ordered[:TRIED]:
        after = found.get(placement, now)
        laid = board.laid(placement[0], BY_CODE[placement[1]])
        yield Alternative(tried[placement], after, _lead(position, laid, after))


def _lead(position: Deflecto, laid: Board, after: Lengths) -> int:
    """The lead of the player who has just moved, after the worst answer. Without the kernel answers are ignored: they
    would take too long."""
    me, rival = position.turn, (position.turn + 1) % position.seats
    able = bytes(offered(position.options.level, position.stocks[rival]))
    answers = changes(laid, rival, able).values() if kernel.available else ()
    return min(_ahead(position.penalties, each, me) for each in (after, *answers))


def _ahead(penalties: tuple[int, ...], after: Lengths, seat: Seat) -> int:
    totals = [length + penalty for length, penalty in zip(after, penalties, strict=True)]
    return min(total for other, total in enumerate(totals) if other != seat) - totals[seat]
