"""Miroir: promises and legal moves with and without the kernel, and the time per move of each level."""

from collections.abc import Callable
from random import Random
from statistics import mean
from time import perf_counter
from unittest.mock import patch

from bench.timing import compare
from galerie import bots
from galerie.core import NATURE
from galerie.games.miroir import Miroir, Options, parse
from galerie.games.miroir.bots.promise import CARDS, chances, compiled_promises, readable_promises
from galerie.games.miroir.rules.cards import LETTERS
from galerie.games.miroir.rules.position import start
from galerie.games.miroir.rules.spelling import is_beginning
from galerie.lexicon import Band, Lexicon
from galerie.lexicon.graph import ReadableGraph
from galerie.lexicon.lexicon import FRENCH

GAMES = 3
READABLE = Lexicon(FRENCH, ReadableGraph)
START = chances({card: LETTERS[card] / LETTERS.total() for card in CARDS})


def games() -> list[Miroir]:
    """The positions of games between adepts in which a player has a decision to make."""
    met = []
    for seed in range(GAMES):
        rng, position = Random(seed), start(2, Options())
        while position.to_act:
            (seat,) = position.to_act
            if seat == NATURE:
                position = position.play(NATURE, position.draw(rng))
                continue
            met.append(position)
            move = bots.think("miroir", "adept", position.view(seat), seat, rng.getrandbits(32))
            position = position.play(seat, parse(move))
    return met


def listed(met: list[Miroir]) -> int:
    is_beginning.cache_clear()
    return sum(len(list(position.moves(position.turn))) for position in met)


def listed_without_the_kernel(met: list[Miroir]) -> int:
    with patch("galerie.games.miroir.rules.spelling.french", lambda: READABLE):
        return listed(met)


def promised(columns: list[str], promises: Callable[[str, bytes, int], tuple[float, ...]]) -> int:
    for column in columns:
        promises(column, START, Band.ADULT)
    return len(columns)


def main() -> None:
    met = games()
    columns = [position.text(seat, column) for position in met[::20] for seat in (0, 1) for column in range(1, 10)]
    begun = [column for column in columns if len(column) > 1]
    compare(
        "what a column promises, of those begun in a game",
        "columns",
        {
            "kernel": lambda: promised(begun * 10, compiled_promises),
            "readable twin, its words at hand": lambda: promised(begun, readable_promises),
        },
    )
    compare(
        "legal moves listed",
        "moves",
        {
            "with the lexicon's kernel": lambda: listed(met),
            "with its readable twin": lambda: listed_without_the_kernel(met),
        },
    )
    for level in bots.levels("miroir"):
        times = []
        for position in met[::7]:
            since = perf_counter()
            bots.think("miroir", level, position.view(position.turn), position.turn, 1)
            times.append(perf_counter() - since)
        print(f"{level:8} {1000 * mean(times):8.1f} ms a move, {1000 * max(times):8.1f} ms at most")
