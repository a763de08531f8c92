"""`galerie new-game`: the folders of a new game, with a skeleton that can be played at once."""

import re
from collections.abc import Iterator
from itertools import combinations
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from galerie.cli.language import Lang

SKELETON: Final = Path(__file__).parent / "skeleton"
SUFFIX: Final = ".txt"
"""Of every file of the skeleton, so that no tool takes it for what it will be."""

ENTRY_POINTS: Final = '[project.entry-points."galerie.games"]\n'


def new_game(
    name: Annotated[str, typer.Argument(help="Of lower-case letters and digits.", show_default=False)],
    folder: Annotated[
        Path | None,
        typer.Option(
            help="Where to write it; in a checkout of Galerie, it becomes one of its own games.",
            show_default="a folder of its name",
        ),
    ] = None,
    lang: Lang = "",
) -> None:
    """Write the folders of a new game: rules, bots, texts, law and tests, ready to be played."""
    from galerie.core import Refusal
    from galerie.games import GAMES
    from galerie.texts import say

    if not re.fullmatch("[a-z][a-z0-9]{2,23}", name) or iskeyword(name):
        raise Refusal("new-game-name", name=name)
    if name in GAMES:
        raise Refusal("new-game-taken", name=name)
    root = folder or Path(name)
    at_home = is_repository(root)
    files = dict(within_repository(root, name) if at_home else distribution(root, name))
    for path in files:
        if path.exists():
            raise Refusal("file-exists", file=str(path))
    if at_home:
        enter(root / "pyproject.toml", name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    message = "new-game-here" if at_home else "new-game-written"
    typer.echo(say(lang, message, {"name": name, "folder": str(root)}))


def is_repository(folder: Path) -> bool:
    """Whether this is a checkout of Galerie itself."""
    return (folder / "src" / "galerie" / "games" / "__init__.py").exists() and (folder / "pyproject.toml").exists()


def distribution(root: Path, name: str) -> Iterator[tuple[Path, str]]:
    """The files of a distribution of its own, which is installed beside Galerie."""
    package = f"galerie_{name}"
    yield from filled("package", root / "src" / package, name, package)
    yield from filled("tests", root / "tests", name, package)
    yield root / "pyproject.toml", told((SKELETON / "pyproject.toml.txt").read_text(encoding="utf-8"), name, package)


def within_repository(root: Path, name: str) -> Iterator[tuple[Path, str]]:
    """The files of one of our own games, each in the place where it is looked for."""
    package, tests = f"galerie.games.{name}", root / "tests" / "games" / name
    yield from filled("package", root / "src" / "galerie" / "games" / name, name, package)
    for path, text in filled("tests", tests, name, package):
        room = tests / path.stem.removeprefix("test_")
        yield room / path.name, text
        yield room / "__init__.py", ""
    yield tests / "__init__.py", ""
    page = (SKELETON / "page.md.txt").read_text(encoding="utf-8")
    yield root / "docs" / "games" / f"{name}.md", told(page, name, package)


def filled(part: str, target: Path, name: str, package: str) -> Iterator[tuple[Path, str]]:
    for source in sorted((SKELETON / part).rglob(f"*{SUFFIX}")):
        path = target / source.relative_to(SKELETON / part).with_name(source.name.removesuffix(SUFFIX))
        if path.name != "py.typed" or package == path.parent.name:  # our own package has one for all games
            yield path, told(source.read_text(encoding="utf-8"), name, package)


def told(text: str, name: str, package: str) -> str:
    words = {"name": name, "Name": name.capitalize(), "package": package, "ID": prefix(name)}
    return re.sub(r"{{(\w+)}}", lambda found: words[found[1]], text)


def prefix(name: str) -> str:
    """Three letters for the numbers of its rules, which no other game has."""
    from galerie.games import GAMES
    from galerie.texts import law

    taken = {found for game in GAMES for found in re.findall(r"\*\*([A-Z]{3})-[0-9]", law(game, "en"))}
    letters = re.sub("[^A-Z]", "", name.upper()).ljust(3, "X")
    return next(each for each in map("".join, combinations(letters + "XYZ", 3)) if each not in taken)


def enter(packaging: Path, name: str) -> None:
    """Add the game to the entry points, in the order of the alphabet."""
    before, heading, rest = packaging.read_text(encoding="utf-8").partition(ENTRY_POINTS)
    games, gap, after = rest.partition("\n\n")
    lines = sorted([*games.split("\n"), f'{name} = "galerie.games.{name}:GAME"'])
    packaging.write_text(before + heading + "\n".join(lines) + gap + after, encoding="utf-8")
