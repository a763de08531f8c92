"""Fits the weights of the Reversi evaluation to self-play and writes `games/reversi/bots/weights.py`.

    python -m tools.fit_reversi --games 6000 --seed 1

Bots that look a few discs ahead play each other, with random openings and occasional random moves, and solve the
end. Every position is then described by its features and by the final margin of its game; the weights are the least
squares fit between the two, linear between some numbers of empty squares. Repeat it to fit the weights to stronger
play.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from galerie.discs.board import CROSSWISE
from galerie.games.reversi.bots import weights
from galerie.games.reversi.bots.search import Board, search, solve
from galerie.games.reversi.kernel import compiled

KNOTS = (0, 8, 16, 24, 32, 40, 50, 60)
OPENING, DEPTH, SOLVED, STRAY = 10, 4, 12, 0.02
NAMES = "mobility, openings, frontier, corners, diagonals, flanks, reaches, edges, stable, discs, parity, tempo"
HEADER = f'''"""The weights of the evaluation, in hundredths of a disc, for some numbers of empty squares.

Made by `tools/fit_reversi.py`.
"""

from typing import Final

KNOTS: Final[dict[int, tuple[int, ...]]] = {{
    # {NAMES}
'''


def game(seed: str) -> list[tuple[int, tuple[int, ...], int]]:
    """Every position of one game: empty squares, features, final margin in hundredths of a disc."""
    rng = Random(seed)
    gold, black = CROSSWISE
    board = Board(black, gold, one_line=False, last_wins=False)
    seen: list[tuple[Board, int]] = []
    side = 1
    while board.places or board.passed().places:
        if not board.places:
            board, side = board.passed(), -side
            continue
        seen.append((board, side))
        board, side = dict(board.following())[choose(board, rng)], -side
    margin = 100 * side * (board.own.bit_count() - board.other.bit_count())
    return [(each.holes, compiled.features(each.own, each.other), margin * of) for each, of in seen]


def choose(board: Board, rng: Random) -> int:
    if board.holes > 60 - OPENING or (board.holes > SOLVED and rng.random() < STRAY):
        return rng.choice([code for code, _ in board.following()])
    solved = solve(board, 10**9) if board.holes <= SOLVED else None
    return (solved or search(board, DEPTH, 20_000)[0])[0]


def fit(rows: list[tuple[int, tuple[int, ...], int]]) -> NDArray[np.floating]:
    holes = np.array([row[0] for row in rows], dtype=np.float64)
    described = np.array([row[1] for row in rows], dtype=np.float64)
    margins = np.array([row[2] for row in rows], dtype=np.float64)
    hats = np.stack([np.interp(holes, KNOTS, np.eye(len(KNOTS))[knot]) for knot in range(len(KNOTS))], axis=1)
    columns = (hats[:, :, None] * described[:, None, :]).reshape(len(rows), -1)
    steady = 100.0 * np.eye(columns.shape[1])  # regularises features that the data hardly distinguish
    found = np.linalg.solve(columns.T @ columns + steady, columns.T @ margins)
    print(f"{len(rows)} positions, error {np.std(margins - columns @ found) / 100:.2f} discs")
    return found.reshape(len(KNOTS), -1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        played = pool.map(game, (f"{chosen.seed} {number}" for number in range(chosen.games)), chunksize=50)
        found = fit([row for rows in played for row in rows])
    lines = [
        f"    {knot}: ({', '.join(str(round(value)) for value in row)}),\n"
        for knot, row in zip(KNOTS, found, strict=True)
    ]
    Path(weights.__file__).write_text(HEADER + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
