"""A match: one game as it is played at a table, with what the rules of no game speak of.

Beside the game's own moves there is conduct, the same in every game: resigning, asking to take a move back, to call
it a draw, to pause or to let a bot play for somebody who has left, and answering; going on after a pause, coming back
to one's seat, running out of time, wanting a rematch. Conduct is logged like any move. The log only grows, and a match
is its fold.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, Generic, Self, TypeAlias

from galerie.core.contract import NATURE, Chance, Game, Outcome, Position, Secretive, forced_move
from galerie.core.drafts import draft
from galerie.core.moves import Moves, Seat
from galerie.core.refusal import BadNotation, IllegalMove, Refusal
from galerie.core.trail import Event, Ply, Trail
from galerie.core.variables import M, O, V

MARK = "!"


class Conduct:
    """What the rules of no game speak of."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(Conduct):
    def __str__(self) -> str:
        return "!resign"


@dataclass(frozen=True, slots=True)
class TakeBack(Conduct):
    """Asks the others to let the seat undo its last move."""

    def __str__(self) -> str:
        return "!takeback"


@dataclass(frozen=True, slots=True)
class Draw(Conduct):
    """Offers the others to end the game without a winner (REF-43)."""

    def __str__(self) -> str:
        return "!draw"


@dataclass(frozen=True, slots=True)
class Pause(Conduct):
    """Asks the others to stop for a while: nobody moves and no clock runs until somebody goes on."""

    def __str__(self) -> str:
        return "!pause"


@dataclass(frozen=True, slots=True)
class Resume(Conduct):
    """Ends a pause, which any seat may do."""

    def __str__(self) -> str:
        return "!resume"


@dataclass(frozen=True, slots=True)
class TakeOver(Conduct):
    """Asks everybody but `seat` to let a bot play for it: whoever sits there has left."""

    seat: Seat

    def __str__(self) -> str:
        return f"!takeover {self.seat}"


@dataclass(frozen=True, slots=True)
class Return(Conduct):
    """Whose seat a bot has taken over plays again."""

    def __str__(self) -> str:
        return "!return"


@dataclass(frozen=True, slots=True)
class Agree(Conduct):
    def __str__(self) -> str:
        return "!agree"


@dataclass(frozen=True, slots=True)
class Decline(Conduct):
    """Turns a request or a rematch down; whoever asked may withdraw it this way too."""

    def __str__(self) -> str:
        return "!decline"


@dataclass(frozen=True, slots=True)
class Rematch(Conduct):
    def __str__(self) -> str:
        return "!rematch"


@dataclass(frozen=True, slots=True)
class Flag(Conduct):
    """NATURE's word that a seat's time is over."""

    seat: Seat

    def __str__(self) -> str:
        return f"!flag {self.seat}"


Wish: TypeAlias = TakeBack | Draw | Pause | TakeOver
"""What the others must agree to."""

WORDS: dict[str, Conduct] = {
    str(each): each
    for each in (Resign(), TakeBack(), Draw(), Pause(), Agree(), Decline(), Resume(), Return(), Rematch())
}


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat has asked the others to agree to."""

    seat: Seat
    asked: Wish
    agreed: frozenset[Seat]
    keeps: int = 0
    """How many plies a take-back would leave as they are; others may stand after them."""

    replays: frozenset[Seat] = frozenset()
    """The other seats that a take-back would make play again."""

    @property
    def lasts(self) -> bool:
        """Whether it waits for its answer though others move: what is asked does not hang on the position."""
        return isinstance(self.asked, Pause | TakeOver)


@dataclass(frozen=True, slots=True)
class Match(Generic[M, V, O]):
    game: Game[M, V, O]
    seats: int
    options: O
    position: Position[M, V]
    version: int = 0
    """How many events the log has."""

    line: Trail[M, V] = field(default_factory=Trail)
    """The moves of the game that still stand."""

    request: Request | None = None
    paused: bool = False
    stand_ins: frozenset[Seat] = frozenset()
    """The seats that a bot plays for, until whoever sits there comes back."""

    rematch: frozenset[Seat] = frozenset()
    ended: Outcome | None = None
    """An outcome that conduct brought about, not the rules."""

    outcome: Outcome | None = field(init=False, compare=False)
    to_act: frozenset[Seat] = field(init=False, compare=False)
    """Both follow from the others; they are asked for again and again."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "outcome", self.ended or self.position.outcome)
        object.__setattr__(self, "to_act", frozenset() if self.ended else self.position.to_act)

    @classmethod
    def begin(cls, game: Game[M, V, O], seats: int | None = None, options: O | None = None) -> Self:
        """A new match, unless told otherwise of as few players as the game allows and with its usual options."""
        if seats is None:
            seats = game.seats[0]
        if seats not in game.seats:
            raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
        chosen = game.options() if options is None else options
        return cls(game, seats, chosen, game.start(seats, chosen))

    @property
    def plies(self) -> tuple[Ply[M, V], ...]:
        """The moves that stand, each with the position it was made in: worked out anew."""
        return tuple(self.line.plies)

    def parse(self, text: str) -> M | Conduct:
        """The inverse of str(move), for moves of the game and for conduct."""
        text = text.strip()
        if not text.startswith(MARK):
            return self.game.parse(text)
        words = WORDS | {str(each): each for seat in range(self.seats) for each in (Flag(seat), TakeOver(seat))}
        if text not in words:
            raise BadNotation("notation-unknown", text=text)
        return words[text]

    def play(self, seat: Seat, move: M | Conduct) -> Self:
        """The match after one more event, or IllegalMove."""
        if not NATURE <= seat < self.seats:
            raise IllegalMove("conduct-not-yours")
        if not isinstance(move, Conduct):
            return self._move(seat, move)
        match move:
            case Resign() | Flag():
                after = self._leave(seat, move)
            case TakeBack() | Draw() | Pause() | TakeOver():
                after = self._ask(seat, move)
            case Agree() | Decline():
                after = self._answer(seat, agreed=isinstance(move, Agree))
            case Resume():
                after = self._resume(seat)
            case Return():
                after = self._return(seat)
            case Rematch():
                after = self._again(seat)
            case _:
                raise TypeError(f"no conduct that a match knows: {move!r}")
        return replace(after, version=self.version + 1)

    def moves(self, seat: Seat) -> Moves[M]:
        """The game's own legal moves; conduct is not listed."""
        return Moves.none() if self.ended or self.paused else self.position.moves(seat)

    def _move(self, seat: Seat, move: M) -> Self:
        if self.ended:
            raise IllegalMove("game-over")
        if self.paused:
            raise IllegalMove("game-paused")
        position = self.position.play(seat, move)
        outcome = position.outcome
        request = self.request
        if request and (outcome or not request.lasts or request.asked == TakeOver(seat)):
            request = None
        after: Any = Draft(  # not by `replace`, which takes its time
            self.game,
            self.seats,
            self.options,
            position,
            self.version + 1,
            self.line.then(Event(seat, move), self.position),
            request,
            False,
            self.stand_ins,
            self.rematch,
            None,
            outcome,
            position.to_act,
        )
        after.__class__ = type(self)
        made: Self = after
        return made

    def _leave(self, seat: Seat, move: Resign | Flag) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if isinstance(move, Flag) != (seat == NATURE):
            raise IllegalMove("conduct-not-yours")
        if isinstance(move, Flag) and self.paused:
            raise IllegalMove("game-paused")
        loser = move.seat if isinstance(move, Flag) else seat
        scores = tuple(float(each != loser) for each in range(self.seats))
        ranks = tuple(self.seats if each == loser else 1 for each in range(self.seats))
        return self._ended(Outcome(scores, ranks, "time" if isinstance(move, Flag) else "resigned", counted=False))

    def _ended(self, outcome: Outcome) -> Self:
        """Ended by conduct: what the position hides is shown."""
        position = self.position.opened() if isinstance(self.position, Secretive) else self.position
        return replace(self, position=position, ended=outcome, request=None, paused=False)

    def _ask(self, seat: Seat, asked: Wish) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if self.request:
            raise IllegalMove("request-open")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        request = Request(seat, asked, frozenset({seat}))
        match asked:
            case TakeBack():
                _, _, replays = self._taken_back(seat)
                request = replace(request, keeps=self._last(seat, self.plies), replays=replays)
            case Draw() if self.seats == 1:
                raise IllegalMove("draw-alone")
            case Pause() if self.seats == 1:
                raise IllegalMove("pause-alone")
            case Pause() if self.paused:
                raise IllegalMove("pause-already")
            case TakeOver(other) if other == seat:
                raise IllegalMove("takeover-own")
            case TakeOver(other) if other in self.stand_ins:
                raise IllegalMove("takeover-already")
        return replace(self, request=request)._granted()

    def _taken_back(self, seat: Seat) -> tuple[Position[M, V], Trail[M, V], frozenset[Seat]]:
        """How things would stand without the last move that the seat chose, and which others would have to play again.

        What others have done since stands wherever it does not hang on that move: nobody replays for nothing.
        """
        plies = self.plies
        last = self._last(seat, plies)
        position, line = plies[0].before, Trail[M, V]()
        undone, replays = set[Seat](), set[Seat]()
        for number, ply in enumerate(plies):
            event = ply.event
            try:
                after = None if number == last or event.seat in undone else position.play(event.seat, event.move)
            except IllegalMove:
                after = None
            if after is not None:
                line, position = line.then(event, position), after
                continue
            undone.add(event.seat)
            if not ply.forced:
                replays.add(event.seat)
        return position, line, frozenset(replays - {seat})

    def _last(self, seat: Seat, plies: tuple[Ply[M, V], ...]) -> int:
        """Which ply is the last one that the seat chose and may take back."""
        own = [n for n, ply in enumerate(plies) if ply.event.seat == seat and not ply.forced]
        if not own:
            raise IllegalMove("takeback-nothing")
        if any(event.seat == NATURE for event in self.line[own[-1] :]):
            raise IllegalMove("takeback-chance")
        before, now = plies[own[-1]].before, self.position
        if isinstance(before, Secretive) and isinstance(now, Secretive) and before.revealed != now.revealed:
            raise IllegalMove("takeback-seen")
        return own[-1]

    def _answer(self, seat: Seat, *, agreed: bool) -> Self:
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not agreed and 0 < len(self.rematch) < self.seats:
            return replace(self, rematch=frozenset())
        if not self.request:
            raise IllegalMove("request-none")
        if not agreed:
            return replace(self, request=None)
        if seat in self.request.agreed:
            raise IllegalMove("request-yours")
        return replace(self, request=replace(self.request, agreed=self.request.agreed | {seat}))._granted()

    def _granted(self) -> Self:
        """Do what was asked once every seat has agreed."""
        if not self.request:
            return self
        asked = self.request.asked
        spared = {asked.seat} if isinstance(asked, TakeOver) else set()
        if len(self.request.agreed | spared) < self.seats:
            return self
        match asked:
            case TakeBack():
                position, line, _ = self._taken_back(self.request.seat)
                return replace(self, position=position, line=line, request=None)
            case Draw():
                return self._ended(Outcome((0.5,) * self.seats, (1,) * self.seats, "agreed", counted=False))
            case Pause():
                return replace(self, paused=True, request=None)
            case TakeOver(seat):
                return replace(self, stand_ins=self.stand_ins | {seat}, request=None)

    def _resume(self, seat: Seat) -> Self:
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not self.paused:
            raise IllegalMove("pause-none")
        return replace(self, paused=False)

    def _return(self, seat: Seat) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if seat not in self.stand_ins:
            raise IllegalMove("return-none")
        return replace(self, stand_ins=self.stand_ins - {seat})

    def _again(self, seat: Seat) -> Self:
        if not self.outcome:
            raise IllegalMove("rematch-early")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if seat in self.rematch:
            raise IllegalMove("request-yours")
        return replace(self, rematch=self.rematch | {seat})


Draft: Final = draft(Match)


def automatic(match: Match[M, V, O], rng: Random) -> Event[M] | None:
    """The next event that no player decides, if there is one: a draw of chance or a forced move."""
    if match.paused or not match.to_act:
        return None
    position = match.position
    if NATURE in match.to_act and isinstance(position, Chance):
        return Event(NATURE, position.draw(rng))
    move = forced_move(position)
    return None if move is None else Event(next(iter(match.to_act)), move)


def settle(match: Match[M, V, O], rng: Random) -> Iterator[tuple[Event[M], Match[M, V, O]]]:
    """Let chance and force act until a player must."""
    while event := automatic(match, rng):
        match = match.play(event.seat, event.move)
        yield event, match
