"""Reflecto as numbers: each screen, own and opposing, with its square, when it left, and what the viewer knows of it.

Letters are codes, as in `galerie.core.encoding`; of a tile with more than `PIECE` letters the first are shown, of all
guesses the last of each player. Set-ups and guesses are too many for a table, so an action is a number in the list of
legal moves, or a part of a move that is spelt.
"""

from galerie.core import Seat
from galerie.core.encoding import letters, one_hot, share
from galerie.games.reflecto.rules.board import NUMBERS, SIDE
from galerie.games.reflecto.rules.options import LETTERS, SCREENS, TILES
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import View

KINDS = ("letters", "blank", "mirror")
PIECE = 4


def encode(view: View, seat: Seat) -> list[float]:
    hand = view.hands[seat]
    seen = {sight.screen: sight.face for sight in view.sights if sight.seat == seat}
    known: list[dict[int, Face]] = [dict(enumerate(hand.faces)) if hand else {}, seen]
    guesses = {guess.seat: guess.word for guess in view.guesses}
    return [
        *(
            number
            for each, faces in zip((seat, 1 - seat), known, strict=True)
            for screen in range(SCREENS)
            for number in _screen(view, each, screen, faces.get(screen))
        ),
        *letters("".join(hand.pieces) if hand else "", LETTERS[-1]),
        *(number for each in (seat, 1 - seat) for number in _player(view, each, guesses.get(each, ""))),
        float(seat),
        share(view.count, 2 * view.options.limit),
    ]


def _screen(view: View, seat: Seat, screen: int, face: Face | None) -> list[float]:
    places, out = view.screens[seat], view.out[seat]
    square = places[screen] if places else None
    at = NUMBERS[square] if square else None
    return [
        *one_hot(at % SIDE if at is not None else None, range(SIDE)),
        *one_hot(at // SIDE if at is not None else None, range(SIDE)),
        share(out.index(screen) + 1, SCREENS) if screen in out else 0.0,
        *one_hot(face.kind if face else None, KINDS),
        *letters(face.letters if face else "", PIECE),
        share(face.figure or 0, SCREENS) if face else 0.0,
    ]


def _player(view: View, seat: Seat, guess: str) -> list[float]:
    return [
        float(view.ready[seat]),
        float(view.turn == seat),
        float(view.first == seat),
        share(view.letters[seat], LETTERS[-1]),
        share(view.mirrors[seat], TILES),
        *letters(guess, LETTERS[-1]),
    ]


def is_simultaneous(seats: int, options: object) -> bool:
    """Whether several players may be to act: both set up at the same time."""
    return True
