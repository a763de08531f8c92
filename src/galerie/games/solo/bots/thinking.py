"""How a placement is chosen.

Nobody knows which tokens lie face down: whoever cares imagines deals of the unseen ones, and takes the placement that
does best on average.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Final

from galerie.games.solo import Move, Place, Solo, Stop, kernel
from galerie.games.solo.bots.skill import Skill
from galerie.games.solo.rules.position import PLAYER
from galerie.games.solo.study.planning import Deal, imagined, placements, plan, promise, reveal

KNOWN_WIDTH: Final = 100
KNOWN_NODES: Final = 5_000
"""The nodes a planner spends on a move once nothing is hidden."""


def choice(skill: Skill, position: Solo, rng: Random) -> Move:
    plans = skill.judging == "plan" and kernel.available
    if plans and not position.down and (known := _known(position)):
        return known
    believed = _believed(skill, position, rng)
    moves = _noticed(skill, position, believed, rng)
    deals = [imagined(believed, rng) for _ in range(skill.deals if position.down else 1)]
    after = [believed.play(PLAYER, move) for move in moves]
    if skill.judging == "gain":
        return favourite(moves, [2 * len(each.won) + each.turning.bit_count() for each in after], rng)
    judge = reachable if plans else promising
    return favourite(moves, [fmean(judge(each, deal) for deal in deals) for each in after], rng)


def promising(after: Solo, deal: Deal) -> int:
    """How promising a placement leaves the board in this deal."""
    return promise(reveal(after, deal), deal)


def reachable(after: Solo, deal: Deal) -> int:
    """What a quick plan reaches after a placement in this deal."""
    return plan(after, deal, width=1).score


def favourite(moves: Sequence[Place], judgements: Sequence[float], rng: Random) -> Place:
    """One of the best-judged placements."""
    best = max(judgements)
    return rng.choice([move for move, judgement in zip(moves, judgements, strict=True) if judgement == best])


def _known(position: Solo) -> Move | None:
    """With every token face up: the best line there is, or a stop where it is proved that nothing is left to gain."""
    known = plan(position, {}, KNOWN_WIDTH, KNOWN_NODES)
    if known.line:
        return known.line[0]
    return Stop() if known.exact else None


def _believed(skill: Skill, position: Solo, rng: Random) -> Solo:
    """The position as a player remembers it: tokens whose faces they forgot might as well be others."""
    up = dict(position.up)
    forgotten = [square for square in up if rng.random() < skill.forgetting]
    if not forgotten:
        return position
    faces = rng.sample([*(up[square] for square in forgotten), *position.unseen], len(forgotten))
    up.update(zip(forgotten, faces, strict=True))
    believed = replace(position, up=tuple(sorted(up.items())))
    return believed if _common(position, believed) else position


def _noticed(skill: Skill, position: Solo, believed: Solo, rng: Random) -> list[Place]:
    """The placements that a player notices and believes to be possible."""
    moves = _common(position, believed)
    return [move for move in moves if rng.random() < skill.notice] or moves


def _common(position: Solo, believed: Solo) -> list[Place]:
    possible = set(placements(believed))
    return [move for move in placements(position) if move in possible]
