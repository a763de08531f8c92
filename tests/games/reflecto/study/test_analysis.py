"""The judge of Reflecto: deeper and deeper, from what a seat could know."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from galerie.core import Match
from galerie.games.reflecto import GAME, Options, Reflecto, parse
from galerie.games.reflecto.bots import LEVELS
from galerie.games.reflecto.rules.belief import belief, evidence
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import Sight
from galerie.games.reflecto.study import judge
from galerie.games.reflecto.study.analysis import looks_worth
from galerie.study.analysis import Judgement, judge_of
from galerie.texts import say
from tests.games.reflecto.diagrams import GERDA_SETS, QUEEN_SETS, position

WORK = 8_000


def begun(*turns: str, **options: Any) -> Match:
    match = Match.begin(GAME, 2, Options(**{"first": "gerda", **options}))
    match = match.then(0, parse(GERDA_SETS)).then(1, parse(QUEEN_SETS))
    for text in turns:
        (seat,) = match.to_act
        match = match.then(seat, parse(text))
    return match


def middle(turns: int = 14) -> Match:
    rng = Random(4)
    match = begun()
    for _ in range(turns):
        (seat,) = match.to_act
        match = match.then(seat, LEVELS["student"](match.position.view(seat), seat, rng))
    return match


def judgements(match: Match, work: int = WORK) -> list[Judgement]:
    (seat,) = match.to_act
    return list(judge(match, seat, work))


def test_the_app_finds_the_judge() -> None:
    assert judge_of("reflecto") is judge


def test_judgements_get_deeper_until_the_work_is_spent_and_repeat() -> None:
    match = middle()
    found = judgements(match)
    assert len(found) > 2
    assert [each.depth for each in found] == list(range(1, len(found) + 1))
    assert [each.work for each in found] == sorted(each.work for each in found)
    assert found[-1].work <= WORK
    assert found == judgements(match)


def test_every_turn_is_judged_best_first_and_every_line_can_be_played() -> None:
    match = middle()
    (seat,) = match.to_act
    last = judgements(match)[-1]
    values = [each.value for each in last.moves]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 100 for value in values)
    assert {each.move for each in last.moves if "guess" not in each.move} == {*match.moves(seat).texts}
    for judged in last.moves:
        after = match
        assert judged.line[0] == judged.move
        for text in judged.line[:1] if "guess" in judged.move else judged.line:
            (mover,) = after.to_act
            after = after.then(mover, parse(text))


def test_what_is_hidden_from_the_seat_changes_no_value() -> None:
    match = middle()
    (seat,) = match.to_act
    twin = GAME.imagine(match.position.view(seat), seat, Random(5))
    assert isinstance(twin, Reflecto)
    position_ = match.position
    assert isinstance(position_, Reflecto)
    assert twin.hands != position_.hands
    other = [each.moves for each in judge(at(twin), seat, WORK)]
    assert [each.moves for each in judge(match, seat, WORK)] == other
    opened = [each.moves for each in judge(at(position_.opened()), seat, WORK)]
    assert opened == other


@dataclass
class Came:
    """A match that has come to this position; a judge looks at nothing else."""

    position: Reflecto


def at(position: Reflecto) -> Any:
    return Came(position)


WON = """
    . . . . . . O
    . . N . . . .
    . . q . . . .
    . . . * . . .
    . . . . . . .
    . . + . . . .
    . . . . . . *
"""


def test_a_win_at_once_is_exact_and_first() -> None:
    board = position(WON, out=("P I A", ""))
    *_, last = judge(at(board), 0, WORK)
    best = last.moves[0]
    assert best.exact
    after = board.play(0, parse(best.move))
    assert after.result
    assert after.result.winner == 0
    assert not any(each.exact for each in last.moves if each.value < 99)


def test_nothing_is_judged_before_the_set_up_out_of_turn_or_after_the_end() -> None:
    fresh = Match.begin(GAME, 2, Options(first="gerda"))
    assert list(judge(fresh, 0, WORK)) == []
    assert list(judge(begun(), 1, WORK)) == []
    assert list(judge(begun("guess AVION"), 1, WORK)) == []


def test_looks_are_worth_the_bits_that_they_removed() -> None:
    board = position(WON, out=("P I A", ""))
    shown = {0: Face("letters", "N"), 2: Face("mirror"), 4: Face("letters", "G")}
    sights = tuple(Sight(turn, 0, 5, screen, face) for turn, (screen, face) in enumerate(shown.items(), 3))
    view = replace(board.view(0), sights=sights)
    worth = list(looks_worth(view, 0))
    assert [(turn, face) for turn, face, _ in worth] == [(3, "N"), (4, "*"), (5, "G")]
    before, after = (belief(evidence(replace(view, sights=each), 0)).uncertainty for each in ((), sights))
    assert sum(bits for _, _, bits in worth) == pytest.approx(before - after)
    assert worth[0][2] > 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_fact_and_the_unit_have_their_words(language: str) -> None:
    facts = judgements(middle())[0].facts
    assert {*facts} == {"words", "other_words", "tempo", "chance", "looks"}
    for key, value in facts.items():
        assert say(language, f"reflecto-fact-{key}", {"value": value})
    assert say(language, "reflecto-unit")
