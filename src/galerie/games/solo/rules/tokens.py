"""The 24 tokens and where they lie at the start (REV-30, REV-31)."""

from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.core import BadNotation

Colour: TypeAlias = Literal["gold", "black"]
COLOURS: Final[tuple[Colour, Colour]] = ("gold", "black")
LETTERS: Final[dict[str, Colour]] = {colour[0]: colour for colour in COLOURS}

BLANK: Final = 0


class Token(NamedTuple):
    colour: Colour
    number: int
    """1 to 10, or BLANK."""

    def __str__(self) -> str:
        return f"{self.colour[0]}{self.number}"


TOKENS: Final = tuple(Token(colour, number) for colour in COLOURS for number in (BLANK, BLANK, *range(1, 11)))
"""All tokens; the two blank ones of a colour are equal."""

BY_NAME: Final = {str(token): token for token in TOKENS}

PAIRS: Final = frozenset({(1, 3), (3, 1), (2, 2), (2, 4), (4, 2), (3, 3)})
"""Where they lie in each quadrant, as distances of a square from the two centre lines."""


def distances(square: int) -> tuple[int, int]:
    """How far a square is from the two centre lines, each 1 to 4."""
    column, row = square % 8, square // 8
    return max(column - 3, 4 - column), max(row - 3, 4 - row)


LAYOUT: Final = sum(1 << square for square in range(64) if distances(square) in PAIRS)
"""The squares where tokens lie at the start."""


def token(text: str) -> Token:
    if text not in BY_NAME:
        raise BadNotation("solo-no-token", rule="REV-30", text=text)
    return BY_NAME[text]
