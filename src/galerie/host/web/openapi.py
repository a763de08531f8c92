"""What the OpenAPI document says beyond what types say: how everything is refused, and what a record is sent as."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.types import ControllerRouterHandler

from galerie.host.wire import Problem

REFUSALS: Final = {
    400: "It cannot be done, or is not understood",
    401: "Only for whoever has signed in",
    403: "It comes from a page of another site, or is for others to do",
    404: "There is no such thing",
    409: "Somebody was faster",
    413: "It is too large",
    429: "It is too much at once",
    500: "A fault of ours",
    503: "It cannot be saved at present",
}


@dataclass
class TextOperation(Operation):
    """One that is sent a plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body: RequestBody | Reference | None = RequestBody(content={"text/plain": text}, required=True)


def refusing(handlers: Iterable[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    """The same handlers; their document says that whatever is refused is answered by a `Problem`."""
    problems = {
        status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in REFUSALS.items()
    }
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**problems, **(handler.responses or {})}
    return found
