"""One match on this terminal: persons and bots in their chairs, and the log of all that happens."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from galerie import deals
from galerie.core import NATURE, AnyGame, Event, IllegalMove, Match, Record, Seat, Timed, Timer
from galerie.core.match import Agree, Draw, Rematch, Resign, TakeBack, automatic
from galerie.terminal.wording import BOT

NO_SECRET: Final = ""
"""Whoever could work a deal out beforehand only spoils their own game: a code means the same at every terminal."""


@dataclass(frozen=True, slots=True)
class Chair:
    name: str = ""
    """Empty for whoever gave none."""

    level: str | None = None
    """Of the bot that sits here; None for a person."""

    title: str = ""
    """What this terminal calls a person without a name; no other reader would know who is meant."""

    @property
    def written(self) -> str:
        """The name in a record, the same in every language."""
        return self.name or (f"{BOT}{self.level}" if self.level else "")


class LocalTable:
    def __init__(
        self, game: AnyGame, options: Any, chairs: Iterable[Chair], rng: Random, deal: str | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.chairs: tuple[Chair, ...] = tuple(chairs)
        self.match: Match = Match.begin(game, len(self.chairs), options)
        self.log: list[Event] = []
        self.deal: Final = deal or (deals.fresh() if deals.are_for(game, len(self.chairs)) else None)
        """The code of the cards, where one plays alone in a game that has deals."""

        self._rng = rng
        self._settle()

    @property
    def persons(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.level is None]

    @property
    def person(self) -> Seat | None:
        """The person whose move is awaited; of several, whoever has not acted for the longest time."""
        return self._patient(self.match.to_act & {*self.persons})

    @property
    def bot(self) -> Seat | None:
        """The bot whose move is awaited; of several, whoever has not acted for the longest time."""
        return self._patient(self.match.to_act - {NATURE} - {*self.persons})

    def _patient(self, seats: AbstractSet[Seat]) -> Seat | None:
        latest = {event.seat: number for number, event in enumerate(self.match.line)}
        return min(sorted(seats), key=lambda seat: latest.get(seat, -1), default=None)

    @property
    def timer(self) -> Timer[Any] | None:
        """What NATURE does if nobody moves in time."""
        position = self.match.position
        return position.timer if isinstance(position, Timed) and not self.match.outcome else None

    @property
    def eyes(self) -> Seat | None:
        """Through whose eyes the board is shown: the one person's, or on a shared screen whoever must move."""
        return self.person if self.person is not None else next(iter(self.persons), None)

    def seed(self) -> int:
        return self._rng.getrandbits(32)

    def play(self, seat: Seat, text: str) -> list[Event]:
        """Make a move of the game; what chance and force then did by themselves. Refusals change nothing."""
        self._add(seat, self.game.parse(text))
        return self._settle()

    def take_back(self) -> None:
        """Undo the last move that a person chose and all that followed; at one terminal everybody agrees."""
        chosen = (ply.event.seat for ply in reversed(self.match.plies) if not ply.forced)
        asking = next((seat for seat in chosen if seat in self.persons), None)
        if not self.persons:
            raise IllegalMove("conduct-not-yours")
        if asking is None and not self.match.outcome:
            raise IllegalMove("takeback-nothing")
        self._add(self.persons[0] if asking is None else asking, TakeBack())
        self._agree()

    def agree_on_draw(self) -> None:
        """End the match without a winner; friends at one terminal agree, a bot plays to the end."""
        if not self.persons:
            raise IllegalMove("conduct-not-yours")
        if len(self.persons) < len(self.chairs):
            raise IllegalMove("draw-declined")
        self._add(self.persons[0] if self.person is None else self.person, Draw())
        self._agree()

    def _agree(self) -> None:
        """Everybody else says yes to what was asked."""
        for seat in range(len(self.chairs)):
            if self.match.request and seat not in self.match.request.agreed:
                self._add(seat, Agree())

    def resign(self) -> None:
        """The person to move gives up, or the one person while a bot is thinking."""
        if not self.persons:
            raise IllegalMove("conduct-not-yours")
        if self.person is None and len(self.persons) > 1 and not self.match.outcome:
            raise IllegalMove("not-your-turn")
        self._add(self.persons[0] if self.person is None else self.person, Resign())

    def rematch(self) -> "LocalTable":
        """The next match, where everybody has moved up one seat: with two, colours are swapped (REV-13).

        Cards are dealt afresh.
        """
        for seat in range(len(self.chairs)):
            self._add(seat, Rematch())
        return LocalTable(self.game, self.game.turned(self.options), (*self.chairs[1:], self.chairs[0]), self._rng)

    def anew(self) -> "LocalTable":
        """The same match from the start, with other cards where there are any: these have been seen."""
        return LocalTable(self.game, self.options, self.chairs, self._rng)

    def record(self) -> Record:
        seats = tuple(chair.written for chair in self.chairs)
        return Record.of(self.game, self.options, seats, (event.line for event in self.log))

    def _add(self, seat: Seat, move: Any) -> None:
        self.match = self.match.play(seat, move)
        self.log.append(Event(seat, move))

    def _settle(self) -> list[Event]:
        followed = []
        while event := automatic(self.match, self._chance()):
            self._add(event.seat, event.move)
            followed.append(event)
        return followed

    def _chance(self) -> Random:
        """Where draws come from; a deal begins again for each, so that the order in which cards are seen is nothing."""
        return Random(deals.seed(NO_SECRET, self.game.name, self.deal)) if self.deal else self._rng
