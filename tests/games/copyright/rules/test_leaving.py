"""What becomes of the seat of a player who has left (GEN-03)."""

from dataclasses import replace
from random import Random

import pytest

from galerie.core import NATURE, Out
from galerie.games.copyright import Copyright, Deal, parse
from galerie.games.copyright.rules.moves import veil
from tests.games.copyright.tables import TimedTable, dealt, drawn, finishable, finished, nearly, opened, played, readied


def without(position: Copyright, *seats: int) -> Copyright:
    for seat in seats:
        position = position.play(NATURE, Out(seat))
    return position


@pytest.mark.rule("GEN-03")
def test_the_lay_out_of_the_round_is_scored_as_it_lies() -> None:
    position = nearly(finishable(3), 1)
    laid = position.desks[1].laid
    scored = finished(without(position, 1), 0)
    assert scored.stage == "scored"
    assert scored.desks[1].laid == laid
    assert scored.result
    given_up = finished(played(position, 1, ["done"]), 0)
    assert given_up.result
    assert scored.result.tallies == given_up.result.tallies


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_hand_leaves_the_game_and_is_shown_to_nobody_while_the_others_play_on(viewer: int | None) -> None:
    before = nearly(finishable(3), 1)
    hand = {*before.desks[1].hand}
    assert hand
    after = without(before, 1)
    scored = finished(after, 0)
    for position in (after, scored, readied(scored)):
        place = position.view(viewer).places[1]
        assert (place.cards, place.hand in ((), None), place.taken in ((), None)) == (0, True, True)
        assert position.round > 1 or hand.isdisjoint({*position.view(viewer).faces, *position.pile})
    assert scored.result
    assert hand.isdisjoint(laid.card for laid in scored.result.best[1].laid), "nor does the best lay-out tell it"


@pytest.mark.rule("GEN-03")
def test_the_seat_takes_no_part_in_later_rounds() -> None:
    position = drawn(readied(finished(without(finishable(3), 1), 0)))
    assert (position.round, position.stage) == (2, "playing")
    assert position.to_act == {0, 2}
    assert [len(desk.hand) for desk in position.desks] == [10, 0, 10]


@pytest.mark.rule("GEN-03")
def test_a_modeller_who_leaves_is_replaced_by_a_random_model() -> None:
    position = drawn(opened(3, modeller=True))
    assert position.to_act == {0}
    after = without(position, 0)
    assert after.stage == "modelling"
    assert after.to_act == {NATURE}
    model = after.play(NATURE, after.draw(Random(3)))
    assert model.stage == "dealing", "nobody arranges it"
    assert any(each.orientation for each in model.model)


def test_a_round_ends_when_nobody_who_stays_has_anything_left_to_do() -> None:
    position = played(played(dealt(3), 0, ["done"]), 2, ["done"])
    assert position.stage == "playing"
    assert without(position, 1).stage == "scored"
    voted = TimedTable(3)
    voted.turn(0)
    assert without(played(played(voted.position, 0, ["end"]), 2, ["end"]), 1).stage == "scored"


def test_the_next_round_does_not_wait_for_whoever_has_left() -> None:
    scored = played(played(finished(finishable(3), 0), 0, ["next"]), 2, ["next"])
    assert scored.to_act == {1}
    assert without(scored, 1).round == 2


def test_in_turns_the_seat_is_passed_over() -> None:
    position = dealt(3, turns=True)
    assert position.player == 0
    assert without(position, 0).player == 1
    assert without(position, 1).player == 0


def test_who_stays_is_ranked_among_themselves_whatever_the_others_had() -> None:
    position = replace(finishable(3, limit=5), sheet=((0, 50, 0),), round=2)
    after = finished(without(position, 1), 0)
    while after.stage != "over":
        after = readied(after)
    assert after.outcome
    assert after.outcome.ranks == (1, 3, 2)


def test_no_cards_are_written_as_a_dash() -> None:
    deal = Deal(((3, 17), (), (5, 44)))
    assert str(deal) == "deal 3,17 - 5,44"
    assert parse(str(deal)) == deal
    assert veil(deal, 1) == "deal -"
