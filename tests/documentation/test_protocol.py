"""`docs/protocol.md` documents every message and every route of the server."""

import re
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import fields

from galerie.host import wire
from galerie.host.web.app import build
from galerie.host.web.settings import Settings
from tests.documentation.pages import CODE, DOCS, HEADING, read, rows, section

PROTOCOL: Final = read("docs/protocol.md")
REFERENCE: Final = section(PROTOCOL, "Messages")
MESSAGES: Final = {
    name: each
    for name, each in vars(wire).items()
    if isinstance(each, type) and issubclass(each, Struct) and each not in {Struct, wire.Wire}
}
CALL: Final = re.compile(r"`((?:GET|POST|PUT|DELETE) /[^\s?`]*)[^`]*`")


def words(kind: Any) -> set[str]:
    """The words that a value of this type may be."""
    if get_origin(kind) is Literal:
        return {*get_args(kind)}
    if get_origin(kind) in {Annotated, Union, UnionType, list}:
        return {word for each in get_args(kind) for word in words(each)}
    return set()


def documented(message: str) -> dict[str, str]:
    """What the page says about each field of a message."""
    found: dict[str, str] = {}
    for names, *said in rows(section(REFERENCE, f"`{message}`")):
        found |= {name: " ".join(said) for name in CODE.findall(names)}
    return found


def test_exactly_the_messages_of_the_wire_are_documented() -> None:
    assert {title.strip("`") for level, title in HEADING.findall(REFERENCE) if len(level) == 4} == {*MESSAGES}


@pytest.mark.parametrize("name", MESSAGES)
def test_the_documented_fields_are_those_of_the_message(name: str) -> None:
    assert [*documented(name)] == [field.name for field in fields(MESSAGES[name])]


@pytest.mark.parametrize("name", MESSAGES)
def test_the_words_that_a_field_may_contain_are_documented(name: str) -> None:
    for field, kind in get_type_hints(MESSAGES[name], include_extras=True).items():
        if field in documented(name):
            assert words(kind) <= {*CODE.findall(documented(name)[field])}, field


@pytest.mark.parametrize("name", MESSAGES)
def test_the_kind_of_a_socket_message_is_documented(name: str) -> None:
    config = MESSAGES[name].__struct_config__
    if config.tag:
        assert f"`{config.tag_field}` is `{config.tag}`" in section(REFERENCE, f"`{name}`")


def test_every_route_is_documented(tmp_path: Path) -> None:
    app = build(Settings(data=tmp_path / "tables.sqlite3"))
    try:
        paths: dict[str, Any] = app.openapi_schema.to_schema()["paths"]
    finally:
        app.state.registry.close()
    routes = {
        f"{method.upper()} {path.replace('table_id', 'id')}" for path, methods in paths.items() for method in methods
    }
    pages = ("protocol.md", "lobby.md", "bot-api.md")
    told = {call for page in pages for call in CALL.findall((DOCS / page).read_text("utf-8"))}
    assert routes == told
