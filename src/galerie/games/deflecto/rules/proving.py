"""Whether the paths are settled: asking, agreeing, contesting, and the contester's proof (DEF-32, DEF-33, DEF-36)."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.deflecto.rules.moves import Agree, Ask, Contest
from galerie.games.deflecto.rules.placements import lengths
from galerie.games.deflecto.rules.table import Table
from galerie.games.deflecto.rules.view import Deed, Question

T = TypeVar("T", bound=Table)


def asked(table: T) -> T:
    if table.board.starting:
        raise IllegalMove("deflecto-ask-early", rule="DEF-36")
    if table.contesters:
        raise IllegalMove("deflecto-ask-open", rule="DEF-36")
    if table.asked:
        raise IllegalMove("deflecto-asked", rule="DEF-32")
    deed = Deed(table.turn, str(Ask()), lengths(table.board))
    return replace(table, asked=True, question=Question(table.turn), last=deed)


def answered(table: T, seat: Seat, question: Question, answer: Agree | Contest) -> T:
    """Once all others have answered, the game is over or the player who asked continues their turn."""
    if isinstance(answer, Agree):
        question = replace(question, agreed=tuple(sorted((*question.agreed, seat))))
    else:
        question = replace(question, contested=tuple(sorted((*question.contested, seat))))
    table = replace(table, question=question, last=Deed(seat, str(answer), lengths(table.board)))
    if len(question.answered) < table.seats - 1:
        return table
    if not question.contested:
        return replace(table, question=None, ended="settled")
    return replace(table, question=None, contesters=question.contested)


def judged(table: T, *, proven: bool) -> T:
    """After a contester's turn: one square of penalty unless their tile changed a path."""
    if table.turn not in table.contesters or table.last is None:
        return table
    penalties = tuple(had + (seat == table.turn and not proven) for seat, had in enumerate(table.penalties))
    return replace(
        table,
        contesters=tuple(seat for seat in table.contesters if seat != table.turn),
        penalties=penalties,
        last=replace(table.last, proven=proven),
    )
