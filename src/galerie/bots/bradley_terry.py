"""Ratings by the model of Bradley and Terry: who is so many points ahead wins with the probability that Elo says.

A draw counts as half a win. A normal prior around the anchor, so wide that games outweigh it, keeps the rating of a
player finite who has won or lost them all.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from galerie.bots.ratings import Pairing

SCALE: Final = 400 / log(10)
"""Rating points for each unit of the model, in which e is the odds."""

PRIOR: Final = 1500 / SCALE
"""The standard deviation of the prior."""

CONFIDENCE: Final = 1.96
STEPS: Final = 100
ENOUGH: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating relative to the anchor's, in points, and half the width of its 95 % interval."""

    points: float
    reach: float


def fit(players: Sequence[str], anchor: str, pairings: Iterable[Pairing]) -> dict[str, Strength]:
    """The likeliest strengths, by Newton's method; the intervals follow from the curvature at the maximum."""
    free = [player for player in players if player != anchor]
    index = {player: number for number, player in enumerate(free)}
    played = [pairing for pairing in pairings if pairing.games]
    values = [0.0] * len(free)
    for _ in range(STEPS):
        slope, curvature = _derivatives(values, index, played)
        step = _solved(curvature, slope)
        reduction = max(1.0, *(abs(each) for each in step)) if step else 1.0  # a unit at most: no overshooting
        values = [value + each / reduction for value, each in zip(values, step, strict=True)]
        if all(abs(each) < ENOUGH for each in step):
            break
    _, curvature = _derivatives(values, index, played)
    strengths = {anchor: Strength(0.0, 0.0)}
    for player, number in index.items():
        unit = [float(other == number) for other in range(len(free))]
        deviation = sqrt(_solved(curvature, unit)[number])
        strengths[player] = Strength(values[number] * SCALE, CONFIDENCE * deviation * SCALE)
    return {player: strengths[player] for player in players}


def _derivatives(
    values: list[float], index: dict[str, int], played: list[Pairing]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the posterior, and its curvature with the sign changed."""
    slope = [-value / PRIOR**2 for value in values]
    curvature = [[float(row == column) / PRIOR**2 for column in range(len(values))] for row in range(len(values))]
    for pairing in played:
        first, second = index.get(pairing.first), index.get(pairing.second)
        lead = (0.0 if first is None else values[first]) - (0.0 if second is None else values[second])
        expected = 1 / (1 + exp(-lead))
        surplus = pairing.games * (pairing.score - expected)
        information = pairing.games * expected * (1 - expected)
        for player, sign in ((first, 1), (second, -1)):
            if player is not None:
                slope[player] += sign * surplus
                curvature[player][player] += information
        if first is not None and second is not None:
            curvature[first][second] -= information
            curvature[second][first] -= information
    return slope, curvature


def _solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Gauss's elimination; a positive definite matrix needs no pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for number, pivot in enumerate(rows):
        for row in rows[number + 1 :]:
            factor = row[number] / pivot[number]
            for column in range(number, len(pivot)):
                row[column] -= factor * pivot[column]
    solution = [0.0] * len(rows)
    for number in reversed(range(len(rows))):
        known = sum(rows[number][column] * solution[column] for column in range(number + 1, len(rows)))
        solution[number] = (rows[number][-1] - known) / rows[number][number]
    return solution
