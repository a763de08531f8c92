"""Lessons and puzzles take moves of the game, and nothing else."""

import pytest

from galerie.core import BadNotation
from galerie.core.conduct import WORDS
from galerie.games import GAMES
from galerie.study.lessons import Attempt, lesson
from galerie.study.puzzles import Trial, puzzles


@pytest.mark.parametrize("conduct", WORDS)
@pytest.mark.parametrize("name", GAMES)
def test_conduct_is_refused(name: str, conduct: str) -> None:
    """A take-back would lead to a position before the puzzle, and resigning would show what is hidden."""
    trial = Trial.begin(next(iter(puzzles(name).values())))
    with pytest.raises(BadNotation):
        trial.played(conduct)
    attempt = Attempt.begin(GAMES[name], next(scene for scene in lesson(GAMES[name]) if scene.tasks))
    with pytest.raises(BadNotation):
        attempt.tried(conduct)
    with pytest.raises(BadNotation):
        attempt.resumed([f"{attempt.scene.seat} {conduct}"])
