"""The review of a game of Copyright in the form that all reviews share."""

from collections.abc import Iterator
from typing import Any, cast

from galerie.bots import Figure
from galerie.core import Match, Ply, Seat
from galerie.games.copyright import Copyright
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.scoring import MISSED_COST, totals
from galerie.games.copyright.study.analysis import steps
from galerie.games.copyright.study.review import Review, Round
from galerie.study.reporting import Point
from galerie.study.reviewing import Curve, Mistake, Outline, Remark


def outline(match: Match, review: Review) -> Outline:
    """The points of all players, those of the lay-out of the moment included; the rounds that left most unused."""
    positions = [cast("Copyright", each) for each in (*(ply.before for ply in match.plies), match.position)]
    if not any(desk.laid for each in positions for desk in each.desks):
        return Outline()
    curves = tuple(
        Curve(seat, tuple(Point(ply, float(_points(each, seat))) for ply, each in enumerate(positions)))
        for seat in range(match.seats)
    )
    remarks = tuple(
        Remark("unused", {"points": unused, "rounds": len(review.rounds), "variant": _variant(match)}, seat)
        for seat in range(match.seats)
        if review.rounds and ((unused := sum(each.missed[seat] for each in review.rounds)) or match.seats == 1)
    )
    return Outline(curves, tuple(_mistakes(match, review)), remarks)


def _points(position: Copyright, seat: Seat) -> int:
    """What a player has so far, with what their lay-out would score now."""
    won = totals(position.sheet, len(position.desks))[seat] if position.sheet else 0
    if position.stage != "playing" or position.options.variant == "flash":
        return won
    desk = position.desks[seat]
    frame = best_frame(desk.laid, shape(position.model), position.options.frame)
    return won + (frame.score if frame else 0) - MISSED_COST * len(desk.lost)


def _variant(match: Match) -> str:
    return cast("Copyright", match.position).options.variant


def _mistakes(match: Match, review: Review) -> Iterator[Mistake]:
    """Of every round and player the last move, if their cards allowed more."""
    last: dict[tuple[int, Seat], int] = {}
    plies = match.plies
    for ply, played in enumerate(plies):
        position = cast("Copyright", played.before)
        if position.stage == "playing" and played.event.seat in range(match.seats):
            last[position.round, played.event.seat] = ply
    for each in review.rounds:
        for seat, missed in enumerate(each.missed):
            if missed and (each.number, seat) in last:
                ply = last[each.number, seat]
                yield _mistake(ply, plies[ply], each, _variant(match))


def _mistake(ply: int, played: Ply[Any, Any], scored: Round, variant: str) -> Mistake:
    seat, timed = played.event.seat, variant == "timed"
    figures: dict[str, Figure] = {
        "round": scored.number,
        "score": scored.scores[seat],
        "best": scored.scores[seat] + scored.missed[seat],
    }
    desk = cast("Copyright", played.before).desks[seat]
    better = None if timed else next(steps(desk, scored.result.best[seat].laid), None)
    told = "round" if variant == "base" else variant
    # In "timed" the review knows the cards that came later, which no hint does.
    return Mistake(ply, seat, str(played.event.move), scored.missed[seat], told, figures, better, deeper=timed)
