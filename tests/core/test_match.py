"""The conduct of a match: what the rules of no game speak of."""

import pickle
from dataclasses import FrozenInstanceError, fields
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galerie.core import NATURE, BadNotation, Event, IllegalMove, Match, Outcome, Refusal, settle
from galerie.core.conduct import WORDS, Agree, Conduct, Decline, Draw, Flag, Pause, Rematch, Resign, TakeBack, TakeOver
from galerie.games import reversi, solo
from tests import toy
from tests.toy import GAME as COFFER
from tests.toy import Hide, Options


def reversi_match(*moves: str) -> Match:
    return played(Match.begin(reversi.GAME, 2, reversi.Options()), *moves)


def coffer_match(*lines: str, seats: int = 2) -> Match:
    """Lines name their seat, since everybody may be to act; `*` is NATURE."""
    match = Match.begin(COFFER, seats, Options())
    for line in lines:
        seat, _, text = line.partition(" ")
        match = match.then(NATURE if seat == "*" else int(seat), match.parse(text))
    return match


def played(match: Match, *moves: str) -> Match:
    for text in moves:
        (seat,) = match.to_act
        match = match.then(seat, match.parse(text))
    return match


def refusal(match: Match, seat: int, text: str) -> str:
    """The code of the refusal; the match must be as it was."""
    before = repr(match)
    with pytest.raises(IllegalMove) as caught:
        match.then(seat, match.parse(text))
    assert repr(match) == before
    return caught.value.code


OVER = ("c5", "c6", "c7", "c4", "e3", "d3", "c3", "f3", "g2")


class TestBeginning:
    @pytest.mark.parametrize("seats", [0, 1, 3])
    def test_a_number_of_seats_the_game_does_not_know_is_refused(self, seats: int) -> None:
        with pytest.raises(Refusal) as caught:
            Match.begin(reversi.GAME, seats, reversi.Options())
        assert caught.value.code == "seats-wrong"
        assert caught.value.details == {"least": 2, "most": 2, "spread": 0}

    def test_without_a_word_it_has_the_fewest_seats_and_the_usual_options(self) -> None:
        match = Match.begin(COFFER)
        assert (match.seats, match.options) == (2, Options())
        assert Match.begin(COFFER, 3, Options(high=True)).options == Options(high=True)

    def test_a_match_begins_with_an_empty_log(self) -> None:
        match = reversi_match()
        assert (match.version, match.line[:], match.outcome) == (0, (), None)

    def test_every_event_adds_one_to_the_version_and_a_refusal_none(self) -> None:
        match = reversi_match("c5", "c6")
        assert match.version == 2
        refusal(match, 0, "a1")
        assert match.then(1, TakeBack()).version == 3
        assert match.then(1, TakeBack()).then(0, Decline()).version == 4


class TestResigning:
    def test_who_resigns_is_last_and_the_others_first(self) -> None:
        match = reversi_match("c5").then(0, Resign())
        assert match.outcome == Outcome(scores=(0, 1), ranks=(2, 1), reason="resigned", counted=False)
        assert match.to_act == frozenset()
        assert list(match.moves(1)) == []

    def test_one_may_resign_out_of_turn(self) -> None:
        assert reversi_match("c5").then(1, Resign()).ended is not None

    def test_of_three_the_two_others_share_the_first_rank(self) -> None:
        assert coffer_match("1 !resign", seats=3).outcome == Outcome((1, 0, 1), (1, 3, 1), "resigned", counted=False)

    def test_nothing_is_played_after_resigning(self) -> None:
        match = reversi_match("c5").then(0, Resign())
        for text in ("c6", "!resign", "!takeback"):
            assert refusal(match, 1, text) == "game-over"

    def test_nobody_resigns_a_finished_game(self) -> None:
        assert refusal(reversi_match(*OVER), 1, "!resign") == "game-over"

    def test_nature_does_not_resign(self) -> None:
        assert refusal(reversi_match(), NATURE, "!resign") == "conduct-not-yours"

    def test_resigning_closes_a_request(self) -> None:
        assert reversi_match("c5").then(0, TakeBack()).then(1, Resign()).request is None


class TestTakingBack:
    def test_with_the_agreement_of_the_other_the_move_is_undone(self) -> None:
        before = reversi_match("c5", "c6")
        match = played(before, "c7").then(0, TakeBack()).then(1, Agree())
        assert match.position == before.position
        assert match.line == before.line
        assert match.request is None
        assert match.version == 5, "the log only grows"

    def test_the_answer_of_the_other_is_undone_with_it(self) -> None:
        match = reversi_match("c5", "c6", "c7", "c4").then(0, TakeBack()).then(1, Agree())
        assert match.position == reversi_match("c5", "c6").position

    def test_without_agreement_everything_stands(self) -> None:
        asked = reversi_match("c5").then(0, TakeBack())
        assert asked.request is not None
        assert asked.position == reversi_match("c5").position
        declined = asked.then(1, Decline())
        assert declined.request is None
        assert declined.position == asked.position

    def test_the_author_may_withdraw_but_not_agree_for_the_other(self) -> None:
        asked = reversi_match("c5").then(0, TakeBack())
        assert refusal(asked, 0, "!agree") == "request-yours"
        assert asked.then(0, Decline()).request is None

    def test_a_move_closes_the_request(self) -> None:
        asked = reversi_match("c5").then(0, TakeBack())
        assert played(asked, "c6").request is None

    def test_one_request_at_a_time(self) -> None:
        asked = reversi_match("c5", "c6").then(0, TakeBack())
        assert refusal(asked, 1, "!takeback") == "request-open"
        assert refusal(asked, 0, "!takeback") == "request-open"

    def test_only_what_one_has_played_oneself_can_be_taken_back(self) -> None:
        assert refusal(reversi_match(), 0, "!takeback") == "takeback-nothing"
        assert refusal(reversi_match("c5"), 1, "!takeback") == "takeback-nothing"

    def test_without_a_request_there_is_nothing_to_answer(self) -> None:
        for text in ("!agree", "!decline"):
            assert refusal(reversi_match("c5"), 1, text) == "request-none"

    def test_nature_neither_agrees_nor_declines(self) -> None:
        asked = reversi_match("c5").then(0, TakeBack())
        for text in ("!agree", "!decline"):
            assert refusal(asked, NATURE, text) == "conduct-not-yours"

    def test_a_finished_game_stays_finished(self) -> None:
        assert refusal(reversi_match(*OVER), 0, "!takeback") == "game-over"

    def test_a_forced_pass_is_skipped_and_the_last_chosen_move_taken_back(self) -> None:
        moves = "c5 c6 e3 f5 g6 b5 e6 f7 d6 e2 f2 c4 d3 g4 b3 f3 c7 h7 f1 b8 a4 a5 b6 d1 d2 e1 g3 b7 a8 g1 f4 c2 h4"
        more = "a7 g5 c3 b2 h6 g2 h5 a6 c1 g7 h2 e8 h3 d7 c8 f6 f8 g8 a2 h1 e7 d8 pass b4"
        match = reversi_match(*moves.split(), *more.split())
        assert [ply.forced for ply in match.plies[-3:]] == [False, True, False]
        taken = match.then(1, TakeBack()).then(0, Agree())
        assert [str(event) for event in taken.line[-2:]] == ["1 a2", "0 h1"], "black's e7 is undone, not the pass"
        assert taken.to_act == {1}
        assert [part.line.forced for part in (taken, match, match.then(1, TakeBack()))] == [False, False, False]
        assert reversi_match(*moves.split(), *more.split()[:-1]).line.forced

    def test_whether_a_move_can_be_taken_back_is_known_before_it_is_asked(self) -> None:
        assert reversi_match().takeback_refusal(0) == "takeback-nothing"
        assert [reversi_match("c5").takeback_refusal(seat) for seat in (0, 1)] == [None, "takeback-nothing"]
        drawn = coffer_match("* draw 1", "0 hide 1", "1 hide 2", "0 show", "1 show", "* draw 3")
        assert drawn.takeback_refusal(0) == "takeback-chance"

    def test_it_costs_what_it_undoes_and_not_the_whole_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match, played_again = reversi_match(), []
        while len(match.line) < 50:
            (seat,) = match.to_act
            match = match.then(seat, next(iter(match.moves(seat))))
        play = reversi.Reversi.play

        def counted(position: reversi.Reversi, seat: int, move: reversi.Move) -> reversi.Reversi:
            played_again.append(move)
            return play(position, seat, move)

        monkeypatch.setattr(reversi.Reversi, "play", counted)
        for _ in range(20):
            match = match.then(0, TakeBack()).then(1, Agree())
        assert len(match.line) <= 30
        assert len(played_again) < 20 * 72, "at most 18 plies, twice when it is asked for and twice when it is granted"

    def test_in_a_game_of_three_everybody_must_agree(self) -> None:
        asked = coffer_match("* draw 1", "0 hide 1", "0 !takeback", seats=3)
        one = asked.then(1, Agree())
        assert one.position == asked.position
        assert refusal(one, 1, "!agree") == "request-yours"
        assert one.then(2, Agree()).position == coffer_match("* draw 1", seats=3).position

    def test_no_move_is_taken_back_past_a_word_of_chance(self) -> None:
        match = coffer_match("* draw 1", "0 hide 1", "1 hide 2", "0 show", "1 show", "* draw 3")
        assert refusal(match, 0, "!takeback") == "takeback-chance"


class TestDraws:
    @pytest.mark.rule("REF-43")
    def test_with_the_agreement_of_the_other_nobody_wins(self) -> None:
        offered = reversi_match("c5", "c6").then(1, Draw())
        assert offered.outcome is None
        match = offered.then(0, Agree())
        assert match.outcome == Outcome(scores=(0.5, 0.5), ranks=(1, 1), reason="agreed", counted=False)
        assert match.to_act == frozenset()
        assert match.request is None
        assert match.line == offered.line, "the moves stand"

    def test_a_draw_may_be_offered_before_the_first_move_and_out_of_turn(self) -> None:
        assert reversi_match().then(1, Draw()).then(0, Agree()).outcome is not None

    def test_without_agreement_the_game_goes_on(self) -> None:
        offered = reversi_match("c5").then(0, Draw())
        for answer in (offered.then(1, Decline()), offered.then(0, Decline()), played(offered, "c6")):
            assert (answer.request, answer.outcome) == (None, None)
        assert refusal(offered, 0, "!agree") == "request-yours"

    def test_in_a_game_of_three_everybody_must_agree(self) -> None:
        offered = coffer_match("* draw 1", "2 !draw", "0 !agree", seats=3)
        assert offered.outcome is None
        assert offered.then(1, Agree()).outcome == Outcome((0.5, 0.5, 0.5), (1, 1, 1), "agreed", counted=False)

    def test_one_request_at_a_time_whatever_is_asked(self) -> None:
        assert refusal(reversi_match("c5").then(0, Draw()), 0, "!takeback") == "request-open"
        assert refusal(reversi_match("c5").then(0, TakeBack()), 1, "!draw") == "request-open"

    def test_whoever_plays_alone_has_nobody_to_agree_with(self) -> None:
        assert refusal(Match.begin(solo.GAME, 1, solo.Options()), 0, "!draw") == "draw-alone"

    def test_a_finished_game_stays_finished(self) -> None:
        assert refusal(reversi_match(*OVER), 0, "!draw") == "game-over"
        drawn = reversi_match("c5").then(0, Draw()).then(1, Agree())
        for text in ("c6", "!resign", "!takeback", "!draw"):
            assert refusal(drawn, 1, text) == "game-over"
        assert drawn.then(0, Rematch()).rematch == {0}

    def test_nature_offers_nothing(self) -> None:
        assert refusal(reversi_match(), NATURE, "!draw") == "conduct-not-yours"


class TestSecrets:
    """When conduct ends a match, what a position hides is shown to everybody."""

    @pytest.mark.parametrize(
        "lines", [("0 !resign",), ("* !flag 1",), ("1 !draw", "0 !agree")], ids=["resigned", "time", "agreed"]
    )
    def test_an_end_by_conduct_opens_the_position(self, lines: tuple[str, ...]) -> None:
        before = ("* draw 1", "0 hide 3")
        assert coffer_match(*before).position.view(None).opened is None
        match = coffer_match(*before, *lines)
        for onlooker in (0, 1, None):
            assert match.position.view(onlooker).opened == (3, None)

    def test_a_request_alone_opens_nothing(self) -> None:
        for lines in (("0 hide 3", "1 !draw"), ("0 hide 3", "0 !takeback"), ("0 hide 3", "1 !draw", "0 !decline")):
            assert coffer_match("* draw 1", *lines).position.view(None).opened is None

    def test_a_game_without_secrets_is_left_as_it_is(self) -> None:
        match = reversi_match("c5")
        assert match.then(0, Resign()).position is match.position


class TestTime:
    def test_who_runs_out_of_time_loses(self) -> None:
        match = reversi_match("c5").then(NATURE, Flag(1))
        assert match.outcome == Outcome(scores=(1, 0), ranks=(1, 2), reason="time", counted=False)

    def test_only_nature_says_that_time_is_over(self) -> None:
        assert refusal(reversi_match(), 0, "!flag 1") == "conduct-not-yours"

    def test_no_flag_falls_after_the_end(self) -> None:
        assert refusal(reversi_match(*OVER), NATURE, "!flag 0") == "game-over"


class TestRematch:
    def test_a_rematch_is_wanted_by_each_seat_once_the_game_is_over(self) -> None:
        match = reversi_match(*OVER).then(1, Rematch())
        assert match.rematch == {1}
        assert match.then(0, Rematch()).rematch == {0, 1}
        assert refusal(match, 1, "!rematch") == "request-yours"

    def test_a_resigned_game_can_have_a_rematch(self) -> None:
        assert reversi_match().then(0, Resign()).then(0, Rematch()).rematch == {0}

    def test_it_is_too_early_while_the_game_goes_on(self) -> None:
        assert refusal(reversi_match("c5"), 0, "!rematch") == "rematch-early"

    @pytest.mark.parametrize("seat", [0, 1], ids=["turned down", "withdrawn"])
    def test_it_can_be_declined_until_everybody_wants_it(self, seat: int) -> None:
        match = reversi_match(*OVER).then(1, Rematch())
        declined = match.then(seat, Decline())
        assert declined.rematch == frozenset()
        assert declined.then(1, Rematch()).rematch == {1}
        assert refusal(declined, seat, "!decline") == "request-none"
        assert refusal(match.then(0, Rematch()), seat, "!decline") == "request-none"

    def test_nature_wants_no_rematch(self) -> None:
        assert refusal(reversi_match(*OVER), NATURE, "!rematch") == "conduct-not-yours"


class TestStrangers:
    @pytest.mark.parametrize("seat", [-2, 2, 99])
    def test_who_has_no_seat_at_the_table_decides_nothing(self, seat: int) -> None:
        asked = reversi_match("c5").then(0, TakeBack())
        for text in ("!agree", "!decline", "!resign", "!takeback", "c6"):
            assert refusal(asked, seat, text) == "conduct-not-yours"
        assert refusal(reversi_match(*OVER), seat, "!rematch") == "conduct-not-yours"


class TestValues:
    def test_a_match_cannot_be_changed(self) -> None:
        for match in (reversi_match(), reversi_match("c5")):
            for each in fields(match):
                with pytest.raises(FrozenInstanceError):
                    setattr(match, each.name, None)

    def test_a_match_that_was_played_is_like_one_that_was_put_together(self) -> None:
        match = reversi_match("c5", "c6")
        again = Match(match.game, 2, match.options, match.position, match.log, match.line)
        assert (again, hash(again), again.outcome, again.to_act) == (match, hash(match), match.outcome, match.to_act)
        assert type(match) is Match
        assert type(match.position) is reversi.Reversi

    def test_a_match_can_be_pickled_and_goes_on(self) -> None:
        match = coffer_match("* draw 1", "0 hide 1", "1 !draw")
        again = pickle.loads(pickle.dumps(match))  # noqa: S301  our own bytes
        assert again == match
        assert again.plies == match.plies
        assert again.game is COFFER
        assert again.then(0, Agree()) == match.then(0, Agree())

    def test_a_pickled_match_tells_nothing_of_what_another_played_from_there(self) -> None:
        match = coffer_match("* draw 1")
        alone = pickle.dumps(match)
        match.then(0, Hide(3))
        assert pickle.dumps(match) == alone

    def test_conduct_that_no_match_knows_is_an_error(self) -> None:
        class Cheat(Conduct):
            __slots__ = ()

        with pytest.raises(TypeError, match="Cheat"):
            reversi_match(*OVER).then(0, Cheat())


class TestMoves:
    def test_nothing_is_legal_in_a_pause_or_after_the_end(self) -> None:
        match = reversi_match("c5")
        move = match.parse("c6")
        assert move in match.moves(1)
        for still in (match.then(0, Pause()).then(1, Agree()), match.then(0, Resign())):
            moves = still.moves(1)
            assert move not in moves
            assert ([*moves], moves.texts, moves.completions(""), bool(moves)) == ([], [], [], False)

    def test_moves_can_be_read(self) -> None:
        assert repr(reversi_match().moves(0)) == "<Moves e3, f4, c5, d6>"
        assert repr(reversi_match().moves(1)) == "<Moves >"


class TestNotation:
    @pytest.mark.parametrize("move", [*WORDS.values(), Flag(0), Flag(1), TakeOver(0), TakeOver(1)], ids=str)
    def test_conduct_has_one_text_form(self, move: object) -> None:
        assert reversi_match().parse(str(move)) == move

    @pytest.mark.parametrize(
        "text",
        ["!", "!resigne", "!flag", "!flag 2", "!flag -1", "!flag ٠", "!flag 00", "!RESIGN", "!takeover", "!takeover 2"],
    )
    def test_other_words_with_the_mark_are_refused(self, text: str) -> None:
        with pytest.raises(BadNotation) as caught:
            reversi_match().parse(text)
        assert caught.value.code == "notation-unknown"

    def test_a_flag_with_a_number_beyond_all_measure_is_refused(self) -> None:
        with pytest.raises(BadNotation):
            reversi_match().parse("!flag " + "9" * 10_000)

    def test_an_event_reads_seat_then_move(self) -> None:
        assert str(Event(1, reversi.Pass())) == "1 pass"
        assert str(Event(NATURE, Flag(1))) == "* !flag 1"


class TestSettling:
    def test_chance_acts_until_a_player_must(self) -> None:
        settled = list(settle(coffer_match(), Random(3)))
        assert [event.seat for event, _ in settled] == [NATURE]
        assert isinstance(settled[0][0].move, toy.Draw)
        assert settled[-1][1].to_act == {0, 1}

    def test_force_and_chance_take_turns(self) -> None:
        match = coffer_match("* draw 1", "0 hide 1", "1 hide 2")
        assert [str(event).split()[:2] for event, _ in settle(match, Random(0))][:2] == [["0", "show"], ["1", "show"]]
        *_, (last, after) = settle(match, Random(0))
        assert last.seat == NATURE
        assert Hide(1) in list(after.moves(0))

    def test_nothing_moves_after_an_end_by_conduct(self) -> None:
        match = coffer_match("0 !resign")
        assert match.position.to_act == {NATURE}
        assert list(settle(match, Random(0))) == []


@given(
    st.lists(
        st.tuples(
            st.integers(-1, 2), st.sampled_from([*WORDS, "!flag 0", "!takeover 1", "c5", "c6", "c7", "d6", "pass"])
        )
    )
)
@settings(max_examples=150, deadline=None)
def test_whatever_is_sent_a_match_is_the_fold_of_what_it_accepted(lines: list[tuple[int, str]]) -> None:
    match = reversi_match()
    accepted: list[tuple[int, str]] = []
    for seat, text in lines:
        try:
            match = match.then(seat, match.parse(text))
        except IllegalMove:
            continue
        accepted.append((seat, text))
        assert match.version == len(accepted)
        assert (match.outcome is None) == bool(match.to_act)
    again = reversi_match()
    for seat, text in accepted:
        again = again.then(seat, again.parse(text))
    assert again == match
