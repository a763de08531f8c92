"""Recorded games as files."""

from datetime import datetime
from pathlib import Path

from galerie.core import BadRecord, Record, Refusal
from galerie.core.record import dumps, loads


def text(path: Path) -> str:
    """What a file says. Raises Refusal."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("file-not-text", file=str(path)) from error
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), reason=error.strerror or "") from error


def read(path: Path) -> Record:
    return loads(text(path))


def write(path: Path, record: Record) -> None:
    """Write atomically: a crash leaves the old file intact."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_text(dumps(record), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(path), reason=error.strerror or "") from error


def unused(path: Path) -> Path:
    """This path or, if the file exists, the same name with a number."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


def suggested(game: str, now: datetime) -> Path:
    """A default file name for a game."""
    return unused(Path(f"{game}-{now:%Y%m%d-%H%M}.txt"))
