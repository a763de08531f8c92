"""The scoring of a lay-out once more, cell by cell and by nothing but the rules: what the fast one is held against."""

from collections.abc import Iterable
from dataclasses import dataclass

from galerie.games.copyright.rules.deck import DECK, LETTERS
from galerie.games.copyright.rules.layout import Laid


@dataclass(frozen=True)
class Judged:
    score: int
    matches: int
    x: int
    y: int
    rows: int
    columns: int


def cells(laid: Iterable[Laid]) -> dict[tuple[int, int], set[str]]:
    """What is seen at each column and row that a card covers."""
    seen: dict[tuple[int, int], set[str]] = {}
    for card in laid:
        rows = ["".join(letter_at(card.card, 3 * row + column) for column in range(3)) for row in range(3)]
        if card.orientation >= 4:
            rows = [row[::-1] for row in rows]
        for _ in range(card.orientation % 4):
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                seen.setdefault((card.x + x, card.y + y), set()).update({letter} - {"."})
    return seen


def letter_at(card: int, cell: int) -> str:
    face = DECK[card - 1]
    return LETTERS[face.index(cell)] if cell in face else "."


def judge(laid: tuple[Laid, ...], model: list[set[str]]) -> Judged:
    """The frame of a lay-out (COP-30)."""
    return max(_frames(laid, model), key=lambda each: (each.matches, each.score, -each.y, -each.x))


def judge_net(laid: tuple[Laid, ...], model: list[set[str]]) -> Judged:
    """The frame by the first version of the rules."""
    return max(_frames(laid, model), key=lambda each: (each.score, each.matches, -each.y, -each.x))


def _frames(laid: tuple[Laid, ...], model: list[set[str]]) -> list[Judged]:
    seen = cells(laid)
    used_columns, used_rows = {x for x, _ in seen}, {y for _, y in seen}
    every = []
    for y in range(min(used_rows) - 3, max(used_rows) + 2):
        for x in range(min(used_columns) - 3, max(used_columns) + 2):
            window = [(x + cell % 3, y + cell // 3) for cell in range(9)]
            matches = sum(at in seen and seen[at] == wanted for at, wanted in zip(window, model, strict=True))
            rows = len(used_rows - {y, y + 1, y + 2})
            columns = len(used_columns - {x, x + 1, x + 2})
            every.append(Judged(matches - rows - columns, matches, x, y, rows, columns))
    return every


def hangs_together(laid: tuple[Laid, ...]) -> bool:
    """Whether every card but the first shares a cell with one before it."""
    covered: set[tuple[int, int]] = set()
    for card in laid:
        own = {(card.x + x, card.y + y) for x in range(3) for y in range(3)}
        if covered and not own & covered:
            return False
        covered |= own
    return True
