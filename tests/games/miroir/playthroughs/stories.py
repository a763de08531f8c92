"""How Miroir is drawn in its playthroughs, and how its moves are listed."""

from collections.abc import Iterable, Iterator
from typing import Final

from galerie.games.miroir import View

SIDES: Final = ("south", "north")


def picture(view: View) -> Iterator[str]:
    """At the start of each turn, and at the end."""
    if view.last and (view.last.wins or view.last.falls or view.last.verdict):
        yield f"last: {view.last.move}"
        yield from (f"  {SIDES[win.seat]} wins {' or '.join((win.word, *win.others))}" for win in view.last.wins)
        yield from (f"  {SIDES[fall.seat]}: {fall.letter} falls to the {fall.place}" for fall in view.last.falls)
        if verdict := view.last.verdict:
            yield f"  {verdict.text} is {'right' if verdict.right else 'wrong'}: {verdict.word}"
    if view.stage not in ("acting", "over"):
        return
    yield f"heads: {' '.join(head or '_' for head in view.heads)}"
    for name, side in zip(SIDES, view.sides, strict=True):
        columns = (head + cards if cards else "." for head, cards in zip(view.heads, side.columns, strict=True))
        yield f"{name}: {' '.join(columns)}"
        pile = f"{side.hidden}+{side.under}" if side.under else f"{side.hidden}"
        discard, won = " ".join(filter(None, side.discard)), " ".join(won.cards for won in side.won)
        yield f"  pile {pile} | discard {discard or '-'} | won {won or '-'}"


def listing(moves: Iterable[str]) -> str:
    """Moves that differ in nothing but their last sign are written as one, and so are the names of a joker."""
    alike: dict[str, list[str]] = {}
    for text in moves:
        column, _, word = text.partition("!")
        alike.setdefault(f"{column}!" if word else text[:-1], []).append(text)
    return " ".join(
        "".join(letters[0] if len({*letters}) == 1 else "?" for letters in zip(*texts, strict=True))
        if stem.endswith("!")
        else stem + "".join(text[-1] for text in texts)
        for stem, texts in alike.items()
    )
