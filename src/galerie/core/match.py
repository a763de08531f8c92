"""A match: one game as it is played at a table, with what the rules of no game speak of.

Beside the game's own moves there is conduct, the same in every game: resigning, asking to take a move back or
to call it a draw and answering, running out of time, wanting a rematch. Conduct is logged like any move. The log
only grows, and a match is its fold.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

from galerie.core.contract import (
    NATURE,
    AnyGame,
    AnyPosition,
    Chance,
    Forced,
    Outcome,
    Revealing,
    Seat,
    Secretive,
)
from galerie.core.refusal import BadNotation, IllegalMove, Refusal

Move: TypeAlias = Any
"""A move of some game; a match does not know which."""

MARK = "!"


@dataclass(frozen=True, slots=True)
class Resign:
    def __str__(self) -> str:
        return "!resign"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Asks the others to let the seat undo its last move."""

    def __str__(self) -> str:
        return "!takeback"


@dataclass(frozen=True, slots=True)
class Draw:
    """Offers the others to end the game without a winner (REF-43)."""

    def __str__(self) -> str:
        return "!draw"


@dataclass(frozen=True, slots=True)
class Agree:
    def __str__(self) -> str:
        return "!agree"


@dataclass(frozen=True, slots=True)
class Decline:
    """Turns a request down; its author may withdraw it this way too."""

    def __str__(self) -> str:
        return "!decline"


@dataclass(frozen=True, slots=True)
class Rematch:
    def __str__(self) -> str:
        return "!rematch"


@dataclass(frozen=True, slots=True)
class Flag:
    """NATURE's word that a seat's time is over."""

    seat: Seat

    def __str__(self) -> str:
        return f"!flag {self.seat}"


Conduct: TypeAlias = Resign | TakeBack | Draw | Agree | Decline | Rematch | Flag
WORDS: dict[str, Conduct] = {str(each): each for each in (Resign(), TakeBack(), Draw(), Agree(), Decline(), Rematch())}


class Line(NamedTuple):
    """One line of a log as text, not yet judged."""

    seat: Seat
    move: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == NATURE else self.seat} {self.move}"


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log."""

    seat: Seat
    move: Move | Conduct

    def __str__(self) -> str:
        return str(self.line)

    @property
    def line(self) -> Line:
        return Line(self.seat, str(self.move))


@dataclass(frozen=True, slots=True)
class Ply:
    """A move of the game that still stands, and the position it was made in."""

    event: Event
    before: AnyPosition
    forced: bool


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat has asked the others to agree to."""

    seat: Seat
    asked: TakeBack | Draw
    agreed: frozenset[Seat]
    keep: int
    """How many plies would stand."""


@dataclass(frozen=True, slots=True)
class Match:
    game: AnyGame
    seats: int
    position: AnyPosition
    version: int = 0
    """How many events the log has."""

    line: tuple[Ply, ...] = ()
    request: Request | None = None
    rematch: frozenset[Seat] = frozenset()
    ended: Outcome | None = None
    """An outcome that conduct brought about, not the rules."""

    @classmethod
    def begin(cls, game: AnyGame, seats: int, options: Any) -> Self:
        if seats not in game.seats:
            raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
        return cls(game, seats, game.start(seats, options))

    @property
    def outcome(self) -> Outcome | None:
        return self.ended or self.position.outcome

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset() if self.ended else self.position.to_act

    def parse(self, text: str) -> Move | Conduct:
        """The inverse of str(move), for moves of the game and for conduct."""
        text = text.strip()
        if not text.startswith(MARK):
            return self.game.parse(text)
        words = WORDS | {str(flag): flag for flag in map(Flag, range(self.seats))}
        if text not in words:
            raise BadNotation("notation-unknown", text=text)
        return words[text]

    def play(self, seat: Seat, move: Move | Conduct) -> Self:
        """The match after one more event, or IllegalMove."""
        if seat != NATURE and seat not in range(self.seats):
            raise IllegalMove("conduct-not-yours")
        match move:
            case Resign() | Flag():
                after = self._leave(seat, move)
            case TakeBack() | Draw():
                after = self._ask(seat, move)
            case Agree() | Decline():
                after = self._answer(seat, agreed=isinstance(move, Agree))
            case Rematch():
                after = self._again(seat)
            case _:
                after = self._move(seat, move)
        return replace(after, version=self.version + 1)

    def moves(self, seat: Seat) -> Iterator[Move]:
        """The game's own legal moves; conduct is not listed."""
        return iter(()) if self.ended else self.position.moves(seat)

    def _move(self, seat: Seat, move: Move) -> Self:
        if self.ended:
            raise IllegalMove("game-over")
        forced = isinstance(self.position, Forced) and self.position.forced == move
        ply = Ply(Event(seat, move), self.position, forced)
        return replace(self, position=self.position.play(seat, move), line=(*self.line, ply), request=None)

    def _leave(self, seat: Seat, move: Resign | Flag) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if isinstance(move, Flag) != (seat == NATURE):
            raise IllegalMove("conduct-not-yours")
        loser = move.seat if isinstance(move, Flag) else seat
        scores = tuple(float(each != loser) for each in range(self.seats))
        ranks = tuple(self.seats if each == loser else 1 for each in range(self.seats))
        return self._ended(Outcome(scores, ranks, "time" if isinstance(move, Flag) else "resigned", counted=False))

    def _ended(self, outcome: Outcome) -> Self:
        """Ended by conduct: what the position hides is shown."""
        position = self.position.opened() if isinstance(self.position, Secretive) else self.position
        return replace(self, position=position, ended=outcome, request=None)

    def _ask(self, seat: Seat, asked: TakeBack | Draw) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if self.request:
            raise IllegalMove("request-open")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if isinstance(asked, Draw) and self.seats == 1:
            raise IllegalMove("draw-alone")
        keep = self._kept(seat) if isinstance(asked, TakeBack) else len(self.line)
        return replace(self, request=Request(seat, asked, frozenset({seat}), keep))._granted()

    def _kept(self, seat: Seat) -> int:
        """How many plies stand before the last one that the seat chose."""
        own = [n for n, ply in enumerate(self.line) if ply.event.seat == seat and not ply.forced]
        if not own:
            raise IllegalMove("takeback-nothing")
        if any(ply.event.seat == NATURE for ply in self.line[own[-1] :]):
            raise IllegalMove("takeback-chance")
        before, now = self.line[own[-1]].before, self.position
        if isinstance(before, Revealing) and isinstance(now, Revealing) and before.revealed != now.revealed:
            raise IllegalMove("takeback-seen")
        return own[-1]

    def _answer(self, seat: Seat, *, agreed: bool) -> Self:
        if not self.request:
            raise IllegalMove("request-none")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not agreed:
            return replace(self, request=None)
        if seat in self.request.agreed:
            raise IllegalMove("request-yours")
        return replace(self, request=replace(self.request, agreed=self.request.agreed | {seat}))._granted()

    def _granted(self) -> Self:
        """Do what was asked once every seat has agreed."""
        if not self.request or len(self.request.agreed) < self.seats:
            return self
        if isinstance(self.request.asked, Draw):
            return self._ended(Outcome((0.5,) * self.seats, (1,) * self.seats, "agreed", counted=False))
        keep = self.request.keep
        return replace(self, position=self.line[keep].before, line=self.line[:keep], request=None)

    def _again(self, seat: Seat) -> Self:
        if not self.outcome:
            raise IllegalMove("rematch-early")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if seat in self.rematch:
            raise IllegalMove("request-yours")
        return replace(self, rematch=self.rematch | {seat})


def automatic(match: Match, rng: Random) -> Event | None:
    """The next event that no player decides, if there is one: a draw of chance or a forced move."""
    position = match.position
    if NATURE in match.to_act and isinstance(position, Chance):
        return Event(NATURE, position.draw(rng))
    if match.to_act and isinstance(position, Forced) and position.forced is not None:
        (seat,) = match.to_act
        return Event(seat, position.forced)
    return None


def settle(match: Match, rng: Random) -> Iterator[tuple[Event, Match]]:
    """Let chance and force act until a player must."""
    while event := automatic(match, rng):
        match = match.play(event.seat, event.move)
        yield event, match
