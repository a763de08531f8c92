"""Puzzles of Miroir: a word hidden in the columns and the discards, in one action or in two.

- `word`: an action of the player to move that wins as many words as any can. What is not certain does not count:
  turning up a card wins only if whatever card comes would.
- `two`: no action wins a word now; find one after which the next action wins a word whatever the opponent does in
  between, whatever cards and capitals come.

Both are proved by trying every action, every reply, every card and every capital.
"""

from random import Random
from typing import Final, cast

from galerie.core import Match
from galerie.games.miroir import Miroir
from galerie.games.miroir.puzzles.making import one_action, quiet_reply, two_actions
from galerie.games.miroir.puzzles.search import Search
from galerie.study.puzzles import Proof, Puzzle, Verdict

KINDS: Final = ("word", "two")

EASY: Final = 0.35
"""The share of tries that look for a word in one action."""


def make(rng: Random) -> Puzzle | None:
    return one_action(rng) if rng.random() < EASY else two_actions(rng)


def prove(puzzle: Puzzle) -> Proof:
    position = _position(puzzle.start())
    search = Search(puzzle.seat)
    gains = search.words(position)
    best = max(gains.values())
    if puzzle.kind == "word" or best:
        return Proof(frozenset(str(move) for move, gain in gains.items() if gain == best), best, search.nodes)
    answers = frozenset(str(move) for move in gains if search.prepares(position, move))
    return Proof(answers, bool(answers), search.nodes)


def judge(puzzle: Puzzle, start: Match, now: Match) -> Verdict | None:
    """A first action must be an answer; the second, if there is one, must win a word."""
    own = [str(event.move) for event in now.line[len(start.line) :] if event.seat == puzzle.seat]
    if len(own) == 1:
        right = own[0] in puzzle.answers
        return "failed" if not right else None if puzzle.kind == "two" else "solved"
    before, after = (len(_position(match).sides[puzzle.seat].won) for match in (start, now))
    return "solved" if after > before else "failed"


def reply(puzzle: Puzzle, now: Match) -> str | None:
    move = quiet_reply(_position(now), puzzle.seat)
    return None if move is None else str(move)


def _position(match: Match) -> Miroir:
    return cast("Miroir", match.position)
