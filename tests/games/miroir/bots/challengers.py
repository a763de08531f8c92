"""Players made to beat the levels of Miroir, and matches against them.

    python -m tests.games.miroir.bots.challengers --level master --challengers greedy thief --games 100 --seed 1

A challenger is a bot like any other. Each deal is played from both seats; the score is the challenger's, with Wilson's
95 % interval.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from galerie.bots import Bot
from galerie.bots.contest import elo, wilson
from galerie.core import NATURE, Seat
from galerie.games.miroir import Miroir, Move, Options, View
from galerie.games.miroir.bots import LEVELS
from galerie.games.miroir.bots.acting import last_resort, ways
from galerie.games.miroir.bots.character import Character
from galerie.games.miroir.bots.levels import CHARACTERS, move
from galerie.games.miroir.bots.mind import Mind
from galerie.games.miroir.rules.moves import Lay, Recover, Steal, Turn
from galerie.games.miroir.rules.position import imagine, start

MASTER: Final = CHARACTERS["master"]


def greedy(view: View, seat: Seat, rng: Random) -> Move:
    """Win a word with one move if there is one; otherwise lay what comes on the longest column, or discard it."""
    position = imagine(view, seat, rng)
    moves = list(position.moves(seat))
    return next(words_won(position, moves), None) or routine(position, moves)


def words_won(position: Miroir, moves: Sequence[Move]) -> Iterator[Move]:
    won = len(position.own.won)
    for each in moves:
        if not isinstance(each, Turn) and len(position.play(position.turn, each).sides[position.turn].won) > won:
            yield each


def routine(position: Miroir, moves: Sequence[Move]) -> Move:
    lays = [each for each in moves if isinstance(each, Lay)]
    if lays:
        return max(lays, key=lambda each: len(position.own.column(each.column)))
    return moves[0] if position.stage == "acting" else moves[-1]


def thief(view: View, seat: Seat, rng: Random) -> Move:
    """Steal whatever makes a column of two cards or more longer: it costs no card, and the other goes without."""
    position = imagine(view, seat, rng)
    moves = list(position.moves(seat))
    if word := next(words_won(position, moves), None):
        return word
    steals = [each for each in moves if isinstance(each, Steal) and len(position.own.column(each.column)) > 1]
    if steals:
        return max(steals, key=lambda each: len(position.own.column(each.column)))
    return routine(position, moves)


def hoarder(view: View, seat: Seat, rng: Random) -> Move:
    """Discard nothing that can be laid, and take back what can be, so that the other finds nothing to steal."""
    position = imagine(view, seat, rng)
    moves = list(position.moves(seat))
    if word := next(words_won(position, moves), None):
        return word
    own = [each for each in moves if isinstance(each, Recover)]
    return own[0] if own else routine(position, moves)


def ponderer(samples: int, turns: int, players: Character, view: View, seat: Seat, rng: Random) -> Move:
    """Try the master's four best moves on the real rules, both sides playing on for some turns like these players."""
    mind = Mind(view, seat, MASTER)
    found = ways(mind, rng)
    best = sorted(found, key=found.__getitem__, reverse=True)[:4]
    if len(best) < 2:
        return best[0] if best else last_resort(mind)
    position, scores = imagine(view, seat, rng), dict.fromkeys(best, 0.0)
    for _ in range(samples):
        seed = rng.getrandbits(32)
        for each in best:
            scores[each] += played_on(position, each, turns, players, Random(seed))
    return max(best, key=scores.__getitem__)


def played_on(position: Miroir, first: Move, turns: int, players: Character, rng: Random) -> float:
    """What a move led to after so many turns, for the player who made it."""
    seat, until = position.turn, position.countdown + turns
    position = position.play(seat, first)
    while position.to_act and (position.countdown < until or NATURE in position.to_act):
        (actor,) = position.to_act
        if actor == NATURE:
            position = position.play(NATURE, position.draw(rng))
        else:
            position = position.play(actor, move(players, position.view(actor), actor, rng))
    if position.outcome:
        return 6.0 if position.outcome.ranks[seat] == 1 else -6.0
    return Mind(position.view(seat), seat, MASTER).standing


def like(character: Character) -> Bot:
    return partial(move, character)


CHALLENGERS: Final[dict[str, Bot]] = {
    "greedy": greedy,
    "thief": thief,
    "hoarder": hoarder,
    "denier": like(replace(MASTER, rivalry=2.0)),
    "builder": like(replace(MASTER, rivalry=0.3)),
    "sprinter": like(replace(MASTER, taste=replace(MASTER.taste, patience=0.7, longest=6))),
    "waiter": like(replace(MASTER, taste=replace(MASTER.taste, patience=0.9, longest=10))),
    "drawer": like(replace(MASTER, taste=replace(MASTER.taste, card=0.3))),
    "ponderer": partial(ponderer, 8, 4, MASTER),
    "dreamer": partial(ponderer, 6, 400, CHARACTERS["child"]),
}
"""`ponderer` looks four turns ahead, `dreamer` plays every game to its end."""


def winner(bots: Sequence[Bot], options: Options, seed: str) -> Seat:
    chance, thoughts = Random(f"chance {seed}"), Random(f"thoughts {seed}")
    position = start(2, options)
    while not position.outcome:
        (seat,) = position.to_act
        if seat == NATURE:
            position = position.play(NATURE, position.draw(chance))
        else:
            position = position.play(seat, bots[seat](position.view(seat), seat, thoughts))
    return position.outcome.ranks.index(1)


def wins(challenger: Bot, bot: Bot, games: int, seed: int, options: Options) -> int:
    """How many of these games the challenger wins, each deal once from either seat."""
    won = 0
    for number in range(games):
        own = number % 2
        seats = (challenger, bot) if own == 0 else (bot, challenger)
        won += winner(seats, options, f"{seed} {number // 2}") == own
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Matches of Miroir between a level and those made to beat it.")
    parser.add_argument("--level", default="master", choices=LEVELS)
    parser.add_argument("--challengers", nargs="+", default=list(CHALLENGERS), choices=CHALLENGERS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", type=int, default=3)
    asked = parser.parse_args()
    for name in asked.challengers:
        won = wins(CHALLENGERS[name], LEVELS[asked.level], asked.games, asked.seed, Options(words=asked.words))
        low, high = (100 * end for end in wilson(won / asked.games, asked.games))
        share = won / asked.games
        print(  # noqa: T201 - a command
            f"{name} against {asked.level}: {won} of {asked.games}, {100 * share:.1f} % [{low:.1f}, {high:.1f}],"
            f" Elo {elo(share):+.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
