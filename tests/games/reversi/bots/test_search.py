"""The compiled search held against the readable one, and both against the rules."""

from random import Random

import pytest

from galerie.core import Outcome, forced_move
from galerie.discs.board import bits
from galerie.games.reversi import Options, Reversi
from galerie.games.reversi.bots.evaluation import UNIT, weights
from galerie.games.reversi.bots.search import Board, readable_search, readable_value, search, solve
from galerie.games.reversi.kernel import compiled
from tests.games.reversi.kernels.positions import VARIANTS, board, ending, positions

variants = pytest.mark.parametrize("options", VARIANTS, ids=str)
PLENTY = 10**9


def margin(outcome: Outcome, seat: int) -> int:
    """What an outcome is worth to a seat, on the scale of `Board.final`."""
    difference = round(outcome.scores[seat] - outcome.scores[1 - seat])
    return 2 * difference or outcome.ranks[1 - seat] - outcome.ranks[seat]


def best(position: Reversi, seat: int) -> int:
    """The margin that perfect play gives a seat, by trying everything that the contract lists."""
    if position.turn is None:
        assert position.outcome is not None
        return margin(position.outcome, seat)
    values = (best(position.play(position.turn, move), seat) for move in position.moves(position.turn))
    return max(values) if position.turn == seat else min(values)


@variants
def test_a_board_lists_the_moves_of_the_position_it_was_seen_in(options: Options) -> None:
    for position in positions(options, Random(str(options))):
        assert position.turn is not None
        seen = board(position)
        if forced_move(position) is None:
            assert [seen.move(code) for code, _ in seen.following()] == list(position.moves(position.turn))
            for code, after in seen.following():
                played = position.play(position.turn, seen.move(code))
                assert (after.other, after.own) == (played.discs[position.turn], played.discs[1 - position.turn])


@variants
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_kernel_finds_the_moves_and_values_of_the_readable_search(options: Options, depth: int) -> None:
    rng = Random(f"{options} {depth}")
    for position in rng.sample(positions(options, rng), 32 // 4**depth + 2):
        if forced_move(position) is None:
            seen = board(position)
            assert sorted(search(seen, depth, PLENTY, 150)) == sorted(readable_search(seen, depth, 150))


@variants
@pytest.mark.rule("REV-10", "REV-11", "REV-14", "REV-20")
def test_the_end_is_solved_exactly_with_the_rule_for_ties(options: Options) -> None:
    rng = Random(f"{options} end")
    solved = ties = 0
    while solved < 10 or not ties:
        position = ending(options, rng, 4)
        assert position.turn is not None
        if abs(position.counts[0] - position.counts[1]) > 10:
            continue  # too clear for a tie
        seen = board(position)
        value = best(position, position.turn)
        found = solve(seen, PLENTY)
        assert found is not None
        assert found[1] == value
        assert best(position.play(position.turn, seen.move(found[0])), position.turn) == value
        solved += 1
        ties += value == 0 if options.othello else abs(value) == 1


@pytest.mark.rule("REV-11", "REV-14")
def test_a_tie_is_a_win_for_whoever_places_last_and_a_draw_in_othello() -> None:
    # Only a1 is empty; its row begins . o x, its column and diagonal are all o: filling it turns b1 alone.
    kept = {*range(0, 64, 8), *range(0, 64, 9), 1, 2}
    free = [square for square in range(63, 0, -1) if square not in kept]
    own = bits("c1") | sum(1 << square for square in free[:29])
    other = ~own & ~bits("a1") & (1 << 64) - 1
    assert (own.bit_count(), other.bit_count()) == (30, 33)
    for last_wins, value in ((True, 1), (False, 0)):
        solved = solve(Board(own, other, one_line=False, last_wins=last_wins), PLENTY)
        assert solved is not None
        assert (solved.code, solved.value) == (0, value)


@variants
def test_a_search_told_to_look_to_the_end_agrees_with_the_solver(options: Options) -> None:
    rng = Random(f"{options} both")
    for _ in range(10):
        seen = board(ending(options, rng, 9))
        solved = solve(seen, PLENTY)
        assert solved is not None
        assert search(seen, 60, PLENTY)[0][1] == solved[1] * UNIT // 2


def test_the_solver_gives_up_when_its_nodes_are_spent() -> None:
    middle = positions(Options(), Random(1))[30]
    assert solve(board(middle), 5_000) is None


def test_the_search_is_the_same_however_often_it_is_asked() -> None:
    for position in positions(Options(), Random(5))[20:40:5]:
        assert search(board(position), 60, 20_000) == search(board(position), 60, 20_000)


def test_looking_further_changes_nothing_once_the_game_is_decided() -> None:
    rng = Random(3)
    for _ in range(5):
        seen = board(ending(Options(), rng, 4))
        assert readable_value(seen, seen.holes) == readable_value(seen, 60)


def test_a_search_that_trusts_forecasts_finds_nearly_the_same_with_fewer_nodes() -> None:
    """Measured over a few positions: cutting must save most of the nodes, and hardly change the value."""
    full_nodes = cut_nodes = 0
    differences = []
    for position in positions(Options(othello=True), Random(9))[20:36:4]:
        seen = board(position)
        full, cut = (
            compiled.search(seen.own, seen.other, weights(), 9, PLENTY, False, False, cut=trusted)
            for trusted in (0, 150)
        )
        full_nodes, cut_nodes = full_nodes + full[2], cut_nodes + cut[2]
        differences.append(abs(full[0][0][1] - cut[0][0][1]))
    assert 2 * cut_nodes < full_nodes
    assert sum(differences) / len(differences) < 2 * UNIT


def test_the_expected_line_begins_with_the_best_move_and_is_legal() -> None:
    for position in positions(Options(), Random(7))[10:40:10]:
        seen = board(position)
        found, _, _, line = compiled.search(seen.own, seen.other, weights(), 6, PLENTY, False, True)
        assert line[0] == found[0][0]
        assert len(line) >= 3
        for code in line:
            seen = seen if seen.places else seen.passed()
            following = dict(seen.following())
            assert code in following
            seen = following[code]


def test_squares_left_empty_count_for_the_winner_only_where_that_is_asked() -> None:
    # Black takes the last white disc: 3 discs against none, and 61 squares stay empty.
    own, other = bits("a1"), bits("b1")
    for awarded, value in ((False, 2 * 3), (True, 2 * 64)):
        solved = compiled.solve(own, other, weights(), PLENTY, False, False, awarded=awarded)
        assert solved is not None
        assert solved[1] == value


@variants
def test_several_threads_find_what_one_finds(options: Options) -> None:
    rng = Random(f"{options} threads")
    for _ in range(2):
        seen = board(ending(options, rng, 10))
        alone, together = (solve(seen, PLENTY, threads=threads) for threads in (1, 3))
        assert alone is not None
        assert together is not None
        assert together.value == alone.value
