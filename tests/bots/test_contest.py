"""Bots against bots: fair, repeatable, and reported with their uncertainty."""

from math import inf

import pytest

from galerie.bots.contest import (
    OPENING,
    Average,
    Contest,
    Played,
    advantage,
    average,
    elo,
    opening_plies,
    play,
    scores,
    standing,
    wilson,
)
from galerie.core import NATURE, Line, Outcome, Record, Refusal
from galerie.core.record import replay
from galerie.games import GAMES

ALONE = Contest("solo", ("novice", "adept"), games=6, seed=4)
NOVICES = Contest("reversi", ("novice", "novice"), games=6, seed=4)


def result(number: int, ranks: tuple[int, int]) -> Played:
    seating = (0, 1) if number % 2 == 0 else (1, 0)
    return Played(number, seating, Record("reversi", 1, (), ("a", "b")), Outcome((0, 0), ranks, "full"))


def test_each_opening_is_played_once_from_every_seat() -> None:
    games = [play(NOVICES, number) for number in range(6)]
    assert [game.seating for game in games] == [(0, 1), (1, 0)] * 3
    openings = [game.record.lines[:OPENING] for game in games]
    assert openings[0::2] == openings[1::2]
    assert len(set(openings)) == 3


def test_another_seed_gives_other_games() -> None:
    other = Contest("reversi", ("novice", "novice"), games=6, seed=5)
    assert play(other, 0).record != play(NOVICES, 0).record


def test_every_game_is_recorded_and_replays_to_its_outcome() -> None:
    contest = Contest("reversi", ("novice", "adept"), games=2, seed=1, options=("one_line",))
    for number in range(2):
        played = play(contest, number)
        *_, last = replay(GAMES, played.record)
        assert last.outcome == played.outcome
        assert played.record.seats == (("novice", "adept"), ("adept", "novice"))[number]
        assert isinstance(played.record.lines[0], Line)


def test_a_standing_counts_the_player_in_every_seat() -> None:
    games = [result(0, (1, 2)), result(1, (2, 1)), result(2, (1, 1)), result(3, (1, 2))]
    first, second = standing(games, 0), standing(games, 1)
    assert (first.wins, first.draws, first.losses, first.score) == (2, 1, 1, 0.625)
    assert (second.wins, second.draws, second.losses, second.score) == (1, 1, 2, 0.375)
    assert elo(first.score) == pytest.approx(-elo(second.score)) == pytest.approx(88.74, abs=0.01)


def test_the_interval_contains_the_score_and_narrows_with_more_games() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10)[0] == 0
    few, many = wilson(0.7, 20), wilson(0.7, 2000)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]


def test_a_perfect_score_has_an_unbounded_elo_above_but_not_below() -> None:
    done = standing([result(0, (1, 2)), result(1, (2, 1))], 0)
    assert elo(done.score) == inf
    assert -inf < elo(done.interval[0]) < inf
    assert elo(0.0) == -inf


@pytest.mark.rule("REV-44")
def test_in_games_for_one_everyone_plays_the_same_deals() -> None:
    games = [play(ALONE, number) for number in range(6)]
    assert [game.seating for game in games] == [(0,), (1,)] * 3
    assert [game.record.seats for game in games] == [("novice",), ("adept",)] * 3
    shown = [dict(line.move.split("=") for line in game.record.lines if "=" in line.move) for game in games]
    for one, other in zip(shown[::2], shown[1::2], strict=True):
        both = one.keys() & other.keys()
        assert len(both) > 3
        assert {square: one[square] for square in both} == {square: other[square] for square in both}
    assert len({game.record.lines for game in games}) == 6


def test_games_for_one_are_recorded_and_replay_to_their_score() -> None:
    contest = Contest("solo", ("novice", "novice"), games=2, seed=1, options=("values",))
    games = [play(contest, number) for number in range(2)]
    for game in games:
        *_, last = replay(GAMES, game.record)
        assert last.outcome == game.outcome
    assert scores(games, 0) + scores(games, 1) == [game.outcome.scores[0] for game in games]


def test_an_advantage_is_counted_deal_by_deal() -> None:
    points = {0: 10, 1: 12, 2: 20, 3: 22, 4: 5, 5: 7}
    games = [
        Played(number, (number % 2,), Record("solo", 1, (), ("a",)), Outcome((score,), (1,), "lost"))
        for number, score in reversed(points.items())
    ]
    assert scores(games, 0) == [10, 20, 5]
    assert advantage(games, 1, over=0) == average([2, 2, 2]) == Average(2, (2, 2))


def test_a_mean_has_the_usual_interval_and_one_value_has_none() -> None:
    known = average([1, 2, 3, 4])
    assert known.mean == 2.5
    assert known.interval == pytest.approx((2.5 - 1.2652, 2.5 + 1.2652), abs=1e-4)
    assert average([3]).interval == (-inf, inf)


@pytest.mark.parametrize(
    ("contest", "code"),
    [
        (Contest("chess", ("novice", "novice"), 2, 1), "game-unknown"),
        (Contest("reversi", ("novice", "oracle"), 2, 1), "bot-unknown"),
        (Contest("reversi", ("novice",), 2, 1), "seats-wrong"),
        (Contest("reversi", ("novice", "novice"), 3, 1), "arena-uneven"),
        (Contest("reversi", ("novice", "novice"), 0, 1), "arena-uneven"),
        (Contest("reversi", ("novice", "novice"), 2, 1, ("round",)), "option-unknown"),
        (Contest("solo", ("novice", "adept"), 3, 1), "arena-uneven"),
    ],
)
def test_an_impossible_contest_is_refused(contest: Contest, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        contest.check()
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["deflecto", "miroir", "reversi"])
def test_a_long_game_begins_with_the_whole_random_opening(name: str) -> None:
    game = GAMES[name]
    assert opening_plies(game, game.seats[0], game.options()) == OPENING


def test_no_opening_is_needed_where_games_are_dealt_or_set_up() -> None:
    assert [
        opening_plies(GAMES[name], GAMES[name].seats[0], GAMES[name].options()) for name in ("solo", "reflecto")
    ] == [
        0,
        0,
    ]


@pytest.mark.rule("COP-62")
def test_games_that_can_be_played_alone_can_be_contested_alone() -> None:
    contest = Contest("copyright", ("novice", "expert"), games=4, seed=1, apart=True)
    games = [play(contest, number) for number in range(4)]
    assert [game.record.seats for game in games] == [("novice",), ("expert",)] * 2
    deals = [[line for line in game.record.lines if line.seat == NATURE][:2] for game in games]
    assert deals[0::2] == deals[1::2]
    with pytest.raises(Refusal):
        Contest("reversi", ("novice", "adept"), games=2, seed=1, apart=True).check()
