"""The board as the search sees it: moves are made and undone in place, and each side's remaining way is known.

Ways are measured in turns. The opponent's screens are known only in part, so their side is judged as if the screens
with the farthest to go were the mirrors.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.reflecto.rules.board import (
    FORWARDS,
    LAST_ROW,
    OFF,
    SIDE,
    landings,
    leads_off,
    square,
    squares,
    steps,
)
from galerie.games.reflecto.rules.options import Terms, terms
from galerie.games.reflecto.rules.screens import Face, Hand, due
from galerie.games.reflecto.rules.view import View

TURNS: Final = (0.1, 1.0, 1.5, 2.1, 2.7, 3.2, 3.7)
"""How many turns a tile takes to leave, by the rows before it; it is quick where there are many screens to jump."""

WAYS: Final = tuple(
    (*(TURNS[SIDE - 1 - at // SIDE if seat == 0 else at // SIDE] for at in range(SIDE * SIDE)), 0.0) for seat in (0, 1)
)
"""The same by seat and square; the last entry is for a screen that has left."""


class Step(NamedTuple):
    """One screen moves, and the tiles that can leave do."""

    screen: int
    start: int
    end: int
    gain: float
    """How much shorter its way becomes."""


@dataclass(slots=True)
class SearchState:
    me: Seat
    hand: Hand
    agreed: Terms
    places: tuple[list[int], list[int]]
    out: tuple[int, ...]
    """My tiles that have left."""

    faces: Mapping[int, Face]
    """What is known about the opponent's screens."""

    mirrors: int
    """How many of the opponent's mirrors are still to be found."""

    far: bool
    """Whether mirrors see along their column (REF-21)."""

    taken: int = 0

    @classmethod
    def of(cls, view: View, seat: Seat, faces: Mapping[int, Face]) -> "SearchState":
        hand = view.hands[seat]
        assert hand is not None, "nobody moves before they have set up"  # noqa: S101  for the types
        gerda, queen = ([OFF if name is None else square(name) for name in side] for side in view.screens)
        found = sum(face.kind == "mirror" for face in faces.values())
        state = cls(
            me=seat,
            hand=hand,
            agreed=terms(view.options, seat),
            places=(gerda, queen),
            out=view.out[seat],
            faces=faces,
            mirrors=view.mirrors[1 - seat] - found,
            far=view.options.range == "column",
        )
        state.taken = sum(1 << at for side in state.places for at in side if at != OFF)
        return state

    @property
    def won(self) -> bool:
        return len(self.out) == self.agreed.tiles

    def way(self) -> float:
        """About how many turns I need."""
        ways, faces = WAYS[self.me], self.hand.faces
        return sum(ways[at] for at, face in zip(self.places[self.me], faces, strict=True) if face.kind != "mirror")

    def other_way(self) -> float:
        """About how many turns the opponent needs."""
        ways, faces = WAYS[1 - self.me], self.faces
        hidden, total = [], 0.0
        for screen, at in enumerate(self.places[1 - self.me]):
            if at == OFF:
                continue
            if screen not in faces:
                hidden.append(ways[at])
            elif faces[screen].kind != "mirror":
                total += ways[at]
        hidden.sort()
        return total + sum(hidden[: len(hidden) - self.mirrors])

    def leaving(self) -> Iterator[int]:
        """Remove the tiles that can leave from the last row, in order, and yield their squares."""
        places, last = self.places[self.me], LAST_ROW[self.me]
        while not self.won:
            screen = next((each for each in due(self.hand, self.agreed, self.out) if places[each] in last), None)
            if screen is None:
                return
            at = places[screen]
            self._take_out(screen, at)
            yield at

    def steps(self, seat: Seat) -> list[Step]:
        """Every step that a screen of this seat can make."""
        found = []
        ways = WAYS[seat]
        outgoing = due(self.hand, self.agreed, self.out) if seat == self.me else ()
        for screen, start in enumerate(self.places[seat]):
            if start == OFF:
                continue
            taken = self.taken & ~(1 << start)
            landed = landings(start, taken)
            worth = self._worth(seat, screen)
            before = ways[start]
            found += [
                Step(screen, start, end, worth * (before - ways[end]))
                for end in squares((steps(start, taken) | landed) & ~(1 << start))
            ]
            if screen in outgoing and leads_off(seat, landed, taken):
                found.append(Step(screen, start, OFF, before))
        return found

    def make(self, seat: Seat, step: Step) -> tuple[int, tuple[int, ...], list[int]]:
        """Make a step; returns what `take_back` needs to undo it."""
        before = self.taken, self.out, self.places[self.me][:]
        self.taken &= ~(1 << step.start)
        if step.end == OFF:
            self.out = (*self.out, step.screen)
            self.places[seat][step.screen] = OFF
        else:
            self.taken |= 1 << step.end
            self.places[seat][step.screen] = step.end
        return before

    def take_back(self, seat: Seat, step: Step, before: tuple[int, tuple[int, ...], list[int]]) -> None:
        self.taken, self.out, self.places[self.me][:] = before
        self.places[seat][step.screen] = step.start

    def facing(self, seat: Seat, screen: int) -> int | None:
        """The opposing screen that this one has passed and faces: whichever is a mirror shows the other."""
        at = self.places[seat][screen]
        if at == OFF:
            return None
        at -= FORWARDS[seat]
        while self.far and 0 <= at < SIDE * SIDE and not self.taken >> at & 1:
            at -= FORWARDS[seat]
        others = self.places[1 - seat]
        return others.index(at) if 0 <= at < SIDE * SIDE and at in others else None

    def _worth(self, seat: Seat, screen: int) -> int:
        """1 if the screen's progress counts, else 0."""
        if seat == self.me:
            return self.hand.faces[screen].kind != "mirror"
        return screen not in self.faces or self.faces[screen].kind != "mirror"

    def _take_out(self, screen: int, at: int) -> None:
        self.taken &= ~(1 << at)
        self.places[self.me][screen] = OFF
        self.out = (*self.out, screen)
