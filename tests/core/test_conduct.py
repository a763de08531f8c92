"""Conduct among people who stop for a while, leave and come back, and taking back where several act at once."""

from contextlib import suppress
from random import Random

import pytest

from galerie.core import NATURE, IllegalMove, Line, Match, Out, Outcome, Record, automatic
from galerie.core.conduct import (
    Abort,
    Agree,
    Claim,
    Decline,
    Draw,
    Pause,
    Rematch,
    Resign,
    Resume,
    Return,
    TakeBack,
    TakeOver,
)
from galerie.core.record import loads, read_line, replay
from galerie.games import GAMES, deflecto, reversi, solo
from tests.core.test_match import OVER, coffer_match, played, refusal, reversi_match


def paused(*moves: str) -> Match:
    return reversi_match(*moves).then(0, Pause()).then(1, Agree())


class TestPauses:
    def test_a_pause_needs_everybody(self) -> None:
        asked = reversi_match("c5").then(0, Pause())
        assert (asked.paused, asked.request is not None) == (False, True)
        assert asked.then(1, Agree()).paused
        assert not asked.then(1, Decline()).paused
        three = coffer_match("* draw 1", "0 !pause", "1 !agree", seats=3)
        assert not three.paused
        assert three.then(2, Agree()).paused

    def test_nobody_moves_in_a_pause(self) -> None:
        match = paused("c5")
        assert refusal(match, 1, "c6") == "game-paused"
        assert list(match.moves(1)) == []
        assert match.to_act == {1}, "it is still somebody's turn"

    def test_neither_chance_nor_time_act_in_a_pause(self) -> None:
        match = coffer_match("* draw 1", "0 !pause", "1 !agree")
        assert refusal(match, NATURE, "late 0") == "game-paused"
        assert refusal(match, NATURE, "!flag 0") == "game-paused"
        shown = coffer_match("* draw 1", "0 hide 1", "1 hide 2", "0 !pause", "1 !agree")
        assert automatic(shown, Random(0)) is None

    @pytest.mark.parametrize("seat", [0, 1])
    def test_anybody_ends_it(self, seat: int) -> None:
        match = paused("c5").then(seat, Resume())
        assert not match.paused
        assert played(match, "c6").version == 5

    def test_a_request_for_a_pause_waits_for_its_answer_though_others_move(self) -> None:
        asked = reversi_match("c5").then(0, Pause())
        assert played(asked, "c6").then(1, Agree()).paused

    def test_one_may_agree_resign_and_take_back_in_a_pause(self) -> None:
        match = paused("c5", "c6")
        assert match.then(0, Draw()).then(1, Agree()).outcome is not None
        assert match.then(1, Resign()).outcome is not None
        taken = match.then(1, TakeBack()).then(0, Agree())
        assert (taken.paused, len(taken.line)) == (True, 1)

    def test_what_is_over_is_not_paused(self) -> None:
        assert not paused("c5").then(0, Resign()).paused
        assert refusal(reversi_match(*OVER), 0, "!pause") == "game-over"

    def test_out_of_season_it_is_refused(self) -> None:
        assert refusal(paused(), 0, "!pause") == "pause-already"
        assert refusal(reversi_match(), 0, "!resume") == "pause-none"
        assert refusal(paused(), NATURE, "!resume") == "conduct-not-yours"
        assert refusal(Match.begin(solo.GAME, 1, solo.Options()), 0, "!pause") == "pause-alone"


class TestStandIns:
    def test_a_bot_plays_for_somebody_once_everybody_else_agrees(self) -> None:
        assert reversi_match("c5").then(0, TakeOver(1)).stand_ins == {1}
        asked = coffer_match("* draw 1", "0 !takeover 2", seats=3)
        assert asked.stand_ins == frozenset()
        assert asked.then(1, Agree()).stand_ins == {2}

    def test_whom_it_is_about_need_not_agree_but_may_decline(self) -> None:
        asked = coffer_match("* draw 1", "0 !takeover 2", seats=3)
        assert asked.then(2, Decline()).request is None
        assert asked.then(1, Decline()).stand_ins == frozenset()

    def test_a_move_of_whom_it_is_about_closes_the_request_and_that_of_another_does_not(self) -> None:
        asked = coffer_match("* draw 1", "0 !takeover 2", seats=3)
        assert asked.then(1, asked.parse("hide 1")).request is not None
        assert asked.then(2, asked.parse("hide 1")).request is None

    def test_the_moves_are_those_of_the_seat(self) -> None:
        match = played(reversi_match("c5").then(0, TakeOver(1)), "c6")
        assert [str(event) for event in match.line] == ["0 c5", "1 c6"]

    def test_whoever_comes_back_plays_again_while_the_game_goes_on(self) -> None:
        match = reversi_match("c5").then(0, TakeOver(1))
        assert match.then(1, Return()).stand_ins == frozenset()
        assert refusal(match, 0, "!return") == "return-none"
        assert refusal(match.then(0, Resign()), 1, "!return") == "game-over"

    def test_nobody_is_replaced_twice_or_by_himself_or_after_the_end(self) -> None:
        match = reversi_match("c5").then(0, TakeOver(1))
        assert refusal(match, 0, "!takeover 1") == "takeover-already"
        assert refusal(match, 0, "!takeover 0") == "takeover-own"
        assert refusal(match, NATURE, "!takeover 0") == "conduct-not-yours"
        assert refusal(reversi_match(*OVER), 0, "!takeover 1") == "game-over"

    def test_the_end_of_the_game_closes_the_request(self) -> None:
        asked = reversi_match(*OVER[:-1]).then(1, Pause())
        over = played(asked, OVER[-1])
        assert (over.outcome is not None, over.request) == (True, None)


class TestTakingBackWhereSeveralAct:
    """Nobody has to replay what did not hang on the move taken back."""

    def test_what_another_hid_meanwhile_stands(self) -> None:
        asked = coffer_match("* draw 1", "0 hide 1", "1 hide 2", "0 !takeback", seats=3)
        assert asked.request is not None
        assert (asked.request.replays, asked.request.keeps) == (frozenset(), 1)
        taken = asked.then(1, Agree()).then(2, Agree())
        assert [str(event) for event in taken.line] == ["* draw 1", "1 hide 2"]
        assert taken.position == coffer_match("* draw 1", "1 hide 2", seats=3).position

    def test_an_answer_hangs_on_it_and_whoever_gave_it_is_told_so(self) -> None:
        asked = reversi_match("c5", "c6").then(0, TakeBack())
        assert asked.request is not None
        assert asked.request.replays == {1}
        own = reversi_match("c5", "c6").then(1, TakeBack()).request
        assert own is not None
        assert own.replays == frozenset()


LINES = (
    Line(0, "c5"),
    Line(1, "!pause"),
    Line(0, "!agree"),
    Line(0, "!resume"),
    Line(0, "!takeover 1"),
    Line(1, "c6"),
    Line(1, "!return"),
    Line(0, "c7"),
    Line(1, "!pause"),
    Line(1, "!decline"),
    Line(1, "!resign"),
)


def test_a_record_with_pauses_and_stand_ins_replays() -> None:
    match = reversi_match()
    played_out = [match]
    for line in LINES:
        match = match.then(line.seat, match.parse(line.move))
        played_out.append(match)
    record = loads(str(Record.of(reversi.GAME, reversi.Options(), ("Ada", "Bob"), LINES)))
    assert [*replay(GAMES, record)] == played_out


def deflecto_match(*lines: str, seats: int = 3) -> Match:
    """Three paths are begun; then these lines."""
    match = Match.begin(deflecto.GAME, seats, deflecto.Options(lot=False))
    for seat in range(seats):
        match = match.then(seat, next(iter(match.moves(seat))))
    for line in map(read_line, lines):
        match = match.then(line.seat, match.parse(line.move))
    return match


class TestAborting:
    @pytest.mark.rule("GEN-01")
    @pytest.mark.parametrize("moves", [(), ("c5",)])
    @pytest.mark.parametrize("seat", [0, 1])
    def test_until_the_second_move_anybody_may_abort_and_nobody_has_won(
        self, moves: tuple[str, ...], seat: int
    ) -> None:
        match = reversi_match(*moves).then(seat, Abort())
        assert match.outcome == Outcome((0, 0), (1, 1), "aborted", counted=False)
        assert refusal(match, seat, "!abort") == "game-over"

    @pytest.mark.rule("GEN-01")
    def test_after_the_second_move_nobody_aborts_and_chance_does_not_count(self) -> None:
        assert refusal(reversi_match("c5", "c6"), 0, "!abort") == "abort-late"
        assert not reversi_match("c5", "c6").is_abortable
        assert coffer_match("* draw 1", "0 hide 1").is_abortable
        assert refusal(reversi_match(), NATURE, "!abort") == "conduct-not-yours"


class TestBeingOut:
    @pytest.mark.rule("GEN-02")
    def test_of_three_players_the_others_play_on_without_the_one_who_resigns(self) -> None:
        match = deflecto_match().play("!resign", seat=1)
        assert (match.out, match.outcome) == ((1,), None)
        assert match.log[-1] == (1, Out(1))
        assert match.to_act == {0}
        after = match.then(0, next(iter(match.moves(0))))
        assert after.to_act == {2}, "the seat is passed over"

    @pytest.mark.rule("GEN-02")
    def test_when_one_player_is_left_they_have_won_and_the_last_to_go_is_second(self) -> None:
        match = deflecto_match("* !out 1", "2 !out 2")
        assert match.outcome == Outcome((1, 0, 0), (1, 3, 2), "resigned", counted=False)
        assert deflecto_match("* !out 1", "* !out 0").outcome == Outcome((0, 0, 1), (2, 3, 1), "time", counted=False)
        assert deflecto_match("0 !out 1", "0 !out 2").outcome == Outcome((1, 0, 0), (1, 3, 2), "left", counted=False)

    @pytest.mark.rule("GEN-02")
    def test_of_two_players_whoever_resigns_has_lost(self) -> None:
        match = reversi_match("c5").play("!resign", seat=0)
        assert match.outcome == Outcome((0, 1), (2, 1), "resigned", counted=False)
        assert refusal(reversi_match(), 0, "!out 0") == "out-two"

    def test_in_records_from_before_resigning_ends_a_game_of_three(self) -> None:
        assert deflecto_match("1 !resign").outcome == Outcome((1, 0, 1), (1, 3, 1), "resigned", counted=False)
        assert deflecto_match("* !flag 1").outcome == Outcome((1, 0, 1), (1, 3, 1), "time", counted=False)

    def test_a_game_that_cannot_go_on_ends(self) -> None:
        assert coffer_match("1 !out 1", seats=3).outcome == Outcome((1, 0, 1), (1, 3, 1), "resigned", counted=False)

    def test_where_only_bots_stay_resigning_ends_the_game(self) -> None:
        match = deflecto_match()
        assert match.resigning(0, people=frozenset({0})) == Resign()
        assert match.resigning(0, people=frozenset({0, 2})) == Out(0)

    def test_whoever_is_out_is_asked_nothing_and_asks_for_nothing(self) -> None:
        match = deflecto_match("* !out 1")
        for text in ("!draw", "!resign", "!out 1", "!agree", "!pause"):
            assert refusal(match, 1, text) == "conduct-out"
        assert refusal(match, 0, "!out 1") == "out-already"
        drawn = match.then(0, Draw()).then(2, Agree()).outcome
        assert drawn == Outcome((0.5, 0, 0.5), (1, 3, 1), "agreed", counted=False)

    def test_a_request_goes_on_among_those_who_stay(self) -> None:
        asked = deflecto_match("0 !pause", "2 !agree")
        assert asked.then(1, Out(1)).paused, "nobody waits for the answer of whoever has left"
        assert asked.then(0, Out(0)).request is None, "whoever asked has left"
        assert deflecto_match("0 !draw").then(1, Out(1)).request is None

    def test_no_move_from_before_somebody_left_is_taken_back(self) -> None:
        match = deflecto_match("* !out 1")
        assert match.takeback_refusal(0) == "takeback-out"
        later = match.then(0, next(iter(match.moves(0))))
        taken = later.then(0, TakeBack()).then(2, Agree())
        assert (taken.position, taken.plies) == (match.position, match.plies)

    def test_a_bot_that_stands_in_leaves_with_the_seat(self) -> None:
        match = deflecto_match("0 !takeover 1", "2 !agree")
        assert match.then(0, Out(1)).stand_ins == frozenset()

    def test_time_takes_nobody_out_in_a_pause_but_one_may_resign(self) -> None:
        match = deflecto_match("0 !pause", "1 !agree", "2 !agree")
        assert refusal(match, NATURE, "!out 1") == "game-paused"
        assert match.then(1, Out(1)).paused


class TestClaims:
    @pytest.mark.rule("GEN-04")
    def test_a_claim_wins_or_draws_if_the_one_who_stays_prefers(self) -> None:
        match = reversi_match("c5", "c6")
        assert match.then(0, Claim()).outcome == Outcome((1, 0), (1, 2), "left", counted=False)
        assert match.then(1, Claim(draw=True)).outcome == Outcome((0.5, 0.5), (1, 1), "left", counted=False)

    def test_with_three_players_whoever_has_left_is_out_instead(self) -> None:
        assert refusal(deflecto_match(), 0, "!claim win") == "claim-two"
        assert refusal(reversi_match(), NATURE, "!claim win") == "conduct-not-yours"
        assert refusal(reversi_match(*OVER), 0, "!claim win") == "game-over"


class TestAskingAgain:
    @pytest.mark.rule("GEN-06")
    def test_what_was_declined_may_be_asked_again_after_three_moves_of_ones_own(self) -> None:
        match = Match.begin(reversi.GAME).play("!draw").play("!decline", seat=1)
        codes = []
        for _ in range(4):
            try:
                match.play("!draw", seat=0)
                codes.append("")
            except IllegalMove as refused:
                codes.append(f"{refused.code} {refused.details['moves']}")
            for _ in range(2):
                match = match.play(next(iter(match.legal_moves)))
        assert codes == ["request-again 3", "request-again 2", "request-again 1", ""]
        assert match.play("!takeback", seat=0).request, "another request is another matter"

    @pytest.mark.rule("GEN-06")
    def test_to_move_without_an_answer_declines_a_request(self) -> None:
        match, asked = reversi_match(), []
        while len(match.line) < 20:
            with suppress(IllegalMove):
                match = match.play("!draw", seat=0)
                asked.append(sum(event.seat == 0 for event in match.line))
            match = match.play(next(iter(match.legal_moves)))
        assert asked == [0, 4, 7], "three moves of hers after the one that closed it, and three times"
        with pytest.raises(IllegalMove) as refused:
            match.play("!draw", seat=0)
        assert refused.value.code == "request-enough"
        assert match.then(0, Draw()).request, "records from before have no limit"

    @pytest.mark.rule("GEN-06")
    def test_a_bot_that_was_not_needed_because_the_player_is_back_was_not_declined(self) -> None:
        match = deflecto_match("0 !takeover 1", "1 !decline")
        assert match.request is None
        match.check_request(0, TakeOver(1))
        declined = deflecto_match("0 !takeover 1", "2 !decline")
        with pytest.raises(IllegalMove) as refused:
            declined.check_request(0, TakeOver(1))
        assert refused.value.code == "request-again"

    @pytest.mark.rule("GEN-06")
    def test_nothing_is_asked_again_that_was_declined_three_times(self) -> None:
        match = reversi_match()
        for _ in range(3):
            match = match.then(0, Pause()).then(1, Decline())
        with pytest.raises(IllegalMove) as refused:
            match.check_request(0, Pause())
        assert refused.value.code == "request-enough"
        match.check_request(1, Pause())
        assert match.then(0, Pause()).request, "records from before have no limit"


class TestRematches:
    @pytest.mark.rule("GEN-07")
    def test_those_who_stay_may_want_one_though_somebody_declines(self) -> None:
        over = deflecto_match("* !out 1", "* !out 0")
        match = over.then(0, Rematch()).then(2, Decline())
        assert [{*match.rematch}, {*match.no_rematch}] == [{0}, {2}]
        match = match.then(1, Rematch())
        assert [{*match.rematch}, {*match.no_rematch}] == [{0, 1}, {2}]
        assert match.then(2, Rematch()).rematch == {0, 1, 2}, "they may think better of it"

    @pytest.mark.rule("GEN-07")
    def test_there_is_none_where_nobody_else_wants_one(self) -> None:
        two = reversi_match(*OVER).then(0, Rematch()).then(1, Decline())
        assert (two.rematch, two.no_rematch) == (frozenset(), frozenset())
        three = deflecto_match("1 !resign").then(0, Rematch()).then(1, Decline()).then(2, Decline())
        assert (three.rematch, three.no_rematch) == (frozenset(), frozenset())

    def test_whoever_asks_again_asks_those_who_declined(self) -> None:
        match = deflecto_match("1 !resign").then(0, Rematch()).then(1, Decline()).then(0, Rematch())
        assert (match.rematch, match.no_rematch) == (frozenset({0}), frozenset())
        assert refusal(match, 0, "!rematch") == "request-yours"
