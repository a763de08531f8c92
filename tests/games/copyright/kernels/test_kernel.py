"""The compiled solver of Copyright held against its readable twin, against trying everything, and against the rules."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from random import Random
from typing import Final

import pytest

from galerie.games.copyright.kernel import compiled
from galerie.games.copyright.rules.deck import CARDS, face, figures, pattern
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import Laid, LayOut, joined
from galerie.games.copyright.rules.options import Framing
from galerie.games.copyright.rules.solving import (
    Best,
    best,
    finish,
    is_fair,
    readable_best,
    readable_finish,
    readable_is_fair,
)
from galerie.games.copyright.study.deals import deals
from tests.games.copyright.oracle import hangs_together, judge, judge_net

FRAMINGS: Final[tuple[Framing, ...]] = ("closest", "net")


def check(model: int, hand: Sequence[int], found: Best, framing: Framing = "closest") -> None:
    """The plan can be laid as it is told, and reaches what it says, by a scoring that knows nothing but the rules."""
    cards = [laid.card for laid in found.laid]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(hand)
    assert hangs_together(found.laid)
    if not found.laid:
        assert (found.score, found.matches, found.overflow) == (0, 0, 0)
        return
    judged = (judge if framing == "closest" else judge_net)(
        found.laid, [set(figures(model, cell)) for cell in range(9)]
    )
    assert judged.score + (judged.matches == 9) == found.score
    assert (judged.matches, judged.rows + judged.columns) == (found.matches, found.overflow)
    assert found.possible or found.matches < 9


@pytest.mark.rule("COP-60")
def test_every_plan_can_be_laid_and_scores_what_it_says() -> None:
    for model, hand in deals(400, 3):
        for framing in FRAMINGS:
            check(model, hand, best(model, hand, framing), framing)


@pytest.mark.rule("COP-60")
@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 62])
def test_the_kernel_and_its_readable_twin_find_the_same_best(size: int) -> None:
    dealt = deals(4 if size in range(1, 7) else 10, size, size)
    for (model, hand), framing in product(dealt, FRAMINGS):
        found, twin = best(model, hand, framing), readable_best(model, hand, framing)
        assert (found.score, found.matches, found.overflow, found.possible) == (
            twin.score,
            twin.matches,
            twin.overflow,
            twin.possible,
        )
        check(model, hand, found, framing)
        check(model, hand, twin, framing)


@pytest.mark.rule("COP-60")
@pytest.mark.parametrize("limit", [0, 1, 2, 3, 4, 5])
def test_with_fewer_cards_the_kernel_and_its_twin_find_the_same_best(limit: int) -> None:
    for (model, hand), framing in product(deals(6, 40 + limit), FRAMINGS):
        found, twin = best(model, hand, framing, limit), readable_best(model, hand, framing, limit)
        assert (found.score, found.matches, found.overflow, found.possible) == (
            twin.score,
            twin.matches,
            twin.overflow,
            twin.possible,
        )
        for each in (found, twin):
            check(model, hand, each, framing)
            assert len(each.laid) <= limit


@pytest.mark.rule("COP-15", "COP-60")
def test_the_kernel_and_its_twin_finish_with_the_fewest_cards_alike() -> None:
    possible = 0
    for model, hand in deals(12, 50):
        most = best(model, hand)
        for limit in (3, 4, 5, 6, 10):
            found, twin = finish(model, hand, limit), readable_finish(model, hand, limit)
            assert (found is None) == (twin is None)
            if found and twin:
                possible += 1
                check(model, hand, found)
                assert (found.matches, found.score) == (9, twin.score)
                assert len(found.laid) <= limit
                assert found.score <= most.score
    assert possible > 6


@pytest.mark.rule("COP-60")
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
def test_of_four_cards_the_kernel_finds_the_best_lay_out_of_two(seed: int) -> None:
    for (model, hand), framing in product(deals(1, seed, 4), FRAMINGS):
        assert best(model, hand, framing, 2).score == by_trying_everything(model, hand, framing)


def by_trying_everything(model: int, hand: Sequence[int], framing: Framing = "closest") -> int:
    """The best score over every lay-out of at most two cards."""
    scores = [0]
    for card, way in product(hand, range(8)):
        under = Laid(card, way, 0, 0)
        lay_outs: list[LayOut] = [(under,)]
        lay_outs += [
            (under, Laid(other, held, x, y))
            for other, held, x, y in product(hand, range(8), range(-2, 3), range(-2, 3))
            if other > card
        ]
        for laid in lay_outs:
            frame = best_frame(laid, model, framing)
            assert frame is not None
            scores.append(frame.score + (frame.matches == 9))
    return max(scores)


@pytest.mark.rule("COP-60")
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 6))])
def test_of_two_cards_the_kernel_finds_the_best_there_is(seed: int) -> None:
    for (model, hand), framing in product(deals(3, seed, 2), FRAMINGS):
        assert best(model, hand, framing).score == by_trying_everything(model, hand, framing)


@pytest.mark.rule("COP-30", "COP-60")
@pytest.mark.parametrize(
    ("card", "model", "net", "closest"),
    [
        (39, 69511850, 1, 1),
        (30, 76033985, 2, 2),
        (13, 51538048, 3, 2),
        (12, 60000688, 3, 2),
        (59, 52482317, 2, 1),
        (66, 78235623, 1, 0),
        (10, 131556818, 1, 0),
    ],
)
def test_where_the_frame_would_leave_the_best_net_score_another_lay_out_is_the_best(
    card: int, model: int, net: int, closest: int
) -> None:
    """The lay-out with the best net score matches more cells under another frame, for a lower score."""
    by_net = best(model, [card], "net")
    frame = best_frame(by_net.laid, model)
    assert frame is not None
    assert frame.score < by_net.score == net == by_trying_everything(model, [card], "net")
    assert best(model, [card]).score == closest == by_trying_everything(model, [card])
    assert readable_best(model, [card]).score == closest
    check(model, [card], best(model, [card]))
    check(model, [card], readable_best(model, [card]))


@pytest.mark.rule("COP-30", "COP-60")
def test_the_best_of_cards_that_show_little_is_what_trying_everything_finds() -> None:
    """Models that chance would not make, so that scores are low and the frame has reason to go elsewhere."""
    rng, moved = Random(9), 0
    for number in range(260):
        model = rng.getrandbits(27) & (rng.getrandbits(27) if number % 2 else -1)
        hand = rng.sample(CARDS, 2 if number < 10 else 1)
        found = best(model, hand)
        assert found.score == by_trying_everything(model, hand)
        moved += found.laid != best(model, hand, "net").laid
    assert moved


@pytest.mark.rule("COP-60")
def test_simple_models_made_of_two_cards_are_reproduced() -> None:
    rng = Random(4)
    for _ in range(6):
        one, two = rng.sample(CARDS, 2)
        model = pattern(face(one, rng.randrange(8))) | pattern(face(two, rng.randrange(8)))
        found = best(model, [one, two])
        assert (found.score, found.matches, found.overflow, found.possible) == (10, 9, 0, True)
        assert by_trying_everything(model, [one, two]) == 10


@pytest.mark.rule("COP-60")
def test_a_model_whose_two_cards_do_not_touch_is_not_reproduced_by_them_alone() -> None:
    """One column of it lies under the first card, two under the second: they cover it all and share no cell."""
    held = [(card, way) for card in CARDS for way in range(8)]
    left = next((card, way) for card, way in held if all(cell % 3 == 2 for cell in face(card, way)))
    right = next((card, way) for card, way in held if all(cell % 3 < 2 for cell in face(card, way)) and card != left[0])
    apart = (Laid(*left, -2, 0), Laid(*right, 1, 0))
    model = 0
    for laid in apart:
        for figure, cell in enumerate(face(laid.card, laid.orientation)):
            model |= 1 << 9 * figure + 3 * (cell // 3) + laid.x + cell % 3
    assert len(joined(apart)) == 1
    hand = [left[0], right[0]]
    found = best(model, hand)
    assert found.score == by_trying_everything(model, hand) == readable_best(model, hand).score
    more = [*hand, *(card for card in CARDS if card not in hand)][:20]
    check(model, more, best(model, more))


@pytest.mark.rule("COP-61")
def test_the_kernel_and_its_twin_agree_on_what_is_fair() -> None:
    fair = [is_fair(model, hand) for model, hand in deals(300, 5)]
    assert fair == [readable_is_fair(model, hand) for model, hand in deals(300, 5)]
    assert fair == [best(model, hand).score == 10 for model, hand in deals(300, 5)]
    assert 0 < sum(fair) < 60


def test_solving_leaves_other_threads_running_and_always_answers_alike() -> None:
    chosen = list(deals(100, 6))
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda deal: best(*deal), chosen))
    assert together == [best(*deal) for deal in chosen]


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: compiled.best(0), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.finish(0, b""), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.best(1, b"", -1), ValueError),
        (lambda: compiled.finish(1, b"", 63), ValueError),
        (lambda: compiled.is_fair(0, b"", b""), TypeError),  # type: ignore[call-arg]  # what is tested
        (lambda: compiled.best(-1, b"", 1), OverflowError),
        (lambda: compiled.best(2**27, b"", 1), ValueError),
        (lambda: compiled.best(2**64, b"", 1), OverflowError),
        (lambda: compiled.best(1, b"\0\1", 1), ValueError),
        (lambda: compiled.finish(1, b"\0\1\x09", 1), ValueError),
        (lambda: compiled.best(1, bytes(3 * 63), 1), ValueError),
        (lambda: compiled.best(1, "abc", 1), TypeError),  # type: ignore[arg-type]  # what is tested
    ],
)
def test_the_kernel_refuses_what_makes_no_sense(call: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        call()
