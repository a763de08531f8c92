"""The colours of pictures are those of the web client."""

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.svg import themes
from galerie.svg.themes import DARK, LIGHT, theme_of

CLIENT = Path(__file__).parents[2] / "web" / "src"
TOKENS = (CLIENT / "ui" / "tokens.css").read_text(encoding="utf-8")
PAIR = re.compile(r"--([\w-]+): light-dark\(\s*(#\w+|rgb\([^)]*\)),\s*(#\w+|rgb\([^)]*\))\s*\)")
MATERIAL = re.compile(r"--((?:leaf|jet|silver)-\d|on-leaf): (#\w+);")


def plain(colour: str) -> str:
    """`rgb(1 2 3 / 4%)` as programs other than browsers read it."""
    parts = re.findall(r"[\d.]+", colour)
    return colour if colour.startswith("#") else f"rgba({','.join(parts[:3])},{float(parts[3]) / 100:g})"


def test_every_colour_of_a_theme_is_the_clients() -> None:
    pairs = {name.replace("-", "_"): (plain(light), plain(dark)) for name, light, dark in PAIR.findall(TOKENS)}
    ours = [asdict(theme) for theme in (LIGHT, DARK)]
    names = ours[0].keys() - {"name"}
    assert {name: tuple(theme[name] for theme in ours) for name in names} == {name: pairs[name] for name in names}


def test_every_material_is_the_clients() -> None:
    found = dict(MATERIAL.findall(TOKENS))
    assert len(found) == 13
    assert {name: getattr(themes, name.upper().replace("-", "_")) for name in found} == found


def test_another_theme_is_refused() -> None:
    with pytest.raises(Refusal, match="theme unknown"):
        theme_of("sepia")
