"""What each turn of a game of Déflecto did, and what would have been better."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from galerie.core import Match, Record
from galerie.core.conduct import Resign
from galerie.core.trail import Line
from galerie.games.deflecto import GAME, Deflecto, Options, kernel, parse
from galerie.games.deflecto.bots import LEVELS, hints
from galerie.games.deflecto.rules.placements import lengths
from galerie.games.deflecto.study.review import Review, review
from galerie.study import review_recorded

OPENING = "d11:ns h11:ns"
AGREED = Options(lot=False)
"""Seat 0 begins."""


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Less work for each turn: what is tested does not depend on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hints, "ADVISER", replace(hints.ADVISER, work=6_000))
        yield


def match(*moves: str, seats: int = 2, options: Options | None = None) -> Match:
    found = Match.begin(GAME, seats, options or AGREED)
    for text in moves:
        found = found.then(min(found.to_act), parse(text))
    return found


def whole(seats: int, options: Options, level: str = "novice") -> Match:
    """A game of bots to its end."""
    found, rng = Match.begin(GAME, seats, options), Random(seats)
    while not found.outcome:
        seat = min(found.to_act)
        found = found.then(seat, LEVELS[level](found.position.view(seat), seat, rng))
    return found


@pytest.mark.rule("DEF-30", "DEF-31")
def test_a_turn_tells_what_it_did_to_each_path() -> None:
    found = review(match(*OPENING.split(), "h10:ne", "g9:ns"))
    assert [turn.move for turn in found.turns] == [*OPENING.split(), "h10:ne", "g9:ns"]
    assert found.turns[0].before == (0, 0)
    assert found.turns[0].after == (11, 0)
    assert (found.turns[2].before, found.turns[2].after) == ((11, 11), (11, 13))
    assert found.turns[2].empty == (10, 11)
    assert found.turns[3].after == (11, 13)
    assert found.grown == ((0, 2), (0, 0))


def test_nothing_is_judged_before_all_have_started() -> None:
    found = review(match(*OPENING.split()))
    assert [turn.worth for turn in found.turns] == [None, None]
    assert found.improvable == (0, 0)


def test_a_tile_against_oneself_has_a_better_one_beside_it() -> None:
    *_, own_goal = review(match(*OPENING.split(), "d10:ne")).turns
    assert own_goal.after == (13, 11)
    assert own_goal.worth is not None
    assert own_goal.better
    assert own_goal.better.worth > own_goal.worth
    assert own_goal.better.lengths == (11, 13)


@pytest.mark.parametrize("options", [AGREED, Options(level=2, layout="crossed", lot=False)], ids=["1", "2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_better_placement_is_legal_and_leads_to_the_lengths_told(seats: int, options: Options) -> None:
    played = whole(seats, options)
    found = review(played)
    assert sum(found.improvable) > 0
    for turn in found.turns:
        before = played.plies[turn.ply].before
        assert isinstance(before, Deflecto)
        if turn.better:
            after = before.play(turn.seat, parse(turn.better.move))
            assert lengths(after.board) == turn.better.lengths
            assert turn.worth is not None
            assert turn.better.worth > turn.worth
    last = played.position
    assert isinstance(last, Deflecto)
    assert found.turns[-1].after == lengths(last.board)


def test_what_the_players_added_is_what_the_paths_have_grown_by() -> None:
    played = whole(3, AGREED)
    found = review(played)
    began = [next(turn.after[seat] for turn in found.turns if turn.after[seat]) for seat in range(3)]
    grown = [sum(found.grown[by][seat] for by in range(3)) for seat in range(3)]
    assert found.turns[-1].after == tuple(first + more for first, more in zip(began, grown, strict=True))


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went() -> None:
    found = review(match(*OPENING.split()).then(0, Resign()))
    assert len(found.turns) == 2
    assert found.grown == ((0, 0), (0, 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_without_a_tile_has_an_empty_review(seats: int) -> None:
    lines = [Line(0, "!resign")]
    found = review_recorded(Record.of(GAME, AGREED, ("",) * seats, lines))
    assert found.details == Review(turns=(), unit="chances", grown=((0,) * seats,) * seats, improvable=(0,) * seats)
    assert (found.curves, found.moments) == ((), ())


def test_a_record_is_reviewed_as_plain_data() -> None:
    played = match(*OPENING.split(), "d10:ne", "end?", "yes")
    lines = [event.line for event in played.line]
    found = review_recorded(Record.of(GAME, AGREED, ("", ""), lines))
    assert found.details == msgspec.json.decode(msgspec.json.encode(found.details), type=Review)


def test_without_the_kernel_it_is_reviewed_by_what_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "available", False)
    *_, own_goal = review(match(*OPENING.split(), "d10:ne")).turns
    assert own_goal.worth == -2
    assert own_goal.better
    assert own_goal.better.worth == 2
