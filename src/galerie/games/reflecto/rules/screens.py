"""What a player's screens hide, and in which order their tiles may leave.

A screen is identified by the column where it started: 0 for column a to 6 for column g.
"""

from dataclasses import dataclass
from typing import Final, Literal

from galerie.games.reflecto.rules.options import Terms


@dataclass(frozen=True, slots=True)
class Face:
    """What a screen shows its owner, and anybody who sees it in a mirror."""

    kind: Literal["letters", "blank", "mirror"]
    letters: str = ""
    figure: int | None = None
    """The rank at which it leaves, if that is written beside the letters (REF-64)."""


MIRROR: Final = Face("mirror")
BLANK: Final = Face("blank")


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's secret: their word, cut as written on the tiles, and what each screen is."""

    pieces: tuple[str, ...]
    """In the order in which they leave."""

    faces: tuple[Face, ...]
    """By screen. Tiles with the same letters and no figure are equal, whichever of them was meant (REF-35)."""

    @property
    def word(self) -> str:
        return "".join(self.pieces)


def due(hand: Hand, terms: Terms, out: tuple[int, ...]) -> tuple[int, ...]:
    """The screens that may leave next, wherever they stand, after these have left."""
    blanks = sum(hand.faces[screen].kind == "blank" for screen in out)
    return tuple(screen for screen in fitting(hand, terms, len(out) - blanks, blanks) if screen not in out)


def fitting(hand: Hand, terms: Terms, letters: int, blanks: int) -> tuple[int, ...]:
    """The screens, out or not, whose face may leave after this many tiles with letters and blank ones."""
    blank_due = blanks < terms.blanks and letters in (0, terms.pieces)
    piece, rank = None, letters + 1
    if letters < terms.pieces and (blanks == terms.blanks or (terms.late_blank and blanks == 0)):
        piece = hand.pieces[letters]
    figure = rank if any(face.figure == rank for face in hand.faces) else None
    return tuple(
        screen
        for screen, face in enumerate(hand.faces)
        if (blank_due if face.kind == "blank" else face.letters == piece and face.figure == figure)
    )
