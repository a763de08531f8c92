"""The options of Reversi. Any two can be combined."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    one_line: bool = False
    """Only one of the flanked lines turns over, chosen by the mover (REV-20)."""

    parallel: bool = False
    """The first four discs stand side by side by colour, instead of crosswise (REV-02)."""

    othello: bool = False
    """Tournament Othello: dark begins, a tie is a draw, no reserves (REV-14)."""
