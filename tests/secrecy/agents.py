"""An agent that uses the tools of `galerie mcp` as a visitor, through the same edge of the application."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import httpx2
import msgspec
from mcp.server.mcpserver.exceptions import ToolError

from galerie.agent.player import Player
from galerie.agent.tools import tools
from tests.secrecy.visitors import ADDRESS, Visitor

LOOKING: Final = "look"


def tool(name: str) -> str:
    """The exit by which a tool answers."""
    return f"mcp {name}"


class Body(httpx2.AsyncByteStream):
    """The answer of the host as it comes; whoever closes it hangs up."""

    def __init__(self, task: asyncio.Future[None], said: asyncio.Queue[Any], told: asyncio.Queue[Any]) -> None:
        self._task, self._said, self._told = task, said, told

    async def __aiter__(self) -> AsyncIterator[bytes]:
        more = True
        while more:
            message = await self._told.get()
            more = message.get("more_body", False)
            yield message["body"]

    async def aclose(self) -> None:
        self._said.put_nowait({"type": "http.disconnect"})
        await self._task


class Edge(httpx2.AsyncBaseTransport):
    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        said: asyncio.Queue[Any] = asyncio.Queue()
        told: asyncio.Queue[Any] = asyncio.Queue()
        scope = self._visitor.scope("http", request.url.raw_path.decode()) | {"method": request.method}
        said.put_nowait({"type": "http.request", "body": await request.aread(), "more_body": False})
        task = asyncio.ensure_future(self._visitor.app(scope, said.get, told.put))
        start = await told.get()
        return httpx2.Response(start["status"], headers=start["headers"], stream=Body(task, said, told))


class Agent:
    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        http = httpx2.AsyncClient(transport=Edge(visitor), base_url=f"http://{ADDRESS[0]}")
        self._tools = tools(Player(http), "en")

    async def exits(self) -> set[str]:
        return {tool(each.name) for each in await self._tools.list_tools()}

    async def use(self, name: str, known: Mapping[str, Any]) -> None:
        """Use one of them with what the agent knows; nobody knows what a new argument is, which is found out."""
        offered = {each.name: each for each in await self._tools.list_tools()}
        schema = offered[name].input_schema
        assert known.keys() >= {*schema.get("required", ())}, name
        try:
            said = {each: known[each] for each in schema["properties"] if each in known}
            answer = str(await self._tools.call_tool(name, said))
        except ToolError as refused:
            answer = str(refused)
        self._visitor.hear(tool(name), msgspec.json.encode(answer))

    async def use_all(self, known: Mapping[str, Any]) -> None:
        for each in await self._tools.list_tools():
            await self.use(each.name, known)
