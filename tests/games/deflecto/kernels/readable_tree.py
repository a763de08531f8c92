"""The kernel's tree of boards in readable Python: the same numbers, from the rules' own functions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log2, sqrt
from typing import Final, Self

from galerie.core import Seat
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.weights import WEIGHTS
from galerie.games.deflecto.rules.figures import BY_CODE
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, placements
from galerie.games.deflecto.rules.tiles import FACES, without

STOCK: Final = 16
WIDEST: Final = 32
LISTED: Final = 16
VISITS_TO_EXPAND: Final = 4
PROTECTION: Final = 0.5
CURIOSITY: Final = 0.3
CONFIDENCE: Final = 0.1


@dataclass
class Node:
    placement: Placement | None = None
    proves: bool = False
    presses: bool = False
    visits: int = 0
    likely: float = 0.0
    foreseen: float = 0.0
    children: list[Self] = field(default_factory=list)
    chances: list[float] = field(default_factory=lambda: [0.0] * 4)


@dataclass
class Prospect:
    """What is known of a table."""

    presses: bool
    appeals: dict[Placement, float]
    """The placements of the player to move, and how they look at first sight."""

    proving: set[Placement]
    traits: Sequence[tuple[float, ...]]


class ReadableTree:
    def __init__(self, state: SearchState, seed: int) -> None:
        self.root, self.top = state, Node()
        self.work, self._random = 0, seed

    def grow(self, work: int) -> None:
        until = self.work + work
        while not _is_over(self.root) and self.work < until:
            self._explore()

    def _chance(self) -> float:
        whole = 2**64 - 1
        self._random = mixed = (self._random + 0x9E3779B97F4A7C15) & whole
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & whole
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & whole
        return ((mixed ^ mixed >> 31) >> 11) / 2**53

    def look(self, state: SearchState) -> Prospect:
        me, seats, before = state.turn, range(state.seats), state.lengths
        codes = bytes(sorted({code for seat in seats for code in state.codes(seat)}))
        changed = changes(state.board, me, codes)
        worst: list[dict[int, int]] = [{} for _ in seats]
        counts, provable = [0] * state.seats, [False] * state.seats
        for (square, code), after in changed.items():
            able = [code in state.codes(seat) for seat in seats]
            grown = [new - old for old, new in zip(before, after, strict=True)]
            for seat in seats:
                rivals = [rival for rival in seats if rival != seat and able[rival]]
                harm = max((grown[seat] - grown[rival] for rival in rivals), default=0)
                counts[seat] += harm > 0
                provable[seat] |= able[seat]
                worst[seat][square] = max(worst[seat].get(square, 0), harm)
        appeals, listed = {}, placements(state.board, me, codes)
        self.work += 1 + len(listed) // LISTED
        for placement in listed:
            if placement[1] not in state.codes(me):
                continue
            if placement in changed:
                grown = [new - old for old, new in zip(before, changed[placement], strict=True)]
                appeals[placement] = (sum(grown) - grown[me]) / (state.seats - 1) - grown[me]
            else:
                appeals[placement] = PROTECTION * worst[me].get(placement[0], 0) - (me in state.contesters)
        traits = [
            (
                before[seat] + state.penalties[seat] + (seat in state.contesters and not provable[seat]),
                state.empties[seat],
                log2(1 + counts[seat]),
                sum(harm > 0 for harm in worst[seat].values()),
                sum(harm > 2 for harm in worst[seat].values()),
                max(worst[seat].values(), default=0),
                -1 if seat == me else 0,
            )
            for seat in seats
        ]
        whims = {placement: appeal + self._chance() for placement, appeal in appeals.items()}
        return Prospect(_presses(state), whims, set(changed), traits)

    def _estimate(self, state: SearchState, traits: Sequence[tuple[float, ...]]) -> list[float]:
        early = sum(map(sum, state.stocks)) / (STOCK * state.seats)
        late, more = WEIGHTS[state.level]["late"], WEIGHTS[state.level]["early"]
        chances = []
        for seat in range(state.seats):
            total = 0.0
            for rival in range(state.seats):
                odds = 0.0
                for theirs, mine, base, slope in zip(traits[rival], traits[seat], late, more, strict=True):
                    odds += (theirs - mine) * (base + early * slope)
                total += 0 if rival == seat else 1 / (1 + exp(-odds))
            chances.append(total / (state.seats - 1))
        return chances

    def _judge(self, state: SearchState) -> list[float]:
        return _settled(state) if _is_over(state) else self._estimate(state, self.look(state).traits)

    def _branch(self, node: Node, state: SearchState) -> None:
        prospect = self.look(state)
        ranked = sorted(prospect.appeals, key=lambda each: -prospect.appeals[each])
        kept = ranked if node is self.top else ranked[:WIDEST]
        node.presses = prospect.presses
        node.children = [Node(each, each in prospect.proving) for each in kept] or [Node()]
        for child in node.children:
            child.foreseen = self._judge(_after(state, child, asked=node.presses))[state.turn]
        most = max(child.foreseen for child in node.children)
        for child in node.children:
            child.likely = exp((child.foreseen - most) / CONFIDENCE)
        total = 0.0
        for child in node.children:
            total += child.likely
        for child in node.children:
            child.likely /= total

    def _explore(self) -> None:
        state, node, path = self.root, self.top, [self.top]
        while not _is_over(state):
            if not node.children:
                if node is not self.top and node.visits < VISITS_TO_EXPAND:
                    break
                self._branch(node, state)
            asked, node = node.presses, _promising(node, state.turn)
            state = _after(state, node, asked=asked)
            self.work += 1
            path.append(node)
        chances = self._judge(state)
        for met in path:
            met.visits += 1
            for seat, chance in enumerate(chances):
                met.chances[seat] += chance


def _promising(node: Node, turn: Seat) -> Node:
    curiosity = CURIOSITY * sqrt(node.visits)

    def value(child: Node) -> float:
        known = child.chances[turn] / child.visits if child.visits else child.foreseen
        return known + curiosity * child.likely / (1 + child.visits)

    return max(node.children, key=value)


def _after(state: SearchState, node: Node, *, asked: bool) -> SearchState:
    me = state.turn
    contesters = state.contesters | ({1 - me} if asked else set())
    board, stocks = state.board, list(state.stocks)
    if node.placement:
        square, code = node.placement
        board = board.laid(square, BY_CODE[code])
        tiles: Mapping[int, int] = FACES[state.level][BY_CODE[code].shape]
        index = max(tiles.values(), key=lambda each: (stocks[me][each], -each))
        stocks[me] = without(stocks[me], index)
    failed = me in contesters and not node.proves
    return replace(
        state,
        board=board,
        stocks=tuple(stocks),
        penalties=tuple(had + (failed and seat == me) for seat, had in enumerate(state.penalties)),
        contesters=contesters - {me},
        turn=(me + 1) % state.seats,
        passes=0 if node.placement else state.passes + 1,
    )


def _is_over(state: SearchState) -> bool:
    return state.passes == state.seats or not sum(map(sum, state.stocks))


def _presses(state: SearchState) -> bool:
    me, rival = state.turn, 1 - state.turn
    if state.seats != 2 or state.contesters or not sum(state.stocks[rival]):
        return False
    totals = [length + penalty for length, penalty in zip(state.lengths, state.penalties, strict=True)]
    return (totals[me], -state.empties[me]) < (totals[rival], -state.empties[rival])


def _settled(state: SearchState) -> list[float]:
    found: Lengths = lengths(state.board)
    totals = [found[seat] + state.penalties[seat] + (seat in state.contesters) for seat in range(state.seats)]
    merits = [(-total, empty) for total, empty in zip(totals, state.empties, strict=True)]
    return [
        sum((own > other) + 0.5 * (own == other) for at, other in enumerate(merits) if at != seat) / (state.seats - 1)
        for seat, own in enumerate(merits)
    ]
