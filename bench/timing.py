"""Timing several ways of doing the same work."""

from collections.abc import Callable, Mapping
from time import process_time

ROUNDS = 3


def compare(title: str, unit: str, ways: Mapping[str, Callable[[], int]]) -> None:
    """Run each way a few times in turn, and print its best speed and how many times slower than the first it is.

    Only processor time counts, because on a busy machine long work is interrupted more often than short work.
    A way returns how many units of work it has done; all must do the same work, whatever they count.
    """
    best = dict.fromkeys(ways, 0.0)
    for _ in range(ROUNDS):
        for name, work in ways.items():
            since = process_time()
            done = work()
            best[name] = max(best[name], done / (process_time() - since))
    first = next(iter(best.values()))
    print(title)
    for name, speed in best.items():
        print(f"  {name:32} {speed:14,.0f} {unit}/s   1/{first / speed:,.1f}")
