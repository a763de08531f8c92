"""How the game of a table is rated, and for whom."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from galerie import bots
from galerie.core import Match, Seat
from galerie.core.conduct import Go, Hold, TakeBack
from galerie.core.contract import ranked_last
from galerie.core.match import ABORTED
from galerie.host.people import leaders, ratings, rehearsals
from galerie.host.people.people import People
from galerie.host.people.ratings import Change
from galerie.host.store.database import Database
from galerie.host.store.rows import EventRow, StoredEnding, StoredTable
from galerie.host.store.store import milliseconds
from galerie.host.table.seating import Seating
from galerie.host.wire import SeatRating

LEAST_MOVES: Final = 4
"""A game with fewer moves of its players counts for nobody."""

TAKE_BACK: Final = str(TakeBack())
HOLD: Final = str(Hold())
GO: Final = str(Go())


class TableRating:
    __slots__ = ("_changes", "_people", "_seating", "_table_id", "_wall_clock", "assisted", "rested")

    def __init__(
        self,
        table_id: str,
        stored: StoredTable,
        seating: Seating,
        people: People,
        wall_clock: Callable[[], int] = milliseconds,
    ) -> None:
        self.assisted: frozenset[Seat] = stored.hinted | taking_back(stored.entries)
        """The seats that have asked for a hint or a take-back."""

        self.rested: bool = has_rested(stored.entries)
        """Whether a race was held while it ran, which gave time to think about cards that had been seen."""

        self._table_id = table_id
        self._changes = dict(stored.changes)
        self._seating = seating
        self._people = people
        self._wall_clock = wall_clock

    @property
    def rated(self) -> bool | None:
        """Whether the game is rated; None while that depends on who takes the open seats."""
        setup = self._seating.setup
        return not setup.friendly and ratings.is_rated(setup.game, setup.chairs, self._people)

    @property
    def cannot_gain(self) -> frozenset[Seat]:
        """The seats that cannot gain rating: whoever plays alone against bots and had a hint, a take-back or a rest."""
        people = [seat for seat, chair in enumerate(self._seating.setup.chairs) if chair.kind == "human"]
        if len(people) != 1:
            return frozenset()
        return self.assisted.union(people if self.rested else ())

    def rating(self, seat: Seat) -> SeatRating | None:
        """The rating of an account or a bot; after a rated game, the new one."""
        setup, people = self._seating.setup, self._people
        chair = setup.chairs[seat]
        if chair.kind == "bot":
            fixed = bots.rating(setup.game, chair.level or "")
            return None if fixed is None else SeatRating(fixed, sure=True, change=None)
        if chair.guest not in people.names or len(self._seating.held(chair.guest)) > 1 or len(setup.chairs) == 1:
            return None
        if chair.bot_account:
            return None
        now = people.rating(chair.guest, setup.game)
        sure = now.deviation <= ratings.SURE
        if seat not in self._changes:
            return SeatRating(round(now.value), sure, change=None)
        before, after = map(round, self._changes[seat])
        return SeatRating(after, sure, after - before)

    def settlement(self, ending: StoredEnding, match: Match) -> Callable[[Database], tuple[Change, ...]] | None:
        """The work that rates the game in the transaction that stores its end, or notes whether its deal was known, and
        the result of the day's deal; None if there is neither.

        A game is not rated where it has hardly been played, or was aborted (GEN-05). Whoever has left to a bot has
        lost, and whoever has come back cannot gain once it has moved for them.
        """
        if ending.reason == ABORTED:
            return None
        ended, setup = left_last(ending, match.stand_ins), self._seating.setup
        cannot_gain = self.cannot_gain | match.helped
        at = self._wall_clock()
        if deal := setup.deal:
            devices = (setup.chairs[0].guest, *setup.chairs[0].holders)
            people = {person for guest in devices if (person := self._people.person(guest))}
            ranked = not cannot_gain and not match.stand_ins and leaders.is_ranked(setup, ended, self._people)

            def job(db: Database) -> tuple[()]:
                if not rehearsals.note(db, self._table_id, setup.game, deal, people) and ranked:
                    leaders.note(db, self._table_id, setup, ended, at)
                return ()

            return job
        if not self.rated or not match.has_moves(LEAST_MOVES):
            return None
        return lambda db: ratings.settle(
            db, self._table_id, setup.game, setup.chairs, ended, cannot_gain, at, public=setup.public
        )

    def settle(self, changes: Iterable[Change]) -> None:
        """Apply rating changes that were committed."""
        for change in changes:
            self._changes[change.seat] = change.before.value, change.after.value
            self._people.ratings[change.account, self._seating.setup.game] = change.after


def left_last(ending: StoredEnding, stand_ins: frozenset[Seat]) -> StoredEnding:
    """An ending in which whoever has left to a bot is behind all others: leaving is losing."""
    if not stand_ins:
        return ending
    ranks = ranked_last(ending.ranks, tuple(stand_ins))
    return replace(ending, ranks=[len(ranks) if seat in stand_ins else rank for seat, rank in enumerate(ranks)])


def taking_back(entries: Iterable[EventRow]) -> frozenset[Seat]:
    """The seats that have asked for a take-back."""
    return frozenset([entry.seat for entry in entries if entry.move == TAKE_BACK])


def has_rested(entries: Iterable[EventRow]) -> bool:
    """Whether a race was held after it had started."""
    moves = iter([entry.move for entry in entries])
    return GO in moves and HOLD in moves
