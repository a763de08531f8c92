"""What GGF and SGF share: `TAG[value]` one after another, in parentheses."""

import re
from collections.abc import Iterator
from typing import Final

from galerie.core import BadRecord
from galerie.discs.board import COLUMNS, NAMES, NUMBERS

NAME: Final = re.compile(r"[A-Za-z]+")
PASSES: Final = frozenset({"", "pa", "ps", "pass", "--", "tt"})


def square(text: str) -> int | None:
    """The square of a move, None for a pass; besides `f5` also `fe`, two letters as in SGF of other games."""
    name = text.strip().lower()
    if name in PASSES:
        return None
    if len(name) == 2 and name[1] in COLUMNS and name[0] in COLUMNS:
        name = f"{name[0]}{COLUMNS.index(name[1]) + 1}"
    if name not in NUMBERS:
        raise BadRecord("reversi-format-text", text=text)
    return NUMBERS[name]


def square_name(number: int | None) -> str:
    return "PA" if number is None else NAMES[number]


def values(text: str, *, escapes: bool) -> Iterator[tuple[str, str]]:
    """Every tag with each of its values, in order; whatever stands between them is skipped.

    A parenthesis outside a value comes as a tag without a value. With `escapes` a backslash takes the next
    character as it is. Raises BadRecord if a value does not end.
    """
    at, tag = 0, ""
    while at < len(text):
        letter = text[at]
        if letter in "()":
            tag = ""
            yield letter, ""
        elif found := NAME.match(text, at):
            tag, at = found[0].upper(), found.end() - 1
        elif letter == "[":
            value, at = _value(text, at + 1, escapes=escapes)
            yield tag, value
        at += 1


def _value(text: str, start: int, *, escapes: bool) -> tuple[str, int]:
    """What stands in brackets from here on, and where they close."""
    taken: list[str] = []
    at = start
    while at < len(text):
        if text[at] == "]":
            return "".join(taken), at
        if escapes and text[at] == "\\" and at + 1 < len(text):
            at += 1
        taken.append(text[at])
        at += 1
    raise BadRecord("reversi-format-open")
