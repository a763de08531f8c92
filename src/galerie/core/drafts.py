"""Drafts, which create instances of frozen dataclasses quickly.

A frozen dataclass sets each of its fields through `object.__setattr__`, which takes three times as long as a plain
assignment. For a class that is instantiated at every move of every table, we create a draft instead: an instance of a
mutable class with the same slots. Assigning the frozen class to its `__class__` turns it into the frozen value. No
other code may keep a reference to the draft.
"""

from dataclasses import fields, make_dataclass
from typing import Any


def draft(kind: type[Any]) -> type[Any]:
    """Create a mutable twin of a frozen dataclass with slots. It takes all fields by position, derived ones too.

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
