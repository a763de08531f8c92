"""Solving positions that are written in a file, in the usual form of their game.

The study of a game that can do so defines:

- `problems(text)`: the positions in a file, with the score that each should have if the file says so; bad input is
  refused with the number of its line;
- `solve(position, options, threads)`: the `Solution` of one of them, found by so many threads;
- `CONVENTIONS`: the option words that such files take for granted.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import process_time
from types import ModuleType
from typing import Any

from galerie.core import Refusal
from galerie.core.options import parse
from galerie.games import GAMES, find, part


@dataclass(frozen=True, slots=True)
class Problem:
    line: int
    """Of the file, from 1 on."""

    position: Any
    """Whatever the game's `solve` understands, and can be sent to another process."""

    expected: int | None = None


@dataclass(frozen=True, slots=True)
class Solution:
    """Perfect play: the score of the side to move, a best move, and how many positions were looked at, if counted."""

    score: int
    move: str
    nodes: int | None


@dataclass(frozen=True, slots=True)
class Solved:
    """A problem and its solution as plain data."""

    line: int
    score: int
    move: str
    nodes: int | None
    seconds: float
    """Of processor time."""

    expected: int | None
    right: bool | None
    """Whether the score is the expected one; None if the file expects nothing."""


def study_of(game: str) -> ModuleType:
    """The study of a game whose positions can be solved. Raises Refusal."""
    found = part(find(game), "study")
    if found is None or not hasattr(found, "problems"):
        able = [each.name for each in GAMES.values() if hasattr(part(each, "study"), "problems")]
        raise Refusal("solve-none", game=game, games=", ".join(able))
    return found


def solve_text(game: str, text: str, words: Sequence[str] = (), workers: int = 1, threads: int = 1) -> Iterator[Solved]:
    """Solve all positions in a text, in its order, some at the same time if there are several workers."""
    study = study_of(game)
    options = parse(find(game).options, (*study.CONVENTIONS, *words))
    problems: list[Problem] = study.problems(text)
    tasks = [(game, problem, options, threads) for problem in problems]
    if workers == 1:
        yield from map(_solved, tasks)
        return
    with ProcessPoolExecutor(min(workers, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_solved, tasks)


def _solved(task: tuple[str, Problem, Any, int]) -> Solved:
    game, problem, options, threads = task
    solve: Callable[[Any, Any, int], Solution] = study_of(game).solve
    since = process_time()
    found = solve(problem.position, options, threads)
    seconds = process_time() - since
    right = None if problem.expected is None else found.score == problem.expected
    return Solved(problem.line, found.score, found.move, found.nodes, seconds, problem.expected, right)
