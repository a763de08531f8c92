"""Nobody is blocked, and how long paths are: DEF-18, DEF-23, DEF-30, DEF-31, DEF-41."""

from itertools import pairwise

import pytest

from galerie.games.deflecto.rules.layouts import Layout
from galerie.games.deflecto.rules.placements import against_laying, player_ways
from tests.games.deflecto.boards import after, on, placed, reason, small, squares, table, way


@pytest.mark.rule("DEF-18")
def test_nobody_may_be_blocked_for_good() -> None:
    position = table("c10:ns d9:ew", starts=("d11:ns", "h11:ns"))
    assert way(position).length > 11
    assert reason(position, "e10:ns/1") == ("blocked", "DEF-18", "d11 d1")
    assert after(position, "e10:nw/1").last


@pytest.mark.rule("DEF-18")
@pytest.mark.parametrize("turn", [0, 1])
def test_neither_an_opponent_nor_oneself(turn: int) -> None:
    position = table("c10:ns d9:ew", turn=turn)
    assert reason(position, "d10:n") == ("blocked", "DEF-18", "d11 d1")
    assert "n" not in on(position, "d10")


@pytest.mark.rule("DEF-18")
def test_a_way_may_be_closed_if_another_remains() -> None:
    position = table()
    closed = after(position, "d10:ne/1")
    assert (way(position).length, way(closed).length) == (11, 13)


@pytest.mark.rule("DEF-18", "DEF-41")
@pytest.mark.parametrize("barrier", ["=ew", "~ew", "%"])
def test_an_empty_square_is_passable_unless_a_rail_or_a_river_points_into_it(barrier: str) -> None:
    position = table(f"c9:{barrier}")
    assert ("d9" in squares(position)) == (barrier == "%")
    assert way(position).length == (11 if barrier == "%" else 13)


@pytest.mark.rule("DEF-18")
@pytest.mark.parametrize(
    ("text", "blocked"),
    [("b2:=e", True), ("b2:*e", True), ("b2:@e", True), ("b2:%", False), ("b2:es", False), ("b2:+", False)],
)
def test_a_rail_or_a_river_that_points_into_the_last_way_left_is_refused(text: str, blocked: bool) -> None:
    """The start opens to c3 and a3 only, and below a3 is a meadow: every way goes through c2."""
    board = small(Layout(3, (("b3", "b1"),)), "b3:new", laid="a2:%")
    refusal = against_laying(board, 0, *placed(board, text))
    told = refusal and (refusal.code, refusal.rule, refusal.details["squares"])
    assert told == (("deflecto-blocked", "DEF-18", "b3 b1") if blocked else None)


@pytest.mark.rule("DEF-23")
def test_tiles_belong_to_nobody_and_paths_share_them() -> None:
    """Seat 1's only short way runs down seat 0's path and over its start."""
    position = table("d10:nes", starts=("d11:nes", "h11:nw"))
    assert squares(position, 0)[0] == "d11"
    joined = table("e11:ew f11:ew g11:ew", starts=("d11:nes", "h11:nw"))
    assert squares(joined, 1)[:5] == ["h11", "g11", "f11", "e11", "d11"]
    assert set(squares(joined, 0)) & set(squares(joined, 1))


@pytest.mark.rule("DEF-23")
def test_a_path_moves_by_sides_and_cannot_leave_the_board_to_come_back() -> None:
    position = table("d10:ew", starts=("d11:nes", "h11:ns"))
    grid = position.board.grid
    for seat in (0, 1):
        steps = way(position, seat).squares
        assert all(other in grid.beside[square] for square, other in pairwise(steps))
    shut = small(Layout(2, (("a2", "b2"),)), "a2:nw", laid="b2:ne")
    assert player_ways(shut) == (None,), "both ends open outwards only"


@pytest.mark.rule("DEF-30", "DEF-31")
def test_length_is_the_number_of_squares_empty_ones_and_both_ends_included() -> None:
    position = table()
    assert squares(position) == [f"d{row}" for row in range(11, 0, -1)]
    assert (way(position).length, way(position).empty) == (11, 10)
    path = position.view(None).players[0].path
    assert path
    assert (path.length, path.empty, path.squares[0], path.squares[-1]) == (11, 10, "d11", "d1")


@pytest.mark.rule("DEF-31")
def test_among_equally_short_paths_the_one_with_the_most_empty_squares_counts() -> None:
    """From d11 by c11 or by e11 it is equally far; e11 is empty."""
    position = table("d10:ew c11:es", starts=("d11:new", "h11:ns"))
    assert (way(position).length, way(position).empty) == (13, 12)
    assert "e11" in squares(position)


@pytest.mark.rule("DEF-31")
def test_a_path_is_the_shortest_at_that_moment_and_never_gets_shorter() -> None:
    position, before = table(), 11
    for text in ("d10:ns/1", "h10:ns/1", "d9:ne/1", "h9:ns/1", "e9:nw/1"):
        position = after(position, text)
        assert way(position).length >= before
        before = way(position).length
    assert before == 17


@pytest.mark.rule("DEF-41")
def test_meadows_rivers_and_rails_deflect_a_path() -> None:
    assert way(table("d10:%", starts=("d11:new", "h11:ns"))).length == 13
    assert way(table("d9:=ew")).length == way(table("d9:~ew")).length == 15, "c9 and e9 are closed too"
