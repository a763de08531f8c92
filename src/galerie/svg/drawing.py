"""A picture before it is written: elements of some size, and the same in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.etree.ElementTree import Element

from galerie.svg.elements import NAMESPACE, Attributes, box, el, number, written
from galerie.svg.materials import definitions
from galerie.svg.themes import Theme
from galerie.texts import say

MARGIN: Final = 16


@dataclass(frozen=True, slots=True)
class Drawing:
    width: float
    height: float
    parts: tuple[Element, ...]
    said: str
    """What is to be seen, for those who do not see it."""

    materials: Mapping[str, Element] = field(default_factory=dict[str, Element])
    """What the game's own pieces are made of, by the name that they refer to."""


def document(drawing: Drawing, title: str, language: str, theme: Theme, margin: float = MARGIN) -> str:
    """A picture as a file, on the ground of its theme."""
    width, height = drawing.width + 2 * margin, drawing.height + 2 * margin
    root = el(
        "svg",
        el("title", title),
        el("desc", drawing.said),
        definitions(theme, drawing.parts, drawing.materials),
        box(-margin, -margin, width, height, fill=theme.ground),
        *drawing.parts,
        xmlns=NAMESPACE,
        viewBox=f"{number(-margin)} {number(-margin)} {number(width)} {number(height)}",
        width=width,
        height=height,
        lang=language,
        role="img",
    )
    return written(root) + "\n"


def inset(drawing: Drawing, x: float, y: float, width: float, height: float) -> Element:
    """A picture as large as a part of another has room for, in its middle; the other one has its materials."""
    scale = min(width / drawing.width, height / drawing.height)
    left, top = x + (width - scale * drawing.width) / 2, y + (height - scale * drawing.height) / 2
    return el("g", *drawing.parts, transform=f"translate({number(left)} {number(top)}) scale({scale:.4f})")


def fact(language: str, what: str, told: str) -> str:
    """One thing that a picture shows, for its description: `Gold: 2 discs.`"""
    return say(language, "picture-fact", {"what": what, "told": told.removesuffix(".")})


def plate(theme: Theme, x: float, y: float, width: float, height: float, *, active: bool = False) -> Element:
    """The ground of what is told of a player, who may be the one to move."""
    edge: Attributes = (
        {"stroke": theme.gilt, "stroke_width": 3} if active else {"stroke": theme.line, "stroke_width": 1.5}
    )
    return box(x, y, width, height, 8, fill=theme.panel, **edge)
