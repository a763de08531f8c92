"""Déflecto: the legal placements of a position, and what they change, with and without the kernel."""

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import mean
from time import process_time
from typing import Any
from unittest.mock import patch

from bench.timing import compare
from galerie.games.deflecto import Deflecto, Options
from galerie.games.deflecto.rules.laying import codes
from galerie.games.deflecto.rules.placements import changes, compiled_placements, placements, readable_placements
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import Level
from galerie.games.deflecto.rules.ways import compiled_ways, readable_distances, readable_ways

GAMES = 12


def games(level: Level) -> list[Deflecto]:
    """The positions in which a tile may be laid, from random games of two, three and four players."""
    met = []
    for seed in range(GAMES):
        rng, position = Random(seed), start(2 + seed % 3, Options(level=level, lot=False))
        while position.to_act:
            seat = min(position.to_act)
            if position.stage == "laying":
                met.append(position)
            position = position.play(seat, rng.choice(list(position.moves(seat))))
    return met


def forget() -> None:
    """Clear the caches, so that each position is computed anew."""
    for kept in (compiled_placements, readable_placements, compiled_ways, readable_ways, readable_distances):
        kept.cache_clear()


def done(met: list[Deflecto], work: Callable[[Deflecto], Any]) -> int:
    forget()
    for position in met:
        work(position)
    return len(met)


def listed(position: Deflecto) -> int:
    return sum(1 for _ in position.moves(position.turn))


def viewed(position: Deflecto) -> None:
    position.view(None)


def legal(position: Deflecto) -> None:
    placements(position.board, position.turn, codes(position))


def changing(position: Deflecto) -> int:
    return len(changes(position.board, position.turn, codes(position)))


def readable(met: list[Deflecto], work: Callable[[Deflecto], Any]) -> int:
    """The same without the kernel, on some of the positions."""
    with patch("galerie.games.deflecto.kernel.available", False):
        return done(met[::10], work)


def report(level: Level) -> None:
    met = games(level)
    counts, changed = [listed(position) for position in met], [changing(position) for position in met]
    print(
        f"level {level}: {len(met)} positions with {mean(counts):.0f} moves each, {max(counts)} at most;"
        f" {mean(changed):.0f} placements change a length"
    )
    for title, work in (("legal placements", legal), ("what they change", changing)):
        ways = {"kernel": partial(done, met, work), "readable twin": partial(readable, met, work)}
        compare(title, "positions", ways)
    for title, work in (("all moves of a position", listed), ("its view", viewed)):
        since = process_time()
        done(met, work)
        print(f"{title:32} {1000 * (process_time() - since) / len(met):8.3f} ms")


def main() -> None:
    report(1)
    report(2)
