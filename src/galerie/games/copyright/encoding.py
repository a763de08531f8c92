"""Copyright as numbers. Cards are numbered by their places among those that the player can still lay or move.

An observation has the model, the player's cards, and every lay-out as planes of 7 × 7 cells around its first card. An
action lays one of these cards in one of eight orientations where it touches the first card, takes one back, or is one
of the other moves. Lay-outs that stretch farther can be played, but neither seen nor made in this form.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from galerie.core import Seat
from galerie.core.encoding import around, flags, one_hot, share
from galerie.games.copyright.rules.dealing import HAND
from galerie.games.copyright.rules.deck import CARDS, CELLS, LETTERS, SIDE, face
from galerie.games.copyright.rules.layout import Laid
from galerie.games.copyright.rules.moves import WORDS, Model, Pass, Take, parse
from galerie.games.copyright.rules.options import Options
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.position import EXAMPLES
from galerie.games.copyright.rules.view import Place, View

STAGES = ("modelling", "arranging", "dealing", "playing", "scored", "over")
REACH = SIDE - 1
OFFSETS = range(-REACH, REACH + 1)
WINDOW = range(-REACH, SIDE + REACH)
HIGH = 100
"""The highest limit of points."""


def encode(view: View, seat: Seat) -> list[float]:
    seats = around(seat, len(view.places))
    own = view.places[seat]
    return [
        *(float(letter in cell) for letter in LETTERS for cell in view.cells or ("",) * CELLS),
        *(number for card in _movable(own) for number in _card(card)),
        *[0.0] * (3 * CELLS * (HAND - len(_movable(own)))),
        *(number for each in seats for number in _place(view.places[each])),
        *one_hot(view.stage, STAGES),
        *one_hot(view.player, seats),
        *one_hot(view.modeller, seats),
        *flags(view.finishers, seats),
        *flags(view.agreed, seats),
        *(share(view.totals[each], HIGH) for each in seats),
        share(view.round, 30),
        share(view.pile, len(CARDS)),
    ]


def _movable(place: Place) -> list[int]:
    """The cards that the player can lay or move, by number."""
    return sorted([*(place.hand or ()), *(laid.card for laid in place.laid[place.fixed :])])[:HAND]


def _card(card: int) -> list[float]:
    return [number for cell in face(card) for number in one_hot(cell, range(CELLS))]


def _place(place: Place) -> list[float]:
    frame = place.frame
    return [
        *_planes(place.laid),
        share(place.cards, HAND),
        share(place.missed, HAND),
        float(place.done),
        share(frame.matches, CELLS) if frame else 0.0,
        share(frame.score, CELLS) if frame else 0.0,
    ]


def _planes(laid: Sequence[Laid]) -> Iterator[float]:
    """The cells that show each figure, then those covered by a card."""
    shown: list[set[tuple[int, int]]] = [set() for _ in (*LETTERS, "covered")]
    for card in laid:
        x, y = card.x - laid[0].x, card.y - laid[0].y
        for figure, cell in enumerate(face(card.card, card.orientation)):
            shown[figure].add((x + cell % SIDE, y + cell // SIDE))
        shown[-1] |= {(x + cell % SIDE, y + cell // SIDE) for cell in range(CELLS)}
    return (float((x, y) in cells) for cells in shown for y in WINDOW for x in WINDOW)


@cache
def actions(seats: int, options: Options) -> tuple[str, ...]:
    """Moves with the numbers of places instead of cards: `2r1+0-1`, `-2`, `pass`, `model 1`."""
    puts = (f"{slot}{action}" for slot in _slots() for action, _ in _endings(0, 0, alone=False))
    models = [f"model {number}" for number in range(1, EXAMPLES + 2)] if options.modeller else []
    return (*puts, *(str(Take(slot)) for slot in _slots()), *WORDS, "pass", *models)


def _slots() -> range:
    return range(1, HAND + 1)


def _offsets() -> Iterator[tuple[int, int]]:
    return ((x, y) for y in OFFSETS for x in OFFSETS)


def offered(view: View, seat: Seat, texts: Sequence[str]) -> dict[str, str]:
    """The actions that are legal, with the moves that they stand for."""
    place = view.places[seat]
    slots = {card: slot for slot, card in enumerate(_movable(place), 1)}
    found: dict[str, str] = {}
    for move in map(parse, texts):
        match move:
            case Take(card):
                found[str(Take(slots[card]))] = str(move)
            case Pass():
                found["pass"] = str(move)
            case Model():
                number = 1 + sum(each.startswith("model") for each in found)
                found[f"model {number}"] = str(move)
            case _ if str(move) in WORDS:
                found[str(move)] = str(move)
    if view.stage == "playing":
        for card, slot in slots.items():
            found |= {f"{slot}{action}": f"{card}{move}" for action, move in _puts(place, card)}
    return found


def _puts(place: Place, card: int) -> Iterator[tuple[str, str]]:
    """How a card can be laid so that it touches the first, as an action and as a move; the first can only be turned."""
    first = place.laid[0] if place.laid else Laid(card, 0, 0, 0)
    now = next((_where(laid.orientation, laid.x, laid.y) for laid in place.laid if laid.card == card), None)
    return (each for each in _endings(first.x, first.y, alone=first.card == card) if each[1] != now)


@lru_cache(64)
def _endings(x: int, y: int, *, alone: bool) -> list[tuple[str, str]]:
    """The places that touch a card at (x, y), in the notation of actions and in that of moves."""
    offsets = [(0, 0)] if alone else [*_offsets()]
    turns = range(len(ORIENTATIONS))
    return [(_where(turn, dx, dy), _where(turn, x + dx, y + dy)) for turn in turns for dx, dy in offsets]


def _where(turn: int, x: int, y: int) -> str:
    return f"{ORIENTATIONS[turn]}{x:+d}{y:+d}"


def scores(options: Options) -> tuple[float, float]:
    """The lowest and the highest score of one player alone, in their only round."""
    return -2 * len(CARDS), 2 * CELLS


def is_simultaneous(seats: int, options: Options) -> bool:
    """Whether several players may be to act: all of them, while they race and when a round is scored."""
    return seats > 1
