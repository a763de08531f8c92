"""Finding puzzles in games that are played well, once every token left is face up."""

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from galerie.core import NATURE, Match
from galerie.discs.board import squares
from galerie.games.solo import GAME, Solo, deal
from galerie.games.solo.puzzles.clearing import fewest, right
from galerie.games.solo.puzzles.judging import position
from galerie.games.solo.rules.moves import Place, Reveal
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.study.planning import Deal, placements, plan
from galerie.study.puzzles import GRADES, Puzzle

OPENING: Final = 6
"""How many discs are placed at random, so that no two games are alike."""

WIDTH: Final = 4
"""Of the plan for the rest of the game."""

TOKENS: Final = range(2, 7)
FEWEST_DISCS: Final = 2
MOST_ANSWERS: Final = 3
MOST_LURES: Final = 2


def make(rng: Random) -> Puzzle | None:
    chances = [*_ends(rng, deal(rng))]
    if not chances:
        return None
    match = rng.choice(chances)
    discs = fewest(position(match))
    if discs is None or discs < FEWEST_DISCS:
        return None
    answers, _ = right(position(match), discs)
    if len(answers) > MOST_ANSWERS or len(placements(position(match))) < len(answers) + 2:
        return None
    line, quiet = _solution(match, discs)
    return Puzzle(
        game=GAME.name,
        kind="clear",
        seat=PLAYER,
        seats=1,
        moves=tuple(map(str, match.line)),
        answers=answers,
        line=line,
        facts={"tokens": position(match).tokens.bit_count(), "discs": discs},
        why={"quiet": quiet},
        grade=_grade(discs, quiet, sum(move not in answers for move in position(match).view(PLAYER).wins)),
    )


def _ends(rng: Random, dealt: Deal) -> Iterator[Match]:
    """A game with this deal, at each moment when few tokens are left and all of them are face up."""
    match: Match = Match.begin(GAME)
    for _ in range(OPENING):
        if match.outcome:
            return
        match = _placed(match, rng.choice(placements(position(match))), dealt)
    for move in plan(position(match), dealt, WIDTH).line:
        match = _placed(match, move, dealt)
        if not position(match).down and position(match).tokens.bit_count() in TOKENS and not match.outcome:
            yield match


def _placed(match: Match, move: Place, dealt: Deal) -> Match:
    match = match.then(PLAYER, move)
    for square in squares(cast("Solo", match.position).turning):
        match = match.then(NATURE, Reveal(square, dealt[square]))
    return match


def _solution(match: Match, discs: int) -> tuple[tuple[str, ...], int]:
    """The first of the best lines, and how many of its discs win no token."""
    line, quiet = list[str](), 0
    for left in range(discs, 0, -1):
        answers, _ = right(position(match), left)
        move = answers[0]
        before = position(match).tokens
        match = match.then(PLAYER, match.parse(move))
        quiet += position(match).tokens == before
        line.append(f"{PLAYER} {move}")
    return tuple(line), quiet


def _grade(discs: int, quiet: int, lures: int) -> int:
    """By the number of discs, by those of them that only prepare others, and by the wrong ones that win a token."""
    points = 2 * (discs - FEWEST_DISCS) + quiet + min(lures, MOST_LURES)
    return GRADES[min(points // 2, len(GRADES) - 1)]
