"""One player's lay-out and hand."""

from dataclasses import dataclass, replace
from typing import Self

from galerie.core import IllegalMove
from galerie.games.copyright.rules.layout import FARTHEST, Laid, LayOut, joined, touch
from galerie.games.copyright.rules.moves import Clear, Put, Step, Take


@dataclass(frozen=True, slots=True)
class Desk:
    laid: LayOut = ()
    hand: tuple[int, ...] = ()
    """Sorted by number."""

    fixed: int = 0
    """How many of the cards, from the first on, can no longer be moved (COP-41)."""

    lost: tuple[int, ...] = ()
    """Cards not laid in their turn (COP-42)."""

    done: bool = False
    """Whether they gave up the round, or have confirmed this turn."""

    gone: tuple[int, ...] = ()
    """Cards that left the game with their player (GEN-03)."""

    @property
    def cards(self) -> tuple[int, ...]:
        """All the cards they were dealt in this round and that are in the game."""
        return tuple(sorted([*self.hand, *self.lost, *(card.card for card in self.laid)]))

    def after(self, step: Step) -> Self:
        """The desk after a step, or IllegalMove (COP-13, COP-14)."""
        match step:
            case Put():
                return self._laid(step) if step.card in self.hand else self._moved(step)
            case Take(card):
                taken = self._loose(card)
                return self._kept(tuple(each for each in self.laid if each != taken))
            case Clear():
                if len(self.laid) == self.fixed:
                    raise IllegalMove("copyright-nothing-laid", rule="COP-14")
                return self._kept(self.laid[: self.fixed])

    def dealt(self, hand: tuple[int, ...]) -> Self:
        """With these cards in hand; the lay-out stays as it is."""
        return replace(self, hand=hand, fixed=len(self.laid), done=False)

    def hurried(self) -> Self:
        """When the time of a turn is over: cards that were not laid are lost."""
        return replace(self, hand=(), lost=(*self.lost, *self.hand), done=True)

    def left(self) -> Self:
        """When its player has gone: the lay-out stays, and the hand leaves the game (GEN-03)."""
        return replace(self, hand=(), gone=self.hand, done=True)

    def _laid(self, put: Put) -> Self:
        card = _placed(put)
        if self.laid and not any(touch(card, other) for other in self.laid):
            raise IllegalMove("copyright-apart", rule="COP-13", card=put.card)
        return replace(self, laid=(*self.laid, card), hand=tuple(each for each in self.hand if each != put.card))

    def _moved(self, put: Put) -> Self:
        before, card = self._loose(put.card), _placed(put)
        if card == before:
            raise IllegalMove("copyright-same-place", rule="COP-14", card=put.card)
        if self.fixed and not any(touch(card, other) for other in self.laid if other != before):
            raise IllegalMove("copyright-apart", rule="COP-46", card=put.card)
        return self._kept(tuple(card if each == before else each for each in self.laid))

    def _kept(self, laid: LayOut) -> Self:
        """With only the connected part of a lay-out; the other cards return to the hand."""
        kept = joined(laid)
        back = {each.card for each in self.laid} - {each.card for each in kept}
        return replace(self, laid=kept, hand=tuple(sorted([*self.hand, *back])))

    def _loose(self, card: int) -> Laid:
        """The card as it lies, or why it cannot be moved."""
        for rank, each in enumerate(self.laid):
            if each.card == card:
                if rank < self.fixed:
                    raise IllegalMove("copyright-fixed", rule="COP-41", card=card)
                return each
        raise IllegalMove("copyright-not-yours", rule="COP-14", card=card)


def _placed(put: Put) -> Laid:
    if not (-FARTHEST <= put.x <= FARTHEST and -FARTHEST <= put.y <= FARTHEST):
        raise IllegalMove("copyright-off-table", rule="COP-13", farthest=FARTHEST)
    return Laid(put.card, put.orientation, put.x, put.y)
