"""Conduct and every game: what people agree on changes nothing but what they agreed on, and what is taken back is as
if it had not been."""

from random import Random

import pytest

from galerie.core import NATURE, Event, IllegalMove, Line, Match, Record, Seat, Secretive
from galerie.core.conduct import Agree, Pause, Resume, Return, TakeBack, TakeOver
from galerie.core.record import loads, replay
from galerie.games import GAMES
from tests import toy
from tests.laws.cases import CASES, Case, cases
from tests.laws.laws import tell

LENGTH = 60
"""Events of a game: enough for every stage of one to be interrupted."""

USUAL = [*{(case.game.name, case.seats): case for case in reversed(CASES)}.values()]
"""Each game with each number of seats, as it is usually played."""

COMPANY = [case for case in (*USUAL, *cases(toy.GAME)) if case.seats > 1]
ALL_GAMES = {**GAMES, toy.GAME.name: toy.GAME}


def chosen(match: Match, seat: Seat) -> list[Event]:
    """What a seat did of its own will and stands."""
    return [ply.event for ply in match.plies if ply.event.seat == seat and not ply.forced]


def agreed(match: Match) -> Match:
    """Everybody who is asked says yes."""
    for seat in range(match.seats):
        if match.request and seat not in match.request.agreed and match.request.asked != TakeOver(seat):
            match = match.then(seat, Agree())
    return match


@pytest.mark.parametrize("case", COMPANY, ids=str)
def test_a_pause_or_a_stand_in_at_any_moment_changes_nothing_else(case: Case) -> None:
    story, rng = tell(case, Random(1), LENGTH), Random(2)
    match, lines = Match.begin(case.game, case.seats, case.options), list[Line]()

    def play(seat: int, move: object) -> None:
        nonlocal match
        match = match.then(seat, move)
        lines.append(Line(seat, str(move)))

    for event, after in zip(story.events, story.positions[1:], strict=True):
        first, *others = rng.sample(range(case.seats), case.seats)
        view = match.position.view(None)
        play(first, Pause())
        for seat in others:
            play(seat, Agree())
        assert match.paused
        with pytest.raises(IllegalMove):
            match.then(event.seat, event.move)
        assert not any(list(match.moves(seat)) for seat in (NATURE, *range(case.seats)))
        assert match.position.view(None) == view
        play(others[0], Resume())
        play(first, TakeOver(others[0]))
        for seat in others[1:]:
            play(seat, Agree())
        assert match.stand_ins == {others[0]}
        play(event.seat, event.move)
        assert match.position == after
        if match.outcome:
            break
        play(others[0], Return())
    record = loads(str(Record.of(case.game, case.options, ("",) * case.seats, lines)))
    *_, again = replay(ALL_GAMES, record)
    assert again == match


@pytest.mark.parametrize("case", [*USUAL, *cases(toy.GAME)], ids=str)
def test_what_is_taken_back_is_as_if_it_had_not_been(case: Case) -> None:
    """The moves that stand after a take-back lead from the start to where it leads, and they are those of before, less
    one of the seat's and what hung on it; never past chance, nor past what somebody has seen."""
    story = tell(case, Random(3), LENGTH // 2)
    match = Match.begin(case.game, case.seats, case.options)
    taken_back = 0
    for event in story.events:
        match = match.then(event.seat, event.move)
        if match.outcome:
            break
        for seat in range(case.seats):
            if why := match.takeback_refusal(seat):
                with pytest.raises(IllegalMove) as refused:
                    match.then(seat, TakeBack())
                assert refused.value.code == why
                continue
            asked = match.then(seat, TakeBack())
            back = agreed(asked)
            assert back.request is None
            taken_back += 1
            again = Match.begin(case.game, case.seats, case.options)
            for ply in back.plies:
                assert ply.before == again.position
                again = again.then(ply.event.seat, ply.event.move)
            assert again.position == back.position
            before, stands = match.line[:], back.line[:]
            left = iter(before)
            assert all(each in left for each in stands), "nothing is added or put in another order"
            common = next((n for n, (a, b) in enumerate(zip(before, stands, strict=False)) if a != b), len(stands))
            assert not any(each.seat == NATURE for each in before[common:])
            if isinstance(match.position, Secretive) and isinstance(back.position, Secretive):
                assert match.position.revealed == back.position.revealed
            assert chosen(back, seat) == chosen(match, seat)[:-1]
            for other in set(range(case.seats)) - {seat} - (asked.request.replays if asked.request else frozenset()):
                assert chosen(back, other) == chosen(match, other), "who was not told so need not play again"
    assert taken_back or case.seats == 1, "alone every move may turn a card"
