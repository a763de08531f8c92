"""The state of a game of Copyright: the round, who acts, and until when."""

from dataclasses import dataclass
from typing import Final

from galerie.core import NATURE, Outcome, Seat, Timer
from galerie.games.copyright.rules.dealing import HAND, shape
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.moves import Move, Oriented, TimeOut
from galerie.games.copyright.rules.options import Options, is_warm_up
from galerie.games.copyright.rules.scoring import Result, totals
from galerie.games.copyright.rules.view import Stage

ARRANGING_SECONDS: Final = 60
PAUSE_SECONDS: Final = 60
"""The time for the modeller, and for looking at a scored round, where there are clocks (COP-65)."""

PHOTO_SECONDS: Final = 3
"""How long slightly later finishers are still accepted when the game is decided (COP-18)."""


@dataclass(frozen=True, slots=True)
class GameState:
    options: Options
    desks: tuple[Desk, ...]
    stage: Stage = "modelling"
    round: int = 1
    turn: int = 0
    model: tuple[Oriented, ...] = ()
    player: Seat | None = None
    finishers: tuple[Seat, ...] = ()
    agreed: frozenset[Seat] = frozenset()
    sheet: tuple[tuple[int, ...], ...] = ()
    result: Result | None = None
    overtime: bool = False
    countdown: int = 1
    ended: str = ""
    is_open: bool = False
    out: tuple[Seat, ...] = ()
    """The seats whose players have left, in the order in which they went (GEN-03)."""

    @property
    def seats(self) -> range:
        return range(len(self.desks))

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in self.seats if seat not in self.out)

    @property
    def to_act(self) -> frozenset[Seat]:
        match self.stage:
            case "modelling" | "dealing":
                return frozenset({NATURE})
            case "arranging":
                return frozenset({self.modeller})
            case "playing":
                return frozenset(self.seats if self.player is None else {self.player}) - self.resting
            case "scored":
                return frozenset(self.players) - self.agreed
            case "over":
                return frozenset()

    @property
    def modeller(self) -> Seat:
        """A different player each round (COP-10)."""
        return (self.round - 1) % len(self.desks)

    @property
    def has_modeller(self) -> bool:
        """Whether a player arranges this round's model; whoever has left is replaced by chance (GEN-03)."""
        return self.options.modeller and self.modeller not in self.out

    @property
    def outcome(self) -> Outcome | None:
        if self.stage != "over":
            return None
        scores = self.totals
        ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Outcome(scores, ranks, self.ended).behind(self.out)

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.sheet, len(self.desks))

    @property
    def timer(self) -> Timer[Move] | None:
        seconds = self._seconds
        return Timer(seconds, TimeOut(self.countdown)) if seconds else None

    @property
    def _seconds(self) -> int:
        """The length of the current countdown; 0 if there is none."""
        if self.options.turns:
            return 0
        match self.stage:
            case "arranging":
                return ARRANGING_SECONDS
            case "playing" if self.timed:
                return self.options.seconds
            case "playing":
                return 0 if is_warm_up(self.options, self.round, len(self.desks)) else 60 * self.options.minutes
            case "scored":
                return PHOTO_SECONDS if self.ended else PAUSE_SECONDS
            case _:
                return 0

    @property
    def starts_race(self) -> bool:
        """Whether a race starts with the next draw of chance (COP-66); alone and without a clock there is none."""
        drawn = "dealing" if self.has_modeller else "modelling"
        raced = len(self.desks) > 1 or self.timed or self.options.minutes > 0
        return self.stage == drawn and self.turn == 0 and raced and not self.options.turns

    @property
    def timed(self) -> bool:
        return self.options.variant == "timed"

    @property
    def resting(self) -> frozenset[Seat]:
        """The seats that do nothing more in this round, or in this turn."""
        return frozenset(seat for seat, desk in enumerate(self.desks) if desk.done)

    @property
    def pile(self) -> tuple[int, ...]:
        """The cards not dealt to anybody in this round."""
        out = {each.card for each in self.model}.union(*((*desk.cards, *desk.gone) for desk in self.desks))
        return tuple(card for card in CARDS if card not in out)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The order of play where players take turns: a different player begins each round (COP-63)."""
        return (*self.seats[self.modeller :], *self.seats[: self.modeller])

    @property
    def sizes(self) -> list[int]:
        """How many cards each player is dealt (COP-11, COP-40); none, if they have left."""
        return [0 if seat in self.out else 1 if self.timed else HAND for seat in self.seats]

    @property
    def fair_to(self) -> int | None:
        """The model that hands must be fair to, if the options ask for that (COP-61)."""
        return shape(self.model) if self.options.fair else None

    @property
    def was_raced(self) -> bool:
        """Whether there was a race, so that others may have finished slightly later."""
        return bool(self.finishers) and not self.timed and not self.options.turns and len(self.desks) > 1
