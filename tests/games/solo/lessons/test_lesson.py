"""The lesson of Reversi solo answers every legal placement, and ends in a game that a beginner wins."""

from random import Random
from typing import Final, cast

import pytest

from galerie.games.solo import GAME, Solo
from galerie.games.solo.lessons import AIMS
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.rules.view import View
from galerie.study.lessons import Attempt, LessonScene, Reaction, lesson

TASKS: Final = [scene for scene in lesson(GAME) if scene.tasks]
GAMES: Final = 20


def reactions(attempt: Attempt) -> list[Reaction]:
    """The answers to every legal placement."""
    return [attempt.tried(text) for text in view(attempt).turns]


def view(attempt: Attempt) -> View:
    return cast("Solo", attempt.match.position).view(PLAYER)


def attempts(scene: LessonScene) -> list[Attempt]:
    """A scene before each of its tasks, in every way in which the tasks before can be done."""
    found = ahead = [Attempt.begin(GAME, scene)]
    for _ in scene.tasks[1:]:
        ahead = [each.attempt for attempt in ahead for each in reactions(attempt) if each.verdict == "right"]
        found = found + ahead
    return found


@pytest.mark.parametrize("scene", TASKS, ids=lambda scene: scene.id)
def test_every_placement_that_is_not_wanted_has_an_answer_of_its_own(scene: LessonScene) -> None:
    for attempt in attempts(scene):
        assert all(each.said.startswith("solo-lesson-") for each in reactions(attempt) if each.verdict == "wrong")


def test_every_task_can_be_done_however_those_before_it_were_done() -> None:
    for attempt in (attempt for scene in TASKS for attempt in attempts(scene)):
        assert {each.verdict for each in reactions(attempt)} > {"wrong"}


def test_every_aim_is_used() -> None:
    tasks = [task for scene in TASKS for task in scene.tasks]
    assert {aim for task in tasks for aim in (task.aim, *(wrong.aim for wrong in task.wrong))} - {""} == {*AIMS}


@pytest.mark.rule("REV-34")
def test_what_is_marked_in_the_second_scene_is_uncovered_by_the_move_wanted_only() -> None:
    scene = TASKS[1]
    for attempt in attempts(scene):
        assert attempt.wanted
        (marked,) = attempt.wanted.look or scene.look
        shown = {
            text
            for text in view(attempt).turns
            if marked in cast("Solo", attempt.match.then(PLAYER, attempt.match.parse(text)).position).view(0).turning
        }
        assert shown == set(attempt.wanted.want)


@pytest.mark.rule("REV-36")
def test_what_is_marked_in_the_third_scene_is_won_by_the_moves_wanted() -> None:
    scene = TASKS[2]
    for attempt in attempts(scene):
        assert attempt.wanted
        marked = attempt.wanted.look or scene.look
        winning = {text for text, won in view(attempt).wins.items() if set(won) & set(marked)}
        assert winning == set(attempt.wanted.want)


def test_a_beginner_who_wins_what_lies_ready_wins_the_game() -> None:
    *_, scene = lesson(GAME)
    for seed in range(GAMES):
        attempt, rng = Attempt.begin(GAME, scene), Random(seed)
        while not attempt.is_done:
            attempt = attempt.tried(rng.choice([*view(attempt).wins] or [*view(attempt).turns])).attempt
        assert attempt.is_won
        assert len(attempt.lines) <= 12
