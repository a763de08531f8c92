"""Games of Copyright worth looking at: players who know what to do, hesitate, and sometimes run out of time."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final, TypeAlias

from galerie.core import NATURE, Event, Seat
from galerie.games.copyright import Clear, Copyright, Done, End, Model, Move, Next, Oriented, Pass, Put, Take
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CELLS, LETTERS, SIDE, face
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.solving import readable_best
from tests.laws.cases import Case
from tests.laws.laws import Story

LONGEST: Final = 1_000
HASTE: Final = 0.01
"""How often time is over, where a clock runs."""

PATIENCE: Final = 12
"""How many turns of a timed round a player would have at most."""

DOUBT: Final = 0.15
TIMELY_DOUBT: Final = 0.02
"""How often a player does something else than what is best; in "timed" it cannot be mended."""


def told(case: Case, rng: Random) -> Story:
    """One game to its end."""
    position = case.start()
    events: list[Event] = []
    positions = [position]
    while not position.outcome and len(events) < LONGEST:
        assert isinstance(position, Copyright)
        seat, move = _deed(position, rng)
        position = position.play(seat, move)
        events.append(Event(seat, move))
        positions.append(position)
    return Story(case, tuple(events), tuple(positions))


def _deed(position: Copyright, rng: Random) -> tuple[Seat, Move]:
    if NATURE in position.to_act:
        return NATURE, position.draw(rng)
    if position.timer and rng.random() < HASTE:
        return NATURE, position.timer.move
    seat = rng.choice(sorted(position.to_act))
    return seat, _move(position, seat, rng)


def _move(position: Copyright, seat: Seat, rng: Random) -> Move:
    match position.stage:
        case "scored":
            return Next()
        case "arranging":
            return Model(tuple(Oriented(each.card, rng.randrange(8)) for each in position.model))
        case _:
            doubtful = [move for move in position.moves(seat) if isinstance(move, Put | Take | Clear | Pass)]
            if doubtful and rng.random() < (TIMELY_DOUBT if position.timed else DOUBT):
                return rng.choice(doubtful)
            return _timely(position, seat) if position.timed else _planned(position, seat)


def _planned(position: Copyright, seat: Seat) -> Move:
    """The next card of the best lay-out there is; what lies in its way goes back first."""
    desk = position.desks[seat]
    wanted = _plan(shape(position.model), desk.cards)
    for each in desk.laid:
        if each.card not in {card.card for card in wanted}:
            return Take(each.card)
    for each in wanted:
        if each not in desk.laid:
            return Put(each.card, each.orientation, each.x, each.y) if _fits(desk.laid, each) else Clear()
    return Done()


@cache
def _plan(model: int, cards: tuple[int, ...]) -> LayOut:
    """By the readable solver, so that a game is the same where nothing is compiled."""
    return readable_best(model, cards).laid


def _fits(laid: LayOut, card: Laid) -> bool:
    others = [each for each in laid if each.card != card.card]
    return not others or any(abs(card.x - each.x) < 3 and abs(card.y - each.y) < 3 for each in others)


def _timely(position: Copyright, seat: Seat) -> Move:
    """This turn's card where it does most good; whoever has had enough of the round would end it."""
    desk = position.desks[seat]
    if position.turn > PATIENCE and not position.finishers and seat not in position.agreed:
        return End()
    if not desk.hand:
        return Done()
    first = desk.laid[0] if desk.laid else Laid(0, 0, 0, 0)
    missing = _cells(shape(position.model)) - {cell for card in desk.laid for cell in _shown(card, first)}
    return max(
        _places(first, desk.hand[0]),
        key=lambda put: _worth(put, first, _cells(shape(position.model)), missing, desk.laid),
    )


Figure: TypeAlias = tuple[int, int, int]
"""Which one, and its column and row in the frame."""


def _cells(model: int) -> set[Figure]:
    return {
        (figure, cell % SIDE, cell // SIDE)
        for figure in range(len(LETTERS))
        for cell in range(CELLS)
        if model >> CELLS * figure + cell & 1
    }


def _shown(card: Laid, first: Laid) -> Iterator[Figure]:
    """The figures of a card that lie in the frame, which is where the first card lies."""
    for figure, cell in enumerate(face(card.card, card.orientation)):
        x, y = card.x - first.x + cell % SIDE, card.y - first.y + cell // SIDE
        if x in range(SIDE) and y in range(SIDE):
            yield figure, x, y


def _places(first: Laid, card: int) -> Iterator[Put]:
    for x, y in product(range(-2, 3), repeat=2):
        for orientation in range(8):
            yield Put(card, orientation, first.x + x, first.y + y)


def _worth(put: Put, first: Laid, model: set[Figure], missing: set[Figure], laid: LayOut) -> int:
    """What a card adds to the model, less three times what it spoils and whatever more sticks out."""
    shown = {*_shown(Laid(put.card, put.orientation, put.x, put.y), first)}
    columns, rows = {card.x for card in laid} or {put.x}, {card.y for card in laid} or {put.y}
    wider = max(0, put.x - max(columns), min(columns) - put.x) + max(0, put.y - max(rows), min(rows) - put.y)
    return 2 * len(shown & missing) - 6 * len(shown - model) - wider
