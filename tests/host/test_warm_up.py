"""A bot to play against while one waits, and what becomes of that game when somebody comes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.host.store.store import Store
from galerie.host.table import warm_ups
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import PairWish, SeatWish, TableWish
from tests.host.tables import Puppet, Watcher, paired, until


class Watch:
    """A clock that stands still unless it is set."""

    time = 0

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def registry(tmp_path: Path, watch: Watch) -> AsyncIterator[TableRegistry]:
    store = Store(tmp_path / "tables.sqlite3")
    registry = TableRegistry(Services(store, Puppet(), now=watch))
    yield registry
    registry.close()
    store.close()


async def waiting(registry: TableRegistry, game: str = "reversi") -> Table:
    """A table where Ada waits, who is called wherever she is."""
    registry.calls.enter(Watcher("ada"))
    return await paired(registry, "ada", PairWish(game, "Ada"))


def legal(table: Table) -> str:
    (seat,) = table.status.acting
    return next(iter(table._history.match.moves(seat).texts))


async def begun(registry: TableRegistry, table: Table) -> Table:
    """Her warm-up, where she or the bot has moved."""
    warm_up = await warm_ups.begin(registry, "ada", table, "novice")
    (seat,) = warm_up.seats_of("ada")
    warm_up.enter(Watcher("ada"), None)
    bot = registry.services.workers
    assert isinstance(bot, Puppet)
    if seat != 0:
        _, answer = await bot.asked.get()
        answer.set_result(legal(warm_up))
        await until(lambda: warm_up.succession.is_possible)
    else:
        await warm_up.play("ada", "one", seat, legal(warm_up))
    return warm_up


async def met(registry: TableRegistry) -> tuple[Table, Table]:
    """Ada's table where Bob has come, and her warm-up."""
    table = await waiting(registry)
    warm_up = await begun(registry, table)
    assert await paired(registry, "bob", PairWish("reversi", "Bob")) is table
    return table, warm_up


def is_asked(table: Table, guest: str) -> bool:
    warm_up = table.view.info(guest).warm_up
    return warm_up is not None and warm_up.succession is not None


async def test_whoever_waits_plays_a_bot_at_once_with_the_same_options_and_is_still_listed(
    registry: TableRegistry,
) -> None:
    table = await waiting(registry)
    warm_up = await warm_ups.begin(registry, "ada", table, "novice")
    info, own = table.view.info("ada"), warm_up.view.info("ada")
    assert (own.options, own.friendly, own.rated, own.clock, own.public) == (info.options, True, False, None, False)
    assert [seat.yours for seat in own.seats] == [seat.yours for seat in info.seats]
    assert {seat.kind for seat in own.seats} == {"human", "bot"}
    assert (own.waits_at, info.warm_up and info.warm_up.table) == (table.id, warm_up.id)
    assert [listing.table.id for listing in registry.lobby.info().waiting] == [table.id]


async def test_asking_twice_gives_the_same_warm_up(registry: TableRegistry) -> None:
    table = await waiting(registry)
    assert await warm_ups.begin(registry, "ada", table, "novice") is await warm_ups.begin(
        registry, "ada", table, "player"
    )


async def test_nobody_but_who_waits_may_begin_a_warm_up_or_hears_of_it(registry: TableRegistry) -> None:
    table = await waiting(registry)
    with pytest.raises(Refusal, match="warm up late"):
        await warm_ups.begin(registry, "eve", table, "novice")
    warm_up = await warm_ups.begin(registry, "ada", table, "novice")
    assert table.view.info("eve").warm_up is None
    assert warm_up.view.info("eve").waits_at is None
    await table.seats.withdraw("ada")
    with pytest.raises(Refusal, match="warm up late"):
        await table.succession.note_warm_up("ada", warm_up.id)


async def test_every_game_for_two_has_a_warm_up(registry: TableRegistry) -> None:
    for game in ("reversi", "reflecto", "miroir", "deflecto", "copyright"):
        table = await waiting(registry, game)
        assert (await warm_ups.begin(registry, "ada", table, "novice")).setup.game == game
        await table.seats.withdraw("ada")


async def test_both_are_asked_and_the_warm_up_goes_on_if_both_want_that(registry: TableRegistry) -> None:
    table, warm_up = await met(registry)
    assert is_asked(table, "ada")
    assert is_asked(table, "bob")
    assert table.view.info("eve").warm_up is None
    await warm_ups.answer(registry, "bob", table, agreed=True)
    assert warm_up.setup.bots
    await warm_ups.answer(registry, "ada", table, agreed=True)
    own = warm_up.view.info("bob")
    assert {seat.name for seat in own.seats} == {"Ada", "Bob"}
    assert [seat.kind for seat in own.seats] == ["human", "human"]
    assert (own.rated, own.waits_at) == (False, None)
    ending = table.status.ending
    assert ending
    assert ending.reason == "aborted"
    gone_on = table.view.info("bob").warm_up
    assert gone_on
    assert (gone_on.table, gone_on.succession) == (warm_up.id, [0, 1])


@pytest.mark.parametrize("guest", ["ada", "bob"])
async def test_a_new_game_begins_if_either_wants_that_and_the_warm_up_stays(
    registry: TableRegistry, guest: str
) -> None:
    table, warm_up = await met(registry)
    other = "bob" if guest == "ada" else "ada"
    await warm_ups.answer(registry, other, table, agreed=True)
    await warm_ups.answer(registry, guest, table, agreed=False)
    assert not is_asked(table, other)
    assert table.playing
    assert warm_up.playing
    assert warm_up.setup.bots
    with pytest.raises(Refusal, match="warm up late"):
        await warm_ups.answer(registry, other, table, agreed=True)


async def test_whoever_moves_begins_the_new_game(registry: TableRegistry) -> None:
    table, _ = await met(registry)
    (seat,) = table.status.acting
    await table.play(table.setup.chairs[seat].guest, "first", seat, legal(table))
    await until(lambda: not is_asked(table, "ada"))
    assert table.playing


@pytest.mark.rule("GEN-01")
async def test_no_clock_runs_before_both_have_answered(registry: TableRegistry, watch: Watch) -> None:
    table, _ = await met(registry)
    for guest in ("ada", "bob"):
        table.enter(Watcher(guest), None)
    await table.wake()
    (first,) = table.status.acting
    guest = table.setup.chairs[first].guest or ""

    def left() -> int:
        clock = table.view.project(table._history.timed).moment_for(table.seats_of(guest)).clock
        assert clock
        return clock.left[first]

    watch.time += 60_000
    assert left() == 600_000
    await warm_ups.answer(registry, "ada", table, agreed=False)
    watch.time += 60_000
    assert left() == 540_000


@pytest.mark.rule("GEN-05")
async def test_a_game_that_was_taken_over_is_rated_for_nobody(registry: TableRegistry) -> None:
    table, warm_up = await met(registry)
    for guest in ("ada", "bob"):
        registry.people.names[guest] = guest
        await warm_ups.answer(registry, guest, table, agreed=True)
    assert warm_up.view.info("ada").rated is False


@pytest.mark.parametrize("game", ["reflecto", "miroir", "copyright"])
async def test_nobody_takes_over_a_game_with_secrets_or_a_race(registry: TableRegistry, game: str) -> None:
    table = await waiting(registry, game)
    warm_up = await warm_ups.begin(registry, "ada", table, "novice")
    assert await paired(registry, "bob", PairWish(game, "Bob")) is table
    assert not is_asked(table, "ada")
    assert table.view.info("bob").warm_up is None
    with pytest.raises(Refusal, match="warm up late"):
        await warm_up.succession.take_over(table.setup.chairs[0])


async def test_nobody_is_asked_about_a_warm_up_that_is_over_or_has_not_begun(registry: TableRegistry) -> None:
    table = await waiting(registry)
    await warm_ups.begin(registry, "ada", table, "novice")
    assert await paired(registry, "bob", PairWish("reversi", "Bob")) is table
    assert not is_asked(table, "ada")


async def test_a_warm_up_that_ends_meanwhile_is_not_taken_over(registry: TableRegistry) -> None:
    table, warm_up = await met(registry)
    await warm_ups.answer(registry, "bob", table, agreed=True)
    (seat,) = warm_up.seats_of("ada")
    await warm_up.play("ada", "resign", seat, "!resign")
    with pytest.raises(Refusal, match="warm up late"):
        await warm_ups.answer(registry, "ada", table, agreed=True)
    assert not is_asked(table, "bob")
    assert table.playing


async def test_a_second_warm_up_follows_the_first(registry: TableRegistry) -> None:
    table = await waiting(registry)
    first = await begun(registry, table)
    (seat,) = first.seats_of("ada")
    await first.play("ada", "resign", seat, "!resign")
    assert (await warm_ups.begin(registry, "ada", table, "novice")).id != first.id


async def test_with_three_seats_each_has_a_warm_up_of_their_own_and_nobody_is_asked(registry: TableRegistry) -> None:
    seats = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")]
    table = await registry.open("ada", TableWish("deflecto", seats, public=True))
    first = await warm_ups.begin(registry, "ada", table, "novice")
    await warm_ups.sit(registry, table, "bob", 1, "Bob")
    second = await warm_ups.begin(registry, "bob", table, "novice")
    assert first is not second
    assert [seat.kind for seat in second.view.info("bob").seats] == ["bot", "human", "bot"]
    await warm_ups.sit(registry, table, "cleo", 2, "Cleo")
    assert table.view.info("bob").warm_up is None or not is_asked(table, "bob")
    assert table.playing
