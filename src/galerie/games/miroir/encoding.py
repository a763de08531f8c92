"""Miroir as numbers: the capitals, both sides from the viewer's on, and what the game waits for.

Letters are codes, as in `galerie.core.encoding`. Columns and words are cut after `LONGEST` letters. The arrangements
that may not come back (MIR-17) are left out: they show only in which moves are legal. Its moves are too many for a
table, so an action is a number in the list of legal moves.
"""

from collections import Counter

from galerie.core import Seat
from galerie.core.encoding import SIGNS, flags, letters, one_hot, share
from galerie.games.miroir.rules.cards import CAPITALS, LETTERS, PILE
from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.rules.state import NUMBERS
from galerie.games.miroir.rules.view import View

STAGES = ("dealing", "acting", "turning", "placing", "announcing", "answering", "over")
LONGEST = 12


def encode(view: View, seat: Seat) -> list[float]:
    announced = view.announced
    unseen = Counter(view.unseen)
    return [
        *letters("".join(head or " " for head in view.heads), len(NUMBERS)),
        *_side(view.sides[seat]),
        *_side(view.sides[1 - seat]),
        float(view.turn == seat),
        *one_hot(view.stage, STAGES),
        *letters(view.card, 1),
        float(view.acted),
        *flags(view.queue, NUMBERS),
        *one_hot(announced.column if announced else None, NUMBERS),
        *letters(announced.word if announced else "", LONGEST),
        *(share(unseen[sign], LETTERS[sign]) for sign in SIGNS),
        *flags(view.unseen_heads, CAPITALS),
    ]


def _side(side: Side) -> list[float]:
    return [
        *(code for column in side.columns for code in letters(column, LONGEST)),
        *(code for place in side.discard for code in (*letters(place, 1), share(len(place), LETTERS["e"]))),
        share(side.hidden, PILE),
        share(len(side.under), PILE),
        share(len(side.won), len(NUMBERS)),
        float(side.begun),
    ]
