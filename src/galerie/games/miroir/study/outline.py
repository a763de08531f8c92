"""The review of a game of Miroir in the form that all reviews share."""

from collections.abc import Iterator
from typing import Final, cast

from galerie.bots import Figure
from galerie.core import NATURE, Match, Seat
from galerie.games.miroir import Miroir, Move
from galerie.games.miroir.bots.levels import PLAYING
from galerie.games.miroir.bots.mind import GAME, Mind
from galerie.games.miroir.study.analysis import change
from galerie.games.miroir.study.review import Review, within_reach
from galerie.study.reporting import Point
from galerie.study.reviewing import Curve, Mistake, Outline, Remark

MASTER: Final = PLAYING["master"]

NOTICED: Final = 0.15
"""So much less than the best, in words, must a move be worth to be called a mistake."""


def outline(match: Match, review: Review) -> Outline:
    """The lead in words and promises; the moves that gave away most; how often words within reach were missed."""
    positions = [cast("Miroir", each) for each in (*(ply.before for ply in match.plies), match.position)]
    curve = tuple(
        Point(ply, round(Mind(each.view(0), 0, MASTER).standing, 2), exact=not each.to_act)
        for ply, each in enumerate(positions)
        if NATURE not in each.to_act and all(each.view(0).heads)
    )
    remarks = tuple(
        Remark("reach", {"count": review.within_reach[seat], "missed": review.missed[seat]}, seat)
        for seat in (0, 1)
        if review.within_reach[seat]
    )
    return Outline((Curve(None, curve),) if match.line else (), tuple(_mistakes(match)), remarks)


def _mistakes(match: Match) -> Iterator[Mistake]:
    for ply, played in enumerate(match.plies):
        seat, position = played.event.seat, cast("Miroir", played.before)
        if seat == NATURE:
            continue
        changes = _changes(position, seat)
        made, best = changes.get(cast("Move", played.event.move)), max(changes, key=lambda move: changes[move])
        if made is None or changes[best] - made < NOTICED:
            continue
        cost = min(changes[best] - made, GAME)
        figures: dict[str, Figure] = {"cost": round(cost, 2)}
        word = next((word for word, move in within_reach(position) if move == best), None)
        if word:
            yield Mistake(ply, seat, str(played.event.move), cost, "word", {**figures, "word": word.upper()})
        else:
            told = "game" if cost >= GAME / 2 else "promise"
            yield Mistake(ply, seat, str(played.event.move), cost, told, figures)


def _changes(position: Miroir, seat: Seat) -> dict[Move, float]:
    """What every move changes at first sight, as the adviser sees it."""
    mind = Mind(position.view(seat), seat, MASTER)
    return {each: change(mind, position, each) for each in position.moves(seat)}
