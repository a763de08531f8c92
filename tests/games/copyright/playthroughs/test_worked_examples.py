"""The worked examples of the rules, as whole rounds."""

import pytest

from galerie.games.copyright import Copyright
from tests.games.copyright.playthroughs import stories


@pytest.mark.rule("COP-33")
def test_the_worked_examples_of_a_score_come_out_in_a_whole_round() -> None:
    end = stories.worked().positions[-1]
    assert isinstance(end, Copyright)
    assert end.result is not None
    frames = [tally.frame for tally in end.result.tallies]
    assert [frame and (frame.matches, frame.rows, frame.columns) for frame in frames] == [(8, 2, 3), (6, 1, 1)]
    assert end.sheet == ((8 - 5, 6 - 2),)
