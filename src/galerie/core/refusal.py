"""Refusals: exceptions with a code for which every language has a message."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, Self, TypeAlias

from galerie.core.visible import printable

Detail: TypeAlias = str | int

LONGEST: Final = 1_000
"""Characters of a detail; messages have no room for more."""


class Refusal(ValueError):  # noqa: N818  a refusal is not an error of the program
    """A request was refused, and nothing has changed.

    `code` is the id of a message in the catalogues of `galerie.texts`, `details` are its arguments, and `rule` is the
    number of the rule behind the refusal, if there is one. What a stranger has written is shown in part, if it is long.
    """

    def __init__(self, code: str, rule: str | None = None, **details: Detail) -> None:
        shown = {name: _shown(value) if isinstance(value, str) else value for name, value in details.items()}
        super().__init__(code, rule, shown)
        self.code = code
        self.rule = rule
        self.details = shown

    @classmethod
    def again(cls, code: str, details: Mapping[str, Detail]) -> Self:
        """One that was written down."""
        return cls(code, None, **details)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the details too: by default an exception is restored without its keyword arguments."""
        return partial(type(self), self.code, self.rule, **self.details), ()

    def __str__(self) -> str:
        words = self.code.replace("-", " ")
        if self.details:
            words += ": " + ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{words} ({self.rule})" if self.rule else words


class IllegalMove(Refusal):
    """The move is illegal in this position."""


class BadNotation(Refusal):
    """The text is not a move of this game."""


class BadOption(Refusal):
    """The game has no such option, or the option cannot have this value."""


class BadRecord(Refusal):
    """The text is not the record of a game."""


class BotFault(Refusal):
    """There is no such bot; or one that somebody has written has failed, or has answered with no legal move."""


def _shown(text: str) -> str:
    text = printable(text)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
