"""Othello's formats: any game survives each of them, dialects are read, and bad files are refused with a reason."""

from dataclasses import replace
from random import Random
from struct import pack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galerie import formats
from galerie.core import BadRecord, Match, Record, Refusal
from galerie.core.record import read_line, replay
from galerie.games import GAMES, reversi
from galerie.games.reversi.formats.game import from_record
from galerie.texts import LANGUAGES, explain

OTHELLO = reversi.Options(othello=True)
TRANSCRIPT = "f5d6c3d3c4f4f6f3e6e7"
START = "---------------------------O*------*O---------------------------"


def random_record(seed: int, plies: int, ending: str = "", timed: bool = False) -> Record:
    """A game of Othello at random, broken off after so many plies or ended in one of the usual ways."""
    rng = Random(seed)
    match = Match.begin(reversi.GAME, options=OTHELLO)
    while not match.outcome and len(match.line) < plies:
        (seat,) = match.to_act
        match = match.play(rng.choice(list(match.moves(seat))))
    lines = [event.line for event in match.line]
    if not match.outcome:
        lines += {
            "resigned": [read_line("1 !resign")],
            "time": [read_line("* !flag 0")],
            "agreed": [read_line("0 !draw"), read_line("1 !agree")],
        }.get(ending, [])
    record = Record.of(reversi.GAME, OTHELLO, ("Ann [1]", "Bob\\"), lines)
    if not timed or not lines:
        return record
    # a forced pass takes no time, nor does what ends the game
    times = [0]
    for line in lines[1:]:
        times.append(times[-1] + (0 if line.move == "pass" or line.move[0] == "!" else rng.randrange(60_000)))
    return replace(record, times=tuple(times))


GAMES_OF_OTHELLO = st.builds(
    random_record,
    st.integers(0, 2**32),
    st.integers(0, 70),
    st.sampled_from(["", "resigned", "time", "agreed"]),
    st.booleans(),
)


def through(record: Record, name: str) -> formats.Collection:
    """The record, written in a format and read again."""
    own = formats.read(str(record).encode())
    return formats.read(formats.written(own, 0, name).encode())


@settings(max_examples=40, deadline=None)
@given(GAMES_OF_OTHELLO)
def test_every_game_survives_ggf(record: Record) -> None:
    again = through(record, "ggf").record(0)
    assert again == replace(record, seats=("Ann (1)", "Bob\\"), times=again.times)
    moved = sum(not line.move.startswith("!") for line in record.lines)
    assert again.times[:moved] == record.times[:moved]


@settings(max_examples=40, deadline=None)
@given(GAMES_OF_OTHELLO)
def test_every_game_survives_sgf(record: Record) -> None:
    assert through(record, "sgf").record(0) == replace(record, times=())


@settings(max_examples=40, deadline=None)
@given(GAMES_OF_OTHELLO.filter(lambda record: any(line.move[0] != "!" for line in record.lines)))
def test_the_moves_of_every_game_survive_a_transcript(record: Record) -> None:
    moves = tuple(line for line in record.lines if not line.move.startswith("!"))
    assert through(record, "transcript").record(0).lines == moves


@settings(max_examples=40, deadline=None)
@given(GAMES_OF_OTHELLO)
def test_the_moves_of_every_game_survive_wthor(record: Record) -> None:
    moves = tuple(line for line in record.lines if not line.move.startswith("!"))
    squares = [line.move for line in moves if line.move != "pass"]
    assert formats.read(wtb([squares])).record(0).lines == moves


@settings(max_examples=20, deadline=None)
@given(GAMES_OF_OTHELLO, st.sampled_from(["obf", "board"]))
def test_the_last_position_of_every_game_is_a_board_line(record: Record, name: str) -> None:
    own = formats.read(str(record).encode())
    text = formats.written(own, 0, name)
    *_, last = replay(GAMES, record)
    assert text[:64] == last.view().board.replace("b", "X").replace("g", "O").replace(".", "-")
    collection = formats.read(text.encode())
    assert formats.written(collection, 0, name) == text
    if last.position.outcome is None and last.line:
        assert text[65] == "XO"[next(iter(last.position.to_act))]
        with pytest.raises(BadRecord, match="reversi format position"):
            collection.record(0)


def test_a_drawn_start_becomes_its_eight_moves() -> None:
    match = Match.begin(reversi.GAME, options=reversi.Options(othello=True, balanced=True)).settled(Random(3))
    record = Record.of(reversi.GAME, match.options, ("a", "b"), [event.line for event in match.line])
    assert "".join(line.move for line in through(record, "transcript").record(0).lines) == record.lines[0].move


@pytest.mark.parametrize("words", [(), ("one_line", "othello"), ("parallel", "othello")])
def test_games_with_other_conventions_are_not_written_falsely(words: tuple[str, ...]) -> None:
    record = Record("reversi", 1, words, ("a", "b"))
    with pytest.raises(BadRecord, match="reversi format options"):
        from_record(record)


def test_a_record_of_another_game_is_refused() -> None:
    record = Record("solo", 1, (), ("a",))
    with pytest.raises(BadRecord, match="format game"):
        formats.written_record(record, "ggf")


GGS = (
    "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ann+]PW[bob]RB[2197.01]RW[2199.72]TI[05:00//02:00]TY[8]"
    "RE[+0.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
    "B[f5//2.64]W[D6/-2.39/0.01]B[C3//5]W[d3]B[c4/1/];)\n"
    f"2 (;GM[othello]PB[x]PW[y]TY[s8r8]RE[-12.00:r]BO[8 {START} *]B[F5];)"
    f"(;GM[Othello]PB[y]PW[x]TY[8]BO[8 {START} *]B[d3]W[c5];)\n"
)


def test_ggf_of_the_server_is_read_with_times_and_several_games() -> None:
    found = formats.read(GGS.encode())
    assert found.format == "ggf"
    assert [entry.title for entry in found.entries] == ["ann+ – bob, 2003.12.15_13:24:03.MST", "x – y", "y – x"]
    first = found.record(0)
    assert [str(line) for line in first.lines] == ["0 f5", "1 d6", "0 c3", "1 d3", "0 c4"]
    assert first.times == ()  # two moves have none
    assert [str(line) for line in found.record(1).lines] == ["0 f5", "0 !resign"]
    assert found.record(2).seats == ("y", "x")


def test_passes_are_written_or_not_and_read_all_the_same() -> None:
    game = long_game_with_a_pass()
    written = formats.written(formats.read(str(game).encode()), 0, "ggf")
    assert "[PA]" in written
    for other in (written.replace("[PA]", "[pass]"), written.replace("[PA]", "[PA//0.38]"), without_passes(written)):
        assert formats.read(other.encode()).record(0).lines == game.lines


def long_game_with_a_pass() -> Record:
    records = (random_record(seed, 70) for seed in range(100))
    return next(record for record in records if any(line.move == "pass" for line in record.lines))


def without_passes(text: str) -> str:
    return text.replace("B[PA]", "").replace("W[PA]", "")


SGFS = [
    "(;FF[4]GM[2]AP[edax:4.5.5]\nPC[Edax]\nPB[?]PW[?]\nSZ[8]AB[e4][d5]AW[d4][e5]PL[B]\nB[f5];W[d6];\nB[c3];W[d3];\nB[c4];)",
    "(;GM[2]FF[4]PB[a \\] b]PW[c];B[fe];W[df];B[cc];W[dc];B[cd])",
    "(;GM[2](;B[f5];W[d6](;B[c3];W[d3];B[c4])(;B[e3]))(;B[d3]))",
]


@pytest.mark.parametrize("text", SGFS)
def test_sgf_of_other_programs_is_read_along_its_main_line(text: str) -> None:
    record = formats.read(text.encode()).record(0)
    assert "".join(line.move for line in record.lines) == TRANSCRIPT[:10]


@pytest.mark.parametrize(
    "text", [TRANSCRIPT.upper(), "1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7", "f5-d6-c3-d3-c4-f4-f6-f3-e6-e7"]
)
def test_transcripts_are_read_in_their_usual_spellings(text: str) -> None:
    assert "".join(line.move for line in formats.read(text.encode()).record(0).lines) == TRANSCRIPT


def test_a_start_of_its_own_is_kept_between_formats_but_is_no_record() -> None:
    text = "OX------" + START[8:] + " X;d3c3"
    found = formats.read(text.replace("*", "X").encode())
    ggf = formats.written(found, 0, "ggf")
    assert "BO[8 O*------" in ggf
    for name in ("sgf", "transcript"):
        other = formats.read(formats.written(formats.read(ggf.encode()), 0, name).encode())
        assert formats.written(other, 0, "ggf") == formats.written(formats.read(ggf.encode()), 0, "ggf")
    with pytest.raises(BadRecord, match="reversi format start"):
        found.record(0)


def wtb(games: list[list[str]], *, count: int | None = None, size: int = 8, kind: int = 0) -> bytes:
    """A WTHOR file by the letter of its description: 16 bytes, then 68 for each game."""
    header = pack("<4BIHH4B", 20, 1, 12, 31, len(games) if count is None else count, 0, 2001, size, kind, 22, 0)
    bodies = []
    for squares in games:
        codes = bytes(10 * int(each[1]) + "abcdefgh".index(each[0]) + 1 for each in squares)
        bodies.append(pack("<HHHBB", 1, 0, 2, 32, 32) + codes.ljust(60, b"\0"))
    return header + b"".join(bodies)


def names(words: list[str], size: int) -> bytes:
    header = pack("<4BIHH4B", 20, 1, 12, 31, 0, len(words), 0, 0, 0, 0, 0)
    return header + b"".join(word.encode("latin-1").ljust(size, b"\0") for word in words)


def test_wthor_has_names_from_its_other_files_and_numbers_without_them() -> None:
    data = wtb([[TRANSCRIPT[at : at + 2] for at in range(0, 20, 2)], ["f5", "f6"]])
    assert formats.read(data).record(0).seats == ("#0", "#2")
    others = {".jou": names(["Tastet", "Feldborg", "P\xe9rez"], 20),
              ".trn": names(["divers", "Coupe de Fran\xe7e"], 26)}  # fmt: skip
    found = formats.read(data, others)
    assert found.record(0).seats[0] == "Tastet"
    assert found.entries[1].title == "Tastet – P\xe9rez, Coupe de Fran\xe7e 2001"
    assert "".join(line.move for line in found.record(0).lines) == TRANSCRIPT


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (wtb([["f5"]])[:-1], "reversi-wthor-truncated"),
        (wtb([["f5"]], count=2), "reversi-wthor-truncated"),
        (wtb([["f5"]])[:10], "format-unrecognised"),
        (b"\0\xff" * 40, "format-unrecognised"),
        (wtb([["f5"]], size=10), "reversi-format-type"),
        (wtb([["f5"]], kind=1), "reversi-wthor-problems"),
        (wtb([["f5"]]).replace(bytes([56]), bytes([99])), "reversi-wthor-move"),
        (wtb([["f5", "a1"]]), "reversi-format-move"),
        (b"hello", "format-unrecognised"),
        (b"", "format-unrecognised"),
        (b"f5d6a1", "reversi-format-move"),
        (b"f5passd6", "reversi-format-pass"),
        (b"(;GM[1]SZ[19];B[pd])", "reversi-format-other"),
        (b"(;GM[Othello]BO[8 ---- *]B[f5];)", "reversi-format-board"),
        (b"(;GM[Othello]TY[8]B[f5", "reversi-format-open"),
        (b"(;GM[2];B[f5];W[d6", "reversi-format-open"),
        (b"(;GM[Othello]TY[10]B[f5];)", "reversi-format-type"),
        (b"(;GM[Othello]TY[8a]B[f5];)", "reversi-format-type"),
        (b"(;GM[Othello]TY[8]KM[3.5]B[f5];)", "reversi-format-komi"),
        (b"(;GM[Othello]TY[8]W[f5];)", "reversi-format-colour"),
        (b"(;GM[Othello]TY[8]B[z9];)", "reversi-format-text"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_files_are_refused_with_a_sentence_in_both_languages(data: bytes, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        formats.read(data).record(0)
    assert refused.value.code == code
    assert all(explain(language, refused.value) for language in LANGUAGES)


def test_a_damaged_game_does_not_spoil_the_others() -> None:
    found = formats.read(wtb([["f5", "a1"], ["f5", "d6"]]))
    with pytest.raises(BadRecord):
        found.record(0)
    assert [line.move for line in found.record(1).lines] == ["f5", "d6"]


@settings(max_examples=60, deadline=None)
@given(st.one_of(st.binary(max_size=300), st.text(max_size=100).map(str.encode)), st.sampled_from(formats.names()))
def test_whatever_a_file_holds_it_is_read_or_refused(data: bytes, name: str) -> None:
    for wish in ("", name):
        try:
            found = formats.read(data, format_name=wish)
            for number in range(len(found)):
                found.record(number)
        except Refusal:
            pass
