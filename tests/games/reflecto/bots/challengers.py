"""Challengers of Reflecto: simple bots, each with one idea, and matches of the levels against them.

`python -m tests.games.reflecto.bots.challengers --level master --games 100 --seed 7` plays them all.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final, TypeAlias

from galerie.bots.contest import elo, wilson
from galerie.core import NATURE, Seat
from galerie.games.reflecto import Move, Options, Reflecto
from galerie.games.reflecto.bots import CHARACTERS, LEVELS
from galerie.games.reflecto.bots.levels import EXPERT, MASTER, play
from galerie.games.reflecto.bots.search_state import SearchState, Step
from galerie.games.reflecto.bots.setup import set_up
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.belief import belief, evidence
from galerie.games.reflecto.rules.moves import Go, Guess, Pass, Turn
from galerie.games.reflecto.rules.position import start
from galerie.games.reflecto.rules.view import View
from galerie.lexicon import Band

Bot: TypeAlias = Callable[[View, Seat, Random], Move]
Taste: TypeAlias = Callable[[View, SearchState, Step], float]
"""How much a step is liked."""

PARADE: Final = 3.0
"""What it is worth in turns, that a letter stands before an opposing screen."""

ENOUGH: Final = 0.3
"""The chance with which the guesser guesses."""


def by_taste(taste: Taste, view: View, seat: Seat, rng: Random) -> Move:
    """One ply: the step that is liked most."""
    if not view.ready[seat]:
        return set_up(view.options, seat, Skill(known=Band.CHILD, chosen=Band.CHILD), rng)
    state, before = SearchState.of(view, seat, {}).cleared()
    if state.won:
        return Turn(before, None)
    steps = state.steps(seat)
    if not steps:
        return Turn(before, Pass())
    step = max(steps, key=lambda each: (taste(view, state, each), rng.random()))
    return Turn(before, Go(step.start, step.end), state.moved(seat, step).cleared()[1])


def one_ply(view: View, state: SearchState, step: Step) -> float:
    """The greatest progress at once."""
    return step.gain


def parading(view: View, state: SearchState, step: Step) -> float:
    """Letters before opposing screens, whatever those may be; then progress."""
    me = state.scene.me
    after = state.moved(me, step)
    others = [each for each, at in enumerate(after.places[1 - me]) if at >= 0]
    faced = {after.facing(1 - me, each) for each in others} - {None}
    letters = sum(after.scene.tiles >> screen & 1 for screen in faced if screen is not None)
    return PARADE * letters + step.gain


def peeking(view: View, state: SearchState, step: Step) -> float:
    """Something new in a mirror first, then progress of all screens, mirrors included."""
    me = state.scene.me
    known = {each.screen for each in view.sights if each.seat == me}
    seen = state.moved(me, step).facing(me, step.screen)
    mirror = not state.scene.tiles >> step.screen & 1
    rows = (step.end - step.start) // 7 * (1 if me == 0 else -1) if step.end >= 0 else 2
    return 10.0 * (mirror and seen is not None and seen not in known) + rows


def guesser(view: View, seat: Seat, rng: Random) -> Move:
    """Peeks wherever it can, and guesses as soon as a word is likely enough."""
    if view.ready[seat] and view.turn == seat:
        word, chance = next(iter(belief(evidence(view, seat)).likeliest(1)), ("", 0.0))
        if chance >= ENOUGH:
            return Turn((), Guess(word))
    return by_taste(peeking, view, seat, rng)


def like(**changes: object) -> Bot:
    """The master with something changed."""
    return partial(play, replace(MASTER, **changes))  # type: ignore[arg-type]


CHALLENGERS: Final[Mapping[str, Bot]] = {
    "one-ply": partial(by_taste, one_ply),
    "parade": partial(by_taste, parading),
    "careless": partial(play, replace(EXPERT, chosen=Band.CHILD, caution=-30.0)),
    "guesser": guesser,
    "racer": like(known=0, widths=(8, 6), curiosity=0.0),
    "five": like(widths=(8, 6, 6, 6), alert=False, curiosity=4.0, caution=3.0),
    "peeping": like(alert=False, scouting=0.6, curiosity=10.0, widths=(12, 10, 8, 8, 6, 6, 5, 5), nodes=400_000),
    "heedless": like(curiosity=0.0),
    "deep": like(widths=(6, 5, 5, 5, 5, 5, 5, 5, 5, 5), nodes=4_000_000),
}
"""`parade` shows its letters wherever it can; `careless` races like an expert with a child's word, and likes to stop
where its letters can be seen; `racer` looks three turns ahead and never guesses; `five` is the search five turns deep
with an early master's taste, `peeping` a later master, who was curious about everybody; `heedless` never is, and `deep`
has more nodes than the master."""


def game(bots: tuple[Bot, Bot], options: Options, seed: str) -> Reflecto:
    """The end of one game."""
    chance, thoughts = Random(f"chance {seed}"), [Random(f"thoughts {seed} {seat}") for seat in range(2)]
    board = start(2, options)
    while board.to_act:
        seat = min(board.to_act)
        move: Move = board.draw(chance) if seat == NATURE else bots[seat](board.view(seat), seat, thoughts[seat])
        board = board.play(seat, move)
    return board


def match(bot: Bot, challenger: Bot, games: int, seed: int, options: Options) -> Counter[str]:
    """How the games of a bot ended, each first player and chance once from either seat: `won out`, `lost guessed`…"""
    found: Counter[str] = Counter()
    for number in range(games):
        own = number % 2
        end = game((bot, challenger) if own == 0 else (challenger, bot), options, f"{seed} {number // 2}")
        assert end.result
        done = "drawn" if end.result.winner is None else "won" if end.result.winner == own else "lost"
        found[f"{done} {end.result.reason}"] += 1
    return found


def share(ends: Counter[str]) -> float:
    points = sum(count * {"won": 1, "drawn": 0.5, "lost": 0}[end.split()[0]] for end, count in ends.items())
    return points / ends.total()


def main() -> None:
    known = {**LEVELS, **CHARACTERS, **CHALLENGERS}
    parser = argparse.ArgumentParser(description="Matches of Reflecto between a level and others.")
    parser.add_argument("--level", default="master", choices=known)
    parser.add_argument("--against", nargs="+", default=list(CHALLENGERS), choices=known)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.against:
        ends = match(known[asked.level], known[name], asked.games, asked.seed, Options())
        low, high = wilson(share(ends), asked.games)
        print(  # noqa: T201  a command
            f"{asked.level} against {name}: {100 * share(ends):.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
            f" of {asked.games}, Elo {elo(share(ends)):+.0f};"
            f" {', '.join(f'{count} {end}' for end, count in ends.most_common())}",
            flush=True,
        )


if __name__ == "__main__":
    main()
