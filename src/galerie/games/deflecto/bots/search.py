"""Searching a few turns ahead, among the placements that change a length: alpha-beta for two players; with more, all
others are assumed to play against the bot (paranoid search)."""

from collections.abc import Mapping
from typing import Final

from galerie.core import Seat
from galerie.games.deflecto.bots.search_state import SearchState
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

    def value(self, state: SearchState, depth: int, least: float = -BEST, most: float = BEST) -> float:
        """The value of the table to me, searched `depth` turns ahead. A player with nothing better to do passes."""
        changes = self._changes(state)
        if not depth or not changes:
            return best_answer(state, changes, self._me)
        mine = state.turn == self._me
        found = -BEST if mine else BEST
        for after in (*self._likely(state, changes), state.waited()):
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

    def _likely(self, state: SearchState, changes: Mapping[Placement, Lengths]) -> list[SearchState]:
        """The tables after the most promising placements of the player to move, each effect once for each square."""
        able, before, uncertainty = state.codes(state.turn), state.lengths, doubt(state)
        start = totals(state, before)
        promising: dict[tuple[int, Lengths], tuple[float, Placement]] = {}
        for placement, after in changes.items():
            if placement[1] in able and (placement[0], after) not in promising:
                grown = [total + new - old for total, old, new in zip(start, before, after, strict=True)]
                worth = standing(grown, state.turn, uncertainty)
                promising[placement[0], after] = worth, placement
        ranked = sorted(promising.items(), key=lambda each: (-each[1][0], each[1][1]))
        return [state.laid(placement, after) for (_, after), (_, placement) in ranked[: self._width]]

    def _changes(self, state: SearchState) -> dict[Placement, Lengths]:
        key = (state.board.cells, state.stocks)
        if key not in self._seen:
            if not self._left:
                raise OutOfNodesError
            self._left -= 1
            self._seen[key] = state.all_changes()
        return self._seen[key]
