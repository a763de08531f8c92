"""How a bot chooses its word and sets up its screens, unpredictably."""

from functools import partial
from itertools import pairwise
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.belief import Evidence, belief
from galerie.games.reflecto.rules.moves import BLANK_CELL, MIRROR_CELL, SetUp
from galerie.games.reflecto.rules.options import Options, Terms, Words, terms
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.setting import random_lengths
from galerie.games.reflecto.rules.spelling import choices, cut, spread
from galerie.lexicon import french

FEW: Final = 30
"""A bot ignores its vocabulary if that has fewer words than this of the right length."""

BASES: Final = 0.75
"""How often it chooses a base form, the kind of word that people think of first."""

ROWS: Final = 4
"""It draws this many random rows and takes the one that leaves its first letters the freest way."""


def set_up(options: Options, seat: Seat, skill: Skill, rng: Random) -> SetUp:
    agreed = terms(options, seat)
    words = [_word(options.words, agreed.letters, skill, rng) for _ in range(skill.secrecy)]
    word = min(words, key=partial(found_out, options.words, agreed)) if len(words) > 1 else words[0]
    pieces = spread(word, agreed.tiles)
    if agreed.free_spread and agreed.letters > agreed.tiles:
        pieces = cut(word, random_lengths(agreed.letters, agreed.tiles, rng))
    row = max((_row(agreed, rng) for _ in range(ROWS)), key=_promise)
    # a figure tells the opponent where a letter belongs, so write only one where some are required (REF-64)
    figured = (rng.randint(1, agreed.pieces),) if agreed.figures == "some" else ()
    return SetUp(pieces, row, figured)


def _word(words: Words, length: int, skill: Skill, rng: Random) -> str:
    lexicon = french()
    every = choices(words, length)
    known = [word for word in every if (lexicon.rank(word) or 0) <= skill.chosen]
    if len(known) < FEW:
        known = list(every[:FEW])
    if rng.random() < BASES:
        bases = set(lexicon.matching("?" * length, rarest=skill.chosen, bases=True))
        known = [word for word in known if word.lower() in bases] or known
    return rng.choice(known)


def found_out(words: Words, agreed: Terms, word: str) -> float:
    """The chance of a word for somebody who has seen all its letters, and only those."""
    pieces = spread(word, agreed.tiles)
    seen = tuple((screen, Face("letters", piece)) for screen, piece in enumerate(pieces))
    return belief(Evidence(words, agreed, (), seen, frozenset())).chances.get(word, 0.0)


def _row(agreed: Terms, rng: Random) -> tuple[int, ...]:
    row = [*range(1, agreed.pieces + 1), *[BLANK_CELL] * agreed.blanks, *[MIRROR_CELL] * agreed.mirrors]
    rng.shuffle(row)
    return tuple(row)


def _promise(row: tuple[int, ...]) -> int:
    """Higher when the first tiles to leave are away from the edges, where ways are few, and the mirrors are apart."""
    first = min(row.index(cell) for cell in (BLANK_CELL, 1) if cell in row)
    beside = any(one == other == MIRROR_CELL for one, other in pairwise(row))
    return min(first, len(row) - 1 - first) - 2 * beside
