"""What shows through transparent cards in each cell, and a card that is still in hand."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Self, TypeAlias

from galerie.games.copyright import Oriented, Put
from galerie.games.copyright.rules.deck import LETTERS, SIDE, face
from galerie.games.copyright.rules.layout import FARTHEST, Laid
from galerie.games.copyright.rules.orientation import QUARTERS

Cell: TypeAlias = tuple[int, int]
"""Column and row."""

Film: TypeAlias = Mapping[Cell, str]
"""The figures that show in each covered cell, as letters in the order of the deck."""

SIGNS: Final = dict(zip(LETTERS, "□○×", strict=True))
EMPTY: Final = "·"
"""A covered cell that shows nothing; a cell that no card covers is blank (COP-16)."""


class Held(NamedTuple):
    """A card being moved about."""

    card: int
    orientation: int = 0
    x: int = 0
    y: int = 0

    @property
    def laid(self) -> Laid:
        return Laid(*self)

    @property
    def put(self) -> str:
        return str(Put(*self))

    def turned(self) -> Self:
        """A quarter turn clockwise."""
        return self._replace(orientation=turned(self.orientation))

    def flipped(self) -> Self:
        return self._replace(orientation=flipped(self.orientation))

    def moved(self, across: int, down: int) -> Self:
        return self._replace(x=_on_table(self.x + across), y=_on_table(self.y + down))


def turned(orientation: int) -> int:
    """A quarter turn clockwise."""
    return orientation - orientation % QUARTERS + (orientation + 1) % QUARTERS


def flipped(orientation: int) -> int:
    """Mirrored left to right as it is seen now, which reverses the direction of its turn."""
    return (QUARTERS if orientation < QUARTERS else 0) + -orientation % QUARTERS


def film(cards: Iterable[Laid]) -> Film:
    """What shows through these cards (COP-03)."""
    seen: dict[Cell, set[str]] = {}
    for card in cards:
        for at in range(SIDE * SIDE):
            seen.setdefault((card.x + at % SIDE, card.y + at // SIDE), set())
        for letter, at in zip(LETTERS, face(card.card, card.orientation), strict=True):
            seen[card.x + at % SIDE, card.y + at // SIDE].add(letter)
    return {cell: "".join(letter for letter in LETTERS if letter in letters) for cell, letters in seen.items()}


def superposed(model: Iterable[Oriented]) -> Film:
    """What shows through the cards of a model."""
    return film(Laid(each.card, each.orientation, 0, 0) for each in model)


def thickness(cards: Iterable[Laid], cell: Cell) -> int:
    """How many of these cards cover a cell."""
    return sum(cell[0] - card.x in range(SIDE) and cell[1] - card.y in range(SIDE) for card in cards)


def signs(letters: str) -> str:
    """The contents of a covered cell in as few characters as possible."""
    return "".join(SIGNS[letter] for letter in letters) or EMPTY


def _on_table(place: int) -> int:
    return min(max(place, -FARTHEST), FARTHEST)
