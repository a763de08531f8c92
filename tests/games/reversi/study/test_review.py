"""The review of a game of Reversi: its curve, what each move has lost, turning points, missed wins."""

from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
import pytest

from galerie.core import Match
from galerie.core.conduct import Resign
from galerie.games.reversi import GAME, Options, Place, Reversi
from galerie.games.reversi.bots import judging
from galerie.games.reversi.study import outline, review
from galerie.games.reversi.study.review import Review
from galerie.study.reviewing import moments
from tests.games.reversi.study.games import VARIANTS, played, worth

ENDING = 6


def position(match: Match) -> Reversi:
    return cast("Reversi", match.position)


def solvable(game: list[Match]) -> list[int]:
    """The plies whose positions the oracle can solve."""
    return [ply for ply, match in enumerate(game) if 64 - sum(position(match).counts) <= ENDING]


@pytest.fixture(scope="module", autouse=True)
def lazy() -> Iterator[None]:
    """Less work for each position: what is tested does not depend on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "DEPTH", 2)
        patch.setattr(judging, "SOLVABLE", 12)
        yield


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def reviewed(request: pytest.FixtureRequest) -> tuple[list[Match], Review]:
    game = played(request.param, 7)
    return game, review(game[-1])


def test_the_end_of_the_curve_is_exact_and_right(reviewed: tuple[list[Match], Review]) -> None:
    game, found = reviewed
    assert len(found.curve) == len(game)
    for ply in solvable(game):
        assert found.curve[ply].exact
        assert found.curve[ply].value == worth(position(game[ply]), 0)
    exact = [point.exact for point in found.curve]
    assert exact == sorted(exact)


def test_every_placement_has_its_loss(reviewed: tuple[list[Match], Review]) -> None:
    game, found = reviewed
    placed = [ply for ply, event in enumerate(game[-1].line) if isinstance(event.move, Place)]
    assert [turn.ply for turn in found.turns] == placed
    for turn in found.turns:
        event = game[-1].line[turn.ply]
        assert (turn.seat, turn.move) == (event.seat, str(event.move))
        assert turn.loss == max(0.0, turn.best - turn.value)
        if turn.ply in solvable(game):
            assert turn.exact
            assert turn.best == worth(position(game[turn.ply]), turn.seat)
            assert turn.value == worth(position(game[turn.ply + 1]), turn.seat)
    for seat in range(2):
        assert found.lost[seat] == pytest.approx(sum(turn.loss for turn in found.turns if turn.seat == seat))


def test_the_moments_are_the_three_worst_losses_in_order(reviewed: tuple[list[Match], Review]) -> None:
    game, found = reviewed
    losses = {turn.ply: turn.loss for turn in found.turns}
    told = moments(game[-1], outline(game[-1], found).mistakes)
    assert [each.ply for each in told] == sorted(each.ply for each in told)
    assert sorted((losses[each.ply] for each in told), reverse=True) == sorted(losses.values(), reverse=True)[:3]
    for each in told:
        assert each.figures["loss"] == round(losses[each.ply], 1)
        turn = next(turn for turn in found.turns if turn.ply == each.ply)
        assert each.better == turn.line[0]
        assert each.figures["left"] in {0, round(abs(turn.value), 1)}
        assert each.figures["was"] in {0, round(abs(turn.best), 1)}


def test_a_moment_and_the_hint_it_repeats_tell_the_same_numbers(reviewed: tuple[list[Match], Review]) -> None:
    game, found = reviewed
    for each in moments(game[-1], outline(game[-1], found).mistakes):
        if "lead" in each.reason_figures:
            assert each.reason_figures["lead"] == each.figures["was"]
            assert each.reason_figures["gap"] == "none"
        elif "count" in each.reason_figures:
            assert each.reason_figures["count"] == each.figures["was"]


def test_a_better_line_is_legal_and_keeps_what_was_lost(reviewed: tuple[list[Match], Review]) -> None:
    game, found = reviewed
    for turn in found.turns:
        assert bool(turn.line) == (turn.best - turn.value >= 1)
        after = position(game[turn.ply])
        for text in turn.line:
            assert after.turn is not None
            after = after.play(after.turn, GAME.parse(text))
        if turn.line and turn.ply in solvable(game):
            assert worth(after, turn.seat) == turn.best


def test_a_review_can_be_sent(reviewed: tuple[list[Match], Review]) -> None:
    _, found = reviewed
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(found)), Review) == found


def test_missed_wins_are_wins_that_were_certain() -> None:
    missed = 0
    for seed in range(6):
        game = played(Options(othello=seed % 2 == 1), seed)
        for turn in review(game[-1]).turns:
            if turn.ply in solvable(game):
                before = worth(position(game[turn.ply]), turn.seat)
                after = worth(position(game[turn.ply + 1]), turn.seat)
                wanted = "win" if before > 0 >= after else "draw" if before == 0 > after else None
                assert turn.missed == wanted
                missed += turn.missed is not None
    assert missed


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went() -> None:
    rng = Random(2)
    match = Match.begin(GAME)
    for _ in range(6):
        (seat,) = match.to_act
        match = match.then(seat, rng.choice([*match.moves(seat)]))
    found = review(match.then(0, Resign()))
    assert len(found.curve) == 7
    assert not any(point.exact for point in found.curve)
    assert len(found.turns) == 6


def test_a_game_without_a_move_has_a_review() -> None:
    found = review(Match.begin(GAME).then(1, Resign()))
    assert (len(found.curve), found.turns, found.lost) == (1, (), (0, 0))
