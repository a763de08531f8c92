"""One player's side of the mirror. All of it is open to both."""

from dataclasses import dataclass, replace
from typing import Self

from galerie.games.miroir.rules.cards import COLUMNS, PILE, PLACES


@dataclass(frozen=True, slots=True)
class Won:
    """A word that was won."""

    word: str
    cards: str
    """The cards in order, the capital first."""

    others: tuple[str, ...]
    """The other words that the joker could have made, the commonest first."""


@dataclass(frozen=True, slots=True)
class Side:
    columns: tuple[str, ...] = ("",) * COLUMNS
    """The small cards of each column, from the capital outwards."""

    discard: tuple[str, ...] = ("",) * PLACES
    """The cards on each place, all of one letter (MIR-14)."""

    hidden: int = PILE
    """How many cards of the pile nobody has seen."""

    under: str = ""
    """Cards put back under those, the topmost first (MIR-27)."""

    won: tuple[Won, ...] = ()
    begun: bool = False
    """Whether the player has made their first action (MIR-18)."""

    past: tuple[str, ...] = ()
    """The arrangements of the columns since the player last turned up, stole or took back a card, from just before it
    was laid (MIR-17)."""

    asked: tuple[str, ...] = ()
    """Doubts and remarks about columns that have not changed since (MIR-53)."""

    @property
    def pile(self) -> int:
        return self.hidden + len(self.under)

    def column(self, number: int) -> str:
        return self.columns[number - 1]

    def has_place(self, letter: str) -> bool:
        """Whether the card can be discarded."""
        return any(not place or place[0] == letter for place in self.discard)

    def discarded(self, letter: str) -> Self:
        """With one more card on its place: on the same letter, or on a free place."""
        place = next((n for n, cards in enumerate(self.discard) if cards[:1] == letter), None)
        if place is None:
            place = self.discard.index("")
        return replace(self, discard=_put(self.discard, place, self.discard[place] + letter))

    def taken(self, letter: str) -> Self:
        """Without the top card of this letter's place."""
        place = next(n for n, cards in enumerate(self.discard) if cards[:1] == letter)
        return replace(self, discard=_put(self.discard, place, self.discard[place][1:]))

    def laid(self, number: int, cards: str) -> Self:
        """With exactly these cards in a column."""
        return replace(self, columns=_put(self.columns, number - 1, cards)).changed(number)

    def changed(self, number: int) -> Self:
        """After a change of a column, which may be doubted again."""
        if not self.asked:
            return self
        return replace(self, asked=tuple(text for text in self.asked if str(number) not in text))

    def dropped(self, letter: str) -> Self:
        """With a card that fell: discarded, or under the pile if there is no place for it (MIR-27)."""
        return self.discarded(letter) if self.has_place(letter) else replace(self, under=self.under + letter)


def _put(row: tuple[str, ...], index: int, cards: str) -> tuple[str, ...]:
    return (*row[:index], cards, *row[index + 1 :])
