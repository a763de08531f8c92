"""The options of Reflecto. All of them can be combined (REF-67)."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.core import BadOption, Seat
from galerie.core.options import Condition, number, option

Words: TypeAlias = Literal["lexicon", "common", "free"]
Figures: TypeAlias = Literal["none", "some", "all"]

SCREENS: Final = 7
"""For each player (REF-01)."""

TILES: Final = 12
"""Erasable tiles in the box (REF-01)."""

LETTERS: Final = range(4, 16)
TILE_COUNTS: Final = range(5, 8)


def _blanks_left(side: str) -> list[Condition]:
    """A word shorter than the tiles are many leaves blank ones over (REF-51)."""
    return [{f"{side}_tiles": [tiles], f"{side}_letters": range(LETTERS.start, tiles)} for tiles in TILE_COUNTS]


def _word_cut(side: str) -> list[Condition]:
    """A word longer than the tiles are many is cut (REF-52)."""
    return [{f"{side}_tiles": [tiles], f"{side}_letters": range(tiles + 1, LETTERS.stop)} for tiles in TILE_COUNTS]


@dataclass(frozen=True, slots=True)
class Options:
    """Options named after a side apply to that player only: a word of another length, a handicap."""

    words: Words = "lexicon"
    """Which words may be chosen (REF-04)."""

    range: Literal["front", "column"] = "front"
    """Whether a mirror shows only the square in front of it, or the first screen in its column (REF-21)."""

    several_guesses: bool = False
    """A wrong guess costs only the turn (REF-55)."""

    first: Literal["random", "gerda", "queen"] = "random"
    """Who starts (REF-06)."""

    limit: int = number(200, 10, 500, rare=True)
    """The game is drawn after this many turns each (REF-43)."""

    gerda_letters: int = number(5, LETTERS[0], LETTERS[-1], rare=True)
    queen_letters: int = number(5, LETTERS[0], LETTERS[-1], rare=True)
    """The length of the word; the option announces it to both players (REF-50)."""

    gerda_tiles: int = number(5, TILE_COUNTS[0], TILE_COUNTS[-1], rare=True)
    queen_tiles: int = number(5, TILE_COUNTS[0], TILE_COUNTS[-1], rare=True)
    """How many erasable tiles; the other screens are mirrors (REF-60)."""

    gerda_figures: Figures = option("none", rare=True)  # noqa: RUF009  a dataclass field
    queen_figures: Figures = option("none", rare=True)  # noqa: RUF009  a dataclass field
    """Which letters bear the order in which they leave (REF-64)."""

    gerda_late_blank: bool = option(default=False, rare=True, applies=_blanks_left("gerda"))
    queen_late_blank: bool = option(default=False, rare=True, applies=_blanks_left("queen"))
    """Blank tiles may leave after the last letter (REF-66)."""

    gerda_free_spread: bool = option(default=False, rare=True, applies=_word_cut("gerda"))
    queen_free_spread: bool = option(default=False, rare=True, applies=_word_cut("queen"))
    """A word with more letters than tiles may be cut at will (REF-66)."""


class Terms(NamedTuple):
    """The options as they apply to one player."""

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
    """The same options after the players have swapped sides."""
    own = {name: getattr(options, name) for name in Options.__dataclass_fields__ if name.startswith("gerda_")}
    others = {name: getattr(options, name.replace("gerda_", "queen_")) for name in own}
    return replace(options, **others, **{name.replace("gerda_", "queen_"): value for name, value in own.items()})


def check(options: Options) -> None:
    """Refuse options for which the box has too few tiles."""
    tiles = options.gerda_tiles + options.queen_tiles
    if tiles > TILES:
        raise BadOption("reflecto-tiles", rule="REF-60", tiles=tiles, most=TILES)
