"""Making sets of puzzles. A set depends on the game, the count and the seed only, however many processes make it.

Try number i is made with the seed `f"{seed} {i}"`. The first `count` different puzzles that are found, in the order of
the tries, are the set; it is sorted by grade and id.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from itertools import count as numbers
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

import msgspec

from galerie.bots.following import follow
from galerie.core import Refusal
from galerie.study.puzzles import Puzzle, make, puzzle_module

A = TypeVar("A")
B = TypeVar("B")

AHEAD: Final = 4
"""How many tries are under way for each process, so that a long one does not keep the others waiting."""

MOST_TRIES: Final = 2000
"""For each puzzle; with more the search is given up."""


def made(
    game: str, count: int, seed: str, jobs: int = 1, tell: Callable[[int, int], None] | None = None
) -> tuple[Puzzle, ...]:
    """A set of puzzles; `tell` is called after each try, with the numbers of tries and of puzzles found."""
    puzzle_module(game)
    found: dict[str, Puzzle] = {}
    for tried, puzzle in enumerate(_tries(game, count * MOST_TRIES, seed, jobs), 1):
        if puzzle:
            found.setdefault(puzzle.id, puzzle)
        if tell:
            tell(tried, len(found))
        if len(found) == count:
            return ordered(found.values())
    raise Refusal("puzzles-rare", game=game, found=len(found), tries=count * MOST_TRIES)


def ordered(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The easiest first."""
    return tuple(sorted(puzzles, key=lambda each: (each.grade, each.id)))


def command(game: str, count: int, seed: str) -> str:
    """The command that makes a set."""
    return f"galerie puzzles make {game} --count {count} --seed {seed}"


def written(command: str, puzzles: Iterable[Puzzle]) -> bytes:
    """The file of a set: the command that made it, and then a puzzle on each line."""
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (command, *puzzles))


def in_order(pool: Executor, window: int, work: Callable[[A], B], items: Iterable[A]) -> Generator[B, None, None]:
    """Like `map`, but never more than `window` items ahead of what is taken."""
    waiting = iter(items)
    under_way: deque[Future[B]] = deque(pool.submit(work, item) for item in islice(waiting, window))
    while under_way:
        yield under_way.popleft().result()
        under_way.extend(pool.submit(work, item) for item in islice(waiting, 1))


def _tries(game: str, most: int, seed: str, jobs: int) -> Iterator[Puzzle | None]:
    seeds = ((game, f"{seed} {number}") for number in islice(numbers(), most))
    if jobs == 1:
        yield from map(_attempt, seeds)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow)
    try:
        yield from in_order(pool, jobs * AHEAD, _attempt, seeds)
    finally:
        pool.shutdown(cancel_futures=True)


def _attempt(named: tuple[str, str]) -> Puzzle | None:
    return make(*named)
