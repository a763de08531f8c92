"""The compiled kernel held against the readable rules."""

import signal
import struct
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from galerie.discs.board import CROSSWISE, NAMES, squares
from galerie.discs.flanking import readable_placements, readable_turned, readable_turns
from galerie.discs.kernel import compiled as discs
from galerie.games.reversi import Options, kernel
from galerie.games.reversi.bots import evaluation
from galerie.games.reversi.kernel import compiled
from galerie.games.reversi.study import leaves
from galerie.study import perft
from tests.games.reversi.kernels.positions import VARIANTS, positions

GOLD, BLACK = CROSSWISE
variants = pytest.mark.parametrize("options", VARIANTS, ids=str)


def test_the_kernel_is_built_where_the_tests_run() -> None:
    assert kernel.available


@variants
@pytest.mark.rule("REV-04", "REV-05", "REV-06", "REV-20")
def test_in_random_games_the_kernel_places_and_turns_as_the_rules_do(options: Options) -> None:
    rng = Random(str(options))
    for _ in range(5):
        for position in positions(options, rng):
            for own, other in (position.discs, position.discs[::-1]):
                assert discs.placements(own, other) == readable_placements(own, other)
                assert discs.turns(own, other, NAMES) == readable_turns(own, other, NAMES)
                for square in range(64):
                    assert discs.turned(own, other, square) == readable_turned(own, other, square)


@variants
@pytest.mark.rule("REV-08", "REV-20", "REV-22")
def test_in_random_games_the_kernel_lists_and_makes_the_moves_of_the_contract(options: Options) -> None:
    rng = Random(str(options))
    for _ in range(1):
        for position in positions(options, rng):
            for depth in (1, 2):
                assert leaves(position, depth) == perft.readable(position, depth)


def test_in_random_games_the_kernel_evaluates_as_the_readable_evaluation_does() -> None:
    rng = Random(1)
    for options in VARIANTS:
        for position in positions(options, rng):
            own, other = position.discs
            assert compiled.evaluate(own, other, evaluation.weights()) == evaluation.evaluate(own, other)


def test_the_kernel_finds_the_patterns_of_the_readable_evaluation() -> None:
    rng = Random(2)
    for position in positions(Options(), rng):
        own, other = position.discs
        found = compiled.patterns(struct.pack("<QQ", own, other))
        assert struct.unpack(f"{len(found) // 4}i", found) == tuple(evaluation.patterns(own, other))


def test_an_evaluation_does_not_change_when_the_board_is_turned_or_mirrored() -> None:
    for position in positions(Options(), Random(3))[::5]:
        own, other = position.discs
        values = {
            evaluation.evaluate(
                *(sum(1 << evaluation.seen_from(side, at) for at in squares(discs)) for discs in (own, other))
            )
            for side in range(8)
        }
        assert len(values) == 1


def test_the_file_of_weights_is_small() -> None:
    assert len(zlib.compress(evaluation.FILE.read_bytes())) < 3_000_000


def test_a_disc_called_stable_keeps_its_colour_to_the_end_of_the_game() -> None:
    rng = Random(2)
    called = 0
    for options in VARIANTS * 4:
        *met, last = positions(options, rng)
        for position in met:
            for seat in (0, 1):
                safe = compiled.stable(position.discs[seat], position.discs[1 - seat])
                called += safe.bit_count()
                assert not safe & ~last.discs[seat]
    assert called > 1_000


def test_long_calls_leave_other_threads_running() -> None:
    calls: list[Callable[[], object]] = [lambda: compiled.perft(BLACK, GOLD, 9), search_a_while]
    with ThreadPoolExecutor(4) as pool:
        together = [future.result() for future in [pool.submit(call) for call in calls * 2]]
    assert together == [call() for call in calls] * 2


@pytest.mark.parametrize(
    "call",
    [
        lambda: compiled.perft(BLACK, GOLD, 40),
        lambda: compiled.search(BLACK, GOLD, evaluation.weights(), 60, 10**15, False, False),
        lambda: compiled.solve(BLACK, GOLD, evaluation.weights(), 10**15, False, False),
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
    return compiled.search(BLACK, GOLD, evaluation.weights(), 9, 10**9, False, False)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: compiled.perft(1, 2, -1), ValueError),
        (lambda: compiled.search(1, 2, b"", 3, 10_000, False, False), ValueError),
        (lambda: compiled.search(1, 2, evaluation.weights(), 0, 10_000, False, False), ValueError),
        (lambda: compiled.search(1, 2, evaluation.weights(), 3, 10, False, False), ValueError),
        (lambda: compiled.search(1, 4, evaluation.weights(), 3, 10_000, False, False), ValueError),
        (lambda: compiled.solve(1, 4, evaluation.weights(), 10_000, False, False), ValueError),
        (lambda: compiled.solve(1, 2, evaluation.weights(), 10_000, False, False, table=60), ValueError),
    ],
)
def test_the_kernel_refuses_what_makes_no_sense(call: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        call()
