"""The analysis of finished games: exploring, judging, reviewing, sharing, playing on; never of a game that goes on."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from galerie.bots.workers import Workers
from galerie.core import Line, Match, Record, Refusal, Variation
from galerie.core.record import loads
from galerie.games import GAMES
from galerie.host.analysis import judging
from galerie.host.analysis.judging import JudgementLimits, Judgements
from galerie.host.analysis.sharing import SharedAnalyses
from galerie.host.store.store import Store
from galerie.host.table.limits import TableLimits
from galerie.host.view import analysis as view
from galerie.host.view.snapshot import PageLimits
from galerie.host.wire import AnalysisNode, AnalysisWish, JudgementWish
from tests.host.accounts import PASSPHRASE, sign_up
from tests.host.sockets import joined
from tests.servers import Guest, Server
from tests.study.records import random_record

LIMITS = TableLimits().record
GAME = random_record("reversi", 11, most=200)
TEXT = str(GAME)
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}
ADVISING = ("judge", "review", "play")
"""What helps somebody who plays."""

EVERYTHING = ("", *ADVISING, "share")


def node(variation: int, ply: int) -> dict[str, int]:
    return {"variation": variation, "ply": ply}


def body(kind: str, text: str, ply: int = 0) -> dict[str, Any]:
    wishes: dict[str, dict[str, Any]] = {
        "": {"at": node(0, ply)},
        "judge": {"at": node(0, ply), "work": 1_000},
        "play": {"at": node(0, ply), "seat": 0, "level": "novice"},
    }
    return {"record": text, **wishes.get(kind, {})}


def ask(guest: Guest, kind: str, **wish: Any) -> dict[str, Any]:
    answer = guest.http.post(f"/api/analysis/{kind}".rstrip("/"), json=wish, timeout=60)
    if answer.headers["content-type"].startswith("application/x-ndjson"):
        return {"status": answer.status_code, "steps": [json.loads(line) for line in answer.text.splitlines()]}
    return {**answer.json(), "status": answer.status_code}


def refused(guest: Guest, kind: str, **wish: Any) -> tuple[int, str]:
    answer = ask(guest, kind, **wish)
    assert answer["text"]
    return answer["status"], answer["code"]


def at(ply: int, record: Record = GAME) -> Match:
    match = Match.begin(GAMES[record.game], len(record.seats))
    for line in record.lines[:ply]:
        match = match.then(line.seat, match.parse(line.move))
    return match


def other_move(ply: int) -> tuple[int, str]:
    """A legal move that was not made."""
    match, made = at(ply), GAME.lines[ply]
    return made.seat, next(text for text in match.moves(made.seat).texts if text != made.move)


class TestExploring:
    def test_a_tree_is_shown_with_the_moves_of_every_position(self, ada: Guest) -> None:
        found = ask(ada, "", **body("", TEXT, 5))
        assert (found["status"], found["game"], found["at"], found["judged"]) == (200, "reversi", node(0, 5), True)
        assert found["main"]["moves"] == [line.move for line in GAME.lines]
        assert [moment["ply"] for moment in found["moments"]] == [*range(len(GAME.lines) + 1)]
        for ply in (0, 5, 30):
            match = at(ply)
            (seat,) = match.to_act
            assert found["moments"][ply]["moves"] == {str(seat): match.moves(seat).texts}
        assert found["moments"][-1]["ending"]

    @pytest.mark.parametrize(
        ("ply", "since", "first", "last"), [(3, 0, 0, 7), (20, 0, 17, 24), (20, 15, 15, 22), (60, 40, 57, 61)]
    )
    def test_of_a_long_game_the_moments_around_the_position_are_sent(
        self, ply: int, since: int, first: int, last: int
    ) -> None:
        wish = msgspec.convert({**body("", TEXT, ply), "since": since}, AnalysisWish)
        found = json.loads(view.explored(wish, LIMITS._replace(page=PageLimits(moments=8))))
        assert (found["since"], found["moments"][0]["ply"], found["moments"][-1]["ply"]) == (first, first, last)

    def test_a_move_begins_a_variation_which_is_named_promoted_and_deleted(self, ada: Guest) -> None:
        seat, move = other_move(8)
        tried = ask(ada, "", record=TEXT, at=node(0, 8), change={"do": "play", "seat": seat, "move": move}, since=8)
        assert tried["at"] == node(1, 9)
        assert [moment["ply"] for moment in tried["moments"]] == [8, 9]
        assert tried["moments"][1]["move"] == move
        assert loads(tried["record"]).variations == (Variation(0, 8, (Line(seat, move),)),)

        renamed = ask(
            ada,
            "",
            record=tried["record"],
            at=tried["at"],
            change={"do": "rename", "variation": 1, "name": "Tout droit"},
        )
        assert (renamed["at"], renamed["variations"][0]["name"]) == (node(1, 9), "Tout droit")

        (onward,) = renamed["moments"][9]["moves"].items()
        again = ask(
            ada,
            "",
            record=renamed["record"],
            at=node(1, 9),
            change={"do": "play", "seat": int(onward[0]), "move": onward[1][0]},
        )
        assert again["at"]["variation"] == 1
        assert again["variations"][0]["moves"][:2] == [move, onward[1][0]]

        branched = ask(
            ada,
            "",
            record=again["record"],
            at=node(1, 9),
            change={"do": "play", "seat": int(onward[0]), "move": onward[1][1]},
        )
        assert branched["at"] == node(2, 10)
        promoted = ask(ada, "", record=branched["record"], at=node(2, 10), change={"do": "promote", "variation": 2})
        assert promoted["at"] == node(1, 10)
        assert promoted["variations"][0]["moves"][1] == onward[1][1]

        deleted = ask(ada, "", record=promoted["record"], at=promoted["at"], change={"do": "delete", "variation": 1})
        assert (deleted["at"], deleted["variations"], deleted["record"]) == (node(0, 8), [], TEXT)

    def test_a_hidden_thing_is_shown_or_seen_by_one_seat(self, ada: Guest) -> None:
        record = random_record("reflecto", 3, most=12)
        ply = 8
        everything = ask(ada, "", **body("", str(record), ply))["moments"][ply]
        gerda = ask(ada, "", **body("", str(record), ply), eye=0)["moments"][ply]
        assert all(everything["view"]["hands"])
        assert gerda["view"]["hands"][0]
        assert not gerda["view"]["hands"][1]
        assert everything["move"] == record.lines[ply - 1].move
        assert everything["moves"] == gerda["moves"] != {}

    @pytest.mark.parametrize(
        ("wish", "wanted"),
        [
            ({"at": node(1, 0)}, (400, "variation-unknown")),
            ({"at": node(0, 99)}, (400, "variation-ply")),
            ({"change": {"do": "play", "seat": 0, "move": "nonsense"}}, (400, "square-unknown")),
            ({"change": {"do": "play", "seat": 1, "move": "c4"}}, (400, "not-your-turn")),
            ({"change": {"do": "play", "seat": 0, "move": "!resign"}}, (400, "variation-conduct")),
            ({"change": {"do": "delete", "variation": 0}}, (400, "variation-game")),
            ({"change": {"do": "rename", "variation": 1, "name": "x"}}, (400, "variation-unknown")),
            ({"change": {"do": "dance"}}, (400, "message-malformed")),
            ({"eye": 2}, (404, "seat-unknown")),
            ({"record": "hello"}, (400, "record-title")),
            ({"record": TEXT.replace("reversi", "gobang")}, (400, "record-game")),
            ({"record": TEXT + "x" * LIMITS.bytes}, (413, "record-large")),
            ({"record": TEXT + "0 !draw\n" * 5_000}, (400, "record-long")),
            ({"record": "x" * 300_000}, (413, "message-huge")),
        ],
    )
    def test_what_makes_no_sense_is_refused(self, ada: Guest, wish: dict[str, Any], wanted: tuple[int, str]) -> None:
        assert refused(ada, "", **{"record": TEXT, "at": node(0, 0), **wish}) == wanted


class TestJudging:
    def test_judgements_are_streamed_deeper_and_deeper(self, ada: Guest) -> None:
        found = ask(ada, "judge", record=TEXT, at=node(0, 20), work=100_000)
        *steps, last = found["steps"]
        assert last["ended"] == "done"
        match = at(20)
        (seat,) = match.to_act
        for step in steps:
            assert step["seat"] == seat
            assert {move["move"] for move in step["moves"]} == set(match.moves(seat).texts)
        assert [step["depth"] for step in steps] == sorted({step["depth"] for step in steps})
        assert len(steps) > 1

    def test_a_variation_is_judged_too(self, ada: Guest) -> None:
        seat, move = other_move(50)
        grown = str(replace(GAME, variations=(Variation(0, 50, (Line(seat, move),)),)))
        steps = ask(ada, "judge", record=grown, at=node(1, 51), work=100_000)["steps"]
        match = at(50).then(seat, at(50).parse(move))
        assert {each["move"] for each in steps[-2]["moves"]} == set(match.moves(1 - seat).texts)
        assert steps[-2]["exact"]

    @pytest.mark.parametrize(
        ("wish", "wanted"),
        [
            ({"at": node(0, len(GAME.lines))}, (400, "judge-nobody")),
            ({"seat": 1}, (400, "not-your-turn")),
            ({"work": 10**9}, (400, "message-malformed")),
            ({"record": "hello"}, (400, "record-title")),
        ],
    )
    def test_what_cannot_be_judged_is_refused(self, ada: Guest, wish: dict[str, Any], wanted: tuple[int, str]) -> None:
        assert refused(ada, "judge", **{"record": TEXT, "at": node(0, 0), **wish}) == wanted

    def test_a_game_without_a_judge_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(view, "judge_of", lambda _: None)
        with pytest.raises(Refusal, match="judge none"):
            next(view.judged(WISH, (), LIMITS))

    def test_a_newer_wish_ends_the_older(self, ada: Guest) -> None:
        older: list[dict[str, Any]] = []
        begun = asyncio.Event()

        def listen() -> None:
            wish = {"record": TEXT, "at": node(0, 15), "work": 10_000_000}
            with ada.http.stream("POST", "/api/analysis/judge", json=wish, timeout=60) as answer:
                for line in answer.iter_lines():
                    older.append(json.loads(line))
                    begun.set()

        thread = Thread(target=listen)
        thread.start()
        while not begun.is_set():
            thread.join(0.01)
        newer = ask(ada, "judge", record=TEXT, at=node(0, 55), work=10_000)
        thread.join(60)
        assert older[-1]["ended"] == "replaced"
        assert newer["steps"][-1]["ended"] == "done"


class Slow(Workers):
    """Work that takes until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.stopped = 0

    async def stream(self, work: Callable[..., Iterator[Any]], *arguments: Any) -> AsyncGenerator[Any]:
        try:
            yield b"first\n"
            await self.go_on.wait()
            yield b"second\n"
        finally:
            self.stopped += 1


class Failing(Slow):
    """Fails before or after the first line."""

    def __init__(self, error: Exception, lines: int) -> None:
        super().__init__()
        self.error = error
        self.lines = lines

    async def stream(self, work: Callable[..., Iterator[Any]], *arguments: Any) -> AsyncGenerator[Any]:
        for _ in range(self.lines):
            yield b"first\n"
        raise self.error


WISH = JudgementWish(TEXT, AnalysisNode(0, 0))


async def settled(judgements: Judgements) -> None:
    for _ in range(100):
        if not len(judgements):
            return
        await asyncio.sleep(0)
    raise AssertionError("something is still under way")


class TestBudget:
    async def test_each_visitor_has_one_judgement_and_whoever_stops_listening_ends_it(self) -> None:
        workers = Slow()
        judgements = Judgements(workers)
        ada, bob = [await judgements.start(name, "here", WISH, (), "en") for name in ("ada", "bob")]
        assert len(judgements) == 2
        again = await judgements.start("ada", "here", WISH, (), "en")
        assert len(judgements) == 2
        assert [line async for line in ada.lines()] == [b"first\n", judging.REPLACED]
        heard = bob.lines()
        assert await anext(heard) == b"first\n"
        await heard.aclose()  # type: ignore[attr-defined]  # it is a generator
        workers.go_on.set()
        assert [line async for line in again.lines()] == [b"first\n", b"second\n"]
        await settled(judgements)
        assert workers.stopped == 3

    @pytest.mark.parametrize(
        "limits", [JudgementLimits(of_all=1), JudgementLimits(of_address=1)], ids=["of all", "of one address"]
    )
    async def test_too_many_at_once_are_refused_but_nobody_elsewhere(self, limits: JudgementLimits) -> None:
        judgements = Judgements(Slow(), limits)
        await judgements.start("ada", "here", WISH, (), "en")
        with pytest.raises(Refusal, match="judge busy"):
            await judgements.start("bob", "here", WISH, (), "en")
        await judgements.start("ada", "here", WISH, (), "en")
        await judgements.start("bob", "there", WISH, (), "en")

    async def test_what_takes_too_long_is_ended(self) -> None:
        judgements = Judgements(Slow(), JudgementLimits(seconds=0.01))
        ada = await judgements.start("ada", "here", WISH, (), "en")
        *_, last = [line async for line in ada.lines()]
        assert json.loads(last)["problem"]["code"] == "work-long"

    async def test_whoever_does_not_read_is_kept_the_newest_lines(self) -> None:
        unread = await Judgements(Failing(OSError("disk"), 1_000)).start("ada", "here", WISH, (), "en")
        await asyncio.sleep(0.01)
        lines = [line async for line in unread.lines()]
        assert len(lines) == judging.MOST_LINES - 1
        assert json.loads(lines[-1])["ended"] == "failed"

    @pytest.mark.parametrize(("unread", "kept"), [(1_000, 11), (10, 1)])
    async def test_so_many_bytes_of_lines_wait_and_always_the_newest(self, unread: int, kept: int) -> None:
        judgements = Judgements(Failing(Refusal("failed"), 10), JudgementLimits(unread=unread))
        waiting = await judgements.start("ada", "here", WISH, (), "en")
        await asyncio.sleep(0.01)
        lines = [line async for line in waiting.lines()]
        assert len(lines) == kept
        assert json.loads(lines[-1])["ended"] == "failed"

    @pytest.mark.parametrize(("error", "code"), [(Refusal("judge-none"), "judge-none"), (OSError("disk"), "failed")])
    async def test_a_failure_is_refused_at_first_and_told_in_the_last_line_later(
        self, error: Exception, code: str
    ) -> None:
        with pytest.raises(Refusal) as caught:
            await Judgements(Failing(error, 0)).start("ada", "here", WISH, (), "en")
        assert caught.value.code == code
        later = await Judgements(Failing(error, 1)).start("ada", "here", WISH, (), "en")
        first, last = [line async for line in later.lines()]
        assert (first, json.loads(last)["ended"], json.loads(last)["problem"]["code"]) == (b"first\n", "failed", code)


class TestGamesThatGoOn:
    @pytest.mark.parametrize("seats", [[ME, OPEN], [ME, BOT], [ME, {"kind": "here"}]])
    def test_the_record_of_a_table_is_not_analysed_before_the_game_is_over(
        self, ada: Guest, server: Server, seats: list[dict[str, str]]
    ) -> None:
        table = ada.open_table(*seats)
        for kind in EVERYTHING:
            text = ada.http.get(f"/api/tables/{table}/record").text
            assert refused(ada, kind, **body(kind, text)) == (403, "analysis-early")
        if OPEN in seats:
            return
        with joined(server, table, ada) as socket:
            socket.play("!resign")
        text = ada.http.get(f"/api/tables/{table}/record").text
        for kind in EVERYTHING:
            assert ask(ada, kind, **body(kind, text))["status"] in (200, 201)

    def test_a_game_in_company_is_not_analysed_for_its_players_by_a_forged_end(
        self, ada: Guest, bob: Guest, server: Server
    ) -> None:
        table = ada.open_table(ME, OPEN)
        bob.sit(table, 1)
        with joined(server, table, ada) as socket, joined(server, table, bob) as other:
            for version, line in enumerate(GAME.lines[:6], 1):
                (socket, other)[line.seat].play(line.move, line.seat)
                socket.reached(version)
            forged = ada.http.get(f"/api/tables/{table}/record").text + "0 !resign\n"
            onward = str(replace(GAME, seats=("", "")))
            stranger = server.guest()
            with closing(stranger):
                for kind in ADVISING:
                    for player in (ada, bob):
                        assert refused(player, kind, **body(kind, forged, 6)) == (403, "analysis-playing")
                        assert refused(player, kind, **body(kind, onward, 10)) == (403, "analysis-playing")
                    assert ask(stranger, kind, **body(kind, forged, 6))["status"] in (200, 201)
                assert ask(ada, "judge", **body("judge", onward, 4))["status"] == 200, "an earlier position"
                assert ask(ada, "", **body("", forged, 6))["status"] == 200, "no advice"
            other.play("!resign", 1)
        for kind in ADVISING:
            assert ask(ada, kind, **body(kind, forged, 6))["status"] in (200, 201)


class TestReview:
    def test_a_recorded_game_is_reviewed(self, ada: Guest) -> None:
        found = ask(ada, "review", record=TEXT)
        assert (found["status"], found["game"]) == (200, "reversi")
        assert len(found["review"]["curves"][0]["points"]) == len(GAME.lines) + 1

    def test_a_game_whose_cards_are_not_in_the_record_is_not(self, ada: Guest) -> None:
        assert refused(ada, "review", record=str(random_record("solo", 1))) == (400, "review-dealt")


class TestSharing:
    def test_a_link_opens_the_analysis_for_anybody(self, ada: Guest, bob: Guest) -> None:
        seat, move = other_move(8)
        text = str(replace(GAME, variations=(Variation(0, 8, (Line(seat, move),), "Autrement"),)))
        shared = ask(ada, "share", record=text)
        assert (shared["status"], shared["game"], shared["record"]) == (201, "reversi", text)
        assert ask(ada, "share", record=text)["id"] == shared["id"]
        assert ask(bob, "share", record=text)["id"] != shared["id"]
        assert bob.http.get(f"/api/analysis/{shared['id']}").json() == {
            "id": shared["id"],
            "game": "reversi",
            "record": text,
        }

    def test_an_unknown_link_and_a_broken_variation_are_refused(self, ada: Guest) -> None:
        answer = ada.http.get("/api/analysis/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "analysis-unknown")
        broken = str(replace(GAME, variations=(Variation(0, 8, (Line(0, "a1"), Line(1, "a1"))),)))
        assert refused(ada, "share", record=broken) == (400, "record-line")

    async def test_the_oldest_makes_room(self, tmp_path: Path) -> None:
        clock = iter(range(100))
        store = Store(tmp_path / "tables.sqlite3", wall_clock=lambda: next(clock))
        with closing(store):
            analyses = SharedAnalyses(store, most=2)
            of_bob = await analyses.share("bob", "reversi", "text")
            made = [await analyses.share("ada", "reversi", f"text {number}") for number in range(3)]
            assert [(await analyses.find(each.id)).record for each in made[1:]] == ["text 1", "text 2"]
            with pytest.raises(Refusal, match="analysis unknown"):
                await analyses.find(made[0].id)
            assert await analyses.find(of_bob.id) == of_bob

    async def test_so_many_are_shared_in_an_hour(self, tmp_path: Path) -> None:
        store = Store(tmp_path / "tables.sqlite3")
        with closing(store):
            analyses = SharedAnalyses(store, per_hour=2)
            for person in ("ada", "bob"):
                await analyses.share(person, "reversi", "text")
            with pytest.raises(Refusal, match="often"):
                await analyses.share("cleo", "reversi", "text")

    def test_an_account_takes_its_analyses_away(self, server: Server) -> None:
        guest = server.guest()
        with closing(guest):
            before = ask(guest, "share", record=TEXT)["id"]
            sign_up(guest, "Agathe-Analyse")
            after = ask(guest, "share", record=str(random_record("reversi", 12)))["id"]
            removed = guest.http.post("/api/account/removal", json={"passphrase": PASSPHRASE})
            assert removed.status_code < 300, removed.text
            for each in (before, after):
                assert guest.http.get(f"/api/analysis/{each}").status_code == 404


class TestPlayingOn:
    def test_a_table_begins_at_a_position_and_is_not_rated(self, ada: Guest, server: Server) -> None:
        seat, move = other_move(8)
        text = str(replace(GAME, variations=(Variation(0, 8, (Line(seat, move),)),)))
        table = ask(ada, "play", record=text, at=node(1, 9), seat=1 - seat, level="novice", name="Ada")
        assert (table["status"], table["rated"], table["friendly"]) == (201, False, True)
        assert [(each["kind"], each["yours"], each["level"]) for each in table["seats"]] == [
            ("human", True, None) if each == 1 - seat else ("bot", False, "novice") for each in range(2)
        ]
        with joined(server, table["id"], ada) as socket:
            moments = ada.http.get(f"/api/tables/{table['id']}/moments").json()
            assert [moment["move"] for moment in moments[1:]] == [*(line.move for line in GAME.lines[:8]), move]
            chosen = socket.moment["moves"][str(1 - seat)][0]
            assert socket.play(chosen, 1 - seat)["kind"] == "saved"
            assert socket.reached(11)["seat"] == seat, "the bot answers"

    @pytest.mark.parametrize(
        ("wish", "wanted"),
        [
            ({"seat": 2}, (404, "seat-unknown")),
            ({"level": "deity"}, (400, "bot-unknown")),
            ({"at": node(0, len(GAME.lines))}, (400, "game-over")),
            ({"record": str(random_record("solo", 1))}, (400, "play-on-dealt")),
        ],
    )
    def test_what_cannot_be_continued_is_refused(
        self, ada: Guest, wish: dict[str, Any], wanted: tuple[int, str]
    ) -> None:
        assert refused(ada, "play", **{**body("play", TEXT, 3), **wish}) == wanted

    def test_a_game_for_one_is_continued_with_its_own_deal_and_no_other(self, ada: Guest, server: Server) -> None:
        table = ada.open_table({"kind": "me"}, game="solo")
        deal = ada.http.get(f"/api/tables/{table}").json()["deal"]
        with joined(server, table, ada) as socket:
            for _ in range(2):
                assert socket.play(socket.moment["moves"]["0"][0], 0)["kind"] == "saved"
            socket.play("stop", 0)  # refused if no move is left, and then the game is over
        moments = ada.http.get(f"/api/tables/{table}/moments").json()
        move = max(moment["ply"] for moment in moments if moment["seat"] == 0 and moment["move"] != "stop")
        text = ada.http.get(f"/api/tables/{table}/record").text
        wish = body("play", text, move - 1) | {"seat": 0, "level": "novice", "deal": deal}
        begun = ask(ada, "play", **wish)
        assert (begun["status"], begun["deal"], begun["friendly"]) == (201, deal, True)
        with joined(server, begun["id"], ada) as socket:
            assert socket.play(moments[move]["move"], 0)["kind"] == "saved"
        again = ada.http.get(f"/api/tables/{begun['id']}/moments").json()
        assert [each["move"] for each in again] == [each["move"] for each in moments[: len(again)]]
        assert refused(ada, "play", **wish | {"deal": "another8"}) == (400, "play-on-dealt")

    def test_a_game_with_secrets_is_continued_from_its_whole_record(self, ada: Guest) -> None:
        record = random_record("reflecto", 3, most=12)
        table = ask(ada, "play", **body("play", str(record), 8))
        assert table["status"] == 201
        moments = ada.http.get(f"/api/tables/{table['id']}/moments").json()
        assert len(moments) >= 9
        assert not moments[8]["view"]["hands"][1], "the bot's word is hidden again"
