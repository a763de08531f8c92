"""Set-ups spelt sign by sign: what may follow the text so far, so that any of them can be written with a legal end."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from string import ascii_uppercase
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.rules.moves import BLANK_CELL, MIRROR_CELL, SIGNS
from galerie.games.reflecto.rules.options import SCREENS, Options, Terms, Words, terms
from galerie.games.reflecto.rules.spelling import choices

SET: Final = "set "
CUT: Final = "/"
FIGURES: Final = " #"


def set_up_completions(options: Options, seat: Seat, text: str) -> Iterator[str]:
    """A letter of the word, a cut, a sign of the row, or a figure; "" at the end."""
    agreed = terms(options, seat)
    if text == "":
        yield SET
    elif text.startswith(SET):
        word, space, rest = text.removeprefix(SET).partition(" ")
        if not space:
            yield from _word(options.words, agreed, word)
        elif [*_word(options.words, agreed, word)] == [" "] and _is_written(options.words, agreed, word):
            row, sharp, figured = rest.partition(FIGURES)
            yield from _figured(agreed, figured) if sharp else _row(agreed, row)


def next_letters(words: Words, length: int, beginning: str) -> Iterator[str]:
    """The letters that may follow the beginning of a word of this length, in alphabetical order."""
    if len(beginning) >= length:
        return
    if words == "free":
        yield from ascii_uppercase
        return
    known = _sorted(words, length)
    at = bisect_left(known, beginning)
    while at < len(known) and known[at].startswith(beginning):
        letter = known[at][len(beginning)]
        yield letter
        at = bisect_left(known, beginning + chr(ord(letter) + 1), at)


@lru_cache(maxsize=8)
def _sorted(words: Words, length: int) -> list[str]:
    return sorted(choices(words, length))


def _word(words: Words, agreed: Terms, text: str) -> Iterator[str]:
    """Letters and, where a word may be cut at will (REF-66), cuts: either none or as many as make the pieces."""
    pieces = text.split(CUT)
    word, cuts = "".join(pieces), len(pieces) - 1
    left = agreed.letters - len(word)
    cuts_left = agreed.tiles - 1 - cuts if agreed.free_spread and agreed.letters > agreed.tiles else 0
    if left == 0:
        if not cuts or not cuts_left:
            yield " "
        return
    if not cuts or not pieces[-1] or left > cuts_left:
        yield from next_letters(words, agreed.letters, word)
    if pieces[-1] and cuts_left > 0 and left >= cuts_left:
        yield CUT


def _is_written(words: Words, agreed: Terms, text: str) -> bool:
    """Whether this is a word that could be spelt."""
    return all(sign in _word(words, agreed, text[:at]) for at, sign in enumerate(text))


def _row(agreed: Terms, row: str) -> Iterator[str]:
    """The signs of the screens that are not put up yet; then figures, where the player chooses some (REF-64)."""
    screens = Counter({SIGNS[BLANK_CELL]: agreed.blanks, SIGNS[MIRROR_CELL]: agreed.mirrors})
    screens.update(SIGNS[rank] for rank in range(1, agreed.pieces + 1))
    if Counter(row) - screens:
        return
    if len(row) < SCREENS:
        yield from screens - Counter(row)
    else:
        yield FIGURES if agreed.figures == "some" else ""


def _figured(agreed: Terms, figures: str) -> Iterator[str]:
    """Figures in their order, at least one."""
    allowed = "".join(map(str, range(1, agreed.pieces + 1)))
    if agreed.figures != "some" or not all(map(allowed.__contains__, figures)) or [*figures] != sorted({*figures}):
        return
    if figures:
        yield ""
    yield from (figure for figure in allowed if figure > figures[-1:])
