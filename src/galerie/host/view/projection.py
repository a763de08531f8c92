"""The one exit: whatever a client learns of a match is made here, from the match and the audience's seats.

Where a game hides nothing everybody is shown the same. Where it does, an audience of one seat gets that seat's view;
anybody else, spectators and people who share a screen alike, gets the public view: what one of them knows the other
must not see. When a game is over everything is shown.
"""

from collections.abc import Set as AbstractSet
from typing import Final, Literal

from galerie.core import NATURE, Event, Line, Match, Seal, Seat
from galerie.core.contract import hides, veiled
from galerie.core.drawing import text_of
from galerie.core.match import Conduct, Draw, Pause, Request, TakeBack, TakeOver, Wish
from galerie.host import wire
from galerie.host.store.rows import GameStatus
from galerie.host.wire import Asked, ClockReading, Countdown, Ending, Happened, Moment, encode

NATURES: Final = frozenset({NATURE})


class Projection:
    """Where a match stands after an event, before anybody has seen it; `still` where nobody can move from there.

    What `bots` may do interests nobody.
    """

    def __init__(
        self,
        match: Match,
        event: Event | None,
        clock: ClockReading | None = None,
        countdown: Countdown | None = None,
        seals: tuple[Seal, ...] = (),
        bots: frozenset[Seat] = frozenset(),
        heard: int | None = None,
        still: bool = False,
    ) -> None:
        self._match = match
        self._event = event
        self._clock = clock
        self._countdown = countdown
        self._seals = [wire.Seal(seal.version, seal.digest, seal.salt) for seal in seals] if seals else []
        self._heard = heard
        idle = still or match.paused
        self._acting = frozenset() if idle else match.to_act - bots - match.stand_ins - NATURES
        self._open = not hides(match.position)
        self._frames: dict[AbstractSet[Seat], bytes] = {}

    def moment_for(self, audience: AbstractSet[Seat]) -> Moment:
        """By those who hold these seats; where nothing is hidden, the same as by those who are to act."""
        if self._open:
            audience = self._acting
        match, event, eye = self._match, self._event, eye_of(audience)
        moves: dict[Seat, list[str]] = {}
        for seat in sorted(self._acting & audience):
            if may_read(match, eye, seat):
                moves[seat] = match.moves(seat).texts
        view = match.position.view(eye)
        return Moment(
            version=match.version,
            ply=len(match.line),
            seat=event.seat if event else None,
            move=shown_move(match, event, eye) if event else None,
            view=view,
            to_act=sorted(match.to_act),
            moves=moves,
            ending=ending(match),
            request=_asked(match.request) if match.request else None,
            rematch=sorted(match.rematch),
            paused=match.paused,
            stand_ins=sorted(match.stand_ins),
            seals=self._seals,
            clock=self._clock,
            countdown=self._countdown,
            heard=self._heard,
            text=None if match.game.has_face else text_of(view),
        )

    def frame_for(self, audience: AbstractSet[Seat]) -> bytes:
        """The same as a frame, which is made once for all who see the same."""
        if self._open:
            audience = self._acting
        frame = self._frames.get(audience)
        if frame is None:
            frame = self._frames[audience] = encode(Happened(self.moment_for(audience)))
        return frame


def ending(match: Match) -> Ending | None:
    """How a match has come out, for everybody; None while it goes on."""
    outcome = match.outcome
    return Ending(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.counted) if outcome else None


def standing(match: Match) -> GameStatus:
    """How a match stands, for everybody."""
    return GameStatus(tuple(sorted(match.to_act)), ending(match))


def shown_move(match: Match, event: Event, eye: Seat | None) -> str:
    """An event as it may be read by who sees what this seat sees.

    Whoever did not make a hidden move reads what a spectator does; what it dealt them is in their view.
    """
    open_to_all = match.outcome is not None or isinstance(event.move, Conduct)
    return str(event.move) if open_to_all or eye == event.seat else veiled(match.position, event.move, None)


def public_line(match: Match) -> tuple[Line, ...]:
    """The moves that stand, as the public may read them."""
    eye = eye_of(frozenset())
    return tuple(Line(event.seat, shown_move(match, event, eye)) for event in match.line)


def may_read(match: Match, eye: Seat | None, seat: Seat) -> bool:
    """Whether what follows from a seat's own view tells who sees what `eye` sees nothing that he may not know."""
    return eye == seat or bool(match.position.view(seat) == match.position.view(None))


def eye_of(audience: AbstractSet[Seat]) -> Seat | None:
    """Whose view an audience gets."""
    return next(iter(audience)) if len(audience) == 1 else None


def _asked(request: Request) -> Asked:
    return Asked(
        what=_named(request.asked),
        seat=request.seat,
        agreed=sorted(request.agreed),
        of=request.asked.seat if isinstance(request.asked, TakeOver) else None,
        keeps=request.keeps if isinstance(request.asked, TakeBack) else None,
        replays=sorted(request.replays),
    )


def _named(wish: Wish) -> Literal["takeback", "draw", "pause", "takeover"]:
    match wish:
        case Draw():
            return "draw"
        case Pause():
            return "pause"
        case TakeOver():
            return "takeover"
        case _:
            return "takeback"
