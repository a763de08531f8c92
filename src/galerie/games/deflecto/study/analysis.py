"""What every move is worth, in squares.

Where nothing can follow, that is the lead that it leaves. Otherwise it is the lead that would promise as much, all else
being equal, as the tree of boards finds in the move, or as ending the game at once does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, cast

from galerie.core import Match, Seat
from galerie.games.deflecto import Agree, Ask, Contest, Deflecto, Lay, Pass, kernel, parse
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.settling import lead, secured, share_beaten
from galerie.games.deflecto.bots.thinking import at_once
from galerie.games.deflecto.bots.tree import Opinion, Tree
from galerie.games.deflecto.bots.weights import WEIGHTS
from galerie.games.deflecto.rules.laying import lays
from galerie.games.deflecto.rules.placements import Placement, lengths
from galerie.games.deflecto.rules.tiles import whole
from galerie.study.analysis import Fact, Judged, Judgement

STEPS: Final = (0.02, 0.1, 0.3, 0.6, 1.0)
"""The shares of the work after which a judgement is given."""

ASKING: Final = 0.1
"""The share of the work that is spent on what follows a question."""

LINES: Final = 3
"""How many moves, the best ones, are followed further."""

SURE: Final = 0.99
"""Chances are told as if they were never better than this, nor worse than the contrary."""

WELL_KNOWN: Final = 0.1
"""What was looked at less often than this share of the best placement's visits is not called better than it."""

SEED: Final = 1


def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
    position = cast("Deflecto", match.position)
    if seat not in match.to_act:
        return
    if position.board.starting:
        yield _starting(position)
    elif position.question:
        yield from _answering(position, seat, work)
    else:
        yield from _laying(position, work)


def in_squares(chances: float, state: SearchState) -> float:
    """The lead that promises such chances to a player, all else being equal, as many tiles being left."""
    chances = min(SURE, max(1 - SURE, chances))
    weights, stock = WEIGHTS[state.level], sum(whole(state.level))
    early = sum(map(sum, state.stocks)) / (stock * state.seats)
    return log(chances / (1 - chances)) / (weights["late"][0] + early * weights["early"][0])


# First tiles


def _starting(position: Deflecto) -> Judgement:
    """By the length of the path that they begin; what the others begin is not foreseen."""
    found = {str(move): lengths(position.play(position.turn, move).board)[position.turn] for move in lays(position)}
    shortest = min(found.values())
    judged = [Judged(move, float(shortest - length), False, (move,)) for move, length in found.items()]
    return Judgement(tuple(sorted(judged, key=lambda each: -each.value)), 1, len(found), False)


# Answers to the question whether the paths are settled


def _answering(position: Deflecto, seat: Seat, work: int) -> Iterator[Judgement]:
    state = SearchState.of(position, position.turn)
    ended = in_squares(share_beaten(state, seat), state)
    settled = all(secured(state, each) for each in range(state.seats))
    if settled or not kernel.available:
        now = float(lead(state, seat))
        on = now - (settled or not state.changes(seat))
        yield _answers(state, seat, {str(Agree()): now, str(Contest()): on}, 0, exact=settled)
        return
    going_on = Tree.of(state.contested(seat), SEED)
    without_me = Tree.of(state, SEED) if state.contesters else None
    for share in STEPS:
        values = {str(Contest()): in_squares(_grown(going_on, state, work, share).chances(seat), state)}
        values[str(Agree())] = (
            in_squares(_grown(without_me, state, work, share).chances(seat), state) if without_me else ended
        )
        spent = going_on.work + (without_me.work if without_me else 0)
        yield _answers(state, seat, values, _units(state, spent), exact=False)


def _answers(state: SearchState, seat: Seat, values: dict[str, float], work: int, *, exact: bool) -> Judgement:
    judged = [Judged(move, value, exact, (move,)) for move, value in values.items()]
    ordered = tuple(sorted(judged, key=lambda each: -each.value))
    return Judgement(ordered, 1, work, exact, _facts(state, state, seat))


# Placements


@dataclass(frozen=True, slots=True)
class _Followed:
    """A placement with what is expected after it."""

    moves: tuple[str, ...]
    after: Deflecto


def _laying(position: Deflecto, work: int) -> Iterator[Judgement]:
    state, seat = SearchState.of(position, position.turn), position.turn
    if exact := _exact_values(position, state):
        yield _ordered(position, state, exact, exact=True)
        return
    if not kernel.available:
        now = lead(state, seat)
        values = {str(state.lay(placement)): now + gain for placement, gain in at_once(state).items()}
        yield _ordered(position, state, values or {str(Pass()): float(now)}, exact=False)
        return
    tree = Tree.of(state, SEED)
    asked = Tree.of(_questioned(state), SEED) if position.may_ask else None
    depth = 0
    for share in STEPS:
        _grown(tree, state, work, share * (1 - ASKING))
        opinions = tree.opinions()
        judged = _judged(position, state, tree, opinions)
        followed = _follow(position, [opinions[0].placement, *tree.line(opinions[0])])
        depth, spent = max(depth, len(followed.moves)), tree.work
        if asked:
            on = in_squares(_grown(asked, state, work, share * ASKING).chances(seat), state)
            ended = in_squares(share_beaten(state, seat), state)
            judged.append(Judged(str(Ask()), min(ended, on), False, (str(Ask()),)))
            spent += asked.work
        facts = _facts(state, SearchState.of(followed.after, seat), seat)
        facts["chances"] = round(100 * opinions[0].chances[seat])
        ordered = tuple(sorted(judged, key=lambda each: -each.value))
        yield Judgement(ordered, depth, _units(state, spent), False, facts)


def _judged(position: Deflecto, state: SearchState, tree: Tree, opinions: Sequence[Opinion]) -> list[Judged]:
    best, seat = opinions[0], state.turn
    judged = []
    for rank, opinion in enumerate(opinions):
        chances = opinion.chances[seat] if opinion.visits else opinion.foreseen
        if opinion.visits < WELL_KNOWN * best.visits:
            chances = min(chances, best.chances[seat])
        line = [opinion.placement, *(tree.line(opinion) if rank < LINES else ())]
        moves = _follow(position, line).moves if rank < LINES else (str(_move(state, opinion.placement)),)
        judged.append(Judged(moves[0], in_squares(chances, state), False, moves))
    return judged


def _exact_values(position: Deflecto, state: SearchState) -> dict[str, float]:
    """The lead that each move leaves, where nothing can follow: every path is settled, or this is the last tile."""
    seat, settled = state.turn, all(secured(state, each) for each in range(state.seats))
    if not settled and sum(map(sum, state.stocks)) != 1:
        return {}
    moves: list[Lay | Pass] = [state.lay(placement) for placement in state.legal()]
    values = {}
    for move in moves or [Pass()]:
        after = position.play(seat, move)
        values[str(move)] = float(lead(SearchState.of(after, after.turn), seat))
    if position.may_ask and settled:
        values[str(Ask())] = float(lead(state, seat))
    return values


def _ordered(position: Deflecto, state: SearchState, values: dict[str, float], *, exact: bool) -> Judgement:
    judged = [Judged(move, value, exact, (move,)) for move, value in values.items()]
    ordered = tuple(sorted(judged, key=lambda each: -each.value))
    after = position.play(state.turn, parse(ordered[0].move))
    return Judgement(ordered, 1, len(judged), exact, _facts(state, SearchState.of(after, after.turn), state.turn))


def _questioned(state: SearchState) -> SearchState:
    """After the player has asked, and all others have contested."""
    for rival in range(state.seats):
        state = state if rival == state.turn else state.contested(rival)
    return state


def _follow(position: Deflecto, line: Sequence[Placement | None]) -> _Followed:
    moves: list[str] = []
    for placement in line:
        if position.ended:
            break
        move = _move(SearchState.of(position, position.turn), placement)
        position = position.play(position.turn, move)
        moves.append(str(move))
    return _Followed(tuple(moves), position)


def _move(state: SearchState, placement: Placement | None) -> Lay | Pass:
    return state.lay(placement) if placement else Pass()


def _grown(tree: Tree, state: SearchState, work: int, share: float) -> Tree:
    """With so much of the work spent on it."""
    more = int(share * work * 2 / state.seats) - tree.work
    if more > 0 or not tree.work:
        tree.grow(max(1, more))
    return tree


def _units(state: SearchState, work: int) -> int:
    """The work of trees, which takes longer with more players: a million are about a second."""
    return work * state.seats // 2


def _facts(now: SearchState, later: SearchState, seat: Seat) -> dict[str, Fact]:
    """The player's total and the smallest of the others, now and after the best line."""
    facts: dict[str, Fact] = {}
    for name, state in (("", now), ("-later", later)):
        totals = [length + penalty for length, penalty in zip(state.lengths, state.penalties, strict=True)]
        facts[f"own{name}"] = totals[seat]
        facts[f"others{name}"] = min(total for other, total in enumerate(totals) if other != seat)
    return facts
