"""The promises of columns: the compiled kernel against its readable twin."""

from array import array
from random import Random

import pytest

from galerie.games.miroir import kernel
from galerie.games.miroir.bots.promise import CARDS, chances, compiled_promises, promises, readable_promises
from galerie.games.miroir.rules.cards import LETTERS
from galerie.lexicon import JOKER, Band, french

pytestmark = pytest.mark.skipif(not kernel.available, reason="the kernel has not been built")

START = chances({card: count / LETTERS.total() for card, count in LETTERS.items()})


def some_column(rng: Random) -> str:
    """The beginning of a common word, sometimes with jokers in it, sometimes of none at all."""
    word = rng.choice(french().matching(f"{rng.choice('abcdefgijlmnoprstuvz')}*", rarest=Band.CHILD))
    column = word[: rng.randint(2, 7)]
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        at = rng.randrange(len(column))
        column = column[:at] + JOKER + column[at + 1 :]
    return column if rng.random() < 0.9 else column + rng.choice("qwxz")


def some_chances(rng: Random) -> bytes:
    return chances({card: min(1.0, LETTERS[card] / 96 * rng.choice((0, 1, 1, 3, 12))) for card in CARDS})


def test_the_kernel_is_used_where_it_was_built() -> None:
    assert promises is compiled_promises


def test_kernel_and_twin_promise_the_same() -> None:
    rng, promising = Random("promises"), 0
    for _ in range(150):
        column, coming, band = some_column(rng), some_chances(rng), rng.choice(list(Band))
        found = compiled_promises(column, coming, band)
        assert found == pytest.approx(readable_promises(column, coming, band), abs=1e-12), (column, band)
        assert all(0 <= promise <= 1 for promise in found)
        promising += found[0] > 0
    assert promising > 50


def test_a_word_promises_everything_and_what_begins_none_nothing() -> None:
    assert compiled_promises("soupe", START, Band.SOLVER) == (1.0, *[0.0] * len(CARDS))
    assert compiled_promises("soupq", START, Band.SOLVER) == (0.0,) * (1 + len(CARDS))
    assert compiled_promises("s??pe", START, Band.SOLVER) == (0.0,) * (1 + len(CARDS))
    after = dict(zip(CARDS, compiled_promises("soup", START, Band.SOLVER)[1:], strict=True))
    assert after["e"] == after[JOKER] == 1
    assert after["q"] == 0


def test_a_larger_vocabulary_never_promises_less() -> None:
    rng = Random("bands")
    for _ in range(60):
        column = some_column(rng)
        found = [compiled_promises(column, START, band)[0] for band in Band]
        assert found == sorted(found)


@pytest.mark.parametrize(
    "arguments",
    [
        ("so", START[:-1], 0.9, 0.001, 8, 100),
        ("so", START, 1.0, 0.001, 8, 100),
        ("so", START, 0.9, 0.0, 8, 100),
        ("so", START, 0.9, 0.001, 4, 100),
        ("so", START, 0.9, 0.001, 13, 100),
        ("so", START, 0.9, 0.001, 8, -1),
        ("sé", START, 0.9, 0.001, 8, 100),
        ("s" * 64, START, 0.9, 0.001, 8, 100),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: tuple[str, bytes, float, float, int, int]) -> None:
    with pytest.raises(ValueError, match=r"must|made of"):
        kernel.compiled.PromiseGraph(*french().buffers).promises(*arguments)


def test_the_kernel_refuses_what_is_not_the_graph_of_a_lexicon() -> None:
    numbers, facts, root = french().buffers
    with pytest.raises(ValueError, match="not the graph of a lexicon"):
        kernel.compiled.PromiseGraph(numbers, facts, root + 1)
    with pytest.raises(ValueError, match="not the graph of a lexicon"):
        kernel.compiled.PromiseGraph(numbers[1:], facts, root)


def test_chances_are_numbers_in_the_order_of_the_cards() -> None:
    assert array("d", chances({"a": 0.5, JOKER: 0.25})).tolist() == [0.5, *[0.0] * 25, 0.25]
