"""The moves that stand: a value, though those that follow one another share a list."""

from pickle import dumps, loads
from typing import Any

import pytest

import galerie
from galerie.core import NATURE, Event, Match, Trail
from galerie.core.trail import Choice
from galerie.games import GAMES
from galerie.games.reversi import GAME
from galerie.games.reversi.rules.options import Options

START = GAME.start(2, Options())
FIRST, SECOND, OTHER = (Event(seat, GAME.parse(move)) for seat, move in ((0, "c5"), (1, "c6"), (1, "e6")))


def test_a_trail_that_goes_on_leaves_the_one_before_it_as_it_was() -> None:
    one = Trail().then(FIRST, START)
    two = one.then(SECOND, START.play(0, FIRST.move))
    assert ([*one], [*two], len(one), len(two)) == ([FIRST], [FIRST, SECOND], 1, 2)
    assert (two[-1], two[0], two[1:]) == (SECOND, FIRST, (SECOND,))


def test_two_trails_that_part_do_not_meet_again() -> None:
    one = Trail().then(FIRST, START)
    after = START.play(0, FIRST.move)
    left, right = one.then(SECOND, after), one.then(OTHER, after)
    assert ([*left], [*right], [*one]) == ([FIRST, SECOND], [FIRST, OTHER], [FIRST])


def test_trails_are_equal_when_their_moves_are() -> None:
    one, other = Trail().then(FIRST, START), Trail().then(FIRST, START)
    one.then(SECOND, START)
    assert one == other
    assert hash(one) == hash(other)
    assert one != one.then(SECOND, START)
    assert one != Trail()


def test_every_move_is_found_with_the_position_it_was_made_in() -> None:
    after = START.play(0, FIRST.move)
    plies = [*Trail().then(FIRST, START).then(SECOND, after).plies()]
    assert [(ply.event, ply.before, ply.forced) for ply in plies] == [(FIRST, START, False), (SECOND, after, False)]
    assert [*Trail().plies()] == []


def test_it_remembers_which_move_a_seat_chose_last_and_whether_the_last_was_forced() -> None:
    after = START.play(0, FIRST.move)
    one = Trail().then(FIRST, START)
    two = one.then(SECOND, after)
    assert [trail.choice(seat) for trail in (one, two) for seat in (0, 1)] == [
        Choice(0, 0, drawn=False),
        None,
        Choice(0, 0, drawn=False),
        Choice(1, 0, drawn=False),
    ]
    assert not any(trail.forced for trail in (Trail(), one, two))
    pickled = loads(dumps(one))  # noqa: S301  our own
    assert pickled.choice(1) is None, "what others have added is not pickled"


def test_of_a_long_trail_some_positions_are_kept_and_the_others_recomputed() -> None:
    match = Match.begin(GAME)
    befores = []
    while match.to_act:
        (seat,) = match.to_act
        befores.append(match.position)
        match = match.then(seat, next(iter(match.moves(seat))))
    trail = match.line
    assert len(trail) > 50
    assert [ply.before for ply in trail.plies()] == befores
    for since in range(len(trail) + 1):
        assert [ply.before for ply in trail.plies(since)] == befores[since:]
        assert trail.head(since) == Trail(events=[*trail[:since]], length=since)
    assert [trail.kept(number) for number in (0, 15, 16, 50)] == [(each, befores[each]) for each in (0, 0, 16, 48)]


def test_as_a_trail_grows_it_keeps_few_positions() -> None:
    trail: Trail[Any, Any] = Trail()
    for _ in range(1_000):
        trail = trail.then(FIRST, START)
    assert [trail.kept(number)[0] for number in (999, 990, 944, 943, 500, 63, 64)] == [992, 976, 944, 896, 448, 0, 64]


@pytest.mark.parametrize("name", ["reversi", "solo", "reflecto"])
def test_what_was_chosen_and_drawn_last_is_the_same_however_a_trail_was_made(name: str) -> None:
    """Move by move, cut off, or in another process; in games with forced moves, with draws and with secrets."""
    match = galerie.play_out(galerie.new(name), bots=["novice"] * GAMES[name].seats[0], seed=1)
    grown: Trail[Any, Any] = Trail()
    for ply in match.plies:
        grown = grown.then(ply.event, ply.before)
        cut = match.line.head(len(grown))
        for trail in (cut, loads(dumps(grown))):  # noqa: S301  our own
            assert [trail.choice(seat) for seat in range(2)] == [grown.choice(seat) for seat in range(2)]
            assert trail.has_draws == grown.has_draws == any(event.seat == NATURE for event in grown)
        chosen = {ply.event.seat: number for number, ply in enumerate(grown.plies()) if not ply.forced}
        choices = {seat: choice for seat in range(2) if (choice := grown.choice(seat))}
        assert {seat: choice.number for seat, choice in choices.items()} == {
            seat: number for seat, number in chosen.items() if seat != NATURE
        }
        for choice in choices.values():
            assert choice.drawn == any(event.seat == NATURE for event in grown[choice.number :])
