"""Reflecto positions as one draws them: seven rows, the seventh on top, Gerda's side at the bottom.

Gerda's tiles are capitals, `*` are her mirrors and `_` her blank tiles; the Queen's tiles are small letters, `+` her
mirrors and `-` her blank tiles; `.` is a free square. A figure behind letters is written on the tile. Screens that are
neither drawn nor out are nowhere: a small diagram need not show all fourteen.
"""

import re
from typing import Any, Final

from galerie.core import Refusal, Seat
from galerie.games.reflecto import Options, Reflecto, parse
from galerie.games.reflecto.rules.board import GERDA, NAMES, OFF, QUEEN, SIDE
from galerie.games.reflecto.rules.options import SCREENS, terms
from galerie.games.reflecto.rules.position import SEATS, Side, start
from galerie.games.reflecto.rules.screens import BLANK, MIRROR, Face, Hand
from galerie.games.reflecto.rules.spelling import spread

GERDA_SETS = "set PIANO 3*15*24"
QUEEN_SETS = "set NEIGE *12345*"
"""The A of PIANO stands on a1, the first N of NEIGE on b7."""

SIGNS: Final = ({"*": MIRROR, "_": BLANK}, {"+": MIRROR, "-": BLANK})
TILES: Final = (re.compile(r"([A-Z]+)([0-9]?)"), re.compile(r"([a-z]+)([0-9]?)"))


def opening(gerda: str = GERDA_SETS, queen: str = QUEEN_SETS, **options: Any) -> Reflecto:
    """Both have set up; Gerda starts unless the options say otherwise."""
    board = start(2, Options(**{"first": "gerda", **options}))
    return board.play(GERDA, parse(gerda)).play(QUEEN, parse(queen))


def position(
    drawn: str,
    gerda: str = "PIANO",
    queen: str = "NEIGE",
    out: tuple[str, str] = ("", ""),
    turn: Seat = GERDA,
    **options: Any,
) -> Reflecto:
    """The position drawn, with these words (cut by `/` where they are not spread evenly) and these tiles out.

    Tiles that are out are written one after the other, `P I A`.
    """
    chosen = Options(first=("gerda", "queen")[turn], **options)
    rows = [row.split() for row in drawn.strip().splitlines()]
    assert [len(row) for row in rows] == [SIDE] * SIDE, "a diagram has 49 squares"
    cells = [cell for row in reversed(rows) for cell in row]
    hands: list[Hand] = []
    sides: list[Side] = []
    for seat, word in zip(SEATS, (gerda, queen), strict=True):
        gone = [_face(seat, cell) for cell in out[seat].split()]
        standing = [(at, _face(seat, cell)) for at, cell in enumerate(cells) if _belongs(seat, cell)]
        faces = [*filter(None, gone), *(face for _, face in standing if face)]
        missing = SCREENS - len(faces)
        assert missing >= 0, "a player has seven screens"
        agreed = terms(chosen, seat)
        pieces = tuple(word.split("/")) if "/" in word else spread(word, agreed.tiles)
        # nobody can tell what stands nowhere, but a hand has seven screens
        places = [*[OFF] * len(gone), *(at for at, _ in standing), *[OFF] * missing]
        hands.append(Hand(pieces, (*faces, *[MIRROR] * missing)))
        sides.append(Side(tuple(places), tuple(range(len(gone)))))
    return Reflecto(chosen, turn, (hands[GERDA], hands[QUEEN]), (sides[GERDA], sides[QUEEN]))


def _belongs(seat: Seat, cell: str) -> bool:
    return cell in SIGNS[seat] or TILES[seat].fullmatch(cell) is not None


def _face(seat: Seat, cell: str) -> Face | None:
    if cell in SIGNS[seat]:
        return SIGNS[seat][cell]
    found = TILES[seat].fullmatch(cell)
    return found and Face("letters", found[1].upper(), int(found[2]) if found[2] else None)


def drawing(board: Reflecto) -> str:
    """The screens that everybody sees, `G` and `Q`."""
    view = board.view(None)
    owner = {square: letter for squares, letter in zip(view.screens, "GQ", strict=True) for square in squares if square}
    rows = [" ".join(owner.get(NAMES[SIDE * row + column], ".") for column in range(SIDE)) for row in range(SIDE)]
    return "\n".join(reversed(rows))


def after(board: Reflecto, *turns: str) -> Reflecto:
    """The position after these turns, each made by whoever is to act."""
    for text in turns:
        (seat,) = board.to_act
        board = board.play(seat, parse(text))
    return board


def legal(board: Reflecto, start: str = "") -> list[str]:
    """The listed turns of whoever is to move; of one screen, if its square is named."""
    (seat,) = board.to_act
    return sorted(str(turn) for turn in board.moves(seat) if str(turn).startswith(start))


def ends(board: Reflecto, start: str) -> str:
    """Where the screen on a square can go without any exit."""
    turns = (turn for turn in legal(board, f"{start}-") if " " not in turn)
    return " ".join(turn.removeprefix(f"{start}-") for turn in turns if turn != f"{start}-out") + (
        " out" if f"{start}-out" in legal(board) else ""
    )


def seen(board: Reflecto, seat: Seat) -> dict[str, str]:
    """What a player's mirrors are showing: the opposing squares, and what stands there."""
    view = board.view(seat)
    return {
        view.screens[1 - seat][each.screen] or "": _written(each.face) for each in view.reflections if each.seat == seat
    }


def notebook(board: Reflecto, seat: Seat) -> list[tuple[int, str]]:
    """What a player's mirrors have shown, and in which turn."""
    return [(each.turn, _written(each.face)) for each in board.view(seat).sights if each.seat == seat]


def _written(face: Face) -> str:
    return f"{face.letters}{face.figure or ''}" if face.kind == "letters" else face.kind


def refused(board: Reflecto, text: str, seat: Seat | None = None) -> Refusal:
    """Why this move is refused to the seat, or to whoever is to act; refusing must change nothing."""
    before = repr(board)
    try:
        board.play(min(board.to_act, default=GERDA) if seat is None else seat, parse(text))
    except Refusal as refusal:
        assert repr(board) == before
        return refusal
    raise AssertionError(f"{text} is accepted")
