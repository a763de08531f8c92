"""The options of a game: a frozen dataclass of booleans, integers and words, and how it is written as text.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Options:
...     parallel: bool = False
...     limit: int = number(20, 1, 50, rare=True, applies=[{"parallel": [False]}])
>>> parse(Options, ["parallel", "limit=30"])
Options(parallel=True, limit=30)
>>> words(parse(Options, ["limit=30"]))
('limit=30',)
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import Any, Literal, TypeAlias, TypeVar, cast, get_args, get_origin

from galerie.core.refusal import BadOption

Value: TypeAlias = bool | int | str
Condition: TypeAlias = Mapping[str, Sequence[Value]]
"""Maps names of other options to the values they must have, and `seats` to the numbers of players."""

O = TypeVar("O")  # noqa: E741  options, as in the contract
V = TypeVar("V", bound=Value)

SEATS = "seats"
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as a form presents it."""

    name: str
    default: Value
    values: tuple[Value, ...]
    rare: bool = False
    """Whether few people want to change it; a form may fold it away."""

    applies: tuple[Condition, ...] = ()
    """When the option has an effect: when one of these conditions holds, or always if there are none."""

    offered: bool = True
    """Whether players can choose it. The others only exist for records and tables of earlier rules."""


def option(default: V, *, rare: bool = False, applies: Iterable[Condition] = (), offered: bool = True) -> V:
    """A dataclass field for a boolean or for one of a few words or numbers, depending on its type."""
    return field(default=default, metadata={"rare": rare, "applies": tuple(applies), "offered": offered})


def number(default: int, least: int, most: int, *, rare: bool = False, applies: Iterable[Condition] = ()) -> int:
    """A dataclass field for an integer between two bounds."""
    metadata = {"values": range(least, most + 1), "rare": rare, "applies": tuple(applies)}
    return field(default=default, metadata=metadata)


def form(kind: type[Any]) -> tuple[Choice, ...]:
    """The choices that the options consist of, in the order of the fields."""
    return tuple(
        Choice(
            each.name,
            cast("Value", each.default),
            _values(each),
            each.metadata.get("rare", False),
            each.metadata.get("applies", ()),
            each.metadata.get("offered", True),
        )
        for each in fields(kind)
    )


def holds(condition: Condition, options: Any, seats: int) -> bool:
    """Whether a condition holds for these options and this number of players."""
    chosen = {**values(options), SEATS: seats}
    return all(chosen[name] in allowed for name, allowed in condition.items())


def applies(choice: Choice, options: Any, seats: int) -> bool:
    """Whether an option has an effect, given the other options and the number of players."""
    return not choice.applies or any(holds(condition, options, seats) for condition in choice.applies)


def read(kind: type[O], chosen: Mapping[str, Value]) -> O:
    """Create options from these values and the defaults of the others. Raises BadOption."""
    choices = {choice.name: choice for choice in form(kind)}
    for name, value in chosen.items():
        _check_name(name, choices)
        if not any(value == allowed and type(value) is type(allowed) for allowed in choices[name].values):
            raise BadOption("option-value", option=name, value=str(value), values=span(choices[name].values))
    return kind(**chosen)


def parse(kind: type[O], texts: Iterable[str]) -> O:
    """Parse options written as `name` (for yes) or `name=value`. Raises BadOption."""
    choices = {choice.name: choice for choice in form(kind)}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, _, word = text.partition("=")
        _check_name(name, choices)
        spelt = {_spell(value): value for value in choices[name].values}
        word = word or YES
        if word not in spelt:
            raise BadOption("option-value", option=name, value=word, values=span(choices[name].values))
        chosen[name] = spelt[word]
    return read(kind, chosen)


def values(options: Any) -> dict[str, Value]:
    """The inverse of `read`: the value of every option by name."""
    return {choice.name: getattr(options, choice.name) for choice in form(type(options))}


def offered(options: O) -> O:
    """The same options, with those that players cannot choose at their defaults."""
    kept = {choice.name: getattr(options, choice.name) for choice in form(type(options)) if choice.offered}
    return read(type(options), kept)


def words(options: Any) -> tuple[str, ...]:
    """The inverse of `parse`: only the options that differ from the defaults."""
    chosen = values(options)
    return tuple(
        choice.name if chosen[choice.name] is True else f"{choice.name}={_spell(chosen[choice.name])}"
        for choice in form(type(options))
        if chosen[choice.name] != choice.default
    )


def span(values: tuple[Value, ...]) -> str:
    """`fast|slow` for a few values, `1..50` for a range."""
    return "|".join(map(_spell, values)) if len(values) <= 4 else f"{values[0]}..{values[-1]}"


def _check_name(name: str, choices: Mapping[str, Choice]) -> None:
    if name not in choices:
        raise BadOption("option-unknown", option=name, count=len(choices), options=", ".join(choices))


def _spell(value: Value) -> str:
    return (YES if value else NO) if isinstance(value, bool) else str(value)


def _values(each: Field[Any]) -> tuple[Value, ...]:
    if each.type is bool:
        return (False, True)
    if get_origin(each.type) is Literal:
        return get_args(each.type)
    return tuple(each.metadata["values"])
