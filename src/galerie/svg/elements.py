"""SVG elements. Everything that is put into one is escaped when it is written."""

import re
from collections.abc import Iterable
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element, tostring

from galerie.svg.themes import SANS, Font

NAMESPACE: Final = "http://www.w3.org/2000/svg"
Value: TypeAlias = str | float | None
Attributes: TypeAlias = dict[str, Value]
Child: TypeAlias = Element | str | None

UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot contain, not even escaped."""


def el(tag: str, *children: Child, **attributes: Value) -> Element:
    """An element with children, of which None is left out; `stroke_width` is written `stroke-width`."""
    made = Element(tag, {name.replace("_", "-"): _written(value) for name, value in _given(attributes)})
    for child in children:
        if isinstance(child, str):
            made.text = UNWRITABLE.sub("", child)
        elif child is not None:
            made.append(child)
    return made


def group(children: Iterable[Child], **attributes: Value) -> Element:
    return el("g", *children, **attributes)


def path(d: str, **attributes: Value) -> Element:
    return el("path", d=d, **attributes)


def line(d: str, stroke: str, width: float, **attributes: Value) -> Element:
    """A path that is not filled."""
    return el("path", d=d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def box(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Value) -> Element:
    return el("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def disc(x: float, y: float, radius: float, **attributes: Value) -> Element:
    return el("circle", cx=x or None, cy=y or None, r=radius, **attributes)


def label(
    x: float,
    y: float,
    text: str | int,
    size: float,
    fill: str,
    *,
    font: Font = SANS,
    weight: int = 600,
    anchor: str = "middle",
    **attributes: Value,
) -> Element:
    """A text whose capitals and figures have their middle at `y`.

    Few programs other than browsers know how to centre a text on a line; so its base line is moved.
    """
    return el(
        "text",
        str(text),
        x=x,
        y=y + font.middle * size,
        fill=fill,
        font_family=font.family,
        font_size=size,
        font_weight=weight,
        text_anchor=anchor,
        font_variant_numeric=font.figures,
        **attributes,
    )


def at(x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """A transformation that moves to a point, and there turns and scales."""
    parts = [f"translate({number(x)} {number(y)})"]
    if angle:
        parts.append(f"rotate({number(angle)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return " ".join(parts)


def number(value: float) -> str:
    """A number as short as it can be written, to a hundredth, and the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def written(element: Element) -> str:
    return tostring(element, encoding="unicode", short_empty_elements=True)


def _given(attributes: Attributes) -> Iterable[tuple[str, str | float]]:
    return ((name, value) for name, value in attributes.items() if value is not None)


def _written(value: str | float) -> str:
    return UNWRITABLE.sub("", value) if isinstance(value, str) else number(value)
