"""What every move of a position of Déflecto is worth."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from galerie.core import Match
from galerie.games.deflecto import GAME, Agree, Ask, Contest, Deflecto, Lay, Options, Pass, kernel, parse
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.settling import lead
from galerie.games.deflecto.rules.placements import lengths
from galerie.games.deflecto.study.analysis import in_squares, judge
from galerie.study.analysis import Judgement
from galerie.texts import say
from tests.games.deflecto.boards import after, opening, table

WORK = 60_000


def game(plies: int, seats: int = 2, level: int = 1, seed: int = 4) -> Match:
    rng, match = Random(seed), Match.begin(GAME, seats, Options(level=2 if level == 2 else 1, lot=False))
    while len(match.line) < plies:
        seat = min(match.to_act)
        match = match.then(seat, rng.choice([each for each in match.moves(seat) if isinstance(each, Lay | Pass)]))
    return match


def matched(position: Deflecto) -> Match:
    return replace(Match.begin(GAME, position.seats, position.options), position=position)


def judged(match: Match, work: int = WORK) -> list[Judgement]:
    return list(judge(match, min(match.to_act), work))


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (2, 2), (3, 1), (4, 2)])
def test_judgements_deepen_and_list_legal_moves_best_first(seats: int, level: int) -> None:
    match = game(6 * seats, seats, level)
    found = judged(match)
    works, depths = [each.work for each in found], [each.depth for each in found]
    assert len(found) > 2
    assert works == sorted(works)
    assert depths == sorted(depths)
    for each in found:
        values = [move.value for move in each.moves]
        assert values == sorted(values, reverse=True)
        assert len({move.move for move in each.moves}) == len(each.moves)
    listed = {str(move) for move in match.moves(min(match.to_act))}
    assert {move.move for move in found[-1].moves} <= listed


def test_work_is_counted_and_the_same_work_finds_the_same() -> None:
    match = game(14)
    assert judged(match) == judged(match)
    assert WORK <= judged(match)[-1].work < 1.2 * WORK


def test_every_line_can_be_played_and_leads_to_the_lengths_that_are_told() -> None:
    match = game(16)
    last = judged(match)[-1]
    for move in last.moves:
        assert move.line[0] == move.move
    best = next(move for move in last.moves if move.move != "end?")
    position, seat = cast("Deflecto", match.position), min(match.to_act)
    for text in best.line:
        position = position.play(position.turn, parse(text))
    totals = [length + penalty for length, penalty in zip(lengths(position.board), position.penalties, strict=True)]
    assert last.facts["own-later"] == totals[seat]
    assert last.facts["others-later"] == totals[1 - seat]


def test_every_fact_has_a_message_in_both_languages() -> None:
    for key, value in judged(game(16))[-1].facts.items():
        for language in ("fr", "en"):
            assert str(value) in say(language, f"deflecto-fact-{key}", {"value": value})


WALLED = " ".join(f"{column}{row}:ns" for column in "dh" for row in range(1, 11))


def test_where_no_path_can_change_all_values_are_exact() -> None:
    at = table(WALLED, level=1)
    (found,) = judged(matched(at))
    assert found.exact
    assert {move.value for move in found.moves} == {0.0}
    (answer,) = judged(matched(at.play(0, Ask())))
    assert answer.exact
    assert [(move.move, move.value) for move in answer.moves] == [("yes", 0.0), ("no", -1.0)]


def test_the_last_tile_is_judged_exactly_by_the_lengths_that_it_leaves() -> None:
    at = game(20).position
    assert isinstance(at, Deflecto)
    seat = at.turn
    stocks = tuple((0, 1, 0, 0, 0) if each == seat else (0,) * 5 for each in range(2))
    at = replace(at, stocks=stocks)
    (found,) = judged(matched(at))
    assert found.exact
    for move in found.moves:
        left = at.play(seat, parse(move.move))
        assert move.value == lead(SearchState.of(left, 0), seat)


@pytest.mark.rule("DEF-32", "DEF-33")
def test_who_is_behind_sees_that_it_is_better_to_contest() -> None:
    at = after(opening(), "a4:ew a8:ew b8:nsw b4:nw c8:es c5:nes b6:esw").play(1, Ask())
    first, second = judged(matched(at))[-1].moves
    assert (first.move, second.move) == (str(Contest()), str(Agree()))
    assert second.value == in_squares(0.0, SearchState.of(at, 0))


def test_first_tiles_are_judged_by_the_length_of_their_path() -> None:
    (found,) = judged(game(1))
    assert found.moves[0].value == 0
    assert not found.exact


def test_nobody_is_judged_out_of_turn_nor_after_the_end() -> None:
    match = game(8)
    assert not list(judge(match, 1 - min(match.to_act), WORK))


def test_chances_are_told_as_the_lead_that_promises_as_much() -> None:
    state = SearchState.of(table(level=1), 0)
    assert in_squares(0.5, state) == 0
    assert in_squares(0.9, state) == pytest.approx(-in_squares(0.1, state))
    assert in_squares(1.0, state) < 40


def test_without_the_kernel_moves_are_judged_by_what_they_change_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "available", False)
    found: Iterator[Judgement] = judge(matched(table(level=1)), 0, WORK)
    (judgement,) = found
    assert judgement.depth == 1
    assert judgement.moves[0].value >= 2
