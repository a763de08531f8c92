"""The moves of Déflecto and their notation.

`d5:ns` lays a tile on d5 with its path running north and south. At level 2 a digit distinguishes tiles that show the
same face (`d5:ns/2`, a straight with a curved rail on the back; `d5:%/3`, the meadow on the back of a three-way
crossing), and the backs have signs: `=` rail, `~` river, `*` source, `@` lake, `%` meadow, `+` chapel.

`end?` asks whether the paths are settled, `yes` agrees, `no` contests; `pass`. Chance: `first 2`.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.core import BadNotation, Seat
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.grid import SIDES


@dataclass(frozen=True, slots=True)
class Lay:
    square: str
    figure: str
    variant: int = 0
    """Which of the tiles that show this face (DEF-47); 0 if there is only one."""

    def __str__(self) -> str:
        return f"{self.square}:{self.figure}" + (f"/{self.variant}" if self.variant else "")


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others whether the paths are definitively settled."""

    def __str__(self) -> str:
        return "end?"


@dataclass(frozen=True, slots=True)
class Agree:
    def __str__(self) -> str:
        return "yes"


@dataclass(frozen=True, slots=True)
class Contest:
    """Claim that the paths are not settled: this player's next tile must change one."""

    def __str__(self) -> str:
        return "no"


@dataclass(frozen=True, slots=True)
class First:
    """By NATURE: the seat that begins."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


Move: TypeAlias = Lay | Pass | Ask | Agree | Contest | First

SINGLE: Final[dict[str, Move]] = {str(each): each for each in (Pass(), Ask(), Agree(), Contest())}
LAY: Final = re.compile(r"([a-z][1-9][0-9]?):([=~*@%+]?)([nesw]{0,4})(?:/([1-4]))?")
FIRST: Final = re.compile(r"first ([0-9])")


def parse(text: str) -> Move:
    text = " ".join(text.lower().split())
    if text in SINGLE:
        return SINGLE[text]
    if found := FIRST.fullmatch(text):
        return First(int(found[1]))
    found = LAY.fullmatch(text.replace(" ", ""))
    if found:
        figure = found[2] + "".join(side for side in SIDES if side in found[3])
        if figure in BY_TEXT and len(set(found[3])) == len(found[3]):
            return Lay(found[1], figure, int(found[4] or 0))
    raise BadNotation("deflecto-notation", rule="DEF-47", text=text)
