"""SGF of Othello, as Edax and others write it: `(;FF[4]GM[2]SZ[8]PB[ann]PW[bob]RE[B+8];B[f5];W[d6]…)`.

A start of its own has its discs in `AB` and `AW` and the side to move in `PL`. Of variations the first is read, which
is the game itself.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from galerie.core import BadRecord, Seat
from galerie.discs.board import NAMES, squares
from galerie.formats import Entry
from galerie.games.reversi import Reversi
from galerie.games.reversi.formats.game import (
    BLACK,
    START,
    WHITE,
    OthelloGame,
    Reason,
    Step,
    followed,
    position,
)
from galerie.games.reversi.formats.tags import square, square_name, values

TREE: Final = re.compile(rb"\(\s*;\s*[A-Za-z]+\s*\[")
OTHELLO: Final = "2"
"""The number of Othello among the games of SGF."""

RESULT: Final = re.compile(r"(?P<winner>[BW])\+(?P<why>R|T|Resign|Time)", re.IGNORECASE)
DRAWN: Final = frozenset({"0", "draw"})
Tag = tuple[str, str]


def recognises(data: bytes) -> bool:
    return bool(TREE.search(data))


def read(data: bytes, _: Mapping[str, bytes]) -> Sequence[Entry[OthelloGame]]:
    found = [*_trees(data.decode("utf-8", "replace"))]
    if not found:
        raise BadRecord("reversi-format-empty")
    return [Entry(_title(tags), partial(game, tags)) for tags in found]


def game(tags: Sequence[Tag]) -> OthelloGame:
    header = dict(reversed(tags))
    if header.get("GM", OTHELLO).strip() != OTHELLO:
        raise BadRecord("reversi-format-other", game=header["GM"])
    if header.get("SZ", "8").strip() != "8":
        raise BadRecord("reversi-format-type", type=header["SZ"])
    start = _start(tags, header.get("PL", "B"))
    ended, loser = _ending(header.get("RE", ""))
    return OthelloGame(
        start,
        followed(start, (Step(square(value)) for tag, value in tags if tag in ("B", "W"))),
        names=(header.get("PB", ""), header.get("PW", "")),
        date=header.get("DT", ""),
        place=header.get("EV", "") or header.get("PC", ""),
        ended=ended,
        loser=loser,
    )


def write(game: OthelloGame) -> str:
    header = {
        "FF": "4",
        "GM": OTHELLO,
        "SZ": "8",
        "PC": game.place,
        "DT": game.date,
        "PB": game.names[BLACK],
        "PW": game.names[WHITE],
        "RE": _result(game),
    }
    parts = [f"{tag}[{_escaped(value)}]" for tag, value in header.items() if value]
    for tag, discs in zip(("AB", "AW"), game.start.discs, strict=True):
        if discs:
            parts.append(tag + "".join(f"[{NAMES[each]}]" for each in squares(discs)))
    parts.append(f"PL[{'BW'[game.start.turn or 0]}]")
    moves = (
        f";{'BW'[before.turn or 0]}[{square_name(step.square)}]"
        for before, step in zip(game.positions, game.steps, strict=False)
    )
    return f"(;{''.join(parts)}{''.join(moves)})\n"


def _result(game: OthelloGame) -> str:
    score = game.score
    if score is None:
        return "?"
    if score == 0:
        return "0"
    early = {"resigned": "R", "time": "T"}.get(game.ended_early or "")
    return f"{'B' if score > 0 else 'W'}+{early or abs(score)}"


def _trees(text: str) -> Iterator[list[Tag]]:
    """The tags of each game, along its main line: of branches beside each other only the first is followed."""
    depth, ended_at = 0, 0
    tags: list[Tag] = []
    for tag, value in values(text, escapes=True):
        if tag == "(":
            depth += 1
        elif tag == ")":
            depth -= 1
            ended_at = ended_at or depth
            if depth == 0:
                yield tags
                tags, ended_at = [], 0
        elif depth and not ended_at:
            tags.append((tag, value))
    if depth:
        raise BadRecord("reversi-format-open")


def _title(tags: Sequence[Tag]) -> str:
    header = dict(reversed(tags))
    return f"{header.get('PB', '?')} – {header.get('PW', '?')}" + (f", {header['DT']}" if "DT" in header else "")


def _start(tags: Sequence[Tag], side: str) -> Reversi:
    black, white = ({square(value) for tag, value in tags if tag == wanted} for wanted in ("AB", "AW"))
    if not black and not white:
        return START
    if None in black | white or black & white:
        raise BadRecord("reversi-format-board")
    turn = WHITE if side.strip().upper().startswith("W") else BLACK
    first, second = (sum(1 << each for each in discs if each is not None) for discs in (black, white))
    return position(first, second, turn)


def _ending(result: str) -> tuple[Reason | None, Seat | None]:
    """Why the game ended early, and who lost it so; a draw counts only where somebody could still move."""
    if result.strip().lower() in DRAWN:
        return "agreed", None
    found = RESULT.fullmatch(result.strip())
    if not found:
        return None, None
    loser = WHITE if found["winner"].upper() == "B" else BLACK
    return ("time" if found["why"].upper().startswith("T") else "resigned"), loser


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
