"""The options of Reversi solo."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    values: bool = False
    """The numbers won are added up, and all four blank tokens together double the sum (REV-43)."""
