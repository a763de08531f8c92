"""What the browser predicts before the server answers is what the rules say, on thousands of generated cases."""

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from galerie.core import BadNotation, IllegalMove
from galerie.games.copyright import Clear, Oriented, Put, Take, parse
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CARDS, CELLS, LETTERS, PICTURES, SIDE, figures
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import best_frame
from galerie.games.copyright.rules.layout import FARTHEST, STRIDE, grid
from galerie.games.copyright.rules.orientation import ORIENTATIONS

WEB: Final = Path(__file__).parents[3] / "web"
SCRIPT: Final = "src/games/copyright/logic/prediction.cases.test.ts"
CASES: Final = 1000
NO_STEPS: Final = ("done", "next", "end", "nonsense", "7r9+0+0")
REFUSED: Final = ("apart", "fixed", "not-yours", "same-place", "nothing-laid")


def test_the_browser_predicts_what_the_rules_say(tmp_path: Path) -> None:
    kinds = Counter[str]()
    cases = [case(Random(seed), kinds) for seed in range(CASES)]
    assert kinds["made"] > CASES
    assert all(kinds[f"copyright-{kind}"] > CASES / 50 for kind in REFUSED), kinds
    told = check(tmp_path, cases)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.slow
def test_whatever_the_browser_predicts_otherwise_is_found(tmp_path: Path) -> None:
    cases = [case(Random(seed), Counter()) for seed in range(CASES)]
    chosen = [each for each in cases if each["loose"] and each["held"]]
    chosen[0]["before"]["laid"][-1]["x"] += 1
    chosen[1]["held"]["legal"] = not chosen[1]["held"]["legal"]
    chosen[2]["cells"][0]["figures"] = "sox"
    told = check(tmp_path, cases)
    assert told.returncode != 0
    assert "3 failed | 1 passed" in told.stdout


def check(folder: Path, cases: list[dict[str, Any]]) -> subprocess.CompletedProcess[str]:
    """What the client's own test says of these cases."""
    path = folder / "cases.json"
    path.write_text(json.dumps(cases), encoding="utf-8")
    return subprocess.run(
        [WEB / "node_modules" / ".bin" / "vitest", "run", SCRIPT],
        cwd=WEB,
        env={**os.environ, "VITE_PREDICTION_CASES": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def case(rng: Random, kinds: Counter[str]) -> dict[str, Any]:
    """Some cards laid and in hand, and some moves: most of them steps, and many of those refused."""
    desk = Desk(hand=tuple(sorted(rng.sample(CARDS, rng.randint(1, 10)))))
    for _ in range(rng.randint(0, 8)):
        desk = after(desk, step(desk, rng), Counter())
    if rng.random() < 0.4:
        spare = sorted(set(CARDS) - set(desk.cards))
        desk = desk.dealt(tuple(sorted(rng.sample(spare, rng.randint(0, 2)))))
    before, moves, desks = desk, [], []
    for _ in range(rng.randint(1, 6)):
        moves.append(step(desk, rng))
        desk = after(desk, moves[-1], kinds)
        desks.append(told(desk))
    model = shape(Oriented(card, rng.randrange(len(ORIENTATIONS))) for card in rng.sample(CARDS, 4))
    frame = best_frame(desk.laid, model)
    return {
        "before": told(before),
        "moves": moves,
        "after": desks,
        "loose": sorted(card.card for card in desk.laid if is_legal(desk, Take(card.card))),
        "held": held(desk, rng),
        "faces": {card: PICTURES[card] for card in desk.cards},
        "cells": [*cells(desk)],
        "model": [figures(model, cell) for cell in range(CELLS)],
        "frame": frame and {"x": frame.x, "y": frame.y, "matching": frame.matching},
    }


def step(desk: Desk, rng: Random) -> str:
    """A move as somebody may write it; it need not be legal."""
    known = [*desk.hand, *(card.card for card in desk.laid)]
    card = rng.choice(known if known and rng.random() < 0.95 else CARDS)
    kind = rng.random()
    if kind < 0.04:
        return rng.choice(NO_STEPS)
    if kind < 0.1:
        return str(Clear())
    if kind < 0.25:
        return str(Take(card))
    if desk.laid and kind < 0.35:
        return str(Put(*(getattr(rng.choice(desk.laid), name) for name in ("card", "orientation", "x", "y"))))
    text = str(near(desk, card, rng))
    return text.upper() if kind > 0.95 else text


def near(desk: Desk, card: int, rng: Random) -> Put:
    """A card beside or over another, a little apart or far away."""
    around = rng.choice(desk.laid) if desk.laid else None
    farthest = FARTHEST if rng.random() < 0.05 else 4
    x, y = ((start or 0) + rng.randint(-farthest, farthest) for start in (around and around.x, around and around.y))
    return Put(card, rng.randrange(len(ORIENTATIONS)), clamped(x), clamped(y))


def clamped(offset: int) -> int:
    return max(-FARTHEST, min(FARTHEST, offset))


def after(desk: Desk, text: str, kinds: Counter[str]) -> Desk:
    """As the rules have it; what they refuse changes nothing."""
    try:
        move = parse(text)
        if not isinstance(move, Put | Take | Clear):
            return desk
        desk = desk.after(move)
    except (BadNotation, IllegalMove) as refusal:
        kinds[refusal.code] += 1
    else:
        kinds["made"] += 1
    return desk


def is_legal(desk: Desk, move: Put | Take) -> bool:
    try:
        desk.after(move)
    except IllegalMove:
        return False
    return True


def held(desk: Desk, rng: Random) -> dict[str, Any] | None:
    if not desk.hand:
        return None
    put = near(desk, rng.choice(desk.hand), rng)
    at = {"card": put.card, "orientation": put.orientation, "x": put.x, "y": put.y}
    return {"at": at, "legal": is_legal(desk, put)}


def cells(desk: Desk) -> Iterator[dict[str, Any]]:
    """What is seen in each cell of a lay-out, and in those around it; nothing where no card lies."""
    if not desk.laid:
        return
    seen = grid(desk.laid)
    for row in range(seen.rows + SIDE):
        for column in range(seen.columns + SIDE):
            bit = 1 << STRIDE * row + column
            shown = "".join(letter for letter, cells in zip(LETTERS, seen.figures, strict=True) if cells & bit)
            yield {
                "x": seen.left + column,
                "y": seen.top + row,
                "figures": shown if seen.covered & bit else None,
            }


def told(desk: Desk) -> dict[str, Any]:
    laid = [{"card": card.card, "orientation": card.orientation, "x": card.x, "y": card.y} for card in desk.laid]
    return {"laid": laid, "hand": list(desk.hand), "fixed": desk.fixed}
