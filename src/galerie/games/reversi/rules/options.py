"""The options of Reversi. Any two can be combined."""

from dataclasses import dataclass

from galerie.core.options import option


@dataclass(frozen=True, slots=True)
class Options:
    one_line: bool = False
    """Only one of the flanked lines turns over, chosen by the mover (REV-20)."""

    parallel: bool = False
    """The first four discs stand side by side by colour, instead of crosswise (REV-02)."""

    othello: bool = False
    """Tournament Othello: dark begins, a tie is a draw, no reserves (REV-14)."""

    balanced: bool = option(False, applies=[{"one_line": [False], "parallel": [False]}])
    """Chance lays the first eight discs, in one of many ways that leave neither side ahead (REV-23)."""

    @property
    def is_drawn(self) -> bool:
        """Whether the start is drawn: the known ways fit only the crosswise start where all lines turn over."""
        return self.balanced and not self.one_line and not self.parallel
