"""Folding text to plain letters. Games have no accents: À, Œ and é are the cards A, OE and E."""

import unicodedata
from typing import Final

JOKER: Final = "?"
"""Stands for any one letter."""

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def fold(text: str) -> str:
    """Lower-case, without accents or ligatures; other characters stay as they are.

    >>> fold("Œuvré")
    'oeuvre'
    """
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFD", text.lower().translate(LIGATURES))
    return "".join(character for character in decomposed if not unicodedata.combining(character))
