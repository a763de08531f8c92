"""Making many frozen values quickly.

A frozen dataclass sets each of its fields by name through `object.__setattr__`, which takes three times as long as
plain assignment. Where one is made at every move of every table, a draft is made instead: an object of a mutable class
with the same slots, which then becomes the frozen value by getting its class. Nobody else ever holds the draft.
"""

from dataclasses import fields, make_dataclass
from typing import Any


def draft(kind: type[Any]) -> type[Any]:
    """A mutable twin of a frozen dataclass with slots. All fields are given to it by position, derived ones too.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int
    >>> Draft = draft(Point)
    >>> made = Draft(1, 2)
    >>> made.__class__ = Point
    >>> made
    Point(x=1, y=2)
    """
    names = [each.name for each in fields(kind)]
    bases = getattr(kind, "__orig_bases__", kind.__bases__)
    return make_dataclass(f"{kind.__name__}Draft", names, bases=bases, slots=True, eq=False, repr=False)
