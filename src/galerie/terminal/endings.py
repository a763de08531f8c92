"""How the end of a match is told."""

from contextlib import suppress

from galerie.core import Outcome, Seat
from galerie.core.refusal import Detail
from galerie.texts import say


def ending(game: str, outcome: Outcome, names: list[str], language: str, you: Seat | None = None) -> str:
    """Who won, with the score, and by which rule; `you` is the seat of the one person who reads it."""
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    counted = outcome.counted and len(names) == 2
    tied = counted and len(set(outcome.scores)) == 1
    if len(first) > 1:
        result = "result-draw" if counted else "result-even"
    else:
        result = "result-other" if you is None else "result-won" if you in first else "result-lost"
        if counted:
            result += "-tied" if tied else "-counted"
    details: dict[str, Detail] = {
        "name": ", ".join(names[seat] for seat in first),
        "high": int(outcome.scores[first[0]]),
        "low": int(outcome.scores[outcome.ranks.index(max(outcome.ranks))]),
    }
    told = f"{say(language, result, details)}. {say(language, f'ending-{outcome.reason}')}"
    if tied and len(first) == 1:
        with suppress(LookupError):  # only a game that breaks ties has a sentence about it
            told += f" {say(language, f'{game}-tie')}"
    return told
