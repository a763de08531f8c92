"""Exploring a recorded game: every node of its tree of variations as a match, and moves tried there, by the rules."""

from dataclasses import dataclass, replace
from random import Random
from typing import Self

from galerie.core import NATURE, BadRecord, Event, IllegalMove, Line, Match, Node, Record, Refusal, Seat, Tree
from galerie.core.conduct import MARK, Conduct
from galerie.core.contract import running_timer
from galerie.core.match import automatic
from galerie.core.record import begin, row_number
from galerie.games import GAMES
from galerie.matches import replayed


@dataclass(frozen=True, slots=True)
class Exploration:
    record: Record
    tree: Tree
    is_over: bool
    """Whether the game had come to its end, by its rules or by conduct."""

    @classmethod
    def of(cls, record: Record) -> Self:
        """Fold a recorded game. Raises BadRecord if the rules refuse it, or if its variations do not fit it."""
        match = replayed(record)
        try:
            tree = Tree(tuple(event.line for event in match.line), record.variations)
        except Refusal as refusal:
            raise BadRecord("record-variations") from refusal
        return cls(record, tree, match.outcome is not None)

    def matches(self, variation: int) -> list[Match]:
        """The match after each ply from the start of the game to the end of a variation, conduct left out.

        Raises BadRecord at the first line of a variation that the rules refuse, with its number in the text.
        """
        return self._played(self.tree.node(variation, self.tree.variation(variation).end), variation)

    def match(self, node: Node) -> Match:
        return self._played(node, node.variation)[-1]

    def check(self) -> None:
        """Raise BadRecord if the rules refuse a line of any variation."""
        played: dict[int, list[Match]] = {0: self.matches(0)}
        for number, each in enumerate(self.tree.variations, 1):
            before = played[each.of][: each.after + 1]
            played[number] = before + self._continued(before[-1], number, 0, each.lines)

    def tried(self, node: Node, seat: Seat, text: str) -> tuple[Self, Node]:
        """The tree with a move at a node and everything that follows from it by itself, and the node after that.

        Chance does what it did in the game where it can: the same cards come in the same order.
        """
        match = self.match(node)
        move = match.parse(text)
        if isinstance(move, Conduct):
            raise IllegalMove("variation-conduct")
        tree, event = self.tree, Event(seat, move)
        while True:
            match = match.then(event.seat, event.move)
            tree, node = tree.with_move(node, event.line)
            following = _following(tree, node, match)
            if following is None:
                return self.changed(tree), node
            event = following

    def changed(self, tree: Tree) -> Self:
        """The same game with another tree."""
        return replace(self, tree=tree, record=replace(self.record, variations=tree.variations))

    def _played(self, node: Node, variation: int) -> list[Match]:
        start = begin(GAMES, self.record)
        matches, lines = [start], self.tree.line(variation)[: node.ply]
        for ply, line in enumerate(lines):
            at = self.tree.node(variation, ply + 1).variation
            matches += self._continued(matches[-1], at, ply - self.tree.variation(at).after, (line,))
        return matches

    def _continued(self, match: Match, variation: int, index: int, lines: tuple[Line, ...]) -> list[Match]:
        """The matches after these lines, which begin at an index of a variation."""
        matches: list[Match] = []
        for number, line in enumerate(lines, index):
            try:
                match = match.then(line.seat, match.parse(line.move))
            except Refusal as refusal:
                row = row_number(self.record, variation, number)
                raise BadRecord("record-line", line=str(line), number=row) from refusal
            matches.append(match)
        return matches


def _following(tree: Tree, node: Node, match: Match) -> Event | None:
    """What happens by itself: a forced move, or what chance does."""
    path = tree.path(node)
    event = automatic(match, Random(" ".join(map(str, path))))
    if event is None or event.seat != NATURE:
        return event
    timer = running_timer(match.position)
    seen, drawn = ([line for line in lines if _is_chance(line)] for lines in (path, tree.main))
    for line in (*drawn[len(seen) :], *drawn[: len(seen)]):
        move = match.parse(line.move)
        if (timer is None or move != timer.move) and _is_legal(match, move):
            return Event(NATURE, move)
    return event


def _is_chance(line: Line) -> bool:
    """Whether chance did this; nobody leaves in a variation because they left in the game."""
    return line.seat == NATURE and not line.move.startswith(MARK)


def _is_legal(match: Match, move: object) -> bool:
    try:
        match.then(NATURE, move)
    except Refusal:
        return False
    return True
