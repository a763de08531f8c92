"""What each tile of the player to move is worth, by trying them all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.games.deflecto import Deflecto
from galerie.games.deflecto.rules.figures import BY_CODE
from galerie.games.deflecto.rules.laying import codes, legal
from galerie.games.deflecto.rules.placements import Lengths, Placement, changes, lengths, placements
from galerie.games.deflecto.rules.tiles import offered

Judgement: TypeAlias = Callable[[int, int], int]
"""What the lengths of one's own path and of the opponent's are worth to a player; more is better."""

NEVER: Final = -1_000
"""The worth of a tile that does what the task forbids."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a placement leads to: the lengths that count for the task, and how they are reached."""

    worth: int
    own: int
    other: int
    reply: Placement | None = None
    """The opponent's strongest answer, if it counts and changes a length."""


@dataclass(frozen=True, slots=True)
class Search:
    """Every placement of the player to move, with what it leads to."""

    outlooks: dict[Placement, Outlook]
    nodes: int

    @property
    def best(self) -> int:
        return max(each.worth for each in self.outlooks.values())

    @property
    def answers(self) -> tuple[Placement, ...]:
        best = self.best
        return tuple(placement for placement, each in self.outlooks.items() if each.worth == best)

    @property
    def second(self) -> int | None:
        """The worth of the best placement that is not an answer."""
        best = self.best
        return max((each.worth for each in self.outlooks.values() if each.worth < best), default=None)


def one_tile(position: Deflecto, judgement: Judgement) -> Search:
    """What each placement does at once."""
    after = lengths_after(position)
    found = {placement: (each[position.turn], each[1 - position.turn]) for placement, each in after.items()}
    outlooks = {placement: Outlook(judgement(*pair), *pair) for placement, pair in found.items()}
    return Search(outlooks, len(outlooks))


def two_tiles(position: Deflecto, judgement: Judgement) -> Search:
    """What each placement leaves after the answer that is worst for the player; one that changes nothing, if it is."""
    outlooks, nodes, me = {}, 0, position.turn
    answering = bytes(offered(position.options.level, position.stocks[1 - me]))
    for (square, code), now in lengths_after(position).items():
        board = position.board.laid(square, BY_CODE[code])
        changing = changes(board, 1 - me, answering)
        is_quiet = not changing or len(placements(board, 1 - me, answering)) > len(changing)
        replies: list[tuple[Placement | None, Lengths]] = [(None, now)] if is_quiet else []
        replies += changing.items()
        nodes += len(replies)
        found = (Outlook(judgement(each[me], each[1 - me]), each[me], each[1 - me], reply) for reply, each in replies)
        outlooks[square, code] = min(found, key=lambda each: each.worth)
    return Search(outlooks, nodes)


def lengths_after(position: Deflecto) -> dict[Placement, Lengths]:
    """The lengths of the paths after each legal placement of the player to move."""
    now = lengths(position.board)
    return dict.fromkeys(legal(position), now) | changes(position.board, position.turn, codes(position))
