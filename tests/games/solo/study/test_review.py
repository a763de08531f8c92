"""What a solo deal was worth, and the review of a game."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from galerie import bots
from galerie.core import NATURE, Match, automatic
from galerie.core.conduct import Resign
from galerie.games.solo import GAME, Options, Reveal, Solo, Stop, parse
from galerie.games.solo.rules.position import PLAYER, deal, start
from galerie.games.solo.study.planning import Deal, follow, placements
from galerie.games.solo.study.review import QUICK, Best, Effort, best, review_deal
from tests.games.solo.diagrams import position
from tests.games.solo.kernels.positions import ending

SHORT = Effort((3,), 50)


def brute_force(board: Solo, dealt: Deal) -> int:
    """The best score over every continuation, by the rules alone."""
    found, seen, ahead = 0, set(), [board]
    while ahead:
        for after in continuations(ahead.pop(), dealt):
            found = max(found, after.score)
            look = (after.discs, after.down, after.turning, after.up)
            if look not in seen:
                seen.add(look)
                ahead.append(after)
    return max(found, board.score)


def continuations(board: Solo, dealt: Deal) -> Iterator[Solo]:
    for seat in board.to_act:
        for move in board.moves(seat):
            if not isinstance(move, Stop) and (not isinstance(move, Reveal) or move.token == dealt[move.square]):
                yield board.play(seat, move)


def reached(board: Solo, dealt: Deal, line: tuple[str, ...]) -> int:
    for text in line:
        move = parse(text)
        assert move in placements(board)
        board = follow(board, dealt, move)
    return board.score


def played(seed: int, moves: Iterator[str] | None = None, *, level: str = "adept", values: bool = False) -> Match:
    """A whole game, or the moves given, under the deal of a seed."""
    match, rng = Match.begin(GAME, 1, Options(values)), Random(seed)
    while not match.outcome:
        if event := automatic(match, Random(seed)):
            match = match.then(event.seat, event.move)
            continue
        text = next(moves, None) if moves else bots.think("solo", level, match.position.view(0), 0, rng.getrandbits(32))
        if text is None:
            break
        match = match.then(PLAYER, match.parse(text))
    return match


@pytest.mark.parametrize("values", [False, True])
@pytest.mark.rule("REV-42", "REV-43")
def test_in_small_endings_the_best_is_that_of_brute_force(values: bool) -> None:
    rng = Random(f"brute {values}")
    gained = doubled = 0
    for _ in range(60):
        board, dealt = ending(rng, values=values, most_free=4)
        found = best(board, dealt)
        assert found.exact
        assert found.score == found.bound == brute_force(board, dealt)
        assert reached(board, dealt, found.line) == found.score
        gained += found.score > board.score
        doubled += found.score > 110
    assert gained > 15
    assert not values or doubled > 3


@pytest.mark.rule("REV-43")
def test_the_last_blank_token_is_worth_more_than_any_number() -> None:
    """b1 and d1 can be won one at a time by a disc on c1, gold or black."""
    drawn = "g b0 . g10 b b b b " + "b b b b b b b b " * 7
    won = "g0 g0 b0 b10 b9 b8"
    counted, summed = (position(drawn, won=won, values=values) for values in (False, True))
    assert [best(each, {}).score for each in (counted, summed)] == [7, 54]
    assert best(summed, {}).line == ("gc1",)


def test_what_is_just_being_turned_counts_as_turned() -> None:
    dealt = deal(Random(3))
    before = start(1, Options())
    turning = before.play(PLAYER, parse("ge3"))
    assert turning.turning
    assert best(turning, dealt, SHORT) == best(follow(before, dealt, placements(before)[0]), dealt, SHORT)
    assert placements(before)[0] == parse("ge3")


def test_a_game_that_is_over_has_nothing_left_to_gain() -> None:
    dealt = deal(Random(4))
    stopped = start(1, Options()).play(PLAYER, Stop())
    assert best(stopped, dealt) == Best(0, 0, exact=True, line=())
    stuck = position("g . . . . . . ." + " . . . . . . . ." * 6 + " . . b5 . . . . .")
    assert stuck.reason == "stuck"
    assert best(stuck, {}) == Best(0, 0, exact=True, line=())


def test_with_little_effort_the_answer_is_a_bound_and_says_so() -> None:
    dealt = deal(Random(6))
    found = best(start(1, Options()), dealt, Effort((), 0))
    assert found == Best(0, 24, exact=False, line=())


def test_whole_deals_are_solved() -> None:
    for seed in range(8):
        for values in (False, True):
            board, dealt = start(1, Options(values)), deal(Random(seed))
            found = best(board, dealt, QUICK)
            assert (found.score, found.exact) == (220 if values else 24, True)
            assert reached(board, dealt, found.line) == found.score


@pytest.mark.parametrize("values", [False, True])
@pytest.mark.parametrize("level", ["novice", "adept"])
def test_a_review_never_finds_more_after_a_move_than_before_it(level: str, values: bool) -> None:
    match, dealt = played(2, level=level, values=values), deal(Random(2))
    found = review_deal(match, dealt, SHORT)
    moves = [(ply.event.move, ply.before) for ply in match.plies if ply.event.seat != NATURE]
    assert [(moment.move, moment.score) for moment in found.moments] == [
        (str(move), before.score) for move, before in moves if isinstance(before, Solo)
    ]
    assert found.score == match.position.view(None).score
    for before, after in pairwise(found.moments):
        assert before.best - before.lost == after.best
        assert before.bound >= after.bound
    for moment in found.moments:
        assert moment.score <= moment.best <= moment.bound
        assert moment.exact == (moment.best == moment.bound)
        assert moment.lost or not moment.surely
    assert sum(moment.lost for moment in found.moments) == found.best.score - found.score
    assert reached(start(1, Options(values)), dealt, found.best.line) == found.best.score


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_a_review_names_the_last_moment_and_a_line_that_was_still_possible(level: str) -> None:
    match, dealt = played(1, level=level), deal(Random(1))
    found = review_deal(match, dealt, SHORT)
    assert found.last is not None
    moment = found.moments[found.last]
    assert moment.best == found.best.score
    assert moment.lost > 0
    assert all(later.best < found.best.score for later in found.moments[found.last + 1 :])
    board = [ply.before for ply in match.plies if ply.event.seat == PLAYER][found.last]
    assert isinstance(board, Solo)
    assert reached(board, dealt, found.instead) == found.best.score


def test_who_plays_the_best_line_lost_nothing() -> None:
    dealt = deal(Random(9))
    line = best(start(1, Options()), dealt, QUICK).line
    found = review_deal(played(9, iter(line)), dealt)
    assert (found.score, found.last, found.instead) == (24, None, ())
    assert found.best.line == line
    assert not any(moment.lost for moment in found.moments)


def test_stopping_too_early_is_what_lost_the_rest() -> None:
    dealt = deal(Random(9))
    found = review_deal(played(9, iter(("ge3", "stop"))), dealt)
    assert found.score == 0
    assert found.last == 1
    assert (found.moments[1].move, found.moments[1].lost, found.moments[1].surely) == ("stop", 24, True)
    assert len(found.instead) > 10


def test_who_gives_up_is_not_blamed_for_his_last_placement() -> None:
    dealt = deal(Random(9))
    match = played(9, iter(("ge3",))).then(PLAYER, Resign())
    found = review_deal(match, dealt)
    assert (found.best.score, found.score, found.last) == (24, 0, None)


def test_a_game_without_a_move_can_be_reviewed() -> None:
    found = review_deal(Match.begin(GAME, 1, Options()), deal(Random(1)))
    assert (found.moments, found.best.score, found.last) == ((), 24, None)


@pytest.mark.soak
def test_in_many_endings_the_best_is_that_of_brute_force() -> None:
    rng = Random("many endings")
    for number in range(2_000):
        board, dealt = ending(rng, values=number % 2 == 1, most_free=4)
        found = best(board, dealt)
        assert found.exact
        assert found.score == brute_force(board, dealt)
