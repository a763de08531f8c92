"""What pictures are made of: gold leaf, jet, ice, silver, and the pieces cut from them, as in the client's
`ui/Materials.svelte`. A picture contains only those that it refers to.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final
from xml.etree.ElementTree import Element

from galerie.svg.elements import Value, box, disc, el, group, line, path, written
from galerie.svg.themes import (
    JET_1,
    JET_2,
    JET_3,
    JET_4,
    LEAF_1,
    LEAF_2,
    LEAF_3,
    LEAF_4,
    ON_LEAF,
    SILVER_1,
    SILVER_2,
    SILVER_3,
    SILVER_4,
    Theme,
)

REFERENCE: Final = re.compile(r"#galerie-\w+?-([\w-]+)")
OCTAGON: Final = "M-15-37H15L37-15V15L15 37H-15L-37 15V-15Z"
ENGRAVING: Final = 0.62

Stop = tuple[float, str] | tuple[float, str, float]


def use(theme: Theme, material: str, **attributes: Value) -> Element:
    """A piece of `PIECES`, around the origin."""
    return el("use", href=f"#{theme.id(material)}", **attributes)


def definitions(theme: Theme, body: Iterable[Element], own: Mapping[str, Element]) -> Element | None:
    """What some elements refer to, and what that refers to; None if they refer to nothing."""
    wanted, found = [written(element) for element in body], dict[str, Element]()
    while wanted:
        for name in REFERENCE.findall(wanted.pop()):
            if name not in found:
                found[name] = own[name] if name in own else MATERIALS[name](theme)
                found[name].set("id", theme.id(name))
                wanted.append(written(found[name]))
    return el("defs", *(found[name] for name in sorted(found))) if found else None


def linear(*stops: Stop, x1: float = 0, y1: float = 0, x2: float = 1, y2: float = 1) -> Element:
    return el("linearGradient", *_stops(stops), x1=x1, y1=y1, x2=x2, y2=y2)


def radial(*stops: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> Element:
    return el("radialGradient", *_stops(stops), cx=cx, cy=cy, r=r)


def _stops(stops: Iterable[Stop]) -> list[Element]:
    return [
        el("stop", offset=offset, stop_color=colour, stop_opacity=rest[0] if rest else None)
        for offset, colour, *rest in stops
    ]


def engraved(d: str, colour: str, width: float, opacity: float = ENGRAVING) -> Element:
    return line(d, colour, width, stroke_linecap="round", opacity=opacity)


def _gold_disc(theme: Theme) -> Element:
    return group(
        [
            disc(0, 0, 41, fill=theme.paint("leaf-rim")),
            disc(0, 0, 36, fill=theme.paint("leaf-face")),
            disc(0, 0, 29.5, fill="none", stroke=LEAF_4, stroke_width=1.8, opacity=ENGRAVING),
            disc(0, 0, 8, fill="none", stroke=LEAF_4, stroke_width=1.8, opacity=ENGRAVING),
            engraved(
                "M0-12V-23M0 12V23M12 0H23M-12 0H-23M8.5-8.5 16-16M-8.5-8.5-16-16M8.5 8.5 16 16M-8.5 8.5-16 16"
                "M4.6-11.1 7.3-17.5M-4.6-11.1-7.3-17.5M4.6 11.1 7.3 17.5M-4.6 11.1-7.3 17.5"
                "M11.1-4.6 17.5-7.3M-11.1-4.6-17.5-7.3M11.1 4.6 17.5 7.3M-11.1 4.6-17.5 7.3",
                LEAF_4,
                1.8,
            ),
            engraved("M-31-12A33 33 0 0 1-4-33", "#fffbe8", 3, 0.85),
        ]
    )


def _black_disc(theme: Theme) -> Element:
    return group(
        [
            disc(0, 0, 40.4, fill=theme.paint("jet-rim"), stroke=LEAF_4, stroke_width=1.2),
            disc(0, 0, 36, fill=theme.paint("jet-face")),
            disc(0, 0, 29.5, fill="none", stroke=LEAF_2, stroke_width=1.6, opacity=ENGRAVING),
            engraved("M7-17A18 18 0 1 0 7 17 14.5 14.5 0 0 1 7-17Z", LEAF_2, 1.6),
            engraved("M-31-12A33 33 0 0 1-4-33", "#dfe8f2", 2.6, 0.55),
        ]
    )


def _mirror_token(theme: Theme) -> Element:
    return group(
        [
            _token_rim(theme),
            path("M-14-34H14L11-26H-11ZM-34-14-14-34-11-26-26-11Z", fill=SILVER_1),
            path("M14-34 34-14 26-11 11-26ZM-34 14V-14L-26-11V11Z", fill=SILVER_2),
            path("M34-14V14L26 11V-11ZM-14 34-34 14-26 11-11 26Z", fill=SILVER_3),
            path("M34 14 14 34 11 26 26 11ZM14 34H-14L-11 26H11Z", fill=SILVER_4),
            path("M-11-26H11L26-11V11L11 26H-11L-26 11V-11Z", fill=theme.paint("silver")),
            engraved(
                "M0-17C5-11 5-6 0 0-5-6-5-11 0-17ZM0 17C5 11 5 6 0 0-5 6-5 11 0 17ZM17 0C11 5 6 5 0 0 6-5 11-5 17 0Z"
                "M-17 0C-11 5-6 5 0 0-6-5-11-5-17 0ZM8-8 12-12M-8-8-12-12M8 8 12 12M-8 8-12 12",
                LEAF_4,
                1.6,
                0.8,
            ),
        ]
    )


def _gold_token(theme: Theme) -> Element:
    return group(
        [
            _token_rim(theme),
            path("M-13-32H13L32-13V13L13 32H-13L-32 13V-13Z", fill=theme.paint("leaf-face")),
            engraved("M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z", LEAF_4, 1.8),
            disc(0, 23, 4, fill="none", stroke=LEAF_4, stroke_width=2.2, opacity=0.9),
        ]
    )


def _black_token(theme: Theme) -> Element:
    return group(
        [
            _token_rim(theme),
            path("M-13-32H13L32-13V13L13 32H-13L-32 13V-13Z", fill=theme.paint("jet-face")),
            engraved("M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z", LEAF_2, 1.6),
            engraved("M1.5 18.5A4.8 4.8 0 1 0 1.5 27.5 3.8 3.8 0 0 1 1.5 18.5Z", LEAF_2, 2.2, 0.9),
        ]
    )


def _token_rim(theme: Theme) -> Element:
    return path(OCTAGON, fill=theme.paint("leaf-rim"), stroke=ON_LEAF, stroke_width=1.2)


def _hatch(theme: Theme) -> Element:
    colour = theme.pick("rgba(155,44,23,0.3)", "rgba(242,160,141,0.34)")
    turned = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"}
    return el("pattern", box(0, 0, 9, 22, fill=colour), width=22, height=22, **turned)


MATERIALS: Final[dict[str, Callable[[Theme], Element]]] = {
    "leaf-rim": lambda _: linear((0, LEAF_1), (0.35, LEAF_2), (0.72, LEAF_4), (1, LEAF_3), x1=0.2, x2=0.8),
    "leaf-face": lambda _: radial((0, LEAF_1), (0.42, LEAF_2), (1, LEAF_3), cx=0.36, cy=0.3, r=0.85),
    "jet-rim": lambda _: linear((0, JET_1), (0.35, JET_2), (0.75, JET_4), (1, JET_2), x1=0.2, x2=0.8),
    "jet-face": lambda _: radial((0, JET_2), (0.5, JET_3), (1, JET_4), cx=0.36, cy=0.28, r=0.9),
    "cast": lambda theme: radial((0.55, theme.cast), (1, theme.cast, 0)),
    "ice": lambda theme: linear((0, theme.ice_1), (0.45, theme.ice_2), (1, theme.ice_3)),
    "facet": lambda theme: linear((0, theme.bevel_light), (0.5, theme.bevel_light, 0), (1, theme.bevel_dark, 0.5)),
    "lacquer": lambda _: linear((0, JET_2), (0.5, JET_4), (1, JET_3)),
    "gilding": lambda _: linear((0, LEAF_2), (0.3, LEAF_4), (0.5, LEAF_1), (0.72, LEAF_4), (1, LEAF_2)),
    "silver": lambda _: linear((0, SILVER_1), (0.42, SILVER_2), (0.58, SILVER_1), (1, SILVER_3)),
    "hatch": _hatch,
    "disc-gold": _gold_disc,
    "disc-black": _black_disc,
    "token-mirror": _mirror_token,
    "token-gold": _gold_token,
    "token-black": _black_token,
}
