"""What makes one player of Miroir differ from another."""

from dataclasses import dataclass

from galerie.games.miroir.bots.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Taste:
    """How much things are worth to a player, in words."""

    patience: float = 0.8
    """What a word one turn later is worth."""

    longest: int = 8
    """The longest words they hope for, in letters: each more costs a card."""

    burden: float = 0.6
    """The share of a column's promise left under a card that promises nothing: it can be moved away again."""

    take: float = 0.3
    steal: float = 0.3
    """How sure they are that a discarded card, their own or the other's, is still there when they want it."""

    reserve: float = 0.3
    """The share of all columns' hopes in a discarded card that it can fulfil: it can be laid only once."""

    card: float = 0.1
    """What a card is worth beyond its first use."""

    pile: float = 0.2
    """What the whole pile is worth: the fewer cards are left, the more each is worth."""

    ahead: float = 2.0
    """The weight of the card after this one."""

    soon: float = 0.7
    """How likely the other is to steal a card that completes one of their words."""


@dataclass(frozen=True, slots=True)
class Attention:
    """How often a player notices that something can be done, from 0 to 1. They choose the best of what they notice."""

    columns: float = 1.0
    """That the card turned up fits a column, one by one; the longest it fits is always noticed."""

    takes: float = 1.0
    """That a card of their own discard could be laid."""

    steals: float = 1.0
    """That a card of the other's discard could be."""

    shifts: float = 1.0
    """That the last card of a column could be moved."""

    runs: float = 1.0
    """That several cards, or one from the middle of a column, could be."""


ATTENTIVE = Attention()


@dataclass(frozen=True, slots=True)
class Character:
    vocabulary: Vocabulary
    attention: Attention = ATTENTIVE
    habit: float = 0.0
    """How often they lay a card on the longest column that it fits, without a thought of what may come."""

    scatter: float = 0.0
    """How often it is the shortest column instead: each card begins something new."""

    counts: bool = False
    """Whether they remember which cards are gone, and not only how common each letter is."""

    rivalry: float = 0.0
    """How much the other's losses are worth to them."""

    foresight: bool = False
    """Whether they weigh all cards that may come, and move their own to be ready for them; look at the card after the
    next as well, and at the words the other could make."""

    suspicion: float = 1.0
    """How often they doubt a column that begins no word they know."""

    taste: Taste = Taste()
