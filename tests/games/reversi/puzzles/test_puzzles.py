"""The puzzles of Reversi are proved: by the solver again, and small endings by brute force."""

from random import Random
from typing import Final, cast

import pytest
from msgspec.structs import replace

from galerie.core import Match
from galerie.games.reversi import GAME, Reversi, parse
from galerie.games.reversi.puzzles import KINDS, judge, prove, reply
from galerie.games.reversi.puzzles.endings import solved
from galerie.games.reversi.puzzles.judging import DISCS, LONG, asked
from galerie.study.puzzles import Puzzle, Trial, make, puzzles

ALL: Final = [*puzzles("reversi").values()]
EASY: Final = [puzzle for puzzle in ALL if puzzle.grade < LONG]
HARD: Final = [puzzle for puzzle in ALL if puzzle.grade >= LONG]
SAMPLE: Final = Random(1).sample(ALL, 8)


def begun(puzzle: Puzzle) -> Reversi:
    return cast("Reversi", puzzle.start().position)


def own(puzzle: Puzzle) -> list[str]:
    """The solver's moves in the solution."""
    return [line.partition(" ")[2] for line in puzzle.line if line.startswith(f"{puzzle.seat} ")]


def test_the_set_has_both_kinds_and_every_grade() -> None:
    assert {puzzle.kind for puzzle in ALL} == {*KINDS}
    assert {puzzle.grade for puzzle in ALL} == {1, 2, 3, 4, 5}


def test_a_puzzle_has_8_to_16_empty_squares_and_at_least_two_wrong_placements() -> None:
    for puzzle in ALL:
        assert 48 <= sum(begun(puzzle).counts) <= 56
        assert begun(puzzle).turn == puzzle.seat
        assert begun(puzzle).places.bit_count() >= len(puzzle.answers) + 2


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_sample_is_proved_again(puzzle: Puzzle) -> None:
    assert prove(puzzle).answers == {*puzzle.answers}


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_solution_solves_it(puzzle: Puzzle) -> None:
    assert Trial.begin(puzzle).resumed(own(puzzle)).verdict == "solved"


def test_a_planted_wrong_answer_is_caught() -> None:
    puzzle = ALL[0]
    wrong = next(move for move in begun(puzzle).turns if move not in puzzle.answers)
    planted = replace(puzzle, answers=(wrong,))
    assert prove(planted).answers != {*planted.answers}
    assert Trial.begin(planted).played(wrong).verdict == "failed"


def test_one_disc_decides_an_easy_puzzle() -> None:
    for puzzle in EASY:
        assert Trial.begin(puzzle).played(puzzle.answers[0]).verdict == "solved"


def test_a_hard_puzzle_is_answered_and_goes_on() -> None:
    puzzle = next(puzzle for puzzle in HARD if len(own(puzzle)) == DISCS)
    trial = Trial.begin(puzzle).played(own(puzzle)[0])
    assert trial.verdict == "right"
    assert trial.match.to_act == {puzzle.seat}
    assert str(trial.lines[-1].move) in solved(cast("Reversi", trial.match.plies[-1].before)).most


def test_a_later_mistake_fails_a_hard_puzzle() -> None:
    for puzzle in HARD:
        trial = Trial.begin(puzzle).played(own(puzzle)[0])
        here = cast("Reversi", trial.match.position)
        ending = solved(here) if trial.verdict == "right" else None
        lost = [move for move, value in ending.values.items() if value < 0] if ending else []
        if puzzle.kind == "win" and lost:
            assert trial.played(lost[0]).verdict == "failed"
            return
    pytest.fail("no hard puzzle can be spoilt later")


def test_the_solver_is_never_asked_to_pass() -> None:
    """Where the best answer leaves the solver no placement, the puzzle is over."""
    puzzle, before = _about_to_pass()
    now = before.then(puzzle.seat, before.parse(puzzle.answers[0]))
    answered = now.then(1 - puzzle.seat, now.parse(reply(puzzle, now)))
    assert answered.moves(puzzle.seat).texts == ["pass"]
    assert judge(puzzle, before, now) == "solved"


def _about_to_pass() -> tuple[Puzzle, Match]:
    """A position after whose best placement the other side's best one leaves nothing to place."""
    for seed in range(10_000):
        rng, match = Random(seed), Match.begin(GAME)
        while not match.outcome and sum(cast("Reversi", match.position).counts) < 58:
            (seat,) = match.to_act
            match = match.then(seat, parse(rng.choice(match.moves(seat).texts)))
        here = cast("Reversi", match.position)
        if here.turn is None or not here.places:
            continue
        best = solved(here).most[0]
        puzzle = replace(HARD[0], kind="most", seat=here.turn, answers=(best,))
        now = match.then(here.turn, parse(best))
        if now.to_act == {1 - here.turn}:
            after = now.then(1 - here.turn, parse(reply(puzzle, now)))
            if after.to_act == {here.turn} and after.moves(here.turn).texts == ["pass"]:
                return puzzle, match
    raise AssertionError("no such position")


def test_the_task_says_how_many_discs_are_asked_for() -> None:
    assert all(puzzle.facts["discs"] == asked(puzzle.grade) for puzzle in ALL)


@pytest.mark.rule("REV-11")
def test_the_solver_agrees_with_brute_force() -> None:
    compared = 0
    for seed in range(60):
        rng, here = Random(seed), cast("Reversi", GAME.start(2, GAME.options()))
        while here.turn is not None and sum(here.counts) < 59:
            here = here.play(here.turn, rng.choice([*here.moves(here.turn)]))
        if here.turn is None or not here.places:
            continue
        compared += 1
        assert solved(here).values == {move: value(here.play(here.turn, parse(move)), here.turn) for move in here.turns}
    assert compared > 20


def value(position: Reversi, seat: int) -> int:
    """What a position is worth to a seat, by trying everything with the rules themselves."""
    if position.outcome:
        difference = int(position.outcome.scores[seat] - position.outcome.scores[1 - seat])
        return 2 * difference or (1 if position.outcome.ranks[seat] == 1 else -1)
    turn = cast("int", position.turn)
    values = [value(position.play(turn, move), seat) for move in position.moves(turn)]
    return max(values) if turn == seat else min(values)


def test_the_same_seed_makes_the_same_puzzle() -> None:
    made, again = ([make("reversi", f"1 {attempt}") for attempt in range(12)] for _ in range(2))
    assert any(made)
    assert made == again
