"""The colours and fonts of pictures: those of the web client, by day and by night.

`tests/svg/test_themes.py` compares them with the client's style sheet.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from galerie.core import Refusal

ThemeName: TypeAlias = Literal["light", "dark"]

LEAF_1, LEAF_2, LEAF_3, LEAF_4 = "#fdf0c4", "#ecc96b", "#c4932f", "#7d5717"
JET_1, JET_2, JET_3, JET_4 = "#7b828f", "#30343e", "#14161b", "#050608"
SILVER_1, SILVER_2, SILVER_3, SILVER_4 = "#f3f8fa", "#b9cbd5", "#8aa3b0", "#5b7686"
ON_LEAF: Final = "#241803"


@dataclass(frozen=True, slots=True)
class Font:
    family: str
    middle: float
    """How far below the middle of its capitals their base line is, in sizes."""

    figures: str | None = None
    """Which of its figures are used, where it has several kinds."""


SANS: Final = Font("Figtree, system-ui, sans-serif", 0.35)
SERIF: Final = Font("'Cormorant Garamond', Georgia, serif", 0.315, "lining-nums")


@dataclass(frozen=True, slots=True)
class Theme:
    name: ThemeName
    ground: str
    ground_far: str
    panel: str
    panel_high: str
    line: str
    line_strong: str
    words: str
    words_soft: str
    gilt: str
    good: str
    bad: str
    ice_1: str
    ice_2: str
    ice_3: str
    on_ice: str
    bevel_light: str
    bevel_dark: str
    sheen: str
    cast: str
    mark: str

    def pick(self, light: str, dark: str) -> str:
        """The one of two colours that belongs to this theme."""
        return light if self.name == "light" else dark

    def paint(self, material: str) -> str:
        """A material of `materials`, as a colour."""
        return f"url(#{self.id(material)})"

    def id(self, material: str) -> str:
        """Pictures in both themes may be parts of one page."""
        return f"galerie-{self.name}-{material}"


LIGHT: Final = Theme(
    name="light",
    ground="#eef2f3",
    ground_far="#ffffff",
    panel="#fbfbf8",
    panel_high="#ffffff",
    line="rgba(128,94,22,0.26)",
    line_strong="rgba(128,94,22,0.6)",
    words="#17181c",
    words_soft="#55554f",
    gilt="#7a5810",
    good="#1d6a3d",
    bad="#9b2c17",
    ice_1="#f2f9fc",
    ice_2="#cfe2ea",
    ice_3="#a9c6d3",
    on_ice="#1f3a48",
    bevel_light="rgba(255,255,255,0.85)",
    bevel_dark="rgba(52,92,112,0.34)",
    sheen="rgba(255,255,255,0.48)",
    cast="rgba(30,58,74,0.4)",
    mark="#0a5c80",
)
DARK: Final = Theme(
    name="dark",
    ground="#0a0b0e",
    ground_far="#15171d",
    panel="#14161c",
    panel_high="#1d2028",
    line="rgba(222,186,104,0.26)",
    line_strong="rgba(222,186,104,0.58)",
    words="#f1ece0",
    words_soft="#b5b0a3",
    gilt="#e3bf6c",
    good="#8fd0a8",
    bad="#f2a08d",
    ice_1="#4b7286",
    ice_2="#315567",
    ice_3="#1e3946",
    on_ice="#e6f2f8",
    bevel_light="rgba(205,235,248,0.18)",
    bevel_dark="rgba(0,12,20,0.5)",
    sheen="rgba(220,242,252,0.13)",
    cast="rgba(0,0,0,0.55)",
    mark="#9fe0ff",
)
THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (LIGHT, DARK)}


def theme_of(name: str) -> Theme:
    if name not in THEMES:
        raise Refusal("theme-unknown", theme=name, themes=", ".join(THEMES))
    return THEMES[name]
