"""The colours around a board, for dark and for light terminals."""

import os
from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="galerie-dark",
    primary="#d9ae3c",
    secondary="#8fd3e3",
    accent="#f4c542",
    warning="#f2a65a",
    error="#ff8f73",
    success="#9fd8a4",
    foreground="#e8eef0",
    background="#11171b",
    surface="#1a2329",
    panel="#223038",
    dark=True,
)

LIGHT: Final = Theme(
    name="galerie-light",
    primary="#7a5c00",
    secondary="#1f6474",
    accent="#7a5c00",
    warning="#8a4a00",
    error="#b0290c",
    success="#1d6b2d",
    foreground="#16202a",
    background="#f4f7f8",
    surface="#e7edef",
    panel="#d8e2e5",
    dark=False,
)

LIGHT_GROUNDS: Final = {"7", "15"}


def fitting() -> str:
    """The theme for this terminal; some terminals report their background colour in COLORFGBG."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return (LIGHT if ground in LIGHT_GROUNDS else DARK).name
