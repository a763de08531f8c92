"""Puzzles: positions with one best move, or one set of equally good ones, found and proved by exact search.

A game that has puzzles has a module `puzzles`, which defines:

- `KINDS`: the names of its kinds of puzzles;
- `make(rng)`: try once to make a puzzle; None if nothing good was found;
- `prove(puzzle)`: solve it exactly, again and without trusting what is written in it, and return a `Proof`;
- `judge(puzzle, start, now)`, in games whose puzzles take more than one move: `solved`, `failed`, or None to go on;
- `reply(puzzle, now)`, if an opponent answers: the move, as text.

Its graded set is `puzzles/set.jsonl`: the command that made it, and then a puzzle on each line.

What is said is in `lessons/fr.ftl` and `lessons/en.ftl`: `GAME-puzzle-KIND-title`, `GAME-puzzle-KIND`, the task
with its `facts`, and `GAME-puzzle-KIND-why`, the explanation of the answer with both `facts` and `why`.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from random import Random
from types import ModuleType
from typing import Final, Literal, TypeAlias

import msgspec

from galerie.core import AnyGame, IllegalMove, Line, Match, Record, Refusal, Seat, options
from galerie.core.record import read_line
from galerie.core.refusal import Detail
from galerie.games import GAMES, find, folder, part
from galerie.matches import replayed

SET: Final = "puzzles/set.jsonl"
GRADES: Final = range(1, 6)
"""From the easiest to the hardest."""

FIRST_RATINGS: Final = {grade: 800 + 300 * grade for grade in GRADES}


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    kind: str
    seat: Seat
    """Who is to find the move."""

    seats: int
    options: str = ""
    moves: tuple[str, ...] = ()
    """The lines of a record that lead to the position."""

    answers: tuple[str, ...]
    """Every first move that is as good as the best; nothing else solves the puzzle."""

    line: tuple[str, ...]
    """The solution as lines of a record, replies included. It begins with one of the answers."""

    facts: dict[str, Detail] = {}
    """What the task says about it; it must not give the answer away."""

    why: dict[str, Detail] = {}
    """What the explanation says: what the best move is worth, what the next best, and the like."""

    grade: int
    """How difficult it is, from 1 to 5."""

    @property
    def id(self) -> str:
        """A name that depends on the position and the task only, so that links last."""
        text = "\n".join([self.game, self.kind, str(self.seat), str(self.seats), self.options, *self.moves])
        return hashlib.blake2b(text.encode(), digest_size=5).hexdigest()

    @property
    def first_rating(self) -> int:
        """Its rating before anybody has tried it, on the scale of the players' ratings."""
        return FIRST_RATINGS[self.grade]

    def start(self) -> Match:
        """The match that the solver continues. Raises BadRecord."""
        game = find(self.game)
        chosen = options.parse(game.options, self.options.split())
        record = Record.of(game, chosen, ("",) * self.seats, map(read_line, self.moves))
        return replayed(record)

    def played(self, lines: Iterable[str]) -> tuple[Match, ...]:
        """The match that the solver continues, and after each of these lines."""
        matches = [self.start()]
        for line in map(read_line, lines):
            matches.append(matches[-1].then(line.seat, matches[-1].parse(line.move)))
        return tuple(matches)


@dataclass(frozen=True, slots=True)
class Proof:
    """What an exact search found."""

    answers: frozenset[str]
    """Every best first move, as text."""

    value: float
    """What the best move is worth, in the unit of the game's puzzles."""

    nodes: int
    """How many positions were searched."""


Verdict: TypeAlias = Literal["right", "solved", "failed"]


@dataclass(frozen=True, slots=True)
class Trial:
    """A solver's moves in a puzzle, and the replies."""

    puzzle: Puzzle
    match: Match
    lines: tuple[Line, ...] = ()
    verdict: Verdict = "right"

    @classmethod
    def begin(cls, puzzle: Puzzle) -> "Trial":
        return cls(puzzle, puzzle.start())

    def resumed(self, moves: Iterable[str]) -> "Trial":
        """The trial after moves that the solver made before. Raises Refusal."""
        trial = self
        for move in moves:
            trial = trial.played(move)
        return trial

    def played(self, move: str) -> "Trial":
        """Judge a move of the solver. Raises Refusal where the rules do, or where the puzzle is over."""
        if self.verdict != "right":
            raise IllegalMove("puzzle-over")
        trial = self._added(Line(self.puzzle.seat, move))
        verdict = _verdict(self.puzzle, trial)
        reply = _reply(self.puzzle, trial) if verdict == "right" else None
        return trial._added(reply) if reply else replace(trial, verdict=verdict)

    def _added(self, line: Line) -> "Trial":
        # a move of the game only: a take-back would change the puzzle, and make its search longer
        match = self.match.then(line.seat, self.match.game.parse(line.move))
        return replace(self, match=match, lines=(*self.lines, line))


def _verdict(puzzle: Puzzle, trial: Trial) -> Verdict:
    judge = getattr(puzzle_module(puzzle.game), "judge", None)
    if judge:
        return judge(puzzle, puzzle.start(), trial.match) or "right"
    return "solved" if str(trial.match.line[-1].move) in puzzle.answers else "failed"


def _reply(puzzle: Puzzle, trial: Trial) -> Line | None:
    reply = getattr(puzzle_module(puzzle.game), "reply", None)
    move = reply(puzzle, trial.match) if reply else None
    return None if move is None else Line(next(iter(trial.match.to_act)), move)


def puzzle_module(game: str) -> ModuleType:
    """The module that makes and proves a game's puzzles."""
    found = part(find(game), "puzzles")
    if found is None:
        able = [each.name for each in GAMES.values() if part(each, "puzzles")]
        raise Refusal("puzzles-none", game=game, games=", ".join(able))
    return found


def kinds(game: AnyGame) -> tuple[str, ...]:
    """The kinds of a game's puzzles; none if it has no puzzles."""
    return tuple(getattr(part(game, "puzzles"), "KINDS", ()))


def has_judge(game: str) -> bool:
    """Whether its puzzles may take more than one move."""
    return hasattr(puzzle_module(game), "judge")


def make(game: str, seed: str) -> Puzzle | None:
    """Try once to make a puzzle. Arguments and result can cross processes."""
    return puzzle_module(game).make(Random(seed))  # type: ignore[no-any-return]


def prove(puzzle: Puzzle) -> Proof:
    """Solve a puzzle exactly. Argument and result can cross processes."""
    return puzzle_module(puzzle.game).prove(puzzle)  # type: ignore[no-any-return]


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The graded set of a game by id, the easiest first; empty if it has none."""
    home = folder(find(game).package)
    path = home / SET if home else None
    if path is None or not path.exists():
        return {}
    _, *rows = path.read_bytes().splitlines()
    found = sorted((msgspec.json.decode(row, type=Puzzle) for row in rows), key=lambda each: (each.grade, each.id))
    return {puzzle.id: puzzle for puzzle in found}


def puzzle(game: AnyGame, name: str) -> Puzzle:
    require_puzzles(game)
    found = puzzles(game.name).get(name)
    if found is None:
        raise Refusal("puzzle-unknown", game=game.name, puzzle=name)
    return found


def require_puzzles(game: AnyGame) -> None:
    """Raise Refusal if the game has no puzzles."""
    if not puzzles(game.name):
        able = [each.name for each in GAMES.values() if puzzles(each.name)]
        raise Refusal("puzzles-none", game=game.name, games=", ".join(able))


def of_day(game: str, day: str) -> Puzzle:
    """The puzzle of a day, such as 2026-11-17: the same for everybody, and none comes back before all have been."""
    names = sorted(puzzles(game))
    order = Random(game).sample(names, len(names))
    return puzzles(game)[order[date.fromisoformat(day).toordinal() % len(names)]]
