"""GGF, the generic game format of the server GGS, which NBoard and its engines use.

    (;GM[Othello]PB[ann]PW[bob]TY[8]RE[+2]BO[8 ---…--- *]B[d3//1.2]W[c5]…;)

A move may have a value and the seconds it took. Files hold one game after another; a number before them tells how
many were played at the same time. Games with other rules on the same board, such as komi, are refused with the reason.
"""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from galerie.core import BadRecord, Refusal, Seat
from galerie.formats import Entry
from galerie.games.reversi import Reversi
from galerie.games.reversi.formats import boards
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

GAME: Final = re.compile(rb"GM\s*\[\s*othello\s*\]", re.IGNORECASE)
OPENING: Final = "(;"
TYPE: Final = re.compile(r"s?(?P<size>\d+)(?P<rules>[a-z]*)\d*", re.IGNORECASE)
ORDINARY: Final = frozenset("bwr")
"""Letters of a type that do not change the rules: who is black, and a start at random."""

RESULT: Final = re.compile(r"(?P<score>[+-]?\d+(?:\.\d*)?)(?::(?P<why>[rlts]))?", re.IGNORECASE)
WHY: Final[dict[str, Reason]] = {"r": "resigned", "l": "resigned", "t": "time"}
"""How GGS says why a game ended early; `s` is a score that both agreed on."""

SECONDS: Final = re.compile(r"\d{1,9}(?:\.\d*)?")
LETTERS: Final = "*O-"


def recognises(data: bytes) -> bool:
    return bool(GAME.search(data))


def read(data: bytes, _: Mapping[str, bytes]) -> Sequence[Entry[OthelloGame]]:
    text = data.decode("utf-8", "replace")
    parts = [OPENING + each for each in text.split(OPENING)[1:]]
    if not parts:
        raise BadRecord("reversi-format-empty")
    return [Entry(_title(each), partial(game, each)) for each in parts]


def game(text: str) -> OthelloGame:
    """One game, from `(;` to `;)`. Raises BadRecord."""
    body, closed, _ = text.partition(";)")
    if not closed:
        raise BadRecord("reversi-format-open")
    header: dict[str, str] = {}
    moves: list[tuple[Seat, str]] = []
    for tag, value in values(body, escapes=False):
        if tag in ("B", "W"):
            moves.append((BLACK if tag == "B" else WHITE, value))
        elif tag.isalpha():
            header.setdefault(tag, value.strip())
    _check_rules(header)
    start = _start(header.get("BO", ""))
    ended, loser = _ending(header.get("RE", ""))
    found = OthelloGame(
        start,
        followed(start, (_step(value) for _, value in moves)),
        names=(header.get("PB", ""), header.get("PW", "")),
        date=header.get("DT", ""),
        place=header.get("PC", ""),
        ended=ended,
        loser=loser,
    )
    _check_colours(found, moves)
    return found


def write(game: OthelloGame) -> str:
    score = game.score
    why = {"resigned": ":r", "time": ":t", "agreed": ":s"}.get(game.ended_early or "", "")
    header = {
        "GM": "Othello",
        "PC": game.place,
        "DT": game.date,
        "PB": game.names[BLACK],
        "PW": game.names[WHITE],
        "RE": "?" if score is None else f"{score:+}.00{why}",
        "TI": "0",
        "TY": "8",
        "BO": f"8 {boards.written(*game.start.discs, game.start.turn or 0, LETTERS)}",
    }
    parts = [f"{tag}[{_plain(value)}]" for tag, value in header.items() if value or tag in ("PB", "PW", "PC")]
    for before, step in zip(game.positions, game.steps, strict=False):
        seconds = "" if step.seconds is None else f"//{step.seconds:.3f}"
        parts.append(f"{'BW'[before.turn or 0]}[{square_name(step.square)}{seconds}]")
    return f"(;{''.join(parts)};)\n"


def _title(text: str) -> str:
    names = [found[1].strip() if (found := re.search(rf"{tag}\[([^\]]*)\]", text)) else "?" for tag in ("PB", "PW")]
    date = re.search(r"DT\[([^\]]*)\]", text)
    return " – ".join(names) + (f", {date[1]}" if date and date[1] else "")


def _check_rules(header: Mapping[str, str]) -> None:
    """Refuse what is not ordinary Othello on eight by eight squares."""
    if header.get("GM", "").lower() != "othello":
        raise BadRecord("reversi-format-other", game=header.get("GM", "?"))
    kind = header.get("TY", "8")
    found = TYPE.fullmatch(kind)
    if not found or found["size"] != "8" or not {*found["rules"].lower()} <= ORDINARY:
        raise BadRecord("reversi-format-type", type=kind)
    if any(header.get(tag, "0").strip("+-0. ") for tag in ("KM", "KB", "KW")):
        raise BadRecord("reversi-format-komi")


def _start(board: str) -> Reversi:
    if not board:
        return START
    size, _, rest = board.partition(" ")
    if size != "8":
        raise BadRecord("reversi-format-type", type=size)
    try:
        return position(*boards.discs(rest))
    except Refusal as refusal:
        raise BadRecord("reversi-format-board") from refusal


def _step(value: str) -> Step:
    """A move with its value, which is not kept, and its seconds."""
    move, _, rest = value.partition("/")
    seconds = rest.partition("/")[2].partition("/")[0].strip()
    return Step(square(move), float(seconds) if SECONDS.fullmatch(seconds) else None)


def _ending(result: str) -> tuple[Reason | None, Seat | None]:
    """Why the game ended early, and who lost it so."""
    found = RESULT.fullmatch(result)
    if not found or not found["why"]:
        return None, None
    score, why = float(found["score"]), found["why"].lower()
    if why == "s":
        return ("agreed" if score == 0 else None), None
    return WHY[why], WHITE if score > 0 else BLACK


def _check_colours(game: OthelloGame, moves: Sequence[tuple[Seat, str]]) -> None:
    """Refuse a move that is written for the wrong colour."""
    told = iter(moves)
    for before, step in zip(game.positions, game.steps, strict=False):
        if step.square is None:
            continue
        colour, value = next(each for each in told if square(each[1].partition("/")[0]) is not None)
        if colour != before.turn:
            raise BadRecord("reversi-format-colour", move=value)


def _plain(value: str) -> str:
    """A value without what would end it: GGF knows no escapes."""
    return value.replace("]", ")").replace("[", "(").replace("(;", "( ;").replace(";)", "; )")
