"""The start of a race: everybody says that they are ready, then a count of three that all see (COP-66).

The first race of a match waits for everybody. Before the next ones players have already said that they are ready, by a
move of the game, so that only the count precedes them. A pause in a race ends in the same way as the first one starts.
"""

from galerie.core import NATURE, Event, Match
from galerie.core.conduct import Count, Hold
from galerie.core.contract import running_timer
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating


def next_step(match: Match, presence: Presence, *, ready_check: bool) -> Event | None:
    """What the start of a race demands now: that players are held back, or the count.

    Without a `ready_check` only a race that somebody has held is started.
    """
    start = match.start
    if start:
        return Event(NATURE, Count()) if not start.counting and presence.is_ready(match, start) else None
    if match.outcome or not match.racing or not ready_check:
        return None
    is_starting = match.gone != len(match.line) and match.game.starts_race(match.position)
    if match.paused or (is_starting and match.gone < 0):
        return Event(NATURE, Hold())
    return Event(NATURE, Count()) if is_starting else None


def is_deserted(match: Match, seating: Seating, presence: Presence) -> bool:
    """Whether a race against bots or the clock alone runs on without its player. Bots among themselves need nobody."""
    if match.outcome or match.paused or seating.setup.waiting or not match.racing or seating.company:
        return False
    runs_on = bool(seating.setup.bots) or running_timer(match.position) is not None
    people = {person for seat in range(match.seats) if (person := seating.person(seat))}
    return runs_on and bool(people) and people.isdisjoint(presence.people)
