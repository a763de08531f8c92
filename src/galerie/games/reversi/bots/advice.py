"""Hints: what a master would play, and one reason made of the numbers of its own search."""

from random import Random

from galerie.bots.advice import Advice
from galerie.core import Seat
from galerie.games.reversi import View
from galerie.games.reversi.bots.evaluation import UNIT
from galerie.games.reversi.bots.levels import choice, only
from galerie.games.reversi.bots.search import Board

CORNERS = frozenset({"a1", "h1", "a8", "h8"})
FEW = 3
"""So few replies are a reason by themselves."""


def advise(view: View, seat: Seat, rng: Random) -> Advice:
    if len(view.turns) == 1:
        return Advice(only(view), "reason-only")
    board = Board.of(view, seat)
    chosen = choice(board, rng)
    move, after = board.move(chosen.code), dict(board.following())[chosen.code]
    if chosen.end is not None:
        if abs(chosen.end) < 2:
            reason = "reason-even" if chosen.end == 0 else "reason-last-wins" if chosen.end > 0 else "reason-last-loses"
            return Advice(move, reason)
        return Advice(move, "reason-wins" if chosen.end > 0 else "reason-loses", {"count": abs(chosen.end) // 2})
    replies = after.places.bit_count()
    lead = round(chosen.value / UNIT)
    figures: dict[str, int | str] = {"lead": abs(lead), "ahead": "yes" if lead > 0 else "no" if lead else "even"}
    if str(move)[:2] in CORNERS:
        return Advice(move, "reason-corner", {"square": str(move)[:2], **figures})
    if replies == 0:
        return Advice(move, "reason-again", figures)
    if replies <= FEW:
        return Advice(move, "reason-few", {"replies": replies, **figures})
    return Advice(move, "reason-ahead", figures)
