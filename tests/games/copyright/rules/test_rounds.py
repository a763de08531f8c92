"""Models, deals, rounds and the end of a game: COP-10, COP-11, COP-34, COP-35, COP-50, COP-51, COP-60 to COP-65."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from galerie.core import NATURE, BadOption, Match, automatic
from galerie.games.copyright import GAME, Copyright, Deal, Model, Options, Oriented, Put, parse
from galerie.games.copyright.rules.dealing import dealt_hands, fair_model, shape
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.layout import Laid
from galerie.games.copyright.rules.scoring import Result
from galerie.games.copyright.rules.solving import is_fair
from tests.games.copyright.oracle import cells, hangs_together, judge
from tests.games.copyright.tables import (
    dealt,
    drawn,
    finishable,
    finished,
    nearly,
    opened,
    played,
    readied,
    refused,
    scores,
    steps,
    timed_out,
    with_totals,
)


def result(position: Copyright) -> Result:
    assert position.result is not None
    return position.result


class TestModel:
    @pytest.mark.rule("COP-10")
    def test_chance_draws_four_cards_and_how_they_lie(self) -> None:
        moves = [opened().draw(Random(seed)) for seed in range(60)]
        models = [move for move in moves if isinstance(move, Model)]
        assert all(len({each.card for each in model.cards}) == 4 for model in models)
        assert {each.orientation for model in models for each in model.cards} == set(range(8))
        assert len({each.card for model in models for each in model.cards}) > 60

    @pytest.mark.rule("COP-10", "COP-03")
    def test_the_model_is_what_is_seen_through_them_exactly_aligned(self) -> None:
        position = dealt()
        laid = tuple(Laid(each.card, each.orientation, 0, 0) for each in position.model)
        assert [set(cell) for cell in position.view(None).cells] == [cells(laid)[at % 3, at // 3] for at in range(9)]

    @pytest.mark.rule("COP-10")
    def test_its_cards_are_out_of_play_for_the_round(self) -> None:
        position = dealt(6)
        cards = [card for desk in position.desks for card in desk.cards]
        assert not {each.card for each in position.model} & set(cards)
        model = position.model
        stolen = tuple((model[0].card, *desk.hand[1:]) for desk in position.desks[:1])
        before = opened(1).play(NATURE, Model(model))
        assert refused(before, NATURE, Deal(stolen)) == "copyright-chance COP-11"

    @pytest.mark.rule("COP-10")
    def test_a_modeller_turns_and_flips_the_cards_and_plays_too(self) -> None:
        position = drawn(opened(3, modeller=True))
        assert position.stage == "arranging"
        assert position.to_act == {0}
        assert [each.orientation for each in position.model] == [0, 0, 0, 0]
        chosen = Model(tuple(Oriented(each.card, 7 - at) for at, each in enumerate(position.model)))
        after = position.play(0, chosen)
        assert after.model == chosen.cards
        assert drawn(after).to_act == {0, 1, 2}

    @pytest.mark.rule("COP-10")
    def test_another_player_is_the_modeller_each_round_in_the_order_of_seats(self) -> None:
        position = opened(3, modeller=True, limit=100)
        modellers = []
        for _ in range(5):
            position = drawn(position)
            modellers += sorted(position.to_act)
            position = drawn(position.play(modellers[-1], Model(position.model)))
            position = readied(timed_out(position))
        assert modellers == [0, 1, 2, 0, 1]

    @pytest.mark.rule("COP-10")
    def test_the_modeller_does_not_change_the_cards_and_nobody_else_arranges(self) -> None:
        position = drawn(opened(2, modeller=True))
        other = Model(tuple(Oriented(card, 0) for card in range(1, 5)))
        assert refused(position, 0, other) == "copyright-model-cards COP-10"
        assert refused(position, 1, Model(position.model)) == "not-your-turn COP-12"
        assert refused(position, 0, "done") == "copyright-arrange-first COP-10"
        assert refused(opened(modeller=True), NATURE, "model 1r1 2r0 3r0 4r0") == "copyright-chance COP-10"

    @pytest.mark.rule("COP-65")
    def test_when_the_modeller_takes_too_long_the_cards_stay_as_they_lie(self) -> None:
        position = drawn(opened(2, modeller=True))
        assert position.timer is not None
        assert position.timer.seconds == 60
        assert timed_out(position).model == position.model
        assert timed_out(position).stage == "dealing"


class TestDeal:
    @pytest.mark.rule("COP-11")
    @pytest.mark.parametrize("seats", range(1, 7))
    def test_everybody_gets_ten_cards_and_none_is_dealt_twice(self, seats: int) -> None:
        position = dealt(seats)
        cards = [card for desk in position.desks for card in desk.hand]
        assert [len(desk.hand) for desk in position.desks] == [10] * seats
        assert len(set(cards)) == len(cards)
        assert len(position.pile) == 62 - 10 * seats

    @pytest.mark.rule("COP-11")
    @pytest.mark.parametrize(
        "text", ["deal 1", "deal 1,2,3,4,5,6,7,8,9,10 1,2,3,4,5,6,7,8,9,10", "deal 1,2,3,4,5,6,7,8,9 11,12"]
    )
    def test_a_deal_that_cannot_be_is_refused(self, text: str) -> None:
        position = opened(2).play(NATURE, parse("model 63r0 64r0 65r0 66r0"))
        assert refused(position, NATURE, text) == "copyright-chance COP-11"

    @pytest.mark.rule("COP-62")
    def test_generators_seeded_alike_deal_alike_whatever_players_do(self) -> None:
        """A seed is a deal: the same models and hands in every round, by the same number of players."""

        def story(limit: int, *, quick: bool) -> list[str]:
            position = opened(2, limit=limit)
            told: list[str] = []
            while len(told) < 6:
                if NATURE in position.to_act:
                    told.append(str(move := position.draw(Random("a deal"))))
                    position = position.play(NATURE, move)
                elif position.stage == "playing" and not quick:
                    position = played(position, 1, [*steps(position, 1)[:2], "done"]).play(0, parse("done"))
                else:
                    position = timed_out(position)
            return told

        told = story(100, quick=True)
        assert told == story(99, quick=False)
        assert len(set(told)) == 6

    @pytest.mark.rule("COP-61")
    @pytest.mark.parametrize("seats", range(1, 7))
    def test_in_a_fair_deal_every_hand_can_reproduce_the_model_without_overflow(self, seats: int) -> None:
        for seed in range(3):
            position = dealt(seats, seed, fair=True)
            for seat in range(seats):
                laid = tuple(Laid(step.card, step.orientation, step.x, step.y) for step in steps(position, seat))
                wanted = [set(cell) for cell in position.view(None).cells]
                assert judge(laid, wanted).score == 9

    @pytest.mark.rule("COP-61")
    def test_a_seed_deals_the_same_fair_cards_in_every_version(self) -> None:
        model = fair_model("seed", 6)
        assert str(model) == "model 10f3 31r3 37r1 63f1"
        pool = [card for card in CARDS if card not in {each.card for each in model.cards}]
        assert str(dealt_hands(Random(1), pool, [10] * 6, shape(model.cards))) == (
            "deal 2,4,6,18,36,39,43,54,58,60 12,19,20,21,23,26,50,57,61,65 16,22,30,33,41,44,45,48,52,66"
            " 3,5,7,14,25,49,53,55,56,59 1,8,9,13,15,34,35,47,51,64 11,17,24,27,28,29,32,38,46,62"
        )

    @pytest.mark.rule("COP-61")
    def test_an_unfair_deal_is_refused_there(self) -> None:
        fair, plain = opened(fair=True), opened()
        for seed in range(20):
            before = plain.play(NATURE, plain.draw(Random(seed)))
            move = before.draw(Random(seed))
            assert isinstance(move, Deal)
            sound = all(is_fair(shape(before.model), hand) for hand in move.hands)
            answer = refused(replace(before, options=fair.options), NATURE, move)
            assert answer == ("accepted" if sound else "copyright-chance COP-11")

    @pytest.mark.rule("COP-61")
    @pytest.mark.parametrize("other", [{"variant": "timed"}, {"modeller": True}])
    def test_it_goes_neither_with_timed_nor_with_a_modeller(self, other: dict[str, Any]) -> None:
        with pytest.raises(BadOption) as refusal:
            opened(fair=True, **other)
        assert refusal.value.rule == "COP-61"


class TestRounds:
    @pytest.mark.rule("COP-34")
    def test_the_next_round_has_a_new_model_and_all_cards(self) -> None:
        first = finished(finishable(), 0)
        second = drawn(readied(first), 7)
        assert second.round == 2
        assert second.model != first.model
        assert [len(desk.hand) for desk in second.desks] == [10, 10]
        assert second.desks[0].laid == ()
        assert len(second.pile) == 42

    @pytest.mark.rule("COP-34", "COP-65")
    def test_it_begins_when_everybody_is_ready_or_after_a_minute(self) -> None:
        position = finished(finishable(3), 0)
        assert position.timer is not None
        assert position.timer.seconds == 60
        waiting = played(position, 1, ["next"])
        assert waiting.to_act == {0, 2}
        assert timed_out(waiting).stage == readied(waiting).stage == "modelling"
        assert refused(dealt(), 0, "next") == "copyright-round-on COP-34"

    @pytest.mark.rule("COP-65")
    def test_without_a_clock_there_is_no_hurry_for_the_modeller_nor_after_a_round(self) -> None:
        arranging = drawn(opened(2, modeller=True, turns=True))
        assert (arranging.stage, arranging.timer) == ("arranging", None)
        ended = drawn(arranging.play(0, Model(arranging.model)))
        while ended.stage == "playing":
            ended = ended.play(min(ended.to_act), parse("done"))
        assert (ended.stage, ended.timer) == ("scored", None)

    @pytest.mark.rule("COP-35")
    def test_totals_are_added_up_and_the_first_at_the_limit_wins(self) -> None:
        position = finished(with_totals(finishable(), 10, 3), 0)
        over = readied(position)
        assert over.outcome is not None
        assert (over.outcome.scores, over.outcome.ranks, over.outcome.reason) == ((20, 3), (1, 2), "points")

    @pytest.mark.rule("COP-35")
    def test_below_the_limit_the_game_goes_on(self) -> None:
        position = finished(with_totals(finishable(), 9, 19), 0)
        assert position.totals == (19, 19)
        assert drawn(readied(position)).stage == "playing"

    @pytest.mark.rule("COP-35")
    def test_if_several_pass_the_limit_the_highest_wins(self) -> None:
        position = readied(finished(with_totals(finishable(3), 12, 25, 24), 0))
        assert position.outcome is not None
        assert position.outcome.ranks == (3, 1, 2)

    @pytest.mark.rule("COP-35")
    def test_a_tie_at_the_top_plays_on_until_one_is_ahead_even_below_the_limit(self) -> None:
        position = finished(with_totals(finishable(3), 11, 21, 0), 0)
        assert position.totals == (21, 21, 0)
        assert position.outcome is None
        assert position.view(None).overtime
        position = readied(position)
        again = timed_out(drawn(position))
        assert again.totals == (21, 21, 0)
        assert (again.outcome, again.stage) == (None, "scored")
        fallen = replace(finishable(3), sheet=((11, 12, 0),), round=2, overtime=True)
        decided = timed_out(fallen)
        assert decided.outcome is not None
        assert (decided.outcome.ranks, decided.outcome.reason) == ((2, 1, 3), "points")

    @pytest.mark.rule("COP-64")
    def test_after_the_last_round_the_highest_total_wins_and_equals_share_the_place(self) -> None:
        over = timed_out(dealt(3, rounds=1))
        assert over.outcome is not None
        assert (over.outcome.ranks, over.outcome.reason) == ((1, 1, 1), "rounds")
        later = timed_out(with_totals(dealt(3, rounds=2), 5, -7, 5))
        assert later.outcome is not None
        assert later.outcome.ranks == (1, 3, 1)

    @pytest.mark.rule("COP-64")
    def test_without_a_number_of_rounds_the_game_goes_on_until_somebody_reaches_the_limit(self) -> None:
        late = replace(with_totals(finishable(2, rounds=0), 5, 5), round=31, sheet=((0, 0),) * 29 + ((10, 9),))
        assert timed_out(late).outcome is None
        over = readied(finished(late, 0))
        assert over.outcome is not None
        assert (over.outcome.scores, over.outcome.reason) == ((20, 9), "points")

    @pytest.mark.rule("COP-35", "COP-64")
    def test_the_limits_can_be_chosen(self) -> None:
        assert (Options().limit, Options().wins, Options().rounds) == (20, 3, 20)
        over = readied(finished(finishable(limit=10), 0))
        assert over.outcome is not None
        assert over.outcome.scores == (10, 0)


class TestFlash:
    @pytest.mark.rule("COP-50")
    def test_the_first_scores_one_and_the_others_nothing_and_no_penalties(self) -> None:
        position = finishable(3, variant="flash")
        busy = played(position, 1, [f"{position.desks[1].hand[0]}r0", f"{position.desks[1].hand[1]}r0+2+2"])
        ended = finished(busy, 2)
        assert scores(ended) == (0, 0, 1)

    @pytest.mark.rule("COP-19", "COP-50")
    def test_a_round_that_nobody_finishes_scores_nothing(self) -> None:
        position = nearly(finishable(2, variant="flash"), 0)
        assert scores(timed_out(position)) == (0, 0)
        assert scores(played(played(position, 0, ["done"]), 1, ["done"])) == (0, 0)

    @pytest.mark.rule("COP-51")
    def test_three_points_win(self) -> None:
        start = finishable(2, variant="flash")
        assert finished(with_totals(start, 1, 2), 0).ended == ""
        over = readied(finished(with_totals(start, 2, 2), 0))
        assert over.outcome is not None
        assert (over.outcome.scores, over.outcome.ranks) == ((3, 2), (1, 2))


class TestBest:
    @pytest.mark.rule("COP-60")
    def test_after_a_round_everybody_sees_the_best_of_every_hand(self) -> None:
        for seed in range(8):
            position = timed_out(dealt(3, seed))
            wanted = [set(cell) for cell in position.view(None).cells]
            for desk, best in zip(position.desks, result(position).best, strict=True):
                judged = judge(best.laid, wanted)
                assert judged.score + (judged.matches == 9) == best.score
                assert (judged.matches, judged.rows + judged.columns) == (best.matches, best.overflow)
                assert {laid.card for laid in best.laid} <= set(desk.cards)
                assert hangs_together(best.laid)
                assert best.possible

    @pytest.mark.rule("COP-60")
    def test_who_lays_it_scores_as_much(self) -> None:
        for seed in range(8):
            position = dealt(2, seed)
            after = finished(position, 0)
            ended = after if after.result else timed_out(after)
            assert scores(ended)[0] == result(ended).best[0].score


class TestTraining:
    @pytest.mark.rule("COP-62")
    def test_one_player_plays_one_round_against_the_clock(self) -> None:
        position = finishable(1)
        assert position.timer is not None
        over = finished(position, 0)
        assert over.outcome is not None
        assert (over.outcome.scores, over.outcome.ranks, over.outcome.reason) == ((10,), (1,), "trained")
        slow = timed_out(position)
        assert slow.outcome is not None
        assert slow.outcome.scores == (0,)
        assert result(slow).best[0].score == 10

    @pytest.mark.rule("COP-62")
    def test_the_deal_of_a_seed_is_the_same_for_everybody(self) -> None:
        assert GAME.dealt
        tables = []
        for _ in range(2):
            match = Match.begin(GAME, 1, Options())
            while event := automatic(match, Random("today")):
                match = match.then(event.seat, event.move)
            tables.append(match.position.view(0))
        assert tables[0] == tables[1]


class TestTurns:
    @pytest.mark.rule("COP-63")
    def test_players_make_a_step_each_in_the_order_of_seats_without_a_clock(self) -> None:
        position = finishable(3, turns=True)
        order = []
        for _ in range(7):
            (seat,) = position.to_act
            order.append(seat)
            assert position.timer is None
            card = next(card for card in position.desks[seat].hand)
            position = position.play(seat, parse(f"{card}r0+{len(order) // 3}+0"))
        assert order == [0, 1, 2, 0, 1, 2, 0]
        assert refused(position, 0, "done") == "not-your-turn COP-12"

    @pytest.mark.rule("COP-63")
    def test_who_gives_up_is_passed_over(self) -> None:
        position = finishable(3, turns=True).play(0, parse("done")).play(1, parse("done"))
        for _ in range(3):
            assert position.to_act == {2}
            position = position.play(2, parse(f"{position.desks[2].hand[0]}r0"))
        ended = position.play(2, parse("done"))
        assert result(ended).ending == "given_up"
        assert ended.timer is None

    @pytest.mark.rule("COP-63")
    def test_another_begins_each_round(self) -> None:
        position = dealt(3, turns=True, limit=100)
        first = []
        for seed in range(4):
            first.append(position.player)
            while position.stage == "playing":
                position = position.play(min(position.to_act), parse("done"))
            position = drawn(readied(position), seed)
        assert first == [0, 1, 2, 0]

    @pytest.mark.rule("COP-63")
    @pytest.mark.parametrize("variant", ["base", "flash"])
    def test_all_who_finish_in_the_same_go_round_have_the_bonus(self, variant: str) -> None:
        position = finishable(3, seed=2, turns=True, variant=variant)
        plans = [steps(position, seat) for seat in range(3)]
        count = max(len(plans[0]), len(plans[2]))
        queues = [dawdled(plan, count + 2 * (seat == 1)) for seat, plan in enumerate(plans)]
        while position.stage == "playing":
            (seat,) = position.to_act
            position = position.play(seat, queues[seat].pop(0))
        assert position.finishers == (0, 2)
        assert [scores(position)[seat] for seat in (0, 2)] == ([10, 10] if variant == "base" else [1, 1])
        assert scores(position)[1] < scores(position)[0]


def dawdled(plan: list[Put], count: int) -> list[Put]:
    """The plan in so many steps: its first card goes here and there before it lies right."""
    return [Put(plan[0].card, 0, 9 + at, 9) for at in range(count - len(plan))] + plan


@pytest.mark.rule("COP-19")
def test_at_your_own_pace_the_first_round_has_no_limit_and_the_others_have_one() -> None:
    first = dealt(gentle=True, minutes=2)
    assert first.timer is None
    later = drawn(readied(played(played(first, 0, ["done"]), 1, ["done"])))
    assert (later.round, later.stage) == (2, "playing")
    assert later.timer is not None
    assert later.timer.seconds == 120
    assert dealt(seats=1, gentle=True).timer, "alone one chooses minutes instead"
