"""Hints: a master's next step, and why."""

from random import Random
from typing import Final

from galerie.bots import Advice
from galerie.core import Seat
from galerie.games.copyright import Done, End, Options, Pass, Put, View, kernel
from galerie.games.copyright.bots.aiming import last_step
from galerie.games.copyright.bots.building import put, step
from galerie.games.copyright.bots.laying import LONG, TURNS, comparison, is_stuck
from galerie.games.copyright.bots.levels import SKILLS, desk_of, move, seed_of, turn_of
from galerie.games.copyright.bots.planning import plan, shifted
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CELLS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import best_frame, reproduces
from galerie.games.copyright.rules.layout import LayOut
from galerie.games.copyright.rules.scoring import MISSED_COST
from galerie.games.copyright.rules.solving import BONUS, best

ADVISER: Final = SKILLS["master"]
DIGITS: Final = 1
"""Of an average."""

LONGEST: Final = 24
"""No lay-out takes more steps."""


def advises(options: Options, seats: int) -> bool:
    """Not in a race, where there is no time to ask."""
    return options.turns or seats == 1


def advise(view: View, seat: Seat, rng: Random) -> Advice | None:
    """A step towards the best lay-out, or None in a race."""
    if not advises(view.options, len(view.places)):
        return None
    if view.stage != "playing":
        return Advice(move(ADVISER, view, seat, rng))
    desk = desk_of(view, seat)
    if view.options.variant == "timed":
        return _timed(view, seat, desk, rng)
    if view.options.variant == "flash":
        return _flash(view, seat, desk, rng)
    if view.options.turns and view.finishers:
        return _last(view, desk)
    return _free(view, seat, desk, rng)


def _free(view: View, seat: Seat, desk: Desk, rng: Random) -> Advice:
    model, framing = shape(view.model), view.options.frame
    planned = _nearest(view, desk, plan(ADVISER, view, seat))
    following = step(desk, planned, 0, rng)
    if following is None:
        score = _score(view, desk.laid)
        is_best = score == best(model, desk.cards, framing).score
        return Advice(Done(), "reason-done", {"score": score}) if is_best else Advice(Done())
    after = desk.after(following).laid
    if reproduces(after, model):
        return Advice(following, "reason-finish", {"score": _score(view, after), "out": _out(view, after)})
    figures = {"score": _score(view, planned), "matches": _matches(view, planned), "steps": _steps(desk, planned)}
    adds = isinstance(following, Put) and following.card in desk.hand
    return Advice(following, "reason-step" if adds else "reason-mend", figures)


def _nearest(view: View, desk: Desk, planned: LayOut) -> LayOut:
    """Of the lay-outs found that score as much, the one that takes the fewest steps from here, and undoes least."""
    model, score = shape(view.model), _score(view, planned)
    found = [best(model, desk.cards, view.options.frame, limit).laid for limit in range(1, len(desk.cards) + 1)]
    aims = [shifted(each, desk.laid) for each in (planned, *found) if _score(view, each) == score]
    return min(aims, key=lambda aim: (_steps(desk, aim), sum(card not in aim for card in desk.laid)))


def _flash(view: View, seat: Seat, desk: Desk, rng: Random) -> Advice:
    """Only reproducing the model counts (COP-50)."""
    model = shape(view.model)
    if not best(model, desk.cards, view.options.frame).possible:
        return Advice(Done(), "reason-impossible")
    planned = shifted(plan(ADVISER, view, seat), desk.laid)
    following = step(desk, planned, 0, rng)
    if following is None or not reproduces(planned, model):
        return Advice(following or Done())
    steps = _steps(desk, planned)
    late = bool(view.finishers) and steps > 1  # somebody has finished, and one step is left
    return Advice(following) if late else Advice(following, "reason-flash", {"steps": steps})


def _last(view: View, desk: Desk) -> Advice:
    """Somebody has finished, and one step is left."""
    score = _score(view, desk.laid)
    found = last_step(shape(view.model), desk, view.options.frame)
    if found is None:
        return Advice(Done(), "reason-no-gain", {"score": score})
    reached = _score(view, desk.after(found).laid)
    return Advice(found, "reason-last", {"score": reached, "gain": reached - score})


def _timed(view: View, seat: Seat, desk: Desk, rng: Random) -> Advice:
    """The move of the adviser, explained by what the places for its card come to score."""
    chosen, turn = move(ADVISER, view, seat, rng), turn_of(view, seat)
    if isinstance(chosen, End):
        if is_stuck(ADVISER, turn.model, turn.laid, desk.laid, view.options.frame):
            return Advice(chosen, "reason-stuck", {"score": _score(view, desk.laid) - MISSED_COST * turn.missed})
        return Advice(chosen, "reason-long", {"turn": LONG})
    if isinstance(chosen, Put) and reproduces(after := desk.after(chosen).laid, turn.model):
        late = BONUS * (bool(view.finishers) and not view.options.turns)
        score = _score(view, after) - MISSED_COST * turn.missed - late
        return Advice(chosen, "reason-finish", {"score": score, "out": _out(view, after)})
    if not kernel.available or len(turn.unseen) < TURNS:
        return Advice(chosen)
    values = comparison(turn, ADVISER.samples, Random(seed_of(view, seat)))
    laid = [value for place, value in values if place is not None]
    lost = [value for place, value in values if place is None]
    figures = {"samples": ADVISER.samples, "turns": TURNS, "value": round(max(laid), DIGITS)}
    if isinstance(chosen, Pass):
        return Advice(chosen, "reason-lose", {**figures, "lost": round(max(lost), DIGITS)})
    if isinstance(chosen, Done):
        return Advice(chosen, "reason-stays", figures) if max(laid) >= max(lost, default=0) else Advice(chosen)
    others = [value for place, value in values if place is None or put(place) != chosen]
    return Advice(chosen, "reason-place", {**figures, "other": round(max(others), DIGITS)})


def _score(view: View, laid: LayOut) -> int:
    """What a lay-out scores, the bonus included."""
    frame = best_frame(laid, shape(view.model), view.options.frame)
    return frame.score + BONUS * (frame.matches == CELLS) if frame else 0


def _matches(view: View, laid: LayOut) -> int:
    frame = best_frame(laid, shape(view.model), view.options.frame)
    return frame.matches if frame else 0


def _out(view: View, laid: LayOut) -> int:
    """How many rows and columns stick out."""
    frame = best_frame(laid, shape(view.model), view.options.frame)
    return frame.rows + frame.columns if frame else 0


def _steps(desk: Desk, planned: LayOut) -> int:
    """How many steps the lay-out takes from here."""
    for number in range(LONGEST):
        following = step(desk, planned, 0, Random(0))
        if following is None:
            return number
        desk = desk.after(following)
    return LONGEST
