"""Chapels: DEF-45."""

import pytest

from galerie.games.deflecto.rules.figures import Carried
from galerie.games.deflecto.rules.fitting import match, pointing
from galerie.games.deflecto.rules.layouts import Layout
from galerie.games.deflecto.rules.placements import player_ways
from tests.games.deflecto.boards import after, on, reason, small, squares, table, way

COLUMN = Layout(3, (("b3", "b1"),))


def length(laid: str, start: str = "b3:ns") -> int:
    """Of the way from b3 to b1 on a board of nine squares, 0 if there is none."""
    (found,) = player_ways(small(COLUMN, start, laid=laid))
    return found.length if found else 0


@pytest.mark.rule("DEF-45")
@pytest.mark.parametrize(
    "laid",
    ["f7:ns", "f7:ns f5:ns", "f7:ns g6:ew", "f7:ns g6:ew f5:ns", "f7:ns g6:ew f5:ns e6:ew", "f7:ew g6:ns", "f7:%"],
)
def test_a_chapel_goes_with_any_paths_and_with_none(laid: str) -> None:
    assert "+" in on(table(laid), "f6")


@pytest.mark.rule("DEF-45")
@pytest.mark.parametrize("laid", ["f7:=ns", "f7:~ns", "f7:*s", "f7:=s g6:ew"])
def test_neither_rail_nor_river_may_point_at_a_chapel(laid: str) -> None:
    assert reason(table(laid), "f6:+") == ("chapel", "DEF-45", "f6 f7")
    assert reason(table("f6:+"), f"f7:{laid.split(maxsplit=1)[0][3:]}") == ("chapel", "DEF-45", "f7 f6")


@pytest.mark.rule("DEF-45")
def test_a_chapel_is_crossed_by_paths_from_any_side_to_any_other() -> None:
    assert length("b2:+") == 3
    assert length("b2:+ b1:+") == 3, "two chapels side by side are joined"
    assert length("b2:+ b1:e") == 5, "by the side and around"
    assert length("b2:+ b1:ew a2:n c2:n") == 0, "against closed sides it is a dead end"


@pytest.mark.rule("DEF-45")
def test_towards_an_empty_square_its_side_stays_open() -> None:
    assert length("b2:+ a2:% c2:% b1:+") == 3
    position = table("d10:+")
    assert squares(position)[:3] == ["d11", "d10", "d9"]
    assert way(position).empty == 9


@pytest.mark.rule("DEF-45", "DEF-17")
def test_a_chapel_does_not_point_into_an_empty_square() -> None:
    """So a rail may: the square is then no path's, and the chapel is closed there."""
    position = table("f6:+")
    assert list(pointing(position.board, position.board.grid.numbers["g6"])) == []
    assert after(position, "g7:=ns").last
    assert on(after(position, "g7:=ns"), "g6") >= {"=n"}


@pytest.mark.rule("DEF-45")
def test_at_the_edge_a_chapel_is_closed() -> None:
    assert "+" in on(table("b6:ew", closed_edges=True), "a6")
    assert "+" in on(table("b2:ew"), "a1")


@pytest.mark.rule("DEF-45", "DEF-14")
def test_what_a_chapels_side_goes_with() -> None:
    fitting = {each for each in Carried if match(Carried.CHAPEL, each)}
    assert fitting == {each for each in Carried if match(each, Carried.CHAPEL)}
    assert fitting == {Carried.PATH, Carried.NOTHING, Carried.CHAPEL}
