"""The time per move of each level of the Reversi bots, and the cost of solving as the board fills up."""

from random import Random
from statistics import mean
from time import perf_counter

from galerie import bots
from galerie.core import forced_move
from galerie.games.reversi import Options, Reversi
from galerie.games.reversi.bots.search import Board, solve
from galerie.games.reversi.rules.position import start

HOLES = (12, 14, 16, 18)
SAMPLES = 8


def random_game(options: Options, rng: Random) -> list[Reversi]:
    position, met = start(2, options), []
    while position.turn is not None:
        met.append(position)
        position = position.play(position.turn, rng.choice(list(position.moves(position.turn))))
    return [each for each in met if forced_move(each) is None]


def seconds(level: str, position: Reversi) -> float:
    assert position.turn is not None
    view = position.view(position.turn)
    since = perf_counter()
    bots.think("reversi", level, view, position.turn, 1)
    return perf_counter() - since


def solving(options: Options, holes: int, rng: Random) -> list[float]:
    times: list[float] = []
    while len(times) < SAMPLES:
        for position in random_game(options, rng):
            if 64 - sum(position.counts) == holes and position.turn is not None:
                board = Board.of(position.view(None), position.turn)
                since = perf_counter()
                solve(board, 10**12)
                times.append(perf_counter() - since)
    return times


def main() -> None:
    for options in (Options(), Options(one_line=True)):
        name = "one_line" if options.one_line else "base game"
        game = random_game(options, Random(1))[::3]
        for level in bots.levels("reversi"):
            times = [seconds(level, position) for position in game]
            print(f"{name:10} {level:8} {1000 * mean(times):8.1f} ms a move, {1000 * max(times):8.1f} ms at most")
        for holes in HOLES[: 2 if options.one_line else None]:
            times = solving(options, holes, Random(holes))
            print(f"{name:10} {holes} empty {1000 * mean(times):8.1f} ms to solve, {1000 * max(times):8.1f} ms at most")
