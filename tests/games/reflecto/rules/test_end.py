"""How a game ends: guesses, the last letter, draws. REF-40 to REF-44, REF-55."""

import pytest

from galerie.core import Match, Outcome
from galerie.core.conduct import Agree, Draw
from galerie.games.reflecto import GAME, Options, Reflecto
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from tests.games.reflecto.diagrams import after, notebook, opening, position, refused


class TestGuessing:
    @pytest.mark.rule("REF-40")
    def test_a_right_guess_wins_at_once(self) -> None:
        board = after(opening(), "b1-b2", "guess PIANO")
        assert board.outcome == Outcome((0, 1), (2, 1), "guessed", counted=False)
        assert board.to_act == frozenset()

    @pytest.mark.rule("REF-40")
    def test_a_wrong_guess_loses_at_once(self) -> None:
        board = after(opening(), "guess TABLE")
        assert board.outcome == Outcome((0, 1), (2, 1), "misguessed", counted=False)

    @pytest.mark.rule("REF-40", "REF-10")
    def test_a_guess_takes_the_place_of_the_move(self) -> None:
        assert refused(opening(), "guess NEIGE b1-b2").code == "reflecto-one-act"
        assert refused(opening(), "b1-b2 guess NEIGE").code == "reflecto-one-act"

    @pytest.mark.rule("REF-41")
    def test_the_worked_example_of_a_guess(self) -> None:
        """The Queen has seen I, A, N and P in her mirrors, and guesses."""
        board = position(
            """
            . . . . . . .
            . . I . . P .
            . . + . . . .
            A . . . . . .
            . + N . . . .
            . . . O . . .
            e n . . i g *
            """,
            turn=QUEEN,
        )
        mine = ("b3-a3", "a3-b2", "b2-c2", "c5-d5", "d5-e5", "e5-f5")
        for number, turn in enumerate(mine):
            board = after(board, turn, "g2-g1" if number % 2 else "g1-g2")
        assert sorted(letter for _, letter in notebook(board, QUEEN)) == ["A", "I", "N", "P"]
        won = after(board, "guess PIANO")
        assert won.outcome is not None
        assert (won.outcome.ranks, won.outcome.reason) == ((2, 1), "guessed")

    @pytest.mark.rule("REF-44")
    @pytest.mark.parametrize("written", ["NEIGE", "neige", "Neige", "neigé"])
    def test_a_guess_is_compared_in_capitals_without_accents(self, written: str) -> None:
        board = after(opening(), f"guess {written}")
        assert board.outcome is not None
        assert board.outcome.reason == "guessed"

    @pytest.mark.rule("REF-44")
    @pytest.mark.parametrize("word", ["NEIG", "NEIGES", "N"])
    def test_a_guess_with_the_wrong_number_of_letters_is_refused_and_does_not_count(self, word: str) -> None:
        board = opening()
        assert refused(board, f"guess {word}").code == "reflecto-guess-length"
        assert after(board, "guess NEIGE").outcome is not None

    @pytest.mark.rule("REF-44")
    def test_a_guess_need_not_be_a_word(self) -> None:
        board = after(opening(several_guesses=True), "guess XQZTB")
        assert board.to_act == {QUEEN}

    @pytest.mark.rule("REF-44")
    def test_guesses_are_public(self) -> None:
        board = after(opening(several_guesses=True), "guess TABLE", "guess RADIS")
        for onlooker in (GERDA, QUEEN, None):
            told = [(each.turn, each.seat, each.word) for each in board.view(onlooker).guesses]
            assert told == [(1, GERDA, "TABLE"), (2, QUEEN, "RADIS")]
        assert board.veil(GAME.parse("guess TABLE"), QUEEN) == "guess TABLE"

    @pytest.mark.rule("REF-44", "REF-52")
    def test_the_whole_word_is_guessed_also_with_several_letters_a_tile(self) -> None:
        board = opening(queen="set PATINAGE 3*15*24", queen_letters=8)
        assert refused(board, "guess PATIN").details == {"letters": 8}
        assert won_by(after(board, "guess PATINAGE")) == "guessed"

    @pytest.mark.rule("REF-44", "REF-51")
    def test_blank_tiles_are_no_part_of_the_word(self) -> None:
        board = opening(queen="set RIRE 2*-1*34", queen_letters=4)
        assert won_by(after(board, "guess RIRE")) == "guessed"

    @pytest.mark.rule("REF-37")
    def test_letters_may_be_taken_out_before_a_guess_and_none_after_it(self) -> None:
        board = position(LAST_BUT_ONE, out=("P I A", ""), several_guesses=True)
        guessed = after(board, "b7-out guess TABLE")
        assert len(guessed.sides[GERDA].out) == 4
        assert refused(board, "guess TABLE b7-out").code == "reflecto-nothing-after"


LAST_BUT_ONE = """
    . N . . . . .
    . . O . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    n . . . . . *
    . . . . . . .
"""


class TestSeveralGuesses:
    @pytest.mark.rule("REF-55")
    def test_a_wrong_guess_costs_the_turn_only(self) -> None:
        board = after(opening(several_guesses=True), "guess TABLE")
        assert board.outcome is None
        assert board.to_act == {QUEEN}
        assert board.sides == opening().sides
        again = after(board, "g7-g6", "guess NEIGE")
        assert won_by(again) == "guessed"

    @pytest.mark.rule("REF-55")
    def test_exits_made_before_a_wrong_guess_stand(self) -> None:
        board = after(position(LAST_BUT_ONE, out=("P I A", ""), several_guesses=True), "b7-out guess TABLE")
        assert len(board.view(None).out[GERDA]) == 4
        assert board.to_act == {QUEEN}

    @pytest.mark.rule("REF-55", "REF-37")
    def test_no_exit_follows_a_wrong_guess(self) -> None:
        board = position(LAST_BUT_ONE, out=("P I A", ""), several_guesses=True)
        assert refused(board, "guess TABLE b7-out").rule == "REF-37"


class TestLastLetter:
    @pytest.mark.rule("REF-42")
    @pytest.mark.parametrize("turn", ["b7-out c6-c7 c7-out", "b7-out c6-d7 d7-out", "c6-c7 b7-out c7-out"])
    def test_taking_out_the_last_letter_wins_at_once(self, turn: str) -> None:
        board = after(position(LAST_BUT_ONE, out=("P I A", "")), turn)
        assert board.outcome == Outcome((1, 0), (1, 2), "out", counted=False)

    @pytest.mark.rule("REF-42", "REF-32")
    def test_a_jump_off_the_board_wins_too(self) -> None:
        board = position(LAST_BUT_ONE.replace(". N . . . . .", ". . n . . . ."), out=("P I A N", ""))
        assert won_by(after(board, "c6-out")) == "out"

    @pytest.mark.rule("REF-42", "REF-37")
    def test_when_the_exits_have_won_no_move_is_left_to_make(self) -> None:
        finished = position(LAST_BUT_ONE.replace("N .", "N O", 1).replace(". . O", ". . ."), out=("P I A", ""))
        assert won_by(after(finished, "b7-out c7-out")) == "out"
        assert refused(finished, "b7-out c7-out g2-g3").code == "reflecto-won-already"
        assert refused(finished, "b7-out c7-out guess NEIGE").code == "reflecto-won-already"

    @pytest.mark.rule("REF-42", "REF-51")
    def test_a_blank_tile_must_be_out_too(self) -> None:
        board = position(
            LAST_BUT_ONE.replace("N", "E").replace("O", "_"),
            gerda="RIRE",
            out=("R I R", ""),
            gerda_letters=4,
            gerda_late_blank=True,
        )
        waiting = after(board, "b7-out g2-g3")
        assert waiting.outcome is None
        assert won_by(after(waiting, "a2-a3", "c6-c7 c7-out")) == "out"

    @pytest.mark.rule("REF-42")
    def test_the_queen_wins_on_her_own_last_row(self) -> None:
        board = position(
            """
            . . . . . . P
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . +
            . e . . . . .
            """,
            out=("", "n e i g"),
            turn=QUEEN,
        )
        assert after(board, "b1-out").outcome == Outcome((0, 1), (2, 1), "out", counted=False)


class TestDraws:
    @pytest.mark.rule("REF-43")
    def test_the_players_may_agree_on_a_draw(self) -> None:
        match = Match(GAME, 2, GAME.options(), opening()).then(QUEEN, Draw())
        assert match.outcome is None
        drawn = match.then(GERDA, Agree())
        assert drawn.outcome == Outcome((0.5, 0.5), (1, 1), "agreed", counted=False)

    @pytest.mark.rule("REF-43")
    def test_the_usual_limit_is_200_turns_each(self) -> None:
        assert Options().limit == 200

    @pytest.mark.rule("REF-43")
    def test_after_the_limit_the_game_is_drawn(self) -> None:
        board = opening(limit=10)
        for number in range(10):
            there = number % 2 == 0
            board = after(board, "a1-a2" if there else "a2-a1", "g7-g6" if there else "g6-g7")
            assert (board.outcome is not None) == (number == 9)
        assert board.outcome == Outcome((0.5, 0.5), (1, 1), "limit", counted=False)

    @pytest.mark.rule("REF-43", "REF-42")
    def test_who_wins_with_the_last_turn_before_the_limit_has_won(self) -> None:
        board = position(LAST_BUT_ONE, out=("P I A N", ""), limit=10)
        for number in range(9):
            board = after(board, "g2-g3" if number % 2 == 0 else "g3-g2", "a2-a3" if number % 2 == 0 else "a3-a2")
        assert won_by(after(board, "c6-c7 c7-out")) == "out"

    @pytest.mark.rule("REF-43")
    def test_wrong_guesses_count_as_turns(self) -> None:
        board = opening(limit=10, several_guesses=True)
        for _ in range(20):
            board = after(board, "guess TABLE")
        assert won_by(board) == "limit"


def won_by(board: Reflecto) -> str:
    assert board.outcome is not None
    return board.outcome.reason


@pytest.mark.rule("REF-40")
def test_nothing_is_played_after_the_guess_that_ends_the_game() -> None:
    board = after(opening(), "guess TABLE")
    for seat in (GERDA, QUEEN):
        assert refused(board, "b1-b2", seat).code == "game-over"
