"""Makes the balanced starts of Reversi and writes `games/reversi/rules/start_list.py`.

    python -m tools.reversi_starts --count 1000 --seed 1

All positions after eight discs are listed, without those that are another one turned or mirrored. In a random order,
each is judged by our own search, with some nodes and with four times as many; it is kept if both times neither side is
ahead by more than the threshold, until there are enough. Some of those kept are then searched again with more nodes,
and what that finds is written beside the list.
"""

import argparse
from pathlib import Path
from random import Random
from statistics import mean
from textwrap import wrap

from galerie.discs.board import CROSSWISE, NAMES
from galerie.discs.symmetries import normal
from galerie.games.reversi.bots.search import Board, search
from galerie.games.reversi.rules import moves, start_list

DISC = 100
"""The search counts in hundredths of a disc."""

GLANCE = 2_000
"""A position is searched in depth only if so many nodes find it nearly balanced."""

LEEWAY = 4
"""How many discs beyond the threshold count as nearly."""

DEEPER = 4
"""How many times as many nodes the second search has."""

TEXT = '''"""The balanced starts: eight placements each, black first on f5, for Othello's start. Made by

    python -m tools.reversi_starts {arguments}

{figures}
"""

from typing import Final

STARTS: Final = """
{starts}
"""
'''


def positions() -> list[tuple[str, Board]]:
    """Every position after eight discs, up to symmetry, with one way to get there; the first disc is always on f5."""
    gold, black = CROSSWISE
    level = [("", Board(black, gold, one_line=False, last_wins=False))]
    for ply in range(moves.LAID):
        found: dict[tuple[int, int], tuple[str, Board]] = {}
        for line, board in level:
            for code, after in board.following():
                if ply or NAMES[code] == "f5":
                    found.setdefault(normal(after.own, after.other)[:2], (line + NAMES[code], after))
        level = list(found.values())
    return level


def value(board: Board, nodes: int) -> float:
    """In discs, for the side to move."""
    return search(board, depth=60, nodes=nodes)[0][1] / DISC


def is_balanced(board: Board, nodes: int, threshold: float) -> bool:
    if not board.places or abs(value(board, min(nodes, GLANCE))) > threshold + LEEWAY:
        return False
    return all(abs(value(board, each)) <= threshold for each in (nodes, DEEPER * nodes))


def figures(kept: list[tuple[str, Board]], tried: int, chosen: argparse.Namespace) -> str:
    """What the list is like, and what a deeper search of some of it finds."""
    again = [value(board, chosen.check_nodes) for _, board in kept[: chosen.check]]
    bound, within = chosen.threshold, sum(abs(each) <= chosen.threshold for each in again) / len(again)
    return (
        f"{len(kept)} starts out of {tried} positions tried, each within {bound:g} discs by {chosen.nodes:,} nodes\n"
        f"and by {DEEPER * chosen.nodes:,}. {len(again)} of them searched again with {chosen.check_nodes:,} nodes: "
        f"{within:.0%} are within\n{bound:g} discs, all within {max(map(abs, again)):.1f}; on average the side to move "
        f"is {mean(again):+.2f} discs ahead, and one\nside or the other {mean(map(abs, again)):.2f}."
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=100_000, help="for each position")
    parser.add_argument("--threshold", type=float, default=2, help="in discs")
    parser.add_argument("--check", type=int, default=100, help="how many of the starts to search again")
    parser.add_argument("--check-nodes", type=int, default=2_000_000)
    parser.add_argument("--out", type=Path, default=Path(start_list.__file__))
    chosen = parser.parse_args()
    every = positions()
    Random(chosen.seed).shuffle(every)
    print(f"{len(every)} positions")
    kept: list[tuple[str, Board]] = []
    tried = 0
    while tried < len(every) and len(kept) < chosen.count:
        if is_balanced(every[tried][1], chosen.nodes, chosen.threshold):
            kept.append(every[tried])
        tried += 1
    found = figures(kept, tried, chosen)
    print(found)
    arguments = (
        f"--count {chosen.count} --seed {chosen.seed} --nodes {chosen.nodes} --threshold {chosen.threshold:g} "
        f"--check {chosen.check} --check-nodes {chosen.check_nodes}"
    )
    lines = "\n".join(wrap(" ".join(sorted(line for line, _ in kept)), 119))
    chosen.out.write_text(TEXT.format(arguments=arguments, figures=found, starts=lines), encoding="utf-8")


if __name__ == "__main__":
    main()
