"""Pictures as pixels."""

from pathlib import Path
from typing import Final

import resvg_py

FONTS: Final = Path(__file__).parent / "fonts"
LETTERS: Final = (
    *((0x20, 0x7E), (0xA0, 0xFF), (0x152, 0x153), (0x178, 0x178), (0x2013, 0x2014), (0x2018, 0x201A)),
    *((0x201C, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026), (0x202F, 0x202F), (0x2032, 0x2033), (0x2039, 0x203A)),
    *((0x20AC, 0x20AC), (0x2190, 0x2194), (0x2212, 0x2212), (0x2248, 0x2248), (0x2260, 0x2260), (0x2264, 0x2265)),
)
"""The characters that our own fonts have, from the first to the last of each range, as `tools/fonts` made them."""


def png(picture: str, width: int | None = None) -> bytes:
    """A picture in SVG, so many pixels wide, or else as wide as it says.

    The fonts of this machine are read only where somebody's name needs them: that takes a while, and a picture without
    them is the same everywhere.
    """
    ours = all(any(first <= ord(each) <= last for first, last in LETTERS) for each in set(picture) - {"\n"})
    return resvg_py.svg_to_bytes(
        svg_string=picture,
        width=width,
        skip_system_fonts=ours,
        font_dirs=[str(FONTS)],
        sans_serif_family="Figtree",
        serif_family="Cormorant Garamond",
    )
