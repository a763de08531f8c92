"""The eight symmetries of the board."""

from random import Random

from galerie.discs.board import bits
from galerie.discs.symmetries import INVERSE, SYMMETRIES, moved, moved_set, normal


def test_a_set_goes_where_its_squares_go() -> None:
    rng = Random(1)
    for _ in range(50):
        squares = rng.sample(range(64), rng.randrange(64))
        for each in SYMMETRIES:
            assert moved_set(sum(1 << square for square in squares), each) == sum(
                1 << moved(square, each) for square in squares
            )


def test_all_are_different_and_each_has_an_inverse() -> None:
    images = {tuple(moved(square, each) for square in range(64)) for each in SYMMETRIES}
    assert len(images) == 8
    for each in SYMMETRIES:
        assert [moved(moved(square, each), INVERSE[each]) for square in range(64)] == [*range(64)]


def test_images_have_one_normal_form() -> None:
    rng = Random(2)
    for _ in range(50):
        first = rng.getrandbits(64)
        second = rng.getrandbits(64) & ~first
        forms = {normal(moved_set(first, each), moved_set(second, each))[:2] for each in SYMMETRIES}
        assert len(forms) == 1
        *form, symmetry = normal(first, second)
        assert form == [moved_set(first, symmetry), moved_set(second, symmetry)]


def test_a_quarter_turn_moves_a_corner_to_the_next() -> None:
    assert moved_set(bits("a1", "b1"), 5) == bits("a8", "a7")
