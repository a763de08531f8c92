"""What a table keeps of the fold of its log. Long logs are folded in worker processes."""

from collections import deque
from typing import Final, NamedTuple

from galerie.host.store.rows import EventRow, TableSetup
from galerie.host.table.seals import Secrets
from galerie.host.table.timeline import TimedMatch, fold

SHORT: Final = 100
"""Events of a log that is folded in the event loop; handing it to a process would take longer."""

CATCH_UP: Final = 10
"""The most missed moments that a client is sent one by one when it reconnects."""


class Folded(NamedTuple):
    before: TimedMatch
    """A moment from which all that a client may have missed can be replayed."""

    timed: TimedMatch
    """The present moment."""

    secrets: Secrets
    """The secret moves."""


def folded(setup: TableSetup, entries: tuple[EventRow, ...]) -> Folded:
    latest: deque[TimedMatch] = deque(maxlen=CATCH_UP + 1)
    secrets = Secrets()
    for timed in fold(setup, entries):
        latest.append(timed)
        if timed.event:
            secrets.note(timed.match, timed.event)
    return Folded(latest[0], latest[-1], secrets)
