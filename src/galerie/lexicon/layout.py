"""The file a lexicon is kept in: a header, then numbers and text that are used where they lie.

All numbers are little-endian. After the header come, for W words in alphabetical order:

    graph    32 bits each. A node is one number, bits 0 to 25 for the letters that lead on, bit 26 when a word
             ends here, bit 31 always; then, for each of those letters in order, two numbers: the node it leads
             to, which comes earlier in the file, and how many of this node's words come before those beyond
             the letter. The sum of the latter on the way to a word is the word's number. Equal nodes are one.
    facts    W × 32 bits: bits 0 to 19 the rank, 20 to 27 the classes, 31 set for a base form
    shapes   W × 16 bits: how the word's base forms are made from it, as the number of a recipe
    bounds   32 bits each: where the recipes begin in the text, and where the last one ends
    recipes  text: `2er,5ôter` takes two letters away and adds "er", or takes five and adds "ôter"
"""

import struct
import sys
from dataclasses import dataclass
from typing import Final, Self

from galerie.lexicon.entry import WordClass

MAGIC: Final = b"GLEX"
FORMAT: Final = 1
HEADER: Final = struct.Struct("<4sI24s32s6I8x")
"""Magic, format, version, SHA-256 of the content, and of the parts: words, graph, root, bounds, recipes, and zero."""

LETTERS: Final = (1 << 26) - 1
WORD: Final = 1 << 26
NODE: Final = 1 << 31

RANK: Final = (1 << 20) - 1
CLASS: Final = {name: 1 << 20 + place for place, name in enumerate(WordClass)}
BASE: Final = 1 << 31

LONGEST_WORD: Final = 63


class BadLexicon(ValueError):  # noqa: N818  named like the other bad texts of this project
    """The file is none of ours, of another format, or damaged."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of a file; nothing is copied."""

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
            raise BadLexicon("this machine reads numbers in the other order")
        lengths = (4 * graph, 4 * words, 2 * (words + words % 2), 4 * bounds, recipes)
        if HEADER.size + sum(lengths) != len(data):
            raise BadLexicon("the lexicon is not whole")
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
        """The base forms of a word, from its recipe."""
        shape = self.shapes[number]
        recipe = str(self.recipes[self.bounds[shape] : self.bounds[shape + 1]], "utf-8")
        return tuple(_made(word, part) for part in recipe.split(","))


def recipe(word: str, bases: tuple[str, ...]) -> str:
    """How `bases` are made from `word`; the inverse of `Layout.bases`."""
    return ",".join(f"{len(word) - kept}{base[kept:]}" for base in bases for kept in [shared(word, base)])


def shared(one: str, other: str) -> int:
    """How many letters both begin with."""
    same = 0
    while same < len(one) and same < len(other) and one[same] == other[same]:
        same += 1
    return same


def _made(word: str, part: str) -> str:
    ending = part.lstrip("0123456789")
    return word[: len(word) - int(part.removesuffix(ending))] + ending
