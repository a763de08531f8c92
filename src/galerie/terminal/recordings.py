"""Recorded games as files; `galerie.matches` reads them."""

from datetime import datetime
from pathlib import Path

from galerie.core import Record, Refusal


def write(path: Path, record: Record) -> None:
    write_text(path, str(record))


def write_text(path: Path, text: str) -> None:
    """Write atomically: a crash leaves the old file intact."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        draft.write_text(text, encoding="utf-8")
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
