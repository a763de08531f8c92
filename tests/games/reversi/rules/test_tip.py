"""The advice shown to players, that it is sound, and from which age they are invited: REV-16."""

from random import Random

import pytest

from galerie.discs.board import bits
from galerie.texts import say
from tests.games.reversi.diagrams import after, legal, opening

CORNERS = bits("a1", "h1", "a8", "h8")


@pytest.mark.rule("REV-16")
@pytest.mark.parametrize(("language", "edge", "corner"), [("fr", "bord", "coins"), ("en", "edge", "corners")])
def test_the_tip_praises_edges_and_corners_above_all(language: str, edge: str, corner: str) -> None:
    tip = say(language, "reversi-tip")
    assert edge in tip
    assert corner in tip
    assert tip.index(edge) < tip.index(corner)


@pytest.mark.rule("REV-16")
@pytest.mark.parametrize(("language", "words"), [("fr", "Dès 8 ans"), ("en", "Ages 8 and up")])
def test_players_are_invited_from_eight(language: str, words: str) -> None:
    assert say(language, "reversi-ages") == words


@pytest.mark.rule("REV-16")
@pytest.mark.parametrize("one_line", [False, True], ids=["all lines", "one line"])
def test_a_disc_in_a_corner_is_never_trapped(one_line: bool) -> None:
    taken = 0
    for seed in range(40):
        rng, board = Random(seed), opening(one_line=one_line)
        while board.turn is not None:
            before, board = board, after(board, rng.choice(legal(board)))
            for had, has in zip(before.discs, board.discs, strict=True):
                assert not had & CORNERS & ~has
        taken += ((board.discs[0] | board.discs[1]) & CORNERS).bit_count()
    assert taken > 100, "the corners were played for"
