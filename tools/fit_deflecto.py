"""Fits what Déflecto's bots think of a table, from games that they play against themselves.

Each game begins with a few random tiles. Then both players lay what promises most by the weights of the last round,
misjudged a little, and ask for the end whenever they lead. A table's traits, player against player, are fitted to who
won by logistic regression, once for tables without tiles and once for what each tile left adds.

    python -m tools.fit_deflecto --games 1200 --seed 11 --write
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from galerie.games.deflecto import Ask, Contest, Deflecto, Lay, Options, Pass
from galerie.games.deflecto.bots import weights as stored
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.settling import share_beaten
from galerie.games.deflecto.bots.tree import Tree
from galerie.games.deflecto.bots.weights import TRAITS, WEIGHTS
from galerie.games.deflecto.kernel import compiled
from galerie.games.deflecto.rules.layouts import LayoutName
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import Level

FIRST: Final[dict[str, tuple[float, ...]]] = {
    "late": (2.0, -0.12, 0.5, 0.0, 0.0, 0.0, 0.0),
    "early": (-1.4, 0.08, -0.35, 0.0, 0.0, 0.0, 0.0),
}
"""By hand: what the first round plays with."""

WHIM: Final = 0.03
SLIP: Final = 0.04
"""How much chances are misjudged, and how often anything is laid, so that many kinds of tables are met."""

CROSSED: Final = 0.15
"""How often the layout is the other one."""

TILES: Final = 32
PRIOR: Final = 1.0
STEPS: Final = 30


def game(level: Level, rng: Random) -> Iterator[list[float]]:
    """The tables of one game: who won, the share of tiles left, the traits of both players."""
    layout: LayoutName = "crossed" if rng.random() < CROSSED else "facing"
    at, met = start(2, Options(lot=False, level=level, layout=layout)), []
    random_tiles = rng.randrange(2, 9)
    while at.to_act:
        if at.board.starting or TILES - sum(map(sum, at.stocks)) < random_tiles:
            at = at.play(at.turn, rng.choice([each for each in at.moves(at.turn) if isinstance(each, Lay | Pass)]))
            continue
        if at.may_ask and share_beaten(SearchState.of(at, at.turn), at.turn) == 1:
            at = at.play(at.turn, Ask()).play(1 - at.turn, Contest())
        state = SearchState.of(at, at.turn)
        tree = Tree.of(state, rng.getrandbits(63))
        first, second = compiled.traits(tree.planted)
        met.append([sum(map(sum, at.stocks)) / TILES, *first, *second])
        at = at.play(at.turn, chosen(state, tree, rng))
    for row in met:
        yield [won(at), *row]


def chosen(state: SearchState, tree: Tree, rng: Random) -> Lay | Pass:
    tree.grow(1)
    opinions = tree.opinions()
    if not opinions:
        return Pass()
    slips = rng.random() < SLIP
    best = rng.choice(opinions) if slips else max(opinions, key=lambda each: each.foreseen + rng.gauss(0, WHIM))
    return state.lay(best.placement) if best.placement else Pass()


def won(over: Deflecto) -> float:
    first, second = over.outcome.ranks if over.outcome else (0, 0)
    return (first < second) + 0.5 * (first == second)


def fitted(rows: NDArray[np.float64]) -> tuple[dict[str, tuple[float, ...]], float]:
    """The weights, and how many bits short of certainty they are, on average."""
    result, early, traits = rows[:, 0], rows[:, 1:2], len(TRAITS)
    more = rows[:, 2 + traits :] - rows[:, 2 : 2 + traits]
    columns = np.hstack([more, more * early])
    scale = columns.std(axis=0) + 1e-9
    scaled, found = columns / scale, np.zeros(2 * traits)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-scaled @ found))
        slope = scaled.T @ (chances - result) + PRIOR * found
        curve = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + PRIOR * np.eye(2 * traits)
        found -= np.linalg.solve(curve, slope)
    chances = np.clip(1 / (1 + np.exp(-scaled @ found)), 1e-9, 1 - 1e-9)
    loss = -np.mean(result * np.log2(chances) + (1 - result) * np.log2(1 - chances))
    weights = [round(float(each), 3) for each in found / scale]
    return {"late": tuple(weights[:traits]), "early": tuple(weights[traits:])}, float(loss)


def learnt(level: Level, games: int, rounds: int, seed: int) -> dict[str, tuple[float, ...]]:
    """The weights of a level after some rounds, each played with those of the one before."""
    WEIGHTS[level] = FIRST
    for turn in range(rounds):
        played = (game(level, Random(f"{seed} {turn} {number}")) for number in range(games))
        rows = np.array([row for each in played for row in each])
        WEIGHTS[level], loss = fitted(rows)
        print(f"level {level}, round {turn + 1}: {len(rows)} tables, {loss:.3f} bits; {WEIGHTS[level]}", flush=True)
    return WEIGHTS[level]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200, help="games of a level in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--write", action="store_true", help="change the weights in the repository")
    asked = parser.parse_args()
    levels: tuple[Level, ...] = (1, 2)
    with ProcessPoolExecutor(len(levels)) as pool:
        waiting = [pool.submit(learnt, level, asked.games, asked.rounds, asked.seed) for level in levels]
        for level, each in zip(levels, waiting, strict=True):
            WEIGHTS[level] = each.result()
    if asked.write:
        write()


def write() -> None:
    """The weights into the module that holds them, in place of those that are there."""
    place = Path(stored.__file__)
    text = place.read_text(encoding="utf-8")
    begin = text.index("= {\n", text.index("WEIGHTS")) + len("= {\n")
    end = text.index("\n}\n", begin)
    told = "\n".join(
        f'    {level}: {{\n        "late": {each["late"]},\n        "early": {each["early"]},\n    }},'
        for level, each in WEIGHTS.items()
    )
    place.write_text(text[:begin] + told + text[end:], encoding="utf-8")


if __name__ == "__main__":
    main()
