"""A view of Miroir as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from galerie.games.miroir.rules.view import View

SIDES: Final = ("south", "north")


def drawn(view: "View") -> Iterator[str]:
    """Line by line: what the last move brought about, then both sides of the table."""
    yield from news(view)
    yield from table(view)


def news(view: "View") -> Iterator[str]:
    if view.last and (view.last.wins or view.last.falls or view.last.verdict):
        yield f"last: {view.last.move}"
        yield from (f"  {SIDES[win.seat]} wins {' or '.join((win.word, *win.others))}" for win in view.last.wins)
        yield from (f"  {SIDES[fall.seat]}: {fall.letter} falls to the {fall.place}" for fall in view.last.falls)
        if verdict := view.last.verdict:
            yield f"  {verdict.text} is {'right' if verdict.right else 'wrong'}: {verdict.word}"


def table(view: "View") -> Iterator[str]:
    yield f"heads: {' '.join(head or '_' for head in view.heads)}"
    for name, side in zip(SIDES, view.sides, strict=True):
        columns = (head + cards if cards else "." for head, cards in zip(view.heads, side.columns, strict=True))
        yield f"{name}: {' '.join(columns)}"
        pile = f"{side.hidden}+{side.under}" if side.under else f"{side.hidden}"
        discard, won = " ".join(filter(None, side.discard)), " ".join(won.cards for won in side.won)
        yield f"  pile {pile} | discard {discard or '-'} | won {won or '-'}"
