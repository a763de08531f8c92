"""The discs' compiled kernel held against its readable twins."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie.discs import board, flanking, kernel
from galerie.discs.board import NAMES, readable_picked, readable_picture
from galerie.discs.flanking import readable_placements, readable_turned, readable_turns
from galerie.discs.kernel import compiled

SQUARES = st.integers(0, 2**64 - 1)


def test_the_kernel_is_built_where_the_tests_run_and_is_used() -> None:
    assert kernel.available
    assert (board.picked, board.picture) == (compiled.picked, compiled.picture)
    assert (flanking.placements, flanking.turned, flanking.turns) == (
        compiled.placements,
        compiled.turned,
        compiled.turns,
    )


@given(SQUARES, SQUARES)
def test_on_any_board_at_all_the_kernel_places_and_turns_as_the_rules_do(own: int, mask: int) -> None:
    own, other = own & mask, own & ~mask
    assert compiled.placements(own, other) == readable_placements(own, other)
    # in this order too: moves are listed as they are told
    assert compiled.picked(own, NAMES) == readable_picked(own, NAMES)
    assert compiled.picture(own, other, "gb.") == readable_picture(own, other, "gb.")
    told, explained = compiled.turns(own, other, NAMES), readable_turns(own, other, NAMES)
    assert [*told.items()] == [*explained.items()]
    for square in range(64):
        assert compiled.turned(own, other, square) == readable_turned(own, other, square)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: compiled.turned(1, 2, 64), ValueError),
        (lambda: compiled.turned(1, 2, -1), ValueError),
        (lambda: compiled.turned(-1, 2, 3), OverflowError),
        (lambda: compiled.turned(1, 2**64, 3), OverflowError),
        (lambda: compiled.placements(3, 1), ValueError),
        (lambda: compiled.placements("a1", 1), TypeError),  # type: ignore[arg-type]  # what is tested
        (lambda: compiled.turns(3, 1, NAMES), ValueError),
        (lambda: compiled.turns(1, 2, NAMES[1:]), TypeError),
        (lambda: compiled.turns(1, 2, [*NAMES]), TypeError),  # type: ignore[arg-type]  # what is tested
        (lambda: compiled.placements(1), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.picked(1, NAMES[1:]), TypeError),
        (lambda: compiled.picture(1, 2, "gb"), ValueError),
    ],
)
def test_the_kernel_refuses_what_makes_no_sense(call: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        call()
