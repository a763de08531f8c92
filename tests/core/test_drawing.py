"""A view as text."""

from dataclasses import dataclass

import pytest

from galerie.core.drawing import text_of
from tests.laws.cases import CASES, Case


@dataclass(frozen=True)
class Hand:
    cards: tuple[str, ...]
    is_open: bool


@dataclass(frozen=True)
class Mute:
    turn_of: int | None
    hands: tuple[Hand, ...]
    piles: dict[str, int]
    picture: str = "x.\n.o"


@dataclass(frozen=True)
class Told:
    def __str__(self) -> str:
        return "as it draws itself"


def test_a_view_without_words_is_told_field_by_field() -> None:
    view = Mute(None, (Hand(("a", "b"), True), Hand((), False)), {"left": 3})
    assert text_of(view).splitlines() == [
        "turn of: –",
        "hands:",
        "  0:",
        "    cards: a, b",
        "    is open: yes",
        "  1:",
        "    cards: –",
        "    is open: no",
        "piles:",
        "  left: 3",
        "picture:",
        "  x.",
        "  .o",
    ]


def test_a_view_that_draws_itself_is_left_to_do_so() -> None:
    assert text_of(Told()) == "as it draws itself"


@pytest.mark.parametrize("case", {case.game.name: case for case in CASES}.values(), ids=lambda case: case.game.name)
def test_each_of_our_positions_draws_what_a_spectator_sees(case: Case) -> None:
    position = case.start()
    assert str(position) == str(position.view(None))
    assert "View(" not in str(position)
