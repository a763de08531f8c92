"""What a table keeps of the fold of its log. Long logs are folded in worker processes."""

from collections import deque
from typing import Final, NamedTuple

from galerie.core import Line
from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.seals import secret_line
from galerie.host.table.timeline import TimedMatch, fold

SHORT: Final = 100
"""Events of a log that is folded in the event loop; handing it to a process would take longer."""

CATCH_UP: Final = 10
"""The most missed moments that a client is sent one by one when it reconnects."""


class Folded(NamedTuple):
    recent: tuple[TimedMatch, ...]
    """The latest moments, the present one last."""

    secrets: dict[int, Line]
    """The secret moves, by version."""


def folded(setup: TableSetup, entries: tuple[EventRow, ...], most: int = CATCH_UP) -> Folded:
    """The fold of a log, with `most` of its latest moments."""
    recent: deque[TimedMatch] = deque(maxlen=most)
    secrets: dict[int, Line] = {}
    for timed in fold(setup, entries):
        recent.append(timed)
        if timed.event and (line := secret_line(timed.match, timed.event)):
            secrets[timed.match.version] = line
    return Folded(tuple(recent), secrets)


def present(setup: TableSetup, entries: tuple[EventRow, ...]) -> Folded:
    """The same with the present moment alone. The others of a long game would come back with a copy of it each."""
    return folded(setup, entries, 1)
