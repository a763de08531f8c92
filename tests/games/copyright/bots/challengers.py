"""Players made to beat the levels of Copyright, and matches against them.

    python -m tests.games.copyright.bots.challengers --challengers rough waiter --games 100 --seed 1 --option turns

A challenger is a bot like any other and takes as long as a master for each step. Each deal is played from both seats;
the score is the challenger's, with Wilson's 95 % interval.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from galerie.bots import Bot, Passed
from galerie.bots.contest import Contest, Standing, play, standing
from galerie.core import Seat
from galerie.games.copyright import Continue, Done, End, Move, Pass, Put, View, bots
from galerie.games.copyright.bots.building import step
from galerie.games.copyright.bots.levels import LEVELS, SKILLS, desk_of, move, pace
from galerie.games.copyright.bots.planning import shifted
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.frame import best_frame, reproduces
from galerie.games.copyright.rules.solving import best

MASTER: Final = SKILLS["master"]
FEW: Final = 2


def quitter(view: View, seat: Seat, rng: Random) -> Move:
    """Lay the best two cards, and give up."""
    if view.stage != "playing" or view.options.variant == "timed":
        return move(MASTER, view, seat, rng)
    desk = desk_of(view, seat)
    aim = best(shape(view.model), desk.cards, view.options.frame, FEW).laid
    return step(desk, shifted(aim, desk.laid), 0, rng) or Done()


def waiter(view: View, seat: Seat, rng: Random) -> Move:
    """Play like a master, but put the last card down only when the others have given up or show as much."""
    chosen = move(MASTER, view, seat, rng)
    if view.stage != "playing" or view.options.variant == "timed" or not isinstance(chosen, Put):
        return chosen
    desk, model = desk_of(view, seat), shape(view.model)
    others = [place for number, place in enumerate(view.places) if number != seat]
    waits = any(not place.done and len(place.laid) <= len(desk.laid) for place in others)
    spare = [card for card in desk.laid if card.card != chosen.card]
    if waits and spare and reproduces(desk.after(chosen).laid, model) and rng.random() < 1 / 2:
        # a card is turned on the spot, and back again with the next step
        last = spare[-1]
        return Put(last.card, (last.orientation + 1) % 8, last.x, last.y)
    return chosen


def voter(view: View, seat: Seat, rng: Random) -> Move:
    """In "timed": lay cards like a master, and ask for the end whenever ahead, but never agree to it when behind."""
    chosen = move(MASTER, view, seat, rng)
    if view.stage != "playing" or view.options.variant != "timed" or not isinstance(chosen, Done | Pass | End):
        return chosen
    scores = [_score(view, number) for number in range(len(view.places))]
    ahead = scores[seat] > max(score for number, score in enumerate(scores) if number != seat)
    if view.finishers or ahead == (seat in view.agreed):
        return _confirmation(view, seat)
    return End() if ahead else Continue()


def stayer(view: View, seat: Seat, rng: Random) -> Move:
    """In "timed": lay cards like a master, and never agree to an end."""
    chosen = move(MASTER, view, seat, rng)
    return _confirmation(view, seat) if isinstance(chosen, End) else chosen


def _confirmation(view: View, seat: Seat) -> Move:
    hand = view.places[seat].hand
    return Pass(hand[0]) if hand else Done()


def _score(view: View, seat: Seat) -> int:
    place = view.places[seat]
    frame = best_frame(place.laid, shape(view.model), view.options.frame)
    return (frame.score if frame else 0) - 2 * place.missed


CHALLENGERS: Final[Mapping[str, Bot]] = {
    "perfectionist": partial(move, replace(MASTER, haste=None)),
    "careful": partial(move, replace(MASTER, haste=0.0)),
    "rough": partial(move, replace(MASTER, haste=3.0)),
    "quitter": quitter,
    "waiter": waiter,
    "short-sighted": partial(move, replace(MASTER, samples=0)),
    "thoughtful": partial(move, replace(MASTER, samples=128)),
    "voter": voter,
    "stayer": stayer,
}
"""The first five differ where cards may be moved, the others in "timed"."""


@contextmanager
def enlisted() -> Iterator[None]:
    """The arena knows the challengers."""

    def paced(
        level: str, view: View, seat: Seat, rng: Random, past: Sequence[Passed], people: AbstractSet[Seat]
    ) -> float:
        return pace("master" if level in CHALLENGERS else level, view, seat, rng, past, people)

    levels, own_pace = bots.LEVELS, bots.pace
    bots.LEVELS, bots.pace = {**LEVELS, **CHALLENGERS}, paced  # type: ignore[misc]  # for as long as the match lasts
    try:
        yield
    finally:
        bots.LEVELS, bots.pace = levels, own_pace  # type: ignore[misc]  # as above


def match(level: str, challenger: str, games: int, seed: int, options: tuple[str, ...] = ()) -> Standing:
    """How the challenger did."""
    contest = Contest("copyright", (level, challenger), games, seed, options)
    with enlisted():
        contest.check()
        return standing([play(contest, number) for number in range(games)], 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Matches of Copyright between a level and those made to beat it.")
    parser.add_argument("--level", default="master", choices=LEVELS)
    parser.add_argument("--challengers", nargs="+", default=list(CHALLENGERS), choices=CHALLENGERS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    for name in asked.challengers:
        found = match(asked.level, name, asked.games, asked.seed, tuple(asked.option))
        low, high = found.interval
        tally = f"{found.wins} won, {found.draws} drawn, {found.losses} lost"
        print(f"{name}: {tally}, {found.score:.1%} [{low:.1%}, {high:.1%}]", flush=True)  # noqa: T201  a command


if __name__ == "__main__":
    main()
