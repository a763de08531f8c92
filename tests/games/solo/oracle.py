"""What a disc does in the solo game, worked out anew on a plain grid: naive, and sharing nothing with the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from galerie.games.solo import View

STEPS = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]


@dataclass(frozen=True)
class Effect:
    turned: frozenset[str]
    won: frozenset[str]
    shown: frozenset[str]


def effects(view: View) -> dict[str, Effect]:
    """Every legal placement with what it does."""
    grid = {
        (x, y): view.tokens.get("abcdefgh"[x] + "12345678"[y], view.board[x + 8 * y])
        for x, y in product(range(8), repeat=2)
    }
    found = {}
    for at, disc in product(grid, "gb"):
        effect = place(grid, at, disc)
        if grid[at] == "." and (effect.turned or effect.won):
            found[disc + name(at)] = effect
    return found


def place(grid: dict[tuple[int, int], str], at: tuple[int, int], disc: str) -> Effect:
    other = "b" if disc == "g" else "g"
    turned: set[str] = set()
    won: set[str] = set()
    shown: set[str] = set()
    for step in STEPS:
        beyond = list(outwards(grid, at, step))
        cells = [grid[each] for each in beyond]
        run = next((count for count, cell in enumerate(cells) if cell != other), len(cells))
        if run and run < len(cells) and cells[run] == disc:
            turned |= {name(each) for each in beyond[:run]}
        if len(cells) > 1 and cells[0][0] == other and cells[0][1:].isdigit() and cells[1] == disc:
            won.add(name(beyond[0]))
        if cells[:1] == ["?"] and 0 in step:
            shown.add(name(beyond[0]))
    return Effect(frozenset(turned), frozenset(won), frozenset(shown))


def outwards(grid: dict[tuple[int, int], str], at: tuple[int, int], step: tuple[int, int]) -> Iterator[tuple[int, int]]:
    x, y = at
    while (x := x + step[0], y := y + step[1]) in grid:
        yield x, y


def name(at: tuple[int, int]) -> str:
    return f"{'abcdefgh'[at[0]]}{at[1] + 1}"
