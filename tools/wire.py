"""Generates the web client's types from the server's messages and the games' views, so that both have one source.

    python tools/wire.py            writes types.ts in web/src/wire, in web/src/review and in the folder of each game
    python tools/wire.py --check    exits with 0 if they are up to date, else with 1

msgspec produces a JSON Schema, and the small part of it that our messages use is translated to
TypeScript here.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias, get_type_hints

import msgspec

from galerie.core import AnyGame
from galerie.games import GAMES
from galerie.host import wire
from galerie.study import reviewer, reviewing

CLIENT: Final = Path(__file__).parent.parent / "web" / "src"
HEADER: Final = "// Made by `make wire` from {source}. Do not edit.\n"
OURS: Final = "galerie.games."
"""The packages of the games whose boards are in the client's sources."""

UNIONS: Final = ("Command", "Frame")
"""The type aliases of `wire` that have no name in a schema."""

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema: TypeAlias = Mapping[str, Any]


def types() -> dict[Path, str]:
    """What each file of types should hold."""
    made = {
        CLIENT / "wire" / "types.ts": _file("galerie.host.wire", _messages()),
        CLIENT / "review" / "types.ts": _file("galerie.study.reviewing", _form()),
    }
    for game in GAMES.values():
        if game.package.startswith(OURS):
            made[CLIENT / "games" / game.name / "types.ts"] = _file(game.package, _views(game))
    return made


def _file(source: str, declarations: Iterator[str]) -> str:
    return "\n".join([HEADER.format(source=source), *declarations])


def structs() -> list[type[wire.Wire]]:
    """Every message."""
    return [
        each
        for each in vars(wire).values()
        if isinstance(each, type) and issubclass(each, wire.Wire) and each is not wire.Wire
    ]


def _messages() -> Iterator[str]:
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    for each in structs():
        yield _declared(each.__name__, components[each.__name__], partial=True)
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in getattr(wire, name).__args__)
        yield f"export type {name} = {members};\n"


def _form() -> Iterator[str]:
    """What the reviews of all games share."""
    _, components = msgspec.json.schema_components([reviewing.Review], ref_template="{name}")
    for name, schema in components.items():
        yield _declared(name, schema, partial=False)


def _views(game: AnyGame) -> Iterator[str]:
    """The view and the review of a game. Games may use the same names, so each is prefixed with its game's name."""
    review = reviewer(game.name)
    kinds = [game.view, *([get_type_hints(review)["return"]] if review else [])]
    prefix = game.name.title()
    _, components = msgspec.json.schema_components(kinds, ref_template=prefix + "{name}")
    for name, schema in components.items():
        yield _declared(prefix + name, schema, partial=False)


def _declared(name: str, schema: Schema, *, partial: bool) -> str:
    """An interface. A field with a default may be left out of a message, but a view is always complete."""
    needed = set(schema.get("required", ())) if partial else set(schema["properties"])
    fields = "".join(
        f"  {field}{'' if field in needed else '?'}: {_spelt(kind)};\n" for field, kind in schema["properties"].items()
    )
    text = re.sub(r"\s+", " ", schema.get("description", "")).strip()
    return f"{f'/** {text} */' + chr(10) if text else ''}export interface {name} {{\n{fields}}}\n"


def _spelt(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_spelt(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(_spelt, schema['prefixItems']))}]"
        case "array":
            kind = _spelt(schema["items"])
            return f"({kind})[]" if "|" in kind else f"{kind}[]"
        case "object":
            return f"Record<string, {_spelt(schema['additionalProperties'])}>"
        case str(plain):
            return PLAIN[plain]
        case None:
            return "unknown"
        case other:
            raise ValueError(f"no TypeScript for {other!r}")


def main(arguments: list[str]) -> int:
    made = types()
    if "--check" in arguments:
        return int(any(not path.exists() or path.read_text(encoding="utf-8") != text for path, text in made.items()))
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
