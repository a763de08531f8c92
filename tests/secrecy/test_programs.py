"""A program that plays as a bot account is told no more than a browser: by its streams, its moves and its events."""

from pathlib import Path

import pytest

from galerie.core import AnyGame, Seat
from galerie.games import reflecto
from galerie.host.table.bot_events import BotEvents
from galerie.host.view import projection
from tests import toy
from tests.secrecy.agents import LOOKING, tool
from tests.secrecy.exits import FEED, MOVE, line
from tests.secrecy.stage import leaks, tell_both
from tests.secrecy.twins import twins


@pytest.mark.parametrize(
    "game",
    [pytest.param(toy.GAME, id="coffer", marks=pytest.mark.soak), pytest.param(reflecto.GAME, id="reflecto")],
)
async def test_programs_are_told_no_more_than_browsers(tmp_path: Path, game: AnyGame) -> None:
    one, two = await tell_both(tmp_path, twins(game, 2, 0), program=True)
    assert leaks(one.told, two.told) == {}
    heard = {told.exit for told in one.told}
    assert {line("welcome"), line("happened"), line("turn", FEED), f"GET {FEED}", MOVE} <= heard
    assert all(b"your_seats" in told.data for told in one.told if told.exit == tool(LOOKING))


@pytest.mark.slow
async def test_what_a_stream_or_an_event_tells_too_much_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projection, "shown_move", lambda match, event, eye: str(event.move))
    present = BotEvents._tell_present

    def telling(events: BotEvents, account: str, seats: list[Seat]) -> None:
        present(events, account, [hash(events._history.match.position) % 100])

    monkeypatch.setattr(BotEvents, "_tell_present", telling)
    one, two = await tell_both(tmp_path, twins(toy.GAME, 2, 0), program=True)
    assert {line("happened"), line("welcome"), line("seated", FEED), tool(LOOKING)} <= leaks(one.told, two.told).keys()
