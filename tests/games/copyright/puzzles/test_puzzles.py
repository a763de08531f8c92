"""The puzzles of Copyright are proved by a search that agrees with trying every step, and are judged by the lay-out."""

from itertools import product
from random import Random
from typing import Final, cast

import msgspec
import pytest

from galerie.core import IllegalMove
from galerie.games.copyright import Copyright, Put, Take
from galerie.games.copyright.puzzles import FINISH, GAIN, KINDS, prove
from galerie.games.copyright.puzzles.search import finishes, results_apart, searched, steps, worth
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import reproduces
from galerie.games.copyright.rules.layout import Laid
from galerie.games.copyright.rules.moves import Step, parse
from galerie.games.copyright.rules.solving import best
from galerie.games.copyright.study.deals import deals
from galerie.study.proving import verified
from galerie.study.puzzles import Puzzle, Trial, puzzles

SET: Final = puzzles("copyright")
SAMPLE: Final = 4


def every_step(desk: Desk) -> list[tuple[Step, Desk]]:
    """Every legal step within a few cells, found by asking the rules for each."""
    found: list[tuple[Step, Desk]] = []
    span = range(min(x for card in desk.laid for x in (card.x, card.y)) - 3, 7)
    for card, orientation, x, y in product(desk.cards, range(8), span, span):
        put = Put(card, orientation, x, y)
        try:
            found.append((put, desk.after(put)))
        except IllegalMove:
            continue
    return [*found, *((Take(laid.card), desk.after(Take(laid.card))) for laid in desk.laid)]


def small_desks(count: int, seed: int) -> list[tuple[int, Desk]]:
    """A lay-out of two or three cards and two in hand, often on the way to the model; sometimes with a wrong card."""
    rng, found = Random(seed), list[tuple[int, Desk]]()
    for model, hand in deals(count * 40, seed):
        plan = best(model, hand).laid
        if len(plan) not in (4, 5) or len(found) == count:
            continue
        laid = list(plan[:-2] if rng.random() < 0.5 else plan[:-1])
        if rng.random() < 0.5:
            wrong = rng.choice([card for card in hand if card not in {each.card for each in plan}])
            laid.append(Laid(wrong, rng.randrange(8), laid[-1].x + rng.randint(-2, 2), laid[-1].y + rng.randint(-2, 2)))
        rest = [each.card for each in plan if each.card not in {card.card for card in laid}]
        found.append((model, Desk(tuple(laid), tuple(sorted(rest)))))
    return found


@pytest.mark.rule("COP-15")
def test_whether_a_step_finishes_is_what_trying_every_step_says() -> None:
    answers = []
    for model, desk in small_desks(7, 5):
        tried = any(reproduces(after.laid, model) for _, after in every_step(desk))
        assert finishes(desk, model) == tried
        answers.append(tried)
    assert 1 < sum(answers) < len(answers)


@pytest.mark.rule("COP-14")
def test_no_step_is_left_out() -> None:
    """Whatever a legal step leads to is what a listed step leads to, or what one leads to that moves a card away."""
    for model, desk in small_desks(3, 7):
        known = {after.laid for _, after in steps(desk)} | {after.laid for after in results_apart(desk)}
        places = {shifted(laid) for laid in known}
        assert all(shifted(after.laid) in places for _, after in every_step(desk)), model


def shifted(laid: tuple[Laid, ...]) -> tuple[Laid, ...]:
    """A single card is the same wherever it lies."""
    return (Laid(laid[0].card, laid[0].orientation, 0, 0),) if len(laid) == 1 else laid


@pytest.mark.rule("COP-30")
def test_the_richest_step_is_the_one_with_the_most_points_of_all() -> None:
    for model, desk in small_desks(3, 9):
        found = searched(desk, model, finish=False)
        if found.answers:
            tried = {str(step): worth(after, model) for step, after in every_step(desk)}
            assert found.value == max(tried.values())
            assert found.answers == {text for text, score in tried.items() if score == found.value}


def test_the_set_has_both_kinds_and_several_grades() -> None:
    assert {puzzle.kind for puzzle in SET.values()} == {*KINDS}
    assert {puzzle.facts.get("steps") for puzzle in SET.values()} == {None, 1, 2}
    assert len({puzzle.grade for puzzle in SET.values()}) >= 3


@pytest.mark.parametrize("name", sorted(SET)[:: max(1, len(SET) // SAMPLE)])
def test_a_sample_of_the_set_is_proved_again(name: str) -> None:
    assert verified(SET[name]).faults == ()


def test_a_wrong_answer_is_found() -> None:
    puzzle = next(each for each in SET.values() if each.kind == GAIN)
    planted = msgspec.structs.replace(puzzle, answers=(*puzzle.answers, "done"))
    assert "proof-answers" in {fault.code for fault in verified(planted).faults}
    assert prove(planted).answers == {*puzzle.answers}


def test_two_steps_are_judged_by_the_lay_out_they_lead_to() -> None:
    puzzle = next(each for each in SET.values() if each.facts.get("steps") == 2)
    first, second = (line.removeprefix("0 ") for line in puzzle.line)
    trial = Trial.begin(puzzle).played(first)
    assert (trial.verdict, trial.played(second).verdict) == ("right", "solved")
    assert trial.played("clear").verdict == "failed"
    assert Trial.begin(puzzle).played("done").verdict == "failed"


def test_every_answer_to_two_steps_can_be_finished_by_some_step() -> None:
    puzzle = next(each for each in SET.values() if each.facts.get("steps") == 2)
    desk, model = start(puzzle)
    for text in puzzle.answers:
        step = parse(text)
        assert isinstance(step, Put | Take)
        assert any(reproduces(after.laid, model) for _, after in steps(desk.after(step)))


def start(puzzle: Puzzle) -> tuple[Desk, int]:
    position = cast("Copyright", puzzle.start().position)
    return position.desks[0], shape(position.model)


def test_the_cards_of_a_puzzle_are_a_deal_of_ten() -> None:
    for puzzle in SET.values():
        desk, _ = start(puzzle)
        assert len(desk.cards) == 10
        assert {*desk.cards} <= {*CARDS}
        assert len(desk.laid) >= 2
        assert puzzle.kind in (FINISH, GAIN)
