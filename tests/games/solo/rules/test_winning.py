"""Which tokens a disc wins: REV-36 to REV-40, and REV-45."""

import pytest

from galerie.core import BadNotation
from galerie.discs.board import NAMES, bits, ray
from galerie.games.solo import parse
from galerie.games.solo.rules.winning import won
from tests.games.solo.diagrams import after, drawing, drawn, first_row, legal, position, refused, row


@pytest.mark.rule("REV-36")
@pytest.mark.parametrize("line", ["n", "ne", "e", "se", "s", "sw", "w", "nw"])
def test_a_single_token_is_won_along_each_of_the_eight_lines(line: str) -> None:
    start = bits("d4").bit_length() - 1
    near, far = list(ray(start, line))[:2]
    cells = ["."] * 64
    cells[near], cells[far] = "b5", "g"
    board = after(position(" ".join(cells)), "gd4")
    assert board.last is not None
    assert board.last.won == {NAMES[near]: "b5"}
    assert board.up == ()
    assert [str(token) for token in board.won] == ["b5"]


@pytest.mark.rule("REV-36")
def test_the_square_of_a_token_that_was_won_is_free_again() -> None:
    board = position("""
        g b5 . . . . . .
        . b  . . . . . .
        . g  . . . . . .
        . .  . . . . . .
        . .  . . . . . .
        . .  . . . . . .
        . .  . . . . . .
        . .  . . ? . . .
    """)
    assert refused(board, "gb1").code == "solo-occupied"
    done = after(board, "gc1")
    assert first_row(done) == "g . g . . . . ."
    assert drawing(after(done, "gb1")).splitlines()[:3] == ["g g g . . . . .", ". g . . . . . .", ". g . . . . . ."]


@pytest.mark.rule("REV-36")
@pytest.mark.parametrize(("first", "move"), [
    ("g g5 . . . . . .", "gc1"),
    ("b g5 . . . . . .", "gc1"),
    ("g b5 . . . . . .", "bc1"),
    ("b b5 . . . . . .", "bc1"),
])  # fmt: skip
def test_the_token_must_differ_in_colour_from_both_discs(first: str, move: str) -> None:
    assert refused(row(first), move).code == "solo-nothing"


@pytest.mark.rule("REV-36")
def test_a_token_face_down_is_not_won_even_by_the_disc_that_turns_it() -> None:
    board = row("g ? . b g . . .")
    placed = after(board, "gc1")
    assert placed.last is not None
    assert (placed.last.turned, placed.last.won) == (("d1",), {})
    shown = after(placed, "b1=b5")
    assert shown.won == ()
    assert first_row(shown) == "g b5 g g g . . ."
    assert refused(row("g ? . . . . . ."), "gc1").code == "solo-nothing"


@pytest.mark.rule("REV-36")
def test_the_discs_must_stand_directly_beside_the_token() -> None:
    assert legal(row("g b5 . . . . . ."), "1") == ["gc1"]
    assert legal(row("g . b5 . . . . ."), "1") == []
    assert refused(row("g b5 . . . . . ."), "gd1").code == "solo-nothing"


@pytest.mark.rule("REV-36")
def test_winning_is_automatic_and_leaves_nothing_behind() -> None:
    board = row("g b5 . b g . . .")
    assert board.view(None).turns["gc1"] == ("d1",)
    assert board.view(None).wins["gc1"] == ("b1",)
    assert first_row(after(board, "gc1")) == "g . g g g . . ."


@pytest.mark.rule("REV-37")
def test_a_line_of_tokens_is_never_flanked() -> None:
    assert legal(row("g b5 b6 . . . . ."), "1") == []
    assert refused(row("g b5 b6 b7 . . . ."), "ge1").code == "solo-nothing"


@pytest.mark.rule("REV-37")
def test_single_tokens_in_several_directions_are_won_at_once() -> None:
    board = position("""
        . .  .  .  . . . .
        . g  .  g  . g . .
        . .  b1 b2 g3 . . .
        . g  b4 .  b5 b . .
        . .  b6 b7 b8 . . .
        . g  .  g  . g . .
        . .  .  .  . . . .
        . .  .  .  . . . .
    """)
    done = after(board, "gd4")
    assert sorted(map(str, done.won)) == ["b1", "b2", "b4", "b6", "b7", "b8"], "not the gold 3, not the b5 before black"
    assert done.last is not None
    assert list(done.last.won) == ["c3", "d3", "c4", "c5", "d5", "e5"]


@pytest.mark.rule("REV-38", "REV-45")
def test_discs_and_tokens_flanked_at_once_turn_and_leave_at_once() -> None:
    board = position("""
        .  . . .  . . . .
        .  . . .  . . . .
        .  . . .  . . . .
        g  b b .  b9 g . .
        .  . . b2 . . . .
        .  . . g  . . . .
        .  . . .  . . . .
        .  . . .  . . . ?
    """)
    done = after(board, "gd4")
    assert drawing(done) == drawn("""
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        g g g g . g . .
        . . . . . . . .
        . . . g . . . .
        . . . . . . . .
        . . . . . . . ?
    """)
    assert [str(token) for token in done.won] == ["b9", "b2"]


@pytest.mark.rule("REV-38", "REV-45")
def test_a_disc_turned_by_the_same_move_never_helps_to_win_a_token() -> None:
    board = position("""
        . . .  .  . . . .
        . . .  .  . . . .
        . . .  .  . . . .
        g b .  .  . . . .
        . . b2 .  . . . .
        . . .  b  . . . .
        . . .  .  g . . .
        . . .  .  . . . ?
    """)
    assert after(board, "gc4").won == (), "c5 stands between gold c4 and nothing"
    turned_first = board.discs[0] | bits("b4")
    square = bits("c4").bit_length() - 1
    assert won(turned_first, bits("c5"), square) == won(board.discs[0], bits("c5"), square) == 0


@pytest.mark.rule("REV-39")
def test_a_disc_that_turns_over_wins_nothing() -> None:
    board = position("""
        .  . .  . . . . .
        g  b b  . . . . .
        .  . b4 . . . . .
        .  . g  . . . . .
        .  . .  . . . . .
        .  . .  . . . . .
        .  . .  . . . . .
        .  . .  . . . . ?
    """)
    done = after(board, "gd2")
    assert drawing(done).splitlines()[1:4] == ["g g g g . . . .", ". . b4 . . . . .", ". . g . . . . ."]
    assert done.won == (), "c3 now stands between two gold discs, but neither was just placed"


@pytest.mark.rule("REV-40")
def test_a_disc_may_win_a_token_and_turn_no_disc() -> None:
    board = after(row("g b5 . . . . . ."), "gc1")
    assert board.last is not None
    assert (board.last.turned, board.last.won) == ((), {"b1": "b5"})


@pytest.mark.rule("REV-45")
@pytest.mark.parametrize("run", [
    "b ?", "? b", "b b5", "b5 b", "b g5", "g5 b", "b b5 b", "b5 b b5", "? b b5",
])  # fmt: skip
def test_a_mixed_run_of_discs_and_tokens_is_never_flanked(run: str) -> None:
    cells = ["g", *run.split(), "."]
    board = row(" ".join(cells + ["."] * (8 - len(cells))))
    assert refused(board, f"g{NAMES[len(cells) - 1]}").code == "solo-nothing"


@pytest.mark.rule("REV-45")
def test_there_is_no_pass() -> None:
    with pytest.raises(BadNotation):
        parse("pass")
    one_colour_only = row("g b . . . . . .")
    assert legal(one_colour_only, "1") == ["gc1"], "no colour has to move, so none has to pass"
