"""How a game of Reflecto is drawn, and the worked examples of its rules as whole games."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Final

from galerie.core import Event
from galerie.games.reflecto import GAME, Options, View, parse
from galerie.games.reflecto.rules.drawing import drawn
from tests.games.reflecto.play import told
from tests.laws.cases import Case
from tests.laws.laws import Story

PIANO_IS_BROUGHT_OUT: Final = """
set PIANO **24531 | set NEIGE 153**42
e1-e2             | b7-b6
g1-e3             | a7-c5
f1-f3             | b6-d2
d1-d3             | e7-f6
e2-c6             | g7-e5
e3-f4             | c7-e1
f4-out            | f6-f2
c1-c3             | d7-d5
a1-e3             | c5-c7
b1-c2             | c7-c5
c2-e6             | c5-c4
c3-c7 c7-out      | c4-out
c6-d7             | d2-c1 c1-out e1-out
f3-f4             | d5-f1
f4-out            | f7-d5
d3-d4             | e5-c3
d4-out d7-out
"""
"""REF-36: the O waits on d7 for the N, which jumps over the Queen's screen on d5 and over the O off the board."""

PIANO_IS_GUESSED: Final = """
set PIANO 2*3*415 | set NEIGE *153*42
b1-b2             | e7-d6
a1-c3             | d6-c5
d1-d3             | c5-d4
c3-e5             | d4-e4
f1-b3             | e4-d5
c1-e3             | d5-d6
b2-b4             | a7-a6
e3-a7             | d6-f4
b3-b5             | a6-b6
e1-e2             | f4-g3
e2-c6             | b6-c5
b4-f6             | c5-b4
b5-b6             | guess PIANO
"""
"""REF-41: the Queen's mirrors come to stand before I, A, N and P."""


def story(written: str) -> Story:
    """A game as it is written down: Gerda's moves on the left, the Queen's on the right."""
    case = Case(GAME, 2, Options(first="gerda"))
    positions = [case.start()]
    events = []
    for row in written.strip().splitlines():
        for seat, text in enumerate(row.split("|")):
            events.append(Event(seat, parse(text)))
            positions.append(positions[-1].play(seat, events[-1].move))
    return Story(case, tuple(events), tuple(positions))


STORIES: Final[dict[str, Callable[[], Story]]] = {
    "reflecto-worked-REF-36": partial(story, PIANO_IS_BROUGHT_OUT),
    "reflecto-worked-REF-41": partial(story, PIANO_IS_GUESSED),
}


def picture(view: View) -> Iterator[str]:
    """Nothing is worth drawing before both players have set up."""
    if view.turn is not None or view.result is not None:
        yield from drawn(view)


def tell(case: Case, rng: Random) -> Story:
    """Random turns lead nowhere: both players want out."""
    return told(case, rng)


def listing(moves: Iterable[str]) -> str:
    """Set-ups are only counted; turns that differ in nothing but where they end are written as one."""
    ends: dict[str, list[str]] = {}
    for text in moves:
        if text.startswith("set "):
            ends.setdefault("set", []).append(text)
        else:
            start, _, end = text.rpartition("-")
            ends.setdefault(start, []).append(end)
    if set_ups := ends.pop("set", []):
        return f"{len(set_ups)} set-ups"
    return "; ".join(f"{start}-{' '.join(found)}" if start else " ".join(found) for start, found in ends.items())
