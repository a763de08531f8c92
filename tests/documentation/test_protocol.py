"""`docs/protocol.md` documents every message and every route of the server."""

import re
from pathlib import Path
from typing import Any, Final

from tools.protocol import PAGE, page

from galerie.host.web.app import build
from galerie.host.web.settings import Settings
from tests.documentation.pages import DOCS

CALL: Final = re.compile(r"`((?:GET|POST|PUT|DELETE) /[^\s?`]*)[^`]*`")


def test_the_reference_of_the_messages_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make wire`"


def test_every_route_is_documented(tmp_path: Path) -> None:
    app = build(Settings(data=tmp_path / "tables.sqlite3"))
    try:
        paths: dict[str, Any] = app.openapi_schema.to_schema()["paths"]
    finally:
        app.state.registry.close()
    routes = {
        f"{method.upper()} {path.replace('table_id', 'id')}" for path, methods in paths.items() for method in methods
    }
    pages = ("protocol.md", "lobby.md", "rooms.md", "tournaments.md", "duels.md", "bot-api.md", "moderation.md")
    told = {call for page in pages for call in CALL.findall((DOCS / page).read_text("utf-8"))}
    assert routes == told
