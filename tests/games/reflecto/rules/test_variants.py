"""All variants and handicaps at once: REF-67."""

import pytest

from galerie.core import Outcome
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from tests.games.reflecto.diagrams import after, legal, opening, position, refused, seen


@pytest.mark.rule("REF-67")
def test_a_table_may_choose_all_variants_and_handicaps_together() -> None:
    board = opening(
        "set MON/T/A/G/N/E 123456* #15",
        "set RIRE 1-2-34*",
        first="queen",
        words="common",
        range="column",
        several_guesses=True,
        limit=10,
        gerda_letters=8,
        gerda_tiles=6,
        gerda_figures="some",
        gerda_free_spread=True,
        queen_letters=4,
        queen_tiles=6,
        queen_figures="all",
        queen_late_blank=True,
    )
    assert board.to_act == {QUEEN}
    view = board.view(None)
    assert (view.letters, view.mirrors) == ((8, 4), (1, 1))
    gerda, queen = (board.view(seat).hands[seat] for seat in (GERDA, QUEEN))
    assert gerda is not None
    assert queen is not None
    assert [face.figure for face in gerda.faces] == [1, None, None, None, 5, None, None]
    assert [face.figure for face in queen.faces] == [1, None, 2, None, 3, 4, None]
    guessed = after(board, "guess CAMPAGNE")
    assert guessed.outcome is None
    assert after(guessed, "guess RIRE").outcome == Outcome((1, 0), (1, 2), "guessed", counted=False)
    for _ in range(10):
        board = after(board, "guess CAMPAGNE", "guess REVE")
    assert board.outcome == Outcome((0.5, 0.5), (1, 1), "limit", counted=False)


@pytest.mark.rule("REF-67")
def test_variants_and_handicaps_do_together_what_each_does_alone() -> None:
    """A column's sight of figures, a blank tile that may wait, and several guesses."""
    board = position(
        """
        R1 . _ . .  . .
        .  . . * .  . .
        .  . . . .  . .
        .  . . . .  . .
        .  . . n3 . . .
        .  . . . .  . .
        .  . . . .  . .
        """,
        gerda="RIRE",
        queen="NEIGE",
        range="column",
        several_guesses=True,
        gerda_letters=4,
        gerda_late_blank=True,
        gerda_figures="some",
        queen_figures="some",
    )
    assert seen(board, GERDA) == {"d3": "N3"}
    assert {"a7-out d6-d7", "c7-out a7-out d6-d7"} <= set(legal(board))
    assert refused(board, "a7-out c7-out d6-d7").code == "reflecto-blank-waits"
    assert after(board, "a7-out guess TABLE").to_act == {QUEEN}
