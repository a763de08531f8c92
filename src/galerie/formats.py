"""Recorded games in the formats of other programs, beside our own.

A game that knows some has a part `formats` (`galerie.games.part`), which defines:

- `FORMATS`: every `Format`, in the order in which they are tried on a file;
- `to_record(game)` and `from_record(record)`: between what these formats write and read and our own records; both
  refuse what the other side cannot express.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from galerie.core import BadRecord, Record, Refusal
from galerie.core.record import TITLE, loads
from galerie.games import GAMES, find, part

T = TypeVar("T")

OWN: Final = "record"
"""The name of our own format."""

OWN_SUFFIX: Final = ".txt"
OWN_TITLE: Final = b"galerie record"
OWN_BEGINNING: Final = re.compile(rb"^" + OWN_TITLE + rb" [0-9]+\s*$", re.MULTILINE)
OWN_SEAT: Final = re.compile(rb"^seat [0-9]+:(.*)$", re.MULTILINE)
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """One game of a file. It is read when it is asked for, so that a damaged one does not spoil the others."""

    title: str
    load: Callable[[], T]
    """Raises Refusal."""


@dataclass(frozen=True, slots=True)
class Format(Generic[T]):
    name: str
    suffixes: tuple[str, ...]
    """How names of such files end; new files get the first."""

    recognises: Callable[[bytes], bool]
    read: Callable[[bytes, Mapping[str, bytes]], Sequence[Entry[T]]]
    """From a file, and the files that belong to it by their suffixes. Raises Refusal."""

    write: Callable[[T], str] | None = None
    """One game, ending with a new line: a file holds one after another. None if the format can only be read."""

    companions: tuple[str, ...] = ()
    """The suffixes of other files that have a part of what such a file means, such as names."""


@dataclass(frozen=True, slots=True)
class Collection:
    """The games of a file."""

    format: str
    entries: Sequence[Entry[Any]]
    home: ModuleType | None
    """The `formats` of the game; None for our own format."""

    def __len__(self) -> int:
        return len(self.entries)

    def record(self, number: int) -> Record:
        """A game, counted from 0, as a record of ours. Raises Refusal."""
        found = self.entries[number].load()
        record: Record = self.home.to_record(found) if self.home else found
        return record


def read(data: bytes, companions: Mapping[str, bytes] | None = None, format_name: str = "") -> Collection:
    """The games of a file, in the format of this name or in the first that recognises it. Raises Refusal."""
    data = data.removeprefix(BYTE_ORDER_MARK)
    if format_name == OWN or (not format_name and data.lstrip().startswith(OWN_TITLE)):
        return Collection(OWN, tuple(Entry(_title(each), partial(_own, each)) for each in _apart(data)), None)
    for home, each in _known():
        if each.name == format_name or (not format_name and each.recognises(data)):
            return Collection(each.name, each.read(data, companions or {}), home)
    if format_name:
        raise Refusal("format-unknown", name=format_name, names=", ".join(names()))
    raise BadRecord("format-unrecognised", title=TITLE, names=", ".join(names()[1:]))


def written(collection: Collection, number: int, format_name: str) -> str:
    """A game of a collection, counted from 0, in a format. Raises Refusal."""
    if format_name == OWN:
        return str(collection.record(number))
    home, write = _writer(format_name, collection.home)
    if collection.home is home:
        return write(collection.entries[number].load())
    return write(home.from_record(collection.record(number)))


def written_record(record: Record, format_name: str) -> str:
    """A record of ours in a format of its game. Raises Refusal."""
    if format_name == OWN:
        return str(record)
    home, write = _writer(format_name, part(find(record.game), "formats"))
    return write(home.from_record(record))


def by_suffix(suffix: str) -> str:
    """The name of the format of files that end like this. Raises Refusal."""
    if suffix.lower() == OWN_SUFFIX:
        return OWN
    for _, each in _known():
        if suffix.lower() in each.suffixes:
            return each.name
    raise Refusal("format-suffix", suffix=suffix, names=", ".join(names()))


def companion_suffixes() -> frozenset[str]:
    """The suffixes of files that may belong to another."""
    return frozenset(suffix for _, each in _known() for suffix in each.companions)


def names(*, writable: bool = False) -> list[str]:
    return [OWN, *dict.fromkeys(each.name for _, each in _known() if each.write or not writable)]


def suffix(format_name: str) -> str:
    """How names of new files end in this format. Raises Refusal if there is no such format or it can only be read."""
    if format_name == OWN:
        return OWN_SUFFIX
    _writer(format_name, None)
    return next(each.suffixes[0] for _, each in _known() if each.name == format_name)


def _writer(format_name: str, preferred: ModuleType | None) -> tuple[ModuleType, Callable[[Any], str]]:
    """Who writes this format: the preferred game, where several have one of this name."""
    found = [(home, each) for home, each in _known() if each.name == format_name]
    if not found:
        raise Refusal("format-unknown", name=format_name, names=", ".join(names(writable=True)))
    home, target = next((pair for pair in found if pair[0] is preferred), found[0])
    if target.write is None:
        raise Refusal("format-read-only", name=format_name)
    return home, target.write


def _known() -> Iterator[tuple[ModuleType, Format[Any]]]:
    for game in GAMES.values():
        home = part(game, "formats")
        for each in home.FORMATS if home else ():
            yield home, each  # type: ignore[misc]  # `home` is a module here


def _apart(data: bytes) -> list[bytes]:
    """The records of a file, which may have several, one after another."""
    begins = [found.start() for found in OWN_BEGINNING.finditer(data)][1:]
    return [data[begin:end] for begin, end in pairwise([0, *begins, len(data)])]


def _title(data: bytes) -> str:
    """Who plays, as far as that can be told before the record is read."""
    return " – ".join(name.decode(errors="replace").strip() for name in OWN_SEAT.findall(data))


def _own(data: bytes) -> Record:
    return loads(_text(data))


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record-header") from error
