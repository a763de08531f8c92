"""Learns the weights of the Reversi evaluation from self-play and writes `games/reversi/bots/weights.bin`.

    python -m tools.train_reversi --seed 1 --jobs 2

Nobody else's games or weights are used. In each round bots play each other with the weights of the round before (in
the first, with none: then the order of the moves is all they know), after random openings of various lengths, and play
the end perfectly. Every position after the opening is then described by its patterns, and by the margin of its game
mixed with what the search said of it. The weights of a stage are the least squares fit between the two, with a little
shrinkage for patterns that were rarely seen. At last the errors of shallow searches are measured, by which deep
searches are cut short.

It needs NumPy and SciPy, or CuPy for a GPU. `weights.json` beside the weights has the command that made them and the
figures of each round.
"""

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from galerie.discs.board import CROSSWISE
from galerie.discs.flanking import placements, turned
from galerie.games.reversi.bots.evaluation import (
    FILE,
    HIGHEST,
    ORIGINS,
    PROBES,
    SHAPES,
    STAGE_WEIGHTS,
    STAGES,
    UNIT,
    seen_from,
    stage,
)
from galerie.games.reversi.kernel import compiled

try:  # where there is a GPU
    import cupy as xp  # type: ignore[import-not-found]
    from cupyx.scipy import sparse  # type: ignore[import-not-found]
except ImportError:
    xp = np
    from scipy import sparse  # type: ignore[import-untyped]

POSITION = np.dtype(
    [("own", "<u8"), ("other", "<u8"), ("value", "<i2"), ("margin", "<i2"), ("holes", "<i2"), ("game", "<i2")]
)
ERRORS = 2 * STAGES * PROBES
NO_WEIGHTS = bytes(2 * (STAGES * STAGE_WEIGHTS + ERRORS))
Met: TypeAlias = tuple[int, int, int, int, int, int]
"""A position as the side to move sees it: its discs, the other's, what the search said, the margin of its game, empty
squares, and a number that says whether its game is held out."""

UNLIMITED = 10**12
HELD_OUT = 50
"""One game in so many is only used to measure the error of the fit."""


@dataclass(frozen=True, slots=True)
class Round:
    """How the games of a round are played, and how much is believed of what the search said."""

    games: int
    depth: int
    solved: int
    trust: float


def rounds(scale: float) -> list[Round]:
    """Deeper and deeper play; `scale` multiplies the numbers of games."""
    plan = [
        Round(40_000, 1, 10, 0.0),
        Round(150_000, 2, 11, 0.0),
        Round(150_000, 3, 12, 0.1),
        Round(150_000, 4, 13, 0.2),
        Round(300_000, 4, 14, 0.2),
    ]
    return [replace(how, games=max(100, int(how.games * scale))) for how in plan]


# ---- Self-play ----


def play(seed: str, games: int, how: Round, file: str) -> NDArray[Any]:
    """The positions of some games."""
    weights = Path(file).read_bytes() if file else NO_WEIGHTS
    rng = Random(seed)
    met: list[Met] = []
    for _ in range(games):
        met += one_game(rng, how, weights)
    return np.array(met, dtype=POSITION)


def one_game(rng: Random, how: Round, weights: bytes) -> list[Met]:
    own, other = CROSSWISE[1], CROSSWISE[0]
    opening = rng.choice((6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44))
    number = rng.randrange(HELD_OUT)
    seen: list[tuple[int, int, int, int]] = []
    side = 1
    while True:
        if not placements(own, other):
            if not placements(other, own):
                result = side * UNIT * (own.bit_count() - other.bit_count())
                break
            own, other, side = other, own, -side
            continue
        holes = 64 - (own | other).bit_count()
        if holes > 60 - opening:
            square = rng.choice(squares(placements(own, other)))
        elif holes <= how.solved:
            _, value = exact(own, other, weights)
            result = side * value
            seen.append((own, other, value, side))
            break
        else:
            square, value = compiled.search(own, other, weights, how.depth, UNLIMITED, False, False, table=12)[0][0]
            seen.append((own, other, value, side))
        own, other = placed(own, other, square)
        side = -side
    found = [
        (own, other, value, result * side, 64 - (own | other).bit_count(), number) for own, other, value, side in seen
    ]
    if seen and 64 - (own | other).bit_count() <= how.solved:
        found += endings(own, other, rng, weights, number)
    return found


def endings(own: int, other: int, rng: Random, weights: bytes, number: int) -> list[Met]:
    """The last squares, played well half of the time: each position is solved, for a search meets bad play too."""
    found: list[Met] = []
    best = None
    while True:
        places = placements(own, other)
        if not places:
            if not placements(other, own):
                return found
            own, other = other, own
            continue
        square = best if best is not None and rng.random() < 0.5 else rng.choice(squares(places))
        own, other = placed(own, other, square)
        best = None
        if placements(own, other):
            best, value = exact(own, other, weights)
            found.append((own, other, value, value, 64 - (own | other).bit_count(), number))


def exact(own: int, other: int, weights: bytes) -> tuple[int, int]:
    """The best placement, and what it is worth in hundredths of a disc."""
    solved = compiled.solve(own, other, weights, UNLIMITED, False, False, table=12)
    if solved is None:
        raise AssertionError("a solver without a limit gave up")
    return solved[0], solved[1] * UNIT // 2


def squares(places: int) -> list[int]:
    return [at for at in range(64) if places >> at & 1]


def placed(own: int, other: int, square: int) -> tuple[int, int]:
    """The board after a placement, seen by the other side."""
    flipped = turned(own, other, square)
    return other & ~flipped, own | flipped | 1 << square


def gather(pool: ProcessPoolExecutor, how: Round, seed: str, file: str) -> NDArray[Any]:
    share = 100
    jobs = [pool.submit(play, f"{seed} {number}", share, how, file) for number in range(how.games // share)]
    return np.concatenate([job.result() for job in jobs])


# ---- Fitting ----


def canonical() -> NDArray[Any]:
    """For each weight of a stage, the one that it is the same as: a shape may be its own mirror image."""
    same = np.arange(STAGE_WEIGHTS)
    for origin, shape in zip(ORIGINS, SHAPES, strict=True):
        numbers = np.arange(3 ** len(shape))
        digits = [numbers // 3**power % 3 for power in range(len(shape))]
        for side in range(8):
            place = [seen_from(side, square) for square in shape]
            if set(place) == set(shape):
                mirrored = sum(3 ** shape.index(square) * digits[power] for power, square in enumerate(place))
                own = same[origin : origin + 3 ** len(shape)]
                np.minimum(own, origin + mirrored, out=own)
    return same


def fit(
    positions: NDArray[Any], how: Round, shrinkage: float, steps: int
) -> tuple[NDArray[Any], list[dict[str, float]]]:
    """The weights of all stages, and the errors of the fit on games that were held out."""
    same = canonical()
    weights = np.zeros((STAGES, STAGE_WEIGHTS), dtype=np.float32)
    figures = []
    for number in range(STAGES):
        first = 60 - 4 * number
        near = positions[(positions["holes"] <= first + 1) & (positions["holes"] >= first - 4)]
        if not len(near):
            continue
        fitted, figure = fit_stage(near, how, same, shrinkage, steps)
        weights[number] = fitted
        figures.append({"stage": number, **figure})
    return weights, figures


def fit_stage(
    positions: NDArray[Any], how: Round, same: NDArray[Any], shrinkage: float, steps: int
) -> tuple[NDArray[Any], dict[str, float]]:
    """Least squares by conjugate gradients, each weight scaled by how often it was seen."""
    boards = np.ascontiguousarray(np.stack([positions["own"], positions["other"]], axis=1)).tobytes()
    columns = same.astype(np.int32)[np.frombuffer(compiled.patterns(boards), dtype=np.int32)].reshape(
        len(positions), -1
    )
    wanted = (how.trust * positions["value"] + (1 - how.trust) * positions["margin"]).astype(np.float32)
    held = positions["game"] == 0
    learnt, tested = matrix(columns[~held]), matrix(columns[held])
    aim, truth = xp.asarray(wanted[~held]), xp.asarray(wanted[held])
    across = learnt.T.tocsr()
    seen = across @ xp.ones(len(aim), dtype=xp.float32)
    scale = 1 / (seen + shrinkage)
    found = xp.zeros(STAGE_WEIGHTS, dtype=xp.float32)
    left = across @ aim
    scaled = scale * left
    way = scaled.copy()
    product = float(left @ scaled)
    for _ in range(steps):
        bent = across @ (learnt @ way) + shrinkage * way
        step = product / float(way @ bent)
        found += step * way
        left -= step * bent
        scaled = scale * left
        before, product = product, float(left @ scaled)
        way = scaled + product / before * way
    errors = [
        float(xp.sqrt(xp.mean((each @ found - truly) ** 2))) / UNIT for each, truly in ((learnt, aim), (tested, truth))
    ]
    result = found[xp.asarray(same)]
    result = result.get() if xp is not np else result
    return result, {"positions": len(positions), "error": round(errors[0], 3), "held_out": round(errors[1], 3)}


def matrix(columns: NDArray[Any]) -> Any:
    """A row for each position, with a one for each pattern that it has."""
    rows, width = columns.shape
    ones = xp.ones(rows * width, dtype=xp.float32)
    starts = xp.arange(0, rows * width + 1, width, dtype=xp.int32)
    found = sparse.csr_matrix((ones, xp.asarray(columns.ravel()), starts), shape=(rows, STAGE_WEIGHTS))
    found.sum_duplicates()
    return found


# ---- The errors of shallow searches ----

END = 0
"""In place of a depth: the end of the game."""

MOST_SOLVED = 18
"""From so many empty squares on, the end itself is known too."""


def forecasts(seed: str, count: int, deepest: int, weights: bytes) -> list[tuple[int, int, int, int]]:
    """How far searches were off: stage, depth or END, the depth of the forecast, difference in hundredths of a disc."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        own, other = sample(rng, weights)
        holes = 64 - (own | other).bit_count()
        if not placements(own, other) or holes < 10:
            continue
        values = {0: compiled.evaluate(own, other, weights)}
        for depth in range(1, min(deepest, holes - 1) + 1):
            values[depth] = compiled.search(own, other, weights, depth, 10**9, False, False, table=16)[0][0][1]
        found += [
            (stage(holes), depth, depth // 4 * 2 + depth % 2, value - values[depth // 4 * 2 + depth % 2])
            for depth, value in values.items()
            if depth >= 4
        ]
        if holes <= MOST_SOLVED:
            _, truth = exact(own, other, weights)
            found += [(stage(holes), END, depth, truth - value) for depth, value in values.items()]
    return found


def sample(rng: Random, weights: bytes) -> tuple[int, int]:
    """A position that a search may well meet."""
    own, other = CROSSWISE[1], CROSSWISE[0]
    for ply in range(rng.randrange(4, 50)):
        if not placements(own, other):
            own, other = other, own
        if not placements(own, other):
            break
        if ply < 8 or rng.random() < 0.05:
            square = rng.choice(squares(placements(own, other)))
        else:
            square = compiled.search(own, other, weights, 3, 10**9, False, False, table=12)[0][0][0]
        own, other = placed(own, other, square)
    return own, other


def errors(pool: ProcessPoolExecutor, seed: str, count: int, deepest: int, weights: bytes) -> NDArray[Any]:
    """Root mean square errors by stage and depth: of what a deeper search says, and of what the end is worth."""
    jobs = [pool.submit(forecasts, f"{seed} errors {number}", 20, deepest, weights) for number in range(count // 20)]
    sums = np.zeros((2, STAGES, PROBES, 2))
    for job in jobs:
        for at, depth, shallow, difference in job.result():
            for near in range(max(0, at - 1), min(STAGES, at + 2)):
                each = sums[0, near, depth] if depth != END else sums[1, near, shallow]
                each += (1, min(difference * difference, (20 * UNIT) ** 2))
    table = np.sqrt(sums[..., 1] / np.maximum(1, sums[..., 0]))
    known = sums[..., 0] >= 30
    for kind, first in ((0, 4), (1, 0)):
        stages = [at for at in range(STAGES) if known[kind, at, first]]
        for at in range(STAGES):
            near = min(stages, key=lambda each: abs(each - at))
            for depth in range(PROBES):
                if not known[kind, at, depth]:
                    table[kind, at, depth] = (
                        table[kind, near, depth] if known[kind, near, depth] else table[kind, at, depth - 1]
                    )
    return table


# ---- All of it ----


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies the numbers of games")
    parser.add_argument("--shrinkage", type=float, default=20.0)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--grain", type=int, default=4, help="weights are multiples of this, in hundredths of a disc")
    parser.add_argument("--to", type=Path, default=FILE)
    given = parser.parse_args()
    history: list[Any] = []
    older: NDArray[Any] | None = None
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for number, how in enumerate(rounds(given.scale)):
            since = time.monotonic()
            positions = gather(pool, how, f"{given.seed} {number}", str(given.to) if number else "")
            played = time.monotonic()
            together = positions if older is None or number < 4 else np.concatenate([older, positions])
            older = positions
            fitted, figures = fit(together, how, given.shrinkage, given.steps)
            rounded = given.grain * np.rint(np.clip(fitted, -HIGHEST, HIGHEST) / given.grain)
            weights = rounded.astype("<i2").tobytes()
            given.to.write_bytes(weights + bytes(2 * ERRORS))
            history.append({"round": number, **asdict(how), "positions": len(positions), "stages": figures})
            seconds = f"{played - since:.0f} s of play, {time.monotonic() - played:.0f} s of fitting"
            held = " ".join(f"{figure['held_out']:.1f}" for figure in figures)
            print(
                f"round {number}: {how.games} games, {len(positions)} positions, {seconds}; errors {held}", flush=True
            )
        since = time.monotonic()
        table = errors(pool, given.seed, max(400, int(8_000 * given.scale)), 10, weights + bytes(2 * ERRORS))
        given.to.write_bytes(weights + np.rint(table).astype("<i2").tobytes())
        print(f"errors of shallow searches: {time.monotonic() - since:.0f} s\n{np.rint(table).astype(int)}")
    log = given.to.with_suffix(".json")
    log.write_text(json.dumps({"command": vars(given) | {"to": given.to.name}, "rounds": history}, indent=1) + "\n")


if __name__ == "__main__":
    main()
