from importlib import import_module
from pathlib import Path

import pytest

from galerie.games.deflecto.rules.figures import BY_TEXT, FIGURES
from galerie.games.deflecto.rules.grid import grid
from galerie.games.deflecto.svg.ribbons import ribbons
from galerie.games.deflecto.svg.terrain import Terrain
from galerie.games.deflecto.svg.tiles import quarters_of, tile
from galerie.svg import draw
from galerie.svg.elements import group, written
from galerie.svg.themes import LIGHT
from tests.svg.test_pictures import whole

GROUND = 'x="-49" y="-49" width="98" height="98"'


def test_every_tile_is_drawn_on_the_map_and_every_kind_in_each_stock() -> None:
    for match in whole("deflecto")[::8]:
        view = match.position.view(None)
        kinds = len(view.players) * 5
        assert view.options.level == 1
        assert draw(match).count(GROUND) == len(view.board) + kinds


def test_the_country_under_the_map_is_the_clients() -> None:
    country = import_module("galerie.games.deflecto.svg.country")
    web = Path(__file__).parents[4] / "web" / "src" / "games" / "deflecto" / "board" / "Country.svelte"
    for name in ("LAND", "HEIGHTS", "CONTOURS", "HILLS", "TREES", "WAVES"):
        assert f'"{getattr(country, name)}"' in web.read_text(encoding="utf-8")


def test_all_figures_look_different() -> None:
    drawn = {written(group(tile(figure, LIGHT))) for figure in FIGURES}
    assert len(drawn) == len(FIGURES)


@pytest.mark.parametrize(("text", "quarters"), [("ns", 0), ("ew", 1), ("nw", 3), ("new", 3), ("=s", 2), ("*w", 3)])
def test_a_figure_is_turned_as_its_sides_say(text: str, quarters: int) -> None:
    assert quarters_of(BY_TEXT[text]) == quarters


def test_a_river_flows_from_its_source_and_into_its_lake() -> None:
    squares = grid(11)
    east, south = 1, 2
    terrain = Terrain({"c5": "*e", "d5": "~ew", "g8": "~ns", "g7": "@n"}, squares)
    named = {squares.names[square]: side for square, side in terrain.currents().items()}
    assert named == {"c5": east, "d5": east, "g8": south}


def test_a_chapel_is_joined_to_the_paths_that_reach_it() -> None:
    squares = grid(11)
    terrain = Terrain({"d5": "+", "d6": "ns", "e5": "ns"}, squares)
    assert terrain.chapel(squares.numbers["d5"]) == ([0], [2, 3])


def test_paths_that_share_a_way_run_side_by_side() -> None:
    squares = grid(11)
    way = [squares.numbers[f"d{row}"] for row in range(11, 0, -1)]
    assert ribbons({0: way}, squares, 15)[0].startswith("M350 0L350 100")
    both = ribbons({0: way, 1: way[::-1]}, squares, 15)
    assert both[0].startswith("M350 0L357.5 100") or both[0].startswith("M350 0C")
    assert both[0] != both[1]
