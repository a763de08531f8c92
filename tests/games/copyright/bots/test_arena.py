"""Races between bots in the arena."""

import pytest

from galerie.bots.contest import Contest, play
from galerie.core import NATURE
from galerie.games.copyright import bots


@pytest.mark.rule("COP-12")
def test_in_a_race_whoever_is_ready_first_moves_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 takes a second for a step and seat 0 a minute: nobody hears of it before seat 1 has finished."""
    monkeypatch.setattr(bots, "pace", lambda _level, _view, seat, *_: 1 if seat else 60)
    contest = Contest("copyright", ("expert", "expert"), games=2, seed=1, options=("fair", "rounds=1"))
    seats = [line.seat for line in play(contest, 0).record.lines if line.seat != NATURE]
    assert len(seats) >= 4
    assert set(seats) == {1}


@pytest.mark.rule("COP-19")
def test_in_a_race_time_runs_out_for_bots_that_are_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "pace", lambda *_: 45)
    contest = Contest("copyright", ("expert", "expert"), games=2, seed=1, options=("minutes=1", "rounds=1"))
    lines = play(contest, 0).record.lines
    assert [str(line) for line in lines if line.seat == NATURE][2] == "* time 1"
    assert sum(line.seat != NATURE for line in lines) == 2
