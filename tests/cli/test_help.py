"""Help in the reader's language, the version, and completion in a shell."""

from importlib.metadata import version
from typing import Any, Final

import pytest
from typer.main import get_command

from galerie.cli import app, helping
from galerie.cli.french import HELP
from galerie.games import GAMES
from tests.cli.test_commands import run

PHRASES: Final = [*helping.phrases(get_command(app))]


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: f"{phrase[2][0]}-{phrase[1]}")
def test_every_sentence_of_the_help_is_translated(phrase: tuple[Any, str, tuple[str, ...]]) -> None:
    place, attribute, names = phrase
    assert getattr(place, attribute), "it says nothing in English"
    assert HELP.keys() & {*names}, f"{names[0]} is missing from galerie.cli.french: {getattr(place, attribute)}"


def test_no_translation_is_left_of_help_that_nobody_gives() -> None:
    assert {name for _, _, names in PHRASES for name in names} >= HELP.keys()


@pytest.mark.parametrize(
    ("words", "environment", "said"),
    [
        (("play", "--help"), {}, ["Jouer dans le terminal", "Votre place, comptée à partir de 0.", "[défaut : 0]"]),
        (
            ("play", "-h"),
            {"LANG": "en_GB.UTF-8"},
            ["Play in the terminal", "Your seat, counted from 0.", "[default: 0]"],
        ),
        (("play", "--help", "--lang", "en"), {}, ["Play in the terminal", "Show this message and exit."]),
        (("--lang=en", "puzzles", "play", "--help"), {}, ["Solve puzzles on the full screen."]),
        (
            ("puzzles", "play", "--help"),
            {},
            ["Résoudre des problèmes en plein écran.", "Afficher ce message et terminer."],
        ),
        (("replay", "--help"), {}, ["Le numéro de la partie dans un fichier de plusieurs"]),
        (("-h",), {}, ["Commandes", "Servir les jeux aux navigateurs."]),
        (("--help",), {"GALERIE_LANG": "en"}, ["Commands", "Serve the games to browsers."]),
    ],
)
def test_help_speaks_the_language_of_the_reader(
    words: tuple[str, ...], environment: dict[str, str], said: list[str]
) -> None:
    _, out, error = run(*words, **environment)
    shown = " ".join((out + error).replace("│", " ").split())
    for each in said:
        assert each in shown


@pytest.mark.parametrize("words", [("--lang", "de"), ("--lang", "de", "games"), ("games", "--lang", "de")])
def test_a_language_that_nobody_speaks_is_refused_in_a_sentence(words: tuple[str, ...]) -> None:
    code, out, error = run(*words)
    assert (code, out) == (2, "")
    assert error == "Aucune langue « de » ici. Langues : fr, en.\n"


def test_the_version_is_printed() -> None:
    assert run("--version") == (0, f"{version('galerie')}\n", "")


def completions(line: str) -> list[str]:
    """What bash is offered at the end of a line."""
    words = line.split(" ")
    _, out, _ = run(_GALERIE_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    return out.split()


def test_a_shell_completes_commands_games_and_opponents() -> None:
    assert {"play", "puzzles"} <= {*completions("galerie p")}
    assert completions("galerie play ") == [*GAMES]
    assert completions("galerie play re") == [name for name in GAMES if name.startswith("re")]
    assert completions("galerie play reversi --against ma") == ["master"]
    assert "--install-completion" in completions("galerie --i")
