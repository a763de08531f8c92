"""Variations: what might have been played, as a tree that branches off from a game.

The game as it was played is variation 0. The others are numbered from 1, each branches off from one with a lower
number, and all plies are counted from the start of the game. Nothing here knows the rules: `galerie.study.exploring`
judges a tree by them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from galerie.core.refusal import Refusal
from galerie.core.trail import Line
from galerie.core.visible import visible

MOST_VARIATIONS: Final = 500
LONGEST_NAME: Final = 60
HEADING: Final = re.compile(r"variation of ([0-9]{1,4}) after ([0-9]{1,4})(?:: *(.*))?")


class Node(NamedTuple):
    """A position of a tree: the one after `ply` moves of a variation. `Tree.node` makes them."""

    variation: int
    ply: int


@dataclass(frozen=True, slots=True)
class Variation:
    of: int
    """The number of the variation that it branches off from; 0 is the game."""

    after: int
    """The ply at which it branches off."""

    lines: tuple[Line, ...]
    name: str = ""

    @property
    def end(self) -> int:
        """The ply after its last move."""
        return self.after + len(self.lines)

    def __str__(self) -> str:
        """The line of a record that introduces it."""
        return f"variation of {self.of} after {self.after}" + (f": {self.name}" if self.name else "")


def read_heading(row: str) -> Variation | None:
    """The inverse of str(variation), without its moves; None if the line is something else."""
    found = HEADING.fullmatch(row)
    return Variation(int(found[1]), int(found[2]), (), clean_name(found[3] or "")) if found else None


def fits(variation: Variation, before: tuple[Variation, ...]) -> bool:
    """Whether a variation may follow these: what it branches off from is there, and reaches as far.

    How far the game itself reaches is not known here.
    """
    if not variation.lines or variation.of > len(before):
        return False
    parent = before[variation.of - 1] if variation.of else None
    return parent is None or parent.after < variation.after <= parent.end


def clean_name(name: str) -> str:
    """A name on one line. Raises Refusal if it is too long."""
    name = visible(name)
    if len(name) > LONGEST_NAME:
        raise Refusal("variation-name-long", most=LONGEST_NAME)
    return name


def _beginning(variation: Variation) -> tuple[int, int]:
    return variation.of, variation.after


@dataclass(frozen=True, slots=True)
class Tree:
    main: tuple[Line, ...]
    """The moves of the game that stand."""

    variations: tuple[Variation, ...] = ()

    def __post_init__(self) -> None:
        for number, each in enumerate(self.variations):
            if not fits(each, self.variations[:number]) or (not each.of and each.after > len(self.main)):
                raise Refusal("variation-misplaced", number=number + 1)

    def variation(self, number: int) -> Variation:
        """A variation by its number; 0 gives the game."""
        if not 0 <= number <= len(self.variations):
            raise Refusal("variation-unknown", number=number)
        return self.variations[number - 1] if number else Variation(0, 0, self.main)

    def node(self, variation: int, ply: int) -> Node:
        """The node at this ply of a variation. Before the variation begins, it is a node of what it branches off from.

        Raises Refusal if the tree has no such node.
        """
        if not 0 <= ply <= self.variation(variation).end:
            raise Refusal("variation-ply", number=variation, ply=ply)
        while variation and ply <= self.variation(variation).after:
            variation = self.variation(variation).of
        return Node(variation, ply)

    def line(self, number: int) -> tuple[Line, ...]:
        """All moves from the start of the game to the end of a variation."""
        found = self.variation(number)
        return (*self.line(found.of)[: found.after], *found.lines) if number else self.main

    def move(self, node: Node) -> Line:
        """The move that led to a node."""
        found = self.variation(node.variation)
        return found.lines[node.ply - found.after - 1]

    def path(self, node: Node) -> tuple[Line, ...]:
        """The moves from the start of the game to a node."""
        return self.line(node.variation)[: node.ply]

    def following(self, node: Node) -> tuple[Node, ...]:
        """The nodes one move further: of the same variation first, then of those that begin here."""
        ply = node.ply + 1
        own = (Node(node.variation, ply),) if ply <= self.variation(node.variation).end else ()
        beginning = (Node(number, ply) for number, each in enumerate(self.variations, 1) if _beginning(each) == node)
        return (*own, *beginning)

    def nodes(self) -> Iterator[Node]:
        """All nodes, each after the one it follows; a variation is finished before those that branch off from it."""
        for number in range(len(self.variations) + 1):
            found = self.variation(number)
            yield from (Node(number, ply) for ply in range(found.after + bool(number), found.end + 1))

    def with_move(self, node: Node, line: Line) -> tuple[Self, Node]:
        """The tree with a move at a node, and the node after it.

        Where the tree has the move already nothing changes. At the end of a variation the move prolongs it, elsewhere
        it begins a new one: the game itself is never changed.
        """
        for after in self.following(node):
            if self.move(after) == line:
                return self, after
        found = self.variation(node.variation)
        if node.variation and node.ply == found.end:
            longer = replace(found, lines=(*found.lines, line))
            return self._with(node.variation, longer), Node(node.variation, node.ply + 1)
        if len(self.variations) >= MOST_VARIATIONS:
            raise Refusal("variations-many", most=MOST_VARIATIONS)
        grown = (*self.variations, Variation(*node, (line,)))
        return type(self)(self.main, grown), Node(len(grown), node.ply + 1)

    def without(self, number: int) -> Self:
        """The tree without a variation and those that branch off from it; later ones are numbered anew."""
        self._check_changeable(number)
        return self._ordered({old: each for old, each in enumerate(self.variations, 1) if old != number})

    def named(self, number: int, name: str) -> Self:
        """The tree with another name for a variation; an empty one takes its name away."""
        self._check_changeable(number)
        return self._with(number, replace(self.variation(number), name=clean_name(name)))

    def promoted(self, number: int) -> Self:
        """The tree with a variation moved up.

        One that branches off from the game comes before the older one that begins at the same place. One that branches
        off from a variation becomes its continuation, and what came there before branches off instead.
        """
        self._check_changeable(number)
        moved, every = self.variation(number), dict(enumerate(self.variations, 1))
        if not moved.of:
            older = [old for old in every if old < number and _beginning(every[old]) == _beginning(moved)]
            order = sorted(every, key=lambda old: (older[-1], 0) if older and old == number else (old, 1))
            return self._ordered({old: every[old] for old in order})
        parent = every[moved.of]
        kept = moved.after - parent.after
        for old, each in every.items():
            if each.of == moved.of and each.after > moved.after:
                every[old] = replace(each, of=number)
            elif each.of == number:
                every[old] = replace(each, of=moved.of)
        every[moved.of] = replace(parent, lines=(*parent.lines[:kept], *moved.lines), name=parent.name or moved.name)
        every[number] = replace(moved, lines=parent.lines[kept:], name="")
        if not every[number].lines:
            del every[number]
        return self._ordered(every)

    def find(self, path: Sequence[Line]) -> Node:
        """The last node of a path that this tree has."""
        node = Node(0, 0)
        for line in path:
            onward = (each for each in self.following(node) if self.move(each) == line)
            if (after := next(onward, None)) is None:
                break
            node = after
        return node

    def _ordered(self, variations: dict[int, Variation]) -> Self:
        """The tree with variations that refer to each other by these numbers, each after what it branches off from.

        Those whose parent is missing are left out.
        """
        numbers, kept = {0: 0}, list[Variation]()
        waiting = dict(variations)
        while ready := next((old for old, each in waiting.items() if each.of in numbers), None):
            each = waiting.pop(ready)
            kept.append(replace(each, of=numbers[each.of]))
            numbers[ready] = len(kept)
        return type(self)(self.main, tuple(kept))

    def _check_changeable(self, number: int) -> None:
        if number == 0:
            raise Refusal("variation-game")
        self.variation(number)

    def _with(self, number: int, variation: Variation) -> Self:
        return type(self)(self.main, (*self.variations[: number - 1], variation, *self.variations[number:]))
