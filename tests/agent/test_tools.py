"""An agent plays through its tools, on a real server."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from galerie.agent.player import Player
from galerie.agent.tools import tools
from tests.host.bots import bot_account, token_of
from tests.host.sockets import joined
from tests.servers import Guest, Server

ME, OPEN = {"kind": "me", "name": "Zoé"}, {"kind": "open"}


@pytest.fixture
def token(server: Server, request: pytest.FixtureRequest) -> Iterator[str]:
    owner = server.guest()
    bot_account(owner, f"A {abs(hash(request.node.name)) % 10**12}")
    yield token_of(owner)
    owner.close()


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    found: Any = answer.structured_content
    return found.get("result", found)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def test_an_agent_reads_the_rules_opens_a_table_and_plays_a_whole_game(server: Server, token: str) -> None:
    async with Client(tools(Player.at(server.address, token, "en"), "en")) as client:
        offered = await client.list_tools()
        assert {tool.name for tool in offered.tools} == {
            "games", "rules", "tables", "open", "sit", "look", "play", "wait"
        }  # fmt: skip
        reversi = next(game for game in await call(client, "games") if game["game"] == "reversi")
        assert "REV-04" in await call(client, "rules", game="reversi")
        opened = await call(client, "open", game="reversi", opponents=[reversi["levels"][0]])
        table = opened["table"]
        assert table in [each["table"] for each in (await call(client, "tables"))["own"]]
        now = await call(client, "look", table=table)
        assert "a b c d e f g h" in now["board"]
        assert await refused(client, "play", table=table, move="a1") != ""
        while not now["ending"]:
            if now["your_turn"]:
                await call(client, "play", table=table, move=now["moves"]["0"][0])
            now = await call(client, "wait", table=table, seconds=20)
        assert len(now["ending"]["ranks"]) == 2


async def test_an_agent_over_stdio_sits_down_with_a_person_and_is_told_no_moves(
    server: Server, token: str, ada: Guest
) -> None:
    table = ada.open_table(ME, OPEN, moves_told=False)
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "galerie", "mcp", "--server", server.address],
        env={**os.environ, "GALERIE_TOKEN": token, "GALERIE_LANG": "en"},
    )
    async with Client(command) as client:
        assert (await call(client, "sit", table=table))["your_seats"] == [1]
        with joined(server, table, ada) as person:
            assert person.play("d6")["kind"] == "saved"
            now = await call(client, "wait", table=table)
            assert (now["your_turn"], now["moves"], now["last"]) == (True, {}, {"seat": 0, "move": "d6"})
            assert "flank" in await refused(client, "play", table=table, move="a1")
            move = person.moment["moves"]["1"][0]
            assert (await call(client, "play", table=table, move=move))["last"] == {"seat": 1, "move": move}
            assert (await call(client, "play", table=table, move="!resign"))["ending"]["ranks"] == [1, 2]


async def test_what_the_server_refuses_is_told_in_a_sentence(server: Server) -> None:
    async with Client(tools(Player.at(server.address, "wrong", "fr"), "fr")) as client:
        assert "jeton" in await refused(client, "look", table="nowhere")
    async with Client(tools(Player.at("http://127.0.0.1:9", "wrong", "fr"), "fr")) as client:
        assert "ne répond pas" in await refused(client, "games")


@pytest.mark.parametrize(("hidden", "sentence"), [("mcp", 'pip install "galerie[mcp]"'), ("", "GALERIE_TOKEN")])
def test_what_is_missing_is_said(hidden: str, sentence: str) -> None:
    program = f"import sys; sys.modules[{hidden!r}] = None; from galerie.cli import main; main()"
    environment = {name: value for name, value in os.environ.items() if name != "GALERIE_TOKEN"}
    found = subprocess.run(
        [sys.executable, "-c", program, "mcp", "--lang", "en"],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert found.returncode == 2
    assert sentence in found.stderr
