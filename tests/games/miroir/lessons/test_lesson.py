"""The lesson of Miroir can be played, answers every legal try, and ends in a game that a beginner wins."""

import re
from random import Random
from typing import Final, cast

import pytest

from galerie.bots import think
from galerie.games.miroir import GAME, NORTH, Miroir
from galerie.games.miroir.lessons import AIMS
from galerie.lexicon import french
from galerie.study.lessons import Attempt, LessonScene, Reaction, lesson
from galerie.texts import LANGUAGES, catalogue, say

TASKS: Final = [scene for scene in lesson(GAME) if scene.tasks]
GAMES: Final = 10
CAPITALS: Final = re.compile(r"\b[A-Z]{2,}\b(?!\()")
NO_BEGINNING: Final = {"CX"}
"""Shown because it is wrong."""


def reactions(attempt: Attempt) -> list[Reaction]:
    """The answers to every legal move."""
    return [attempt.tried(text) for text in attempt.match.moves(NORTH).texts]


def attempts(scene: LessonScene) -> list[Attempt]:
    """A scene before each of its tasks; each of them can be done."""
    found = [Attempt.begin(GAME, scene)]
    while not found[-1].is_done:
        found.append(next(each.attempt for each in reactions(found[-1]) if each.verdict != "wrong"))
    return found[:-1]


@pytest.mark.parametrize("scene", TASKS, ids=lambda scene: scene.id)
def test_every_task_can_be_done(scene: LessonScene) -> None:
    assert len(attempts(scene)) == len(scene.tasks)


@pytest.mark.parametrize("scene", TASKS, ids=lambda scene: scene.id)
def test_every_legal_move_that_is_not_wanted_has_an_answer_of_its_own(scene: LessonScene) -> None:
    for attempt in attempts(scene):
        for reaction in reactions(attempt):
            if reaction.verdict == "wrong":
                assert reaction.said.startswith("miroir-lesson-")
                assert all(say(language, reaction.said) != reaction.said for language in LANGUAGES)


def test_every_aim_is_used_and_none_is_unknown() -> None:
    tasks = [task for scene in TASKS for task in scene.tasks]
    used = {aim for task in tasks for aim in (task.aim, *(wrong.aim for wrong in task.wrong))}
    assert used - {""} == {*AIMS}


def test_each_word_is_won_where_the_lesson_says_so() -> None:
    won = {scene.id: won_in(scene) for scene in TASKS}
    assert {name: words for name, words in won.items() if words} == {
        "five": ["table"],
        "move": ["piano", "robot"],
        "take": ["image", "fruit"],
        "falls": ["crime", "merci"],
        "joker": ["photo", "melon"],
    }


def won_in(scene: LessonScene) -> list[str]:
    done = next(each for each in reactions(attempts(scene)[-1]) if each.verdict == "done")
    return [each.word for each in cast("Miroir", done.attempt.match.position).sides[NORTH].won]


def test_the_gentlest_level_wins_the_last_scene_in_the_learners_place() -> None:
    *_, scene = lesson(GAME)
    won = [played(scene, Random(seed)).is_won for seed in range(GAMES)]
    assert sum(won) >= GAMES - 1


def played(scene: LessonScene, rng: Random) -> Attempt:
    attempt = Attempt.begin(GAME, scene)
    while not attempt.is_done:
        seat = NORTH if attempt.bot is None else attempt.bot
        move = think(GAME.name, scene.against, attempt.match.position.view(seat), seat, rng.getrandbits(32))
        attempt = attempt.tried(move).attempt if seat == NORTH else attempt.answered(move)
    return attempt


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_capitals_are_words_or_their_beginnings(language: str) -> None:
    found = {*CAPITALS.findall(catalogue(GAME.name, language))} - NO_BEGINNING
    assert {"TABLE", "PIANO", "MERCI"} <= found
    assert [word for word in sorted(found) if not french().is_beginning(word.lower())] == []
