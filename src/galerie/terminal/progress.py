"""How far a player has come at this terminal: in each lesson, in puzzles, and against bots.

It is kept in one file in the user's data folder, beside the tables of a server.
"""

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from galerie.core import Refusal
from galerie.terminal.opponents import Opponent


class Bookmark(msgspec.Struct, frozen=True):
    """Where a lesson was left."""

    scene: str = ""
    """The scene it goes on with; empty to begin at the beginning."""

    lines: tuple[str, ...] = ()
    """What was played in that scene."""

    done: bool = False
    """Whether the lesson was taken to its end before."""


class Progress(msgspec.Struct):
    lessons: dict[str, Bookmark] = {}
    puzzles: dict[str, dict[str, bool]] = {}
    """For each game, the puzzles that were tried, and whether the first try solved them."""

    opponents: dict[str, Opponent] = {}
    """For each game, the level that follows the player's results."""


def place() -> Path:
    """The file."""
    return user_data_path("galerie") / "learning.json"


def read(path: Path) -> Progress:
    """What is in the file; a file that is missing or damaged counts as empty: nothing else depends on it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Progress)
    except (OSError, msgspec.MsgspecError):
        return Progress()


def write(path: Path, progress: Progress) -> None:
    """Write atomically: a crash leaves the old file intact."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.encode(progress))
        draft.replace(path)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(path), reason=error.strerror or "") from error
