"""Duels: the same deal for several people, whose results nobody knows who has not played it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from galerie.core import Refusal
from galerie.host.duels import storage
from galerie.host.duels.duels import DAY
from galerie.host.notices.notice import Notice
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.table.registry import TableRegistry
from tests.host.apps import serving, visitor
from tests.host.tables import until


class People:
    """Visitors of one application, by name."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.registry: TableRegistry = app.state.registry
        self._known: dict[str, httpx.AsyncClient] = {}

    def __getitem__(self, name: str) -> httpx.AsyncClient:
        return self._known.setdefault(name, visitor(self.app))

    async def sign_up(self, name: str) -> None:
        wish = {"name": name, "passphrase": "quatre mots sans rapport"}
        assert (await self[name].post("/api/account", json=wish)).status_code == 201

    async def ask(self, who: str, method: str, address: str, /, **wish: Any) -> Any:
        answer = await self[who].request(method, f"/api{address}", json=wish if method == "POST" else None)
        return answer.json()

    async def deal(self, name: str, deal: str = "abcd2345", **options: Any) -> str:
        wish = {"game": "solo", "seats": [{"kind": "me", "name": name}], "deal": deal, "options": options}
        return str((await self.ask(name, "POST", "/tables", **wish))["id"])

    async def finish(self, table_id: str, moves: int = 0, last: str = "stop") -> None:
        """Make so many moves, or as many as there are, then stop."""
        table = await self.registry.find(table_id)
        (chair,) = table.setup.chairs
        for number in range(moves):
            placements = [text for text in table._history.match.moves(0).texts if text != "stop"]
            if placements:
                await table.play(chair.guest, f"move {number}", 0, placements[0])
        if not table.view.over:
            await table.play(chair.guest, "last", 0, last)

    async def duel(self, name: str = "Ada", moves: int = 0) -> str:
        """A duel of somebody who has played its deal."""
        table = await self.deal(name)
        await self.finish(table, moves)
        return str((await self.ask(name, "POST", "/duels", table=table))["id"])

    async def answer(self, name: str, duel: str, moves: int = 0, last: str = "stop") -> str:
        table = str((await self.ask(name, "POST", f"/duels/{duel}/tries", name=name))["id"])
        await self.finish(table, moves, last)
        return table

    async def info(self, name: str, duel: str) -> Any:
        return await self.ask(name, "GET", f"/duels/{duel}")


@asynccontextmanager
async def gathered(path: Path, **settings: Any) -> AsyncIterator[People]:
    async with serving(path / "tables.sqlite3", **settings) as app:
        yield People(app)


async def test_two_play_the_same_deal_and_then_see_both_results(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada", moves=3)
        before = await people.info("Bob", duel)
        assert (before["name"], before["answers"], before["results"], before["deal"]) == ("Ada", 1, None, None)
        table = await people.answer("Bob", duel)
        for name in ("Ada", "Bob"):
            info = await people.info(name, duel)
            assert info["deal"] == "abcd2345"
            assert {(each["name"], each["yours"]) for each in info["results"]} == {
                ("Ada", name == "Ada"),
                ("Bob", name == "Bob"),
            }
            assert [each["rank"] for each in info["results"]] == sorted(each["rank"] for each in info["results"])
        replay = await people.ask("Ada", "GET", f"/tables/{table}/moments")
        assert replay[-1]["ending"]
        deals = {(await people.registry.find(each["table"])).setup.deal for each in info["results"]}
        assert deals == {"abcd2345"}


async def test_whoever_has_not_finished_knows_no_result_and_no_table(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        mine = (await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob"))["id"]
        info = await people.info("Bob", duel)
        assert (info["table"], info["results"], info["deal"], info["answers"]) == (mine, None, None, 1)
        info = await people.info("Ada", duel)
        assert [(each["name"], each["over"], each["table"]) for each in info["results"]][1:] == [("Bob", False, None)]


async def test_several_people_are_ranked(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada", moves=6)
        for number, name in enumerate(("Bob", "Cleo", "Dan")):
            await people.answer(name, duel, moves=2 * number)
        results = (await people.info("Dan", duel))["results"]
        scores = [each["score"] for each in results]
        assert scores == sorted(scores, reverse=True)
        assert [each["rank"] for each in results] == [1 + sum(other > score for other in scores) for score in scores]


async def test_only_the_first_try_counts(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        first = await people.answer("Bob", duel)
        again = await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob")
        assert again["id"] == first
        await people.finish(await people.deal("Bob"), moves=3)
        assert len((await people.info("Bob", duel))["results"]) == 2
        other = await people.deal("Ada")
        await people.finish(other, moves=3)
        assert (await people.ask("Ada", "POST", "/duels", table=other))["id"] == duel


async def test_a_deal_that_was_played_before_counts_as_it_was_played_first(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        table = await people.deal("Bob")
        await people.finish(table)
        duel = await people.duel("Ada")
        assert (await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob"))["id"] == table
        assert [each["table"] for each in (await people.info("Bob", duel))["results"] if each["yours"]] == [table]


async def test_whoever_knows_the_deal_from_other_options_is_not_ranked(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        await people.finish(await people.deal("Bob", values=True))
        await people.answer("Bob", duel)
        mine = next(each for each in (await people.info("Bob", duel))["results"] if each["yours"])
        assert (mine["known"], mine["rank"]) == (True, None)


async def test_help_and_giving_up_are_not_ranked_and_said(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        helped = (await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob"))["id"]
        table = await people.registry.find(helped)
        await table._note_hint(0)
        await people.finish(helped)
        await people.answer("Cleo", duel, last="!resign")
        results = {each["name"]: each for each in (await people.info("Ada", duel))["results"]}
        assert (results["Bob"]["helped"], results["Bob"]["rank"]) == (True, None)
        assert (results["Cleo"]["score"], results["Cleo"]["rank"], results["Cleo"]["over"]) == (None, None, True)
        assert results["Ada"]["rank"] == 1


async def test_a_new_deal_may_be_a_duel_which_its_maker_plays_too(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.ask("Ada", "POST", "/duels", game="copyright", name="Ada")
        assert (duel["name"], duel["yours"], duel["results"], duel["answers"]) == ("Ada", True, None, 0)
        table = await people.ask("Bob", "POST", f"/duels/{duel['id']}/tries", name="Bob")
        own = await people.registry.find(duel["table"])
        assert (await people.registry.find(table["id"])).setup.deal == own.setup.deal
        assert len(table["seats"]) == 1


async def test_what_cannot_be_a_duel_is_refused(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        table = await people.deal("Ada")
        assert (await people.ask("Ada", "POST", "/duels", table=table))["code"] == "duel-early"
        await people.finish(table)
        assert (await people.ask("Bob", "POST", "/duels", table=table))["code"] == "seat-not-yours"
        assert (await people.ask("Ada", "POST", "/duels", game="reversi"))["code"] == "duel-none"
        assert (await people.ask("Ada", "POST", "/duels"))["code"] == "game-unknown"
        seats = [{"kind": "me"}, {"kind": "here"}]
        company = (await people.ask("Ada", "POST", "/tables", game="reversi", seats=seats))["id"]
        match = await people.registry.find(company)
        await match.play(match.setup.chairs[0].guest, "one", 0, "!resign")
        assert (await people.ask("Ada", "POST", "/duels", table=company))["code"] == "duel-none"
        for method, address in (("GET", "/duels/none"), ("POST", "/duels/none/tries")):
            assert (await people.ask("Ada", method, address))["code"] == "duel-unknown"


async def test_the_maker_is_told_of_each_answer_by_others_and_nothing_more(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        told: list[tuple[str, Notice]] = []
        people.registry.services.notices.tell = lambda person, notice, *_: told.append((person, notice))  # type: ignore[method-assign]
        duel = await people.duel("Ada")
        await people.answer("Bob", duel, moves=2)
        await until(lambda: bool(told))
        ((_, notice),) = told
        assert notice == Notice("duel", "solo", name="Bob", duel=duel)
        assert notice.path == f"/duel/{duel}"


async def test_an_account_is_challenged_by_name_and_plays_or_declines(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        for name in ("Ada", "Bob", "Cleo"):
            await people.sign_up(name)
        duel = await people.duel("Ada")
        assert (await people.ask("Eve", "POST", f"/duels/{duel}/challenges", name="Bob"))["code"] == "account-needed"
        assert (await people.ask("Ada", "POST", f"/duels/{duel}/challenges", name="Ada"))["code"] == "challenge-self"
        assert (await people.ask("Ada", "POST", f"/duels/{duel}/challenges", name="Zoe"))["code"] == "account-unknown"
        for name in ("Bob", "Cleo"):
            assert (await people.ask("Ada", "POST", f"/duels/{duel}/challenges", name=name))["id"] == duel
            (asked,) = await people.ask(name, "GET", "/me/challenges")
            assert (asked["duel"], asked["table"], asked["name"], asked["yours"]) == (duel, "", "Ada", False)
        assert await people.ask("Cleo", "DELETE", f"/me/challenges/{duel}") == []
        await people.answer("Bob", duel)
        assert await people.ask("Bob", "GET", "/me/challenges") == []
        assert [each["declined"] for each in await people.ask("Ada", "GET", "/me/challenges")] == [True]


async def test_ones_duels_are_listed_all_or_those_of_a_table(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        table = await people.answer("Bob", duel)
        assert await people.ask("Eve", "GET", "/me/duels") == []
        (entry,) = await people.ask("Bob", "GET", "/me/duels")
        assert (entry["id"], entry["name"], entry["yours"], entry["answers"], entry["over"]) == (
            duel,
            "Ada",
            False,
            1,
            True,
        )
        assert [each["id"] for each in await people.ask("Bob", "GET", f"/me/duels?table={table}")] == [duel]
        assert await people.ask("Ada", "GET", f"/me/duels?table={table}") == []


async def test_a_duel_has_room_for_so_many_and_a_person_for_so_many_duels(tmp_path: Path) -> None:
    async with gathered(tmp_path, duels_per_person=1, duel_tries=2) as people:
        duel = await people.duel("Ada")
        await people.answer("Bob", duel)
        assert (await people.ask("Cleo", "POST", f"/duels/{duel}/tries"))["code"] == "duel-full"
        assert (await people.ask("Bob", "POST", f"/duels/{duel}/tries"))["seats"][0]["yours"]
        await people.ask("Ada", "POST", "/duels", game="solo")
        assert (await people.ask("Bob", "GET", f"/duels/{duel}"))["code"] == "duel-unknown"


async def test_one_address_takes_only_its_share_of_a_duel_unless_it_was_made_there(tmp_path: Path) -> None:
    async with gathered(tmp_path, duel_tries_per_address=2) as people:
        duel = await people.duel("Ada")

        async def code(client: httpx.AsyncClient) -> str | None:
            answer = await client.post(f"/api/duels/{duel}/tries", json={"name": "X"})
            found: str | None = answer.json().get("code")
            return found

        crowd = [visitor(people.app, "203.0.113.9") for _ in range(4)]
        assert [await code(each) for each in crowd] == [None, None, "duel-crowded", "duel-crowded"]
        assert await code(crowd[0]) is None, "whoever plays it goes on"
        wish = {"name": "Eve Dix", "passphrase": "quatre mots sans rapport"}
        assert (await crowd[3].post("/api/account", json=wish)).status_code == 201
        assert await code(crowd[3]) == "duel-crowded", "accounts are made as fast"
        assert await code(visitor(people.app, "203.0.113.10")) is None
        for name in ("Bob", "Cleo", "Dan"):
            assert await code(people[name]) is None, "they are where Ada is"
        store, now = people.registry.store, people.registry.store.wall_clock()
        store.wall_clock = lambda: now + DAY
        assert await code(crowd[3]) is None
        assert await code(crowd[2]) == "duel-crowded"


async def test_a_duel_is_kept_for_so_long_and_its_games_for_longer(tmp_path: Path) -> None:
    async with gathered(tmp_path, duel_days=2) as people:
        duel = await people.duel("Ada")
        table = await people.answer("Bob", duel)
        store, now = people.registry.store, people.registry.store.wall_clock()
        await people.registry.duels.remove_old()
        assert (await people.info("Bob", duel))["id"] == duel
        store.wall_clock = lambda: now + 2 * DAY + 1
        await people.registry.duels.remove_old()
        assert (await people.info("Bob", duel))["code"] == "duel-unknown"
        assert await people.ask("Bob", "GET", "/me/duels") == []
        assert (await people.ask("Bob", "GET", f"/tables/{table}"))["id"] == table


async def test_whoever_is_blocked_knows_of_no_duel(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        registry = people.registry
        maker = (await registry.duels.find(duel, "")).guest
        await people.answer("Bob", duel)
        blocked = next(
            each.guest
            for each in await registry.store.read(lambda db: storage.tries(db, duel), "")
            if each.guest != maker
        )
        registry.people.blocked[maker] = {blocked}
        assert (await people.info("Bob", duel))["code"] == "duel-unknown"


async def test_whoever_has_their_data_removed_is_in_no_duel_any_more(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        await people.answer("Bob", duel)
        assert (await people["Bob"].post("/api/me/removal")).status_code < 300
        assert [each["name"] for each in (await people.info("Ada", duel))["results"]] == ["Ada"]
        assert (await people["Ada"].post("/api/me/removal")).status_code < 300
        await people.registry.duels.remove_old()
        assert (await people.info("Cleo", duel))["code"] == "duel-unknown"


async def test_whoever_rehearses_at_another_table_before_they_finish_is_not_ranked(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        mine = (await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob"))["id"]
        await people.finish(await people.deal("Bob"), moves=3)
        await people.finish(mine, moves=3)
        info = await people.info("Bob", duel)
        (result,) = [each for each in info["results"] if each["yours"]]
        assert (result["table"], result["known"], result["rank"]) == (mine, True, None)


async def test_a_table_at_which_nobody_has_moved_is_no_rehearsal(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        mine = (await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob"))["id"]
        other = await people.deal("Bob")
        await people.finish(mine, moves=3)
        await people.finish(other, moves=3)
        (result,) = [each for each in (await people.info("Bob", duel))["results"] if each["yours"]]
        assert (result["known"], result["rank"]) == (False, 1)


async def test_ones_own_table_does_not_tell_the_code_before_the_end(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        answer = await people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob")
        table = answer["id"]
        begun = await people.ask("Cleo", "POST", "/duels", game="solo", name="Cleo")
        for who, each in (("Bob", table), ("Cleo", begun["table"])):
            assert (await people.ask(who, "GET", f"/tables/{each}"))["deal"] is None
        export = await people["Cleo"].get("/api/me/data")
        assert (begun["id"] in export.text, export.status_code) == (True, 200)
        assert str((await people.registry.find(begun["table"])).setup.deal) not in export.text
        await people.finish(table)
        assert (answer["deal"], (await people.ask("Bob", "GET", f"/tables/{table}"))["deal"]) == (None, "abcd2345")


async def test_whoever_asks_twice_at_once_plays_at_one_table(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duel = await people.duel("Ada")
        await people.ask("Bob", "GET", "/me/duels")  # which makes him known
        before = people.registry.loaded
        asked = [people.ask("Bob", "POST", f"/duels/{duel}/tries", name="Bob") for _ in range(4)]
        tables = {answer["id"] for answer in await asyncio.gather(*asked)}
        assert len(tables) == 1
        assert people.registry.loaded == before + 1


async def test_no_table_is_left_of_a_second_try(tmp_path: Path) -> None:
    async with gathered(tmp_path) as people:
        duels, store = people.registry.duels, people.registry.store
        duel = await duels.find(await people.duel("Ada"), "")
        setup = TableSetup("solo", 1, (), (Chair.of("bob", "Bob"),), deal=duel.deal)
        await store.open("first", setup, extra=duels.beginning(duel, "bob", "first"))
        with pytest.raises(Refusal, match="duel begun"):
            await store.open("second", setup, extra=duels.beginning(duel, "bob", "second"))
        assert await store.load("second") is None
        assert await duels.own_try(duel, "bob") == "first"
