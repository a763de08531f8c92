"""Conduct among people who stop for a while, leave and come back, and taking back where several act at once."""

from random import Random

import pytest

from galerie.core import NATURE, Line, Match, Record, automatic
from galerie.core.match import Agree, Decline, Draw, Pause, Resign, Resume, Return, TakeBack, TakeOver
from galerie.core.record import loads, replay
from galerie.games import GAMES, reversi, solo
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
