"""Seats without a key: somebody says that one is theirs and the other players answer, or its place is freed.

Only a guest's seat can be reclaimed, and only at a table that is not in the lobby: an account signs in instead, and
strangers cannot tell who it is. While its player is connected nobody can, so that no opponent takes it from them.
"""

from typing import Final

from msgspec.structs import replace

from galerie.core import Refusal, Seat
from galerie.host.store.rows import Chair, StoredReclaim, StoredVain, TableSetup
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE

KEPT_VAIN: Final = 100
"""Reclaims that came to nothing and are remembered."""


class Reclaims:
    __slots__ = ("_history", "_limits", "_people", "_presence", "_seating", "_wall_clock")

    def __init__(self, seating: Seating, presence: Presence, history: History, services: Services) -> None:
        self._seating = seating
        self._presence = presence
        self._history = history
        self._people = services.people
        self._limits = services.limits
        self._wall_clock = services.store.wall_clock

    def by(self, guest: str | None) -> Seat | None:
        """The seat that a guest reclaims."""
        reclaims = self._seating.setup.reclaims
        return next((reclaim.seat for reclaim in reclaims if self._people.are_same(reclaim.guest, guest)), None)

    def is_reclaimable(self, seat: Seat, guest: str | None) -> bool:
        """Whether a guest may say that a seat is theirs; there must be somebody else to ask."""
        setup, people = self._seating.setup, self._people
        person = self._seating.person(seat)
        others = {self._seating.person(other) for other, chair in enumerate(setup.chairs) if not chair.bot_account}
        return (
            not setup.public
            and person not in people.names
            and not people.is_bot(guest)
            and not self._seating.held(guest)
            and len(others - {None, person}) > 0
            and self.is_left(seat)
        )

    def is_freeable(self, seat: Seat, guest: str | None) -> bool:
        """Whether a guest opened the table and may free a seat: nobody is there for it, or has ever moved for it.

        Only as long as the game may be aborted (GEN-01), and never in a tournament, which has paired the players.
        """
        seating, match = self._seating, self._history.match
        if not seating.is_opener(guest) or seating.holds(guest, seat) or not self.is_left(seat):
            return False
        if seating.setup.tournament or not match.is_abortable or seat in {*match.out, *match.stand_ins}:
            return False
        return all(entry.seat != seat for entry in self._history.entries)

    # Setups that may follow

    def made(self, seat: Seat, guest: str) -> TableSetup:
        setup = self._seating.setup
        if seat >= len(setup.chairs):
            raise Refusal("seat-unknown")
        if self.by(guest) is not None:
            raise Refusal("reclaim-one")
        if not self.is_reclaimable(seat, guest):
            raise Refusal("reclaim-not")
        now, limits = self._wall_clock(), self._limits
        own = sum(self._people.are_same(each.guest, guest) for each in setup.vain)
        declined = sum(each.declined and each.at > now - HOUR for each in setup.vain)
        if own >= limits.reclaims_of_guest or declined >= limits.reclaims_of_table:
            raise Refusal("reclaim-often")
        for reclaim in setup.reclaims:
            if reclaim.seat == seat:
                if reclaim.since > now - limits.reclaim_minutes * MINUTE:
                    raise Refusal("reclaim-other")
                setup = self._ended(reclaim, declined=False)
        return replace(setup, reclaims=(*setup.reclaims, StoredReclaim(seat, guest, now)))

    def withdrawn(self, seat: Seat, guest: str) -> TableSetup:
        """Whoever reclaims it has changed their mind."""
        reclaim = self._found(seat)
        if not self._people.are_same(reclaim.guest, guest):
            raise Refusal("reclaim-none")
        return self._ended(reclaim, declined=False)

    def answered(self, seat: Seat, guest: str, *, granted: bool) -> TableSetup:
        """A player has answered; the first answer decides."""
        reclaim = self._found(seat)
        if not self._seating.held(guest):
            raise Refusal("seat-not-yours")
        if not self.is_left(seat):
            raise Refusal("reclaim-none")
        if not granted:
            return self._ended(reclaim, declined=True)
        return replace(self._seating.shared({seat}, reclaim.guest), reclaims=self._without(reclaim))

    def lapsed(self) -> TableSetup:
        """Without the reclaims to seats whose players are back."""
        setup = self._seating.setup
        for reclaim in setup.reclaims:
            if not self.is_left(reclaim.seat):
                setup = replace(setup, reclaims=tuple(each for each in setup.reclaims if each != reclaim))
        return setup

    def freed(self, seat: Seat, guest: str) -> TableSetup:
        if not self.is_freeable(seat, guest):
            raise Refusal("seat-used")
        setup = self._seating.reseated(seat, Chair("open"))
        return replace(setup, reclaims=tuple(reclaim for reclaim in setup.reclaims if reclaim.seat != seat))

    def is_left(self, seat: Seat) -> bool:
        """Whether the game goes on without the player of a seat, who is not connected."""
        if seat >= len(self._seating.setup.chairs):
            return False
        chair, person = self._seating.setup.chairs[seat], self._seating.person(seat)
        is_over = self._history.match.outcome is not None or self._seating.setup.withdrawn
        return chair.kind == "human" and not chair.bot_account and not is_over and person not in self._presence.people

    def _found(self, seat: Seat) -> StoredReclaim:
        for reclaim in self._seating.setup.reclaims:
            if reclaim.seat == seat:
                return reclaim
        raise Refusal("reclaim-none")

    def _without(self, reclaim: StoredReclaim) -> tuple[StoredReclaim, ...]:
        return tuple(each for each in self._seating.setup.reclaims if each != reclaim)

    def _ended(self, reclaim: StoredReclaim, *, declined: bool) -> TableSetup:
        """Without a reclaim that was not granted."""
        setup = self._seating.setup
        vain = (*setup.vain, StoredVain(reclaim.guest, self._wall_clock(), declined))[-KEPT_VAIN:]
        return replace(setup, reclaims=self._without(reclaim), vain=vain)
