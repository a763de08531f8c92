"""A match: one game as it is played at a table.

Besides the moves of the game there is conduct, which is the same in every game: resigning; aborting; asking to take
back a move, to agree on a draw, to pause, or to let a bot play for somebody who has left; agreeing or declining;
claiming the game against whoever has left; resuming after a pause; being ready for a race, and the count before it;
returning to one's seat; running out of time; asking for a rematch. Conduct is logged like any move. The log only grows,
and a match is the fold of its log.
"""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeAlias

from galerie.core.conduct import (
    MARK,
    WORDS,
    Abort,
    Agree,
    Claim,
    Conduct,
    Count,
    Decline,
    Draw,
    Flag,
    Go,
    Hold,
    Out,
    Pause,
    Ready,
    Rematch,
    Resign,
    Resume,
    Return,
    TakeBack,
    TakeOver,
    Wish,
)
from galerie.core.contract import (
    NATURE,
    Chance,
    Game,
    Leavable,
    Outcome,
    Position,
    Secretive,
    forced_move,
    outs,
    reveals,
)
from galerie.core.drafts import draft
from galerie.core.drawing import text_of
from galerie.core.moves import Moves, Seat
from galerie.core.options import words
from galerie.core.refusal import BadNotation, IllegalMove, Refusal
from galerie.core.trail import Choice, Event, Log, Ply, Trail
from galerie.core.variables import M, O, V

if TYPE_CHECKING:
    from galerie.core.record import Record

Seed: TypeAlias = int | str | bytes

ABORTED: Final = "aborted"
"""Why a game that was aborted is over: all ranks are equal, and nobody has won."""

ABORTABLE: Final = 2
"""A game may be aborted before so many moves of its players."""

MOST_DECLINED: Final = 3
MOVES_BETWEEN: Final = 3
"""How often a request may be declined in a game, and after how many moves it may be made again (GEN-06)."""


@dataclass(frozen=True, slots=True)
class Start:
    """What precedes a race: who has said that they are ready, and whether the count has begun."""

    ready: frozenset[Seat] = frozenset()
    counting: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat has asked the others to agree to."""

    seat: Seat
    asked: Wish
    agreed: frozenset[Seat]
    keeps: int = 0
    """How many plies a take-back would leave unchanged. Some of the later ones may stand too."""

    replays: frozenset[Seat] = frozenset()
    """The other seats that would have to move again after a take-back."""

    @property
    def lasts(self) -> bool:
        """Whether the request stays open when somebody moves, because it does not depend on the position."""
        return isinstance(self.asked, Pause | TakeOver)


@dataclass(frozen=True, slots=True)
class Declined:
    """A request that was declined or withdrawn, or that a move has closed."""

    seat: Seat
    """Who had asked."""

    asked: Wish
    version: int
    """The number of events before it was declined."""


@dataclass(frozen=True, slots=True)
class Match(Generic[M, V, O]):
    game: Game[M, V, O]
    seats: int
    options: O
    position: Position[M, V]
    log: Log[Any] = field(default_factory=Log)
    """Everything that has happened."""

    line: Trail[M, V] = field(default_factory=Trail)
    """The moves of the game that still stand."""

    request: Request | None = None
    paused: bool = False
    """By agreement, or because a race is about to start."""

    start: Start | None = None
    """The start of a race, if the pause ends with one."""

    gone: int = -1
    """After how many moves a race last started; -1 if none has."""

    stand_ins: frozenset[Seat] = frozenset()
    """The seats that a bot plays for until their player returns."""

    helped: frozenset[Seat] = frozenset()
    """The seats that a bot has moved for, or that took a move back when a bot answered for an opponent (GEN-05)."""

    declined: tuple[Declined, ...] = ()
    rematch: frozenset[Seat] = frozenset()
    no_rematch: frozenset[Seat] = frozenset()
    """The seats that have declined a rematch that others still want."""

    ended: Outcome | None = None
    """The outcome if conduct ended the game, and not its rules."""

    seed: Seed | None = field(default=None, compare=False)
    """What chance draws from, so that the same moves give the same match again; None draws differently every time."""

    version: int = field(init=False, compare=False)
    """The number of events in the log."""

    outcome: Outcome | None = field(init=False, compare=False)
    to_act: frozenset[Seat] = field(init=False, compare=False)
    """These three follow from the other fields. They are stored because they are read so often."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "version", len(self.log))
        object.__setattr__(self, "outcome", self.ended or self.position.outcome)
        object.__setattr__(self, "to_act", frozenset() if self.ended else self.position.to_act)

    @classmethod
    def begin(
        cls, game: Game[M, V, O], seats: int | None = None, options: O | None = None, seed: Seed | None = None
    ) -> Self:
        """Start a match, by default with the fewest players that the game allows and its default options.

        Nothing has happened yet: if chance is to draw first, it has not.
        """
        if seats is None:
            seats = game.seats[0]
        if seats not in game.seats:
            raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
        chosen = game.options() if options is None else options
        return cls(game, seats, chosen, game.start(seats, chosen), seed=seed)

    @property
    def racing(self) -> bool:
        """Whether players act at the same time. The options may make a racing game turn-based."""
        game = self.game
        return game.racing and not (game.turn_based and {*game.turn_based} <= {*words(self.options)})

    @property
    def plies(self) -> tuple[Ply[M, V], ...]:
        """The moves that still stand, each with the position before it. They are recomputed on every call."""
        return tuple(self.line.plies())

    def parse(self, text: str) -> M | Conduct:
        """The inverse of str(move), for moves of the game and for conduct."""
        text = text.strip()
        if not text.startswith(MARK):
            return self.game.parse(text)
        seats = range(self.seats)
        known = WORDS | {str(each): each for seat in seats for each in (Flag(seat), Out(seat), TakeOver(seat))}
        if text not in known:
            raise BadNotation("notation-unknown", text=text)
        return known[text]

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats whose players have left for good while the others play on, in the order in which they went."""
        return outs(self.position)

    @property
    def to_move(self) -> frozenset[Seat]:
        """The players whom the match waits for. Nobody, if it is over or if chance is to draw."""
        return self.to_act - {NATURE}

    @property
    def legal_moves(self) -> Moves[M]:
        """The legal moves of the only player to move; there are none if the match is over."""
        return self.moves(self._mover()) if self.to_move else Moves.none()

    def play(self, move: M | Conduct | str, *, seat: Seat | None = None) -> Self:
        """Return the match after a move, given as a move or as text, and all that follows by itself.

        That is what `settled` does. The seat has to be named only if several players are to move. Raises IllegalMove
        or BadNotation.
        """
        made = self.parse(str(move))  # a move of another game has another text, or means the same here
        by = self._mover() if seat is None else seat
        if isinstance(made, TakeBack | Draw | Pause | TakeOver):
            self.check_request(by, made)
        return self.then(by, self.resigning(by) if isinstance(made, Resign) else made).settled()

    def resigning(self, seat: Seat, people: AbstractSet[Seat] | None = None) -> Resign | Out:
        """What a player does who resigns. Of three or more players the others play on, if one of `people` is left."""
        stay = {*range(self.seats)} - {*self.out, seat}
        return Out(seat) if self.seats > 2 and (people is None or stay & people) else Resign()

    def settled(self, rng: Random | None = None) -> Self:
        """Return the match after the draws of chance and the forced moves that come before a player's next decision.

        Chance draws from the seed of the match, or from another generator.
        """
        match = self
        while event := automatic(match, rng):
            match = match.then(event.seat, event.move)
        return match

    def chance(self) -> Random:
        """The generator of the next draw: always the same one where a game is dealt, else one for each moment."""
        if self.seed is None or self.game.dealt:
            return Random(self.seed)
        seed = self.seed.hex() if isinstance(self.seed, bytes) else self.seed
        return Random(f"{seed} {self.version}")

    def view(self, seat: Seat | None = None) -> V:
        """Everything that a seat may know, or a spectator, and nothing else."""
        return self.position.view(seat)

    def record(self, names: Iterable[str] = ()) -> "Record":
        """The match as a record, whose `str` is its text; with the names of the players, where they have some."""
        from galerie.core.record import Record  # which replays matches

        called = tuple(names) or ("",) * self.seats
        return Record.of(self.game, self.options, called, (event.line for event in self.log))

    def __str__(self) -> str:
        """The position as a spectator sees it."""
        return text_of(self.view())

    def __repr__(self) -> str:
        count = len(self.line)
        to_move = ", ".join(map(str, sorted(self.to_move)))
        state = f"over, {self.outcome.reason}" if self.outcome else f"{to_move or 'chance'} to move"
        return f"<Match of {self.game.name} after {count} move{'' if count == 1 else 's'}: {state}>"

    def _repr_svg_(self) -> str:
        """The same as a picture, for notebooks. What draws it is imported only for this: the core knows no pictures."""
        picture: str = import_module("galerie.svg").draw(self)
        return picture

    def _mover(self) -> Seat:
        """The only player to move."""
        match sorted(self.to_move):
            case [seat]:
                return seat
            case []:
                raise IllegalMove("not-your-turn" if self.to_act else "game-over")
            case seats:
                raise IllegalMove("seat-needed", seats=", ".join(map(str, seats)))

    def then(self, seat: Seat, move: M | Conduct) -> Self:
        """Return the match after one event, and nothing else: what follows by itself is left to the caller.

        A host uses it, which tells and stores every event, and so does a replay. Raises IllegalMove.
        """
        if not NATURE <= seat < self.seats:
            raise IllegalMove("conduct-not-yours")
        if not isinstance(move, Conduct):
            return self._move(seat, move)
        if seat in self.out and not self.outcome:
            raise IllegalMove("conduct-out")
        match move:
            case Resign() | Flag():
                after = self._leave(seat, move)
            case Out():
                after = self._without(seat, move.seat)
            case Abort():
                after = self._aborted(seat)
            case Claim():
                after = self._claimed(seat, draw=move.draw)
            case TakeBack() | Draw() | Pause() | TakeOver():
                after = self._ask(seat, move)
            case Agree() | Decline():
                after = self._answer(seat, agreed=isinstance(move, Agree))
            case Resume():
                after = self._resume(seat)
            case Hold():
                after = self._hold()
            case Ready():
                after = self._ready(seat)
            case Count() | Go():
                after = self._start(seat, move)
            case Return():
                after = self._return(seat)
            case Rematch():
                after = self._again(seat)
            case _:
                raise TypeError(f"no conduct that a match knows: {move!r}")
        return replace(after, log=self.log.then(Event(seat, move)))

    def moves(self, seat: Seat) -> Moves[M]:
        """The legal moves of the game; conduct is not listed."""
        return Moves.none() if self.ended or self.paused else self.position.moves(seat)

    def _move(self, seat: Seat, move: M) -> Self:
        if self.ended:
            raise IllegalMove("game-over")
        if self.paused:
            raise IllegalMove("game-paused")
        position = self.position.play(seat, move)
        outcome = position.outcome
        request, declined = self.request, self.declined
        if request and (outcome or not request.lasts or request.asked == TakeOver(seat)):
            if not request.lasts:  # it was not answered
                declined = (*declined, Declined(request.seat, request.asked, self.version))
            request = None
        helped = self.helped | {seat} if seat in self.stand_ins else self.helped
        event = Event(seat, move)
        after: Any = Draft(  # `replace` would be slower
            self.game,
            self.seats,
            self.options,
            position,
            self.log.then(event),
            self.line.then(event, self.position),
            request,
            False,
            None,
            self.gone,
            self.stand_ins,
            helped,
            declined,
            self.rematch,
            self.no_rematch,
            None,
            self.seed,
            self.version + 1,
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
        return self._lost(move.seat if isinstance(move, Flag) else seat, "time" if seat == NATURE else "resigned")

    def _lost(self, loser: Seat, reason: str) -> Self:
        """End the match because a player has gone."""
        out = (*self.out, loser)
        scores = tuple(float(each not in out) for each in range(self.seats))
        return self._ended(Outcome(scores, (1,) * self.seats, reason, counted=False).behind(out))

    def _without(self, by: Seat, leaver: Seat) -> Self:
        """The others play on, unless only one of them is left or the game cannot go on."""
        if self.outcome:
            raise IllegalMove("game-over")
        if self.seats < 3:
            raise IllegalMove("out-two")
        if leaver in self.out:
            raise IllegalMove("out-already")
        if by == NATURE and self.paused:
            raise IllegalMove("game-paused")
        if not isinstance(self.position, Leavable) or len(self.out) + 2 == self.seats:
            return self._lost(leaver, "resigned" if by == leaver else "time" if by == NATURE else "left")
        event: Event[Any] = Event(NATURE, Out(leaver))
        position = self.position.play(*event)
        request = self.request
        if request and (not request.lasts or request.seat == leaver or request.asked == TakeOver(leaver)):
            request = None
        return replace(
            self,
            position=position,
            line=self.line.then(event, self.position),
            request=None if position.outcome else request,
            paused=self.paused and not position.outcome,
            start=None if position.outcome else self.start,
            stand_ins=self.stand_ins - {leaver},
        )._granted()

    def has_moves(self, least: int) -> bool:
        """Whether players have made at least so many moves that stand; chance does not count."""
        if not self.line.has_draws:
            return len(self.line) >= least
        if not least:
            return True
        for event in self.line:
            least -= event.seat != NATURE
            if not least:
                return True
        return False

    @property
    def is_abortable(self) -> bool:
        return not self.outcome and not self.has_moves(ABORTABLE)

    def _aborted(self, seat: Seat) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not self.is_abortable:
            raise IllegalMove("abort-late")
        return self._ended(Outcome((0.0,) * self.seats, (1,) * self.seats, ABORTED, counted=False))

    def _claimed(self, seat: Seat, *, draw: bool) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if self.seats != 2:
            raise IllegalMove("claim-two")
        return self._drawn("left") if draw else self._lost(1 - seat, "left")

    def _drawn(self, reason: str) -> Self:
        """End the match without a winner among those who stay."""
        scores = tuple(0.0 if seat in self.out else 0.5 for seat in range(self.seats))
        return self._ended(Outcome(scores, (1,) * self.seats, reason, counted=False).behind(self.out))

    def _ended(self, outcome: Outcome) -> Self:
        """End the match by conduct and show everything that the position hides."""
        position = self.position.opened() if isinstance(self.position, Secretive) else self.position
        return replace(self, position=position, ended=outcome, request=None, paused=False, start=None)

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
                request = replace(request, keeps=self._last(seat), replays=replays)
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

    def check_request(self, seat: Seat, asked: Wish) -> None:
        """Refuse a request that was declined too often or too recently (GEN-06). To move without an answer declines it.

        `then` does not: records of earlier versions have no such limit.
        """
        declined = [each for each in self.declined if each.seat == seat and type(each.asked) is type(asked)]
        if len(declined) >= MOST_DECLINED:
            raise IllegalMove("request-enough", most=MOST_DECLINED)
        since = self.log[declined[-1].version + 1 :] if declined else ()
        moves = sum(event.seat == seat and not isinstance(event.move, Conduct) for event in since)
        if declined and moves < MOVES_BETWEEN:
            raise IllegalMove("request-again", moves=MOVES_BETWEEN - moves)

    def _taken_back(self, seat: Seat) -> tuple[Position[M, V], Trail[M, V], frozenset[Seat]]:
        """Return position and trail without the last move that the seat chose, and the other seats that must replay.

        Later moves of other seats stand if they do not depend on that move, so that nobody has to repeat them. What
        was played long before it is not played again.
        """
        last = self._last(seat)
        start, position = self.line.kept(last)
        line = self.line.head(start)
        undone, replays = set[Seat](), set[Seat]()
        for number, ply in enumerate(self.line.plies(start), start):
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

    def _last(self, seat: Seat) -> int:
        """Return the number of the last move that the seat chose. Raises IllegalMove if it cannot be taken back."""
        choice = self.line.choice(seat)
        if choice is None:
            raise IllegalMove("takeback-nothing")
        if refusal := self._refusal(choice):
            raise refusal
        return choice.number

    def takeback_refusal(self, seat: Seat) -> str | None:
        """Why the seat's last move cannot be taken back, as the code of a refusal; None if the others may agree to it.

        It tells nothing hidden: everybody knows when chance has drawn, and when a move may have shown something.
        """
        choice = self.line.choice(seat)
        if choice is None:
            return "takeback-nothing"
        refusal = self._refusal(choice)
        return refusal.code if refusal else None

    def _refusal(self, choice: Choice) -> IllegalMove | None:
        """Why a move cannot be taken back. It is asked after every move, and raising it would take longer."""
        if choice.drawn:
            left = self.out and any(isinstance(event.move, Out) for event in self.line[choice.number :])
            return IllegalMove("takeback-out" if left else "takeback-chance")
        return None if choice.revealed == reveals(self.position) else IllegalMove("takeback-seen")

    def _answer(self, seat: Seat, *, agreed: bool) -> Self:
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not agreed and 0 < len(self.rematch) < self.seats:
            return self._not_again(seat)
        if not self.request:
            raise IllegalMove("request-none")
        if not agreed and self.request.asked == TakeOver(seat):  # whoever had left is back, so nobody is to blame
            return replace(self, request=None)
        if not agreed:
            declined = Declined(self.request.seat, self.request.asked, self.version)
            return replace(self, request=None, declined=(*self.declined, declined))
        if seat in self.request.agreed:
            raise IllegalMove("request-yours")
        return replace(self, request=replace(self.request, agreed=self.request.agreed | {seat}))._granted()

    def _granted(self) -> Self:
        """Carry out the request if every seat has agreed to it."""
        if not self.request:
            return self
        asked = self.request.asked
        spared = {*self.out, asked.seat} if isinstance(asked, TakeOver) else {*self.out}
        if len(self.request.agreed | spared) < self.seats:
            return self
        match asked:
            case TakeBack():
                position, line, _ = self._taken_back(self.request.seat)
                helped = self.helped | {self.request.seat} if self.stand_ins else self.helped
                return replace(self, position=position, line=line, request=None, helped=helped)
            case Draw():
                return self._drawn("agreed")
            case Pause():
                return replace(self, paused=True, request=None)
            case TakeOver(seat):
                return replace(self, stand_ins=self.stand_ins | {seat}, request=None)

    def _resume(self, seat: Seat) -> Self:
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not self.paused:
            raise IllegalMove("pause-none")
        if self.start:
            raise IllegalMove("ready-first")
        return replace(self, paused=False)

    def _hold(self) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        if self.start:
            raise IllegalMove("pause-already")
        return replace(self, paused=True, start=Start())

    def _ready(self, seat: Seat) -> Self:
        if seat == NATURE:
            raise IllegalMove("conduct-not-yours")
        if not self.start:
            raise IllegalMove("ready-none")
        if seat in self.start.ready:
            raise IllegalMove("ready-already")
        return replace(self, start=replace(self.start, ready=self.start.ready | {seat}))

    def _start(self, seat: Seat, move: Count | Go) -> Self:
        if self.outcome:
            raise IllegalMove("game-over")
        counting = self.start is not None and self.start.counting
        waits = isinstance(move, Count) and self.start is not None and seat in self.start.ready
        if (seat != NATURE and not waits) or counting != isinstance(move, Go):
            raise IllegalMove("conduct-not-yours")
        if counting:
            return replace(self, paused=False, start=None, gone=len(self.line))
        return replace(self, paused=True, start=Start(frozenset(range(self.seats)), counting=True))

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
        if seat in self.rematch and not self.no_rematch:
            raise IllegalMove("request-yours")
        if seat in self.rematch:  # those who have declined are asked again
            return replace(self, no_rematch=frozenset())
        return replace(self, rematch=self.rematch | {seat}, no_rematch=self.no_rematch - {seat})

    def _not_again(self, seat: Seat) -> Self:
        """Somebody declines a rematch, or withdraws: the others may still want one among themselves (GEN-07)."""
        willing, declined = self.rematch - {seat}, self.no_rematch | {seat}
        if not willing or (len(willing) == 1 and len(willing | declined) == self.seats):
            willing, declined = frozenset[Seat](), frozenset[Seat]()
        return replace(self, rematch=willing, no_rematch=declined)


Draft: Final = draft(Match)


def automatic(match: Match[M, V, O], rng: Random | None = None) -> Event[M] | None:
    """The next event that needs no decision of a player, if there is one: a draw of chance or a forced move.

    Chance draws from `rng`, or else from the seed of the match.
    """
    if match.paused or not match.to_act:
        return None
    position = match.position
    if NATURE in match.to_act and isinstance(position, Chance):
        return Event(NATURE, position.draw(rng or match.chance()))
    move = forced_move(position)
    return None if move is None else Event(next(iter(match.to_act)), move)


def settle(match: Match[M, V, O], rng: Random | None = None) -> Iterator[tuple[Event[M], Match[M, V, O]]]:
    """Play draws of chance and forced moves until a player has to decide; each event, with the match after it."""
    while event := automatic(match, rng):
        match = match.then(event.seat, event.move)
        yield event, match
