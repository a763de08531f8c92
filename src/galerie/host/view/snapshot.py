"""All the moments of a game at once. Long games are replayed in a worker process; these functions run there too."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec.structs import replace

from galerie import bots
from galerie.core import Match, Seal, Seat, options
from galerie.core.record import Record, replay
from galerie.games import GAMES
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.timeline import TimedMatch, fold
from galerie.host.view.projection import Projection
from galerie.host.wire import Moment, Replay, encode

SHORT: Final = 200
"""Events of a game that is replayed in the event loop; handing it to a process would take longer."""


def project(
    setup: TableSetup, timed: TimedMatch, seals: tuple[Seal, ...], now: int, *, past: bool, grace: int = 0
) -> Projection:
    """A moment at a table, with clocks as they are `now`. Nobody can move in a `past` one.

    Those who are ready for a race wait `grace` milliseconds for the others.
    """
    waiting, clock, countdown = setup.waiting, None, None
    if timed.clock:
        clock = timed.clock.at_rest() if waiting else timed.clock.reading(now)
    if timed.timer and not waiting:
        countdown = timed.countdown(now)
    heard = timed.heard if timed.event else None
    start = timed.race_start(now, grace)
    return Projection(timed.match, timed.event, clock, countdown, start, seals, setup.bots, heard, past or waiting)


def with_last_move(timed: TimedMatch) -> TimedMatch:
    """The moment with the move that led there, and not with later conduct."""
    line = timed.match.line
    return replace(timed, event=line[-1] if line else None)


def past_moments(
    setup: TableSetup, entries: tuple[EventRow, ...], seals: tuple[Seal, ...], audience: AbstractSet[Seat]
) -> list[bytes]:
    """The moments of the present line but the last one, encoded: one for each ply, the start first."""
    plies: list[TimedMatch] = []
    for timed in fold(setup, entries):
        plies[len(timed.match.line) :] = [timed]
    return [encode(_past_moment(setup, timed, seals, audience)) for timed in plies[:-1]]


def _past_moment(setup: TableSetup, timed: TimedMatch, seals: Sequence[Seal], audience: AbstractSet[Seat]) -> Moment:
    made = tuple(seal for seal in seals if seal.version <= timed.match.version)
    return project(setup, with_last_move(timed), made, timed.turned, past=True).moment_for(audience)


def replayed(record: Record) -> bytes:
    """A recorded game as the public sees it, encoded as a `Replay`."""
    plies: list[Match] = []
    for match in replay(GAMES, record):
        plies[len(match.line) :] = [match]
    times = (None, *(record.times or (None,) * len(record.lines)))
    public = frozenset[Seat]()
    return encode(
        Replay(
            game=record.game,
            options=options.values(GAMES[record.game].chosen(record.rules, record.options)),
            racing=GAMES[record.game].racing,
            names=[bots.recorded_name(record.game, name) for name in record.seats],
            moments=[
                Projection(
                    match, match.line[-1] if match.line else None, still=True, heard=times[match.version]
                ).moment_for(public)
                for match in plies
            ],
        )
    )
