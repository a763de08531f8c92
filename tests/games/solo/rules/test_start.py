"""The tokens, where they lie at the start, and the two examples of the booklet: REV-30 and REV-31."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest

from galerie.core import NATURE, Refusal
from galerie.discs.board import bits, names, squares
from galerie.games.solo import Place, Reveal, Solo, parse
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.rules.tokens import COLOURS, LAYOUT, TOKENS, Colour, Token
from tests.games.solo.diagrams import after, drawing, drawn, legal, opening

CENTRE = bits("d4", "e4", "d5", "e5")


@pytest.mark.rule("REV-30")
def test_there_are_24_tokens_ten_numbered_and_two_blank_in_each_colour() -> None:
    assert len(TOKENS) == 24
    for colour in COLOURS:
        assert sorted(token.number for token in TOKENS if token.colour == colour) == [0, 0, *range(1, 11)]


@pytest.mark.rule("REV-30")
def test_all_of_them_lie_face_down_at_the_start_and_none_is_known() -> None:
    board = opening()
    assert board.down.bit_count() == 24
    assert (board.up, board.won) == ((), ())
    assert Counter(board.unseen) == Counter(TOKENS)


@pytest.mark.rule("REV-30")
@pytest.mark.parametrize("text", ["e3=g11", "e3=w1", "e3=g", "e3=", "e3=7", "e3=g-1", "e3=g01"])
def test_a_token_that_does_not_exist_cannot_be_written(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert caught.value.code == "solo-no-token"


@pytest.mark.rule("REV-31")
def test_the_start_position() -> None:
    assert drawing(opening()) == drawn("""
        . . ? . . ? . .
        . ? . ? ? . ? .
        ? . ? . . ? . ?
        . ? . g b . ? .
        . ? . b g . ? .
        ? . ? . . ? . ?
        . ? . ? ? . ? .
        . . ? . . ? . .
    """)


@pytest.mark.rule("REV-31")
def test_it_is_the_only_symmetric_layout_in_which_both_examples_can_happen() -> None:
    layouts = list(symmetric_layouts())
    assert len(layouts) == len(set(layouts)) == 65
    assert [layout for layout in layouts if any(examples(layout))] == [LAYOUT]
    assert len({(first, second) for first, second in examples(LAYOUT)}) == 4, "one way, seen from four sides"


@pytest.mark.rule("REV-31")
def test_the_two_examples_of_the_booklet_follow_each_other_in_this_layout() -> None:
    first = after(opening(), "ge3")
    assert first.last is not None
    assert first.last.turned == ("e4",)
    assert names(first.turning) == ("e2", "f3")

    shown = after(first, "e2=g4 f3=b1")
    assert drawing(shown) == drawn("""
        . . ? . .  ?  . .
        . ? . ? g4 .  ? .
        ? . ? . g  b1 . ?
        . ? . g g  .  ? .
        . ? . b g  .  ? .
        ? . ? . .  ?  . ?
        . ? . ? ?  .  ? .
        . . ? . .  ?  . .
    """)

    second = after(shown, "gg3")
    assert second.last is not None
    assert (second.last.turned, second.last.won) == ((), {"f3": "b1"})
    assert names(second.turning) == ("g2", "h3", "g4")
    assert drawing(after(second, "g2=b0 h3=g10 g4=b7")) == drawn("""
        . . ? . .  ? .  .
        . ? . ? g4 . b0 .
        ? . ? . g  . g  g10
        . ? . g g  . b7 .
        . ? . b g  . ?  .
        ? . ? . .  ? .  ?
        . ? . ? ?  . ?  .
        . . ? . .  ? .  .
    """)


def symmetric_layouts() -> Iterator[int]:
    """Every set of 24 squares off the centre that all turns and mirrors of the board leave as it is."""
    orbits = {frozenset(images(square)) for square in squares(~CENTRE & (1 << 64) - 1)}
    for count in range(len(orbits) + 1):
        for chosen in combinations(orbits, count):
            union = frozenset[int]().union(*chosen)
            if len(union) == 24:
                yield sum(1 << square for square in union)


def images(square: int) -> Iterator[int]:
    """Where the eight symmetries of the board take a square."""
    column, row = square % 8, square // 8
    for x, y in ((column, row), (row, column)):
        yield from (across + 8 * down for across, down in product((x, 7 - x), (y, 7 - y)))


def examples(layout: int) -> Iterator[tuple[str, str]]:
    """Two gold discs of which the first turns a disc and two tokens, and the second wins a token and turns three."""
    for first, placed in gold_moves(replace(opening(), down=layout)):
        assert placed.last is not None
        if len(placed.last.turned) == 1 and placed.turning.bit_count() == 2:
            for colours in product(COLOURS, repeat=2):
                for second, then in gold_moves(turned_up(placed, colours)):
                    assert then.last is not None
                    if len(then.last.won) == 1 and then.turning.bit_count() == 3:
                        yield str(first), str(second)


def gold_moves(position: Solo) -> Iterator[tuple[Place, Solo]]:
    for move in position.moves(PLAYER):
        if isinstance(move, Place) and move.colour == "gold":
            yield move, position.play(PLAYER, move)


def turned_up(position: Solo, colours: tuple[Colour, ...]) -> Solo:
    """The tokens that lie beside the last disc shown in these colours."""
    for number, (square, colour) in enumerate(zip(squares(position.turning), colours, strict=True), 1):
        position = position.play(NATURE, Reveal(square, Token(colour, number)))
    return position


def test_the_first_disc_may_be_of_either_colour() -> None:
    assert legal(opening()) == ["bc4", "bd3", "be6", "bf5", "gc5", "gd6", "ge3", "gf4"]
