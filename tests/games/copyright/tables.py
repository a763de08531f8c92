"""Tables of Copyright for the tests: deals that can be finished, and lay-outs that finish them."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from galerie.core import NATURE, IllegalMove, Seat
from galerie.core.options import read
from galerie.games.copyright import Copyright, Deal, Model, Move, Options, Oriented, Put, parse
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CELLS
from galerie.games.copyright.rules.layout import STRIDE, LayOut, grid
from galerie.games.copyright.rules.position import start
from galerie.games.copyright.rules.solving import best


def opened(seats: int = 2, **chosen: Any) -> Copyright:
    """Before anything is drawn."""
    return start(seats, read(Options, chosen))


def drawn(position: Copyright, seed: int = 1) -> Copyright:
    """What chance does, until a player acts."""
    while NATURE in position.to_act:
        position = position.play(NATURE, position.draw(Random(seed)))
    return position


def dealt(seats: int = 2, seed: int = 1, **chosen: Any) -> Copyright:
    return drawn(opened(seats, **chosen), seed)


def finishable(seats: int = 2, seed: int = 1, **chosen: Any) -> Copyright:
    """A deal of which every hand can reproduce the model without overflow, in any variant but "timed"."""
    fair = dealt(seats, seed, fair=True)
    return dealing(opened(seats, **chosen), fair.model, tuple(desk.hand for desk in fair.desks))


def dealing(position: Copyright, model: tuple[Oriented, ...], hands: tuple[tuple[int, ...], ...]) -> Copyright:
    return position.play(NATURE, Model(model)).play(NATURE, Deal(hands))


class TimedTable:
    """A table of "timed" whose cards come so that every player can finish."""

    def __init__(self, seats: int = 2, seed: int = 1, **chosen: Any) -> None:
        fair = dealt(seats, seed, fair=True)
        self.plans = [steps(fair, seat) for seat in range(seats)]
        self.position = opened(seats, variant="timed", **chosen).play(NATURE, Model(fair.model))

    def turn(self, number: int) -> Copyright:
        """Deal everybody the card of their plan for this turn, counted from 0."""
        self.position = self.position.play(NATURE, Deal(tuple((plan[number].card,) for plan in self.plans)))
        return self.position

    def play(self, seat: Seat, move: Move | str) -> Copyright:
        self.position = self.position.play(seat, parse(move) if isinstance(move, str) else move)
        return self.position

    def time_out(self) -> Copyright:
        self.position = timed_out(self.position)
        return self.position


def steps(position: Copyright, seat: Seat) -> list[Put]:
    """The steps that make the best of a hand."""
    found = best(shape(position.model), position.desks[seat].hand)
    return [Put(laid.card, laid.orientation, laid.x, laid.y) for laid in found.laid]


def nearly(position: Copyright, seat: Seat) -> Copyright:
    """All but the last of them made."""
    return played(position, seat, steps(position, seat)[:-1])


def finished(position: Copyright, seat: Seat) -> Copyright:
    return played(position, seat, steps(position, seat))


def played(position: Copyright, seat: Seat, moves: Iterable[Move | str]) -> Copyright:
    for move in moves:
        position = position.play(seat, parse(move) if isinstance(move, str) else move)
    return position


def timed_out(position: Copyright) -> Copyright:
    assert position.timer
    return position.play(NATURE, position.timer.move)


def readied(position: Copyright) -> Copyright:
    for seat in sorted(position.to_act):
        position = position.play(seat, parse("next"))
    return position


def refused(position: Copyright, seat: Seat, move: Move | str) -> str:
    """The code and the rule of the refusal."""
    before = repr(position)
    try:
        position.play(seat, parse(move) if isinstance(move, str) else move)
    except IllegalMove as refusal:
        assert repr(position) == before
        return f"{refusal.code} {refusal.rule}"
    return "accepted"


def scores(position: Copyright) -> tuple[int, ...]:
    """Of the last round."""
    return position.sheet[-1]


def with_totals(position: Copyright, *totals: int) -> Copyright:
    """As if these points had been won in a round before."""
    return replace(position, sheet=(totals,), round=2)


def shown(laid: LayOut, x: int, y: int, *wrong: int) -> int:
    """The model that a window of a lay-out would match, but for these cells."""
    seen, pattern = grid(laid), 0
    for figure, cells in enumerate(seen.figures):
        for cell in range(CELLS):
            at = STRIDE * (y + cell // 3 - seen.top) + x + cell % 3 - seen.left
            pattern |= (cells >> at & 1) << CELLS * figure + cell
    for cell in wrong:
        pattern ^= 1 << cell
    return pattern
