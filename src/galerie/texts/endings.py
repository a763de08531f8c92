"""The result of a match, in words."""

from galerie.core import Outcome, Seat
from galerie.core.match import ABORTED
from galerie.core.refusal import Detail
from galerie.texts import maybe, say
from galerie.texts import names as called


def ending(game: str, outcome: Outcome, names: list[str], language: str, you: Seat | None = None) -> str:
    """Who won, with the score, and by which rule; `you` is the seat of the only person reading it, if there is one."""
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    counted = outcome.counted and len(names) == 2
    tied = counted and len(set(outcome.scores)) == 1
    if outcome.reason == ABORTED:
        result = "result-aborted"
    elif len(first) > 1:
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
    told = f"{say(language, result, details)}. {called.ending(language, game, outcome.reason)}"
    if tied and len(first) == 1 and (broken := maybe(language, f"{game}-tie")):
        told += f" {broken}"  # only games that break ties have this message
    return told
