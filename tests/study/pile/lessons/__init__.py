"""What the tasks of the lesson want."""

from collections.abc import Mapping
from typing import Final

from galerie.core import Match
from galerie.study.lessons import Aim


def leaves_four(before: Match, after: Match) -> bool:
    return bool(after.position.view(None).counters == 4)


def takes_one(before: Match, after: Match) -> bool:
    return str(after.line[-1].move) == "take 1"


AIMS: Final[Mapping[str, Aim]] = {"leaves-four": leaves_four, "takes-one": takes_one}
