"""What was possible in a game of Copyright (COP-60)."""

from dataclasses import dataclass
from random import Random
from typing import cast

from galerie.core import AnyPosition, Match
from galerie.games.copyright import Copyright
from galerie.games.copyright.rules.scoring import Result


@dataclass(frozen=True, slots=True)
class Round:
    """A scored round: the model, what everybody laid, and the best that each could have done."""

    number: int
    cells: tuple[str, ...]
    result: Result
    scores: tuple[int, ...]
    missed: tuple[int, ...]
    """By seat, how many more points the best lay-out of their cards would have scored.

    In "flash" it is 1 where they could have won the round and did not.
    """


@dataclass(frozen=True, slots=True)
class Review:
    rounds: tuple[Round, ...]
    """Only those that were scored."""


def review(match: Match, chance: Random | None = None) -> Review:
    positions: list[AnyPosition] = [*(ply.before for ply in match.plies), match.position]
    last = {position.round: position for position in map(_copyright, positions) if position.result}
    return Review(tuple(_round(position, result) for position in last.values() if (result := position.result)))


def _round(position: Copyright, result: Result) -> Round:
    scores = tuple(tally.score for tally in result.tallies)
    flash = position.options.variant == "flash"
    reachable = [int(best.possible) if flash else best.score for best in result.best]
    return Round(
        number=position.round,
        cells=position.view(None).cells,
        result=result,
        scores=scores,
        missed=tuple(max(0, best - score) for best, score in zip(reachable, scores, strict=True)),
    )


def _copyright(position: AnyPosition) -> Copyright:
    return cast("Copyright", position)
