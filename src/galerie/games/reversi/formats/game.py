"""A game of Othello as all of its formats see it: a start, the moves, and how it ended.

Passes are among the moves, wherever a side has no other move: formats that leave them out get them back here.
Only records with the `othello` option are such games: black begins, and a tie is a draw.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, cast

from galerie.core import NATURE, BadRecord, IllegalMove, Line, Match, Record, Seat
from galerie.core.conduct import Agree, Draw, Flag, Resign
from galerie.core.record import replay
from galerie.discs.board import NAMES
from galerie.games.reversi import GAME, Move, Options, Pass, Place, Reversi, Start, View
from galerie.games.reversi.rules.moves import PLACES

BLACK, WHITE = 0, 1
"""The seats of the colours with the `othello` option."""

OTHELLO: Final = Options(othello=True)
START: Final = cast("Reversi", GAME.start(2, OTHELLO))
FULL_SCORE: Final = 64
"""What a side wins by when the other resigns or runs out of time."""

Reason: TypeAlias = Literal["resigned", "time", "agreed"]


@dataclass(frozen=True, slots=True)
class Step:
    """A move, or a pass where `square` is None."""

    square: int | None
    seconds: float | None = None
    """How long it took."""


@dataclass(frozen=True, slots=True)
class OthelloGame:
    start: Reversi = START
    steps: tuple[Step, ...] = ()
    names: tuple[str, str] = ("", "")
    """Of black and of white."""

    date: str = ""
    """As the file writes it."""

    place: str = ""
    """The site, program or tournament."""

    ended: Reason | None = None
    """Why it ended before nobody could move."""

    loser: Seat | None = None
    """Who resigned or ran out of time."""

    scores: tuple[str, ...] = ()
    """What a problem says about its position, such as `f5:+2`."""

    @property
    def positions(self) -> list[Reversi]:
        """The start and the position after each step."""
        found = [self.start]
        for step in self.steps:
            found.append(played(found[-1], step.square))
        return found

    @property
    def position(self) -> Reversi:
        """The last one."""
        return self.positions[-1]

    @property
    def ended_early(self) -> Reason | None:
        """Why it ended although somebody could move, if it did."""
        return None if self.position.turn is None else self.ended

    @property
    def score(self) -> int | None:
        """The lead of black at the end, empty squares counted for the winner; None while the game goes on."""
        match self.ended_early:
            case "agreed":
                return 0
            case "resigned" | "time":
                return FULL_SCORE if self.loser == WHITE else -FULL_SCORE
        position = self.position
        if position.turn is not None:
            return None
        black, white = position.counts
        empty = FULL_SCORE - black - white
        return black - white + (empty if black > white else -empty if black < white else 0)


def position(black: int, white: int, turn: Seat) -> Reversi:
    """A position with these discs. It is over if nobody can move."""
    found = Reversi((black, white), turn, None, None, OTHELLO)
    if not found.places and not Reversi((black, white), 1 - turn, None, None, OTHELLO).places:
        return replace(found, turn=None)
    return found


def played(before: Reversi, square: int | None) -> Reversi:
    if before.turn is None:
        raise IllegalMove("game-over")
    return before.play(before.turn, Pass() if square is None else PLACES[square])


def followed(start: Reversi, steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps with the passes between them, whether they were written or not. Raises BadRecord at an illegal move."""
    found: list[Step] = []
    at = start
    for number, step in enumerate(steps, 1):
        if step.square is not None and must_pass(at):
            found.append(Step(None))
            at = played(at, None)
        try:
            at = played(at, step.square)
        except IllegalMove as refusal:
            if step.square is None:
                raise BadRecord("reversi-format-pass", number=number) from refusal
            raise BadRecord("reversi-format-move", number=number, move=NAMES[step.square]) from refusal
        found.append(step)
    return tuple(found)


def must_pass(at: Reversi) -> bool:
    return at.turn is not None and not at.places


def to_record(game: OthelloGame) -> Record:
    """The game as a record of ours, which begins at the usual start. Raises BadRecord."""
    if game.start != START:
        raise BadRecord("reversi-format-position" if not game.steps else "reversi-format-start")
    if must_pass(game.position):  # as at a table, where nobody has to ask for it
        game = replace(game, steps=(*game.steps, Step(None)))
    lines: list[Line] = []
    for before, step in zip(game.positions, game.steps, strict=False):
        seat = before.turn
        assert seat is not None  # noqa: S101  no step follows the end
        lines.append(Line(seat, str(Pass()) if step.square is None else NAMES[step.square]))
    match game.ended_early, game.loser:
        case "agreed", _:
            lines += [Line(BLACK, str(Draw())), Line(WHITE, str(Agree()))]
        case "resigned", int(loser):
            lines.append(Line(loser, str(Resign())))
        case "time", int(loser):
            lines.append(Line(NATURE, str(Flag(loser))))
    made = Record.of(GAME, OTHELLO, game.names, lines)
    return replace(made, times=_times(game.steps, len(lines)))


def _times(steps: Sequence[Step], lines: int) -> tuple[int, ...]:
    """When each line was made, if it is known how long every move took; passes take no time."""
    if not steps or any(step.seconds is None and step.square is not None for step in steps):
        return ()
    times = [0]
    for step in steps[1:]:
        times.append(times[-1] + round(1000 * (step.seconds or 0)))
    return (*times, *times[-1:] * (lines - len(times)))


def from_record(record: Record) -> OthelloGame:
    """The inverse of `to_record`; a start that chance has drawn becomes its eight moves. Raises BadRecord."""
    if record.game != GAME.name:
        raise BadRecord("format-game", game=record.game)
    options = GAME.chosen(record.rules, record.options)
    if not options.othello or options.one_line or options.parallel:
        raise BadRecord("reversi-format-options")
    times = (0, *(record.times or (0,) * len(record.lines)))
    stamps: list[int] = []
    for match, time in zip(replay({GAME.name: GAME}, record), times, strict=True):
        stamps[len(match.line) :] = [time]
    drawn = bool(match.line) and isinstance(match.line[0].move, Start)
    steps: list[Step] = []
    for number, event in enumerate(match.line):
        waited = (stamps[number + 1] - stamps[number or 1]) / 1000 if record.times and not drawn else None
        steps += _steps(event.move, waited)
    ended, loser = _ending(match)
    return OthelloGame(steps=tuple(steps), names=(record.seats[0], record.seats[1]), ended=ended, loser=loser)


def _steps(move: Move, seconds: float | None) -> list[Step]:
    match move:
        case Place(square):
            return [Step(square, seconds)]
        case Start(squares):
            return [Step(square) for square in squares]
        case Pass():
            return [Step(None)]


def _ending(match: Match[Move, View, Options]) -> tuple[Reason | None, Seat | None]:
    outcome = match.ended
    if outcome is None:
        return None, None
    if outcome.reason == "aborted":
        return None, None
    if outcome.ranks == (1, 1):
        return "agreed", None
    return ("time" if outcome.reason == "time" else "resigned"), outcome.ranks.index(max(outcome.ranks))
