"""What a player says where the players are the referees (MIR-50 to MIR-55). They go by their own vocabulary."""

from random import Random

from galerie.core import Seat
from galerie.games.miroir import Doubt, Move
from galerie.games.miroir.bots.mind import Mind
from galerie.games.miroir.rules.moves import Accept, Claim, Silence
from galerie.games.miroir.rules.state import NUMBERS
from galerie.games.miroir.rules.view import Announcement


def answer(mind: Mind, announced: Announcement) -> Move:
    """Doubting costs nothing, but a player who knows the word does not doubt it."""
    return Accept() if mind.vocabulary.word(announced.word) else Doubt(announced.column)


def announcement(mind: Mind, column: int) -> Move:
    word = mind.vocabulary.word(mind.columns[column])
    return Claim(column, word) if word else Silence()


def remark(mind: Mind, seat: Seat, rng: Random) -> Move | None:
    """Before an action: announce a word of their own, or doubt one column that makes no sense to them."""
    words = [move for column in NUMBERS if isinstance(move := announcement(mind, column), Claim)]
    if words:
        return words[0]
    last = mind.view.last
    just_asked = last is not None and last.seat == seat and last.verdict is not None
    doubts = [
        doubt
        for column, text in mind.facing.items()
        if not mind.vocabulary.begins(text) and str(doubt := Doubt(column)) not in mind.other.asked
    ]
    return doubts[0] if doubts and not just_asked and rng.random() < mind.character.suspicion else None
