"""Charts of values with their intervals as SVG text, a row for each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from galerie.study.chart import COLOURS, FAINT, INK, RIGHT, WIDTH, finished, label, sheet, signed, ticks

LEFT: Final = 260
"""Room for the names."""

TOP: Final = 52
ROW: Final = 34
BOTTOM: Final = 58
LONGEST: Final = 30
"""Letters of a name; a longer one loses its end."""


@dataclass(frozen=True, slots=True)
class Interval:
    name: str
    value: float
    low: float
    high: float


def svg(title: str, unit: str, rows: Sequence[Interval]) -> str:
    """A dot for each value and a line for its interval, above an axis with its unit."""
    columns = ticks(min(each.low for each in rows), max(each.high for each in rows))
    low, high = columns[0], columns[-1]
    foot = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    parts = sheet(title, foot + BOTTOM)
    for value in columns:
        colour = INK if value == 0 else FAINT
        parts += [
            f'<line x1="{x(value):.1f}" y1="{TOP - 8}" x2="{x(value):.1f}" y2="{foot}" stroke="{colour}"/>',
            label(x(value), foot + 20, signed(value), anchor="middle"),
        ]
    parts.append(label((LEFT + WIDTH - RIGHT) / 2, foot + 46, unit, anchor="middle"))
    for number, each in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        name = each.name if len(each.name) <= LONGEST else f"{each.name[: LONGEST - 1]}…"
        colour = COLOURS[number % len(COLOURS)]
        parts += [
            label(LEFT - 14, y + 4, name, anchor="end"),
            (
                f'<line x1="{x(each.low):.1f}" y1="{y}" x2="{x(each.high):.1f}" y2="{y}" stroke="{colour}" '
                'stroke-width="3"/>'
            ),
            f'<circle cx="{x(each.value):.1f}" cy="{y}" r="5" fill="{colour}"/>',
        ]
    return finished(parts)
