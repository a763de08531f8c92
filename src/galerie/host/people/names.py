"""The names of accounts: which are valid, and which would be mistaken for each other."""

import re
import unicodedata
from typing import Final

from galerie.core import Refusal
from galerie.host.store.schema import plain

SHORTEST: Final = 2
LONGEST: Final = 24
SIGNS: Final = frozenset(" -_.'")
LOOKALIKES: Final = str.maketrans({"0": "o", "1": "l"})
SPELT: Final = {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
"""Latin letters that Unicode does not decompose into a letter and an accent."""


def proper(text: str) -> str:
    """The name in its normal form, or a refusal.

    Only Latin letters are allowed, accents included: those of other alphabets look too similar.
    """
    name = " ".join(unicodedata.normalize("NFKC", text).replace("’", "'").split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal("name-length", least=SHORTEST, most=LONGEST)
    if not all(each in SIGNS or key(each) for each in name) or len(key(name)) < SHORTEST:
        raise Refusal("name-signs")
    return name


def looks(key: str) -> str:
    """The same for all keys of names that look alike in some type: a capital I, an l and a 1, or rn and m.

    Names that differ only in this can be told apart by their keys, so that those from before can still sign in.
    """
    return key.replace("i", "l").replace("rn", "m").replace("vv", "w")


def key(text: str) -> str:
    """The same for all ways to write a name: without case, accents and punctuation."""
    spelt = "".join(SPELT.get(letter, letter) for letter in plain(text))
    return re.sub(r"[^a-z0-9]", "", spelt).translate(LOOKALIKES)
