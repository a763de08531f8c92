"""The log: one line per event, for a person or for a program.

No secret and no personal data is logged. A message is a constant; what varies is in fields of plain values; a table is
identified by a fingerprint, because its address is an invitation; and of an error only the type and the place are
logged, because its text may quote a move.
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
"""The id of the request or the connection that is being served."""

OURS: Final = "galerie"
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""The attributes of every log record; any other attribute is a field."""

MOST_PLACES: Final = 6


def configure(settings: Settings) -> None:
    """Log to stderr. Libraries log warnings only: their lesser messages quote what visitors send."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else HumanLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of each mistake of a visitor


def fingerprint(table_id: str) -> str:
    """An identifier of a table that does not give access to it."""
    return sha256(table_id.encode()).hexdigest()[:12]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(dict(_fields(record))).decode()


class HumanLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = dict(_fields(record))
        head = f"{fields.pop('time')[11:19]} {fields.pop('level'):7} {fields.pop('message')}"
        return "  ".join([head, *(f"{name}={value}" for name, value in fields.items())])


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    yield "time", datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    yield "level", record.levelname.lower()
    # libraries put details, which may quote moves, on further lines
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
    """The type of an error and of its causes; only messages of the operating system and of SQLite are quoted, and the
    codes of PostgreSQL.
    """
    name = type(error).__name__
    if code := getattr(error, "sqlstate", None):
        name += f" {code}"
    match error:
        case Refusal():
            name += f" {error.code}"
        case sqlite3.Error() | OSError():
            name += f": {error}"
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return f"{name} from {_named(behind)}" if behind else name


def _places(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
    return " > ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames)
