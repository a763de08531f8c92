"""The compiled kernel held against the readable rules."""

import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie import kernels
from galerie.discs.board import CROSSWISE, NAMES, readable_picked, readable_picture
from galerie.discs.flanking import readable_placements, readable_turned, readable_turns
from galerie.games.reversi import Options
from galerie.games.reversi.bots import evaluation
from galerie.games.reversi.study import leaves
from galerie.kernels import compiled
from galerie.study import perft
from tests.games.reversi.kernels.positions import VARIANTS, positions

GOLD, BLACK = CROSSWISE
SQUARES = st.integers(0, 2**64 - 1)
variants = pytest.mark.parametrize("options", VARIANTS, ids=str)


def test_the_kernel_is_built_where_the_tests_run() -> None:
    assert kernels.available


@variants
@pytest.mark.rule("REV-04", "REV-05", "REV-06", "REV-20")
def test_in_random_games_the_kernel_places_and_turns_as_the_rules_do(options: Options) -> None:
    rng = Random(str(options))
    for _ in range(5):
        for position in positions(options, rng):
            for own, other in (position.discs, position.discs[::-1]):
                assert compiled.reversi_placements(own, other) == readable_placements(own, other)
                assert compiled.reversi_turns(own, other, NAMES) == readable_turns(own, other, NAMES)
                for square in range(64):
                    assert compiled.reversi_turned(own, other, square) == readable_turned(own, other, square)


@given(SQUARES, SQUARES)
def test_on_any_board_at_all_the_kernel_places_and_turns_as_the_rules_do(own: int, mask: int) -> None:
    own, other = own & mask, own & ~mask
    assert compiled.reversi_placements(own, other) == readable_placements(own, other)
    # in this order too: moves are listed as they are told
    assert compiled.reversi_picked(own, NAMES) == readable_picked(own, NAMES)
    assert compiled.reversi_picture(own, other, "gb.") == readable_picture(own, other, "gb.")
    told, explained = compiled.reversi_turns(own, other, NAMES), readable_turns(own, other, NAMES)
    assert [*told.items()] == [*explained.items()]
    for square in range(64):
        assert compiled.reversi_turned(own, other, square) == readable_turned(own, other, square)


@variants
@pytest.mark.rule("REV-08", "REV-20", "REV-22")
def test_in_random_games_the_kernel_lists_and_makes_the_moves_of_the_contract(options: Options) -> None:
    rng = Random(str(options))
    for _ in range(1):
        for position in positions(options, rng):
            for depth in (1, 2):
                assert leaves(position, depth) == perft.readable(position, depth)


def test_in_random_games_the_kernel_sees_the_features_of_the_readable_evaluation() -> None:
    rng = Random(1)
    for options in VARIANTS:
        for position in positions(options, rng):
            own, other = position.discs
            assert compiled.reversi_features(own, other) == evaluation.features(own, other)


def test_a_disc_called_stable_keeps_its_colour_to_the_end_of_the_game() -> None:
    rng = Random(2)
    called = 0
    for options in VARIANTS * 4:
        *met, last = positions(options, rng)
        for position in met:
            for seat in (0, 1):
                safe = evaluation.stable(position.discs[seat], position.discs[1 - seat])
                called += len(safe)
                assert all(last.discs[seat] >> square & 1 for square in safe)
    assert called > 1_000


def test_long_calls_leave_other_threads_running() -> None:
    calls: list[Callable[[], object]] = [lambda: compiled.reversi_perft(BLACK, GOLD, 9), search_a_while]
    with ThreadPoolExecutor(4) as pool:
        together = [future.result() for future in [pool.submit(call) for call in calls * 2]]
    assert together == [call() for call in calls] * 2


@pytest.mark.parametrize(
    "call",
    [
        lambda: compiled.reversi_perft(BLACK, GOLD, 40),
        lambda: compiled.reversi_search(BLACK, GOLD, evaluation.PACKED, 60, 10**15, False, False),
        lambda: compiled.reversi_solve(BLACK, GOLD, evaluation.PACKED, 10**15, False, False),
    ],
)
def test_a_call_that_would_take_for_ever_can_be_interrupted(call: Callable[[], object]) -> None:
    def ring(signum: int, frame: object) -> None:
        raise InterruptedError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        with pytest.raises(InterruptedError):
            call()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def search_a_while() -> object:
    return compiled.reversi_search(BLACK, GOLD, evaluation.PACKED, 9, 10**9, False, False)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: compiled.reversi_turned(1, 2, 64), ValueError),
        (lambda: compiled.reversi_turned(1, 2, -1), ValueError),
        (lambda: compiled.reversi_turned(-1, 2, 3), OverflowError),
        (lambda: compiled.reversi_turned(1, 2**64, 3), OverflowError),
        (lambda: compiled.reversi_placements(3, 1), ValueError),
        (lambda: compiled.reversi_placements("a1", 1), TypeError),  # type: ignore[arg-type]  # what is tested
        (lambda: compiled.reversi_turns(3, 1, NAMES), ValueError),
        (lambda: compiled.reversi_turns(1, 2, NAMES[1:]), TypeError),
        (lambda: compiled.reversi_turns(1, 2, [*NAMES]), TypeError),  # type: ignore[arg-type]  # what is tested
        (lambda: compiled.reversi_placements(1), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.reversi_perft(1, 2, -1), ValueError),
        (lambda: compiled.reversi_search(1, 2, b"", 3, 10_000, False, False), ValueError),
        (lambda: compiled.reversi_search(1, 2, evaluation.PACKED, 0, 10_000, False, False), ValueError),
        (lambda: compiled.reversi_search(1, 2, evaluation.PACKED, 3, 10, False, False), ValueError),
        (lambda: compiled.reversi_search(1, 4, evaluation.PACKED, 3, 10_000, False, False), ValueError),
        (lambda: compiled.reversi_solve(1, 4, evaluation.PACKED, 10_000, False, False), ValueError),
        (lambda: compiled.reversi_solve(1, 2, evaluation.PACKED, 10_000, False, False, table=60), ValueError),
    ],
)
def test_the_kernel_refuses_what_makes_no_sense(call: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        call()
