"""Hints: what the judge prefers, and one reason made of its own numbers."""

from random import Random
from typing import Final

from galerie.bots.advice import Advice, Figure
from galerie.core import Seat
from galerie.games.reversi import View
from galerie.games.reversi.bots.evaluation import UNIT
from galerie.games.reversi.bots.judging import DEPTH, Judged, judged
from galerie.games.reversi.bots.levels import only
from galerie.games.reversi.bots.search import Board

CORNERS: Final = frozenset({"a1", "h1", "a8", "h8"})
FEW: Final = 3
"""So few replies are a reason by themselves."""

DIGITS: Final = 1
"""Of the distance between two moves."""


def advise(view: View, seat: Seat, rng: Random) -> Advice:
    if len(view.turns) == 1:
        return Advice(only(view), "reason-only")
    board = Board.of(view, seat)
    found = judged(board)
    move, after = board.move(found.code), dict(board.following())[found.code]
    if found.end is not None:
        if abs(found.end) < 2:
            reason = "reason-even" if found.end == 0 else "reason-last-wins" if found.end > 0 else "reason-last-loses"
            return Advice(move, reason)
        return Advice(move, "reason-wins" if found.end > 0 else "reason-loses", {"count": abs(found.end) // 2})
    figures, replies = _figures(board, found), after.places.bit_count()
    if str(move)[:2] in CORNERS:
        return Advice(move, "reason-corner", {"square": str(move)[:2], **figures})
    if replies == 0:
        return Advice(move, "reason-again", figures)
    if replies <= FEW:
        return Advice(move, "reason-few", {"replies": replies, **figures})
    return Advice(move, "reason-ahead", figures)


def _figures(board: Board, found: Judged) -> dict[str, Figure]:
    """The lead that is expected, how far ahead, and how much less the best other move promises."""
    lead = round(found.value / UNIT)
    figures: dict[str, Figure] = {
        "lead": abs(lead),
        "ahead": "yes" if lead > 0 else "no" if lead else "even",
        "depth": 0 if found.source == "book" else DEPTH,
    }
    if not found.others:
        return {**figures, "gap": "none"}
    code, value = found.others[0]
    return {**figures, "gap": round((found.value - value) / UNIT, DIGITS), "other": str(board.move(code))[:2]}
