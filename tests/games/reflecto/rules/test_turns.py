"""What a turn is made of: every clause of REF-37."""

from collections.abc import Iterator
from random import Random

import pytest

from galerie.core.options import parse as chosen
from galerie.games.reflecto import GAME, Go, Options, Pass, Reflecto, Turn
from galerie.games.reflecto.rules.board import GERDA, OFF, QUEEN, SIDE
from tests.games.reflecto.diagrams import after, legal, position, refused
from tests.games.reflecto.play import played

GATHERED = """
    P I A . . . .
    . . . N . . .
    . . . . . . .
    . . . . . . .
    . . . . . . O
    n . . . . . *
    . . . . . . .
"""
"""P, I and A may leave at once, and N after one more step."""

LAST = """
    O . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    n . . . . . *
    . . . . . . .
"""
"""Only the O is left, and it stands on the last row."""


def left(board: Reflecto) -> int:
    return len(board.sides[GERDA].out)


@pytest.mark.rule("REF-37")
@pytest.mark.parametrize("exits", ["", "a7-out ", "a7-out b7-out ", "a7-out b7-out c7-out "])
@pytest.mark.parametrize("act", ["g2-f2", "d6-d7", "guess NEIGE", "guess TABLE"])
def test_any_number_of_exits_comes_before_a_step_or_a_guess(exits: str, act: str) -> None:
    turned = after(position(GATHERED, several_guesses=True), exits + act)
    assert left(turned) == exits.count("out")


@pytest.mark.rule("REF-37")
def test_any_number_of_exits_comes_before_and_after_a_chain() -> None:
    board = position(GATHERED.replace("N . . .", "n . . .").replace(". . . . . . .", ". . . N . . .", 1))
    for text in ("a7-out d5-d7", "a7-out d5-d7 b7-out", "d5-d7 a7-out b7-out c7-out d7-out"):
        assert left(after(board, text)) == text.count("out")


@pytest.mark.rule("REF-37")
@pytest.mark.parametrize("text", ["g2-f2 a7-out", "a7-out g2-f2 b7-out c7-out", "d6-d7 a7-out b7-out c7-out d7-out"])
def test_any_number_of_exits_follows_a_step(text: str) -> None:
    assert left(after(position(GATHERED), text)) == text.count("out")


@pytest.mark.rule("REF-37")
@pytest.mark.parametrize("word", ["NEIGE", "TABLE"])
def test_no_exit_follows_a_guess_right_or_wrong(word: str) -> None:
    board = position(GATHERED, several_guesses=True)
    assert refused(board, f"guess {word} a7-out").code == "reflecto-nothing-after"
    assert refused(board, f"a7-out guess {word} b7-out").code == "reflecto-nothing-after"


@pytest.mark.rule("REF-37")
@pytest.mark.parametrize(
    "text", ["g2-f2 d6-d7", "g2-f2 a7-out d6-d7", "g2-f2 guess NEIGE", "guess NEIGE g2-f2", "guess NEIGE guess TABLE"]
)
def test_a_turn_has_one_step_one_chain_or_one_guess_and_no_second(text: str) -> None:
    assert refused(position(GATHERED, several_guesses=True), text).code == "reflecto-one-act"


@pytest.mark.rule("REF-37")
@pytest.mark.parametrize("exits", ["a7-out", "a7-out b7-out", "a7-out b7-out c7-out"])
def test_plain_exits_alone_are_no_turn_while_a_tile_is_left(exits: str) -> None:
    assert refused(position(GATHERED), exits).code == "reflecto-must-move"


@pytest.mark.rule("REF-37", "REF-32")
def test_an_exit_by_jump_is_the_compulsory_move() -> None:
    board = position(GATHERED.replace("P I A", "I . A").replace(". . . N", ". P . ."))
    assert "b6-out" in legal(board)
    jumped = after(board, "b6-out")
    assert left(jumped) == 1
    assert jumped.to_act == {QUEEN}
    assert left(after(board, "b6-out a7-out c7-out")) == 3, "others may follow it"
    assert refused(board, "b6-out g2-f2").code == "reflecto-one-act", "nothing else is moved"


@pytest.mark.rule("REF-37", "REF-42")
def test_the_last_tile_may_leave_by_a_plain_exit_and_no_move_is_owed() -> None:
    board = position(LAST, out=("P I A N", ""))
    won = after(board, "a7-out")
    assert won.outcome is not None
    assert (won.outcome.ranks, won.outcome.reason) == ((1, 2), "out")
    assert "a7-out" in legal(board)
    assert "" in board.moves(GERDA).completions("a7-out")


@pytest.mark.rule("REF-37", "REF-42")
@pytest.mark.parametrize("more", ["g2-f2", "guess NEIGE", "pass"])
def test_nothing_follows_the_exit_that_wins(more: str) -> None:
    assert refused(position(LAST, out=("P I A N", "")), f"a7-out {more}").code == "reflecto-won-already"


@pytest.mark.rule("REF-37", "REF-38")
def test_who_could_leave_and_win_may_still_move_or_guess() -> None:
    board = position(LAST, out=("P I A N", ""))
    assert after(board, "g2-f2").outcome is None
    assert after(board, "guess NEIGE").outcome is not None


def every_turn(options: Options) -> Iterator[tuple[Reflecto, Turn]]:
    """All turns that are listed in the last positions of games played to their end."""
    for seed in range(8):
        met = [board for _, board in played(options, Random(seed)) if board.ready and board.to_act]
        for board in met[-6:]:
            (seat,) = board.to_act
            yield from ((board, turn) for turn in board.moves(seat) if isinstance(turn, Turn))


@pytest.mark.rule("REF-37")
def test_all_listed_turns_are_made_up_so() -> None:
    tried = 0
    for board, turn in every_turn(chosen(GAME.options, GAME.presets["printed"])):
        (seat,) = board.to_act
        gone = len(board.play(seat, turn).sides[seat].out) - len(board.sides[seat].out)
        jumped = isinstance(turn.act, Go) and turn.act.end == OFF
        assert gone == len(turn.before) + jumped + len(turn.after)
        if turn.act is None:
            assert gone + len(board.sides[seat].out) == board.options.gerda_tiles
            assert not turn.after
        if isinstance(turn.act, Pass):
            assert not turn.after
        if jumped and isinstance(turn.act, Go):
            assert turn.act.start // SIDE % 2 == 1
        tried += 1
    assert tried > 1_000
