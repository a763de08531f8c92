"""Who sits where at a table, and who may still sit down or get up."""

from msgspec.structs import replace

from galerie import deals
from galerie.core import Match, Refusal, Seat, options
from galerie.games import find
from galerie.host.people.people import People
from galerie.host.store.rows import Chair, StoredTable, TableSetup


class Seating:
    def __init__(self, stored: StoredTable, people: People) -> None:
        self.setup: TableSetup = stored.setup
        """As it is stored; replaced once a new one is stored."""

        self.next: str | None = stored.next
        """The table of the rematch."""

        self._people = people

    @property
    def company(self) -> bool:
        """Whether several people play, each on a screen of their own."""
        return len({self.person(seat) for seat, chair in enumerate(self.setup.chairs) if chair.guest}) > 1

    def person(self, seat: Seat) -> str | None:
        """The person who holds a seat; None for a bot's or an open one."""
        return self._people.person(self.setup.chairs[seat].guest)

    def held(self, guest: str | None) -> frozenset[Seat]:
        are_same = self._people.are_same
        return frozenset(seat for seat, chair in enumerate(self.setup.chairs) if are_same(chair.guest, guest))

    def holds(self, guest: str | None, seat: Seat) -> bool:
        chairs = self.setup.chairs
        return seat < len(chairs) and self._people.are_same(chairs[seat].guest, guest)

    def is_lone(self, guest: str | None) -> bool:
        """Whether nobody else plays here or may join."""
        chairs = self.setup.chairs
        return all(chair.kind == "bot" or self._people.are_same(chair.guest, guest) for chair in chairs)

    def is_opener(self, guest: str | None) -> bool:
        return self._people.are_same(self.setup.opener, guest)

    def check_opener(self, guest: str) -> None:
        if not self.is_opener(guest):
            raise Refusal("table-not-yours")

    def is_bot(self, seat: Seat, match: Match) -> bool:
        """Whether a bot plays here, on its own seat or as a stand-in."""
        return seat in self.setup.bots or seat in match.stand_ins

    def follower(self, willing: frozenset[Seat], stand_ins: frozenset[Seat]) -> Seat | None:
        """A seat that agrees automatically: a bot's, a stand-in's, or another one of a person who is willing."""
        people = {self.person(seat) for seat in willing}
        others = ((seat, chair) for seat, chair in enumerate(self.setup.chairs) if seat not in willing)
        return next(
            (s for s, chair in others if chair.kind == "bot" or s in stand_ins or self.person(s) in people), None
        )

    # Setups that may follow

    def taken(self, seat: Seat, chair: Chair) -> TableSetup:
        if seat >= len(self.setup.chairs):
            raise Refusal("seat-unknown")
        if self.setup.withdrawn:
            raise Refusal("table-withdrawn")
        if self.setup.chairs[seat].kind != "open":
            raise Refusal("seat-taken")
        return self._reseated(seat, chair)

    def given_up(self, seat: Seat, guest: str) -> TableSetup:
        if seat not in self.held(guest):
            raise Refusal("seat-not-yours")
        self._check_not_begun()
        return self._reseated(seat, Chair("open"))

    def withdrawn(self) -> TableSetup:
        self._check_not_begun()
        return replace(self.setup, withdrawn=True)

    def turned(self) -> TableSetup:
        """The setup of a rematch: the same people, each one seat further (REV-13), by today's rules."""
        setup, game = self.setup, find(self.setup.game)
        chosen = options.offered(game.chosen(setup.rules, setup.options))
        return replace(
            setup,
            rules=game.version,
            chairs=(*setup.chairs[1:], setup.chairs[0]),
            options=options.words(game.turned(chosen)),
            deal=deals.fresh() if setup.deal else None,
        )

    def _check_not_begun(self) -> None:
        if not self.setup.waiting:
            raise Refusal("table-begun")

    def _reseated(self, seat: Seat, chair: Chair) -> TableSetup:
        chairs = self.setup.chairs
        return replace(self.setup, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))
