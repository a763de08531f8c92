"""The rules; a copy of the game's folder has the same ones."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from galerie.core import BadNotation, Game, IllegalMove, Moves, Outcome, Seat
from galerie.core.options import number

MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Options:
    counters: int = number(7, 1, 30)


@dataclass(frozen=True, slots=True)
class Take:
    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


@dataclass(frozen=True, slots=True)
class View:
    counters: int
    seat: Seat

    def __str__(self) -> str:
        return "o" * self.counters or "nothing left"


@dataclass(frozen=True, slots=True)
class Pile:
    counters: int
    seat: Seat = 0

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset({self.seat}) if self.counters else frozenset()

    @property
    def outcome(self) -> Outcome | None:
        if self.counters:
            return None
        winner = 1 - self.seat
        return Outcome((1.0 - winner, float(winner)), (1 + winner, 2 - winner), "last")

    def moves(self, seat: Seat) -> Moves[Take]:
        most = min(MOST, self.counters) if seat in self.to_act else 0
        return Moves(self, seat, lambda _: map(Take, range(1, most + 1)))

    def play(self, seat: Seat, move: Take) -> Self:
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if not 1 <= move.count <= min(MOST, self.counters):
            raise IllegalMove("pile-number", rule="PIL-01", count=move.count)
        return replace(self, counters=self.counters - move.count, seat=1 - seat)

    def view(self, seat: Seat | None) -> View:
        return View(self.counters, self.seat)


def parse(text: str) -> Take:
    word, _, count = text.strip().partition(" ")
    if word != "take" or not count.strip().isdecimal():
        raise BadNotation("notation-unknown", text=text)
    return Take(int(count))


def start(seats: int, options: Options) -> Pile:
    return Pile(options.counters)


def imagine(view: View, seat: Seat, rng: Random) -> Pile:
    return Pile(view.counters, view.seat)


def pile(package: str) -> Game[Take, View, Options]:
    """The game whose other parts are in this package."""
    return Game(
        name="pile",
        version=1,
        package=package,
        seats=range(2, 3),
        options=Options,
        view=View,
        start=start,
        parse=parse,
        imagine=imagine,
    )
