"""Finding puzzles in games between bots."""

from random import Random
from typing import Final, cast

from msgspec.structs import replace

from galerie.core import Match, Seat
from galerie.games.reversi import GAME, Move, Place, Reversi, View, parse
from galerie.games.reversi.bots import LEVELS
from galerie.games.reversi.puzzles.endings import Ending, solved
from galerie.games.reversi.puzzles.judging import KINDS, answers, asked, judge, played_out, position, reply
from galerie.study.puzzles import GRADES, Puzzle

HOLES: Final = range(8, 17)
"""How many squares are empty."""

OPENING: Final = 8
"""How many discs are placed at random, so that no two games are alike."""

CHOICE: Final = 4
"""How many placements there must be at least."""

CLEARLY: Final = 8
"""How much more than any other the best placement keeps: four discs, counted twice."""

LOPSIDED: Final = 64
"""The difference at the end, counted twice, from which on nobody cares for a few discs more."""

OFTEN: Final = 0.3
"""How often the most discs will do where no placement is the only one to win: such positions are more frequent."""

CORNERS: Final = frozenset({0, 7, 56, 63})
MOST_LURES: Final = 3
HARDER: Final = (2, 3, 5, 6)
"""The points from which on a puzzle is of the next grade."""


def make(rng: Random) -> Puzzle | None:
    match, kinds = _played(rng, rng.choice(HOLES)), KINDS if rng.random() < OFTEN else KINDS[:1]
    if match is None or position(match).places.bit_count() < CHOICE:
        return None
    ending = solved(position(match))
    kind = next((kind for kind in kinds if _is_clear(kind, ending)), None)
    return _puzzle(kind, match, ending) if kind else None


def _played(rng: Random, holes: int) -> Match | None:
    """A game between bots, up to the moment when this many squares are empty; None if it ends before that."""
    match: Match = Match.begin(GAME)
    while (left := 64 - sum(position(match).counts)) > holes:
        match = match.settled()
        if match.outcome:
            return None
        seat = cast("int", position(match).turn)
        view = position(match).view(seat)
        level = LEVELS["adept"] if left <= 60 - OPENING else _at_random
        match = match.then(seat, level(view, seat, rng))
    match = match.settled()
    return None if match.outcome else match


def _at_random(view: View, seat: Seat, rng: Random) -> Move:
    return parse(rng.choice([*view.turns]))


def _is_clear(kind: str, ending: Ending) -> bool:
    """Whether few placements are right, several are wrong, and the difference is worth a thought."""
    right = answers(kind, ending)
    others = [value for move, value in ending.values.items() if move not in right]
    if len(others) < 2:
        return False
    if kind == "win":
        return 1 <= len(right) <= 2
    return len(right) == 1 and ending.best - max(others) >= CLEARLY and abs(ending.best) < LOPSIDED


def _puzzle(kind: str, match: Match, ending: Ending) -> Puzzle:
    here = position(match)
    seat = cast("int", here.turn)
    right = answers(kind, ending)
    second = max((move for move in ending.values if move not in right), key=ending.values.__getitem__)
    grade = _grade(here, right)
    first_end, second_end = (played_out(here, move) for move in (right[0], second))
    puzzle = Puzzle(
        game=GAME.name,
        kind=kind,
        seat=seat,
        seats=2,
        moves=tuple(str(event) for event in match.line),
        answers=right,
        line=(),
        facts={"colour": here.colours[seat], "discs": asked(grade)},
        why={
            "own": first_end.counts[seat],
            "other": first_end.counts[1 - seat],
            "second": second,
            "less": second_end.counts[seat],
            "more": second_end.counts[1 - seat],
            "tied": "yes" if any(end.counts[0] == end.counts[1] for end in (first_end, second_end)) else "no",
        },
        grade=grade,
    )
    return _with_line(puzzle)


def _grade(here: Reversi, right: tuple[str, ...]) -> int:
    """By the empty squares, and by the wrong placements that look as good as the right one: those that turn as many
    discs, or take a corner.
    """
    most = max(len(here.turns[move]) for move in right)
    is_corner = any(_in_corner(move) for move in right)
    lures = sum(
        len(turned) >= most or (_in_corner(move) and not is_corner)
        for move, turned in here.turns.items()
        if move not in right
    )
    holes = 64 - sum(here.counts)
    points = (holes - HOLES.start) // 2 + min(lures, MOST_LURES) - is_corner
    return GRADES[sum(points >= enough for enough in HARDER)]


def _in_corner(move: str) -> bool:
    return cast("Place", parse(move)).square in CORNERS


def _with_line(puzzle: Puzzle) -> Puzzle:
    start = now = puzzle.start()
    while True:
        best = answers(puzzle.kind, solved(position(now)))[0]
        now = now.then(puzzle.seat, now.parse(best))
        if judge(puzzle, start, now):
            break
        now = now.then(1 - puzzle.seat, now.parse(reply(puzzle, now)))
    return replace(puzzle, line=tuple(map(str, now.line[len(start.line) :])))
