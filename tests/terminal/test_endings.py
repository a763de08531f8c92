import pytest

from galerie.core import Outcome
from galerie.texts.endings import ending

NAMES = ["Gold (Ada)", "Black (Blaise)"]


@pytest.mark.rule("REV-10", "REV-11")
@pytest.mark.parametrize(
    ("outcome", "you", "told"),
    [
        (Outcome((40, 24), (1, 2), "full"), None, "Gold (Ada) wins 40 to 24. Every square is taken."),
        (Outcome((40, 24), (1, 2), "full"), 1, "You lose 24 to 40. Every square is taken."),
        (Outcome((13, 0), (1, 2), "blocked"), 0, "You win 13 to 0. Nobody can flank a disc any more."),
        (Outcome((0.0, 1.0), (2, 1), "resigned", counted=False), None, "Black (Blaise) wins. By resignation."),
        (Outcome((0.5, 0.5), (1, 1), "agreed", counted=False), 0, "A draw. By agreement."),
        (Outcome((1, 0), (1, 2), "guessed", counted=False), 0, "You win. The opponent's word is guessed."),
        (Outcome((32, 32), (1, 1), "full"), 0, "A draw, 32 all. Every square is taken."),
    ],
)
def test_an_ending_says_who_won_with_which_score_and_why(outcome: Outcome, you: int | None, told: str) -> None:
    assert ending("reversi", outcome, NAMES, "en", you) == told


@pytest.mark.rule("REV-11")
def test_a_broken_tie_is_explained() -> None:
    told = ending("reversi", Outcome((32, 32), (2, 1), "full"), NAMES, "fr", 0)
    assert told.startswith("32 partout : vous perdez. Toutes les cases sont occupées. ")
    assert "dernier pion" in told
