"""Every variant is tried where that can be done, and a fair share of them where it cannot."""

from dataclasses import dataclass
from typing import Literal

from galerie.core.options import number
from galerie.games import reversi
from tests.laws.cases import CASES, variants


@dataclass(frozen=True)
class Many:
    quick: bool = False
    style: Literal["calm", "wild", "odd"] = "calm"
    limit: int = number(20, 1, 50)


def test_few_options_are_all_combined() -> None:
    assert len(set(variants(reversi.Options, most=16))) == 16


def test_many_options_are_sampled_with_their_extremes() -> None:
    found = variants(Many, most=20)
    assert len(set(found)) == len(found) == 20
    assert found[0] == Many()
    assert {Many(quick=True), Many(style="wild"), Many(style="odd"), Many(limit=1), Many(limit=50)} <= {*found}
    assert found == variants(Many, most=20)


def test_every_case_has_a_name_of_its_own() -> None:
    assert len({str(case) for case in CASES}) == len(CASES)
