"""The moments of a game, in pages. Of records and long games, worker processes make them with these functions."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Final, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from galerie import bots, formats
from galerie.core import BadRecord, Match, Seal, Seat, options
from galerie.core.record import loads, replay
from galerie.core.visible import visible
from galerie.games import GAMES
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.timeline import TimedMatch, fold
from galerie.host.view.projection import Projection
from galerie.host.wire import Moment, RecordFile, Replay, encode

SHORT: Final = 32
"""Events of a game whose moments are made in the event loop; handing it to a process would take longer."""


class PageLimits(NamedTuple):
    """A page of moments ends after so many of them, or after the one that fills so many bytes."""

    moments: int = 500
    bytes: int = 1024 * 1024


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
    bots, still = setup.bots, past or waiting
    if waiting and not past and setup.last_open is not None:  # whoever takes that seat may begin with its first move
        bots, still = frozenset(range(len(setup.chairs))) - {setup.last_open}, False
    return Projection(timed.match, timed.event, clock, countdown, start, seals, bots, heard, still)


def with_last_move(timed: TimedMatch) -> TimedMatch:
    """The moment with the move that led there, and not with later conduct."""
    line = timed.match.line
    return replace(timed, event=line[-1] if line else None)


def moment_page(
    setup: TableSetup,
    entries: tuple[EventRow, ...],
    seals: tuple[Seal, ...],
    audience: AbstractSet[Seat],
    since: int,
    last: bytes,
    limits: PageLimits,
) -> bytes:
    """A page of the moments of the present line as JSON: one for each ply from `since` on.

    The present one is `last`, encoded: clocks are running there.
    """
    plies: list[TimedMatch] = []
    for timed in fold(setup, entries):
        plies[len(timed.match.line) :] = [timed]
    past = (encode(_past_moment(setup, timed, seals, audience)) for timed in plies[since:-1])
    return b"[" + b",".join(page(chain(past, [last] if since < len(plies) else []), limits)) + b"]"


def _past_moment(setup: TableSetup, timed: TimedMatch, seals: Sequence[Seal], audience: AbstractSet[Seat]) -> Moment:
    made = tuple(seal for seal in seals if seal.version <= timed.match.version)
    return project(setup, with_last_move(timed), made, timed.began, past=True).moment_for(audience)


def replayed(text: bytes, since: int, most_lines: int, limits: PageLimits) -> bytes:
    """A recorded game as the public sees it, encoded as a `Replay` with the moments from the ply `since` on."""
    try:
        record = loads(text.decode())
    except UnicodeDecodeError as error:
        raise BadRecord("record-header") from error
    if len(record.lines) > most_lines:
        raise BadRecord("record-long", lines=most_lines)
    plies: list[Match] = []
    for match in replay(GAMES, record):
        plies[len(match.line) :] = [match]
    times = (None, *(record.times or (None,) * len(record.lines)))
    moments = page((encode(_recorded_moment(match, times[match.version])) for match in plies[since:]), limits)
    return encode(
        Replay(
            game=record.game,
            options=options.values(GAMES[record.game].chosen(record.rules, record.options)),
            racing=GAMES[record.game].racing,
            names=[bots.recorded_name(record.game, name) for name in record.seats],
            moments=[Raw(each) for each in moments],  # type: ignore[misc]  # encoded already
            plies=len(plies) - 1,
        )
    )


def opened(data: bytes, game: int | None, most_games: int) -> bytes:
    """The games of a file, encoded as a `RecordFile` with the one of this number, or with the only one."""
    found = formats.read(data)
    if len(found) > most_games:
        raise BadRecord("record-many", most=most_games)
    if game is None and len(found) == 1:
        game = 0
    if game is not None and game >= len(found):
        raise BadRecord("record-none")
    titles = [visible(entry.title) for entry in found.entries]
    return encode(RecordFile(titles, None if game is None else str(found.record(game))))


def _recorded_moment(match: Match, heard: int | None) -> Moment:
    event = match.line[-1] if match.line else None
    return Projection(match, event, still=True, heard=heard).moment_for(frozenset())


def page(moments: Iterable[bytes], limits: PageLimits, shares: int = 1) -> list[bytes]:
    """As many of these as a page has, or one of its `shares`; no more are made."""
    taken: list[bytes] = []
    size = 0
    for moment in moments:
        taken.append(moment)
        size += len(moment)
        if len(taken) * shares >= limits.moments or size * shares >= limits.bytes:
            break
    return taken
