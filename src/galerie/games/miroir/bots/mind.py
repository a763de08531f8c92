"""What a player makes of what lies on the table, and what each action would change.

A change is counted in words: 1 is a word at once. Nobody knows which card comes next: each unseen one may be it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from statistics import fmean
from typing import Final

from galerie.core import Seat
from galerie.games.miroir import Shift, View
from galerie.games.miroir.bots.promise import CARDS, Promises
from galerie.games.miroir.bots.prospect import PLACE, Prospect
from galerie.games.miroir.bots.vocabulary import Vocabulary
from galerie.games.miroir.rules.cards import LETTERS
from galerie.games.miroir.rules.moves import Recover, Steal
from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.rules.spelling import kept, spelt
from galerie.games.miroir.rules.state import NUMBERS

GAME: Final = 100.0
"""What the last word is worth, and what the last card costs."""

TAKE: Final = 0.3
STEAL: Final = 0.3
"""How sure one can be of a discarded card, one's own or the other's, when it will be wanted."""

RESERVE: Final = 0.3
"""How much of what all columns together hope for from a discarded card it can fulfil: it is laid only once."""

CARD: Final = 0.1
"""What a card is worth beyond the first use of it."""

PILE: Final = 0.2
"""What the whole pile is worth: the fewer cards there are, the dearer is each."""

CROWDED: Final = (0.6, 0.25, 0.1, 0.05, 0.02)
"""What it costs to fill the last free place of a discard, the last but one…: who finds none for a card is stuck."""

HOPE: Final = 0.1
"""What the next card will change, for those who do not reckon."""

AHEAD: Final = 2.0
"""How much the card after this one counts, for those who look so far."""

SOON: Final = 0.7
"""How sure the other is to steal what completes a word of his."""


@dataclass(frozen=True, slots=True)
class Character:
    vocabulary: Vocabulary
    distraction: float
    """How often the player does anything that comes to mind."""

    reckons: bool
    """Whether he weighs all the cards that may come, and moves his own to be ready for them."""

    rivalry: float
    """How much what the other loses is worth to him."""

    foresight: bool
    """Whether he looks one turn further: at the card after the next, and at the words the other could make."""

    suspicion: float
    """How often he doubts a column that is Greek to him."""


class Mind:
    def __init__(self, view: View, seat: Seat, character: Character) -> None:
        self.view = view
        self.character = character
        self.vocabulary: Final = character.vocabulary
        self.own: Final = view.sides[seat]
        self.other: Final = view.sides[1 - seat]
        self.columns: Final = self._texts(self.own)
        self.facing: Final = self._texts(self.other)
        self._mine = self._prospect(self.own, tops(self.own), tops(self.other))
        self._theirs = self._prospect(self.other, tops(self.other), tops(self.own))

    def _texts(self, side: Side) -> dict[int, str]:
        return {column: spelt(self.view.heads[column - 1], side.column(column)) for column in NUMBERS}

    def _drawing(self, side: Side) -> dict[str, float]:
        """How likely each card is to be the next of a pile."""
        cards = self.view.unseen if side.hidden else side.under[:1]
        return {card: count / len(cards) for card, count in Counter(cards).items()}

    def _prospect(self, side: Side, own: set[str], others: set[str]) -> Prospect:
        """For the player of a side, with these letters on his discard and on the other's."""
        coming = self._drawing(side)
        for letters, sure in ((own, TAKE), (others, STEAL)):
            for letter in letters:
                coming[letter] = 1 - (1 - coming.get(letter, 0.0)) * (1 - sure)
        return Prospect(coming, self.vocabulary)

    # What columns are worth

    def value(self, column: int) -> float:
        return self._mine.value(self.columns[column])

    def change(self, after: Mapping[int, str]) -> float:
        """With these of the player's columns reading so."""
        won = {column for column, text in after.items() if self.vocabulary.word(text)}
        total = sum(
            (self._win(column) if column in won else self._mine.value(text)) - self.value(column)
            for column, text in after.items()
        )
        if len(self.own.won) + len(won) >= self.view.options.words:
            return total + GAME
        if not self.character.foresight:
            return total
        left = {column: text for column, text in {**self.columns, **after}.items() if column not in won}
        return total + AHEAD * (self._next_card(left) - self._now)

    def _win(self, column: int) -> float:
        """A word, a new capital, and what the other loses under it."""
        heads = self.view.unseen_heads
        gained = 1 + fmean(fresh(head, self.vocabulary) for head in heads)
        if not self.character.rivalry:
            return gained
        cards = self.facing[column][1:]
        stays = [cards[: kept(head, cards)] for head in heads]
        later = fmean(
            self._theirs.value(spelt(head, stay)) if stay else fresh(head, self.vocabulary)
            for head, stay in zip(heads, stays, strict=True)
        )
        return gained + self.character.rivalry * (self._theirs.value(self.facing[column]) - later)

    def _next_card(self, columns: Mapping[int, str]) -> float:
        """What the next card will change with these columns, each letter having but one place to go."""
        return self._on_average(self._mine.best_gains(columns.values()))

    @cached_property
    def _coming(self) -> list[float]:
        """How likely each card is to be the player's next, in the order of `CARDS`."""
        drawing = self._drawing(self.own)
        return [drawing.get(card, 0.0) for card in CARDS]

    def _on_average(self, worth: Iterable[float]) -> float:
        """Over the cards that may be next, if these are what they are worth."""
        return sum(chance * each for chance, each in zip(self._coming, worth, strict=True))

    @cached_property
    def _now(self) -> float:
        return self._next_card(self.columns)

    # What discarded cards are worth

    def discard(self, letter: str) -> float:
        """With this card discarded: it may be taken back, and it may be stolen."""
        own, others = tops(self.own), tops(self.other)
        if letter in own:
            return 0.0
        change = self._discards(own | {letter}, others) - self._crowd(self._free - 1)
        if not self.character.foresight:
            return change
        words = (text for text in self.facing.values() if self.vocabulary.word(text + letter))
        return change - self.character.rivalry * SOON * max(
            (1 - self._theirs.value(text) for text in words), default=0.0
        )

    def take(self, move: Steal | Recover) -> float:
        """With this card gone from the discard it lies on; where it is laid is another matter."""
        own, others = tops(self.own), tops(self.other)
        side, letters = (self.other, others) if isinstance(move, Steal) else (self.own, own)
        if move.letter not in side.discard:
            return 0.0  # there are more of it
        letters.remove(move.letter)
        freed = self._crowd(self._free) if isinstance(move, Recover) else 0.0
        return self._discards(own, others) + freed

    def wanted(self, letter: str) -> float:
        """What the other could make of a card."""
        return self.character.rivalry * self._wishes[PLACE[letter]] if self.character.rivalry else 0.0

    @cached_property
    def _wishes(self) -> Promises:
        """What each card would be worth to the other."""
        return self._theirs.best_gains(self.facing.values())

    def _discards(self, own: set[str], others: set[str]) -> float:
        """What changes when these letters lie on the two discards."""
        mine = self._prospect(self.own, own, others).total(self.columns.values())
        change = RESERVE * (mine - self._mine.total(self.columns.values()))
        if not self.character.rivalry:
            return change
        theirs = self._prospect(self.other, others, own).total(self.facing.values())
        return change - self.character.rivalry * (theirs - self._theirs.total(self.facing.values()))

    @property
    def _free(self) -> int:
        return self.own.discard.count("")

    def _crowd(self, free: int) -> float:
        """What it costs to have only so many places left."""
        return CROWDED[free] if free < len(CROWDED) else 0.0

    # What the next card is worth

    @cached_property
    def turning(self) -> float:
        """What the next card will change, on average over all that it may be."""
        if self.own.pile == 1:
            return -GAME
        if not self.character.reckons:
            return HOPE
        return self._on_average(self._hopes) + CARD - PILE / self.own.pile

    @property
    def _hopes(self) -> Iterator[float]:
        """The best use of each card that may come: laid, or discarded though the other may want it."""
        for card, gain in zip(CARDS, self._mine.best_gains(self.columns.values()), strict=True):
            yield gain or -STEAL * self.wanted(card)

    # What may be done

    def shifts(self) -> Iterator[tuple[Shift, dict[int, str]]]:
        """The cards that may be moved, and how the two columns read then."""
        begins = self.vocabulary.begins
        for source, text in self.columns.items():
            for first, last, run, left in runs(text):
                if begins(left):
                    for target, onto in self.columns.items():
                        after = {target: onto + run, source: left}
                        if target != source and begins(onto + run) and not self._again(after):
                            yield Shift(source, first, last, target), after

    def takes(self) -> Iterator[Steal | Recover]:
        for take, side in ((Steal, self.other), (Recover, self.own)):
            for letter in sorted(tops(side)):
                yield from (take(letter, column) for column in NUMBERS if self.fits(column, letter))

    def fits(self, column: int, letter: str) -> bool:
        return self.vocabulary.begins(self.columns[column] + letter)

    def _again(self, after: Mapping[int, str]) -> bool:
        """Whether the columns have lain so before (MIR-17)."""
        texts = {**self.columns, **after}
        arrangement = " ".join(head + texts[column][1:] for column, head in zip(NUMBERS, self.view.heads, strict=True))
        return arrangement in self.own.past


def runs(text: str) -> Iterator[tuple[int, int, str, str]]:
    """The cards of a column that may be taken together: the first and the last, they themselves, what stays behind."""
    for first in range(1, len(text)):
        for last in range(first, len(text)):
            yield first, last, text[first : last + 1], text[:first] + text[last + 1 :]


def tops(side: Side) -> set[str]:
    """The letters that lie on a discard."""
    return {cards[0] for cards in side.discard if cards}


@lru_cache(maxsize=256)
def fresh(head: str, vocabulary: Vocabulary) -> float:
    """What a capital promises before anything lies there, as the cards are at the start of a game."""
    coming = {card: count / LETTERS.total() for card, count in LETTERS.items()}
    return Prospect(coming, vocabulary).value(head.lower())
