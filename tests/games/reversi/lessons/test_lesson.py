"""The lesson of Reversi answers every legal try, and ends in a game that a beginner wins."""

from random import Random
from typing import Final, cast

import pytest

from galerie.bots import think
from galerie.games.reversi import GAME, Reversi
from galerie.games.reversi.lessons import AIMS, lines
from galerie.study.lessons import Attempt, LessonScene, Reaction, lesson

GOLD: Final = 0
TASKS: Final = [scene for scene in lesson(GAME) if scene.tasks]
GAMES: Final = 20


def reactions(attempt: Attempt) -> list[Reaction]:
    """The answers to every legal move."""
    return [attempt.tried(text) for text in attempt.match.moves(GOLD).texts]


def attempts(scene: LessonScene) -> list[Attempt]:
    """A scene before each of its tasks."""
    found = [Attempt.begin(GAME, scene)]
    while not found[-1].is_done:
        found.append(next(each.attempt for each in reactions(found[-1]) if each.verdict != "wrong"))
    return found[:-1]


@pytest.mark.parametrize("scene", TASKS, ids=lambda scene: scene.id)
def test_every_legal_move_that_is_not_wanted_has_an_answer_of_its_own(scene: LessonScene) -> None:
    for attempt in attempts(scene):
        assert all(each.said.startswith("reversi-lesson-") for each in reactions(attempt) if each.verdict == "wrong")


def test_every_aim_is_used() -> None:
    assert {wrong.aim for scene in TASKS for task in scene.tasks for wrong in task.wrong} - {""} == {*AIMS}


@pytest.mark.rule("REV-05")
def test_the_move_wanted_turns_what_is_marked_and_nothing_else() -> None:
    for scene, task in (("flank", 0), ("flank", 1), ("lines", 0)):
        attempt = attempts(next(each for each in TASKS if each.id == scene))[task]
        assert attempt.wanted
        (wanted,) = attempt.wanted.want
        view = cast("Reversi", attempt.match.position).view(GOLD)
        assert set(view.turns[wanted]) == set(attempt.wanted.look or attempt.scene.look)


def test_the_second_scene_turns_three_discs_in_three_directions() -> None:
    attempt = attempts(TASKS[1])[0]
    after = attempt.tried("c1").attempt
    made = attempt.match.then(GOLD, attempt.match.parse("c1"))
    assert lines(attempt.match, made) == [1, 1, 1]
    assert cast("Reversi", after.match.position).turn == GOLD


@pytest.mark.rule("REV-08")
def test_black_has_to_pass_after_the_corner() -> None:
    corner = attempts(TASKS[1])[1]
    after = corner.match.then(GOLD, corner.match.parse("a1"))
    assert after.moves(1).texts == ["pass"]


def test_a_beginner_who_plays_at_random_wins_the_game() -> None:
    *_, scene = lesson(GAME)
    assert sum(played(scene, Random(seed)).is_won for seed in range(GAMES)) >= GAMES - 1


def played(scene: LessonScene, rng: Random) -> Attempt:
    attempt = Attempt.begin(GAME, scene)
    while not attempt.is_done:
        if attempt.bot is None:
            attempt = attempt.tried(rng.choice(attempt.match.moves(GOLD).texts)).attempt
        else:
            view = attempt.match.position.view(attempt.bot)
            attempt = attempt.answered(think("reversi", scene.against, view, attempt.bot, rng.getrandbits(32)))
    return attempt
