"""What both players of a game of Reflecto could know, turn by turn."""

from random import Random
from typing import cast

import pytest

from galerie.core import Match
from galerie.core.conduct import Resign
from galerie.games.reflecto import GAME, Options, Reflecto, Turn, View, parse
from galerie.games.reflecto.study import race
from galerie.games.reflecto.study.review import CERTAINTY, Review, review
from tests.games.reflecto.play import played

OPENING = ((0, "set PIANO 3*15*24"), (1, "set NEIGE *12345*"))


def match(*turns: str, **options: object) -> Match:
    found = Match.begin(GAME, 2, Options(first="gerda", **options))  # type: ignore[arg-type]  # options as they come
    for seat, text in OPENING:
        found = found.then(seat, parse(text))
    for text in turns:
        (seat,) = found.to_act
        found = found.then(seat, parse(text))
    return found


def eager(seed: int, options: Options) -> Match:
    """A whole game of somebody who wants to get out."""
    found = Match.begin(GAME, 2, options)
    for event, _ in played(options, Random(seed)):
        found = found.then(event.seat, event.move)
    return found


@pytest.fixture
def unadvised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Curves alone: the adviser, who takes most of the time, is not asked about the race."""
    monkeypatch.setattr(race, "ASKED", 0)
    monkeypatch.setattr(race, "CHAINS_ASKED", 0)


@pytest.mark.usefixtures("unadvised")
def test_there_is_a_moment_for_every_turn_and_one_before_the_first() -> None:
    found = review(match("a1-a2", "b7-b6", "guess NEIGE"))
    for curve in found.curves:
        assert [moment.turn for moment in curve.moments] == [0, 1, 2, 3]
    assert [curve.word for curve in found.curves] == ["NEIGE", "PIANO"]


@pytest.mark.rule("REF-21", "REF-41")
@pytest.mark.usefixtures("unadvised")
def test_a_mirror_that_passes_a_letter_narrows_the_words_of_its_owner_alone() -> None:
    turns = ("b1-b2", "c7-c6", "b2-b3", "c6-c5", "b3-b4", "c5-c4", "b4-b5", "c4-b4", "guess NEIGE")
    gerda, queen = review(match(*turns)).curves
    words = [moment.words for moment in gerda.moments]
    assert len(set(words[:8])) == 1
    assert words[8] < words[7]
    assert gerda.moments[8].bits < gerda.moments[7].bits
    assert gerda.moments[8].truth > gerda.moments[7].truth
    assert len({moment.words for moment in queen.moments}) == 1
    assert gerda.deduced is None


@pytest.mark.usefixtures("unadvised")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "options", [Options(range="column"), Options(range="column", words="free", gerda_letters=4)], ids=["base", "free"]
)
def test_the_word_could_be_deduced_from_the_turn_after_which_it_was_nearly_certain_to_the_end(
    seed: int, options: Options
) -> None:
    for curve in review(eager(seed, options)).curves:
        late = [moment for moment in curve.moments if curve.deduced is not None and moment.turn >= curve.deduced]
        early = [moment for moment in curve.moments if curve.deduced is None or moment.turn < curve.deduced]
        assert all(moment.truth >= CERTAINTY for moment in late)
        assert not early or early[-1].truth < CERTAINTY
        for moment in curve.moments:
            assert moment.words >= len(moment.likeliest) > 0
            assert sum(each.chance for each in moment.likeliest) <= 1.001
            assert moment.words > 1 or moment.likeliest[0].word == curve.word


def test_a_game_resigned_before_the_screens_are_up_has_no_curve() -> None:
    found = Match.begin(GAME, 2, Options(first="gerda")).then(0, parse(OPENING[0][1])).then(1, Resign())
    assert [(curve.word, curve.moments, curve.deduced) for curve in review(found).curves] == [("", (), None)] * 2


def test_a_game_that_was_resigned_is_reviewed_as_far_as_it_went() -> None:
    found = review(match("a1-a2").then(1, Resign()))
    assert isinstance(found, Review)
    assert [len(curve.moments) for curve in found.curves] == [2, 2]


def test_the_adviser_is_asked_about_so_many_chains_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may hold thousands of turns."""
    asked = list[View]()
    monkeypatch.setattr(race, "advise", lambda view, *_: asked.append(view))
    monkeypatch.setattr(race, "FASTER", -9.0)  # every chain is a candidate
    game = eager(0, Options())
    turns = [
        race.Made(ply, cast("Reflecto", each.before), each.event.seat, each.event.move)
        for ply, each in enumerate(game.plies)
        if isinstance(each.event.move, Turn)
    ]
    assert race.Race(turns).missed_chains() == ()
    assert len(asked) > 2
    asked.clear()
    monkeypatch.setattr(race, "CHAINS_ASKED", 2)
    race.Race(turns).missed_chains()
    assert len(asked) == 2
