"""The harness itself is tested: each planted leak is found, and found at the exits where it was planted.

They are planted in the host, or in Coffer, the made-up game of `tests.laws.toy`: seat 1 hides a number, and seat 0 and
everybody else must not learn which.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

import msgspec
import pytest
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from galerie import bots, deals
from galerie.core import Event, IllegalMove, Match, Refusal, Seat, Timer
from galerie.games import GAMES, solo
from galerie.host.moderation import desk
from galerie.host.people import own_data
from galerie.host.routes.tables import TABLES
from galerie.host.socket.connection import Connection
from galerie.host.store.database import Database
from galerie.host.store.rows import EventRow, GameStatus, TableSetup
from galerie.host.table.advice import Advice
from galerie.host.table.broadcasts import Broadcasts
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from galerie.host.table.timeline import TimedMatch, fold
from galerie.host.view import projection
from galerie.host.view.table_view import TableView
from galerie.host.wire import Call, Saved, TableEntry, TableInfo, encode
from tests import toy
from tests.secrecy.exits import CALLS, CHECK, LOBBY, ROOM, frame
from tests.secrecy.stage import leaks, tell_both
from tests.secrecy.twins import twins
from tests.secrecy.visitors import Told

pytestmark = pytest.mark.slow  # a test of the tests

Patch: TypeAlias = pytest.MonkeyPatch

OPENING: Final = ((-1, "draw 2", "draw 2"), (1, "hide 2", "hide 3"))
HIDER: Final = 1

TABLE: Final = "/api/tables/{table_id:str}"
WELCOME, HAPPENED, SEATED, SAVED, REFUSED = map(frame, ("welcome", "happened", "seated", "saved", "refused"))
MOMENTS, RECORD, HINT = (f"GET {TABLE}/{name}" for name in ("moments", "record", "hint/{seat:int}"))
REPLAY, RECORDS = "POST /api/replay", "POST /api/records"
JUDGE: Final = "POST /api/analysis/judge"
"""Refused to those who play on: whoever guesses the moves of a game would learn here that they are right."""


def seen_by_the_hider(patch: Patch) -> None:
    patch.setattr(projection, "eye_of", lambda audience: HIDER)


def unveiled(patch: Patch) -> None:
    patch.setattr(projection, "shown_move", lambda match, event, eye: str(event.move))


def on_entering(again: bool, leak: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """A leak only in what is said to who comes for the first time, or again."""

    def plant(patch: Patch) -> None:
        enter = Table.enter

        def entering(table: Table, visitor: Connection, since: int | None) -> None:
            with pytest.MonkeyPatch.context() as within:
                if again == (since is not None):
                    leak(within)
                enter(table, visitor, since)

        patch.setattr(Table, "enter", entering)

    return plant


def side_event(patch: Patch) -> None:
    """A notice about what has happened, beside the event itself."""
    tell = Broadcasts.send_moments

    def telling(broadcasts: Broadcasts, timeline: list[TimedMatch]) -> None:
        tell(broadcasts, timeline)
        for visitor in broadcasts._connections:
            visitor.send(encode(Saved(str(timeline[-1].event), 0)))

    patch.setattr(Broadcasts, "send_moments", telling)


def spectator(patch: Patch) -> None:
    """Who has no seat sees all of them."""
    eye = projection.eye_of
    patch.setattr(projection, "eye_of", lambda audience: eye(audience) if audience else HIDER)


def take_back(patch: Patch) -> None:
    """A request names the move that it is about."""
    shown = projection.shown_move

    def showing_it(match: Match, event: Event, eye: Seat | None) -> str:
        text = shown(match, event, eye)
        return f"{text} {[str(event) for event in match.line[match.request.keeps :]]}" if match.request else text

    patch.setattr(projection, "shown_move", showing_it)


def length(patch: Patch) -> None:
    """Nothing but blanks, the more the greater the number is."""
    shown = projection.shown_move

    def showing_it(match: Match, event: Event, eye: Seat | None) -> str:
        return shown(match, event, eye) + " " * getattr(event.move, "number", 0)

    patch.setattr(projection, "shown_move", showing_it)


def unfinished_record(patch: Patch) -> None:
    patch.setattr(projection, "public_line", lambda match: tuple(event.line for event in match.line))


def hint(patch: Patch) -> None:
    """A bot that is asked about the position, not about what the seat sees."""

    async def hinting(advice: Advice, guest: str | None, seat: Seat) -> bots.Advice:
        return bots.Advice(str(advice._history.match.position))

    patch.setattr(Advice, "hint", hinting)


def reason(patch: Patch) -> None:
    """The reason for a hint counts what nobody may count."""

    async def hinting(advice: Advice, guest: str | None, seat: Seat) -> bots.Advice:
        return bots.Advice("pass", "reason-hidden", {"sum": str(advice._history.match.position)})

    patch.setattr(Advice, "hint", hinting)


def error_over_rest(patch: Patch) -> None:
    async def refusing(advice: Advice, guest: str | None, seat: Seat) -> bots.Advice:
        raise Refusal("hint-none", last=str(advice._history.match.line[-1:]))

    patch.setattr(Advice, "hint", refusing)


def picture(patch: Patch) -> None:
    """The picture beside a link, drawn as the hider sees the game."""

    def painting(setup: TableSetup, entries: tuple[EventRow, ...], *_wishes: object) -> bytes:
        *_, last = fold(setup, entries)
        return str(last.match.position.view(HIDER)).encode()

    patch.setattr("galerie.host.view.preview.painted", painting)


def own_games(patch: Patch) -> None:
    """A list of games that says how things stand behind the veil."""
    status = lambda match: GameStatus(tuple(n or 0 for n in match.position.hidden), None)  # noqa: E731  a stand-in
    patch.setattr(GameStatus, "of", status)


def administration(patch: Patch) -> None:
    """Administrators are shown the last move of a game, as it is stored."""
    listed, last = desk.tables, "SELECT move FROM events WHERE table_id = ? ORDER BY version DESC LIMIT 1"

    def telling(db: Database, name: str = "") -> list[TableEntry]:
        return [
            msgspec.structs.replace(each, game=str(db.execute(last, (each.table,)).fetchone())) for each in listed(db)
        ]

    patch.setattr(desk, "tables", telling)


def export(patch: Patch) -> None:
    """One's own data hold the moves of a game that goes on."""
    over = '{"scores":[],"ranks":[],"reason":"","counted":false}'
    patch.setattr(own_data, "GAMES", own_data.GAMES.replace("ending", f"coalesce(ending, '{over}')"))


def calls(patch: Patch) -> None:
    """A call that takes longer the more there is to think about."""

    def letting_on(window: TableView, person: str) -> Call:
        position: Any = window._history.match.position
        return Call("table", "game", [], sum(number or 0 for number in position.hidden))

    patch.setattr(TableView, "call", letting_on)


@get(f"{TABLE}/thoughts")
async def thoughts(table_id: FromPath[str], registry: NamedDependency[TableRegistry]) -> str:
    """A new route, of which these tests know nothing."""
    return str((await registry.find(table_id))._history.match.position)


def new_route(patch: Patch) -> None:
    patch.setattr("galerie.host.web.app.TABLES", [*TABLES, thoughts])


def plays(kind: type[toy.Coffer]) -> Callable[[Patch], None]:
    return lambda patch: patch.setitem(GAMES, toy.GAME.name, toy.coffer(kind))


class Choosy(toy.Coffer):
    """Legal moves that leave out what another seat has hidden."""

    def listed(self, seat: Seat) -> Iterator[toy.Move]:
        return (move for move in super().listed(seat) if getattr(move, "number", None) not in self.hidden)


class Indiscreet(toy.Coffer):
    """Refusals that say how things stand."""

    def play(self, seat: Seat, move: toy.Move) -> Self:
        try:
            return super().play(seat, move)
        except IllegalMove as refusal:
            raise IllegalMove("notation-unknown", text=str(self.hidden)) from refusal


class Hasty(toy.Coffer):
    """A countdown that depends on the numbers."""

    @property
    def timer(self) -> Timer[toy.Move] | None:
        timer = super().timer
        return timer and replace(timer, seconds=timer.seconds + sum(number or 0 for number in self.hidden))


@pytest.mark.parametrize(
    ("plant", "manner", "exits"),
    [
        pytest.param(on_entering(False, seen_by_the_hider), "apart", {WELCOME}, id="initial-state"),
        pytest.param(on_entering(True, unveiled), "apart", {WELCOME}, id="catch-up"),
        pytest.param(side_event, "apart", {SAVED}, id="side-event"),
        pytest.param(plays(Choosy), "apart", {WELCOME, HAPPENED, MOMENTS}, id="legal-moves"),
        pytest.param(hint, "bots", {HINT}, id="hint"),
        pytest.param(reason, "bots", {HINT}, id="reason"),
        pytest.param(spectator, "apart", {WELCOME, HAPPENED, MOMENTS, RECORD, REPLAY, RECORDS, JUDGE}, id="spectator"),
        pytest.param(
            seen_by_the_hider, "alone", {WELCOME, HAPPENED, MOMENTS, RECORD, REPLAY, RECORDS}, id="shared-screen"
        ),
        pytest.param(plays(Indiscreet), "apart", {REFUSED, CHECK}, id="error-text"),
        pytest.param(error_over_rest, "apart", {HINT}, id="error-over-rest"),
        pytest.param(take_back, "apart", {WELCOME, HAPPENED}, id="take-back"),
        pytest.param(unfinished_record, "apart", {RECORD, RECORDS, JUDGE}, id="unfinished-record"),
        pytest.param(picture, "apart", {f"GET {TABLE}/picture/{{theme:str}}"}, id="picture"),
        pytest.param(own_games, "apart", {"GET /api/me/games", frame("room", ROOM)}, id="whose-turn"),
        pytest.param(administration, "apart", {"GET /api/admin/tables"}, id="administration"),
        pytest.param(export, "apart", {"GET /api/me/data"}, id="export"),
        pytest.param(calls, "apart", {frame("calls", CALLS)}, id="calls"),
        pytest.param(length, "apart", {WELCOME, HAPPENED, MOMENTS, RECORD}, id="length"),
        pytest.param(plays(Hasty), "apart", {WELCOME, HAPPENED, MOMENTS}, id="countdown"),
        pytest.param(new_route, "apart", {f"GET {TABLE}/thoughts"}, id="new-route"),
    ],
)
@pytest.mark.parametrize("everywhere", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_a_planted_leak_is_found(
    tmp_path: Path,
    monkeypatch: Patch,
    plant: Callable[[Patch], None],
    manner: str,
    exits: set[str],
    everywhere: bool,
) -> None:
    """Every day requests are made where it was planted only; it is looked for in everything that is heard."""
    plant(monkeypatch)
    pair = twins(toy.GAME, 2, 0, opening=OPENING, turns=0)
    one, two = await tell_both(tmp_path, pair, manner, asked=None if everywhere else exits)
    assert leaks(one.told, two.told).keys() == exits


async def test_a_leaking_deal_is_found(tmp_path: Path, monkeypatch: Patch) -> None:
    """What lies face down is in no position: only the host knows it."""

    def letting_on(window: TableView, guest: str | None) -> TableInfo:
        told = info(window, guest)
        return msgspec.structs.replace(told, deal=str(deals.seed("", told.game, told.deal or "")))

    info = TableView.info
    monkeypatch.setattr(TableView, "info", letting_on)
    one, two = await tell_both(tmp_path, twins(solo.GAME, 1, 0, turns=1))
    elsewhere = {"GET /api/lobby", frame("lobby", LOBBY), "POST /api/rooms/{room_id:str}/tables", "POST /api/keys"}
    elsewhere |= {f"POST {TABLE}/gallery", f"DELETE {TABLE}/devices", f"PUT {TABLE}/seats/{{seat:int}}/name"}
    assert leaks(one.told, two.told).keys() == {WELCOME, SEATED, f"GET {TABLE}", "POST /api/tables", *elsewhere}


def test_the_order_and_the_number_of_frames_tell_too() -> None:
    first, second = (Told("turn 1", "ada", frame(kind), b"{}") for kind in ("saved", "happened"))
    assert leaks([first, second], [second, first]).keys() == {SAVED, HAPPENED}
    assert leaks([first, second], [first]).keys() == {HAPPENED}
    assert leaks([first, second], [first, second]) == {}
