"""The advice shown to players, and from which age they are invited: REV-16."""

import pytest

from galerie.texts import say


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
