"""What every move of a recorded game was worth, by the judge of its game."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from galerie.core import NATURE, Match, Refusal, Seat
from galerie.games import find, part
from galerie.study.analysis import Judge, Judgement, judge_of
from galerie.study.exploring import Exploration

WORK: Final = 200_000
"""What each position of a whole game may cost where nothing else is asked for: about a fifth of a second."""

TURNING_POINTS: Final = 3
PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Worth:
    """One move of a game."""

    ply: int
    """How many moves came before it."""

    seat: Seat
    move: str
    value: float | None
    """What it was worth to its seat; None if the judge did not look at it."""

    judgement: Judgement
    """Of all moves, as deep as it was searched."""

    @property
    def best(self) -> float:
        return self.judgement.moves[0].value

    @property
    def loss(self) -> float | None:
        """How much less it was worth than the best move."""
        return None if self.value is None else max(0.0, self.best - self.value)

    @property
    def exact(self) -> bool:
        """Whether the values of the move and of the best are proved."""
        return all(each.exact for each in self.judgement.moves if each.move == self.move or each.value == self.best)

    @property
    def missed_win(self) -> bool:
        """Whether a win that was certain was certainly no longer one; only where values are a lead."""
        return self.exact and self.value is not None and self.value <= 0 < self.best

    @property
    def better(self) -> tuple[str, ...]:
        """The line of the best move; empty if that was played, or nothing was lost."""
        best = self.judgement.moves[0]
        return best.line if self.loss != 0 and best.move != self.move else ()


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a curve: a value after so many moves."""

    ply: int
    value: float
    exact: bool = True


def require_judge(game: str) -> Judge:
    judge = judge_of(game)
    if judge is None:
        raise Refusal("judge-none")
    return judge


def is_lead(game: str) -> bool:
    """Whether values are a lead of one side over the other, so that what one gains the other loses."""
    return bool(getattr(part(find(game), "study"), "IS_LEAD", False))


def final_judgement(match: Match, seat: Seat, work: int) -> Judgement | None:
    """The deepest judgement that this work allows; None if there is no move to judge."""
    judgements = deque(require_judge(match.game.name)(match, seat, work), maxlen=1)
    return judgements[0] if judgements and judgements[0].moves else None


def worths(exploration: Exploration, variation: int = 0, work: int = WORK) -> Iterator[Worth]:
    """Judge every move that a player chose, from the start of the game to the end of a variation."""
    require_judge(exploration.record.game)
    lines = exploration.tree.line(variation)
    for ply, (match, line) in enumerate(zip(exploration.matches(variation), lines, strict=False)):
        move = match.parse(line.move)
        if line.seat == NATURE or match.moves(line.seat).forced == move:
            continue
        judgement = final_judgement(match, line.seat, work)
        if judgement:
            value = next((each.value for each in judgement.moves if each.move == line.move), None)
            yield Worth(ply, line.seat, line.move, value, judgement)


def turning_points(found: Iterable[Worth]) -> list[Worth]:
    """The moves that have lost most, in the order of the game; fewer if fewer have lost anything."""
    losers = sorted((each for each in found if each.loss), key=lambda each: -(each.loss or 0.0))
    return sorted(losers[:TURNING_POINTS], key=lambda each: each.ply)


def curves(game: str, seats: int, found: Iterable[Worth]) -> dict[Seat, list[Point]]:
    """The value of the best move at every turn: for the first seat if values are a lead, otherwise for each."""
    found = list(found)
    if seats == PAIR and is_lead(game):
        signs = (1, -1)
        return {0: [Point(each.ply, signs[each.seat] * each.best, each.judgement.moves[0].exact) for each in found]}
    return {
        seat: [Point(each.ply, each.best, each.judgement.moves[0].exact) for each in found if each.seat == seat]
        for seat in range(seats)
    }
