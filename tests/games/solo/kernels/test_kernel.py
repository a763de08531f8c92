"""The compiled kernel of Reversi solo held against the readable rules."""

import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie.discs.board import squares
from galerie.games.solo import Options, Place, Solo
from galerie.games.solo.kernel import compiled
from galerie.games.solo.rules.position import start
from galerie.games.solo.rules.tokens import COLOURS, LAYOUT
from galerie.games.solo.rules.winning import readable_lost, readable_winning_squares
from galerie.games.solo.study.planning import Deal, Plan, follow, placements, plan, readable_plan
from tests.games.solo.kernels.positions import ending, game

SQUARES = st.integers(0, 2**64 - 1)
GOLD, BLACK = start(1, Options()).discs


def sets(position: Solo, deal: Deal) -> tuple[int, int, int, int, int]:
    """Gold discs, black discs, tokens, tokens face up, gold tokens."""
    tokens = {square: deal[square] for square in squares(position.down)} | dict(position.up)
    gold = sum(1 << square for square, token in tokens.items() if token.colour == "gold")
    return *position.discs, position.tokens, position.tokens & ~position.down, gold


def code(move: Place) -> int:
    return move.square + 64 * COLOURS.index(move.colour)


def start_plan(width: int, nodes: int, **changed: Any) -> object:
    """A call of the kernel from the start, with something changed."""
    said: dict[str, Any] = {"gold": GOLD, "black": BLACK, "tokens": LAYOUT, "up": 0, "gold_tokens": LAYOUT & 0xFFFFFFFF}
    said |= {"values": bytes(64), "won": 0, "blanks": 0, "summed": False, "width": width, "nodes": nodes}
    return compiled.best(*(said | changed).values())


def test_in_random_games_the_kernel_lists_and_makes_the_placements_of_the_rules() -> None:
    rng = Random(1)
    for _ in range(15):
        met, deal = game(rng)
        for position in met[:-1]:
            table = sets(position, deal)
            assert compiled.placements(*table) == [code(move) for move in placements(position)]
            for move in placements(position):
                assert compiled.after(*table, code(move)) == sets(follow(position, deal, move), deal)[:4]


@given(SQUARES, SQUARES, SQUARES)
@pytest.mark.rule("REV-36", "REV-41")
def test_on_any_board_at_all_the_kernel_finds_what_wins_and_what_is_lost(one: int, two: int, three: int) -> None:
    discs, tokens = one & two, one & ~two
    own, free = discs & three, ~one & 2**64 - 1
    assert compiled.winning(own, tokens & three, free) == readable_winning_squares(own, tokens & three, free)
    assert compiled.lost(tokens, discs) == readable_lost(tokens, discs)
    assert compiled.lost(tokens, discs, three) == readable_lost(tokens, discs, three)


@pytest.mark.parametrize("values", [False, True])
@pytest.mark.parametrize("width", [1, 2, 4])
def test_the_kernel_keeps_the_same_positions_and_finds_the_same_line_as_its_readable_twin(
    width: int, values: bool
) -> None:
    rng = Random(f"{width} {values}")
    lines = 0
    for _ in range(4):
        met, deal = game(rng, values=values)
        for position in rng.sample(met, 2):
            planned = plan(position, deal, width)
            assert planned == readable_plan(position, deal, width)
            assert reached(position, deal, planned) == planned.score
            lines += len(planned.line)
    assert lines > 20


@pytest.mark.parametrize("values", [False, True])
def test_having_tried_everything_the_kernel_and_its_twin_agree_on_the_best_score(values: bool) -> None:
    rng = Random(f"all {values}")
    gained = 0
    for _ in range(40):
        position, deal = ending(rng, values=values, most_free=4)
        planned = plan(position, deal, rng.choice((0, 1, 3)), 10**6)
        assert planned.exact
        assert planned.score == readable_plan(position, deal, 0, 10**6).score
        assert reached(position, deal, planned) == planned.score
        gained += planned.score > position.score
    assert gained > 10


def test_too_few_nodes_leave_a_bound_that_is_not_too_low() -> None:
    rng = Random(8)
    open_ones = 0
    for _ in range(60):
        position, deal = ending(rng, most_free=6, tokens=7)
        whole = plan(position, deal, 1, 10**7)
        for nodes in (1, 2, 5):
            part = plan(position, deal, 0, nodes)
            assert part.score <= whole.score <= part.bound
            open_ones += not part.exact
    assert open_ones > 20


@pytest.mark.rule("REV-43")
def test_a_colour_that_has_left_the_board_is_out_of_the_bound() -> None:
    """All gold: only black tokens can be won, and the doubling is gone if a blank gold token is left."""
    table = {"gold": GOLD | BLACK, "black": 0}
    assert start_plan(0, 0, **table, gold_tokens=0) == (0, 24, [], 0)
    assert start_plan(0, 0, **table, gold_tokens=LAYOUT) == (0, 0, [], 0)


def test_a_wider_plan_is_no_worse_over_many_deals() -> None:
    rng = Random(5)
    deals = [game(rng)[1] for _ in range(10)]
    narrow, wide = (sum(plan(start(1, Options()), deal, width).score for deal in deals) for width in (1, 50))
    assert narrow < wide <= 240


def test_planning_leaves_other_threads_running_and_always_answers_alike() -> None:
    calls = [partial(start_plan, 200, 0), partial(start_plan, 10, 2_000)]
    with ThreadPoolExecutor(4) as pool:
        together = [future.result() for future in [pool.submit(call) for call in calls * 2]]
    assert together == [call() for call in calls] * 2


@pytest.mark.parametrize(("width", "nodes"), [(2**17, 0), (0, 10**15)])
def test_a_plan_that_would_take_for_ever_can_be_interrupted(width: int, nodes: int) -> None:
    def ring(signum: int, frame: object) -> None:
        raise InterruptedError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        with pytest.raises(InterruptedError):
            start_plan(width, nodes, tokens=0x85A345E7E6E2790F, gold_tokens=0xAAAA5555AAAA5555)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: compiled.lost(1), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.winning(1, 2, -1), OverflowError),
        (lambda: compiled.placements(1, 1, 2, 2, 0), ValueError),
        (lambda: compiled.placements(1, 2, 2, 2, 0), ValueError),
        (lambda: compiled.placements(1, 2, 4, 8, 0), ValueError),
        (lambda: compiled.after(1, 2, 4, 0, 0, 0), ValueError),
        (lambda: compiled.after(1, 2, 4, 0, 0, 66), ValueError),
        (lambda: compiled.after(1, 2, 4, 0, 0, 128), ValueError),
        (lambda: start_plan(1, 0, values=bytes(63)), ValueError),
        (lambda: start_plan(1, 0, up=1), ValueError),
        (lambda: start_plan(1, 0, won=-1), ValueError),
        (lambda: start_plan(1, 0, blanks=65), ValueError),
        (lambda: start_plan(2**17 + 1, 0), ValueError),
        (lambda: start_plan(-1, 0), ValueError),
        (lambda: start_plan(1, 0, gold=2**64), OverflowError),
    ],
)
def test_the_kernel_refuses_what_makes_no_sense(call: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        call()


def reached(position: Solo, deal: Deal, planned: Plan) -> int:
    for move in planned.line:
        position = follow(position, deal, move)
    return position.score
