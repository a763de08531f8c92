"""Déflecto's master as it was before it judged an end by what can still happen: alpha-beta, a few turns ahead, among
the placements that change a length. A challenger, and nothing else."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import log2, tanh
from random import Random
from typing import Final, Self

from galerie.core import Seat
from galerie.games.deflecto import Agree, Ask, Contest, Lay, Move, Pass, View
from galerie.games.deflecto.bots.starting import first_tile
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_CODE, TEXTS
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, placements, player_ways
from galerie.games.deflecto.rules.position import imagine
from galerie.games.deflecto.rules.ranking import ranked
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.tiles import FACES, Level, Stock, offered, without

WIDTH: Final = 8
QUIET: Final = 200
EMPTY_SQUARE: Final = 0.06
EXPOSED: Final = 0.25
LEAST_DOUBT: Final = 0.1
DOUBT_PER_TILE: Final = 0.1
BEST: Final = 10.0
DEEPEST: Final = 12


@dataclass(frozen=True, slots=True)
class Table:
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


def totals(state: Table, lengths: Lengths) -> list[float]:
    """Lengths with penalties, less a little for empty squares."""
    return [
        length + penalty - EMPTY_SQUARE * empty
        for length, penalty, empty in zip(lengths, state.penalties, state.empties, strict=True)
    ]


def standing(totals: Sequence[float], seat: Seat, doubt: float) -> float:
    """How far a player is ahead of the others, added up: 1 for each surely beaten, -1 for each who surely wins."""
    return sum(tanh((other - totals[seat]) / doubt) for rival, other in enumerate(totals) if rival != seat)


def doubt(state: Table) -> float:
    return LEAST_DOUBT + DOUBT_PER_TILE * state.tiles


def exposed(before: Lengths, changes: Mapping[Placement, Lengths]) -> list[float]:
    """How much each path may still lose, in squares, by the number of placements that would make it longer.

    Only placements count that would hurt somebody else less.
    """
    counts = [0] * len(before)
    for after, count in Counter(changes.values()).items():
        harms = [new - old for old, new in zip(before, after, strict=True)]
        least = min(harms)
        for seat, harm in enumerate(harms):
            counts[seat] += count * (harm > least)
    return [EXPOSED * log2(1 + count) for count in counts]


def best_answer(state: Table, changes: Mapping[Placement, Lengths], me: Seat) -> float:
    """The value of a table to me after the best placement of the player to move, whether that is me or an opponent."""
    uncertainty, able, before = doubt(state), state.codes(state.turn), state.lengths
    risks = exposed(before, changes)
    start = [total + risk for total, risk in zip(totals(state, before), risks, strict=True)]
    idle = list(start)
    idle[state.turn] += state.turn in state.contesters
    worths = [standing(idle, me, uncertainty)]
    for after in {found for (_, code), found in changes.items() if code in able}:
        grown = [total + new - old for total, old, new in zip(start, before, after, strict=True)]
        worths.append(standing(grown, me, uncertainty))
    return max(worths) if state.turn == me else min(worths)


class OutOfNodesError(Exception):
    """The bot has searched as many boards as it may."""


class Search:
    def __init__(self, me: Seat, width: int, nodes: int) -> None:
        self._me = me
        self._width = width
        self._left = nodes
        self._seen: dict[tuple[object, ...], dict[Placement, Lengths]] = {}

    def value(self, state: Table, depth: int, least: float = -BEST, most: float = BEST) -> float:
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

    def _likely(self, state: Table, changes: Mapping[Placement, Lengths]) -> list[Table]:
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

    def _changes(self, state: Table) -> dict[Placement, Lengths]:
        key = (state.board.cells, state.stocks)
        if key not in self._seen:
            if not self._left:
                raise OutOfNodesError
            self._left -= 1
            self._seen[key] = state.all_changes()
        return self._seen[key]


def best(state: Table, nodes: int, rng: Random) -> Placement | None:
    legal = state.legal()
    if not legal:
        return None
    changes = state.changes(state.turn)
    tried = changes | dict.fromkeys(quiet(state, legal, changes, rng)[:QUIET], state.lengths)
    worths = {}
    for placement, after in tried.items():
        then = state.laid(placement, after)
        worths[placement] = best_answer(then, then.all_changes(), state.turn) + rng.gauss(0, 0.001)
    ranked = sorted(worths, key=lambda placement: -worths[placement])
    return deepened(state, {placement: tried[placement] for placement in ranked[:WIDTH]}, nodes)[0]


def quiet(
    state: Table, legal: tuple[Placement, ...], changes: dict[Placement, Lengths], rng: Random
) -> list[Placement]:
    """The placements that change no length: those on paths first, then those beside them."""
    in_use = {square for way in player_ways(state.board) if way for square in way.squares}
    near = in_use.union(*(state.board.grid.around[square] for square in in_use))
    found = [placement for placement in legal if placement not in changes]
    rng.shuffle(found)
    return sorted(found, key=lambda placement: (placement[0] not in in_use, placement[0] not in near))


def deepened(state: Table, tried: dict[Placement, Lengths], nodes: int) -> list[Placement]:
    search, ranked = Search(state.turn, WIDTH, nodes), list(tried)
    for depth in range(1, DEEPEST):
        worths = {}
        try:
            for placement in ranked:
                worths[placement] = search.value(state.laid(placement, tried[placement]), depth)
        except OutOfNodesError:
            break
        ranked = sorted(worths, key=lambda placement: -worths[placement])
    return ranked


def first_alone(state: Table, seat: Seat) -> bool:
    totals = [length + penalty for length, penalty in zip(state.lengths, state.penalties, strict=True)]
    places = ranked(totals, state.empties)
    return places[seat] == 1 and places.count(1) == 1


def changeable(state: Table) -> bool:
    return bool(state.all_changes()) or any(state.supposing(each).all_changes() for each in state.all_placements())


def play(nodes: int, view: View, seat: Seat, rng: Random) -> Move:
    position = imagine(view, seat, rng)
    if position.board.starting:
        return first_tile(position, rng)
    state = Table.of(position, seat)
    if position.question:
        return Contest() if not first_alone(state, seat) and state.changes(seat) else Agree()
    if position.may_ask and first_alone(state, seat) and not changeable(state):
        return Ask()
    placement = best(state, nodes, rng)
    return state.lay(placement) if placement else Pass()
