"""Events that follow from another one automatically, without asking anybody at the table."""

from random import Random, SystemRandom
from typing import Final

from galerie.core import Event, Match, automatic
from galerie.core.conduct import Agree, Decline, Draw, Rematch, TakeOver
from galerie.host.table import race
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating

SYSTEM_RANDOM: Final = SystemRandom()


def following_event(
    match: Match, seating: Seating, presence: Presence, deal: bytes | None, *, ready_check: bool
) -> Event | None:
    """The next automatic event, if any. Bots agree to everything but a draw: they play on. Whoever has blocked the
    player who asks declines without being asked; but whether a bot plays for somebody who has left concerns others too.

    With `ready_check`, a race starts only when everybody is ready and has been counted in. Random draws come from the
    deal of the table where it has one, otherwise from the system's random numbers.
    """
    if match.request:
        asked = match.request.asked
        shunning = seating.shunning([match.request.seat], {*match.out, *match.stand_ins})
        if shunning is not None and not isinstance(asked, TakeOver):
            return Event(shunning, Decline())
        if isinstance(asked, TakeOver) and seating.person(asked.seat) in presence.people:
            return Event(asked.seat, Decline())
        spared = frozenset({*match.out, asked.seat} if isinstance(asked, TakeOver) else match.out)
        seat = seating.follower(match.request.agreed | spared, match.stand_ins - spared)
        if seat is not None:
            plays_on = isinstance(asked, Draw) and seating.is_bot(seat, match)
            return Event(seat, Decline() if plays_on else Agree())
    if match.rematch and (shunning := seating.shunning(match.rematch, match.no_rematch)) is not None:
        return Event(shunning, Decline())
    if match.rematch and (seat := seating.follower(match.rematch, frozenset())) is not None:
        return Event(seat, Rematch())
    if event := race.next_step(match, presence, ready_check=ready_check):
        return event
    return automatic(match, Random(deal) if deal else SYSTEM_RANDOM)
