"""The format of a lexicon file: a header, then numbers and text that are read in place.

All numbers are little-endian. The header is followed, for W words in alphabetical order, by:

    graph    32 bits each. A node starts with one number: bits 0 to 25 for the letters with an outgoing edge, bit 26 if
             a word ends here, bit 31 always. Then come two numbers for each of those letters, in order: the node that
             the edge leads to, which is always earlier in the file, and how many words of this node sort before those
             behind the edge. The sum of the latter along a word is the word's number. Equal nodes are stored once.
    facts    W × 32 bits: bits 0 to 19 the rank, 20 to 27 the classes, 31 set for a base form
    shapes   W × 16 bits: the number of the recipe that makes the word's base forms
    bounds   32 bits each: where the recipes begin in the text, and where the last one ends
    recipes  text: `2er,5ôter` removes two letters and adds "er", or removes five and adds "ôter"
"""

import struct
import sys
from dataclasses import dataclass
from typing import Final, Self

from galerie.lexicon.entry import WordClass

MAGIC: Final = b"GLEX"
FORMAT: Final = 1
HEADER: Final = struct.Struct("<4sI24s32s6I8x")
"""Magic, format, version, SHA-256 of the content; then words, graph, root, bounds and recipes; then zero."""

LETTERS: Final = (1 << 26) - 1
WORD: Final = 1 << 26
NODE: Final = 1 << 31

RANK: Final = (1 << 20) - 1
CLASS: Final = {name: 1 << 20 + place for place, name in enumerate(WordClass)}
BASE: Final = 1 << 31

LONGEST_WORD: Final = 63


class BadLexicon(ValueError):  # noqa: N818  named like `BadNotation` and `BadRecord`
    """The file is not a lexicon, has another format, or is damaged."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of a file, without copying them."""

    version: str
    hash: str
    words: int
    root: int
    graph: memoryview
    facts: memoryview
    shapes: memoryview
    bounds: memoryview
    recipes: memoryview

    @classmethod
    def of(cls, data: memoryview) -> Self:
        if len(data) < HEADER.size:
            raise BadLexicon("too short for a lexicon")
        magic, form, version, content, words, graph, root, bounds, recipes, _ = HEADER.unpack_from(data)
        if magic != MAGIC or form != FORMAT:
            raise BadLexicon("not a lexicon of this format")
        if sys.byteorder != "little":
            raise BadLexicon("lexicons need a little-endian machine")
        lengths = (4 * graph, 4 * words, 2 * (words + words % 2), 4 * bounds, recipes)
        if HEADER.size + sum(lengths) != len(data):
            raise BadLexicon("the lexicon is incomplete")
        parts, at = [], HEADER.size
        for length in lengths:
            parts.append(data[at : at + length])
            at += length
        numbers, facts, shapes, ends, text = parts
        return cls(
            version.rstrip(b"\0").decode("ascii"), content.hex(), words, root,
            numbers.cast("I"), facts.cast("I"), shapes.cast("H"), ends.cast("I"), text,
        )  # fmt: skip

    def bases(self, word: str, number: int) -> tuple[str, ...]:
        """The base forms of a word, made by its recipe."""
        shape = self.shapes[number]
        recipe = str(self.recipes[self.bounds[shape] : self.bounds[shape + 1]], "utf-8")
        return tuple(_made(word, part) for part in recipe.split(","))


def recipe(word: str, bases: tuple[str, ...]) -> str:
    """How `bases` are made from `word`; the inverse of `Layout.bases`."""
    return ",".join(f"{len(word) - kept}{base[kept:]}" for base in bases for kept in [shared(word, base)])


def shared(one: str, other: str) -> int:
    """The length of the common prefix."""
    same = 0
    while same < len(one) and same < len(other) and one[same] == other[same]:
        same += 1
    return same


def _made(word: str, part: str) -> str:
    ending = part.lstrip("0123456789")
    return word[: len(word) - int(part.removesuffix(ending))] + ending
