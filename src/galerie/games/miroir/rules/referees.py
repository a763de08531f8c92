"""The players as referees: announcing, accepting and doubting words (MIR-50 to MIR-55)."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.miroir.rules.moves import Accept, Claim, Doubt, Move, Point
from galerie.games.miroir.rules.settling import gathered, passed, settled
from galerie.games.miroir.rules.spelling import example, is_beginning, readings
from galerie.games.miroir.rules.state import GameState
from galerie.games.miroir.rules.view import Announcement, Deed, Verdict
from galerie.lexicon import JOKER

T = TypeVar("T", bound=GameState)


def claimed(state: T, claim: Claim) -> T:
    """Announce a word; it awaits an answer (MIR-52)."""
    _check_challenge(state)
    if state.queue and claim.column != state.queue[0]:
        raise IllegalMove("miroir-announce-first", rule="MIR-54")
    text = state.text(state.turn, claim.column)
    if not state.is_long(state.turn, claim.column):
        raise IllegalMove("miroir-short", rule="MIR-20", text=text.upper())
    if len(claim.word) != len(text) or any(b not in (JOKER, a) for a, b in zip(claim.word, text, strict=True)):
        raise IllegalMove("miroir-other-word", rule="MIR-33", word=claim.word.upper(), text=text.upper())
    return replace(
        state,
        queue=state.queue[1:],
        announced=Announcement(claim.column, claim.word),
        countdown=state.countdown + 1,
        last=state.last if state.acted else Deed(state.turn, str(claim), text[1:]),
    )


def answered(state: T, answer: Move, announced: Announcement) -> T:
    """A right word is won, doubted or not; a wrong one goes under the pile, and the doubter has the turn."""
    column, word = announced.column, announced.word
    if answer not in (Accept(), Doubt(column)):
        raise IllegalMove("miroir-answer-first", rule="MIR-52")
    state = replace(state, announced=None, countdown=state.countdown + 1)
    if isinstance(answer, Accept):
        return settled(gathered(state, state.turn, column, (word,)))
    right = bool(readings(word))
    verdict = Verdict(state.turn, column, word, right, word if right else None)
    state = _judged(replace(state, queue=()), Doubt(column), verdict)
    if right:
        return settled(gathered(state, state.turn, column, (word,)))
    return passed(_withdrawn(state, state.turn, column))


def remarked(state: T, remark: Doubt | Point) -> T:
    """Before an action, call a column of the opponent wrong, or a word; the lexicon decides (MIR-53, MIR-54)."""
    _check_challenge(state)
    seat, side, column = state.opponent, state.other, remark.column
    text = state.text(seat, column)
    if not side.column(column):
        raise IllegalMove("miroir-empty", rule="MIR-53", column=column)
    if str(remark) in side.asked:
        raise IllegalMove("miroir-asked", rule="MIR-53", column=column)
    asked = state.with_side(seat, replace(side, asked=tuple(sorted((*side.asked, str(remark))))))
    if isinstance(remark, Doubt):
        right = is_beginning(text)
        judged = _judged(asked, remark, Verdict(seat, column, text, right, example(text) if right else None))
        return judged if right else _withdrawn(judged, seat, column)
    if not state.is_long(seat, column):
        raise IllegalMove("miroir-short", rule="MIR-20", text=text.upper())
    words = readings(text)
    judged = _judged(asked, remark, Verdict(seat, column, text, bool(words), next(iter(words), None)))
    return gathered(judged, seat, column, words) if words else judged


def _judged(state: T, remark: Doubt | Point, verdict: Verdict) -> T:
    """Apply the lexicon's verdict; thinking time starts again."""
    deed = Deed(1 - verdict.seat, str(remark), verdict.text[1:], verdict=verdict)
    return replace(state, countdown=state.countdown + 1, last=deed)


def _withdrawn(state: T, seat: Seat, column: int) -> T:
    """Put a wrong column under its owner's pile."""
    side = state.sides[seat]
    return state.with_side(seat, replace(side.laid(column, ""), under=side.under + side.column(column)))


def _check_challenge(state: GameState) -> None:
    if state.strict:
        raise IllegalMove("miroir-no-referee", rule="MIR-50")
