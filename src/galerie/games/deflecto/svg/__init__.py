"""The map of Déflecto as a picture: the country, the tiles, everybody's path, and below it what each player has."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from galerie.core import Seat
from galerie.games.deflecto.rules.figures import FIGURES, Figure, Shape
from galerie.games.deflecto.rules.grid import Grid, grid
from galerie.games.deflecto.rules.tiles import TILES, Tile
from galerie.games.deflecto.rules.view import Player, View
from galerie.games.deflecto.svg.country import country
from galerie.games.deflecto.svg.ribbons import SIDE, lanes, middle, outwards, ribbons
from galerie.games.deflecto.svg.terrain import Terrain
from galerie.games.deflecto.svg.tiles import tile
from galerie.svg.drawing import Drawing, fact, plate
from galerie.svg.elements import at, box, disc, el, group, label, line
from galerie.svg.themes import LEAF_2, SERIF, Theme
from galerie.texts import say

FRAME: Final = 56
GAP: Final = 14
PLATE: Final = 148
COLOURS: Final = ("#c11f3a", "#2b3fc4", "#b85500", "#8a1fa6")
PATTERNS: Final = ((), (1.9, 1.1), (0.01, 1.7), (2.2, 1.6, 0.01, 1.6))
"""Of the ribbon of each seat, the lengths of dashes and gaps in widths: solid, dashes, dots, dashes with dots."""

PAPER: Final = "#fffdf6"


def drawing(view: View, eye: Seat | None, language: str, theme: Theme) -> Drawing:
    """There are no secrets: the map looks the same to everybody."""
    squares = grid(view.size)
    extent = SIDE * view.size + 2 * FRAME
    inner = SIDE * view.size
    land = el("svg", country(inner, theme), x=FRAME, y=FRAME, width=inner, height=inner)  # which cuts off what juts out
    chart = group([*_tiles(view, squares, theme), *_paths(view, squares, theme)], transform=at(FRAME, FRAME))
    width, rows = (extent - GAP) / 2, (len(view.players) + 1) // 2
    plates = [
        group(_plate(view, seat, width, language, theme), transform=at(x, y))
        for seat in range(len(view.players))
        for x, y in [((seat % 2) * (width + GAP), extent + GAP + (seat // 2) * (PLATE + GAP))]
    ]
    said = " ".join(fact(language, str(player.number or "–"), _length(player, language)) for player in view.players)
    parts = (*_frame(squares, extent, theme), land, chart, *plates)
    return Drawing(extent, extent + rows * (GAP + PLATE), parts, said)


def mark(view: View, seat: Seat, theme: Theme) -> Element:
    """A player's ribbon, with their number once they have one."""
    player = view.players[seat]
    parts = [
        box(-28, -28, 56, 56, 9, fill=PAPER, stroke=theme.line_strong, stroke_width=2),
        *_ribbon(seat, f"M-21 {0 if player.number is None else 19}H21", 8),
    ]
    if player.number is not None:
        parts.append(label(0, -4, player.number, 36, "#17181c", weight=700))
    return group(parts, transform="scale(1.6)")


def _frame(squares: Grid, extent: float, theme: Theme) -> Iterator[Element]:
    yield box(0, 0, extent, extent, 10, fill=theme.paint("lacquer"))
    yield box(2, 2, extent - 4, extent - 4, 8, fill="none", stroke=theme.paint("gilding"), stroke_width=3)
    for index in range(squares.size):
        along = FRAME + SIDE * (index + 0.5)
        yield label(along, extent - 23, chr(ord("a") + index), 30, LEAF_2)
        yield label(19, along, squares.size - index, 30, LEAF_2)


def _tiles(view: View, squares: Grid, theme: Theme) -> Iterator[Element]:
    plots = theme.pick("rgba(90,80,40,0.22)", "rgba(220,230,210,0.15)")
    size = SIDE * squares.size
    steps = range(SIDE, size, SIDE)
    yield line("".join(f"M{each} 0V{size}M0 {each}H{size}" for each in steps), plots, 1.5)
    terrain = Terrain(view.board, squares)
    currents = terrain.currents()
    for square, figure in sorted(terrain.tiles.items()):
        joined, free = terrain.chapel(square) if figure.kind == "chapel" else ([], [])
        laid = tile(figure, theme, currents.get(square), joined, free)
        yield group(laid, transform=at(*middle(square, squares)))
    yield box(0, 0, size, size, fill="none", stroke=theme.paint("gilding"), stroke_width=3)


def _paths(view: View, squares: Grid, theme: Theme) -> Iterator[Element]:
    """The last tile, the paths of the numbers that are free, everybody's path, and where they start and finish."""
    last = view.last.move.partition(":")[0] if view.last else ""
    if last in squares.numbers:
        corners = "M-46-28V-46H-28M28-46H46V-28M46 28V46H28M-28 46H-46V28"
        yield line(corners, theme.mark, 6, transform=at(*middle(squares.numbers[last], squares)))
    taken = {player.number for player in view.players}
    open_numbers = [number for number in range(1, len(view.marks) + 1) if number not in taken]
    if view.stage in ("starting", "drawing"):
        for number in open_numbers:
            yield from _free(view, number, squares, theme)
    apart, width = lanes(len(view.players))
    routes = {
        seat: [squares.numbers[name] for name in player.path.squares]
        for seat, player in enumerate(view.players)
        if player.path
    }
    for seat, d in ribbons(routes, squares, apart).items():
        yield group(_ribbon(seat, d, width), fill="none", stroke_linejoin="round")
    for seat, player in enumerate(view.players):
        yield from _badges(seat, player, squares)


def _free(view: View, number: int, squares: Grid, theme: Theme) -> Iterator[Element]:
    """A number that can still be chosen, on both its squares, and the way between them."""
    one, other = (middle(squares.numbers[name], squares) for name in view.marks[number - 1])
    part = 0.45 * SIDE / ((other.x - one.x) ** 2 + (other.y - one.y) ** 2) ** 0.5
    dx, dy = part * (other.x - one.x), part * (other.y - one.y)
    colour = theme.pick("rgba(110,84,20,0.5)", "rgba(226,196,120,0.5)")
    ends = {"x1": one.x + dx, "y1": one.y + dy, "x2": other.x - dx, "y2": other.y - dy}
    yield el("line", **ends, stroke=colour, stroke_width=4, stroke_dasharray="2 14", stroke_linecap="round")
    for x, y in (one, other):
        yield label(x, y, number, 54, theme.pick("#5b4a1e", "#e3cf96"))


def _ribbon(seat: Seat, d: str, width: float) -> list[Element]:
    dashes = " ".join(f"{each * width:.2f}" for each in PATTERNS[seat % 4]) or None
    rounded = seat > 1
    return [
        line(d, PAPER, width + 4, stroke_linecap="round"),
        line(
            d,
            COLOURS[seat % 4],
            width * 1.1 if rounded else width,
            stroke_dasharray=dashes,
            stroke_linecap="round" if rounded else None,
        ),
    ]


def _badges(seat: Seat, player: Player, squares: Grid) -> Iterator[Element]:
    """A round badge where a player starts and a square one where they finish, with their number."""
    for name, starts in ((player.start, True), (player.finish, False)):
        if name is None:
            continue
        square = squares.numbers[name]
        (x, y), (dx, dy) = middle(square, squares), outwards(square, squares)
        colour = COLOURS[seat % 4]
        if starts:
            shape = disc(0, 0, 22, fill=colour, stroke=PAPER, stroke_width=4)
        else:
            shape = box(-20, -20, 40, 40, 7, fill=PAPER, stroke=colour, stroke_width=7)
        written = label(0, 1, player.number or "", 32, "#fff" if starts else colour, weight=700)
        yield group([shape, written], transform=at(x + SIDE / 2 * dx, y + SIDE / 2 * dy))


def _plate(view: View, seat: Seat, width: float, language: str, theme: Theme) -> Iterator[Element]:
    """A player's path in figures, and the tiles left to them, which are open to all."""
    player = view.players[seat]
    active = view.turn == seat and view.stage != "over"
    yield plate(theme, 0, 0, width, PLATE, active=active)
    yield group([mark(view, seat, theme)], transform=at(42, 40, 0.62))
    said = _remark(view, seat, language)
    yield label(84, 28 if said else 40, _length(player, language), 26, theme.words, anchor="start")
    if said:
        yield label(84, 58, said, 21, theme.bad, anchor="start")
    total = "–" if player.total is None else player.total
    yield label(width - 20, 40, total, 50, theme.words, font=SERIF, anchor="end")
    kinds = TILES[view.options.level]
    pitch, large = (width - 24) / len(kinds), len(kinds) < 6
    for index, kind in enumerate(kinds):
        left, x = player.stock.get(str(kind), 0), 12 + pitch * index
        size = 0.56 if large else 0.36
        faded = None if left else 0.25
        yield group(_stocked(kind, theme), transform=at(x + 52 * size, 108, size), opacity=faded)
        colour = theme.words if left else theme.words_soft
        yield label(x + 108 * size, 108, left, 24 if large else 19, colour, anchor="start")


def _remark(view: View, seat: Seat, language: str) -> str:
    """What a player has asked or answered, or has to prove now."""
    if view.question and seat == view.question.seat:
        return say(language, "deflecto-question")
    if view.question and seat in view.question.answered:
        answer = "agreed" if seat in view.question.agreed else "contested"
        return say(language, f"deflecto-answer-{answer}", {"you": "no"})
    return say(language, "deflecto-to-prove") if seat in view.contesters else ""


def _stocked(kind: Tile, theme: Theme) -> Iterator[Element]:
    """A tile in stock: its front, over a corner of its back."""
    if kind.back:
        yield group(tile(_first(kind.back), theme), transform=at(0, 62, 0.62))
        yield group(tile(_first(kind.front), theme), transform=at(0, -26, 0.95))
    else:
        yield from tile(_first(kind.front), theme)


def _first(shape: Shape) -> Figure:
    return next(figure for figure in FIGURES if figure.shape == shape)


def _length(player: Player, language: str) -> str:
    if player.path is None:
        return say(language, "deflecto-not-started")
    length = say(language, "deflecto-length", {"length": player.path.length, "empty": player.path.empty})
    return f"{length} {say(language, 'deflecto-penalty', {'count': player.penalty})}" if player.penalty else length
