"""The tools that an agent is offered. Each is one function of `Player`."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Annotated, Final, Literal, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from galerie.agent.player import Json, Player, RefusedError
from galerie.core import Refusal
from galerie.texts import explain

T = TypeVar("T")
INSTRUCTIONS: Final = """
You play board and word games at a table of a server, against people or bots. Read the rules of a game before you play
it. Open a table or sit down at one; then look, play when it is your turn, and wait for the others until the game is
over. Moves are short texts; where the table says so, `look` lists the legal ones. Conduct is a move too: !resign,
!draw, !agree, !decline, !rematch, and !ready before a race.
"""

Table = Annotated[str, Field(description="The id of a table, the last part of its link.", max_length=64)]
SeatNumber = Annotated[int | None, Field(description="A number from 0 on; by default the first that fits.")]


def tools(player: Player, language: str) -> MCPServer[None]:
    """A server of the protocol with the tools of this player, which answers in a language."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        yield
        await player.close()

    server = MCPServer("galerie", instructions=INSTRUCTIONS, lifespan=lifespan)

    async def answered(work: Awaitable[T]) -> T:
        """The result of some work; what is refused becomes an error that the agent can read."""
        try:
            return await work
        except RefusedError as refused:
            raise ToolError(str(refused)) from None
        except Refusal as refusal:
            raise ToolError(explain(language, refusal)) from None

    @server.tool()
    async def games() -> list[Json]:
        """The games that can be played here, with their options and the levels of the bots."""
        return await answered(player.games())

    @server.tool()
    async def rules(game: str, language: Literal["en", "fr"] = "en") -> str:
        """The rules of a game, in Markdown."""
        return await answered(player.rules(game, language))

    @server.tool()
    async def tables() -> Json:
        """The tables where you play, and those in the lobby where you may sit down."""
        return await answered(player.tables())

    @server.tool("open")
    async def open_table(
        game: str,
        opponents: Annotated[list[str], Field(description="For each other seat: `open`, or the level of a bot.")],
        options: dict[str, bool | int | str] | None = None,
        public: Annotated[bool, Field(description="Whether the table waits in the lobby.")] = False,
        moves_told: Annotated[bool, Field(description="Whether legal moves are listed here.")] = True,
    ) -> Json:
        """Open a table at which you have the first seat."""
        others = [{"kind": "open"} if each == "open" else {"kind": "bot", "level": each} for each in opponents]
        seats = [{"kind": "me"}, *others]
        wish = {"game": game, "seats": seats, "options": options or {}, "public": public, "moves_told": moves_told}
        return await answered(player.open(wish))

    @server.tool()
    async def sit(table: Table, seat: SeatNumber = None) -> Json:
        """Take an open seat at a table."""
        return await answered(player.sit(table, seat))

    @server.tool()
    async def look(table: Table) -> Json:
        """The table as you see it now: the board, whose turn it is, and the legal moves where they are told."""
        return await answered(player.look(table))

    @server.tool()
    async def play(table: Table, move: str, seat: SeatNumber = None) -> Json:
        """Make a move, or a piece of conduct such as !resign."""
        return await answered(player.play(table, move, seat))

    @server.tool()
    async def wait(table: Table, seconds: Annotated[float, Field(ge=1, le=300)] = 60) -> Json:
        """Wait until it is your turn, somebody asks you something or the game is over, or for so many seconds."""
        return await answered(player.wait(table, seconds))

    return server
