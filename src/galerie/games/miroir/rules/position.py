"""Miroir: two players build words on nine shared capitals, face to face."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Self

from galerie.core import NATURE, IllegalMove, Moves, Outcome, Seat, Timer
from galerie.games.miroir.rules.actions import dropped, given_up, laid, moved, put_away, taken, turned, turning
from galerie.games.miroir.rules.cards import COLUMNS
from galerie.games.miroir.rules.choices import chances, choices
from galerie.games.miroir.rules.moves import (
    Accept,
    Card,
    Claim,
    Doubt,
    Drop,
    Head,
    Lay,
    Move,
    Point,
    Recover,
    Shift,
    Silence,
    Steal,
    Stuck,
    TimeOut,
    Turn,
)
from galerie.games.miroir.rules.options import Options
from galerie.games.miroir.rules.referees import answered, claimed, remarked
from galerie.games.miroir.rules.settling import headed, settled
from galerie.games.miroir.rules.side import Side
from galerie.games.miroir.rules.state import NORTH, SOUTH, GameState
from galerie.games.miroir.rules.view import View


@dataclass(frozen=True, slots=True)
class Miroir(GameState):
    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        scores = tuple(float(len(side.won)) for side in self.sides)
        loser = self.loser if self.loser is not None else scores.index(min(scores))
        return Outcome(scores, (2, 1) if loser == SOUTH else (1, 2), self.ended)

    @property
    def timer(self) -> Timer[Move] | None:
        if not self.options.seconds or not self.to_act or NATURE in self.to_act:
            return None
        return Timer(self.options.seconds, TimeOut(self.countdown))

    def moves(self, seat: Seat) -> Moves[Move]:
        return Moves(self, seat, self._listed)

    def _listed(self, seat: Seat) -> Iterator[Move]:
        if seat in self.to_act:
            yield from self.chances() if seat == NATURE else choices(self)
        elif seat == NATURE and self.timer:
            yield self.timer.move

    def draw(self, rng: Random) -> Move:
        if self.stage == "dealing":
            return Head(self.gap, rng.choice(self.unseen_heads))
        return Card(rng.choice(self.drawable))

    def chances(self) -> Mapping[Move, float]:
        """A letter is as likely as there are cards of it that nobody has seen (MIR-51)."""
        return chances(self)

    def play(self, seat: Seat, move: Move) -> Self:
        if not self.to_act:
            raise IllegalMove("game-over")
        if seat == NATURE and self.timer and move == self.timer.move:
            return self._timed_out()
        if seat not in self.to_act:
            raise IllegalMove("not-your-turn")
        if self.announced:
            return answered(self, move, self.announced)
        match self.stage, move:
            case "dealing", Head():
                return headed(self, move)
            case "turning", Card():
                return turned(self, move)
            case "announcing", Claim():
                return claimed(self, move)
            case "announcing", Silence():
                return settled(replace(self, queue=self.queue[1:]))
            case "placing", Lay():
                return laid(self, move.column)
            case "placing", Drop():
                return dropped(self)
            case "placing", Stuck():
                return given_up(self)
            case "acting", Turn():
                return turning(self)
            case "acting", Shift():
                return moved(self, move)
            case "acting", Steal() | Recover():
                return taken(self, move)
            case "acting", Claim():
                return claimed(self, move)
            case "acting", Doubt() | Point():
                return remarked(self, move)
            case _, Card() | Head() | TimeOut():
                raise IllegalMove("miroir-chance")
            case "placing", _:
                raise IllegalMove("miroir-place-first", rule="MIR-13", letter=self.card)
            case "announcing", _:
                raise IllegalMove("miroir-announce-first", rule="MIR-54")
            case "acting", Silence() | Accept():
                raise IllegalMove("miroir-nothing-announced", rule="MIR-52")
            case "acting", _:
                raise IllegalMove("miroir-turn-first", rule="MIR-13")
            case _:
                raise IllegalMove("miroir-chance")

    def _timed_out(self) -> Self:
        """A silent player accepts, and announces nothing; a card must be put away (MIR-16)."""
        if self.announced:
            return answered(self, Accept(), self.announced)
        if self.queue:
            return settled(replace(self, queue=()))
        hurried = replace(self, hurried=True)
        return put_away(hurried) if self.card else turning(hurried)

    def __str__(self) -> str:
        return str(self.view(None))

    def view(self, seat: Seat | None) -> View:
        return View(
            heads=self.heads,
            sides=self.sides,
            turn=self.turn,
            stage=self.stage,
            card=self.card,
            acted=self.acted,
            hurried=self.hurried,
            queue=self.queue,
            announced=self.announced,
            countdown=self.countdown,
            unseen="".join(sorted(self.unseen.elements())),
            unseen_heads=self.unseen_heads,
            last=self.last,
            ended=self.ended,
            loser=self.loser,
            options=self.options,
        )


def start(seats: int, options: Options) -> Miroir:
    return Miroir(("",) * COLUMNS, (Side(), Side()), NORTH, options)


def imagine(view: View, seat: Seat, rng: Random) -> Miroir:
    """The position itself: no position contains what is hidden."""
    return Miroir(
        heads=view.heads,
        sides=view.sides,
        turn=view.turn,
        options=view.options,
        card=view.card,
        turning=view.stage == "turning",
        acted=view.acted,
        hurried=view.hurried,
        queue=view.queue,
        announced=view.announced,
        countdown=view.countdown,
        last=view.last,
        ended=view.ended,
        loser=view.loser,
    )
