"""A lesson sends the learner every line that is played, a puzzle the solver's view: neither tells what is hidden."""

from random import Random

import pytest

from galerie.core import Match
from galerie.core.contract import veiled
from galerie.games import GAMES
from galerie.host.view import learning
from galerie.study.checking import played_out
from galerie.study.lessons import Attempt, lesson
from galerie.study.puzzles import Puzzle, puzzles

PUZZLES = [puzzle for name in GAMES for puzzle in puzzles(name).values()]


@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_a_lesson_is_hidden_from_the_learner(name: str) -> None:
    for scene in lesson(GAMES[name]):
        attempt = Attempt.begin(GAMES[name], scene)
        while attempt.wanted:
            example = attempt.example()
            assert example
            attempt = attempt.tried(example).attempt
        attempt = played_out(attempt) if scene.is_game else attempt
        for event in attempt.match.line[-len(attempt.lines) :] if attempt.lines else ():
            if event.seat != scene.seat:
                shown = veiled(attempt.match.position, event.move, scene.seat)
                assert shown == str(event.move), f"{scene.id}: {event}"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_shows_the_same_whatever_is_hidden(puzzle: Puzzle) -> None:
    """Its position is replaced by one that the solver cannot tell from it."""
    match = puzzle.start()
    twin = match.game.imagine(match.position.view(puzzle.seat), puzzle.seat, Random(puzzle.id))
    other: Match = Match(match.game, match.seats, match.options, twin, match.log, match.line)
    assert learning._moment(other, puzzle.seat) == learning._moment(match, puzzle.seat)
    before = learning.puzzle_state(puzzle.game, puzzle.id, (), give_up=False)
    assert (before.answers, before.solution, before.why) == (None, None, None)
