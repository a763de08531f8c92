"""People who share a screen: each looks at his own secrets while he is to act, and nobody at another's."""

from pathlib import Path
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.games import GAMES
from galerie.host.store.rows import Chair, StoredClock, TableSetup
from galerie.host.table.broadcasts import LOOK_MS
from galerie.host.table.timeline import TimedMatch
from galerie.host.view import snapshot
from galerie.host.view.projection import Projection
from tests import toy
from tests.host.tables import HUMANS, Watcher, opened, until

SHARED = (Chair("human", "Ada", guest="ada"), Chair("human", "Bob", guest="ada"))


@pytest.fixture(autouse=True)
def coffer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coffer", toy.GAME)


async def test_a_shared_screen_gets_the_public_view_until_somebody_looks(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer", SHARED, now=lambda: 0) as table:
        screen = Watcher("ada")
        table.enter(screen, None)
        (welcome,) = screen.heard
        table.look(screen, 1)
        (shown,) = screen.heard
        assert [*shown["moment"]["moves"]] == ["1"]
        table.look(screen, None)
        (hidden,) = screen.heard
        assert hidden["moment"] == welcome["moments"][-1]


async def test_the_curtain_falls_when_the_seat_has_moved(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer", SHARED) as table:
        screen = Watcher("ada")
        table.enter(screen, None)
        table.look(screen, 1)
        await table.play("ada", "first", 1, "hide 3")
        *_, happened = screen.heard
        assert happened["moment"]["move"] == "hide"
        assert happened["moment"]["view"]["own"] is None


async def test_the_curtain_falls_when_the_seat_has_hidden_something_though_it_is_to_act_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "reflecto", SHARED, options=("first=queen",)) as table:
        screen = Watcher("ada")
        table.enter(screen, None)
        await table.play("ada", "first", 0, "set PIANO 3*15*24")
        table.look(screen, 1)
        await table.play("ada", "second", 1, "set NEIGE 12*34*5")
        *_, happened = screen.heard
        assert happened["moment"]["to_act"] == [1]
        assert happened["moment"]["view"]["hands"] == [None, None]


async def test_nobody_looks_at_anothers_seat_nor_out_of_turn(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer", HUMANS) as table:
        screen = Watcher("ada")
        table.enter(screen, None)
        with pytest.raises(Refusal, match="seat not yours"):
            table.look(screen, 1)
        await table.play("ada", "first", 0, "hide 3")
        with pytest.raises(Refusal, match="not your turn"):
            table.look(screen, 0)


async def test_two_screens_of_one_guest_look_apart(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "coffer", SHARED) as table:
        looking, idle = Watcher("ada"), Watcher("ada")
        for screen in (looking, idle):
            table.enter(screen, None)
        table.look(looking, 0)
        assert all(frame["kind"] != "happened" for frame in idle.heard)


async def test_who_looks_again_and_again_is_sent_what_was_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    project = snapshot.project

    def counted(setup: TableSetup, timed: TimedMatch, *rest: Any, **named: Any) -> Projection:
        made.append(timed.match.version)
        return project(setup, timed, *rest, **named)

    monkeypatch.setattr(snapshot, "project", counted)
    async with opened(tmp_path / "db", "coffer", SHARED) as table:
        people = [Watcher("ada"), Watcher(None)]
        for each in people:
            table.enter(each, None)
        made.clear()
        for _ in range(10):
            for each in people:
                table.look(each, None)
        assert len(made) == 1
        await table.play("ada", "first", 1, "hide 3")
        made.clear()
        for each in people:
            each.raw  # noqa: B018  what was sent before
            table.look(each, None)
        assert len(made) == 1
        assert [frame["moment"]["version"] for each in people for frame in each.heard] == [2, 2]


async def test_who_looks_sees_the_clock_as_it_runs(tmp_path: Path) -> None:
    time = [0]
    async with opened(tmp_path / "db", clock=StoredClock("game", 60), now=lambda: time[0]) as table:
        people = [Watcher("ada"), Watcher("bob")]
        for each in people:
            table.enter(each, None)
        await until(lambda: bool(table._history.timed.clock and table._history.timed.clock.running))
        left: list[int] = []
        for time[0] in (0, LOOK_MS - 1, LOOK_MS, 5_000):
            people[0].raw  # noqa: B018  what was sent before
            table.look(people[0], None)
            (frame,) = people[0].heard
            left.append(frame["moment"]["clock"]["left"][0])
        assert left == [left[0], left[0], left[0] - LOOK_MS, left[0] - 5_000]


async def test_who_looks_sees_that_a_seat_was_taken(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(Chair("open"), Chair("open"))) as table:
        screen = Watcher("ada")
        table.enter(screen, None)
        table.look(screen, None)
        *_, waiting = screen.heard
        await table.seats.sit("bob", 1, "Bob")
        screen.raw  # noqa: B018  what was sent before
        table.look(screen, None)
        (begun,) = screen.heard
        assert waiting["moment"]["moves"] == {}
        assert [*begun["moment"]["moves"]] == ["0"]
