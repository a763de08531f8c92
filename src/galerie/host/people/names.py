"""The names of accounts: what may be one, and which of them would be taken for each other."""

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
"""Latin letters that are not made of another one and an accent."""


def proper(text: str) -> str:
    """The name as it is written, or why it cannot be one.

    Of letters only the Latin ones may be used, accents included: those of other alphabets look too much like them.
    """
    name = " ".join(unicodedata.normalize("NFKC", text).replace("’", "'").split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal("name-length", least=SHORTEST, most=LONGEST)
    if not all(each in SIGNS or key(each) for each in name) or len(key(name)) < SHORTEST:
        raise Refusal("name-signs")
    return name


def key(text: str) -> str:
    """What names that can be taken for each other have in common: neither case, accents nor signs tell them apart."""
    spelt = "".join(SPELT.get(letter, letter) for letter in plain(text))
    return re.sub(r"[^a-z0-9]", "", spelt).translate(LOOKALIKES)
