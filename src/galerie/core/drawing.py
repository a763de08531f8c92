"""Views as text: the text of the view's own `__str__`, or a list of its fields.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Pile:
...     top_card: str
...     cards: tuple[int, ...]
...     taken_by: int | None = None
>>> print(text_of(Pile("ace", (3, 1))))
top card: ace
cards: 3, 1
taken by: –
"""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any, Final

NOTHING: Final = "–"
INDENT: Final = "  "


def text_of(view: Any) -> str:
    """Return `str(view)`. A dataclass without a `__str__` is shown as lines of the form `name: value`."""
    return "\n".join(_fields(view)) if _is_mute(view) else str(view)


def readable(name: str) -> str:
    """Write the name of a field, an option or a reason with spaces."""
    return name.replace("_", " ").replace("-", " ")


def _is_mute(value: Any) -> bool:
    """Whether this is a dataclass without a `__str__` of its own."""
    return is_dataclass(value) and not isinstance(value, type) and type(value).__str__ is object.__str__


def _fields(view: Any) -> Iterator[str]:
    for field in fields(view):
        yield from _shown(readable(field.name), getattr(view, field.name))


def _shown(name: str, value: Any) -> Iterator[str]:
    """One line, or several lines below the name if the value needs them."""
    lines = [*_lines(value)] or [NOTHING]
    if len(lines) == 1 and not _is_mute(value) and not (value and isinstance(value, Mapping)):
        yield f"{name}: {lines[0]}"
    else:
        yield f"{name}:"
        yield from (INDENT + line for line in lines)


def _lines(value: Any) -> Iterator[str]:
    match value:
        case _ if _is_mute(value):
            yield from _fields(value)
        case Mapping():
            for key, each in value.items():
                yield from _shown(str(key), each)
        case tuple() | list() if any(_is_mute(each) or "\n" in str(each) for each in value):
            for number, each in enumerate(value):
                yield from _shown(str(number), each)
        case tuple() | list():
            yield ", ".join(map(_plain, value)) or NOTHING
        case AbstractSet():
            yield ", ".join(sorted(map(_plain, value))) or NOTHING
        case _:
            yield from _plain(value).splitlines() or [NOTHING]


def _plain(value: Any) -> str:
    match value:
        case None:
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case tuple() | list():
            return f"({', '.join(map(_plain, value))})"
        case _:
            return str(value)
