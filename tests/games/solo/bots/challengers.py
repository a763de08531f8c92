"""Players made to beat the levels of Reversi solo, and deals on which they are compared.

    python -m tests.games.solo.bots.challengers --challengers wide patient --deals 50 --seed 1

Both play the same deals alone; whoever scores more wins the deal, and equal scores are a draw. The score is the
challenger's, with Wilson's 95 % interval.
"""

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from galerie.bots.contest import wilson
from galerie.games.solo import Move, Options, Place, Solo, Stop
from galerie.games.solo.bots.levels import SKILLS
from galerie.games.solo.bots.thinking import KNOWN_NODES, KNOWN_WIDTH, choice, favourite
from galerie.games.solo.rules.position import PLAYER, deal, start
from galerie.games.solo.study.analysis import possible
from galerie.games.solo.study.planning import Deal, imagined, placements, plan, reveal

Player: TypeAlias = Callable[[Solo, Random], Move]
MASTER: Final = SKILLS["master"]


def weighed(worth: Callable[[Solo, Deal], float], deals: int, position: Solo, rng: Random) -> Move:
    """The placement that is worth most on average over so many deals; the best line once everything is seen."""
    if not position.down:
        known = plan(position, {}, KNOWN_WIDTH, KNOWN_NODES)
        return known.line[0] if known.line else Stop()
    samples = [imagined(position, rng) for _ in range(deals)]
    moves = placements(position)
    after = [position.play(PLAYER, move) for move in moves]
    return favourite(moves, [fmean(worth(each, sample) for sample in samples) for each in after], rng)


def wide(after: Solo, sample: Deal) -> float:
    """What a plan reaches that keeps four positions at each step."""
    return plan(after, sample, width=4).score


def complete(after: Solo, sample: Deal) -> float:
    """Whether everything can be won: only a clean sweep counts."""
    reached = plan(after, sample, width=1)
    return float(reached.score == reached.bound)


def curious(after: Solo, sample: Deal) -> float:
    """What a plan reaches, and a little for each token uncovered on the way."""
    return plan(after, sample, width=1).score + 0.1 * after.turning.bit_count()


def patient(after: Solo, sample: Deal) -> float:
    """What a plan reaches, and a little for tokens not proved lost and for placements left."""
    shown = reveal(after, sample)
    return plan(after, sample, width=1).score + 0.1 * possible(shown) + 0.02 * len(placements(shown))


def quitter(position: Solo, rng: Random) -> Move:
    """Play like a master, and stop when no placement wins a token at once and nothing is hidden any more."""
    if not position.down and not any(
        len(position.play(PLAYER, move).won) > len(position.won) for move in placements(position)
    ):
        return Stop()
    return choice(MASTER, position, rng)


CHALLENGERS: Final[Mapping[str, Player]] = {
    "thorough": partial(choice, replace(MASTER, deals=3 * MASTER.deals)),
    "wide": partial(weighed, wide, 5),
    "complete": partial(weighed, complete, MASTER.deals),
    "curious": partial(weighed, curious, MASTER.deals),
    "patient": partial(weighed, patient, MASTER.deals),
    "quitter": quitter,
}


def score(player: Player, dealt: Deal, rng: Random, *, values: bool = False) -> int:
    """What a player reaches in a deal."""
    position = start(1, Options(values))
    while position.to_act:
        move = player(position, rng)
        position = position.play(PLAYER, move)
        if isinstance(move, Place):
            position = reveal(position, dealt)
    return position.score


def main() -> None:
    parser = argparse.ArgumentParser(description="Deals of Reversi solo for a level and those made to beat it.")
    parser.add_argument("--level", default="master", choices=SKILLS)
    parser.add_argument("--challengers", nargs="+", default=list(CHALLENGERS), choices=CHALLENGERS)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--values", action="store_true")
    asked = parser.parse_args()
    numbers = range(asked.deals)

    def scores(name: str, player: Player) -> list[int]:
        return [
            score(
                player,
                deal(Random(f"{asked.seed} {number}")),
                Random(f"{name} {asked.seed} {number}"),
                values=asked.values,
            )
            for number in numbers
        ]

    own = scores(asked.level, partial(choice, SKILLS[asked.level]))
    print(f"{asked.level}: {fmean(own):.2f} on average", flush=True)  # noqa: T201  a command
    for name in asked.challengers:
        reached = scores(name, CHALLENGERS[name])
        wins, draws = sum(map(int.__gt__, reached, own)), sum(map(int.__eq__, reached, own))
        share = (wins + draws / 2) / asked.deals
        low, high = wilson(share, asked.deals)
        tally = f"{wins} won, {draws} drawn, {asked.deals - wins - draws} lost"
        told = f"{fmean(reached):.2f} on average; {tally}, {share:.1%} [{low:.1%}, {high:.1%}]"
        print(f"{name}: {told}", flush=True)  # noqa: T201  a command


if __name__ == "__main__":
    main()
