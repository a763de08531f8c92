"""How a player judges the table, and what each action would change.

Changes are measured in words: completing one is worth 1. Nobody knows the next card: any unseen card may be it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from statistics import fmean
from typing import Final

from galerie.core import Seat
from galerie.games.miroir import Shift, View
from galerie.games.miroir.bots.character import Character, Taste
from galerie.games.miroir.bots.promise import CARDS, Promises, chances
from galerie.games.miroir.bots.prospect import PLACE, Prospect, prospect
from galerie.games.miroir.bots.vocabulary import Vocabulary
from galerie.games.miroir.rules.cards import LETTERS
from galerie.games.miroir.rules.moves import Recover, Steal
from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.rules.spelling import kept, spelt
from galerie.games.miroir.rules.state import NUMBERS

USUAL: Final = {card: count / LETTERS.total() for card, count in LETTERS.items()}
"""How likely each card is at the start of a game."""

GAME: Final = 100.0
"""What the last word is worth, and what the last card costs."""

CROWDED: Final = (0.6, 0.25, 0.1, 0.05, 0.02)
"""What it costs to fill the last free place of a discard, the last but one…: without a free place one is stuck."""

HABIT: Final = 0.05
"""What it is worth to lay a card to players who act by habit; less than to turn up another."""

HELP: Final = 0.01
"""A card that adds no more than that to a column does not help."""

HOPE: Final = 0.1
"""What the next card is expected to change, for players who do not calculate."""


class Mind:
    def __init__(self, view: View, seat: Seat, character: Character, habit: float = 0.0) -> None:
        """`habit` is what each letter of a column is worth to a player who acts by habit this time; otherwise 0."""
        self.view = view
        self.habit: Final = habit
        self.character = character
        self.taste: Final = character.taste
        self.vocabulary: Final = character.vocabulary
        self.own: Final = view.sides[seat]
        self.other: Final = view.sides[1 - seat]
        self.columns: Final = self._texts(self.own)
        self.facing: Final = self._texts(self.other)
        self._mine = self._prospect(self.own, tops(self.own), tops(self.other))
        self._theirs = self._prospect(self.other, tops(self.other), tops(self.own))
        self._costs: dict[tuple[type, str], float] = {}

    def _texts(self, side: Side) -> dict[int, str]:
        return {column: spelt(self.view.heads[column - 1], side.column(column)) for column in NUMBERS}

    def _drawing(self, side: Side) -> dict[str, float]:
        """The probability of each card to be the next of a pile."""
        if not self.character.counts:
            return dict(USUAL)
        cards = self.view.unseen if side.hidden else side.under[:1]
        return {card: count / len(cards) for card, count in Counter(cards).items()}

    def _prospect(self, side: Side, own: set[str], others: set[str]) -> Prospect:
        """For the player of a side, with these letters on their discard and on the other's."""
        coming = self._drawing(side)
        for letters, sure in ((own, self.taste.take), (others, self.taste.steal)):
            for letter in letters:
                coming[letter] = 1 - (1 - coming.get(letter, 0.0)) * (1 - sure)
        return prospect(chances(coming), self.vocabulary, self.taste)

    # The value of columns

    def value(self, column: int) -> float:
        return self._mine.value(self.columns[column])

    def opposing(self, column: int) -> float:
        """The value of a column of the other, to them."""
        return self._theirs.value(self.facing[column])

    @property
    def promised(self) -> float:
        """What the player's columns are worth together."""
        return self._mine.total(self.columns.values())

    @property
    def promised_opposite(self) -> float:
        return self._theirs.total(self.facing.values())

    def percent(self, text: str) -> int:
        """The value of a column that reads so, in hundredths of a word."""
        return round(100 * self._mine.value(text))

    def helps(self, letter: str, columns: Mapping[int, str]) -> bool:
        """Whether a card would make one of these columns worth a hundredth of a word more."""
        return max(self._mine.gains(text)[PLACE[letter]] for text in columns.values()) > HELP

    def change(self, after: Mapping[int, str]) -> float:
        """What it is worth if these columns of the player read so."""
        won = {column for column, text in after.items() if self.vocabulary.word(text)}
        if self.habit:
            return len(won) + HABIT + self.habit * max(map(len, after.values()))
        total = sum(
            (self._win(column) if column in won else self._mine.value(text)) - self.value(column)
            for column, text in after.items()
        )
        if len(self.own.won) + len(won) >= self.view.options.words:
            return total + GAME
        if not self.character.foresight:
            return total
        left = {column: text for column, text in {**self.columns, **after}.items() if column not in won}
        return total + self.taste.ahead * (self._next_card(left) - self._now)

    def _win(self, column: int) -> float:
        """The value of a word, a new capital, and what the other loses under it."""
        heads = self.view.unseen_heads
        gained = 1 + fmean(fresh(head, self.vocabulary, self.taste) for head in heads)
        if not self.character.rivalry:
            return gained
        cards = self.facing[column][1:]
        stays = [cards[: kept(head, cards)] for head in heads]
        later = fmean(
            self._theirs.value(spelt(head, stay)) if stay else fresh(head, self.vocabulary, self.taste)
            for head, stay in zip(heads, stays, strict=True)
        )
        return gained + self.character.rivalry * (self._theirs.value(self.facing[column]) - later)

    @property
    def standing(self) -> float:
        """How far the player is ahead, in words: those won, and what the columns promise now and with the next card."""
        mine = self._strength(self.own, self.columns, self._mine)
        return mine - self._strength(self.other, self.facing, self._theirs)

    def _strength(self, side: Side, columns: Mapping[int, str], prospect: Prospect) -> float:
        coming = self._drawing(side)
        gains = zip(CARDS, prospect.best_gains(columns.values()), strict=True)
        soon = sum(coming.get(card, 0.0) * gain for card, gain in gains)
        promised = prospect.total(columns.values()) + self.taste.ahead * soon
        return len(side.won) + promised - self._crowd(side.discard.count(""))

    def _next_card(self, columns: Mapping[int, str]) -> float:
        """The expected gain from the next card with these columns; each letter can go to only one place."""
        return self._on_average(self._mine.best_gains(columns.values()))

    @cached_property
    def _coming(self) -> list[float]:
        """The probability of each card to be the player's next, in the order of `CARDS`."""
        drawing = self._drawing(self.own)
        return [drawing.get(card, 0.0) for card in CARDS]

    def _on_average(self, worth: Iterable[float]) -> float:
        """The average of these values over the cards that may be next."""
        return sum(chance * each for chance, each in zip(self._coming, worth, strict=True))

    @cached_property
    def _now(self) -> float:
        return self._next_card(self.columns)

    # The value of discarded cards

    def discard(self, letter: str) -> float:
        """The value of discarding this card: it may be taken back, and it may be stolen."""
        own, others = tops(self.own), tops(self.other)
        if letter in own or self.habit:
            return 0.0
        change = self._discards(own | {letter}, others) - self._crowd(self._free - 1)
        if not self.character.foresight:
            return change
        words = (text for text in self.facing.values() if self.vocabulary.word(text + letter))
        return change - self.character.rivalry * self.taste.soon * max(
            (1 - self._theirs.value(text) for text in words), default=0.0
        )

    def take(self, move: Steal | Recover) -> float:
        """What it costs to remove this card from its discard, wherever it is then laid."""
        key = (type(move), move.letter)
        if key not in self._costs:
            self._costs[key] = self._cost(move)
        return self._costs[key]

    def _cost(self, move: Steal | Recover) -> float:
        own, others = tops(self.own), tops(self.other)
        side, letters = (self.other, others) if isinstance(move, Steal) else (self.own, own)
        if move.letter not in side.discard or self.habit:
            return 0.0  # the same letter lies under it, or they do not think of it
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
        """What changes when these letters are on the two discards."""
        mine = self._prospect(self.own, own, others).total(self.columns.values())
        change = self.taste.reserve * (mine - self._mine.total(self.columns.values()))
        if not self.character.rivalry:
            return change
        theirs = self._prospect(self.other, others, own).total(self.facing.values())
        return change - self.character.rivalry * (theirs - self._theirs.total(self.facing.values()))

    @property
    def _free(self) -> int:
        return self.own.discard.count("")

    def _crowd(self, free: int) -> float:
        """What it costs to have only `free` places left."""
        return CROWDED[free] if free < len(CROWDED) else 0.0

    # The value of the next card

    @cached_property
    def turning(self) -> float:
        """The expected gain from turning up the next card."""
        if self.own.pile == 1:
            return -GAME
        if not self.character.foresight:
            return HOPE
        return self._on_average(self._hopes) + self.taste.card - self.taste.pile / self.own.pile

    @property
    def _hopes(self) -> Iterator[float]:
        """The best use of each card that may come: laid, or discarded though the other may want it."""
        for card, gain in zip(CARDS, self._mine.best_gains(self.columns.values()), strict=True):
            yield gain or -self.taste.steal * self.wanted(card)

    # Possible actions

    def shifts(self) -> Iterator[tuple[Shift, dict[int, str]]]:
        """The legal shifts, and how the two columns read afterwards."""
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
        """Whether the columns have been like this before (MIR-17)."""
        texts = {**self.columns, **after}
        arrangement = " ".join(head + texts[column][1:] for column, head in zip(NUMBERS, self.view.heads, strict=True))
        return arrangement in self.own.past


def runs(text: str) -> Iterator[tuple[int, int, str, str]]:
    """The cards of a column that may be moved together: the first and the last index, the cards, what stays behind."""
    for first in range(1, len(text)):
        for last in range(first, len(text)):
            yield first, last, text[first : last + 1], text[:first] + text[last + 1 :]


def tops(side: Side) -> set[str]:
    """The letters on top of a discard."""
    return {cards[0] for cards in side.discard if cards}


@lru_cache(maxsize=256)
def fresh(head: str, vocabulary: Vocabulary, taste: Taste) -> float:
    """What a capital promises while its column is empty, with the cards as at the start of a game."""
    return prospect(chances(USUAL), vocabulary, taste).value(head.lower())
