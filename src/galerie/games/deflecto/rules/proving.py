"""Whether the paths are settled: asking, agreeing, contesting, and the contester's proof (DEF-32, DEF-33, DEF-36)."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.deflecto.rules.moves import Agree, Ask, Contest
from galerie.games.deflecto.rules.placements import lengths
from galerie.games.deflecto.rules.state import GameState
from galerie.games.deflecto.rules.view import Deed, Question

T = TypeVar("T", bound=GameState)


def asked(state: T) -> T:
    if state.board.starting:
        raise IllegalMove("deflecto-ask-early", rule="DEF-36")
    if state.contesters:
        raise IllegalMove("deflecto-ask-open", rule="DEF-36")
    if state.asked:
        raise IllegalMove("deflecto-asked", rule="DEF-32")
    deed = Deed(state.turn, str(Ask()), lengths(state.board))
    return replace(state, asked=True, question=Question(state.turn), last=deed)


def answered(state: T, seat: Seat, question: Question, answer: Agree | Contest) -> T:
    """Once all others have answered, the game is over or the player who asked continues their turn."""
    if isinstance(answer, Agree):
        question = replace(question, agreed=tuple(sorted((*question.agreed, seat))))
    else:
        question = replace(question, contested=tuple(sorted((*question.contested, seat))))
    return settled(replace(state, last=Deed(seat, str(answer), lengths(state.board))), question)


def settled(state: T, question: Question) -> T:
    """With these answers to the question."""
    if len(question.answered) < len(state.players) - 1:
        return replace(state, question=question)
    if not question.contested:
        return replace(state, question=None, ended="settled")
    return replace(state, question=None, contesters=question.contested)


def judged(state: T, *, proven: bool) -> T:
    """After a contester's turn: one square of penalty unless their tile changed a path."""
    if state.turn not in state.contesters or state.last is None:
        return state
    penalties = tuple(had + (seat == state.turn and not proven) for seat, had in enumerate(state.penalties))
    return replace(
        state,
        contesters=tuple(seat for seat in state.contesters if seat != state.turn),
        penalties=penalties,
        last=replace(state.last, proven=proven),
    )
