"""The form that all reviews share: curves, the moments that mattered, and hints that are never contradicted."""

from functools import cache
from random import Random

import msgspec
import pytest

from galerie import bots, study
from galerie.core import Match, Record, automatic
from galerie.core.conduct import Resign
from galerie.core.trail import Line
from galerie.games import GAMES
from galerie.study.reviewing import Mistake, Review, moments
from galerie.texts import LANGUAGES, maybe, say
from galerie.texts.names import reason
from tests import toy
from tests.toy import bots as toy_bots

REVIEWED = [name for name in GAMES if study.reviewer(name)]
MOVES = 16
"""How many moves of a game are played before it is given up: enough for mistakes, and soon reviewed."""

NAMES = "ABCDEF"
DEAL = b"deal"


@cache
def played(name: str) -> tuple[Match, frozenset[int]]:
    """A game whose moves are hints at random, or those of the weakest level; and the plies of the hints."""
    game, rng, hinted = GAMES[name], Random(name), set()
    options = game.options(turns=True) if "turns" in game.options.__annotations__ else game.options()
    match = Match.begin(game, max(2, game.seats[0]) if 2 in game.seats else 1, options)
    while not match.outcome and len(match.line) < MOVES:
        if event := automatic(match, Random(DEAL)):
            match = match.then(event.seat, event.move)
            continue
        seat = min(match.to_act)
        view = match.position.view(seat)
        advice = bots.advise(name, view, seat) if rng.random() < 0.5 else None
        text = advice.move if advice else bots.think(name, bots.levels(name)[0], view, seat, rng.getrandbits(32))
        if advice:
            hinted.add(len(match.line))
        match = match.then(seat, match.parse(text))
    return (match if match.outcome else match.then(0, Resign())), frozenset(hinted)


@cache
def reviewed(name: str) -> Review:
    match, _ = played(name)
    lines = [event.line for event in match.line]
    if not match.position.outcome:
        lines.append(Line(0, str(Resign())))
    return study.review_recorded(Record.of(match.game, match.options, ("",) * match.seats, lines), DEAL)


@pytest.mark.parametrize("name", REVIEWED)
def test_what_a_hint_recommends_is_no_mistake_unless_the_review_looked_deeper(name: str) -> None:
    _, hinted = played(name)
    assert hinted
    for moment in reviewed(name).moments:
        assert moment.ply not in hinted or moment.deeper


@pytest.mark.parametrize("name", REVIEWED)
def test_the_better_move_of_a_moment_is_the_hint_with_its_reason_unless_it_looked_deeper(name: str) -> None:
    match, _ = played(name)
    for moment in reviewed(name).moments:
        before = match.plies[moment.ply].before
        assert str(match.line[moment.ply].move) == moment.move
        if not moment.deeper:
            advice = bots.advise(name, before.view(moment.seat), moment.seat)
            assert advice
            assert (moment.better, moment.reason) == (advice.move, advice.reason)
            assert moment.reason_figures.keys() == advice.figures.keys()
        if moment.better:
            before.play(moment.seat, match.parse(moment.better))


@pytest.mark.parametrize("name", REVIEWED)
def test_a_review_has_a_curve_with_a_named_axis_and_sentences_in_every_language(name: str) -> None:
    match, _ = played(name)
    found = reviewed(name)
    assert found.curves
    assert len(found.moments) <= 3
    assert [each.ply for each in found.moments] == sorted({each.ply for each in found.moments})
    for curve in found.curves:
        plies = [point.ply for point in curve.points]
        assert plies == sorted(set(plies))
        assert plies[-1] <= len(match.line)
    for language in LANGUAGES:
        assert maybe(language, f"{name}-review-axis", {"counting": "tokens"})
        for curve in found.curves:
            assert not curve.name or say(language, f"{name}-curve-{curve.name}")
        sentences = [(f"moment-{each.told}", each.figures) for each in found.moments]
        sentences += [(f"remark-{each.told}", each.figures) for each in found.remarks]
        for key, figures in sentences:
            for you in ("yes", "no"):
                told = say(language, f"{name}-{key}", {**figures, "name": "A", "you": you})
                assert told.rstrip().endswith("."), told
        for moment in found.moments:
            if moment.reason:
                assert reason(language, name, moment.reason, moment.reason_figures, NAMES)


@pytest.mark.parametrize("name", REVIEWED)
def test_a_review_can_be_sent(name: str) -> None:
    found = reviewed(name)
    sent = msgspec.json.decode(msgspec.json.encode(found))
    assert msgspec.convert(sent, Review).moments == found.moments


@pytest.mark.usefixtures("coffer_game")
def test_a_mistake_that_a_hint_recommends_is_dropped_unless_the_review_has_found_a_better_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match.begin(toy.GAME, 2, toy.Options())
    event = automatic(match, Random(1))
    assert event
    match = match.then(event.seat, event.move)
    seat = min(match.to_act)
    match = match.then(seat, toy.Hide(1))
    ply = len(match.line) - 1
    monkeypatch.setattr(toy_bots, "advise", lambda *_: toy.Hide(1))
    assert moments(match, [Mistake(ply, seat, "hide 1", 1.0, "lost")]) == ()
    (found,) = moments(match, [Mistake(ply, seat, "hide 1", 1.0, "lost", better="hide 2")])
    assert (found.better, found.deeper) == ("hide 2", True)
    monkeypatch.setattr(toy_bots, "advise", lambda *_: toy.Hide(3))
    (found,) = moments(match, [Mistake(ply, seat, "hide 1", 1.0, "lost", better="hide 2")])
    assert (found.better, found.deeper) == ("hide 3", False)
