"""What the host writes down about itself: one line an event, for a person or for a program.

Nothing that somebody said, holds or may not know is written. A message is a fixed sentence; what varies stands in
fields of plain values; a table is named by a fingerprint, because its address is the invitation to it; and of an
error only its kind and its place are told, because its words may quote a move.
"""

import logging
import sqlite3
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

import msgspec

from galerie.core import Refusal
from galerie.host.web.settings import Settings

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request or the connection that is being served."""

OURS: Final = "galerie"
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; whatever else there is are its fields."""

FEW_PLACES: Final = 6


def configure(settings: Settings) -> None:
    """Write to the error stream. Libraries only warn: their smaller talk quotes what visitors send."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else HumanLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())


def fingerprint(table_id: str) -> str:
    """A name for a table that does not lead to it."""
    return sha256(table_id.encode()).hexdigest()[:12]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(dict(_told(record))).decode()


class HumanLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = dict(_told(record))
        head = f"{told.pop('time')[11:19]} {told.pop('level'):7} {told.pop('message')}"
        return "  ".join([head, *(f"{name}={value}" for name, value in told.items())])


def _told(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    yield "time", datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    yield "level", record.levelname.lower()
    # others put the particulars, moves and all, on further lines
    yield "message", record.getMessage().partition("\n")[0]
    yield "logger", record.name
    if request := request_id.get():
        yield "request", request
    for name, value in vars(record).items():
        if name not in PLAIN:
            yield name, value if isinstance(value, int | float) else str(value)
    if record.exc_info and record.exc_info[1]:
        yield "error", _named(record.exc_info[1])
        yield "where", _places(record.exc_info[1])


def _named(error: BaseException) -> str:
    """An error and those behind it, by their kinds; only the words of the system itself are quoted."""
    name = type(error).__name__
    match error:
        case Refusal():
            name += f" {error.code}"
        case sqlite3.Error() | OSError():
            name += f": {error}"
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return f"{name} from {_named(behind)}" if behind else name


def _places(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-FEW_PLACES:]
    return " > ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames)
