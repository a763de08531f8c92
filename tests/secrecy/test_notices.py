"""Notices to somebody who is away tell nothing that they may not know: neither by their words nor by when they come.

Reminders of deadlines say whose turn it is, as the list of one's games does; the other twins compare that.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from galerie.core import NATURE, AnyGame, options
from galerie.host.notices.notice import Notices
from galerie.host.notices.outgoing import Outgoing
from galerie.host.notices.receivers import ReceiverLimits, Receivers
from galerie.host.table.absentees import Absentees
from galerie.host.table.table import Table
from galerie.host.wire import SeatWish, TableWish
from tests import toy
from tests.host.notices.services import Browser
from tests.host.tables import until
from tests.secrecy.hosts import Cast, alike, host
from tests.secrecy.twins import ALL_GAMES, Twins, is_secret, turns, twins

VIEWER, OTHERS = "ada", ("bob", "cleo")
BROWSER = Browser()
SITE = "https://galerie.test"
SECRET = [game for game in ALL_GAMES if is_secret(game) and max(game.seats) > 1]


class Post:
    """What is sent to the device and the web hook of the viewer, as it is before it is encrypted."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.sent: list[bytes] = []
        self._awaited = 0
        tell = Notices.tell

        def telling(notices: Notices, person: str, *rest: Any) -> None:
            self._awaited += 2 * (person == VIEWER)
            tell(notices, person, *rest)

        async def post(_: Outgoing, address: str, headers: Mapping[str, str], body: bytes) -> int:
            shown = {name: value for name, value in headers.items() if name != "Authorization"}
            self.sent.append(f"{address} {shown} ".encode() + body)
            return 201

        patch.setattr(Notices, "tell", telling)
        patch.setattr(Outgoing, "post", post)
        patch.setattr("galerie.host.notices.push.encrypted", lambda message, *_: message)

    async def arrive(self, table: Table) -> bytes:
        """All that has been told since this was last asked."""
        await until(lambda: not table._background and not table._absentees._timers)
        await until(lambda: len(self.sent) == self._awaited)
        sent, self.sent, self._awaited = self.sent, [], 0
        return b"\n".join(sorted(sent))


async def told(folder: Path, pair: Twins, side: int, patch: pytest.MonkeyPatch) -> list[bytes]:
    """What the viewer is sent after each thing that happens at a table that they have opened and left."""
    with alike(pair, side):
        app = host(folder / str(side), Cast())
        post = Post(patch)
        heard: list[bytes] = []
        async with app.lifespan():
            registry = app.state.registry
            receivers = Receivers(registry.store, ReceiverLimits())
            await receivers.add_device(VIEWER, None, "https://push.test/ada", BROWSER.keys, "fr", SITE, "")
            await receivers.set_hook(VIEWER, "https://hook.test/ada", "en", SITE)
            seats = [SeatWish("me" if seat == pair.viewer else "open") for seat in range(pair.seats)]
            wish = TableWish(pair.game.name, seats, options=options.values(pair.options))
            table = await registry.open(VIEWER, wish)
            away = iter(OTHERS)
            guests = [VIEWER if seat == pair.viewer else next(away) for seat in range(pair.seats)]

            async def play(seat: int, move: str) -> None:
                await table.play(guests[seat], f"command {len(heard)}", seat, move)
                heard.append(await post.arrive(table))

            for seat, guest in enumerate(guests):
                if guest != VIEWER:
                    await table.seats.sit(guest, seat, guest.title())
                    heard.append(await post.arrive(table))
            for line, _ in turns(pair.start, pair.records[side]):
                if line and line.seat != NATURE:
                    await play(line.seat, line.move)
            other = (pair.viewer + 1) % pair.seats
            for move in ("!draw", "!decline", "!pause", "!decline", "!takeback", "!decline", "!resign"):
                await play(other, move)
            await play(other, "!rematch")
    return heard


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
async def test_notices_tell_nothing_that_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: AnyGame
) -> None:
    pair = twins(game, max(2, game.seats[0]), 0)
    assert pair.knowing
    one, two = [await told(tmp_path, pair, side, monkeypatch) for side in (0, 1)]
    assert one == two
    everything = b"\n".join(one).decode()
    for words in ("À vous de jouer", "Your turn", "Une demande vous attend", "Une revanche", "A rematch"):
        assert words in everything


async def test_a_notice_that_tells_too_much_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Absentees, "_names", lambda absentees, person: str(absentees._history.match.position))
    opening = ((-1, "draw 2", "draw 2"), (1, "hide 2", "hide 3"))
    pair = twins(toy.GAME, 2, 0, opening=opening, turns=0)
    one, two = [await told(tmp_path, pair, side, monkeypatch) for side in (0, 1)]
    assert one != two
