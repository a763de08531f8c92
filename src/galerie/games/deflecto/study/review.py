"""What each turn of a game of Déflecto did to every path, and what would have been better.

A placement is judged by the adviser that gives hints, with the same effort: by the chances that it leaves its player.
Without the kernel it is judged by what it gains at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias, cast

from galerie.core import Match, Seat
from galerie.games.deflecto import Deflecto, Lay, kernel
from galerie.games.deflecto.bots.hints import worths
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.placements import lengths, player_ways
from galerie.study.reporting import Point
from galerie.study.reviewing import Curve, Mistake, Outline

NOTICED: Final = {"chances": 3.0, "squares": 1.0}
"""How much more a placement must be worth to be called better, by unit."""

Unit: TypeAlias = Literal["chances", "squares"]
"""Chances of winning in a hundred, or squares gained at once."""


@dataclass(frozen=True, slots=True)
class Alternative:
    move: str
    lengths: tuple[int, ...]
    """The lengths of all paths after it, by seat."""

    worth: float


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

    worth: float | None
    """What the tile was worth to its player; None before everybody has started."""

    better: Alternative | None
    """The placement that the adviser prefers, if it is worth noticeably more."""


@dataclass(frozen=True, slots=True)
class Review:
    turns: tuple[Turn, ...]
    unit: Unit
    grown: tuple[tuple[int, ...], ...]
    """By seat, and by the owner of the path: how many squares the seat's tiles added to that path, or to their own."""

    improvable: tuple[int, ...]
    """By seat, in how many turns a better placement was found."""


def review(match: Match, chance: Random | None = None) -> Review:
    turns = tuple(_turns(match))
    seats = range(match.seats)
    return Review(
        turns=turns,
        unit=_unit(),
        grown=tuple(tuple(_growth(turns, by, whose) for whose in seats) for by in seats),
        improvable=tuple(sum(turn.seat == seat and turn.better is not None for turn in turns) for seat in seats),
    )


def outline(match: Match, review: Review) -> Outline:
    """The lengths of all paths, penalties included, and the tiles that cost most."""
    mistakes = tuple(
        Mistake(
            ply=turn.ply,
            seat=turn.seat,
            move=turn.move,
            cost=better.worth - turn.worth,
            told=review.unit,
            figures={"worth": round(turn.worth), "best": round(better.worth)},
        )
        for turn in review.turns
        if (better := turn.better) and turn.worth is not None
    )
    positions = [cast("Deflecto", each) for each in (*(ply.before for ply in match.plies), match.position)]
    totals = [
        [length and length + penalty for length, penalty in zip(lengths(each.board), each.penalties, strict=True)]
        for each in positions
    ]
    curves = (
        Curve(seat, tuple(Point(ply, float(total[seat])) for ply, total in enumerate(totals) if total[seat]))
        for seat in range(match.seats)
    )
    return Outline(tuple(curve for curve in curves if curve.points), mistakes)


def _unit() -> Unit:
    return "chances" if kernel.available else "squares"


def _growth(turns: tuple[Turn, ...], by: Seat, whose: Seat) -> int:
    own = (turn for turn in turns if turn.seat == by and turn.before[whose])
    return sum(turn.after[whose] - turn.before[whose] for turn in own)


def _turns(match: Match) -> Iterator[Turn]:
    positions = [cast("Deflecto", each) for each in (*(ply.before for ply in match.plies), match.position)]
    for ply, (played, position, following) in enumerate(zip(match.line, positions, positions[1:], strict=False)):
        move = played.move
        if not isinstance(move, Lay):
            continue
        worth, better = (None, None) if position.board.starting else _judged(position, move)
        yield Turn(
            ply=ply,
            seat=played.seat,
            move=str(move),
            before=lengths(position.board),
            after=lengths(following.board),
            empty=tuple(way.empty if way else 0 for way in player_ways(following.board)),
            worth=worth,
            better=better,
        )


def _judged(position: Deflecto, move: Lay) -> tuple[float, Alternative | None]:
    """What a tile was worth, and the adviser's placement if that is better."""
    state = SearchState.of(position, position.turn)
    found = worths(state)
    best = next(iter(found))
    made = position.board.grid.numbers[move.square], BY_TEXT[move.figure].code
    worth, most = found[made], found[best]
    if made == best or most - worth < NOTICED[_unit()]:
        return worth, None
    return worth, Alternative(str(state.lay(best)), state.supposing(best).lengths, most)
