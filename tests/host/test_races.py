"""Bots where several players act at once: none waits for another, and nobody waits for them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from galerie import bots
from galerie.core import NATURE, Seat
from galerie.host.store.rows import Chair, EventRow
from galerie.host.table.table import Table
from tests.host.tables import HUMANS, Puppet, Watcher, opened, until

ADA = HUMANS[0]
BOT = Chair("bot", level="expert")
FOREVER = 1_000_000.0


def hand(table: Table) -> list[int]:
    """The cards of seat 0, before they are laid."""
    view = table.view.moments("ada")[-1].view
    return list(view.places[0].hand)


def laid(table: Table, seat: Seat) -> int:
    return len(table.view.moments(None)[-1].view.places[seat].laid)


def own(view: Any) -> tuple[Seat, str]:
    """Whose view it is, and a step that can be made there."""
    seat = next(seat for seat, place in enumerate(view.places) if place.hand)
    return seat, str(view.places[seat].hand[0])


@pytest.mark.rule("COP-12")
async def test_all_bots_that_may_act_are_asked_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "copyright", (ADA, BOT, BOT), workers=(workers := Puppet())) as table:
        table.enter(Watcher("ada"), None)
        asked = [await workers.asked.get() for _ in range(2)]
        assert {own(view)[0] for view, _ in asked} == {1, 2}


@pytest.mark.rule("COP-12", "COP-18")
async def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", "copyright", (ADA, BOT, BOT), workers=(workers := Puppet())) as table:
        table.enter(Watcher("ada"), None)
        asked = [await workers.asked.get() for _ in range(2)]
        for number, card in enumerate(hand(table)[:3]):
            await table.play("ada", str(number), 0, str(card))
        assert laid(table, 0) == 3
        assert not any(answer.done() for _, answer in asked)


@pytest.mark.rule("COP-12")
async def test_a_bot_that_others_overtook_thinks_again_and_moves(tmp_path: Path) -> None:
    """It judges what it sees when it moves, however often others move meanwhile."""
    async with opened(tmp_path / "db", "copyright", (ADA, BOT), workers=(workers := Puppet())) as table:
        table.enter(Watcher("ada"), None)
        for number, card in enumerate(hand(table)[:2]):
            view, answer = await workers.asked.get()
            assert len(view.places[0].laid) == number
            await table.play("ada", str(number), 0, str(card))
            answer.set_result(own(view)[1])
        view, answer = await workers.asked.get()
        assert len(view.places[0].laid) == 2
        assert laid(table, 1) == 0
        answer.set_result(own(view)[1])
        await until(lambda: laid(table, 1) == 1)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Bots that take for ever as long as seat 0 has laid nothing; and what each of their paces was drawn with."""
    seeds: list[int] = []

    def pace(game: str, level: str, view: Any, seat: Seat, seed: int, past: list[bots.Passed], people: Any) -> float:
        seeds.append(seed)
        assert (game, level, own(view)[0]) == ("copyright", "expert", seat)
        assert ([each.move for each in past[1:2]], people) == (["deal"], {0}), "only what everybody knows"
        return 0.0 if view.places[0].laid else FOREVER

    monkeypatch.setattr(bots, "pace", pace)
    return seeds


async def test_a_bot_bides_its_time_and_minds_what_happens(tmp_path: Path, patience: list[int]) -> None:
    workers = Puppet()
    async with opened(tmp_path / "db", "copyright", (ADA, BOT), workers=workers, bot_pause=0.01) as table:
        table.enter(Watcher("ada"), None)
        await until(lambda: len(patience) == 1)
        assert workers.asked.empty()
        await table.play("ada", "1", 0, str(hand(table)[0]))
        view, _ = await workers.asked.get()
        assert len(view.places[0].laid) == 1
        assert len(set(patience)) == 1  # what others do does not draw a new pace


async def test_a_bot_begins_its_time_anew_with_new_cards(tmp_path: Path, patience: list[int]) -> None:
    workers = Puppet()
    async with opened(tmp_path / "db", "copyright", (ADA, BOT), workers=workers, bot_pause=0.01) as table:
        table.enter(Watcher("ada"), None)
        await until(lambda: len(patience) == 1)
        history = table._history
        again = EventRow(1, NATURE, history.lines[-1].move, 0)
        history.add([again], [history.timed])  # as if chance had acted once more
        await until(lambda: len(patience) == 2)
        assert len(set(patience)) == 2


async def test_bots_have_no_pace_where_they_are_to_act_at_once(tmp_path: Path, patience: list[int]) -> None:
    async with opened(tmp_path / "db", "copyright", (ADA, BOT), workers=(workers := Puppet())) as table:
        table.enter(Watcher("ada"), None)
        await workers.asked.get()
        assert not patience


@pytest.mark.rule("COP-34")
async def test_real_bots_play_a_race_to_its_end_while_somebody_looks_on(tmp_path: Path) -> None:
    """Three of them, in one process and without pauses: everybody gets on."""

    class Minds(Puppet):
        async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
            await asyncio.sleep(0)
            return bots.think(game, level, view, seat, seed)

    async with opened(tmp_path / "db", "copyright", (BOT, BOT, BOT), workers=Minds()) as table:
        table.enter(Watcher(None), None)
        await until(lambda: table.view.moments(None)[-1].ending is not None)
        acted = {moment.seat for moment in table.view.moments(None) if moment.move not in (None, "next")}
        assert acted >= {0, 1, 2}
