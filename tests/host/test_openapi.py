"""The OpenAPI document is true: whatever is asked, no answer is a fault of ours and every answer is as described."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from galerie.games import GAMES
from tests.servers import SHARED, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = [
    "GET /api/games",
    "GET /api/host",
    "GET /api/tables/{table_id}",
    "GET /api/tables/{table_id}/hint/{seat}",
    "GET /api/tables/{table_id}/moments",
    "GET /api/tables/{table_id}/record",
    "GET /api/tables/{table_id}/review",
    "GET /api/vocabulary/{letters}",
    "GET /api/words",
    "GET /api/words/{word}",
    "GET /health",
    "GET /ready",
    "POST /api/games/{game}/check",
    "POST /api/records",
    "POST /api/replay",
    "POST /api/tables",
    "POST /api/tables/{table_id}/seats/{seat}",
    "POST /api/tables/{table_id}/seats/{seat}/check",
]
EXAMPLES = pytest.mark.parametrize("examples", [3, pytest.param(60, marks=pytest.mark.soak)])
"""How often each operation is tried: in every run of the tests, and in the soak."""


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("openapi") / "tables.sqlite3", **SHARED)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def operations(generous: Server) -> dict[str, Any]:
    document = schemathesis.openapi.from_url(f"{generous.address}/schema/openapi.json")
    found: list[Any] = [*document.get_all_operations()]
    return {operation.label: operation for operation in (result.ok() for result in found)}


@pytest.fixture(scope="module")
def session(generous: Server) -> Iterator[dict[str, str]]:
    """Somebody's cookie, the tables they have, and a record."""
    guest = generous.guest()
    tables = {
        "open": guest.open_table({"kind": "me"}, {"kind": "open"}),
        "solo": guest.open_table({"kind": "me"}, game="solo"),
        "bot": guest.open_table({"kind": "me"}, {"kind": "bot", "level": "novice"}),
    }
    yield {**tables, "cookie": guest.cookie, "record": guest.http.get(f"/api/tables/{tables['solo']}/record").text}
    guest.close()


def test_every_operation_of_the_document_is_tried(operations: dict[str, Any]) -> None:
    assert set(operations) >= set(OPERATIONS)


@pytest.mark.slow
@EXAMPLES
def test_every_answer_is_as_the_document_says(
    operations: dict[str, Any], session: dict[str, str], examples: int
) -> None:
    for operation in operations.values():
        _try(operation, session, examples)


def _try(operation: Any, session: dict[str, str], examples: int) -> None:
    @settings(
        max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
    )
    @given(case=operation.as_strategy(), choose=st.data())
    def ask(case: Any, choose: st.DataObject) -> None:
        """What the document allows; half of the time about something that there is."""
        if choose.draw(st.booleans()):
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = choose.draw(
                    st.sampled_from([session[n] for n in ("open", "solo", "bot")])
                )
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = choose.draw(st.sampled_from(sorted(GAMES)))
            if operation.label == "POST /api/replay":
                case.body = session["record"]
        case.call_and_validate(checks=CHECKS, headers={"Cookie": session["cookie"]}, timeout=30)

    ask()
