"""Steps, jumps and chains: REF-10 to REF-16."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galerie.games.reflecto import Go, Pass, Turn, parse
from galerie.games.reflecto.rules.board import GERDA, NAMES, OFF, QUEEN, SIDE, landings, leads_off, path, square, steps
from tests.games.reflecto.diagrams import after, drawing, ends, legal, opening, position, refused

OPEN = position(
    """
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . P . . .
    . . . . . . .
    . . . . . . .
    n . . . . . I
    """
)


class TestSteps:
    @pytest.mark.rule("REF-11")
    def test_a_step_goes_one_square_in_any_of_eight_directions(self) -> None:
        assert ends(OPEN, "d4") == "c3 c4 c5 d3 d5 e3 e4 e5"

    @pytest.mark.rule("REF-11")
    def test_a_step_stays_on_the_board(self) -> None:
        assert ends(OPEN, "g1") == "f1 f2 g2"

    @pytest.mark.rule("REF-11", "REF-10")
    def test_only_the_screen_that_moves_changes_its_place(self) -> None:
        board = after(OPEN, "d4-e5")
        assert board.sides[QUEEN] == OPEN.sides[QUEEN]
        moved = [one for one, other in zip(board.sides[0].places, OPEN.sides[0].places, strict=True) if one != other]
        assert moved == [square("e5")]
        assert board.to_act == {QUEEN}

    @pytest.mark.rule("REF-10")
    def test_letters_and_mirrors_move_alike_and_only_ones_own(self) -> None:
        board = opening()
        assert {turn.split("-")[0] for turn in legal(board)} == {"a1", "b1", "c1", "d1", "e1", "f1", "g1"}
        assert refused(board, "a7-a6").code == "reflecto-not-yours"

    @pytest.mark.rule("REF-10")
    def test_the_players_take_turns(self) -> None:
        board = after(opening(), "b1-b2", "g7-g6", "c1-a3")
        assert drawing(board).splitlines() == [
            "Q Q Q Q Q Q .",
            ". . . . . . Q",
            ". . . . . . .",
            ". . . . . . .",
            "G . . . . . .",
            ". G . . . . .",
            "G . . G G G G",
        ]
        assert board.to_act == {QUEEN}


class TestJumps:
    @pytest.mark.rule("REF-12")
    @pytest.mark.parametrize("over", ["A", "n"], ids=["one's own", "the other's"])
    @pytest.mark.parametrize(
        ("at", "end"),
        [
            ("d5", "d6"),
            ("e5", "f6"),
            ("e4", "f4"),
            ("e3", "f2"),
            ("d3", "d2"),
            ("c3", "b2"),
            ("c4", "b4"),
            ("c5", "b6"),
        ],
    )
    def test_a_jump_goes_over_any_neighbour_to_the_square_just_behind(self, over: str, at: str, end: str) -> None:
        cells = {"d4": "P", at: over}
        board = position(drawn(cells))
        steps_to = {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"} - {at}
        assert set(ends(board, "d4").split()) == {end, *steps_to}
        jumped = after(board, f"d4-{end}")
        assert jumped.last is not None
        assert jumped.last.path == ("d4", end)

    @pytest.mark.rule("REF-12")
    def test_nothing_is_captured(self) -> None:
        board = position(drawn({"d4": "P", "d5": "n"}))
        jumped = after(board, "d4-d6")
        assert jumped.sides[QUEEN] == board.sides[QUEEN]

    @pytest.mark.rule("REF-12")
    def test_two_screens_in_a_row_cannot_be_jumped(self) -> None:
        board = position(drawn({"d3": "P", "d4": "n", "d5": "e"}))
        assert "d5" not in ends(board, "d3").split()
        assert "d6" not in ends(board, "d3").split()
        assert refused(board, "d3-d6").code == "reflecto-no-way"

    @pytest.mark.rule("REF-12")
    def test_a_screen_at_a_distance_cannot_be_jumped(self) -> None:
        board = position(drawn({"d2": "P", "d4": "n"}))
        assert refused(board, "d2-d6").code == "reflecto-no-way"

    @pytest.mark.rule("REF-12")
    def test_jumps_are_chained_and_one_may_stop_after_any_of_them(self) -> None:
        board = position(drawn({"a1": "P", "a2": "n", "b3": "I", "d3": "e", "e4": "A"}))
        chain = {"a3", "c3", "e3", "e5"}
        assert chain <= set(ends(board, "a1").split())
        for end in chain:
            assert after(board, f"a1-{end}").to_act == {QUEEN}
        last = after(board, "a1-e5").last
        assert last is not None
        assert last.path == ("a1", "a3", "c3", "e3", "e5")

    @pytest.mark.rule("REF-13")
    def test_a_step_and_a_jump_are_never_combined(self) -> None:
        board = position(drawn({"a1": "P", "c2": "n"}))
        assert ends(board, "a1") == "a2 b1 b2", "neither a step and then a jump over c2"
        jumped = position(drawn({"b2": "P", "c2": "n"}))
        assert ends(jumped, "b2") == "a1 a2 a3 b1 b3 c1 c3 d2", "nor a jump and then a step"

    @pytest.mark.rule("REF-13")
    def test_nobody_jumps_onto_an_occupied_square(self) -> None:
        board = position(drawn({"d3": "P", "d4": "n", "d5": "I"}))
        assert refused(board, "d3-d5").code == "reflecto-occupied"
        assert refused(board, "d3-d4").code == "reflecto-occupied"

    @pytest.mark.rule("REF-12")
    def test_a_jump_does_not_leave_the_board_sideways(self) -> None:
        board = position(drawn({"b4": "P", "a4": "n", "a3": "e", "a5": "i"}))
        assert ends(board, "b4") == "b3 b5 c3 c4 c5"


class TestChains:
    @pytest.mark.rule("REF-14")
    def test_a_chain_may_turn_and_go_backwards(self) -> None:
        board = position(drawn({"c3": "P", "c4": "n", "d4": "e"}))
        assert board.view(GERDA).paths["c3-e3"] == ("c3", "c5", "e3"), "up, then down again"

    @pytest.mark.rule("REF-14")
    def test_a_chain_may_not_end_where_it_began(self) -> None:
        ring = position(drawn({"c3": "P", "c4": "n", "d5": "e", "e4": "i", "d3": "I"}))
        assert {"c5", "e5", "e3"} <= set(ends(ring, "c3").split()), "all the way round"
        assert "c3-c3" not in legal(ring)
        assert refused(ring, "c3-c3").code == "reflecto-same-square"

    @pytest.mark.rule("REF-14")
    def test_a_chain_may_jump_over_the_square_it_left_only_if_somebody_stands_there(self) -> None:
        board = position(drawn({"c3": "P", "c4": "n", "b4": "I"}))
        assert "c1" not in ends(board, "c3").split(), "the screen that moves is not there any more"

    @pytest.mark.rule("REF-14")
    def test_chains_with_the_same_ends_are_one_move_by_a_shortest_way(self) -> None:
        ring = position(drawn({"c3": "P", "c4": "n", "d5": "e", "e4": "i", "d3": "I"}))
        assert legal(ring).count("c3-e5") == 1
        assert ring.view(GERDA).paths["c3-e5"] in {("c3", "c5", "e5"), ("c3", "e3", "e5")}
        played = after(ring, "c3-e5")
        assert played.last is not None
        assert played.last.path == ring.view(GERDA).paths["c3-e5"]

    @pytest.mark.rule("REF-14")
    def test_only_chains_of_several_jumps_have_a_way_to_be_shown(self) -> None:
        board = position(drawn({"a1": "P", "a2": "n", "b3": "I"}))
        assert board.view(GERDA).paths == {"a1-c3": ("a1", "a3", "c3")}
        assert board.view(QUEEN).paths == {}
        assert board.view(None).paths == {}

    @pytest.mark.rule("REF-16")
    def test_the_worked_example_of_a_chain(self) -> None:
        board = position(
            """
            . n . . . . .
            . A . . . . .
            . . e . . . .
            . P . . . . .
            . . . . . . .
            . . g . . . .
            . . . * . . .
            """
        )
        stopped = after(board, "d1-b5")
        assert stopped.last is not None
        assert stopped.last.path == ("d1", "b3", "b5"), "over an opposing screen, then over one's own"
        assert stopped.to_act == {QUEEN}
        assert "d1-d5" in legal(board), "a third jump was open"
        assert refused(board, "d1-b7").code == "reflecto-occupied", "behind one's own screen on b6, but taken"


class TestPassing:
    @pytest.mark.rule("REF-15")
    def test_who_can_move_no_screen_may_pass_or_guess(self) -> None:
        board = position(stuck())
        assert legal(board) == ["pass"]
        assert after(board, "pass").to_act == {QUEEN}
        assert after(board, "guess NEIGE").outcome is not None

    @pytest.mark.rule("REF-15")
    def test_who_can_move_may_not_pass(self) -> None:
        assert refused(OPEN, "pass").code == "reflecto-can-move"
        assert Turn((), Pass()) not in list(OPEN.moves(GERDA))

    @pytest.mark.rule("REF-15")
    def test_a_pass_is_not_forced_because_one_may_guess(self) -> None:
        assert not hasattr(position(stuck()), "forced")


def stuck() -> str:
    """Gerda's only screen stands in a corner; whatever she could jump over has another behind it."""
    return drawn({"a1": "*", "a2": "n", "b1": "e", "b2": "i", "a3": "g", "c1": "e", "c3": "+"})


def drawn(cells: dict[str, str]) -> str:
    """A diagram with these squares taken."""
    rows = [[cells.get(NAMES[SIDE * row + column], ".") for column in range(SIDE)] for row in range(SIDE)]
    return "\n".join(" ".join(row) for row in reversed(rows))


# An independent reading of the rules: squares as pairs, chains as they are walked


def walked(start: tuple[int, int], others: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    """Where chains of jumps end."""
    reached: set[tuple[int, int]] = set()
    ahead = [start]
    while ahead:
        x, y = ahead.pop()
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                over, end = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
                inside = 0 <= end[0] < 7 and 0 <= end[1] < 7
                if (dx, dy) != (0, 0) and over in others and inside and end not in others and end not in reached:
                    reached.add(end)
                    ahead.append(end)
    return reached - {start}


def walks_off(seat: int, start: tuple[int, int], others: frozenset[tuple[int, int]]) -> bool:
    """Whether a last jump leads off the board."""
    before_last, last = (5, 6) if seat == GERDA else (1, 0)
    return any(
        y == before_last and any((x + dx, last) in others for dx in (-1, 0, 1))
        for x, y in {start, *walked(start, others)}
    )


def pair(at: int) -> tuple[int, int]:
    return at % 7, at // 7


def bitset(taken: set[int]) -> int:
    return sum(1 << at for at in taken)


def chosen(bits: int) -> Iterator[int]:
    return (at for at in range(49) if bits >> at & 1)


SCATTERED = given(
    st.sets(st.integers(0, 48), min_size=1, max_size=20), st.integers(0, 48), st.sampled_from([GERDA, QUEEN])
)
"""Squares that are taken, the one where a screen begins, and whose screen it is."""


@pytest.mark.rule("REF-11")
@SCATTERED
@settings(max_examples=200, deadline=None)
def test_steps_lead_to_all_free_neighbours_and_nowhere_else(taken: set[int], start: int, seat: int) -> None:
    others = frozenset(pair(at) for at in taken - {start})
    near = {(x, y) for x in range(7) for y in range(7) if max(abs(x - start % 7), abs(y - start // 7)) == 1}
    assert {pair(at) for at in chosen(steps(start, bitset(taken - {start})))} == near - others


@pytest.mark.rule("REF-12", "REF-13")
@SCATTERED
@settings(max_examples=400, deadline=None)
def test_chains_of_jumps_end_where_an_independent_reading_walks_to(taken: set[int], start: int, seat: int) -> None:
    others, bits = frozenset(pair(at) for at in taken - {start}), bitset(taken - {start})
    reached = landings(start, bits)
    assert {pair(at) for at in chosen(reached)} - {pair(start)} == walked(pair(start), others)
    for end in range(49):
        may = end != start and bool((reached | steps(start, bits)) >> end & 1)
        assert (path(seat, start, end, bits) is not None) == may, "by a step or by jumps, never by both"


@pytest.mark.rule("REF-32")
@SCATTERED
@settings(max_examples=400, deadline=None)
def test_a_chain_leads_off_the_board_by_a_last_jump_forwards_over_the_last_row_only(
    taken: set[int], start: int, seat: int
) -> None:
    others, bits = frozenset(pair(at) for at in taken - {start}), bitset(taken - {start})
    assert leads_off(seat, landings(start, bits), bits) == walks_off(seat, pair(start), others)
    assert (path(seat, start, OFF, bits) is not None) == walks_off(seat, pair(start), others)


@pytest.mark.rule("REF-14")
@SCATTERED
@settings(max_examples=200, deadline=None)
def test_the_way_of_a_chain_is_a_shortest_one_and_does_not_end_where_it_began(
    taken: set[int], start: int, seat: int
) -> None:
    bits = bitset(taken - {start})
    assert path(seat, start, start, bits) is None
    for end in [*range(49), OFF]:
        if way := path(seat, start, end, bits):
            assert (way[0], way[-1]) == (start, end)
            assert len(set(way)) == len(way), "a shortest way crosses no square twice"


@pytest.mark.rule("REF-14")
def test_a_move_is_told_by_its_ends() -> None:
    assert parse("a1-c5") == Turn((), Go(square("a1"), square("c5")))
    assert str(Turn((), Go(square("a1"), square("c5")))) == "a1-c5"
