"""Players who leave at any moment: the laws hold for those who stay, who play on to an end (GEN-02, GEN-03)."""

from random import Random

import pytest

from galerie.core import NATURE, Event, IllegalMove, Leavable, Match, Out, Seat
from galerie.core.record import loads, replay
from galerie.games import GAMES
from tests import toy
from tests.laws.cases import CASES, Case, cases
from tests.laws.laws import MOMENT_LAWS, Moment, next_event

COMPANY = [case for case in (*CASES, *cases(toy.GAME)) if case.seats > 2]
TOLD = [*{(case.game.name, case.options): case for case in Random(0).sample(COMPANY, len(COMPANY))}.values()]
"""Every variant once, with some number of seats."""

MOMENTS = 2
"""How many moments of a game are judged after somebody has left."""

ALL_GAMES = {**GAMES, toy.GAME.name: toy.GAME}


def leave(match: Match, seat: Seat, rng: Random) -> Match:
    """A player resigns, runs out of time or has left."""
    others = [other for other in range(match.seats) if other not in (*match.out, seat)]
    return match.then(rng.choice([seat, NATURE, rng.choice(others)]), Out(seat))


def with_leavers(case: Case, rng: Random) -> Match:
    """A random game of which players leave now and then."""
    match = Match.begin(case.game, case.seats, case.options)
    patience = rng.randrange(12)
    while event := None if match.outcome else next_event(match.position, rng):
        if patience == match.version and len(match.out) < case.seats - 2:
            seat = rng.choice([seat for seat in range(case.seats) if seat not in match.out])
            match = leave(match, seat, rng)
            patience += rng.randrange(1, 40)
        else:
            match = match.then(event.seat, event.move)
    return match


@pytest.mark.rule("GEN-02", "GEN-03")
@pytest.mark.parametrize("case", TOLD, ids=str)
def test_whoever_leaves_the_others_play_on_by_the_same_laws(case: Case) -> None:
    rng = Random(4)
    match = with_leavers(case, rng)
    assert match.outcome
    left = [(number, event.move.seat) for number, event in enumerate(match.line) if isinstance(event.move, Out)]
    if not isinstance(match.position, Leavable):
        assert match.outcome.reason in ("resigned", "time", "left"), "a game that cannot go on ends"
        return
    assert [seat for _, seat in left] == [*match.out]
    assert sorted(match.outcome.ranks[seat] for seat in match.out) == [
        *range(case.seats - len(match.out) + 1, case.seats + 1)
    ]
    assert [match.outcome.ranks[seat] for seat in match.out] == [*range(case.seats, case.seats - len(match.out), -1)], (
        "the last to go is the first of those who went"
    )
    plies = match.plies
    after = plies[left[0][0] :] if left else ()
    for ply in rng.sample(after, min(MOMENTS, len(after))):
        gone = {move.seat for move in (event.move for event in match.line[: plies.index(ply)]) if isinstance(move, Out)}
        assert ply.before.to_act.isdisjoint(gone), "nobody waits for whoever has left"
        for law in MOMENT_LAWS:
            law(Moment(case, ply.before, rng))
    *_, again = replay(ALL_GAMES, loads(str(match.record())))
    assert again == match


@pytest.mark.rule("GEN-02")
@pytest.mark.parametrize("case", [case for case in TOLD if case.options == case.game.options()], ids=str)
def test_the_last_player_left_has_won(case: Case) -> None:
    match = Match.begin(case.game, case.seats, case.options).settled(Random(1))
    order = Random(2).sample(range(case.seats), case.seats - 1)
    for seat in order:
        if match.outcome:
            break
        match = match.then(seat, Out(seat))
    assert match.outcome
    assert match.outcome.reason == "resigned"
    if isinstance(match.position, Leavable):
        assert [match.outcome.ranks[seat] for seat in order] == [*range(case.seats, 1, -1)]
        assert match.outcome.ranks.count(1) == 1


@pytest.mark.parametrize("case", TOLD[:3], ids=str)
def test_nobody_but_nature_says_to_the_rules_that_somebody_has_left(case: Case) -> None:
    position = case.start()
    for seat in range(case.seats):
        with pytest.raises(IllegalMove):
            position.play(*Event(seat, Out(0)))
