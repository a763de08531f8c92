"""The base class of all messages, and the types that several of them use."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """A message. Unknown fields are refused, so that a misspelt field is noticed."""
