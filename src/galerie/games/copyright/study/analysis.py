"""What can be made of a player's cards, from what they know.

As long as cards may be moved, a step is worth the score of the best lay-out that it leads to, with at most one card,
at most two, and so on: each is the proved best of so many cards. In "timed" what is laid stays, and nobody knows what
comes: a place for the card of the turn is worth what the lay-out comes to score when the round is played on.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.copyright import kernel
from galerie.games.copyright.bots.building import put, step
from galerie.games.copyright.bots.laying import TURNS, Turn, comparison
from galerie.games.copyright.bots.planning import shifted
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CARDS, CELLS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import LayOut
from galerie.games.copyright.rules.moves import Done, Pass
from galerie.games.copyright.rules.scoring import MISSED_COST
from galerie.games.copyright.rules.solving import Best, best, finish
from galerie.games.copyright.rules.view import View
from galerie.study.analysis import Fact, Judged, Judgement

SOLVING_WORK: Final = 300
"""The work of solving a hand with a limit of cards."""

SAMPLE_WORK: Final = 20
"""The work of playing a lay-out on with one sample of cards."""

FIRST_SAMPLES: Final = 8
MOST_SAMPLES: Final = 2_048
LONGEST: Final = 24
"""No line has more steps."""


def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
    """Values are points of the round; in "flash" 1 for reproducing the model."""
    view = cast("View", match.view(seat))
    if view.stage != "playing" or seat not in match.to_act:
        return
    own = view.places[seat]
    desk = Desk(own.laid, own.hand or (), own.fixed)
    if view.options.variant == "timed":
        yield from _timed(view, desk, seat, work)
    else:
        yield from _free(view, desk, work)


def _free(view: View, desk: Desk, work: int) -> Iterator[Judgement]:
    """One card more each time; what is found is proved, and complete once a card more gains nothing."""
    model, framing, flash = shape(view.model), view.options.frame, view.options.variant == "flash"
    frame = best_frame(desk.laid, model, framing)
    found = {
        str(Done()): Judged(str(Done()), 0 if flash or not frame else frame.score, exact=True, line=(str(Done()),))
    }
    facts: dict[str, Fact] = {"score": frame.score if frame else 0}
    most, spent = best(model, desk.cards, framing), SOLVING_WORK
    for limit in range(1, len(desk.cards) + 1):
        plan = best(model, desk.cards, framing, limit)
        end = finish(model, desk.cards, limit)
        spent += 2 * SOLVING_WORK
        for aim in (plan, *([end] if end else [])):
            _add(found, desk, aim, flash=flash)
        facts |= {"cards": limit, "best": plan.score}
        if end and "fewest" not in facts:
            facts["fewest"] = limit
        done = (flash or plan.score == most.score) and (end is not None or not most.possible)
        yield Judgement(_sorted(found), limit, spent, done, dict(facts))
        if done or spent + 2 * SOLVING_WORK > work:
            return


def _add(found: dict[str, Judged], desk: Desk, aim: Best, *, flash: bool) -> None:
    """The step that a lay-out begins with from here; the better or quicker of two that begin alike is kept."""
    line = tuple(steps(desk, aim.laid))
    if not line:
        return
    value = float(aim.matches == CELLS) if flash else float(aim.score)
    before = found.get(line[0])
    if before is None or (value, -len(line)) > (before.value, -len(before.line)):
        found[line[0]] = Judged(line[0], value, exact=True, line=line)


def steps(desk: Desk, aim: LayOut) -> Iterator[str]:
    """The steps from here to a lay-out, wherever the player has begun it."""
    rng = Random(0)
    planned = shifted(aim, desk.laid)
    for _ in range(LONGEST):
        following = step(desk, planned, 0, rng)
        if following is None:
            return
        yield str(following)
        desk = desk.after(following)


def _timed(view: View, desk: Desk, seat: Seat, work: int) -> Iterator[Judgement]:
    fixed, loose = desk.laid[: desk.fixed], desk.laid[desk.fixed :]
    card = desk.hand[0] if desk.hand else loose[0].card
    unseen = tuple(each for each in CARDS if each not in view.faces)
    if not kernel.available or len(unseen) < TURNS:
        return
    missed = view.places[seat].missed
    turn = Turn(shape(view.model), fixed, missed, card, unseen)
    frame = best_frame(desk.laid, turn.model, view.options.frame)
    facts: dict[str, Fact] = {"score": (frame.score if frame else 0) - MISSED_COST * missed, "turn": view.turn}
    samples, spent, cost, depth = FIRST_SAMPLES, 0, 0, 0
    while not depth or (spent + 2 * cost <= work and samples <= MOST_SAMPLES):
        values = comparison(turn, samples, Random(f"{view.round} {view.turn} {card}"))
        cost = SAMPLE_WORK * samples * len(values)
        spent, depth = spent + cost, depth + 1
        judged: dict[str, Judged] = {}
        for place, value in values:
            lost = Pass(card) if desk.hand else None
            move = lost if place is None else Done() if loose and loose[0] == place else put(place)
            text = str(move)
            if move is not None and (text not in judged or value > judged[text].value):
                judged[text] = Judged(text, value, exact=False, line=(text,))
        yield Judgement(_sorted(judged), depth, spent, exact=False, facts=facts | {"samples": samples})
        samples *= 2


def _sorted(found: dict[str, Judged]) -> tuple[Judged, ...]:
    """The best first; of equal ones the quickest."""
    return tuple(sorted(found.values(), key=lambda each: (-each.value, len(each.line))))
