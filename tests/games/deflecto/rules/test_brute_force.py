"""On small boards the rules agree with trying everything out."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.figures import BY_CODE, BY_TEXT, FIGURES
from galerie.games.deflecto.rules.layouts import Layout
from galerie.games.deflecto.rules.placements import against_laying, player_ways, readable_placements
from tests.games.deflecto.boards import small
from tests.games.deflecto.oracle import Laid, Oracle, Square

CODES: Final = bytes(figure.code for figure in FIGURES)
PATH_CODES: Final = bytes(figure.code for figure in FIGURES if figure.kind == "path")

BOARDS: Final = {
    "facing": (Layout(3, (("a2", "c2"), ("b3", "b1"))), ("a2:ew", "b3:ns")),
    "corners": (Layout(3, (("a1", "c3"),)), ("a1:new",)),
    "side by side": (Layout(3, (("a3", "a1"), ("c3", "c1"))), ("a3:ne", "c3:ns")),
    "one": (Layout(3, (("b3", "b1"),)), ("b3:nesw",)),
}


def oracle(board: Board, *, paths_only: bool) -> Oracle:
    routes = [(place(board, route.start), place(board, route.finish)) for route in board.routes if route]
    return Oracle(board.layout.size, routes, paths_only=paths_only, closed_edges=board.closed_edges)


def place(board: Board, square: int) -> Square:
    return square % board.layout.size, square // board.layout.size


def laid(board: Board) -> Laid:
    return {place(board, square): str(BY_CODE[code]) for square, code in enumerate(board.cells) if code}


def same_placements(board: Board, *, paths_only: bool) -> None:
    """The legal placements are those of the oracle."""
    codes, naive, on_board = PATH_CODES if paths_only else CODES, oracle(board, paths_only=paths_only), laid(board)
    assert readable_placements(board, 0, codes) == tuple(
        (square, code)
        for square in range(len(board.cells))
        if board.is_empty(square)
        for code in codes
        if naive.legal(on_board, place(board, square), str(BY_CODE[code]))
    ), on_board


def same_lengths(board: Board, *, paths_only: bool) -> None:
    """The players' paths are as long and as empty as the oracle's."""
    naive, on_board = oracle(board, paths_only=paths_only), laid(board)
    for route, way in zip(board.routes, player_ways(board), strict=True):
        assert route
        assert way
        assert (way.length, way.empty) == naive.best(on_board, place(board, route.start), place(board, route.finish))


def boards(rng: Random, name: str, *, paths_only: bool, closed_edges: bool = False, skip: int = 0) -> Iterator[Board]:
    """The boards of a random filling of a small one, but for the first few, until nothing can be laid."""
    layout, starts = BOARDS[name]
    board, steps = small(layout, *starts, closed_edges=closed_edges), 0
    while found := readable_placements(board, 0, PATH_CODES if paths_only else CODES):
        if steps >= skip:
            yield board
        square, code = rng.choice(found)
        board, steps = board.laid(square, BY_CODE[code]), steps + 1


def sampled(name: str, *, paths_only: bool, closed_edges: bool = False) -> list[Board]:
    skip = 1 if paths_only else 2
    found = [
        board
        for seed in range(4)
        for board in boards(Random(seed), name, paths_only=paths_only, closed_edges=closed_edges, skip=skip)
    ]
    assert len(found) > 1
    return found


@pytest.mark.rule("DEF-16", "DEF-18")
@pytest.mark.parametrize("name", BOARDS)
def test_a_path_may_be_laid_exactly_where_supposing_tiles_still_joins_everybody(name: str) -> None:
    for board in sampled(name, paths_only=True):
        same_placements(board, paths_only=True)


@pytest.mark.rule("DEF-17", "DEF-19", "DEF-42")
@pytest.mark.parametrize("closed_edges", [False, True], ids=["open", "closed"])
@pytest.mark.parametrize("name", BOARDS)
def test_a_tile_may_be_laid_exactly_where_tiles_of_the_game_could_fill_what_is_pointed_into(
    name: str, closed_edges: bool
) -> None:
    for board in sampled(name, paths_only=False, closed_edges=closed_edges):
        same_placements(board, paths_only=False)


@pytest.mark.rule("DEF-30", "DEF-31")
@pytest.mark.parametrize("paths_only", [True, False], ids=["paths", "all figures"])
@pytest.mark.parametrize("name", BOARDS)
def test_a_path_has_the_length_and_the_empty_squares_of_the_best_of_all_ways(name: str, paths_only: bool) -> None:
    for board in sampled(name, paths_only=paths_only):
        same_lengths(board, paths_only=paths_only)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("name", BOARDS)
def test_many_small_boards_agree_from_their_first_tile_on(name: str, seed: int) -> None:
    paths_only = seed % 3 == 0
    for board in boards(Random(seed), name, paths_only=paths_only, closed_edges=bool(seed % 2)):
        same_placements(board, paths_only=paths_only)
        same_lengths(board, paths_only=paths_only)


@pytest.mark.rule("DEF-42", "DEF-17")
def test_rivers_that_would_close_a_loop_over_two_squares_agree_too() -> None:
    """A board made for it: four curves around two empty squares, of which three lie."""
    layout = Layout(4, (("a4", "a1"),))
    board = small(layout, "a4:ns", laid="c4:~es d4:~sw c2:~ne")
    naive = oracle(board, paths_only=False)
    for text in ("~nw", "~ns", "*n", "@n", "=n", "n", "%", "+"):
        square = board.grid.numbers["d2"]
        expected = naive.legal(laid(board), place(board, square), text)
        assert (against_laying(board, 0, square, BY_TEXT[text]) is None) == expected, text
