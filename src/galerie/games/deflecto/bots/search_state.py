"""The table that a bot thinks about."""

from dataclasses import dataclass, replace
from typing import Self

from galerie.core import Seat
from galerie.games.deflecto import Lay
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_CODE, TEXTS
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, placements, player_ways
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.tiles import FACES, Level, Stock, offered


@dataclass(frozen=True, slots=True)
class SearchState:
    """A table where everybody has started."""

    board: Board
    level: Level
    stocks: tuple[Stock, ...]
    penalties: tuple[int, ...]
    contesters: frozenset[Seat]
    turn: Seat
    passes: int
    out: tuple[Seat, ...] = ()
    """Whoever has left is nobody's rival."""

    @classmethod
    def of(cls, game: GameState, turn: Seat) -> Self:
        """The table with `turn` to move, whoever's turn it really is. Who has contested an open question has to prove
        it."""
        contested = game.question.contested if game.question else ()
        contesters = frozenset((*game.contesters, *contested))
        return cls(game.board, game.options.level, game.stocks, game.penalties, contesters, turn, game.passes, game.out)

    @property
    def seats(self) -> int:
        return len(self.stocks)

    def rivals(self, seat: Seat) -> list[Seat]:
        """The others who still play."""
        return [other for other in range(self.seats) if other != seat and other not in self.out]

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
        codes = bytes(sorted({code for seat in range(self.seats) for code in self.codes(seat)}))
        return changes(self.board, self.turn, codes)

    def supposing(self, placement: Placement) -> Self:
        """With a figure laid, from nobody's stock."""
        square, code = placement
        return replace(self, board=self.board.laid(square, BY_CODE[code]))

    def contested(self, seat: Seat) -> Self:
        """With one more player whose next tile has to change a length."""
        return replace(self, contesters=self.contesters | {seat})

    def lay(self, placement: Placement) -> Lay:
        """The move, with the tile showing this figure of which most are left."""
        square, code = placement
        return Lay(self.board.grid.names[square], TEXTS[code], self._variant(code))

    def _variant(self, code: int) -> int:
        stock, tiles = self.stocks[self.turn], FACES[self.level][BY_CODE[code].shape]
        return max(self.codes(self.turn)[code], key=lambda variant: stock[tiles[variant]])
