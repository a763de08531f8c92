"""Laying, moving, taking back, finishing: COP-12 to COP-20."""

import pytest

from galerie.core import NATURE
from galerie.games.copyright import Copyright, Put, Take
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.frame import best_frame, reproduces
from galerie.games.copyright.rules.layout import Laid
from tests.games.copyright.oracle import cells
from tests.games.copyright.tables import (
    dealt,
    finishable,
    finished,
    nearly,
    played,
    readied,
    refused,
    scores,
    shown,
    steps,
    timed_out,
)

RING = (Laid(1, 0, 0, 2), Laid(2, 0, 2, 0), Laid(3, 0, 4, 2), Laid(4, 0, 2, 4))
"""Four cards, each over the corners of two others, around a cell that none of them covers."""


def hand(position: Copyright, seat: int = 0) -> tuple[int, ...]:
    return position.desks[seat].hand


def cards(position: Copyright, seat: int = 0) -> list[int]:
    return [laid.card for laid in position.desks[seat].laid]


def chain(position: Copyright, *places: tuple[int, int]) -> tuple[Copyright, tuple[int, ...]]:
    """The first cards of seat 0's hand at these places, and which they are."""
    used = hand(position)[: len(places)]
    puts = [Put(card, 0, x, y) for card, (x, y) in zip(used, places, strict=True)]
    return played(position, 0, puts), used


class TestLaying:
    @pytest.mark.rule("COP-12")
    def test_everybody_is_to_act_at_once_and_in_any_order(self) -> None:
        position = dealt(3)
        assert position.to_act == {0, 1, 2}
        one, two = Put(hand(position, 2)[0]), Put(hand(position, 0)[0])
        assert played(position, 2, [one]).play(0, two) == played(position, 0, [two]).play(2, one)

    @pytest.mark.rule("COP-13")
    @pytest.mark.parametrize("orientation", range(8))
    def test_a_card_may_be_laid_in_every_orientation(self, orientation: int) -> None:
        position = dealt()
        card = hand(position)[3]
        after = position.play(0, Put(card, orientation, 5, -7))
        assert after.desks[0].laid == (Laid(card, orientation, 5, -7),)
        assert card not in hand(after)

    @pytest.mark.rule("COP-13")
    @pytest.mark.parametrize("x", range(-3, 4))
    @pytest.mark.parametrize("y", range(-3, 4))
    def test_a_further_card_shares_at_least_one_cell(self, x: int, y: int) -> None:
        position, _ = chain(dealt(), (0, 0))
        answer = refused(position, 0, Put(hand(position)[0], 2, x, y))
        assert answer == ("accepted" if max(abs(x), abs(y)) <= 2 else "copyright-apart COP-13")

    @pytest.mark.rule("COP-13")
    def test_a_card_may_lie_exactly_over_another_and_the_order_does_not_matter(self) -> None:
        position = dealt()
        one, two = hand(position)[:2]
        up, down = played(position, 0, [Put(one), Put(two)]), played(position, 0, [Put(two), Put(one)])
        assert up.view(0).places[0].frame == down.view(0).places[0].frame

    @pytest.mark.rule("COP-13")
    def test_the_table_has_an_edge_far_off(self) -> None:
        position = dealt()
        assert refused(position, 0, Put(hand(position)[0], 0, 99, -99)) == "accepted"
        assert refused(position, 0, Put(hand(position)[0], 0, 100, 0)) == "copyright-off-table COP-13"

    @pytest.mark.rule("COP-11", "COP-14")
    def test_only_own_cards_can_be_laid_and_the_answer_does_not_tell_whose_they_are(self) -> None:
        position = dealt()
        strange = {card for card in range(1, 67) if card not in hand(position)}
        assert {refused(position, 0, Put(card)) for card in strange} == {"copyright-not-yours COP-14"}
        assert {refused(position, 0, f"-{card}") for card in range(1, 67)} == {"copyright-not-yours COP-14"}


class TestChanging:
    @pytest.mark.rule("COP-14")
    def test_a_card_is_moved_turned_or_flipped_in_one_step(self) -> None:
        position, (first, second) = chain(dealt(), (0, 0), (1, 0))
        after = position.play(0, Put(second, 5, 0, 2))
        assert after.desks[0].laid == (Laid(first, 0, 0, 0), Laid(second, 5, 0, 2))
        assert hand(after) == hand(position)

    @pytest.mark.rule("COP-14")
    def test_a_step_that_changes_nothing_is_refused(self) -> None:
        position, (card,) = chain(dealt(), (0, 0))
        assert refused(position, 0, Put(card)) == "copyright-same-place COP-14"

    @pytest.mark.rule("COP-14")
    def test_a_card_is_taken_back_and_can_be_laid_again(self) -> None:
        position, (first, second) = chain(dealt(), (0, 0), (1, 0))
        after = position.play(0, Take(second))
        assert (cards(after), second in hand(after)) == ([first], True)
        assert cards(after.play(0, Put(second))) == [first, second]

    @pytest.mark.rule("COP-14")
    def test_starting_over_takes_everything_back(self) -> None:
        start = dealt()
        position, _ = chain(start, (0, 0), (1, 0), (2, 2))
        assert played(position, 0, ["clear"]) == start
        assert refused(start, 0, "clear") == "copyright-nothing-laid COP-14"

    @pytest.mark.rule("COP-14")
    def test_taking_back_what_held_the_lay_out_together_sends_the_later_part_to_the_hand(self) -> None:
        start = dealt()
        position, (first, middle, last) = chain(start, (0, 0), (2, 0), (4, 0))
        after = position.play(0, Take(middle))
        assert cards(after) == [first]
        assert {middle, last} <= set(hand(after))

    @pytest.mark.rule("COP-14")
    def test_moving_it_does_too_and_the_card_laid_earliest_decides_which_part_stays(self) -> None:
        position, (first, middle, last) = chain(dealt(), (0, 0), (2, 0), (4, 0))
        after = position.play(0, Put(middle, 0, 6, 0))
        assert cards(after) == [first]
        assert {middle, last} <= set(hand(after))

    @pytest.mark.rule("COP-14")
    def test_a_card_that_is_moved_keeps_its_rank(self) -> None:
        position, (first, second, third) = chain(dealt(), (0, 0), (2, 0), (4, 0))
        moved = position.play(0, Put(first, 0, 3, 1))
        assert cards(moved) == [first, second, third]
        away = moved.play(0, Put(first, 0, 30, 1))
        assert cards(away) == [first]
        assert {second, third} <= set(hand(away))

    @pytest.mark.rule("COP-14")
    def test_when_the_earliest_is_taken_back_the_next_earliest_decides(self) -> None:
        position, (first, second, third) = chain(dealt(), (0, 0), (-2, 0), (2, 0))
        after = position.play(0, Take(first))
        assert cards(after) == [second]
        assert {first, third} <= set(hand(after))


class TestFinishing:
    @pytest.mark.rule("COP-15")
    @pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
    def test_the_round_ends_the_moment_somebody_shows_the_model(self, seats: int) -> None:
        position = nearly(finishable(seats), seats - 1)
        assert position.stage == "playing"
        ended = position.play(seats - 1, steps(finishable(seats), seats - 1)[-1])
        assert ended.stage == "scored"
        assert ended.finishers == (seats - 1,)
        assert ended.result is not None
        assert ended.result.ending == "finished"

    @pytest.mark.rule("COP-15")
    def test_it_does_so_anywhere_on_the_table(self) -> None:
        position = finishable()
        moved = [Put(step.card, step.orientation, step.x - 40, step.y + 17) for step in steps(position, 0)]
        assert played(position, 0, moved).finishers == (0,)

    @pytest.mark.rule("COP-15")
    def test_cards_may_stick_out_when_the_model_is_shown(self) -> None:
        found = 0
        for seed in range(20):
            position = dealt(2, seed)
            plan = steps(position, 0)
            ended = played(position, 0, plan)
            if ended.finishers:
                assert ended.result is not None
                frame = ended.result.tallies[0].frame
                assert frame is not None
                found += frame.rows + frame.columns > 0
                assert scores(ended)[0] == 10 - frame.rows - frame.columns
        assert found > 5

    @pytest.mark.rule("COP-16")
    def test_a_hole_does_not_match_an_empty_cell_even_with_cards_on_all_sides(self) -> None:
        seen = cells(RING)
        assert (3, 3) not in seen
        assert all(beside in seen for beside in ((2, 3), (4, 3), (3, 2), (3, 4)))
        model = shown(RING, 2, 2)
        frame = best_frame(RING, model)
        assert frame is not None
        assert (frame.x, frame.y, frame.matching) == (2, 2, "111101111")
        covers = [
            (*RING, Laid(card, way, 1 + at % 3, 1 + at // 3))
            for card in CARDS[::5]
            for way in range(8)
            for at in range(9)
        ]
        assert {shown(laid, 2, 2) == model for laid in covers} == {True, False}
        assert all(reproduces(laid, model) == (shown(laid, 2, 2) == model) for laid in covers)

    @pytest.mark.rule("COP-18")
    @pytest.mark.parametrize("seed", range(25))
    @pytest.mark.parametrize("variant", ["base", "flash"])
    def test_of_two_who_finish_the_first_heard_has_the_bonus_and_nobody_else(self, variant: str, seed: int) -> None:
        seats = 2 + seed % 5
        position = finishable(seats, seed, variant=variant)
        last = {seat: steps(position, seat)[-1] for seat in range(seats)}
        for seat in range(seats):
            position = nearly(position, seat)
        for first in range(seats):
            second = (first + 1) % seats
            ended = position.play(first, last[first]).play(second, last[second])
            assert ended.finishers == (first, second)
            assert ended.result is not None
            points = [tally.score for tally in ended.result.tallies]
            assert points.index(max(points)) == first
            assert sum(tally.bonus for tally in ended.result.tallies) == (variant == "base")
            assert [seat for seat in range(seats) if points[seat] == (10 if variant == "base" else 1)] == [first]

    @pytest.mark.rule("COP-18")
    def test_a_late_finish_is_kept_and_changes_no_lay_out_and_no_score(self) -> None:
        start = finishable()
        position = finished(nearly(start, 1), 0)
        late = position.play(1, steps(start, 1)[-1])
        assert (late.sheet, late.desks, late.result) == (position.sheet, position.desks, position.result)
        assert late.view(None).finishers == (0, 1)
        assert refused(late, 1, steps(start, 1)[-1]) == "copyright-round-over COP-30"

    @pytest.mark.rule("COP-18", "COP-35")
    def test_it_is_kept_in_the_last_round_too(self) -> None:
        start = finishable(limit=10)
        position = finished(nearly(start, 1), 0)
        assert position.outcome is None
        assert position.timer is not None
        assert position.timer.seconds < 10
        late = position.play(1, steps(start, 1)[-1])
        for over in (timed_out(late), readied(late)):
            assert over.outcome is not None
            assert over.outcome.ranks == (1, 2)
            assert over.finishers == (0, 1)

    @pytest.mark.rule("COP-30")
    def test_after_the_round_no_card_is_laid_any_more(self) -> None:
        position = finished(finishable(), 0)
        assert refused(position, 1, Put(hand(position, 1)[0])) == "copyright-round-over COP-30"
        for move in ("clear", "done", "end", "pass 1"):
            assert refused(position, 1, move) == "copyright-round-over COP-30"


class TestSecrets:
    @pytest.mark.rule("COP-20")
    def test_lay_outs_are_seen_by_all_and_hands_by_their_owners(self) -> None:
        position, _ = chain(dealt(3), (0, 0), (1, 1))
        for seat in (0, 1, 2, None):
            view = position.view(seat)
            assert view.places[0].laid == position.desks[0].laid
            assert [place.cards for place in view.places] == [8, 10, 10]
            for owner, place in enumerate(view.places):
                assert place.hand == (hand(position, owner) if owner == seat else None)
            hidden = {card for owner in range(3) if owner != seat for card in hand(position, owner)}
            assert not hidden & set(view.faces)

    @pytest.mark.rule("COP-20")
    def test_when_the_round_is_scored_all_hands_are_seen(self) -> None:
        position = finished(finishable(3), 1)
        views = [position.view(seat) for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)
        assert [place.hand for place in views[0].places] == [hand(position, seat) for seat in range(3)]


class TestGivingUp:
    @pytest.mark.rule("COP-19")
    def test_who_gives_up_lays_no_more_and_the_lay_out_is_scored(self) -> None:
        position, (card,) = chain(dealt(), (0, 0))
        gone = played(position, 0, ["done"])
        assert gone.to_act == {1}
        assert refused(gone, 0, Take(card)) == "copyright-resting COP-12"
        ended = played(gone, 1, ["done"])
        assert ended.result is not None
        assert ended.result.ending == "given_up"
        frame = ended.result.tallies[0].frame
        assert frame is not None
        assert scores(ended) == (frame.score, 0)
        assert [tally.bonus for tally in ended.result.tallies] == [0, 0]

    @pytest.mark.rule("COP-19")
    def test_the_round_has_five_minutes_unless_another_number_or_none_is_chosen(self) -> None:
        assert [
            timer and timer.seconds for timer in (dealt().timer, dealt(minutes=2).timer, dealt(minutes=0).timer)
        ] == [
            300,
            120,
            None,
        ]

    @pytest.mark.rule("COP-19")
    def test_when_the_time_is_over_the_round_is_scored_without_a_bonus(self) -> None:
        position, _ = chain(dealt(), (0, 0))
        ended = timed_out(position)
        assert ended.result is not None
        assert ended.result.ending == "time"
        assert [tally.bonus for tally in ended.result.tallies] == [0, 0]

    @pytest.mark.rule("COP-19")
    def test_the_countdown_of_a_round_runs_on_whatever_players_do(self) -> None:
        start = dealt()
        position, _ = chain(start, (0, 0), (1, 0))
        assert position.timer == start.timer
        assert start.timer is not None
        assert refused(readied(timed_out(position)), NATURE, start.timer.move) != "accepted"
