"""The puzzles of Reversi solo are proved: by the search again, and by trying everything with the rules themselves."""

from random import Random
from typing import Final, cast

import pytest
from msgspec.structs import replace

from galerie.games.solo import Solo
from galerie.games.solo.puzzles import KINDS, prove
from galerie.games.solo.puzzles.clearing import apart, fewest
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.study.planning import placements
from galerie.study.puzzles import Puzzle, Trial, make, puzzles

ALL: Final = [*puzzles("solo").values()]
SHORT: Final = [puzzle for puzzle in ALL if len(puzzle.line) == 2]
SAMPLE: Final = Random(1).sample([puzzle for puzzle in ALL if len(puzzle.line) < 5], 6)


def begun(puzzle: Puzzle) -> Solo:
    return cast("Solo", puzzle.start().position)


def own(puzzle: Puzzle) -> list[str]:
    """The moves of the solution."""
    return [line.partition(" ")[2] for line in puzzle.line]


def test_the_set_has_at_least_four_grades() -> None:
    assert {puzzle.kind for puzzle in ALL} == {*KINDS}
    assert len({puzzle.grade for puzzle in ALL}) >= 4


def test_nothing_is_hidden_in_a_puzzle_and_the_task_counts_right() -> None:
    for puzzle in ALL:
        assert not begun(puzzle).down
        assert puzzle.facts == {"tokens": begun(puzzle).tokens.bit_count(), "discs": len(puzzle.line)}
        assert len(placements(begun(puzzle))) >= len(puzzle.answers) + 2


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_sample_is_proved_again(puzzle: Puzzle) -> None:
    proof = prove(puzzle)
    assert proof.answers == {*puzzle.answers}
    assert proof.value == len(puzzle.line)


def test_every_solution_solves_its_puzzle() -> None:
    for puzzle in ALL:
        trial = Trial.begin(puzzle).resumed(own(puzzle))
        assert trial.verdict == "solved"
        assert trial.match.outcome
        assert trial.match.outcome.reason == "cleared"


def test_a_planted_wrong_answer_is_caught() -> None:
    puzzle = SHORT[0]
    wrong = next(str(move) for move in placements(begun(puzzle)) if str(move) not in puzzle.answers)
    planted = replace(puzzle, answers=(wrong,))
    assert prove(planted).answers != {*planted.answers}
    assert Trial.begin(planted).played(wrong).verdict == "failed"


def test_stopping_fails() -> None:
    assert Trial.begin(SHORT[0]).played("stop").verdict == "failed"


@pytest.mark.parametrize("puzzle", SHORT[:3], ids=lambda puzzle: puzzle.id)
def test_the_search_agrees_with_brute_force(puzzle: Puzzle) -> None:
    answers = {str(move) for move in placements(begun(puzzle)) if cleared(begun(puzzle).play(PLAYER, move), 1)}
    assert answers == {*puzzle.answers}
    assert not cleared(begun(puzzle), 1)


def cleared(position: Solo, discs: int) -> bool:
    """Whether the rules themselves let all tokens be won with so many discs."""
    if not position.tokens or not discs:
        return not position.tokens
    return any(cleared(position.play(PLAYER, move), discs - 1) for move in placements(position))


def test_a_board_without_tokens_takes_no_disc() -> None:
    end = Trial.begin(SHORT[0]).resumed(own(SHORT[0])).match.position
    assert fewest(cast("Solo", end)) == 0


def test_tokens_more_than_two_steps_apart_take_a_disc_each() -> None:
    a1, c3, d1, h8 = 1, 1 << 18, 1 << 3, 1 << 63
    assert [apart(0), apart(a1), apart(a1 | c3), apart(a1 | d1), apart(a1 | d1 | h8)] == [0, 1, 1, 2, 3]


def test_the_same_seed_makes_the_same_puzzle() -> None:
    made = [puzzle for attempt in range(12) if (puzzle := make("solo", f"1 {attempt}"))]
    assert made
    assert all(puzzles("solo")[puzzle.id] == puzzle for puzzle in made)
