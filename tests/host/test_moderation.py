"""Reports, blocks and the filter of words: what reaches whom, and how much of it is kept."""

from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar

from galerie.core import Refusal
from galerie.host.moderation import desk, word_filter
from galerie.host.moderation.reports import lines_around
from galerie.host.moderation.word_filter import WordFilter
from galerie.host.people.people import People
from galerie.host.store.address import Place
from galerie.host.store.beside import transaction
from galerie.host.store.rows import Chair
from galerie.host.table.table import Table
from galerie.host.wire import ChatLine, ReportEntry, Say
from tests.host.apps import ME, OPEN, seated, serving, visitor
from tests.host.tables import HUMANS, Watcher, opened
from tests.host.test_chat import come, heard, refusal, say


def reports(path: Place) -> list[ReportEntry]:
    with transaction(path) as db:
        return desk.reports(db)


def number(table: Table, text: str) -> int:
    return next(line.number for line in table._chat._log.lines("table", "gallery") if line.text == text)


class TestBlocking:
    async def test_what_the_blocked_say_does_not_reach_who_has_blocked_them(self, place: Place) -> None:
        people = People(blocked={"ada": {"bob"}})
        async with opened(place, people=people) as table:
            ada, bob, gallery = come(table, "ada"), come(table, "bob"), come(table, None)
            await say(table, bob, "Bonjour")
            assert heard(bob) == ["Bonjour"]
            assert heard(gallery) == [], "the players' chat is theirs"
            assert heard(ada) == heard(come(table, "ada")) == []
            await say(table, ada, "Il y a quelqu'un ?")
            assert heard(bob) == ["Il y a quelqu'un ?"]

    async def test_what_a_blocked_spectator_said_is_not_read_after_the_game_either(self, place: Place) -> None:
        people = People(blocked={"ada": {"cleo"}})
        async with opened(place, people=people) as table:
            ada, cleo, dan = come(table, "ada"), come(table, "cleo"), come(table, "dan")
            await say(table, cleo, "Perdu !")
            await say(table, dan, "Bravo")
            await table.play("bob", "1", 1, "!resign")
            assert heard(ada) == ["Bravo"]

    async def test_their_requests_are_declined_at_once_and_those_of_others_are_not(self, place: Place) -> None:
        people = People(blocked={"ada": {"bob"}})
        async with opened(place, people=people) as table:
            await table.play("ada", "1", 0, "d6")
            await table.play("bob", "2", 1, "!draw")
            assert table._history.match.request is None
            assert [str(row.move) for row in table._history.entries[-2:]] == ["!draw", "!decline"]
            await table.play("ada", "3", 0, "!draw")
            assert table._history.match.request
            await table.play("bob", "4", 1, "!decline")
            await table.play("bob", "5", 1, "!resign")
            await table.play("bob", "6", 1, "!rematch")
            assert not table._history.match.rematch
            await table.play("ada", "7", 0, "!rematch")
            assert table._history.match.rematch == {0}

    async def test_among_three_the_others_may_still_have_a_rematch(self, place: Place) -> None:
        people = People(blocked={"ada": {"bob"}})
        chairs = (*HUMANS, Chair("human", "Cléo", guest="cleo"))
        async with opened(place, "deflecto", chairs, people=people) as table:
            for seat, guest in enumerate(("ada", "bob")):
                await table.play(guest, guest, seat, "!resign")
            await table.play("bob", "1", 1, "!rematch")
            assert table._history.match.rematch == {1}
            assert table._history.match.no_rematch == {0}

    async def test_they_cannot_sit_down_with_whoever_has_blocked_them_and_learn_nothing(self, place: Place) -> None:
        people = People(blocked={"ada": {"bob"}})
        async with opened(place, people=people, chairs=(HUMANS[0], Chair("open"))) as table:
            with pytest.raises(Refusal, match="seat refused"):
                await table.seats.sit("bob", 1, "Bob")
            await table.seats.sit("cleo", 1, "Cléo")

    async def test_a_guest_takes_what_they_have_blocked_into_their_account(self) -> None:
        people = People(blocked={"guest": {"bob"}, "account": {"cleo"}})
        people.bind("guest", "account")
        people.bind("bob", "robert")
        for one in ("guest", "account"):
            assert [people.has_blocked(one, other) for other in ("bob", "robert", "cleo", "dan")] == [True] * 3 + [
                False
            ]

    async def test_people_are_not_paired_with_whom_they_have_blocked_even_after_a_restart(self, place: Place) -> None:
        path, wish = place, {"game": "reversi", "name": "x"}
        async with serving(path) as app, visitor(app) as ada, visitor(app, "198.51.100.2") as bob:
            table = await seated(ada, bob)
            assert (await ada.post(f"/api/tables/{table}/blocks", json={"seat": 1})).status_code == 201
            cookies = [ada.cookies, bob.cookies]
        async with serving(path) as app, visitor(app) as ada, visitor(app, "198.51.100.2") as bob, visitor(app) as cleo:
            ada.cookies, bob.cookies = cookies
            tables = [(await each.post("/api/pairings", json=wish)).json()["id"] for each in (ada, bob, cleo)]
            assert tables[0] == tables[2] != tables[1]
            listed = (await ada.get("/api/me/blocks")).json()
            assert [entry["name"] for entry in listed] == ["Bob"]
            assert (await bob.get("/api/me/blocks")).json() == []
            assert (await bob.delete(f"/api/me/blocks/{listed[0]['number']}")).status_code == 404
            assert (await ada.delete(f"/api/me/blocks/{listed[0]['number']}")).status_code == 200
            assert (await ada.post("/api/pairings", json={**wish, "game": "miroir"})).status_code == 200
            again = await ada.post("/api/tables", json={"game": "reversi", "seats": [ME, OPEN]})
            assert (await bob.post(f"/api/tables/{again.json()['id']}/seats/1", json={"name": "B"})).status_code == 200

    async def test_nobody_blocks_themselves_nobody_or_more_than_they_may(self, place: Place) -> None:
        async with serving(place, blocks_of_person=1) as app, visitor(app) as ada, visitor(app) as bob:
            table = await seated(ada, bob)
            other = await seated(ada, cleo := visitor(app))
            codes = [
                (await ada.post(f"/api/tables/{at}/blocks", json=wish)).json()["code"]
                for at, wish in [(table, {"seat": 0}), (table, {"seat": 9}), (table, {}), (table, {"line": 3})]
            ]
            assert codes == ["block-self", "person-unknown", "person-unknown", "person-unknown"]
            assert (await ada.post(f"/api/tables/{table}/blocks", json={"seat": 1})).status_code == 201
            many = await ada.post(f"/api/tables/{other}/blocks", json={"seat": 1})
            assert many.json()["code"] == "block-many"
            await cleo.aclose()


class TestReporting:
    async def test_a_report_keeps_the_lines_that_its_author_could_read_and_from_where_the_other_came(
        self, place: Place
    ) -> None:
        async with opened(place) as table:
            ada, bob, cleo = come(table, "ada"), come(table, "bob"), come(table, "cleo")
            bob.address = "203.0.113.7"
            await say(table, bob, "Nul !")
            await say(table, cleo, "dans la galerie")
            found = table.pointed_at("ada", None, number(table, "Nul !"))
            assert (found.person, found.name, found.address) == ("bob", "Bob", "203.0.113.7")
            assert [(line.name, line.text) for line in found.lines] == [("Bob", "Nul !")]
            with pytest.raises(Refusal, match="person unknown"):
                table.pointed_at("ada", None, number(table, "dans la galerie"))
            assert ada.heard

    async def test_reports_reach_the_desk_within_the_budget_of_their_author(self, place: Place) -> None:
        path = place
        async with serving(path, reports_per_hour=2) as app, visitor(app) as ada, visitor(app, "203.0.113.9") as bob:
            table = await seated(ada, bob)
            wish = {"seat": 1, "reason": "cheating", "text": "Il triche\x00 !"}
            codes = [(await ada.post(f"/api/tables/{table}/reports", json=wish)).status_code for _ in range(3)]
            assert codes == [201, 201, 429]
            own = await bob.post(f"/api/tables/{table}/reports", json=wish)
            assert own.json() == {"code": "report-self", "text": "You cannot report yourself."} | own.json()
            (_, report) = reports(path)
            assert (report.name, report.account, report.page, report.text) == (
                "Bob",
                False,
                f"/table/{table}",
                "Il triche !",
            )

    def test_of_many_lines_the_nearest_are_kept_within_so_many_bytes(self) -> None:
        lines = [ChatLine(at, "table", 0, "x", 0, "", f"{at:03}" * 20) for at in range(100)]
        kept = msgspec.json.decode(lines_around(lines, 50, 100_000), type=list[ChatLine])
        assert [line.number for line in kept] == [*range(40, 61)]
        small = lines_around(lines, 50, 500)
        assert len(small) <= 500
        assert 50 in [line.number for line in msgspec.json.decode(small, type=list[ChatLine])]
        last = msgspec.json.decode(lines_around(lines, None, 100_000), type=list[ChatLine])
        assert last[-1].number == 99

    async def test_the_oldest_reports_make_room(self, place: Place) -> None:
        path = place
        async with serving(path, reports_kept=2) as app, visitor(app) as ada, visitor(app) as bob:
            table = await seated(ada, bob)
            for text in ("un", "deux", "trois"):
                await ada.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "other", "text": text})
            assert [report.text for report in reports(path)] == ["trois", "deux"]

    async def test_a_line_of_a_room_is_reported_and_its_author_blocked(self, place: Place) -> None:
        async with serving(place) as app, visitor(app) as ada, visitor(app) as bob, visitor(app) as eve:
            room, way = await in_a_room(app, ada, bob)
            seats = [{"kind": "member", "member": each} for each in way]
            clock = {"per": "correspondence", "seconds": 86_400}
            wish = {"game": "reversi", "seats": seats, "clock": clock}
            table = (await ada.post(f"/api/rooms/{room}/tables", json=wish)).json()["id"]
            said = {"line": 1, "reason": "insult"}
            answers = [
                (await eve.post(f"/api/rooms/{room}/reports", json=said)).json()["code"],
                (await bob.post(f"/api/rooms/{room}/reports", json=said)).json()["code"],
                (await ada.post(f"/api/rooms/{room}/reports", json={"seat": 1, "reason": "name"})).json()["code"],
                (await ada.post(f"/api/rooms/{room}/reports", json=said)).status_code,
                (await ada.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "insult"})).status_code,
                (await eve.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "insult"})).status_code,
                (await ada.post(f"/api/rooms/{room}/blocks", json={"line": 1})).status_code,
                (await ada.post(f"/api/rooms/{room}/reports", json=said)).json()["code"],
            ]
            assert answers == ["room-outside", "report-self", "person-unknown", 201, 201, 201, 201, "person-unknown"]
            assert [block["name"] for block in (await ada.get("/api/me/blocks")).json()] == ["Bob"]
            found = [(each.page, each.name, [line.text for line in each.lines]) for each in reversed(reports(place))]
            at_table = f"/table/{table}"
            assert found == [(f"/r/{room}", "Bob", ["Nul !"]), (at_table, "Bob", ["Nul !"]), (at_table, "Bob", [])]


async def in_a_room(app: Litestar, ada: httpx.AsyncClient, bob: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A room where Bob has said something, and who Ada and Bob are there."""
    room = (await ada.post("/api/rooms", json={"name": "Ada"})).json()["id"]
    joined = await bob.post(f"/api/rooms/{room}/members", json={"name": "Bob"})
    found = await app.state.registry.rooms.find(room)
    guest = found.members.called(joined.json()["you"]).guest
    found.enter(watcher := Watcher(guest), is_screen=False)
    await found.chat.say(watcher, Say("one", "Nul !"))
    return room, [(await each.get(f"/api/rooms/{room}")).json()["you"] for each in (ada, bob)]


class TestWordFilter:
    @pytest.mark.parametrize("text", ["Zut", "ZÛT !", "z u t", "zuuuut", "z.u.t", "flut3", "flûtes alors", "oh, zut"])
    def test_a_word_is_found_however_it_is_written(self, text: str) -> None:
        with pytest.raises(Refusal, match="word unwelcome"):
            WordFilter(["# a comment", "zut", "flute*"]).check(text)

    @pytest.mark.parametrize("text", ["azut", "zutique", "z", "", "207", "le flux", "2 u 7 t"])
    def test_other_words_are_not(self, text: str) -> None:
        WordFilter(["zut", "flute*", "zot"]).check(text)

    async def test_the_writer_is_told_and_nobody_hears_it(self, place: Place) -> None:
        async with opened(place, word_filter=WordFilter(["zut"])) as table:
            ada, bob = come(table, "ada"), come(table, "bob")
            assert await refusal(table, ada, "Zut alors") == "word-unwelcome"
            assert heard(bob) == []

    async def test_names_are_filtered_wherever_they_are_given(self, place: Place) -> None:
        async with serving(place, ("zut",)) as app, visitor(app) as ada, visitor(app) as bob:
            wish = {"game": "reversi", "seats": [{"kind": "me", "name": "Zut"}, OPEN]}
            told = (await ada.post("/api/tables", json=wish)).json()
            assert told["text"] == "“Zut” is not welcome on this server: put it another way."
            table = (await ada.post("/api/tables", json={"game": "reversi", "seats": [ME, OPEN]})).json()["id"]
            for address, body in [
                (f"/api/tables/{table}/seats/1", {"name": "zut"}),
                ("/api/pairings", {"game": "reversi", "name": "ZUT"}),
                ("/api/account", {"name": "Zut Zut", "passphrase": "quatre mots sans rapport"}),
            ]:
                assert (await bob.post(address, json=body)).json()["code"] == "word-unwelcome"

    def test_a_list_is_a_text_file_of_reasonable_size(self, tmp_path: Path) -> None:
        assert word_filter.read("") is word_filter.NO_FILTER
        file = tmp_path / "words.txt"
        file.write_text("\ufeffzut\n\n", encoding="utf-8")
        with pytest.raises(Refusal, match="word unwelcome"):
            word_filter.read(str(file)).check("zut")
        file.write_bytes(b"x" * (word_filter.MOST_BYTES + 1))
        with pytest.raises(Refusal, match="file large"):
            word_filter.read(str(file))
        file.write_bytes(b"\xff")
        with pytest.raises(Refusal, match="file not text"):
            word_filter.read(str(file))
        with pytest.raises(Refusal, match="file unreadable"):
            word_filter.read(str(tmp_path / "none"))
