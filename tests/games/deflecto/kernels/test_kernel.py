"""The compiled kernel of Déflecto held against the readable rules."""

from collections.abc import Callable
from random import Random

import pytest

from galerie.games.deflecto.kernel import compiled
from galerie.games.deflecto.rules.figures import BY_CODE, FIGURES
from galerie.games.deflecto.rules.layouts import Layout
from galerie.games.deflecto.rules.placements import (
    EVERY_CODE,
    bends,
    changes,
    placements,
    readable_bends,
    readable_changes,
    readable_placements,
)
from galerie.games.deflecto.rules.tiles import Level
from galerie.games.deflecto.rules.ways import readable_distances, readable_ways, ways
from tests.games.deflecto.boards import small
from tests.games.deflecto.kernels.boards import game

BARE = bytes(121)
ENDS = bytes((113, 3))


@pytest.mark.parametrize("level", [1, 2])
def test_in_random_games_the_kernel_lists_the_placements_of_the_rules(level: Level) -> None:
    met = 0
    for seed in range(3):
        rng = Random(seed)
        for board, seat, codes in game(rng, level):
            if rng.random() < 0.25:
                assert placements(board, seat, codes) == readable_placements(board, seat, codes)
                assert changes(board, seat, codes) == dict(readable_changes(board, seat, codes))
                assert bends(board, seat, codes) == dict(readable_bends(board, seat, codes))
                met += 1
    assert met > 15


@pytest.mark.rule("DEF-30", "DEF-31")
@pytest.mark.parametrize("level", [1, 2])
def test_in_random_games_the_kernel_finds_the_ways_of_the_rules(level: Level) -> None:
    for seed in range(6):
        for board, _, _ in game(Random(seed), level):
            size, ends = board.layout.size, (*board.joined, (0, 120), (60, 5))
            for some in (ends[:4], ends[-2:]):
                found = readable_ways(size, board.cells, some)
                assert ways(size, board.cells, some) == found
                assert readable_distances(size, board.cells, some) == tuple(way.length if way else 0 for way in found)


@pytest.mark.soak
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seed", range(10))
def test_whole_games_agree(level: Level, seed: int) -> None:
    for board, seat, codes in game(Random(f"{level} {seed}"), level):
        assert placements(board, seat, codes) == readable_placements(board, seat, codes)
        assert changes(board, seat, codes) == dict(readable_changes(board, seat, codes))
        assert bends(board, seat, codes) == dict(readable_bends(board, seat, codes))


@pytest.mark.rule("DEF-17", "DEF-18", "DEF-42")
@pytest.mark.parametrize("size", range(3, 12))
@pytest.mark.parametrize("closed_edges", [False, True], ids=["open", "closed"])
def test_boards_of_every_size_filled_with_every_figure_agree(size: int, closed_edges: bool) -> None:
    """Without stocks, so that rivers grow long and meet."""
    layout = Layout(size, ((f"b{size}", "b1"), ("a2", f"{chr(ord('a') + size - 1)}2")))
    rng = Random(size)
    board = small(layout, f"b{size}:ns", "a2:ew", closed_edges=closed_edges)
    watery = bytes(code for code in EVERY_CODE if BY_CODE[code].carries == "river")
    while found := placements(board, 0, EVERY_CODE):
        if size < 5 or rng.random() < 6 / size**2:
            assert found == readable_placements(board, 0, EVERY_CODE)
            assert changes(board, 0, EVERY_CODE) == dict(readable_changes(board, 0, EVERY_CODE))
            assert bends(board, 0, EVERY_CODE) == dict(readable_bends(board, 0, EVERY_CODE))
        wet = placements(board, 0, watery)
        square, code = rng.choice(wet if wet and rng.random() < 0.6 else found)
        board = board.laid(square, BY_CODE[code])


def test_a_way_is_linked_from_its_start_to_its_finish_and_empty_where_it_says() -> None:
    ((squares, empty),) = compiled.ways(11, BARE, ENDS)
    assert list(squares) == list(range(113, 2, -11))
    assert empty == 11
    assert compiled.ways(11, BARE, b"") == []
    assert compiled.ways(11, BARE, bytes((7, 7))) == [(b"\x07", 1)]
    walled = bytearray(BARE)
    walled[44:55] = bytes([0x50]) * 11
    assert compiled.ways(11, bytes(walled), ENDS) == [(b"", 0)]
    assert compiled.placements(11, bytes(walled), ENDS, False, EVERY_CODE) == []


def test_the_kernel_knows_the_same_figures() -> None:
    known = set()
    for code in range(256):
        try:
            compiled.placements(2, bytes(4), b"", False, bytes([code]))
        except ValueError:
            continue
        known.add(code)
    assert known == {figure.code for figure in FIGURES}


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: compiled.ways(11, BARE), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.placements(11, BARE, ENDS, False), TypeError),  # type: ignore[call-arg]  # too
        (lambda: compiled.changes(11, BARE, ENDS, False), TypeError),  # type: ignore[call-arg]  # too
        (lambda: compiled.bends(11, BARE, ENDS, False), TypeError),  # type: ignore[call-arg]  # too
        (lambda: compiled.ways(1, b"\0", b""), ValueError),
        (lambda: compiled.ways(12, bytes(144), b""), ValueError),
        (lambda: compiled.ways(11, bytes(120), ENDS), ValueError),
        (lambda: compiled.ways(11, BARE, bytes((0, 121))), ValueError),
        (lambda: compiled.ways(11, BARE, bytes(3)), ValueError),
        (lambda: compiled.ways(11, BARE, bytes(10)), ValueError),
        (lambda: compiled.ways(11, bytes(120) + b"\x17", ENDS), ValueError),
        (lambda: compiled.ways(11, "…", ENDS), TypeError),  # type: ignore[arg-type]  # what is tested
        (lambda: compiled.placements(11, BARE, ENDS, False, b"\0"), ValueError),
        (lambda: compiled.placements(11, BARE, ENDS, False, b"\x01" * 42), ValueError),
    ],
)
def test_the_kernel_refuses_what_makes_no_sense(call: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        call()
