"""Additions to the OpenAPI document: error responses, and request bodies of plain text and files."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIFormat,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
)
from litestar.types import ControllerRouterHandler

from galerie.host.wire import Problem

REFUSALS: Final = {
    400: "Refused by the rules, or malformed",
    401: "Not signed in",
    403: "Not allowed, or sent by a page of another site",
    404: "Not found",
    409: "Conflict",
    413: "Too large",
    429: "Too many requests",
    500: "Internal error",
    503: "Cannot be saved at present",
}


@dataclass
class TextOperation(Operation):
    """An operation whose body is plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body: RequestBody | Reference | None = RequestBody(content={"text/plain": text}, required=True)


@dataclass
class FileOperation(Operation):
    """An operation whose body is a file."""

    def __post_init__(self) -> None:
        data = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
        self.request_body: RequestBody | Reference | None = RequestBody(
            content={"application/octet-stream": data}, required=True
        )


def refusing(handlers: Iterable[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    """Document that every error of these handlers is a `Problem`."""
    problems = {
        status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in REFUSALS.items()
    }
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**problems, **(handler.responses or {})}
    return found
