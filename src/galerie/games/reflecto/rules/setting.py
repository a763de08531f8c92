"""Choosing a word and setting up the screens: REF-03 to REF-05, and the variants that change them."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from string import ascii_uppercase
from typing import Final

from galerie.core import IllegalMove, Seat
from galerie.games.reflecto.rules.moves import BLANK_CELL, MIRROR_CELL, SetUp
from galerie.games.reflecto.rules.options import Options, Terms, Words, terms
from galerie.games.reflecto.rules.screens import BLANK, MIRROR, Face, Hand
from galerie.games.reflecto.rules.spelling import choices, cut, is_common, is_known, spread
from galerie.games.reflecto.rules.view import Kit

EXAMPLES: Final = 12
"""How many example set-ups a list of moves contains."""


def hand(options: Options, seat: Seat, move: SetUp) -> Hand:
    """The hand that this set-up hides, or IllegalMove."""
    agreed = terms(options, seat)
    word = "".join(move.pieces)
    if len(word) != agreed.letters:
        raise IllegalMove("reflecto-word-length", rule="REF-50", letters=agreed.letters)
    _check_word(options.words, word)
    if move.row.count(MIRROR_CELL) != agreed.mirrors:
        raise IllegalMove("reflecto-mirrors", rule="REF-60", tiles=agreed.tiles, mirrors=agreed.mirrors)
    if move.row.count(BLANK_CELL) != agreed.blanks:
        raise IllegalMove("reflecto-blanks", rule="REF-51", tiles=agreed.tiles, blanks=agreed.blanks)
    even = spread(word, agreed.tiles)
    if move.pieces != even and not agreed.free_spread:
        raise IllegalMove("reflecto-spread", rule="REF-52", pieces="/".join(even))
    return Hand(move.pieces, tuple(_face(cell, move.pieces, _figured(agreed, move)) for cell in move.row))


@cache
def kit(options: Options, seat: Seat) -> Kit:
    """What a player puts up with these options."""
    agreed = terms(options, seat)
    return Kit(
        lengths=tuple(map(len, spread("?" * agreed.letters, agreed.tiles))),
        blanks=agreed.blanks,
        mirrors=agreed.mirrors,
        figures=agreed.figures,
        free=agreed.free_spread and agreed.letters > agreed.tiles,
    )


def random_set_up(options: Options, seat: Seat, rng: Random) -> SetUp:
    """A random legal set-up."""
    agreed = terms(options, seat)
    word = rng.choice(choices(options.words, agreed.letters))
    if options.words == "free" and rng.random() < 0.5:
        word = "".join(rng.choices(rng.sample(ascii_uppercase, 3), k=agreed.letters))
    pieces = spread(word, agreed.tiles)
    if agreed.free_spread and agreed.letters > agreed.tiles:
        pieces = cut(word, random_lengths(agreed.letters, agreed.tiles, rng))
    ranks = range(1, agreed.pieces + 1)
    row = [*ranks, *[BLANK_CELL] * agreed.blanks, *[MIRROR_CELL] * agreed.mirrors]
    rng.shuffle(row)
    figured = rng.sample(ranks, rng.choice(ranks)) if agreed.figures == "some" else ()
    return SetUp(pieces, tuple(row), tuple(sorted(figured)))


def random_lengths(letters: int, pieces: int, rng: Random) -> list[int]:
    """The lengths of this many pieces of at least one letter each (REF-66)."""
    ends = [0, *sorted(rng.sample(range(1, letters), pieces - 1)), letters]
    return [end - start for start, end in pairwise(ends)]


def examples(options: Options, seat: Seat) -> Iterator[SetUp]:
    """A few of the many set-ups, always the same ones."""
    found = (random_set_up(options, seat, Random(number)) for number in range(EXAMPLES))
    yield from dict.fromkeys(found)


def _check_word(words: Words, word: str) -> None:
    if words == "lexicon" and not is_known(word):
        raise IllegalMove("reflecto-no-word", rule="REF-04", word=word)
    if words == "common" and not is_common(word):
        raise IllegalMove("reflecto-not-common", rule="REF-04", word=word)


def _figured(agreed: Terms, move: SetUp) -> tuple[int, ...]:
    """The ranks written on tiles: the program writes all of them, or the player chooses some."""
    if agreed.figures == "some":
        if not move.figured:
            raise IllegalMove("reflecto-figures-some", rule="REF-64")
        return move.figured
    if move.figured:
        raise IllegalMove("reflecto-figures-fixed", rule="REF-64")
    return tuple(range(1, len(move.pieces) + 1)) if agreed.figures == "all" else ()


def _face(cell: int, pieces: tuple[str, ...], figured: tuple[int, ...]) -> Face:
    if cell == MIRROR_CELL:
        return MIRROR
    if cell == BLANK_CELL:
        return BLANK
    return Face("letters", pieces[cell - 1], cell if cell in figured else None)
