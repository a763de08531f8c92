"""A player leaves for good, and the others play on (GEN-03).

Their path and its tiles stay, and nobody may cut it off; the tiles that they have not laid leave the game.
"""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.deflecto.rules.laying import following, passers
from galerie.games.deflecto.rules.proving import settled
from galerie.games.deflecto.rules.state import GameState

T = TypeVar("T", bound=GameState)


def left(state: T, seat: Seat) -> T:
    if seat not in state.players:
        raise IllegalMove("out-already")
    none = (0,) * len(state.stocks[seat])
    after = replace(
        state,
        board=replace(state.board, out=(*state.out, seat)),
        stocks=(*state.stocks[:seat], none, *state.stocks[seat + 1 :]),
        contesters=tuple(each for each in state.contesters if each != seat),
        passes=state.passes - (seat in passers(state)),
    )
    if after.drawing:
        return after
    if after.question and after.question.seat != seat:
        agreed, contested = (
            tuple(each for each in answers if each != seat)
            for answers in (after.question.agreed, after.question.contested)
        )
        return settled(after, replace(after.question, agreed=agreed, contested=contested))
    if after.passes == len(after.players):
        return replace(after, question=None, ended="passed")
    return following(replace(after, question=None)) if after.turn == seat else after
