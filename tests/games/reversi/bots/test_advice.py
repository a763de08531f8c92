"""Hints of Reversi: every number in a reason, computed again from the rules or by another search."""

from random import Random

import pytest

from galerie import bots
from galerie.core import forced_move
from galerie.games.reversi import GAME, Options, Reversi
from galerie.games.reversi.bots import advice as advising
from galerie.games.reversi.bots import judging
from galerie.games.reversi.bots.search import Board, readable_search, readable_value
from tests.games.reversi.kernels.positions import VARIANTS, board, ending, positions

DEPTH = 2
LAST = 6
"""Empty squares that the readable search can solve."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "DEPTH", DEPTH)
    monkeypatch.setattr(advising, "DEPTH", DEPTH)
    monkeypatch.setattr(judging, "SOLVABLE", LAST + 4)


def advised(position: Reversi) -> bots.Advice:
    assert position.turn is not None
    advice = bots.advise("reversi", position.view(position.turn), position.turn)
    assert advice is not None
    return advice


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_result_that_a_hint_promises_is_that_of_perfect_play(options: Options) -> None:
    rng = Random(f"{options} advice")
    reasons = set()
    for _ in range(12):
        position = ending(options, rng, LAST)
        seen = board(position)
        advice = advised(position)
        value = readable_value(seen, seen.holes) * 2 // 100
        reasons.add(advice.reason)
        if advice.reason == "reason-only":
            assert len(list(seen.following())) == 1
        elif advice.reason in ("reason-wins", "reason-loses"):
            assert advice.figures["count"] == abs(value) // 2
            assert (advice.reason == "reason-wins") == (value > 0)
        else:
            assert advice.reason == {0: "reason-even", 1: "reason-last-wins", -1: "reason-last-loses"}[value]
    assert reasons & {"reason-wins", "reason-loses"}


def test_replies_corners_and_the_lead_are_as_the_hint_says() -> None:
    reasons = set()
    for seed in range(6):
        for position in positions(Options(), Random(seed))[8:44:3]:
            if forced_move(position) or position.turn is None:
                continue
            advice = advised(position)
            reasons.add(advice.reason)
            if advice.reason == "reason-only":
                assert len(list(position.moves(position.turn))) == 1
                continue
            after = position.play(position.turn, GAME.parse(str(advice.move)))
            passes = after.turn is not None and forced_move(after) is not None
            if advice.reason == "reason-few":
                assert after.turn is not None
                replies = len(list(after.moves(after.turn)))
                assert replies == advice.figures["replies"]
                assert replies <= 3
            if advice.reason == "reason-again":
                assert passes or after.turn is None
            if advice.reason == "reason-corner":
                assert str(advice.move) == advice.figures["square"]
                assert advice.figures["square"] in ("a1", "a8", "h1", "h8")
            if advice.figures:
                check_lead(board(position), advice)
    assert {"reason-few", "reason-ahead"} <= reasons


def check_lead(seen: Board, advice: bots.Advice) -> None:
    """The lead and the distance to the best other move, by the readable search; a book may know better."""
    figures = advice.figures
    if figures["depth"] == 0:
        return
    assert figures["depth"] == DEPTH
    (_, best), *_ = readable_search(seen, DEPTH, judging.MARGIN)
    values = {str(seen.move(code)): value for code, value in readable_search(seen, DEPTH, judging.MARGIN)}
    assert values[str(advice.move)] == best
    lead = round(best / 100)
    assert figures["lead"] == abs(lead)
    assert figures["ahead"] == ("yes" if lead > 0 else "no" if lead else "even")
    second = max(value for move, value in values.items() if move != str(advice.move))
    assert figures["gap"] == round((best - second) / 100, 1)
    assert second in [value for move, value in values.items() if move[:2] == figures["other"]]
