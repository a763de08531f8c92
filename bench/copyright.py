"""Copyright: the kernel, its readable twin and OR-Tools CP-SAT on the same deals; all must find the same best score.

CP-SAT uses one worker, and only solving is timed, not building the model. Its lay-outs need not be connected, and more
cells may match under another frame (COP-30); if that happens, a constraint is added and it solves again.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from statistics import mean
from time import process_time

from ortools.sat.python import cp_model

from bench.timing import compare
from galerie.games.copyright.rules.deck import CELLS, FIGURES, SIDE, face
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import Laid, joined, touch
from galerie.games.copyright.rules.orientation import ORIENTATIONS
from galerie.games.copyright.rules.solving import HIGHEST, OUTSIDE, best, readable_best
from galerie.games.copyright.study.deals import Dealt, deals

DEALS = 1000
PEER_DEALS = 100


class Peer:
    """A deal as an integer programme: one Boolean variable for each card, orientation and place."""

    def __init__(self, deal: Dealt, reach: int) -> None:
        self.model = cp_model.CpModel()
        self.places = {laid: self.model.new_bool_var(str(laid)) for laid in placements(deal.hand, reach)}
        self.seconds = 0.0
        self.deal = deal
        matching = self.matching = [self.model.new_bool_var(f"cell {cell}") for cell in range(CELLS)]
        for card in deal.hand:
            self.model.add_at_most_one(var for laid, var in self.places.items() if laid.card == card)
        for cell, match in enumerate(matching):
            covering = [var for laid, var in self.places.items() if covers(laid, cell)]
            self.model.add_bool_or([*covering, ~match])
            for figure in range(len(FIGURES)):
                showing = [var for laid, var in self.places.items() if shows(laid, figure, cell)]
                if deal.model >> CELLS * figure + cell & 1:
                    self.model.add_bool_or([*showing, ~match])
                else:
                    for var in showing:
                        self.model.add_implication(var, ~match)
        bonus = self.model.new_bool_var("bonus")
        for match in matching:
            self.model.add_implication(bonus, match)
        self.model.maximize(sum(matching) + bonus - sum(self.outside(reach)))

    def outside(self, reach: int) -> Iterator[cp_model.IntVar]:
        """For each row and column outside the frame, whether a card lies there."""
        for line in [*range(-reach, 0), *range(SIDE, SIDE + reach)]:
            for start in ("x", "y"):
                used = self.model.new_bool_var(f"{start} {line}")
                for laid, var in self.places.items():
                    if 0 <= line - getattr(laid, start) < SIDE:
                        self.model.add_implication(var, used)
                yield used

    def solve(self) -> int:
        """The best score of a connected lay-out."""
        while True:
            solver = cp_model.CpSolver()
            solver.parameters.num_workers = 1
            since = process_time()
            status = solver.solve(self.model)
            self.seconds += process_time() - since
            assert status == cp_model.OPTIMAL
            laid = tuple(laid for laid, var in self.places.items() if solver.value(var))
            part = joined(laid)
            frame = best_frame(laid, self.deal.model)
            if len(part) < len(laid):
                near = [
                    var for each, var in self.places.items() if each not in part and any(touch(each, on) for on in part)
                ]
                self.model.add_bool_or([*near, *(~self.places[each] for each in part)])
            elif frame and frame.matches > sum(map(solver.value, self.matching)):
                self.match_no_more_at(frame.x, frame.y)
            else:
                return int(solver.objective_value + 0.5)

    def match_no_more_at(self, x: int, y: int) -> None:
        """Under the frame with this corner, no more cells may match than under the one at column 0 and row 0."""
        elsewhere = []
        for cell in range(CELLS):
            moved = {replace(laid, x=laid.x - x, y=laid.y - y): var for laid, var in self.places.items()}
            match = self.model.new_bool_var(f"cell {cell} at {x} {y}")
            wrong = [~self.any_of(var for laid, var in moved.items() if covers(laid, cell))]
            for figure in range(len(FIGURES)):
                shown = self.any_of(var for laid, var in moved.items() if shows(laid, figure, cell))
                wrong.append(~shown if self.deal.model >> CELLS * figure + cell & 1 else shown)
            self.model.add_bool_or([match, *wrong])
            elsewhere.append(match)
        self.model.add(sum(elsewhere) <= sum(self.matching))

    def any_of(self, some: Iterable[cp_model.IntVar]) -> cp_model.IntVar:
        """Whether one of these is true."""
        found, every = self.model.new_bool_var("any"), list(some)
        self.model.add_bool_or([*every, ~found])
        for each in every:
            self.model.add_implication(each, found)
        return found


def placements(hand: Sequence[int], reach: int) -> Iterator[Laid]:
    """Every way to lay every card, without duplicates that look the same."""
    for card in hand:
        looks: set[tuple[int, ...]] = set()
        for orientation in range(len(ORIENTATIONS)):
            if (look := face(card, orientation)) not in looks:
                looks.add(look)
                for x, y in product(range(-reach, reach + 1), repeat=2):
                    yield Laid(card, orientation, x, y)


def covers(laid: Laid, cell: int) -> bool:
    return 0 <= cell % SIDE - laid.x < SIDE and 0 <= cell // SIDE - laid.y < SIDE


def shows(laid: Laid, figure: int, cell: int) -> bool:
    at = face(laid.card, laid.orientation)[figure]
    return (laid.x + at % SIDE, laid.y + at // SIDE) == (cell % SIDE, cell // SIDE)


def peer_best(deal: Dealt) -> tuple[int, float]:
    """The best score by CP-SAT, and how many seconds it took.

    A card that lies wholly outside the frame costs three rows or columns: it is only looked at where that may pay.
    """
    near = Peer(deal, OUTSIDE - 1)
    score = near.solve()
    if score >= HIGHEST - OUTSIDE:
        return score, near.seconds
    far = Peer(deal, OUTSIDE)
    return far.solve(), near.seconds + far.seconds


def timed(solve: object, chosen: Sequence[Dealt]) -> list[float]:
    assert callable(solve)
    times = []
    for deal in chosen:
        since = process_time()
        solve(*deal)
        times.append(process_time() - since)
    return sorted(times)


def main() -> None:
    every = list(deals(DEALS, 1))
    times = timed(best, every)
    print(
        f"kernel, {DEALS} deals: {1000 * mean(times):.4f} ms a deal, "
        f"{1000 * times[DEALS * 99 // 100]:.4f} ms for 99 of 100, {1000 * times[-1]:.4f} ms at most"
    )
    few = Random(1).sample(every, PEER_DEALS)
    compare(
        "the best lay-out of a hand, proven",
        "deals",
        {
            "kernel": lambda: len(timed(best, few * 10)),
            "readable twin": lambda: len(timed(readable_best, few)),
        },
    )
    peer = [peer_best(deal) for deal in few]
    assert [score for score, _ in peer] == [best(*deal).score for deal in few], "the solvers disagree"
    ours, theirs = mean(timed(best, few * 10)), mean(seconds for _, seconds in peer)
    print(f"CP-SAT, {PEER_DEALS} of them, the same scores: {1000 * theirs:.1f} ms a deal, 1/{theirs / ours:,.0f}")
