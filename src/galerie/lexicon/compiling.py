"""Compile a list of words into a lexicon file."""

import hashlib
from array import array
from collections.abc import Iterable
from typing import Final, TypeAlias

from galerie.lexicon.entry import Entry
from galerie.lexicon.layout import BASE, CLASS, FORMAT, HEADER, LONGEST_WORD, MAGIC, NODE, RANK, WORD, recipe, shared

Node: TypeAlias = tuple[bool, tuple[tuple[int, int], ...]]
"""Whether a word ends here; then the outgoing edges: a letter, 0 to 25, and the place of the node it leads to."""


def compiled(entries: Iterable[Entry], version: str) -> bytes:
    """The content of a lexicon file. The same entries give the same bytes, whatever their order."""
    words = sorted(entries, key=lambda entry: entry.word)
    nodes = Nodes()
    root = nodes.grow([entry.word for entry in words])
    facts = array("I", (_facts(entry) for entry in words))
    recipes: dict[str, int] = {}
    shapes = array("H", (recipes.setdefault(recipe(entry.word, entry.bases), len(recipes)) for entry in words))
    shapes.extend([0] * (len(words) % 2))  # the next part begins at a multiple of four
    bounds = array("I", [0])
    for each in recipes:
        bounds.append(bounds[-1] + len(each.encode()))
    parts = [nodes.numbers, facts, shapes, bounds]
    header = HEADER.pack(
        MAGIC, FORMAT, version.encode("ascii"), bytes.fromhex(content_hash(words)),
        len(words), len(nodes.numbers), root, len(bounds), bounds[-1], 0,
    )  # fmt: skip
    return b"".join([header, *(part.tobytes() for part in parts), "".join(recipes).encode()])


def content_hash(entries: Iterable[Entry]) -> str:
    """SHA-256 of the entries in alphabetical order, one line each as in the list; independent of the file format."""
    total = hashlib.sha256()
    for entry in entries:
        total.update(f"{line(entry)}\n".encode())
    return total.hexdigest()


def line(entry: Entry) -> str:
    """An entry as a line of the list."""
    return "\t".join([entry.word, str(entry.rank), ",".join(sorted(entry.classes)), ",".join(entry.bases)])


class Nodes:
    """A minimal word graph under construction: nodes from which the same words can be reached are merged."""

    def __init__(self) -> None:
        self.numbers: Final = array("I")
        self._places: dict[Node, int] = {}
        self._sizes: dict[int, int] = {}
        """How many words can be reached from the node at each place."""

    def grow(self, words: list[str]) -> int:
        """Add these words, sorted and without duplicates, and return the place of the root."""
        # One open node for each letter of the last word, from the root: whether a word ends there, its edges so far.
        ends, edges = [False], [list[tuple[int, int]]()]
        last = ""
        for word in [*words, ""]:
            same = shared(last, word)
            for at in range(len(last) - 1, same - 1, -1):  # no later word passes through this node
                node = self._place((ends.pop(), tuple(edges.pop())))
                edges[-1].append((ord(last[at]) - ord("a"), node))
            ends += [False] * (len(word) - same)
            edges += [[] for _ in range(len(word) - same)]
            ends[-1] = bool(word)
            last = word
        return self._place((ends[0], tuple(edges[0])))

    def _place(self, node: Node) -> int:
        if node in self._places:
            return self._places[node]
        place = self._places[node] = len(self.numbers)
        ends, edges = node
        self.numbers.append(NODE | WORD * ends | sum(1 << letter for letter, _ in edges))
        before = int(ends)
        for _, target in edges:
            self.numbers.extend((target, before))
            before += self._sizes[target]
        self._sizes[place] = before
        return place


def _facts(entry: Entry) -> int:
    if not (0 < entry.rank <= RANK and 0 < len(entry.word) <= LONGEST_WORD and entry.bases):
        raise ValueError(f"not an entry of a lexicon: {entry}")
    return entry.rank | sum(CLASS[each] for each in entry.classes) | BASE * entry.is_base
