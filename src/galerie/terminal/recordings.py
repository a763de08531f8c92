"""Recorded games as files."""

from datetime import datetime
from pathlib import Path

from galerie import formats
from galerie.core import BadRecord, Record, Refusal
from galerie.core.record import dumps


def data(path: Path) -> bytes:
    """What a file holds. Raises Refusal."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), reason=error.strerror or "") from error


def text(path: Path) -> str:
    """What a file says. Raises Refusal."""
    try:
        return data(path).decode()
    except UnicodeDecodeError as error:
        raise BadRecord("file-not-text", file=str(path)) from error


def collection(path: Path, format_name: str = "") -> formats.Collection:
    """The games of a file in any known format, with what the files beside it add, such as names. Raises Refusal."""
    own = data(path)
    suffixes = formats.companion_suffixes()
    beside = {each.suffix.lower(): each for each in path.parent.iterdir() if each.suffix.lower() in suffixes}
    return formats.read(own, {suffix: data(each) for suffix, each in beside.items()}, format_name)


def read(path: Path) -> Record:
    """The only game of a file. Raises Refusal."""
    found = collection(path)
    if len(found) > 1:
        raise Refusal("format-several", file=str(path), count=len(found))
    return found.record(0)


def write(path: Path, record: Record) -> None:
    write_text(path, dumps(record))


def write_text(path: Path, content: str) -> None:
    """Write atomically: a crash leaves the old file intact."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_text(content, encoding="utf-8")
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
