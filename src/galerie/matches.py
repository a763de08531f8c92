"""Matches as a person begins them and opens them again: by the name of a game, from a file."""

from pathlib import Path
from secrets import randbits
from typing import Final, overload

from galerie import formats
from galerie.core import BadRecord, Game, Match, Record, Refusal, options
from galerie.core.match import Seed
from galerie.core.options import Value
from galerie.core.record import replay
from galerie.core.variables import M, O, V
from galerie.games import GAMES, find

SEED_BITS: Final = 64


@overload
def new(game: str, *, seats: int | None = None, seed: Seed | None = None, **chosen: Value) -> Match: ...
@overload
def new(
    game: Game[M, V, O], *, seats: int | None = None, seed: Seed | None = None, **chosen: Value
) -> Match[M, V, O]: ...
def new(
    game: str | Game[M, V, O], *, seats: int | None = None, seed: Seed | None = None, **chosen: Value
) -> Match | Match[M, V, O]:
    """Begin a match, ready for the first move of a player: what chance does first is done.

    The game is a name, or the game itself, so that a type checker knows its moves and views. There are by default as
    few players as it allows. The same seed and the same moves give the same match again; without one, a random seed is
    chosen. Options that are not named have their defaults. Raises Refusal.
    """
    found = find(game) if isinstance(game, str) else game
    wanted = options.read(found.options, chosen)
    return Match.begin(found, seats, wanted, randbits(SEED_BITS) if seed is None else seed).settled()


def load(source: str | Path, seed: Seed | None = None) -> Match:
    """A recorded match as it was when its record ends. The source is a file, or the text of a record itself.

    A record does not tell what chance would have drawn next; a match can go on as it would have if its seed is given.
    Raises BadRecord.
    """
    return replayed(read(source), seed)


def replayed(record: Record, seed: Seed | None = None) -> Match:
    """A recorded match as it was when its record ends. Raises BadRecord."""
    *_, match = replay(GAMES, record, seed)
    return match


def read(source: str | Path, game: int = 0) -> Record:
    """A record, from a file of any known format or from its text. Raises Refusal.

    `game` is its number, from 1 on, where there are several; 0 is the only one.
    """
    is_text = isinstance(source, str) and "\n" in source
    found = formats.read(str(source).encode()) if is_text else collection(Path(source))
    if game > len(found):
        raise Refusal("format-number", number=game, count=len(found))
    if len(found) > 1 and not game:
        raise Refusal("format-several", count=len(found))
    return found.record(max(0, game - 1))


def collection(path: Path, format_name: str = "") -> formats.Collection:
    """The games of a file in any known format, with what the files beside it add, such as names. Raises Refusal."""
    own = data(path)
    suffixes = formats.companion_suffixes()
    beside = {each.suffix.lower(): each for each in path.parent.iterdir() if each.suffix.lower() in suffixes}
    return formats.read(own, {suffix: data(each) for suffix, each in beside.items()}, format_name)


def text(path: Path) -> str:
    """What a file says. Raises Refusal."""
    try:
        return data(path).decode()
    except UnicodeDecodeError as error:
        raise BadRecord("file-not-text", file=str(path)) from error


def data(path: Path) -> bytes:
    """What a file holds. Raises Refusal."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), reason=error.strerror or "") from error
