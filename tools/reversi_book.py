"""Makes the opening book of Reversi and writes `games/reversi/bots/book.xz`.

    python -m tools.reversi_book --positions 2500 --nodes 5000

The book grows from the start. In each round the most plausible unexplored positions are searched: those that cost the
two sides together the least compared with the best moves known so far, and a little for every disc, so that likely
lines are followed further and unlikely ones are dropped early. Every move within a margin of the best is kept. Its
value is replaced by that of the position after it, once that is searched itself, and so on back to the start.
"""

import argparse
import lzma
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import TypeAlias

from galerie.discs.board import CROSSWISE, NAMES
from galerie.discs.symmetries import normal
from galerie.games.reversi.bots import book
from galerie.games.reversi.bots.search import DECIDED, Board, search

Key: TypeAlias = tuple[int, int]

SHARE = 0.15
"""How much the book grows in a round; values and costs are worked out anew between rounds."""

GLANCE = 5
"""How deep all moves are searched before those that seem good are searched further."""

LEEWAY = 300
"""How far beyond the margin a move may be at that depth."""

UNLIMITED = 10**12

START = Board(CROSSWISE[1], CROSSWISE[0], one_line=False, last_wins=False)


def board_of(key: Key) -> Board:
    return Board(*key, one_line=False, last_wins=False)


def key_of(board: Board) -> Key:
    own, other, _ = normal(board.own, board.other)
    return own, other


def searched(key: Key, nodes: int, margin: int) -> dict[int, int]:
    """The moves within the margin of the best and their values; one of several that lead to images of each other.

    Each is searched by itself: a search of all of them that runs out of nodes may leave some out.
    """
    board = board_of(key)
    after = dict(board.following())
    different: dict[Key, int] = {}
    for code, _ in search(board, depth=GLANCE, nodes=UNLIMITED, margin=margin + LEEWAY):
        different.setdefault(key_of(after[code]), code)
    valued = {code: -value(after[code], nodes) for code in different.values()}
    return {code: each for code, each in valued.items() if each >= max(valued.values()) - margin}


def value(board: Board, nodes: int) -> int:
    """For the side to move, in hundredths of a disc."""
    if board.places:
        found = search(board, depth=60, nodes=nodes)[0][1]
    elif board.passed().places:
        found = -search(board.passed(), depth=60, nodes=nodes)[0][1]
    else:
        found = 100 * (board.own.bit_count() - board.other.bit_count())
    return max(-DECIDED, min(DECIDED, found))


class Tree:
    def __init__(self) -> None:
        self.moves: dict[Key, dict[int, int]] = {}
        """Of every position searched: its moves with the values of that search."""

        self.after: dict[tuple[Key, int], Key] = {}

    def add(self, key: Key, moves: dict[int, int]) -> None:
        self.moves[key] = moves
        for code, after in board_of(key).following():
            if code in moves:
                self.after[key, code] = key_of(after)

    def values(self) -> dict[Key, dict[int, int]]:
        """The moves of every position with their values from the ends of the tree, best first."""
        best: dict[Key, int] = {}
        found: dict[Key, dict[int, int]] = {}
        for key in sorted(self.moves, key=_discs, reverse=True):  # every move adds a disc, so what follows is known
            valued = {
                code: -best[self.after[key, code]] if self.after[key, code] in best else value
                for code, value in self.moves[key].items()
            }
            found[key] = dict(sorted(valued.items(), key=lambda pair: -pair[1]))
            if valued:
                best[key] = max(valued.values())
        return found

    def leaves(self, each_disc: int, dropped: int) -> Iterator[tuple[int, Key]]:
        """The positions not yet searched and what they cost: what both sides give away on the cheapest way there."""
        costs: dict[Key, int] = {key_of(START): 0}
        valued = self.values()
        for key in sorted(self.moves, key=_discs):
            if key not in costs:
                continue
            best = max(valued[key].values(), default=0)
            for code, value in valued[key].items():
                lost = best - value
                after = self.after[key, code]
                if lost <= dropped:
                    costs[after] = min(costs.get(after, 10**9), costs[key] + lost + each_disc)
        return ((cost, key) for key, cost in costs.items() if key not in self.moves and _can_move(key))


def _discs(key: Key) -> int:
    return (key[0] | key[1]).bit_count()


def _can_move(key: Key) -> bool:
    return bool(board_of(key).places)


def grown(positions: int, nodes: int, margin: int, each_disc: int, dropped: int, workers: int) -> Tree:
    tree = Tree()
    with ProcessPoolExecutor(workers) as pool:
        while len(tree.moves) < positions:
            wanted = max(1, min(positions - len(tree.moves), int(SHARE * len(tree.moves))))
            chosen = [key for _, key in sorted(tree.leaves(each_disc, dropped))[:wanted]]
            if not chosen:
                break
            for key, moves in zip(chosen, pool.map(searched, chosen, repeat(nodes), repeat(margin)), strict=True):
                tree.add(key, moves)
    return tree


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=2500)
    parser.add_argument("--nodes", type=int, default=5_000, help="for each move")
    parser.add_argument("--margin", type=int, default=600, help="which moves are searched, in hundredths of a disc")
    parser.add_argument("--dropped", type=int, default=600, help="a move that loses more is not followed")
    parser.add_argument("--each-disc", type=int, default=40, help="what a disc costs; less makes the lines longer")
    parser.add_argument("--kept", type=int, default=200, help="how far from the best the moves in the file may be")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=book.FILE)
    chosen = parser.parse_args()
    tree = grown(chosen.positions, chosen.nodes, chosen.margin, chosen.each_disc, chosen.dropped, chosen.workers)
    kept = {
        key: [(code, value) for code, value in moves.items() if value >= max(moves.values()) - chosen.kept]
        for key, moves in tree.values().items()
        if moves
    }
    data = lzma.compress(book.packed(kept), preset=9 | lzma.PRESET_EXTREME)
    chosen.out.write_bytes(data)
    depths = [_discs(key) - 4 for key in kept]
    print(
        f"{len(kept)} positions, {sum(map(len, kept.values()))} moves, {len(data)} bytes, up to {max(depths)} discs "
        f"deep, half of them beyond {sorted(depths)[len(depths) // 2]}"
    )
    if chosen.out == book.FILE:
        print("best line:", best_line())


def best_line() -> str:
    """The best moves of the book from the start, with the value of the first."""
    board, names = START, []
    ((_, first), *_) = book.book_moves(board)
    while known := book.book_moves(board):
        names.append(NAMES[known[0][0]])
        board = dict(board.following())[known[0][0]]
    return f"{''.join(names)} {first / 100:+.2f}"


if __name__ == "__main__":
    main()
