"""Puzzles of Copyright: reproduce the model in one or two steps, or find the step that brings the most points.

All have a lay-out to go on from. All legal steps are tried, moving cards and taking them back included.
"""

from random import Random
from typing import Final, Literal, TypeAlias, cast

from galerie.core import Match
from galerie.games.copyright import Copyright, Deal, Done, Model, Put
from galerie.games.copyright.puzzles.search import Searched, searched
from galerie.games.copyright.rules.dealing import drawn_hands, drawn_model, shape
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import ALL
from galerie.games.copyright.rules.layout import LayOut
from galerie.games.copyright.rules.solving import best
from galerie.study.puzzles import Proof, Puzzle

FINISH: Final = "finish"
GAIN: Final = "gain"
KINDS: Final = (FINISH, GAIN)

SORTS: Final = ((FINISH, 1), *[(FINISH, 2)] * 3, (GAIN, 2), (GAIN, 3))
"""Kinds, and how many cards of the best lay-out are still in hand. Two steps are seldom found, and tried more often."""

OPTIONS: Final = "turns"
"""No clock runs."""

HAND: Final = 10
DEALS: Final = 50
"""How many deals are looked at for one that can be finished."""

LEAST_LAID: Final = 2
MOST_ANSWERS: Final = {(FINISH, 1): 6, (FINISH, 2): 40, (GAIN, 1): 4}
"""By kind and number of steps, among some two thousand. Two steps that finish can often be made in either order."""

LEAST_GAIN: Final = 2
LURES: Final[dict[tuple[str, int], tuple[int, tuple[int, ...]]]] = {
    (FINISH, 1): (1, (40, 100)),
    (FINISH, 2): (3, (100, 400)),
    (GAIN, 1): (1, (1, 5, 8)),
}
"""By kind and number of steps, the lowest grade, and how many lures make it one higher each."""

Verdict: TypeAlias = Literal["solved", "failed"]


def make(rng: Random) -> Puzzle | None:
    kind, left = rng.choice(SORTS)
    for _ in range(DEALS):
        model = drawn_model(rng, turned=True)
        pool = [card for card in CARDS if card not in {each.card for each in model.cards}]
        deal = drawn_hands(rng, pool, [HAND])
        plan = best(shape(model.cards), deal.hands[0])
        if (kind == GAIN or plan.matches == ALL) and len(plan.laid) >= LEAST_LAID + left:
            return _puzzle(kind, model, deal, plan.laid[:-left])
    return None


def prove(puzzle: Puzzle) -> Proof:
    position = cast("Copyright", puzzle.start().position)
    found = searched(position.desks[puzzle.seat], shape(position.model), finish=puzzle.kind == FINISH)
    return Proof(found.answers, found.value, found.nodes)


def judge(puzzle: Puzzle, start: Match, now: Match) -> Verdict | None:
    last = now.line[-1].move
    if puzzle.kind == GAIN:
        return "solved" if str(last) in puzzle.answers else "failed"
    if cast("Copyright", now.position).finishers:
        return "solved"
    made = len(now.line) - len(start.line)
    return "failed" if isinstance(last, Done) or made == puzzle.facts["steps"] else None


def _puzzle(kind: str, model: Model, deal: Deal, laid: LayOut) -> Puzzle | None:
    taken = {each.card for each in laid}
    desk = Desk(laid, tuple(card for card in deal.hands[0] if card not in taken))
    found = searched(desk, shape(model.cards), finish=kind == FINISH)
    if not found.answers or len(found.answers) > MOST_ANSWERS[kind, len(found.line)]:
        return None
    if kind == GAIN and found.value - found.now < LEAST_GAIN:
        return None
    puts = (Put(each.card, each.orientation, each.x, each.y) for each in laid)
    return Puzzle(
        game="copyright",
        kind=kind,
        seat=0,
        seats=1,
        options=OPTIONS,
        moves=(f"* {model}", f"* {deal}", *(f"0 {put}" for put in puts)),
        answers=tuple(sorted(found.answers)),
        line=tuple(f"0 {step}" for step in found.line),
        facts={"steps": found.value} if kind == FINISH else {"now": found.now},
        why={"cards": ", ".join(str(step.card) for step in found.line)}
        if kind == FINISH
        else {"card": found.line[0].card, "score": found.value, "next": found.runner_up},
        grade=_grade(kind, found),
    )


def _grade(kind: str, found: Searched) -> int:
    lowest, counts = LURES[kind, len(found.line)]
    return lowest + sum(found.lures >= count for count in counts)
