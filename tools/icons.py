"""Draws the icons of the installed application from the emblem in `web/src/ui/favicon.svg`."""

from pathlib import Path
from typing import Final

from galerie.svg.png import png

WEB: Final = Path(__file__).resolve().parent.parent / "web"
ROUND: Final = ' rx="12"'
"""The corners of the emblem. Systems that cut icons to a shape of their own get it without."""

SIZES: Final = {"192.png": (192, ROUND), "512.png": (512, ROUND), "maskable.png": (512, ""), "touch.png": (180, "")}
"""By file, the width and the corners."""


def main() -> None:
    emblem = (WEB / "src/ui/favicon.svg").read_text(encoding="utf-8")
    for name, (width, corners) in SIZES.items():
        file = WEB / "icons" / name
        file.write_bytes(png(emblem.replace(ROUND, corners), width))
        print(file)


if __name__ == "__main__":
    main()
