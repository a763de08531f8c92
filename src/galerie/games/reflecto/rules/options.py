"""What can be chosen before a game of Reflecto. All of it can be combined (REF-67)."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.core import BadOption, Seat
from galerie.core.options import number

Words: TypeAlias = Literal["lexicon", "common", "free"]
Figures: TypeAlias = Literal["none", "some", "all"]

SCREENS: Final = 7
"""Of each player (REF-01)."""

TILES: Final = 12
"""Erasable ones in the box (REF-01)."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is marked with a side is that player's own: a word of another length, a handicap."""

    words: Words = "lexicon"
    """Which words may be chosen (REF-04)."""

    range: Literal["front", "column"] = "front"
    """Whether a mirror shows what stands just in front of it or what comes first in its column (REF-21)."""

    several_guesses: bool = False
    """A wrong guess costs only the turn (REF-55)."""

    first: Literal["random", "gerda", "queen"] = "random"
    """Who starts (REF-06)."""

    limit: int = number(200, 10, 500)
    """So many turns each, then the game is drawn (REF-43)."""

    gerda_letters: int = number(5, 4, 15)
    queen_letters: int = number(5, 4, 15)
    """The length of the word; announced by being an option (REF-50)."""

    gerda_tiles: int = number(5, 5, 7)
    queen_tiles: int = number(5, 5, 7)
    """Erasable tiles; the other screens are mirrors (REF-60)."""

    gerda_figures: Figures = "none"
    queen_figures: Figures = "none"
    """Which letters bear the order in which they leave (REF-64)."""

    gerda_late_blank: bool = False
    queen_late_blank: bool = False
    """The blank tiles may leave after the last letter (REF-66)."""

    gerda_free_spread: bool = False
    queen_free_spread: bool = False
    """A word longer than the tiles are many is cut at will (REF-66)."""


class Terms(NamedTuple):
    """The options as they stand for one player."""

    letters: int
    tiles: int
    figures: Figures
    late_blank: bool
    free_spread: bool

    @property
    def mirrors(self) -> int:
        return SCREENS - self.tiles

    @property
    def blanks(self) -> int:
        """Tiles without a letter (REF-51)."""
        return max(0, self.tiles - self.letters)

    @property
    def pieces(self) -> int:
        """Tiles with letters."""
        return min(self.tiles, self.letters)


@cache
def terms(options: Options, seat: Seat) -> Terms:
    if seat == 0:
        return Terms(
            options.gerda_letters,
            options.gerda_tiles,
            options.gerda_figures,
            options.gerda_late_blank,
            options.gerda_free_spread,
        )
    return Terms(
        options.queen_letters,
        options.queen_tiles,
        options.queen_figures,
        options.queen_late_blank,
        options.queen_free_spread,
    )


def turned(options: Options) -> Options:
    """The same when the players have changed sides."""
    own = {name: getattr(options, name) for name in Options.__dataclass_fields__ if name.startswith("gerda_")}
    others = {name: getattr(options, name.replace("gerda_", "queen_")) for name in own}
    return replace(options, **others, **{name.replace("gerda_", "queen_"): value for name, value in own.items()})


def check(options: Options) -> None:
    """Refuse what the box does not hold."""
    tiles = options.gerda_tiles + options.queen_tiles
    if tiles > TILES:
        raise BadOption("reflecto-tiles", rule="REF-60", tiles=tiles, most=TILES)
