"""Copyright: hands, and cards that were not laid in their turn, are told to nobody else until the round is scored."""

from pathlib import Path

import pytest

from galerie.core import NATURE, Seat
from galerie.games.copyright import GAME, Options
from tests.secrecy.stage import leaks, tell_both
from tests.secrecy.twins import Twins, twins

MODEL = "model 1r0 2r0 3r0 4r0"
MINE, THEIRS = (10, 20, 30), ((11, 21, 31), (12, 22, 32))
"""The cards of three turns: the viewer's, and those that the opponent gets in one game and in the other."""


def deal(viewer: Seat, mine: int, theirs: int) -> str:
    return f"deal {mine} {theirs}" if viewer == 0 else f"deal {theirs} {mine}"


def late(viewer: Seat) -> Twins:
    """A timed round in which the opponent has lost other cards in the two games."""
    opening: list[tuple[Seat, str, str]] = [(NATURE, MODEL, MODEL)]
    for mine, one, two in zip(MINE, *THEIRS, strict=True):
        opening.append((NATURE, deal(viewer, mine, one), deal(viewer, mine, two)))
        if mine != MINE[-1]:
            opening += [
                (viewer, f"{mine}", f"{mine}"),
                (1 - viewer, f"pass {one}", f"pass {two}"),
                (viewer, "done", "done"),
            ]
    return twins(GAME, 2, viewer, options=Options(variant="timed"), opening=opening, turns=2)


@pytest.mark.rule("COP-20", "COP-42")
@pytest.mark.parametrize("viewer", [0, pytest.param(1, marks=pytest.mark.soak)])
async def test_cards_that_were_not_laid_are_told_to_nobody_else(tmp_path: Path, viewer: Seat) -> None:
    pair = late(viewer)
    assert pair.knowing == {NATURE, 1 - viewer}
    one, two = await tell_both(tmp_path, pair)
    assert leaks(one.told, two.told) == {}
    assert leaks(one.known, two.known) != {}


@pytest.mark.rule("COP-20", "COP-61", "COP-63")
@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        Options(turns=True),
        pytest.param(Options(fair=True), marks=pytest.mark.soak),
        pytest.param(Options(variant="flash"), marks=pytest.mark.soak),
    ],
    ids=str,
)
@pytest.mark.parametrize(
    "manner", ["apart", "shared", *(pytest.param(each, marks=pytest.mark.soak) for each in ("bots", "alone"))]
)
async def test_hands_are_told_to_nobody_else_in_any_variant(tmp_path: Path, options: Options, manner: str) -> None:
    pair = twins(GAME, 3, 1, options=options, turns=8)
    assert pair.knowing == {NATURE}
    one, two = await tell_both(tmp_path, pair, manner)
    assert leaks(one.told, two.told) == {}
