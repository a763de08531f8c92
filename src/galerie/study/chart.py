"""Charts as SVG text: the values of a game, move by move, with axes and units."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from galerie.study.reporting import Point

WIDTH: Final = 860
HEIGHT: Final = 420
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 64, 58
COLOURS: Final = ("#9a6a00", "#23405e", "#3d7a4a", "#8a3b5c", "#5b5f97", "#6d5d4b")
"""They can be told apart in grey too, together with the marks."""

INK: Final = "#33302b"
FAINT: Final = "#d9d5cc"
STEPS: Final = (1, 2, 5, 10)
TICKS: Final = 6


@dataclass(frozen=True, slots=True)
class Curve:
    name: str
    points: Sequence[Point]


@dataclass(frozen=True, slots=True)
class Mark:
    """A point that stands out, with a word or two about it."""

    ply: int
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """What a chart says."""

    title: str
    across: str
    """The name of the horizontal axis."""

    up: str
    """The name of the vertical axis, with its unit."""

    exact: str
    estimated: str


def svg(words: Words, curves: Sequence[Curve], marks: Sequence[Mark] = ()) -> str:
    """Curves over the moves of a game: thick where values are exact, thin and dashed where they are estimates."""
    points = [point for curve in curves for point in curve.points]
    values = [0.0, *(point.value for point in points), *(mark.value for mark in marks)]
    last = max([1, *(point.ply for point in points)])
    rows, columns = ticks(min(values), max(values)), [each for each in ticks(0, last) if each <= last]
    low, high = rows[0], rows[-1]

    def x(ply: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / last

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)

    parts = sheet(words.title, HEIGHT)
    for value in rows:
        colour = INK if value == 0 else FAINT
        parts += [
            f'<line x1="{LEFT}" y1="{y(value):.1f}" x2="{WIDTH - RIGHT}" y2="{y(value):.1f}" stroke="{colour}"/>',
            label(LEFT - 8, y(value) + 4, signed(value), anchor="end"),
        ]
    for ply in columns:
        parts.append(label(x(ply), HEIGHT - BOTTOM + 20, signed(ply), anchor="middle"))
    middle = (TOP + HEIGHT - BOTTOM) / 2
    parts += [
        label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, words.across, anchor="middle"),
        f'<g transform="rotate(-90 18 {middle:.1f})">{label(18, middle, words.up, anchor="middle")}</g>',
    ]
    for number, curve in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        for one, two in zip(curve.points, curve.points[1:], strict=False):
            exact = one.exact and two.exact
            parts.append(
                f'<line x1="{x(one.ply):.1f}" y1="{y(one.value):.1f}" x2="{x(two.ply):.1f}" y2="{y(two.value):.1f}" '
                f'stroke="{colour}" {_stroke(exact=exact)}/>'
            )
        parts += [
            f'<circle cx="{x(each.ply):.1f}" cy="{y(each.value):.1f}" r="3" stroke="{colour}" '
            f'fill="{colour if each.exact else "#ffffff"}"/>'
            for each in curve.points
        ]
    parts += _legend(words, curves)
    for mark in marks:
        parts += [
            f'<circle cx="{x(mark.ply):.1f}" cy="{y(mark.value):.1f}" r="8" fill="none" stroke="{INK}"/>',
            '<g stroke="#ffffff" stroke-width="4" paint-order="stroke">',
            label(x(mark.ply), y(mark.value) - 13, mark.text, anchor="middle"),
            "</g>",
        ]
    return finished(parts)


def sheet(title: str, height: int) -> list[str]:
    """The beginning of a chart: its size, its ground and its title."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<g font-family="sans-serif" font-size="13" fill="{INK}">',
        label(LEFT, 22, title, size=16),
    ]


def finished(parts: Sequence[str]) -> str:
    return "\n".join([*parts, "</g>", "</svg>", ""])


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from at most `low` to at least `high`, at the same distance."""
    spread = max(high - low, 1.0)
    power = 10 ** math.floor(math.log10(spread / TICKS))
    step = next(each * power for each in STEPS if each * power * TICKS >= spread)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 6) for number in range(first, max(last, first + 1) + 1)]


def _legend(words: Words, curves: Sequence[Curve]) -> list[str]:
    parts, x = list[str](), LEFT
    entries = [(curve.name, COLOURS[number % len(COLOURS)], True) for number, curve in enumerate(curves) if curve.name]
    entries += [(words.exact, INK, True), (words.estimated, INK, False)]
    for name, colour, exact in entries:
        parts += [
            f'<line x1="{x}" y1="42" x2="{x + 26}" y2="42" stroke="{colour}" {_stroke(exact=exact)}/>',
            label(x + 32, 46, name),
        ]
        x += 52 + 8 * len(name)
    return parts


def _stroke(*, exact: bool) -> str:
    return 'stroke-width="3"' if exact else 'stroke-width="1.5" stroke-dasharray="5 4"'


def label(x: float, y: float, text: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def signed(value: float) -> str:
    return f"{value:g}".replace("-", "−")
