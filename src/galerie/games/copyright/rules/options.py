"""The options of Copyright."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from galerie.core import BadOption
from galerie.core.options import number, option

Variant: TypeAlias = Literal["base", "timed", "flash"]
Framing: TypeAlias = Literal["closest", "net"]
"""Where the frame goes: where most cells match, or, by the first version of the rules, where the net score is best."""

COMPANY: Final = range(2, 7)
"""One player alone plays a single round, for training."""


@dataclass(frozen=True, slots=True)
class Options:
    variant: Variant = "base"
    limit: int = number(20, 1, 100, applies=[{"seats": COMPANY, "variant": ["base", "timed"]}])
    """How many points win the game (COP-35)."""

    wins: int = number(3, 1, 10, rare=True, applies=[{"seats": COMPANY, "variant": ["flash"]}])
    """How many won rounds win a game of "flash" (COP-51)."""

    rounds: int = number(20, 0, 30, rare=True, applies=[{"seats": COMPANY}])
    """The game ends after at most this many rounds; 0 for no limit (COP-64)."""

    minutes: int = number(5, 0, 60, rare=True, applies=[{"variant": ["base", "flash"], "turns": [False]}])
    """The longest a round may take; 0 for no limit. Not in "timed" (COP-19)."""

    seconds: int = number(45, 5, 300, rare=True, applies=[{"variant": ["timed"], "turns": [False]}])
    """How long a turn takes in "timed" (COP-40)."""

    turns: bool = False
    """Play one after another and without a clock (COP-63)."""

    modeller: bool = option(default=False, rare=True)
    """A player turns and flips the cards of the model (COP-10)."""

    fair: bool = option(default=False, applies=[{"variant": ["base", "flash"], "modeller": [False]}])
    """Every hand can reproduce the model without overflow (COP-61)."""

    gentle: bool = option(default=False, applies=[{"seats": COMPANY, "variant": ["base", "flash"], "turns": [False]}])
    """The first round has no time limit and bots wait in it; later they keep to the pace of the people (COP-19)."""

    frame: Framing = option(default="closest", offered=False)  # noqa: RUF009  a dataclass field
    """Where the frame goes (COP-30); only records and tables of the first version of the rules have another."""


def is_warm_up(options: Options, round: int, seats: int) -> bool:  # noqa: A002  the word of the rules
    """Whether a round is the first of a gentle race, in which nobody is hurried."""
    return options.gentle and round == 1 and seats in COMPANY and options.variant != "timed" and not options.turns


def check(options: Options) -> None:
    """Refuse options that cannot be combined."""
    if options.fair and options.variant == "timed":
        raise BadOption("copyright-fair-timed", rule="COP-61")
    if options.fair and options.modeller:
        raise BadOption("copyright-fair-modeller", rule="COP-61")
