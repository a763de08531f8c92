"""What a laid tile shows: a kind of drawing, and the sides that it reaches.

A figure is written as a sign for its kind and the sides: `ns` a straight path, `=ne` a curved rail, `~ew` a river,
`*n` a source, `@s` a lake, `%` a meadow, `+` a chapel. On a board it is one byte, its code; 0 is an empty square.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from galerie.games.deflecto.rules.grid import ALL_SIDES, SIDES, sides

Kind: TypeAlias = Literal["path", "rail", "river", "source", "lake", "meadow", "chapel"]
Shape: TypeAlias = Literal[
    "straight",
    "curve",
    "three_way",
    "four_way",
    "dead_end",
    "straight_rail",
    "curved_rail",
    "buffer",
    "straight_river",
    "curved_river",
    "source",
    "lake",
    "meadow",
    "chapel",
]
"""A figure, regardless of its rotation."""

SIGNS: Final[dict[Kind, str]] = {
    "path": "",
    "rail": "=",
    "river": "~",
    "source": "*",
    "lake": "@",
    "meadow": "%",
    "chapel": "+",
}
KINDS: Final = tuple(SIGNS)
EMPTY: Final = 0


class Carried(StrEnum):
    """What one side of a laid tile carries."""

    NOTHING = "nothing"
    PATH = "path"
    RAIL = "rail"
    RIVER = "river"
    CHAPEL = "chapel"
    """A path if the neighbour has one, otherwise nothing (DEF-45)."""


CARRIED: Final[dict[Kind, Carried]] = {
    "path": Carried.PATH,
    "rail": Carried.RAIL,
    "river": Carried.RIVER,
    "source": Carried.RIVER,
    "lake": Carried.RIVER,
    "meadow": Carried.NOTHING,
    "chapel": Carried.CHAPEL,
}
STRAIGHT: Final = {0b0101, 0b1010}
"""The sides of a straight figure; other shapes follow from the number of sides."""

PATHS: Final[dict[int, Shape]] = {1: "dead_end", 2: "curve", 3: "three_way", 4: "four_way"}
RAILS: Final[dict[int, Shape]] = {1: "buffer", 2: "curved_rail"}


@dataclass(frozen=True, slots=True)
class Figure:
    kind: Kind
    sides: int

    @property
    def code(self) -> int:
        return KINDS.index(self.kind) << 4 | self.sides

    @property
    def carries(self) -> Carried:
        """What the sides that it reaches carry."""
        return CARRIED[self.kind]

    @property
    def shape(self) -> Shape:
        count, straight = self.sides.bit_count(), self.sides in STRAIGHT
        match self.kind:
            case "path":
                return "straight" if straight else PATHS[count]
            case "rail":
                return "straight_rail" if straight else RAILS[count]
            case "river":
                return "straight_river" if straight else "curved_river"
            case _:
                return self.kind

    def __str__(self) -> str:
        shown = 0 if self.kind == "chapel" else self.sides
        return SIGNS[self.kind] + "".join(SIDES[side] for side in sides(shown))

    def on(self, side: int) -> Carried:
        return self.carries if self.sides >> side & 1 else Carried.NOTHING


def _figures(kind: Kind, *counts: int) -> list[Figure]:
    return [Figure(kind, mask) for mask in range(ALL_SIDES + 1) if mask.bit_count() in counts]


FIGURES: Final = (
    *_figures("path", 1, 2, 3, 4),
    *_figures("rail", 1, 2),
    *_figures("river", 2),
    *_figures("source", 1),
    *_figures("lake", 1),
    *_figures("meadow", 0),
    *_figures("chapel", 4),
)
"""All figures of the game (DEF-01, DEF-03), in the order of their codes."""

BY_CODE: Final = {figure.code: figure for figure in FIGURES}
BY_TEXT: Final = {str(figure): figure for figure in FIGURES}
TEXTS: Final = {figure.code: str(figure) for figure in FIGURES}
