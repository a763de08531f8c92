"""The options of Copyright."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core import BadOption
from galerie.core.options import number

Variant: TypeAlias = Literal["base", "timed", "flash"]


@dataclass(frozen=True, slots=True)
class Options:
    variant: Variant = "base"
    limit: int = number(20, 1, 100)
    """How many points win the game (COP-35)."""

    wins: int = number(3, 1, 10)
    """How many won rounds win a game of "flash" (COP-51)."""

    rounds: int = number(20, 1, 30)
    """The game ends after at most this many rounds (COP-64)."""

    minutes: int = number(5, 0, 60)
    """The longest a round may take; 0 for no limit. Not in "timed" (COP-19)."""

    seconds: int = number(45, 5, 300)
    """How long a turn takes in "timed" (COP-40)."""

    turns: bool = False
    """Play one after another and without a clock (COP-63)."""

    modeller: bool = False
    """A player turns and flips the cards of the model (COP-10)."""

    fair: bool = False
    """Every hand can reproduce the model without overflow (COP-61)."""


def check(options: Options) -> None:
    """Refuse options that cannot be combined."""
    if options.fair and options.variant == "timed":
        raise BadOption("copyright-fair-timed", rule="COP-61")
    if options.fair and options.modeller:
        raise BadOption("copyright-fair-modeller", rule="COP-61")
