"""Hints with reasons: the toy game's adviser, and what becomes of a bare move or of no advice."""

from random import Random
from typing import Any

import pytest

from galerie import bots
from galerie.bots import Advice
from galerie.core import NATURE, Match, automatic
from galerie.games import GAMES, part
from galerie.texts import LANGUAGES
from galerie.texts.names import reason
from tests import toy
from tests.toy import bots as toy_bots

pytestmark = pytest.mark.usefixtures("coffer_game")


def view() -> toy.View:
    return toy.GAME.start(2, toy.Options()).play(NATURE, toy.Draw(2)).view(0)


def test_advice_leaves_the_game_as_text_with_its_reason() -> None:
    advice = bots.advise("coffer", view(), 0)
    assert advice == Advice("hide 3", "reason-high", {"number": 3, "worth": 2})


@pytest.mark.parametrize(("given", "advice"), [(toy.Hide(2), Advice("hide 2")), (None, None)])
def test_an_adviser_may_return_a_bare_move_or_nothing(
    given: Any, advice: Advice | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy_bots, "advise", lambda *_: given)
    assert bots.advise("coffer", view(), 0) == advice


def test_without_an_adviser_the_strongest_level_gives_hints_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(toy_bots, "advise")
    monkeypatch.setattr(toy_bots, "LEVELS", {"novice": lambda *_: toy.Hide(1), "master": lambda *_: toy.Hide(2)})
    assert bots.advise("coffer", view(), 0) == Advice("hide 2")


def test_a_reason_is_worded_by_the_game_in_both_languages() -> None:
    figures = {"number": 3, "worth": 2}
    assert reason("en", "coffer", "reason-high", figures, []) == "People hide 3 too rarely, and 2 points are at stake."
    assert reason("fr", "coffer", "reason-high", figures, []) == "On cache trop rarement 3, et 2 points sont en jeu."
    assert reason("en", "coffer", "reason-unheard-of", figures, []) == ""


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if hasattr(part(game, "bots"), "advise")])
def test_the_hints_of_a_game_are_legal_and_their_reasons_are_worded(name: str) -> None:
    game, rng = GAMES[name], Random(3)
    match = Match.begin(game)
    for _ in range(8):
        while event := automatic(match, rng):
            match = match.then(event.seat, event.move)
        if match.outcome:
            break
        seat = min(match.to_act)
        advice = bots.advise(name, match.position.view(seat), seat)
        if advice is None:
            break
        assert match.parse(advice.move) in match.moves(seat)
        if advice.reason:
            assert all(reason(language, name, advice.reason, advice.figures, "ABCDEF") for language in LANGUAGES)
        match = match.then(seat, match.parse(advice.move))
