"""Behind a closed curtain a page holds nothing that depends on what those who share it keep from each other."""

import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from galerie.core import NATURE, Seat
from galerie.games import copyright, reflecto  # noqa: A004  the game bears this name
from galerie.host.socket.connection import Connection
from galerie.host.table.table import Table
from galerie.host.web.static import PATHS
from tests import toy
from tests.secrecy.exits import frame
from tests.secrecy.screen import PAGE, STORAGE, Screen, browsing, shared_screen
from tests.secrecy.stage import leaks
from tests.secrecy.twins import ALL_GAMES, Twins, is_secret, twins

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SET_UPS: Final = ((0, "set TIGRE 3*15*24", "set PIANO *1*2345"), (1, "set ZEBRE 12*34*5", "set SOUPE 54*321*"))
LINES: Final = ("b1-a2", "c7-d6", "a1-a3", "d7-d5", "a3-b4", "a7-a1", "d1-c2", "g7-g6")
"""After these Gerda's second screen, a mirror in one of the twins, stands before the Queen's first."""

WORDS: Final = ("TIGRE", "PIANO")
NO_WORDS: Final = ("set TIGRX 3*15*24", "set PIANX 3*15*24")

FIRST, LAST = 2, 2
"""The moves after which is looked at what can be found: those that hide something, and those that show it."""

Part: TypeAlias = Callable[[Screen], Awaitable[None]]
"""What people do at one of the screens."""


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


def duel(lines: tuple[str, ...]) -> Twins:
    opening = [*SET_UPS, *((number % 2, line, line) for number, line in enumerate(lines))]
    return twins(reflecto.GAME, 2, 0, options=reflecto.Options(first="gerda"), opening=opening, turns=0)


async def play(screen: Screen) -> None:
    lines = screen.twins.records[screen.side]
    for number, line in enumerate(lines):
        looked = number < FIRST or number >= len(lines) - LAST
        await screen.move(line.move, f"after move {number}" if looked else "")
    await screen.peek()


async def try_everything(screen: Screen) -> None:
    await screen.begin("Votre mot secret", WORDS[screen.side], "Ce mot convient")
    await screen.be_refused(NO_WORDS[screen.side])
    await play(screen)
    await screen.reload()
    await screen.go_home_and_back()
    await screen.look_back()
    await screen.tour()


MODEL: Final = "model 8r3 35f3 46r1 66r0"
HANDS: Final = tuple(
    f"deal {hand} 3,4,7,18,24,31,57,58,60,61" for hand in ("13,16,22,30,33,40,41,49,52,59", "1,2,5,6,9,10,11,12,14,15")
)
DEALT: Final = twins(
    copyright.GAME,
    2,
    1,
    options=copyright.Options(turns=True),
    opening=[(NATURE, MODEL, MODEL), (NATURE, HANDS[0], HANDS[1])],
    turns=0,
)
"""The cards of whoever looks first are others."""


async def look_at_cards(screen: Screen) -> None:
    await screen.peek()
    await screen.reload()
    await screen.go_home_and_back()
    await screen.tour()


PARTS: Final[dict[str, tuple[Twins, Part]]] = {
    "reflecto": (duel(LINES), try_everything),
    "copyright": (DEALT, look_at_cards),
}
"""By the game."""


async def both(folder: Path, pair: Twins, part: Part, listening: socket.socket, script: str = "") -> list[Screen]:
    """The same part is played at two screens, one after the other."""
    screens = []
    async with browsing() as browser:
        for side in (0, 1):
            async with shared_screen(folder / str(side), pair, side, browser, listening, script) as screen:
                await part(screen)
                await screen.end()
            screens.append(screen)
    return screens


@pytest.mark.rule("REF-20", "REF-24")
@pytest.mark.parametrize("game", ["reflecto", pytest.param("copyright", marks=pytest.mark.soak)])
async def test_twins_are_not_told_apart_while_the_curtain_is_closed(
    tmp_path: Path, listening: socket.socket, game: str
) -> None:
    one, two = await both(tmp_path, *PARTS[game], listening)
    assert leaks(one.told, two.told) == {}
    assert leaks(one.known, two.known).keys() == {PAGE}, "whoever opens it sees the difference"
    assert {told.exit for told in one.told} >= {*PATHS, STORAGE, frame("welcome"), frame("happened")}


def test_every_game_of_secrets_has_its_part() -> None:
    boards = {game.name for game in ALL_GAMES if game is not toy.GAME}
    secrets = {game.name for game in ALL_GAMES if is_secret(game) and game.seats[-1] > 1}
    assert boards & secrets == set(PARTS)


KEEPING: Final = """
    const Plain = WebSocket;
    WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                const word = JSON.parse(data).moment?.view.hands.find(Boolean)?.pieces.join("");
                if (!word) return;
                const kept = document.body.appendChild(document.createElement("p"));
                kept.hidden = true;
                kept.append(word[0]);
                localStorage.setItem("kept", word[0]);
            });
        }
    };
"""
"""A page that keeps a letter of every word it is told, where nobody sees it."""


async def test_a_page_that_keeps_what_was_behind_the_curtain_is_found(tmp_path: Path, listening: socket.socket) -> None:
    one, two = await both(tmp_path, duel(()), play, listening, KEEPING)
    assert leaks(one.told, two.told).keys() == {PAGE, STORAGE}


async def test_a_host_that_goes_on_showing_after_the_curtain_has_closed_is_found(
    tmp_path: Path, listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looking(table: Table, visitor: Connection, seat: Seat | None) -> None:
        look(table, visitor, visitor.looking_as if seat is None else seat)

    look = Table.look
    monkeypatch.setattr(Table, "look", looking)
    one, two = await both(tmp_path, duel(()), play, listening)
    assert frame("happened") in leaks(one.told, two.told)
