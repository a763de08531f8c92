"""A game as text: written, read back, replayed; and every way a text can fail to be one."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from galerie.core import NATURE, BadOption, BadRecord, Line, Record, Refusal
from galerie.core.record import TITLE, loads, replay
from galerie.core.visible import visible
from galerie.games import GAMES
from galerie.texts import LANGUAGES, explain
from tests.toy import GAME as COFFER

TEXT = """\
galerie record 1
game: reversi
rules: 1
options: parallel othello
seat 0: Alice
seat 1: Bruno

0 c3
1 d3
0 !takeback
1 !agree
* !flag 0
"""

RECORD = Record(
    game="reversi",
    rules=1,
    options=("parallel", "othello"),
    seats=("Alice", "Bruno"),
    lines=(Line(0, "c3"), Line(1, "d3"), Line(0, "!takeback"), Line(1, "!agree"), Line(NATURE, "!flag 0")),
)

one_word = st.from_regex(r"[a-z0-9_=]{1,8}", fullmatch=True)
names = st.text(max_size=20).map(visible)
moves = st.from_regex(r"[!-~]{1,6}( [!-~]{1,6})?", fullmatch=True)
records = st.builds(
    Record,
    game=one_word,
    rules=st.integers(0, 999),
    options=st.lists(one_word, max_size=4).map(tuple),
    seats=st.lists(names, min_size=1, max_size=12).map(tuple),
    lines=st.lists(st.builds(Line, st.integers(-1, 12), moves), max_size=20).map(tuple),
    lexicon=st.none() | one_word,
)
timed_records = st.tuples(records, st.lists(st.integers(0, 10**9), min_size=20, max_size=20)).map(
    lambda pair: replace(pair[0], times=tuple(sorted(pair[1][: len(pair[0].lines)])))
)


def code(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        loads(text)
    return caught.value.code


def test_a_record_reads_as_documented() -> None:
    assert str(RECORD) == TEXT
    assert loads(TEXT) == RECORD


@given(records)
@example(Record("reversi", 1, (), ("", ""), ()))
@example(Record("reversi", 1, (), ("a: b", "0 d3"), (Line(0, "d3:ne"),)))
@example(Record("reversi", 1, (), ("galerie record 1", "* *"), ()))
def test_what_is_written_is_read_back(record: Record) -> None:
    assert loads(str(record)) == record


@given(timed_records)
def test_times_are_read_back_one_for_each_line(record: Record) -> None:
    assert loads(str(record)) == record


@pytest.mark.parametrize("times", ["1", "1 2 3 4 5 6", "5 4 3 2 1", "0 1 2 3 x", "0 1 2 3 -4"])
def test_times_that_do_not_fit_the_lines_are_refused(times: str) -> None:
    assert code(TEXT.replace("seat 1: Bruno\n", f"seat 1: Bruno\ntimes: {times}\n")) == "record-header"
    assert loads(TEXT.replace("seat 1: Bruno\n", "seat 1: Bruno\ntimes: 0 0 7 7 12\n")).times == (0, 0, 7, 7, 12)


@given(records)
def test_windows_line_ends_make_no_difference(record: Record) -> None:
    assert loads(str(record).replace("\n", "\r\n")) == record


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Zoé d'Ys", "Zoé d'Ys"),
        ("  two   spaces ", "two spaces"),
        ("new\nline", "new line"),
        ("a\r\n\r\n0 d3", "a 0 d3"),
        ("para\u2029graph \x85 \x1c", "para graph"),
        ("seat 1: x", "seat 1: x"),
        ("😀 עברית", "😀 עברית"),
        ("", ""),
    ],
)
def test_a_name_stays_on_its_line(name: str, kept: str) -> None:
    record = Record("reversi", 1, (), (name, "Bruno"), (Line(0, "c5"),))
    again = loads(str(record))
    assert again.seats == (kept, "Bruno")
    assert again.lines == (Line(0, "c5"),)


def test_what_would_steer_a_terminal_or_turn_the_writing_is_not_read() -> None:
    hostile = "Br\x1b]0;owned\x07u\x00no \u202eevil\u2066"
    assert loads(TEXT.replace("Bruno", hostile)).seats[1] == "Br ]0;owned u no evil"
    assert str(replace(RECORD, seats=("Alice", hostile))).isascii()
    with pytest.raises(Refusal) as caught:
        list(replay(GAMES, loads(TEXT.replace("0 c3", f"0 c3\x1b]0;owned\x07{'x' * 5_000}"))))
    for language in LANGUAGES:
        told = explain(language, caught.value)
        assert "\x1b" not in told
        assert len(told) < 5_000


def test_seats_keep_their_order_beyond_ten() -> None:
    seats = tuple(f"Player {seat}" for seat in range(12))
    assert loads(str(Record("crowd", 1, (), seats))).seats == seats
    shuffled = "\n".join([TITLE, "game: crowd", "rules: 1", *(f"seat {n}: Player {n}" for n in reversed(range(12)))])
    assert loads(shuffled).seats == seats


@pytest.mark.parametrize("text", ["", "\n", "hello", "galerie record 3\n", "x" + TEXT, "\x00"])
def test_a_text_with_another_title_is_no_record(text: str) -> None:
    assert code(text) == "record-title"


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("game: reversi\n", ""),
        ("game: reversi", "game:"),
        ("rules: 1\n", ""),
        ("rules: 1", "rules: one"),
        ("rules: 1", "rules: ١"),
        ("rules: 1", "rules: " + "9" * 5_000),
        ("seat 0: Alice\nseat 1: Bruno\n", ""),
        ("seat 0: Alice\n", ""),
        ("seat 1", "seat 2"),
        ("seat 1", "seat 0"),
        ("seat 1", "seat one"),
        ("rules: 1", "rules: 1\nrules: 1"),
        ("rules: 1", "rules: 1\nweather: fine"),
        ("options: parallel othello", "options:"),
        ("Bruno\n\n", "Bruno\n"),
    ],
)
def test_a_header_that_is_incomplete_or_not_understood_is_refused(written: str, instead: str) -> None:
    assert written in TEXT
    assert code(TEXT.replace(written, instead)) == "record-header"


@pytest.mark.parametrize(
    ("row", "number"),
    [("d3", 8), ("x d3", 8), ("0", 8), ("-1 d3", 8), ("٠ d3", 8), ("9999999999 d3", 8), ("", 8), ("0 c3\n\n1 d3", 9)],
)
def test_a_line_that_is_no_event_is_refused_by_its_number(row: str, number: int) -> None:
    with pytest.raises(BadRecord) as caught:
        loads(TEXT.replace("0 c3", row, 1))
    assert caught.value.code == "record-line"
    assert caught.value.details["number"] == number
    assert TEXT.replace("0 c3", row, 1).splitlines()[number - 1] == caught.value.details["line"]


def test_a_line_the_rules_refuse_is_named_by_its_number_in_the_text() -> None:
    text = TEXT.replace("1 d3", "1 a1")
    with pytest.raises(BadRecord) as caught:
        list(replay(GAMES, loads(text)))
    assert caught.value.details == {"number": 9, "line": "1 a1"}
    assert text.splitlines()[9 - 1] == "1 a1"
    told = explain("en", caught.value)
    assert told.startswith("Line 9 of this recorded game is refused: “1 a1”.")
    assert told.endswith("A disc on a1 would flank no opposing disc. (REV-04)")


def test_a_replay_gives_every_moment_from_the_start_on() -> None:
    moments = list(replay(GAMES, loads(TEXT)))
    assert [match.version for match in moments] == [0, 1, 2, 3, 4, 5]
    assert moments[4].position == moments[0].position
    assert moments[-1].outcome is not None
    assert moments[-1].outcome.reason == "time"


def test_a_replay_needs_no_dice_and_no_clock() -> None:
    lines = (Line(NATURE, "draw 3"), Line(1, "hide 2"), Line(NATURE, "late 0"), Line(0, "show"), Line(1, "show"))
    *_, last = replay({"coffer": COFFER}, Record("coffer", 1, (), ("A", "B"), lines))
    assert last.position.view(None).points == (3, 3)


def test_a_record_of_former_rules_is_replayed_by_them() -> None:
    later = replace(GAMES["reversi"], version=2, former={1: ("parallel",)})
    games = {"reversi": later}
    former, changed, today = (
        next(replay(games, Record("reversi", rules, words, ("A", "B"))))
        for rules, words in [(1, ()), (1, ("parallel=no",)), (2, ())]
    )
    assert former.options.parallel
    assert not changed.options.parallel
    assert not today.options.parallel


def test_a_record_of_an_unknown_game_or_of_other_rules_is_refused() -> None:
    for text, expected in [("game: chess", "record-game"), ("game: reversi", "record-rules")]:
        changed = TEXT.replace("game: reversi", text).replace("rules: 1", "rules: 2")
        with pytest.raises(BadRecord) as caught:
            list(replay(GAMES, loads(changed)))
        assert caught.value.code == expected


def test_options_and_seats_are_judged_as_at_a_table() -> None:
    with pytest.raises(BadOption):
        list(replay(GAMES, loads(TEXT.replace("othello", "orchids"))))
    with pytest.raises(Refusal, match="seats wrong"):
        list(replay(GAMES, loads(TEXT.replace("seat 1: Bruno\n", ""))))


@given(st.text() | st.lists(st.sampled_from(TEXT.splitlines(keepends=True))).map("".join))
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    try:
        record = loads(text)
    except BadRecord:
        return
    assert loads(str(record)) == record


@pytest.mark.parametrize("before", ["\ufeff", "\n\n", "\ufeff\r\n"])
def test_what_editors_put_before_a_record_is_passed_over(before: str) -> None:
    record = Record("reversi", 1, (), ("Alice", "Bruno"), (Line(0, "d6"),))
    assert loads(before + str(record)) == record
