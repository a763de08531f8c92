"""Who sits where at a table, and who may still sit down or get up."""

from msgspec.structs import replace

from galerie import deals
from galerie.core import Match, Refusal, Seat, options
from galerie.games import find
from galerie.host.people.identity import People
from galerie.host.store.rows import Chair, Charter, Ledger


class Seating:
    def __init__(self, ledger: Ledger, people: People) -> None:
        self.charter = ledger.charter
        """As it is kept; another one follows it once that is kept too."""

        self.next = ledger.next
        """The table where the same people sit for their rematch."""

        self._people = people

    @property
    def company(self) -> bool:
        """Several people play, each on a screen of his own."""
        return len({self.person(seat) for seat, chair in enumerate(self.charter.chairs) if chair.guest}) > 1

    def person(self, seat: Seat) -> str | None:
        """Whose seat it is; None of a bot's or an open one."""
        return self._people.person(self.charter.chairs[seat].guest)

    def held(self, guest: str | None) -> frozenset[Seat]:
        are_same = self._people.are_same
        return frozenset(seat for seat, chair in enumerate(self.charter.chairs) if are_same(chair.guest, guest))

    def holds(self, guest: str | None, seat: Seat) -> bool:
        chairs = self.charter.chairs
        return seat < len(chairs) and self._people.are_same(chairs[seat].guest, guest)

    def is_lone(self, guest: str | None) -> bool:
        """Whether nobody else plays here or may still come."""
        chairs = self.charter.chairs
        return all(chair.kind == "bot" or self._people.are_same(chair.guest, guest) for chair in chairs)

    def is_opener(self, guest: str | None) -> bool:
        return self._people.are_same(self.charter.opener, guest)

    def check_opener(self, guest: str) -> None:
        if not self.is_opener(guest):
            raise Refusal("table-not-yours")

    def is_bot(self, seat: Seat, match: Match) -> bool:
        """Whether a bot plays here, on its own seat or for somebody who has left."""
        return seat in self.charter.bots or seat in match.stand_ins

    def follower(self, willing: frozenset[Seat], stand_ins: frozenset[Seat]) -> Seat | None:
        """A seat that follows those who are willing: a bot's, a stand-in's, or another one of the same person."""
        people = {self.person(seat) for seat in willing}
        others = ((seat, chair) for seat, chair in enumerate(self.charter.chairs) if seat not in willing)
        return next(
            (s for s, chair in others if chair.kind == "bot" or s in stand_ins or self.person(s) in people), None
        )

    # As it may become

    def taken(self, seat: Seat, chair: Chair) -> Charter:
        if seat >= len(self.charter.chairs):
            raise Refusal("seat-unknown")
        if self.charter.withdrawn:
            raise Refusal("table-withdrawn")
        if self.charter.chairs[seat].kind != "open":
            raise Refusal("seat-taken")
        return self._reseated(seat, chair)

    def given_up(self, seat: Seat, guest: str) -> Charter:
        if seat not in self.held(guest):
            raise Refusal("seat-not-yours")
        self._check_not_begun()
        return self._reseated(seat, Chair("open"))

    def withdrawn(self) -> Charter:
        self._check_not_begun()
        return replace(self.charter, withdrawn=True)

    def turned(self) -> Charter:
        """Of a rematch: the same people, each one seat further (REV-13)."""
        charter, game = self.charter, find(self.charter.game)
        return replace(
            charter,
            chairs=(*charter.chairs[1:], charter.chairs[0]),
            options=options.words(game.turned(options.parse(game.options, charter.options))),
            deal=deals.fresh() if charter.deal else None,
        )

    def _check_not_begun(self) -> None:
        if not self.charter.waiting:
            raise Refusal("table-begun")

    def _reseated(self, seat: Seat, chair: Chair) -> Charter:
        chairs = self.charter.chairs
        return replace(self.charter, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))
