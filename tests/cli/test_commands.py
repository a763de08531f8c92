import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from galerie import bots, deals
from galerie.cli import app
from galerie.core.options import form
from galerie.games import GAMES
from galerie.games.reversi import bots as reversi_bots
from galerie.terminal import progress, recordings
from galerie.terminal.local_table import Chair
from galerie.terminal.opponents import Opponent
from galerie.terminal.progress import Progress
from tests.terminal.stages import solo, table

SPEAKS_FRENCH = dict.fromkeys(("GALERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))


def run(*words: str, **environment: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, words, env={**SPEAKS_FRENCH, "COLUMNS": "120", **environment})
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    at = table()
    for move in ("e3", "d3"):
        assert at.person is not None
        at.play(at.person, move)
    at.resign()
    recordings.write(tmp_path / "game", at.record())
    return tmp_path / "game"


def test_games_lists_every_game_with_its_options_and_levels() -> None:
    code, out, _ = run("games")
    assert code == 0
    for game in GAMES.values():
        assert game.name in out
        assert all(choice.name in out for choice in form(game.options) if choice.offered)
        assert all(level in out for level in bots.levels(game.name))


def test_a_level_without_a_translation_is_listed_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reversi_bots, "LEVELS", {**reversi_bots.LEVELS, "deity": bots.bot("reversi", "novice")})
    code, out, _ = run("games")
    assert code == 0
    assert "novice (Colin)" in out
    assert "deity" in out


@pytest.mark.parametrize(
    ("words", "environment", "sentence"),
    [
        ([], {}, "Aucun jeu ne s'appelle « échecs ». Jeux : {games}."),
        ([], {"LANG": "de_DE.UTF-8"}, "Aucun jeu ne s'appelle « échecs ». Jeux : {games}."),
        ([], {"LANG": "en_GB.UTF-8"}, "No game is called “échecs”. Games: {games}."),
        ([], {"GALERIE_LANG": "fr", "LANG": "en_GB.UTF-8"}, "Aucun jeu ne s'appelle « échecs ». Jeux : {games}."),
        (["--lang", "en"], {"GALERIE_LANG": "fr"}, "No game is called “échecs”. Games: {games}."),
    ],
)
def test_the_language_comes_from_the_option_then_the_variable_then_the_locale(
    words: list[str], environment: dict[str, str], sentence: str
) -> None:
    assert run("play", "échecs", *words, **environment) == (2, "", sentence.format(games=", ".join(GAMES)) + "\n")


def test_the_language_may_stand_before_the_command() -> None:
    assert run("--lang", "en", "play", "chess") == (2, "", f"No game is called “chess”. Games: {', '.join(GAMES)}.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["play", "reversi", "--option", "tall"],
            "This game has no option “tall”. Options: one_line, parallel, othello, balanced.",
        ),
        (
            ["play", "reversi", "--option", "othello=2"],
            "The option “othello” does not take the value “2”. Values: no|yes.",
        ),
        (["perft", "reversi", "--seats", "3"], "Exactly 2 players."),
        (["play", "reversi", "--seat", "2"], "There is no seat 2: they run from 0 to 1."),
        (["play", "reversi", "--seat", "-1"], "There is no seat -1: they run from 0 to 1."),
        (["play", "reversi", "--seats", "3"], "Exactly 2 players."),
        (["play", "reversi", "--seats", "1", "--against", "friend"], "Exactly 2 players."),
        (["play", "reversi", "--against", "novice", "--against", "friend"], "Exactly 2 players."),
        (["play", "solo", "--seats", "2"], "Exactly one player."),
        (["play", "reversi", "--seats", "2", "--against", "friend"], "Playing needs an interactive terminal."),
        (["play", "reversi", "--against", "friend"], "Playing needs an interactive terminal."),
        (["play", "solo", "--against", "adept"], "This game is played alone: there is nobody to play against."),
        (["play", "solo", "--seat", "1"], "There is no seat 1: they run from 0 to 0."),
        (["play", "solo", "--watch", "adept"], "Playing needs an interactive terminal."),
        (["play", "reversi", "--deal", "abcd"], "This game has no deals to share."),
        (["play", "reversi", "--daily"], "This game has no deals to share."),
        (
            ["play", "copyright", "--daily", "--seats", "2"],
            "A deal is shared where one plays alone: in company somebody might know it.",
        ),
        (["play", "solo", "--deal", "abcd", "--daily"], "Either a deal or the deal of the day, not both."),
        (
            ["play", "solo", "--deal", "2999-12-31"],
            "That deal of the day has not been dealt yet: come back on the day.",
        ),
        (["words", "s*e"], "“s*e” is not a pattern: letters, “?” for any letter, “*” at the end for any ending."),
        (["games", "--lang", "de"], "No language “de” here. Languages: fr, en."),
    ],
)
def test_invalid_commands_are_refused_with_a_sentence(words: list[str], sentence: str) -> None:
    assert run("--lang", "en", *words) == (2, "", sentence + "\n")


@pytest.mark.parametrize("option", ["--against", "--watch"])
def test_an_unknown_level_is_refused_with_a_list_of_levels(option: str) -> None:
    code, _, error = run("play", "reversi", option, "deity", "--lang", "en")
    assert code == 2
    assert "deity" in error
    assert all(level in error for level in bots.levels("reversi"))


@pytest.mark.parametrize(
    ("words", "deal", "seats"),
    [
        (["solo", "--deal", " Spring "], "spring", [None]),
        (["solo", "--daily"], "2001-02-03", [None]),
        (["solo", "--watch", "adept"], "", ["adept"]),
        (["reversi", "--watch", "adept", "--against", "master", "--seat", "1"], "", ["master", "adept"]),
    ],
)
def test_the_command_sets_up_the_table(
    words: list[str], deal: str, seats: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[tuple[str, list[str | None]]] = []

    def lay(game: object, options: object, chairs: list[Chair], rng: object, deal: str, **_: object) -> None:
        laid.append((deal, [chair.level for chair in chairs]))

    monkeypatch.setattr("galerie.terminal.local_table.LocalTable", lay)
    monkeypatch.setattr(deals, "of_today", lambda: "2001-02-03")
    run("play", *words)
    assert laid == [(deal, seats)]


@pytest.mark.rule("MIR-56")
@pytest.mark.parametrize(("words", "goal"), [([], 3), (["--option", "words=5"], 5), (["--option", "seconds=15"], 9)])
def test_a_game_without_options_is_the_one_to_begin_with(
    words: list[str], goal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[int] = []
    monkeypatch.setattr(
        "galerie.terminal.local_table.LocalTable", lambda game, options, *_, **__: laid.append(options.words)
    )
    run("play", "miroir", *words)
    assert laid == [goal]


PLAYERS = {"P1": Chair(title="Player 1"), "P2": Chair(title="Player 2"), "P3": Chair(title="Player 3")}


@pytest.mark.usefixtures("coffer_game")
@pytest.mark.parametrize(
    ("words", "sitting"),
    [
        ("", "you novice"),
        ("--seats 3", "you novice novice"),
        ("--seats 3 --seat 1 --against master", "master you master"),
        ("--seats 3 --against friend", "P1 P2 P3"),
        ("--against novice --against master", "you novice master"),
        ("--against novice --against friend --seat 1", "novice P1 P2"),
        ("--against friend --against novice --seat 2 --seats 3", "P2 novice P1"),
        ("--watch adept --against novice --against master --seat 2", "novice master adept"),
    ],
)
def test_people_and_bots_can_sit_in_any_seat(
    words: str, sitting: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    laid: list[list[Chair]] = []
    monkeypatch.setattr(progress, "place", lambda: tmp_path / "learning.json")
    monkeypatch.setattr(
        "galerie.terminal.local_table.LocalTable", lambda game, options, chairs, *_, **__: laid.append(chairs)
    )
    run("play", "coffer", "--lang", "en", *words.split())
    people = PLAYERS | {"you": Chair(title="You")}
    assert laid == [[people.get(name) or Chair(level=name) for name in sitting.split()]]
    progress.write(tmp_path / "learning.json", Progress(opponents={"coffer": Opponent("master")}))
    run("play", "coffer")
    assert [chair.level for chair in laid[1]] == [None, "master"], "whoever fits, if nobody is named"


@pytest.mark.usefixtures("coffer_game")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seats 4", "2 players at least and 3 at most."),
        ("--seats 2 --seat 2", "There is no seat 2: they run from 0 to 1."),
        (
            "--seats 2 --against novice --against master",
            "With 2 players, name one opponent for all or one for each other seat, not 2.",
        ),
        ("--seats 3 --against novice --against deity", "deity"),
        ("--watch friend", "friend"),
    ],
)
def test_wrong_numbers_of_players_and_unknown_players_are_refused(words: str, sentence: str) -> None:
    code, _, error = run("play", "coffer", "--lang", "en", *words.split())
    assert code == 2
    assert sentence in error


def test_an_existing_record_is_never_overwritten(record: Path) -> None:
    before = record.read_text()
    code, _, error = run("play", "reversi", "--record", str(record), "--lang", "en")
    assert (code, error) == (2, f"The file “{record}” is already there: give another name.\n")
    assert record.read_text() == before


def test_replay_prints_moves_boards_and_the_result_without_a_terminal(record: Path) -> None:
    code, out, error = run("replay", str(record), "--lang", "en")
    assert (code, error) == (0, "")
    assert run("replay", str(record), "--print", "--lang", "en")[1] == out
    paragraphs = out.strip().split("\n\n")
    assert paragraphs[0] == "Reversi\nGold: Ada\nBlack: Blaise"
    assert paragraphs[2].startswith("1. Gold e3\n  a b c d e f g h\n")
    assert paragraphs[2].endswith("\nGold: 4 discs · reserve 29 | Black: 1 disc · reserve 30")
    assert paragraphs[3].startswith("2. Black d3\n")
    assert paragraphs[3].endswith("\nOpening: Parallel")
    assert paragraphs[4].startswith("3. Gold resigns\n")
    assert paragraphs[5].startswith("Black (Blaise) wins")


def test_replay_translates_bots_variants_and_losses_on_time(tmp_path: Path) -> None:
    header = "galerie record 1\ngame: reversi\nrules: 1\noptions: one_line\nseat 0:\nseat 1: bot adept\n"
    (tmp_path / "game").write_text(f"{header}\n0 e3\n* !flag 1\n")
    code, out, error = run("replay", str(tmp_path / "game"), "--print", "--lang", "fr")
    assert (code, error) == (0, "")
    paragraphs = out.strip().split("\n\n")
    assert paragraphs[0] == "Reversi · Une seule ligne\nOr\nNoir: Clémence"
    assert paragraphs[3].startswith("2. Noir perd au temps\n")
    assert paragraphs[4] == "Or gagne. Au temps."


def test_replay_prints_a_game_played_alone(tmp_path: Path) -> None:
    at = solo()
    at.play(0, "ge3")
    at.play(0, "stop")
    recordings.write(tmp_path / "game", at.record())
    code, out, error = run("replay", str(tmp_path / "game"), "--print", "--lang", "en")
    assert (code, error) == (0, "")
    paragraphs = out.strip().split("\n\n")
    assert paragraphs[0] == "Reversi solo\nGold and black: Ada"
    assert paragraphs[2].startswith("1. Gold and black ge3\n")
    assert paragraphs[3].startswith("2. Chance e2=")
    assert paragraphs[4].endswith("\nGold and black: 0/24 won · 22 hidden")
    assert paragraphs[-1].startswith("0/24 tokens. The game was stopped here. ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "hello",
            (
                "This is not a recorded game: it should begin with “galerie record 1”, or be in one of the formats "
                "wthor, ggf, sgf, obf, board, transcript."
            ),
        ),
        ("galerie record 1\n", "The header of this recorded game is incomplete."),
        ("galerie record 1\ngame: chess\nrules: 1\nseat 0: A\n", "This recorded game is of an unknown game: “chess”."),
        (
            "galerie record 1\ngame: reversi\nrules: 1\nseat 0: A\nseat 1: B\n\n0 a1\n",
            "Line 7 of this recorded game is refused: “0 a1”. A disc on a1 would flank no opposing disc. (REV-04)",
        ),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bad"
    path.write_text(text)
    assert run("replay", str(path), "--lang", "en") == (2, "", sentence + "\n")


def test_a_missing_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    code, _, error = run("replay", str(tmp_path / "none"), "--lang", "en")
    assert code == 2
    assert error.startswith(f"The file “{tmp_path / 'none'}” cannot be read (")


def test_words_lists_the_matches_of_a_pattern_with_base_forms_and_their_number() -> None:
    assert run("words", "wHIs?") == (0, "whist  whist\n", "1 mot.\n")
    assert run("words", "whis*", "--most", "3", "--lang", "en") == (
        0,
        "whisky    whisky\nwhist     whist\nwhiskies  whisky\n",
        "5 words; here are the 3 commonest.\n",
    )
    assert run("words", "zzz?") == (1, "", "Aucun mot.\n")


def test_help_loads_neither_the_full_screen_nor_the_web_server() -> None:
    script = (
        "import sys\n"
        "from galerie.cli import app\n"
        "app(['--help'], standalone_mode=False)\n"
        "print([name for name in ('textual', 'litestar', 'uvicorn', 'fluent') if name in sys.modules])\n"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.strip().endswith("[]")


@pytest.mark.parametrize(("words", "code", "begins"), [(["play", "chess"], 2, "Aucun jeu"), (["games"], 0, "")])
def test_a_real_process_shows_no_traceback_even_without_accents(words: list[str], code: int, begins: str) -> None:
    script = "from galerie.cli import main; main()"
    environment = {**os.environ, "GALERIE_LANG": "fr", "PYTHONIOENCODING": "ascii"}
    result = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, env=environment)
    assert result.returncode == code
    assert result.stderr.decode(errors="replace").startswith(begins)
    assert b"Traceback" not in result.stderr
