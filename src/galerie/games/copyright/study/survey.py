"""What random deals are worth, and how long it takes to solve them."""

from collections import Counter
from time import process_time
from typing import Any

from galerie.games.copyright.rules.solving import best
from galerie.games.copyright.study.deals import deals


def survey(count: int, seed: int) -> dict[str, Any]:
    """The best scores of random deals, and the processor time that the solver took for each."""
    scores: Counter[int] = Counter()
    times = []
    for model, hand in deals(count, seed):
        since = process_time()
        found = best(model, hand)
        times.append(1000 * (process_time() - since))
        scores[found.score] += 1
    times.sort()
    return {
        "deals": count,
        "mean_ms": round(sum(times) / count, 4),
        "p99_ms": round(times[min(count - 1, count * 99 // 100)], 4),
        "max_ms": round(times[-1], 4),
        "scores": dict(sorted(scores.items(), reverse=True)),
    }
