"""Many games of Reversi at once, in arrays.

>>> games = Games(1000, Options(othello=True), seed=1)
>>> while not games.over.all():
...     games.step(games.sample())
>>> sorted(set(games.results.tolist()))
[-1, 0, 1]
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from galerie.core import BadOption
from galerie.discs.board import picked
from galerie.discs.flanking import placements, turned
from galerie.games.reversi import kernel
from galerie.games.reversi.rules.options import Options
from galerie.games.reversi.rules.position import start

Bits: TypeAlias = NDArray[np.uint64]
Bytes: TypeAlias = NDArray[np.uint8]
Signs: TypeAlias = NDArray[np.int8]

PASS: Final = 64
"""The action of a player who cannot place a disc. The others are the squares, from a1 = 0 to h8 = 63."""

ACTIONS: Final = 65
OVER: Final = 2
"""Whose turn it is when it is nobody's."""


class Games:
    """The arrays have one entry for each game. A game that is over stays so until it is reset."""

    def __init__(self, count: int, options: Options | None = None, seed: int = 0) -> None:
        """Options that choose lines or draw starts are refused. Raises BadOption."""
        self.options: Options = options or Options()
        if self.options.one_line or self.options.balanced:
            raise BadOption("reversi-vector")
        self.boards: Bits = np.zeros((count, 2), np.uint64)
        """The discs of the player to move, and the opponent's."""

        self.legal: Bits = np.zeros(count, np.uint64)
        """The squares where the player to move may place a disc; none if they must pass."""

        self.turns: Bytes = np.zeros(count, np.uint8)
        """The seat to move, or OVER."""

        self.results: Signs = np.zeros(count, np.int8)
        """Once a game is over: 1 if seat 0 has won, -1 if seat 1 has, 0 for a draw."""

        self._seed = seed
        self.reset()

    def reset(self, where: NDArray[np.bool_] | None = None) -> None:
        """Begin all games anew, or only those where this is true."""
        at = slice(None) if where is None else where
        position = start(2, self.options)
        self.boards[at] = position.discs
        self.legal[at] = position.places
        self.turns[at] = 0
        self.results[at] = 0

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.equal(self.turns, OVER)

    def step(self, actions: Bytes) -> None:
        """Make an action in each game that is not over. If one is illegal, none is made. Raises ValueError."""
        chosen = np.ascontiguousarray(actions, np.uint8)
        if kernel.available:
            kernel.compiled.step(*self._buffers, chosen.data, not self.options.othello)
        else:
            arrays = self.boards, self.legal, self.turns, self.results
            readable_step(*arrays, chosen, not self.options.othello)

    @property
    def _buffers(self) -> tuple[memoryview, memoryview, memoryview, memoryview]:
        return self.boards.data, self.legal.data, self.turns.data, self.results.data

    def sample(self) -> Bytes:
        """A legal action of each game, at random."""
        actions = np.full(len(self.turns), PASS, np.uint8)
        if kernel.available:
            self._seed = kernel.compiled.choose(*self._buffers, actions.data, self._seed)
            return actions
        rng = np.random.default_rng(self._seed)
        self._seed += 1
        for game in np.flatnonzero(self.legal):
            actions[game] = rng.choice([*picked(int(self.legal[game]), tuple(range(64)))])
        return actions

    @property
    def masks(self) -> Bytes:
        """By game and action, 1 if it is legal."""
        masks = np.zeros((len(self.turns), ACTIONS), np.uint8)
        masks[:, :PASS] = _planes(self.legal)
        masks[:, PASS] = (self.legal == 0) & ~self.over
        return masks

    @property
    def planes(self) -> Bytes:
        """By game, the discs of the player to move and the opponent's, as two planes of 8 × 8."""
        return _planes(self.boards).reshape(-1, 2, 8, 8)


def _planes(sets: Bits) -> Bytes:
    return np.unpackbits(sets.astype("<u8").view(np.uint8), bitorder="little").reshape(*sets.shape, 64)


def readable_step(boards: Bits, legal: Bits, turns: Bytes, results: Signs, actions: Bytes, last_wins: bool) -> None:
    """What the kernel does, one game after another."""
    playing = np.flatnonzero(turns != OVER).tolist()
    for game in playing:
        action, places = int(actions[game]), int(legal[game])
        if not (places >> action & 1 if action < PASS else action == PASS and not places):
            raise ValueError(f"action {action} of game {game} is not legal")
    for game in playing:
        own, other = map(int, boards[game])
        seat, action = int(turns[game]), int(actions[game])
        if action != PASS:
            flipped = turned(own, other, action)
            own, other = own | flipped | 1 << action, other & ~flipped
        boards[game] = other, own
        legal[game] = placements(other, own)
        turns[game] = 1 - seat
        if not legal[game] and not placements(own, other):
            difference = own.bit_count() - other.bit_count()
            won = (difference > 0) - (difference < 0) if difference else int(last_wins)
            turns[game], results[game] = OVER, -won if seat else won
