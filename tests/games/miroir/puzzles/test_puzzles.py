"""The puzzles of Miroir: made, proved, judged and answered."""

from collections import Counter
from random import Random
from typing import Final, cast

import msgspec
import pytest

from galerie.games.miroir import Miroir, parse
from galerie.games.miroir.puzzles import KINDS, make
from galerie.games.miroir.puzzles.making import BANDS
from galerie.lexicon import french
from galerie.study.proving import set_faults, verified
from galerie.study.puzzles import Puzzle, Trial, prove, puzzles

SET: Final = [*puzzles("miroir").values()]
SAMPLE: Final = [Random(7).choice([puzzle for puzzle in SET if puzzle.kind == kind]) for kind in KINDS]


def test_the_set_has_both_kinds_and_every_grade() -> None:
    assert len(SET) == 36
    assert Counter(puzzle.kind for puzzle in SET).keys() == {*KINDS}
    assert {puzzle.grade for puzzle in SET} == {1, 2, 3, 4, 5}
    assert [*set_faults("miroir")] == []


def test_its_words_are_ones_that_people_know() -> None:
    for puzzle in SET:
        rank = french().rank(cast("str", puzzle.why["word"]).lower())
        assert rank
        assert rank <= BANDS[-1]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=KINDS)
def test_a_sample_is_proved_again(puzzle: Puzzle) -> None:
    assert verified(puzzle).faults == ()


@pytest.mark.parametrize("puzzle", SAMPLE, ids=KINDS)
def test_a_wrong_answer_in_the_set_is_caught(puzzle: Puzzle) -> None:
    planted = msgspec.structs.replace(puzzle, answers=(*puzzle.answers, "+"))
    assert "proof-answers" in [fault.code for fault in verified(planted).faults]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=KINDS)
def test_a_missing_answer_in_the_set_is_caught(puzzle: Puzzle) -> None:
    planted = msgspec.structs.replace(puzzle, answers=("+",))
    assert prove(planted).answers == {*puzzle.answers}


def test_a_puzzle_of_two_actions_is_answered_and_then_needs_the_word() -> None:
    puzzle = SAMPLE[KINDS.index("two")]
    first, _, last = (line.split()[1] for line in puzzle.line)
    waiting = Trial.begin(puzzle).played(first)
    assert waiting.verdict == "right"
    assert [str(line) for line in waiting.lines] == [*puzzle.line[:2]]
    assert waiting.played(last).verdict == "solved"
    assert waiting.played("+").verdict == "failed"


def test_every_reply_of_the_opponent_leaves_a_word() -> None:
    """Not only the one that is made: that is what the puzzle promises."""
    puzzle = SAMPLE[KINDS.index("two")]
    start = cast("Miroir", puzzle.start().position)
    position = start.play(puzzle.seat, parse(puzzle.answers[0]))
    other = 1 - puzzle.seat
    for reply in position.moves(other):
        after = position.play(other, reply)
        if after.to_act == {puzzle.seat}:
            won = [after.play(puzzle.seat, move).sides[puzzle.seat].won for move in after.moves(puzzle.seat)]
            assert max(map(len, won)) > len(position.sides[puzzle.seat].won), reply


def test_making_depends_on_the_generator_only() -> None:
    found = [make(Random("20 1")) for _ in range(2)]
    assert found[0] == found[1]
