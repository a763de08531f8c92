"""What a game is worth: REV-42, and with the values REV-43."""

import pytest

from galerie.core import Outcome
from galerie.games.solo.rules.tokens import TOKENS
from tests.games.solo.diagrams import after, position

LAST_ONE = "g {} . . . . . ." + " . . . . . . . ." * 7


@pytest.mark.rule("REV-42")
def test_every_token_won_is_worth_one_whatever_its_number() -> None:
    board = position(LAST_ONE.format("b10"), won="g1 b0 g10")
    assert board.score == 3
    assert after(board, "gc1").score == 4


@pytest.mark.rule("REV-42")
def test_24_at_best() -> None:
    others = [str(token) for token in TOKENS]
    others.remove("b7")
    done = after(position(LAST_ONE.format("b7"), won=" ".join(others)), "gc1")
    assert done.outcome == Outcome((24,), (1,), "cleared")


@pytest.mark.rule("REV-43")
def test_with_the_values_the_numbers_are_added_up_and_a_blank_token_adds_nothing() -> None:
    board = position(LAST_ONE.format("b0"), won="g1 b10 g10", values=True)
    assert board.score == 21
    assert after(board, "gc1").score == 21


@pytest.mark.rule("REV-43")
@pytest.mark.parametrize(("won", "score"), [
    ("g0 g0 b0", 0),
    ("g0 g0 b0 g7 b3", 10),
    ("g0 g0 b0 b0", 0),
    ("g0 g0 b0 b0 g7 b3", 20),
    ("g7 g0 b0 g0 b3 b0 b4", 28),
])  # fmt: skip
def test_all_four_blank_tokens_double_the_total(won: str, score: int) -> None:
    assert position(LAST_ONE.format("b9"), won=won, values=True).score == score


@pytest.mark.rule("REV-43")
def test_220_at_best() -> None:
    others = [str(token) for token in TOKENS]
    others.remove("b0")
    board = position(LAST_ONE.format("b0"), won=" ".join(others), values=True)
    assert board.score == 110, "three blank tokens double nothing"
    assert after(board, "gc1").outcome == Outcome((220,), (1,), "cleared")
