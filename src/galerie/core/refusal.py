"""What is said when something cannot be done: a code that every language has a sentence for."""

from functools import partial
from typing import Any, TypeAlias

Detail: TypeAlias = str | int


class Refusal(ValueError):  # noqa: N818  refusing is not a fault of the program
    """Something a person asked for and cannot have; nothing has changed.

    `code` names a sentence in the catalogues of `galerie.texts`, `details` fill it in, and `rule` is
    the numbered rule behind it, where there is one.
    """

    def __init__(self, code: str, rule: str | None = None, **details: Detail) -> None:
        super().__init__(code, rule, details)
        self.code = code
        self.rule = rule
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Details are keywords, which exceptions forget when they travel between processes."""
        return partial(type(self), self.code, self.rule, **self.details), ()

    def __str__(self) -> str:
        words = self.code.replace("-", " ")
        if self.details:
            words += ": " + ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{words} ({self.rule})" if self.rule else words


class IllegalMove(Refusal):
    """The position refuses the move."""


class BadNotation(Refusal):
    """The text is not a move of this game."""


class BadOption(Refusal):
    """The game has no such option, or not with this value."""


class BadRecord(Refusal):
    """The text is not the record of a game."""
