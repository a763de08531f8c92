"""How Miroir is drawn in its playthroughs, and how its moves are listed."""

from collections.abc import Iterable, Iterator

from galerie.games.miroir import View
from galerie.games.miroir.rules.drawing import news, table


def picture(view: View) -> Iterator[str]:
    """The news of every move; the table at the start of each turn, and at the end."""
    yield from news(view)
    if view.stage in ("acting", "over"):
        yield from table(view)


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
