"""Taking letters off the board: REF-30 to REF-38, and the blank tiles and figures of REF-35, REF-51, REF-64, REF-66."""

import pytest

from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.rules.board import GERDA, NAMES, QUEEN, SIDE
from tests.games.reflecto.diagrams import after, ends, legal, position, refused

ELSEWHERE = {"g1": "*", "g3": "n"}
"""Somebody who can always move, and somebody to answer."""


def scene(cells: dict[str, str], **details: object) -> Reflecto:
    """A position told by the squares that matter."""
    taken = {**ELSEWHERE, **cells}
    rows = [[taken.get(NAMES[SIDE * row + column], ".") for column in range(SIDE)] for row in range(SIDE)]
    return position("\n".join(" ".join(row) for row in reversed(rows)), **details)  # type: ignore[arg-type]  # passed on


def out(board: Reflecto, seat: int = GERDA) -> str:
    """The letters that are out, in order; `_` for a blank tile."""
    chosen = board.hands[seat]
    assert chosen is not None
    return " ".join(chosen.faces[screen].letters or "_" for screen in board.sides[seat].out)


class TestOrder:
    @pytest.mark.rule("REF-30")
    def test_a_letter_on_the_last_row_leaves_when_it_is_the_next_of_the_word(self) -> None:
        board = after(scene({"b7": "P"}), "b7-out g1-g2")
        assert out(board) == "P"
        assert board.view(None).screens[GERDA][board.view(None).out[GERDA][0]] is None

    @pytest.mark.rule("REF-30")
    def test_a_later_letter_waits_for_those_before_it(self) -> None:
        board = scene({"b7": "I", "d3": "P"})
        assert refused(board, "b7-out g1-g2").code == "reflecto-letter-waits"
        assert not any("b7-out" in turn for turn in legal(board))

    @pytest.mark.rule("REF-30")
    @pytest.mark.parametrize("square", ["b1", "b3", "b5"])
    def test_letters_are_taken_off_the_last_row_only(self, square: str) -> None:
        assert refused(scene({square: "P"}), f"{square}-out g1-g2").code == "reflecto-not-last-row"

    @pytest.mark.rule("REF-30", "REF-02")
    def test_the_queens_last_row_is_the_first(self) -> None:
        board = scene({"b1": "n", "b7": "e"}, turn=QUEEN)
        assert out(after(board, "b1-out g3-g4"), QUEEN) == "N"
        assert refused(board, "b7-out g3-g4").code == "reflecto-not-last-row"

    @pytest.mark.rule("REF-33")
    def test_a_mirror_never_leaves(self) -> None:
        board = scene({"b7": "*", "c6": "*", "d7": "I"})
        assert refused(board, "b7-out g1-g2").code == "reflecto-mirror-stays"
        assert refused(board, "c6-out").code == "reflecto-mirror-stays"
        assert not any("out" in turn for turn in legal(board))

    @pytest.mark.rule("REF-34")
    def test_the_opponent_sees_which_screens_left_and_in_which_order_but_no_face(self) -> None:
        one = after(scene({"b7": "P", "d7": "I"}), "b7-out d7-out g1-g2")
        other = after(scene({"b7": "T", "d7": "A"}, gerda="TABLE"), "b7-out d7-out g1-g2")
        assert one.view(QUEEN) == other.view(QUEEN)
        assert len(one.view(QUEEN).out[GERDA]) == 2
        assert one.view(QUEEN).last is not None
        before, screens = scene({"b7": "P", "d7": "I"}).view(None).screens[GERDA], one.view(QUEEN).out[GERDA]
        assert [before[screen] for screen in screens] == ["b7", "d7"]


class TestFreely:
    @pytest.mark.rule("REF-31")
    def test_taking_out_comes_on_top_of_the_move(self) -> None:
        board = scene({"b7": "P"})
        assert after(board, "b7-out g1-g2").to_act == {QUEEN}
        assert refused(board, "b7-out").code == "reflecto-must-move"

    @pytest.mark.rule("REF-31")
    def test_several_letters_leave_in_one_turn(self) -> None:
        board = scene({"b7": "P", "a7": "I", "g7": "A"})
        assert out(after(board, "b7-out a7-out g7-out g1-g2")) == "P I A"
        assert out(after(board, "b7-out g1-g2 a7-out g7-out")) == "P I A"

    @pytest.mark.rule("REF-31")
    def test_a_letter_that_arrives_may_leave_at_once(self) -> None:
        board = scene({"b6": "P"})
        assert out(after(board, "b6-b7 b7-out")) == "P"
        assert out(after(board, "b6-b7")) == ""

    @pytest.mark.rule("REF-31")
    def test_a_letter_that_arrives_by_jumps_may_leave_at_once(self) -> None:
        board = scene({"b3": "P", "b4": "n", "b6": "I"})
        assert out(after(board, "b3-b7 b7-out")) == "P"

    @pytest.mark.rule("REF-37", "REF-31")
    def test_exits_before_the_move_make_way_for_it(self) -> None:
        board = scene({"b7": "P", "b6": "I"})
        assert refused(board, "b6-b7").code == "reflecto-occupied"
        assert out(after(board, "b7-out b6-b7 b7-out")) == "P I"

    @pytest.mark.rule("REF-37")
    def test_no_letter_is_taken_off_in_the_middle_of_a_chain(self) -> None:
        board = scene({"b7": "P", "a5": "I", "a6": "n", "c7": "e"})
        assert "c5" not in ends(board, "a5").split()
        for text in ("a5-a7 b7-out a7-c5", "a5-a7 a7-c7"):
            assert refused(board, text).code == "reflecto-one-act"

    @pytest.mark.rule("REF-38")
    def test_leaving_is_never_compulsory(self) -> None:
        board = scene({"b7": "P"})
        assert out(after(board, "g1-g2")) == ""
        assert "g1-g2" in legal(board)

    @pytest.mark.rule("REF-38")
    def test_a_letter_that_waits_moves_like_any_screen_also_off_the_last_row(self) -> None:
        board = scene({"b7": "I", "c7": "n"})
        assert ends(board, "b7") == "a6 a7 b6 c6 d7"
        assert out(after(board, "b7-a6")) == ""


class TestByJump:
    @pytest.mark.rule("REF-32")
    @pytest.mark.parametrize("over", ["I", "n", "*"])
    @pytest.mark.parametrize("at", ["c7", "d7", "e7"])
    def test_a_letter_jumps_off_forwards_straight_or_diagonally_over_any_screen(self, at: str, over: str) -> None:
        board = scene({"d6": "P", at: over})
        assert ends(board, "d6").endswith(" out")
        gone = after(board, "d6-out")
        assert out(gone) == "P"
        assert gone.last is not None
        assert gone.last.path == ("d6", "out")

    @pytest.mark.rule("REF-32")
    @pytest.mark.parametrize(("start", "corner"), [("b6", "a7"), ("f6", "g7"), ("a6", "a7"), ("g6", "g7")])
    def test_a_letter_jumps_off_over_a_corner(self, start: str, corner: str) -> None:
        assert out(after(scene({start: "P", corner: "n"}), f"{start}-out")) == "P"

    @pytest.mark.rule("REF-32")
    @pytest.mark.parametrize(("start", "beside"), [("b7", "a7"), ("f7", "g7"), ("b6", "a6"), ("b6", "c6")])
    def test_a_letter_never_jumps_off_sideways(self, start: str, beside: str) -> None:
        board = scene({start: "I", beside: "n"})
        assert "out" not in ends(board, start)

    @pytest.mark.rule("REF-32")
    def test_a_letter_never_jumps_off_backwards_over_its_own_first_row(self) -> None:
        board = scene({"b2": "P", "b1": "n"})
        assert "out" not in ends(board, "b2")
        assert refused(board, "b2-out").code == "reflecto-no-way-out"

    @pytest.mark.rule("REF-32")
    def test_with_nobody_on_the_last_row_nothing_jumps_off(self) -> None:
        board = scene({"d6": "P", "c6": "n"})
        assert refused(board, "d6-out").code == "reflecto-no-way-out"

    @pytest.mark.rule("REF-32")
    def test_the_jump_off_the_board_ends_a_chain(self) -> None:
        board = scene({"c2": "P", "c3": "n", "d5": "I", "f7": "e"})
        gone = after(board, "c2-out")
        assert gone.last is not None
        assert gone.last.path == ("c2", "c4", "e6", "out")
        assert board.view(GERDA).paths["c2-out"] == ("c2", "c4", "e6", "out")

    @pytest.mark.rule("REF-32")
    def test_only_the_next_letter_jumps_off(self) -> None:
        board = scene({"d6": "I", "d7": "n", "a3": "P"})
        assert "out" not in ends(board, "d6")
        assert refused(board, "d6-out").code == "reflecto-letter-waits"

    @pytest.mark.rule("REF-32", "REF-37")
    def test_next_is_judged_after_the_exits_made_earlier_in_the_turn(self) -> None:
        board = scene({"d6": "I", "d7": "n", "a7": "P"})
        assert refused(board, "d6-out").code == "reflecto-letter-waits"
        assert out(after(board, "a7-out d6-out")) == "P I"
        assert "a7-out d6-out" in legal(board)

    @pytest.mark.rule("REF-37")
    def test_an_exit_by_jump_is_the_move_and_other_exits_may_follow_it(self) -> None:
        board = scene({"d6": "P", "d7": "I", "a7": "A"})
        assert after(board, "d6-out").to_act == {QUEEN}
        assert out(after(board, "d6-out d7-out a7-out")) == "P I A"
        assert refused(board, "d6-out g1-g2").code == "reflecto-one-act"

    @pytest.mark.rule("REF-32", "REF-02")
    def test_the_queen_jumps_off_the_other_way(self) -> None:
        board = scene({"d2": "n", "d1": "I", "d6": "e", "d7": "P"}, turn=QUEEN)
        assert out(after(board, "d2-out"), QUEEN) == "N"
        assert "out" not in ends(board, "d6")

    @pytest.mark.rule("REF-14", "REF-32")
    def test_all_ways_off_the_board_are_one_move(self) -> None:
        board = scene({"d4": "P", "c5": "n", "e5": "e", "a7": "i", "g7": "g"})
        assert legal(board).count("d4-out") == 1


class TestWorkedExample:
    BEFORE = """
        . . . . . . .
        . O . . . . .
        . . e . . . .
        . . N . . . .
        . . . . . . .
        n . . . . . *
        . . . . . . .
    """

    @pytest.mark.rule("REF-36")
    def test_n_jumps_an_opposing_screen_and_the_o_off_the_board_and_the_o_leaves_with_it(self) -> None:
        board = position(self.BEFORE, out=("P I A", ""))
        assert refused(board, "b6-b7 b7-out").code == "reflecto-letter-waits", "the O must wait for the N"
        waiting = after(board, "b6-b7", "a2-a3")
        won = after(waiting, "c4-out b7-out")
        assert won.last is not None
        assert won.last.path == ("c4", "c6", "out")
        assert out(won) == "P I A N O"
        assert won.outcome is not None
        assert (won.outcome.ranks, won.outcome.reason) == ((1, 2), "out")

    @pytest.mark.rule("REF-36", "REF-38")
    def test_the_o_may_also_stay(self) -> None:
        board = after(position(self.BEFORE, out=("P I A", "")), "b6-b7", "a2-a3")
        assert after(board, "c4-out").outcome is None


class TestLikeTiles:
    @pytest.mark.rule("REF-35")
    @pytest.mark.parametrize("square", ["a7", "c7"])
    def test_either_z_of_pizza_may_leave_third(self, square: str) -> None:
        board = scene({"a7": "Z", "c7": "Z"}, gerda="PIZZA", out=("P I", ""))
        assert out(after(board, f"{square}-out g1-g2")) == "P I Z"

    @pytest.mark.rule("REF-35")
    def test_both_leave_in_any_order_and_are_listed_in_one(self) -> None:
        board = scene({"a7": "Z", "c7": "Z", "e7": "A"}, gerda="PIZZA", out=("P I", ""))
        assert out(after(board, "a7-out c7-out g1-g2")) == out(after(board, "c7-out a7-out g1-g2")) == "P I Z Z"
        assert "a7-out c7-out g1-g2" in legal(board)
        assert "c7-out a7-out g1-g2" not in legal(board)
        assert not board.moves(GERDA).complete
        assert {" c7-out", " g1-g2"} <= {*board.moves(GERDA).completions("a7-out")}
        assert {" a7-out", " g1-g2"} <= {*board.moves(GERDA).completions("c7-out")}

    @pytest.mark.rule("REF-35")
    def test_what_moved_is_taken_for_where_it_arrives(self) -> None:
        board = scene({"f6": "Z", "c7": "Z"}, gerda="PIZZA", out=("P I", ""))
        assert "f6-f7 c7-out f7-out" in legal(board)
        assert "f6-f7 f7-out c7-out" not in legal(board)
        assert board.moves(GERDA).completions("f6-f7 f7-out") == ["", " c7-out"]
        assert out(after(board, "f6-f7 f7-out c7-out")) == "P I Z Z"

    @pytest.mark.rule("REF-35")
    def test_like_letters_that_do_not_follow_one_another_are_all_free_to_leave(self) -> None:
        board = scene({"a7": "A", "c7": "A", "e7": "N"}, gerda="ANANAS", gerda_letters=6, gerda_tiles=6)
        assert {"a7-out e7-out c7-out g1-g2", "c7-out e7-out a7-out g1-g2"} <= set(legal(board))

    @pytest.mark.rule("REF-35", "REF-64")
    def test_a_tile_with_a_figure_leaves_at_that_rank_only(self) -> None:
        board = scene({"a7": "Z4", "c7": "Z"}, gerda="PIZZA", out=("P I", ""), gerda_figures="some")
        assert refused(board, "a7-out g1-g2").code == "reflecto-letter-waits"
        assert out(after(board, "c7-out a7-out g1-g2")) == "P I Z Z"

    @pytest.mark.rule("REF-35", "REF-64")
    def test_no_like_tile_takes_the_rank_of_one_with_a_figure(self) -> None:
        board = scene({"a7": "Z3", "c7": "Z"}, gerda="PIZZA", out=("P I", ""), gerda_figures="some")
        assert refused(board, "c7-out g1-g2").code == "reflecto-letter-waits"
        assert out(after(board, "a7-out c7-out g1-g2")) == "P I Z Z"


class TestBlanks:
    RIRE: dict[str, object] = {"gerda": "RIRE", "gerda_letters": 4}  # noqa: RUF012  never changed

    @pytest.mark.rule("REF-51", "REF-30")
    def test_the_blank_tile_leaves_before_the_first_letter(self) -> None:
        board = scene({"a7": "_", "c7": "R"}, **self.RIRE)
        assert refused(board, "c7-out g1-g2").code == "reflecto-blank-first"
        assert out(after(board, "a7-out c7-out g1-g2")) == "_ R"

    @pytest.mark.rule("REF-51")
    def test_all_blank_tiles_leave_before_the_first_letter(self) -> None:
        board = scene({"a7": "_", "b7": "_", "c7": "R"}, **self.RIRE, gerda_tiles=6)
        assert refused(board, "a7-out c7-out g1-g2").code == "reflecto-blank-first"
        assert out(after(board, "b7-out a7-out c7-out g1-g2")) == "_ _ R"

    @pytest.mark.rule("REF-51", "REF-32")
    def test_a_blank_tile_jumps_off_like_a_letter(self) -> None:
        assert out(after(scene({"a6": "_", "b7": "R"}, **self.RIRE), "a6-out")) == "_"

    @pytest.mark.rule("REF-66")
    def test_with_the_help_the_blank_tile_may_leave_first_or_last(self) -> None:
        early = scene({"a7": "_", "c7": "R", "d7": "I"}, **self.RIRE, gerda_late_blank=True)
        assert out(after(early, "a7-out c7-out g1-g2")) == "_ R"
        assert out(after(early, "c7-out d7-out g1-g2")) == "R I"
        last = scene({"a7": "_", "c7": "E"}, **self.RIRE, out=("R I R", ""), gerda_late_blank=True)
        assert refused(last, "a7-out g1-g2").code == "reflecto-blank-waits"
        won = after(last, "c7-out a7-out")
        assert out(won) == "R I R E _"
        assert won.outcome is not None

    @pytest.mark.rule("REF-66")
    def test_once_a_letter_has_left_the_blank_tiles_wait_for_the_last(self) -> None:
        board = scene(
            {"a7": "_", "b7": "_", "c7": "I"}, **self.RIRE, out=("R", ""), gerda_tiles=6, gerda_late_blank=True
        )
        assert refused(board, "a7-out g1-g2").code == "reflecto-blank-waits"
        assert out(after(board, "c7-out g1-g2")) == "R I"

    @pytest.mark.rule("REF-66")
    def test_once_a_blank_tile_has_left_the_others_follow_before_the_first_letter(self) -> None:
        board = scene({"b7": "_", "c7": "R"}, **self.RIRE, out=("_", ""), gerda_tiles=6, gerda_late_blank=True)
        assert refused(board, "c7-out g1-g2").code == "reflecto-blank-first"
        assert out(after(board, "b7-out c7-out g1-g2")) == "_ _ R"

    @pytest.mark.rule("REF-66")
    def test_without_the_help_it_cannot_wait(self) -> None:
        board = scene({"a7": "_", "c7": "R"}, **self.RIRE)
        assert not any(turn.startswith("c7-out") for turn in legal(board))

    @pytest.mark.rule("REF-52")
    def test_a_tile_with_several_letters_leaves_as_one(self) -> None:
        board = scene({"a7": "TI"}, gerda="PATINAGE", out=("P A", ""), gerda_letters=8)
        assert out(after(board, "a7-out g1-g2")) == "P A TI"

    @pytest.mark.rule("REF-66", "REF-52")
    def test_a_word_cut_at_will_leaves_as_it_was_cut(self) -> None:
        board = scene({"a7": "PAT", "b7": "I"}, gerda="PAT/I/N/A/GE", gerda_letters=8, gerda_free_spread=True)
        assert out(after(board, "a7-out b7-out g1-g2")) == "PAT I"


@pytest.mark.rule("REF-31", "REF-37")
def test_every_turn_is_listed_with_every_exit() -> None:
    board = scene({"b7": "P", "a6": "I"})
    with_exits = [turn for turn in legal(board) if turn.startswith(("a6-a7", "b7-out a6-a7"))]
    assert with_exits == [
        "a6-a7",
        "a6-a7 b7-out",
        "a6-a7 b7-out a7-out",
        "b7-out a6-a7",
        "b7-out a6-a7 a7-out",
    ]


@pytest.mark.rule("REF-15", "REF-37")
def test_a_pass_is_judged_after_the_exits() -> None:
    cells = {"a7": "P", "b7": "n", "a6": "e", "b6": "i", "c7": "g", "a5": "e", "c5": "+", "g1": ".", "g3": "."}
    board = scene(cells)
    assert legal(board) == ["a7-out pass", "pass"], "with the P gone she has nothing left to move here"
    assert refused(board, "pass a7-out").code == "reflecto-nothing-after"
