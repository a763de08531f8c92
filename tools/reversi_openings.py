"""Writes the boards of Reversi's openings for the web client, which knows no rules and cannot play them.

    python -m tools.reversi_openings

The file maps a board to the name of the opening that ends in it. A board is 64 characters from a1, `0` and `1` for the
discs of the two seats, and of its eight images the smallest.
"""

import json
from pathlib import Path
from typing import Final

from galerie.discs.board import picture
from galerie.discs.symmetries import SYMMETRIES, moved_set
from galerie.games.reversi.study.openings import openings

FILE: Final = Path(__file__).parent.parent / "web/src/games/reversi/logic/openings.json"


def board(first: int, second: int) -> str:
    return min(picture(moved_set(first, each), moved_set(second, each), "01.") for each in SYMMETRIES)


def text() -> str:
    return json.dumps({board(*each.position.discs): each.name for each in openings()}, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
