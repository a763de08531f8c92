"""The players as referees: announcing, accepting and doubting words (MIR-50 to MIR-55)."""

from dataclasses import replace
from typing import TypeVar

from galerie.core import IllegalMove, Seat
from galerie.games.miroir.rules.moves import Accept, Claim, Doubt, Move, Point
from galerie.games.miroir.rules.settling import gathered, passed, settled
from galerie.games.miroir.rules.spelling import example, is_beginning, readings
from galerie.games.miroir.rules.table import Table
from galerie.games.miroir.rules.view import Announcement, Deed, Verdict
from galerie.lexicon import JOKER

T = TypeVar("T", bound=Table)


def claimed(table: T, claim: Claim) -> T:
    """Announce a word; it awaits an answer (MIR-52)."""
    _check_challenge(table)
    if table.queue and claim.column != table.queue[0]:
        raise IllegalMove("miroir-announce-first", rule="MIR-54")
    text = table.text(table.turn, claim.column)
    if not table.is_long(table.turn, claim.column):
        raise IllegalMove("miroir-short", rule="MIR-20", text=text.upper())
    if len(claim.word) != len(text) or any(b not in (JOKER, a) for a, b in zip(claim.word, text, strict=True)):
        raise IllegalMove("miroir-other-word", rule="MIR-33", word=claim.word.upper(), text=text.upper())
    return replace(
        table,
        queue=table.queue[1:],
        announced=Announcement(claim.column, claim.word),
        countdown=table.countdown + 1,
        last=table.last if table.acted else Deed(table.turn, str(claim), text[1:]),
    )


def answered(table: T, answer: Move, announced: Announcement) -> T:
    """A right word is won, doubted or not; a wrong one goes under the pile, and the doubter has the turn."""
    column, word = announced.column, announced.word
    if answer not in (Accept(), Doubt(column)):
        raise IllegalMove("miroir-answer-first", rule="MIR-52")
    table = replace(table, announced=None, countdown=table.countdown + 1)
    if isinstance(answer, Accept):
        return settled(gathered(table, table.turn, column, (word,)))
    right = bool(readings(word))
    verdict = Verdict(table.turn, column, word, right, word if right else None)
    table = _judged(replace(table, queue=()), Doubt(column), verdict)
    if right:
        return settled(gathered(table, table.turn, column, (word,)))
    return passed(_withdrawn(table, table.turn, column))


def remarked(table: T, remark: Doubt | Point) -> T:
    """Before an action, call a column of the opponent wrong, or a word; the lexicon decides (MIR-53, MIR-54)."""
    _check_challenge(table)
    seat, side, column = table.opponent, table.other, remark.column
    text = table.text(seat, column)
    if not side.column(column):
        raise IllegalMove("miroir-empty", rule="MIR-53", column=column)
    if str(remark) in side.asked:
        raise IllegalMove("miroir-asked", rule="MIR-53", column=column)
    asked = table.with_side(seat, replace(side, asked=tuple(sorted((*side.asked, str(remark))))))
    if isinstance(remark, Doubt):
        right = is_beginning(text)
        judged = _judged(asked, remark, Verdict(seat, column, text, right, example(text) if right else None))
        return judged if right else _withdrawn(judged, seat, column)
    if not table.is_long(seat, column):
        raise IllegalMove("miroir-short", rule="MIR-20", text=text.upper())
    words = readings(text)
    judged = _judged(asked, remark, Verdict(seat, column, text, bool(words), next(iter(words), None)))
    return gathered(judged, seat, column, words) if words else judged


def _judged(table: T, remark: Doubt | Point, verdict: Verdict) -> T:
    """Apply the lexicon's verdict; thinking time starts again."""
    deed = Deed(1 - verdict.seat, str(remark), verdict.text[1:], verdict=verdict)
    return replace(table, countdown=table.countdown + 1, last=deed)


def _withdrawn(table: T, seat: Seat, column: int) -> T:
    """Put a wrong column under its owner's pile."""
    side = table.sides[seat]
    return table.with_side(seat, replace(side.laid(column, ""), under=side.under + side.column(column)))


def _check_challenge(table: Table) -> None:
    if table.strict:
        raise IllegalMove("miroir-no-referee", rule="MIR-50")
