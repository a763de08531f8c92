from tests.kernels.fallback import run_without_kernels

PLAY = """
from galerie.games.copyright.rules.solving import best, is_fair
from galerie.games.copyright.study.deals import deals

for model, hand in deals(5, 1):
    assert 7 <= best(model, hand).score <= 10
    assert is_fair(model, hand) == (best(model, hand).score == 10)
"""


def test_without_the_kernel_the_readable_twin_solves_deals() -> None:
    run_without_kernels(PLAY)
