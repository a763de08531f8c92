"""The one exit: whatever a client learns of a match is made here, from the match and the seats of the audience.

Where a game hides nothing everybody is sent the same. Where it does, an audience of one seat gets that seat's view;
everybody else, spectators and people who share a screen, gets the public view. When a game is over everything is shown.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from hashlib import sha256
from typing import Final, Literal, NamedTuple, Self, TypeAlias

from galerie.core import NATURE, Event, Line, Match, Seal, Seat
from galerie.core.conduct import Conduct, TakeBack, TakeOver, named
from galerie.core.contract import hides, veiled
from galerie.core.drawing import text_of
from galerie.core.match import Request
from galerie.host import wire
from galerie.host.wire import Asked, ClockReading, Countdown, Ending, Happened, Moment, RaceStart, encode

NATURES: Final = frozenset({NATURE})

Reader: TypeAlias = Literal["browser", "program", "unaided"]
"""Who reads a moment. A program is also sent the board as text; an unaided one instead of the legal moves and of the
view, which shows them in some games."""


class Projection:
    """A match after an event, before it is shown to an audience; `still` if nobody can move from there.

    The legal moves of `bots` are not sent.
    """

    __slots__ = (
        "_abortable",
        "_acting",
        "_clock",
        "_countdown",
        "_event",
        "_frames",
        "_heard",
        "_match",
        "_open",
        "_people",
        "_seals",
        "_start",
    )

    def __init__(
        self,
        match: Match,
        event: Event | None,
        clock: ClockReading | None = None,
        countdown: Countdown | None = None,
        start: RaceStart | None = None,
        seals: tuple[Seal, ...] = (),
        bots: frozenset[Seat] = frozenset(),
        heard: int | None = None,
        still: bool = False,
    ) -> None:
        self._match = match
        self._event = event
        self._clock = clock
        self._countdown = countdown
        self._start = start
        self._seals = [wire.Seal(seal.version, seal.digest, seal.salt) for seal in seals] if seals else []
        self._heard = heard
        idle = still or match.paused
        seats = range(0 if still or match.outcome else match.seats)
        self._people = [seat for seat in seats if seat not in bots] if bots else seats
        self._acting = frozenset() if idle else match.to_act - bots - match.stand_ins - NATURES
        self._open = not hides(match.position)
        self._abortable = bool(self._people) and match.is_abortable
        self._frames: dict[AbstractSet[Seat], bytes] = {}

    def moment_for(self, audience: AbstractSet[Seat], reader: Reader = "browser") -> Moment:
        """The moment for an audience that holds these seats; where nothing is hidden, that of the seats to act."""
        if self._open:
            audience = self._acting
        match, event, eye = self._match, self._event, eye_of(audience)
        moves: dict[Seat, list[str]] = {}
        for seat in sorted(self._acting & audience) if reader != "unaided" else ():
            if may_read(match, eye, seat):
                moves[seat] = match.moves(seat).texts
        view = match.view(eye)
        return Moment(
            version=match.version,
            ply=len(match.line),
            seat=event.seat if event else None,
            move=shown_move(match, event, eye) if event else None,
            view=None if reader == "unaided" else view,
            to_act=sorted(match.to_act),
            moves=moves,
            ending=ending(match),
            request=_asked(match.request) if match.request else None,
            rematch=sorted(match.rematch),
            no_rematch=sorted(match.no_rematch),
            out=list(match.out),
            abortable=self._abortable,
            paused=match.paused,
            stand_ins=sorted(match.stand_ins),
            seals=self._seals,
            clock=self._clock,
            countdown=self._countdown,
            start=self._start,
            heard=self._heard,
            text=None if match.game.has_face and reader == "browser" else text_of(view),
            forced=self._open and match.line.forced,
            takeback={seat: why for seat in self._people if (why := match.takeback_refusal(seat))},
        )

    def frame_for(self, audience: AbstractSet[Seat], reader: Reader = "browser") -> bytes:
        """The moment as a frame, made once for all browsers that see the same."""
        if reader != "browser":
            return encode(Happened(self.moment_for(audience, reader)))
        if self._open:
            audience = self._acting
        frame = self._frames.get(audience)
        if frame is None:
            frame = self._frames[audience] = encode(Happened(self.moment_for(audience)))
        return frame


def ending(match: Match) -> Ending | None:
    """The outcome of a match; None during the game."""
    outcome = match.outcome
    return Ending(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.counted) if outcome else None


def shown_move(match: Match, event: Event, eye: Seat | None) -> str:
    """An event as it is shown to whoever sees what the seat `eye` sees.

    Others than the mover see of a hidden move what a spectator does; what it dealt them is in their view.
    """
    open_to_all = match.outcome is not None or isinstance(event.move, Conduct)
    return str(event.move) if open_to_all or eye == event.seat else veiled(match.position, event.move, None)


def public_line(match: Match) -> tuple[Line, ...]:
    """The moves of the present line, as the public may see them."""
    eye = eye_of(frozenset())
    return tuple(Line(event.seat, shown_move(match, event, eye)) for event in match.line)


class LineDigest(NamedTuple):
    """By how many moves a line is known, and their digest. It is short, however long the line is."""

    plies: int
    digest: bytes

    @classmethod
    def of(cls, lines: Sequence[Line]) -> Self:
        return cls(len(lines), sha256("\n".join(map(str, lines)).encode()).digest())

    def begins(self, lines: Sequence[Line]) -> bool:
        """Whether these moves begin with those of the digest."""
        return len(lines) >= self.plies and LineDigest.of(lines[: self.plies]) == self


def may_read(match: Match, eye: Seat | None, seat: Seat) -> bool:
    """Whether everything that follows from a seat's view may be sent to whoever sees what `eye` sees."""
    return eye == seat or bool(match.view(seat) == match.view(None))


def eye_of(audience: AbstractSet[Seat]) -> Seat | None:
    """The seat whose view an audience gets; None for the public view."""
    return next(iter(audience)) if len(audience) == 1 else None


def _asked(request: Request) -> Asked:
    return Asked(
        what=named(request.asked),
        seat=request.seat,
        agreed=sorted(request.agreed),
        of=request.asked.seat if isinstance(request.asked, TakeOver) else None,
        keeps=request.keeps if isinstance(request.asked, TakeBack) else None,
        replays=sorted(request.replays),
    )
