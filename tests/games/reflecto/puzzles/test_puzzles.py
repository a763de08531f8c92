"""The puzzles of Reflecto are proved, and their proofs are checked by brute force."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest

from galerie.games.reflecto import GAME, Options, Reflecto
from galerie.games.reflecto.puzzles import COMMON, FAR, KINDS, knowledge
from galerie.games.reflecto.puzzles.knowledge import MIRROR, Knowledge
from galerie.games.reflecto.puzzles.walk import seen, walk
from galerie.games.reflecto.rules.belief import belief, evidence
from galerie.games.reflecto.rules.options import SCREENS
from galerie.games.reflecto.rules.spelling import choices
from galerie.study.puzzles import SET, Puzzle, Trial, make, prove, puzzles

EVERY = [*puzzles(GAME.name).values()]
FILE = Path(__file__).parents[4] / "src" / GAME.package.replace(".", "/") / SET
NAMES = [f"{each.kind}-{each.id}" for each in EVERY]


def positions(options: Options, seed: int) -> list[Reflecto]:
    return [position for _, position in walk(options, Random(seed))]


def brute_force(known: Knowledge, screens: frozenset[int]) -> Fraction:
    """Every word and every arrangement, one by one: how many words are left when these screens are seen."""
    left = known.view.out[1 - known.seat]
    free = [screen for screen in range(SCREENS) if screen not in left and screen not in known.seen]
    worlds = []
    for word in known.words:
        letters = [*word[len(left) :]]
        for face in known.loose.elements():
            letters.remove(face)
        hidden = [*letters, *[MIRROR] * (len(free) - len(letters))]
        arrangements = [*permutations(hidden)]
        for arrangement in arrangements:
            faces = dict(zip(free, arrangement, strict=True))
            worlds.append((word, tuple(faces[each] for each in sorted(screens)), Fraction(1, len(arrangements))))
    fitting: dict[tuple[str, ...], set[str]] = {}
    for word, shown, _ in worlds:
        fitting.setdefault(shown, set()).add(word)
    return sum((weight * len(fitting[shown]) for _, shown, weight in worlds), Fraction()) / len(known.words)


@pytest.mark.parametrize("puzzle", EVERY, ids=NAMES)
def test_each_puzzle_is_proved_again(puzzle: Puzzle) -> None:
    proof = prove(puzzle)
    assert proof.answers == frozenset(puzzle.answers)
    assert Trial.begin(puzzle).played(puzzle.answers[0]).verdict == "solved"
    worse = [move for move in puzzle.start().position.moves(puzzle.seat).texts if move not in puzzle.answers]
    assert len(worse) >= 2
    assert Trial.begin(puzzle).played(worse[0]).verdict == "failed"


@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_answer_is_caught(kind: str) -> None:
    puzzle = next(each for each in EVERY if each.kind == kind)
    planted = next(
        move
        for move in ("guess TABLE", *puzzle.start().position.moves(puzzle.seat).texts)
        if move not in puzzle.answers
    )
    wrong = msgspec.structs.replace(puzzle, answers=(planted,))
    assert prove(wrong).answers != frozenset(wrong.answers)


def test_a_planted_second_word_is_caught() -> None:
    """A position where two words are possible is no puzzle, whatever is written in it."""
    puzzle = next(each for each in EVERY if each.kind == "word")
    earlier = msgspec.structs.replace(puzzle, moves=puzzle.moves[:6])
    assert len(prove(earlier).answers) > 1


@pytest.mark.parametrize("puzzle", EVERY, ids=NAMES)
def test_the_solver_does_not_see_the_answer(puzzle: Puzzle) -> None:
    match = puzzle.start()
    hand = cast("Reflecto", match.position).hands[1 - puzzle.seat]
    assert hand
    shown = match.position.view(puzzle.seat)
    assert shown.hands[1 - puzzle.seat] is None
    for told in (shown, puzzle.facts):
        assert hand.word not in msgspec.json.encode(told).decode()


@pytest.mark.parametrize("puzzle", [each for each in EVERY if each.kind == "word"], ids=lambda each: each.id)
def test_the_hidden_word_is_the_one_to_guess(puzzle: Puzzle) -> None:
    hand = cast("Reflecto", puzzle.start().position).hands[1 - puzzle.seat]
    assert hand
    assert puzzle.answers == (f"guess {hand.word}",)
    assert Trial.begin(puzzle).played(puzzle.answers[0]).match.outcome is not None


@pytest.mark.parametrize("seed", range(3))
def test_enumerating_all_words_agrees_with_the_belief_of_the_bots(seed: int) -> None:
    for position in positions(COMMON, seed)[::9]:
        for seat in (0, 1):
            view = position.view(seat)
            believed = belief(evidence(view, seat))
            assert set(Knowledge(view, seat).words) == {word for word, chance in believed.chances.items() if chance}


@pytest.mark.parametrize("options", [COMMON, FAR], ids=["front", "column"])
def test_what_is_expected_agrees_with_every_arrangement(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: Counter[int] = Counter()
    for seed in range(4):
        for position in positions(options, seed)[20::15]:
            hand = position.hands[1]
            assert hand
            few = (hand.word, *(word for word in choices("common", 5)[:9] if word != hand.word))
            monkeypatch.setattr(knowledge, "choices", lambda words, letters, few=few: few)
            known = Knowledge(position.view(0), 0)
            unseen = [each for each in range(SCREENS) if each not in {*position.sides[1].out, *seen(position, 0)}]
            for count in range(min(3, len(unseen) + 1)):
                assert known.left_after(count) == brute_force(known, frozenset(unseen[:count]))
                compared[count] += 1
    assert min(compared[0], compared[1], compared[2]) >= 3


def test_what_was_seen_is_what_the_view_says() -> None:
    for position in positions(FAR, 1)[::7]:
        for seat in (0, 1):
            assert seen(position, seat) == {each.screen for each in position.view(seat).sights}


def test_the_set_is_small_and_graded() -> None:
    assert FILE.stat().st_size < 100_000
    assert 24 <= len(EVERY) <= 40
    assert len({each.grade for each in EVERY}) >= 3
    assert {each.kind for each in EVERY} == {*KINDS}


def test_the_command_in_the_set_makes_it_again() -> None:
    command = msgspec.json.decode(FILE.read_bytes().splitlines()[0])
    seed = command.split("--seed ")[1]
    made = [puzzle for number in range(6) if (puzzle := make(GAME.name, f"{seed} {number}"))]
    assert made
    assert all(puzzle in EVERY for puzzle in made)
