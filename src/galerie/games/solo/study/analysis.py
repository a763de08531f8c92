"""What each placement still makes possible.

Once every token is face up, each placement is planned to the end, ever wider, until its value is proved. Before that
the unseen tokens are dealt at random again and again: a placement is worth what a quick plan reaches on average.
Nothing but what the player sees is used, so that the value of a placement is not that of a lucky guess.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.solo.rules.moves import Place, Stop
from galerie.games.solo.rules.position import PLAYER, Solo, imagine
from galerie.games.solo.rules.tokens import COLOURS
from galerie.games.solo.rules.view import View
from galerie.games.solo.rules.winning import lost
from galerie.games.solo.study.planning import Plan, imagined, placements, plan
from galerie.study.analysis import Fact, Judged, Judgement

PLAN_WORK: Final = 200
"""The work of a plan that keeps one position at each step; one that keeps more costs as many times that."""

WIDTHS: Final = (1, 10, 100, 1_000)
NODES: Final = 200_000
"""The widths to try in turn when everything is known, and the nodes of the exhaustive search after the last."""


def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
    """Values are tokens won at the end, or points with `values`."""
    if seat != PLAYER or seat not in match.to_act:
        return
    position = imagine(cast("View", match.view(seat)), seat, Random(0))
    yield from _hidden(position, work) if position.down else _known(position, work)


def possible(position: Solo) -> int:
    """How many tokens are won or may still be, as far as that is proved.

    A token that a colour could win which has left the board is hopeless, but only one that is seen tells its colour.
    """
    own = dict(zip(COLOURS, position.discs[::-1], strict=True))
    hopeless = sum(1 << square for square, token in position.up if not own[token.colour])
    stuck = lost(position.tokens, position.discs[0] | position.discs[1], hopeless)
    return len(position.won) + (position.tokens & ~stuck).bit_count()


def _hidden(position: Solo, work: int) -> Iterator[Judgement]:
    moves = placements(position)
    after = [position.play(PLAYER, move) for move in moves]
    reached: list[list[int]] = [[] for _ in moves]
    rng, spent, deals, asked = Random(f"{position}"), 0, 0, 1
    cost = PLAN_WORK * max(1, len(moves))
    while not deals or spent + cost <= work:
        deal = imagined(position, rng)
        for each, scores in zip(after, reached, strict=True):
            scores.append(plan(each, deal, width=1).score)
        deals, spent = deals + 1, spent + cost
        if deals == asked or spent + cost > work:
            asked *= 2
            judged = [
                Judged(str(move), fmean(scores), exact=False, line=(str(move),))
                for move, scores in zip(moves, reached, strict=True)
            ]
            yield Judgement(_sorted(position, judged), deals, spent, exact=False, facts=_facts(position, deals))


def _known(position: Solo, work: int) -> Iterator[Judgement]:
    moves = placements(position)
    found: dict[Place, Plan] = {}
    spent = 0
    for depth, width in enumerate(WIDTHS, 1):
        nodes = NODES if width == WIDTHS[-1] else 0
        for move in moves:
            cost = PLAN_WORK * width + nodes
            if move in found and (found[move].exact or spent + cost > work):
                continue
            after = plan(position.play(PLAYER, move), {}, width, nodes)
            before = found.get(move, after)
            best = max(before, after, key=lambda each: each.score)
            found[move] = Plan(best.score, min(before.bound, after.bound), best.line)
            spent += cost
        judged = [
            Judged(str(move), each.score, each.exact, (str(move), *map(str, each.line))) for move, each in found.items()
        ]
        exact = all(each.exact for each in found.values())
        yield Judgement(_sorted(position, judged), depth, spent, exact, _facts(position, 0))
        if exact or spent >= work:
            return


def _sorted(position: Solo, judged: list[Judged]) -> tuple[Judged, ...]:
    stop = Judged(str(Stop()), position.score, exact=True, line=(str(Stop()),))
    return tuple(sorted([*judged, stop], key=lambda each: each.value, reverse=True))


def _facts(position: Solo, deals: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"won": len(position.won), "possible": possible(position)}
    return facts | ({"hidden": position.down.bit_count(), "deals": deals} if deals else {})
