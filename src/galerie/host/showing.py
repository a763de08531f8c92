"""The one exit: whatever a client learns of a match is made here, from the match and the audience's seats.

An audience of one seat gets that seat's view. Anybody else, spectators and people who share a screen alike, gets
the public view: what one of them knows the other must not see. When a game is over everything is shown.
"""

from collections.abc import Set as AbstractSet

from galerie.core import Event, Match, Seat
from galerie.core.match import Conduct
from galerie.core.record import Line
from galerie.host.wire import ClockReading, Ending, Moment, TakeBackRequest


def moment(
    match: Match,
    event: Event | None,
    audience: AbstractSet[Seat],
    clock: ClockReading | None = None,
    countdown: int | None = None,
    *,
    waiting: bool = False,
) -> Moment:
    """Where a match stands after an event, for those who hold these seats. While players are awaited nobody moves."""
    outcome, request = match.outcome, match.request
    movers = frozenset[Seat]() if waiting else match.to_act & audience
    return Moment(
        version=match.version,
        ply=len(match.line),
        seat=event.seat if event else None,
        move=shown_move(match, event, audience) if event else None,
        view=match.position.view(_eye(audience)),
        to_act=sorted(match.to_act),
        moves={seat: [str(move) for move in match.moves(seat)] for seat in sorted(movers)},
        ending=Ending(list(outcome.scores), list(outcome.ranks), outcome.reason) if outcome else None,
        request=TakeBackRequest(request.seat, sorted(request.agreed)) if request else None,
        rematch=sorted(match.rematch),
        clock=clock,
        countdown=countdown,
    )


def shown_move(match: Match, event: Event, audience: AbstractSet[Seat]) -> str:
    """An event as this audience may read it."""
    open_to_all = match.outcome is not None or isinstance(event.move, Conduct)
    if open_to_all or _eye(audience) == event.seat:
        return str(event.move)
    return match.game.veil(event.move)


def public_line(match: Match) -> tuple[Line, ...]:
    """The moves that stand, as the public may read them."""
    return tuple(Line(ply.event.seat, shown_move(match, ply.event, frozenset())) for ply in match.line)


def _eye(audience: AbstractSet[Seat]) -> Seat | None:
    """Whose view an audience gets."""
    return next(iter(audience)) if len(audience) == 1 else None
