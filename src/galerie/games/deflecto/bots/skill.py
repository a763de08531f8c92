"""How the levels differ."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    notices: float
    """The share of the squares that it looks at; those of its own path it always sees."""

    foresight: bool
    """Whether it considers what the others could do to each path, and judges an end by what can still happen. Without
    the kernel no level does."""

    whim: float
    """How much it may misjudge a placement either way: in chances of winning with foresight, otherwise in squares."""

    work: int = 0
    """What it does in a turn of two players, as `Tree` counts: a million take about a second. Without any it sees what
    every placement leaves, and no further."""
