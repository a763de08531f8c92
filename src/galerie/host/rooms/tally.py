"""The tally of a room: who has won, drawn and lost how often, in which game."""

from collections.abc import Sequence

from msgspec.structs import replace

from galerie.host.store.rows import StoredScore


def counted(
    scores: Sequence[StoredScore], game: str, people: Sequence[str | None], ranks: Sequence[int]
) -> tuple[StoredScore, ...]:
    """The scores after a game in which `people` had these ranks; None stands for a bot or a stranger.

    A shared first place is a draw. Whoever plays alone against nobody has neither won nor lost, and whoever holds
    several seats counts once, with the best of them.
    """
    if len(ranks) < 2:
        return tuple(scores)
    known = {(score.guest, score.game): score for score in scores}
    for person in dict.fromkeys(each for each in people if each is not None):
        rank = min(rank for each, rank in zip(people, ranks, strict=True) if each == person)
        score = known.get((person, game), StoredScore(person, game))
        if rank > min(ranks):
            score = replace(score, lost=score.lost + 1)
        elif ranks.count(rank) > 1:
            score = replace(score, drawn=score.drawn + 1)
        else:
            score = replace(score, won=score.won + 1)
        known[person, game] = score
    return tuple(known.values())


def united(scores: Sequence[StoredScore], guest: str, other: str) -> tuple[StoredScore, ...]:
    """The scores once `other` turns out to be the same person as `guest`, in whose name they are all kept."""
    sums: dict[tuple[str, str], StoredScore] = {}
    for score in scores:
        whose = guest if score.guest == other else score.guest
        before = sums.get((whose, score.game), StoredScore(whose, score.game))
        sums[whose, score.game] = replace(
            before, won=before.won + score.won, drawn=before.drawn + score.drawn, lost=before.lost + score.lost
        )
    return tuple(sums.values())
