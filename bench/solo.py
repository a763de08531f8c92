"""Reversi solo: the compiled kernel and its readable twins on the same work, and the time per move of each level."""

from random import Random
from statistics import mean
from time import perf_counter
from typing import Any, TypeAlias

from bench.timing import compare
from galerie import bots
from galerie.discs.board import FULL, squares
from galerie.discs.flanking import placements, readable_placements
from galerie.games.solo import Options, Solo
from galerie.games.solo.kernel import compiled
from galerie.games.solo.rules.position import deal, start
from galerie.games.solo.rules.winning import lost, readable_lost, readable_winning_squares, winning_squares
from galerie.games.solo.study.planning import Deal, follow, plan, readable_plan
from galerie.games.solo.study.planning import placements as legal

GAMES = 30
NODES = 100_000
START = start(1, Options())


def games() -> list[tuple[list[Solo], Deal]]:
    """Games played by an adept, each position with the deal behind it."""
    found: list[tuple[list[Solo], Deal]] = []
    for seed in range(GAMES):
        dealt, met = deal(Random(seed)), [START]
        while met[-1].to_act:
            move = bots.bot("solo", "adept")(met[-1].view(0), 0, Random(seed))
            met.append(follow(met[-1], dealt, move))
        found.append((met[:-1], dealt))
    return found


Sides: TypeAlias = list[tuple[int, int, int, int]]
"""For each colour of each position: its discs, the other discs, the tokens it could win, the free squares."""


def sides(met: list[Solo]) -> Sides:
    found = []
    for position in met:
        gold, black = position.discs
        free = FULL & ~(gold | black | position.tokens)
        for own, other, colour in ((gold, black, "gold"), (black, gold, "black")):
            winnable = sum(1 << square for square, token in position.up if token.colour != colour)
            found.append((own, other, winnable, free))
    return found


def counted(boards: Sides, flanking: Any, winning: Any) -> int:
    """The number of legal placements, by the given functions."""
    return sum(
        (flanking(own, other) & free | winning(own, winnable, free)).bit_count()
        for own, other, winnable, free in boards
    )


def tables(played: list[tuple[list[Solo], Deal]]) -> list[tuple[int, int, int, int, int]]:
    """The positions in the kernel's format."""
    return [
        (*position.discs, position.tokens, position.tokens & ~position.down, gold_tokens(position, dealt))
        for met, dealt in played
        for position in met
    ]


def gold_tokens(position: Solo, dealt: Deal) -> int:
    tokens = {square: dealt[square] for square in squares(position.down)} | dict(position.up)
    return sum(1 << square for square, token in tokens.items() if token.colour == "gold")


def judged(boards: list[tuple[int, int]], function: Any) -> int:
    for tokens, discs in boards:
        function(tokens, discs)
    return len(boards)


def exhausted() -> int:
    """Positions from which everything is tried, where that takes long."""
    tokens, gold = 0x85A345E7E6E2790F, 0xAAAA5555AAAA5555
    return compiled.best(*START.discs, tokens, 0, gold, bytes(64), 0, 0, False, 0, NODES)[3]


def main() -> None:
    played = games()
    met = [position for positions, _ in played for position in positions]
    boards, known = sides(met), tables(played)
    filled = [(position.tokens, position.discs[0] | position.discs[1]) for position in met]
    compare(
        "legal placements",
        "placements",
        {
            "kernel, a call a position": lambda: sum(len(compiled.placements(*table)) for table in known),
            "kernel, two calls a colour": lambda: counted(boards, placements, winning_squares),
            "readable twins": lambda: counted(boards[::10], readable_placements, readable_winning_squares),
            "the contract, with the kernel": lambda: sum(len(legal(position)) for position in met),
        },
    )
    compare(
        "tokens that can never be won",
        "positions",
        {"kernel": lambda: judged(filled, lost), "readable twin": lambda: judged(filled, readable_lost)},
    )
    first = [dealt for _, dealt in played]
    compare(
        "whole deals planned, two positions kept at each step",
        "deals",
        {
            "kernel": lambda: sum(plan(START, dealt, 2).score > 0 for dealt in first),
            "readable twin": lambda: sum(readable_plan(START, dealt, 2).score > 0 for dealt in first[:2]),
        },
    )
    late = [(positions[-8], dealt) for positions, dealt in played]
    compare(
        "the end of a game, trying everything",
        "endings",
        {
            "kernel": lambda: sum(plan(*each, 0, 10**9).exact for each in late),
            "readable twin": lambda: sum(readable_plan(*each, 0, 10**9).exact for each in late),
        },
    )
    compare("trying everything, nodes", "nodes", {"kernel": exhausted})
    for width in (1, 10, 100, 1000):
        since = perf_counter()
        scores = [plan(START, dealt, width).score for dealt in first]
        took = (perf_counter() - since) / len(first)
        print(f"width {width:5} {1000 * took:8.1f} ms a deal, {mean(scores):6.2f} tokens of 24")
    for level in bots.levels("solo"):
        times = []
        for position in played[0][0][::3]:
            since = perf_counter()
            bots.think("solo", level, position.view(0), 0, 1)
            times.append(perf_counter() - since)
        print(f"{level:8} {1000 * mean(times):8.1f} ms a move, {1000 * max(times):8.1f} ms at most")
