"""What games count for, and that each counts once."""

from collections.abc import Sequence

import pytest

from galerie import bots
from galerie.core import Event, Refusal
from galerie.core.conduct import Return, TakeOver
from galerie.host.people import ratings
from galerie.host.people.people import People, Rating
from galerie.host.store.address import Place
from galerie.host.store.rows import Chair, StoredEnding
from galerie.host.store.store import Store
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import SeatWish, TableWish
from tests.host.accounts import members
from tests.host.tables import Puppet, Watcher, opened

NEW = Rating()
NOVICE, MASTER = Chair("bot", level="novice"), Chair("bot", level="master")


def test_the_example_of_the_paper_comes_out() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = ratings.after(Rating(1500, 200, 0.06, 3), met)
    assert (round(after.value, 1), round(after.deviation, 1), round(after.volatility, 4)) == (1464.1, 151.5, 0.06)
    assert after.games == 4


def test_the_volatility_follows_the_deviation_and_not_the_rating() -> None:
    """Whoever is far from 1500 and does as expected wavers no more than who is at 1500."""
    calm = [ratings.after(Rating(value, 50), [(Rating(value, 50), 1.0)]).volatility for value in (1500, 2300)]
    assert calm[0] == pytest.approx(calm[1], abs=1e-9)


def test_the_stronger_gains_little_and_loses_much() -> None:
    strong, weak = Rating(1900, 60), Rating(1500, 60)
    gain = ratings.after(strong, [(weak, 1.0)]).value - strong.value
    loss = strong.value - ratings.after(strong, [(weak, 0.0)]).value
    assert 0 < gain < loss / 5
    assert ratings.after(strong, [(weak, 0.5)]).value < strong.value


@pytest.mark.parametrize(
    ("ranks", "reason", "met"),
    [
        ([1, 2], "full", {(0, 1): 1.0}),
        ([1, 1], "agreed", {(0, 1): 0.5}),
        ([2, 1], "time", {(0, 1): 0.0}),
        ([2, 1, 2], "full", {(0, 1): 0.0, (0, 2): 0.5, (1, 2): 1.0}),
        ([1, 3, 1], "resigned", {(0, 1): 1.0, (1, 2): 0.0}),
        ([1, 1, 1], "agreed", {(0, 1): 0.5, (0, 2): 0.5, (1, 2): 0.5}),
    ],
)
def test_everybody_has_met_everybody_else_but_those_who_stayed_when_one_left(
    ranks: list[int], reason: str, met: dict[tuple[int, int], float]
) -> None:
    ending = StoredEnding([0.0] * len(ranks), ranks, reason, counted=False)
    assert {(one, other): score for one, other, score in ratings.meetings(ending)} == met


ADA, BOB = Chair("human", "Ada", guest="a"), Chair("human", "Bob", guest="b")
GUEST, BOUND = Chair("human", "Zoé", guest="z"), Chair("human", "Ada", guest="before ada's account")
OPEN = Chair("open")


@pytest.mark.parametrize(
    ("chairs", "rated"),
    [
        ([ADA, BOB], True),
        ([ADA, NOVICE], True),
        ([NOVICE, BOB, ADA], True),
        ([ADA, OPEN], None),
        ([OPEN, OPEN], None),
        ([ADA, GUEST], False),
        ([GUEST, NOVICE], False),
        ([BOUND, NOVICE], False),
        ([ADA, ADA], False),
        ([ADA, BOUND], False),
        ([ADA, ADA, OPEN], False),
        ([GUEST, OPEN], False),
        ([ADA], False),
        ([NOVICE, MASTER], False),
        ([ADA, Chair("bot", level="unheard-of")], False),
    ],
)
def test_a_table_counts_when_accounts_and_bots_alone_sit_there(chairs: Sequence[Chair], rated: bool | None) -> None:
    people = People(names={"a": "Ada", "b": "Bob"}, bound={"before ada's account": "a"})
    assert ratings.is_rated("reversi", chairs, people) is rated


async def resign(table: Table, guest: str, seat: int) -> None:
    """Resign when four moves are made."""
    await moved(table, 4)
    await table.play(guest, "resigning", seat, "!resign")


async def moved(table: Table, count: int) -> None:
    """So many moves are made, by whoever is to move."""
    while len((match := table._history.match).line) < count:
        await table._progress.advance(Event(min(match.to_move), next(iter(match.legal_moves))))


async def test_a_finished_game_counts_for_both_and_everybody_is_told(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    async with opened(place, chairs=chairs, people=people) as table:
        watcher = Watcher(None)
        table.enter(watcher, None)
        before = watcher.heard[0]["table"]
        assert before["rated"] is True
        assert [seat["rating"] for seat in before["seats"]] == [{"value": 1500, "sure": False, "change": None}] * 2
        await resign(table, ada, 0)
        *_, told = (frame["table"] for frame in watcher.heard if frame["kind"] == "seated")
        lost, won = (seat["rating"] for seat in told["seats"])
        assert (lost["value"], won["value"]) == (1338, 1662)
        assert (lost["change"], won["change"]) == (-162, 162)
        assert people.rating(ada, "reversi").games == 1
        assert people.rating(ada, "solo") == NEW
        await table.play(bob, "again", 1, "!rematch")
        assert people.rating(bob, "reversi").games == 1
    async with opened(place, people=people) as table:
        assert [seat.rating and seat.rating.change for seat in table.view.info(None).seats] == [-162, 162]
        after = await table._services.store.run(lambda db: db.execute("SELECT count(*) FROM changes").fetchone())
        assert after == (2,)


@pytest.mark.rule("GEN-05")
@pytest.mark.parametrize("moves", [1, 3, 4])
async def test_a_game_of_fewer_than_four_moves_counts_for_nobody(place: Place, moves: int) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    async with opened(place, chairs=chairs, people=people) as table:
        await moved(table, moves)
        await table.play(ada, "over", 0, "!abort" if moves == 1 else "!resign")
        assert table._history.match.outcome
        assert people.rating(bob, "reversi").games == (moves == 4)


@pytest.mark.rule("GEN-05")
async def test_whoever_has_left_a_rated_game_to_a_bot_has_lost_it(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    async with opened(place, chairs=chairs, people=people) as table:
        await moved(table, 4)
        await table._progress.advance(Event(0, TakeOver(1)))
        await table.play(ada, "over", 0, "!resign")  # the bot has won
        assert people.rating(ada, "reversi").value > NEW.value > people.rating(bob, "reversi").value


@pytest.mark.rule("GEN-05")
@pytest.mark.parametrize("won", [True, False])
async def test_whoever_a_bot_has_moved_for_cannot_gain_though_they_are_back(place: Place, won: bool) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    async with opened(place, chairs=chairs, people=people) as table:
        await moved(table, 4)
        await table._progress.advance(Event(0, TakeOver(1)))
        await moved(table, 6)
        await table._progress.advance(Event(1, Return()))
        await moved(table, 8)
    async with opened(place, people=people) as table:  # a restart forgets no help
        loser = 0 if won else 1
        await table.play((ada, bob)[loser], "over", loser, "!resign")
        changes = [seat.rating and seat.rating.change for seat in table.view.info(None).seats]
        assert changes == ([-162, 0] if won else [162, -162])


@pytest.mark.rule("GEN-05")
async def test_a_bot_that_has_not_moved_has_helped_nobody(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    async with opened(place, chairs=chairs, people=people) as table:
        await moved(table, 4)
        await table._progress.advance(Event(0, TakeOver(1)))
        await table._progress.advance(Event(1, Return()))
        await table.play(ada, "over", 0, "!resign")
        assert people.rating(bob, "reversi").value > NEW.value


@pytest.mark.rule("GEN-05")
@pytest.mark.parametrize("stood_in", [False, True])
async def test_a_take_back_in_company_is_no_help_unless_a_bot_answered_for_an_opponent(
    place: Place, stood_in: bool
) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    async with opened(place, chairs=chairs, people=people) as table:
        await moved(table, 4)
        if stood_in:
            await table._progress.advance(Event(0, TakeOver(1)))
        await table.play(ada, "back", 0, "!takeback")
        if not stood_in:
            await table.play(bob, "granted", 1, "!agree")
        else:
            await table._progress.advance(Event(1, Return()))
        assert len(table._history.match.line) < 4
        await moved(table, 4)
        await table.play(bob, "over", 1, "!resign")
        assert (people.rating(ada, "reversi").value > NEW.value) is not stood_in
        assert people.rating(bob, "reversi").value < NEW.value


@pytest.mark.rule("GEN-05")
async def test_a_friendly_game_counts_for_nobody(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    store = Store(place)
    registry = TableRegistry(Services(store, Puppet(), people=people))
    seats = [SeatWish("me", "Ada"), SeatWish("open")]
    table = await registry.open(ada, TableWish("reversi", seats, friendly=True))
    await table.seats.sit(bob, 1, "Bob")
    await resign(table, ada, 0)
    info = table.view.info(None)
    assert (info.rated, [seat.rating and seat.rating.change for seat in info.seats]) == (False, [None, None])
    assert people.rating(ada, "reversi").games == 0
    registry.close()
    store.close()


async def test_a_table_is_never_counted_twice(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))
    ending = StoredEnding([1.0, 0.0], [1, 2], "resigned", counted=False)
    async with opened(place, chairs=chairs, people=people) as table:
        store = table._services.store
        first, second = [
            await store.run(lambda db: ratings.settle(db, "table", "reversi", chairs, ending, set())) for _ in range(2)
        ]
    assert (len(first), second) == (2, ())


async def test_what_cannot_be_kept_counts_for_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    chairs = (Chair("human", "Ada", guest=ada), Chair("human", "Bob", guest=bob))

    def failing(*_: object) -> None:
        raise OSError("no room")

    async with opened(place, chairs=chairs, people=people) as table:
        with monkeypatch.context() as patch:
            patch.setattr(ratings, "settle", failing)
            with pytest.raises(Refusal, match="not saved"):
                await resign(table, ada, 0)
        assert not table.view.moments(ada)[-1].ending
        assert people.rating(ada, "reversi") == NEW
        await resign(table, ada, 0)
        assert people.rating(ada, "reversi").games == 1


@pytest.mark.parametrize("counted", [True, False])
async def test_a_game_with_a_guest_counts_for_nobody(place: Place, counted: bool) -> None:
    people, (ada,) = await members(place, "Ada")
    other = NOVICE if counted else Chair("human", "Zoé", guest="z")
    async with opened(place, chairs=(Chair("human", "Ada", guest=ada), other), people=people) as table:
        await resign(table, ada, 0)
        assert (people.rating(ada, "reversi") != NEW) is counted


async def test_a_bot_stays_as_strong_as_it_is(place: Place) -> None:
    people, (ada,) = await members(place, "Ada")
    async with opened(place, chairs=(MASTER, Chair("human", "Ada", guest=ada)), people=people) as table:
        await resign(table, ada, 1)
        bot = table.view.info(None).seats[0].rating
        assert bot
        assert (bot.value, bot.change) == (bots.rating("reversi", "master"), None)


class Adviser(Puppet):
    async def advise(self, game: str, view: object, seat: int) -> bots.Advice:
        return bots.Advice("d6")


@pytest.mark.rule("GEN-05")
@pytest.mark.parametrize("helped", ["hint", "takeback", None])
@pytest.mark.parametrize("won", [True, False])
async def test_who_was_helped_against_bots_can_only_lose(place: Place, helped: str | None, won: bool) -> None:
    people, (ada,) = await members(place, "Ada")
    chairs = (Chair("human", "Ada", guest=ada), NOVICE)
    async with opened(place, chairs=chairs, people=people, workers=Adviser()) as table:
        if helped == "hint":
            assert await table.advice.hint(ada, 0) == bots.Advice("d6")
        await table.play(ada, "first", 0, "d6")
        if helped == "takeback":
            await table.play(ada, "back", 0, "!takeback")
        assert table.view.info(None).helped is (helped is not None)
    async with opened(place, people=people) as table:  # a restart forgets no help
        ending = StoredEnding([float(won), float(not won)], [1 + (not won), 1 + won], "full", counted=False)
        store, helpers = table._services.store, table._rating.cannot_gain
        assert table.view.info(None).helped is (helped is not None)
        (change,) = await store.run(lambda db: ratings.settle(db, "table", "reversi", chairs, ending, helpers))
    gained = change.after.value > change.before.value
    assert gained == (won and helped is None)
    assert (change.after.value < change.before.value) == (not won)
