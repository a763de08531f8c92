"""The timed variant: COP-40 to COP-47, and its quiet form (COP-63)."""

import pytest

from galerie.core import NATURE
from galerie.games.copyright import Copyright, Pass, Put, Take
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.scoring import Result
from tests.games.copyright.oracle import judge
from tests.games.copyright.tables import TimedTable, dealt, drawn, played, refused, scores, timed_out


def card(position: Copyright, seat: int) -> int:
    (only,) = position.desks[seat].hand
    return only


def result(position: Copyright) -> Result:
    assert position.result is not None
    return position.result


class TestTurn:
    @pytest.mark.rule("COP-40", "COP-46")
    def test_each_turn_everybody_draws_one_card_and_has_45_seconds(self) -> None:
        position = dealt(3, variant="timed")
        assert [len(desk.hand) for desk in position.desks] == [1, 1, 1]
        assert position.timer is not None
        assert position.timer.seconds == 45
        assert position.turn == 1
        chosen = dealt(3, variant="timed", seconds=20, minutes=1).timer
        assert chosen is not None
        assert chosen.seconds == 20

    @pytest.mark.rule("COP-41")
    def test_when_the_time_is_over_what_is_laid_stays_and_the_next_turn_begins(self) -> None:
        first = dealt(2, variant="timed")
        own = card(first, 0)
        second = drawn(timed_out(first.play(0, Put(own))), 2)
        assert (second.turn, second.stage) == (2, "playing")
        assert second.desks[0].fixed == 1
        assert refused(second, 0, Put(own, 1)) == "copyright-fixed COP-41"
        assert refused(second, 0, Take(own)) == "copyright-fixed COP-41"
        assert refused(second, 0, "clear") == "copyright-nothing-laid COP-14"

    @pytest.mark.rule("COP-41")
    def test_a_late_time_out_is_refused(self) -> None:
        first = dealt(2, variant="timed")
        assert first.timer is not None
        second = drawn(timed_out(first))
        assert refused(second, NATURE, first.timer.move) != "accepted"

    @pytest.mark.rule("COP-46")
    def test_only_the_card_of_this_turn_is_moved_turned_or_taken_back(self) -> None:
        first = dealt(2, variant="timed")
        second = drawn(timed_out(first.play(0, Put(card(first, 0)))), 2)
        own = card(second, 0)
        position = played(second, 0, [Put(own, 0, 1, 1), Put(own, 3, -2, 0), Take(own), Put(own, 2, 2, 2), "clear"])
        assert position == second

    @pytest.mark.rule("COP-46")
    def test_it_may_not_be_moved_away_from_the_lay_out(self) -> None:
        first = dealt(2, variant="timed")
        second = drawn(timed_out(first.play(0, Put(card(first, 0)))), 2)
        own = card(second, 0)
        assert refused(second, 0, Put(own, 0, 3, 0)) == "copyright-apart COP-13"
        assert refused(second.play(0, Put(own)), 0, Put(own, 0, 3, 0)) == "copyright-apart COP-46"

    @pytest.mark.rule("COP-46", "COP-47")
    def test_the_first_card_may_be_moved_anywhere(self) -> None:
        first = dealt(2, variant="timed")
        own = card(first, 0)
        assert played(first, 0, [Put(own), Put(own, 0, 30, 30)]).desks[0].laid[0].x == 30

    @pytest.mark.rule("COP-47")
    def test_a_turn_ends_early_when_everybody_has_confirmed(self) -> None:
        position = dealt(2, variant="timed")
        position = played(position, 0, [Put(card(position, 0)), "done"])
        assert position.stage == "playing"
        assert position.to_act == {1}
        assert refused(position, 0, "clear") == "copyright-resting COP-12"
        position = played(position, 1, [Put(card(position, 1)), "done"])
        assert position.to_act == {NATURE}

    @pytest.mark.rule("COP-42")
    def test_only_what_is_laid_can_be_confirmed_and_a_card_is_passed_by_its_name(self) -> None:
        position = dealt(2, variant="timed")
        own = card(position, 0)
        other = next(each for each in CARDS if each != own)
        assert refused(position, 0, "done") == "copyright-lay-or-pass COP-42"
        assert refused(position, 0, Pass(other)) == "copyright-not-in-hand COP-42"
        assert position.play(0, Pass(own)).desks[0].lost == (own,)
        assert refused(position.play(0, Put(own)), 0, Pass(own)) == "copyright-not-in-hand COP-42"
        assert refused(dealt(), 0, Pass(own)) == "copyright-no-pass COP-42"


class TestPenalty:
    @pytest.mark.rule("COP-42")
    def test_a_card_not_laid_costs_two_points_even_with_no_card_laid_at_all(self) -> None:
        position = dealt(2, variant="timed")
        position = played(position, 0, [Put(card(position, 0))])
        position = drawn(timed_out(position), 2)
        position = drawn(timed_out(position), 3)
        ended = played(played(position, 0, ["end"]), 1, ["end"])
        frame = result(ended).tallies[0].frame
        assert frame is not None
        assert [tally.missed for tally in result(ended).tallies] == [1, 2]
        assert scores(ended) == (frame.score - 2, -4)

    @pytest.mark.rule("COP-42")
    def test_an_agreed_end_costs_nobody_the_card_in_hand_and_a_turn_that_runs_out_does(self) -> None:
        position = dealt(2, variant="timed")
        agreed = played(played(position, 0, ["end"]), 1, ["end"])
        assert [len(desk.hand) for desk in agreed.desks] == [1, 1]
        assert ([tally.missed for tally in result(agreed).tallies], scores(agreed)) == ([0, 0], (0, 0))
        late = played(played(drawn(timed_out(position), 2), 0, ["end"]), 1, ["end"])
        assert ([tally.missed for tally in result(late).tallies], scores(late)) == ([1, 1], (-2, -2))

    @pytest.mark.rule("COP-42", "COP-20")
    def test_a_lost_card_is_not_drawn_again_and_only_its_owner_knows_it(self) -> None:
        first = dealt(2, variant="timed")
        own = card(first, 0)
        second = timed_out(first)
        assert own not in second.pile
        assert second.view(0).places[0].lost == (own,)
        assert second.view(1).places[0].lost is None
        assert second.view(1).places[0].missed == 1
        assert own not in second.view(1).faces


class TestFinish:
    @pytest.mark.rule("COP-43", "COP-47")
    def test_the_round_stops_with_that_turn_and_the_others_may_still_lay_their_card(self) -> None:
        table = equal_plans()
        timer, own = table.position.timer, card(table.position, 1)
        finishing = table.plans[0][table.position.turn - 1]
        position = table.play(0, finishing)
        assert position.to_act == {1}
        assert position.timer == timer
        assert refused(position, 0, Take(finishing.card)) == "copyright-resting COP-12"
        laid = position.desks[1].laid[0]
        table.play(1, Put(own, 0, laid.x + 2, laid.y + 2))
        ended = table.time_out()
        assert result(ended).ending == "finished"
        assert [tally.bonus for tally in result(ended).tallies] == [1, 0]
        assert own in [each.card for each in ended.desks[1].laid]

    @pytest.mark.rule("COP-44", "COP-47")
    def test_of_several_in_one_turn_only_the_fastest_has_the_bonus_and_the_next_has_nine(self) -> None:
        for order in ((0, 1), (1, 0)):
            table = equal_plans()
            number = table.position.turn - 1
            for seat in order:
                table.play(seat, table.plans[seat][number])
            ended = table.position
            assert ended.finishers == order
            assert [tally.bonus for tally in result(ended).tallies] == [int(seat == order[0]) for seat in (0, 1)]
            assert sorted(scores(ended)) == [9, 10]
            assert scores(ended)[order[0]] == 10

    @pytest.mark.rule("COP-47")
    def test_a_card_not_laid_in_the_last_turn_costs_two_as_well(self) -> None:
        table = equal_plans()
        table.play(0, table.plans[0][table.position.turn - 1])
        ended = table.time_out()
        assert [tally.missed for tally in result(ended).tallies] == [0, 1]
        wanted = [set(cell) for cell in ended.view(None).cells]
        assert scores(ended) == (10, judge(ended.desks[1].laid, wanted).score - 2)

    @pytest.mark.rule("COP-47")
    def test_all_may_agree_to_end_the_round_without_a_bonus_and_think_better_of_it(self) -> None:
        position = dealt(3, variant="timed")
        position = played(position, 0, ["end"])
        assert refused(position, 0, "end") == "copyright-voted COP-47"
        position = played(position, 1, ["end", "continue"])
        assert refused(position, 1, "continue") == "copyright-not-voted COP-47"
        position = drawn(timed_out(position), 2)
        assert position.view(None).agreed == (0,)
        position = played(played(position, 2, ["end"]), 1, ["end"])
        assert result(position).ending == "agreed"
        assert all(tally.bonus == 0 for tally in result(position).tallies)

    @pytest.mark.rule("COP-47")
    def test_nobody_agrees_to_end_a_round_that_ends_or_in_another_variant(self) -> None:
        table = equal_plans()
        table.play(0, table.plans[0][table.position.turn - 1])
        assert refused(table.position, 1, "end") == "copyright-last-turn COP-43"
        assert refused(dealt(), 0, "end") == "copyright-no-vote COP-47"

    @pytest.mark.rule("COP-45")
    @pytest.mark.parametrize(("seats", "turns"), [(1, 62), (2, 31), (4, 15), (6, 10)])
    def test_when_the_pile_cannot_serve_everybody_the_round_ends_without_a_bonus(self, seats: int, turns: int) -> None:
        position = dealt(seats, variant="timed")
        while position.stage == "playing":
            position = drawn(timed_out(position), position.turn)
            if position.result:
                break
        assert position.turn == turns
        assert result(position).ending == "pile"
        assert scores(position) == (-2 * turns,) * seats

    @pytest.mark.rule("COP-60")
    def test_the_best_is_that_of_the_cards_drawn_so_far(self) -> None:
        position = dealt(2, variant="timed")
        drawn_cards = [desk.cards for desk in position.desks]
        ended = played(played(position, 0, ["end"]), 1, ["end"])
        for best, own in zip(result(ended).best, drawn_cards, strict=True):
            assert tuple(laid.card for laid in best.laid) == own
            assert 0 < best.score < 9
            assert not best.possible


class TestQuietly:
    @pytest.mark.rule("COP-63")
    def test_one_after_another_lays_his_card_and_confirms_without_a_clock(self) -> None:
        position = dealt(3, variant="timed", turns=True)
        for seat in (0, 1, 2):
            assert position.to_act == {seat}
            assert position.timer is None
            own = card(position, seat)
            position = played(position, seat, [Put(own), Put(own, 1), "done"] if seat else [Pass(own)])
        assert position.to_act == {NATURE}

    @pytest.mark.rule("COP-63")
    def test_all_who_finish_in_the_same_turn_have_the_bonus(self) -> None:
        table = equal_plans(turns=True)
        number = table.position.turn - 1
        for seat in (0, 1):
            table.play(seat, table.plans[seat][number])
        assert scores(table.position) == (10, 10)


def equal_plans(*, turns: bool = False) -> TimedTable:
    """Two players who may both finish in the turn that has begun."""
    for seed in range(100):
        table = TimedTable(2, seed, turns=turns)
        if len(table.plans[0]) == len(table.plans[1]):
            last = len(table.plans[0]) - 1
            for number in range(last):
                table.turn(number)
                for seat in (0, 1):
                    table.play(seat, table.plans[seat][number])
                    table.play(seat, "done")
            table.turn(last)
            return table
    raise AssertionError("no such deal")
