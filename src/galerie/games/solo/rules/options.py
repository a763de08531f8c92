"""What can be chosen before a solo game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    values: bool = False
    """The numbers won are added up, and all four blank tokens double the sum (REV-43)."""
