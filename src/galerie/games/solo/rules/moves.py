"""The moves of the solo game and their notation.

`gd3` places a disc gold side up on d3, `bd3` black side up, `stop` ends the game; `c3=g7` is the move of chance
that reveals the token on c3 as the gold 7 (`g0` is a blank one).
"""

from dataclasses import dataclass
from typing import TypeAlias

from galerie.core import BadNotation
from galerie.discs.board import NAMES, square
from galerie.games.solo.rules.tokens import LETTERS, Colour, Token, token


@dataclass(frozen=True, slots=True)
class Place:
    colour: Colour
    square: int

    def __str__(self) -> str:
        return self.colour[0] + NAMES[self.square]


@dataclass(frozen=True, slots=True)
class Stop:
    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Reveal:
    """By NATURE: what a token turned face up shows."""

    square: int
    token: Token

    def __str__(self) -> str:
        return f"{NAMES[self.square]}={self.token}"


Move: TypeAlias = Place | Stop | Reveal


def parse(text: str) -> Move:
    text = text.strip().lower()
    if text == str(Stop()):
        return Stop()
    name, revealed, shown = text.partition("=")
    if revealed:
        return Reveal(square(name), token(shown))
    if text[:1] not in LETTERS or text in NAMES:
        raise BadNotation("solo-no-colour", rule="REV-32", text=text)
    return Place(LETTERS[text[0]], square(text[1:].strip()))
