"""Writes the reference of every message into `docs/protocol.md`, after its mark, from the types and their docstrings.

    python -m tools.protocol    writes the page; a test compares it

msgspec says what a value may be, griffe what the docstring of a field says.
"""

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeAlias

import griffe
import msgspec

from galerie.study import reporting, reviewing
from tools.wire import structs

PAGE: Final = Path(__file__).parent.parent / "docs" / "protocol.md"
MARK: Final = "<!-- What follows is made by `make wire` from the types. Do not edit. -->\n"
FORM: Final = (reviewing.Review, reviewing.Curve, reviewing.Moment, reviewing.Remark, reporting.Point)
PREFIX: Final = "review."
"""Of the names of that form, because some are also names of messages."""

WORDS: Final = {"None": "null", "True": "true", "False": "false"}
LIMITS: Final = (
    ("minLength", "maxLength", "{} characters"),
    ("minimum", "maximum", "{}"),
    ("minItems", "maxItems", "{} entries"),
    ("minProperties", "maxProperties", "{} entries"),
)

Schema: TypeAlias = Mapping[str, Any]


def page() -> str:
    """The page as it should be: what was written by hand, and the reference."""
    written, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    return "\n".join([written + mark, *_reference()])


def _reference() -> Iterator[str]:
    yield from _sections(structs(), "")
    yield from _sections(FORM, PREFIX)


def _sections(kinds: Iterable[type], prefix: str) -> Iterator[str]:
    """A section for each module, and in it one for each of its types."""
    _, schemas = msgspec.json.schema_components(kinds, ref_template=prefix + "{name}")
    for module, members in groupby(kinds, key=lambda each: each.__module__):
        path = Path(inspect.getfile(import_module(module)))
        source = griffe.visit(module, path, path.read_text(encoding="utf-8"))
        yield f"### {module.rpartition('.')[2].capitalize()}\n"
        yield f"{_told(source)}\n"
        for name in (each.__name__ for each in members):
            yield f"#### `{prefix}{name}`\n"
            yield from _message(schemas[name], source.classes[name])


def _message(schema: Schema, source: griffe.Class) -> Iterator[str]:
    kinds = {name: kind for name, kind in schema["properties"].items() if name in source.members}
    tags = [f"Its `{name}` is {_spelt(kind)}." for name, kind in schema["properties"].items() if name not in kinds]
    yield " ".join([_told(source), *tags]) + "\n"
    if kinds:
        yield "| field | type | default | meaning |"
        yield "|---|---|---|---|"
        for name, kind in kinds.items():
            default = f"`{json.dumps(kind['default'])}`" if "default" in kind else ""
            meaning = _told(source[name]) if source[name].docstring else ""
            yield f"| `{name}` | {_spelt(kind)} | {default} | {meaning} |"
        yield ""


def _spelt(schema: Schema) -> str:
    """A type in words, with the limits of its values."""
    choices = list(dict.fromkeys(_choices(schema)))
    return " or ".join(filter(None, (", ".join(choices[:-1]), choices[-1])))


def _choices(schema: Schema) -> Iterator[str]:
    if "anyOf" in schema:
        for each in schema["anyOf"]:
            yield from _choices(each)
    elif "enum" in schema:
        yield from (f"`{each}`" for each in schema["enum"])
    else:
        limits = [_limit(schema.get(least), schema.get(most), unit) for least, most, unit in LIMITS]
        if "pattern" in schema:
            limits.append(f"matching `{schema['pattern']}`")
        limits = [*filter(None, limits)]
        yield f"{_kind(schema)} ({', '.join(limits)})" if limits else _kind(schema)


def _limit(least: int | None, most: int | None, unit: str) -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return unit.format(f"at least {least:,}")
    if least == most:
        return unit.format(most)
    return unit.format(f"at most {most:,}" if least is None else f"{least:,} to {most:,}")


def _kind(schema: Schema) -> str:
    if "$ref" in schema:
        name = schema["$ref"]
        return f"[`{name}`](#{name.lower().replace('.', '')})"
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"list of {' and '.join(map(_spelt, schema['prefixItems']))}"
        case "array":
            return f"list of {_grouped(schema['items'])}"
        case "object":
            return f"map to {_grouped(schema['additionalProperties'])}"
        case None:
            return "any"
        case plain:
            return str(plain)


def _grouped(schema: Schema) -> str:
    spelt = _spelt(schema)
    return f"({spelt})" if " or " in spelt else spelt


def _told(source: griffe.Object | griffe.Alias) -> str:
    """A docstring, of a module its summary, as one line of Markdown with the words of JSON."""
    if not source.docstring:
        raise LookupError(f"{source.path} has no docstring")
    text = source.docstring.value.partition("\n\n")[0] if source.is_module else source.docstring.value
    line = re.sub(r"\s+", " ", text).replace("|", r"\|")
    return re.sub(r"\b(None|True|False)\b", lambda found: WORDS[found[0]], line)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
