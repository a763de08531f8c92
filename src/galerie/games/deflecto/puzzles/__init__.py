"""Puzzles of Déflecto, for two players, found in games that nobody played and proved by trying every tile.

- `lengthen`: the tile that makes the opponent's path longest and leaves one's own as it is;
- `save`: the tile after which the opponent, who may then lay any tile, can make one's own path least long;
- `duel`: the tile that leaves the best lead after the opponent's strongest answer.

Only tiles are compared: asking for the end is no answer.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random
from typing import Final, cast

from galerie.core import Line, Seat, options
from galerie.core.refusal import Detail
from galerie.games.deflecto import Deflecto
from galerie.games.deflecto.puzzles.search import NEVER, Search, lengths_after, one_tile, two_tiles
from galerie.games.deflecto.puzzles.walk import PLAYERS, walk
from galerie.games.deflecto.rules.figures import TEXTS
from galerie.games.deflecto.rules.moves import Lay
from galerie.games.deflecto.rules.placements import Placement, lengths, player_ways
from galerie.games.deflecto.rules.tiles import offered
from galerie.study.puzzles import Proof, Puzzle

KINDS: Final = ("lengthen", "save", "duel")

ANSWERS: Final = 2
"""At most so many placements are equally good, and on one square: more would be no puzzle."""

MANY: Final = 14
"""How many placements compete with the answer in a hard puzzle."""


def make(rng: Random) -> Puzzle | None:
    position, moves = walk(rng)
    kind = rng.choice(KINDS)
    if position.stage != "laying" or not lengths_after(position):
        return None
    search = searched(position, kind)
    answers, second = search.answers, search.second
    alike = len(answers) <= ANSWERS and len({square for square, _ in answers}) == 1
    if not alike or second in (None, NEVER) or not _is_worth_asking(position, kind, search):
        return None
    seat, now = position.turn, lengths(position.board)
    return Puzzle(
        game="deflecto",
        kind=kind,
        seat=seat,
        seats=PLAYERS,
        options=" ".join(options.words(position.options)),
        moves=tuple(str(Line(number % PLAYERS, str(move))) for number, move in enumerate(moves)),
        answers=tuple(text for placement in answers for text in _texts(position, seat, placement)),
        line=tuple(map(str, _line(position, search))),
        facts={"own": now[seat], "other": now[1 - seat]},
        why=_why(kind, search),
        grade=graded(position, kind, search),
    )


def prove(puzzle: Puzzle) -> Proof:
    position = cast("Deflecto", puzzle.start().position)
    search = searched(position, puzzle.kind)
    texts = (text for placement in search.answers for text in _texts(position, puzzle.seat, placement))
    return Proof(frozenset(texts), search.best, search.nodes)


def searched(position: Deflecto, kind: str) -> Search:
    """What every tile is worth in a puzzle of this kind."""
    return SEARCHES[kind](position)


def _lengthen(position: Deflecto) -> Search:
    was = lengths(position.board)[position.turn]
    return one_tile(position, lambda own, other: other if own <= was else NEVER)


SEARCHES: Final[Mapping[str, Callable[[Deflecto], Search]]] = {
    "lengthen": _lengthen,
    "save": partial(two_tiles, judgement=lambda own, _: -own),
    "duel": partial(two_tiles, judgement=lambda own, other: other - own),
}


def _is_worth_asking(position: Deflecto, kind: str, search: Search) -> bool:
    """Whether the answer lengthens, or parries all threats."""
    seat, now = position.turn, lengths(position.board)
    if kind == "lengthen":
        return search.best > now[1 - seat]
    if kind == "save":
        return -search.best == now[seat]
    return True


def graded(position: Deflecto, kind: str, search: Search) -> int:
    """How difficult a puzzle is.

    A tile to lay at once is easy, more so where few others lengthen the opponent's path. To parry, it takes the
    opponent's view; to gain most, both. What competes with the answer is counted: placements that lengthen too; those
    on one's own path; those that look as good at first sight or better.
    """
    seat, now = position.turn, lengths(position.board)
    first = 1 if position.options.level == 1 else 2
    if kind == "lengthen":
        competing = sum(now[1 - seat] < each.other for each in search.outlooks.values() if each.worth > NEVER)
        return first + (competing >= MANY)
    if kind == "save":
        way = player_ways(position.board)[seat]
        own = frozenset(way.squares) if way else frozenset()
        (square,) = {square for square, _ in search.answers}
        return first + 1 + (square not in own)
    sight = {placement: each[1 - seat] - each[seat] for placement, each in lengths_after(position).items()}
    tempting = sum(lead >= sight[search.answers[0]] for lead in sight.values()) - len(search.answers)
    return 3 + (tempting > 0) + (tempting >= MANY)


def _line(position: Deflecto, search: Search) -> Iterator[Line]:
    """An answer, and the opponent's strongest reply if it changes anything."""
    seat, answer = position.turn, search.answers[0]
    yield Line(seat, next(_texts(position, seat, answer)))
    if reply := search.outlooks[answer].reply:
        yield Line(1 - seat, next(_texts(position, 1 - seat, reply)))


def _why(kind: str, search: Search) -> dict[str, Detail]:
    outlook, second = search.outlooks[search.answers[0]], search.second
    assert second is not None  # noqa: S101  a puzzle has moves that are worse
    if kind == "duel":
        return {"mine": outlook.own, "theirs": outlook.other, "loss": search.best - second}
    return {"best": abs(search.best), "next": abs(second)}


def _texts(position: Deflecto, seat: Seat, placement: Placement) -> Iterator[str]:
    """The moves that lay this figure there, with every tile that shows it."""
    square, code = placement
    for variant in offered(position.options.level, position.stocks[seat])[code]:
        yield str(Lay(position.board.grid.names[square], TEXTS[code], variant))
