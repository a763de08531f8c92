"""Figures in box-drawing characters: paths are heavy, rails double, rivers dashed."""

from typing import Final

from galerie.games.deflecto.rules.figures import Carried, Figure

PATHS: Final = dict(zip(range(1, 16), "╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", strict=True))
"""By the sides that a figure reaches: north 1, east 2, south 4, west 8."""

RAILS: Final = {1: "╨", 2: "╞", 4: "╥", 8: "╡", 5: "║", 10: "═", 3: "╚", 6: "╔", 12: "╗", 9: "╝"}
RIVERS: Final = {5: "┊", 10: "┄", 3: "╰", 6: "╭", 12: "╮", 9: "╯"}
ENDS: Final = {"source": "○", "lake": "●", "meadow": "♣", "chapel": "†"}
MOUTHS: Final = {1: "╵", 2: "", 4: "╷", 8: ""}
"""Where a river leaves its source or its lake, if there is no room above and below."""

ARMS: Final = {Carried.PATH: ("┃", "━"), Carried.RAIL: ("║", "═"), Carried.RIVER: ("┊", "┄")}
"""From the middle of a square to its edge: vertical, and horizontal."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def sign(figure: Figure) -> str:
    """The middle of a figure."""
    match figure.kind:
        case "path":
            return PATHS[figure.sides]
        case "rail":
            return RAILS[figure.sides]
        case "river":
            return RIVERS[figure.sides]
        case _:
            return ENDS[figure.kind]


def drawn(figure: Figure, wide: int = 3, high: int = 1) -> list[str]:
    """A figure of this many characters, line by line; both numbers are odd."""
    across, down = wide // 2, high // 2
    upright, level = ARMS.get(figure.carries, (" ", " "))
    west, east = (level if figure.sides & side else " " for side in (WEST, EAST))
    middle = west * across + sign(figure) + east * across
    if figure.kind in ("source", "lake") and not down:
        middle = (middle[: across + 1] + (MOUTHS[figure.sides] or middle[across + 1])).ljust(wide)
    above, below = ((upright if figure.sides & side else " ").center(wide) for side in (NORTH, SOUTH))
    return [*[above] * down, middle, *[below] * down]
