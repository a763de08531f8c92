"""Scenes: positions of a game with something to look at.

Lessons, one-minute pages and the diagrams of the rules are lists of scenes. They are data in a game's folder, and are
replayed by its real rules, so that a scene can never show what the rules do not allow:

- `lessons/lesson.toml`: the lesson, see `galerie.study.lessons`;
- `lessons/minute.toml`: the three or four pictures of the one-minute page;
- `law/diagrams.toml`: the diagrams of the numbered rules.

    [[scenes]]
    id = "enter"              # unique in its file; texts and addresses are found by it
    rule = "DEF-11"           # the rule it shows
    options = "level=2"       # option words; the defaults if left out
    seats = 2                 # how many players; the fewest if left out
    seat = 0                  # whose view is shown; -1 for a spectator
    moves = '''
    0 1 c:se
    * 3
    '''                       # the lines of a record; `*` is NATURE
    shown = 1                 # how many of the last lines are played before the viewer's eyes
    look = ["d11", "seat 1"]  # places to look at, as the game's board names them
"""

from functools import cache
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Any, Final, TypeVar

import msgspec

from galerie.core import NATURE, AnyGame, Match, Record, Refusal, Seat, options
from galerie.core.record import read_line, replay
from galerie.games import GAMES, folder

MINUTE: Final = "lessons/minute.toml"
DIAGRAMS: Final = "law/diagrams.toml"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, how it came about, and where to look."""

    id: str
    rule: str = ""
    options: str = ""
    seats: int = 0
    seat: Seat = 0
    moves: str = ""
    shown: int = 0
    look: tuple[str, ...] = ()

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown; None for a spectator."""
        return None if self.seat == NATURE else self.seat

    def record(self, game: AnyGame) -> Record:
        chosen = options.parse(game.options, self.options.split())
        names = ("",) * (self.seats or game.seats[0])
        return Record.of(game, chosen, names, map(read_line, filter(None, map(str.strip, self.moves.splitlines()))))

    def matches(self, game: AnyGame) -> tuple[Match, ...]:
        """What the viewer sees one after the other: the position before the lines that are shown, and after each."""
        every = tuple(replay(GAMES, self.record(game)))
        return every[len(every) - 1 - self.shown :]


S = TypeVar("S", bound=Scene)


def scenes(game: AnyGame, file: str) -> tuple[Scene, ...]:
    """The scenes of one of a game's files; none if it has no such file."""
    return read(game.package, file, Scene)


@cache
def read(package: str, file: str, kind: type[S]) -> tuple[S, ...]:
    """Read a file of scenes. Raises Refusal if it is not one."""
    home = folder(package)
    path = home / file if home else Path(file)
    if not home or not path.exists():
        return ()
    whole = msgspec.defstruct("Scenes", [("scenes", tuple[kind, ...])], forbid_unknown_fields=True)  # type: ignore[valid-type]
    try:
        found: Any = msgspec.toml.decode(path.read_bytes(), type=whole)
    except (msgspec.MsgspecError, TOMLDecodeError) as error:
        raise Refusal("scenes-bad", path=str(path), error=str(error)) from error
    return tuple(found.scenes)
