"""What everybody at a Déflecto board sees: there are no secrets, and the stocks are open (DEF-02)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core import Seat
from galerie.games.deflecto.rules.drawing import drawn
from galerie.games.deflecto.rules.options import Options

Stage: TypeAlias = Literal["drawing", "starting", "laying", "answering", "over"]
"""What the game is waiting for: chance, a first tile, a tile, answers to a question, nothing."""


@dataclass(frozen=True, slots=True)
class Path:
    """A player's path as it stands (DEF-31)."""

    squares: tuple[str, ...]
    """From the start to the finish, both included."""

    length: int
    empty: int


@dataclass(frozen=True, slots=True)
class Player:
    number: int | None
    """Their number on the board; None until the first tile."""

    start: str | None
    finish: str | None
    stock: dict[str, int]
    """How many tiles of each kind are left: `straight` at level 1, `straight/buffer` at level 2."""

    penalty: int
    path: Path | None
    total: int | None
    """The length plus penalties (DEF-35)."""

    rank: int
    """The place if the game ended now (DEF-35); equal ones share it, and whose path has not begun comes last."""


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody has asked whether the paths are settled (DEF-32)."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()
    contested: tuple[Seat, ...] = ()

    @property
    def answered(self) -> frozenset[Seat]:
        return frozenset(self.agreed + self.contested)


@dataclass(frozen=True, slots=True)
class Deed:
    """The last thing a player did."""

    seat: Seat
    move: str
    before: tuple[int, ...]
    """The lengths of the paths before it, by seat; 0 for a path that has not begun."""

    proven: bool | None = None
    """For a contester's tile or pass: whether it proved them right (DEF-33)."""


@dataclass(frozen=True, slots=True)
class View:
    size: int
    marks: tuple[tuple[str, str], ...]
    """The two squares of number 1, of number 2 and so on."""

    board: dict[str, str]
    """The figure on each occupied square."""

    players: tuple[Player, ...]
    turn: Seat
    stage: Stage
    question: Question | None
    contesters: tuple[Seat, ...]
    """The seats whose next tile must change a path (DEF-33)."""

    asked: bool
    """Whether the player has asked in this turn (DEF-32)."""

    passes: int
    """How many passes in a row (DEF-34)."""

    changes: dict[str, tuple[int, ...]]
    """For each legal placement of the player to move that changes the length of a path (`d5:ns`, whichever tile shows
    it), the resulting lengths, by seat. All other placements change none."""

    bends: dict[str, tuple[int, ...]]
    """For each legal placement of the player to move that makes some path run another way, as long as before or longer,
    each seat's new way: its index in `detours`, or -1 where the path stays as it is."""

    detours: tuple[str, ...]
    """The ways that `bends` speaks of, each written once: the start and the steps from there, as in `d11ssse`."""

    last: Deed | None
    ended: str
    """Why the game is over."""

    options: Options
    out: tuple[Seat, ...] = ()
    """The seats whose players have left, in the order in which they went (GEN-03)."""

    def __str__(self) -> str:
        return "\n".join(drawn(self))
