"""The judge of Reversi: values of all moves, deeper and deeper, and exact near the end of the game."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from galerie.core import Match
from galerie.games.reversi import GAME, Options, Pass, Reversi, kernel
from galerie.games.reversi.study import judge
from galerie.games.reversi.study.analysis import SEARCHED, SOLVED
from galerie.texts import LANGUAGES, say
from tests.games.reversi.study.games import VARIANTS, played, worth

ENDING = 6
"""Empty squares that the oracle can solve."""


def position(match: Match) -> Reversi:
    return cast("Reversi", match.position)


def holes(match: Match) -> int:
    return 64 - sum(position(match).counts)


def before_the_end(options: Options, seed: int) -> Match:
    """The first moment with few empty squares at which somebody may choose."""
    return next(
        each for each in played(options, seed) if each.to_act and holes(each) <= ENDING and position(each).places
    )


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_near_the_end_every_value_is_what_perfect_play_leads_to(options: Options, seed: int) -> None:
    match = before_the_end(options, seed)
    (seat,) = match.to_act
    *_, last = judge(match, seat, 1_000_000)
    assert last.exact
    assert all(each.exact for each in last.moves)
    assert [each.value for each in last.moves] == sorted((each.value for each in last.moves), reverse=True)
    assert {each.move: each.value for each in last.moves} == {
        str(move): worth(position(match).play(seat, move), seat) for move in match.moves(seat)
    }


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_line_of_an_exact_value_leads_to_it(options: Options) -> None:
    match = before_the_end(options, 1)
    (seat,) = match.to_act
    *_, last = judge(match, seat, 1_000_000)
    for each in last.moves[:3]:
        assert each.line[0] == each.move
        after = position(match)
        for text in each.line:
            assert after.turn is not None
            after = after.play(after.turn, GAME.parse(text))
        assert after.turn is None
        assert worth(after, seat) == each.value


def test_judgements_get_deeper_and_cover_every_move_until_the_work_is_spent() -> None:
    match = played(Options(), 3)[20]
    (seat,) = match.to_act
    found = list(judge(match, seat, 300_000))
    assert [each.depth for each in found] == sorted({each.depth for each in found})
    assert [each.work for each in found] == sorted({each.work for each in found})
    assert all(each.work <= 300_000 for each in found)
    for each in found:
        assert {judged.move for judged in each.moves} == set(match.moves(seat).texts)
        assert not each.exact
    assert (found[-1].depth > 2) == kernel.available


@pytest.mark.skipif(not kernel.available, reason="only the kernel counts nodes")
@pytest.mark.parametrize("ply", [10, 30, 38, 44])
@pytest.mark.parametrize("work", [20_000, 200_000])
def test_no_more_work_is_done_than_asked_for_lines_included(
    ply: int, work: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = 0.0
    compiled = kernel.compiled

    def search(*arguments: Any, **named: Any) -> Any:
        nonlocal done
        found = compiled.search(*arguments, **named)
        done += found[2] / SEARCHED
        return found

    def solve(*arguments: Any, **named: Any) -> Any:
        nonlocal done
        found = compiled.solve(*arguments, **named)
        done += (found[2] if found else arguments[3]) / SOLVED
        return found

    monkeypatch.setattr(kernel, "compiled", SimpleNamespace(search=search, solve=solve, evaluate=compiled.evaluate))
    match = played(Options(), 3)[ply]
    (seat,) = match.to_act
    *_, last = judge(match, seat, work)
    assert last.work <= done + 100
    assert done <= work


def test_the_same_work_gives_the_same_judgement() -> None:
    match = played(Options(), 5)[30]
    (seat,) = match.to_act
    assert list(judge(match, seat, 100_000)) == list(judge(match, seat, 100_000))


def test_a_seat_that_can_only_pass_is_told_what_that_is_worth() -> None:
    match = next(
        each
        for seed in range(200)
        for each in played(Options(), seed)
        if each.to_act and holes(each) <= ENDING and not position(each).places
    )
    (seat,) = match.to_act
    (only,) = judge(match, seat, 100_000)
    (passing,) = only.moves
    assert (passing.move, passing.exact) == (str(Pass()), True)
    assert passing.line[0] == str(Pass())
    assert passing.value == worth(position(match), seat)


def test_nothing_is_judged_for_a_seat_that_is_not_to_act_or_after_the_end() -> None:
    game = played(Options(), 1)
    assert list(judge(game[0], 1, 1000)) == []
    assert list(judge(game[-1], 0, 1000)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence_and_values_have_a_unit(language: str) -> None:
    first = next(judge(Match.begin(GAME), 0, 1000))
    assert first.facts == {"empty": 60, "own": 2, "theirs": 2, "places": 4, "answers": 4}
    for key, fact in first.facts.items():
        assert str(fact) in say(language, f"reversi-fact-{key}", {"value": cast("int", fact)})
    assert say(language, "reversi-unit")
