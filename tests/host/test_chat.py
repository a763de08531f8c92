"""What is said at a table: who hears it, how much of it, and that it is still there after a restart."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.host.store.address import Place
from galerie.host.store.rows import KEPT_LINES, Chair
from galerie.host.table.chat import LONGEST, WINDOW, plain
from galerie.host.table.limits import TableLimits
from galerie.host.table.table import Table
from galerie.host.wire import Say
from tests.host.tables import HUMANS, Watcher, opened

ids = iter(range(10_000))


def come(table: Table, guest: str | None) -> Watcher:
    table.enter(watcher := Watcher(guest), None)
    return watcher


def spectator(table: Table, guest: str, address: str) -> Watcher:
    table.enter(watcher := Watcher(guest, address), None)
    return watcher


async def say(table: Table, watcher: Watcher, text: str, command: str | None = None, name: str = "") -> None:
    await table.say(watcher, Say(command or f"line {next(ids)}", text, name))


async def refusal(table: Table, watcher: Watcher, text: str) -> str:
    with pytest.raises(Refusal) as refused:
        await say(table, watcher, text)
    return refused.value.code


def heard(watcher: Watcher) -> list[str]:
    return [line["text"] for frame in watcher.heard for line in frame.get("lines", ()) if line["by"]]


def said(watcher: Watcher) -> list[dict[str, Any]]:
    return [frame for frame in watcher.heard if frame["kind"] == "said"]


class TestWhoHears:
    async def test_players_are_heard_by_those_who_hold_a_seat(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            ada, bob, gallery, nobody = come(table, "ada"), come(table, "bob"), come(table, "cleo"), come(table, None)
            await say(table, ada, "Bonjour")
            assert heard(ada) == heard(bob) == ["Bonjour"]
            await table.play("bob", "1", 1, "!resign")
            assert heard(gallery) == heard(nobody) == heard(come(table, "cleo")) == [], "nor once it is over"
            assert come(table, "dan").heard[0]["lines"] == [], "nor any note"

    async def test_whoever_takes_a_seat_reads_what_was_said_before(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", chairs=(HUMANS[0], Chair("open"))) as table:
            ada, cleo = come(table, "ada"), come(table, "cleo")
            await say(table, ada, "Venez !")
            assert heard(cleo) == []
            await table.seats.sit("cleo", 1, "Cléo")
            assert heard(cleo) == ["Venez !"]

    async def test_a_line_tells_the_seat_of_a_player_and_the_name_of_a_spectator(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            bob, cleo = come(table, "bob"), come(table, "cleo")
            await say(table, bob, "moi", name="somebody else")
            await say(table, cleo, "et moi", name=" Cléo  la  grande ")
            told = [frame["lines"][0] for frame in said(cleo)]
            assert [(line["seat"], line["name"], line["room"]) for line in told] == [
                (None, "Cléo la grande", "gallery")
            ]
            assert [(line["seat"], line["name"], line["room"]) for line in [said(bob)[0]["lines"][0]]] == [
                (1, "", "table")
            ]

    async def test_spectators_are_not_heard_by_players_while_the_game_goes_on(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            ada, cleo, dan = come(table, "ada"), come(table, "cleo"), come(table, "dan")
            await say(table, cleo, "Jouez d6 !")
            assert heard(dan) == ["Jouez d6 !"]
            assert heard(ada) == heard(come(table, "ada")) == []
            assert heard(come(table, "eve")) == ["Jouez d6 !"]

    async def test_once_it_is_over_players_read_what_the_gallery_said(self, place: Place) -> None:
        async with opened(place) as table:
            ada, cleo = come(table, "ada"), come(table, "cleo")
            await say(table, cleo, "Quel coup !")
            assert heard(ada) == []
            await table.play("bob", "1", 1, "!resign")
            assert heard(ada) == ["Quel coup !"]
            await say(table, cleo, "Bravo")
            assert heard(ada) == ["Bravo"]
            assert heard(come(table, "bob")) == ["Quel coup !", "Bravo"]

    async def test_before_the_game_begins_players_read_the_gallery(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", chairs=(HUMANS[0], Chair("open"))) as table:
            ada, cleo = come(table, "ada"), come(table, "cleo")
            await say(table, cleo, "Je peux ?")
            assert heard(ada) == ["Je peux ?"]

    async def test_somebody_is_known_by_the_same_sign_in_every_tab_and_no_other_has_it(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            cleo, tab, dan = come(table, "cleo"), come(table, "cleo"), come(table, "dan")
            for watcher in (cleo, tab, dan):
                await say(table, watcher, "?")
            first, second, third = [frame["lines"][0]["by"] for frame in said(dan)]
            assert first == second != third
            assert "cleo" not in first

    async def test_whoever_has_no_cookie_does_not_speak(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            assert await refusal(table, come(table, None), "?") == "chat-guest"

    async def test_whoever_opened_the_table_can_close_the_gallery_and_open_it_again(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", opener="ada") as table:
            ada, cleo = come(table, "ada"), come(table, "cleo")
            await say(table, cleo, "Bravo")
            with pytest.raises(Refusal, match="table not yours"):
                await table.seats.set_gallery("bob", is_open=False)
            await table.seats.set_gallery("ada", is_open=False)
            assert heard(cleo) == ["Bravo"]
            assert await refusal(table, cleo, "Encore") == "gallery-closed"
            assert heard(come(table, "dan")) == []
            await say(table, ada, "Tranquilles")
        async with opened(tmp_path / "db") as table:
            cleo = come(table, "cleo")
            assert await refusal(table, cleo, "Encore") == "gallery-closed"
            await table.seats.set_gallery("ada", is_open=True)
            assert heard(cleo) == ["Bravo"]


class TestLimits:
    @pytest.mark.parametrize("text", ["", " \n\t ", "\u202e", "\u200d", "\u0000"])
    async def test_nothing_is_not_said(self, tmp_path: Path, text: str) -> None:
        async with opened(tmp_path / "db") as table:
            assert await refusal(table, come(table, "ada"), text) == "chat-empty"

    async def test_a_line_has_its_length(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            ada = come(table, "ada")
            await say(table, ada, "x" * LONGEST)
            assert await refusal(table, ada, "x" * (LONGEST + 1)) == "chat-long"

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("  a \n b\tc ", "a b c"),
            ("<b>gras</b> & !agree", "<b>gras</b> & !agree"),
            ("e\u0301te\u0301", "\u00e9t\u00e9"),
            ("droite\u202egauche\u2066", "droite gauche"),
            ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ],
    )
    def test_a_line_is_plain_text_that_can_be_seen(self, text: str, line: str) -> None:
        assert plain(text) == line

    async def test_one_person_says_only_so_much_in_a_while(self, tmp_path: Path) -> None:
        wall, now = 10**12, 0
        async with opened(tmp_path / "db", wall=lambda: wall, now=lambda: now) as table:
            ada, tab, bob = come(table, "ada"), come(table, "ada"), come(table, "bob")
            for _ in range(TableLimits().chat_of_person):
                await say(table, ada, "!")
            assert await refusal(table, tab, "!") == "chat-fast"
            await say(table, bob, "?")
            wall += 10**9
            assert await refusal(table, tab, "!") == "chat-fast", "whoever sets the wall clock"
            now += WINDOW
            wall -= 10**10
            await say(table, tab, "!")

    async def test_all_together_say_only_so_much_in_a_while(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", now=lambda: 0) as table:
            for number in range(TableLimits().chat_of_room):
                await say(table, come(table, f"guest {number}"), "!")
            assert await refusal(table, come(table, "one more"), "!") == "chat-fast"
            await say(table, come(table, "ada"), "the players are heard all the same")

    async def test_whoever_has_said_nothing_is_heard_whatever_others_say(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", now=lambda: 0) as table:
            loud = [spectator(table, f"loud {number}", "203.0.113.1") for number in range(40)]
            heard_of = 0
            for _ in range(TableLimits().chat_of_person):
                for each in loud:
                    with suppress(Refusal):
                        await say(table, each, "!")
                        heard_of += 1
            assert heard_of == TableLimits().chat_of_room, "one address fills the room, and no more"
            zoe = spectator(table, "zoe", "198.51.100.7")
            for _ in range(TableLimits().chat_of_person):
                await say(table, zoe, "goodbye")
            assert await refusal(table, zoe, "and more") == "chat-fast"
            assert await refusal(table, loud[-1], "!") == "chat-fast"

    async def test_spectators_of_one_address_say_little_more_than_one(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", now=lambda: 0) as table:
            first, second, third = (spectator(table, name, "203.0.113.1") for name in ("a", "b", "c"))
            for each in (first, second):
                for _ in range(TableLimits().chat_of_person):
                    await say(table, each, "!")
            for _ in range(4):  # a third of ten
                await say(table, third, "?")
            assert await refusal(table, third, "?") == "chat-fast"

    async def test_members_and_players_share_what_all_of_them_may_say(self, tmp_path: Path) -> None:
        limits = TableLimits(chat_of_room=4)
        async with opened(tmp_path / "db", now=lambda: 0, limits=limits) as table:
            ada, bob = come(table, "ada"), come(table, "bob")
            for _ in range(4):
                await say(table, ada, "!")
            assert await refusal(table, ada, "!") == "chat-fast"
            for _ in range(2):
                await say(table, bob, "?")
            assert await refusal(table, bob, "?") == "chat-fast"

    async def test_what_is_refused_is_not_kept(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            ada = come(table, "ada")
            await refusal(table, ada, "")
            assert heard(come(table, "bob")) == []


class TestMemory:
    async def test_it_outlasts_a_restart_and_is_said_once(self, place: Place) -> None:
        async with opened(place) as table:
            ada, bob = come(table, "ada"), come(table, "bob")
            await say(table, ada, "Bonjour", command="once")
            await say(table, ada, "Bonjour", command="once")
            await say(table, bob, "Bonsoir", command="once")
            assert heard(bob) == ["Bonjour", "Bonsoir"]
        async with opened(place) as table:
            bob, ada = come(table, "bob"), come(table, "ada")
            await say(table, ada, "Bonjour", command="once")
            assert heard(bob) == ["Bonjour", "Bonsoir"]
            (answer,) = said(ada)
            assert (answer["id"], answer["lines"][0]["text"]) == ("once", "Bonjour")

    async def test_only_the_newest_lines_of_each_room_are_kept(self, place: Place) -> None:
        talkative = TableLimits(chat_of_person=10**6, chat_of_address=10**6, chat_of_room=10**6)
        async with opened(place, limits=talkative) as table:
            ada, cleo = come(table, "ada"), come(table, "cleo")
            await say(table, ada, "the first")
            for number in range(KEPT_LINES + 5):
                await say(table, cleo, str(number))
        async with opened(place) as table:
            newest = [str(number) for number in range(5, KEPT_LINES + 5)]
            assert heard(come(table, "cleo")) == newest
            assert heard(come(table, "ada")) == ["the first"]
            stored = await table._services.store.load("table")
            assert stored is not None
            assert len(stored.chat_rows) == KEPT_LINES + 1

    async def test_what_cannot_be_kept_is_not_said(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async with opened(tmp_path / "db") as table:
            ada, bob = come(table, "ada"), come(table, "bob")

            async def full(*_: object) -> None:
                raise Refusal("not-saved")

            with monkeypatch.context() as disk:
                disk.setattr(table._services.store, "add_chat", full)
                assert await refusal(table, ada, "Bonjour") == "not-saved"
            assert heard(bob) == []
