"""Ratings from results: they agree with what is known exactly, and say how sure they are."""

from math import log10, sqrt
from random import Random

import pytest

from galerie.bots.bradley_terry import CONFIDENCE, SCALE, fit
from galerie.bots.ratings import Pairing


def test_two_players_are_as_far_apart_as_elo_says() -> None:
    strengths = fit(["a", "b"], "a", [Pairing("a", "b", 250, 0, 750)])
    assert strengths["a"].points == strengths["a"].reach == 0
    assert strengths["b"].points == pytest.approx(400 * log10(3), abs=0.1)
    assert strengths["b"].reach == pytest.approx(CONFIDENCE * SCALE / sqrt(1000 * 0.25 * 0.75), rel=0.01)


def test_a_draw_is_half_a_win_and_who_is_listed_first_does_not_matter() -> None:
    drawn = fit(["a", "b"], "a", [Pairing("a", "b", 20, 40, 40)])
    won = fit(["a", "b"], "a", [Pairing("b", "a", 60, 0, 40)])
    assert drawn["b"].points == pytest.approx(won["b"].points)


def test_results_that_agree_are_added_up() -> None:
    tenfold = [Pairing("a", "b", 100, 0, 1000), Pairing("b", "c", 100, 0, 1000)]
    strengths = fit(["a", "b", "c"], "a", tenfold)
    assert strengths["c"].points == pytest.approx(800, abs=3)
    assert strengths["c"].reach > strengths["b"].reach, "what is farther from the anchor is less sure"


def test_a_perfect_score_is_rated_too_and_more_of_it_rates_higher() -> None:
    few, many = (fit(["a", "b"], "a", [Pairing("a", "b", 0, 0, games)])["b"] for games in (10, 1000))
    assert 300 < few.points < many.points < 3000
    assert few.points - few.reach < many.points


def test_strengths_by_which_games_were_drawn_lie_within_their_intervals() -> None:
    true = {"a": 0, "b": 170, "c": 330, "d": 520, "e": 690}
    inside = 0
    for seed in range(40):
        rng, pairings, names = Random(seed), [], list(true)
        for one, first in enumerate(names):
            for second in names[one + 1 :]:
                chance = 1 / (1 + 10 ** ((true[second] - true[first]) / 400))
                wins = sum(rng.random() < chance for _ in range(100))
                pairings.append(Pairing(first, second, wins, 0, 100 - wins))
        strengths = fit(names, "a", pairings)
        inside += sum(abs(strengths[name].points - true[name]) <= strengths[name].reach for name in names[1:])
    assert 0.9 <= inside / 160 <= 0.99


def test_a_player_without_games_has_the_width_of_the_prior() -> None:
    strengths = fit(["a", "b", "c"], "a", [Pairing("a", "b", 10, 0, 10), Pairing("a", "c", 0, 0, 0)])
    assert strengths["c"].points == 0
    assert strengths["c"].reach == pytest.approx(CONFIDENCE * 1500)
