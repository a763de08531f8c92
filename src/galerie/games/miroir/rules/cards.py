"""The 123 letter cards (MIR-01 to MIR-03). Capitals are in upper case, small cards in lower case, jokers are `?`."""

from collections import Counter
from string import ascii_uppercase
from typing import Final

from galerie.lexicon import JOKER

CAPITALS: Final = ascii_uppercase + JOKER
"""The 27 capitals, one of each."""

LETTERS: Final = Counter(
    {"e": 16, "r": 8, "a": 7, "i": 7, "s": 7, "n": 6, "o": 6, "t": 6, "u": 5, "l": 4, "c": 2, "d": 2, "g": 2, "m": 2}
    | dict.fromkeys("bfhjkpqvwxyz", 1)
    | {JOKER: 4}
)
"""The 96 small cards: how many there are of each letter."""

COLUMNS: Final = 9
PILE: Final = 48
"""How many small cards each player starts with."""

PLACES: Final = 8
"""How many places for discarded cards are around a pile."""

SHORTEST: Final = 5
"""The fewest letters of a word that can be won (MIR-20)."""
