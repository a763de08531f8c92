"""The board as the search sees it, and how much of their way each side has left.

Ways are measured in turns. The opponent's screens are known only in part, so their side is judged as if the hidden
screens with the farthest to go were the mirrors, and their tiles stay on their last row.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from galerie.core import Seat
from galerie.games.reflecto.rules.board import (
    FORWARDS,
    JUMPS,
    LAST_BITS,
    OFF,
    SIDE,
    leads_off,
    square,
    squares,
    steps,
)
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.screens import Face, fitting
from galerie.games.reflecto.rules.view import View

TURNS: Final = (0.1, 0.9, 1.5, 2.1, 2.7, 3.3, 3.9)
"""How many turns a tile takes to leave, by the rows before it; it is quick where there are many screens to jump."""

WAYS: Final = tuple(
    (*(TURNS[SIDE - 1 - at // SIDE if seat == 0 else at // SIDE] for at in range(SIDE * SIDE)), 0.0) for seat in (0, 1)
)
"""The same by seat and square; the last entry is for a screen that has left."""

EVERY_JUMP: Final = SIDE * SIDE
"""More jumps than any chain needs."""


class Step(NamedTuple):
    """One screen moves, and the tiles that can leave do."""

    screen: int
    start: int
    end: int
    gain: float
    """How much shorter its way becomes."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a search takes for given. Sets of screens are integers with one bit for each screen."""

    me: Seat
    tiles: int
    """My screens that are no mirrors."""

    blanks: int
    """Those without letters."""

    leaving: tuple[tuple[int, ...], ...]
    """By how many of my tiles with letters and how many blank ones have left: the tiles that fit next, out or not."""

    seen: int
    """The opponent's screens that are known."""

    other_tiles: int
    """Those of them that are no mirrors."""

    mirrors: int
    """How many of the opponent's mirrors are still to be found."""

    far: bool
    """Whether mirrors see along their column (REF-21)."""

    jumps: int
    """Chains of more jumps are overlooked."""

    scouting: float
    """How much the way of my mirrors counts, compared with a letter's."""


@dataclass(frozen=True, slots=True)
class SearchState:
    scene: Scene
    places: tuple[tuple[int, ...], tuple[int, ...]]
    taken: int
    out: int
    """My tiles that have left."""

    @classmethod
    def of(
        cls, view: View, seat: Seat, faces: Mapping[int, Face], jumps: int = EVERY_JUMP, scouting: float = 0.0
    ) -> "SearchState":
        """What a seat sees, if it knows these of the opponent's faces."""
        hand = view.hands[seat]
        assert hand is not None, "nobody moves before they have set up"  # noqa: S101  for the types
        agreed = terms(view.options, seat)
        gerda, queen = (tuple(OFF if name is None else square(name) for name in side) for side in view.screens)
        found = sum(face.kind == "mirror" for face in faces.values())
        scene = Scene(
            me=seat,
            tiles=_those(screen for screen, face in enumerate(hand.faces) if face.kind != "mirror"),
            blanks=_those(screen for screen, face in enumerate(hand.faces) if face.kind == "blank"),
            leaving=tuple(
                tuple(_those(fitting(hand, agreed, letters, blanks)) for blanks in range(agreed.blanks + 1))
                for letters in range(agreed.pieces + 1)
            ),
            seen=_those(faces),
            other_tiles=_those(screen for screen, face in faces.items() if face.kind != "mirror"),
            mirrors=view.mirrors[1 - seat] - found,
            far=view.options.range == "column",
            jumps=jumps,
            scouting=scouting,
        )
        taken = _those(at for at in (*gerda, *queen) if at != OFF)
        return cls(scene, (gerda, queen), taken, _those(view.out[seat]))

    @property
    def won(self) -> bool:
        return self.out.bit_count() == self.scene.tiles.bit_count()

    @property
    def lost(self) -> bool:
        """Whether all of the opponent's tiles have arrived, as far as one knows."""
        last, scene = LAST_BITS[1 - self.scene.me], self.scene
        away = [screen for screen, at in enumerate(self.places[1 - scene.me]) if at != OFF and not last >> at & 1]
        hidden = sum(not scene.seen >> screen & 1 for screen in away)
        return hidden <= scene.mirrors and not any(scene.other_tiles >> screen & 1 for screen in away)

    def way(self) -> float:
        """About how many turns I need."""
        ways, tiles = WAYS[self.scene.me], self.scene.tiles
        return sum((ways[at] for screen, at in enumerate(self.places[self.scene.me]) if tiles >> screen & 1), 0.0)

    def scouted(self) -> float:
        """How far my mirrors have gone, in turns."""
        ways, tiles = WAYS[self.scene.me], self.scene.tiles
        mirrors = [at for screen, at in enumerate(self.places[self.scene.me]) if not tiles >> screen & 1]
        return sum((TURNS[-1] - ways[at] for at in mirrors if at != OFF), 0.0)

    def other_way(self) -> float:
        """About how many turns the opponent needs."""
        scene = self.scene
        ways = WAYS[1 - scene.me]
        hidden, total = [], 0.0
        for screen, at in enumerate(self.places[1 - scene.me]):
            if at == OFF:
                continue
            if not scene.seen >> screen & 1:
                hidden.append(ways[at])
            elif scene.other_tiles >> screen & 1:
                total += ways[at]
        hidden.sort()
        return total + sum(hidden[: max(0, len(hidden) - scene.mirrors)])

    def steps(self, seat: Seat) -> list[Step]:
        """Every step that a screen of this seat can make."""
        found = []
        ways = WAYS[seat]
        outgoing = self.outgoing() if seat == self.scene.me else 0
        for screen, start in enumerate(self.places[seat]):
            if start == OFF:
                continue
            taken = self.taken & ~(1 << start)
            landed = landings(start, taken, self.scene.jumps)
            worth = self._worth(seat, screen)
            found += [
                Step(screen, start, end, worth * (ways[start] - ways[end]))
                for end in squares((steps(start, taken) | landed) & ~(1 << start))
            ]
            if outgoing >> screen & 1 and leads_off(seat, landed, taken):
                found.append(Step(screen, start, OFF, ways[start]))
        return found

    def after(self, seat: Seat, step: Step) -> "SearchState":
        """A step is made; then my tiles that can leave do."""
        made = self.moved(seat, step)
        return made.cleared()[0] if seat == self.scene.me else made

    def moved(self, seat: Seat, step: Step) -> "SearchState":
        """A step is made."""
        side = list(self.places[seat])
        side[step.screen] = step.end
        gerda, queen = (tuple(side), self.places[1]) if seat == 0 else (self.places[0], tuple(side))
        taken, out = self.taken & ~(1 << step.start), self.out
        if step.end == OFF:
            out |= 1 << step.screen
        else:
            taken |= 1 << step.end
        return SearchState(self.scene, (gerda, queen), taken, out)

    def cleared(self) -> tuple["SearchState", tuple[int, ...]]:
        """My tiles that can leave the last row have left; and their squares, in order."""
        me, last = self.scene.me, LAST_BITS[self.scene.me]
        places, taken, out = list(self.places[me]), self.taken, self.out
        exits: list[int] = []
        while True:
            fits = self._fits(out) & ~out
            screen = next((each for each in squares(fits) if places[each] != OFF and last >> places[each] & 1), None)
            if screen is None:
                break
            exits.append(places[screen])
            taken &= ~(1 << places[screen])
            places[screen] = OFF
            out |= 1 << screen
        side = tuple(places)
        both = (side, self.places[1]) if me == 0 else (self.places[0], side)
        return SearchState(self.scene, both, taken, out), tuple(exits)

    def facing(self, seat: Seat, screen: int) -> int | None:
        """The opposing screen that this one has passed and faces: whichever is a mirror shows the other."""
        at = self.places[seat][screen]
        if at == OFF:
            return None
        at -= FORWARDS[seat]
        while self.scene.far and 0 <= at < SIDE * SIDE and not self.taken >> at & 1:
            at -= FORWARDS[seat]
        others = self.places[1 - seat]
        return others.index(at) if 0 <= at < SIDE * SIDE and at in others else None

    def _fits(self, out: int) -> int:
        blanks = (out & self.scene.blanks).bit_count()
        return self.scene.leaving[out.bit_count() - blanks][blanks]

    def outgoing(self) -> int:
        """My tiles that may leave next, wherever they stand."""
        return self._fits(self.out) & ~self.out

    def _worth(self, seat: Seat, screen: int) -> float:
        """How much the progress of a screen counts."""
        scene = self.scene
        if seat == scene.me:
            return 1.0 if scene.tiles >> screen & 1 else scene.scouting
        return float(not scene.seen >> screen & 1 or scene.other_tiles >> screen & 1)


def landings(start: int, taken: int, jumps: int) -> int:
    """Where chains of at most so many jumps lead, `start` included; `taken` are the squares of all other screens."""
    reached, edge = 1 << start, [start]
    while edge and jumps > 0:
        ahead = []
        for at in edge:
            for over, land, end in JUMPS[at]:
                if taken & over and not (taken | reached) & land:
                    reached |= land
                    ahead.append(end)
        edge = ahead
        jumps -= 1
    return reached


def _those(numbers: Iterable[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
