"""Coffer: a game made up for the tests, as small as a game with a secret, chance and a clock can be.

Each round NATURE draws what the round is worth; everybody hides a number at the same time and against the
clock; then the numbers are shown one after the other, and whoever hid a number nobody else did wins the worth.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final, Self, TypeAlias

from galerie.core import NATURE, BadNotation, Game, IllegalMove, Moves, Outcome, Seat, Timer

ROUNDS: Final = 2
SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Options:
    high: bool = False
    """Numbers go up to 4 instead of 3."""


@dataclass(frozen=True, slots=True)
class Draw:
    worth: int

    def __str__(self) -> str:
        return f"draw {self.worth}"


@dataclass(frozen=True, slots=True)
class Hide:
    number: int

    def __str__(self) -> str:
        return f"hide {self.number}"


@dataclass(frozen=True, slots=True)
class Late:
    """Time is over in this round: who has hidden nothing hides a 1."""

    round: int

    def __str__(self) -> str:
        return f"late {self.round}"


@dataclass(frozen=True, slots=True)
class Show:
    def __str__(self) -> str:
        return "show"


Move: TypeAlias = Draw | Hide | Late | Show


def parse(text: str) -> Move:
    word, _, number = text.partition(" ")
    if text == "show":
        return Show()
    if word in KINDS and number in {"0", "1", "2", "3", "4"}:
        return KINDS[word](int(number))
    raise BadNotation("notation-unknown", text=text)


KINDS: Final[dict[str, type[Draw] | type[Hide] | type[Late]]] = {"draw": Draw, "hide": Hide, "late": Late}


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    round: int
    worth: int | None
    own: int | None
    hidden: tuple[bool, ...]
    shown: tuple[int, ...]
    points: tuple[int, ...]
    opened: tuple[int | None, ...] | None
    """What everybody has hidden, once that is no secret any more."""


@dataclass(frozen=True)
class Coffer:
    options: Options
    hidden: tuple[int | None, ...]
    points: tuple[int, ...]
    round: int = 0
    worth: int | None = None
    shown: int = 0
    """How many seats have shown what they hid."""

    is_open: bool = False

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.round == ROUNDS:
            return frozenset()
        if self.worth is None:
            return frozenset({NATURE})
        return frozenset(seat for seat, number in enumerate(self.hidden) if number is None) or frozenset({self.shown})

    @property
    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        ranks = tuple(1 + sum(other > mine for other in self.points) for mine in self.points)
        return Outcome(self.points, ranks, "rounds")

    @property
    def hiding(self) -> bool:
        return self.worth is not None and None in self.hidden

    @property
    def numbers(self) -> range:
        return range(1, 5 if self.options.high else 4)

    @property
    def timer(self) -> Timer[Move] | None:
        return Timer(SECONDS, Late(self.round)) if self.hiding else None

    def draw(self, rng: Random) -> Move:
        return Draw(rng.choice((1, 2, 3)))

    def chances(self) -> Mapping[Move, float] | None:
        return {Draw(worth): 1 / 3 for worth in (1, 2, 3)} if NATURE in self.to_act else {}

    def moves(self, seat: Seat) -> Moves[Move]:
        return Moves(self, seat, self.listed, forced=Show)

    def listed(self, seat: Seat) -> Iterator[Move]:
        if seat == NATURE and self.hiding:
            yield Late(self.round)
        if seat not in self.to_act:
            return
        if seat == NATURE:
            yield from map(Draw, (1, 2, 3))
        elif self.hiding:
            yield from map(Hide, self.numbers)
        else:
            yield Show()

    def play(self, seat: Seat, move: Move) -> Self:
        match move:
            case Late(turn) if seat == NATURE and self.hiding and turn == self.round:
                return replace(self, hidden=tuple(number or 1 for number in self.hidden))
            case _ if seat not in self.to_act:
                raise IllegalMove("not-your-turn")
            case Draw(worth) if seat == NATURE and worth in (1, 2, 3):
                return replace(self, worth=worth)
            case Hide(number) if self.hiding and number in self.numbers:
                return replace(self, hidden=(*self.hidden[:seat], number, *self.hidden[seat + 1 :]))
            case Show() if seat != NATURE and not self.hiding:
                return self.show()
        raise IllegalMove("notation-unknown", text=str(move))

    def show(self) -> Self:
        if self.shown + 1 < len(self.hidden):
            return replace(self, shown=self.shown + 1)
        points = tuple(
            had + (self.worth or 0) * (self.hidden.count(number) == 1)
            for had, number in zip(self.points, self.hidden, strict=True)
        )
        return replace(self, hidden=(None,) * len(points), points=points, round=self.round + 1, worth=None, shown=0)

    def opened(self) -> Self:
        return replace(self, is_open=True)

    @property
    def revealed(self) -> int:
        return 0

    def veil(self, move: Move, seat: Seat | None) -> str:
        return "hide" if isinstance(move, Hide) else str(move)

    def view(self, seat: Seat | None) -> View:
        return View(
            options=self.options,
            round=self.round,
            worth=self.worth,
            own=None if seat is None or self.is_open else self.hidden[seat],
            hidden=tuple(number is not None for number in self.hidden),
            shown=tuple(number for number in self.hidden[: self.shown] if number is not None),
            points=self.points,
            opened=self.hidden if self.is_open else None,
        )


def start(kind: type[Coffer], seats: int, options: Options) -> Coffer:
    return kind(options, (None,) * seats, (0,) * seats)


def imagine(kind: type[Coffer], view: View, seat: Seat, rng: Random) -> Coffer:
    numbers = range(1, 5 if view.options.high else 4)
    if view.opened is not None:
        return kind(view.options, view.opened, view.points, view.round, view.worth, len(view.shown), is_open=True)
    hidden = [rng.choice(numbers) if done else None for done in view.hidden]
    hidden[: len(view.shown)] = view.shown
    hidden[seat] = view.own
    return kind(view.options, tuple(hidden), view.points, view.round, view.worth, len(view.shown))


def coffer(kind: type[Coffer] = Coffer) -> Game[Move, View, Options]:
    """The game, or one whose positions are of another make."""
    return Game(
        name="coffer",
        version=1,
        package=__name__,
        seats=range(2, 4),
        options=Options,
        view=View,
        start=partial(start, kind),
        parse=parse,
        imagine=partial(imagine, kind),
    )


GAME: Final = coffer()
