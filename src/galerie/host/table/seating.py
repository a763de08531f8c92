"""Who sits where at a table, and who may still sit down or get up."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from msgspec.structs import replace

from galerie import bots, deals
from galerie.core import Match, Refusal, Seat, options
from galerie.games import find
from galerie.host.people.people import People
from galerie.host.store.rows import Chair, StoredTable, TableSetup

MOST_HOLDERS: Final = 8
"""Further devices that hold one seat; the newest ones."""


def bot_chair(game: str, level: str) -> Chair:
    """A bot of this level, or of the one that has taken its place; refuses a level that does not exist."""
    level = bots.current(game, level)
    bots.bot(game, level)
    return Chair("bot", level=level)


class Seating:
    __slots__ = ("_people", "next", "setup")

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

    def devices(self, person: str) -> set[str]:
        """A person, and whoever they are on the further devices that hold their seats."""
        chairs = [self.setup.chairs[seat] for seat in self.held(person)]
        others = (self._people.person(guest) for chair in chairs for guest in chair.holders)
        return {person, *filter(None, others)}

    def held(self, guest: str | None) -> frozenset[Seat]:
        return frozenset(seat for seat, chair in enumerate(self.setup.chairs) if self._people.holds(chair, guest))

    def holds(self, guest: str | None, seat: Seat) -> bool:
        chairs = self.setup.chairs
        return seat < len(chairs) and self._people.holds(chairs[seat], guest)

    def others(self, guest: str | None, seat: Seat) -> int:
        """How many further devices hold a seat of a guest, beside this one and the one where it was taken."""
        if not self.holds(guest, seat):
            return 0
        return sum(not self._people.are_same(each, guest) for each in self.setup.chairs[seat].holders)

    def is_lone(self, guest: str | None) -> bool:
        """Whether nobody else plays here or may join."""
        chairs = self.setup.chairs
        return all(chair.kind == "bot" or self._people.holds(chair, guest) for chair in chairs)

    def is_opener(self, guest: str | None) -> bool:
        return self._people.are_same(self.setup.opener, guest)

    def check_opener(self, guest: str) -> None:
        if not self.is_opener(guest):
            raise Refusal("table-not-yours")

    def is_bot(self, seat: Seat, match: Match) -> bool:
        """Whether a bot plays here, on its own seat or as a stand-in."""
        return seat in self.setup.bots or seat in match.stand_ins

    def is_idle(self, seat: Seat, match: Match) -> bool:
        """Whether no person is needed here: a bot plays, or the player is out."""
        return self.is_bot(seat, match) or seat in match.out

    def follower(self, willing: frozenset[Seat], stand_ins: frozenset[Seat]) -> Seat | None:
        """A seat that agrees automatically: a bot's, a stand-in's, or another one of a person who is willing."""
        people = {self.person(seat) for seat in willing}
        others = ((seat, chair) for seat, chair in enumerate(self.setup.chairs) if seat not in willing)
        return next(
            (s for s, chair in others if chair.kind == "bot" or s in stand_ins or self.person(s) in people), None
        )

    def shunning(self, asking: Iterable[Seat], excused: AbstractSet[Seat]) -> Seat | None:
        """A seat whose player has blocked one of those who ask for something; not one that need not answer."""
        askers = {self.person(seat) for seat in asking}
        seats = {*range(len(self.setup.chairs))} - excused
        others = (seat for seat in sorted(seats) if self.person(seat) not in askers)
        has_blocked = self._people.has_blocked
        return next((seat for seat in others if any(has_blocked(self.person(seat), each) for each in askers)), None)

    # Setups that may follow

    def taken(self, seat: Seat, chair: Chair) -> TableSetup:
        if seat >= len(self.setup.chairs):
            raise Refusal("seat-unknown")
        if self.setup.withdrawn:
            raise Refusal("table-withdrawn")
        if self.setup.chairs[seat].kind != "open":
            raise Refusal("seat-taken")
        return self.reseated(seat, chair)

    def taken_over(self, seat: Seat, chair: Chair) -> TableSetup:
        """Somebody sits on the seat of a bot, in the middle of a warm-up."""
        if seat not in self.setup.bots:
            raise Refusal("seat-taken")
        return replace(self.reseated(seat, chair), waits_at=None)

    def given_up(self, seat: Seat, guest: str, *, begun: bool) -> TableSetup:
        if seat not in self.held(guest):
            raise Refusal("seat-not-yours")
        self._check_waits(begun)
        return self.reseated(seat, Chair("open"))

    def shared(self, seats: AbstractSet[Seat], guest: str) -> TableSetup:
        """These seats are held on one more device, where this guest is known."""
        if not seats:
            raise Refusal("key-unknown")
        if self._people.is_bot(guest):
            raise Refusal("bots-unwelcome")
        if self.held(guest):
            raise Refusal("key-seated")
        chairs = [*self.setup.chairs]
        for seat in seats:
            chairs[seat] = replace(chairs[seat], holders=(*chairs[seat].holders, guest)[-MOST_HOLDERS:])
        return replace(self.setup, chairs=tuple(chairs))

    def kept(self, guest: str) -> TableSetup:
        """The seats of a guest on this device, and where they were taken, and on no other one."""
        if not self.held(guest):
            raise Refusal("seat-not-yours")
        chairs = [*self.setup.chairs]
        for seat in self.held(guest):
            own = tuple(each for each in chairs[seat].holders if self._people.are_same(each, guest))
            chairs[seat] = replace(chairs[seat], holders=own)
        return replace(self.setup, chairs=tuple(chairs))

    def renamed(self, person: str, old: str, new: str) -> TableSetup:
        """Somebody is called `new` from now on where they were called `old`."""
        chairs = [
            replace(chair, name=new) if chair.name == old and self._people.are_same(chair.guest, person) else chair
            for chair in self.setup.chairs
        ]
        return replace(self.setup, chairs=tuple(chairs))

    def forgotten(self, person: str) -> TableSetup:
        """Somebody is gone: nothing is left of their name, and no other device holds their seats."""
        chairs = [
            replace(chair, name="", holders=()) if self._people.are_same(chair.guest, person) else chair
            for chair in self.setup.chairs
        ]
        return replace(self.setup, chairs=tuple(chairs))

    def named(self, seat: Seat, guest: str, name: str) -> TableSetup:
        """The seat of a guest under another name. An account has its own name everywhere."""
        if seat not in self.held(guest):
            raise Refusal("seat-not-yours")
        chair = self.setup.chairs[seat]
        if self.person(seat) in self._people.names:
            raise Refusal("name-of-account")
        return self.reseated(seat, replace(chair, name=name))

    def withdrawn(self, match: Match) -> TableSetup:
        """A table where a seat was freed may be withdrawn as long as its game may be aborted (GEN-01)."""
        self._check_waits(not match.is_abortable)
        return replace(self.setup, withdrawn=True)

    def closed(self, *, begun: bool) -> TableSetup:
        """The same table without its open seats; somebody must play against somebody, by the rules of the game."""
        self._check_waits(begun)
        if self.setup.withdrawn:
            raise Refusal("table-withdrawn")
        setup, game = self.setup, find(self.setup.game)
        chairs = tuple(chair for chair in setup.chairs if chair.kind != "open")
        if len(chairs) < 2 or len(chairs) not in game.seats:
            raise Refusal("table-few", least=max(2, game.seats.start))
        Match.begin(game, len(chairs), game.chosen(setup.rules, setup.options))
        deal = (setup.deal or deals.fresh()) if deals.are_for(game, len(chairs)) else None
        return replace(setup, chairs=chairs, deal=deal)

    def awaited(self, setup: TableSetup, people: AbstractSet[str], moved: AbstractSet[Seat]) -> TableSetup:
        """A setup whose last seat was just taken: a clock waits for whoever is not here and has not moved (GEN-01)."""
        chairs = (replace(chair, seen=seat in moved) for seat, chair in enumerate(setup.chairs))
        return self.seen(replace(setup, chairs=tuple(chairs)), people)

    def seen(self, setup: TableSetup, people: AbstractSet[str]) -> TableSetup:
        """A setup in which these people have been at the table. Whoever is asked something has not come to play yet."""
        if setup.is_asking:
            return setup
        chairs = (
            replace(chair, seen=chair.seen or self._people.person(chair.guest) in people) for chair in setup.chairs
        )
        return replace(setup, chairs=tuple(chairs))

    def turned(self, willing: AbstractSet[Seat]) -> TableSetup:
        """The setup of a rematch: the same people, each one seat further (REV-13), by today's rules.

        Whoever is not willing frees their seat (GEN-07); whoever opened it then is one who is.
        """
        setup, game = self.setup, find(self.setup.game)
        chosen = options.offered(game.chosen(setup.rules, setup.options))
        chairs = [
            replace(chair, seen=False) if seat in willing else Chair("open") for seat, chair in enumerate(setup.chairs)
        ]
        openers = [chair.guest for chair in chairs if chair.guest]
        stays = any(self.is_opener(guest) for guest in openers)
        return replace(
            setup,
            rules=game.version,
            chairs=(*chairs[1:], chairs[0]),
            options=options.words(game.turned(chosen)),
            deal=deals.fresh() if setup.deal else None,
            tournament=None,
            duel=False,
            friendly=setup.friendly or setup.tournament is not None,
            opener=setup.opener if stays or not openers else openers[0],
            reclaims=(),
            vain=(),
            warm_up=None,
            succession=None,
        )

    def _check_waits(self, begun: bool) -> None:
        """Refuse unless a seat is open. `begun` is whether the game had begun before the seat was freed."""
        if begun or not self.setup.waiting:
            raise Refusal("table-begun")

    def reseated(self, seat: Seat, chair: Chair) -> TableSetup:
        chairs = self.setup.chairs
        return replace(self.setup, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))
