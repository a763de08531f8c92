"""What a player can be sure of, whatever chance and the opponent do: exact, by the rules alone."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from galerie.core import NATURE, IllegalMove, Seat
from galerie.games.miroir import Miroir, Move
from galerie.games.miroir.rules.moves import Turn


@dataclass
class Search:
    """Counts the positions it looks at."""

    seat: Seat
    """Who wants to win words."""

    nodes: int = 0
    _ideas: list[Move] = field(default_factory=list)
    """Actions that won elsewhere: they are tried first."""

    def gain(self, position: Miroir, move: Move) -> int:
        """How many words an action of this turn wins at least."""
        before = len(position.sides[self.seat].won)
        return self._least(self._played(position, self.seat, move)) - before

    def words(self, position: Miroir) -> dict[Move, int]:
        """What each action of the player to move wins at least."""
        return {move: self.gain(position, move) for move in position.moves(self.seat)}

    def prepares(self, position: Miroir, move: Move) -> bool:
        """Whether the player wins a word with their next action after this one, whatever happens in between."""
        return self._is_sure(self._played(position, self.seat, move), len(position.sides[self.seat].won))

    def _least(self, position: Miroir) -> int:
        """How many words the player has at least after this turn: chance does its worst, the player their best."""
        won = len(position.sides[self.seat].won)
        if NATURE in position.to_act:
            if position.turning and not self._always_wins(position):
                return won
            return min(self._least(each) for each in self._drawn(position))
        if position.card and position.turn == self.seat:
            moves = position.moves(self.seat)
            return max(self._least(self._played(position, self.seat, move)) for move in moves)
        return won

    def _always_wins(self, position: Miroir) -> bool:
        """Whether whatever card comes wins a word; one that wins none is soon found."""
        return all(any(self._wins(each, move) for move in each.moves(self.seat)) for each in self._drawn(position))

    def _is_sure(self, position: Miroir, won: int) -> bool:
        """Whether the player has more words than `won` by the end of their next turn, in every case."""
        if len(position.sides[self.seat].won) > won:
            return True
        if position.outcome:
            return position.outcome.ranks[self.seat] == 1
        if NATURE in position.to_act:
            return all(self._is_sure(each, won) for each in self._drawn(position))
        if position.turn == self.seat:
            if position.card:
                moves = position.moves(self.seat)
                return any(self._is_sure(self._played(position, self.seat, move), won) for move in moves)
            return self._has_word(position)
        other = 1 - self.seat
        return all(self._is_sure(self._played(position, other, move), won) for move in position.moves(other))

    def _has_word(self, position: Miroir) -> bool:
        if any(self._wins(position, move) for move in self._ideas):
            return True
        for move in position.moves(self.seat):
            if self.gain(position, move) if move == Turn() else self._wins(position, move):
                self._ideas.insert(0, move)
                return True
        return False

    def _wins(self, position: Miroir, move: Move) -> bool:
        """Whether a move that needs no card wins a word at once; an illegal one does not."""
        try:
            after = self._played(position, self.seat, move)
        except IllegalMove:
            return False
        return len(after.sides[self.seat].won) > len(position.sides[self.seat].won)

    def _drawn(self, position: Miroir) -> Iterator[Miroir]:
        return (self._played(position, NATURE, move) for move in position.chances())

    def _played(self, position: Miroir, seat: Seat, move: Move) -> Miroir:
        self.nodes += 1
        return position.play(seat, move)
