"""Searching a few turns ahead, among the placements that change a length: alpha-beta for two players; with more, all
others are assumed to play against the bot (paranoid search)."""

from collections.abc import Mapping
from typing import Final

from galerie.core import Seat
from galerie.games.deflecto.bots.scene import Scene
from galerie.games.deflecto.bots.worth import best_answer, doubt, standing, totals
from galerie.games.deflecto.rules.placements import Lengths, Placement

BEST: Final = 10.0
"""Above any possible value."""

DEEPEST: Final = 12


class OutOfNodesError(Exception):
    """The bot has searched as many boards as it may."""


class Search:
    def __init__(self, me: Seat, width: int, nodes: int) -> None:
        self._me = me
        self._width = width
        self._left = nodes
        self._seen: dict[tuple[object, ...], dict[Placement, Lengths]] = {}

    def value(self, scene: Scene, depth: int, least: float = -BEST, most: float = BEST) -> float:
        """The value of the table to me, searched `depth` turns ahead. A player with nothing better to do passes."""
        changes = self._changes(scene)
        if not depth or not changes:
            return best_answer(scene, changes, self._me)
        mine = scene.turn == self._me
        found = -BEST if mine else BEST
        for after in (*self._likely(scene, changes), scene.waited()):
            value = self.value(after, depth - 1, least, most)
            if mine:
                found = max(found, value)
                least = max(least, value)
            else:
                found = min(found, value)
                most = min(most, value)
            if least >= most:
                break
        return found

    def _likely(self, scene: Scene, changes: Mapping[Placement, Lengths]) -> list[Scene]:
        """The tables after the most promising placements of the player to move, each effect once for each square."""
        able, before, uncertainty = scene.codes(scene.turn), scene.lengths, doubt(scene)
        start = totals(scene, before)
        promising: dict[tuple[int, Lengths], tuple[float, Placement]] = {}
        for placement, after in changes.items():
            if placement[1] in able and (placement[0], after) not in promising:
                grown = [total + new - old for total, old, new in zip(start, before, after, strict=True)]
                worth = standing(grown, scene.turn, uncertainty)
                promising[placement[0], after] = worth, placement
        ranked = sorted(promising.items(), key=lambda each: (-each[1][0], each[1][1]))
        return [scene.laid(placement, after) for (_, after), (_, placement) in ranked[: self._width]]

    def _changes(self, scene: Scene) -> dict[Placement, Lengths]:
        key = (scene.board.cells, scene.stocks)
        if key not in self._seen:
            if not self._left:
                raise OutOfNodesError
            self._left -= 1
            self._seen[key] = scene.all_changes()
        return self._seen[key]
