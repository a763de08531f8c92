"""NBoard's protocol: our engine behind it, other engines in front of it, and whatever they may do wrong."""

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from queue import Queue
from random import Random

import pytest

from galerie import bots
from galerie.bots.engines import protocol
from galerie.core import BotFault, Match, Refusal
from galerie.games import reversi
from galerie.games.reversi.engines import nboard_client, nboard_server

OTHELLO = reversi.Options(othello=True)
START = "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]{};)"  # noqa: E501
PASSES = "B[D3]W[C3]B[E6]W[D2]B[D1]W[E1]B[B2]W[C1]"
"""After these moves black cannot place a disc."""


def conversation(*lines: str, level: str = "") -> list[str]:
    """What our engine answers; everything is said before it thinks, so that it does not think for long."""
    out = StringIO()
    nboard_server.serve(StringIO("\n".join(lines) + "\n"), out, level)
    return out.getvalue().splitlines()


def answers(*lines: str, level: str = "") -> list[str]:
    return [line for line in conversation(*lines, level=level) if not line.startswith(("status", "set "))]


def test_it_introduces_itself_and_answers_pings_in_order() -> None:
    said = conversation("nboard 2", "set depth 5", "ping 1", "learn", "no such command", "set contempt 3", "ping 2")
    assert said == ["set myname Galerie12", "set myname Galerie5", "pong 1", "learned", "pong 2"]


def test_it_does_not_play_its_own_move() -> None:
    said = answers("nboard 2", "set depth 3", f"set game {START.format('')}", "go", "go", "move F5/0/1", "go")
    assert said[0].split()[:2] == said[1].split()[:2]
    assert said[0].split()[1] in ("F5", "D3", "C4", "E6")
    assert said[2].split()[1] in ("F6", "F4", "D6")
    for line in said:
        mark, _, value, seconds = line.split()
        assert (mark, abs(float(value)) < 64, float(seconds) >= 0) == ("===", True, True)


def test_the_first_version_separates_by_slashes_and_sends_moves_alone() -> None:
    (said,) = answers("nboard 1", "set depth 2", f"set game {START.format('')}", "F5", "go")
    assert said.split()[1].split("/")[0] in ("F6", "F4", "D6")
    assert len(said.split("/")) == 3


def test_it_passes_where_it_must_and_says_nothing_after_the_end() -> None:
    (said,) = answers("nboard 2", f"set game {START.format(PASSES)}", "go")
    assert said == "=== PA"
    assert answers("nboard 2", f"set game {START.format(PASSES)}", "move PA", "go")[0][:4] == "=== "
    over = START.replace("O*------*O", "**------**").format("")
    assert answers("nboard 2", f"set game {over}", "go") == []


def test_hints_are_lines_of_the_search_for_the_best_moves() -> None:
    heard: Queue[str | None] = Queue()
    said: list[str] = []

    def say(line: str) -> None:
        said.append(line)
        if line == "status":
            heard.put(None)

    for line in ("nboard 2", "set depth 4", f"set game {START.format('B[F5]')}", "hint 2"):
        heard.put(line)
    nboard_server.Session(heard, say, "").run()
    lines = [line.split() for line in said if line.startswith("search")]
    assert [line[-1] for line in lines] == ["1", "1", "2", "2", "4", "4"]
    for _, moves, value, zero, _ in lines:
        assert moves[:2] in ("F6", "F4", "D6")
        assert float(value) < 64
        assert zero == "0"


def test_a_hint_ends_when_something_is_said() -> None:
    said = answers("nboard 2", "set depth 20", f"set game {START.format('B[F5]')}", "hint 1", "ping 7")
    assert [line.split()[0] for line in said] == ["search", "pong"]


def test_an_unreadable_game_or_an_illegal_move_changes_nothing() -> None:
    said = conversation("nboard 2", "set game (;GM[Othello]B[F5", "move A1", "set depth x", "go", level="child")
    unread, illegal, unknown, thinking = [line for line in said if line.startswith("status ")]
    assert "A1" in illegal or "a1" in illegal
    assert unknown == "status Not understood: set depth x"
    assert unread.endswith(".")
    assert thinking == "status Thinking"
    assert said[-2].startswith("=== ")


@contextmanager
def engine(command: str, seconds: float = 60) -> Iterator[nboard_client.NBoardEngine]:
    with closing(nboard_client.start(command, seconds)) as started:
        yield started


def played(move: "bots.Bot") -> list[str]:
    """The moves of a game that one player plays against itself."""
    match = Match.begin(reversi.GAME, options=OTHELLO)
    while not match.outcome:
        (seat,) = match.to_act
        match = match.play(str(move(match.view(seat), seat, Random(0))))
    return [str(event.move) for event in match.line]


def test_our_engine_over_the_protocol_plays_as_it_plays_directly() -> None:
    with engine(f"{sys.executable} -m galerie engine reversi --level student") as ours:
        over_the_protocol = played(lambda view, seat, rng: ours.move(view, seat, 60))
    directly = played(lambda view, seat, rng: bots.think("reversi", "student", view, seat, nboard_server.SEED))
    assert over_the_protocol == directly


FAKE = """
import sys
for line in sys.stdin:
    if line.startswith("ping"):
        print("nodestats 0 0.00")
        print("pong " + line.split()[1], flush=True)
    elif line.startswith("go"):
        {deed}
"""


def fake(folder: Path, deed: str) -> str:
    path = folder / "engine.py"
    path.write_text(FAKE.format(deed=deed))
    return f"{sys.executable} {path}"


@pytest.mark.parametrize(
    "said", ["=== F5/1.2/0.1", "=== f5 -2.00 0.1", "=== F5", "===f5", "status thinking\\nsearch D3D4 1 0 2\\n=== F5"]
)
def test_the_dialects_of_engines_are_understood(tmp_path: Path, said: str) -> None:
    view = Match.begin(reversi.GAME, options=OTHELLO).view(0)
    with engine(fake(tmp_path, f'print("{said}", flush=True)')) as other:
        assert other.move(view, 0, 60) == "f5"


def test_an_engine_may_answer_on_its_standard_error(tmp_path: Path) -> None:
    view = Match.begin(reversi.GAME, options=OTHELLO).view(0)
    with engine(fake(tmp_path, 'print("=== D3", file=sys.stderr, flush=True)')) as other:
        assert other.move(view, 0, 60) == "d3"


@pytest.mark.parametrize(("deed", "code", "seconds"), [("sys.exit(3)", "bot-died", 60), ("pass", "bot-slow", 0.5)])
def test_an_engine_that_dies_or_stalls_forfeits(tmp_path: Path, deed: str, code: str, seconds: float) -> None:
    view = Match.begin(reversi.GAME, options=OTHELLO).view(0)
    with engine(fake(tmp_path, deed)) as other, pytest.raises(BotFault) as fault:
        other.move(view, 0, seconds)
    assert fault.value.code == code


@pytest.mark.parametrize("command", ["no-such-engine-anywhere", "", "'", f"{sys.executable} -c pass"])
def test_an_engine_that_does_not_start_or_speak_is_refused(command: str) -> None:
    with pytest.raises(BotFault):
        nboard_client.start(command, 60)


def test_a_protocol_is_refused_where_it_cannot_serve() -> None:
    for game, name, code in (("solo", "", "engine-unknown"), ("reversi", "uci", "engine-protocol")):
        with pytest.raises(Refusal) as refused:
            protocol(game, name)
        assert refused.value.code == code
    with pytest.raises(Refusal, match="reversi engine options"):
        protocol("reversi").check(reversi.Options(one_line=True))
