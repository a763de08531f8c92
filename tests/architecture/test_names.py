"""Nothing outside a game's folder names a game: neither the library nor the client, apart from their tests."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import galerie

SOURCE: Final = Path(galerie.__file__).parent
CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
GAME_NAMES: Final = sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))
NAMED: Final = re.compile(
    "|".join(rf"(?<![a-zA-Z])(?:{name}|{name.title()}|{name.upper()})(?![a-z])" for name in GAME_NAMES)
)

TEXT: Final = {".c", ".css", ".ftl", ".h", ".html", ".md", ".py", ".pyi", ".svelte", ".svg", ".ts", ".tsv", ".txt"}

EXCEPTIONS: Final = {
    "lexicon/data/LICENCE-MPL-2.0.txt": {"copyright"},  # the word of the law
    "svg/fonts/cormorant-garamond.licence.txt": {"copyright"},
    "svg/fonts/figtree.licence.txt": {"copyright"},
    "texts/fr/app.ftl": {"miroir"},  # the French for a mirror: “Ce miroir ne reflète rien”
}
"""The files that use a game's name as a common word, and which."""


def shared(root: Path) -> Iterator[Path]:
    """Every text file that belongs to no game. The built client is left out, and what serves the client's tests."""
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).parts
        of_a_game = parts[0] == "games" and len(parts) > 2
        for_tests = path.name.endswith(".test.ts") or path.name == "examples.ts"
        if path.suffix in TEXT and parts[0] != "client" and not of_a_game and not for_tests:
            yield path


def named(text: str) -> set[str]:
    """The games that a text names, with accents or without."""
    plain = "".join(each for each in unicodedata.normalize("NFD", text) if not unicodedata.combining(each))
    return {found.lower() for found in NAMED.findall(plain)}


@pytest.mark.parametrize("root", [SOURCE, CLIENT], ids=["library", "client"])
def test_no_file_outside_a_games_folder_names_a_game(root: Path) -> None:
    naming = {str(path.relative_to(root)): named(path.read_text(encoding="utf-8")) for path in shared(root)}
    assert len(naming) > 50
    wrong = {name: games - EXCEPTIONS.get(name, set()) for name, games in naming.items()}
    assert not {name: games for name, games in wrong.items() if games}


def test_every_exception_is_still_needed() -> None:
    for name, games in EXCEPTIONS.items():
        assert named((SOURCE / name).read_text(encoding="utf-8")) == games


def test_a_name_is_found_in_any_spelling_but_not_inside_another_word() -> None:
    assert GAME_NAMES
    for name in GAME_NAMES:
        assert named(f"the {name.upper()}: rules") == named(f"{name}_board") == named(f"{name.title()}View") == {name}
        assert named(f"{name}s") == set()
    assert named("résolution") == set()
