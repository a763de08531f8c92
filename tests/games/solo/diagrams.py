"""Solo positions as one draws them: eight rows of discs `g` and `b`, tokens face down `?` and face up `g7` or `b0`."""

import pytest

from galerie.core import NATURE, Refusal, Seat
from galerie.discs.board import NAMES
from galerie.games.solo import Options, Place, Reveal, Solo, Stop, parse
from galerie.games.solo.rules.position import PLAYER, start
from galerie.games.solo.rules.tokens import BY_NAME, token


def opening(**options: bool) -> Solo:
    return start(1, Options(**options))


def position(drawn: str, won: str = "", **options: bool) -> Solo:
    """The position drawn, after these tokens were won."""
    cells = drawn.split()
    assert len(cells) == 64, "a diagram has 64 squares"
    gold, black, down = (sum(1 << square for square, cell in enumerate(cells) if cell == kind) for kind in "gb?")
    return Solo(
        discs=(gold, black),
        down=down,
        up=tuple((square, token(cell)) for square, cell in enumerate(cells) if cell in BY_NAME),
        won=tuple(map(token, won.split())),
        turning=0,
        stopped=False,
        last=None,
        options=Options(**options),
    )


def row(first: str) -> Solo:
    """A position told by its first row; something in the last one keeps the game going."""
    return position(first + " . . . . . . . ." * 6 + " . . ? . . g b .")


def first_row(position: Solo) -> str:
    return drawing(position).splitlines()[0]


def drawing(position: Solo) -> str:
    view = position.view(None)
    cells = [view.tokens.get(NAMES[square], cell) for square, cell in enumerate(view.board)]
    return "\n".join(" ".join(cells[row : row + 8]) for row in range(0, 64, 8))


def drawn(text: str) -> str:
    """A diagram written in a test, in the form of `drawing`."""
    return "\n".join(" ".join(row.split()) for row in text.strip().splitlines())


def after(position: Solo, moves: str) -> Solo:
    """The position after these moves; the tokens are turned by chance, the rest is the player's."""
    for text in moves.split():
        move = parse(text)
        position = position.play(NATURE if isinstance(move, Reveal) else PLAYER, move)
    return position


def legal(position: Solo, rows: str = "12345678") -> list[str]:
    """The legal placements in these rows."""
    placements = (str(move) for move in position.moves(PLAYER) if isinstance(move, Place))
    return sorted(text for text in placements if text[-1] in rows)


def may_stop(position: Solo) -> bool:
    return Stop() in position.moves(PLAYER)


def refused(position: Solo, text: str, seat: Seat = PLAYER) -> Refusal:
    """Why this move is refused; refusing must change nothing."""
    before = repr(position)
    with pytest.raises(Refusal) as caught:
        position.play(seat, parse(text))
    assert repr(position) == before
    return caught.value
