"""`galerie lessons check`: every lesson can be played, and each kind of fault is found."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from galerie.core import AnyGame
from galerie.games import GAMES
from galerie.study.checking import check
from galerie.study.lessons import LESSON, lesson
from galerie.study.puzzles import puzzles
from galerie.study.scenes import DIAGRAMS, MINUTE, scenes
from galerie.texts import LANGUAGES, explain

OURS = sorted(name for name, package in GAMES.packages.items() if package.startswith("galerie.games."))
LONG = "x" * 161


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_teaches_can_be_played_replayed_and_read(name: str) -> None:
    found = check(name)
    assert [explain("en", fault) for fault in found.faults] == []
    assert found.scenes == len(lesson(GAMES[name]))


@pytest.mark.parametrize("name", OURS)
def test_each_of_our_games_has_a_lesson_a_one_minute_page_diagrams_and_puzzles(name: str) -> None:
    assert len(lesson(GAMES[name])) >= 3
    assert sum(len(scene.tasks) for scene in lesson(GAMES[name])) >= 3
    assert len(scenes(GAMES[name], MINUTE)) >= 3
    assert len(scenes(GAMES[name], DIAGRAMS)) >= 8
    assert len(puzzles(name)) >= 24
    assert len({puzzle.grade for puzzle in puzzles(name).values()}) >= 3


def test_scenes_tasks_wrong_tries_pictures_and_diagrams_are_counted(pile_game: AnyGame) -> None:
    found = check("pile")
    assert (found.scenes, found.tasks, found.wrong, found.pictures, found.diagrams) == (4, 3, 3, 3, 1)
    assert found.faults == ()


@pytest.mark.parametrize(
    ("file", "written", "instead", "said"),
    [
        (LESSON, "[[scenes]]", "[[scene]]", "What pile teaches cannot be read."),
        (LESSON, 'id = "look"', 'id = "look"\ncolour = 3', "What pile teaches cannot be read."),
        (LESSON, 'against = "novice"', "", "The lesson does not end with a game: its last scene is “game”."),
        (LESSON, 'against = "novice"', 'against = "deity"', "Scene “game”: there is no such opponent."),
        (
            LESSON,
            'against = "novice"',
            'against = "master"\noptions = "counters=4"',
            "Scene “game”: even the strongest bot does not win the game in the learner's place.",
        ),
        (LESSON, 'id = "look"', 'id = "Look at"', "lessons/lesson.toml: “Look at” cannot name a scene"),
        (LESSON, 'id = "look"', 'id = "four"', "lessons/lesson.toml: two things are called “four”."),
        (LESSON, 'say = "gift"', 'say = "last"', "lessons/lesson.toml: two things are called “last”."),
        (LESSON, "PIL-01", "PIL-09", "lessons/lesson.toml, “look”: there is no rule PIL-09."),
        (LESSON, "0 take 2", "0 take 5", "lessons/lesson.toml, “look”: the position cannot be replayed. Line"),
        (LESSON, "counters=5", "counters=99", "lessons/lesson.toml, “last”: the position cannot be replayed."),
        (LESSON, "shown = 1", "shown = 2", "lessons/lesson.toml, “look”: 2 of 1 moves cannot be shown."),
        (LESSON, "shown = 1", "seat = 2", "lessons/lesson.toml, “look”: nobody can play in seat 2."),
        (LESSON, 'options = "counters=5"', "seat = -1", "lessons/lesson.toml, “last”: nobody can play in seat -1."),
        (LESSON, 'options = "counters=5"', "seat = 1", "Scene “last”, task 1: it is not the learner's turn."),
        (LESSON, 'want = ["take 1"]', 'want = ["take 4"]', "Scene “last”, task 1: take 4 is wanted, but the rules"),
        (LESSON, 'want = ["take 1"]', 'want = ["take  1"]', "Scene “last”, task 1: take  1 is wanted, but not written"),
        (LESSON, 'want = ["take 1"]', "", "Scene “last”, task 1: nothing is wanted."),
        (LESSON, "1 take 1", "0 take 1", "Scene “last”, task 1: after take 1 the reply is refused."),
        (LESSON, '"leaves-four"', '"leaves-five"', "Scene “four”, task 1: AIMS has no “leaves-five”."),
        (LESSON, "takes-one", "takes-four", "Scene “four”, task 1: AIMS has no “takes-four”."),
        ("lessons/__init__.py", "== 4", "== 9", "Scene “four”, task 1: no move does what “leaves-four” wants."),
        ("lessons/__init__.py", "== 4", "> 0", "Scene “four”, task 1: every move does what “leaves-four” wants."),
        ("lessons/__init__.py", '"take 1"', '"take 3"', "Scene “four”, task 1: no wrong move is answered"),
        (LESSON, 'say = "timid"', "", "Scene “four”, task 1: nothing is said about “takes-one”."),
        (LESSON, 'aim = "takes-one"', "", "Scene “four”, task 1: a wrong try has neither moves nor an aim."),
        (LESSON, 'moves = ["take 2"]', 'moves = ["take 6"]', "Scene “last”, task 1: something is said about take 6"),
        (LESSON, 'moves = ["take 2"]', 'moves = ["take 1"]', "Scene “last”, task 1: take 1 is listed as wrong"),
        (LESSON, 'moves = ["take 4"]', 'moves = ["take 3"]', "Scene “last”, task 1: take 3 is wrong but legal, and"),
        (
            LESSON,
            'moves = ["take 4"]',
            'moves = ["take 2"]\nsay = "timid"',
            "Scene “last”, task 1: take 2 is answered by pile-lesson-gift instead.",
        ),
        (MINUTE, '[[scenes]]\nid = "goal"\n', "", "The one-minute page has 2 pictures; it needs three or four."),
        (MINUTE, "PIL-01", "PIL-10", "lessons/minute.toml, “turn”: there is no rule PIL-10."),
        (DIAGRAMS, "0 take 3", "1 take 3", "law/diagrams.toml, “three”: the position cannot be replayed."),
        (DIAGRAMS, 'rule = "PIL-01"', "", "law/diagrams.toml, “three”: a diagram names the rule that it shows."),
        ("lessons/fr.ftl", "pile-lesson-last-2 =", "pile-lesson-last-3 =", "fr: pile-lesson-last-2 has no text."),
        ("lessons/fr.ftl", "pile-lesson-last-2 =", "pile-lesson-last-3 =", "fr: nobody says pile-lesson-last-3."),
        ("lessons/en.ftl", "pile-lesson-gift =", "pile-lesson-present =", "en: pile-lesson-gift has no text."),
        ("lessons/en.ftl", "pile-lesson-game-lost =", "pile-other =", "en: pile-lesson-game-lost has no text."),
        ("lessons/en.ftl", "pile-lesson-last-done =", "pile-other =", "en: pile-lesson-last-done has no text."),
        ("lessons/fr.ftl", "pile-tip-count =", "pile-other =", "fr: pile-tip-count has no text."),
        ("lessons/en.ftl", "pile-minute-end =", "pile-other =", "en: pile-minute-end has no text."),
        ("lessons/en.ftl", "pile-diagram-three =", "pile-other =", "en: pile-diagram-three has no text."),
        ("lessons/en.ftl", "pile-puzzle-win-why =", "pile-other =", "en: pile-puzzle-win-why has no text."),
        ("lessons/fr.ftl", "Une pile", "Une" * 11, "fr: pile-lesson-look-title has 33 characters; 32 fit"),
        ("lessons/fr.ftl", "Laissez quatre jetons.", LONG, "fr: pile-lesson-four has 161 characters; 160 fit"),
        ("lessons/fr.ftl", "Laissez quatre", "Laissez { $count }", "fr: pile-lesson-four has a variable, count, which"),
    ],
)  # fmt: skip
def test_a_planted_fault_is_found(
    file: str, written: str, instead: str, said: str, altered: Callable[..., AnyGame]
) -> None:
    altered(file, written, instead)
    told = [explain("en", fault) for fault in check("pile").faults]
    assert any(each.startswith(said) for each in told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_with_its_cause(language: str, altered: Callable[..., AnyGame]) -> None:
    altered(LESSON, 'want = ["take 1"]', 'want = ["take 4", "take 1"]')
    (fault,) = check("pile").faults
    told = explain(language, fault)
    assert ("You cannot take 4. (PIL-01)" if language == "en" else "On ne peut pas en prendre 4. (PIL-01)") in told


def test_any_legal_move_may_be_wanted_if_the_lesson_names_one_that_the_rules_refuse(
    altered: Callable[..., AnyGame],
) -> None:
    game = altered("lessons/__init__.py", "== 4", "> 0")
    path = Path(sys.modules[game.package].__file__ or "").parent / LESSON
    said = path.read_text(encoding="utf-8").replace('aim = "takes-one"\nsay = "timid"', 'moves = ["take 9"]')
    path.write_text(said, encoding="utf-8")
    assert [fault.code for fault in check("pile").faults] == ["check-text-unused"] * 2
