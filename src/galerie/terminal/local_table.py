"""One match at this terminal: people and bots in their chairs."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from galerie import deals
from galerie.bots import IN_RECORDS
from galerie.core import NATURE, AnyGame, Event, IllegalMove, Match, Record, Seat, Timed, Timer
from galerie.core.conduct import Abort, Agree, Count, Draw, Go, Hold, Ready, Rematch, TakeBack
from galerie.core.match import automatic

NO_SECRET: Final = ""
"""A deal needs no secret here: working it out would spoil only one's own game. A code means the same everywhere."""

SEED_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class Chair:
    name: str = ""
    """Empty if they gave none."""

    level: str | None = None
    """The level of the bot in this chair; None for a person."""

    title: str = ""
    """What this terminal calls a person without a name; it would mean nothing in a record."""

    @property
    def written(self) -> str:
        """The name in a record, the same in every language."""
        return self.name or (f"{IN_RECORDS}{self.level}" if self.level else "")


class LocalTable:
    def __init__(
        self,
        game: AnyGame,
        options: Any,
        chairs: Iterable[Chair],
        rng: Random,
        deal: str | None = None,
        *,
        ready_check: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.chairs: tuple[Chair, ...] = tuple(chairs)
        self.deal: Final = deal or (deals.fresh() if deals.are_for(game, len(self.chairs)) else None)
        """The code of the deal, for one player in a game that is dealt."""

        seed = deals.seed(NO_SECRET, game.name, self.deal) if self.deal else rng.getrandbits(SEED_BITS)
        self.match: Match = Match.begin(game, len(self.chairs), options, seed)
        self._rng = rng
        self._ready_check = ready_check
        self._settle()

    @property
    def persons(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.level is None]

    @property
    def person(self) -> Seat | None:
        """The person to move; if there are several, the one who has not acted for the longest time."""
        return self._longest_idle(self.match.to_move & {*self.persons})

    @property
    def bot(self) -> Seat | None:
        """The bot to move; if there are several, the one that has not acted for the longest time."""
        return self._longest_idle(self.match.to_move - {*self.persons})

    def _longest_idle(self, seats: AbstractSet[Seat]) -> Seat | None:
        latest = {event.seat: number for number, event in enumerate(self.match.line)}
        return min(sorted(seats), key=lambda seat: latest.get(seat, -1), default=None)

    @property
    def timer(self) -> Timer[Any] | None:
        """The running timer, whose move NATURE makes if nobody moves in time."""
        position = self.match.position
        return position.timer if isinstance(position, Timed) and not self.match.outcome else None

    @property
    def eyes(self) -> Seat | None:
        """The seat whose view is shown: the only person's or, on a shared screen, that of the person to move."""
        return self.person if self.person is not None else next(iter(self.persons), None)

    def seed(self) -> int:
        return self._rng.getrandbits(32)

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Make a move of the game and return the chance events and forced moves after it. A refusal changes nothing."""
        self._add(seat, self.game.parse(text))
        return self._settle()

    @property
    def is_starting(self) -> bool:
        """Whether people have to be ready, and to be counted in, before a race (COP-66)."""
        match = self.match
        if not self._ready_check or not self.persons or match.outcome or match.gone == len(match.line):
            return False
        return match.racing and self.game.starts_race(match.position)

    def start(self) -> list[Event]:
        """Everybody is ready and the count is over: the race runs. Return what chance does first."""
        if self.match.gone < 0:
            self._add(NATURE, Hold())
            for seat in self.persons:
                self._add(seat, Ready())
        self._add(NATURE, Count())
        self._add(NATURE, Go())
        return self._settle()

    def take_back(self) -> None:
        """Undo the last move that a person chose and all that followed; at one terminal everybody agrees."""
        asking = self._last_chooser
        if asking is None:
            raise IllegalMove("conduct-not-yours")
        self._add(asking, TakeBack())
        self._agree()

    @property
    def can_take_back(self) -> bool:
        """Whether nothing has happened since a person's last move that could not be undone."""
        asking = self._last_chooser
        return asking is not None and not self.match.outcome and self.match.takeback_refusal(asking) is None

    @property
    def _last_chooser(self) -> Seat | None:
        """The person who chose a move last; the first one if none of them has, and None if there are only bots."""
        chosen = {seat: choice[0] for seat in self.persons if (choice := self.match.line.choice(seat))}
        return max(chosen, key=lambda seat: chosen[seat], default=next(iter(self.persons), None))

    def agree_on_draw(self) -> None:
        """End the match in a draw; friends at one terminal agree, but bots decline."""
        if not self.persons:
            raise IllegalMove("conduct-not-yours")
        if len(self.persons) < len(self.chairs):
            raise IllegalMove("draw-declined")
        self._add(self._speaker, Draw())
        self._agree()

    def _agree(self) -> None:
        """Everybody else agrees to the pending request."""
        for seat in range(len(self.chairs)):
            if self.match.request and seat not in {*self.match.request.agreed, *self.match.out}:
                self._add(seat, Agree())

    def resign(self) -> None:
        """The person to move resigns, or the only person while a bot is thinking."""
        if not self.persons:
            raise IllegalMove("conduct-not-yours")
        if self.person is None and len(self.persons) > 1 and not self.match.outcome:
            raise IllegalMove("not-your-turn")
        self._leave(self._speaker)

    def give_up(self, bot: Seat) -> None:
        """A bot that cannot go on resigns."""
        self._leave(bot)

    @property
    def is_abortable(self) -> bool:
        """Whether several play and hardly anything has happened (GEN-01)."""
        return len(self.chairs) > 1 and bool(self.persons) and self.match.is_abortable

    def abort(self) -> None:
        """Somebody ends a game that has hardly begun: nobody has won."""
        if not self.persons:
            raise IllegalMove("conduct-not-yours")
        self._add(self._speaker, Abort())

    @property
    def _speaker(self) -> Seat:
        """The person to move, or else the first who still plays."""
        staying = (seat for seat in self.persons if seat not in self.match.out)
        return next(staying, self.persons[0]) if self.person is None else self.person

    def _leave(self, seat: Seat) -> None:
        """A player resigns; of three or more the others play on, if one of them is a person (GEN-02)."""
        self._add(seat, self.match.resigning(seat, {*self.persons}))
        self._settle()

    def rematch(self, level: str | None = None) -> "LocalTable":
        """The next match, with everybody one seat further: with two players, colours are swapped (REV-13).

        Cards are dealt afresh. Bots of another level take over if there is one.
        """
        for seat in range(len(self.chairs)):
            self._add(seat, Rematch())
        chairs = [replace(chair, level=level) if level and chair.level else chair for chair in self.chairs]
        turned = (*chairs[1:], chairs[0])
        return LocalTable(self.game, self.game.turned(self.options), turned, self._rng, ready_check=self._ready_check)

    def restart(self) -> "LocalTable":
        """The same match from the start, with a new deal if the game is dealt: this one has been seen."""
        return LocalTable(self.game, self.options, self.chairs, self._rng, ready_check=self._ready_check)

    def record(self) -> Record:
        return self.match.record(chair.written for chair in self.chairs)

    def _add(self, seat: Seat, move: Any) -> None:
        self.match = self.match.then(seat, move)

    def _settle(self) -> list[Event]:
        followed = []
        while not self.is_starting and (event := automatic(self.match)):
            self._add(event.seat, event.move)
            followed.append(event)
        return followed
