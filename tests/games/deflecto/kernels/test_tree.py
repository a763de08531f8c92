"""The kernel's tree held against its readable twin, and what it refuses."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from struct import pack

import pytest

from galerie.games.deflecto import Deflecto, Lay, Options, Pass
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.tree import Tree, faces
from galerie.games.deflecto.kernel import compiled
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import Level
from tests.games.deflecto.boards import table, without_tiles
from tests.games.deflecto.kernels.readable_tree import ReadableTree


def positions(level: Level, seats: int, seed: int) -> list[Deflecto]:
    """Those of a random game in which a tile may be laid; some with a contest open."""
    rng, at = Random(seed), start(seats, Options(level=level, closed_edges=seed % 2 == 1, lot=False))
    met = []
    while at.to_act:
        if at.stage == "laying":
            met.append(replace(at, contesters=(rng.randrange(seats),)) if rng.random() < 0.3 else at)
        at = at.play(at.turn, rng.choice([each for each in at.moves(at.turn) if isinstance(each, Lay | Pass)]))
    return met


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kernel_thinks_what_its_readable_twin_thinks(level: Level, seats: int) -> None:
    met = positions(level, seats, seed=seats)
    for at in (met[len(met) // 2], met[-4], met[-2]):
        state = SearchState.of(at, at.turn)
        tree, twin = Tree.of(state, seed=7), ReadableTree(state, seed=7)
        for told_traits, traits in zip(compiled.traits(tree.planted), twin.look(state).traits, strict=True):
            assert told_traits == pytest.approx(traits)
        tree.grow(4_000)
        twin.grow(4_000)
        assert tree.work == twin.work
        told = {each.placement: each for each in tree.opinions()}
        for child in twin.top.children:
            assert told[child.placement].visits == child.visits
            assert told[child.placement].foreseen == pytest.approx(child.foreseen)
            if child.visits:
                chances = [chance / child.visits for chance in child.chances[:seats]]
                assert told[child.placement].chances == pytest.approx(chances)
        assert len(told) == len(twin.top.children)


def test_a_tree_goes_on_where_it_stopped_and_counts_its_work() -> None:
    state = SearchState.of(positions(1, 2, seed=1)[12], 0)
    whole, parts = Tree.of(state, seed=3), Tree.of(state, seed=3)
    whole.grow(20_000)
    parts.grow(7_000)
    parts.grow(whole.work - parts.work)
    assert whole.work >= 20_000
    assert parts.opinions() == whole.opinions()
    best = whole.opinions()[0]
    assert best.visits == max(each.visits for each in whole.opinions())
    assert whole.line(best)


def test_a_board_met_before_counts_too_so_that_the_last_tiles_take_no_longer() -> None:
    last = next(at for at in positions(1, 2, seed=5) if sum(map(sum, at.stocks)) == 2)
    tree = Tree.of(SearchState.of(last, last.turn), seed=1)
    tree.grow(5000)
    assert 5000 <= tree.work < 6000


def test_a_game_without_tiles_is_not_thought_about() -> None:
    over = without_tiles(without_tiles(table(level=1), 0), 1)
    tree = Tree.of(SearchState.of(over, 0), seed=1)
    tree.grow(1000)
    assert tree.work == 0
    assert tree.opinions() == []


BOARD = (11, bytes(121), bytes((113, 3, 117, 7)), False)
STOCKS, WEIGHTS = bytes([5, 6, 2, 1, 2] * 2), pack("14d", *[0.0] * 14)


@pytest.mark.parametrize(
    "call",
    [
        lambda: compiled.plant(*BOARD, (), STOCKS, bytes(2), bytes(2), 0, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, (b"\x17",) * 5, STOCKS, bytes(2), bytes(2), 0, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, (b"\x01" * 9,) * 5, STOCKS, bytes(2), bytes(2), 0, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, faces(1), STOCKS[1:], bytes(2), bytes(2), 0, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, faces(1), bytes([17] * 10), bytes(2), bytes(2), 0, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, faces(1), STOCKS, bytes(3), bytes(2), 0, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, faces(1), STOCKS, bytes(2), bytes(2), 2, 0, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, faces(1), STOCKS, bytes(2), bytes(2), 0, 3, WEIGHTS, 1),
        lambda: compiled.plant(*BOARD, faces(1), STOCKS, bytes(2), bytes(2), 0, 0, WEIGHTS[1:], 1),
        lambda: compiled.plant(11, bytes(121), bytes((113, 3)), False, faces(1), b"", b"", b"", 0, 0, WEIGHTS, 1),
        lambda: compiled.grow(object(), 1),  # type: ignore[arg-type]  # what is tested
        lambda: compiled.line(compiled.plant(*BOARD, faces(1), STOCKS, bytes(2), bytes(2), 0, 0, WEIGHTS, 1), 0),
    ],
)
def test_the_kernel_refuses_tables_that_make_no_sense(call: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        call()


def test_and_calls_with_too_few_arguments() -> None:
    for call in (compiled.plant, compiled.grow, compiled.opinions, compiled.line, compiled.traits):
        with pytest.raises(TypeError):
            call()  # type: ignore[call-arg]  # what is tested
