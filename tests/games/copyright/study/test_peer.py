"""The solver of Copyright against OR-Tools CP-SAT, which knows nothing of how it searches."""

import pytest

from galerie.games.copyright.rules.deck import figures
from galerie.games.copyright.rules.solving import best
from galerie.games.copyright.study.deals import Dealt, deals
from tests.games.copyright.oracle import hangs_together, judge

pytest.importorskip("ortools", reason="needs the packages of the benchmarks")


def compare(deal: Dealt) -> None:
    from bench.copyright import peer_best

    found = best(*deal)
    judged = judge(found.laid, [set(figures(deal.model, cell)) for cell in range(9)])
    assert judged.score + (judged.matches == 9) == found.score
    assert hangs_together(found.laid)
    assert peer_best(deal)[0] == found.score


@pytest.mark.rule("COP-60")
@pytest.mark.slow
@pytest.mark.parametrize("size", [1, 2, 3, 5, 10, 14])
def test_cp_sat_finds_the_same_best_for_hands_of_every_size(size: int) -> None:
    for deal in deals(4, 11, size):
        compare(deal)


@pytest.mark.rule("COP-60")
@pytest.mark.soak
def test_cp_sat_finds_the_same_best_in_a_thousand_deals() -> None:
    for deal in deals(1000, 1):
        compare(deal)
