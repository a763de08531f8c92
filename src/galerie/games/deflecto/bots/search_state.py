"""The table as the search sees it: tiles are laid without checks, because only legal placements are considered."""

from dataclasses import dataclass, replace
from typing import Self

from galerie.core import Seat
from galerie.games.deflecto import Lay
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_CODE, TEXTS
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, placements, player_ways
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.tiles import FACES, Level, Stock, offered, without


@dataclass(frozen=True, slots=True)
class SearchState:
    """A table where everybody has started."""

    board: Board
    level: Level
    stocks: tuple[Stock, ...]
    penalties: tuple[int, ...]
    contesters: frozenset[Seat]
    turn: Seat

    @classmethod
    def of(cls, game: GameState, turn: Seat) -> Self:
        """The table with `turn` to move, whoever's turn it really is."""
        contesters = frozenset(game.contesters)
        return cls(game.board, game.options.level, game.stocks, game.penalties, contesters, turn)

    @property
    def seats(self) -> int:
        return len(self.stocks)

    @property
    def tiles(self) -> int:
        """How many tiles all players together have left."""
        return sum(map(sum, self.stocks))

    @property
    def lengths(self) -> Lengths:
        return lengths(self.board)

    @property
    def empties(self) -> tuple[int, ...]:
        """How many squares of each player's path are empty."""
        return tuple(way.empty if way else 0 for way in player_ways(self.board))

    def codes(self, seat: Seat) -> dict[int, tuple[int, ...]]:
        """The figures that a player can show, with the tile variants that show them."""
        return offered(self.level, self.stocks[seat])

    def legal(self) -> tuple[Placement, ...]:
        return placements(self.board, self.turn, bytes(self.codes(self.turn)))

    def changes(self, seat: Seat) -> dict[Placement, Lengths]:
        """The placements by which a player changes a length, and the lengths afterwards."""
        return changes(self.board, seat, bytes(self.codes(seat)))

    def all_changes(self) -> dict[Placement, Lengths]:
        """The same for any player's tiles: where a figure may lie does not depend on who lays it."""
        return changes(self.board, self.turn, self._all_codes())

    def all_placements(self) -> tuple[Placement, ...]:
        return placements(self.board, self.turn, self._all_codes())

    def supposing(self, placement: Placement) -> Self:
        """With a figure laid, by whichever player has it."""
        square, code = placement
        return replace(self, board=self.board.laid(square, BY_CODE[code]))

    def _all_codes(self) -> bytes:
        return bytes(sorted({code for seat in range(self.seats) for code in self.codes(seat)}))

    def lay(self, placement: Placement) -> Lay:
        """The move, with the tile showing this figure of which most are left."""
        square, code = placement
        return Lay(self.board.grid.names[square], TEXTS[code], self._variant(code))

    def laid(self, placement: Placement, after: Lengths) -> Self:
        square, code = placement
        index = FACES[self.level][BY_CODE[code].shape][self._variant(code)]
        stock = without(self.stocks[self.turn], index)
        stocks = (*self.stocks[: self.turn], stock, *self.stocks[self.turn + 1 :])
        return self._next(self.board.laid(square, BY_CODE[code]), stocks, proven=after != self.lengths)

    def waited(self) -> Self:
        """As if the player had laid a tile that makes no difference."""
        return self._next(self.board, self.stocks, proven=False)

    def _variant(self, code: int) -> int:
        stock, tiles = self.stocks[self.turn], FACES[self.level][BY_CODE[code].shape]
        return max(self.codes(self.turn)[code], key=lambda variant: stock[tiles[variant]])

    def _next(self, board: Board, stocks: tuple[Stock, ...], *, proven: bool) -> Self:
        failed = self.turn in self.contesters and not proven
        penalties = tuple(had + (failed and seat == self.turn) for seat, had in enumerate(self.penalties))
        left, turn = self.contesters - {self.turn}, (self.turn + 1) % self.seats
        return replace(self, board=board, stocks=stocks, penalties=penalties, contesters=left, turn=turn)
