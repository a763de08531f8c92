"""The rules of Déflecto read naively: whatever is supposed is tried out, tile by tile.

It shares no rule with `galerie.games.deflecto`: a board is a dictionary of texts, and for every question all figures
are laid on all empty squares concerned. Good for small boards only.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

Square: TypeAlias = tuple[int, int]
Laid: TypeAlias = dict[Square, str]

STEPS: Final = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
BACK: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}
PATHS: Final = ["".join(sides) for count in (1, 2, 3, 4) for sides in combinations("nesw", count)]
ENDS: Final = [sides for sides in PATHS if len(sides) == 1]
TWOS: Final = [sides for sides in PATHS if len(sides) == 2]
BACKS: Final = [
    *(f"={sides}" for sides in ENDS + TWOS),
    *(f"~{sides}" for sides in TWOS),
    *(f"*{sides}" for sides in ENDS),
    *(f"@{sides}" for sides in ENDS),
    "%",
    "+",
]
GOES_TOGETHER: Final = {
    *(("path", "path"), ("rail", "rail"), ("river", "river"), ("", "")),
    *(("chapel", other) for other in ("path", "", "chapel")),
    *((other, "chapel") for other in ("path", "", "chapel")),
}


def thing(figure: str, side: str) -> str:
    """What a figure has on a side."""
    if figure == "+":
        return "chapel"
    if side not in figure:
        return ""
    return {"=": "rail", "~": "river", "*": "river", "@": "river"}.get(figure[0], "path")


def step(square: Square, side: str) -> Square:
    return square[0] + STEPS[side][0], square[1] + STEPS[side][1]


class Oracle:
    def __init__(
        self, size: int, routes: list[tuple[Square, Square]], *, paths_only: bool, closed_edges: bool = False
    ) -> None:
        self.squares = [(x, y) for y in range(size) for x in range(size)]
        self.routes = routes
        self.finishes = {finish for _, finish in routes}
        self.gates = {square for route in routes for square in route}
        self.figures = PATHS if paths_only else PATHS + BACKS
        self.closed_edges = closed_edges

    def legal(self, laid: Laid, square: Square, figure: str) -> bool:
        """Everything that DEF-12 to DEF-22 and DEF-41 to DEF-45 ask."""
        near = {(square[0] + x, square[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
        if square in laid or not near & laid.keys() or not self.lies_well(laid, square, figure):
            return False
        after = laid | {square: figure}
        return self.rivers_are_sound(after) and self.can_be_completed(after) and self.all_can_be_joined(after)

    def lies_well(self, laid: Laid, square: Square, figure: str) -> bool:
        if square in self.finishes and (figure[0] in "=~*@%" or (len(figure) == 1 and figure != "+")):
            return False
        for side in "nesw":
            mine, other = thing(figure, side), step(square, side)
            if other not in self.squares:
                if (mine == "path" and square not in self.gates) or (mine in ("rail", "river") and self.closed_edges):
                    return False
            elif other in laid and (mine, thing(laid[other], BACK[side])) not in GOES_TOGETHER:
                return False
        return True

    def can_be_completed(self, laid: Laid) -> bool:
        """Whether all empty squares that something points into can be filled at once (DEF-17, DEF-42)."""
        wanted = [square for square in self.squares if square not in laid and self.is_pointed_into(laid, square)]
        choices = {square: self.fitting(laid, square) for square in wanted}
        wanted.sort(key=lambda square: len(choices[square]))
        return self.completed(laid, wanted, choices)

    def completed(self, laid: Laid, wanted: list[Square], choices: dict[Square, list[str]]) -> bool:
        if not wanted:
            return self.rivers_are_sound(laid)
        square = wanted[0]
        return any(
            self.completed(laid | {square: figure}, wanted[1:], choices)
            for figure in choices[square]
            if self.lies_well(laid, square, figure)
        )

    def is_pointed_into(self, laid: Laid, square: Square) -> bool:
        sides = ((side, step(square, side)) for side in "nesw")
        return any(
            other in laid and thing(laid[other], BACK[side]) in ("path", "rail", "river") for side, other in sides
        )

    def fitting(self, laid: Laid, square: Square) -> list[str]:
        return [figure for figure in sorted(self.figures, key=len) if self.lies_well(laid, square, figure)]

    def rivers_are_sound(self, laid: Laid) -> bool:
        """One source, one lake and no loop to a river of laid tiles."""
        rest = {square for square, figure in laid.items() if figure[0] in "~*@"}
        while rest:
            river, ahead, joints = set[Square](), [rest.pop()], 0
            while ahead:
                square = ahead.pop()
                river.add(square)
                for side in "nesw":
                    other = step(square, side)
                    if thing(laid[square], side) == "river" and other in laid:
                        joints += 1
                        if other in rest:
                            rest.remove(other)
                            ahead.append(other)
            kinds = [laid[square][0] for square in river]
            if kinds.count("*") > 1 or kinds.count("@") > 1 or joints // 2 >= len(river):
                return False
        return True

    def all_can_be_joined(self, laid: Laid) -> bool:
        return all(any(self.ways(laid, *route, most=len(self.squares))) for route in self.routes)

    def best(self, laid: Laid, start: Square, finish: Square) -> tuple[int, int] | None:
        """The length of the shortest way and the most empty squares that one so short can have (DEF-30, DEF-31)."""
        for length in range(1, len(self.squares) + 1):
            empties = [sum(square not in laid for square in way) for way in self.ways(laid, start, finish, length)]
            if empties:
                return length, max(empties)
        return None

    def ways(self, laid: Laid, start: Square, finish: Square, most: int) -> Iterator[tuple[Square, ...]]:
        """Every way of at most so many squares, through tiles that lie there or that could."""
        yield from self._ways(laid, (start,), finish, most)

    def _ways(self, laid: Laid, way: tuple[Square, ...], finish: Square, most: int) -> Iterator[tuple[Square, ...]]:
        square = way[-1]
        if square == finish:
            yield way
            return
        if len(way) == most:
            return
        for side in "nesw":
            other = step(square, side)
            if other not in self.squares or other in way or thing(laid[square], side) not in ("path", "chapel"):
                continue
            for figure in [laid[other]] if other in laid else self.fitting(laid, other):
                if thing(figure, BACK[side]) in ("path", "chapel"):
                    yield from self._ways(laid | {other: figure}, (*way, other), finish, most)
