"""How the bots of Reversi solo behave."""

from random import Random

import pytest

from galerie import bots
from galerie.bots.contest import Contest, advantage, play
from galerie.discs.board import squares
from galerie.games.solo import GAME, Options, Reveal, Solo
from galerie.games.solo.bots.thinking import KNOWN_NODES, KNOWN_WIDTH
from galerie.games.solo.rules.position import start
from galerie.games.solo.study.planning import imagined, plan
from tests.games.solo.diagrams import position
from tests.games.solo.kernels.positions import game

LEVELS = ("child", "novice", "amateur", "adept", "expert", "master")


def chosen(level: str, board: Solo, seed: int = 1) -> str:
    return bots.think("solo", level, board.view(0), 0, seed)


def final(drawn: str, *, values: bool = False) -> Solo:
    """A diagram of the last tokens: all others have been won."""
    return position(drawn, won=" ".join(map(str, position(drawn).unseen)), values=values)


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert bots.levels("solo") == LEVELS


@pytest.mark.parametrize("values", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_makes_legal_moves_from_the_first_to_the_last(level: str, values: bool) -> None:
    for board in game(Random(f"{level} {values}"), values=values)[0][:-1]:
        assert chosen(level, board) in set(map(str, board.moves(0)))


@pytest.mark.parametrize("values", [False, True])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("REV-44")
def test_a_bot_plays_alike_what_it_cannot_tell_apart(level: str, values: bool) -> None:
    rng = Random(f"{level} {values} twin")
    for board in rng.sample(game(rng, values=values)[0][:-1], 4):
        twin = GAME.imagine(board.view(0), 0, rng)
        assert isinstance(twin, Solo)
        assert chosen(level, twin, 7) == chosen(level, board, 7) == chosen(level, board, 7)


def test_what_is_imagined_may_be_true_and_every_unseen_token_may_lie_anywhere() -> None:
    board = start(1, Options()).play(0, GAME.parse("ge3"))
    board = board.play(-1, next(move for move in board.moves(-1) if isinstance(move, Reveal)))
    rng = Random(2)
    deals = [imagined(board, rng) for _ in range(300)]
    for each in deals:
        assert sorted(each.values()) == list(board.unseen)
        assert set(each) == set(squares(board.down))
    somewhere = next(squares(board.down))
    assert {each[somewhere] for each in deals} == set(board.unseen)


@pytest.mark.rule("REV-36")
def test_a_master_wins_the_token_that_is_to_be_won() -> None:
    board = final("g b5 . b . . . . " + ". . . . . . . . " * 6 + ". . . . b g . .")
    assert chosen("master", board) == "gc1"


@pytest.mark.rule("REV-43")
def test_a_master_prefers_the_greater_number_only_where_numbers_count() -> None:
    """One disc on c1 wins b1 or d1, not both: gold takes the black 1, black the gold 9."""
    drawn = "g b1 . g9 b . . ." + " . . . . . . . ." * 7
    assert chosen("master", final(drawn, values=True)) == "bc1"
    assert chosen("master", final(drawn)) in {"gc1", "bc1"}


def test_with_everything_face_up_a_master_reaches_what_was_planned() -> None:
    board, dealt = next(
        (each, dealt)
        for seed in range(99)
        for met, dealt in [game(Random(seed))]
        for each in met[:-1]
        if not each.down and plan(each, dealt, 100).score > each.score + 1
    )
    planned = plan(board, dealt, KNOWN_WIDTH, KNOWN_NODES).score
    while board.to_act:
        board = board.play(0, GAME.parse(chosen("master", board)))
    assert board.score >= planned


def test_a_master_stops_only_where_it_is_proved_that_nothing_is_left_to_gain() -> None:
    """Gold may turn a disc, but nobody can come near the token, though that is more than REV-41 proves."""
    board = final("""
        g b . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . g5 .
    """)
    assert not board.unseen
    assert board.reason is None
    assert chosen("master", board) == "stop"


@pytest.mark.soak
def test_each_level_scores_more_than_the_one_below_it() -> None:
    for weaker, stronger in (("child", "amateur"), ("novice", "adept"), ("amateur", "expert"), ("adept", "master")):
        contest = Contest("solo", (weaker, stronger), games=16, seed=1)
        games = [play(contest, number) for number in range(contest.games)]
        assert advantage(games, 1, over=0).mean > 0.5
