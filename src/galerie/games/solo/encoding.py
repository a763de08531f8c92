"""Reversi solo as numbers: ten planes of 8 × 8, then the unseen tokens, and an action for each square and colour.

The planes are the gold and the black discs, the tokens face down, the gold and the black ones face up, their numbers,
the squares where a gold and where a black disc may be placed, the tokens that such discs would win, and the tokens that
cannot be won any more.
"""

from collections import Counter
from functools import cache

from galerie.core import Seat
from galerie.core.encoding import flags, one_hot, share
from galerie.discs.board import NAMES
from galerie.games.solo.rules.moves import Place, Stop
from galerie.games.solo.rules.options import Options
from galerie.games.solo.rules.tokens import BY_NAME, COLOURS, TOKENS
from galerie.games.solo.rules.view import View


def encode(view: View, seat: Seat) -> list[float]:
    up = {square: BY_NAME[text] for square, text in view.tokens.items()}
    unseen = Counter(view.unseen)
    return [
        *one_hot("g", view.board),
        *one_hot("b", view.board),
        *one_hot("?", view.board),
        *(float(square in up and up[square].colour == colour) for colour in COLOURS for square in NAMES),
        *(share(up[square].number, 10) if square in up else 0.0 for square in NAMES),
        *(float(colour[0] + square in view.turns) for colour in COLOURS for square in NAMES),
        *flags({square for won in view.wins.values() for square in won}, NAMES),
        *flags(view.lost, NAMES),
        *(share(unseen[name], 2) for name in BY_NAME),
        share(len(view.won), len(TOKENS)),
    ]


@cache
def actions(seats: int, options: Options) -> tuple[str, ...]:
    return (*(str(Place(colour, square)) for colour in COLOURS for square in range(64)), str(Stop()))


def score(view: View, seat: Seat) -> float:
    """What the player has won so far."""
    return view.score


def scores(options: Options) -> tuple[float, float]:
    """The lowest and the highest score."""
    numbers = sum(token.number for token in TOKENS)
    return (0, 2 * numbers) if options.values else (0, len(TOKENS))
