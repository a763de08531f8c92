"""What becomes of the seat of a player who has left (GEN-03)."""

from dataclasses import replace
from random import Random

import pytest

from galerie.bots import bot
from galerie.core import NATURE, IllegalMove, Out
from galerie.games.deflecto import Agree, Ask, Contest, Deflecto, First, Options
from galerie.games.deflecto.rules.blocking import against_blocking
from galerie.games.deflecto.rules.position import start

LEVELS = ("child", "adept", "skilled")


def started(seats: int = 3, tiles: int = 0) -> Deflecto:
    """Everybody has begun a path, and some tiles are laid, always the same ones."""
    position, rng = start(seats, Options(lot=False)), Random(1)
    for _ in range(seats + tiles):
        (seat,) = position.to_act
        position = position.play(seat, rng.choice([move for move in position.moves(seat) if str(move) != "end?"]))
    return position


def without(position: Deflecto, *seats: int) -> Deflecto:
    for seat in seats:
        position = position.play(NATURE, Out(seat))
    return position


@pytest.mark.rule("GEN-03")
def test_the_path_and_its_tiles_stay_and_nobody_may_cut_it_off() -> None:
    before = started(tiles=6)
    after = without(before, 1)
    assert after.board.cells == before.board.cells
    assert after.board.routes == before.board.routes
    ends = after.board.routes[1]
    assert ends
    assert (ends.start, ends.finish) in after.board.joined
    assert against_blocking(after.board) is None


@pytest.mark.rule("GEN-03")
def test_the_seat_is_passed_over_and_its_tiles_leave_the_game() -> None:
    after = without(started(), 1)
    assert not any(after.stocks[1])
    assert after.to_act == {0}
    later = after.play(0, next(iter(after.moves(0))))
    assert later.to_act == {2}
    assert without(started(), 0).to_act == {1}, "it was their turn"


@pytest.mark.rule("GEN-03")
def test_its_length_no_longer_counts_for_the_ranking() -> None:
    position = without(started(), 0).play(1, Ask())
    over = position.play(2, Agree())
    assert over.outcome
    assert over.outcome.ranks[0] == 3
    assert min(over.outcome.ranks[1:]) == 1
    assert over.view(None).players[0].rank == 3


@pytest.mark.rule("GEN-03")
def test_agreement_is_asked_of_those_who_stay() -> None:
    asked = started().play(0, Ask()).play(2, Agree())
    assert asked.to_act == {1}
    assert without(asked, 1).ended == "settled"
    contested = started().play(0, Ask()).play(1, Contest())
    assert without(contested, 1).question is not None
    assert without(contested, 1).play(2, Agree()).ended == "settled", "what they contested they prove no more"
    assert without(asked, 0).question is None, "whoever asked has left"


def test_a_pass_of_somebody_who_has_left_does_not_count() -> None:
    position = started()
    passes = replace(position, passes=2)
    assert passes.turn == 0
    assert without(passes, 0).ended == "passed", "both who stay have passed"
    assert without(passes, 2).passes == 1


def test_the_first_player_is_drawn_among_those_who_stay() -> None:
    position = without(start(3, Options()), 1)
    assert {*position.chances()} == {First(0), First(2)}
    with pytest.raises(IllegalMove):
        position.play(NATURE, First(1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("early", [True, False], ids=["before a first tile", "later"])
def test_bots_play_on(level: str, early: bool) -> None:
    position = without(start(3, Options(lot=False)), 1) if early else without(started(tiles=6), 1)
    think = bot("deflecto", level)
    for number in range(4):
        seat = min(position.to_act)
        position = position.play(seat, think(position.view(seat), seat, Random(number)))
        if position.ended:
            break
