"""Tournaments: who may join, how rounds follow each other, what counts, and what a restart leaves."""

import asyncio
import csv
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from galerie import formats
from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.people.people import People, Rating
from galerie.host.people.removal import remove_person
from galerie.host.socket import audience
from galerie.host.store.store import Store
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.tournaments import tournament as tournament_module
from galerie.host.tournaments.cross_table import cross_table
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.tournaments.storage import TournamentStorage
from galerie.host.tournaments.tournament import Tournament
from galerie.host.tournaments.tournaments import DAY
from galerie.host.wire import ClockRule, TournamentPairing, TournamentWish
from tests.host.tables import Puppet, Watcher, until
from tests.servers import Guest, Server

T = TypeVar("T")
LIMITS = TournamentLimits(of_person=3, per_hour=5, players=6, rounds=12, playing=2, pause=0)
MINUTE = 60_000
OPENING = "e3"


class Wall:
    """A clock that stands still unless it is set."""

    time = 1_000

    def __call__(self) -> int:
        return self.time


class Diligent(Puppet):
    """A worker that works at once."""

    async def run(self, work: Callable[..., T], *arguments: Any, **_: Any) -> T:
        return work(*arguments)


class House:
    """A server in this process, which can be started anew."""

    def __init__(self, path: Path) -> None:
        self.path, self.wall, self.passed, self.people = path, Wall(), Wall(), People()
        self.open()

    def open(self) -> None:
        self.store = Store(self.path, wall_clock=self.wall, now=self.passed)
        services = Services(self.store, Diligent(), people=self.people, now=self.passed)
        self.registry = TableRegistry(services, tournament_limits=LIMITS)
        self.tournaments = self.registry.tournaments

    def close(self) -> None:
        self.registry.close()
        self.store.close()

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.wall.time += milliseconds
        self.passed.time += milliseconds

    async def restart(self, tournament: Tournament, downtime: int = 0) -> Tournament:
        await self.registry.wake_due()
        self.close()
        self.wait(downtime)
        self.open()
        await self.registry.exclude_downtime()
        again = await self.tournaments.find(tournament.id)
        await again.advance()
        return again


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(tournament_module, "COLLECT_SECONDS", 0)
    house = House(tmp_path / "tables.sqlite3")
    yield house
    house.close()


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


def wish(system: Any = "swiss", **chosen: Any) -> TournamentWish:
    return TournamentWish(chosen.pop("title", "Coupe"), chosen.pop("game", "reversi"), system, "Orga", **chosen)


async def opened(house: House, system: Any = "swiss", *guests: str, **chosen: Any) -> Tournament:
    tournament = await house.tournaments.open("orga", wish(system, **chosen))
    for guest in guests:
        await tournament.join(guest, guest.capitalize())
    return tournament


async def begun(house: House, system: Any = "swiss", *guests: str, **chosen: Any) -> Tournament:
    tournament = await opened(house, system, *guests, **chosen)
    return await house.tournaments.begin(tournament.id, "orga")


def number(tournament: Tournament, guest: str) -> int:
    you = tournament.welcome(guest).you
    assert you is not None
    return you


def points(tournament: Tournament) -> dict[str, float]:
    names = {each.number: each.name for each in tournament.info().players}
    return {names[each.player]: each.points for each in tournament.info().standings}


def under_way(tournament: Tournament) -> list[TournamentPairing]:
    return [each for each in tournament.info().pairings if each.points is None]


async def win(house: House, tournament: Tournament, guest: str) -> None:
    """Somebody wins their game, because the other player resigns."""
    pairing = await paired(tournament, guest)
    table = await house.registry.find(pairing.table or "")
    seat = [each.guest for each in table.setup.chairs].index(guest)
    other = table.setup.chairs[1 - seat].guest
    await table.play(other, f"{table.id} over", 1 - seat, "!resign")
    await until(lambda: pairing.number not in {each.number for each in under_way(tournament)})
    await until(lambda: tournament.calm)


async def paired(tournament: Tournament, guest: str) -> TournamentPairing:
    you = number(tournament, guest)
    return next(each for each in under_way(tournament) if you in (each.first, each.second))


async def table_of(house: House, tournament: Tournament, guest: str) -> Table:
    return await house.registry.find((await paired(tournament, guest)).table or "")


# Who may join


async def test_whoever_has_the_link_joins_with_a_name_until_it_begins(house: House) -> None:
    tournament = await opened(house, "swiss", "ada", "bob", "cleo")
    assert await house.tournaments.find(tournament.id.upper()) is tournament
    await tournament.join("bob", "Robert")
    assert [player.name for player in tournament.info().players] == ["Ada", "Robert", "Cleo"]
    with refused("tournament-nameless"):
        await tournament.join("dan", " \u200b")
    await house.tournaments.begin(tournament.id, "orga")
    with refused("tournament-begun"):
        await tournament.join("dan", "Dan")
    with refused("tournament-unknown"):
        await house.tournaments.find("nowhere")


async def test_there_is_room_for_so_many_and_one_person_organises_so_many(house: House) -> None:
    tournament = await opened(house, "swiss", *(f"guest{each}" for each in range(LIMITS.players)))
    with refused("tournament-full"):
        await tournament.join("dan", "Dan")
    for _ in range(LIMITS.of_person - 1):
        await opened(house)
    with refused("tournaments-many"):
        await opened(house)
    await house.tournaments.open("ada", wish())
    await house.tournaments.open("ada", wish())
    with refused("tournaments-often"):
        await house.tournaments.open("bob", wish())


async def test_one_address_takes_only_its_share_of_the_places_unless_the_organiser_is_there(house: House) -> None:
    tournament = await house.tournaments.open("orga", wish(), "198.51.100.1")
    tournament._limits = LIMITS._replace(players=64, players_of_address=2)
    for number in range(2):
        await tournament.join(f"cookie {number}", "X", "203.0.113.1")
    with refused("tournament-crowded"):
        await tournament.join("cookie 2", "X", "203.0.113.1")
    await tournament.join("cookie 1", "Y", "203.0.113.1")
    await tournament.join("cleo", "Cleo", "203.0.113.2")
    for number in range(5):  # a club, with whoever has opened it there
        await tournament.join(f"club {number}", "C", "198.51.100.1")
    tournament.enter(organiser := Watcher("orga", "203.0.113.1"))
    await tournament.join("cookie 2", "X", "203.0.113.1")
    tournament.leave(organiser)
    with refused("tournament-crowded"):
        await tournament.join("cookie 3", "X", "203.0.113.1")
    again = await house.restart(tournament)
    again._limits = tournament._limits
    with refused("tournament-crowded"):
        await again.join("cookie 3", "X", "203.0.113.1")
    await again.part("orga", 1)
    await again.part("orga", 2)
    await again.part("orga", 9)
    await again.join("cookie 3", "X", "203.0.113.1")


async def test_an_account_takes_a_place_of_its_address_while_it_is_new(house: House) -> None:
    house.people.now = house.wall
    for account in "abc":
        house.people.add(account, account, house.wall())
    tournament = await house.tournaments.open("orga", wish())
    tournament._limits = LIMITS._replace(players_of_address=1)
    await tournament.join("a", "", "203.0.113.1")
    with refused("tournament-crowded"):
        await tournament.join("b", "", "203.0.113.1")
    house.wall.time += DAY
    await tournament.join("b", "", "203.0.113.1")
    with refused("tournament-crowded"):
        await tournament.join("guest", "X", "203.0.113.1")


async def test_only_so_many_tournaments_are_under_way(house: House) -> None:
    for _ in range(LIMITS.playing):
        await begun(house, "swiss", "ada", "bob")
    with refused("tournaments-busy"):
        await begun(house, "swiss", "ada", "bob")
    whose.set(("203.0.113.9", "orga"))
    house.tournaments._opened, house.tournaments._limits = Budget(9), LIMITS._replace(of_person=9)
    await begun(house, "swiss", "ada", "bob")
    with refused("tournaments-busy"):
        await begun(house, "swiss", "ada", "bob")


async def test_one_address_has_only_so_many_of_them_under_way(house: House) -> None:
    whose.set(("203.0.113.9", "orga"))
    house.tournaments._limits = LIMITS._replace(playing_of_payer=1)
    first = await begun(house, "swiss", "ada", "bob")
    with refused("tournaments-playing"):
        await begun(house, "swiss", "ada", "bob")
    await first.end("orga")
    await begun(house, "swiss", "ada", "bob")
    whose.set(("203.0.113.10", "orga"))
    await begun(house, "swiss", "ada", "bob")


@pytest.mark.parametrize(
    ("code", "chosen"),
    [
        ("tournament-untitled", {"title": " "}),
        ("tournament-seats", {"game": "solo"}),
        ("tournament-long", {"rounds": 99}),
        ("tournament-arena-days", {"system": "arena", "clock": ClockRule("correspondence", 86_400)}),
        ("game-unknown", {"game": "gobang"}),
    ],
)
async def test_what_cannot_be_played_is_refused(house: House, code: str, chosen: dict[str, Any]) -> None:
    with refused(code):
        await house.tournaments.open("orga", wish(**chosen))


async def test_a_game_for_more_than_two_is_played_by_two(house: House) -> None:
    tournament = await begun(house, "round-robin", "ada", "bob", game="copyright")
    assert len((await table_of(house, tournament, "ada")).setup.chairs) == 2


async def test_only_accounts_play_rated_games(house: House) -> None:
    house.people.names["grace"] = "Grace"
    tournament = await opened(house, "swiss", "grace", rated=True)
    with refused("tournament-accounts"):
        await tournament.join("ada", "Ada")
    house.people.names["alan"] = "Alan"
    await tournament.join("alan", "")
    await house.tournaments.begin(tournament.id, "orga")
    assert not (await table_of(house, tournament, "alan")).setup.friendly


async def test_only_the_organiser_decides_and_settings_stay_once_it_has_begun(house: House) -> None:
    tournament = await opened(house, "swiss", "ada", "bob")
    await house.tournaments.change(tournament.id, "orga", wish("round-robin", twice=True))
    assert tournament.info().settings.twice
    with refused("tournament-not-yours"):
        await house.tournaments.change(tournament.id, "ada", wish())
    for act in (tournament.begin, tournament.end, tournament.next_round):
        with refused("tournament-not-yours"):
            await act("ada")
    with refused("tournament-unbegun"):
        await tournament.end("orga")
    await house.tournaments.begin(tournament.id, "orga")
    with refused("tournament-begun"):
        await house.tournaments.change(tournament.id, "orga", wish())
    with refused("tournament-round-open"):
        await tournament.next_round("orga")


@pytest.mark.parametrize("guests", [(), ("ada",)])
async def test_nobody_plays_alone(house: House, guests: tuple[str, ...]) -> None:
    tournament = await opened(house, "swiss", *guests)
    with refused("tournament-few"):
        await house.tournaments.begin(tournament.id, "orga")
    assert tournament.info().phase == "open"


async def test_a_guest_who_signs_up_stays_in_the_tournament_under_their_name(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob")
    house.people.names["account"] = "Bobby"
    house.people.bind("bob", "account")
    assert number(tournament, "account") == number(tournament, "bob")
    assert "Bobby" in points(tournament)


# Rounds


async def test_a_swiss_tournament_goes_on_by_itself_to_its_end(house: House) -> None:
    house.people.ratings["bob", "reversi"] = Rating(1800)
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", rounds=9)
    info = tournament.info()
    assert (info.rounds, info.round) == (3, 1), "three players can meet new opponents in three rounds"
    assert [each.name for each in info.players] == ["Bob", "Ada", "Cleo"], "seeded by their ratings"
    (bye,) = [each for each in info.pairings if each.second is None]
    assert (bye.first, bye.points, bye.table) == (number(tournament, "cleo"), [1, 0], None)
    await win(house, tournament, "bob")
    assert tournament.info().left == 0
    await tournament.advance()
    assert tournament.info().round == 2
    for turn in (2, 3):
        (pairing,) = under_way(tournament)
        strongest = "bob" if number(tournament, "bob") in (pairing.first, pairing.second) else "ada"
        await win(house, tournament, strongest)
        await tournament.advance()
        assert tournament.info().round == min(turn + 1, 3)
    assert tournament.info().phase == "over"
    assert points(tournament) == {"Bob": 3, "Ada": 2, "Cleo": 1}
    met = {frozenset((each.first, each.second)) for each in tournament.state.pairings.values() if each.second}
    assert len(met) == 3


async def test_in_a_round_robin_everybody_meets_everybody(house: House) -> None:
    tournament = await begun(house, "round-robin", "ada", "bob", "cleo", "dan")
    for _ in range(3):
        for guest in ("ada", "bob", "cleo", "dan"):
            you = number(tournament, guest)
            if any(you in (each.first, each.second) for each in under_way(tournament)):
                await win(house, tournament, guest)
        await tournament.advance()
    assert tournament.info().phase == "over"
    assert points(tournament) == {"Ada": 3, "Bob": 2, "Cleo": 1, "Dan": 0}
    table = next(
        csv.reader(
            cross_table(
                tournament.info(), [*map(tournament.shown, tournament.state.pairings.values())], "en"
            ).splitlines()[1:]
        )
    )
    assert table[:4] == ["1", "1", "Ada", "3"]
    assert sorted(table[-3:]) == ["2+", "3+", "4+"]


async def test_the_organiser_may_want_to_begin_each_round(house: House) -> None:
    tournament = await begun(house, "round-robin", "ada", "bob", "cleo", automatic=False)
    await win(house, tournament, "ada" if number(tournament, "ada") in _players(tournament) else "bob")
    await tournament.advance()
    assert (tournament.info().round, tournament.info().left) == (1, None)
    await tournament.next_round("orga")
    assert (tournament.info().round, len(under_way(tournament))) == (2, 1)


def _players(tournament: Tournament) -> set[int | None]:
    return {player for each in under_way(tournament) for player in (each.first, each.second)}


async def test_whoever_leaves_is_not_paired_any_more_and_may_come_back(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", "dan")
    await tournament.part("dan", number(tournament, "dan"))
    await win(house, tournament, "ada")
    await tournament.advance()
    assert number(tournament, "dan") not in {
        player for each in tournament.info().pairings for player in (each.first, each.second)
    }
    await tournament.join("dan", "Dan")
    assert [player.gone for player in tournament.info().players] == [False] * 4
    await tournament.part("orga", number(tournament, "cleo"))
    with refused("tournament-barred"):
        await tournament.join("cleo", "Cleo")
    with refused("tournament-not-yours"):
        await tournament.part("ada", number(tournament, "bob"))


async def test_in_a_round_robin_whoever_should_meet_somebody_who_has_left_wins(house: House) -> None:
    tournament = await begun(house, "round-robin", "ada", "bob", "cleo", "dan", twice=True)
    for turn in range(6):
        for guest in ("ada", "bob", "cleo"):
            you = number(tournament, guest)
            if any(you in (each.first, each.second) for each in under_way(tournament)):
                await win(house, tournament, guest)
        if turn == 3:  # more than half of the games were played
            await tournament.part("dan", number(tournament, "dan"))
        await tournament.advance()
    assert tournament.info().phase == "over"
    unplayed = [each for each in tournament.state.pairings.values() if not each.played]
    assert len(unplayed) == 2
    assert points(tournament) == {"Ada": 6, "Bob": 4, "Cleo": 2, "Dan": 0}


async def test_when_all_but_one_have_left_it_is_over(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo")
    for guest in ("bob", "cleo"):
        await tournament.part(guest, number(tournament, guest))
    assert tournament.info().phase == "over"


async def test_whoever_leaves_loses_a_game_they_have_not_come_to_and_finishes_another(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", "dan")
    table = await table_of(house, tournament, "ada")
    table.enter(Watcher("ada"), None)
    await until(lambda: any(True in each.came for each in tournament.info().pairings))
    for guest in ("ada", "bob"):
        await tournament.part(guest, number(tournament, guest))
    (going_on,) = under_way(tournament)
    assert number(tournament, "ada") in (going_on.first, going_on.second)
    await win(house, tournament, "ada")
    assert points(tournament)["Ada"] == 1
    assert points(tournament)["Bob"] == 0


async def test_players_are_called_to_their_tables(house: House) -> None:
    tournament = await opened(house, "swiss", "ada", "bob")
    listening = Watcher("ada")
    await house.registry.call(listening)
    await house.tournaments.begin(tournament.id, "orga")
    (pairing,) = tournament.info().pairings
    begun = [frame for frame in listening.heard if frame["kind"] == "begun"]
    assert [frame["table"] for frame in begun] == [pairing.table]
    task = await house.registry.services.notices.next()
    assert (task.person, task.notice.occasion, task.notice.table, task.notice.name) == (
        "bob",
        "paired",
        pairing.table,
        "Ada",
    )


# Who does not come


async def test_whoever_does_not_come_in_time_has_lost(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", "dan", grace=5)
    table = await table_of(house, tournament, "ada")
    table.enter(Watcher("ada"), None)
    await until(lambda: any(True in each.came for each in tournament.info().pairings))
    house.wait(5 * MINUTE - 1)
    await tournament.advance()
    assert len(under_way(tournament)) == 2
    house.wait(1)
    await tournament.advance()
    assert {name for name, got in points(tournament).items() if got} == {"Ada"}
    assert not any(each.played for each in tournament.state.pairings.values())
    with refused("table-closed"):
        await table.play("ada", "late", [each.guest for each in table.setup.chairs].index("ada"), "!resign")


async def test_nobody_is_late_because_the_server_was_down(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", grace=5)
    house.wait(3 * MINUTE)
    tournament = await house.restart(tournament, 60 * MINUTE)
    assert len(under_way(tournament)) == 1
    house.wait(2 * MINUTE - 1)
    await tournament.advance()
    assert len(under_way(tournament)) == 1
    house.wait(1)
    await tournament.advance()
    assert points(tournament) == {"Ada": 0, "Bob": 0}


async def test_nobody_is_late_because_the_wall_clock_was_set(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", grace=5)
    house.wall.time += DAY
    await tournament.advance()
    assert len(under_way(tournament)) == 1
    house.wait(5 * MINUTE)
    await tournament.advance()
    assert under_way(tournament) == []


async def test_an_arena_pairs_as_long_as_it_should_whatever_the_server_was_down(house: House) -> None:
    tournament = await begun(house, "arena", "ada", "bob", minutes=30)
    house.wait(10 * MINUTE)
    tournament = await house.restart(tournament, DAY)
    assert (tournament.info().phase, tournament.info().left) == ("playing", 20 * MINUTE)


async def test_time_to_come_counts_from_when_the_table_is_open(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, opening = await opened(house, "swiss", "ada", "bob", grace=5), house.registry.open

    async def failing(*_: Any, **__: Any) -> Table:
        raise Refusal("store-failed")

    monkeypatch.setattr(house.registry, "open", failing)
    with refused("store-failed"):
        await house.tournaments.begin(tournament.id, "orga")
    house.wait(6 * MINUTE)
    monkeypatch.setattr(house.registry, "open", opening)
    await tournament.advance()
    tournament = await house.restart(tournament)
    house.wait(5 * MINUTE - 1)
    await tournament.advance()
    assert len(under_way(tournament)) == 1
    house.wait(1)
    await tournament.advance()
    assert under_way(tournament) == []


async def test_whoever_came_and_went_is_not_absent(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", grace=5)
    table = await table_of(house, tournament, "ada")
    for guest in ("ada", "bob"):
        watcher = Watcher(guest)
        table.enter(watcher, None)
        table.leave(watcher)
    await until(lambda: tournament.info().pairings[0].came == [True, True])
    tournament = await house.restart(tournament)
    house.wait(60 * MINUTE)
    await tournament.advance()
    assert len(under_way(tournament)) == 1


async def test_the_organiser_decides_about_what_was_not_played(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", grace=0, rounds=1)
    house.wait(60 * MINUTE)
    await tournament.advance()
    (pairing,) = under_way(tournament)
    with refused("tournament-pairing-unknown"):
        await tournament.rule("orga", 99, "first")
    await tournament.rule("orga", pairing.number, "draw")
    assert points(tournament) == {"Ada": 0.5, "Bob": 0.5}
    assert tournament.info().pairings[0].table is None, "there is nothing to be seen"
    table = await house.registry.find(tournament.state.pairings[1].table or "")
    assert (table.setup.withdrawn, table.playing) == (True, False)


async def test_a_game_that_was_played_is_not_decided_otherwise(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", automatic=False)
    await win(house, tournament, "ada")
    played = next(each for each in tournament.state.pairings.values() if each.played)
    with refused("tournament-played"):
        await tournament.rule("orga", played.number, "second")


@pytest.mark.parametrize(
    ("organiser", "rated", "is_decided"), [("ada", False, False), ("orga", True, False), ("orga", False, True)]
)
async def test_a_game_under_way_that_is_rated_or_the_organisers_own_is_decided_at_the_board(
    house: House, organiser: str, *, rated: bool, is_decided: bool
) -> None:
    house.people.names |= {"ada": "Ada", "bob": "Bob"}
    tournament = await house.tournaments.open(organiser, wish(rated=rated))
    for guest in ("ada", "bob"):
        await tournament.join(guest, guest)
    await house.tournaments.begin(tournament.id, organiser)
    (pairing,), table = under_way(tournament), await table_of(house, tournament, "ada")
    first = table.setup.chairs[0].guest or ""
    table.enter(Watcher(first), None)
    await table.play(first, "one", 0, OPENING)
    table.enter(Watcher(table.setup.chairs[1].guest or ""), None)
    await until(lambda: tournament.info().pairings[0].came == [True, True])
    with nullcontext() if is_decided else refused("tournament-in-play"):
        await tournament.rule(organiser, pairing.number, "first")
    assert bool(under_way(tournament)) is not is_decided


async def test_the_organiser_decides_where_one_has_moved_and_the_other_does_not_come(house: House) -> None:
    tournament = await opened(house, "swiss", "orga", "bob")
    await house.tournaments.begin(tournament.id, "orga")
    (pairing,), table = under_way(tournament), await table_of(house, tournament, "orga")
    first = table.setup.chairs[0].guest or ""
    table.enter(Watcher(first), None)
    await table.play(first, "one", 0, OPENING)
    await tournament.rule("orga", pairing.number, "first")
    assert under_way(tournament) == []


async def test_a_game_of_a_tournament_is_not_aborted_and_its_rematch_does_not_count(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", rounds=1)
    table = await table_of(house, tournament, "ada")
    for guest in ("ada", "bob"):
        table.enter(Watcher(guest), None)
    seat = [each.guest for each in table.setup.chairs].index("ada")
    with refused("tournament-conduct"):
        await table.play("ada", "one", seat, "!abort")
    await table.play("bob", "two", 1 - seat, "!resign")
    await until(lambda: tournament.info().phase == "over")
    await table.play("ada", "three", seat, "!rematch")
    await table.play("bob", "four", 1 - seat, "!rematch")
    await until(lambda: table.view.info("ada").next is not None)
    rematch = await house.registry.find(table.view.info("ada").next or "")
    assert (rematch.setup.tournament, rematch.setup.friendly) == (None, True)


# Arenas


async def test_an_arena_pairs_those_who_are_there_until_its_time_is_up(house: House) -> None:
    tournament = await opened(house, "arena", "ada", "bob", "cleo", minutes=30, grace=0)
    for guest in ("ada", "bob"):
        tournament.enter(Watcher(guest))
    await house.tournaments.begin(tournament.id, "orga")
    await tournament.advance()
    assert _players(tournament) == {number(tournament, "ada"), number(tournament, "bob")}
    await tournament.join("dan", "Dan")
    for guest in ("cleo", "dan"):
        tournament.enter(Watcher(guest))
    await tournament.advance()
    assert len(under_way(tournament)) == 2
    await win(house, tournament, "ada")
    await tournament.advance()
    assert len(under_way(tournament)) == 1, "they have just met, and others play"
    await win(house, tournament, "cleo")
    await tournament.advance()
    assert len(under_way(tournament)) == 2
    house.wait(30 * MINUTE)
    for guest in ("ada", "cleo"):
        if number(tournament, guest) in _players(tournament):
            await win(house, tournament, guest)
    await tournament.advance()
    while under_way(tournament):
        (pairing, *_) = under_way(tournament)
        names = {each.number: each.name.lower() for each in tournament.info().players}
        await win(house, tournament, names[pairing.first])
    await tournament.advance()
    assert tournament.info().phase == "over"
    assert sum(points(tournament).values()) == 8


async def test_two_alone_in_an_arena_meet_again_and_again(house: House) -> None:
    tournament = await opened(house, "arena", "ada", "bob")
    for guest in ("ada", "bob"):
        tournament.enter(Watcher(guest))
    await house.tournaments.begin(tournament.id, "orga")
    for turn in range(1, 4):
        await win(house, tournament, "ada")
        await tournament.advance()
        assert points(tournament)["Ada"] == 2 * turn
    firsts = [each.first for each in tournament.state.pairings.values()]
    assert firsts[0] != firsts[1]


async def test_whoever_does_not_come_in_an_arena_is_not_paired_until_they_come_back(house: House) -> None:
    tournament = await opened(house, "arena", "ada", "bob", grace=1)
    for guest in ("ada", "bob"):
        tournament.enter(Watcher(guest))
    await house.tournaments.begin(tournament.id, "orga")
    table = await table_of(house, tournament, "ada")
    table.enter(Watcher("ada"), None)
    await until(lambda: any(True in each.came for each in tournament.info().pairings))
    house.wait(MINUTE)
    await tournament.advance()
    assert {player.name: player.gone for player in tournament.info().players} == {"Ada": False, "Bob": True}
    await tournament.advance()
    assert under_way(tournament) == []
    await tournament.join("bob", "Bob")
    await tournament.advance()
    assert len(under_way(tournament)) == 1


# What stays


async def test_a_tournament_survives_a_restart_in_the_middle_of_a_round(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", "dan")
    before = {each.table for each in tournament.info().pairings}
    table = await table_of(house, tournament, "ada")
    table.on_change = lambda _: None  # as if the server were killed before the tournament is told of the end
    seat = [each.guest for each in table.setup.chairs].index("ada")
    await table.play("ada", "one", seat, "!resign")
    tournament = await house.restart(tournament)
    await until(lambda: len(under_way(tournament)) == 1)
    assert {each.table for each in tournament.info().pairings} == before
    assert points(tournament)["Ada"] == 0
    other = next(each for each in under_way(tournament))
    await house.registry.find(other.table or "")
    names = {each.number: each.name.lower() for each in tournament.info().players}
    await win(house, tournament, names[other.first])
    await tournament.advance()
    assert tournament.info().round == 2


async def test_tables_that_could_not_be_opened_are_opened_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await opened(house, "swiss", "ada", "bob")

    async def failing(*_: Any, **__: Any) -> Table:
        raise Refusal("store-failed")

    monkeypatch.setattr(house.registry, "open", failing)
    with refused("store-failed"):
        await house.tournaments.begin(tournament.id, "orga")
    assert [each.table for each in tournament.info().pairings] == [None]
    tournament = await house.restart(tournament)
    (pairing,) = tournament.info().pairings
    assert (await house.registry.find(pairing.table or "")).setup.tournament == tournament.id


async def test_what_is_under_way_is_loaded_when_the_server_starts(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", rounds=1)
    table_id = tournament.info().pairings[0].table or ""
    house.close()
    house.open()
    await house.tournaments.resume()
    table = await house.registry.find(table_id)
    await table.play("bob", "one", [each.guest for each in table.setup.chairs].index("bob"), "!resign")
    again = await house.tournaments.find(tournament.id)
    await until(lambda: again.info().phase == "over")
    assert points(again) == {"Ada": 1, "Bob": 0}


async def test_whoever_has_their_data_removed_keeps_no_name_and_their_results_stay(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", "dan")
    await win(house, tournament, "ada")
    await remove_person(house.store, "ada")
    house.tournaments.forget(frozenset({"ada"}))
    await until(lambda: "" in points(tournament))
    assert points(tournament)[""] == 1
    again = await house.restart(tournament)
    assert points(again)[""] == 1
    await remove_person(house.store, "orga")
    again = await house.restart(again)
    assert not again.state.is_organiser("orga")


async def test_a_tournament_in_which_nothing_happens_is_removed(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob")
    house.wait(LIMITS.days * DAY + 1)
    watching = Watcher(None)
    tournament.enter(watching)
    await house.tournaments.remove_untouched()
    assert await house.tournaments.find(tournament.id) is tournament, "somebody looks at it"
    tournament.leave(watching)
    await house.tournaments.remove_untouched()
    with refused("tournament-unknown"):
        await house.tournaments.find(tournament.id)
    assert await house.tournaments.of_person("ada") == []


async def test_a_tournament_in_which_something_has_happened_after_all_is_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await opened(house, "swiss", "ada")

    async def found_long_ago(*_: Any) -> list[str]:
        return [tournament.id]

    monkeypatch.setattr(TournamentStorage, "untouched", found_long_ago)
    await house.tournaments.remove_untouched()
    assert (await house.tournaments.find(tournament.id)).state.stored.entrants


async def test_a_tournament_ends_in_which_nothing_happens_at_its_tables_neither(house: House) -> None:
    tournament = await begun(house, "round-robin", "ada", "bob", grace=0)
    table = await table_of(house, tournament, "ada")
    house.wait(LIMITS.quiet_days * DAY)
    await table.play(table.setup.chairs[0].guest or "", "one", 0, OPENING)
    house.wait(1)
    await house.tournaments.end_quiet()
    assert tournament.state.playing
    house.wait(LIMITS.quiet_days * DAY)
    await house.tournaments.end_quiet()
    assert tournament.info().phase == "over"


async def test_nothing_need_happen_for_as_long_as_a_turn_and_coming_may_take(house: House) -> None:
    clock = ClockRule("correspondence", 3 * DAY // 1000)
    tournament = await begun(house, "round-robin", "ada", "bob", grace=60, clock=clock)
    house.wait((LIMITS.quiet_days + 3) * DAY + 60 * MINUTE)
    await house.tournaments.end_quiet()
    assert tournament.state.playing
    house.wait(1)
    await house.tournaments.end_quiet()
    assert not tournament.state.playing


async def test_everybody_is_told_the_same_bytes(house: House) -> None:
    tournament = await opened(house, "swiss", "ada")
    ada, stranger = Watcher("ada"), Watcher(None)
    tournament.enter(ada)
    tournament.enter(stranger)
    (mine,), (theirs,) = ada.heard, stranger.heard
    assert (mine["kind"], mine["you"], theirs["you"]) == ("watching", 1, None)
    await tournament.join("bob", "Bob")
    await until(lambda: bool(ada.recorded.sent and stranger.recorded.sent))
    assert ada.raw[-1] == stranger.raw[-1]


async def test_whoever_asks_often_is_answered_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = await opened(house, "swiss", "ada")
    asking, other = Watcher(None), Watcher("ada")
    for each in (asking, other):
        tournament.enter(each)
    await until(lambda: len(asking.recorded.sent) == 2)
    assert (len(asking.heard), len(other.heard)) == (2, 2)
    encoded: list[object] = []

    def encode(told: object) -> bytes:
        encoded.append(told)
        return b"{}"

    monkeypatch.setattr(tournament_module, "encode", encode)
    for _ in range(50):
        tournament.audience.answer(asking)
    await until(lambda: bool(asking.recorded.sent))
    assert (len(encoded), len(asking.raw), len(other.raw)) == (1, 1, 0)


async def test_nobody_is_told_of_spectators(house: House) -> None:
    tournament = await opened(house, "swiss", "ada")
    ada, spectator, bob = Watcher("ada"), Watcher("stranger"), Watcher("bob")
    tournament.enter(ada)
    await until(lambda: len(ada.recorded.sent) == 2)
    assert ada.heard
    tournament.enter(spectator)
    tournament.leave(spectator)
    await tournament.join("bob", "Bob")
    tournament.enter(bob)
    await until(lambda: bool(ada.recorded.sent))
    (told,) = ada.heard
    assert [player["present"] for player in told["players"]] == [True, True]


async def test_many_who_are_connected_hear_of_changes_less_often(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = await opened(house, "swiss", "ada")
    monkeypatch.setattr(audience, "BYTES_PER_SECOND", 1)
    ada = Watcher("ada")
    tournament.enter(ada)
    await until(lambda: len(ada.recorded.sent) == 2)
    await tournament.join("bob", "Bob")
    await asyncio.sleep(0.05)
    assert len(ada.raw) == 2


async def test_the_records_of_all_games_are_one_file(house: House) -> None:
    tournament = await begun(house, "round-robin", "ada", "bob", "cleo")
    with refused("tournament-unplayed"):
        await house.tournaments.records(tournament.id)
    for _ in range(3):
        (pairing,) = under_way(tournament)
        names = {each.number: each.name.lower() for each in tournament.info().players}
        await win(house, tournament, names[pairing.first])
        await tournament.advance()
    found = formats.read((await house.tournaments.records(tournament.id)).encode())
    assert len(found) == 3
    pairs = [frozenset(found.record(each).seats) for each in range(3)]
    assert len({*pairs}) == 3
    assert found.record(2).lines[-1].move == "!resign"


async def test_only_so_many_records_are_read_in_an_hour(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", rounds=1)
    await win(house, tournament, "ada")
    limits, size = LIMITS, len(await house.tournaments.records(tournament.id))
    budget = house.tournaments._downloaded
    house.tournaments._downloaded = Budget(2 * size, lambda most: Refusal("tournament-records-often", most=most))
    for _ in range(2):
        assert await house.tournaments.records(tournament.id)
    with refused("tournament-records-often"):
        await house.tournaments.records(tournament.id)
    house.tournaments._downloaded, house.tournaments._limits = budget, limits._replace(record_bytes=size - 1)
    with refused("tournament-records-large"):
        await house.tournaments.records(tournament.id)


async def test_pairings_come_in_pages(house: House) -> None:
    tournament = await begun(house, "swiss", "ada", "bob", "cleo", "dan", "eve")
    tournament._limits = tournament._limits._replace(page=2)
    first, second = tournament.page(0), tournament.page(2)
    assert [each.number for each in (*first, *second)] == [1, 2, 3]
    assert tournament.page(3) == []


async def test_the_table_as_a_file_is_made_anew_when_it_has_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def counting(*arguments: Any) -> str:
        made.append(cross_table(*arguments))
        return made[-1]

    monkeypatch.setattr(tournament_module, "cross_table", counting)
    tournament = await begun(house, "swiss", "ada", "bob", rounds=1)
    assert tournament.file("en") == tournament.file("en")
    assert len(made) == 1
    assert tournament.file("fr") not in made[:1]
    await win(house, tournament, "ada")
    assert tournament.file("en") not in made[:2]
    house.people.names["ada"] = "Adele"
    assert "Adele" in tournament.file("en")


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    from galerie.host.tournaments.cross_table import _plain

    assert [_plain(name) for name in ("=1+1", "@me", "Ada")] == ["'=1+1", "'@me", "Ada"]


# Over the network


def test_all_of_it_can_be_reached_over_http(server: Server, ada: Guest, bob: Guest) -> None:
    body = {"title": "Coupe", "game": "reversi", "system": "swiss", "name": "Ada"}
    opened = ada.http.post("/api/tournaments", json=body)
    assert (opened.status_code, opened.json()["organiser"]) == (201, True)
    tournament = opened.json()["tournament"]["id"]
    path = f"/api/tournaments/{tournament}"
    assert ada.http.post(f"{path}/begin").json()["code"] == "tournament-few"
    for guest, name in ((ada, "Ada"), (bob, "Bob")):
        assert guest.http.post(f"{path}/players", json={"name": name}).status_code == 200
    assert bob.http.put(path, json=body).status_code == 403
    address = f"ws://127.0.0.1:{server.port}{path}/socket"
    with connect(address) as stranger:
        assert json.loads(stranger.recv(20))["kind"] == "watching"
        begun = ada.http.post(f"{path}/begin").json()["tournament"]
        assert begun["phase"] == "playing"
        while json.loads(stranger.recv(20)).get("phase") != "playing":
            pass
    (pairing,) = begun["pairings"]
    mine = bob.http.get(f"/api/tables/{pairing['table']}").json()
    assert (mine["tournament"], [each["name"] for each in mine["seats"] if each["yours"]]) == (tournament, ["Bob"])
    assert ada.http.get("/api/tournaments").json()[0]["table"] == pairing["table"]
    assert ada.http.get(f"{path}/records").json()["code"] == "tournament-unplayed"
    ruled = ada.http.put(f"{path}/pairings/{pairing['number']}", json={"result": "first"}).json()
    assert ruled["tournament"]["phase"] == "over"
    assert [each["points"] for each in bob.http.get(f"{path}/pairings").json()] == [[1, 0]]
    table = bob.http.get(f"{path}/table.csv", headers={"Accept-Language": "fr"})
    assert table.headers["content-type"].startswith("text/csv")
    assert table.text.splitlines()[0].startswith("Ligne,Rang,Nom,Points,Buchholz tronqué")
    assert bob.http.delete(f"{path}/players/2").json()["code"] == "tournament-over"
    with connect(f"ws://127.0.0.1:{server.port}/api/tournaments/nowhere/socket") as nowhere:
        assert json.loads(nowhere.recv(20))["problem"]["code"] == "tournament-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            nowhere.recv(20)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404
