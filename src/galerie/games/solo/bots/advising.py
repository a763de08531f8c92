"""Hints: what a master would do, and why."""

from random import Random
from statistics import fmean
from typing import Final

from galerie.bots.advice import Advice, Figure
from galerie.core import Seat
from galerie.games.solo import Solo, Stop, View, kernel
from galerie.games.solo.bots.levels import SKILLS
from galerie.games.solo.bots.thinking import KNOWN_NODES, KNOWN_WIDTH, choice, favourite, reachable
from galerie.games.solo.rules.position import PLAYER, imagine
from galerie.games.solo.study.planning import imagined, placements, plan

DIGITS: Final = 2
"""Of an average."""


def advise(view: View, seat: Seat, rng: Random) -> Advice:
    """Without the kernel there is a hint, but no reason."""
    position, skill = imagine(view, seat, rng), SKILLS["master"]
    if not kernel.available:
        return Advice(choice(skill, position, rng))
    return _hidden(position, skill.deals, rng) if position.down else _known(position)


def _known(position: Solo) -> Advice:
    known = plan(position, {}, KNOWN_WIDTH, KNOWN_NODES)
    figures: dict[str, Figure] = {"score": known.score, "counting": _counting(position)}
    if not known.line:
        return (
            Advice(Stop(), "reason-stop", figures)
            if known.exact
            else Advice(placements(position)[0], "reason-try", figures)
        )
    reason = "reason-proved" if known.exact else "reason-found"
    return Advice(known.line[0], reason, {**figures, "steps": len(known.line)})


def _hidden(position: Solo, count: int, rng: Random) -> Advice:
    deals = [imagined(position, rng) for _ in range(count)]
    moves = placements(position)
    means = [fmean(reachable(position.play(PLAYER, move), deal) for deal in deals) for move in moves]
    chosen = favourite(moves, means, rng)
    others = [mean for move, mean in zip(moves, means, strict=True) if move != chosen]
    figures: dict[str, Figure] = {"deals": count, "mean": round(max(means), DIGITS), "counting": _counting(position)}
    if not others:
        return Advice(chosen, "reason-only", figures)
    return Advice(chosen, "reason-deals", {**figures, "other": round(max(others), DIGITS)})


def _counting(position: Solo) -> str:
    """What the score counts."""
    return "values" if position.options.values else "tokens"
