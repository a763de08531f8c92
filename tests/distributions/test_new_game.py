"""The steps of docs/adding-a-game.md, as a stranger follows them."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from galerie.core.record import loads
from tests.distributions.installing import BIN, call, run

REPOSITORY = Path(__file__).parent.parent.parent
GUIDE = REPOSITORY / "docs" / "adding-a-game.md"


def test_the_guide_has_only_steps_that_are_tried_here() -> None:
    steps = {
        tuple(shlex.split(line.removeprefix("$ ").partition("#")[0]))
        for block in re.findall(r"```console\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
        for line in block.splitlines()
    }
    assert steps == {
        ("galerie", "new-game", "mirage"),
        ("uv", "pip", "install", "-e", "mirage"),
        ("galerie", "games"),
        ("galerie", "play", "mirage"),
        ("galerie", "serve"),
        ("galerie", "arena", "mirage", "--players", "novice", "master", "--games", "20"),
        ("python", "-m", "pytest", "mirage"),
        ("python", "-m", "pytest", "tests/laws", "tests/secrecy", "-k", "mirage"),
        ("galerie", "new-game", "mirage", "--folder", "."),
        ("make", "setup"),
        ("python", "-m", "tests.playthroughs.make", "mirage"),
        ("make", "test", "GAME=mirage"),
    }


def test_a_new_game_is_listed_and_played_by_its_bots_to_the_end(mirage_site: Path, tmp_path: Path) -> None:
    assert "mirage" in run(mirage_site, "-m", "galerie", "games")
    contest = ("--players", "novice", "master", "--games", "20", "--records", tmp_path)
    run(mirage_site, "-m", "galerie", "arena", "mirage", *contest)
    records = [loads(path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()]
    assert len(records) == 20
    assert {record.game for record in records} == {"mirage"}


def test_a_new_game_passes_its_own_tests_ruff_and_mypy(mirage: Path, mirage_site: Path) -> None:
    call([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], mirage, mirage_site)
    call([BIN / "ruff", "format", "--no-cache", "--check", "."], mirage)
    call([BIN / "ruff", "check", "--no-cache", "."], mirage)
    call(
        [BIN / "mypy", "--cache-dir", str(REPOSITORY / ".mypy_cache" / "mirage"), "src", "tests"],
        mirage,
        mirage / "src",
    )


def test_its_texts_and_rules_are_there_in_both_languages(mirage_site: Path) -> None:
    asked = "from galerie.texts import law, say; print(say('fr', 'mirage-about'), law('mirage', 'en'))"
    said = run(mirage_site, "-c", asked)
    assert "jetons" in said
    assert "-03** Whoever takes the last counter wins" in said


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout of Galerie as the command looks at."""
    for package in (".", "bots", "core", "games"):
        (tmp_path / "src" / "galerie" / package).mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / "galerie" / package / "__init__.py").touch()
    shutil.copy(REPOSITORY / "pyproject.toml", tmp_path)
    return tmp_path


def test_without_a_folder_a_game_is_a_distribution_of_its_own_in_a_checkout_too(checkout: Path) -> None:
    call([BIN / "galerie", "new-game", "mirage"], checkout)
    assert (checkout / "mirage" / "pyproject.toml").exists()
    assert not (checkout / "src" / "galerie" / "games" / "mirage").exists()


def test_in_the_repository_each_part_is_written_to_its_place(checkout: Path) -> None:
    tmp_path = checkout
    call([BIN / "galerie", "new-game", "mirage", "--folder", "."], tmp_path)
    assert 'miroir = "galerie.games.miroir:GAME"' in (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    assert 'mirage = "galerie.games.mirage:GAME"' in (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    written = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert {
        "src/galerie/games/mirage/__init__.py",
        "src/galerie/games/mirage/law/fr.md",
        "tests/games/mirage/rules/test_rules.py",
        "tests/games/mirage/bots/test_bots.py",
        "docs/games/mirage.md",
    } <= written
    call([BIN / "ruff", "format", "--no-cache", "--check", "."], tmp_path)
    call([BIN / "ruff", "check", "--no-cache", "."], tmp_path)


@pytest.mark.parametrize("name", ["Mirage", "if", "class", "reversi", "a b"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    done = subprocess.run([BIN / "galerie", "new-game", name], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_written_over(mirage: Path) -> None:
    done = subprocess.run([BIN / "galerie", "new-game", "mirage"], cwd=mirage.parent, capture_output=True, text=True)
    assert done.returncode == 2
