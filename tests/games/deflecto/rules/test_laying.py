"""Where a tile may lie: DEF-12 to DEF-17, DEF-19, DEF-21, DEF-22, DEF-44, DEF-46."""

from dataclasses import replace

import pytest

from galerie.games.deflecto.rules.figures import FIGURES
from galerie.games.deflecto.rules.tiles import TILES
from tests.games.deflecto.boards import after, legal, on, opening, reason, table, way, without_tiles


@pytest.mark.rule("DEF-12")
@pytest.mark.parametrize("square", ["e6", "e7", "f7", "g7", "g6", "g5", "f5", "e5"])
def test_a_tile_touches_a_laid_one_by_a_side_or_a_corner(square: str) -> None:
    assert on(table("f6:nesw"), square)


@pytest.mark.rule("DEF-12")
def test_a_tile_that_touches_nothing_is_refused() -> None:
    position = table("f6:nesw")
    assert not on(position, "f4")
    assert reason(position, "f4:ns/1") == ("apart", "DEF-12", "f4")


@pytest.mark.rule("DEF-12", "DEF-23")
def test_one_may_lay_on_anybodys_path() -> None:
    position = after(opening(), "d11:ns h11:ns h10:ns")
    assert position.last
    assert position.last.seat == 0
    assert position.to_act == {1}
    assert "h9" in [square for square in position.board.grid.names if on(position, square)]


@pytest.mark.rule("DEF-13")
def test_a_laid_tile_never_moves_nor_is_covered() -> None:
    position = table("f6:nesw")
    assert reason(position, "f6:ns/1") == ("occupied", "DEF-13", "f6")
    later = after(position, "g7:ew/1 e5:ew/1")
    assert later.view(None).board.items() >= position.view(None).board.items()


@pytest.mark.rule("DEF-14")
@pytest.mark.parametrize(
    ("laid", "text", "others"),
    [
        ("f6:ew", "g6:ns/1", "g6 f6"),
        ("f6:ns", "g6:ew/1", "g6 f6"),
        ("f6:=ew", "g6:ew/1", "g6 f6"),
        ("f6:ew", "g6:=ew", "g6 f6"),
        ("f6:~ew", "g6:=ew", "g6 f6"),
        ("f6:=ew", "g6:~ew", "g6 f6"),
        ("f6:~ew", "g6:ns/1", "g6 f6"),
        ("f6:%", "g6:=ew", "g6 f6"),
        ("f6:ns", "g6:@w", "g6 f6"),
    ],
)
def test_two_touching_sides_carry_the_same_thing(laid: str, text: str, others: str) -> None:
    assert reason(table(laid), text) == ("sides", "DEF-14", others)


@pytest.mark.rule("DEF-14")
@pytest.mark.parametrize(
    ("laid", "fitting"),
    [
        ("f6:ew", {"ew", "nw", "sw", "w", "nesw", "nsw", "new", "esw", "+"}),
        ("f6:=ew", {"=ew", "=nw", "=sw", "=w"}),
        ("f6:~ew", {"~ew", "~nw", "~sw", "*w", "@w"}),
    ],
)
def test_what_continues_a_tile(laid: str, fitting: set[str]) -> None:
    assert on(table(laid), "g6") == fitting


@pytest.mark.rule("DEF-14")
def test_at_level_1_sides_are_path_or_nothing() -> None:
    position = table("f6:ew", level=1)
    assert on(position, "g6") == {"ew", "nw", "sw", "w", "nesw", "nsw", "new", "esw"}
    assert on(position, "f7") == {"ew", "ne", "nw", "n", "e", "w", "new"}


@pytest.mark.rule("DEF-15")
def test_a_path_runs_off_the_board_only_at_a_players_start_or_finish() -> None:
    position = table("d2:ns b2:ns")
    assert reason(position, "b1:ns/1") == ("edge", "DEF-15", "b1")
    assert {"ns", "nes", "nesw"} <= on(position, "d1")
    assert on(position, "b1") == {"n", "ne", "nw", "new", "+"}


@pytest.mark.rule("DEF-15", "DEF-21")
def test_a_number_without_a_player_is_no_way_out() -> None:
    position = table("b8:ew")
    assert reason(position, "a8:ew/1") == ("edge", "DEF-15", "a8")
    assert "e" in on(position, "a8")
    assert "ew" in on(table("b8:ew", starts=("d11:ns", "k8:ew")), "a8")


@pytest.mark.rule("DEF-15")
@pytest.mark.parametrize("text", ["a6:=ew", "a6:~ew", "a6:=w", "a6:*w", "a6:@w", "a6:~nw"])
def test_rails_and_rivers_run_off_the_board_unless_edges_are_closed(text: str) -> None:
    laid = "b7:n"
    assert after(table(laid), text).last
    assert reason(table(laid, closed_edges=True), text) == ("closed-edge", "DEF-15", "a6")


@pytest.mark.rule("DEF-16")
def test_laying_by_a_corner_supposes_a_tile_between() -> None:
    """The curve on g7 points down to g6, the straight on f6 across to it: a tile on g6 is supposed to join them."""
    position = after(table("f6:ew"), "g7:es/1")
    assert on(position, "g6") == {"nw", "new", "nsw", "nesw", "+"}


@pytest.mark.rule("DEF-17")
@pytest.mark.parametrize(
    ("laid", "text", "code", "squares"),
    [
        ("f6:ew", "g7:=ns", "mixed", "g7 g6"),
        ("f6:ew", "g7:~es", "mixed", "g7 g6"),
        ("f6:=ew", "g7:es/1", "mixed", "g7 g6"),
        ("f6:~ew", "g7:es/1", "mixed", "g7 g6"),
        ("f6:=ew", "g7:~ns", "mixed", "g7 g6"),
        ("f6:~ew", "g7:=s", "mixed", "g7 g6"),
        ("f6:=e h6:=w", "g7:=s", "three", "g7 g6"),
        ("f6:~ew h6:~ew", "g7:~ns", "three", "g7 g6"),
    ],
)
def test_no_empty_square_may_be_left_that_no_tile_could_fill(laid: str, text: str, code: str, squares: str) -> None:
    assert reason(table(laid), text) == (code, "DEF-17", squares)


@pytest.mark.rule("DEF-17")
@pytest.mark.parametrize(
    ("laid", "text"),
    [
        ("f6:=ew", "g7:=ns"),
        ("f6:~ew", "g7:~ns"),
        ("f6:ew h6:ew g5:ns", "g7:ns/1"),
        ("f6:ew h6:ew", "g7:=nw"),
        ("f6:=ew", "g7:ew/1"),
    ],
)
def test_where_a_tile_could_lie_a_placement_is_fine(laid: str, text: str) -> None:
    assert after(table(laid), text).last


@pytest.mark.rule("DEF-17")
def test_among_paths_alone_every_square_can_be_filled() -> None:
    """So that at level 1 nothing is ever refused for what it leaves."""
    paths = {frozenset(str(figure)) for figure in FIGURES if figure.kind == "path"}
    assert len(paths) == 15


@pytest.mark.rule("DEF-19")
def test_a_tile_may_be_supposed_that_nobody_has_left() -> None:
    """The curve on g7 supposes a curve, a crossing or a chapel on g6: it was the last such tile."""
    last_curve = tuple(int(str(tile) == "curve/source") for tile in TILES[2])
    position = replace(table("f6:ew"), stocks=(last_curve, (0,) * len(last_curve)))
    supposing = after(position, "g7:es/3")
    assert sum(map(sum, supposing.stocks)) == 0
    assert legal(supposing) == {"pass", "end?"}


@pytest.mark.rule("DEF-19")
def test_whose_path_may_turn_on_empty_squares_does_not_depend_on_any_stock() -> None:
    position = table("d10:ne")
    assert way(position).length == way(without_tiles(position, 0, 1)).length == 13
    blocked = table("d10:ns d9:ns d8:ns d7:ns")
    assert way(without_tiles(blocked, 0, 1)).squares == way(blocked).squares


@pytest.mark.rule("DEF-21")
@pytest.mark.parametrize("text", ["d1:n", "d1:%/3", "d1:=ew", "d1:~ew", "d1:=n", "d1:*e", "d1:@w"])
def test_a_finish_takes_no_dead_end_meadow_rail_or_river(text: str) -> None:
    laid = "d2:ns" if text == "d1:n" else "c2:ew"
    assert reason(table(laid), text) == ("finish", "DEF-21", "d1")


@pytest.mark.rule("DEF-21")
@pytest.mark.parametrize("text", ["c1:=e", "d2:=ns", "e1:~ew", "d2:@s"])
def test_neither_rail_nor_river_points_into_a_finish(text: str) -> None:
    laid = {"c1": "b2:ew", "d2": "c3:ns", "e1": "f2:ew"}[text[:2]]
    square = text[:2]
    assert reason(table(laid), text) == ("finish-pointed", "DEF-21", f"{square} d1")


@pytest.mark.rule("DEF-21")
@pytest.mark.parametrize("turn", [0, 1])
def test_whoever_lays_a_finish_may_be_a_chapel_and_need_not_open_outwards(turn: int) -> None:
    position = table("d2:ns", turn=turn)
    assert on(position, "d1") == {"ns", "ne", "nw", "nes", "nsw", "new", "nesw", "+"}


@pytest.mark.rule("DEF-21", "DEF-30")
def test_nothing_need_be_laid_on_a_finish() -> None:
    position = after(table(), "d10:ns/1 h10:ns/1")
    assert (way(position).length, way(position).empty) == (11, 9)


@pytest.mark.rule("DEF-21")
def test_while_some_have_not_started_the_squares_of_free_numbers_stay_empty() -> None:
    position = after(opening(3), "d11:ns h11:ns")
    assert {text for square in ("c11", "d10", "e10") for text in on(position, square)} == set()
    assert on(position, "a8")
    assert on(position, "d1") == on(position, "h1") == set()


@pytest.mark.rule("DEF-21")
def test_the_squares_of_numbers_without_a_player_are_ordinary() -> None:
    position = table("b7:ew")
    assert {"=ew", "~ew", "%", "e"} <= on(position, "a8")


@pytest.mark.rule("DEF-22")
@pytest.mark.parametrize(("laid", "text"), [("f6:ew", "g6:%/3"), ("f6:%", "g6:ew/1")])
def test_no_path_leads_onto_a_meadow(laid: str, text: str) -> None:
    assert reason(table(laid), text) == ("meadow", "DEF-22", "g6 f6")


@pytest.mark.rule("DEF-41", "DEF-44")
@pytest.mark.parametrize(("laid", "square"), [("f6:=ns", "g6"), ("f6:~ns", "g6"), ("f6:%", "g6")])
def test_nothing_crosses_a_rail_a_river_or_a_meadow(laid: str, square: str) -> None:
    """No figure has two kinds of sides, so whatever runs across one would have to run into its closed side."""
    assert not any("w" in figure for figure in on(table(laid), square))


@pytest.mark.rule("DEF-46", "DEF-17")
def test_the_printed_case_a_vertical_rail_is_refused_above_a_path_and_may_be_turned_elsewhere() -> None:
    """D, on e5, has a path coming from d5. A vertical rail above D, on e6, would point into it; turned, it may lie
    there, and so it may on c6, if only it points elsewhere."""
    position = table("d5:ew d6:ns")
    assert reason(position, "e6:=ns") == ("mixed", "DEF-17", "e6 e5")
    assert "=ns" not in on(position, "e6")
    assert "=ne" in on(position, "e6")
    assert after(position, "c6:=nw").last
    assert reason(position, "c6:=ns") == ("mixed", "DEF-17", "c6 c5")


@pytest.mark.rule("DEF-46", "DEF-16")
def test_the_printed_case_a_path_exists_though_the_square_between_stays_empty() -> None:
    position = table("d10:ns d8:ns")
    assert "d9" in [position.board.grid.names[square] for square in way(position).squares]
    assert way(position).length == 11
