"""What is told of Copyright: each variant with the usual numbers of players, and the worked examples of COP-33."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Final

from galerie.core import NATURE, Event
from galerie.core.options import parse as parse_options
from galerie.games.copyright import GAME, View, parse
from galerie.games.copyright.rules.drawing import model, table
from tests.games.copyright import play
from tests.laws.cases import Case
from tests.laws.laws import Story

VARIANTS: Final = (
    (1, "fair"),
    (1, "variant=timed"),
    (2, ""),
    (2, "fair limit=15"),
    (2, "fair gentle limit=15"),
    (2, "modeller limit=15"),
    (2, "turns fair limit=15"),
    (2, "variant=timed rounds=2"),
    (2, "variant=timed rounds=2 turns"),
    (2, "variant=flash fair wins=2"),
    (2, "variant=flash fair wins=2 turns"),
    (3, "limit=15"),
    (6, "rounds=2"),
)
"""Seats and options."""

SEEDS: Final = 20

WORKED: Final = """
* model 8r3 35f3 46r1 66r0
* deal 13,16,22,30,33,40,41,49,52,59 3,4,7,18,24,31,57,58,60,61
0 59f3+0+0
1 24r3+0+0
0 16r3+0+0
0 40r1+0+0
0 13r3+0+0
1 31r0+1+1
0 49r0+2+2
0 41r0+3+2
0 done
1 done
"""
"""COP-33: seat 0 has eight cells right and two rows and three columns out; seat 1 has laid two cards with six cells
right and the bottom row and the right column out."""


def case(seats: int, options: str) -> Case:
    return Case(GAME, seats, parse_options(GAME.options, options.split()))


def played(told: Case) -> Story:
    """The first of a few games in which somebody reproduces the model."""
    stories = (play.told(told, Random(seed)) for seed in range(SEEDS))
    return next(story for story in stories if is_finished(story))


def is_finished(story: Story) -> bool:
    return any(position.view(None).finishers for position in story.positions)


def worked() -> Story:
    told = case(2, "rounds=1 minutes=0")
    position = told.start()
    events, positions = [], [position]
    for row in WORKED.strip().splitlines():
        seat, _, text = row.partition(" ")
        events.append(Event(NATURE if seat == "*" else int(seat), parse(text)))
        position = position.play(events[-1].seat, events[-1].move)
        positions.append(position)
    return Story(told, tuple(events), tuple(positions))


STORIES: Final[dict[str, Callable[[], Story]]] = {
    **{str(case(*each)): partial(played, case(*each)) for each in VARIANTS},
    "copyright-worked-COP-33": worked,
}


def picture(view: View) -> Iterator[str]:
    """The model only when it is new; the lay-outs after every event."""
    if view.model and not any(place.laid for place in view.places) and not view.result:
        yield from model(view)
    yield from table(view)


def listing(moves: Iterable[str]) -> str:
    """A deal is long: only how many are listed is told."""
    texts = list(moves)
    deals = [text for text in texts if text.startswith("deal")]
    return f"{len(deals)} deals" if deals else " ".join(text for text in texts)
