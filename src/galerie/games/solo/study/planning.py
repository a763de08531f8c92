"""The best line from a position once every token is known: what a deal is worth.

A plan keeps the most promising positions at each step, and may then search exhaustively. `readable_plan` shows how,
the kernel does the same much faster, and a test compares the two.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from galerie.core import NATURE
from galerie.discs.board import squares
from galerie.games.solo import kernel
from galerie.games.solo.rules.moves import Place, Reveal
from galerie.games.solo.rules.position import PLAYER, Solo
from galerie.games.solo.rules.tokens import BLANK, COLOURS, Token
from galerie.games.solo.rules.winning import FLANKS, lost

Deal: TypeAlias = Mapping[int, Token]
"""The tokens that lie face down, by square; squares whose tokens have been seen may be included."""

READABLE_WIDTH: Final = 2
READABLE_NODES: Final = 100
"""The node limit without the kernel."""


@dataclass(frozen=True, slots=True)
class Plan:
    score: int
    """The score that the line reaches."""

    bound: int
    """An upper bound for all lines."""

    line: tuple[Place, ...]

    @property
    def exact(self) -> bool:
        return self.score == self.bound


def plan(position: Solo, deal: Deal, width: int, nodes: int = 0) -> Plan:
    """The best line found by a beam search of this width, then by an exhaustive search of at most `nodes` nodes."""
    if not kernel.available:
        return readable_plan(position, deal, min(width, READABLE_WIDTH), min(nodes, READABLE_NODES))
    if position.stopped:
        return Plan(position.score, position.score, ())
    tokens = _on_board(position, deal)
    score, bound, codes, _ = kernel.compiled.best(
        *position.discs,
        position.tokens,
        position.tokens & ~(position.down & ~position.turning),
        gold_tokens=_of("gold", tokens),
        values=bytes(tokens[square].number if square in tokens else 0 for square in range(64)),
        won=sum(token.number for token in position.won) if position.options.values else len(position.won),
        blanks=sum(token.number == BLANK for token in position.won),
        summed=position.options.values,
        width=width,
        nodes=nodes,
    )
    return Plan(score, bound, tuple(Place(COLOURS[code // 64], code % 64) for code in codes))


def placements(position: Solo) -> list[Place]:
    return [move for move in position.moves(PLAYER) if isinstance(move, Place)]


def imagined(position: Solo, rng: Random) -> Deal:
    """The unseen tokens at random on the squares where they lie face down."""
    unseen = rng.sample(position.unseen, len(position.unseen))
    return dict(zip(squares(position.down), unseen, strict=True))


def reveal(position: Solo, deal: Deal) -> Solo:
    """The position after chance has turned up the tokens being turned."""
    for square in squares(position.turning):
        position = position.play(NATURE, Reveal(square, deal[square]))
    return position


def follow(position: Solo, deal: Deal, move: Place) -> Solo:
    return reveal(position.play(PLAYER, move), deal)


def readable_plan(position: Solo, deal: Deal, width: int, nodes: int = 0) -> Plan:
    position = reveal(position, deal)
    best = Plan(position.score, bound(position, deal), ())
    if width and not best.exact:
        best = _keep_promising(position, deal, width, best)
    if nodes and not best.exact:
        best = _try_everything(position, deal, nodes, best)
    return best


def bound(position: Solo, deal: Deal) -> int:
    """An upper bound for all continuations.

    A disc needs another of its colour to turn or win anything: a colour that has left the board never returns, and the
    tokens that only it could win stay.
    """
    if position.stopped:
        return position.score
    tokens = _on_board(position, deal)
    hopeless = sum(
        _of(colour, tokens) for colour, others in zip(COLOURS, position.discs[::-1], strict=True) if not others
    )
    stuck = lost(position.tokens, position.discs[0] | position.discs[1], hopeless)
    prizes = (token for square, token in tokens.items() if not stuck >> square & 1)
    return replace(position, won=(*position.won, *prizes)).score


def promise(position: Solo, deal: Deal) -> int:
    """How promising a position is: mostly the tokens won or still winnable, a little those won, and mobility."""
    won = len(position.won)
    return 8 * (won + _ready(position, deal)) + won + len(placements(position))


def _ready(position: Solo, deal: Deal) -> int:
    """The tokens that some axis may win directly: it has room, and no disc of the token's own colour."""
    discs = dict(zip(COLOURS, position.discs, strict=True))
    taken = position.discs[0] | position.discs[1]
    return sum(
        any(not flank & discs[token.colour] and flank & taken != flank for flank in FLANKS[square])
        for square, token in _on_board(position, deal).items()
    )


def _keep_promising(start: Solo, deal: Deal, width: int, best: Plan) -> Plan:
    kept: list[tuple[Solo, tuple[Place, ...]]] = [(start, ())]
    while kept and not best.exact:
        following: dict[Solo, tuple[Place, ...]] = {}
        for position, line in kept:
            for move in placements(position):
                after = follow(position, deal, move)
                if after.score > best.score:
                    best = replace(best, score=after.score, line=(*line, move))
                if bound(after, deal) > best.score:
                    following.setdefault(_bare(after), (*line, move))
        kept = sorted(following.items(), key=lambda each: (promise(each[0], deal), _mixed(each[0])), reverse=True)
        kept = kept[:width]
    return best


def _try_everything(start: Solo, deal: Deal, nodes: int, best: Plan) -> Plan:
    seen: set[Solo] = set()
    ahead: list[tuple[Solo, tuple[Place, ...]]] = [(_bare(start), ())]
    while ahead:
        position, line = ahead.pop()
        if position in seen or bound(position, deal) <= best.score:
            continue
        if len(seen) == nodes:
            return best
        seen.add(position)
        for move in placements(position):
            after = follow(position, deal, move)
            if after.score > best.score:
                best = replace(best, score=after.score, line=(*line, move))
            ahead.append((_bare(after), (*line, move)))
    return replace(best, bound=best.score)


def _on_board(position: Solo, deal: Deal) -> dict[int, Token]:
    return {square: deal[square] for square in squares(position.down)} | dict(position.up)


def _of(colour: str, tokens: Mapping[int, Token]) -> int:
    return sum(1 << square for square, token in tokens.items() if token.colour == colour)


def _bare(position: Solo) -> Solo:
    """Without the history, which makes no difference to the future."""
    return replace(position, last=None, won=tuple(sorted(position.won)))


def _mixed(position: Solo) -> int:
    """A hash that distinguishes equally promising positions, the same on every machine."""
    mixed = 0
    steps = zip(
        (*position.discs, position.tokens, position.tokens & ~position.down),
        (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0x9E3779B97F4A7C15),
        (29, 29, 32, 29),
        strict=True,
    )
    for word, factor, shift in steps:
        mixed = (mixed ^ mixed >> shift ^ word) * factor & (1 << 64) - 1
    return mixed ^ mixed >> 32
